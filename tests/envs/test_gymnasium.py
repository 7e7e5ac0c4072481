import json
import warnings

import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError

pytest.importorskip("gymnasium", reason="pip install 'ludoteca[envs]'")

import gymnasium
from gymnasium.utils.env_checker import check_env

from ludoteca.envs import gymnasium as environments
from ludoteca.envs.batch import Learners
from ludoteca.envs.table import Table

GAMES = sorted({*ludoteca.game_names(), "mora"})


def any_option(observation):
    return np.argmax(observation["action_mask"], axis=-1)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"ludoteca/{game}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_vectors(game):
    vector = gymnasium.make_vec(f"ludoteca/{game}-v0", num_envs=16)
    seen, _ = vector.reset(seed=3)
    assert seen in vector.observation_space
    ends = 0
    for _ in range(3000):
        seen, reward, over, cut, info = vector.step(any_option(seen))
        assert not cut.any()
        assert (reward[~over] == 0).all()
        if over.any():
            ends += 1
            assert (info["_final_obs"] == over).all()
            assert (abs(reward[over]) <= 1).all()
        if ends == 5:
            break
    assert ends == 5
    assert seen in vector.observation_space
    again, _ = vector.reset(seed=3)
    other, _ = vector.reset(seed=4)
    first, _ = gymnasium.make_vec(f"ludoteca/{game}-v0", num_envs=16).reset(seed=3)
    assert np.array_equal(again["observation"], first["observation"])
    assert not np.array_equal(again["observation"], other["observation"])


def test_the_learner_is_asked_and_rewarded_in_its_own_seat():
    """Mora again, decision by decision: the others play, the rewards are those of the table."""
    batch = Learners("mora", 30, seats=3, seed=2)
    assert set(batch.learner.tolist()) == {0, 1, 2}
    ends = 0
    for _ in range(9):
        assert (batch.seat == batch.learner).all()
        before = batch.learner.copy()
        batch.step(batch.codes[:, 0].copy())
        for i in np.flatnonzero(batch.done):
            ends += 1
            assert batch.gain[i] == batch.reward[i, before[i]]
            assert batch.reward[i].sum() == pytest.approx(0)
            assert batch.final[i, 0] == before[i]
            assert batch.learner[i] == (before[i] + 1) % 3
    assert ends == 90
    assert (Learners("mora", 5, seats=3, learner=2).learner == 2).all()
    with pytest.raises(LudotecaError, match="no seat 3"):
        Learners("mora", 5, seats=3, learner=3)


def test_what_is_no_option_loses_the_match():
    single = environments.Single("mora", seats=3, learner=1)
    seen, _ = single.reset(seed=1)
    wrong = int(np.argmin(seen["action_mask"]))
    seen, reward, over, _, _ = single.step(wrong)
    assert (reward, over) == (-1, True)
    assert not seen["action_mask"].any()


def test_the_observation_is_that_of_the_learner():
    single = environments.Single("mora", seats=2, learner=1)
    seen, _ = single.reset(seed=1)
    table = Table(ludoteca.game("mora"), 2)
    table.rows.view(np.uint8)[:] = np.frombuffer(single.batch.positions[0].tobytes(), np.uint8)
    assert np.array_equal(seen["observation"], table.observe(1))
    assert json.loads(single.render())["hand"][0] == [-1] * 12
