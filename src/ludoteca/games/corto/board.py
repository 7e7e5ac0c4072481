"""The table (C-GEO): sets of squares, full boards, control."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.games.corto.position import (
    COLUMN_0,
    COLUMN_7,
    COLUMNS,
    FIGURE,
    NEAR,
    NONE,
    ROWS,
    SAME_COLUMN,
    SAME_ROW,
    SEATS,
    CortoBook,
    CortoPosition,
)

_DE_BRUIJN = 0x077CB531  # shifted by 0 to 31 places its upper five bits are always others
_PLACES = np.zeros(32, np.int64)
for _place in range(32):
    _PLACES[(_DE_BRUIJN << _place & 0xFFFFFFFF) >> 27] = _place


@kernel
def lowest(squares: int) -> int:
    """The first square of a set that is not empty."""
    return _PLACES[(((squares & -squares) * _DE_BRUIJN) & 0xFFFFFFFF) >> 27]


@kernel
def count(squares: int) -> int:
    squares = squares - ((squares >> 1) & 0x55555555)
    squares = (squares & 0x33333333) + ((squares >> 2) & 0x33333333)
    squares = (squares + (squares >> 4)) & 0x0F0F0F0F
    return ((squares * 0x01010101) >> 24) & 0xFF


@kernel
def has(squares: int, square: int) -> bool:
    return (squares >> square) & 1 == 1


@kernel
def write(codes: Any, n: int, first: int, squares: int) -> int:
    """Writes one code for each square of a set; answers how many codes there are now."""
    while squares:
        codes[n] = first + lowest(squares)
        n += 1
        squares &= squares - 1
    return n


@kernel
def near_any(squares: int) -> int:
    """The squares adjacent to a set of squares."""  # C-GEO-05
    sideways = ((squares & ~COLUMN_7) << 1) | ((squares & ~COLUMN_0) >> 1)
    return sideways | ((squares << COLUMNS) & 0xFFFFFFFF) | (squares >> COLUMNS)


@kernel
def character_squares(book: CortoBook, p: CortoPosition) -> int:  # C-GEO-04
    return book.row_squares * 0x01010101 & p.table


@kernel
def row_squares(book: CortoBook, row: int) -> int:
    return book.row_squares << (COLUMNS * row)


@kernel
def figures(p: CortoPosition) -> int:
    """The squares with a figurine."""
    squares = 0
    for which in range(2):
        if p.figurine[which] != NONE:
            squares |= 1 << p.figurine[which]
    return squares


@kernel
def full_boards(book: CortoBook, occupied: int) -> int:  # C-GEO-08
    full = 0
    for row in range(ROWS):
        board = row_squares(book, row)
        if occupied & board == board:
            full += 1
    return full


@kernel
def open_to_arrival(book: CortoBook, p: CortoPosition, others: int) -> int:
    """Where a piece may arrive (C-END-04), given the squares that all others occupy."""
    if p.arrivals == 0:
        return p.table
    spare = book.full_boards_to_end - 1 - full_boards(book, others)
    if spare < 0:
        return 0
    if spare > 0:
        return p.table
    allowed = p.table
    for row in range(ROWS):
        gaps = row_squares(book, row) & ~others
        if gaps & (gaps - 1) == 0:  # the last gap of a board
            allowed &= ~gaps
    return allowed


@kernel
def controller(p: CortoPosition, square: int) -> int:  # C-MRK-08
    """The seat that controls the character on a square, or NONE."""
    best, leader = 0, NONE
    for seat in range(SEATS):
        markers = p.markers[square, seat]
        if markers > best:
            best, leader = markers, seat
        elif markers == best:
            leader = NONE
    return leader


@kernel
def controlled(p: CortoPosition, seat: int, squares: int) -> int:
    """Which characters of a set the seat controls."""
    mine = 0
    rest = squares & p.people
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if p.markers[square, seat] > 0 and controller(p, square) == seat:
            mine |= 1 << square
    return mine


@kernel
def marked_by(p: CortoPosition, seat: int) -> int:
    """The characters that bear a marker of the seat."""
    squares = 0
    rest = p.people
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if p.markers[square, seat] > 0:
            squares |= 1 << square
    return squares


@kernel
def in_range(square: int, long: int) -> int:
    """The squares that a card reaches from a square, its own left out."""
    if long:  # C-LNG-01
        return SAME_ROW[square] | SAME_COLUMN[square]
    return NEAR[square]


@kernel
def group_at(square: int, mine: int) -> int:  # C-SCO-01
    """The group of a square among the characters one seat controls."""
    group = 1 << square
    while True:
        grown = (group | near_any(group)) & mine
        if grown == group:
            return group
        group = grown


@kernel
def actor_square(p: CortoPosition) -> int:  # C-OBJ-03
    """Where the actor is now, or NONE."""
    if p.actor >= FIGURE:
        return p.figurine[p.actor - FIGURE]
    return square_of(p, p.actor) if p.actor != NONE else NONE


@kernel
def square_of(p: CortoPosition, card: int) -> int:
    """The square of a character, or NONE."""
    rest = p.people
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if p.character[square] == card:
            return square
    return NONE
