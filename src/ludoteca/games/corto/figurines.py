"""Corto and Rasputin (C-FIG, C-COR, C-RAS)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.games.corto.board import controller, lowest, open_to_arrival
from ludoteca.games.corto.decisions import FACTS
from ludoteca.games.corto.position import (
    AREA,
    AS_GOLD,
    COLUMNS,
    CORTO,
    CORTO_PLACES,
    ENTER,
    FIGURE,
    MOVE,
    NONE,
    RASPUTIN_KILLS,
    ROWS,
    USE_ACTION,
    WHICH,
    WITHIN,
    CortoBook,
    CortoPosition,
)

FIGURINE_ENTERED, FIGURINE_MOVED = FACTS.number("figurine_entered"), FACTS.number("figurine_moved")
GOLD_EARNED = FACTS.number("gold_earned")
FROM_DISCARD, FROM_RESERVE = 0, 1


@kernel
def destinations(book: CortoBook, p: CortoPosition, which: int, start: int, steps: int) -> int:
    """Where a figurine may go from a square (C-FIG-03, C-END-04)."""
    occupied = p.people
    other = p.figurine[1 - which]
    if other != NONE:
        occupied |= 1 << other
    return WITHIN[steps, start] & open_to_arrival(book, p, occupied)


@kernel
def entries(book: CortoBook, p: CortoPosition, which: int, steps: int) -> int:
    """The rows on whose deck square a figurine may first appear, as bits (C-FIG-02)."""
    rows = 0
    for row in range(ROWS):
        if p.stacking[row] != NONE and destinations(book, p, which, row * COLUMNS, steps):
            rows |= 1 << row
    return rows


@kernel
def movable(book: CortoBook, p: CortoPosition, figurines: int, steps: int) -> int:
    """Which of a set of figurines have a legal destination."""
    able = 0
    for which in range(2):
        if (figurines >> which) & 1:
            start = p.figurine[which]
            if start == NONE:
                found = entries(book, p, which, steps) != 0
            else:
                found = destinations(book, p, which, start, steps) != 0
            if found:
                able |= 1 << which
    return able


@kernel
def choose_figurine(
    book: CortoBook, p: CortoPosition, figurines: int, steps: int, acts: int
) -> None:
    """Asks which figurine moves if there is a choice (C-FIG-01)."""
    able = movable(book, p, figurines, steps)
    if able == 3:
        push(p, WHICH, steps, acts)
    else:
        begin_move(p, lowest(able), steps, acts)


@kernel
def begin_move(p: CortoPosition, which: int, steps: int, acts: int) -> None:
    push(p, ENTER if p.figurine[which] == NONE else MOVE, which, steps, acts)


@kernel
def enter(p: CortoPosition, which: int, row: int, steps: int, acts: int, log: Any) -> None:
    p.figurine[which] = row * COLUMNS
    note(log, FIGURINE_ENTERED, EVERYBODY, NOBODY, which, p.stacking[row])
    push(p, MOVE, which, steps, acts)


@kernel
def move(book: CortoBook, p: CortoPosition, which: int, square: int, acts: int, log: Any) -> None:
    start = p.figurine[which]
    p.figurine[which] = square
    p.arrivals += 1
    rows = abs(square // COLUMNS - start // COLUMNS)
    steps = rows + abs(square % COLUMNS - start % COLUMNS)
    note(log, FIGURINE_MOVED, EVERYBODY, NOBODY, p.active, which, start, square, steps, acts)
    if acts == 0:
        return
    p.actor = FIGURE + which  # C-FIG-09
    if p.figurine_action == 0:
        act(book, p, which, log)
    elif AREA[square] & p.people:  # C-FIG-08
        push(p, USE_ACTION, which)


@kernel
def act(book: CortoBook, p: CortoPosition, which: int, log: Any) -> None:  # C-FIG-07
    if which == CORTO:
        pay_friends(book, p, log)
        push(p, CORTO_PLACES, book.corto_markers)
    elif AREA[p.figurine[which]] & p.people:  # C-RAS-03
        push(p, RASPUTIN_KILLS)


@kernel
def pay_friends(book: CortoBook, p: CortoPosition, log: Any) -> None:  # C-COR-01
    friends = AREA[p.figurine[CORTO]] & p.people
    while friends:
        square = lowest(friends)
        friends &= friends - 1
        if book.friend[p.character[square]] == 1:
            seat = controller(p, square)
            if seat != NONE:  # C-COR-02
                pay(p, seat, square, log)


@kernel
def pay(p: CortoPosition, seat: int, square: int, log: Any) -> None:
    """One gold for a friend: the top of the discard pile, or reserve (C-COR-03, C-COR-04)."""
    if p.pile_size == 0:
        p.reserve[seat] += 1
        note(log, GOLD_EARNED, EVERYBODY, NOBODY, seat, square, FROM_RESERVE)
        return
    top = p.pile_size - 1
    card = p.pile[top]
    p.pile[top] = NONE
    p.pile_size = top
    p.kept[card] = AS_GOLD + seat
    p.gold[seat] += 1
    note(log, GOLD_EARNED, EVERYBODY, NOBODY, seat, square, FROM_DISCARD, card)
