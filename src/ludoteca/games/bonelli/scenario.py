"""Completes a described position: what was named nowhere goes back into the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.core.dice import shuffle
from ludoteca.core.errors import BadPosition
from ludoteca.core.position import due, push
from ludoteca.core.record import bare
from ludoteca.games.bonelli.cards import COMMIT, DECLARING, LEADING
from ludoteca.games.bonelli.count import recount
from ludoteca.games.bonelli.invariants import bounds
from ludoteca.games.bonelli.position import (
    ALBI,
    ALBO_DECK,
    BALLOONS,
    CARDS,
    COMMITTING,
    DECLARATION,
    ENDS,
    NONE,
    PACKET,
    PHASES,
    PLACES,
    REMOVED,
    SEATS,
    SET_UP,
    THE_END,
    WOWS,
)

_FIRST = {SET_UP: LEADING, DECLARATION: DECLARING, COMMITTING: COMMIT}  # on the agenda, by phase


def mend(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    """Sizes follow from rows; cards, Albi and tokens not described lie where they are left over."""
    if not described:
        return
    for seat in range(SEATS):
        _size_rows(book, p, seat, described)
        if "deck" not in described:
            _fill_deck(book, p, seat)
    if "albo_deck" not in described or "removed" not in described:
        _fill_albo_deck(p)
    _fill_reserve(p)
    _restart(p)
    if p.contested >= 0 and p.albo < 0:
        p.albo = p.face_up[p.contested]
    broken = bounds(book, p)
    if broken:
        raise BadPosition(f"no such position can be: {'; '.join(broken)}")
    recount(bare(book), bare(p))


def _held(row: Any) -> int:
    return int((np.asarray(row) >= 0).sum())


def _size_rows(book: Any, p: Any, seat: int, described: Mapping[str, Any]) -> None:
    """Rows are described as far as they are filled; the rest is wiped."""
    for name in ("hand", "discard", "shown", "known", "row", "card", "card_place"):
        row = np.asarray(getattr(p, name)[seat])
        if name in described:
            row[len(described[name][seat]) :] = NONE
        if name in ("hand", "discard", "shown", "known"):
            row[:] = [*sorted(c for c in row.tolist() if c >= 0), *[NONE] * int((row < 0).sum())]
    count = p.card_count[seat] = _held(p.card[seat])
    p.card_marks[seat, count:] = 0
    p.card_base[seat, count:] = 0
    if "card" in described and "card_base" not in described:
        for n in range(count):
            p.card_base[seat, n] = book.value[p.card[seat, n]]
    p.row_size[seat] = _held(p.row[seat])
    p.hand_size[seat] = _held(p.hand[seat]) + p.row_size[seat]
    p.discard_size[seat] = _held(p.discard[seat])
    p.deck_size[seat] = _held(p.deck[seat])


def _fill_deck(book: Any, p: Any, seat: int) -> None:
    """Every card of the hero that lies nowhere else, shuffled."""
    hero = p.hero[seat]
    left = np.zeros(CARDS, np.int64)
    first, count = book.first[hero], book.entries[hero]
    left[first : first + count] = np.asarray(book.copies)[first : first + count]
    for name in ("hand", "row", "discard", "card"):
        for card in np.asarray(getattr(p, name)[seat]):
            if card >= 0:
                left[card] -= 1
    if left.min() < 0:
        raise BadPosition(f"seat {seat}: more copies of a card than its hero has")
    deck = np.repeat(np.arange(CARDS), left)
    p.deck[seat, :] = NONE
    p.deck[seat, : len(deck)] = deck
    p.deck_size[seat] = len(deck)
    shuffle(bare(p), p.deck[seat], p.deck_size[seat])


def _fill_albo_deck(p: Any) -> None:
    """16 - t cards in turn t, The End among the last seven; the others are removed (B-SETUP)."""
    up = [int(albo) for albo in p.face_up if albo >= 0]
    ends = ENDS - up.count(THE_END)
    gone = {albo for albo in up if albo < THE_END}
    gone |= {albo for albo in range(ALBI) if p.fate[albo] >= 0}
    left = np.array([albo for albo in range(ALBI) if albo not in gone], np.int64)
    size = ALBO_DECK - len(gone) - (ENDS - ends)
    if not ends <= size <= min(ALBO_DECK - PLACES, len(left) + ends):
        raise BadPosition(f"face_up, fate: {size} cards would be left in the Albo deck")
    shuffle(bare(p), left, len(left))
    packet = np.array([THE_END] * ends + [NONE] * (min(size, PACKET) - ends), np.int64)
    shuffle(bare(p), packet, len(packet))
    p.albo_deck[:] = NONE
    p.albo_deck[: len(packet)] = packet
    taken = 0
    for n in range(size):
        if p.albo_deck[n] == NONE:
            p.albo_deck[n] = left[taken]
            taken += 1
    if len(left) - taken != REMOVED:
        raise BadPosition(
            f"face_up, fate: {len(left) - taken} Albi would be removed, not {REMOVED}"
        )
    p.removed[:] = left[taken:]
    p.albo_left = size


def _fill_reserve(p: Any) -> None:
    """The tokens that nobody has and that lie on no Albo (B-TOKEN-01)."""
    spent = int(np.sum(p.balloons)) + int(np.sum(p.place_balloons))
    wows = int(np.sum(p.wow)) + int(np.sum(p.albo_wow))
    if not (0 <= spent <= BALLOONS and 0 <= wows <= WOWS):
        raise BadPosition(f"balloons: there are {BALLOONS}, and {WOWS} WOW! tokens")
    p.reserve, p.reserve_wow = BALLOONS - spent, WOWS - wows


def _restart(p: Any) -> None:
    """The agenda of a described phase; those in between need their own, in `header`."""
    if p.over or due(bare(p)) not in (LEADING, DECLARING):
        return
    if p.phase not in _FIRST:
        phase = PHASES[p.phase]
        raise BadPosition(f"phase: {phase} needs the agenda, in header; or describe a declaration")
    asked = {SET_UP: p.younger_seat + 1, DECLARATION: p.protagonist + 1, COMMITTING: 0}
    p.agenda[:, :] = 0
    p.agenda_top = 0
    push(bare(p), _FIRST[p.phase], asked[p.phase])
