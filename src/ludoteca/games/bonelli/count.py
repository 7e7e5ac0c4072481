"""Filters, counts, conditions and totals (B-COND, B-COUNT): reading what lies on the Albo."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.decisions import FACTS, as_value, tell
from ludoteca.games.bonelli.position import (
    ALBI,
    CANCELLED,
    CARDS,
    CONDITIONS,
    DUE,
    EFFECTS,
    REINFORCEMENT,
    SEATS,
    TIE,
    BonelliBook,
    BonelliPosition,
)

ALBO_SOURCE, GONE = 100, 101  # in place of the index of a card that carries an effect
TOTALS_CHANGED = FACTS.number("totals_changed")

ACTIVE, BOOST, HINDER, WARD = word.ACTIVE, word.BOOST, word.HINDER, word.WARD
BREAK_TIE, BAR_REINFORCE = word.BREAK_TIE, word.BAR_REINFORCE
OWN, OPPONENT = word.OWN, word.OPPONENT
OF_CARDS, OF_VALUES, OF_TYPES = word.OF_CARDS, word.OF_VALUES, word.OF_TYPES
IN_HAND, IN_DECK, IN_DISCARD = word.IN_HAND, word.IN_DECK, word.IN_DISCARD
OF_BALLOONS, OF_WOW, OF_ALBI = word.OF_BALLOONS, word.OF_WOW, word.OF_ALBI
IF_COUNT, IF_LEAD, IF_COLOUR = word.IF_COUNT, word.IF_LEAD, word.IF_COLOUR
BY_SELF, BY_BOTH = word.SELF, word.BOTH
ON_WIN, ON_LOSS, ON_TIE = word.WIN, word.LOSS, word.ON_TIE


@kernel
def in_order(p: BonelliPosition, n: int) -> int:
    """The n-th seat in seat order: the Protagonist, then the other (B-GEN-07)."""
    return p.protagonist if n == 0 else 1 - p.protagonist


@kernel
def is_active(p: BonelliPosition, seat: int, n: int) -> bool:
    """On the contested Albo and not cancelled."""
    return (
        p.contested >= 0
        and p.card_place[seat, n] == p.contested
        and p.card_marks[seat, n] & CANCELLED == 0
    )


@kernel
def source_of(p: BonelliPosition, seat: int, n: int) -> int:
    """Which row of the effect tables a card on the table, or the contested Albo, has."""
    return CARDS + p.albo if n == ALBO_SOURCE else p.card[seat, n]


@kernel
def passes(
    book: BonelliBook, asked: int, controller: int, owner: int, card: int, itself: bool
) -> bool:
    """Whether a card passes a filter, as seen by the controller (B-COND-01)."""
    if asked < 0:
        return True
    side = book.side[asked]
    if side == OWN and owner != controller:
        return False
    if side == OPPONENT and owner == controller:
        return False
    if itself and book.others[asked] == 1:
        return False
    if not itself and book.this[asked] == 1:
        return False
    return book.fits[asked, card] == 1


@kernel
def stat(book: BonelliBook, p: BonelliPosition, which: int, seat: int, colours: int) -> int:
    """A number everybody can see of a seat (B-COND-02)."""
    if which == IN_HAND:
        return p.hand_size[seat]
    if which == IN_DECK:
        return p.deck_size[seat]
    if which == IN_DISCARD:
        return p.discard_size[seat]
    if which == OF_BALLOONS:
        return p.balloons[seat]
    if which == OF_WOW:
        count = int(p.wow[seat])
        for albo in range(ALBI):
            if p.fate[albo] == seat:
                count += p.albo_wow[albo]
        return count
    if which == OF_ALBI:
        count = 0
        for albo in range(ALBI):
            if p.fate[albo] == seat and colours >> book.colour[albo] & 1:
                count += 1
        return count
    return p.place_balloons[p.contested] if p.contested >= 0 else 0


@kernel
def count_of(book: BonelliBook, p: BonelliPosition, count: int, seat: int, n: int) -> int:
    """A count, for the controller `seat` of an effect on card `n` (B-COND-02)."""
    kind = book.counted[count]
    of = seat if book.of[count] == OWN else 1 - seat
    if kind == OF_TYPES:
        seen = 0
        for other in range(p.card_count[of]):
            if is_active(p, of, other):
                seen |= 1 << book.kind[p.card[of, other]]
        return (seen & 1) + (seen >> 1 & 1) + (seen >> 2 & 1) + (seen >> 3 & 1)
    if kind != OF_CARDS and kind != OF_VALUES:
        return stat(book, p, book.stat[count], of, book.of_colours[count])
    asked = book.count_filter[count]
    found = 0
    for owner in range(SEATS):
        for other in range(p.card_count[owner]):
            if is_active(p, owner, other) and passes(
                book, asked, seat, owner, p.card[owner, other], owner == seat and other == n
            ):
                found += 1 if kind == OF_CARDS else p.card_base[owner, other]
    return found


@kernel
def holds(book: BonelliBook, p: BonelliPosition, term: int, seat: int, n: int) -> bool:
    """Whether one condition holds (B-COND-03)."""
    asks = book.asks[term]
    if asks == IF_COUNT:
        count = count_of(book, p, book.term_count[term], seat, n)
        return book.low[term] <= count <= book.high[term]
    if asks == IF_LEAD:
        return (p.protagonist == seat) == (book.low[term] == 1)
    if asks == IF_COLOUR:
        return book.low[term] >> book.colour[p.albo] & 1 == 1
    return (p.card_marks[seat, n] & REINFORCEMENT != 0) == (book.low[term] == 1)


@kernel
def all_hold(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int) -> bool:
    """Whether every condition of an effect holds now (B-FX-04)."""
    for t in range(CONDITIONS):
        term = book.terms[source, k, t]
        if term < 0:
            return True
        if not holds(book, p, term, seat, n):
            return False
    return True


@kernel
def size_of(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int) -> int:
    """The size of an effect (B-COND-04)."""
    size = int(book.amount[source, k])
    per = book.per[source, k]
    if per >= 0:
        count = count_of(book, p, per, seat, n)
        size *= count // book.each[source, k]
        cap = book.cap[source, k]
        if cap > 0:
            size = min(max(size, -cap), cap)
    return size


@kernel
def recount(book: BonelliBook, p: BonelliPosition) -> None:
    """The totals of both seats and what they are made of (B-COUNT-01, B-COUNT-04)."""
    p.parts[:, :] = 0
    p.total[:] = 0
    if p.contested < 0:
        return
    for seat in range(SEATS):
        for n in range(p.card_count[seat]):
            if is_active(p, seat, n):
                p.parts[seat, 0] += p.card_base[seat, n]
                _strengthen(book, p, seat, n)
        _strengthen(book, p, seat, ALBO_SOURCE)
    for seat in range(SEATS):
        parts = p.parts[seat]
        p.total[seat] = parts[0] + parts[1] + parts[2] - parts[3]


@kernel
def _strengthen(book: BonelliBook, p: BonelliPosition, seat: int, n: int) -> None:
    """Adds what the `active` effects of one card, or of the Albo, do to the totals."""
    source = source_of(p, seat, n)
    if book.triggers[source] >> ACTIVE & 1 == 0:
        return
    for k in range(EFFECTS):
        if book.when[source, k] != ACTIVE:
            continue
        op = book.op[source, k]
        if op != BOOST and op != HINDER:
            continue
        if not all_hold(book, p, source, k, seat, n):
            continue
        size = size_of(book, p, source, k, seat, n)
        if op == HINDER:
            p.parts[1 - seat, 3] += size
        elif n == ALBO_SOURCE:
            p.parts[seat, 2] += size
        else:
            p.parts[seat, 1] += size


@kernel
def count_totals(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """Recounts, and tells everybody if something changed."""
    first, second = p.total[0], p.total[1]
    recount(book, p)
    if p.contested >= 0 and (p.total[0] != first or p.total[1] != second):
        a, b = p.parts[0], p.parts[1]
        tell(
            p,
            log,
            TOTALS_CHANGED,
            EVERYBODY,
            NOBODY,
            as_value(p.total[0]),
            as_value(p.total[1]),
            as_value(a[0]),
            as_value(a[1] + a[2]),
            as_value(-a[3]),
            as_value(b[0]),
            as_value(b[1] + b[2]),
            as_value(-b[3]),
        )


@kernel
def _wards(
    book: BonelliBook, p: BonelliPosition, seat: int, n: int, card: int, itself: bool
) -> bool:
    """Whether the wards of one card, or of the Albo, protect a card of the same seat."""
    source = source_of(p, seat, n)
    if book.triggers[source] >> ACTIVE & 1 == 0:
        return False
    for k in range(EFFECTS):
        if (
            book.when[source, k] == ACTIVE
            and book.op[source, k] == WARD
            and passes(book, book.filter[source, k], seat, seat, card, itself)
            and all_hold(book, p, source, k, seat, n)
        ):
            return True
    return False


@kernel
def is_warded(book: BonelliBook, p: BonelliPosition, owner: int, n: int) -> bool:
    """Whether effects of the other seat cannot touch an active card (B-OP-17)."""
    card = p.card[owner, n]
    for other in range(p.card_count[owner]):
        if is_active(p, owner, other) and _wards(book, p, owner, other, card, other == n):
            return True
    return _wards(book, p, owner, ALBO_SOURCE, card, False)


@kernel
def _has(book: BonelliBook, p: BonelliPosition, seat: int, n: int, op: int, hits: int) -> bool:
    """Whether a card or Albo has an `active` effect in force that hits a seat."""
    source = source_of(p, seat, n)
    if book.triggers[source] >> ACTIVE & 1 == 0:
        return False
    for k in range(EFFECTS):
        if book.when[source, k] != ACTIVE or book.op[source, k] != op:
            continue
        who = book.who[source, k]
        mine = who == BY_BOTH or (who == BY_SELF) == (hits == seat)
        if mine and all_hold(book, p, source, k, seat, n):
            return True
    return False


@kernel
def is_barred(book: BonelliBook, p: BonelliPosition, seat: int) -> bool:
    """Whether a `bar_reinforce` keeps the seat from reinforcing (B-OP-19)."""
    for owner in range(SEATS):
        if _has(book, p, owner, ALBO_SOURCE, BAR_REINFORCE, seat):
            return True
        for n in range(p.card_count[owner]):
            if is_active(p, owner, n) and _has(book, p, owner, n, BAR_REINFORCE, seat):
                return True
    return False


@kernel
def breaks_ties(book: BonelliBook, p: BonelliPosition, seat: int) -> bool:
    """Whether equal totals are a win for the seat (B-OP-18)."""
    for n in range(p.card_count[seat]):
        if is_active(p, seat, n) and _has(book, p, seat, n, BREAK_TIE, seat):
            return True
    return False


@kernel
def characters_at(book: BonelliBook, p: BonelliPosition, seat: int, place: int) -> int:
    """The Characters of a seat on an Albo, whatever their state, its row included (B-COMMIT-06)."""
    names = 0
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == place:
            name = book.character[p.card[seat, n]]
            if name >= 0:
                names |= 1 << name
    if place == p.contested:
        for n in range(p.row_size[seat]):
            name = book.character[p.row[seat, n]]
            if name >= 0:
                names |= 1 << name
    return names


@kernel
def is_banned(book: BonelliBook, p: BonelliPosition, card: int) -> bool:
    """Whether the contested Albo bans a card (B-COMMIT-07)."""
    ban = book.ban[p.albo]
    return ban >= 0 and book.fits[ban, card] == 1


@kernel
def is_doubled(book: BonelliBook, p: BonelliPosition, seat: int, card: int, place: int) -> bool:
    """Whether a card would be a second Character of one name there (B-COMMIT-05)."""
    name = book.character[card]
    return name >= 0 and characters_at(book, p, seat, place) >> name & 1 == 1


@kernel
def is_due(p: BonelliPosition, seat: int, n: int) -> bool:
    """Whether effects of a card wait for their moment."""
    return p.card_marks[seat, n] & DUE != 0


@kernel
def outcome_of(p: BonelliPosition, seat: int) -> int:
    """Which trigger the outcome of the turn is for a seat."""
    if p.outcome == TIE:
        return ON_TIE
    return ON_WIN if p.outcome == seat else ON_LOSS
