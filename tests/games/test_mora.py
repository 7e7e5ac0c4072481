"""The rules of the tiny game, clause by clause."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import CannotUndo, Illegal, Match
from ludoteca.core.dice import dice_of

# Cards by number: worth 1 to 9, then three tens (A10, B10, C10).
A1, B2, C3, A10, B10 = 0, 1, 2, 9, 10


def table(*hands: list[int], **more: Any) -> Match:
    """A match in which each seat holds these cards."""
    held = [[int(card in hand) for card in range(12)] for hand in hands]
    empty = [[0] * 12] * (4 - len(hands))
    described = {"seats": len(hands), "table": {"hand": held + empty, **more}}
    return ludoteca.game("mora").scenario(described)


@pytest.mark.clause("M-LAY-01")
def test_a_seat_lays_a_card_it_holds() -> None:
    match = table([A1, B2, C3], [A10])
    with pytest.raises(Illegal, match="M-LAY-01"):
        match.play(0, "lay A10")
    assert [str(option) for option in match.options(0)] == ["lay A1", "lay B2", "lay C3"]


@pytest.mark.clause("M-LAY-02")
def test_a_seat_lays_one_card_a_round() -> None:
    match = table([A1, B2], [A10])
    match.play(0, "lay A1")
    with pytest.raises(Illegal, match="M-LAY-02"):
        match.play(0, "lay B2")
    assert match.waiting == [1]


@pytest.mark.clause("M-LAY-03")
def test_a_card_can_be_taken_back_until_all_have_laid() -> None:
    match = table([A1, B2], [A10, B10])
    with pytest.raises(Illegal, match="M-LAY-03"):
        match.play(0, "back")
    match.play(0, "lay A1")
    match.play(0, "back")
    match.play(0, "lay B2")
    match.play(1, "lay A10")
    assert match.waiting == [0, 1]
    with pytest.raises(CannotUndo):
        match.undo(1)


@pytest.mark.clause("M-WIN-01")
@pytest.mark.parametrize(("second", "points"), [("A10", [0, 5]), ("B2", [5, 0])])
def test_the_highest_card_takes_the_pot(second: str, points: list[int]) -> None:
    match = table([C3], [A10, B2], pot=5)
    match.play(0, "lay C3")
    match.play(1, f"lay {second}")
    assert [seat["points"] for seat in match.result.parts] == points


@pytest.mark.clause("M-WIN-01")
def test_nobody_takes_the_pot_when_two_lay_as_high() -> None:
    match = table([A10], [B10], [A1])
    for seat, card in enumerate(["A10", "B10", "A1"]):
        match.play(seat, f"lay {card}")
    assert [seat["points"] for seat in match.result.parts] == [0, 0, 0]


@pytest.mark.clause("M-END-01")
def test_three_rounds_and_the_most_points_win() -> None:
    match = table([A1], [A10], rounds=2)
    match.play(0, "lay A1")
    match.play(1, "lay A10")
    result = match.result
    assert match.over
    assert (result.reason, result.winners, result.places) == ("rounds", [1], [2, 1])
    with pytest.raises(Illegal, match="M-END-01"):
        match.play(0, "back")


@pytest.mark.clause("M-LAY-01")
def test_hands_and_laid_cards_are_for_their_owner() -> None:
    game = ludoteca.game("mora")
    match = game.new(seats=3, seed=1)
    match.play(1, match.options(1)[0])
    seen = match.view(0)["table"]
    assert sum(seen["hand"][0]) == 3
    assert seen["hand"][1] == [-1] * 12
    assert seen["laid"] == [0, -1, -1, -1]


@pytest.mark.clause("M-LAY-01")
def test_a_guess_keeps_what_the_seat_holds_and_deals_the_rest() -> None:
    game = ludoteca.game("mora")
    match = game.new(seats=3, seed=1)
    rows = match.redacted(0)
    game.entries.guess_at(match.pack.book, rows, 0, 0, dice_of("test"))
    hands = np.asarray(game.position.at(rows).hand)
    assert hands[0].tolist() == np.asarray(match.record.hand)[0].tolist()
    assert hands.sum(axis=0).max() == 1
    assert hands.sum(axis=1).tolist() == [3, 3, 3, 0]
