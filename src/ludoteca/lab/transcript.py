"""Whole games as lists of digests, to hold two ways of running the same rules to each other.

`python -m ludoteca.lab.transcript` reads what to play from its standard input: the conformance
suite starts it with the other setting of LUDOTECA_JIT.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec

import ludoteca.games
from ludoteca.core.dice import dice_of
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED
from ludoteca.core.match import Match
from ludoteca.core.registry import game
from ludoteca.lab.laws import hold
from ludoteca.lab.trials import Trial


class Order(msgspec.Struct):
    """What another process is to play; `folders` is where games are found."""

    game: str
    folders: list[str]
    trials: list[Trial]


def transcript(game: Game, trial: Trial) -> list[str]:
    """One short digest for every moment of a game."""
    return [_digest(match) for match in trial.play(game)]


def _digest(match: Match) -> str:
    """Of all the kernels say of a moment; the seat to be asked goes round."""
    seat = match.plies % match.seats
    digest = hashlib.blake2b(match.rows.tobytes(), digest_size=6)
    digest.update(repr((match.waiting, match.options(seat), match.result)).encode())
    seen = match.redacted(seat)
    digest.update(seen.tobytes())
    match.game.entries.guess_at(match.pack.book, seen, 0, seat, dice_of(match.plies))
    digest.update(seen.tobytes())
    digest.update(repr([row.tolist() for row in match.facts[-20:]]).encode())
    return digest.hexdigest()


class Rival:
    """The same trials in a process that runs rules the other way."""

    def __init__(self, game: Game, trials: list[Trial]) -> None:
        self.game = game
        self.trials = trials
        order = Order(game.name, list(ludoteca.games.__path__), trials)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca.lab.transcript"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "LUDOTECA_JIT": "0" if COMPILED else "1"},
        )
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(order))
        self._process.stdin.close()

    def compare(self) -> None:
        """Waits for the other process, and holds it to what this one does."""
        assert self._process.stdout
        told = self._process.stdout.read()
        hold(self._process.wait() == 0, "the other process failed; its error is above")
        theirs = msgspec.json.decode(told, type=list[list[str]])
        for trial, other in zip(self.trials, theirs, strict=True):
            own = transcript(self.game, trial)
            same = [a == b for a, b in zip(own, other, strict=False)]
            where = same.index(False) if False in same else len(same)
            hold(own == other, f"{trial}: other bytes after {where} decisions")

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    ludoteca.games.__path__[:] = order.folders
    found = game(order.game)
    answer = [transcript(found, trial) for trial in order.trials]
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
