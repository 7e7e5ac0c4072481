"""Thousands of games stepped in one call, with masks, rewards and automatic new deals."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

import ludoteca
from ludoteca.core import entry
from ludoteca.core.dice import dice_of, seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.facts import empty_log
from ludoteca.core.game import Game, Kernel
from ludoteca.core.kernel import COMPILED, bind
from ludoteca.core.record import Ints
from ludoteca.envs import stepping
from ludoteca.envs.observation import layout_of, words_of

INNER: tuple[Kernel, ...] = (
    stepping.offer_at,
    stepping.deal_at,
    stepping.settle_at,
    stepping.until_asked,
    stepping.begin_at,
)
DOORS: tuple[Kernel, ...] = (
    stepping.step_range,
    stepping.reset_range,
    stepping.sample_range,
    stepping.observe_range,
    stepping.begin_range,
    stepping.learn_range,
)


class Stepping:
    """The stepping kernels, bound to one game. Each door is compiled when it is used."""

    step_range: Kernel
    reset_range: Kernel
    sample_range: Kernel
    observe_range: Kernel
    begin_range: Kernel
    learn_range: Kernel

    def __init__(self, game: Game) -> None:
        names: dict[str, Any] = dict(vars(game.kernels))
        names["first_free"] = game.decisions.first_free
        names["blocking"] = bind(entry.blocking_template, names, game.name, game.folder)
        for template in INNER:
            names[template.__name__] = bind(template, names, game.name, game.folder)
        for template in DOORS:
            setattr(self, template.__name__, bind(template, names, game.name, game.folder))


@cache
def stepping_of(game: Game) -> Stepping:
    return Stepping(game)


class Batch:
    """Many matches of one game, each waiting for one decision of one seat.

    >>> batch = Batch("kragmortha", count=4096, seats=4)
    >>> for _ in range(100):
    ...     batch.step(batch.sample())

    After each step `seat` says whose decision every game waits for, `mask` which codes it may be
    (`codes[i, :offered[i]]` lists them), `reward` what the step brought every seat, and `done`
    where it ended a match; there a new one is dealt already. Seats that decide in secret at the
    same time are asked one after the other; none sees what another chose.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        threads: int = 1,
    ) -> None:
        self.game = ludoteca.game(game) if isinstance(game, str) else game
        match = self.game.new(seats, 0, options)
        if count < 1 or threads < 1:
            raise LudotecaError("a batch needs at least one game and one thread")
        self.seats, self.count, self.free, self.threads = match.seats, count, free, threads
        self.layout = layout_of(self.game)
        self._book = match.pack.book
        self._kernels = stepping_of(self.game)
        self._games = _games(self.game, match, count, threads)
        self._views = self.game.position.rows(threads)
        self._words = words_of(self._views)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = [count * n // threads for n in range(threads + 1)]
        self._ranges = list(itertools.pairwise(bounds))
        self._actions = _plain(np.zeros(count, np.int32))
        self.reset(seed)

    @property
    def positions(self) -> npt.NDArray[np.void]:
        """The true positions, for those who write environments: agents get observations."""
        return np.asarray(self._games.positions)

    @property
    def seat(self) -> npt.NDArray[np.int8]:
        return np.asarray(self._games.seat)

    @property
    def codes(self) -> npt.NDArray[np.int32]:
        return np.asarray(self._games.codes)

    @property
    def offered(self) -> npt.NDArray[np.int32]:
        return np.asarray(self._games.offered)

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        return np.asarray(self._games.mask)

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        return np.asarray(self._games.reward)

    @property
    def done(self) -> npt.NDArray[np.int8]:
        return np.asarray(self._games.done)

    def reset(self, seed: int | str) -> None:
        """Deals every game anew; the same seed deals the same games."""
        self._master = seeded(seed)
        self._dice = [dice_of(f"{seed}/sample/{thread}") for thread in range(self.threads)]
        np.asarray(self._games.dealt)[:] = 0
        self._spread(
            lambda thread, first, last: self._kernels.reset_range(
                self._book, self._games, first, last, self._master, thread, self.free
            )
        )

    def step(self, actions: npt.NDArray[Any]) -> None:
        """One decision in every game. Actions that are no options change nothing in any game
        of their thread's share, and raise an error."""
        chosen = self._checked(actions)
        wrong = self._spread(
            lambda thread, first, last: self._kernels.step_range(
                self._book, self._games, chosen, first, last, self._master, thread, self.free
            )
        )
        for game in wrong:
            if game >= 0:
                raise LudotecaError(f"game {game}: {actions[game]} is no option of its seat")

    def _checked(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        chosen = _plain(np.ascontiguousarray(actions, np.int32))
        if chosen.shape != (self.count,):
            raise LudotecaError(f"{chosen.shape} actions for {self.count} games")
        if chosen.min() < 0 or chosen.max() >= self.game.decisions.size:
            raise LudotecaError(f"actions are codes from 0 to {self.game.decisions.size - 1}")
        return chosen

    def sample(self) -> npt.NDArray[np.int32]:
        """A random option for every game; overwritten by the next call."""
        self._spread(
            lambda thread, first, last: self._kernels.sample_range(
                self._games, self._dice[thread], first, last, self._actions
            )
        )
        return self._actions

    def observe(self, out: npt.NDArray[np.int16] | None = None) -> npt.NDArray[np.int16]:
        """The observation tensors of the seats to decide (see `envs.observation`)."""
        if out is None:
            out = np.empty((self.count, self.layout.size), np.int16)
        self._spread(
            lambda thread, first, last: self._kernels.observe_range(
                self._book,
                self._games,
                self._views,
                self._words,
                self.layout.spans,
                first,
                last,
                thread,
                out,
            )
        )
        return out

    def _spread(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Runs work for each thread's share of the games."""
        if self._pool is None:
            return [work(0, *self._ranges[0])]
        shares = enumerate(self._ranges)
        futures = [self._pool.submit(work, thread, *share) for thread, share in shares]
        return [future.result() for future in futures]


class Learners(Batch):
    """A batch in which one seat of each game learns and the others decide at random.

    Every step is a decision of the learner, and goes on to its next one. `learner` is its seat;
    unless one is named it moves on from deal to deal. `gain` is what the learner won, `final`
    what it knew at the end of the matches that are done. Here an action that is no option loses
    the match.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
        threads: int = 1,
        learner: int | None = None,
    ) -> None:
        most = self._seats_of(game, seats) - 1
        if learner is not None and not 0 <= learner <= most:
            raise LudotecaError(f"there is no seat {learner}; seats are 0 to {most}")
        self._moving = learner is None
        self._learner = _plain(np.full(count, learner or 0, np.int32))
        super().__init__(game, count, seats, seed, options, free, threads)

    @staticmethod
    def _seats_of(game: str | Game, seats: int | None) -> int:
        found = ludoteca.game(game) if isinstance(game, str) else game
        return found.seats[0] if seats is None else seats

    @property
    def learner(self) -> npt.NDArray[np.int32]:
        return np.asarray(self._learner)

    @property
    def gain(self) -> npt.NDArray[np.float32]:
        return self.reward[np.arange(self.count), self.learner_before]

    def reset(self, seed: int | str) -> None:
        self._master = seeded(seed)
        self._dice = [dice_of(f"{seed}/others/{thread}") for thread in range(self.threads)]
        self.final = np.zeros((self.count, self.layout.size), np.int16)
        np.asarray(self._games.dealt)[:] = 0
        self._spread(
            lambda thread, first, last: self._kernels.begin_range(
                self._book,
                self._games,
                self._learner,
                self._moving,
                self._dice[thread],
                first,
                last,
                self._master,
                thread,
                self.free,
            )
        )
        self.learner_before = self.learner.copy()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """One decision of the learner in every game."""
        chosen = self._checked(actions)
        self.learner_before = self.learner.copy()
        self._spread(
            lambda thread, first, last: self._kernels.learn_range(
                self._book,
                self._games,
                chosen,
                self._learner,
                self._moving,
                self._views,
                self._words,
                self.layout.spans,
                self.final,
                self._dice[thread],
                first,
                last,
                self._master,
                thread,
                self.free,
            )
        )


def _games(game: Game, match: ludoteca.Match, count: int, threads: int) -> stepping.Games:
    blank = game.position.rows(1)
    game.position.at(blank).seats = match.seats
    game.options.store(match.chosen, game.position.at(blank), match.seats)
    log = np.asarray(empty_log(0))
    return stepping.Games(
        positions=game.position.rows(count),
        blank=blank,
        dealt=_plain(np.zeros(count, np.int64)),
        seat=_plain(np.zeros(count, np.int8)),
        codes=_plain(np.zeros((count, game.most_options), np.int32)),
        offered=_plain(np.zeros(count, np.int32)),
        mask=_plain(np.zeros((count, game.decisions.size), np.int8)),
        reward=_plain(np.zeros((count, match.seats), np.float32)),
        done=_plain(np.zeros(count, np.int8)),
        logs=_plain(np.zeros((threads, *log.shape), np.int32)),
        standings=_plain(np.zeros((threads, game.seats[-1], 1 + len(game.parts)), np.int32)),
    )


def _plain(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return array if COMPILED else array.view(Ints)
