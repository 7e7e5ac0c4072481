"""Bots think in processes of their own: never in the event loop, never with more than a seat knows.

A job carries the redacted record and the codes of the options; a worker answers one of them, or
what it thinks of each. A worker that dies or takes too long is replaced, and the job is given up:
the table then lets the simplest of players decide.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

import ludoteca.games
from ludoteca.core.dice import dice_of
from ludoteca.core.registry import game as find_game

log = logging.getLogger(__name__)
_SPAWN = multiprocessing.get_context("spawn")

FIRST_SECONDS = 180.0  # a worker's first job of a game may have to compile it
SECONDS = 30.0


class Job(Struct, frozen=True):
    game: str
    pack: str
    bot: str
    seat: int
    record: bytes  # redacted for the seat
    codes: list[int]
    waited: bool
    seed: str
    playouts: int = 0  # above 0: not a choice, but advice on the options


class Advice(Struct, frozen=True):
    """What a search makes of one option."""

    code: int
    chance: float  # to win
    error: float
    why: dict[str, float]


class ThinkingFailed(Exception):
    """The worker died, took too long, or answered something that was no option."""


class Worker:
    """One process. It answers jobs one after another."""

    def __init__(self, folders: Sequence[str]) -> None:
        self.known: set[str] = set()  # the games it has played
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_work, args=(theirs, list(folders)), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, job: Job) -> Any:
        """Runs in a thread: the answer, or ThinkingFailed."""
        seconds = SECONDS if job.game in self.known else FIRST_SECONDS
        try:
            self.pipe.send(job)
            if not self.pipe.poll(seconds):
                raise ThinkingFailed(f"{job.bot} took more than {seconds:.0f} s")
            answer = self.pipe.recv()
        except (OSError, EOFError) as error:
            raise ThinkingFailed(f"the worker of {job.bot} died") from error
        self.known.add(job.game)
        if not job.playouts and answer not in job.codes:
            raise ThinkingFailed(f"{job.bot} answered {answer!r}")
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """Some workers, started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.replaced = 0
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Worker] = set()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinkers")

    async def choose(self, job: Job) -> int:
        """The code the bot chooses, or ThinkingFailed."""
        return int(await self._answer(job))

    async def advise(self, job: Job) -> list[Advice]:
        """The options with their chances, the best first, or ThinkingFailed."""
        advice: list[Advice] = await self._answer(job)
        return advice

    async def _answer(self, job: Job) -> Any:
        worker = await self._free.get()
        try:
            loop = asyncio.get_running_loop()
            if worker is None:
                worker = await loop.run_in_executor(self._threads, self._start)
            return await loop.run_in_executor(self._threads, worker.ask, job)
        except ThinkingFailed as error:
            log.warning("bot worker replaced", extra={"why": str(error), "game": job.game})
            self.replaced += 1
            self._dismiss(worker)
            worker = None
            raise
        except asyncio.CancelledError:
            self._dismiss(worker)  # it may be in the middle of an answer
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in list(self._all):
            self._dismiss(worker)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> Worker:
        worker = Worker(list(ludoteca.games.__path__))
        self._all.add(worker)
        return worker

    def _dismiss(self, worker: Worker | None) -> None:
        if worker is not None:
            worker.end()
            self._all.discard(worker)


def job_for(
    game: str, pack: str, bot: str, seat: int, sight: Any, waited: bool, playouts: int = 0
) -> Job:
    """A job from what a seat may know (a `live.Sight`)."""
    codes = np.frombuffer(sight.codes, np.int32).tolist()
    record = sight.rows.tobytes()
    return Job(game, pack, bot, seat, record, codes, waited, secrets.token_hex(16), playouts)


# In the worker's process


def _work(pipe: Connection, folders: list[str]) -> None:
    ludoteca.games.__path__[:] = folders
    while True:
        try:
            job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        pipe.send(_advise(job) if job.playouts else _choose(job))


def _choose(job: Job) -> int | None:
    from ludoteca.bots import bot

    chosen = bot(job.bot).choose(_sight(job))
    return None if chosen is None else chosen.code


def _advise(job: Job) -> list[Advice]:
    from ludoteca.bots.hints import advice

    found = advice(_sight(job), job.playouts)
    return [Advice(h.option.code, h.chance, h.error, dict(h.why)) for h in found]


def _sight(job: Job) -> Any:
    from ludoteca.bots import Sight

    game = find_game(job.game)
    pack = game.load_pack(Path(game.folder) / "packs" / f"{job.pack}.toml")
    rows = game.position.rows(1)
    rows.view(np.uint8)[:] = np.frombuffer(job.record, np.uint8)
    names = game.names(game.book.at(pack.book), game.position.at(rows), job.seat)
    options = tuple(game.decisions.option(code, names) for code in job.codes)
    return Sight(game, pack.book, rows, job.seat, options, job.waited, dice_of(job.seed))
