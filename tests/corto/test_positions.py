"""Positions in JSON: what is written can be set up again, byte for byte."""

from __future__ import annotations

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
