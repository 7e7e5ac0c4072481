import copy
import pickle
import warnings

import numpy as np
import pytest

import ludoteca

pytest.importorskip("pettingzoo", reason="pip install 'ludoteca[envs]'")

from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludoteca.envs import pettingzoo

TABLES = [
    (name, seats)
    for name in sorted({*ludoteca.game_names(), "mora"})
    for seats in ludoteca.game(name).seats
]

# What PettingZoo says of every environment outside its own list of names.
KNOWN = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Observation.*all zeros",
)


@pytest.fixture(autouse=True)
def no_new_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for text in KNOWN:
            warnings.filterwarnings("ignore", message=text)
        yield


def made(game, seats):
    return lambda **arguments: pettingzoo.env(game, seats, **arguments)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game, seats):
    api_test(pettingzoo.env(game, seats), num_cycles=120)
    api_test(pettingzoo.raw_env(game, seats), num_cycles=120)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game, seats):
    seed_test(made(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_render(game, seats):
    render_test(made(game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_parallel(game, seats):
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(game, seats)), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=60)


def test_secret_choices_are_one_step():
    environment = pettingzoo.parallel_env("mora", 3)
    observations, _ = environment.reset(seed=1)
    steps = 0
    while environment.agents:
        steps += 1
        actions = {name: int(np.argmax(o["action_mask"])) for name, o in observations.items()}
        observations, rewards, over, _, _ = environment.step(actions)
    assert steps == 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(over.values())


def test_an_illegal_action_ends_the_match_against_who_made_it():
    environment = pettingzoo.parallel_env("mora", 2)
    environment.reset(seed=1)
    rewards, over = environment.step({"player_0": environment.wait, "player_1": 0})[1:3]
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(over.values())
    assert environment.agents == []


def test_who_is_not_asked_waits():
    environment = pettingzoo.parallel_env("mora", 2)
    environment.reset(seed=1)
    environment.table.apply(0, int(environment.table.codes(0)[0]))
    masks = {name: o["action_mask"] for name, o in environment._observations().items()}
    assert np.flatnonzero(masks["player_0"]).tolist() == [environment.wait]
    assert not masks["player_1"][environment.wait]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_a_copy_goes_on_from_where_the_original_is(copied):
    environment = pettingzoo.raw_env("mora", 2)
    environment.reset(seed=4)
    environment.step(int(np.argmax(environment.last()[0]["action_mask"])))
    other = copied(environment)
    assert other.agent_selection == environment.agent_selection
    for each in (environment, other):
        each.step(int(np.argmax(each.last()[0]["action_mask"])))
    assert other.table.rows.tobytes() == environment.table.rows.tobytes()
    other.step(int(np.argmax(other.last()[0]["action_mask"])))
    assert other.table.rows.tobytes() != environment.table.rows.tobytes()


def test_a_seat_does_not_observe_what_it_may_not_know():
    environment = pettingzoo.raw_env("mora", 2)
    environment.reset(seed=4)
    seen = environment.observe("player_1")["observation"]
    other = environment.table.guessed(1, seed=3)
    assert other.rows.tobytes() != environment.table.rows.tobytes()
    environment.table = other
    assert np.array_equal(environment.observe("player_1")["observation"], seen)
