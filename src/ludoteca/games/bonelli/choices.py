"""Which answers to the effect on top are legal (B-FX, B-OP)."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.bonelli import clauses as clause
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.cards import (
    card_at,
    holds_copy,
    is_open_albo,
)
from ludoteca.games.bonelli.count import (
    is_active,
    is_banned,
    is_doubled,
    is_warded,
    passes,
    source_of,
)
from ludoteca.games.bonelli.decisions import (
    ACCEPT,
    DECISIONS,
    DECLINE,
    DEPLOY,
    DESTINATION,
    DISCARD,
    PICK_DISCARD,
    PICK_DUG,
    PICK_PARKED,
    PLACE_BALLOON,
    SWAP_IN,
    TARGET,
)
from ludoteca.games.bonelli.effects import (
    ACCEPTING,
    AIMING,
    CHOOSING,
    GIVING_UP,
    dug,
)
from ludoteca.games.bonelli.position import (
    DECK,
    MEANT,
    NONE,
    PLACES,
    SEATS,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import copies_in
from ludoteca.games.bonelli.targets import (
    can_park,
    is_fetchable,
    is_swappable,
    is_target,
    replaces,
)

KIND_OF, TO_TARGET = DECISIONS.kind_of, DECISIONS.number("target")
TO_PLACE, TO_BALLOON = DECISIONS.number("destination"), DECISIONS.number("place_balloon")
TO_FETCH, TO_SALVAGE = DECISIONS.number("pick_parked"), DECISIONS.number("pick_discard")
TO_DIG, TO_DEPLOY = DECISIONS.number("pick_dug"), DECISIONS.number("deploy")
TO_DISCARD, TO_ACCEPT = DECISIONS.number("discard"), DECISIONS.number("accept")
TO_DECLINE = DECISIONS.number("decline")

DIG, SWAP, CANCEL, SHUNT, COPY = word.DIG, word.SWAP, word.CANCEL, word.SHUNT, word.COPY
SALVAGE, FETCH, DEPLOYING, ADD_BALLOON = word.SALVAGE, word.FETCH, word.DEPLOYING, word.ADD_BALLOON
COND_01, FX_05, FX_07, FX_12 = clause.COND_01, clause.FX_05, clause.FX_07, clause.FX_12
COMMIT_06, COMMIT_07, OP_02, OP_03 = clause.COMMIT_06, clause.COMMIT_07, clause.OP_02, clause.OP_03
OP_06, OP_07, OP_08, OP_10 = clause.OP_06, clause.OP_07, clause.OP_08, clause.OP_10
OP_11, OP_14, OP_17, PARK_03 = clause.OP_11, clause.OP_14, clause.OP_17, clause.PARK_03
PARK_04, OP_23 = clause.PARK_04, clause.OP_23


@kernel
def step_of(p: BonelliPosition) -> int:
    """Which step of its question the effect on top is at."""
    return p.agenda[p.agenda_top - 1, 1] >> 2


@kernel
def own_card(book: BonelliBook, p: BonelliPosition, seat: int, entry: int) -> int:
    """The number in the pack of an entry of the seat's hero; -1 beyond its last one."""
    hero = p.hero[seat]
    return book.first[hero] + entry if entry < book.entries[hero] else NONE


@kernel
def entry_of(book: BonelliBook, p: BonelliPosition, seat: int, card: int) -> int:
    return card - book.first[p.hero[seat]]


@kernel
def judge_choice(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """The clause that forbids an answer to the effect on top; 0 if none does."""
    kind = KIND_OF[code]
    entry = p.agenda[p.agenda_top - 1]
    controller, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, controller, n)
    op = book.op[source, k]
    step = step_of(p)
    if kind == TO_ACCEPT:
        return 0 if step == ACCEPTING else FX_05
    if kind == TO_DECLINE:
        return _judge_decline(book, p, source, k, seat, controller, n)
    if kind == TO_DISCARD:
        held = step == GIVING_UP and holds_copy(p, seat, own_card(book, p, seat, code - DISCARD))
        return 0 if held else OP_06
    if kind == TO_PLACE:
        return _judge_destination(book, p, code - DESTINATION) if _is_moving(op, step) else PARK_03
    if kind == TO_TARGET:
        return _judge_target(book, p, source, k, seat, n, code - TARGET)
    if step != CHOOSING:
        return FX_05
    if kind == TO_BALLOON:
        fine = op == ADD_BALLOON and is_open_albo(p, code - PLACE_BALLOON)
        return 0 if fine else OP_23
    if kind == TO_FETCH:
        return _judge_fetch(book, p, source, k, seat, code - PICK_PARKED)
    return _judge_entry(book, p, source, k, seat, n, code)


