"""Rows of cards padded with -1, kept sorted: hands, discard piles, what is shown and known."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table


@kernel
def insert(row: Table, card: int) -> None:
    """Puts a card where it belongs; the row must have room."""
    n = 0
    while row[n] >= 0 and row[n] <= card:
        n += 1
    carried = card
    while carried >= 0:
        pushed = row[n]
        row[n] = carried
        carried = pushed
        n += 1


@kernel
def remove(row: Table, card: int) -> int:
    """Takes one copy of a card out; 0 if there is none."""
    last = row.shape[0] - 1
    n = 0
    while row[n] != card:
        if row[n] < 0 or n == last:
            return 0
        n += 1
    while n < last and row[n] >= 0:
        row[n] = row[n + 1]
        n += 1
    row[n] = -1
    return 1


@kernel
def copies_in(row: Table, card: int) -> int:
    """How many copies of a card lie in a row."""
    count = 0
    for n in range(row.shape[0]):
        if row[n] < 0:
            break
        if row[n] == card:
            count += 1
    return count
