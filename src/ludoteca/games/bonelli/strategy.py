"""What bots know beyond the rules: the features of section 12, cheap and whole numbers only."""

from __future__ import annotations

import numpy as np

from ludoteca.core.game import Strategy
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.bonelli.cards import limit_of
from ludoteca.games.bonelli.choices import own_card
from ludoteca.games.bonelli.count import is_doubled, stat
from ludoteca.games.bonelli.decisions import (
    DECISIONS,
    DECLARE,
    KEEP,
    LAY,
    REINFORCE,
    TARGET,
)
from ludoteca.games.bonelli.position import (
    DECK,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.scoring import points_of_albi
from ludoteca.games.bonelli.vocabulary import ANY_COLOUR, OF_WOW

KIND_OF = DECISIONS.kind_of
TO_DECLARE, TO_LAY = DECISIONS.number("declare"), DECISIONS.number("lay")
TO_CONFIRM, TO_TARGET = DECISIONS.number("confirm"), DECISIONS.number("target")
TO_REINFORCE, TO_PASS = DECISIONS.number("reinforce"), DECISIONS.number("pass")
TO_KEEP, TO_TAKE_BACK = DECISIONS.number("keep"), DECISIONS.number("take_back")
TO_BALLOON = DECISIONS.number("place_balloon")
TO_DECLINE = DECISIONS.number("decline")

HALF = 30  # for half a point
STRENGTH = 3  # for one star in hand, while turns are left
ICON = 8  # for a reinforcement that can be paid
LEAD = 12
FIGHT = 40  # for being ahead by enough to be safe
SAFE = 3  # the cheapest answer (section 12, hint 5)
PARTS = ("points", "strength", "fight", "lead")


@kernel
def _points(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """Present points in half points, so that every balloon counts."""
    wow = stat(book, p, OF_WOW, seat, ANY_COLOUR) * book.wow_points
    return 2 * (points_of_albi(book, p, seat) + wow) + p.balloons[seat]


@kernel
def _strength(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """What a hand is worth for the turns to come; a full hand wastes draws (hint 4)."""
    worth = 0
    icons = 0
    for n in range(p.hand_size[seat] - p.row_size[seat]):
        card = p.hand[seat, n]
        worth += STRENGTH * (book.value[card] + 1)
        icons += book.icon[card]
    worth += ICON * min(icons, p.balloons[seat])
    if p.hand_size[seat] >= limit_of(book, p, seat):
        worth -= LEAD
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] != p.contested:
            worth += STRENGTH * p.card_base[seat, n] // 2
    turns = min(max(p.albo_left - 2, 0), 6)  # cards in hand are worth nothing at the end
    return worth * turns // 6


@kernel
def gain(book: BonelliBook, p: BonelliPosition, seat: int, albo: int) -> int:
    """What winning an Albo now would change for a seat, in half points."""
    before = points_of_albi(book, p, seat)
    fate = p.fate[albo]
    p.fate[albo] = seat
    after = points_of_albi(book, p, seat)
    p.fate[albo] = fate
    return 2 * (after - before)


@kernel
def _fight(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """Being ahead on the contested Albo is worth what the Albo is worth."""
    if p.contested < 0 or p.outcome >= 0:
        return 0
    stake = gain(book, p, seat, p.albo) + gain(book, p, 1 - seat, p.albo)
    stake = max(stake // 2 + p.place_balloons[p.contested], 1)
    lead = min(max(p.total[seat] - p.total[1 - seat], -SAFE), SAFE)
    return FIGHT * stake * lead // (4 * SAFE)


@kernel
def explain(book: BonelliBook, p: BonelliPosition, seat: int, out: Table) -> None:
    """The evaluation by part."""
    other = 1 - seat
    out[0] = HALF * (_points(book, p, seat) - _points(book, p, other))
    out[1] = _strength(book, p, seat) - _strength(book, p, other)
    out[2] = _fight(book, p, seat)
    out[3] = LEAD if p.protagonist == seat else -LEAD


@kernel
def evaluate(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """How good a position is, in thousandths of a win."""
    out = np.zeros(4, np.int32)
    explain(book, p, seat, out)
    return min(max(500 + (out[0] + out[1] + out[2] + out[3]) // 2, 0), 1000)


@kernel
def weigh(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """How much sooner a sensible player would make one decision than another."""
    kind = KIND_OF[code]
    if kind == TO_TAKE_BACK:
        return 0
    if kind == TO_DECLARE:
        return 10 + 4 * _worth(book, p, seat, code - DECLARE)
    if kind == TO_BALLOON:
        return 10
    if kind == TO_LAY:
        return _weigh_lay(book, p, seat, own_card(book, p, seat, code - LAY))
    if kind == TO_CONFIRM:
        return 6 + 4 * p.row_size[seat]
    if kind == TO_REINFORCE:
        return _weigh_reinforce(book, p, seat, own_card(book, p, seat, code - REINFORCE))
    if kind == TO_PASS:
        return 10
    if kind == TO_KEEP:
        return 4 + 4 * max(book.value[own_card(book, p, seat, code - KEEP)], 0)
    if kind == TO_TARGET:
        return _weigh_target(p, seat, code - TARGET)
    if kind == TO_DECLINE:
        return 6
    return 10


@kernel
def _worth(book: BonelliBook, p: BonelliPosition, seat: int, place: int) -> int:
    """A face-up Albo to a seat: points for it and denied to the other, balloons, parked cards."""
    albo = p.face_up[place]
    worth = gain(book, p, seat, albo) + gain(book, p, 1 - seat, albo) // 2
    worth += p.place_balloons[place]
    worth += _strength_at(p, seat, place) - _strength_at(p, 1 - seat, place)
    return max(worth, 0)


@kernel
def _strength_at(p: BonelliPosition, seat: int, place: int) -> int:
    """The values of a seat's cards on an Albo."""
    strength = 0
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == place:
            strength += p.card_base[seat, n]
    return strength


@kernel
def _weigh_lay(book: BonelliBook, p: BonelliPosition, seat: int, card: int) -> int:
    """Strong cards for what is worth them; effects of cards that enter count as two stars."""
    worth = min(_worth(book, p, seat, p.contested), 12)
    strength = max(book.value[card], 0) + (2 if book.triggers[card] else 0)
    kept = 2 if book.icon[card] and p.balloons[seat] > 0 else 0  # hint 5
    return 2 + max(strength - kept, 0) * worth // 3


@kernel
def _weigh_reinforce(book: BonelliBook, p: BonelliPosition, seat: int, card: int) -> int:
    """A balloon and a card, if the Albo is worth more than that (hint 6)."""
    worth = _worth(book, p, seat, p.contested)
    return 6 * worth if not is_doubled(book, p, seat, card, p.contested) else 1


@kernel
def _weigh_target(p: BonelliPosition, seat: int, value: int) -> int:
    """Hit strong cards of the other seat, and spare the own ones."""
    side, rank = value // DECK, value % DECK
    owner = seat if side == 0 else 1 - seat
    seen = 0
    for n in range(p.card_count[owner]):
        if p.card_place[owner, n] == p.contested:
            if seen == rank:
                base = max(p.card_base[owner, n], 0)
                return 2 + (8 * base if owner != seat else max(6 - base, 0))
            seen += 1
    return 1


STRATEGY = Strategy(evaluate, weigh, PARTS, explain)
