"""Positions of Corto in JSON, and how a partly described one is completed.

Whoever describes a position names what is special about it: a stacking, some characters, hands.
Cards named nowhere lie in their decks, markers in their stocks, quest pieces where the set-up
puts them; without a turn number it is the start of the turn of `active`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.errors import BadPosition
from ludoteca.core.record import bare
from ludoteca.core.sketch import Sketch
from ludoteca.games.corto.invariants import invariants, places_of_cards
from ludoteca.games.corto.position import (
    ACES,
    ACTOR,
    AS_GOLD,
    CARD,
    COLUMNS,
    CROW,
    DECK,
    EMERALD,
    GREAT_GOLD,
    INGOT,
    KEPT,
    KILLED,
    LAID,
    LEOPARDS,
    LETTERS,
    MODE,
    NONE,
    SEAT,
    SEATS,
    SETUP_MARKERS,
    SQUARE,
    STORYLINE,
    TILE,
    TILES,
    TRAIN,
    TURN,
    VESSEL,
)
from ludoteca.games.corto.quests import leader_in_aces, quest_row
from ludoteca.games.corto.scoring import N_PARTS, PARTS, score


def mend(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    if "stacking" in described:
        _restack(book, p, described)
    _derive(book, p)
    if described and described.get("turn", 1) > 0 and int(p.agenda[0, 0]) == SETUP_MARKERS:
        _start_turn(book, p, described)
    if "stock" not in described:
        p.stock[: p.seats] = book.markers_per_seat - np.asarray(p.markers).sum(axis=0)[: p.seats]
    if "deck" not in described:
        _fill_decks(p)
    p.ace_holder = leader_in_aces(bare(book), bare(p)) if quest_row(bare(p), ACES) != NONE else NONE
    problems = invariants(book, p)
    if problems:
        raise BadPosition(problems[0])


def _restack(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    """Other storylines than those dealt: their rows, and their quests unless described."""
    p.row_of[:] = NONE
    p.table = 0
    for row, story in enumerate(np.asarray(p.stacking).tolist()):
        if story != NONE:
            p.row_of[story] = row
            p.table |= ((1 << book.columns) - 1) << (COLUMNS * row)
    for field, value in _quest_pieces(book, p).items():
        if field not in described:
            setattr(p, field, value)


def _quest_pieces(book: Any, p: Any) -> dict[str, Any]:
    """The quest pieces as the set-up lays them, those face down in the order of the pack."""
    start = {
        quest: int(p.row_of[quest]) * COLUMNS if p.quests else NONE * COLUMNS
        for quest in (VESSEL, TILES, LEOPARDS, TRAIN, EMERALD)
    }

    def at(quest: int, column: int) -> int:
        return NONE if start[quest] < 0 else start[quest] + column

    tile, there = [NONE] * COLUMNS, [0] * COLUMNS
    if start[TILES] >= 0:
        for n in range(book.ingots + book.crows):
            tile[book.tile_first + n] = INGOT if n < book.ingots else CROW
            there[book.tile_first + n] = 1
    carriage = np.full_like(np.asarray(p.carriage), NONE)
    if start[TRAIN] >= 0:
        carriage[: book.carriages] = book.carriage[: book.carriages]
    return {
        "vessel": at(VESSEL, book.vessel_start),
        "tile": tile,
        "tile_there": there,
        "leopards_left": 0 if start[LEOPARDS] < 0 else book.leopards,
        "train": at(TRAIN, book.train_start),
        "carriages_left": 0 if start[TRAIN] < 0 else book.carriages,
        "carriage": carriage,
        "carriage_owner": NONE,
        "emerald": at(EMERALD, book.emerald_start),
    }


def _derive(book: Any, p: Any) -> None:
    """What a position holds twice, for speed."""
    p.people = sum(1 << s for s, card in enumerate(np.asarray(p.character)) if card != NONE)
    for seat in range(SEATS):
        hand = sorted(int(card) for card in np.asarray(p.hand)[seat] if card != NONE)
        p.hand_size[seat] = len(hand)
        p.hand[seat, : len(hand)] = hand
        p.back[seat] = NONE
        p.back[seat, : len(hand)] = [card // DECK for card in hand]
        kept = np.asarray(p.kept)
        p.kills[seat] = np.count_nonzero(kept == KILLED + seat)
        p.gold[seat] = np.count_nonzero(kept == AS_GOLD + seat)
        p.shields[seat] = np.count_nonzero(kept == LAID + seat)
    p.pile_size = np.count_nonzero(np.asarray(p.pile) != NONE)


def _start_turn(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    p.agenda[0] = 0
    p.agenda[0, 0] = TURN
    p.turn = described.get("turn", 1)
    p.active = described.get("active", 0)
    p.draw_limit = described.get("draw_limit", book.draw_limit)


def _fill_decks(p: Any) -> None:
    """Cards named nowhere lie in their decks, the highest on top."""
    p.deck[:] = NONE
    named = places_of_cards(p)
    for row, story in enumerate(np.asarray(p.stacking).tolist()):
        left = [c for c in range(story * DECK, (story + 1) * DECK) if story != NONE]
        left = [card for card in left if card not in named]
        p.deck[row, : len(left)] = left
        p.deck_size[row] = len(left)
        p.known[row] = 0


def derived(book: Any, p: Any) -> dict[str, Any]:
    """What all see beyond the record: the provisional treasure count, where big gold lies, and
    what is printed on the characters."""
    out = np.zeros((SEATS, 1 + N_PARTS), np.int64)
    score(bare(book), bare(p), out)
    row = quest_row(bare(p), GREAT_GOLD)
    columns = [n for n in range(COLUMNS) if row != NONE and (book.great_squares >> n) & 1]
    printed = _marks(*(np.asarray(getattr(book, field), bool).tobytes() for field in PRINTED))
    characters = np.asarray(p.character).tolist()
    return {
        "standing": [dict(zip(PARTS, line, strict=True)) for line in out[: p.seats, 1:].tolist()],
        "great_gold": [f"{LETTERS[GREAT_GOLD]}:{column}" for column in columns],
        "marks": ["" if card == NONE else printed[card] for card in characters],
    }


PRINTED = ("adds", "hits", "long", "friend", "ace")


@cache
def _marks(*tables: bytes) -> list[str]:
    """What is printed on each character, in words."""
    adds, hits, *others = (np.frombuffer(table, bool).tolist() for table in tables)
    return [
        " ".join(
            [
                "both" if adds[card] and hits[card] else "white" if adds[card] else "black",
                *(mark for mark, where in zip(PRINTED[2:], others, strict=True) if where[card]),
            ]
        )
        for card in range(len(adds))
    ]


SKETCH = Sketch(
    mend=mend,
    stacking=STORYLINE,
    first=SEAT,
    active=SEAT,
    turn=None,
    idle=None,
    mode=MODE,
    played=None,
    discarded=None,
    cards_drawn=None,
    draw_limit=None,
    arrivals=None,
    actor=ACTOR,
    pending=CARD,
    ignore_adjacency=None,
    ignore_colour=None,
    character=CARD,
    markers=None,
    stock=None,
    figurine=SQUARE,
    deck=CARD,
    deck_size=None,
    known=None,
    hand=CARD,
    hand_size=None,
    back=STORYLINE,
    pile=CARD,
    pile_size=None,
    kept=KEPT,
    kills=None,
    gold=None,
    reserve=None,
    shields=None,
    vessel=SQUARE,
    ace_holder=SEAT,
    tile=TILE,
    tile_there=None,
    ingots=None,
    crows=None,
    leopards_left=None,
    leopards=None,
    train=SQUARE,
    carriages_left=None,
    carriage=None,
    carriage_owner=SEAT,
    emerald=SQUARE,
)
