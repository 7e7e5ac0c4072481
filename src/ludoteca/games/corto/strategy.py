"""What bots know of Corto: the value of a position, and a quick opinion of one decision.

Values are hundredths of a gold before they become thousandths of a win. Groups are about half of
a winner's gold, so most of it is about majorities: who has them, how firm they are, and which
characters hold a group together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.games.corto.board import (
    controlled,
    controller,
    count,
    figures,
    lowest,
    row_squares,
)
from ludoteca.games.corto.position import (
    AREA,
    CHARACTER,
    COLUMNS,
    CORTO,
    FIGURINE_CARD,
    NEAR,
    NONE,
    OBJECT,
    ROWS,
    SEATS,
    TILES,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import quest_row
from ludoteca.games.corto.rules import (
    ADD,
    CHOOSE_OWNER,
    DECLINE,
    DISCARD,
    DRAW,
    END_DRAW,
    END_PLAY,
    FIRST_OF,
    HIT,
    HIT_TRAIN,
    KILL,
    KIND_OF,
    MOVE_TO,
    PLACE_AT,
    PLAY,
    REFILL,
    SETUP_MARKER,
    TAKE,
)
from ludoteca.games.corto.scoring import LARGEST, N_PARTS, STOCK, TOTAL, score

GOLD = 100
STEADY = 30  # a majority by two or more, over one by a single marker
SEED = 40  # a character of one's own beside nobody of one's own
MARKER, ENOUGH = 6, 5  # a marker in stock, and how many of them are worth having
CARD_IN_HAND, SHIELD_LAID = 18, 60

EVALUATED = ("groups", "seal", "quests", "safety", "hand")
"""What an evaluation is made of: gold by source, then what may become gold."""


@kernel
def prospects(book: CortoBook, p: CortoPosition, seat: int) -> int:
    """What a seat has beyond its present gold: firm majorities, seeds of groups, cards."""
    mine = controlled(p, seat, p.people)
    value, rest = 0, mine
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if NEAR[square] & mine == 0:
            value += SEED
        elif margin(p, square, seat) > 1:
            value += STEADY
    value += MARKER * min(p.stock[seat], ENOUGH) + SHIELD_LAID * p.shields[seat]
    return value + hand_value(book, p, seat)


@kernel
def hand_value(book: CortoBook, p: CortoPosition, seat: int) -> int:
    return CARD_IN_HAND * p.hand_size[seat]


@kernel
def margin(p: CortoPosition, square: int, seat: int) -> int:
    """By how many markers a seat leads on a character, or trails (negative)."""
    best = 0
    for other in range(SEATS):
        if other != seat:
            best = max(best, p.markers[square, other])
    return p.markers[square, seat] - best


@kernel
def gaps(book: CortoBook, p: CortoPosition) -> int:
    """The squares missing on the two fullest boards: how far away the end is."""
    occupied = p.people | figures(p)
    first, second = 2 * COLUMNS, 2 * COLUMNS
    for row in range(ROWS):
        if p.stacking[row] != NONE:
            missing = count(row_squares(book, row) & ~occupied)
            if missing < first:
                first, second = missing, first
            elif missing < second:
                second = missing
    return first + second


@kernel
def evaluate(book: CortoBook, p: CortoPosition, seat: int) -> int:
    """How good a position is for a seat, in thousandths of a win."""
    out = np.zeros((SEATS, N_PARTS + 1), np.int64)
    score(book, p, out)
    best = -10000
    for other in range(p.seats):
        if other != seat:
            best = max(best, GOLD * out[other, TOTAL] + prospects(book, p, other))
    lead = GOLD * out[seat, TOTAL] + prospects(book, p, seat) - best
    sharpness = 24 + 2 * min(gaps(book, p), 2 * COLUMNS)  # a lead counts for more near the end
    value = lead * 1000 // (sharpness * 50)
    return 500 + 490 * value // (490 + abs(value))


@kernel
def explain(book: CortoBook, p: CortoPosition, seat: int, out: Any) -> None:
    """The shares of an evaluation, against the best other seat by total."""
    parts = np.zeros((SEATS, N_PARTS + 1), np.int64)
    score(book, p, parts)
    rival = NONE
    for other in range(p.seats):
        if other != seat and (rival == NONE or parts[other, TOTAL] > parts[rival, TOTAL]):
            rival = other
    out[:] = 0
    for side in range(2):
        who, sign = (seat, 1) if side == 0 else (rival, -1)
        out[0] += sign * GOLD * (parts[who, LARGEST] + parts[who, LARGEST + 1])
        out[1] += sign * GOLD * parts[who, LARGEST + 2]
        for quest in range(LARGEST + 3, STOCK):
            out[2] += sign * GOLD * parts[who, quest]
        hand = hand_value(book, p, who)
        out[3] += sign * (prospects(book, p, who) - hand)
        out[4] += sign * hand


@kernel
def weigh(book: CortoBook, p: CortoPosition, seat: int, code: int) -> int:
    """A quick opinion of one legal decision."""
    kind = KIND_OF[code]
    value = code - FIRST_OF[kind]
    if kind == PLAY:
        return weigh_card(book, p, value)
    if kind == END_PLAY:
        return 24 if p.played > 1 else 12
    if kind == DISCARD:
        return 6 if book.type_of[value] == OBJECT else 2
    if kind == REFILL:
        return 1 + 5 * (book.hand_limit - p.hand_size[seat])
    if kind == DRAW:
        return 10 + p.deck_size[p.row_of[value]]
    if kind in (END_DRAW, DECLINE):
        return 3
    if kind in (PLACE_AT, SETUP_MARKER):
        return weigh_place(book, p, seat, value)
    if kind == ADD:
        return weigh_add(p, seat, value)
    if kind in (HIT, KILL):
        return weigh_attack(p, seat, value)
    if kind == CHOOSE_OWNER:
        return weigh_owner(p, seat, value)
    if kind == MOVE_TO:
        return weigh_move(book, p, seat, value)
    if kind == TAKE:
        return 30 if margin(p, value, seat) > 1 or margin(p, value, seat) < 0 else 3
    return 30 if kind == HIT_TRAIN else 12


@kernel
def weigh_card(book: CortoBook, p: CortoPosition, card: int) -> int:
    type_of = book.type_of[card]
    if type_of == CHARACTER:
        return 60
    if type_of == FIGURINE_CARD:
        return 40
    if type_of == OBJECT:
        return 45
    return 14


@kernel
def links(p: CortoPosition, seat: int, square: int) -> int:
    """How many adjacent characters the seat controls."""
    return count(controlled(p, seat, NEAR[square]))


@kernel
def weigh_place(book: CortoBook, p: CortoPosition, seat: int, square: int) -> int:
    value = 8 + 24 * links(p, seat, square)
    row = square // COLUMNS
    if row == quest_row(p, TILES) and p.tile_there[square % COLUMNS] == 1:
        value += 8
    return value


@kernel
def weigh_add(p: CortoPosition, seat: int, square: int) -> int:
    lead = margin(p, square, seat)
    near = links(p, seat, square)
    if lead == 0:  # takes control
        return 30 + 20 * near
    if lead == -1:  # takes it from somebody
        return 24 + 6 * near
    if lead == 1:
        return 8 + 4 * near
    return 2


@kernel
def weigh_attack(p: CortoPosition, seat: int, square: int) -> int:
    owner = controller(p, square)
    if owner == seat:
        return 1
    if owner != NONE:
        return 30 + 10 * links(p, owner, square)
    return 25 if p.markers[square].sum() == 0 else 15 + 5 * (p.markers[square, seat] > 0)


@kernel
def weigh_owner(p: CortoPosition, seat: int, owner: int) -> int:
    if owner == seat:
        return 1
    square = p.agenda[p.agenda_top - 1, 1]
    return 40 if controller(p, square) == owner else 20


@kernel
def weigh_move(book: CortoBook, p: CortoPosition, seat: int, square: int) -> int:
    entry = p.agenda[p.agenda_top - 1]
    area = AREA[square] & p.people
    value = 4
    while area:
        other = lowest(area)
        area &= area - 1
        owner = controller(p, other)
        if entry[1] == CORTO:
            paid = book.friend[p.character[other]] == 1 and owner != NONE
            value += 20 if paid and owner == seat else 3
            value -= 8 if paid and owner != seat else 0
        elif owner != NONE and owner != seat:
            value = max(value, 15 + 8 * links(p, owner, other))
    return max(value, 1)
