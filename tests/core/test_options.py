"""Options: every bad value is told what would be right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca import BadOption
from ludoteca.core.options import Choice, Number, Options, OptionSpec, PerSeat, Pick, SetOf, flag

SPECS: list[OptionSpec] = [
    Choice("pace", "quick", "slow"),
    flag("traps", default=True),
    Number("limit", 2, 5, 3),
    SetOf("without", ["arms", "legs", "head"], most=2),
    Pick("boards", ["A", "B", "C"], 2, 3, otherwise="random"),
    PerSeat(Number("rate", 0, 100, 0)),
]
OPTIONS = Options(*SPECS)


@pytest.mark.parametrize(
    ("name", "given", "kept"),
    [
        ("pace", "slow", "slow"),
        ("traps", False, "off"),
        ("traps", "on", "on"),
        ("limit", "4", 4),
        ("without", "head+arms", ["arms", "head"]),
        ("without", [], []),
        ("boards", "C,A", ["C", "A"]),
        ("boards", "random", "random"),
        ("rate", "1,2,3", [1, 2, 3]),
        ("rate", 7, 7),
    ],
)
def test_values_are_read_as_the_shell_and_json_give_them(name: str, given: Any, kept: Any) -> None:
    assert OPTIONS.read({name: given}, 3)[name] == kept


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("pace", "fast", "option pace: 'fast' is not allowed; use quick, slow"),
        ("traps", "maybe", "use off, on"),
        ("limit", "many", "use a whole number from 2 to 5"),
        ("limit", 6, "option limit: 6 is not allowed; use a whole number from 2 to 5"),
        ("limit", 2.5, "whole number"),
        ("without", "arms+legs+head", "use up to 2 of arms, legs, head"),
        ("without", "feet", "use up to 2 of arms, legs, head"),
        ("without", 3, "use up to 2 of"),
        ("boards", "A", "random, or 2 to 3 different ones of A, B, C"),
        ("boards", "A,A", "different ones"),
        ("rate", "1,2", "option rate: 2 values for 3 seats; give one a seat"),
        ("rate", "1,2,300", "a whole number from 0 to 100"),
        ("colour", "red", "colour"),
    ],
)
def test_bad_values_are_told_what_is_allowed(name: str, given: Any, why: str) -> None:
    with pytest.raises(BadOption) as error:
        OPTIONS.read({name: given}, 3)
    assert why in str(error.value)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_samples_are_allowed(spec: OptionSpec) -> None:
    chance = Random(spec.name)
    for _ in range(50):
        assert OPTIONS.read({spec.name: spec.sample(chance)}, 3)


@pytest.mark.parametrize(("seats", "span"), [(1, "2 to 4"), (5, "2 to 4"), (0, "2 to 4")])
def test_seats_out_of_range(seats: int, span: str) -> None:
    with pytest.raises(BadOption, match=f"mora is played by {span} players, not by {seats}"):
        ludoteca.game("mora").new(seats)
