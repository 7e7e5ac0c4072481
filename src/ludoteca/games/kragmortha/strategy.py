"""What bots know of the game (section 12): how good a position is, and what is worth trying."""

from __future__ import annotations

import numpy as np

from ludoteca.core.game import Strategy
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import bound, distance, goblin_at
from ludoteca.games.kragmortha.codes import (
    FIRST_OF,
    KIND_ACCUSE,
    KIND_ACCUSE_OF,
    KIND_ANNOUNCE,
    KIND_CONFESS,
    KIND_END_TURN,
    KIND_GLORY,
    KIND_GREET,
    KIND_LET_PASS,
    KIND_NO_TRANSFER,
    KIND_OF,
    KIND_PEEK,
    KIND_PICK_SEAT,
    KIND_PLAY_CARD,
    KIND_RELOCATE,
    KIND_RITUAL,
    KIND_SHOVE,
    KIND_SIT,
    KIND_SLIP,
    KIND_STAND,
    KIND_STEP,
    KIND_STOP,
    KIND_TRANSFER,
    KIND_USE_CLOAK,
    KIND_USE_TOME,
)
from ludoteca.games.kragmortha.enforcement import in_tribunal
from ludoteca.games.kragmortha.movement import is_clean, step_is_clean
from ludoteca.games.kragmortha.position import (
    A1,
    DESK_CORNER,
    GAZES,
    GOBLIN,
    L1,
    NONE,
    OF_ACCUSE,
    OF_VOTE,
    RIGOR,
    TOMES,
    KragBook,
    KragPosition,
)

EVEN, LEAST, MOST = 500, 1, 999
GAZE_PRICE = 150  # gazes decide most games, tomes only break ties (hint 1)
LAST_GAZE_PRICE = 60  # on top, for whoever is one gaze before the end
TOME_PRICE, MAGIC_PRICE = 12, 2
DANGER = np.array([60, 45, 25, 8, 3, 0], np.int16)  # by the distance to Rigor (hint 4)
PARTS_OF_WORTH = ("gazes", "tomes", "danger", "path", "hand")


@kernel
def gazes_part(p: KragPosition, seat: int) -> int:
    price = -GAZE_PRICE * p.gazes[seat]
    return price - LAST_GAZE_PRICE if p.gazes[seat] == p.gaze_limit - 1 else price


@kernel
def tomes_part(book: KragBook, p: KragPosition, seat: int) -> int:
    total = 0
    for tome in range(TOMES):
        if p.tome_owner[tome] == seat:
            total += TOME_PRICE + MAGIC_PRICE * book.magic[tome]
            if not p.tome_used[tome]:
                total += TOME_PRICE
    return total


@kernel
def danger_part(p: KragPosition, seat: int) -> int:
    """Rigor's nearness, and more so for those who hold gazes already."""
    near = min(distance(p.goblin[seat], p.rigor), 5)
    return -int(DANGER[near]) * (2 + p.gazes[seat]) // 3


@kernel
def path_part(p: KragPosition, seat: int) -> int:
    """The way to the desk, worth it while gazes are even (hint 2)."""
    return -distance(p.goblin[seat], DESK_CORNER)


@kernel
def hand_part(book: KragBook, p: KragPosition, seat: int) -> int:
    """A Rigor card is weapon and exit; more than one less so (hint 3)."""
    rigor_cards = 0
    for slot in range(p.hand_size[seat]):
        rigor_cards += book.piece[p.hand[seat, slot]]
    return 4 * p.hand_size[seat] + (8 if rigor_cards > 0 else 0)


@kernel
def worth_of(book: KragBook, p: KragPosition, seat: int) -> int:
    if p.goblin[seat] == NONE:
        return 0
    total = gazes_part(p, seat) + tomes_part(book, p, seat) + danger_part(p, seat)
    return total + path_part(p, seat) + hand_part(book, p, seat)


@kernel
def evaluate(book: KragBook, p: KragPosition, seat: int) -> int:
    """How good the position is for a seat, from the best and the mean of the others."""
    own = worth_of(book, p, seat)
    best, total = -10000, 0
    for other in range(p.seats):
        if other != seat:
            theirs = worth_of(book, p, other)
            total += theirs
            best = max(best, theirs)
    lead = (own - best) // 2 + (own - total // (p.seats - 1)) // 2
    return max(LEAST, min(MOST, EVEN + lead))


@kernel
def explain(book: KragBook, p: KragPosition, seat: int, out: Table) -> None:
    """The parts of what a seat is worth, less the mean of the others."""
    for other in range(p.seats):
        if p.goblin[other] == NONE:
            continue
        share = p.seats - 1 if other == seat else -1
        out[0] += share * gazes_part(p, other)
        out[1] += share * tomes_part(book, p, other)
        out[2] += share * danger_part(p, other)
        out[3] += share * path_part(p, other)
        out[4] += share * hand_part(book, p, other)
    for part in range(len(PARTS_OF_WORTH)):
        out[part] //= p.seats - 1


