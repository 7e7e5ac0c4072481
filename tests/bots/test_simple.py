from tests.bonelli.scene import scene

import ludoteca
from ludoteca.bots import Sight, bot, play
from ludoteca.core.dice import dice_of


def test_the_same_seed_plays_the_same_match():
    def played(seed):
        return play(ludoteca.game("mora").new(seats=3), [bot("random")] * 3, seed).save()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_bots_play_every_seat_count_to_the_end():
    for seats in (2, 3, 4):
        for name in ("random", "greedy"):
            assert play(ludoteca.game("mora").new(seats=seats), [bot(name)] * seats).over


def test_bots_make_no_free_decision_without_weight():
    match = ludoteca.game("mora").new(seats=2, seed=4)
    match.play(1, match.options(1)[0])
    assert bot("greedy").choose(Sight.of(match, 1, dice_of("x"))) is None, "its free one weighs 0"
    choice = bot("greedy").choose(Sight.of(match, 0, dice_of("x")))
    assert choice in match.options(0)


def test_greedy_looks_to_the_end_of_a_choice_made_together():
    """Its own half of a commit says nothing: cards only leave the hand before the reveal."""
    match = scene("Z01 Z09 Z07 Z08 Z11", "M04 M10 M09 M08 M14")
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    while 0 in match.waiting and 1 in match.waiting:
        match.play(0, bot("greedy").choose(Sight.of(match, 0, dice_of(match.plies))))
    assert sum(card is not None for card in match.view(0)["table"]["row"][0]) >= 2
