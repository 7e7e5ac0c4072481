"""All bots in all games, at the fewest and the most seats."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import LEVELS, Search, Sight, bot, play
from ludoteca.bots.hints import hints
from ludoteca.core.dice import dice_of

GAMES = ludoteca.game_names()


def some_way_in(name):
    """A match after thirty decisions and more, where the seat waited for has a choice."""
    match = ludoteca.game(name).new(seed=9)
    while match.plies < 30 or len(match.options(match.waiting[0])) < 3:
        options = [option for option in match.options(match.waiting[0]) if not option.free]
        match.play(match.waiting[0], options[len(options) // 2])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_matches(name):
    game = ludoteca.game(name)
    few = [bot("greedy"), Search(playouts=12), bot("easy"), bot("random")]
    for seats in sorted({game.seats[0], game.seats[-1]}):
        match = play(game.new(seats, seed=3), (few * 2)[:seats], seed=1)
        assert match.over
        assert match.decisions[-1][0] < seats


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_does_not_change_what_its_bot_does(name):
    """The true position is replaced by another that the seat cannot tell from it."""
    game = ludoteca.game(name)
    match, dice = some_way_in(name), dice_of("chance")
    seat = match.waiting[0]
    other = game.new(seed=9)
    other.rows = match.redacted(seat)
    game.entries.guess_at(match.pack.book, other.rows, 0, seat, dice)
    assert other.rows.tobytes() != match.rows.tobytes()
    assert np.array_equal(other.redacted(seat).view(np.uint8), match.redacted(seat).view(np.uint8))
    for thinker in (bot("greedy"), Search(playouts=40)):
        chosen = {
            str(thinker.choose(Sight.of(each, seat, dice_of("same")))) for each in (match, other)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize("name", GAMES)
def test_hints_have_reasons(name):
    match = some_way_in(name)
    found = hints(match, match.waiting[0], playouts=60)
    assert found[0].playouts >= found[-1].playouts
    assert any(hint.why for hint in found)


def test_levels_go_from_easy_to_master():
    assert LEVELS == ("easy", "normal", "hard", "master")
    assert [bot(level).name for level in LEVELS] == list(LEVELS)
