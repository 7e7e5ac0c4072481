"""Observation tensors: the redacted record of a seat, number by number, and nothing else.

Every field of the redacted record gives its numbers in the order of the record, except the dice.
Fields of 64 bits are sets and give one number a bit. What the seat may not know is -1. Since the
tensor is made from the redacted record alone, positions that a seat cannot tell apart give it
equal tensors.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.dice import Dice
from ludoteca.core.game import Game
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table

LEAST, MOST = -32768, 32767
_BITS = 64


@dataclass(frozen=True)
class Part:
    """A field of the record in the tensor: places `first` to `first + size - 1`."""

    name: str
    shape: tuple[int, ...]
    first: int
    size: int
    bits: bool  # whether each number of the field is a set, with 64 places


class Layout:
    """Where everything is in the observation tensors of one game. Place 0 is the viewer's seat."""

    def __init__(self, game: Game) -> None:
        dtype = game.position.dtype
        self.parts: list[Part] = []
        self.size = 1
        spans = []
        for name in game.position.declared:
            if name in Dice.declared:
                continue
            base, offset = dtype.fields[name][0], dtype.fields[name][1]  # type: ignore[index]
            width = base.base.itemsize
            count = base.itemsize // width
            size = count * _BITS if width == 8 else count
            self.parts.append(Part(name, base.shape, self.size, size, width == 8))
            spans.append((width, offset // width, count, self.size))
            self.size += size
        self.spans = np.array(spans, np.int32)

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)


@cache
def layout_of(game: Game) -> Layout:
    return Layout(game)


def words_of(records: npt.NDArray[np.void]) -> tuple[npt.NDArray[Any], ...]:
    """The same bytes as rows of 8, 16, 32 and 64-bit numbers."""
    plain = np.asarray(records)
    return tuple(
        plain.view(base).reshape(len(plain), -1) for base in (np.int8, np.int16, np.int32, np.int64)
    )


def observed(game: Game, record: npt.NDArray[np.void], seat: int) -> npt.NDArray[np.int16]:
    """The observation tensor of one redacted record."""
    layout = layout_of(game)
    out = np.empty(layout.size, np.int16)
    bytes8, words16, words32, words64 = words_of(record)
    project(bytes8, words16, words32, words64, 0, layout.spans, seat, out)
    return out


@kernel
def project(
    bytes8: Table,
    words16: Table,
    words32: Table,
    words64: Table,
    row: int,
    spans: Table,
    seat: int,
    out: Table,
) -> None:
    """Writes the numbers of one redacted record."""
    out[0] = seat
    for n in range(len(spans)):
        width, start, count, first = spans[n, 0], spans[n, 1], spans[n, 2], spans[n, 3]
        if width == 1:
            for k in range(count):
                out[first + k] = bytes8[row, start + k]
        elif width == 2:
            for k in range(count):
                out[first + k] = words16[row, start + k]
        elif width == 4:
            for k in range(count):
                out[first + k] = min(max(words32[row, start + k], LEAST), MOST)
        else:
            for k in range(count):
                word = words64[row, start + k]
                place = first + k * 64
                for bit in range(64):
                    out[place + bit] = -1 if word == -1 else (word >> bit) & 1
