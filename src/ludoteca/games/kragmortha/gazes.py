"""Gazes: drawn, moved and removed, with the marks their orders leave (section 4.10)."""

from __future__ import annotations

from ludoteca.core.dice import dice
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import distance, is_taboo
from ludoteca.games.kragmortha.cards import turn_up
from ludoteca.games.kragmortha.clauses import K_ORD_21
from ludoteca.games.kragmortha.codes import (
    TOLD_GAZE_DRAWN,
    TOLD_GAZE_MOVED,
    TOLD_GAZE_REJECTED,
    TOLD_GAZE_REMOVED,
    TOLD_ORDER_SET,
)
from ludoteca.games.kragmortha.orders import forget_sins
from ludoteca.games.kragmortha.position import (
    A3,
    A4,
    BLANK,
    BY_GAZE,
    COLUMNS,
    GAZES,
    GREETED,
    L3,
    L4,
    M1,
    M2,
    M4,
    MOUTH_OFF,
    MOUTH_ON,
    NONE,
    PADS_OFF,
    PADS_ON,
    PHYSICAL,
    SQUARES,
    STOOD,
    TABOOS,
    V1,
    V2,
    V4,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.scoring import finish


@kernel
def takes_no_part(book: KragBook, p: KragPosition, seat: int, part: int) -> bool:
    """Whether a gaze of a body part is rejected (K-GAZ-02, -05)."""
    if p.veto[seat] >> part & 1:
        return True
    for card in range(GAZES):
        if p.gaze_owner[card] == seat and book.part[card] == part:
            return True
    return False


@kernel
def put_under(p: KragPosition, card: int) -> None:
    for n in range(p.gaze_deck_size, 0, -1):
        p.gaze_deck[n] = p.gaze_deck[n - 1]
    p.gaze_deck[0] = card
    p.gaze_deck_size += 1


@kernel
def take_top(p: KragPosition) -> int:
    last = p.gaze_deck_size - 1
    card = p.gaze_deck[last]
    p.gaze_deck[last] = NONE
    p.gaze_deck_size = last
    return card


@kernel
def draw_gaze(book: KragBook, p: KragPosition, log: Table) -> None:
    """K-GAZ-01 to -03, for the entry on top of the agenda."""
    entry = p.agenda[p.agenda_top - 1]
    seat, cause = entry[1], entry[2]
    pop(p)
    reveal(p)
    found = BLANK
    for _ in range(p.gaze_deck_size):
        card = take_top(p)
        if not takes_no_part(book, p, seat, book.part[card]):
            found = card
            break
        put_under(p, card)
        note(log, TOLD_GAZE_REJECTED, EVERYBODY, NOBODY, seat, card)
    p.gazes[seat] += 1
    note(log, TOLD_GAZE_DRAWN, EVERYBODY, NOBODY, seat, found, cause, p.gazes[seat])
    if found == BLANK:
        p.blanks[seat] += 1
    else:
        come_to(p, seat, found, log)
    if p.gazes[seat] >= p.gaze_limit:
        finish(book, p, BY_GAZE, seat, log)  # K-END-01


@kernel
def come_to(p: KragPosition, seat: int, card: int, log: Table) -> None:
    """A gaze binds its new owner, and its set-up is made (K-GAZ-04)."""
    p.gaze_owner[card] = seat
    p.fresh |= 1 << card
    if p.orders == PHYSICAL:
        return
    if card == V1:
        p.taboo_new = 1
    elif card == L4:
        p.burning = dice(p, 4)
        note(log, TOLD_ORDER_SET, EVERYBODY, NOBODY, seat, L4, ABSENT, p.burning)


@kernel
def leave(p: KragPosition, card: int, log: Table) -> None:
    """A gaze leaves its owner, and with it all it brought (K-OBL-09)."""
    seat = p.gaze_owner[card]
    if card == A4:
        turn_up(p, log)
    elif card == V1:
        p.taboo[:] = NONE
        p.taboo_new = 0
        p.forbidders = 0
    elif card == L4:
        p.burning = NONE
    elif card == M4:
        p.titles[:] = NONE
        p.rites &= ~GREETED
    elif card == V4:
        p.announced = NONE
    elif card == L3:
        p.standing = 0
        p.rites &= ~STOOD
    elif card == V2:
        p.glory_due = 0
    elif card == M2:
        p.pokers = 0
    elif card == M1:
        p.rites &= ~(MOUTH_ON | MOUTH_OFF)
    elif card == A3:
        p.rites &= ~(PADS_ON | PADS_OFF)
    p.gazes[seat] -= 1
    p.gaze_owner[card] = NONE
    p.fresh &= ~(1 << card)
    p.slipped &= ~(1 << card)
    forget_sins(p, card)


@kernel
def remove_gaze(p: KragPosition, seat: int, gaze: int, log: Table) -> None:
    """Absolution (K-TOM-04)."""
    note(log, TOLD_GAZE_REMOVED, EVERYBODY, NOBODY, seat, gaze)
    if gaze == BLANK:
        p.blanks[seat] -= 1
        p.gazes[seat] -= 1
    else:
        leave(p, gaze, log)
        put_under(p, gaze)


@kernel
def move_gaze(p: KragPosition, seat: int, target: int, gaze: int, log: Table) -> None:
    """Finger of Blame (K-TOM-07, K-GAZ-04)."""
    note(log, TOLD_GAZE_MOVED, EVERYBODY, NOBODY, seat, target, gaze)
    if gaze == BLANK:
        p.blanks[seat] -= 1
        p.gazes[seat] -= 1
        p.blanks[target] += 1
    else:
        leave(p, gaze, log)
        come_to(p, target, gaze, log)
    p.gazes[target] += 1


@kernel
def judge_forbidden(book: KragBook, p: KragPosition, square: int) -> int:
    """A square that V1 may forbid (K-ORD-21)."""
    layout = p.layout - 1
    own = p.goblin[p.gaze_owner[V1]]
    if not book.field[layout, square] or book.desk[layout, square]:
        return K_ORD_21
    if square // COLUMNS == book.start_row[layout] or square == own or is_taboo(p, square):
        return K_ORD_21
    if distance(square, own) == 1:
        for n in range(TABOOS):
            if p.taboo[n] != NONE and distance(p.taboo[n], own) == 1:
                return K_ORD_21
    return 0


@kernel
def forbid_square(p: KragPosition, square: int, log: Table) -> None:
    n = 0
    while p.taboo[n] != NONE:
        n += 1
    p.taboo[n] = square
    note(log, TOLD_ORDER_SET, EVERYBODY, NOBODY, p.gaze_owner[V1], V1, square)


@kernel
def done_forbidding(book: KragBook, p: KragPosition, seat: int, log: Table) -> None:
    p.forbidders &= ~(1 << seat)
    if p.forbidders == 0:
        forbid_by_dice(book, p, log)


@kernel
def forbid_by_dice(book: KragBook, p: KragPosition, log: Table) -> None:
    """Once nobody is left to forbid a square, dice choose the rest."""
    while p.taboo[TABOOS - 1] == NONE:
        allowed = 0
        for square in range(SQUARES):
            if judge_forbidden(book, p, square) == 0:
                allowed += 1
        chosen = dice(p, allowed)
        for square in range(SQUARES):
            if judge_forbidden(book, p, square) == 0:
                if chosen == 0:
                    forbid_square(p, square, log)
                    break
                chosen -= 1


@kernel
def ask_to_forbid(p: KragPosition) -> None:
    """A new V1: the first three seats to the left of its holder are to forbid a square each."""
    p.taboo_new = 0
    holder = p.gaze_owner[V1]
    for n in range(1, min(TABOOS, p.seats - 1) + 1):
        p.forbidders |= 1 << (holder + n) % p.seats
