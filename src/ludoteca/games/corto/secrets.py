"""What a seat may know (section 6), and guesses at what it does not."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.dice import PLAY, dice, shuffle
from ludoteca.core.kernel import kernel
from ludoteca.games.corto.board import lowest
from ludoteca.games.corto.position import (
    CARDS,
    CARRIAGES,
    COLUMNS,
    CROW,
    DECK,
    INGOT,
    NONE,
    ROWS,
    CortoBook,
    CortoPosition,
)

WORD = 1 << 30  # products of dice stay within 64 bits


@kernel
def redact(book: CortoBook, p: CortoPosition, seat: int, out: CortoPosition) -> None:
    copy_header(p, out)
    copy_turn(p, out)
    copy_table(p, out)
    copy_quests(p, out)
    if seat < p.seats:
        out.hand[seat] = p.hand[seat]
        for row in range(ROWS):
            top = p.deck_size[row]
            for n in range(top - p.known[row, seat], top):
                out.deck[row, n] = p.deck[row, n]


@kernel
def copy_header(p: CortoPosition, out: CortoPosition) -> None:
    out.seats = p.seats
    out.over = p.over
    out.reason = p.reason
    out.plies = p.plies
    out.revelations = p.revelations
    out.agenda_top = p.agenda_top
    out.agenda[:] = p.agenda
    out.black_hits = p.black_hits
    out.long_range = p.long_range
    out.figurine_action = p.figurine_action
    out.storylines[:] = p.storylines
    out.quests = p.quests
    out.advantages = p.advantages
    out.venice = p.venice
    out.stacking[:] = p.stacking
    out.row_of[:] = p.row_of
    out.table = p.table
    out.first = p.first


@kernel
def copy_turn(p: CortoPosition, out: CortoPosition) -> None:
    out.active = p.active
    out.turn = p.turn
    out.idle = p.idle
    out.mode = p.mode
    out.played = p.played
    out.discarded = p.discarded
    out.cards_drawn = p.cards_drawn
    out.draw_limit = p.draw_limit
    out.arrivals = p.arrivals
    out.actor = p.actor
    out.pending = p.pending
    out.ignore_adjacency = p.ignore_adjacency
    out.ignore_colour = p.ignore_colour


@kernel
def copy_table(p: CortoPosition, out: CortoPosition) -> None:
    out.people = p.people
    out.character[:] = p.character
    out.markers[:] = p.markers
    out.stock[:] = p.stock
    out.figurine[:] = p.figurine
    out.deck_size[:] = p.deck_size
    out.known[:] = p.known  # how many everybody has seen; which cards they are, only one seat
    out.hand_size[:] = p.hand_size
    out.back[:] = p.back
    out.pile[:] = p.pile
    out.pile_size = p.pile_size
    out.kept[:] = p.kept
    out.kills[:] = p.kills
    out.gold[:] = p.gold
    out.reserve[:] = p.reserve
    out.shields[:] = p.shields


@kernel
def copy_quests(p: CortoPosition, out: CortoPosition) -> None:
    out.vessel = p.vessel
    out.ace_holder = p.ace_holder
    out.tile_there[:] = p.tile_there
    out.ingots[:] = p.ingots
    out.crows[:] = p.crows
    out.leopards_left = p.leopards_left
    out.leopards[:] = p.leopards
    out.train = p.train
    out.carriages_left = p.carriages_left
    out.carriage_owner[:] = p.carriage_owner
    for n in range(max(p.carriages_left, 0), CARRIAGES):
        out.carriage[n] = p.carriage[n]
    out.emerald = p.emerald


@kernel
def guess(book: CortoBook, p: CortoPosition, seat: int, source: Any) -> None:
    p.key[0] = dice(source, WORD)
    p.key[1] = dice(source, WORD)
    p.stream = PLAY
    p.drawn[:] = 0
    seen = np.zeros(CARDS, np.int64)
    see_cards(p, seat, seen)
    for row in range(ROWS):
        if p.stacking[row] != NONE:
            guess_deck(p, seat, row, seen, source)
    for other in range(p.seats):
        if other != seat:
            sort_hand(p, other)
    guess_tiles(book, p, source)
    guess_carriages(book, p, source)


@kernel
def see_cards(p: CortoPosition, seat: int, seen: Any) -> None:
    """Marks every card whose place the seat knows."""
    rest = p.people
    while rest:
        seen[p.character[lowest(rest)]] = 1
        rest &= rest - 1
    for n in range(p.pile_size):
        seen[p.pile[n]] = 1
    for card in range(CARDS):
        if p.kept[card] != NONE:
            seen[card] = 1
    if p.pending != NONE:
        seen[p.pending] = 1
    if seat < p.seats:
        for slot in range(p.hand_size[seat]):
            seen[p.hand[seat, slot]] = 1
        for row in range(ROWS):
            for n in range(max(p.deck_size[row] - p.known[row, seat], 0), p.deck_size[row]):
                seen[p.deck[row, n]] = 1


@kernel
def guess_deck(p: CortoPosition, seat: int, row: int, seen: Any, source: Any) -> None:
    """Deals the unseen cards of a storyline to the hands with its back and to its deck."""
    unseen = np.zeros(DECK, np.int64)
    story, left = p.stacking[row], 0
    for n in range(DECK):
        if seen[story * DECK + n] == 0:
            unseen[left] = story * DECK + n
            left += 1
    shuffle(source, unseen, left)
    for other in range(p.seats):
        if other != seat:
            for slot in range(p.hand_size[other]):
                if p.back[other, slot] == story:
                    left -= 1
                    p.hand[other, slot] = unseen[left]
    for n in range(p.deck_size[row]):
        if p.deck[row, n] == NONE:
            left -= 1
            p.deck[row, n] = unseen[left]


@kernel
def sort_hand(p: CortoPosition, seat: int) -> None:
    for last in range(1, p.hand_size[seat]):
        at = last
        while at > 0 and p.hand[seat, at - 1] > p.hand[seat, at]:
            card = p.hand[seat, at]
            p.hand[seat, at] = p.hand[seat, at - 1]
            p.hand[seat, at - 1] = card
            at -= 1


@kernel
def guess_tiles(book: CortoBook, p: CortoPosition, source: Any) -> None:
    ingots = book.ingots
    for seat in range(p.seats):
        ingots -= p.ingots[seat]
    faces = np.zeros(COLUMNS, np.int64)
    left = 0
    for column in range(COLUMNS):
        if p.tile_there[column] == 1:
            faces[left] = INGOT if left < ingots else CROW
            left += 1
    shuffle(source, faces, left)
    for column in range(COLUMNS):
        if p.tile_there[column] == 1:
            left -= 1
            p.tile[column] = faces[left]


@kernel
def guess_carriages(book: CortoBook, p: CortoPosition, source: Any) -> None:
    """Fills the stack with the carriages that have not been shown."""
    if p.carriages_left <= 0:
        return
    taken = np.zeros(CARRIAGES, np.int64)
    stack = np.zeros(CARRIAGES, np.int64)
    left = 0
    for n in range(book.carriages):
        if not shown(book, p, book.carriage[n], taken):
            stack[left] = book.carriage[n]
            left += 1
    shuffle(source, stack, left)
    for n in range(left):
        p.carriage[n] = stack[n]


@kernel
def shown(book: CortoBook, p: CortoPosition, value: int, taken: Any) -> bool:
    """Whether a carriage of this value lies open and was not counted yet; counts it."""
    for n in range(p.carriages_left, book.carriages):
        if p.carriage[n] == value and taken[n] == 0:
            taken[n] = 1
            return True
    return False