@kernel
def _is_moving(op: int, step: int) -> bool:
    return op == SHUNT and step == AIMING


@kernel
def _judge_decline(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, controller: int, n: int
) -> int:
    """B-FX-05, B-FX-12: what is mandatory can be declined only where nothing fits."""
    step = step_of(p)
    if step == ACCEPTING:
        return 0
    if step != CHOOSING or seat != controller:
        return FX_05
    if book.optional[source, k] == 1:
        return 0
    op = book.op[source, k]
    if op != DIG and op != DEPLOYING and op != SWAP:
        return FX_05
    return FX_12 if _any_secret(book, p, source, k, seat, n) else 0


@kernel
def _any_secret(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int
) -> bool:
    """Whether any secret card fits a `dig`, `deploy` or `swap`."""
    if book.op[source, k] == DIG:
        for m in range(dug(book, p)):
            card = p.deck[seat, p.deck_size[seat] - 1 - m]
            if passes(book, book.filter[source, k], seat, seat, card, False):
                return True
        return False
    for m in range(p.hand_size[seat]):
        if judge_hand_card(book, p, source, k, seat, n, p.hand[seat, m]) == 0:
            return True
    return False


@kernel
def judge_hand_card(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, card: int
) -> int:
    """Whether a held card may come in by `deploy` or `swap` (B-OP-07, B-OP-08)."""
    if is_banned(book, p, card):
        return COMMIT_07
    if book.op[source, k] == DEPLOYING:
        if not passes(book, book.filter[source, k], seat, seat, card, False):
            return OP_07
        return COMMIT_06 if is_doubled(book, p, seat, card, p.contested) else 0
    for m in range(p.card_count[seat]):
        if is_swappable(book, p, source, k, seat, n, m) and replaces(book, p, seat, card, m):
            return 0
    return COMMIT_06


@kernel
def _judge_entry(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, code: int
) -> int:
    """Answers that name an entry of the own hero: salvage, dig, deploy, swap."""
    kind, op = KIND_OF[code], book.op[source, k]
    asked = book.filter[source, k]
    if kind == TO_SALVAGE:
        card = own_card(book, p, seat, code - PICK_DISCARD)
        if op != SALVAGE or card < 0 or copies_in(p.discard[seat], card) == 0:
            return OP_02
        return 0 if passes(book, asked, seat, seat, card, False) else COND_01
    if kind == TO_DIG:
        card = own_card(book, p, seat, code - PICK_DUG)
        if op != DIG or card < 0 or not _is_dug(book, p, seat, card):
            return OP_03
        return 0 if passes(book, asked, seat, seat, card, False) else COND_01
    wanted = DEPLOYING if kind == TO_DEPLOY else SWAP
    first = DEPLOY if kind == TO_DEPLOY else SWAP_IN
    card = own_card(book, p, seat, code - first)
    if op != wanted or card < 0 or not holds_copy(p, seat, card):
        return OP_07 if kind == TO_DEPLOY else OP_08
    return judge_hand_card(book, p, source, k, seat, n, card)


@kernel
def _is_dug(book: BonelliBook, p: BonelliPosition, seat: int, card: int) -> bool:
    for m in range(dug(book, p)):
        if p.deck[seat, p.deck_size[seat] - 1 - m] == card:
            return True
    return False


@kernel
def _judge_destination(book: BonelliBook, p: BonelliPosition, place: int) -> int:
    if not is_open_albo(p, place):
        return PARK_03
    owner, m = meant_owner(p), meant_card(p)
    return 0 if can_park(book, p, owner, p.card[owner, m], place) else PARK_04


@kernel
def meant_owner(p: BonelliPosition) -> int:
    """Whose card has been chosen for a `shunt` whose destination is still to come."""
    for m in range(p.card_count[0]):
        if p.card_marks[0, m] & MEANT:
            return 0
    return 1


@kernel
def meant_card(p: BonelliPosition) -> int:
    owner = meant_owner(p)
    m = 0
    while p.card_marks[owner, m] & MEANT == 0:
        m += 1
    return m


@kernel
def _judge_target(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, n: int, value: int
) -> int:
    """`value` is side and index of the card, seen from the seat that answers."""
    op, step = book.op[source, k], step_of(p)
    swapping = op == SWAP and step == AIMING
    if not swapping and (step != CHOOSING or op == FETCH or not _is_aimed(op)):
        return FX_07
    owner = seat if value < DECK else 1 - seat
    m = card_at(p, owner, p.contested, value % DECK)
    if m < 0 or not is_active(p, owner, m):
        return FX_07
    if swapping:
        fits = owner == seat and is_swappable(book, p, source, k, seat, n, m)
        if not fits:
            return COND_01
        return 0 if replaces(book, p, seat, p.swap_card, m) else COMMIT_06
    controller = p.agenda[p.agenda_top - 1, 2]
    if is_target(book, p, source, k, controller, n, owner, m):
        return 0
    if not passes(
        book,
        book.filter[source, k],
        controller,
        owner,
        p.card[owner, m],
        owner == controller and m == n,
    ):
        return COND_01
    if op == COPY:
        return OP_14
    warded = owner != controller and is_warded(book, p, owner, m)
    return OP_17 if warded else OP_10


