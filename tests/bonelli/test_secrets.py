"""What a seat may know: redacted positions and guesses."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests.bonelli.scene import GAME, duel_pack, fight, offered, row, scene

from ludoteca.core.dice import dice_of
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.kernel import COMPILED
from ludoteca.core.match import Match

Rows = npt.NDArray[np.void]


def redacted(rows: Rows, viewer: int, book: Any) -> Rows:
    out = GAME.position.rows(1)
    out.view(np.uint8)[:] = 0xFF
    GAME.entries.redact_at(book, rows, 0, viewer, out, 0)
    return out


def guessed(match: Match, viewer: int, source: Rows) -> Rows:
    rows = redacted(match.rows, viewer, match.pack.book)
    GAME.entries.guess_at(match.pack.book, rows, 0, viewer, source)
    return rows


def sampled(pack: Any = None) -> list[Match]:
    """Matches stopped at random moments."""
    found = []
    for seed in range(60 if COMPILED else 8):
        source = random.Random(seed)
        ready = source.choice(["shown", "hidden"])
        match = GAME.new(seed=seed, options={"ready": ready}, pack=pack)
        for _ in range(source.randrange(90)):
            if match.over:
                break
            seat = source.choice(match.waiting)
            match.play(seat, source.choice(offered(match, seat)))
        found.append(match)
    return found


@pytest.mark.clause("B-HIDE-01", "B-HIDE-02", "B-HIDE-03", "B-HIDE-05")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_guesses_fit_and_vary(viewer: int) -> None:
    assert GAME.invariants is not None
    source = dice_of("guesses")
    for match in sampled():
        book = match.pack.book
        seen = redacted(match.rows, viewer, book)
        assert redacted(seen, viewer, book).tobytes() == seen.tobytes()
        guesses = [guessed(match, viewer, source) for _ in range(3)]
        for guess in guesses:
            assert redacted(guess, viewer, book).tobytes() == seen.tobytes()
            assert GAME.invariants(match.book, GAME.position.at(guess)) == []
        if not match.over:
            assert len({guess["deck"].tobytes() for guess in guesses}) == 3


@pytest.mark.clause("B-HIDE-01", "B-HIDE-02", "B-HIDE-03")
def test_nothing_secret_is_in_a_redacted_position() -> None:
    for match in sampled():
        if match.over:
            continue
        for viewer in (0, 1, SPECTATOR):
            seen = GAME.position.at(redacted(match.rows, viewer, match.pack.book))
            assert max(seen.albo_deck) == max(seen.removed) == -1
            assert int(seen.plies) == int(seen.revelations) == -1
            for owner in (0, 1):
                assert max(seen.deck[owner]) == -1
                if owner != viewer:
                    assert max(seen.hand[owner]) == max(seen.row[owner]) == -1


@pytest.mark.clause("B-HIDE-07", "B-HIDE-08")
def test_known_cards_and_peeked_albi_stay_in_guesses() -> None:
    effects = [
        {"when": "enter", "op": "peek_hand", "amount": "all"},
        {"when": "enter", "op": "peek_albi", "amount": 4},
    ]
    match = scene("Z09 Z01 Z02", "M10 M09 M12", pack=duel_pack(effects), balloons=[0, 0])
    fight(match, "Z09", "M10")
    source = dice_of(3)
    left = match.record.albo_left
    known = [int(albo) for albo in match.record.albo_deck[left - 3 : left]]
    for _ in range(5):
        guess = GAME.position.at(guessed(match, 0, source))
        held = [int(card) for card in guess.hand[1]]
        assert {int(card) for card in match.record.known[1] if card >= 0} <= set(held)
        assert [int(albo) for albo in guess.albo_deck[left - 3 : left]] == known


@pytest.mark.clause("B-HIDE-04", "B-HIDE-06")
def test_a_confirmed_row_is_guessed_as_any_legal_one() -> None:
    match = scene("Z01 Z09 Z08 Z11 Z13 Z22", "M04 M18 M09")
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    match.play(0, "lay Z09")
    match.play(0, "confirm")
    rows = set()
    for _ in range(12):
        guess = GAME.position.at(guessed(match, 1, source=dice_of(len(rows) + 100)))
        assert guess.confirmed[0] == 1
        assert 1 <= guess.row_size[0] <= 3
        rows.add(tuple(int(card) for card in guess.row[0]))
    source = dice_of("rows")
    for _ in range(12):
        rows.add(tuple(int(c) for c in GAME.position.at(guessed(match, 1, source)).row[0]))
    assert len(rows) > 6


@pytest.mark.clause("B-OP-03", "B-OP-08", "B-HIDE-02")
def test_cards_looked_at_and_named_are_guessed() -> None:
    digging = scene(
        "Z09 Z01", "M10 M09", pack=duel_pack([{"when": "enter", "op": "dig", "amount": 4}])
    )
    fight(digging, "Z09", "M10")
    seen = GAME.position.at(digging.redacted(0))
    assert sum(int(card) >= 0 for card in seen.deck[0]) == 4
    assert max(GAME.position.at(digging.redacted(1)).deck[0]) == -1
    swapping = scene(
        "Z09 Z08 Z14 Z02", "M10 M09", pack=duel_pack([{"when": "enter", "op": "swap"}])
    )
    fight(swapping, "Z09 Z08", "M10")
    swapping.play(0, "swap Z14")
    source = dice_of("swap")
    named = {int(GAME.position.at(guessed(swapping, 1, source)).swap_card) for _ in range(30)}
    assert len(named) > 3
    assert min(named) >= 0
    assert row(swapping, "hand", 0).count("Z14") == 1


@pytest.mark.clause("B-HIDE-04", "B-HIDE-05")
def test_facts_of_an_open_commit_are_its_owners() -> None:
    match = scene("Z01 Z09", "M04 M09", options={"ready": "hidden"})
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    before = [len(match.log(listener)) for listener in (0, 1, None)]
    for decision in ("lay Z01", "back 1", "lay Z09", "confirm"):
        match.play(0, decision)
    after = [len(match.log(listener)) for listener in (0, 1, None)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [4, 0, 0]


@pytest.mark.clause("B-HIDE-04")
def test_who_has_confirmed_in_secret_may_have_or_not() -> None:
    match = scene("Z01 Z09", "M04 M09", options={"ready": "hidden"})
    for decision in ("declare 1", "balloon 2", "lay Z01", "confirm"):
        match.play(0, decision)
    source = dice_of("confirmed")

    def seen_by(viewer: int) -> set[tuple[int, ...]]:
        guesses = (GAME.position.at(guessed(match, viewer, source)) for _ in range(30))
        return {tuple(int(c) for c in guess.confirmed) for guess in guesses}

    assert seen_by(0) == {(1, 0)}
    assert seen_by(1) == {(0, 0), (1, 0)}
    assert seen_by(SPECTATOR) == {(0, 0), (1, 0), (0, 1)}
