"""Measures the balance of Bonelli Kids: `python docs/balance/bonelli.py greedy greedy 100000`.

The first word says how Zagor plays, the second one how Martin does: `random` (any legal decision,
each as likely), `glance` (drawn in proportion to `weigh`), `greedy` (the bot of that name) or a
number of playouts for every decision of the search bot. Zagor has seat 0 in the even games and
seat 1 in the odd ones. Games run in compiled code. Figures are means with 95 % errors; a shared
victory counts as half a win for each.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from players import WAYS, Players, all_of, kept, mean

import ludoteca
from ludoteca.core.dice import seeded
from ludoteca.core.facts import empty_log
from ludoteca.core.record import numbers

GAME = ludoteca.game("bonelli")

BATCH = 100
PARTS = len(GAME.parts)
TURNS, DECISIONS, SCORES = 0, 1, 2
WIDTH = SCORES + 2 * (1 + PARTS)


class Job(NamedTuple):
    """Games from `first` to before `last`; how each hero plays, and which seat 0 plays."""

    first: int
    last: int
    ways: tuple[int, int]
    heroes: str
    guesses: int
    pack: Path | None
    folder: Path | None

    @property
    def file(self) -> Path | None:
        name = f"{self.heroes}-{self.ways[0]}-{self.ways[1]}-{self.guesses}-{self.first}.npy"
        return self.folder and self.folder / name


def batch(job: Job) -> Any:
    """What is told of a batch of games; played, unless it is kept from before."""
    return kept(job.file, partial(played, job))


def played(job: Job) -> Any:
    """What is told of a batch of games, by hero: the first one first."""
    count = job.last - job.first
    book = (GAME.load_pack(job.pack) if job.pack else GAME.shipped_pack).book
    positions, log, out = GAME.position.rows(count), empty_log(0), numbers(2, 1 + PARTS)
    players = Players(GAME, f"players/{job.ways}/{job.first}", max(job.ways), job.guesses)
    told = np.zeros((count, WIDTH), np.int64)
    first, second = job.heroes.split("-")
    for i in range(count):
        turned = (job.first + i) % 2 == 1
        p = GAME.position.at(positions, i)
        p.key = seeded(f"balance/{job.first + i}")
        p.seats = 2
        heroes = f"{second}-{first}" if turned else job.heroes
        GAME.options.store(GAME.options.read({"heroes": heroes}, 2), p, 2)
        GAME.entries.deal_at(book, positions, i, 2, log)
        p.stream = 1
        ways = numbers(2)
        ways[:] = job.ways[::-1] if turned else job.ways
        told[i, DECISIONS] = players.play(book, positions, i, ways)
        told[i, TURNS] = p.turn
        GAME.entries.score_at(book, positions, i, out)
        told[i, SCORES:] = (out[::-1] if turned else out).ravel()
    return told


def report(told: Any, job: Job) -> None:
    scores = told[:, SCORES:].reshape(len(told), 2, 1 + PARTS)
    ahead = scores[:, 1, 0] - scores[:, 0, 0]  # 1: the first hero won, 0: shared, -1: lost
    print(f"{len(told)} games, {job.heroes}, {job.ways[0]} against {job.ways[1]}")
    print("the first hero wins, shared as half, %:", mean(50 + 50 * ahead))
    for name, one in (("wins", 1), ("shared", 0), ("loses", -1)):
        print(f"{name}, %:", mean(100 * (ahead == one)))
    for half in (0, 1):
        print(f"wins in seat {half}, shared as half, %:", mean(50 + 50 * ahead[half::2]))
    for n, part in enumerate(GAME.parts, start=1):
        print(f"{part}:", mean(scores[:, 0, n]), "against", mean(scores[:, 1, n]))
    decisions = told[:, DECISIONS]
    print("decisions:", mean(decisions), decisions.min(), decisions.max())
    lengths = Counter(told[:, TURNS].tolist())
    shares = {turns: round(100 * lengths[turns] / len(told), 2) for turns in sorted(lengths)}
    print("turns:", mean(told[:, TURNS]), "chances in %:", shares)


def way(word: str) -> int:
    return WAYS[word] if word in WAYS else int(word)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=way, help="how the first hero plays")
    parser.add_argument("second", type=way, help="how the second one plays")
    parser.add_argument("games", type=int)
    parser.add_argument("--heroes", default="zagor-martin")
    parser.add_argument("--guesses", type=int, default=8, help="of a greedy player, as the bot has")
    parser.add_argument("--pack", type=Path, help="a file; the shipped pack if left out")
    parser.add_argument("--keep", type=Path, help="a folder; what it holds is not played again")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    ends = [*range(0, args.games, BATCH), args.games]
    rest = (args.first, args.second), args.heroes, args.guesses, args.pack, args.keep
    jobs = [Job(*ends[n : n + 2], *rest) for n in range(len(ends) - 1)]
    played(jobs[0]._replace(last=2))  # compiled once, before the processes part
    report(all_of(batch, jobs, args.processes), jobs[0])


if __name__ == "__main__":
    main()
