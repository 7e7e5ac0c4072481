"""What every position begins with, and the agenda every game keeps in it."""

from __future__ import annotations

from ludoteca.core.dice import Dice
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table, i8, i16, i32

RUNNING, OVER = 0, 1


class Header(Dice):
    """The first fields of every position."""

    seats: int = i8()
    over: int = i8()
    reason: int = i8()  # why it is over: an index into the game's `reasons`
    plies: int = i32()  # decisions accepted
    revelations: int = i32()  # times something secret or random came to light: no undo across
    agenda_top: int = i16()  # entries on the agenda; the last one is next


class Position(Header):
    """A header with an agenda: games declare `agenda: Table = i16(depth, AGENDA_WIDTH)`."""

    agenda: Table


AGENDA_WIDTH = 6


@kernel
def push(
    p: Position, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Puts something still to be resolved on top of the agenda."""
    top = p.agenda_top
    entry = p.agenda[top]
    entry[0] = kind
    entry[1] = a
    entry[2] = b
    entry[3] = c
    entry[4] = d
    entry[5] = e
    p.agenda_top = top + 1


@kernel
def pop(p: Position) -> None:
    """Takes the top entry off; what lay there is wiped, so that equal positions are equal bytes."""
    top = p.agenda_top - 1
    for n in range(AGENDA_WIDTH):
        p.agenda[top, n] = 0
    p.agenda_top = top


@kernel
def due(p: Position) -> int:
    """The kind of the entry on top, or 0 when nothing is left to resolve."""
    if p.agenda_top == 0:
        return 0
    return p.agenda[p.agenda_top - 1, 0]


@kernel
def reveal(p: Position) -> None:
    """Something secret or random has come to light: nothing before it can be taken back."""
    p.revelations += 1
