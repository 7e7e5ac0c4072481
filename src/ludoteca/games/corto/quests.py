"""The quests (C-QST, C-QA to C-QG) while the game runs."""

from __future__ import annotations

from typing import Any

from ludoteca.core.dice import shuffle
from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push, reveal
from ludoteca.games.corto.board import controlled, controller, has, in_range, lowest, row_squares
from ludoteca.games.corto.decisions import FACTS
from ludoteca.games.corto.position import (
    ACES,
    COLUMNS,
    CROW,
    EMERALD,
    INGOT,
    KILLED,
    LEOPARDS,
    NEAR,
    NONE,
    QUESTS,
    SAIL,
    SEATS,
    TILES,
    TRAIN,
    VESSEL,
    CortoBook,
    CortoPosition,
)

QUEST_SET_UP, TILE_TAKEN = FACTS.number("quest_set_up"), FACTS.number("tile_taken")
LEOPARD_TAKEN, TRAIN_HIT = FACTS.number("leopard_taken"), FACTS.number("train_hit")
TRAIN_MOVED, TRAIN_REMOVED = FACTS.number("train_moved"), FACTS.number("train_removed")
ACES_CHANGED, VESSEL_SAILED = FACTS.number("aces_changed"), FACTS.number("vessel_sailed")
EMERALD_MOVED = FACTS.number("emerald_moved")


@kernel
def quest_row(p: CortoPosition, quest: int) -> int:
    """The row on which a quest is played, or NONE (C-QST-01)."""
    return p.row_of[quest] if p.quests == 1 else NONE


@kernel
def no_quests(p: CortoPosition) -> None:
    p.vessel = NONE
    p.ace_holder = NONE
    p.train = NONE
    p.emerald = NONE
    p.tile[:] = NONE
    p.tile_there[:] = 0
    p.carriage[:] = NONE
    p.carriage_owner[:] = NONE


@kernel
def set_up_quests(book: CortoBook, p: CortoPosition, log: Any) -> None:  # C-SET-10
    no_quests(p)
    for quest in range(QUESTS):
        row = quest_row(p, quest)
        if row == NONE:
            continue
        note(log, QUEST_SET_UP, EVERYBODY, NOBODY, quest)
        if quest == VESSEL:
            p.vessel = row * COLUMNS + book.vessel_start
        elif quest == TILES:
            lay_tiles(book, p)
        elif quest == LEOPARDS:
            p.leopards_left = book.leopards
        elif quest == TRAIN:
            p.train = row * COLUMNS + book.train_start
            p.carriages_left = book.carriages
            for n in range(book.carriages):
                p.carriage[n] = book.carriage[n]
            shuffle(p, p.carriage, book.carriages)
        elif quest == EMERALD:
            p.emerald = row * COLUMNS + book.emerald_start


@kernel
def lay_tiles(book: CortoBook, p: CortoPosition) -> None:  # C-QC-01
    tiles = book.ingots + book.crows
    for n in range(tiles):
        p.tile[n] = INGOT if n < book.ingots else CROW
    shuffle(p, p.tile, tiles)
    for n in range(tiles - 1, -1, -1):
        p.tile[book.tile_first + n] = p.tile[n]
        p.tile_there[book.tile_first + n] = 1
    for n in range(book.tile_first):
        p.tile[n] = NONE


@kernel
def after_placement(book: CortoBook, p: CortoPosition, square: int, log: Any) -> None:  # C-QST-03
    """What the quest of a row does when a character was placed on it and has acted."""
    row, column = square // COLUMNS, square % COLUMNS
    if row == quest_row(p, TILES) and p.tile_there[column] == 1:
        take_tile(p, square, log)
    elif row == quest_row(p, TRAIN) and p.train != NONE:
        move_train(book, p, log)
    elif row == quest_row(p, VESSEL):
        push(p, SAIL)


@kernel
def take_tile(p: CortoPosition, square: int, log: Any) -> None:  # C-QC-02
    reveal(p)
    column = square % COLUMNS
    tile = p.tile[column]
    p.tile[column] = NONE
    p.tile_there[column] = 0
    if tile == INGOT:
        p.ingots[p.active] += 1
    else:
        p.crows[p.active] += 1
    note(log, TILE_TAKEN, EVERYBODY, NOBODY, p.active, square, tile)


