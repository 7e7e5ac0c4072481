"""The fog of H2 (K-ORD-06): what its holder sees of the creatures, and guesses at the others."""

from __future__ import annotations

import numpy as np

from ludoteca.core.dice import dice
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, due
from ludoteca.core.record import UNKNOWN
from ludoteca.games.kragmortha.board import drives_rigor, is_empty, sees
from ludoteca.games.kragmortha.offers import legal
from ludoteca.games.kragmortha.position import (
    AFTER_DESK,
    AFTER_MEETING,
    BY_NOTHING,
    BY_PORTAL,
    BY_SHOVE,
    CLOAK,
    COLUMNS,
    NONE,
    RELOCATE,
    RIGOR,
    SHOVE,
    SQUARES,
    STEP,
    VOTE,
    KragBook,
    KragPosition,
)

TRIES = 400  # placements tried until one offers the holder what it is offered
ROOM = 512  # codes `legal` may write


@kernel
def show_fog(book: KragBook, p: KragPosition, seat: int, out: KragPosition) -> None:
    """Creatures out of sight are hidden, and the squares a movement passed there."""
    for other in range(p.seats):
        if not sees(p, seat, p.goblin[other]):
            out.goblin[other] = UNKNOWN
    if drives_rigor(p, seat):
        hide_chain(p, seat, out)
        out.offer = offered(book, p, seat)
        return
    if not sees(p, seat, p.rigor):
        out.rigor = UNKNOWN
        out.compass = compass_to(p.goblin[seat], p.rigor)
    out.origin = seen_square(p, seat, p.origin)
    out.first_square = seen_square(p, seat, p.first_square)
    out.last_square = seen_square(p, seat, p.last_square)
    hide_chain(p, seat, out)
    out.offer = offered(book, p, seat)


@kernel
def hide_chain(p: KragPosition, seat: int, out: KragPosition) -> None:
    for n in range(p.chain_length):
        out.chain_square[n] = seen_square(p, seat, p.chain_square[n])
    out.chain_back = seen_square(p, seat, p.chain_back)


@kernel
def seen_square(p: KragPosition, seat: int, square: int) -> int:
    return square if square != NONE and sees(p, seat, square) else UNKNOWN


@kernel
def compass_to(start: int, end: int) -> int:
    """One of eight directions, by the signs of the column and row differences."""
    column, row = end % COLUMNS - start % COLUMNS, end // COLUMNS - start // COLUMNS
    if row > 0:
        return 1 if column == 0 else 2 if column > 0 else 8
    if row < 0:
        return 5 if column == 0 else 4 if column > 0 else 6
    return 3 if column > 0 else 7


@kernel
def offered(book: KragBook, p: KragPosition, seat: int) -> int:
    """The seat's legal decisions as one number, so that guesses can offer the same."""
    codes = np.empty(ROOM, np.int32)
    total = 0
    for n in range(legal(book, p, seat, codes)):
        total = total * 31 + int(codes[n]) + 1 & (1 << 40) - 1
    return total


@kernel
def guess_creatures(
    book: KragBook, p: KragPosition, seat: int, compass: int, offer: int, source: KragPosition
) -> None:
    """Hidden creatures on squares out of sight, so that the seat is offered what it is."""
    hidden = 0
    for other in range(p.seats):
        if p.goblin[other] == UNKNOWN:
            hidden |= 1 << other
    rigor_hidden = p.rigor == UNKNOWN
    path = squares_unknown(p)
    for _ in range(TRIES):
        if rigor_hidden:
            p.rigor = UNKNOWN
        for other in range(p.seats):
            if hidden >> other & 1:
                p.goblin[other] = UNKNOWN
        if rigor_hidden:
            p.rigor = random_square(book, p, seat, compass, source)
        for other in range(p.seats):
            if hidden >> other & 1:
                p.goblin[other] = random_square(book, p, seat, 0, source)
        join_those_who_meet(book, p, seat, hidden, rigor_hidden, source)
        retrace(p, seat, hidden, path)
        if offered(book, p, seat) == offer and somebody_can_go_on(book, p):
            return


