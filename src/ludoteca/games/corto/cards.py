"""Cards on their way: hands, decks and the discard pile."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import reveal
from ludoteca.games.corto.decisions import FACTS
from ludoteca.games.corto.position import (
    DECK,
    NONE,
    ROWS,
    SEATS,
    SWAP,
    CortoBook,
    CortoPosition,
)

CARD_DRAWN = FACTS.number("card_drawn")


@kernel
def to_pile(p: CortoPosition, card: int) -> None:
    p.pile[p.pile_size] = card
    p.pile_size += 1


@kernel
def holds(p: CortoPosition, seat: int, card: int) -> bool:
    slot, size = 0, p.hand_size[seat]
    while slot < size and p.hand[seat, slot] != card:
        slot += 1
    return slot < size


@kernel
def take_in_hand(p: CortoPosition, seat: int, card: int) -> None:
    """Puts a card into a hand, which is kept in ascending order."""
    slot = p.hand_size[seat]
    while slot > 0 and p.hand[seat, slot - 1] > card:
        p.hand[seat, slot] = p.hand[seat, slot - 1]
        p.back[seat, slot] = p.back[seat, slot - 1]
        slot -= 1
    p.hand[seat, slot] = card
    p.back[seat, slot] = card // DECK
    p.hand_size[seat] += 1


@kernel
def out_of_hand(p: CortoPosition, seat: int, card: int) -> None:
    last = p.hand_size[seat] - 1
    slot = 0
    while p.hand[seat, slot] != card:
        slot += 1
    while slot < last:
        p.hand[seat, slot] = p.hand[seat, slot + 1]
        p.back[seat, slot] = p.back[seat, slot + 1]
        slot += 1
    p.hand[seat, last] = NONE
    p.back[seat, last] = NONE
    p.hand_size[seat] = last


@kernel
def draw_card(p: CortoPosition, seat: int, row: int, log: Any) -> None:  # C-DRW-02
    reveal(p)
    top = p.deck_size[row] - 1
    card = p.deck[row, top]
    p.deck[row, top] = NONE
    p.deck_size[row] = top
    for other in range(SEATS):
        if p.known[row, other] > 0:
            p.known[row, other] -= 1
    take_in_hand(p, seat, card)
    note(log, CARD_DRAWN, EVERYBODY, only(seat), seat, p.stacking[row], card)


@kernel
def decks_left(p: CortoPosition) -> int:
    """The rows whose deck still has cards, as bits."""
    rows = 0
    for row in range(ROWS):
        if p.deck_size[row] > 0:
            rows |= 1 << row
    return rows


@kernel
def effect_of(book: CortoBook, p: CortoPosition, card: int) -> int:  # C-ADV-16
    return SWAP if p.advantages == 1 else book.effect[card]
