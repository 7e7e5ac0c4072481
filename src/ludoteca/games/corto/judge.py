"""Why a decision is forbidden: the most telling clause for any decision of any seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER
from ludoteca.games.corto.answers import (
    adds,
    arrangeable,
    hits,
    hits_train,
    optional,
    owners,
    rows,
    square_kind,
    squares,
)
from ludoteca.games.corto.board import actor_square, character_squares, figures, has, in_range
from ludoteca.games.corto.cards import effect_of, holds
from ludoteca.games.corto.characters import backgrounds, connected, object_range
from ludoteca.games.corto.decisions import BY_BORDER, BY_DESERT, CLAUSES, DECISIONS
from ludoteca.games.corto.position import (
    ACT,
    ADVANTAGE,
    AREA,
    ARRANGE,
    BOARDS_FULL,
    CHARACTER,
    CORTO,
    CORTO_PLACES,
    DESERT,
    DESERT_TO,
    DISCARDING,
    DRAWS,
    ENTER,
    MOVE,
    NONE,
    OBJECT,
    OWNER,
    PEEK,
    PLACE,
    PLAYING,
    RASPUTIN_KILLS,
    SETUP_DRAWS,
    SETUP_MARKERS,
    STACK_DECK,
    SWAP,
    TAKE_FROM,
    TURN,
    USE_ACTION,
    USE_OBJECT,
    WHICH,
    WITHIN,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.rules import (
    ACTION,
    ADD,
    CHOOSE_OWNER,
    DECLINE,
    DISCARD,
    DRAW,
    END_DRAW,
    END_PLAY,
    ENTER_AT,
    FIGURINE,
    FIRST_OF,
    HIT,
    HIT_TRAIN,
    KIND_OF,
    MOVE_TO,
    PEEK_AT,
    PLACE_AT,
    PLAY,
    PUT_BACK,
    REFILL,
    TAKE,
)
from ludoteca.games.corto.turn import playable

_n = CLAUSES.number
C_ADV_03, C_ADV_07, C_ADV_13 = map(_n, ["C-ADV-03", "C-ADV-07", "C-ADV-13"])
C_CHR_01, C_CHR_02, C_CHR_04 = map(_n, ["C-CHR-01", "C-CHR-02", "C-CHR-04"])
C_CHR_08, C_CHR_09, C_CHR_11 = map(_n, ["C-CHR-08", "C-CHR-09", "C-CHR-11"])
C_COR_06, C_FIG_02, C_FIG_03, C_FIG_06 = map(_n, ["C-COR-06", "C-FIG-02", "C-FIG-03", "C-FIG-06"])
C_DRW_03, C_DRW_06, C_DSC_01, C_DSC_02 = map(_n, ["C-DRW-03", "C-DRW-06", "C-DSC-01", "C-DSC-02"])
C_END_01, C_END_04, C_END_07 = map(_n, ["C-END-01", "C-END-04", "C-END-07"])
C_GEO_04, C_HIT_01, C_HIT_04, C_HIT_05 = map(_n, ["C-GEO-04", "C-HIT-01", "C-HIT-04", "C-HIT-05"])
C_LNG_04, C_MRK_01, C_MRK_02, C_MRK_03 = map(_n, ["C-LNG-04", "C-MRK-01", "C-MRK-02", "C-MRK-03"])
C_MRK_04, C_MRK_05 = map(_n, ["C-MRK-04", "C-MRK-05"])
C_OBJ_01, C_OBJ_03, C_OBJ_04 = map(_n, ["C-OBJ-01", "C-OBJ-03", "C-OBJ-04"])
C_OBJ_06, C_OBJ_07, C_QE_03, C_QE_06 = map(_n, ["C-OBJ-06", "C-OBJ-07", "C-QE-03", "C-QE-06"])
C_QST_01, C_RAS_03, C_SET_12, C_SET_13 = map(_n, ["C-QST-01", "C-RAS-03", "C-SET-12", "C-SET-13"])
C_TRN_01, C_TRN_02, C_TRN_03 = map(_n, ["C-TRN-01", "C-TRN-02", "C-TRN-03"])
C_TRN_05, C_TRN_09 = map(_n, ["C-TRN-05", "C-TRN-09"])

# The clause that says when each kind of decision is made at all.
_MADE = {
    "setup_marker": "C-SET-12",
    "draw": "C-DRW-01",
    "play": "C-TRN-01",
    "discard": "C-DSC-01",
    "refill": "C-DSC-01",
    "end_play": "C-TRN-05",
    "end_draw": "C-DRW-04",
    "place": "C-CHR-01",
    "take_from": "C-MRK-02",
    "add": "C-CHR-08",
    "hit": "C-CHR-09",
    "choose_owner": "C-HIT-04",
    "hit_train": "C-QE-03",
    "decline": "C-CHR-07",
    "figurine": "C-FIG-01",
    "enter": "C-FIG-02",
    "move": "C-FIG-03",
    "use_action": "C-FIG-08",
    "kill": "C-RAS-01",
    "swap_first": "C-ADV-03",
    "swap_second": "C-ADV-03",
    "peek": "C-ADV-07",
    "arrange": "C-ADV-07",
    "desert_from": "C-ADV-13",
    "desert_to": "C-ADV-13",
    "sail": "C-QA-02",
    "emerald": "C-QG-02",
}
MADE = np.array([_n(_MADE[kind.name]) for kind in DECISIONS.kinds])


@kernel
def forbids(book: CortoBook, p: CortoPosition, seat: int, code: int) -> int:
    if p.over == OVER:
        return C_END_01 if p.reason == BOARDS_FULL else C_END_07
    entry = p.agenda[p.agenda_top - 1]
    if seat != p.active:
        return not_now(entry[0], C_TRN_09)
    kind = KIND_OF[code]
    value = code - FIRST_OF[kind]
    if answers(book, p, entry, kind, value):
        return 0
    if kind <= END_DRAW and kind != 0:
        return against_turn(book, p, entry, kind, value)
    if kind == PLACE_AT and entry[0] == PLACE:
        return against_place(book, p, entry[1], value)
    if kind in (ADD, HIT, HIT_TRAIN):
        return against_target(book, p, entry, kind, value)
    return against_step(book, p, entry, kind, value)


@kernel
def not_now(due: int, otherwise: int) -> int:
    """The clause of the set-up while it lasts, or another."""
    if due == SETUP_MARKERS:
        return C_SET_12
    return C_SET_13 if due == SETUP_DRAWS else otherwise


@kernel
def answers(book: CortoBook, p: CortoPosition, entry: Any, kind: int, value: int) -> bool:
    """Whether a decision of the active seat is legal."""
    due = entry[0]
    if due == TURN:
        return answers_turn(book, p, kind, value)
    if kind in (DRAW, PEEK_AT, ENTER_AT):
        if not asks_row(due, kind):
            return False
        row = p.row_of[value]
        return row != NONE and (rows(book, p, entry) >> row) & 1 == 1
    if kind == ADD:
        return has(adds(book, p, entry), value)
    if kind == HIT:
        return has(hits(book, p, entry), value)
    if kind == HIT_TRAIN:
        return hits_train(book, p, entry)
    if kind == DECLINE:
        return optional(entry)
    if kind == END_DRAW:
        return due == DRAWS and p.mode == PLAYING
    if kind == CHOOSE_OWNER:
        return due == OWNER and (owners(p, entry) >> value) & 1 == 1
    if kind == FIGURINE:
        return due == WHICH
    if kind == PUT_BACK:
        return due == ARRANGE and arrangeable(p, entry, value)
    if kind == ACTION:
        return due == USE_ACTION
    return square_kind(due) == FIRST_OF[kind] and has(squares(book, p, entry), value)


@kernel
def asks_row(due: int, kind: int) -> bool:
    if kind == DRAW:
        return due in (DRAWS, SETUP_DRAWS)
    return due == (PEEK if kind == PEEK_AT else ENTER)


@kernel
def answers_turn(book: CortoBook, p: CortoPosition, kind: int, value: int) -> bool:
    if kind == PLAY:
        return p.mode != DISCARDING and holds(p, p.active, value) and playable(book, p, value)
    if kind == DISCARD:
        return p.mode != PLAYING and holds(p, p.active, value)
    if kind == REFILL:
        return p.mode != PLAYING
    return kind == END_PLAY and p.mode == PLAYING


@kernel
def against_turn(book: CortoBook, p: CortoPosition, entry: Any, kind: int, value: int) -> int:
    """Against `play`, `discard`, `refill`, `end_play`, `draw` and `end_draw`."""
    due = entry[0]
    if due in (DRAWS, SETUP_DRAWS):
        if kind == DRAW:
            return C_DRW_03 if p.row_of[value] == NONE else C_DRW_06
        if kind == END_DRAW and due == DRAWS:
            return C_DSC_02
        return not_now(due, C_TRN_09)
    if due != TURN:
        return not_now(due, C_TRN_03)
    if kind == PLAY:
        return against_play(book, p, value)
    if p.mode == PLAYING and (kind in (DISCARD, REFILL)):
        return C_TRN_01
    return C_TRN_02 if kind == END_PLAY and p.mode == DISCARDING else MADE[kind]


@kernel
def against_play(book: CortoBook, p: CortoPosition, card: int) -> int:
    if p.mode == DISCARDING:
        return C_TRN_02
    if not holds(p, p.active, card):
        return C_TRN_01
    type_of = book.type_of[card]
    if type_of == CHARACTER:
        return against_character(book, p, card)
    if type_of == OBJECT:
        if p.actor == NONE:
            return C_OBJ_01 if p.arrivals == 0 else C_OBJ_03
        return C_OBJ_07
    if type_of == ADVANTAGE:
        effect = effect_of(book, p, card)
        if effect == SWAP:
            return C_ADV_03
        if effect == DESERT:
            return C_ADV_13
        return C_ADV_07 if effect == STACK_DECK else C_END_04
    return C_END_04


@kernel
def against_character(book: CortoBook, p: CortoPosition, card: int) -> int:
    """Why a character has no square at all."""
    fitting = backgrounds(book, p, card) & character_squares(book, p)
    if fitting == 0:
        return C_CHR_02
    fitting &= ~(p.people | figures(p))
    if fitting == 0:
        return C_CHR_01
    return C_END_04 if fitting & connected(p) else C_CHR_04


@kernel
def against_place(book: CortoBook, p: CortoPosition, card: int, square: int) -> int:
    if not has(character_squares(book, p), square):
        return C_GEO_04
    if has(p.people, square):
        return C_CHR_01
    if has(figures(p), square):
        return C_FIG_06
    if not has(backgrounds(book, p, card), square):
        return C_CHR_02
    return C_END_04 if has(connected(p), square) else C_CHR_04


@kernel
def against_target(book: CortoBook, p: CortoPosition, entry: Any, kind: int, square: int) -> int:
    """Against `add`, `hit` and `hit_train`."""
    due = entry[0]
    if due == ACT:
        card, acting, reach, beyond = p.character[entry[1]], entry[1], 0, C_CHR_11
        reach = in_range(acting, book.long[card])
    elif due == USE_OBJECT:
        card, acting, reach, beyond = entry[1], actor_square(p), 0, C_OBJ_07
        reach = object_range(book, card, acting, entry[3])
        if has(in_range(acting, book.long[card]), square):
            beyond = C_LNG_04
    elif due == CORTO_PLACES:
        if kind != ADD:
            return C_COR_06
        card, reach, beyond = NONE, AREA[p.figurine[CORTO]], C_COR_06
    else:
        return not_now(due, MADE[kind])
    if card != NONE and kind == ADD and book.adds[card] == 0:
        return C_CHR_09 if due == ACT else C_OBJ_04
    if card != NONE and kind != ADD and book.hits[card] == 0:
        return C_CHR_08 if due == ACT else C_OBJ_04
    if kind == HIT_TRAIN:
        return against_train(p)
    if not has(reach, square):
        return beyond
    if not has(p.people, square):
        return C_MRK_01 if kind == ADD else C_HIT_01
    return C_MRK_05 if kind == ADD else C_HIT_05


@kernel
def against_train(p: CortoPosition) -> int:
    if p.train != NONE:
        return C_QE_03
    return C_QE_06 if p.carriage_owner[0] != NONE else C_QST_01


@kernel
def against_step(book: CortoBook, p: CortoPosition, entry: Any, kind: int, value: int) -> int:
    """Against everything that answers one step and was asked at another, or answers it wrongly."""
    due = entry[0]
    if kind == DECLINE:
        return against_decline(entry)
    if kind == TAKE and due == TAKE_FROM:
        return C_MRK_04 if value == entry[1] else C_MRK_02
    if kind == CHOOSE_OWNER and due == OWNER:
        if entry[2] == BY_DESERT:
            return C_ADV_13
        return C_HIT_05 if value == p.active and entry[2] == BY_BORDER else C_HIT_04
    if kind == ENTER_AT and due == ENTER:
        return C_FIG_02 if p.row_of[value] == NONE else C_END_04
    if kind == MOVE_TO and due == MOVE:
        reach = WITHIN[entry[2], p.figurine[entry[1]]] & p.table
        return C_END_04 if has(reach, value) else C_FIG_03
    return not_now(due, MADE[kind])


@kernel
def against_decline(entry: Any) -> int:
    due = entry[0]
    if due == USE_OBJECT:
        return C_OBJ_06
    if due == RASPUTIN_KILLS:
        return C_RAS_03
    if due == TAKE_FROM:
        return C_MRK_03
    return C_ADV_13 if due == DESERT_TO else not_now(due, MADE[DECLINE])