@kernel
def squares_unknown(p: KragPosition) -> int:
    """Which squares of the movement's path are not known, as bits."""
    bits = 0
    if p.origin == UNKNOWN:
        bits |= 1
    if p.first_square == UNKNOWN:
        bits |= 2
    if p.last_square == UNKNOWN:
        bits |= 4
    return bits


@kernel
def random_square(
    book: KragBook, p: KragPosition, seat: int, compass: int, source: KragPosition
) -> int:
    """An empty square out of the seat's sight, in the compass direction if there is one."""
    count = 0
    for square in range(SQUARES):
        if may_hide(book, p, seat, compass, square):
            count += 1
    chosen = dice(source, count)
    for square in range(SQUARES):
        if may_hide(book, p, seat, compass, square):
            if chosen == 0:
                return square
            chosen -= 1
    return NONE


@kernel
def may_hide(book: KragBook, p: KragPosition, seat: int, compass: int, square: int) -> bool:
    if not is_empty(book, p, square) or sees(p, seat, square):
        return False
    if compass:
        return compass_to(p.goblin[seat], square) == compass
    return not book.desk[p.layout - 1, square]


@kernel
def join_those_who_meet(
    book: KragBook,
    p: KragPosition,
    seat: int,
    hidden: int,
    rigor_hidden: bool,
    source: KragPosition,
) -> None:
    """Inside a movement two creatures may share a square, or stand where an effect caught them."""
    entry = p.agenda[p.agenda_top - 1]
    goblin = entry[1]
    if entry[0] == SHOVE:
        victim = p.chain[p.chain_length - 1]
        if (p.movement != BY_SHOVE or p.chain_length > 2) and hidden >> victim & 1:
            p.goblin[victim] = p.goblin[goblin]
    elif entry[0] == CLOAK or (entry[0] == RELOCATE and entry[2] == AFTER_MEETING):
        if hidden >> goblin & 1 and rigor_hidden:
            p.goblin[goblin] = p.rigor
    elif entry[0] == RELOCATE and hidden >> goblin & 1:
        move_to_landing(book, p, seat, goblin, entry[2], source)


@kernel
def move_to_landing(
    book: KragBook, p: KragPosition, seat: int, goblin: int, cause: int, source: KragPosition
) -> None:
    """A hidden goblin that waits for its relocation stands on a desk or teleport square."""
    layout = p.layout - 1
    p.goblin[goblin] = NONE
    first = dice(source, SQUARES)
    for n in range(SQUARES):
        square = (first + n) % SQUARES
        kind = book.desk[layout, square] if cause == AFTER_DESK else book.teleport[layout, square]
        if kind and is_empty(book, p, square) and not sees(p, seat, square):
            p.goblin[goblin] = square
            return


@kernel
def retrace(p: KragPosition, seat: int, hidden: int, path: int) -> None:
    """The squares a hidden piece passed: where it stands, as far as anybody can say."""
    for n in range(p.chain_length):
        goblin = p.chain[n]
        if hidden >> goblin & 1 and not (n == 0 and (p.displaced or p.movement == BY_SHOVE)):
            waits = n == p.chain_length - 1 and due(p) == SHOVE
            p.chain_square[n] = NONE if waits else p.goblin[goblin]
    if p.movement == BY_NOTHING:
        return
    square = p.rigor if p.piece == RIGOR else p.goblin[p.active]
    if sees(p, seat, square):
        return  # it came from out of sight; nobody can say from where
    if path & 1:
        p.origin = square
    if due(p) == STEP and p.agenda[p.agenda_top - 1, 2] == 1:
        return
    if path & 2 and p.movement != BY_PORTAL and p.movement != BY_SHOVE:
        p.first_square = square
    if path & 4 and p.movement != BY_PORTAL and p.movement != BY_SHOVE:
        p.last_square = square


@kernel
def somebody_can_go_on(book: KragBook, p: KragPosition) -> bool:
    codes = np.empty(ROOM, np.int32)
    if due(p) == VOTE or p.over == OVER:
        return True
    return legal(book, p, p.agenda[p.agenda_top - 1, 1], codes) > 0
