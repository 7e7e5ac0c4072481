"""The treasure count (C-SCO), with its parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.games.corto.board import controlled, count, group_at, lowest
from ludoteca.games.corto.decisions import FACTS, GOLD_ZERO
from ludoteca.games.corto.position import (
    ACES,
    COLUMNS,
    EMERALD,
    GREAT_GOLD,
    LEOPARDS,
    NONE,
    QUESTS,
    SEATS,
    TILES,
    TRAIN,
    VESSEL,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import leader_in_aces, quest_row

PARTS = (
    "total",
    "largest_group",
    "other_groups",
    "seal",
    "vessel",
    "aces",
    "tiles",
    "leopards",
    "train",
    "great_gold",
    "emerald",
    "stock",
)
N_PARTS = len(PARTS)
TOTAL, LARGEST, OTHERS, SEAL, FIRST_QUEST = 1, 2, 3, 4, 5
STOCK = FIRST_QUEST + QUESTS
SCORED, QUEST_SCORED = FACTS.number("scored"), FACTS.number("quest_scored")


@kernel
def score(book: CortoBook, p: CortoPosition, out: Any) -> None:
    for seat in range(p.seats):
        out[seat, :] = 0
        mine = controlled(p, seat, p.people)
        score_groups(book, mine, seat, out)
        out[seat, SEAL] = book.gold_seal * (p.kills[seat] + p.gold[seat] + p.reserve[seat])
        score_quests(book, p, seat, mine, out)
        out[seat, STOCK] = p.stock[seat]
        for part in range(LARGEST, STOCK):
            out[seat, TOTAL] += out[seat, part]
    for seat in range(p.seats):  # C-SCO-07, C-SCO-08
        out[seat, 0] = 1
        for other in range(p.seats):
            better = out[other, TOTAL] - out[seat, TOTAL]
            if better > 0 or (better == 0 and p.stock[other] > p.stock[seat]):
                out[seat, 0] += 1


@kernel
def score_groups(book: CortoBook, mine: int, seat: int, out: Any) -> None:  # C-SCO-01
    largest, others, rest = 0, 0, mine
    while rest:
        group = group_at(lowest(rest), mine)
        rest &= ~group
        size = count(group)
        if size < 2:  # C-SCO-04
            continue
        others += min(size, largest)  # C-SCO-02: one of several equally large
        largest = max(size, largest)
    out[seat, LARGEST] = book.gold_largest * largest
    out[seat, OTHERS] = book.gold_other * others  # C-SCO-03


@kernel
def score_quests(book: CortoBook, p: CortoPosition, seat: int, mine: int, out: Any) -> None:
    if p.quests == 0:
        return
    if p.vessel != NONE and (mine >> p.vessel) & 1:  # C-QA-04
        out[seat, FIRST_QUEST + VESSEL] = min(p.vessel % COLUMNS, book.vessel_most)
    if quest_row(p, ACES) != NONE and leader_in_aces(book, p) == seat:  # C-QB-03
        out[seat, FIRST_QUEST + ACES] = book.aces_gold
    out[seat, FIRST_QUEST + TILES] = (  # C-QC-03
        book.ingot_gold * p.ingots[seat] + book.crow_gold * p.crows[seat]
    )
    out[seat, FIRST_QUEST + LEOPARDS] = book.leopard_gold * p.leopards[seat]  # C-QD-04
    for n in range(p.carriages_left, book.carriages):  # C-QE-04
        if p.carriage_owner[n] == seat:
            out[seat, FIRST_QUEST + TRAIN] += p.carriage[n]
    great = quest_row(p, GREAT_GOLD)
    if great != NONE:  # C-QF-02
        squares = mine & (book.great_squares << (COLUMNS * great))
        out[seat, FIRST_QUEST + GREAT_GOLD] = book.great_gold * count(squares)
    if p.emerald != NONE and (mine >> p.emerald) & 1:  # C-QG-04
        group = count(group_at(p.emerald, mine))
        out[seat, FIRST_QUEST + EMERALD] = min(group, book.emerald_most)


@kernel
def tell_score(book: CortoBook, p: CortoPosition, log: Any) -> None:
    out = np.zeros((SEATS, 1 + N_PARTS), np.int64)
    score(book, p, out)
    for seat in range(p.seats):
        quests = 0
        for quest in range(QUESTS):
            gold = out[seat, FIRST_QUEST + quest]
            quests += gold
            if quest_row(p, quest) != NONE:
                note(log, QUEST_SCORED, EVERYBODY, NOBODY, seat, quest, gold + GOLD_ZERO)
        note(
            log,
            SCORED,
            EVERYBODY,
            NOBODY,
            seat,
            out[seat, LARGEST] + GOLD_ZERO,
            out[seat, OTHERS] + GOLD_ZERO,
            out[seat, SEAL] + GOLD_ZERO,
            quests + GOLD_ZERO,
            out[seat, TOTAL] + GOLD_ZERO,
            p.stock[seat],
            out[seat, 0],
        )
