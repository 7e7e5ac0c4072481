"""Advantages (C-ADV): a closed vocabulary of effects."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push, reveal
from ludoteca.games.corto.board import lowest
from ludoteca.games.corto.cards import decks_left, effect_of, to_pile
from ludoteca.games.corto.characters import ADJACENCY, COLOUR, PERMISSION_GIVEN
from ludoteca.games.corto.decisions import BY_DESERT, FACTS
from ludoteca.games.corto.figurines import choose_figurine, movable
from ludoteca.games.corto.markers import move_marker, owners_at
from ludoteca.games.corto.position import (
    ARRANGE,
    DESERT,
    DESERT_FROM,
    DESERT_TO,
    IGNORE_ADJACENCY,
    LAID,
    MOVE_FIGURINE,
    NEAR,
    OWNER,
    PEEK,
    SEATS,
    SHIELD,
    STACK_DECK,
    SWAP,
    SWAP_FIRST,
    CortoBook,
    CortoPosition,
)

SHIELD_LAID, CARDS_SWAPPED = FACTS.number("shield_laid"), FACTS.number("cards_swapped")
DECK_PEEKED, DECK_ARRANGED = FACTS.number("deck_peeked"), FACTS.number("deck_arranged")
BOTH_FIGURINES = 3


@kernel
def advantage_playable(book: CortoBook, p: CortoPosition, card: int) -> bool:
    effect = effect_of(book, p, card)
    if effect == SWAP:  # C-ADV-03
        return p.people & (p.people - 1) != 0
    if effect == MOVE_FIGURINE:  # C-ADV-06
        return movable(book, p, BOTH_FIGURINES, book.free_steps) != 0
    if effect == STACK_DECK:  # C-ADV-07
        return decks_left(p) != 0
    if effect == DESERT:  # C-ADV-13
        return deserted(p) != 0
    return True  # C-ADV-10, C-ADV-14


@kernel
def play_advantage(book: CortoBook, p: CortoPosition, card: int, log: Any) -> None:
    effect = effect_of(book, p, card)
    if effect == SHIELD:  # C-ADV-10
        p.kept[card] = LAID + p.active
        p.shields[p.active] += 1
        note(log, SHIELD_LAID, EVERYBODY, NOBODY, p.active, card)
        return
    to_pile(p, card)
    if effect == SWAP:
        push(p, SWAP_FIRST)
    elif effect == MOVE_FIGURINE:
        choose_figurine(book, p, BOTH_FIGURINES, book.free_steps, 0)
    elif effect == STACK_DECK:
        p.draw_limit = max(p.draw_limit, book.look_limit)  # C-ADV-08
        push(p, PEEK)
    elif effect == DESERT:
        push(p, DESERT_FROM)
    elif effect == IGNORE_ADJACENCY:
        p.ignore_adjacency = 1
        note(log, PERMISSION_GIVEN, EVERYBODY, NOBODY, p.active, ADJACENCY)
    else:
        p.ignore_colour = 1
        note(log, PERMISSION_GIVEN, EVERYBODY, NOBODY, p.active, COLOUR)


@kernel
def swap(p: CortoPosition, first: int, second: int, log: Any) -> None:
    """Exchanges two characters with their markers (C-ADV-04); nothing else moves (C-ADV-05)."""
    card = p.character[first]
    p.character[first] = p.character[second]
    p.character[second] = card
    for seat in range(SEATS):
        markers = p.markers[first, seat]
        p.markers[first, seat] = p.markers[second, seat]
        p.markers[second, seat] = markers
    note(log, CARDS_SWAPPED, EVERYBODY, NOBODY, p.active, first, second)


@kernel
def peek(book: CortoBook, p: CortoPosition, row: int, log: Any) -> None:  # C-ADV-07
    reveal(p)
    seat, size = p.active, p.deck_size[row]
    seen = min(book.look, size)
    known = p.known[row, seat]
    p.known[row, :] = 0  # C-ADV-09
    p.known[row, seat] = max(seen, known)
    note(
        log,
        DECK_PEEKED,
        EVERYBODY,
        only(seat),
        seat,
        p.stacking[row],
        seen,
        shown(p, row, 0, seen),
        shown(p, row, 1, seen),
        shown(p, row, 2, seen),
        shown(p, row, 3, seen),
        shown(p, row, 4, seen),
        shown(p, row, 5, seen),
    )
    if seen > 1:
        push(p, ARRANGE, row, seen, 0)


@kernel
def shown(p: CortoPosition, row: int, n: int, seen: int) -> int:
    return p.deck[row, p.deck_size[row] - 1 - n] if n < seen else ABSENT


@kernel
def arrange(p: CortoPosition, row: int, seen: int, placed: int, card: int, log: Any) -> None:
    """Makes a seen card the next from the top; those not yet put back keep their order."""
    place = p.deck_size[row] - 1 - placed
    at = place
    while p.deck[row, at] != card:
        at -= 1
    while at < place:
        p.deck[row, at] = p.deck[row, at + 1]
        at += 1
    p.deck[row, place] = card
    if placed + 2 < seen:
        push(p, ARRANGE, row, seen, placed + 1)
    else:
        note(log, DECK_ARRANGED, EVERYBODY, NOBODY, p.active, p.stacking[row])


@kernel
def deserted(p: CortoPosition) -> int:
    """The characters with markers and with an adjacent character (C-ADV-13)."""
    squares, rest = 0, p.people
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if NEAR[square] & p.people and owners_at(p, square):
            squares |= 1 << square
    return squares


@kernel
def desert_from(p: CortoPosition, square: int) -> None:
    owners = owners_at(p, square)
    if owners & (owners - 1):
        push(p, OWNER, square, BY_DESERT)
    else:
        push(p, DESERT_TO, square, lowest(owners), 0)


@kernel
def desert_to(
    book: CortoBook,
    p: CortoPosition,
    origin: int,
    owner: int,
    moved: int,
    square: int,
    log: Any,
) -> None:
    """Moves a marker; `moved` of them have left the origin by now."""
    move_marker(p, p.active, owner, origin, square, log)
    if moved < book.deserters and p.markers[origin, owner] > 0:
        push(p, DESERT_TO, origin, owner, moved)
