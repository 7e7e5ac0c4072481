"""Finding games."""

from typing import Any

import pytest

import ludoteca
from ludoteca import UnknownGame


def test_the_tiny_game_is_found_because_its_folder_is_there() -> None:
    assert "mora" in ludoteca.game_names()
    assert ludoteca.game("mora") is ludoteca.game("mora")


def test_names_stay_callable_after_a_game_was_loaded() -> None:
    ludoteca.game("mora")
    assert ludoteca.game_names() == sorted(ludoteca.game_names())


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*mora"):
        ludoteca.game("chess")


@pytest.mark.parametrize("name", [["mora"], None, 5, "\ud800"])
def test_what_is_no_name_of_a_game(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*mora"):
        ludoteca.game(name)
