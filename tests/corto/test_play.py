"""Whole games by a player that prefers doing something, held to the invariants (section 11)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import ludoteca
from corto.scenes import CORTO, LETTERS
from ludoteca import Match
from ludoteca.core.dice import dice_of
from ludoteca.core.facts import SPECTATOR

PASSIVE = {"discard", "refill", "end_play", "end_draw", "decline"}
PAIRS = list(combinations(LETTERS, 2))


def options_of(number: int, seats: int) -> dict[str, Any]:
    """Another set of options for every number, and every pair of storylines among them."""
    pair = PAIRS[number % len(PAIRS)]
    others = [letter for letter in LETTERS if letter not in pair]
    rows = 3 if seats == 2 else 4
    return {
        "venice": "on",
        "storylines": [*pair, *random.Random(number).sample(others, rows - 2)],
        "black_hits": ("any", "opponents")[number & 1],
        "long_range": ("both", "row_or_column")[number >> 1 & 1],
        "figurine_action": ("mandatory", "optional")[number >> 2 & 1],
        "quests": ("on", "on", "on", "off")[number % 4],
        "advantages": ("all", "all", "swap_only")[number % 3],
    }


def step(match: Match, chance: random.Random) -> None:
    seat = match.waiting[0]
    options = match.options(seat)
    active = [option for option in options if option.kind not in PASSIVE]
    match.play(seat, chance.choice(active if active and chance.random() < 0.9 else options))


def growing(match: Match) -> list[int]:
    """What never decreases (invariant 11)."""
    p = match.record
    fields = (p.kills, p.gold, p.reserve, p.ingots, p.crows, p.leopards)
    return [int(n) for field in fields for n in np.asarray(field)]


def check(match: Match) -> None:
    p = match.record
    assert CORTO.invariants
    assert CORTO.invariants(match.book, p) == []
    if not match.over:
        (seat,) = match.waiting
        assert 1 <= len(match.options(seat)) <= 32
    markers = np.asarray(p.markers)
    leaders = (markers == markers.max(axis=1, keepdims=True)).sum(axis=1)
    assert all(leaders[markers.any(axis=1)] >= 1)  # at most one seat can have most: invariant 14
    for row in match.result.parts:  # invariant 17
        assert row["total"] == sum(row.values()) - row["total"] - row["stock"]
        assert row["seal"] >= 0


@pytest.mark.parametrize("number", range(21))
def test_games_keep_the_invariants(number: int) -> None:
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    while not match.over:
        before, size = growing(match), match.record.deck_size.sum()
        step(match, chance)
        check(match)
        assert all(now >= then for now, then in zip(growing(match), before, strict=True))
        assert match.record.deck_size.sum() <= size
    assert match.result.reason in ("boards_full", "pass_out")
    assert match.waiting == []
    assert all(match.options(seat) == [] for seat in range(seats))


@pytest.mark.parametrize("number", range(6))
def test_legal_is_what_nothing_forbids(number: int) -> None:
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    judge = CORTO.entries.forbids_at
    while not match.over:
        if chance.random() < 0.04:
            for seat in range(seats):
                legal = {option.code for option in match.options(seat)}
                free = {
                    code
                    for code in range(CORTO.decisions.size)
                    if judge(match.pack.book, match.rows, 0, seat, code) == 0
                }
                assert free == legal
        step(match, chance)


@pytest.mark.parametrize("number", range(6))
def test_guesses_fit_all_that_a_seat_knows(number: int) -> None:
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    while not match.over:
        if chance.random() < 0.05:
            for seat in [*range(seats), SPECTATOR]:
                seen = match.redacted(None if seat == SPECTATOR else seat)
                guess = seen.copy()
                CORTO.entries.guess_at(match.pack.book, guess, 0, seat, dice_of(match.plies))
                assert CORTO.invariants
                assert CORTO.invariants(match.book, CORTO.position.at(guess)) == []
                again = CORTO.position.rows(1)
                again.view(np.uint8)[:] = 0xFF
                CORTO.entries.redact_at(match.pack.book, guess, 0, seat, again, 0)
                assert again.tobytes() == seen.tobytes()
        step(match, chance)


@pytest.mark.parametrize("number", range(4))
def test_saves_and_positions_come_back_byte_for_byte(number: int) -> None:
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    while not match.over:
        if chance.random() < 0.05:
            assert CORTO.scenario(match.position()).rows.tobytes() == match.rows.tobytes()
        step(match, chance)
    assert ludoteca.load(match.save()).rows.tobytes() == match.rows.tobytes()


def test_renaming_seats_renames_the_scores() -> None:
    """Invariant 17, at the end of a game."""
    match = CORTO.new(3, 5)
    chance = random.Random(5)
    while not match.over:
        step(match, chance)
    turned = match.copy()
    p = turned.record
    for field in ("stock", "kills", "gold", "reserve", "ingots", "crows", "leopards"):
        getattr(p, field)[:3] = np.roll(np.asarray(getattr(p, field))[:3], 1)
    p.markers[:, :3] = np.roll(np.asarray(p.markers)[:, :3], 1, axis=1)
    kept, owner = np.asarray(p.kept), np.asarray(p.carriage_owner)
    p.kept[:] = [k if k < 0 else 4 * (k // 4) + (k % 4 + 1) % 3 for k in kept.tolist()]
    p.carriage_owner[:] = [o if o < 0 else (o + 1) % 3 for o in owner.tolist()]
    scores = match.result.parts
    assert turned.result.parts == [scores[2], scores[0], scores[1]]
