"""Every installed game passes the conformance suite, and the suite finds what is broken."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.kernel import COMPILED
from ludoteca.lab.trials import Trial
from ludoteca.lab.verify import Budget, Report, verify

SMALL = Budget(games=2, moments=3, guesses=3) if COMPILED else Budget(games=1, moments=1, guesses=2)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", ludoteca.game_names())
def test_every_game_keeps_every_law(name: str) -> None:
    report = verify(ludoteca.game(name), SMALL)
    assert [f"{row.law}: {row.broken}" for row in report.rows.values() if row.broken] == []
    assert all(row.times for row in report.rows.values())


def test_a_position_fits_into_a_kibibyte() -> None:
    sizes = {name: ludoteca.game(name).position.dtype.itemsize for name in ludoteca.game_names()}
    assert {name: size for name, size in sizes.items() if size > 1024} == {}


def test_a_broken_law_is_reported_once_with_the_way_to_it() -> None:
    report = Report("mora")

    def broken() -> None:
        raise ValueError("nonsense")

    for decisions in range(3):
        report.try_out("law", f"{Trial(3, 7)}, after {decisions} decisions", broken)
    assert not report.kept
    row = report.rows["law"]
    assert row.times == 1
    assert row.broken == "--seats 3 --seed 7, after 0 decisions: ValueError: nonsense"
