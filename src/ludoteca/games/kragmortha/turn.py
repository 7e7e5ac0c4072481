"""The turn, and what follows by itself until somebody must decide (sections 4.3 and 5.3)."""

from __future__ import annotations

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import RUNNING, due, push
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import bound
from ludoteca.games.kragmortha.cards import (
    draw_cards,
    hand_limit,
    put_on_discard,
    take_slot,
    turn_up,
)
from ludoteca.games.kragmortha.codes import (
    TOLD_BOOTS_OFF,
    TOLD_STUCK,
    TOLD_TURN_ENDED,
    TOLD_TURN_STARTED,
)
from ludoteca.games.kragmortha.enforcement import ask_for_forbids, is_quiet, quieten
from ludoteca.games.kragmortha.gazes import draw_gaze
from ludoteca.games.kragmortha.landing import land, take_tome, token_takes_effect
from ludoteca.games.kragmortha.movement import end_movement, go_on, has_playable
from ludoteca.games.kragmortha.orders import (
    closing_acts_open,
    draw_titles,
    forget_sins,
    miss_closing_acts,
    miss_sit,
    tell_obligations,
)
from ludoteca.games.kragmortha.position import (
    A4,
    AFTER,
    AGAIN,
    BEFORE,
    BY_CAP,
    BY_STUCK,
    CRIMES,
    DEADLINE,
    DRAW_AFTER,
    DRAW_FIRST,
    FATE,
    FORBIDS,
    GAZE_DRAWN,
    GAZES,
    GO_ON,
    IMMEDIATE,
    L3,
    LANDING,
    M2,
    M4,
    MOVED,
    NEXT,
    NONE,
    NOT_EARLY,
    OF_SIT,
    PLACE,
    REACT,
    REFILL,
    SEATS,
    SETTLED,
    TOME_TAKEN,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.scoring import finish
from ludoteca.games.kragmortha.tomes import has_tome


@kernel
def go(book: KragBook, p: KragPosition, log: Table) -> None:
    """Resolves the agenda until it asks a seat for something, or the game is over."""
    while p.over == RUNNING:
        kind = due(p)
        if kind == LANDING:
            land(book, p, log)
        elif kind == GO_ON:
            go_on(book, p)
        elif kind == MOVED:
            end_movement(p, log)
        elif kind == GAZE_DRAWN:
            draw_gaze(book, p, log)
        elif kind == FATE:
            token_takes_effect(p)
        elif kind == TOME_TAKEN:
            take_tome(book, p, log)
        elif kind == FORBIDS:
            ask_for_forbids(p)
        elif p.agenda_top > 1 or kind == PLACE:
            break
        elif not is_quiet(p):
            quieten(book, p, log)
        elif kind in (BEFORE, AGAIN):
            break
        elif kind == AFTER:
            if has_tome(book, p, p.active) or closing_acts_open(p):
                break  # K-TRN-08
            p.agenda[0, 0] = REFILL
        elif kind == REFILL:
            refill(book, p, log)
        elif kind == SETTLED:
            p.agenda[0, 0] = DEADLINE
        elif kind == DEADLINE:
            meet_deadline(p)
        else:
            next_turn(book, p, log)
    p.phase = due(p)


@kernel
def start_turn(book: KragBook, p: KragPosition, seat: int, log: Table) -> None:
    """K-TRN-02"""
    p.turn += 1
    p.active = seat
    p.agenda[0, 0] = BEFORE
    p.agenda[0, 1] = seat
    p.played = 0
    p.leap = 0
    p.rites = 0
    p.announced = NONE
    p.fresh = 0
    p.slipped = 0
    p.sinned = 0
    p.convicted = 0
    for other in range(p.seats):
        p.accused[other] = 0
    note(log, TOLD_TURN_STARTED, EVERYBODY, NOBODY, p.turn, seat)
    if p.boots == seat:
        p.boots = NONE
        note(log, TOLD_BOOTS_OFF, EVERYBODY, NOBODY, seat)
    grow_older(p)
    if p.gaze_owner[M2] == seat:
        p.pokers = 0
    if bound(p, seat, M4):
        draw_titles(p, log)
    tell_obligations(p, log)
    if p.draw == DRAW_FIRST:
        draw_cards(p, seat, hand_limit(book, p, seat) + 1 - p.hand_size[seat], log)


@kernel
def grow_older(p: KragPosition) -> None:
    """Open sins grow a turn older; those of the active seat lapse (K-ENF-06)."""
    if p.sinful == 0:
        return
    for card in range(GAZES):
        if p.sinful >> card & 1:
            p.sins[card] <<= 1
            if p.gaze_owner[card] == p.active:
                lapse(p, card)


@kernel
def lapse(p: KragPosition, card: int) -> None:
    """Sins of two turns ago and older lapse; the sheet keeps them for the end."""
    for age in range(2, SEATS + 3):
        if p.sins[card] >> age & 1:
            add_crime(p, p.gaze_owner[card] * GAZES + card, p.turn - age)
    p.sins[card] &= 3
    if p.sins[card] == 0:
        forget_sins(p, card)


@kernel
def add_crime(p: KragPosition, crime: int, turn: int) -> None:
    """When the sheet is full the oldest entry makes room."""
    if p.crime_count == CRIMES:
        for n in range(CRIMES - 1):
            p.crimes[n, 0] = p.crimes[n + 1, 0]
            p.crimes[n, 1] = p.crimes[n + 1, 1]
        p.crime_count -= 1
    p.crimes[p.crime_count, 0] = crime
    p.crimes[p.crime_count, 1] = turn
    p.crime_count += 1


@kernel
def declare_stuck(book: KragBook, p: KragPosition, log: Table) -> None:
    """K-TRN-05"""
    seat = p.active
    mercy = 1 if has_playable(book, p, seat) else 0
    hand = p.hand[seat]
    count = p.hand_size[seat]
    note(
        log,
        TOLD_STUCK,
        EVERYBODY,
        NOBODY,
        seat,
        mercy,
        hand[0] if count > 0 else ABSENT,
        hand[1] if count > 1 else ABSENT,
        hand[2] if count > 2 else ABSENT,
        hand[3] if count > 3 else ABSENT,
        hand[4] if count > 4 else ABSENT,
        hand[5] if count > 5 else ABSENT,
    )
    if p.gaze_owner[A4] == seat:
        turn_up(p, log)
    for _ in range(count):
        put_on_discard(p, take_slot(p, seat, 0))
    limit = hand_limit(book, p, seat)
    draw_cards(p, seat, limit if p.draw == DRAW_FIRST else min(count, limit), log)
    p.early = BY_STUCK
    end_turn(p, log)


@kernel
def refill(book: KragBook, p: KragPosition, log: Table) -> None:
    """K-TRN-10"""
    if not p.early:
        miss_closing_acts(p)
    if p.draw == DRAW_AFTER:
        draw_cards(p, p.active, hand_limit(book, p, p.active) - p.hand_size[p.active], log)
    end_turn(p, log)


@kernel
def end_turn(p: KragPosition, log: Table) -> None:
    early = 1 if p.early and p.early != BY_STUCK else 0
    note(log, TOLD_TURN_ENDED, EVERYBODY, NOBODY, p.turn, p.active, early, p.early)
    p.early = NOT_EARLY
    p.lens = 0
    p.leap = 0
    p.agenda[0, 0] = SETTLED


@kernel
def meet_deadline(p: KragPosition) -> None:
    """A standing L3 holder to the right must have sat down by now (K-TRN-14, K-ORD-19)."""
    holder = (p.active + p.seats - 1) % p.seats
    if not p.standing or not bound(p, holder, L3):
        p.agenda[0, 0] = NEXT
    elif p.reactions == IMMEDIATE:
        push(p, REACT, holder, OF_SIT)
    else:
        miss_sit(p)


@kernel
def next_turn(book: KragBook, p: KragPosition, log: Table) -> None:
    if p.turn >= p.turn_cap:
        finish(book, p, BY_CAP, NONE, log)  # K-END-06
    else:
        start_turn(book, p, (p.active + 1) % p.seats, log)
