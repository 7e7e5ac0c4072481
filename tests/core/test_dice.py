"""Chance: the generator is the one it says it is, fair, and different in every stream."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.core.dice import PLAY, SETUP, Dice, dice, dice_of, seeded, shuffle, siphash
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table, numbers

THROWS = 60_000
# The values that chi-square exceeds once in a million times, by degrees of freedom.
LIMIT = {1: 23.9, 5: 35.9, 23: 71.5, 51: 114.7}


@kernel
def throw(sources: Any, sides: int, out: Table) -> None:
    for n in range(len(out)):
        out[n] = dice(sources[0], sides)


@kernel
def shuffle_often(sources: Any, cards: Table, times: int, out: Table) -> None:
    """Counts how often each of the 24 orders of four cards comes up."""
    for _ in range(times):
        for n in range(4):
            cards[n] = n
        shuffle(sources[0], cards, 4)
        out[(cards[0] * 4 + cards[1]) * 4 + cards[2]] += 1


def thrown(seed: int | str, sides: int, count: int, stream: int = SETUP) -> list[int]:
    sources, out = dice_of(seed), numbers(count)
    Dice.at(sources).stream = stream
    throw(sources, sides, out)
    return [int(n) for n in np.asarray(out)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_siphash_answers_the_reference_vector() -> None:
    key0, key1, message = (
        np.uint64(0x0706050403020100),
        np.uint64(0x0F0E0D0C0B0A0908),
        np.uint64(0x0706050403020100),
    )
    assert int(siphash(key0, key1, message)) == 0x93F5F5799A932462


@pytest.mark.parametrize("sides", [2, 6, 24, 52])
def test_every_side_is_as_likely(sides: int) -> None:
    counts = np.bincount(thrown("fair", sides, THROWS), minlength=sides).tolist()
    assert len(counts) == sides
    assert chi_square(counts) < LIMIT[sides - 1]


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    out = numbers(64)
    shuffle_often(dice_of("shuffle"), numbers(4), 24_000, out)
    counts = [int(n) for n in np.asarray(out) if n]
    assert len(counts) == 24
    assert chi_square(counts) < LIMIT[23]


@pytest.mark.parametrize(
    ("one", "other"), [(("a", SETUP), ("a", PLAY)), (("a", PLAY), ("b", PLAY))]
)
def test_streams_and_seeds_have_nothing_to_do_with_each_other(
    one: tuple[str, int], other: tuple[str, int]
) -> None:
    first = thrown(one[0], 6, 36_000, one[1])
    second = thrown(other[0], 6, 36_000, other[1])
    pairs = np.bincount([a * 6 + b for a, b in zip(first, second, strict=True)], minlength=36)
    assert chi_square(pairs.tolist()) < 93.0  # 35 degrees of freedom, once in a million


def test_what_one_stream_draws_does_not_move_the_other() -> None:
    sources = dice_of("streams")
    source = Dice.at(sources)
    source.stream = PLAY
    throw(sources, 6, numbers(10))
    assert list(np.asarray(source.drawn)) == [0, 10]
    source.stream = SETUP
    after = numbers(5)
    throw(sources, 6, after)
    assert np.asarray(after).tolist() == thrown("streams", 6, 5)


def test_a_seed_repeats_itself_and_means_its_text() -> None:
    assert thrown(7, 1000, 20) == thrown("7", 1000, 20)
    assert thrown(7, 1000, 20) != thrown(8, 1000, 20)
    assert seeded(7).dtype == np.uint64
