"""Whole games by a player that prefers doing something, held to the invariants (section 11)."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

import ludoteca
from corto.scenes import CORTO, LETTERS
from ludoteca import Match
from ludoteca.core.dice import dice_of
from ludoteca.core.errors import CannotUndo
from ludoteca.core.facts import SPECTATOR

PASSIVE = {"discard", "refill", "end_play", "end_draw", "decline"}
PAIRS = list(combinations(LETTERS, 2))


SWITCHES = (
    ("black_hits", "any", "opponents"),
    ("long_range", "both", "row_or_column"),
    ("figurine_action", "mandatory", "optional"),
    ("quests", "on", "off"),
    ("advantages", "all", "swap_only"),
    ("venice", "off", "on"),
)
SETS = list(product(*([(name, value) for value in values] for name, *values in SWITCHES)))


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


@pytest.mark.parametrize("number", range(3 * len(PAIRS)))
def test_games_of_every_pair_of_storylines(number: int) -> None:
    """Every pair for 2, 3 and 4 seats."""
    seats = 2 + number // len(PAIRS)
    keep_the_invariants(CORTO.new(seats, number, options_of(number, seats)), number)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_games_of_every_set_of_options(number: int) -> None:
    keep_the_invariants(CORTO.new(2 + number % 3, number, dict(SETS[number])), number)


def keep_the_invariants(match: Match, number: int) -> None:
    seats, chance = match.seats, random.Random(number)
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


HANDS, DECKS, PIECES = {"hand"}, {"deck"}, {"tile", "carriage"}
DICE = {"key", "stream", "drawn"}


@pytest.mark.parametrize("number", range(6))
def test_who_sees_what(number: int) -> None:
    """Section 6: everything but hands, decks, face-down pieces and dice is open to all."""
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    while not match.over:
        if chance.random() < 0.05:
            for seat in (None, *range(seats)):
                seen = CORTO.position.at(match.redacted(seat))
                compare(match.record, seen, seat)
        step(match, chance)


def compare(p: Any, seen: Any, seat: int | None) -> None:
    for field in (name for name in CORTO.position.dtype.names if not name.startswith("gap")):
        true, shown = np.asarray(getattr(p, field)), np.asarray(getattr(seen, field))
        if field not in HANDS | DECKS | PIECES | DICE:
            assert (true == shown).all(), field
    for field in DICE:
        hidden = np.atleast_1d(np.asarray(getattr(seen, field)))
        assert (hidden.view(np.int8) == -1).all(), field
    for other in range(p.seats):
        mine = np.asarray(p.hand)[other] if other == seat else np.full(4, -1)
        assert (np.asarray(seen.hand)[other] == mine).all()
    for row, size in enumerate(np.asarray(p.deck_size).tolist()):
        known = 0 if seat is None else int(p.known[row, seat])
        shown = np.asarray(seen.deck)[row]
        assert (shown[: size - known] == -1).all()
        assert (shown[size - known : size] == np.asarray(p.deck)[row, size - known : size]).all()
    assert (np.asarray(seen.tile) == -1).all()
    left = max(int(p.carriages_left), 0)
    assert (np.asarray(seen.carriage)[:left] == -1).all()
    assert (np.asarray(seen.carriage)[left:] == np.asarray(p.carriage)[left:]).all()


NEVER_TAKEN_BACK = {"setup_marker", "draw", "end_draw", "hit_train", "peek"}


@pytest.mark.parametrize("number", range(6))
def test_what_can_be_taken_back(number: int) -> None:
    """The column `undo` of section 5, and its barriers."""
    seats = 2 + number % 3
    match = CORTO.new(seats, number, options_of(number, seats))
    chance = random.Random(number)
    while not match.over:
        seat, before, revealed = match.waiting[0], match.rows.tobytes(), match.record.revelations
        step(match, chance)
        made = match.decisions[-1][1].kind
        if match.over or match.record.revelations != revealed:
            with pytest.raises(CannotUndo):
                match.undo(seat)
            continue
        assert made not in NEVER_TAKEN_BACK
        after = match.rows.tobytes()
        match.undo(seat)
        assert match.rows.tobytes() == before
        match.redo(seat)
        assert match.rows.tobytes() == after
