"""The `search` bot: information-set Monte-Carlo tree search by playouts or by the clock."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludoteca.bots.mind import mind_of
from ludoteca.bots.sight import Sight
from ludoteca.bots.simple import chance, option_codes, urgent
from ludoteca.bots.tree import ROOT, Desk, Tree
from ludoteca.core.decisions import Option
from ludoteca.core.dice import dice_of
from ludoteca.core.errors import LudotecaError

_MOST_NODES = 200_000
_CHUNK = 32  # playouts between two looks at the clock
MOST = {"playouts": 1_000_000_000, "milliseconds": 86_400_000, "threads": 256}


@dataclass(frozen=True)
class Study:
    """What a search found out about one option."""

    option: Option
    playouts: int
    gain: float  # the mean, in wins
    error: float  # its standard error


@dataclass(frozen=True)
class Search:
    """Searches `playouts` (repeats bit for bit under a seed) or `milliseconds`, whichever ends
    first; at least one of them is given."""

    playouts: int | None = None
    milliseconds: int | None = None
    threads: int = 1
    rounds: int = 2  # of says, after which a playout is evaluated
    name: str = "search"

    def __post_init__(self) -> None:
        if self.playouts is None and self.milliseconds is None:
            raise LudotecaError("a search needs playouts or milliseconds")
        for name, most in MOST.items():
            value = getattr(self, name)
            if value is not None and not 1 <= value <= most:
                raise LudotecaError(f"search: {name} are 1 to {most:,}, not {value}")

    def choose(self, sight: Sight) -> Option | None:
        if not sight.waited:
            return urgent(sight)
        if len(sight.options) == 1:
            return sight.options[0]
        return max(self.study(sight), key=lambda s: (s.playouts, s.gain)).option

    def study(self, sight: Sight) -> list[Study]:
        """What the search makes of each option, in the order of the options."""
        seed = chance(sight, 1 << 31)
        deadline = time.monotonic() + self.milliseconds / 1000 if self.milliseconds else None
        share = -(-self.playouts // self.threads) if self.playouts else None
        if self.threads == 1:
            return _studied(sight, [self._grown(sight, f"{seed}/0", share, deadline)])
        with ThreadPoolExecutor(self.threads) as pool:
            grown = [
                pool.submit(self._grown, sight, f"{seed}/{n}", share, deadline)
                for n in range(self.threads)
            ]
            return _studied(sight, [future.result() for future in grown])

    def _grown(
        self, sight: Sight, seed: str, playouts: int | None, deadline: float | None
    ) -> npt.NDArray[np.int64]:
        """One thread's tree: [option, 0] playouts, 1 gain, 2 gain squared."""
        tree = Tree.of(min(playouts + 2, _MOST_NODES) if playouts else _MOST_NODES)
        desk, dice, options = Desk.of(sight.game), dice_of(seed), option_codes(sight)
        think = mind_of(sight.game).think_at
        rounds = self.rounds if sight.game.strategy else 1 << 30
        left = playouts if playouts else 1 << 62
        while left > 0 and (deadline is None or time.monotonic() < deadline):
            count = left if deadline is None else min(left, _CHUNK)
            think(sight.book, sight.record, sight.seat, options, dice, tree, desk, count, rounds)
            left -= count
        return _root(tree, options)


def _root(tree: Tree, options: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
    found = np.zeros((len(options), 3), np.int64)
    edge = int(tree.first[ROOT])
    while edge:
        option = int(np.searchsorted(options, tree.code[edge]))
        found[option] = tree.taken[edge], tree.gain[edge], tree.square[edge]
        edge = int(tree.following[edge])
    return found


def _studied(sight: Sight, trees: list[npt.NDArray[np.int64]]) -> list[Study]:
    studies = []
    for option, (taken, gain, square) in zip(
        sight.options, np.sum(trees, axis=0).tolist(), strict=True
    ):
        if not taken:
            studies.append(Study(option, 0, 0.0, 1.0))
            continue
        mean = gain / taken / 1000
        variance = max(square / taken / 1e6 - mean * mean, 0.0)
        error = (variance / taken) ** 0.5 if taken > 1 else 1.0
        studies.append(Study(option, taken, mean, error))
    return studies
