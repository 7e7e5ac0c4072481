"""Chance: a keyed counter generator whose whole state is in the record that is rolled for.

SipHash-2-4 over a counter with a 128-bit key is a pseudo-random function: whoever has seen any
number of shuffles still cannot predict the next one. Set-up and play draw from streams of their
own, so that a change in the one never shifts the other.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernel import kernel, wrapping
from ludoteca.core.record import Record, Table, i8, i64, u64

SETUP, PLAY = 0, 1
STREAMS = 2


class Dice(Record):
    """What chance is drawn from: a key, and how many numbers each stream has given."""

    key: Table = u64(2)
    drawn: Table = i64(STREAMS)
    stream: int = i8()


def seeded(seed: int | str) -> npt.NDArray[np.uint64]:
    """The 128-bit key that a seed stands for."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16, person=b"ludoteca").digest()
    return np.frombuffer(digest, dtype="<u8").astype(np.uint64)


def dice_of(seed: int | str) -> npt.NDArray[np.void]:
    """A record of dice for a bot, a search or a test; never one that a game plays with."""
    rows = Dice.rows(1)
    Dice.at(rows).key = seeded(seed)
    return rows


@wrapping
def _rotate(x: Any, n: int) -> Any:
    return (x << np.uint64(n)) | (x >> np.uint64(64 - n))


@wrapping
def _round(v0: Any, v1: Any, v2: Any, v3: Any) -> tuple[Any, Any, Any, Any]:
    v0 += v1
    v1 = _rotate(v1, 13) ^ v0
    v0 = _rotate(v0, 32)
    v2 += v3
    v3 = _rotate(v3, 16) ^ v2
    v0 += v3
    v3 = _rotate(v3, 21) ^ v0
    v2 += v1
    v1 = _rotate(v1, 17) ^ v2
    v2 = _rotate(v2, 32)
    return v0, v1, v2, v3


@wrapping
def siphash(key0: Any, key1: Any, message: Any) -> Any:
    """SipHash-2-4 of one 8-byte message."""
    v0 = key0 ^ np.uint64(0x736F6D6570736575)
    v1 = key1 ^ np.uint64(0x646F72616E646F6D)
    v2 = key0 ^ np.uint64(0x6C7967656E657261)
    v3 = key1 ^ np.uint64(0x7465646279746573)
    v3 ^= message
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= message
    length = np.uint64(8) << np.uint64(56)
    v3 ^= length
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= length
    v2 ^= np.uint64(0xFF)
    for _ in range(4):
        v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@wrapping
def _bits(source: Dice) -> Any:
    """The next 32 random bits of the stream in use."""
    stream = source.stream
    count = source.drawn[stream]
    source.drawn[stream] = count + 1
    counter = (np.uint64(stream) << np.uint64(56)) | np.uint64(count)
    return np.int64(siphash(source.key[0], source.key[1], counter) >> np.uint64(32))


@kernel
def dice(source: Dice, sides: int) -> int:
    """0 to sides - 1, each exactly as likely (multiply and reject)."""
    product = int(_bits(source)) * sides
    low = product & 0xFFFFFFFF
    if low < sides:
        unfair = (0x100000000 - sides) % sides
        while low < unfair:
            product = int(_bits(source)) * sides
            low = product & 0xFFFFFFFF
    return product >> 32


@kernel
def shuffle(source: Dice, cards: Table, count: int) -> None:
    """Puts the first `count` of a row of cards into random order."""
    for last in range(count - 1, 0, -1):
        other = dice(source, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
