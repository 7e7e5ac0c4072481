"""Characters and objects (C-CHR, C-OBJ, C-LNG): where they go and whom they reach."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.games.corto.board import (
    actor_square,
    character_squares,
    figures,
    in_range,
    near_any,
    open_to_arrival,
)
from ludoteca.games.corto.decisions import BY_BORDER, BY_OBJECT, FACTS, PLACE_GIVES
from ludoteca.games.corto.hits import can_hit
from ludoteca.games.corto.markers import add_marker, can_add
from ludoteca.games.corto.position import (
    ACT,
    AFTER_PLACE,
    COLUMN_0,
    COLUMNS,
    DECK,
    NONE,
    SAME_COLUMN,
    SAME_ROW,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import train_in_range

CHARACTER_PLACED = FACTS.number("character_placed")
PERMISSION_GIVEN = FACTS.number("permission_given")
PERMISSION_USED = FACTS.number("permission_used")
ADJACENCY, COLOUR = 0, 1

FREE_LINE, ROW_LINE, COLUMN_LINE = range(3)


@kernel
def backgrounds(book: CortoBook, p: CortoPosition, card: int) -> int:
    """The squares of the rows on which a character may go by its colours (C-CHR-02, C-CHR-03)."""
    if p.ignore_colour == 1:
        return p.table
    squares = 0
    row = p.row_of[card // DECK]
    if row != NONE:
        squares |= 0xFF << (COLUMNS * row)
    if book.second[card] != NONE:
        row = p.row_of[book.second[card]]
        if row != NONE:
            squares |= 0xFF << (COLUMNS * row)
    return squares


@kernel
def connected(p: CortoPosition) -> int:
    """The squares adjacent to a character or a figurine (C-CHR-04), or their stand-ins."""
    if p.ignore_adjacency == 1:
        return p.table
    pieces = p.people | figures(p)
    return near_any(pieces) if pieces else COLUMN_0 << 1  # C-CHR-05


@kernel
def places(book: CortoBook, p: CortoPosition, card: int) -> int:
    """Where a character may be placed."""
    occupied = p.people | figures(p)
    squares = character_squares(book, p) & ~occupied & backgrounds(book, p, card)  # C-CHR-01
    if squares:
        squares &= connected(p)
    if squares and p.arrivals:
        squares &= open_to_arrival(book, p, occupied)
    return squares


@kernel
def place(book: CortoBook, p: CortoPosition, card: int, square: int, log: Any) -> None:
    seat = p.active
    p.pending = NONE
    p.character[square] = card
    p.people |= 1 << square
    p.arrivals += 1
    p.actor = card
    note(log, CHARACTER_PLACED, EVERYBODY, NOBODY, seat, card, square)
    use_permissions(p, log)
    push(p, AFTER_PLACE, square)
    push(p, ACT, square)
    add_marker(p, seat, square, PLACE_GIVES, log)  # C-CHR-06


@kernel
def use_permissions(p: CortoPosition, log: Any) -> None:  # C-ADV-15
    if p.ignore_adjacency == 1:
        note(log, PERMISSION_USED, EVERYBODY, NOBODY, p.active, ADJACENCY)
    if p.ignore_colour == 1:
        note(log, PERMISSION_USED, EVERYBODY, NOBODY, p.active, COLOUR)
    p.ignore_adjacency = 0
    p.ignore_colour = 0


@kernel
def act_adds(book: CortoBook, p: CortoPosition, square: int) -> int:  # C-CHR-08
    """On whom the character placed on a square may add a marker."""
    card = p.character[square]
    if book.adds[card] == 0:
        return 0
    return can_add(p, p.active, in_range(square, book.long[card]))


@kernel
def act_hits(book: CortoBook, p: CortoPosition, square: int) -> int:  # C-CHR-09
    card = p.character[square]
    if book.hits[card] == 0:
        return 0
    return can_hit(p, p.active, in_range(square, book.long[card]), BY_BORDER)


@kernel
def act_hits_train(book: CortoBook, p: CortoPosition, square: int) -> bool:
    card = p.character[square]
    return book.hits[card] == 1 and train_in_range(p, square, book.long[card])


@kernel
def object_range(book: CortoBook, card: int, square: int, line: int) -> int:  # C-OBJ-07
    if line == ROW_LINE:
        return SAME_ROW[square]
    if line == COLUMN_LINE:
        return SAME_COLUMN[square]
    return in_range(square, book.long[card])


@kernel
def object_adds(book: CortoBook, p: CortoPosition, card: int, line: int) -> int:  # C-OBJ-04
    square = actor_square(p)
    if square == NONE or book.adds[card] == 0:
        return 0
    return can_add(p, p.active, object_range(book, card, square, line))


@kernel
def object_hits(book: CortoBook, p: CortoPosition, card: int, line: int) -> int:
    square = actor_square(p)
    if square == NONE or book.hits[card] == 0:
        return 0
    return can_hit(p, p.active, object_range(book, card, square, line), BY_OBJECT)


@kernel
def object_hits_train(book: CortoBook, p: CortoPosition, card: int, line: int) -> bool:
    square = actor_square(p)
    if square == NONE or p.train == NONE or book.hits[card] == 0:
        return False
    return p.train == square or (object_range(book, card, square, line) >> p.train) & 1 == 1


@kernel
def line_of(book: CortoBook, p: CortoPosition, card: int, target: int, line: int) -> int:
    """The line an object is bound to after a target (C-LNG-04, C-LNG-05)."""
    square = actor_square(p)
    if line != FREE_LINE or p.long_range == 0 or book.long[card] == 0 or target == square:
        return line
    return ROW_LINE if target // COLUMNS == square // COLUMNS else COLUMN_LINE


@kernel
def object_playable(book: CortoBook, p: CortoPosition, card: int) -> bool:  # C-OBJ-01
    if p.actor == NONE:
        return False
    if object_adds(book, p, card, FREE_LINE) or object_hits(book, p, card, FREE_LINE):
        return True
    return object_hits_train(book, p, card, FREE_LINE)
