"""What may be due in a position: which entries lie on the agenda, and what each works with.

Random play of true positions makes nothing else. Described positions are held to it before any
kernel resolves them, since compiled kernels read on past the end of a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteca.core.position import RUNNING
from ludoteca.core.record import bare
from ludoteca.games.corto.decisions import BY_BORDER, BY_DESERT, BY_OBJECT, CORTO_GIVES, SETUP_GIVES
from ludoteca.games.corto.figurines import movable
from ludoteca.games.corto.position import (
    ACT,
    AFTER_PLACE,
    ARRANGE,
    CARDS,
    CHARACTER,
    CORTO,
    CORTO_PLACES,
    DESERT_FROM,
    DESERT_TO,
    DRAWS,
    EMERALD_MOVES,
    ENTER,
    FINISH,
    MOVE,
    NO_MODE,
    NONE,
    OBJECT,
    OWNER,
    PEEK,
    PLACE,
    PLAYING,
    RASPUTIN,
    RASPUTIN_KILLS,
    SAIL,
    SETUP_DRAWS,
    SETUP_MARKERS,
    SQUARES,
    STEPS,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE_FROM,
    TURN,
    USE_ACTION,
    USE_OBJECT,
    WHICH,
)
from ludoteca.games.corto.turn import may_draw

# What a seat may be asked while cards are played (C-TRN-01), from the entry on the turn upwards
_STEPS = {
    (),
    (PLACE,),
    (AFTER_PLACE, ACT),
    (AFTER_PLACE, ACT, TAKE_FROM),
    (AFTER_PLACE, TAKE_FROM),
    (AFTER_PLACE, OWNER),
    (SAIL,),
    (USE_OBJECT,),
    (USE_OBJECT, TAKE_FROM),
    (USE_OBJECT, OWNER),
    (TAKE_FROM,),
    (OWNER,),
    (WHICH,),
    (ENTER,),
    (MOVE,),
    (USE_ACTION,),
    (CORTO_PLACES,),
    (CORTO_PLACES, TAKE_FROM),
    (RASPUTIN_KILLS,),
    (SWAP_FIRST,),
    (SWAP_SECOND,),
    (PEEK,),
    (ARRANGE,),
    (DESERT_FROM,),
    (DESERT_TO,),
}
_AGENDAS = {(TURN, *steps) for steps in _STEPS}
_AGENDAS |= {(SETUP_MARKERS,), (SETUP_DRAWS,), (DRAWS,), (FINISH, EMERALD_MOVES)}
BOTH = 3  # figurines


def pending(book: Any, p: Any) -> list[str]:
    """What is due and could not have come about (invariants 8 to 10, 15)."""
    entries = [[int(n) for n in entry] for entry in p.agenda[: p.agenda_top]]
    kinds = tuple(entry[0] for entry in entries)
    if p.over != RUNNING:
        return ["something is due although the game is over"] if kinds else []
    if kinds not in _AGENDAS:
        return ["nobody could be asked what is due"]
    if (kinds[0] in (SETUP_MARKERS, SETUP_DRAWS)) != (p.turn == 0):
        return ["the set-up has no turn, and every turn comes after it"]
    if p.turn == 0:
        return list(_set_up(book, p, *entries[0][:2]))
    if (len(kinds) > 1 and kinds[0] == TURN) and p.mode != PLAYING:
        return ["a card is resolved that was not played"]
    if kinds[0] == TURN and not len(kinds) > 1 and p.mode != NO_MODE and p.hand_size[p.active] == 0:
        return ["there is no card left to play or to discard"]
    if kinds[0] != TURN and p.mode == NO_MODE:
        return ["a turn ends that was neither played nor discarded"]
    if (p.pending != NONE) != (PLACE in kinds):
        return ["a card waits for its square, or is to be placed and does not"]
    wrong = [entry[0] for entry in entries if not _works(book, p, entry)]
    return ["what is due finds nothing to work with"] if wrong else []


def _set_up(book: Any, p: Any, kind: int, done: int) -> Iterator[str]:  # C-SET-12, C-SET-13
    if not 0 <= done < p.seats or p.active != (p.first + done) % p.seats:
        yield "another seat is to set up"
        return
    marked = p.seats if kind == SETUP_DRAWS else done
    for n in range(p.seats):
        seat = (p.first + n) % p.seats
        if p.stock[seat] != book.markers_per_seat - (n < marked):
            yield f"seat {seat} has not placed its marker, or more than that one"
        drawn = kind == SETUP_DRAWS and n <= done
        most = book.start_hand - (n == done) if drawn else 0
        if p.hand_size[seat] > most or (drawn and n < done and p.hand_size[seat] < most):
            yield f"seat {seat} has not the cards of the set-up"
    kept = np.count_nonzero(np.asarray(p.kept) != NONE)
    if p.pile_size or kept or p.pending != NONE or p.mode != NO_MODE:
        yield "cards were played before the first turn"


def _works(book: Any, p: Any, entry: list[int]) -> bool:
    """Whether an entry finds what its arguments name."""
    kind, a, b, c = entry[:4]
    if kind == PLACE:
        return 0 <= a < CARDS and a == p.pending and bool(book.type_of[a] == CHARACTER)
    if kind in (ACT, AFTER_PLACE, SWAP_SECOND):
        return _is_character(p, a)
    if kind == USE_OBJECT:
        held = 0 <= a < CARDS and book.type_of[a] == OBJECT
        return bool(held) and 0 <= b < book.strength[a] and 0 <= c <= 2
    if kind == TAKE_FROM:
        return _is_character(p, a) and SETUP_GIVES <= b <= CORTO_GIVES
    if kind == OWNER:
        return _is_character(p, a) and b in (BY_BORDER, BY_OBJECT, BY_DESERT)
    if kind == WHICH:
        return _is_move(a, b) and movable(bare(book), bare(p), BOTH, a) == BOTH
    if kind in (ENTER, MOVE):
        off = kind == ENTER
        return a in (CORTO, RASPUTIN) and _is_move(b, c) and (p.figurine[a] == NONE) == off
    if kind == USE_ACTION:
        return a in (CORTO, RASPUTIN) and bool(p.figurine[a] != NONE)
    if kind == CORTO_PLACES:
        return 0 < a <= book.corto_markers and bool(p.figurine[CORTO] != NONE)
    if kind == RASPUTIN_KILLS:
        return bool(p.figurine[RASPUTIN] != NONE)
    if kind == SWAP_FIRST:
        return int(p.people).bit_count() > 1
    if kind == ARRANGE:
        seen = 0 <= a < len(p.deck_size) and b <= min(book.look, p.deck_size[a])
        return bool(seen) and 0 <= c <= b - 2
    if kind == DRAWS:
        return bool(may_draw(bare(book), bare(p)))
    if kind == DESERT_TO:
        owned = _is_character(p, a) and 0 <= b < p.seats and p.markers[a, b] > 0
        return bool(owned) and 0 <= c < book.deserters
    return kind != SAIL or bool(p.vessel != NONE)


def _is_character(p: Any, square: int) -> bool:
    return 0 <= square < SQUARES and bool(int(p.people) >> square & 1)


def _is_move(steps: int, acts: int) -> bool:
    return 0 <= steps <= STEPS and acts in (0, 1)
