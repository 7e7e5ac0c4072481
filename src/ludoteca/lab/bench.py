"""How fast it is: whole random games, compiling, starting, and one decision through the API.

A window is a stretch of one core's time, counted while this process has the core; the best of
several counts, since everything else that runs on a machine only ever makes a window worse.
Starting and compiling are told in seconds of the clock on the wall, beside those of the core.
"""

# mypy: disable-error-code="name-defined"
# ruff: noqa: F821  the names of the contract are bound to a game's kernels

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ludoteca.core.dice import PLAY, dice, dice_of
from ludoteca.core.facts import empty_log
from ludoteca.core.game import Game, Kernel
from ludoteca.core.kernel import COMPILED, bind
from ludoteca.core.record import Table, numbers
from ludoteca.lab import speed

WINDOWS, SECONDS = 5, 0.6
STARTS = 3
MOST = 1 << 30

Row = dict[str, Any]

_FIRST_DECISION = """
import ludoteca
match = ludoteca.game({game!r}).new(seats={seats}, seed=1)
match.play(match.waiting[0], match.options(match.waiting[0])[0])
"""


def rows(games: list[Game], peers: bool = False) -> Iterator[tuple[str, Callable[[], Row]]]:
    """What there is to measure: the name of each row, and what measures it."""
    for game in games:
        for seats in game.seats:
            yield f"random/{game.name}/{seats}", partial(random_games, game, seats)
    if peers:
        yield "random/openspiel-hearts/4", hearts
    for game in games:
        seats = usual_seats(game)
        yield f"api/{game.name}/{seats}", partial(api, game, seats)
        yield f"start/{game.name}/{seats}", partial(start, game, seats)
        yield f"compile/{game.name}/{seats}", partial(cold, game, seats)
        yield f"position/{game.name}/{game.seats[-1]}", partial(size, game)
    yield from speed.rows(games, peers)


def usual_seats(game: Game) -> int:
    """Four, or as many as the game allows."""
    return min(4, game.seats[-1])


def machine() -> dict[str, Any]:
    """What the figures were taken on."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "compiled": COMPILED,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def games_at(
    books: Any,
    starts: Any,
    positions: Any,
    games: int,
    seats: int,
    source: Any,
    codes: Table,
    log: Table,
) -> int:
    """Whole random games, set-up and all; how many decisions they took."""
    decided = 0
    for _ in range(games):
        positions[0] = starts[0]
        p = positions[0]
        p.key[0] = dice(source[0], 1 << 31)
        p.key[1] = dice(source[0], 1 << 31)
        deal(books[0], p, seats, log)
        p.stream = PLAY
        decided += playout_at(books, positions, 0, source, codes, log, MOST)
    return decided


def random_games(game: Game, seats: int) -> Row:
    """Decisions a second in whole random games with default options, on one core."""
    kernels = {
        "deal": game.kernels.deal,
        "playout_at": game.entries.playout_at,
        "MOST": MOST,
        "PLAY": PLAY,
    }
    play: Kernel = bind(games_at, kernels, game.name, game.folder)
    starts = game.position.rows(1)
    p = game.position.at(starts)
    p.seats = seats
    game.options.store(game.options.read({}, seats), p, seats)
    room = starts, game.position.rows(1)
    more = seats, dice_of("bench"), numbers(game.most_options), empty_log(0)
    book = game.shipped_pack.book
    play(book, *room, 1, *more)
    count = _enough(lambda n: play(book, *room, n, *more))
    windows = []
    for _ in range(WINDOWS):
        began = time.process_time()
        decided = play(book, *room, count, *more)
        took = time.process_time() - began
        windows.append((decided / took, count / took, decided / count))
    best = max(windows)
    return {
        "value": round(best[0]),
        "unit": "decisions/s",
        "games_per_s": round(best[1]),
        "decisions_per_game": round(best[2], 1),
    }


def _enough(play: Callable[[int], Any]) -> int:
    """How many games fill a window."""
    count, took = 1, 0.0
    while took < SECONDS / 8:
        count *= 2
        began = time.process_time()
        play(count)
        took = time.process_time() - began
    return max(1, round(count * SECONDS / took))


def api(game: Game, seats: int) -> Row:
    """One decision through the Python API: `options`, then `play`."""
    best = float("inf")
    for window in range(WINDOWS):
        spent, decisions, seed = 0.0, 0, 0
        while spent < SECONDS / 2:
            match = game.new(seats, f"{window}/{seed}")
            seed += 1
            while not match.over:
                seat = match.waiting[0]
                began = time.process_time()
                options = match.options(seat)
                match.play(seat, options[decisions * 7919 % _asked(options)])
                spent += time.process_time() - began
                decisions += 1
        best = min(best, spent / decisions)
    return {"value": round(best * 1e6, 1), "unit": "µs/decision"}


def _asked(options: list[Any]) -> int:
    return sum(not option.free for option in options)


def start(game: Game, seats: int) -> Row:
    """A new process, everything compiled before, to its first decision made."""
    _in_new_process(game, seats)
    wall, core = min(_in_new_process(game, seats) for _ in range(STARTS))
    return {"value": round(wall, 2), "unit": "s", "core_s": round(core, 2)}


def cold(game: Game, seats: int) -> Row:
    """A new process with nothing compiled yet, to its first decision made."""
    with tempfile.TemporaryDirectory() as cache:
        wall, core = _in_new_process(game, seats, XDG_CACHE_HOME=cache)
    return {"value": round(wall, 2), "unit": "s", "core_s": round(core, 2)}


def _in_new_process(game: Game, seats: int, **environment: str) -> tuple[float, float]:
    """Seconds on the wall, and of the core."""
    program = _FIRST_DECISION.format(game=game.name, seats=seats)
    ordinary = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    began, spent = time.perf_counter(), _spent_by_children()
    subprocess.run([sys.executable, "-c", program], check=True, env={**ordinary, **environment})
    return time.perf_counter() - began, _spent_by_children() - spent


def _spent_by_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def size(game: Game) -> Row:
    """A whole position."""
    return {"value": game.position.dtype.itemsize, "unit": "bytes"}


def hearts() -> Row:
    """OpenSpiel's hearts, four seats, entirely inside C++: one call a game."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def play(count: int) -> float:
        decisions = 0
        for seed in range(count):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            if seed < 20:
                decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions / min(count, 20)

    count = _enough(play)
    best, each = 0.0, 0.0
    for _ in range(WINDOWS):
        began = time.process_time()
        each = play(count)
        best = max(best, count / (time.process_time() - began))
    return {
        "value": round(best * each),
        "unit": "decisions/s",
        "games_per_s": round(best),
        "decisions_per_game": round(each, 1),
        "version": version("open_spiel"),
    }
