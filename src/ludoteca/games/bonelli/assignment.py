"""Who wins the Albo, what that triggers, and where the cards go (B-ASSIGN, B-RETURN)."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli import clauses as clause
from ludoteca.games.bonelli.cards import (
    ALBO_TURN,
    LEAVING,
    NEW_TURN,
    RESOLVING,
    card_at,
    give,
    lay_off,
    pick_up,
    room_in_hand,
)
from ludoteca.games.bonelli.choices import own_card
from ludoteca.games.bonelli.count import breaks_ties, in_order, is_active, outcome_of, recount
from ludoteca.games.bonelli.decisions import (
    AS_PRIZE,
    BY_EFFECT,
    BY_LOSS,
    BY_WIN,
    ELIMINATED,
    FACTS,
    KEEP,
    MANY,
    OVERFLOW,
    STAYS,
    TO_PLACE,
    TO_RESERVE,
    as_value,
    tell,
)
from ludoteca.games.bonelli.position import (
    ASSIGNING,
    DUE,
    NONE,
    SEATS,
    TIE,
    BonelliBook,
    BonelliPosition,
)

ALBO_WON, ALBO_ELIMINATED = FACTS.number("albo_won"), FACTS.number("albo_eliminated")
BALLOONS_MOVED, PROTAGONIST_MOVED = (
    FACTS.number("balloons_moved"),
    FACTS.number("protagonist_moved"),
)
CARDS_DISCARDED, CARDS_TAKEN_BACK = (
    FACTS.number("cards_discarded"),
    FACTS.number("cards_taken_back"),
)
RETURN_03 = clause.RETURN_03


@kernel
def assign(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """The outcome is fixed; the Albo and its balloons go where they belong (B-ASSIGN-01 to 04)."""
    pop(p)
    p.phase = ASSIGNING
    p.outcome = _outcome(book, p)
    balloons = p.place_balloons[p.contested]
    p.place_balloons[p.contested] = 0
    p.face_up[p.contested] = NONE
    p.fate[p.albo] = p.outcome
    if p.outcome == TIE:
        tell(p, log, ALBO_ELIMINATED, EVERYBODY, NOBODY, p.albo, balloons, as_value(p.total[0]))
        p.reserve += balloons
        _tell_balloons(p, TO_RESERVE, balloons, ELIMINATED, log)
    else:
        tell(
            p,
            log,
            ALBO_WON,
            EVERYBODY,
            NOBODY,
            p.outcome,
            p.albo,
            balloons,
            as_value(p.total[0]),
            as_value(p.total[1]),
        )
        p.balloons[p.outcome] += balloons
        _tell_balloons(p, p.outcome, balloons, AS_PRIZE, log)
    for seat in range(SEATS):
        _mark_due(book, p, seat)
    push(p, LEAVING)
    push(p, ALBO_TURN)
    push(p, RESOLVING)


@kernel
def _outcome(book: BonelliBook, p: BonelliPosition) -> int:
    lead = p.total[0] - p.total[1]
    if lead == 0:
        lead = int(breaks_ties(book, p, 0)) - int(breaks_ties(book, p, 1))
    if lead == 0:
        return TIE
    return 0 if lead > 0 else 1


@kernel
def _tell_balloons(p: BonelliPosition, to: int, number: int, cause: int, log: Table) -> None:
    if number > 0:
        source = TO_PLACE + p.contested
        tell(p, log, BALLOONS_MOVED, EVERYBODY, NOBODY, source, to, number, cause)


@kernel
def _mark_due(book: BonelliBook, p: BonelliPosition, seat: int) -> None:
    """The active cards that the outcome triggers (B-ASSIGN-05)."""
    when = outcome_of(p, seat)
    for n in range(p.card_count[seat]):
        if is_active(p, seat, n) and book.triggers[p.card[seat, n]] >> when & 1:
            p.card_marks[seat, n] |= DUE


@kernel
def leave(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """The cards of the next seat leave the Albo; after the second one the turn is over."""
    entry = p.agenda[p.agenda_top - 1]
    if entry[2] == SEATS:
        pop(p)
        _finish_turn(book, p, log)
        return
    seat = in_order(p, entry[2])
    if p.outcome == seat:
        _discard_rest(book, p, seat, BY_WIN, log)
        entry[2] += 1
        return
    room = room_in_hand(book, p, seat)
    returning = _returning(p, seat)
    if returning > room > 0:
        entry[1] = seat + 1
        return
    if room > 0:
        while card_at(p, seat, p.contested, 0) >= 0:
            _take_back(book, p, seat, card_at(p, seat, p.contested, 0), 0, log)
    else:
        _discard_rest(book, p, seat, OVERFLOW, log)
    entry[2] += 1


@kernel
def _returning(p: BonelliPosition, seat: int) -> int:
    count = 0
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == p.contested:
            count += 1
    return count


@kernel
def _take_back(
    book: BonelliBook, p: BonelliPosition, seat: int, n: int, forced: int, log: Table
) -> None:
    card = pick_up(book, p, seat, n, log)
    give(p, seat, card, True)
    tell(p, log, CARDS_TAKEN_BACK, EVERYBODY, NOBODY, seat, forced, card)


@kernel
def _discard_rest(book: BonelliBook, p: BonelliPosition, seat: int, why: int, log: Table) -> None:
    """All cards of a seat on the contested Albo go to its discard pile."""
    names = p.row[seat].copy()
    names[:] = -2
    count = 0
    n = card_at(p, seat, p.contested, 0)
    while n >= 0:
        card = pick_up(book, p, seat, n, log)
        lay_off(p, seat, card)
        names[count % MANY] = card
        count += 1
        n = card_at(p, seat, p.contested, 0)
        if count % MANY == 0 or n < 0:
            tell(
                p,
                log,
                CARDS_DISCARDED,
                EVERYBODY,
                NOBODY,
                seat,
                why,
                names[0],
                names[1],
                names[2],
                names[3],
                names[4],
                names[5],
            )
            names[:] = -2


@kernel
def find_returning(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """The first returning card that a `keep` names; -1 if there is none."""
    card = own_card(book, p, seat, code - KEEP)
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == p.contested and p.card[seat, n] == card:
            return n
    return NONE


@kernel
def judge_keep(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    return 0 if find_returning(book, p, seat, code) >= 0 else RETURN_03


@kernel
def list_keeps(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    count = 0
    for e in range(book.entries[p.hero[seat]]):
        if find_returning(book, p, seat, KEEP + e) >= 0:
            codes[count] = KEEP + e
            count += 1
    return count


@kernel
def keep(
    book: BonelliBook, p: BonelliPosition, seat: int, code: int, forced: int, log: Table
) -> None:
    """One returning card is kept; when the hand is full the rest is discarded (B-RETURN-03)."""
    _take_back(book, p, seat, find_returning(book, p, seat, code), forced, log)
    if room_in_hand(book, p, seat) == 0:
        reveal(p)
        _discard_rest(book, p, seat, OVERFLOW, log)
        entry = p.agenda[p.agenda_top - 1]
        entry[1] = 0
        entry[2] += 1


@kernel
def _finish_turn(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """The Albo is gone, and the loser leads, unless an effect says otherwise (B-ASSIGN-11)."""
    before = p.protagonist
    why = STAYS
    if p.outcome != TIE:
        p.protagonist = 1 - p.outcome
        why = BY_LOSS
    if p.next_lead >= 0:
        p.protagonist = p.next_lead
        why = BY_EFFECT
    if p.protagonist != before:
        tell(p, log, PROTAGONIST_MOVED, EVERYBODY, NOBODY, before, p.protagonist, why)
    p.contested = NONE
    p.albo = NONE
    p.outcome = NONE
    p.next_lead = NONE
    recount(book, p)
    push(p, NEW_TURN)
