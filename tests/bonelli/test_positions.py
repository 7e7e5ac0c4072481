"""Described positions that could not have come about are refused (section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from bonelli.scene import GAME
from ludoteca import BadPosition

pytestmark = pytest.mark.interpreted
REST = [[0] * 6] * 7


@pytest.mark.parametrize(
    ("table", "entry", "why"),
    [
        ({"turn": 99}, None, "turn is not from 0 to 15"),
        ({"protagonist": None}, None, "nobody leads"),
        ({"hero": [7, 7]}, None, "hero is not from 0"),
        ({"balloons": [-9, 2]}, None, "balloons"),
        ({"contested": "1"}, None, "an Albo is contested"),
        ({"phase": "over"}, None, "phase"),
        ({"confirmed": [1, 0]}, None, "11: cards are committed"),
        ({"peeked": [18, 0]}, None, "peeked is not from 0"),
        ({}, [77, 0, 0, 0, 0, 0], "9: what is due does not fit"),
        ({}, [9, 1, 0, 0, 0, 0], "9: what is due does not fit"),
        ({}, [13, 5, 0, 0, 0, 1], "9: what is due does not fit"),
    ],
)
def test_what_could_not_have_come_about_is_refused(
    table: dict[str, Any], entry: list[int] | None, why: str
) -> None:
    described = GAME.new(seed=1, options={"first_lead": "random"}).position()
    described["table"] |= table
    if entry:
        described["header"]["agenda"] = [entry, *REST]
    with pytest.raises(BadPosition, match=why):
        GAME.scenario(described)
