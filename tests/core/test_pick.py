"""The option that is a list of words, or left open."""

from typing import Any

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.options import Pick

ROWS = Pick("rows", "ABCD", 2, 3, otherwise="random")


@pytest.mark.parametrize("value", ["B C", "B+C", "B,C", ["B", "C"], ("B", "C")])
def test_words_keep_their_order(value: Any) -> None:
    assert ROWS.read(value) == ["B", "C"]
    assert ROWS.number(ROWS.read(value)) == [1, 2, -1]


def test_left_open() -> None:
    assert ROWS.read("random") == ROWS.default == "random"
    assert ROWS.number("random") == [-1, -1, -1]


@pytest.mark.parametrize("value", ["B", "B B", "B X", ["A", "B", "C", "D"], 7, None, [1, 2]])
def test_refusals_say_what_is_allowed(value: Any) -> None:
    with pytest.raises(BadOption, match="random, or 2 to 3 different ones of A, B, C, D"):
        ROWS.read(value)
