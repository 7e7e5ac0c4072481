"""PettingZoo: every game as an AEC environment, and as a parallel one where that says more.

>>> from ludoteca.envs import pettingzoo
>>> environment = pettingzoo.env("corto", seats=3)

Observations are dicts: `observation` (see `envs.observation`) and `action_mask`. Actions are the
codes of decisions (`ludoteca.game("corto").decisions`). The parallel environment has one action
more, the last: to wait, which is all a seat can do that is not asked. There all seats that decide
in secret at the same time do so in one step.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import ludoteca
from ludoteca.envs.observation import LEAST, MOST, layout_of
from ludoteca.envs.table import Table

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    free: bool = False,
    render_mode: str | None = None,
) -> Any:
    """The AEC environment as others expect it: an illegal action ends the match with -1."""
    bare = raw_env(game, seats, options, free, render_mode)
    guarded: Any = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def _spaces(table: Table, actions: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    size = layout_of(table.game).size
    observation = spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def drawn(table: Table) -> str:
    """What everybody sees, as JSON."""
    return json.dumps(table.describe(None), indent=1)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  its name there
    """The environment without guards: actions must be legal."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"ludoteca_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table = Table(ludoteca.game(game), seats, options, free)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        observation, action = _spaces(self.table, self.table.game.decisions.size)
        self.observation_spaces = dict.fromkeys(self.agents, observation)
        self.action_spaces = dict.fromkeys(self.agents, action)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.table.deal(secrets.token_hex(8) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        seat, table = self._seat[agent], self.table
        asked = not table.over and agent == self.agent_selection
        mask = table.mask(seat) if asked else np.zeros(table.game.decisions.size, np.int8)
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(self._seat[agent], int(action))
        if self.table.over:
            returns = self.table.returns()
            self.rewards = {name: returns[self._seat[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return drawn(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """Every seat acts in every step; those that are not asked wait."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"ludoteca_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.table = Table(ludoteca.game(game), seats, options, free)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self.wait = self.table.game.decisions.size
        observation, action = _spaces(self.table, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.agents, observation)
        self.action_spaces = dict.fromkeys(self.agents, action)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(secrets.token_hex(8) if seed is None else seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Makes the decisions of the seats that were asked; an illegal one ends the match."""
        asked, wrong = self.table.waiting, None
        for seat in asked:
            if seat not in self.table.waiting:
                continue  # an earlier decision of the step has answered for it
            code = int(actions[self.possible_agents[seat]])
            if code not in self.table.codes(seat):
                wrong = seat
                break
            self.table.apply(seat, code)
        rewards = self.table.returns()
        if wrong is not None:
            rewards = [-1.0 if seat == wrong else 0.0 for seat in range(self.table.seats)]
        over = self.table.over or wrong is not None
        live = self.agents
        observations = self._observations()
        self.agents = [] if over else live
        return (
            observations,
            {name: rewards[seat] for seat, name in enumerate(live)},
            dict.fromkeys(live, over),
            dict.fromkeys(live, False),
            {name: {} for name in live},
        )

    def _observations(self) -> dict[str, Observation]:
        asked = self.table.waiting
        found: dict[str, Observation] = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                mask[:-1] = self.table.mask(seat)
            else:
                mask[self.wait] = 1
            found[name] = {"observation": self.table.observe(seat), "action_mask": mask}
        return found

    def render(self) -> str | None:
        return drawn(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
