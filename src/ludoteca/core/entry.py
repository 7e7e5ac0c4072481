"""The doors between Python and the kernels: one record of a batch, by index.

A record passed alone costs some microseconds a call, an array and an index far less; so a single
match is a batch of one. The free names (`legal`, `apply`...) are bound to a game by `bind`.
"""

# mypy: disable-error-code="name-defined"
# ruff: noqa: F821  the names of the contract are bound to a game's kernels when it is registered

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.core.dice import dice
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.kernel import kernel
from ludoteca.core.position import RUNNING
from ludoteca.core.record import Table

if TYPE_CHECKING:
    from numpy import int32, void
    from numpy.typing import NDArray

    Records = NDArray[void]
    Codes = NDArray[int32]


def deal_at(books: Records, positions: Records, i: int, seats: int, log: Table) -> None:
    deal(books[0], positions[i], seats, log)


def waiting_at(books: Records, positions: Records, i: int) -> int:
    return waiting(books[0], positions[i])


def legal_at(books: Records, positions: Records, i: int, seat: int, codes: Codes) -> int:
    return legal(books[0], positions[i], seat, codes)


def forbids_at(books: Records, positions: Records, i: int, seat: int, code: int) -> int:
    return forbids(books[0], positions[i], seat, code)


def apply_at(books: Records, positions: Records, i: int, seat: int, code: int, log: Table) -> None:
    apply(books[0], positions[i], seat, code, log)


def redact_at(books: Records, positions: Records, i: int, seat: int, out: Records, j: int) -> None:
    redact(books[0], positions[i], seat, out[j])


def look_at(
    books: Records, positions: Records, i: int, seats: int, seen: Records, codes: Table, out: Table
) -> int:
    """What everybody may see and do, in one call; the answer is whom the game really waits for.

    For each seat, and after them the spectators: the redacted record in `seen` (all-UNKNOWN
    before), the codes of the options in `codes`, how many in `out[viewer, 0]`, and whom the
    viewer believes the game waits for in `out[viewer, 1]`.
    """
    book = books[0]
    p = positions[i]
    for seat in range(seats):
        redact(book, p, seat, seen[seat])
        out[seat, 0] = legal(book, p, seat, codes[seat])
        out[seat, 1] = waiting(book, seen[seat])
    redact(book, p, SPECTATOR, seen[seats])
    out[seats, 0] = 0
    out[seats, 1] = waiting(book, seen[seats])
    return waiting(book, p)


def guess_at(books: Records, positions: Records, i: int, seat: int, source: Records) -> None:
    guess(books[0], positions[i], seat, source[0])


def score_at(books: Records, positions: Records, i: int, out: Table) -> None:
    score(books[0], positions[i], out)


def playout_at(
    books: Records, positions: Records, i: int, source: Records, codes: Codes, log: Table, most: int
) -> int:
    """Random blocking decisions until the game is over, or `most` of them; how many there were."""
    book = books[0]
    p = positions[i]
    chance = source[0]
    decided = 0
    while p.over == RUNNING and decided < most:
        bits = waiting(book, p)
        seat = 0
        while bits & 1 == 0:
            bits >>= 1
            seat += 1
        count = blocking(codes, legal(book, p, seat, codes))
        apply(book, p, seat, codes[dice(chance, count)], log)
        decided += 1
    return decided


@kernel
def chance_at(sources: Records, i: int, sides: int) -> int:
    """A throw of dice from Python."""
    return dice(sources[i], sides)


def blocking_template(codes: Any, count: int) -> int:
    """How many of the codes (ascending) are of kinds the game may wait for."""
    while count > 0 and codes[count - 1] >= first_free:
        count -= 1
    return count
