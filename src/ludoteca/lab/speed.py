"""Rows for `ludoteca bench`: batches, playouts, search, and others' environments for scale.

Rates by the clock are the best of some windows. Rates by core count the time this process had a
core, all threads together: on a busy machine they say more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any

from ludoteca.bots import Search, Sight
from ludoteca.core.dice import dice_of
from ludoteca.core.facts import empty_log
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import numbers
from ludoteca.envs.batch import Batch

Row = dict[str, Any]

WINDOWS, SECONDS = 5, 0.6
BATCH, THREADS = 4096, 2
_MOST = 1 << 30


def rows(games: list[Game], peers: bool = False) -> Iterator[tuple[str, Callable[[], Row]]]:
    """What there is to measure: the name of each row, and what measures it."""
    for game in games:
        seats = min(4, game.seats[-1])
        yield f"batch/{game.name}/{seats}", partial(batch, game, seats, observing=False)
        yield f"observe/{game.name}/{seats}", partial(batch, game, seats, observing=True)
        yield f"playouts/{game.name}/{seats}", partial(playouts, game, seats)
        yield f"search/{game.name}/{seats}", partial(search, game, seats)
    if peers and find_spec("pettingzoo") and find_spec("pygame"):
        yield "env/pettingzoo-connect-four/2", connect_four
    if peers and find_spec("rlcard"):
        yield "env/rlcard-uno/2", uno


def best(work: Callable[[], int], unit: str) -> Row:
    """The best rate of some windows of repeated work; work answers how much it did."""
    work()
    by_clock = by_core = 0.0
    for _ in range(WINDOWS):
        clock, core, done = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - clock < SECONDS:
            done += work()
        by_clock = max(by_clock, done / (time.perf_counter() - clock))
        by_core = max(by_core, done / max(time.process_time() - core, 1e-9))
    return {"value": round(by_clock), "unit": unit, "by_core": round(by_core)}


def batch(game: Game, seats: int, observing: bool) -> Row:
    """Random decisions with masks and new deals; with the tensors of those to decide, if asked."""
    games = Batch(game, BATCH, seats, seed=1, threads=THREADS)
    out = games.observe() if observing else None

    def work() -> int:
        games.step(games.sample())
        if out is not None:
            games.observe(out)
        return BATCH

    return {**best(work, "decisions/s"), "games": BATCH, "threads": THREADS}


def middle(game: Game, seats: int) -> Match:
    """Half-way through a random match, where somebody has a choice."""

    match = _played(game, seats, _MOST)
    match = _played(game, seats, match.record.plies // 2)
    while len(match.options(match.waiting[0])) < 2:
        match.play(match.waiting[0], match.options(match.waiting[0])[0])
    return match


def _played(game: Game, seats: int, most: int) -> Match:
    """A match after so many random decisions, the same ones every time."""
    match = game.new(seats, 1)
    codes, log = numbers(game.most_options), empty_log(0)
    playout = game.entries.playout_at
    playout(match.pack.book, match.rows, 0, dice_of("middle"), codes, log, most)
    return match


def playouts(game: Game, seats: int) -> Row:
    """Whole random playouts from the middle of a match."""
    match = middle(game, seats)
    work, dice = game.position.rows(1), dice_of("playouts")
    codes, log, book = numbers(game.most_options), empty_log(0), match.pack.book
    playout = game.entries.playout_at

    def some() -> int:
        for _ in range(20):
            work[0] = match.rows[0]
            log[0, 0] = 0
            playout(book, work, 0, dice, codes, log, _MOST)
        return 20

    return best(some, "playouts/s")


def search(game: Game, seats: int) -> Row:
    """Playouts of the `search` bot from the same position."""
    match = middle(game, seats)
    sight = Sight.of(match, match.waiting[0], dice_of("search"))
    searcher = Search(playouts=200)

    def some() -> int:
        searcher.study(sight)
        return 200

    return best(some, "playouts/s")


def connect_four() -> Row:
    """PettingZoo's own, as it is used: reset, last, a masked random action, step."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    environment, chance = connect_four_v3.env(), np.random.default_rng(0)

    def some() -> int:
        environment.reset()
        decided = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            over = ended or cut
            options = np.flatnonzero(seen["action_mask"])
            environment.step(None if over else int(chance.choice(options)))
            decided += not over
        return decided

    return best(some, "decisions/s")


def uno() -> Row:
    """RLCard's own, as it is used: reset, a random legal action, step."""
    import numpy as np
    import rlcard

    environment, chance = rlcard.make("uno"), np.random.default_rng(0)

    def some() -> int:
        state, _ = environment.reset()
        decided = 0
        while not environment.is_over():
            state, _ = environment.step(int(chance.choice(list(state["legal_actions"]))))
            decided += 1
        return decided

    return best(some, "decisions/s")
