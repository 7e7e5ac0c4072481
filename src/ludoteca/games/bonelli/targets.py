"""What an effect can reach, and what becomes of a card it hits (B-FX-07, B-OP-08 to 14)."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.cards import (
    give,
    is_open_albo,
    lay_off,
    lose_effects,
    pick_up,
    rank_of,
    room_in_hand,
    set_down,
)
from ludoteca.games.bonelli.count import (
    ALBO_SOURCE,
    in_order,
    is_active,
    is_banned,
    is_doubled,
    is_warded,
    passes,
)
from ludoteca.games.bonelli.decisions import FACTS, TO_DISCARD, TO_HAND, as_value, tell
from ludoteca.games.bonelli.position import (
    CANCELLED,
    COPIED,
    MEANT,
    NONE,
    PLACES,
    SEATS,
    BonelliBook,
    BonelliPosition,
)

CARD_CANCELLED, CARD_PARKED = FACTS.number("card_cancelled"), FACTS.number("card_parked")
CARD_BOUNCED, CARD_DESTROYED = FACTS.number("card_bounced"), FACTS.number("card_destroyed")
CARD_FETCHED, VALUE_COPIED = FACTS.number("card_fetched"), FACTS.number("value_copied")

CANCEL, SHUNT, BOUNCE, COPY = word.CANCEL, word.SHUNT, word.BOUNCE, word.COPY


@kernel
def can_park(book: BonelliBook, p: BonelliPosition, owner: int, card: int, place: int) -> bool:
    """Whether a card may be moved to an Albo (B-PARK-03, B-PARK-04)."""
    return is_open_albo(p, place) and not is_doubled(book, p, owner, card, place)


@kernel
def is_target(
    book: BonelliBook,
    p: BonelliPosition,
    source: int,
    k: int,
    seat: int,
    n: int,
    owner: int,
    m: int,
) -> bool:
    """Whether an effect of card `n` of `seat` can choose card `m` of `owner`."""
    op = book.op[source, k]
    itself = owner == seat and m == n
    card = p.card[owner, m]
    if not is_active(p, owner, m) or not passes(
        book, book.filter[source, k], seat, owner, card, itself
    ):
        return False
    if op == COPY:
        return not itself
    if owner != seat and is_warded(book, p, owner, m):
        return False
    if op != SHUNT:
        return True
    for place in range(PLACES):
        if can_park(book, p, owner, card, place):
            return True
    return False


@kernel
def any_target(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int
) -> bool:
    for owner in range(SEATS):
        for m in range(p.card_count[owner]):
            if is_target(book, p, source, k, seat, n, owner, m):
                return True
    return False


@kernel
def is_fetchable(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, m: int
) -> bool:
    """Whether `fetch` can bring a parked card here (B-OP-11)."""
    card = p.card[seat, m]
    return (
        p.card_place[seat, m] != p.contested
        and passes(book, book.filter[source, k], seat, seat, card, False)
        and not is_doubled(book, p, seat, card, p.contested)
    )


@kernel
def any_parked(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int) -> bool:
    for m in range(p.card_count[seat]):
        if is_fetchable(book, p, source, k, seat, m):
            return True
    return False


@kernel
def any_salvage(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int) -> bool:
    for m in range(p.discard_size[seat]):
        if passes(book, book.filter[source, k], seat, seat, p.discard[seat, m], False):
            return True
    return False


@kernel
def is_swappable(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, m: int
) -> bool:
    """Whether an own card may leave by a `swap`, whoever comes in."""
    return is_active(p, seat, m) and passes(
        book, book.filter[source, k], seat, seat, p.card[seat, m], m == n
    )


@kernel
def any_swap(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int) -> bool:
    for m in range(p.card_count[seat]):
        if is_swappable(book, p, source, k, seat, n, m):
            return True
    return False


@kernel
def replaces(book: BonelliBook, p: BonelliPosition, seat: int, card: int, m: int) -> bool:
    """Whether a hand card may come to the Albo when card `m` leaves it (B-OP-08)."""
    if is_banned(book, p, card):
        return False
    name = book.character[card]
    same = name >= 0 and book.character[p.card[seat, m]] == name
    return same or not is_doubled(book, p, seat, card, p.contested)


@kernel
def hit(
    book: BonelliBook,
    p: BonelliPosition,
    op: int,
    owner: int,
    m: int,
    seat: int,
    by: int,
    log: Table,
) -> None:
    """Cancels, bounces or destroys one card."""
    card, index = p.card[owner, m], rank_of(p, owner, m)
    if op == CANCEL:
        lose_effects(book, p, owner, m, log)
        p.card_marks[owner, m] |= CANCELLED
        tell(p, log, CARD_CANCELLED, EVERYBODY, NOBODY, owner, card, index, seat, by)
        return
    pick_up(book, p, owner, m, log)
    if op == BOUNCE and room_in_hand(book, p, owner) > 0:
        give(p, owner, card, True)
        tell(p, log, CARD_BOUNCED, EVERYBODY, NOBODY, owner, card, index, TO_HAND)
        return
    lay_off(p, owner, card)
    if op == BOUNCE:
        tell(p, log, CARD_BOUNCED, EVERYBODY, NOBODY, owner, card, index, TO_DISCARD)
    else:
        tell(p, log, CARD_DESTROYED, EVERYBODY, NOBODY, owner, card, index)


@kernel
def hit_all(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, log: Table
) -> None:
    """Every legal target at once, in seat order, then arrival order (B-FX-10)."""
    by = NONE if n == ALBO_SOURCE else source
    for owner in range(SEATS):
        for m in range(p.card_count[owner]):
            if is_target(book, p, source, k, seat, n, owner, m):
                p.card_marks[owner, m] |= MEANT
    for turn in range(SEATS):
        owner = in_order(p, turn)
        m = 0
        while m < p.card_count[owner]:
            if p.card_marks[owner, m] & MEANT == 0:
                m += 1
                continue
            p.card_marks[owner, m] &= ~MEANT
            count = p.card_count[owner]
            hit(book, p, book.op[source, k], owner, m, seat, by, log)
            if p.card_count[owner] == count:
                m += 1


@kernel
def park(
    book: BonelliBook,
    p: BonelliPosition,
    owner: int,
    m: int,
    place: int,
    seat: int,
    by: int,
    forced: int,
    log: Table,
) -> None:
    """A card moves from the contested Albo to another one (B-PARK-01)."""
    index = rank_of(p, owner, m)
    card = pick_up(book, p, owner, m, log)
    set_down(book, p, owner, card, place, 0)
    tell(
        p,
        log,
        CARD_PARKED,
        EVERYBODY,
        NOBODY,
        owner,
        card,
        index,
        p.contested,
        place,
        seat,
        by,
        forced,
    )


@kernel
def fetch(
    book: BonelliBook, p: BonelliPosition, seat: int, m: int, forced: int, log: Table
) -> None:
    """A parked card becomes active on the contested Albo; it does not enter (B-OP-11)."""
    place = p.card_place[seat, m]
    card = pick_up(book, p, seat, m, log)
    n = set_down(book, p, seat, card, p.contested, 0)
    tell(
        p,
        log,
        CARD_FETCHED,
        EVERYBODY,
        NOBODY,
        seat,
        card,
        rank_of(p, seat, n),
        place,
        forced,
    )


@kernel
def copy_value(
    book: BonelliBook, p: BonelliPosition, seat: int, n: int, owner: int, m: int, log: Table
) -> None:
    """A card takes the printed value of another one as its base value (B-OP-14)."""
    value = book.value[p.card[owner, m]]
    p.card_base[seat, n] = value
    p.card_marks[seat, n] |= COPIED
    tell(
        p,
        log,
        VALUE_COPIED,
        EVERYBODY,
        NOBODY,
        seat,
        p.card[seat, n],
        rank_of(p, seat, n),
        owner,
        p.card[owner, m],
        as_value(value),
    )
