"""Gymnasium: one seat of a game against random play, single or thousands at once.

>>> import gymnasium, ludoteca.envs.gymnasium
>>> environments = gymnasium.make_vec("ludoteca/corto-v0", num_envs=1024, seats=3)

Observations are dicts: `observation` (see `envs.observation`) and `action_mask`. Actions are the
codes of decisions. The reward comes at the end: 1 for a win alone, shared wins less, and -1 for
an action that the mask forbids, which ends the match. The vector environment steps all games in
one compiled call; a match that ends gives its last observation in `final_obs` and begins anew in
the same step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import ludoteca
from ludoteca.envs.batch import Learners
from ludoteca.envs.observation import LEAST, MOST
from ludoteca.envs.table import Table

Observation = dict[str, npt.NDArray[Any]]


def _spaces(batch: Learners) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    actions = batch.game.decisions.size
    observation = spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (batch.layout.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


class Vector(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games at once (see `envs.batch.Learners`)."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        learner: int | None = None,
        threads: int = 1,
    ) -> None:
        self.batch = Learners(game, num_envs, seats, 0, options, free, threads, learner)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = _spaces(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observation(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        self.batch.step(np.asarray(actions))
        over = self.batch.done.astype(bool)
        info: dict[str, Any] = {}
        if over.any():
            nothing = np.zeros_like(self.batch.mask)
            info["final_obs"] = {"observation": self.batch.final.copy(), "action_mask": nothing}
            info["_final_obs"] = over
        gain = self.batch.gain.astype(np.float64)
        return self._observation(), gain, over, np.zeros_like(over), info

    def _observation(self) -> Observation:
        return {"observation": self.batch.observe(), "action_mask": self.batch.mask.copy()}


class Single(gymnasium.Env[Observation, np.int64]):
    """One game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as the base declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        learner: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Learners(game, 1, seats, 0, options, free, 1, learner)
        observation, self.action_space = _spaces(self.batch)
        self.observation_space = cast(spaces.Space[Observation], observation)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observation(), {}

    def step(
        self, action: np.int64
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        self.batch.step(np.array([action]))
        over = bool(self.batch.done[0])
        observation = self._observation()
        if over:
            observation["observation"] = self.batch.final[0].copy()
            observation["action_mask"] = np.zeros_like(observation["action_mask"])
        return observation, float(self.batch.gain[0]), over, False, {}

    def _observation(self) -> Observation:
        return {
            "observation": self.batch.observe()[0],
            "action_mask": self.batch.mask[0].copy(),
        }

    def render(self) -> str | None:
        """What the learner knows, as JSON."""
        table = Table(self.batch.game, self.batch.seats)
        table.rows.view(np.uint8)[:] = np.frombuffer(self.batch.positions[0].tobytes(), np.uint8)
        return json.dumps(table.describe(int(self.batch.learner[0])))


def register() -> None:
    """Makes every installed game known as `ludoteca/<game>-v0`."""
    for name in ludoteca.game_names():
        id = f"ludoteca/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:Single",
                vector_entry_point=f"{__name__}:Vector",
                kwargs={"game": name},
                disable_env_checker=True,
                order_enforce=False,
            )


register()
