"""OpenSpiel: every game registered as `ludoteca_<game>`.

>>> import pyspiel, ludoteca.envs.openspiel
>>> game = pyspiel.load_game("ludoteca_kragmortha(players=4)")

Parameters: `players`; `options` as `name:value;name:value`, with `/` between the values of seats
(OpenSpiel keeps `=` and `,` for itself); `deals`, how many different deals the
chance node at the root chooses from; `seed`, which other such set it is. That node is the only
one: all later chance follows from the deal and the decisions, as in a match. Seats that choose in
secret at the same time are asked one after the other and see nothing of each other. Returns: 1
for a win alone, shared wins less; they add up to nothing.

Besides what OpenSpiel asks for, states have `resample_from_infostate`, so that its information-set
search (the one in Python) plays every game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import ludoteca
from ludoteca.core.game import Game
from ludoteca.envs.observation import layout_of
from ludoteca.envs.table import Table

PREFIX = "ludoteca_"
LONGEST = 20_000
_DEFAULTS = {"options": "", "deals": 1000, "seed": "openspiel"}


def options_of(text: str) -> dict[str, str]:
    """`a:1;b:2/3` as a dict."""
    pairs = (part.partition(":") for part in text.split(";") if part)
    return {name.strip(): value.strip().replace("/", ",") for name, _, value in pairs}


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Ludoteca: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], **_DEFAULTS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `register` makes a subclass of it for every game."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, parameters = self.game, params or {}
        chosen = {"players": game.seats[0], **_DEFAULTS, **parameters}
        self.table = Table(game, chosen["players"], options_of(chosen["options"]))
        self.deals, self.seed = chosen["deals"], chosen["seed"]
        information = pyspiel.GameInfo(
            num_distinct_actions=game.decisions.size,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, information, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table.game, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()
        self.deals, self.seed = game.deals, game.seed
        self.dealt = False
        self.heard = [b""] * self.table.seats  # of each seat: all it has seen, digested

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        return self.dealt and self.table.over

    def returns(self) -> list[float]:
        return self.table.returns() if self.dealt else [0.0] * self.table.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(code) for code in self.table.codes(player)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.table.deal(f"{self.seed}/{action}")
            self.dealt = True
            return
        seat = self.table.seat
        for other in range(self.table.seats):
            own = f"{action}" if other == seat else ""
            self.heard[other] = _digest(self.heard[other], own, self.seen(other))
        self.table.apply(seat, action)

    def seen(self, seat: int) -> bytes:
        """What a seat knows at this moment."""
        return self.table.redacted(seat).tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.notation(player, action)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; what it does not know is drawn."""
        other = self.clone()
        other.table = self.table.guessed(player, int(probability() * (1 << 53)))
        return other

    def __deepcopy__(self, memo: Any) -> SpielState:
        other = SpielState(self.get_game())
        other.table, other.dealt = self.table.copy(), self.dealt
        other.heard = list(self.heard)
        return other

    def __str__(self) -> str:
        if not self.dealt:
            return "not dealt"
        return hashlib.sha256(self.table.rows.tobytes()).hexdigest()


class SpielObserver:
    """Observations: the tensor of `envs.observation`, and the same as text."""

    def __init__(self, game: Game, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"there are no observation parameters; given: {parameters}")
        self.kind = kind
        self.tensor = np.zeros(layout_of(game).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.observe(player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.dealt:
            return ""
        private = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not self.kind.public_info:
            return f"{player} {state.seen(player).hex()}" if private else ""
        if not private:
            return state.table.redacted(None).tobytes().hex()
        before = state.heard[player].hex() if self.kind.perfect_recall else ""
        return f"{player} {before} {state.seen(player).hex()}"


def _digest(before: bytes, own: str, seen: bytes) -> bytes:
    return hashlib.blake2b(before + own.encode() + seen, digest_size=16).digest()


def register() -> None:
    """Registers every installed game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for name in ludoteca.game_names():
        game = ludoteca.game(name)
        kind = game_type(game)
        if kind.short_name not in known:
            own = type(f"Spiel{name.capitalize()}", (SpielGame,), {"game": game, "kind": kind})
            globals()[own.__name__] = own  # where pickle looks for it
            pyspiel.register_game(kind, own)


register()
