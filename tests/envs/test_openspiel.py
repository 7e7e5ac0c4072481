import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError

pytest.importorskip("pyspiel", reason="pip install 'ludoteca[envs]'")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludoteca.envs.openspiel as spiel

GAMES = sorted({*ludoteca.game_names(), "mora"})
SUITE = Path(__file__).parent / "openspiel_suite.py"
MOVES = {"mora": 4}  # how far in; with no more than these, its hands are not played yet
SIMULATED_SEATS = 6  # OpenSpiel's own simulations go up to six players


def tables():
    return [(name, seats) for name in GAMES for seats in ludoteca.game(name).seats]


def started(game, deal=3, **parameters):
    state = pyspiel.load_game(f"ludoteca_{game}", parameters).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize(("game", "seats"), tables())
def test_random_simulations(game, seats):
    loaded = pyspiel.load_game(f"ludoteca_{game}", {"players": seats})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def suite(module, *arguments):
    done = subprocess.run(
        [sys.executable, SUITE, module, *arguments],
        env={**os.environ, "TESTBRIDGE_TEST_ONLY": "ludoteca"},  # absl's way to choose tests
        check=False,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return int(re.search(r"Ran (\d+) tests? in", done.stderr)[1])


def test_openspiels_simulations():
    wanted = len(GAMES)
    for name in GAMES:
        seats = [n for n in ludoteca.game(name).seats if n <= SIMULATED_SEATS]
        wanted += len(seats) if len(ludoteca.game(name).seats) > 1 else 0
    assert suite("open_spiel.python.tests.games_sim_test") == wanted


def test_openspiels_contract():
    tests = 5 * len(GAMES)
    assert suite("open_spiel.integration_tests.api_test", "--test_only_games=ludoteca_.*") == tests


@pytest.mark.parametrize("game", GAMES)
def test_search_by_resampling(game):
    state = started(game, players=ludoteca.game(game).seats[-1])
    chance = np.random.RandomState(5)
    for _ in range(MOVES.get(game, 10)):
        state.apply_action(int(chance.choice(state.legal_actions())))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    search = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 1.4, 5, random_state=np.random.RandomState(1)
    )
    assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_a_resample_looks_the_same_to_the_player_and_hides_the_truth(game):
    """And, what OpenSpiel's own test omits: the hidden part varies."""
    state = started(game, players=ludoteca.game(game).seats[-1])
    chance = np.random.RandomState(5)
    for _ in range(MOVES.get(game, 40)):
        state.apply_action(int(chance.choice(state.legal_actions())))
    player = state.current_player()
    drawn = set()
    for _ in range(20):
        other = state.resample_from_infostate(player, chance.uniform)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        drawn.add(str(other))
    assert len(drawn) > 15
    assert str(state) not in drawn


def test_an_information_state_remembers_and_an_observation_does_not():
    """Two ways to the same cards: who laid what when is remembered, not seen."""
    state = started("mora")
    first = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    other = started("mora")
    other.apply_action(other.legal_actions()[1])
    assert state.information_state_string(1) == other.information_state_string(1)
    assert state.information_state_string(0) != other.information_state_string(0) != first


def test_parameters():
    game = pyspiel.load_game("ludoteca_mora(players=4,deals=7,options=pot:5,seed=x)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.num_players() == 4
    state = game.new_initial_state()
    assert [deal for deal, _ in state.chance_outcomes()] == list(range(7))
    state.apply_action(6)
    assert spiel.options_of("a:1; b:2/3") == {"a": "1", "b": "2,3"}
    assert state.table.chosen == {"pot": 5}
    other = pyspiel.load_game("ludoteca_mora", {"options": "pot:4"}).new_initial_state()
    assert other.table.chosen == {"pot": 4}


def test_bad_parameters_are_named():
    for wrong, said in (("pot:99", "option pot: '99'"), ("luck:1", "luck"), ("pot", "option pot")):
        with pytest.raises(LudotecaError, match=said):
            pyspiel.load_game("ludoteca_mora", {"options": wrong})
