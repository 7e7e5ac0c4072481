"""Movement cards: hands, deck and discard pile."""

from __future__ import annotations

from ludoteca.core.dice import shuffle
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import reveal
from ludoteca.core.record import UNKNOWN, Table
from ludoteca.games.kragmortha.board import bound
from ludoteca.games.kragmortha.codes import (
    TOLD_CARDS_DRAWN,
    TOLD_MOVEMENT_RESHUFFLED,
    TOLD_SLOT_TURNED_UP,
)
from ludoteca.games.kragmortha.position import (
    A4,
    DEEP_SLEEVE,
    F1,
    F4,
    NONE,
    SLOTS,
    TOMES,
    KragBook,
    KragPosition,
)


@kernel
def hand_limit(book: KragBook, p: KragPosition, seat: int) -> int:
    """K-TRN-11"""
    limit = 2 if p.gaze_owner[F4] == seat else 3
    for tome in range(TOMES):
        if book.effect[tome] == DEEP_SLEEVE and p.tome_owner[tome] == seat:
            limit += 1
    return limit


@kernel
def hand_eyes(p: KragPosition, seat: int) -> int:
    """Who sees the faces of a hand: its owner, everybody if it holds F1 (K-ORD-13)."""
    return EVERYBODY if bound(p, seat, F1) else only(seat)


@kernel
def turn_up(p: KragPosition, log: Table) -> None:
    """The face-down slot turns up (K-ORD-12)."""
    if p.face_down == NONE:
        return
    seat, slot = p.gaze_owner[A4], p.face_down
    note(log, TOLD_SLOT_TURNED_UP, EVERYBODY, hand_eyes(p, seat), seat, slot, p.hand[seat, slot])
    p.face_down = NONE
    p.peeked = 0
    reveal(p)


@kernel
def put_on_discard(p: KragPosition, card: int) -> None:
    p.discard[p.discard_size] = card
    p.discard_size += 1


@kernel
def take_slot(p: KragPosition, seat: int, slot: int) -> int:
    """Takes a card out of the hand; it leaves no gap."""
    card = p.hand[seat, slot]
    last = p.hand_size[seat] - 1
    for n in range(slot, last):
        p.hand[seat, n] = p.hand[seat, n + 1]
    p.hand[seat, last] = NONE
    p.hand_size[seat] = last
    if p.gaze_owner[A4] == seat and p.face_down != NONE:
        if p.face_down == slot:
            p.face_down = NONE
            p.peeked = 0
        elif p.face_down > slot:
            p.face_down -= 1
    return card


@kernel
def reshuffle(p: KragPosition, log: Table) -> None:
    """K-TRN-12"""
    count = p.discard_size
    for n in range(count):
        p.deck[n] = p.discard[n]
        p.discard[n] = NONE
    p.deck_size = count
    p.discard_size = 0
    shuffle(p, p.deck, count)
    note(log, TOLD_MOVEMENT_RESHUFFLED, EVERYBODY, NOBODY, count)


@kernel
def draw_cards(p: KragPosition, seat: int, count: int, log: Table) -> None:
    """Draws movement cards; under A4 the last one stays face down (K-ORD-12)."""
    if count <= 0:
        return
    folded = bound(p, seat, A4)
    if folded:
        turn_up(p, log)
    first = p.hand_size[seat]
    size = first
    while size < first + count and size < SLOTS:
        if p.deck_size == 0:
            reshuffle(p, log)
        if p.deck_size == 0:
            break
        p.deck_size -= 1
        p.hand[seat, size] = p.deck[p.deck_size]
        p.deck[p.deck_size] = NONE
        size += 1
    p.hand_size[seat] = size
    if size == first:
        return
    if folded:
        p.face_down = size - 1
    reveal(p)
    note_drawn(p, seat, first, log)


@kernel
def note_drawn(p: KragPosition, seat: int, first: int, log: Table) -> None:
    note(
        log,
        TOLD_CARDS_DRAWN,
        EVERYBODY,
        hand_eyes(p, seat),
        seat,
        p.hand_size[seat] - first,
        told_card(p, seat, first),
        told_card(p, seat, first + 1),
        told_card(p, seat, first + 2),
        told_card(p, seat, first + 3),
        told_card(p, seat, first + 4),
        told_card(p, seat, first + 5),
    )


@kernel
def told_card(p: KragPosition, seat: int, slot: int) -> int:
    """A card of a hand as a fact tells it: the face-down one to nobody."""
    if slot >= p.hand_size[seat]:
        return ABSENT
    if slot == p.face_down and p.gaze_owner[A4] == seat:
        return UNKNOWN
    return p.hand[seat, slot]
