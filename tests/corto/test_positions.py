"""Positions in JSON: what is written can be set up again, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import BadPosition

CORTO = ludoteca.game("corto")


def test_a_stacking_names_the_squares_that_follow() -> None:
    match = CORTO.scenario(
        {
            "seats": 2,
            "options": {"storylines": ["A", "B", "C"]},
            "table": {
                "figurine": ["E:3", "C:0"],
                "stacking": ["C", "E", "D"],
                "character": [None, "C01"]
                + 7 * [None]
                + ["E01"]
                + 7 * [None]
                + ["D01"]
                + 14 * [None],
            },
        }
    )
    assert match.record.figurine.tolist() == [11, 0]
    assert match.view(0)["table"]["figurine"] == ["E:3", "C:0"]
    assert match.waiting == [0]


def test_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(BadPosition, match="C01 is in 2 places"):
        CORTO.scenario(
            {
                "seats": 2,
                "table": {
                    "stacking": ["C", "E", "D"],
                    "character": [None, "C01"] + 30 * [None],
                    "hand": [["C01"]],
                },
            }
        )


REST = [[0] * 6] * 7


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("table", "entry", "why"),
    [
        ({"active": 3}, None, "active is 3"),
        ({"turn": -5}, None, "turn is -5"),
        ({"stacking": ["A", "A", "B"]}, None, "as many different storylines"),
        ({"kept": ["kill 3"]}, None, "kept by a seat that does not play"),
        ({}, [77, 0, 0, 0, 0, 0], "nobody could be asked"),
        ({}, [1, 1, 0, 0, 0, 0], "another seat is to set up"),  # C-SET-12
        ({}, [2, 0, 0, 0, 0, 0], "has not placed its marker"),
        ({}, [3, 0, 0, 0, 0, 0], "every turn comes after it"),
        ({"turn": 1, "hand": [["A01"]]}, [25, 0, 0, 0, 0, 0], "neither played nor discarded"),
        ({"turn": 1, "pending": "A20"}, [3, 0, 0, 0, 0, 0], "nowhere|waits for its square|places"),
    ],
)
def test_what_could_not_have_come_about_is_refused(
    table: dict[str, Any], entry: list[int] | None, why: str
) -> None:
    described: dict[str, Any] = {"seats": 2, "seed": 3, "table": table}
    if entry:
        described["header"] = {"agenda": [entry, *REST]}
    with pytest.raises(BadPosition, match=why):
        CORTO.scenario(described)
