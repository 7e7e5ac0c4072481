"""What a seat may know, and samples of the rest (B-HIDE, section 6)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.dice import PLAY, Dice, dice, shuffle
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, due
from ludoteca.core.record import UNKNOWN, Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.cards import COMMIT, EFFECT
from ludoteca.games.bonelli.choices import judge_hand_card, step_of
from ludoteca.games.bonelli.count import source_of
from ludoteca.games.bonelli.decisions import CONFIRM, LAY, TAKE_BACK
from ludoteca.games.bonelli.effects import AIMING, dug
from ludoteca.games.bonelli.position import (
    ALBI,
    CARDS,
    DECK,
    ENDS,
    NONE,
    PACKET,
    PLACES,
    REMOVED,
    SEATS,
    THE_END,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import copies_in, insert, remove
from ludoteca.games.bonelli.turn import list_commit

SHOWN = 0  # of ready
SWAP = word.SWAP


@kernel
def redact(book: BonelliBook, p: BonelliPosition, seat: int, out: BonelliPosition) -> None:
    """What a seat may know; decision and undo counters never are (B-HIDE-05)."""
    _copy_options(p, out)
    _copy_table(p, out)
    if p.over == OVER:
        _copy_secrets(p, out)
        return
    for owner in range(SEATS):
        out.known[owner] = p.known[owner] if seat < SEATS else p.shown[owner]
        if p.ready == SHOWN:
            out.confirmed[owner] = p.confirmed[owner]
    if seat < SEATS:
        _copy_own(book, p, seat, out)


@kernel
def _copy_options(p: BonelliPosition, out: BonelliPosition) -> None:
    out.seats = p.seats
    out.over = p.over
    out.reason = p.reason
    out.heroes = p.heroes
    out.first_lead = p.first_lead
    out.younger = p.younger
    out.empty_reserve = p.empty_reserve
    out.ready = p.ready
    out.enter_order = p.enter_order
    out.parked_enter = p.parked_enter
    out.tie_reinforce = p.tie_reinforce
    out.final_tie = p.final_tie


@kernel
def _copy_table(p: BonelliPosition, out: BonelliPosition) -> None:
    """Everything that lies open, and the sizes of what does not (B-HIDE-01 to 03, 08)."""
    out.agenda_top = p.agenda_top
    out.agenda[:, :] = p.agenda
    out.hero[:] = p.hero
    out.younger_seat = p.younger_seat
    out.turn = p.turn
    out.phase = p.phase
    out.protagonist = p.protagonist
    out.contested = p.contested
    out.albo = p.albo
    out.outcome = p.outcome
    out.next_lead = p.next_lead
    out.total[:] = p.total
    out.parts[:, :] = p.parts
    out.reserve = p.reserve
    out.reserve_wow = p.reserve_wow
    out.balloons[:] = p.balloons
    out.wow[:] = p.wow
    out.deck_size[:] = p.deck_size
    out.discard[:, :] = p.discard
    out.discard_size[:] = p.discard_size
    out.hand_size[:] = p.hand_size
    out.shown[:, :] = p.shown
    out.card[:, :] = p.card
    out.card_place[:, :] = p.card_place
    out.card_marks[:, :] = p.card_marks
    out.card_base[:, :] = p.card_base
    out.card_count[:] = p.card_count
    out.face_up[:] = p.face_up
    out.place_balloons[:] = p.place_balloons
    out.albo_left = p.albo_left
    out.peeked[:] = p.peeked
    out.fate[:] = p.fate
    out.albo_wow[:] = p.albo_wow


@kernel
def _copy_own(book: BonelliBook, p: BonelliPosition, seat: int, out: BonelliPosition) -> None:
    """The own hand and row, and cards that the seat is looking at or has peeked at."""
    out.hand[seat] = p.hand[seat]
    out.row[seat] = p.row[seat]
    out.row_size[seat] = p.row_size[seat]
    out.confirmed[seat] = p.confirmed[seat]
    for n in range(p.albo_left - p.peeked[seat], p.albo_left):
        out.albo_deck[n] = p.albo_deck[n]
    if p.agenda_top > 0 and p.agenda[p.agenda_top - 1, 2] == seat:
        if due(p) == EFFECT:
            out.swap_card = p.swap_card
        size = p.deck_size[seat]
        for n in range(size - dug(book, p), size):
            out.deck[seat, n] = p.deck[seat, n]


@kernel
def _copy_secrets(p: BonelliPosition, out: BonelliPosition) -> None:
    """When the game is over everything is public (B-HIDE-09)."""
    out.key[:] = p.key
    out.drawn[:] = p.drawn
    out.stream = p.stream
    out.plies = p.plies
    out.revelations = p.revelations
    out.deck[:, :] = p.deck
    out.hand[:, :] = p.hand
    out.known[:, :] = p.known
    out.row[:, :] = p.row
    out.row_size[:] = p.row_size
    out.confirmed[:] = p.confirmed
    out.swap_card = p.swap_card
    out.albo_deck[:] = p.albo_deck
    out.removed[:] = p.removed


@kernel
def guess(book: BonelliBook, p: BonelliPosition, seat: int, source: Dice) -> None:
    """Fills what a redacted position leaves unknown with a sample that fits all of it."""
    if p.over == OVER:
        return
    p.key[0] = dice(source, 1 << 31)
    p.key[1] = dice(source, 1 << 31)
    p.drawn[:] = 0
    p.stream = PLAY
    p.plies = 0
    p.revelations = 0
    _guess_albi(book, p, source)
    _guess_confirmed(p, source)
    for owner in range(SEATS):
        unseen = np.zeros(CARDS, np.int64)
        _count_unseen(book, p, owner, unseen)
        if owner != seat:
            _guess_hand(book, p, owner, unseen, source)
        _guess_deck(p, owner, unseen, source)
    if due(p) == COMMIT:
        for owner in range(SEATS):
            if owner != seat and p.confirmed[owner] == 1:
                _guess_row(book, p, owner, source)


@kernel
def _guess_albi(book: BonelliBook, p: BonelliPosition, source: Dice) -> None:
    """The End lies in the bottom packet; any Albo not seen may lie anywhere else, or be removed."""
    unseen = np.zeros(ALBI, np.int64)
    count = 0
    ends = ENDS
    for place in range(PLACES):
        if p.face_up[place] == THE_END:
            ends -= 1
    for albo in range(ALBI):
        if p.fate[albo] < 0 and not _lies_open(p, albo):
            unseen[count] = albo
            count += 1
    spots = np.zeros(PACKET, np.int64)
    hidden = 0
    for n in range(p.albo_left):
        if p.albo_deck[n] == THE_END:
            ends -= 1
        elif p.albo_deck[n] < 0 and n < PACKET:
            spots[hidden] = n
            hidden += 1
    shuffle(source, spots, hidden)
    for n in range(ends):
        p.albo_deck[spots[n]] = THE_END
    shuffle(source, unseen, count)
    for n in range(p.albo_left):
        if p.albo_deck[n] < 0:
            count -= 1
            p.albo_deck[n] = unseen[count]
    for n in range(REMOVED):
        p.removed[n] = unseen[n]


@kernel
def _lies_open(p: BonelliPosition, albo: int) -> bool:
    """Face up, or known from peeking."""
    for place in range(PLACES):
        if p.face_up[place] == albo:
            return True
    for n in range(p.albo_left):
        if p.albo_deck[n] == albo:
            return True
    return False


@kernel
def _count_unseen(book: BonelliBook, p: BonelliPosition, owner: int, unseen: Table) -> None:
    """How many copies of each card of a seat are nowhere to be seen; hands must hold `known`."""
    hero = p.hero[owner]
    first = book.first[hero]
    for card in range(first, first + book.entries[hero]):
        unseen[card] = book.copies[card]
    for n in range(p.discard_size[owner]):
        unseen[p.discard[owner, n]] -= 1
    for n in range(p.card_count[owner]):
        unseen[p.card[owner, n]] -= 1
    for n in range(p.deck_size[owner]):
        if p.deck[owner, n] >= 0:
            unseen[p.deck[owner, n]] -= 1
    held = p.hand[owner] if p.hand[owner, 0] >= 0 or p.row_size[owner] >= 0 else p.known[owner]
    for n in range(held.shape[0]):
        if held[n] >= 0:
            unseen[held[n]] -= 1
    for n in range(p.row_size[owner]):
        unseen[p.row[owner, n]] -= 1


@kernel
def _draw_unseen(unseen: Table, source: Dice) -> int:
    """One of the unseen copies, each exactly as likely."""
    total = 0
    for card in range(CARDS):
        total += unseen[card]
    left = dice(source, total)
    card = 0
    while left >= unseen[card]:
        left -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card


@kernel
def _guess_confirmed(p: BonelliPosition, source: Dice) -> None:
    """A seat may have confirmed in secret (B-HIDE-04); if both had, the rows would lie open."""
    for owner in range(SEATS):
        if p.confirmed[owner] == UNKNOWN:
            other_waits = due(p) == COMMIT and p.confirmed[1 - owner] != 1
            p.confirmed[owner] = dice(source, 2) if other_waits else 0


@kernel
def _guess_hand(
    book: BonelliBook, p: BonelliPosition, owner: int, unseen: Table, source: Dice
) -> None:
    """The known cards and random unseen ones; an open commit becomes part of the hand."""
    p.row[owner, :] = NONE
    p.row_size[owner] = 0
    p.hand[owner] = p.known[owner]
    missing = int(p.hand_size[owner])
    for n in range(p.hand_size[owner]):
        if p.known[owner, n] >= 0:
            missing -= 1
    if _names_secretly(book, p, owner):
        missing -= _guess_swap(book, p, owner, unseen, missing, source)
    for _ in range(missing):
        insert(p.hand[owner], _draw_unseen(unseen, source))


@kernel
def _names_secretly(book: BonelliBook, p: BonelliPosition, owner: int) -> bool:
    """Whether the seat has named a card by `swap_in` whose target is still to come."""
    if due(p) != EFFECT or p.agenda[p.agenda_top - 1, 2] != owner or step_of(p) != AIMING:
        return False
    entry = p.agenda[p.agenda_top - 1]
    source = source_of(p, entry[2], entry[3])
    return book.op[source, entry[4]] == SWAP


@kernel
def _guess_swap(
    book: BonelliBook, p: BonelliPosition, owner: int, unseen: Table, missing: int, source: Dice
) -> int:
    """Any card that fits, known or not; how many unseen ones that took (0 or 1)."""
    entry = p.agenda[p.agenda_top - 1]
    n, k = int(entry[3]), int(entry[4])
    effect = source_of(p, owner, n)
    fitting = np.zeros(CARDS, np.int64)
    for card in range(CARDS):
        held = copies_in(p.known[owner], card)
        hidden = unseen[card] if missing > 0 else 0
        if held + hidden > 0 and judge_hand_card(book, p, effect, k, owner, n, card) == 0:
            fitting[card] = held + hidden
    card = _draw_unseen(fitting, source)
    p.swap_card = card
    held = copies_in(p.known[owner], card)
    hidden = unseen[card] if missing > 0 else 0
    if dice(source, held + hidden) < held:
        return 0
    unseen[card] -= 1
    insert(p.hand[owner], card)
    return 1


@kernel
def _guess_deck(p: BonelliPosition, owner: int, unseen: Table, source: Dice) -> None:
    """What is left, in random order, below the cards the seat is looking at."""
    rest = np.zeros(DECK, np.int64)
    count = 0
    for card in range(CARDS):
        for _ in range(unseen[card]):
            rest[count] = card
            count += 1
    shuffle(source, rest, count)
    for n in range(count):
        p.deck[owner, n] = rest[n]


@kernel
def _guess_row(book: BonelliBook, p: BonelliPosition, owner: int, source: Dice) -> None:
    """A legal row drawn at random from the guessed hand, confirmed."""
    codes = np.zeros(32, np.int32)
    p.confirmed[owner] = 0
    while p.confirmed[owner] == 0:
        count = list_commit(book, p, owner, codes)
        while codes[count - 1] >= TAKE_BACK:
            count -= 1
        code = codes[dice(source, count)]
        if code == CONFIRM:
            p.confirmed[owner] = 1
        else:
            card = code - LAY + book.first[p.hero[owner]]
            remove(p.hand[owner], card)
            p.row[owner, p.row_size[owner]] = card
            p.row_size[owner] += 1
