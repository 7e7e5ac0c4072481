"""Measures the balance of Corto: `python docs/balance/corto.py 50000`.

Every seat plays greedily: each option is tried on guesses at what the seat may know, played on by
weight to the end of the seat's say, and the best evaluation wins. Games run in compiled batches,
one process a core. Figures are means with 95 % errors.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from typing import Any

import numpy as np
from numba import njit

import ludoteca
from ludoteca.core.dice import dice, dice_of, seeded
from ludoteca.core.facts import empty_log
from ludoteca.core.record import numbers

GAME = ludoteca.game("corto")
RULES, STRATEGY = GAME.kernels, GAME.strategy
assert STRATEGY
legal, apply, score = RULES.legal, RULES.apply, RULES.score
guess, redact = RULES.guess, RULES.redact
evaluate, weigh = STRATEGY.evaluate, STRATEGY.weigh

GUESSES, REACH = 2, 8
PARTS = len(GAME.parts)
QUESTS = GAME.parts[4:11]
DECISIONS, TURNS, FULL, FIRST, SCORES = 0, 1, 2, 3, 4
ROWS = SCORES + 4 * (1 + PARTS)
WIDTH = ROWS + len(QUESTS)


@njit
def finish_say(book, p, seat, codes, log):
    for _ in range(REACH):
        if p.over == 1 or p.active != seat:
            return
        count = legal(book, p, seat, codes)
        best, most = codes[0], -1
        for n in range(count):
            weight = weigh(book, p, seat, codes[n])
            if weight > most:
                best, most = codes[n], weight
        apply(book, p, seat, best, log)


@njit
def worth(book, p, seat, out):
    if p.over == 0:
        return evaluate(book, p, seat)
    score(book, p, out)
    winners = 0
    for other in range(p.seats):
        winners += out[other, 0] == 1
    return 1000 // winners if out[seat, 0] == 1 else 0


@njit
def choose(book, p, seat, source, blank, work, options, codes, log, out, worths):
    count = legal(book, p, seat, options)
    if count == 1:
        return options[0]
    worths[:] = 0
    for _ in range(GUESSES):
        work[1] = blank[0]
        redact(book, p, seat, work[1])
        guess(book, work[1], seat, source)
        for n in range(count):
            work[0] = work[1]
            apply(book, work[0], seat, options[n], log)
            finish_say(book, work[0], seat, codes, log)
            worths[n] += worth(book, work[0], seat, out)
    best, most = options[0], -1
    for n in range(count):
        weight = weigh(book, p, seat, options[n])
        value = (worths[n] * 1000 + weight) * 8 + dice(source, 8)
        if weight > 0 and value > most:
            best, most = options[n], value
    return best


@njit
def play_all(books, positions, source, blank, work, options, codes, log, out, worths, told):
    book = books[0]
    for i in range(len(positions)):
        p = positions[i]
        while p.over == 0:
            seat = p.active
            code = choose(book, p, seat, source[0], blank, work, options, codes, log, out, worths)
            apply(book, p, seat, code, log)
            told[i, DECISIONS] += 1
        score(book, p, out)
        told[i, TURNS] = p.turn
        told[i, FULL] = p.reason == 1
        told[i, FIRST] = p.first
        for seat in range(p.seats):
            for part in range(out.shape[1]):
                told[i, SCORES + seat * out.shape[1] + part] = out[seat, part]
        for quest in range(p.row_of.shape[0]):
            told[i, ROWS + quest] = p.row_of[quest]


def batch(job: tuple[int, int, int, Any, dict[str, Any]]) -> Any:
    seats, first, last, book, chosen = job
    positions, log = GAME.position.rows(last - first), empty_log(0)
    for i in range(last - first):
        p = GAME.position.at(positions, i)
        p.key = seeded(f"balance/{first + i}")
        p.seats = seats
        GAME.options.store(GAME.options.read(chosen, seats), p, seats)
        GAME.entries.deal_at(book, positions, i, seats, log)
        p.stream = 1
    blank = GAME.position.rows(1)
    blank.view(np.uint8)[:] = 0xFF
    told = np.zeros((last - first, WIDTH), np.int64)
    out = np.zeros((4, 1 + PARTS), np.int64)
    room = numbers(GAME.most_options), numbers(GAME.most_options)
    work, worths = GAME.position.rows(2), np.zeros(GAME.most_options, np.int64)
    source = dice_of(f"greedy/{first}")
    play_all(book, positions, source, blank, work, *room, log, out, worths, told)
    return told


def games(seats: int, count: int, book: Any, chosen: dict[str, Any]) -> Any:
    jobs = [(seats, n, min(n + 250, count), book, chosen) for n in range(0, count, 250)]
    with get_context("fork").Pool(os.cpu_count()) as pool:
        return np.concatenate(pool.map(batch, jobs, chunksize=1))


def mean(values: Any) -> str:
    return f"{values.mean():.2f} ± {1.96 * values.std() / len(values) ** 0.5:.2f}"


def report(told: Any, seats: int) -> None:
    scores = told[:, SCORES:ROWS].reshape(len(told), 4, 1 + PARTS)[:, :seats]
    won = scores[:, :, 0] == 1
    share = won / won.sum(axis=1, keepdims=True)
    order = (np.arange(seats) - told[:, FIRST, None]) % seats
    print(f"\n{seats} seats, {len(told)} games")
    print("wins by order of play, %:", [mean(100 * share[order == n]) for n in range(seats)])
    print("turns:", mean(told[:, TURNS]), told[:, TURNS].min(), told[:, TURNS].max())
    print("decisions:", mean(told[:, DECISIONS]), told[:, DECISIONS].max())
    print("ended by full boards, %:", mean(100 * told[:, FULL]))
    print("shared victories, %:", mean(100 * (won.sum(axis=1) > 1)))
    for n, part in enumerate(GAME.parts, start=1):
        of_winner = (scores[:, :, n] * share).sum(axis=1)
        print(f"{part}: {mean(scores[:, :, n].mean(axis=1))}; winner {mean(of_winner)}")
    for n, quest in enumerate(QUESTS):
        gold = scores[told[:, ROWS + n] >= 0][:, :, 5 + n]
        if len(gold):
            paid = 100 * (gold != 0).any(axis=1)
            print(f"quest {quest}: {mean(gold.sum(axis=1))} a game; pays in {mean(paid)} %")


def main() -> None:
    book = GAME.shipped_pack.book
    batch((2, 0, 2, book, {}))  # compiled once, before the processes part
    for seats in GAME.seats:
        report(games(seats, int(sys.argv[1]), book, {}), seats)


if __name__ == "__main__":
    main()
