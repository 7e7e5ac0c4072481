import itertools
from pathlib import Path

import pytest

import ludoteca
from ludoteca.envs import tables
from ludoteca.envs.observation import layout_of

PAGES = Path(__file__).parents[2] / "docs" / "environments"


def cells(markdown):
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in markdown.splitlines()[2:]]


def test_every_action_has_a_row():
    for name in (*ludoteca.game_names(), "mora"):
        rows = cells(tables.actions(name))
        assert sum(int(row[1]) for row in rows) == ludoteca.game(name).decisions.size
        for (first, count, *_), following in itertools.pairwise(rows):
            assert int(first) + int(count) == int(following[0])


def test_every_place_of_an_observation_has_a_row():
    for name in (*ludoteca.game_names(), "mora"):
        rows = cells(tables.observation(name))
        assert sum(int(row[1]) for row in rows) == layout_of(ludoteca.game(name)).size


def test_mora():
    assert cells(tables.actions("mora"))[0] == ["0", "12", "lay", "asked", "card: card (0..11)"]
    hand = next(row for row in cells(tables.observation("mora")) if row[2] == "hand")
    assert hand[1:] == ["48", "hand", "4 x 12", "number"]


@pytest.mark.parametrize("name", sorted({*ludoteca.game_names()} - {"mora"}))
def test_the_page_of_a_game_is_up_to_date(name):
    written = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert written == tables.page(name), f"python -m ludoteca.envs.tables {name}"