@kernel
def weigh(book: KragBook, p: KragPosition, seat: int, code: int) -> int:
    """A cheap weight of one legal decision."""
    kind = int(KIND_OF[code])
    value = code - int(FIRST_OF[kind])
    if kind == KIND_STEP:
        return weigh_step(book, p, seat, value)
    if kind == KIND_PLAY_CARD:
        return 10 if is_clean(book, p, seat, value) else 1
    if kind == KIND_SHOVE:
        return weigh_shove(book, p, value)
    if kind == KIND_RELOCATE:
        return 1 + 3 * distance(value, p.rigor)
    if kind == KIND_TRANSFER:
        return weigh_rigor(p, seat, value)
    if kind == KIND_USE_TOME:
        return int(TOME_WEIGHT[book.effect[value]])
    if kind == KIND_PICK_SEAT:
        return 1 + 10 * (p.gaze_limit - p.gazes[value])
    if kind in (KIND_ACCUSE, KIND_ACCUSE_OF):
        return weigh_accusation(p, seat, kind, value)
    if kind == KIND_GREET:
        return 300 if value == 0 else 0
    if kind == KIND_ANNOUNCE:
        return 2 if distance(value, p.goblin[seat]) <= 2 else 0
    if kind == KIND_LET_PASS:
        return 5 if value in (OF_ACCUSE, OF_VOTE) else 1
    if kind == KIND_CONFESS:
        return 1 if in_tribunal(p) else 0
    return int(KIND_WEIGHT[kind])


@kernel
def weigh_step(book: KragBook, p: KragPosition, seat: int, square: int) -> int:
    if p.piece == RIGOR:
        return weigh_rigor(p, seat, square)
    clean = step_is_clean(book, p, seat, GOBLIN, square)
    second = p.agenda[p.agenda_top - 1, 2] == 2
    if not clean or (second and (bound(p, seat, L1) or bound(p, seat, A1))):
        return 1
    if book.desk[p.layout - 1, square] and square != p.rigor:
        return 30
    if book.teleport[p.layout - 1, square]:
        return 2 if p.gazes[seat] == p.gaze_limit - 1 else 8
    near = distance(square, p.rigor)
    return 1 if near <= 1 else 4 if near == 2 else 14 - distance(square, DESK_CORNER) // 2


@kernel
def weigh_rigor(p: KragPosition, seat: int, square: int) -> int:
    """Rigor onto or near those with the fewest gazes, away from the own goblin (hints 9, 10)."""
    weight = 4
    for other in range(p.seats):
        near = distance(p.goblin[other], square)
        if other == seat:
            if near <= 2:
                return 1
        elif near == 0:
            weight += 20 * (p.gaze_limit - p.gazes[other])
        elif near <= 2:
            weight += 2
    return weight


@kernel
def weigh_shove(book: KragBook, p: KragPosition, square: int) -> int:
    """Onto Rigor, into another goblin, onto a teleport, never onto the desk (hint 6)."""
    if square == p.rigor:
        return 60
    if book.desk[p.layout - 1, square]:
        return 1
    if book.teleport[p.layout - 1, square] or goblin_at(p, square) != NONE:
        return 10
    return 12 - min(distance(square, p.rigor), 8)


@kernel
def weigh_accusation(p: KragPosition, seat: int, kind: int, value: int) -> int:
    """Only what the seat has noticed."""
    target = value if kind == KIND_ACCUSE else value // GAZES
    for card in range(GAZES):
        meant = kind == KIND_ACCUSE or card == value % GAZES
        if meant and p.noticed[card] >> seat & 1 and p.gaze_owner[card] == target:
            return 200
    return 0


TOME_WEIGHT = np.array([60, 8, 0, 60, 10, 0, 8, 8, 4, 1, 2, 2, 6], np.int16)
KIND_WEIGHT = np.full(len(FIRST_OF), 10, np.int16)
for _kind, _weight in {
    KIND_STOP: 8,
    KIND_NO_TRANSFER: 8,
    KIND_END_TURN: 20,
    KIND_USE_CLOAK: 100,
    KIND_GLORY: 300,
    KIND_SIT: 300,
    KIND_STAND: 300,
    KIND_RITUAL: 300,
    KIND_SLIP: 0,
    KIND_PEEK: 0,
}.items():
    KIND_WEIGHT[_kind] = _weight

STRATEGY = Strategy(evaluate, weigh, PARTS_OF_WORTH, explain)
