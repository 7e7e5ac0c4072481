"""Matches: who may decide, what can be taken back, and positions set up from a description."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import BadNotation, BadOption, BadPosition, CannotUndo, Illegal, LudotecaError, Match


@pytest.fixture
def match() -> Match:
    return ludoteca.game("mora").new(seats=3, seed=3)


def lay(match: Match, seat: int) -> None:
    match.play(seat, match.options(seat)[0])


def test_options_are_played_by_themselves_their_code_or_their_notation(match: Match) -> None:
    for seat, form in enumerate((lambda o: o, lambda o: o.code, str)):
        option = match.options(seat)[0]
        match.play(seat, form(option))
        assert match.decisions[-1] == (seat, option)


def test_a_refusal_names_the_clause_and_changes_nothing(match: Match) -> None:
    before = match.rows.tobytes()
    with pytest.raises(Illegal) as error:
        match.play(0, "back")
    assert (error.value.clause, error.value.decision) == ("M-LAY-03", "back")
    refusal = match.why_not(0, "back")
    assert refusal
    assert refusal.text == error.value.text
    assert match.why_not(0, str(match.options(0)[0])) is None
    assert match.rows.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True, 1.0])
def test_a_seat_that_is_not_there(match: Match, seat: Any) -> None:
    with pytest.raises(LudotecaError, match="seats are 0 to 2"):
        match.options(seat)


@pytest.mark.parametrize("code", [-1, 13, 10**9, 1.0, None, True, b"lay A1"])
def test_a_code_that_is_not_there(match: Match, code: Any) -> None:
    before = match.rows.tobytes()
    with pytest.raises(BadNotation, match=r"codes: 0\.\.12"):
        match.play(0, code)
    with pytest.raises(BadNotation):
        match.why_not(0, code)
    assert match.rows.tobytes() == before


def test_numbers_out_of_arrays_are_seats_and_codes_too(match: Match) -> None:
    seat, count = np.array([1, 3])
    match = match.game.new(count, np.int64(3))
    code = np.array([option.code for option in match.options(seat)])[0]
    assert match.why_not(seat, code) is None
    match.play(seat, code)
    again = ludoteca.load(match.save())
    assert again.decisions == match.decisions


@pytest.mark.parametrize("seed", [None, 3.5, b"x", [1], True])
def test_a_seed_is_a_number_or_a_text(match: Match, seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number or a text, not"):
        match.game.new(2, seed)


@pytest.mark.parametrize("seed", [-1, 2**200, "", "for tonight"])
def test_every_seed_can_be_saved(match: Match, seed: int | str) -> None:
    fresh = match.game.new(2, seed)
    assert ludoteca.load(fresh.save()).rows.tobytes() == fresh.rows.tobytes()


@pytest.mark.parametrize("seats", [3.0, "3", True, 9])
def test_a_number_of_seats_is_a_whole_one(match: Match, seats: Any) -> None:
    with pytest.raises(BadOption, match="is played by 2 to 4 players, not by"):
        match.game.new(seats)


def test_only_the_own_latest_decision_is_taken_back(match: Match) -> None:
    with pytest.raises(CannotUndo, match="only your own latest decision"):
        match.undo(0)
    lay(match, 0)
    lay(match, 1)
    with pytest.raises(CannotUndo, match="only your own latest decision"):
        match.undo(0)
    assert match.undo(1)
    assert match.undo(0)
    assert match.plies == 0


def test_nothing_is_taken_back_once_something_came_to_light(match: Match) -> None:
    for seat in range(3):
        lay(match, seat)
    with pytest.raises(CannotUndo, match="came to light"):
        match.undo(2)


def test_redo_is_for_what_was_just_taken_back(match: Match) -> None:
    lay(match, 0)
    after = match.rows.tobytes()
    option = match.undo(0)
    with pytest.raises(CannotUndo):
        match.redo(1)
    assert match.redo(0) == option
    assert match.rows.tobytes() == after
    match.undo(0)
    lay(match, 1)
    with pytest.raises(CannotUndo, match="nothing"):
        match.redo(0)


def test_a_copy_goes_its_own_way(match: Match) -> None:
    lay(match, 0)
    before = match.save()
    copy = match.copy()
    lay(copy, 1)
    copy.undo(1)
    copy.undo(0)
    assert match.save() == before
    assert copy.plies == 0


def test_a_match_can_be_rewound(match: Match) -> None:
    start = match.rows.tobytes()
    lay(match, 0)
    assert match.rewound().rows.tobytes() == start
    assert match.game.scenario(match.position()).rewound().rows.tobytes() == match.rows.tobytes()


@pytest.mark.parametrize(
    ("described", "why"),
    [
        ({"tabel": {}}, "unknown part 'tabel' of a position"),
        ({"table": {"hands": []}}, "unknown field 'hands'; known: hand, laid"),
        ({"table": {"laid": [0] * 9}}, "laid: shape [9] does not fit [4]"),
        ({"table": {"laid": 3}}, "laid: shape [] does not fit [4]"),
        ({"table": {"rounds": "two"}}, "rounds: 'two' is not a number"),
        ({"table": {"rounds": 1.5}}, "rounds: 1.5 is neither a name nor a whole number"),
        ({"table": {"rounds": 1000}}, "rounds: "),
        ({"table": [1, 2]}, "table of a position is a table of fields"),
        ({"header": {"dice": 1}}, "unknown field 'dice' of header; known: key"),
        ({"header": {"key": [1]}}, "header, key: it has the shape [2]"),
        ({"header": {"plies": "many"}}, "header, plies: "),
    ],
)
def test_a_position_that_cannot_be_set_up(described: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as error:
        ludoteca.game("mora").scenario({"seats": 3, **described})
    assert why in str(error.value)


def test_the_log_tells_each_listener_its_own() -> None:
    match = ludoteca.game("mora").new(seats=2, seed=1)
    own, other = match.log(0)
    assert (own.kind, own.args["seat"], len(own.args["cards"])) == ("dealt", "0", 3)
    assert other.args == {"seat": "1", "cards": [None, None, None]}
    assert all(told.args["cards"] == [None] * 3 for told in match.log(None))
    assert match.log(0, since=match.log_length) == []
