"""Effects at work (B-FX, B-OP): one small interpreter for what any card or Albo does.

An effect under way is an entry on the agenda: [EFFECT, asked, controller, card, effect, times].
`work` carries it on until it is done or somebody must choose; `answers.py` takes the choice.
"""

from __future__ import annotations

from ludoteca.core.dice import dice
from ludoteca.core.facts import EVERYBODY, NOBODY, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.cards import (
    EFFECT,
    could_draw,
    draw,
    lay_off,
    open_albi,
    pay_in,
    pay_out,
    room_in_hand,
    take_face_up,
)
from ludoteca.games.bonelli.count import (
    ALBO_SOURCE,
    GONE,
    all_hold,
    in_order,
    is_active,
    outcome_of,
    size_of,
    source_of,
)
from ludoteca.games.bonelli.decisions import (
    BY_CARD,
    CONDITION,
    EFFECT_DUE,
    FACTS,
    LIMIT,
    MANY,
    NO_CARDS,
    NO_TARGET,
    NOTHING_LEFT,
    PAID,
    STOLEN,
    tell,
)
from ludoteca.games.bonelli.position import (
    ASSIGNING,
    DECLARATION,
    EFFECTS,
    NONE,
    SEATS,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import copies_in, insert
from ludoteca.games.bonelli.targets import any_parked, any_salvage, any_swap, any_target, hit_all

EFFECT_STARTED, EFFECT_IDLE = FACTS.number("effect_started"), FACTS.number("effect_idle")
HAND_PEEKED, ALBI_PEEKED = FACTS.number("hand_peeked"), FACTS.number("albi_peeked")
DECK_DUG, HAND_DISCARDED = FACTS.number("deck_dug"), FACTS.number("hand_discarded")
BALLOONS_MOVED, WOW_PLACED = FACTS.number("balloons_moved"), FACTS.number("wow_placed")

# Steps of a question, in an entry's first argument: the seat asked + 1, plus 4 * step
STEP = 4
ACCEPTING, CHOOSING, AIMING, GIVING_UP = 1, 2, 3, 4

DRAW, SALVAGE, DIG, PEEK_HAND = word.DRAW, word.SALVAGE, word.DIG, word.PEEK_HAND
PEEK_ALBI, DISCARD_HAND = word.PEEK_ALBI, word.DISCARD_HAND
DEPLOYING, SWAP, CANCEL, SHUNT = word.DEPLOYING, word.SWAP, word.CANCEL, word.SHUNT
FETCH, BOUNCE, DESTROY, COPY = word.FETCH, word.BOUNCE, word.DESTROY, word.COPY
BALLOON, PAY, STEAL, ADD_BALLOON = word.BALLOON, word.PAY, word.STEAL, word.ADD_BALLOON
WOW, LEAD, ALL, ENTER, CHOSEN = word.WOW, word.LEAD, word.ALL, word.ENTER, word.CHOSEN
SELF, OTHER, BOTH, AT_RANDOM = word.SELF, word.OTHER, word.BOTH, word.AT_RANDOM
TO_ALBO = word.TO_ALBO


@kernel
def moment(p: BonelliPosition, seat: int) -> int:
    """Which trigger of a seat's cards is resolved in this phase."""
    if p.phase == DECLARATION:
        return CHOSEN
    return outcome_of(p, seat) if p.phase == ASSIGNING else ENTER


@kernel
def begin(p: BonelliPosition, seat: int, n: int) -> None:
    """The effects of one card, or of the Albo for one seat, come next."""
    push(p, EFFECT, 0, seat, n, 0, 0)


@kernel
def ask(p: BonelliPosition, seat: int, step: int) -> None:
    p.agenda[p.agenda_top - 1, 1] = seat + 1 + STEP * step


@kernel
def close(p: BonelliPosition) -> None:
    """One repetition of the effect on top is done; after the last one the next effect follows."""
    entry = p.agenda[p.agenda_top - 1]
    entry[1] = 0
    entry[5] -= 1
    if entry[5] == 0:
        entry[4] += 1


@kernel
def end(p: BonelliPosition) -> None:
    """The effect on top ends, whatever repetitions were left."""
    p.agenda[p.agenda_top - 1, 5] = 1
    close(p)


@kernel
def is_repeated(op: int) -> bool:
    """Operations whose amount repeats them (B-FX-09)."""
    return op == SALVAGE or CANCEL <= op <= DESTROY


@kernel
def is_choice(op: int, amount: int) -> bool:
    """Whether somebody picks a card or place for the effect."""
    if amount == ALL:
        return False
    return op in (SALVAGE, DIG, ADD_BALLOON) or DEPLOYING <= op <= COPY


@kernel
def concerns(p: BonelliPosition, who: int, controller: int, seat: int) -> bool:
    """Whether an effect's `who` includes a seat."""
    return who == BOTH or (who == SELF) == (seat == controller)


@kernel
def is_nested(p: BonelliPosition) -> bool:
    """Whether the card on top was brought in by another card's effect (B-FX-15)."""
    return p.agenda_top >= 2 and p.agenda[p.agenda_top - 2, 0] == EFFECT


@kernel
def _next_effect(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int) -> int:
    """The next effect of a source that the moment triggers."""
    when = moment(p, seat)
    nested = is_nested(p)
    while k < EFFECTS:
        if book.when[source, k] == when:
            op = book.op[source, k]
            if not nested or (op != DEPLOYING and op != SWAP):
                return k
        k += 1
    return k


@kernel
def _name(
    book: BonelliBook,
    p: BonelliPosition,
    kind: int,
    seat: int,
    n: int,
    k: int,
    more: int,
    log: Table,
) -> None:
    """Tells something about an effect of a card or of the Albo."""
    source = source_of(p, seat, n)
    card = NONE if n == ALBO_SOURCE else source
    albo = p.albo if n == ALBO_SOURCE else NONE
    tell(p, log, kind, EVERYBODY, NOBODY, seat, card, albo, book.op[source, k], more)


@kernel
def work(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """Carries the effect on top one step on; it may become a question, or be over."""
    entry = p.agenda[p.agenda_top - 1]
    seat, n = int(entry[2]), int(entry[3])
    if n == GONE or (n != ALBO_SOURCE and not is_active(p, seat, n)):
        pop(p)
        return
    source = source_of(p, seat, n)
    if entry[5] == 0:
        k = _next_effect(book, p, source, entry[4], seat)
        if k == EFFECTS:
            pop(p)
            return
        entry[4] = k
        entry[5] = 1
        if not all_hold(book, p, source, k, seat, n):
            _name(book, p, EFFECT_IDLE, seat, n, k, CONDITION, log)
            end(p)
            return
        amount = book.amount[source, k]
        if is_repeated(book.op[source, k]) and amount != ALL:
            entry[5] = amount
        _name(book, p, EFFECT_STARTED, seat, n, k, k + 1, log)
    k = int(entry[4])
    why = _idle(book, p, source, k, seat, n)
    if why >= 0:
        _name(book, p, EFFECT_IDLE, seat, n, k, why, log)
        end(p)
    elif book.optional[source, k] == 1 and not _chooses_itself(book, source, k):
        ask(p, seat, ACCEPTING)
    else:
        go_on(book, p, log)


@kernel
def _chooses_itself(book: BonelliBook, source: int, k: int) -> bool:
    """Whether the controller has something to choose, so that `decline` stands beside it."""
    return is_choice(book.op[source, k], book.amount[source, k]) and book.chooser[source, k] == SELF


@kernel
def go_on(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """The effect on top is to happen: somebody chooses, or it is done."""
    entry = p.agenda[p.agenda_top - 1]
    seat, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, seat, n)
    op = book.op[source, k]
    if op == DISCARD_HAND:
        discard_from(book, p, 0, log)
    elif is_choice(op, book.amount[source, k]):
        if op == DIG:
            _look(book, p, seat, book.amount[source, k], log)
        ask(p, 1 - seat if book.chooser[source, k] == OTHER else seat, CHOOSING)
    else:
        close(p)
        _do(book, p, source, k, seat, n, log)


@kernel
def _idle(book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int) -> int:
    """Why an effect can do nothing now; -1 if it can (B-FX-06)."""
    op = book.op[source, k]
    if op in (SALVAGE, DIG):
        if room_in_hand(book, p, seat) <= 0:
            return LIMIT
        if op == DIG:
            return NONE if p.deck_size[seat] > 0 else NOTHING_LEFT
        return NONE if any_salvage(book, p, source, k, seat) else NO_TARGET
    if op in (DEPLOYING, SWAP):
        if p.hand_size[seat] == 0:
            return NOTHING_LEFT
        if op == SWAP and not any_swap(book, p, source, k, seat, n):
            return NO_TARGET
        return NONE
    if op == FETCH:
        return NONE if any_parked(book, p, source, k, seat) else NO_TARGET
    if CANCEL <= op <= COPY:
        return NONE if any_target(book, p, source, k, seat, n) else NO_TARGET
    if op == DRAW:
        return _idle_draw(book, p, source, k, seat, n)
    return NONE if _could_move(book, p, source, k, seat, n) else NOTHING_LEFT


@kernel
def _idle_draw(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int
) -> int:
    if size_of(book, p, source, k, seat, n) <= 0:
        return NOTHING_LEFT
    why = NO_CARDS
    for other in range(SEATS):
        if concerns(p, book.who[source, k], seat, other):
            if could_draw(book, p, other):
                return NONE
            if room_in_hand(book, p, other) <= 0:
                why = LIMIT
    return why


@kernel
def _could_move(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int
) -> bool:
    """Whether there is a token to move, a card to see or a lead to give."""
    op = book.op[source, k]
    who = book.who[source, k]
    if op in (BALLOON, PAY, STEAL):
        if size_of(book, p, source, k, seat, n) <= 0:
            return False
        if op == BALLOON:
            return p.reserve > 0
        if op == STEAL:
            return p.balloons[1 - seat] > 0
    if op in (PAY, DISCARD_HAND):
        held = p.balloons if op == PAY else p.hand_size
        for other in range(SEATS):
            if concerns(p, who, seat, other) and held[other] > 0:
                return True
        return False
    if op == PEEK_HAND:
        return p.hand_size[1 - seat] > 0
    if op == PEEK_ALBI:
        return p.albo_left > 0
    if op == ADD_BALLOON:
        return p.reserve > 0 and open_albi(p) > 0
    return op == LEAD or p.reserve_wow > 0


@kernel
def _do(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, log: Table
) -> None:
    """What happens without a choice."""
    op = book.op[source, k]
    amount = book.amount[source, k]
    if op in (DRAW, BALLOON, PAY):
        size = size_of(book, p, source, k, seat, n)
        for turn in range(SEATS):
            other = in_order(p, turn)
            if concerns(p, book.who[source, k], seat, other):
                _supply(book, p, op, other, size, log)
    elif op == STEAL:
        _steal(p, seat, size_of(book, p, source, k, seat, n), log)
    elif op == PEEK_HAND:
        _peek_hand(p, seat, amount, log)
    elif op == PEEK_ALBI:
        _peek_albi(p, seat, amount, log)
    elif op == WOW:
        _give_wow(p, seat, amount, book.to[source, k] == TO_ALBO, log)
    elif op == LEAD:
        p.next_lead = seat if book.who[source, k] == SELF else 1 - seat
    else:
        hit_all(book, p, source, k, seat, n, log)


@kernel
def _supply(
    book: BonelliBook, p: BonelliPosition, op: int, seat: int, size: int, log: Table
) -> None:
    if op == BALLOON:
        pay_out(p, seat, size, BY_CARD, log)
    elif op == PAY:
        pay_in(p, seat, size, PAID, log)
    else:
        for _ in range(size):
            draw(book, p, seat, EFFECT_DUE, log)


@kernel
def _steal(p: BonelliPosition, seat: int, size: int, log: Table) -> None:
    number = min(size, p.balloons[1 - seat])
    p.balloons[1 - seat] -= number
    p.balloons[seat] += number
    tell(p, log, BALLOONS_MOVED, EVERYBODY, NOBODY, 1 - seat, seat, number, STOLEN)


@kernel
def _give_wow(p: BonelliPosition, seat: int, amount: int, onto_albo: bool, log: Table) -> None:
    number = min(amount, p.reserve_wow)
    p.reserve_wow -= number
    if onto_albo:
        p.albo_wow[p.albo] += number
        tell(p, log, WOW_PLACED, EVERYBODY, NOBODY, seat, p.albo, number)
    else:
        p.wow[seat] += number
        tell(p, log, WOW_PLACED, EVERYBODY, NOBODY, seat, NONE, number)


@kernel
def _peek_hand(p: BonelliPosition, seat: int, amount: int, log: Table) -> None:
    """Random cards of the other hand become known to the seat (B-OP-04, B-HIDE-07)."""
    reveal(p)
    other = 1 - seat
    size = p.hand_size[other]
    unseen = p.hand[other].copy()
    number = min(amount, size)
    seen = unseen.copy()
    seen[:] = NONE
    for n in range(number):
        at = n + dice(p, size - n)
        card = unseen[at]
        unseen[at] = unseen[n]
        unseen[n] = card
        insert(seen, card)
    for n in range(number):
        card = seen[n]
        while copies_in(p.known[other], card) < copies_in(seen, card):
            insert(p.known[other], card)
    _tell_many(p, log, HAND_PEEKED, seat, number, seen)


@kernel
def _peek_albi(p: BonelliPosition, seat: int, amount: int, log: Table) -> None:
    reveal(p)
    number = min(amount, p.albo_left)
    p.peeked[seat] = max(p.peeked[seat], number)
    seen = p.deck[seat, :10].copy()
    for n in range(number):
        seen[n] = p.albo_deck[p.albo_left - 1 - n]
    _tell_many(p, log, ALBI_PEEKED, seat, number, seen)


@kernel
def _tell_many(
    p: BonelliPosition, log: Table, kind: int, seat: int, number: int, seen: Table
) -> None:
    """Cards that everybody counts and only the seat sees (`hand_peeked`: the owner too)."""
    eyes = only(0) | only(1) if kind == HAND_PEEKED else only(seat)
    for first in range(0, number, MANY):
        few = seen[:MANY].copy()
        few[:] = -2
        for n in range(first, min(first + MANY, number)):
            few[n - first] = seen[n]
        tell(
            p,
            log,
            kind,
            EVERYBODY,
            eyes,
            seat,
            number,
            few[0],
            few[1],
            few[2],
            few[3],
            few[4],
            few[5],
        )


@kernel
def _look(book: BonelliBook, p: BonelliPosition, seat: int, amount: int, log: Table) -> None:
    """The seat looks at the top of its deck (B-OP-03)."""
    reveal(p)
    number = min(amount, p.deck_size[seat])
    seen = p.hand[seat].copy()
    for n in range(number):
        seen[n] = p.deck[seat, p.deck_size[seat] - 1 - n]
    _tell_many(p, log, DECK_DUG, seat, number, seen)


@kernel
def dug(book: BonelliBook, p: BonelliPosition) -> int:
    """How many cards are looked at by the `dig` on top, 0 if none is under way."""
    if p.agenda_top == 0:
        return 0
    entry = p.agenda[p.agenda_top - 1]
    if entry[0] != EFFECT or entry[1] == 0 or entry[1] >> 2 != CHOOSING:
        return 0
    source = source_of(p, entry[2], entry[3])
    if book.op[source, entry[4]] != DIG:
        return 0
    return min(book.amount[source, entry[4]], p.deck_size[entry[2]])


@kernel
def discard_from(book: BonelliBook, p: BonelliPosition, first: int, log: Table) -> None:
    """The seats concerned, from the `first` in seat order on, discard hand cards (B-OP-06)."""
    entry = p.agenda[p.agenda_top - 1]
    controller, k = int(entry[2]), int(entry[4])
    source = source_of(p, controller, entry[3])
    amount = book.amount[source, k]
    for turn in range(first, SEATS):
        seat = in_order(p, turn)
        if not concerns(p, book.who[source, k], controller, seat):
            continue
        if p.hand_size[seat] > amount and book.pick[source, k] != AT_RANDOM:
            ask(p, seat, GIVING_UP)
            entry[5] = amount
            return
        _discard_some(p, seat, min(amount, p.hand_size[seat]), log)
    end(p)


@kernel
def _discard_some(p: BonelliPosition, seat: int, number: int, log: Table) -> None:
    """Cards that the seed chooses, or the whole hand, go to the discard pile."""
    whole = number == p.hand_size[seat]
    for _ in range(number):
        reveal(p)
        n = 0 if whole else dice(p, p.hand_size[seat])
        discard_one(p, seat, p.hand[seat, n], 1, log)


@kernel
def discard_one(p: BonelliPosition, seat: int, card: int, pick: int, log: Table) -> None:
    take_face_up(p, seat, card)
    lay_off(p, seat, card)
    tell(p, log, HAND_DISCARDED, EVERYBODY, NOBODY, seat, card, pick)
