"""Mora, a tiny game for tests: everybody lays a card in secret, the highest alone takes the pot.

Small as it is, it has hands, chance, secret simultaneous choices, an option and a pack, so that
everything generic can be tried on it. It also shows how little a new game takes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludoteca.core.clauses import Clauses
from ludoteca.core.decisions import DecisionTable, Domain, Kind
from ludoteca.core.dice import dice, shuffle
from ludoteca.core.errors import BadPack
from ludoteca.core.facts import EVERYBODY, NOBODY, Fact, FactTable, Secret, note, only
from ludoteca.core.game import Game, Kernels
from ludoteca.core.kernel import kernel
from ludoteca.core.options import Number, Options
from ludoteca.core.packs import PackInfo
from ludoteca.core.position import AGENDA_WIDTH, OVER, Position, reveal
from ludoteca.core.record import UNKNOWN, Record, Table, i8, i16
from ludoteca.core.sketch import Sketch

FOLDER = Path(__file__).parent
CLAUSES = Clauses(FOLDER / "rules.md")
SEATS, CARDS = 4, 12

SEAT = Domain.numbers("seat", SEATS)
CARD = Domain("card", CARDS)

DECISIONS = DecisionTable(Kind("lay", card=CARD), Kind("take_back", word="back", free=True))
LAY, TAKE_BACK = DECISIONS.first("lay"), DECISIONS.first("take_back")

FACTS = FactTable(
    Fact("dealt", seat=SEAT, cards=Secret(CARD, 3)),
    Fact("shown", seat=SEAT, card=CARD),
    Fact("won", seat=SEAT),
)
DEALT, SHOWN, WON = FACTS.number("dealt"), FACTS.number("shown"), FACTS.number("won")

M_LAY_01, M_LAY_02 = CLAUSES.number("M-LAY-01"), CLAUSES.number("M-LAY-02")
M_LAY_03, M_END_01 = CLAUSES.number("M-LAY-03"), CLAUSES.number("M-END-01")


class MoraBook(Record):
    worth: Table = i8(CARDS)


class MoraPosition(Position):
    agenda: Table = i16(1, AGENDA_WIDTH)
    pot: int = i8()  # option: what a round is worth
    hand: Table = i8(SEATS, CARDS)  # 1 where the seat holds the card
    laid: Table = i8(SEATS)  # card + 1, 0 while the seat has not laid
    shown: Table = i8(CARDS)  # the seat + 1 that showed the card in an earlier round, or 0
    points: Table = i16(SEATS)
    rounds: int = i8()


class MoraPack(msgspec.Struct, forbid_unknown_fields=True):
    pack: PackInfo
    worth: list[int]


def compile_pack(pack: MoraPack, book: Any) -> None:
    if len(pack.worth) != CARDS:
        raise BadPack(f"worth: {len(pack.worth)} cards, there must be {CARDS}")
    MoraBook.at(book).worth = pack.worth


@kernel
def deal(book: MoraBook, p: MoraPosition, seats: int, log: Table) -> None:
    order = np.arange(CARDS)
    shuffle(p, order, CARDS)
    for seat in range(seats):
        for n in range(3):
            p.hand[seat, order[3 * seat + n]] = 1
        first = 3 * seat
        note(
            log,
            DEALT,
            EVERYBODY,
            only(seat),
            seat,
            order[first],
            order[first + 1],
            order[first + 2],
        )


@kernel
def waiting(book: MoraBook, p: MoraPosition) -> int:
    bits = 0
    if p.over == OVER:
        return bits
    for seat in range(p.seats):
        if p.laid[seat] <= 0:
            bits |= 1 << seat
    return bits


@kernel
def forbids(book: MoraBook, p: MoraPosition, seat: int, code: int) -> int:
    if p.over == OVER:
        return M_END_01
    laid = p.laid[seat] > 0
    if code == TAKE_BACK:
        return 0 if laid else M_LAY_03
    if laid:
        return M_LAY_02
    return 0 if p.hand[seat, code - LAY] == 1 else M_LAY_01


@kernel
def legal(book: MoraBook, p: MoraPosition, seat: int, codes: Table) -> int:
    count = 0
    for code in range(TAKE_BACK + 1):
        if forbids(book, p, seat, code) == 0:
            codes[count] = code
            count += 1
    return count


@kernel
def apply(book: MoraBook, p: MoraPosition, seat: int, code: int, log: Table) -> None:
    p.plies += 1
    if code == TAKE_BACK:
        p.laid[seat] = 0
        return
    p.laid[seat] = code - LAY + 1
    for other in range(p.seats):
        if p.laid[other] == 0:
            return
    show(book, p, log)


@kernel
def show(book: MoraBook, p: MoraPosition, log: Table) -> None:
    reveal(p)
    best, winner = -1, -1
    for seat in range(p.seats):
        card = p.laid[seat] - 1
        note(log, SHOWN, EVERYBODY, NOBODY, seat, card)
        p.hand[seat, card] = 0
        p.laid[seat] = 0
        p.shown[card] = seat + 1
        worth = book.worth[card]
        if worth == best:
            winner = -1
        elif worth > best:
            best, winner = worth, seat
    if winner >= 0:
        p.points[winner] += p.pot
        note(log, WON, EVERYBODY, NOBODY, winner)
    p.rounds += 1
    if p.rounds == 3:
        p.over = OVER


@kernel
def redact(book: MoraBook, p: MoraPosition, seat: int, out: MoraPosition) -> None:
    out.seats = p.seats
    out.over = p.over
    out.reason = p.reason
    out.agenda_top = p.agenda_top
    out.agenda[:] = p.agenda
    out.pot = p.pot
    out.rounds = p.rounds
    out.shown[:] = p.shown
    for other in range(SEATS):
        out.points[other] = p.points[other]
        out.laid[other] = p.laid[other] if other == seat else UNKNOWN
        if other == seat:
            out.hand[other] = p.hand[other]


@kernel
def guess(book: MoraBook, p: MoraPosition, seat: int, source: Any) -> None:
    p.key[0] = dice(source, 1 << 30)
    p.key[1] = dice(source, 1 << 30)
    p.drawn[:] = 0
    p.stream = 1
    p.plies = 0
    p.revelations = 0
    unseen = np.zeros(CARDS, np.int64)
    count = 0
    for card in range(CARDS):
        if p.shown[card] == 0 and (seat >= SEATS or p.hand[seat, card] == 0):
            unseen[count] = card
            count += 1
    shuffle(source, unseen, count)
    taken = 0
    for other in range(SEATS):
        if other != seat:
            p.laid[other] = 0
            p.hand[other, :] = 0
            if other < p.seats:
                for _ in range(3 - p.rounds):
                    p.hand[other, unseen[taken]] = 1
                    taken += 1
    guess_laid(p, seat, source)


@kernel
def guess_laid(p: MoraPosition, seat: int, source: Any) -> None:
    """Everybody else may have laid or not; all of them have not, or the cards would be shown."""
    if p.over == OVER:
        return
    still = seat
    if seat >= SEATS or p.laid[seat] > 0:
        while still == seat or still >= SEATS:
            still = dice(source, p.seats)
    for other in range(p.seats):
        if other != seat and other != still and dice(source, 2) == 1:
            card = dice(source, CARDS)
            while p.hand[other, card] == 0:
                card = (card + 1) % CARDS
            p.laid[other] = card + 1


@kernel
def score(book: MoraBook, p: MoraPosition, out: Table) -> None:
    for seat in range(p.seats):
        place = 1
        for other in range(p.seats):
            if p.points[other] > p.points[seat]:
                place += 1
        out[seat, 0] = place
        out[seat, 1] = p.points[seat]


def names(book: Any, p: Any, seat: int) -> dict[str, list[str]]:
    return {"card": [f"{'ABC'[n % 3]}{worth}" for n, worth in enumerate(book.worth)]}


GAME = Game(
    name="mora",
    folder=FOLDER,
    seats=range(2, SEATS + 1),
    position=MoraPosition,
    book=MoraBook,
    options=Options(Number("pot", 1, 9, 1)),
    decisions=DECISIONS,
    facts=FACTS,
    kernels=Kernels(deal, waiting, legal, forbids, apply, redact, guess, score),
    sketch=Sketch(hand=None, laid=None, shown=None, points=None, rounds=None, pot=None),
    schema=MoraPack,
    compile_pack=compile_pack,
    reasons=("rounds",),
    parts=("points",),
    most_options=CARDS + 1,
    log_room=16,
    names=names,
)
