"""Set-up: the deal and the placement of the goblins (section 4.2)."""

from __future__ import annotations

from ludoteca.core.dice import dice, shuffle
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import a_start_is_empty, is_empty
from ludoteca.games.kragmortha.cards import note_drawn
from ludoteca.games.kragmortha.chain import forget_chain
from ludoteca.games.kragmortha.clauses import K_SET_07, K_SET_08
from ludoteca.games.kragmortha.codes import TOLD_GAME_STARTED, TOLD_GOBLIN_PLACED
from ludoteca.games.kragmortha.movement import forget_movement
from ludoteca.games.kragmortha.position import (
    CARDS,
    COLUMNS,
    GAZES,
    NONE,
    PLACE,
    SEATS,
    TOKENS,
    TOMES,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.turn import start_turn


@kernel
def deal(book: KragBook, p: KragPosition, seats: int, log: Table) -> None:
    if p.layout == 0:
        p.layout = book.layout_for[seats] + 1  # K-SET-01
    for seat in range(seats, SEATS):
        p.colours[seat] = NONE
    clear_table(p)
    p.rigor = book.rigor[p.layout - 1]
    shuffle_decks(book, p)
    p.starter = p.first - 1 if p.first > 0 else dice(p, seats)
    p.active = p.starter
    deal_hands(p, seats, log)
    push(p, PLACE, p.starter)
    p.phase = PLACE


@kernel
def clear_table(p: KragPosition) -> None:
    """Nobody, nothing and nowhere."""
    p.goblin[:] = NONE
    p.boots = NONE
    p.hand[:, :] = NONE
    p.face_down = NONE
    p.discard[:] = NONE
    p.gaze_owner[:] = NONE
    p.tome_owner[:] = NONE
    p.token_knower[:] = NONE
    p.taboo[:] = NONE
    p.burning = NONE
    p.titles[:] = NONE
    p.announced = NONE
    p.accuser = NONE
    p.defendant = NONE
    p.charge = NONE
    forget_movement(p)
    p.chain_length = SEATS + 1
    forget_chain(p)


@kernel
def shuffle_decks(book: KragBook, p: KragPosition) -> None:
    """K-SET-03"""
    for n in range(CARDS):
        p.deck[n] = n
    for n in range(GAZES):
        p.gaze_deck[n] = n
    for n in range(TOMES):
        p.tome_deck[n] = n
    for n in range(TOKENS):
        p.tokens[n] = book.token[n]
    shuffle(p, p.deck, CARDS)
    shuffle(p, p.gaze_deck, GAZES)
    shuffle(p, p.tome_deck, TOMES)
    shuffle(p, p.tokens, TOKENS)
    p.deck_size = CARDS
    p.gaze_deck_size = GAZES
    p.tome_deck_size = TOMES
    p.tokens_left = TOKENS


@kernel
def deal_hands(p: KragPosition, seats: int, log: Table) -> None:
    """One card at a time in seat order from the first seat (K-SET-05)."""
    c = p.colours
    note(
        log,
        TOLD_GAME_STARTED,
        EVERYBODY,
        NOBODY,
        p.layout,
        p.starter,
        c[0],
        c[1],
        colour_of(p, 2),
        colour_of(p, 3),
        colour_of(p, 4),
        colour_of(p, 5),
        colour_of(p, 6),
        colour_of(p, 7),
    )
    for n in range(3 * seats):
        seat = (p.starter + n) % seats
        p.deck_size -= 1
        p.hand[seat, n // seats] = p.deck[p.deck_size]
        p.deck[p.deck_size] = NONE
        p.hand_size[seat] += 1
    for seat in range(seats):
        note_drawn(p, seat, 0, log)


@kernel
def colour_of(p: KragPosition, seat: int) -> int:
    return p.colours[seat] if seat < p.seats else ABSENT


@kernel
def judge_placement(book: KragBook, p: KragPosition, square: int) -> int:
    """K-SET-07, -08"""
    layout = p.layout - 1
    if not is_empty(book, p, square):
        return K_SET_07
    if book.start[layout, square]:
        return 0
    if a_start_is_empty(book, p):
        return K_SET_07
    below = square - COLUMNS
    return 0 if below >= 0 and book.start[layout, below] else K_SET_08


@kernel
def place(book: KragBook, p: KragPosition, square: int, log: Table) -> None:
    seat = p.agenda[0, 1]
    p.goblin[seat] = square
    note(log, TOLD_GOBLIN_PLACED, EVERYBODY, NOBODY, seat, square)
    following = (seat + 1) % p.seats
    if following == p.starter:
        start_turn(book, p, p.starter, log)  # K-SET-10
    else:
        p.agenda[0, 1] = following
