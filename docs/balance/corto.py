"""Measures the balance of Corto: `python docs/balance/corto.py 50000 --playouts 64`.

Without `--playouts` every seat plays greedily, with few guesses; with it every seat is the search
bot with so many playouts for a decision, and with `--against-greedy` one seat is that and all
others are greedy. Games run in compiled code. Figures are means with 95 % errors.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from players import GREEDY, Players, all_of, kept, mean

import ludoteca
from ludoteca.core.dice import seeded
from ludoteca.core.facts import empty_log
from ludoteca.core.record import numbers

GAME = ludoteca.game("corto")

BATCH = 100
PARTS = len(GAME.parts)
QUESTS = GAME.parts[4:11]
DECISIONS, TURNS, FULL, FIRST, SCORES = 0, 1, 2, 3, 4
ROWS = SCORES + 4 * (1 + PARTS)
WIDTH = ROWS + len(QUESTS)


class Job(NamedTuple):
    seats: int
    first: int  # number of the first game, and of the one after the last
    last: int
    options: dict[str, Any]
    playouts: int
    against_greedy: bool
    guesses: int
    pack: str
    folder: Path | None

    @property
    def file(self) -> Path | None:
        return self.folder and self.folder / f"{self.seats}-{self.first}-{self.last}.npy"


def batch(job: Job) -> Any:
    """What is told of a batch of games; played, unless it is kept from before."""
    return kept(job.file, partial(played, job))


def played(job: Job) -> Any:
    count = job.last - job.first
    book = (GAME.load_pack(job.pack) if job.pack else GAME.shipped_pack).book
    positions, log, out = GAME.position.rows(count), empty_log(0), numbers(4, 1 + PARTS)
    players = Players(GAME, f"players/{job.seats}/{job.first}", job.playouts, job.guesses)
    told = np.zeros((count, WIDTH), np.int64)
    for i in range(count):
        p = GAME.position.at(positions, i)
        p.key = seeded(f"balance/{job.first + i}")
        p.seats = job.seats
        GAME.options.store(GAME.options.read(job.options, job.seats), p, job.seats)
        GAME.entries.deal_at(book, positions, i, job.seats, log)
        p.stream = 1
        told[i, DECISIONS] = players.play(book, positions, i, ways(job, job.first + i))
        GAME.entries.score_at(book, positions, i, out)
        note(positions[i], out, told[i])
    return told


def ways(job: Job, game: int) -> Any:
    """How each seat plays."""
    found = numbers(4)
    found[:] = GREEDY if job.against_greedy else job.playouts
    found[game % job.seats] = job.playouts
    return found


def note(p: Any, out: Any, line: Any) -> None:
    line[TURNS] = p["turn"]
    line[FULL] = p["reason"] == 1
    line[FIRST] = p["first"]
    line[SCORES:ROWS] = out.ravel()
    line[ROWS:] = p["row_of"]


def report(told: Any, seats: int) -> None:
    scores, share = results(told, seats)
    order = (np.arange(seats) - told[:, FIRST, None]) % seats
    print(f"\n{seats} seats, {len(told)} games")
    print("wins by order of play, %:", [mean(100 * share[order == n]) for n in range(seats)])
    print("turns:", mean(told[:, TURNS]), told[:, TURNS].min(), told[:, TURNS].max())
    print("decisions:", mean(told[:, DECISIONS]), told[:, DECISIONS].max())
    print("ended by full boards, %:", mean(100 * told[:, FULL]))
    print("shared victories, %:", mean(100 * ((share > 0).sum(axis=1) > 1)))
    for n, part in enumerate(GAME.parts, start=1):
        of_winner = (scores[:, :, n] * share).sum(axis=1)
        print(f"{part}: {mean(scores[:, :, n].mean(axis=1))}; winner {mean(of_winner)}")
    for n, quest in enumerate(QUESTS):
        gold = scores[told[:, ROWS + n] >= 0][:, :, 5 + n]
        if len(gold):
            paid = 100 * (gold != 0).any(axis=1)
            print(f"quest {quest}: {mean(gold.sum(axis=1))} a game; pays in {mean(paid)} %")


def report_searcher(told: Any, seats: int) -> None:
    share, game = results(told, seats)[1], np.arange(len(told))
    print("wins of the one that searches, %:", mean(100 * share[game, game % seats]))


def results(told: Any, seats: int) -> tuple[Any, Any]:
    """The scores of every seat, and its share of the victory."""
    scores = told[:, SCORES:ROWS].reshape(len(told), 4, 1 + PARTS)[:, :seats]
    won = scores[:, :, 0] == 1
    return scores, won / won.sum(axis=1, keepdims=True)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="for every number of seats")
    parser.add_argument("--seats", type=int, choices=GAME.seats, nargs="*", default=GAME.seats)
    parser.add_argument("--playouts", type=int, default=GREEDY, help="if left out, greedy")
    parser.add_argument("--against-greedy", action="store_true")
    parser.add_argument("--guesses", type=int, default=2, help="of a greedy player; the bot has 8")
    parser.add_argument("--set", nargs="*", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--pack", default="", help="a file; the shipped pack if left out")
    parser.add_argument("--keep", type=Path, help="a folder; what it holds is not played again")
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = asked()
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    options = dict(one.split("=") for one in args.set)
    kind = options, args.playouts, args.against_greedy, args.guesses, args.pack
    played(Job(2, 0, 2, *kind, None))  # compiled once, before the processes part
    for seats in args.seats:
        ends = [*range(0, args.games, BATCH), args.games]
        jobs = [Job(seats, *ends[n : n + 2], *kind, args.keep) for n in range(len(ends) - 1)]
        told = all_of(batch, jobs, args.processes)
        report(told, seats)
        if args.against_greedy:
            report_searcher(told, seats)


if __name__ == "__main__":
    main()
