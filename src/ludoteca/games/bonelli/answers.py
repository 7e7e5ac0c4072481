"""What an answer to the effect on top does (B-FX, B-OP)."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.cards import (
    card_at,
    give,
    pick_up,
    rank_of,
    set_down,
    shuffle_deck,
    take_face_up,
)
from ludoteca.games.bonelli.choices import meant_card, meant_owner, own_card
from ludoteca.games.bonelli.count import (
    ALBO_SOURCE,
    source_of,
)
from ludoteca.games.bonelli.decisions import (
    DECISIONS,
    DEPLOY,
    DESTINATION,
    DIG_DUE,
    DISCARD,
    FACTS,
    PICK_DISCARD,
    PICK_DUG,
    PICK_PARKED,
    PLACE_BALLOON,
    SWAP_IN,
    TARGET,
    TO_RESERVE,
    tell,
)
from ludoteca.games.bonelli.effects import (
    AIMING,
    ask,
    begin,
    close,
    discard_from,
    discard_one,
    dug,
    end,
    go_on,
)
from ludoteca.games.bonelli.position import (
    DECK,
    MEANT,
    NONE,
    SEATS,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import remove
from ludoteca.games.bonelli.targets import (
    copy_value,
    fetch,
    hit,
    park,
)

KIND_OF, TO_TARGET = DECISIONS.kind_of, DECISIONS.number("target")
TO_PLACE, TO_BALLOON = DECISIONS.number("destination"), DECISIONS.number("place_balloon")
TO_FETCH, TO_SALVAGE = DECISIONS.number("pick_parked"), DECISIONS.number("pick_discard")
TO_DIG, TO_DEPLOY = DECISIONS.number("pick_dug"), DECISIONS.number("deploy")
TO_DISCARD, TO_ACCEPT = DECISIONS.number("discard"), DECISIONS.number("accept")
TO_DECLINE = DECISIONS.number("decline")

TARGET_CHOSEN, EFFECT_DECLINED = FACTS.number("target_chosen"), FACTS.number("effect_declined")
CARD_SALVAGED, CARD_DUG = FACTS.number("card_salvaged"), FACTS.number("card_dug")
CARD_DEPLOYED, CARD_SWAPPED = FACTS.number("card_deployed"), FACTS.number("card_swapped")
BALLOON_PLACED = FACTS.number("balloon_placed")

SWAP, SHUNT, COPY = word.SWAP, word.SHUNT, word.COPY


@kernel
def answer_choice(
    book: BonelliBook, p: BonelliPosition, seat: int, code: int, forced: int, log: Table
) -> None:
    """A legal answer to the effect on top."""
    kind = KIND_OF[code]
    entry = p.agenda[p.agenda_top - 1]
    controller, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, controller, n)
    if kind == TO_ACCEPT:
        entry[1] = 0
        go_on(book, p, log)
    elif kind == TO_DECLINE:
        _decline(book, p, source, k, controller, n, log)
    elif kind == TO_DISCARD:
        _discard(book, p, seat, own_card(book, p, seat, code - DISCARD), log)
    elif kind == TO_PLACE:
        _move(book, p, controller, code - DESTINATION, forced, log)
    elif kind == TO_TARGET:
        _aim(book, p, source, k, seat, code - TARGET, forced, log)
    elif kind == TO_BALLOON:
        close(p)
        _add_balloons(p, seat, code - PLACE_BALLOON, book.amount[source, k], forced, log)
    elif kind == TO_FETCH:
        close(p)
        value = code - PICK_PARKED
        fetch(book, p, seat, card_at(p, seat, value // DECK, value % DECK), forced, log)
    elif kind == TO_SALVAGE:
        close(p)
        _salvage(p, seat, own_card(book, p, seat, code - PICK_DISCARD), forced, log)
    elif kind == TO_DIG:
        close(p)
        _take_dug(p, seat, own_card(book, p, seat, code - PICK_DUG), log)
    elif kind == TO_DEPLOY:
        close(p)
        card = own_card(book, p, seat, code - DEPLOY)
        tell(p, log, CARD_DEPLOYED, EVERYBODY, NOBODY, seat, card, p.card[seat, n])
        _enter(book, p, seat, card)
    else:
        p.swap_card = own_card(book, p, seat, code - SWAP_IN)
        ask(p, seat, AIMING)


@kernel
def _decline(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, log: Table
) -> None:
    card = NONE if n == ALBO_SOURCE else source
    albo = p.albo if n == ALBO_SOURCE else NONE
    tell(p, log, EFFECT_DECLINED, EVERYBODY, NOBODY, seat, card, albo, book.op[source, k])
    looked = dug(book, p) > 0
    end(p)
    if looked:
        shuffle_deck(p, seat, DIG_DUE, log)


@kernel
def _discard(book: BonelliBook, p: BonelliPosition, seat: int, card: int, log: Table) -> None:
    """One card of several the seat gives up; then the other seat may be due (B-OP-06)."""
    reveal(p)
    discard_one(p, seat, card, 0, log)
    entry = p.agenda[p.agenda_top - 1]
    entry[5] -= 1
    if entry[5] == 0:
        entry[5] = 1
        entry[1] = 0
        discard_from(book, p, 1 if seat == p.protagonist else SEATS, log)


@kernel
def _move(
    book: BonelliBook, p: BonelliPosition, controller: int, place: int, forced: int, log: Table
) -> None:
    owner, m = meant_owner(p), meant_card(p)
    p.card_marks[owner, m] &= ~MEANT
    by = p.agenda[p.agenda_top - 1, 3]
    name = p.card[controller, by]
    close(p)
    park(book, p, owner, m, place, controller, name, forced, log)


@kernel
def _aim(
    book: BonelliBook,
    p: BonelliPosition,
    source: int,
    k: int,
    seat: int,
    value: int,
    forced: int,
    log: Table,
) -> None:
    """The card chosen is cancelled, moved, bounced, destroyed, copied or swapped out."""
    owner = seat if value < DECK else 1 - seat
    m = card_at(p, owner, p.contested, value % DECK)
    entry = p.agenda[p.agenda_top - 1]
    controller, n = int(entry[2]), int(entry[3])
    op = book.op[source, k]
    tell(
        p,
        log,
        TARGET_CHOSEN,
        EVERYBODY,
        NOBODY,
        seat,
        owner,
        p.card[owner, m],
        rank_of(p, owner, m),
        forced,
    )
    if op == SHUNT:
        p.card_marks[owner, m] |= MEANT
        ask(p, seat, AIMING)
        return
    close(p)
    if op == SWAP:
        _swap(book, p, seat, m, log)
    elif op == COPY:
        copy_value(book, p, controller, n, owner, m, log)
    else:
        hit(book, p, op, owner, m, controller, source, log)


@kernel
def _add_balloons(
    p: BonelliPosition, seat: int, place: int, amount: int, forced: int, log: Table
) -> None:
    number = min(amount, p.reserve)
    p.reserve -= number
    p.place_balloons[place] += number
    tell(p, log, BALLOON_PLACED, EVERYBODY, NOBODY, seat, place, TO_RESERVE, number, forced)


@kernel
def _salvage(p: BonelliPosition, seat: int, card: int, forced: int, log: Table) -> None:
    remove(p.discard[seat], card)
    p.discard_size[seat] -= 1
    give(p, seat, card, True)
    tell(p, log, CARD_SALVAGED, EVERYBODY, NOBODY, seat, card, forced)


@kernel
def _take_dug(p: BonelliPosition, seat: int, card: int, log: Table) -> None:
    """The card comes to hand in secret; the others go back and the deck is shuffled (B-OP-03)."""
    at = p.deck_size[seat] - 1
    while p.deck[seat, at] != card:
        at -= 1
    last = p.deck_size[seat] - 1
    p.deck[seat, at] = p.deck[seat, last]
    p.deck[seat, last] = NONE
    p.deck_size[seat] = last
    give(p, seat, card, False)
    tell(p, log, CARD_DUG, EVERYBODY, only(seat), seat, card)
    shuffle_deck(p, seat, DIG_DUE, log)


@kernel
def _swap(book: BonelliBook, p: BonelliPosition, seat: int, m: int, log: Table) -> None:
    card = p.swap_card
    p.swap_card = NONE
    out = p.card[seat, m]
    tell(p, log, CARD_SWAPPED, EVERYBODY, NOBODY, seat, card, out)
    pick_up(book, p, seat, m, log)
    _enter(book, p, seat, card)
    give(p, seat, out, True)


@kernel
def _enter(book: BonelliBook, p: BonelliPosition, seat: int, card: int) -> None:
    """A hand card enters, and its effects come before anything else (B-FX-15)."""
    reveal(p)
    take_face_up(p, seat, card)
    begin(p, seat, set_down(book, p, seat, card, p.contested, 0))