@kernel
def _is_aimed(op: int) -> bool:
    """Operations that choose an active card of the contested Albo."""
    return CANCEL <= op <= COPY and op != FETCH


@kernel
def _judge_fetch(
    book: BonelliBook, p: BonelliPosition, source: int, k: int, seat: int, value: int
) -> int:
    place = value // DECK
    m = card_at(p, seat, place, value % DECK)
    if book.op[source, k] != FETCH or m < 0 or place == p.contested:
        return OP_11
    if is_fetchable(book, p, source, k, seat, m):
        return 0
    doubled = is_doubled(book, p, seat, p.card[seat, m], p.contested)
    return COMMIT_06 if doubled else COND_01


@kernel
def list_choices(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    """Every answer to the effect on top that no clause forbids, ascending."""
    entry = p.agenda[p.agenda_top - 1]
    controller, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, controller, n)
    op, step = book.op[source, k], step_of(p)
    count = 0
    if step == ACCEPTING:
        codes[0] = ACCEPT
        codes[1] = DECLINE
        return 2
    if step == GIVING_UP:
        return _list_row(book, p, seat, p.hand[seat], DISCARD, codes, 0)
    if _is_moving(op, step):
        for place in range(PLACES):
            count = _offer(book, p, seat, DESTINATION + place, codes, count)
        return count
    if op == ADD_BALLOON:
        for place in range(PLACES):
            count = _offer(book, p, seat, PLACE_BALLOON + place, codes, count)
    elif op == FETCH:
        for place in range(PLACES):
            for rank in range(_cards_at(p, seat, place)):
                code = PICK_PARKED + place * DECK + rank
                count = _offer(book, p, seat, code, codes, count)
    elif op == SALVAGE:
        count = _list_row(book, p, seat, p.discard[seat], PICK_DISCARD, codes, 0)
    elif op == DIG:
        for e in range(book.entries[p.hero[seat]]):
            count = _offer(book, p, seat, PICK_DUG + e, codes, count)
    elif op == DEPLOYING:
        count = _list_row(book, p, seat, p.hand[seat], DEPLOY, codes, 0)
    elif op == SWAP and step == CHOOSING:
        count = _list_row(book, p, seat, p.hand[seat], SWAP_IN, codes, 0)
    else:
        for side in range(SEATS):
            owner = seat if side == 0 else 1 - seat
            for rank in range(_cards_at(p, owner, p.contested)):
                code = TARGET + side * DECK + rank
                count = _offer(book, p, seat, code, codes, count)
    return _offer(book, p, seat, DECLINE, codes, count)


@kernel
def _offer(
    book: BonelliBook, p: BonelliPosition, seat: int, code: int, codes: Table, count: int
) -> int:
    """Adds a code that is legal; how many there are now."""
    if judge_choice(book, p, seat, code) == 0:
        codes[count] = code
        return count + 1
    return count


@kernel
def _list_row(
    book: BonelliBook,
    p: BonelliPosition,
    seat: int,
    row: Table,
    first: int,
    codes: Table,
    count: int,
) -> int:
    """Offers each different card of a sorted row once."""
    before = -1
    for m in range(row.shape[0]):
        card = row[m]
        if card < 0:
            break
        if card != before:
            count = _offer(book, p, seat, first + entry_of(book, p, seat, card), codes, count)
        before = card
    return count


@kernel
def _cards_at(p: BonelliPosition, seat: int, place: int) -> int:
    count = 0
    for m in range(p.card_count[seat]):
        if p.card_place[seat, m] == place:
            count += 1
    return count


@kernel
def asks_secret(book: BonelliBook, p: BonelliPosition) -> bool:
    """Whether the answers to the effect on top hang on a secret hand or deck (B-GEN-08)."""
    step = step_of(p)
    if step == ACCEPTING:
        return False
    if step == GIVING_UP:
        return True
    entry = p.agenda[p.agenda_top - 1]
    controller, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, controller, n)
    op = book.op[source, k]
    if op != SWAP or step == CHOOSING:
        return op in (DIG, DEPLOYING, SWAP)
    could = 0
    for m in range(p.card_count[controller]):
        if is_swappable(book, p, source, k, controller, n, m):
            could += 1
    return could > 1
