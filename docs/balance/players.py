"""The bots as players of whole games in compiled code, with no match around them.

A way to play is one of `WAYS`, or the number of playouts the search bot has for a decision.
"""

# ruff: noqa: F821  the names of a game's kernels, and of its bots, are bound by `Players`

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ludoteca.bots
from ludoteca.bots.kernels import first_waited
from ludoteca.bots.mind import mind_of
from ludoteca.bots.search import Search
from ludoteca.bots.simple import Greedy
from ludoteca.bots.tree import ROOT, Desk, Tree
from ludoteca.core.dice import dice, dice_of
from ludoteca.core.entry import blocking_template
from ludoteca.core.facts import empty_log
from ludoteca.core.game import Game
from ludoteca.core.kernel import bind, kernel
from ludoteca.core.record import numbers

RANDOM, GLANCE, GREEDY = -2, -1, 0
WAYS = {"random": RANDOM, "glance": GLANCE, "greedy": GREEDY}
GUESSES, REACH = Greedy().guesses, Greedy().reach
ROUNDS = Search(playouts=1).rounds  # of says, after which a playout is judged
BOTS = Path(ludoteca.bots.__file__).parent


class Room(NamedTuple):
    """Everything the players think on."""

    blank: Any
    seen: Any
    guesses: Any
    options: Any
    codes: Any
    weights: Any
    out: Any
    log: Any
    standing: Any
    gains: Any
    tree: Tree
    desk: Desk

    @classmethod
    def new(cls, game: Game, playouts: int) -> Room:
        blank = game.position.rows(1)
        blank.view(np.uint8)[:] = 0xFF
        return cls(
            blank,
            game.position.rows(1),
            game.position.rows(2),
            *(numbers(game.most_options) for _ in range(4)),
            empty_log(0),
            numbers(game.seats[-1], 1 + len(game.parts)),
            numbers(game.seats[-1]),
            Tree.of(playouts + 2),
            Desk.of(game),
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
def favourite(tree):
    """The option that most playouts went through, and of those the one that brought most."""
    edge = best = tree.first[ROOT]
    while edge:
        if (tree.taken[edge], tree.gain[edge]) > (tree.taken[best], tree.gain[best]):
            best = edge
        edge = tree.following[edge]
    return tree.code[best]


# Templates, bound to a game


def compare(books, seat, options, guesses, source, room):
    """The best gain over the guesses, and of equal ones the heaviest."""
    weights, out = room.weights, room.out
    compare_at(
        books,
        room.seen,
        room.guesses,
        guesses,
        seat,
        options,
        source,
        room.codes,
        weights,
        room.log,
        room.standing,
        room.gains,
        out,
        REACH,
    )
    weigh_at(books, room.seen, room.guesses, seat, options, source, weights)
    best = -1
    for n in range(len(options)):
        if weights[n] > 0 and (best < 0 or (out[n], weights[n]) > (out[best], weights[best])):
            best = n
    return options[max(best, 0)]


def choose(books, p, seat, way, guesses, source, room):
    count = legal(books[0], p, seat, room.options)
    options = room.options[:count]
    if count == 1:
        return options[0]
    if way == RANDOM:
        return options[dice(source[0], blocking(options, count))]
    room.seen[0] = room.blank[0]
    redact(books[0], p, seat, room.seen[0])
    if way == GREEDY:
        return compare(books, seat, options, guesses, source, room)
    if way == GLANCE:
        weigh_at(books, room.seen, room.guesses, seat, options, source, room.weights)
        return options[drawn(room.weights, count, source[0])]
    clear(room.tree)
    think_at(books, room.seen, seat, options, source, room.tree, room.desk, way, ROUNDS)
    return favourite(room.tree)


def play_at(books, positions, i, ways, guesses, source, room):
    """One game to its end, `ways[seat]` being how a seat plays; how many decisions it had."""
    p, decided = positions[i], 0
    while p.over == 0:
        seat = first_waited(waiting(books[0], p))
        code = choose(books, p, seat, ways[seat], guesses, source, room)
        room.log[0, 0] = 0
        apply(books[0], p, seat, code, room.log)
        decided += 1
    return decided


class Players:
    """Those who play one game, with dice of their own."""

    def __init__(self, game: Game, seed: str, playouts: int, guesses: int = GUESSES) -> None:
        self.guesses, self.source = guesses, dice_of(seed)
        self.room = Room.new(game, max(playouts, 0))
        self._play = _playing(game)

    def play(self, book: Any, positions: Any, i: int, ways: Any) -> int:
        """One game to its end; how many decisions it had."""
        return int(self._play(book, positions, i, ways, self.guesses, self.source, self.room))


def _playing(game: Game) -> Callable[..., int]:
    mind = mind_of(game)
    names: dict[str, Any] = {
        **vars(game.kernels),
        "first_free": game.decisions.first_free,
        "first_waited": kernel(first_waited),
        "compare_at": mind.compare_at,
        "weigh_at": mind.weigh_at,
        "think_at": mind.think_at,
    }
    names["blocking"] = bind(blocking_template, names, game.name, game.folder)
    for template in (compare, choose, play_at):
        names[template.__name__] = bind(template, names, game.name, game.folder, BOTS)
    return names["play_at"]


def all_of(play: Callable[[Any], Any], jobs: list[Any], processes: int) -> Any:
    """What is told of every job, one after the other."""
    begun, done = time.monotonic(), []
    with get_context("fork").Pool(processes) as pool:
        for n, told in enumerate(pool.imap(play, jobs), start=1):
            done.append(told)
            took = time.monotonic() - begun
            print(f"\r{n} of {len(jobs)}, {took:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return np.concatenate(done)


def kept(file: Path | None, play: Callable[[], Any]) -> Any:
    """What a file holds; played and put there first, if it is not there yet."""
    if not file:
        return play()
    if not file.exists():
        unfinished = file.with_suffix(".part.npy")
        np.save(unfinished, play())
        unfinished.replace(file)
    return np.load(file)


def mean(values: Any) -> str:
    return f"{values.mean():.2f} ± {1.96 * values.std() / len(values) ** 0.5:.2f}"
