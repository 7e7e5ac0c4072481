"""Decisions: codes without gaps, each with one notation, both ways."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import BadNotation
from ludoteca.core.decisions import DecisionTable, Domain, Kind

SQUARE = Domain.of("square", ["a1", "b1", "c1"])
CARD = Domain("card", 2)
TABLE = DecisionTable(
    Kind("poke", free=True, seat=Domain.numbers("seat", 2)),
    Kind("step", square=SQUARE),
    Kind("swap", card=CARD, square=SQUARE),
    Kind("stop"),
    Kind("stop_there", word="stop", square=SQUARE),
)
NAMES = {"card": ["T1", "T2"]}


def test_codes_run_without_gaps_blocking_ones_first() -> None:
    assert TABLE.size == 3 + 6 + 1 + 3 + 2
    assert TABLE.first_free == 13
    assert [TABLE.option(code, NAMES).free for code in (12, 13, 14)] == [False, True, True]
    assert [TABLE.kind_of[code] for code in range(TABLE.size)] == [
        TABLE.number(TABLE.kind(code).name) for code in range(TABLE.size)
    ]


@pytest.mark.parametrize("code", range(TABLE.size))
def test_every_code_has_a_notation_that_reads_back(code: int) -> None:
    option = TABLE.option(code, NAMES)
    assert TABLE.parse(str(option), NAMES) == code
    assert TABLE.parse(str(option).upper(), NAMES) == code
    assert TABLE.code(option.kind, **TABLE.values(code)) == code


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_every_code_of_every_game_reads_back(name: str) -> None:
    match = ludoteca.game(name).new(seed=1)
    table, names = match.game.decisions, match.names(0)
    wrong = [c for c in range(table.size) if table.parse(str(table.option(c, names)), names) != c]
    assert wrong == []


@pytest.mark.parametrize(
    ("notation", "why"),
    [
        ("", "'' is no decision; it begins with one of: step, swap, stop, poke"),
        ("jump a1", "'jump a1' is no decision; it begins with one of"),
        ("step", "'step' does not have the form: step <square>"),
        ("stop a1 b1", "does not have the form: stop or stop <square>"),
        ("step z9", "'z9' is no square; known: a1, b1, c1"),
        ("swap T3 a1", "'T3' is no card; known: T1, T2"),
    ],
)
def test_nonsense_is_told_what_would_be_right(notation: str, why: str) -> None:
    with pytest.raises(BadNotation) as error:
        TABLE.parse(notation, NAMES)
    assert why in str(error.value)


def test_numbers_outside_a_domain_are_refused() -> None:
    with pytest.raises(BadNotation, match=r"step: square 3 is not in 0\.\.2"):
        TABLE.code("step", square=3)
