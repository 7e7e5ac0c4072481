"""Stepping many games at once: generic kernels, bound to a game by `Batch`."""

# mypy: disable-error-code="name-defined"
# ruff: noqa: F821  the names of the contract are bound to a game's kernels by `Batch`

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.core.dice import PLAY, dice, siphash
from ludoteca.core.kernel import wrapping
from ludoteca.core.position import OVER
from ludoteca.core.record import Table
from ludoteca.envs.observation import project


class Games(NamedTuple):
    """The arrays of a batch, one row a game."""

    positions: Any
    blank: Any  # one position: seats and options, not dealt yet
    dealt: Table  # how many deals a game has had
    seat: Table  # whose decision the game waits for
    codes: Table  # [game, n]: the options, ascending
    offered: Table  # how many there are
    mask: Table  # [game, code]: 1 where the code is an option
    reward: Table  # [game, seat], of the latest step
    done: Table  # 1 where the latest step ended a match; a new one is dealt already
    logs: Table  # a log for each thread
    standings: Table  # room for the score, for each thread


@wrapping
def new_key(p: Any, master: Any, game: int, deal: int) -> None:
    """The key of a game's n-th deal: the same for the same seed, whoever steps it."""
    name = (np.uint64(game) << np.uint64(32)) | np.uint64(2 * deal)
    p.key[0] = siphash(master[0], master[1], name)
    p.key[1] = siphash(master[0], master[1], name + np.uint64(1))


def offer_at(books: Any, games: Games, i: int, free: bool) -> None:
    """Finds whose turn it is, and writes options and mask."""
    book, p = books[0], games.positions[i]
    codes, mask = games.codes[i], games.mask[i]
    for n in range(games.offered[i]):
        mask[codes[n]] = 0
    bits = waiting(book, p)
    seat = 0
    while bits & 1 == 0:
        bits >>= 1
        seat += 1
    count = legal(book, p, seat, codes)
    if not free:
        count = blocking(codes, count)
    for n in range(count):
        mask[codes[n]] = 1
    games.seat[i] = seat
    games.offered[i] = count


def deal_at(books: Any, games: Games, i: int, master: Table, thread: int, free: bool) -> None:
    """A fresh match in place of the old one."""
    games.positions[i] = games.blank[0]
    p = games.positions[i]
    new_key(p, master, i, games.dealt[i])
    games.dealt[i] += 1
    games.logs[thread, 0, 0] = 0
    deal(books[0], p, p.seats, games.logs[thread])
    p.stream = PLAY
    offer_at(books, games, i, free)


def settle_at(books: Any, games: Games, i: int, thread: int) -> None:
    """The rewards of a match that is over; they add up to nothing."""
    p = games.positions[i]
    standing = games.standings[thread]
    score(books[0], p, standing)
    winners = 0
    for seat in range(p.seats):
        winners += standing[seat, 0] == 1
    for seat in range(p.seats):
        share = p.seats / winners if standing[seat, 0] == 1 else 0.0
        games.reward[i, seat] = (share - 1) / (p.seats - 1)


def step_range(
    books: Any,
    games: Games,
    actions: Table,
    first: int,
    last: int,
    master: Table,
    thread: int,
    free: bool,
) -> int:
    """One decision in each of the games first to last - 1; the first game whose action is no
    option, or -1."""
    for i in range(first, last):
        if games.mask[i, actions[i]] == 0:
            return i
    for i in range(first, last):
        games.done[i] = 0
        games.reward[i, :] = 0
        p = games.positions[i]
        games.logs[thread, 0, 0] = 0
        apply(books[0], p, games.seat[i], actions[i], games.logs[thread])
        if p.over == OVER:
            games.done[i] = 1
            settle_at(books, games, i, thread)
            deal_at(books, games, i, master, thread, free)
        else:
            offer_at(books, games, i, free)
    return -1


def reset_range(
    books: Any, games: Games, first: int, last: int, master: Table, thread: int, free: bool
) -> None:
    for i in range(first, last):
        games.done[i] = 0
        games.reward[i, :] = 0
        deal_at(books, games, i, master, thread, free)


def sample_range(games: Games, source: Any, first: int, last: int, out: Table) -> None:
    """A random option for each game."""
    for i in range(first, last):
        out[i] = games.codes[i, dice(source[0], games.offered[i])]


def observe_range(
    books: Any,
    games: Games,
    views: Any,
    words: tuple[npt.NDArray[Any], ...],
    spans: Table,
    first: int,
    last: int,
    thread: int,
    out: Table,
) -> None:
    """What the seat to decide knows, for each game."""
    bytes8, words16, words32, words64 = words
    for i in range(first, last):
        words64[thread, :] = -1
        seat = games.seat[i]
        redact(books[0], games.positions[i], seat, views[thread])
        project(bytes8, words16, words32, words64, thread, spans, seat, out[i])


def until_asked(
    books: Any,
    games: Games,
    learner: Table,
    source: Any,
    i: int,
    thread: int,
    free: bool,
) -> None:
    """Lets the other seats decide at random until the learner is asked or the match is over."""
    p = games.positions[i]
    while p.over != OVER and games.seat[i] != learner[i]:
        code = games.codes[i, dice(source[0], games.offered[i])]
        apply(books[0], p, games.seat[i], code, games.logs[thread])
        if p.over != OVER:
            offer_at(books, games, i, free)


def begin_at(
    books: Any,
    games: Games,
    learner: Table,
    moving: bool,
    source: Any,
    i: int,
    master: Table,
    thread: int,
    free: bool,
) -> None:
    """A new match, up to the learner's first decision; its seat changes from deal to deal."""
    p = games.positions[i]
    while True:
        if moving:
            learner[i] = (i + games.dealt[i]) % games.blank[0].seats
        deal_at(books, games, i, master, thread, free)
        until_asked(books, games, learner, source, i, thread, free)
        if p.over != OVER:
            return


def learn_range(
    books: Any,
    games: Games,
    actions: Table,
    learner: Table,
    moving: bool,
    views: Any,
    words: tuple[npt.NDArray[Any], ...],
    spans: Table,
    final: Table,
    source: Any,
    first: int,
    last: int,
    master: Table,
    thread: int,
    free: bool,
) -> None:
    """One decision of the learner in each game, and those of the others up to its next one.

    An action that is no option loses the match. Where a match ends, `final` is what the learner
    knew of it then, and a new one begins.
    """
    bytes8, words16, words32, words64 = words
    for i in range(first, last):
        games.done[i] = 0
        games.reward[i, :] = 0
        p = games.positions[i]
        seat = learner[i]
        games.logs[thread, 0, 0] = 0
        if games.mask[i, actions[i]] == 0:
            games.done[i] = 1
            games.reward[i, seat] = -1
        else:
            apply(books[0], p, seat, actions[i], games.logs[thread])
            if p.over != OVER:
                offer_at(books, games, i, free)
                until_asked(books, games, learner, source, i, thread, free)
            if p.over == OVER:
                games.done[i] = 1
                settle_at(books, games, i, thread)
        if games.done[i]:
            words64[thread, :] = -1
            redact(books[0], p, seat, views[thread])
            project(bytes8, words16, words32, words64, thread, spans, seat, final[i])
            begin_at(books, games, learner, moving, source, i, master, thread, free)


def begin_range(
    books: Any,
    games: Games,
    learner: Table,
    moving: bool,
    source: Any,
    first: int,
    last: int,
    master: Table,
    thread: int,
    free: bool,
) -> None:
    for i in range(first, last):
        games.done[i] = 0
        games.reward[i, :] = 0
        begin_at(books, games, learner, moving, source, i, master, thread, free)
