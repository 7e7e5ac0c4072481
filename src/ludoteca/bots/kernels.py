"""What all bots think with: generic kernels over full positions, bound to a game by `mind_of`."""

# mypy: disable-error-code="name-defined"
# ruff: noqa: F821  the names of the contract are bound to a game's kernels by `mind_of`

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.dice import dice
from ludoteca.core.position import OVER
from ludoteca.core.record import Table

WIN = 1000
"""What a won game is worth; evaluations are measured by it."""
_RANK = 100  # the share of it that goes by places: a second place is better than a last one


def evaluate_standing(book: Any, p: Any, seat: int) -> int:
    """The evaluation of games without a strategy: how many seats one is ahead of."""
    standing = np.zeros((p.seats, 1 + parts), np.int32)
    score(book, p, standing)
    ahead = 0
    for other in range(p.seats):
        ahead += np.sign(standing[other, 0] - standing[seat, 0])
    return WIN // 2 + ahead * WIN // (4 * p.seats)


def weigh_alike(book: Any, p: Any, seat: int, code: int) -> int:
    """The weight of games without a strategy: whatever the game waits for, all alike."""
    return 1 if code < first_free else 0


def gains_of(book: Any, p: Any, standing: Table, gains: Table) -> None:
    """What a position is worth to each seat: by the result if it is over, else by evaluation."""
    seats = p.seats
    if p.over != OVER:
        for seat in range(seats):
            gains[seat] = min(max(evaluate(book, p, seat), 0), WIN)
        return
    score(book, p, standing)
    winners = 0
    for seat in range(seats):
        winners += standing[seat, 0] == 1
    for seat in range(seats):
        won = (WIN - _RANK) // winners if standing[seat, 0] == 1 else 0
        gains[seat] = won + _RANK * (seats - standing[seat, 0]) // max(seats - 1, 1)


def considered(book: Any, p: Any, seat: int, codes: Table, weights: Table) -> int:
    """The decisions a sensible player thinks about, with their weights; how many there are."""
    return sift(book, p, seat, codes, weights, legal(book, p, seat, codes))


def sift(book: Any, p: Any, seat: int, codes: Table, weights: Table, count: int) -> int:
    """Keeps, of legal codes, those with weight; if none has any, all that the game waits for."""
    kept = 0
    for n in range(count):
        weight = weigh(book, p, seat, codes[n])
        if weight > 0:
            codes[kept] = codes[n]
            weights[kept] = weight
            kept += 1
    if kept > 0:
        return kept
    count = blocking(codes, count)
    weights[:count] = 1
    return count


def first_waited(bits: int) -> int:
    """The lowest seat of a set."""
    seat = 0
    while bits & 1 == 0:
        bits >>= 1
        seat += 1
    return seat


def finish_say(
    book: Any,
    p: Any,
    seat: int,
    together: int,
    source: Any,
    codes: Table,
    weights: Table,
    log: Table,
    most: int,
) -> None:
    """Lets a seat decide on by weight for as long as the game waits for it alone.

    Where several seats choose at the same time (`together`), all of them finish that choice first:
    half of it says nothing.
    """
    choosing = 0 if together == 1 << seat else together
    for _ in range(most):
        bits = waiting(book, p)
        choosing &= bits
        actor = seat
        if choosing != 0 and choosing >> seat & 1 == 0:
            actor = first_waited(choosing)
        elif choosing == 0 and bits != 1 << seat:
            return
        count = considered(book, p, actor, codes, weights)
        best = 0
        ties = 1
        for n in range(1, count):
            if weights[n] > weights[best]:
                best, ties = n, 1
            elif weights[n] == weights[best]:
                ties += 1
                if dice(source, ties) == 0:
                    best = n
        apply(book, p, actor, codes[best], log)


def compare_at(
    books: Any,
    root: Any,
    guesses: Any,
    samples: int,
    seat: int,
    options: Table,
    source: Any,
    codes: Table,
    weights: Table,
    log: Table,
    standing: Table,
    gains: Table,
    out: Table,
    reach: int,
) -> None:
    """Into out[n]: the gain of each option, summed over some guesses, each played to the end of
    the seat's say. `guesses` is room for two positions."""
    book = books[0]
    chance = source[0]
    out[:] = 0
    for _ in range(samples):
        guesses[0] = root[0]
        guess(book, guesses[0], seat, chance)
        together = waiting(book, guesses[0])
        for n in range(len(options)):
            guesses[1] = guesses[0]
            p = guesses[1]
            log[0, 0] = 0
            apply(book, p, seat, options[n], log)
            finish_say(book, p, seat, together, chance, codes, weights, log, reach)
            gains_of(book, p, standing, gains)
            out[n] += gains[seat]


def weigh_at(
    books: Any, root: Any, guesses: Any, seat: int, options: Table, source: Any, out: Table
) -> None:
    """Into out[n]: the weight of each option in one guess."""
    guesses[0] = root[0]
    guess(books[0], guesses[0], seat, source[0])
    for n in range(len(options)):
        out[n] = weigh(books[0], guesses[0], seat, options[n])


def explain_standing(book: Any, p: Any, seat: int, out: Table) -> None:
    """The explanation of games without one of their own: the parts of the score."""
    standing = np.zeros((p.seats, 1 + parts), np.int32)
    score(book, p, standing)
    out[:parts] = standing[seat, 1:]


def explain_at(
    books: Any,
    root: Any,
    guesses: Any,
    samples: int,
    seat: int,
    options: Table,
    source: Any,
    codes: Table,
    weights: Table,
    log: Table,
    shares: Table,
    out: Table,
    reach: int,
) -> None:
    """Into out[n]: what the seat has of each part at the end of its say, summed over guesses."""
    book = books[0]
    chance = source[0]
    out[:] = 0
    for _ in range(samples):
        guesses[0] = root[0]
        guess(book, guesses[0], seat, chance)
        together = waiting(book, guesses[0])
        for n in range(len(options)):
            guesses[1] = guesses[0]
            p = guesses[1]
            log[0, 0] = 0
            apply(book, p, seat, options[n], log)
            finish_say(book, p, seat, together, chance, codes, weights, log, reach)
            shares[:] = 0
            explain(book, p, seat, shares)
            for part in range(len(shares)):
                out[n, part] += shares[part]


def gains_at(books: Any, positions: Any, standing: Table, gains: Table) -> None:
    """`gains_of` for Python: the gains of every seat in the first position of a batch."""
    gains_of(books[0], positions[0], standing, gains)
