"""All bots in all games, at the fewest and the most seats."""

from random import Random

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import Search, Sight, bot, play
from ludoteca.bots.hints import hints
from ludoteca.core.dice import dice_of
from ludoteca.lab.trials import sampled_options

GAMES = ludoteca.game_names()


def some_way_in(name, seats=None, options=None, after=2):
    """The middle of a match between greedy bots, where the seat waited for has a choice."""
    game = ludoteca.game(name)
    whole = play(game.new(seats, 9, options), [bot("greedy")] * (seats or game.seats[0]))
    match = game.new(seats, 9, options)
    for seat, option in whole.decisions:
        asked = [option for option in match.options(match.waiting[0]) if not option.free]
        if match.plies >= whole.plies // after and len(asked) > 1:
            break
        match.play(seat, option.code)
    return match


TABLES = [(name, seats) for name in GAMES for seats in ludoteca.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_play_whole_matches_with_any_options(name, seats):
    few = [bot("greedy"), Search(playouts=8), bot("easy"), bot("random")]
    luck = Random(f"{name} {seats}")
    for options in ({}, *(sampled_options(ludoteca.game(name), seats, luck) for _ in range(3))):
        match = ludoteca.game(name).new(seats, 3, options)
        assert play(match, (few * 2)[:seats], seed=1).over, options


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
    """At some moments the evaluation tells no option from another, but not at all of them."""
    reasons = []
    for after in (2, 3, 4):
        match = some_way_in(name, after=after)
        found = hints(match, match.waiting[0], playouts=60)
        assert found[0].playouts >= found[-1].playouts
        assert all(0 <= hint.chance <= 1 and hint.error >= 0 for hint in found)
        reasons += [hint.why for hint in found if hint.why]
    assert reasons
