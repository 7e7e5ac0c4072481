"""The feasibility of a shove, held to the clauses played out goblin by goblin (K-SHV-07)."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ludoteca
from ludoteca.games.kragmortha.chain import feasible
from ludoteca.games.kragmortha.position import NONE

GAME = ludoteca.game("kragmortha")
SEATS = 8


def completes(near, squares, victim, back, shoved, closed, boots):
    """K-SHV-02 to -07 word by word: some target of the victim, and of whom it pushes, and on."""
    stands = squares[victim]
    for target in near[stands]:
        if target in (back, closed):
            continue
        others = [seat for seat in squares if squares[seat] == target and seat != victim]
        if not others:
            return True
        if others[0] in shoved or others[0] == boots:
            continue
        moved = {**squares, victim: target}
        if completes(near, moved, others[0], stands, shoved | {victim}, closed, boots):
            return True
    return False


@pytest.mark.clause("K-SHV-04", "K-SHV-05", "K-SHV-06", "K-SHV-07", "K-SHV-08", "K-TOM-08")
@pytest.mark.parametrize("layout", range(4))
@pytest.mark.parametrize("walls", [0, 0.35])
def test_feasible_is_what_the_clauses_say(layout: int, walls: float) -> None:
    """Crowds of eight on the shipped maps, and on maps full of dead ends."""
    chance = random.Random(layout)
    match = GAME.new(seats=SEATS, seed=1)
    p = match.record
    p.layout = layout + 1
    rows = np.array(match.pack.book)
    answers = set()
    for _ in range(60):
        book = GAME.book.rows(1)
        book[:] = rows
        near = maze(GAME.book.at(book), layout, walls, chance)
        crowd = crowded(near, chance)
        if len(crowd) < SEATS:
            continue
        for seat, square in enumerate(crowd):
            p.goblin[seat] = square
        p.boots = chance.choice([NONE, *range(SEATS)])
        answers |= compare(book[0], match.rows[0], near, crowd, p.boots)
    assert answers == {True, False} or not walls


def maze(book, layout, walls, chance):
    """The map with some ways between squares closed."""
    near = {s: [int(n) for n in book.near[layout, s] if n != NONE] for s in range(70)}
    for square in near:
        for other in [n for n in near[square] if n > square and chance.random() < walls]:
            near[square].remove(other)
            near[other].remove(square)
    for square, ways in near.items():
        book.near[layout, square] = ways + [NONE] * (4 - len(ways))
    return near


def crowded(near, chance):
    """Eight squares near each other, in random order."""
    crowd = [chance.choice([s for s in near if near[s]])]
    for square in crowd:
        crowd.extend(n for n in near[square] if n not in crowd)
        if len(crowd) >= SEATS + chance.randrange(3):
            break
    return chance.sample(crowd, min(SEATS, len(crowd)))


def compare(book, p, near, crowd, boots):
    answers = set()
    squares = dict(enumerate(crowd))
    for mover, stands in squares.items():
        for entered in near[stands]:
            if entered not in crowd or crowd.index(entered) == boots:
                continue
            victim = crowd.index(entered)
            stepped = {**squares, mover: entered}
            wanted = completes(near, stepped, victim, stands, set(), None, boots)
            found = feasible(book, p, victim, stands, 0, mover, entered, NONE)
            assert bool(found) == wanted, (crowd, mover, victim)
            wanted = completes(near, squares, victim, stands, set(), stands, boots)
            sideways = feasible(book, p, victim, stands, 0, mover, stands, stands)
            assert bool(sideways) == wanted, (crowd, mover, victim)
            answers |= {bool(found), bool(sideways)}
    return answers
