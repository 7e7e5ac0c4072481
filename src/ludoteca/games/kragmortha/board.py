"""The board: who stands where, what is empty, and what is in sight."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.record import UNKNOWN, Table
from ludoteca.games.kragmortha.position import (
    BY_NOTHING,
    COLUMNS,
    DIGITAL,
    H2,
    NONE,
    RIGOR,
    SIGHT,
    SQUARES,
    KragBook,
    KragPosition,
)


@kernel
def goblin_at(p: KragPosition, square: int) -> int:
    """The seat whose goblin stands on a square."""
    for seat in range(p.seats):
        if p.goblin[seat] == square:
            return seat
    return NONE


@kernel
def is_empty(book: KragBook, p: KragPosition, square: int) -> bool:
    """K-GEN-04"""
    if square == p.rigor or not book.field[p.layout - 1, square]:
        return False
    return goblin_at(p, square) == NONE


@kernel
def distance(one: int, other: int) -> int:
    """Rows plus columns."""
    rows = one // COLUMNS - other // COLUMNS
    columns = one % COLUMNS - other % COLUMNS
    return abs(rows) + abs(columns)


@kernel
def a_teleport_is_free(book: KragBook, p: KragPosition) -> bool:
    for n in range(SQUARES):
        square = book.teleports[p.layout - 1, n]
        if square == NONE:
            return False
        if is_empty(book, p, square):
            return True
    return False


@kernel
def a_start_is_empty(book: KragBook, p: KragPosition) -> bool:
    for n in range(SQUARES):
        square = book.starts[p.layout - 1, n]
        if square == NONE:
            return False
        if is_empty(book, p, square):
            return True
    return False


@kernel
def bound(p: KragPosition, seat: int, card: int) -> bool:
    """Whether the digital order of a gaze binds a seat (K-OBL-01)."""
    return p.gaze_owner[card] == seat and p.orders == DIGITAL


@kernel
def sees(p: KragPosition, seat: int, square: int) -> bool:
    """Whether a holder of H2 has a square in sight (K-ORD-06)."""
    return distance(p.goblin[seat], square) <= SIGHT


@kernel
def drives_rigor(p: KragPosition, seat: int) -> bool:
    return p.movement != BY_NOTHING and p.piece == RIGOR and p.active == seat


@kernel
def note_move(
    p: KragPosition, log: Table, kind: int, a: int, b: int, start: int, end: int, c: int
) -> None:
    """A fact with squares; the holder of H2 is told only those in sight (section 6)."""
    blind = p.gaze_owner[H2]
    if blind == NONE or p.orders != DIGITAL or drives_rigor(p, blind):
        note(log, kind, EVERYBODY, NOBODY, a, b, start, end, c)
        return
    note(log, kind, EVERYBODY & ~only(blind), NOBODY, a, b, start, end, c)
    start_seen = start if start < 0 or sees(p, blind, start) else UNKNOWN
    end_seen = end if end < 0 or sees(p, blind, end) else UNKNOWN
    note(log, kind, only(blind), NOBODY, a, b, start_seen, end_seen, c)


@kernel
def is_taboo(p: KragPosition, square: int) -> bool:
    return square == p.taboo[0] or square == p.taboo[1] or square == p.taboo[2]