@kernel
def move_train(book: CortoBook, p: CortoPosition, log: Any) -> None:  # C-QE-05
    start = p.train
    p.train = start - 1 if start % COLUMNS > 1 else start - 1 + book.columns - 1
    note(log, TRAIN_MOVED, EVERYBODY, NOBODY, start, p.train)


@kernel
def train_in_range(p: CortoPosition, square: int, long: int) -> bool:  # C-QE-03
    if p.train == NONE:
        return False
    return p.train == square or has(in_range(square, long), p.train)


@kernel
def take_carriage(p: CortoPosition, log: Any) -> None:  # C-QE-04, C-QE-06
    reveal(p)
    top = p.carriages_left - 1
    p.carriages_left = top
    p.carriage_owner[top] = p.active
    note(log, TRAIN_HIT, EVERYBODY, NOBODY, p.active, p.carriage[top], top)
    if top == 0:
        note(log, TRAIN_REMOVED, EVERYBODY, NOBODY, p.train)
        p.train = NONE


@kernel
def most_on_row(book: CortoBook, p: CortoPosition, row: int) -> int:
    """The seat that alone controls most characters of a row, or NONE (C-QST-05)."""
    best, leader = 0, NONE
    for seat in range(p.seats):
        mine = controlled(p, seat, row_squares(book, row))
        n = 0
        while mine:
            mine &= mine - 1
            n += 1
        if n > best:
            best, leader = n, seat
        elif n == best:
            leader = NONE
    return leader


@kernel
def judge_leopards(book: CortoBook, p: CortoPosition, killer: int, log: Any) -> None:  # C-QD-02
    row = quest_row(p, LEOPARDS)
    if row == NONE or p.leopards_left == 0:
        return
    leader = most_on_row(book, p, row)
    if leader in (NONE, killer):  # C-QD-03
        return
    p.leopards_left -= 1
    p.leopards[leader] += 1
    note(log, LEOPARD_TAKEN, EVERYBODY, NOBODY, leader, p.leopards_left)


@kernel
def aces(book: CortoBook, p: CortoPosition) -> int:  # C-QB-02
    """The aces of all seats, a byte for each."""
    total, rest = 0, p.people
    while rest:
        square = lowest(rest)
        rest &= rest - 1
        if book.ace[p.character[square]] == 1:
            seat = controller(p, square)
            if seat != NONE:
                total += 1 << (8 * seat)
    for n in range(book.ace_count):
        kept = p.kept[book.ace_card[n]]
        if KILLED <= kept < KILLED + SEATS:
            total += 1 << (8 * (kept - KILLED))
    return total


@kernel
def leader_in_aces(book: CortoBook, p: CortoPosition) -> int:  # C-QB-03
    total = aces(book, p)
    best, leader = book.aces_needed - 1, NONE
    for seat in range(p.seats):
        mine = (total >> (8 * seat)) & 0xFF
        if mine > best:
            best, leader = mine, seat
        elif mine == best:
            leader = NONE
    return leader


@kernel
def watch_aces(book: CortoBook, p: CortoPosition, log: Any) -> None:
    """Hands the tile of the four aces to whoever leads now: a display, not a state."""
    if quest_row(p, ACES) == NONE:
        return
    leader = leader_in_aces(book, p)
    if leader != p.ace_holder:
        p.ace_holder = leader
        note(log, ACES_CHANGED, EVERYBODY, NOBODY, leader)


@kernel
def sailable(p: CortoPosition) -> int:  # C-QA-02
    """Where the vessel may sail."""
    beside = 0
    if p.vessel % COLUMNS > 0:
        beside |= 1 << (p.vessel - 1)
    if p.vessel % COLUMNS < COLUMNS - 1:
        beside |= 1 << (p.vessel + 1)
    return beside & p.people


@kernel
def sail(p: CortoPosition, square: int, log: Any) -> None:
    note(log, VESSEL_SAILED, EVERYBODY, NOBODY, p.active, p.vessel, square)
    p.vessel = square


@kernel
def emerald_targets(p: CortoPosition) -> int:  # C-QG-02
    """Where the active seat may move the emerald."""
    if p.emerald == NONE or controller(p, p.emerald) != p.active:
        return 0
    return controlled(p, p.active, NEAR[p.emerald])


@kernel
def move_emerald(p: CortoPosition, square: int, log: Any) -> None:
    note(log, EMERALD_MOVED, EVERYBODY, NOBODY, p.active, p.emerald, square)
    p.emerald = square
