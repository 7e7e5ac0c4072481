"""Markers (C-MRK): where they come from and where they go."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.games.corto.board import marked_by
from ludoteca.games.corto.decisions import FACTS
from ludoteca.games.corto.position import NONE, TAKE_FROM, CortoPosition

MARKER_PLACED, MARKER_MOVED = FACTS.number("marker_placed"), FACTS.number("marker_moved")


@kernel
def can_add(p: CortoPosition, seat: int, squares: int) -> int:
    """On which characters of a set the seat can add a marker (C-MRK-02, C-MRK-05)."""
    squares &= p.people
    if p.stock[seat] > 0 or squares == 0:
        return squares
    sources = marked_by(p, seat)
    if sources & (sources - 1):
        return squares
    return squares & ~sources if sources else 0  # C-MRK-04


@kernel
def sources_for(p: CortoPosition, seat: int, target: int) -> int:  # C-MRK-04
    return marked_by(p, seat) & ~(1 << target)


@kernel
def add_marker(p: CortoPosition, seat: int, square: int, why: int, log: Any) -> None:
    """Adds a marker from the stock, or asks from where with an empty one (C-MRK-02)."""
    if p.stock[seat] == 0:
        push(p, TAKE_FROM, square, why)
        return
    p.stock[seat] -= 1
    p.markers[square, seat] += 1
    note(log, MARKER_PLACED, EVERYBODY, NOBODY, seat, square, why, NONE)


@kernel
def take_from(p: CortoPosition, seat: int, source: int, target: int, why: int, log: Any) -> None:
    p.markers[source, seat] -= 1
    p.markers[target, seat] += 1
    note(log, MARKER_PLACED, EVERYBODY, NOBODY, seat, target, why, source)


@kernel
def move_marker(
    p: CortoPosition, seat: int, owner: int, start: int, end: int, log: Any
) -> None:  # C-ADV-13
    p.markers[start, owner] -= 1
    p.markers[end, owner] += 1
    note(log, MARKER_MOVED, EVERYBODY, NOBODY, seat, owner, start, end)


@kernel
def owners_at(p: CortoPosition, square: int) -> int:
    """The seats with a marker on a character, as bits."""
    owners = 0
    for seat in range(p.seats):
        if p.markers[square, seat] > 0:
            owners |= 1 << seat
    return owners
