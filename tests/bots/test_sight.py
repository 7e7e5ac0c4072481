"""What a bot is handed leads nowhere but to what its seat may know."""

import gc
import types
from random import Random

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import Sight, bot, play
from ludoteca.core.dice import dice_of
from ludoteca.core.match import Match
from ludoteca.lab.trials import decide

CODE = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)


def is_gone(found):
    """Whether it is a weak proxy of something that is no more; live ones are looked at."""
    try:
        return found.__class__ is None
    except ReferenceError:
        return True


def reachable(start):
    """Every object one can get to from another, short of the program's own code."""
    seen, todo = {}, [start]
    while todo:
        found = todo.pop()
        if id(found) in seen or is_gone(found) or isinstance(found, CODE):
            continue
        seen[id(found)] = found
        todo.extend(gc.get_referents(found))
        if isinstance(found, np.ndarray) and found.base is not None:
            todo.append(found.base)
    return seen.values()


@pytest.mark.parametrize("name", sorted({*ludoteca.game_names(), "mora"}))
def test_no_way_leads_from_a_sight_to_the_match_or_the_true_position(name):
    match = ludoteca.game(name).new(seed=5)
    chance = Random(name)
    for _ in range(4):
        decide(match, chance)
    key = np.asarray(match.record.key).tobytes()

    def leads_to_secrets(start):
        return any(
            isinstance(found, Match) or (isinstance(found, np.ndarray) and key in found.tobytes())
            for found in reachable(start)
        )

    assert leads_to_secrets([match.rows]), "this test would see it"
    for seat in range(match.seats):
        assert not leads_to_secrets(Sight.of(match, seat, dice_of("own")))


def test_a_bot_that_writes_into_its_sight_changes_nothing():
    class Vandal:
        name = "vandal"

        def choose(self, sight):
            sight.record.view(np.uint8)[:] = 7
            return next((option for option in sight.options if not option.free), None)

    match = ludoteca.game("mora").new(seats=2, seed=3)
    honest = ludoteca.game("mora").new(seats=2, seed=3)
    play(match, [Vandal(), Vandal()])
    for seat, option in match.decisions:
        honest.play(seat, str(option))
    assert honest.rows.tobytes() == match.rows.tobytes()
    assert not match.pack.book.flags.writeable


def test_two_positions_a_seat_cannot_tell_apart_get_the_same_choice():
    """The hand of the other seat, and the key, change; the sight and the choice do not."""
    match = ludoteca.game("mora").new(seats=2, seed=8)
    other = ludoteca.game("mora").scenario(match.position())
    hand = np.asarray(other.record.hand)
    hand[1] = 0
    hand[1, [card for card in range(12) if hand[0, card] == 0][-3:]] = 1
    other.record.key = np.array([1, 2], np.uint64)
    assert match.rows.tobytes() != other.rows.tobytes()
    for name in ("random", "greedy"):
        choices = [bot(name).choose(Sight.of(m, 0, dice_of("same"))) for m in (match, other)]
        assert choices[0] == choices[1]
