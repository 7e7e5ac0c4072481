import numpy as np
import pytest

import ludoteca
from ludoteca.bots import Search, Sight, play
from ludoteca.bots.mind import mind_of
from ludoteca.bots.tree import ROOT, Desk, Tree
from ludoteca.core.dice import Dice, dice_of
from ludoteca.core.kernel import COMPILED

MORA = ludoteca.game("mora")


def sight(match, seat=0, seed="s"):
    return Sight.of(match, seat, dice_of(seed))


def last_round(held: int, points=(0, 0)):
    """Two seats, one card each; seat 0 holds `held`, and has seen nothing else but its own."""
    hands = [
        [int(card == held) for card in range(12)],
        [int(card == 11 - held) for card in range(12)],
    ]
    table = {"hand": hands, "points": list(points), "rounds": 2}
    return MORA.scenario({"game": "mora", "seats": 2, "table": table})


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_by_playouts_repeats_under_a_seed(threads):
    search = Search(playouts=60, threads=threads)
    match = MORA.new(seats=3, seed=1)
    first, second = (search.study(sight(match)) for _ in range(2))
    assert first == second
    assert sum(study.playouts for study in first) == 60
    assert search.study(sight(match, seed="other")) != first


def test_its_gains_are_the_chances():
    """The last card: the other seat holds any of the eleven unseen ones, each as likely."""
    for held in (0, 4, 11):
        worth = np.asarray(MORA.book.at(MORA.shipped_pack.book).worth)
        match = last_round(held)
        unseen = [worth[card] for card in range(12) if card != held]
        below = sum(w < worth[held] for w in unseen) / 11
        equal = sum(w == worth[held] for w in unseen) / 11
        exact = below + equal * (0.45 + 0.1)  # a shared win: half of 0.9, and the first place
        (study,) = Search(playouts=400).study(sight(match))
        assert study.gain == pytest.approx(exact, abs=max(4 * study.error, 1e-9))


def test_what_is_forced_costs_nothing():
    match = last_round(3)
    seen = sight(match)
    assert str(Search(playouts=10**9).choose(seen)) == str(match.options(0)[0])
    assert not np.asarray(Dice.at(seen.dice).drawn).any(), "not even a throw of the dice"


def test_the_clock_ends_a_search():
    studies = Search(milliseconds=30).study(sight(MORA.new(seats=2)))
    assert sum(study.playouts for study in studies) > 0


def test_a_full_tree_still_counts_its_playouts():
    match = MORA.new(seats=4, seed=2)
    options = np.array([o.code for o in match.options(0)], np.int32)
    tree, desk = Tree.of(4), Desk.of(MORA)
    mind_of(MORA).think_at(
        match.pack.book, match.redacted(0), 0, options, dice_of("x"), tree, desk, 50, 100
    )
    assert tree.used[0] == 4
    assert tree.visits[ROOT] == 50


def key(match, actor, searcher, options):
    """The key of the node at which an actor decides, in a search of another (or the same) seat."""
    desk = Desk.of(MORA)
    desk.codes[: len(options)] = options
    desk.weights[: len(options)] = 1
    return mind_of(MORA).key_at(match.pack.book, match.rows, actor, searcher, desk, len(options))


def test_nobody_sees_what_another_laid_in_secret():
    """Where all choose at the same time, the one walked through second knows no more."""
    start = MORA.new(seats=2, seed=6)
    mine, theirs = (start.options(seat) for seat in (0, 1))

    def after(seat, option):
        match = MORA.new(seats=2, seed=6)
        match.play(seat, option)
        return match

    codes = [option.code for option in theirs]
    assert len({key(after(0, option), 1, 0, codes) for option in mine}) == 1
    assert len({key(after(1, option), 0, 0, [1, 2]) for option in theirs}) == 1
    assert key(start, 0, 0, [1, 2]) != key(MORA.new(seats=2, seed=7), 0, 0, [1, 2])


@pytest.mark.skipif(not COMPILED, reason="only compiled code counts what it takes")
def test_a_search_takes_no_memory_per_playout():
    """A thousand playouts take what ten do, in a game whose rules take none themselves."""
    from numba.core.runtime import _nrt_python, rtsys

    game = ludoteca.game("kragmortha")
    seen = sight(game.new(seats=4, seed=2))
    options = np.array([option.code for option in seen.options], np.int32)
    tree, desk = Tree.of(1100), Desk.of(game)
    _nrt_python.memsys_enable_stats()

    def taken(playouts):
        before = rtsys.get_allocation_stats().alloc
        think = mind_of(game).think_at
        think(seen.book, seen.record, 0, options, seen.dice, tree, desk, playouts, 2)
        return rtsys.get_allocation_stats().alloc - before

    taken(1)
    assert taken(1000) == taken(10) > 0, "the arrays handed over are counted, so counting works"


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_playout_is_judged_at_the_same_moment(seats, rounds):
    game = ludoteca.game("corto")
    match = game.new(seats=seats, seed=2)
    seen = sight(match, match.waiting[0])
    options = np.array([option.code for option in seen.options], np.int32)
    tree, desk = Tree.of(50), Desk.of(game)
    think = mind_of(game).think_at
    for _ in range(30):
        think(seen.book, seen.record, seen.seat, options, seen.dice, tree, desk, 1, rounds)
        assert game.position.at(desk.work).over or desk.says[1] == rounds * seats


def test_it_plays_whole_matches():
    for seats in (2, 3, 4):
        assert play(MORA.new(seats=seats), [Search(playouts=20)] * seats).over
