"""The log: facts for people, written by kernels as rows of numbers, read by name.

    FACTS = FactTable(
        Fact("step", seat=SEAT, start=SQUARE, end=SQUARE),
        Fact("cards_drawn", seat=SEAT, count=COUNT, cards=Secret(CARD, 6)),
    )
    STEP = FACTS.number("step")                 # a constant for kernels
    note(log, STEP, EVERYBODY, NOBODY, seat, start, end)

A row says who hears of the fact at all, and who sees its secret fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.decisions import Domain, Names
from ludoteca.core.kernel import kernel
from ludoteca.core.record import UNKNOWN, Table, numbers

SPECTATOR = 15
"""The bit of those who only watch, in the sets of seats that `note` takes."""
EVERYBODY = 0xFFFF
NOBODY = 0
ABSENT = -2
"""Fills the places of a list that is shorter than it could be."""

_HEAD = 3  # kind, audience, eyes
FACT_FIELDS = 10
FACT_WIDTH = _HEAD + FACT_FIELDS


@kernel
def only(seat: int) -> int:
    """The set of one seat."""
    return 1 << seat


@kernel
def note(
    log: Table,
    kind: int,
    audience: int,
    eyes: int,
    a: int = ABSENT,
    b: int = ABSENT,
    c: int = ABSENT,
    d: int = ABSENT,
    e: int = ABSENT,
    f: int = ABSENT,
    g: int = ABSENT,
    h: int = ABSENT,
    i: int = ABSENT,
    j: int = ABSENT,
) -> None:
    """Writes one fact. A log without room for it only counts: searches and benches pass such."""
    row = log[0, 0] + 1
    log[0, 0] = row
    if row >= log.shape[0]:
        return
    fact = log[row]
    fact[0] = kind
    fact[1] = audience
    fact[2] = eyes
    fact[3] = a
    fact[4] = b
    fact[5] = c
    fact[6] = d
    fact[7] = e
    fact[8] = f
    fact[9] = g
    fact[10] = h
    fact[11] = i
    fact[12] = j


def empty_log(room: int) -> npt.NDArray[np.int32]:
    """A log for `room` facts; `empty_log(0)` hears nothing."""
    return numbers(room + 1, FACT_WIDTH)


@dataclass(frozen=True)
class Field:
    """One named field of a fact: how many places it takes, and whether it is secret."""

    domain: Domain
    many: int | None = None
    secret: bool = False


def Secret(domain: Domain, many: int | None = None) -> Field:  # noqa: N802  reads as a type
    return Field(domain, many, secret=True)


class Fact:
    """One kind of fact and its fields, in the order in which kernels give them."""

    def __init__(self, name: str, **fields: Domain | Field) -> None:
        self.name = name
        self.fields = {
            key: value if isinstance(value, Field) else Field(value)
            for key, value in fields.items()
        }
        assert sum(f.many or 1 for f in self.fields.values()) <= FACT_FIELDS, name


@dataclass(frozen=True)
class Told:
    """A fact as one listener heard it; None stands for what that listener may not know."""

    kind: str
    args: dict[str, Any]


class FactTable:
    def __init__(self, *facts: Fact) -> None:
        self.facts = facts
        self._numbers = {fact.name: number for number, fact in enumerate(facts)}

    def number(self, name: str) -> int:
        """A constant for kernels."""
        return self._numbers[name]

    def heard(self, row: npt.NDArray[np.int32], listener: int) -> npt.NDArray[np.int32] | None:
        """The row as it may leave for a listener (a seat, or SPECTATOR); None if it may not."""
        if not int(row[1]) >> listener & 1:
            return None
        out = np.array(row)
        sees = int(row[2]) >> listener & 1
        out[1] = out[2] = 0
        place = _HEAD
        for field in self.facts[int(row[0])].fields.values():
            width = field.many or 1
            if field.secret and not sees:
                out[place : place + width] = UNKNOWN
            place += width
        return out

    def tell(self, row: npt.NDArray[np.int32], names: Names) -> Told:
        """A row in words. Fields beyond what was given, or unknown, are None."""
        fact = self.facts[int(row[0])]
        args: dict[str, Any] = {}
        values, place = row.tolist(), _HEAD
        for key, field in fact.fields.items():
            end = place + (field.many or 1)
            words = [_word(field.domain, v, names) for v in values[place:end] if v != ABSENT]
            place = end
            args[key] = words if field.many else (words[0] if words else None)
        return Told(fact.name, args)


def _word(domain: Domain, value: int, names: Names) -> str | int | None:
    if value == UNKNOWN:
        return None
    known = domain.names if domain.names is not None else names.get(domain.name)
    return value if known is None else known[value]
