"""Measures the balance of Bonelli Kids: `python docs/balance/bonelli.py greedy greedy 100000`.

The first word says how Zagor plays, the second one how Martin does: `random` (any legal decision,
each as likely), `glance` (drawn in proportion to `weigh`), `greedy` (the bot of that name, with its
8 guesses) or a number of playouts for every decision of the search bot. Zagor has seat 0 in the
even games and seat 1 in the odd ones. Games run compiled and in batches. Figures are means with
95 % errors; a shared victory counts as half a win for each.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ludoteca
from ludoteca.bots.kernels import first_waited
from ludoteca.bots.mind import mind_of
from ludoteca.bots.simple import Greedy
from ludoteca.bots.tree import ROOT, Desk, Tree
from ludoteca.core.dice import dice, dice_of, seeded
from ludoteca.core.facts import empty_log
from ludoteca.core.kernel import kernel
from ludoteca.core.record import numbers

GAME = ludoteca.game("bonelli")
RULES = GAME.kernels
waiting, legal, apply, score = RULES.waiting, RULES.legal, RULES.apply, RULES.score
redact = RULES.redact
first_waited = kernel(first_waited)
compare_at, weigh_at = mind_of(GAME).compare_at, mind_of(GAME).weigh_at
think_at = mind_of(GAME).think_at
FIRST_FREE = GAME.decisions.first_free

RANDOM, GLANCE, GREEDY = -2, -1, 0  # beside numbers of playouts
WAYS = {"random": RANDOM, "glance": GLANCE, "greedy": GREEDY}
GUESSES, REACH = Greedy().guesses, Greedy().reach
DEPTH = 12  # decisions a playout makes beyond the tree, as the search bot does
BATCH = 100
PARTS = len(GAME.parts)
TURNS, DECISIONS, RANKS, POINTS = 0, 1, 2, 4
WIDTH = POINTS + 2 * PARTS


class Room(NamedTuple):
    """Everything the players think on."""

    blank: Any
    seen: Any
    guesses: Any
    options: Any
    codes: Any
    weights: Any
    log: Any
    standing: Any
    gains: Any
    out: Any

    @classmethod
    def new(cls) -> Room:
        blank = GAME.position.rows(1)
        blank.view(np.uint8)[:] = 0xFF
        row = [numbers(GAME.most_options) for _ in range(4)]
        return cls(
            blank,
            GAME.position.rows(1),
            GAME.position.rows(2),
            *row[:3],
            empty_log(0),
            numbers(2, 1 + PARTS),
            numbers(2),
            row[3],
        )


@kernel
def drawn(weights, count, chance):
    left = dice(chance, weights[:count].sum())
    n = 0
    while left >= weights[n]:
        left -= weights[n]
        n += 1
    return n


@kernel
def clear(tree):
    nodes, edges = tree.used
    tree.slots[:] = 0
    tree.visits[:nodes] = 0
    tree.total[:nodes] = 0
    tree.first[:nodes] = 0
    tree.taken[:edges] = 0
    tree.gain[:edges] = 0
    tree.square[:edges] = 0
    tree.used[0] = ROOT + 1
    tree.used[1] = 1


@kernel
def search(books, seat, count, source, room, tree, desk, playouts):
    """The option that most playouts went through, and of those the one that brought most."""
    clear(tree)
    options = room.options[:count]
    think_at(books, room.seen, seat, options, source, tree, desk, playouts, DEPTH)
    edge = best = tree.first[ROOT]
    while edge:
        if (tree.taken[edge], tree.gain[edge]) > (tree.taken[best], tree.gain[best]):
            best = edge
        edge = tree.following[edge]
    return tree.code[best]


@kernel
def compare(books, seat, count, source, room):
    """The best gain over the guesses, and of equal ones the heaviest."""
    weights, codes, out = room.weights, room.codes, room.out
    options = room.options[:count]
    compare_at(
        books,
        room.seen,
        room.guesses,
        GUESSES,
        seat,
        options,
        source,
        codes,
        weights,
        room.log,
        room.standing,
        room.gains,
        out,
        REACH,
    )
    weigh_at(books, room.seen, room.guesses, seat, options, source, weights)
    best = -1
    for n in range(count):
        if weights[n] > 0 and (best < 0 or (out[n], weights[n]) > (out[best], weights[best])):
            best = n
    return options[max(best, 0)]


@kernel
def choose(books, p, seat, way, source, room, tree, desk):
    count = legal(books[0], p, seat, room.options)
    if count == 1:
        return room.options[0]
    if way == RANDOM:
        while room.options[count - 1] >= FIRST_FREE:
            count -= 1
        return room.options[dice(source[0], count)]
    room.seen[0] = room.blank[0]
    redact(books[0], p, seat, room.seen[0])
    if way == GREEDY:
        return compare(books, seat, count, source, room)
    if way == GLANCE:
        weigh_at(books, room.seen, room.guesses, seat, room.options[:count], source, room.weights)
        return room.options[drawn(room.weights, count, source[0])]
    return search(books, seat, count, source, room, tree, desk, way)


@kernel
def play_all(books, positions, ways, source, room, tree, desk, told):
    """`ways[game, seat]` is how a seat plays."""
    book = books[0]
    for i in range(len(positions)):
        p = positions[i]
        while p.over == 0:
            seat = first_waited(waiting(book, p))
            code = choose(books, p, seat, ways[i, seat], source, room, tree, desk)
            apply(book, p, seat, code, room.log)
            told[i, DECISIONS] += 1
        score(book, p, room.standing)
        told[i, TURNS] = p.turn
        for seat in range(2):
            told[i, RANKS + seat] = room.standing[seat, 0]
            for part in range(PARTS):
                told[i, POINTS + seat * PARTS + part] = room.standing[seat, 1 + part]


class Job(NamedTuple):
    """Games from `first` to before `last`; how each hero plays, and which seat 0 plays."""

    first: int
    last: int
    ways: tuple[int, int]
    heroes: str
    pack: str
    keep: str

    @property
    def file(self) -> Path:
        return Path(self.keep, f"{self.heroes}-{self.ways[0]}-{self.ways[1]}-{self.first}.npy")


def batch(job: Job) -> Any:
    """What is told of a batch of games; played, unless it is kept from before."""
    if not job.keep:
        return played(job)
    if not job.file.exists():
        np.save(job.file, played(job))
    return np.load(job.file)


def played(job: Job) -> Any:
    """What is told of a batch of games, by hero: the first one first."""
    count, book = job.last - job.first, pack_of(job.pack).book
    positions, log = GAME.position.rows(count), empty_log(0)
    first, second = job.heroes.split("-")
    ways = np.zeros((count, 2), np.int64)
    for i in range(count):
        turned = (job.first + i) % 2
        p = GAME.position.at(positions, i)
        p.key = seeded(f"balance/{job.first + i}")
        p.seats = 2
        heroes = f"{second}-{first}" if turned else job.heroes
        GAME.options.store(GAME.options.read({"heroes": heroes}, 2), p, 2)
        GAME.entries.deal_at(book, positions, i, 2, log)
        p.stream = 1
        ways[i] = job.ways[::-1] if turned else job.ways
    told = np.zeros((count, WIDTH), np.int64)
    source = dice_of(f"thinking/{job.ways}/{job.first}")
    tree = Tree.of(max(*job.ways, 0) + 2)
    play_all(book, positions, ways, source, Room.new(), tree, Desk.of(GAME), told)
    odd = (job.first + np.arange(count)) % 2 == 1
    for of in (told[:, RANKS:POINTS], told[:, POINTS:].reshape(count, 2, PARTS)):
        of[odd] = of[odd, ::-1]
    return told


def pack_of(path: str) -> Any:
    return GAME.load_pack(path) if path else GAME.shipped_pack


def games(jobs: list[Job], processes: int) -> Any:
    begun, done = time.monotonic(), []
    with get_context("fork").Pool(processes) as pool:
        for n, told in enumerate(pool.imap(batch, jobs), start=1):
            done.append(told)
            took = time.monotonic() - begun
            print(f"\r{n} of {len(jobs)}, {took:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return np.concatenate(done)


def mean(values: Any) -> str:
    return f"{values.mean():.2f} ± {1.96 * values.std() / len(values) ** 0.5:.2f}"


def report(told: Any, job: Job) -> None:
    ahead = told[:, RANKS + 1] - told[:, RANKS]  # 1: the first hero won, 0: shared, -1: lost
    print(f"{len(told)} games, {job.heroes}, {job.ways[0]} against {job.ways[1]}")
    print("the first hero wins, shared as half, %:", mean(50 + 50 * ahead))
    for name, one in (("wins", 1), ("shared", 0), ("loses", -1)):
        print(f"{name}, %:", mean(100 * (ahead == one)))
    for half in (0, 1):
        print(f"wins in seat {half}, shared as half, %:", mean(50 + 50 * ahead[half::2]))
    points = told[:, POINTS:].reshape(len(told), 2, PARTS)
    for n, part in enumerate(GAME.parts):
        print(f"{part}:", mean(points[:, 0, n]), "against", mean(points[:, 1, n]))
    print(
        "decisions:", mean(told[:, DECISIONS]), told[:, DECISIONS].min(), told[:, DECISIONS].max()
    )
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
    parser.add_argument("--pack", default="", help="a file; the shipped pack if left out")
    parser.add_argument("--keep", default="", help="a folder; what it holds is not played again")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    ends = [*range(0, args.games, BATCH), args.games]
    ways = args.first, args.second
    rest = ways, args.heroes, args.pack, args.keep
    jobs = [Job(*ends[n : n + 2], *rest) for n in range(len(ends) - 1)]
    played(jobs[0]._replace(last=2))  # compiled once, before the processes part
    report(games(jobs, args.processes), jobs[0])


if __name__ == "__main__":
    main()
