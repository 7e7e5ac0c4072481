"""Bots by name; a name or a budget that makes no sense is refused in one line."""

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Search, bot
from ludoteca.bots.hints import hints
from ludoteca.core.errors import LudotecaError


def test_levels_go_from_easy_to_master():
    assert LEVELS == ("easy", "normal", "hard", "master")
    assert [bot(level).name for level in LEVELS] == list(LEVELS)


def test_search_by_name():
    assert bot("search:2000") == Search(playouts=2000, name="search:2000")
    assert bot("search:500ms") == Search(milliseconds=500, name="search:500ms")
    assert bot("search:500msx2") == Search(milliseconds=500, threads=2, name="search:500msx2")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("genius", "there is no bot 'genius'"),
        ("search:", "there is no bot"),
        ("search:0", "playouts are 1 to"),
        ("search:99999999999999999999", "playouts are 1 to"),
        ("search:0ms", "milliseconds are 1 to"),
        ("search:9999999999ms", "milliseconds are 1 to"),
        ("search:5x0", "threads are 1 to"),
        ("search:5x100000", "threads are 1 to"),
        ("no.module:Bot", "cannot be loaded: No module named 'no'"),
        ("os.path:Bot", "cannot be loaded: .* has no attribute 'Bot'"),
        ("os.path:join", "cannot be loaded: .* missing 1 required"),
        ("json.decoder:JSONDecoder", "cannot be loaded: it has no method choose"),
    ],
)
def test_what_is_no_bot_is_said_in_one_line(name, said):
    with pytest.raises(LudotecaError, match=said) as refused:
        bot(name)
    assert "\n" not in str(refused.value)


def test_a_search_needs_a_budget():
    with pytest.raises(LudotecaError, match="playouts or milliseconds"):
        Search()


def test_a_hint_without_playouts_is_refused():
    match = ludoteca.game("mora").new(seats=2)
    with pytest.raises(LudotecaError, match="playouts are 1 to"):
        hints(match, 0, playouts=0)
