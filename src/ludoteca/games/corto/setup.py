"""The set-up (C-SET)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.dice import dice, shuffle
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push, reveal
from ludoteca.games.corto.cards import draw_card
from ludoteca.games.corto.decisions import FACTS, SETUP_GIVES
from ludoteca.games.corto.markers import add_marker
from ludoteca.games.corto.position import (
    CHARACTER,
    COLUMNS,
    DECK,
    EMERALD,
    NONE,
    ROWS_FOR,
    SETUP_DRAWS,
    SETUP_MARKERS,
    STORIES,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import set_up_quests
from ludoteca.games.corto.turn import start_turn

GAME_STARTED, CARD_REVEALED = FACTS.number("game_started"), FACTS.number("card_revealed")
DECK_SHUFFLED = FACTS.number("deck_shuffled")


@kernel
def deal(book: CortoBook, p: CortoPosition, seats: int, log: Any) -> None:
    clear_table(book, p, seats)
    stack_rows(book, p, ROWS_FOR[seats])
    for row in range(ROWS_FOR[seats]):
        p.deck_size[row] = DECK
        for n in range(DECK):
            p.deck[row, n] = p.stacking[row] * DECK + n
        shuffle(p, p.deck[row], DECK)
    p.first = dice(p, seats)  # C-SET-11
    p.active = p.first
    stacking = p.stacking
    note(
        log,
        GAME_STARTED,
        EVERYBODY,
        NOBODY,
        stacking[0],
        stacking[1],
        stacking[2],
        stacking[3] if stacking[3] != NONE else ABSENT,
        p.first,
    )
    for row in range(ROWS_FOR[seats]):
        reveal_start(book, p, row, log)
    for row in range(ROWS_FOR[seats]):  # C-SET-08
        shuffle(p, p.deck[row], p.deck_size[row])
        note(log, DECK_SHUFFLED, EVERYBODY, NOBODY, stacking[row], p.deck_size[row])
    set_up_quests(book, p, log)
    push(p, SETUP_MARKERS)


@kernel
def clear_table(book: CortoBook, p: CortoPosition, seats: int) -> None:
    p.stacking[:] = NONE
    p.row_of[:] = NONE
    p.actor = NONE
    p.pending = NONE
    p.character[:] = NONE
    p.figurine[:] = NONE  # C-SET-03
    p.deck[:] = NONE
    p.hand[:] = NONE
    p.back[:] = NONE
    p.pile[:] = NONE
    p.kept[:] = NONE
    for seat in range(seats):
        p.stock[seat] = book.markers_per_seat  # C-SET-02


@kernel
def stack_rows(book: CortoBook, p: CortoPosition, rows: int) -> None:
    """Which storylines are played (C-SET-04), and in which order they lie (C-SET-05)."""
    drawn = np.arange(STORIES)
    if p.storylines[0] == NONE:
        shuffle(p, drawn, STORIES if p.venice == 1 else EMERALD)
    else:
        for row in range(rows):
            drawn[row] = p.storylines[row]
        shuffle(p, drawn, rows)
    for row in range(rows):
        p.stacking[row] = drawn[row]
        p.row_of[drawn[row]] = row
        p.table |= ((1 << book.columns) - 1) << (COLUMNS * row)


@kernel
def reveal_start(book: CortoBook, p: CortoPosition, row: int, log: Any) -> None:  # C-SET-07
    """Reveals cards of a deck until a character comes up, which starts the row."""
    top = p.deck_size[row] - 1
    at = top
    while book.type_of[p.deck[row, at]] != CHARACTER:
        note(log, CARD_REVEALED, EVERYBODY, NOBODY, p.stacking[row], p.deck[row, at], 0)
        at -= 1
    card = p.deck[row, at]
    note(log, CARD_REVEALED, EVERYBODY, NOBODY, p.stacking[row], card, 1)
    p.deck[row, at] = p.deck[row, top]
    p.deck[row, top] = NONE
    p.deck_size[row] = top
    square = row * COLUMNS + 1
    p.character[square] = card
    p.people |= 1 << square


@kernel
def setup_marker(book: CortoBook, p: CortoPosition, square: int, log: Any) -> None:  # C-SET-12
    reveal(p)
    add_marker(p, p.active, square, SETUP_GIVES, log)
    done = p.agenda[p.agenda_top - 1, 1] + 1
    pop(p)
    p.active = (p.active + 1) % p.seats
    if done < p.seats:
        push(p, SETUP_MARKERS, done)
    else:
        push(p, SETUP_DRAWS)


@kernel
def setup_draw(book: CortoBook, p: CortoPosition, row: int, log: Any) -> None:  # C-SET-13
    draw_card(p, p.active, row, log)
    if p.hand_size[p.active] < book.start_hand:
        return
    seats = p.agenda[p.agenda_top - 1, 1] + 1
    pop(p)
    if seats < p.seats:
        p.active = (p.active + 1) % p.seats
        push(p, SETUP_DRAWS, seats)
    else:
        start_turn(book, p, p.first, log)  # C-SET-14
