"""Who is asked, and which clause forbids a decision (section 5)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, due
from ludoteca.games.kragmortha.chain import judge_shove, judge_victim
from ludoteca.games.kragmortha.clauses import (
    K_END_03,
    K_ENF_10,
    K_ENF_11,
    K_MOV_01,
    K_MOV_06,
    K_ORD_21,
    K_ORD_22,
    K_RCT_02,
    K_RCT_05,
    K_RIG_03,
    K_RIG_11,
    K_RIG_12,
    K_SET_07,
    K_SET_10,
    K_SHV_01,
    K_TOM_01,
    K_TOM_04,
    K_TOM_06,
    K_TOM_07,
    K_TOM_08,
    K_TOM_15,
    K_TRN_01,
    K_TRN_03,
    K_TRN_04,
    K_TRN_05,
    K_TRN_07,
    K_TRN_08,
)
from ludoteca.games.kragmortha.codes import (
    FIRST_OF,
    KIND_ACCUSE,
    KIND_ACCUSE_OF,
    KIND_ANNOUNCE,
    KIND_CONFESS,
    KIND_DECLARE_STUCK,
    KIND_DENY,
    KIND_END_TURN,
    KIND_FORBID,
    KIND_GLORY,
    KIND_GREET,
    KIND_LET_PASS,
    KIND_NO_TRANSFER,
    KIND_OF,
    KIND_ORDER_TOKENS,
    KIND_PEEK,
    KIND_PICK_GAZE,
    KIND_PICK_SEAT,
    KIND_PICK_VICTIM,
    KIND_PLACE,
    KIND_PLAY_CARD,
    KIND_RELOCATE,
    KIND_RITUAL,
    KIND_SHOVE,
    KIND_SIT,
    KIND_SLIP,
    KIND_STAND,
    KIND_STEP,
    KIND_STOP,
    KIND_TRANSFER,
    KIND_USE_CLOAK,
    KIND_USE_TOME,
    KIND_VOTE,
)
from ludoteca.games.kragmortha.enforcement import (
    in_tribunal,
    judge_accuse,
    judge_accuse_of,
    judge_confess_freely,
    votes_in,
)
from ludoteca.games.kragmortha.gazes import judge_forbidden
from ludoteca.games.kragmortha.landing import judge_relocation, where_to
from ludoteca.games.kragmortha.movement import (
    is_playable,
    judge_step,
    judge_transfer,
    may_declare_stuck,
    near_goblins,
)
from ludoteca.games.kragmortha.orders import (
    judge_announce,
    judge_greet,
    judge_peek,
    judge_poke,
    judge_ritual,
    judge_sit,
    judge_slip,
    judge_stand,
)
from ludoteca.games.kragmortha.position import (
    AFTER,
    AGAIN,
    ANSWER,
    BEFORE,
    BELL,
    CLOAK,
    GAZES,
    IMMEDIATE,
    LEAP,
    NO_VOTE,
    OF_ACCUSE,
    OF_CLOAK,
    OF_FORBID,
    OF_GLORY,
    OF_SIT,
    OF_VOTE,
    ORDER_TOKENS,
    PICK_GAZE,
    PICK_SEAT,
    PICK_VICTIM,
    PLACE,
    REACT,
    RELOCATE,
    SHOVE,
    STEP,
    TIMED,
    TRANSFER,
    V2,
    VOTE,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.setup import judge_placement
from ludoteca.games.kragmortha.tomes import (
    judge_picked_gaze,
    judge_picked_seat,
    judge_tome,
    orderings,
)

# In which phases a kind of decision is asked for, as bits
ASKED_IN = np.zeros(len(FIRST_OF), np.int32)
# What to answer if it is asked of another seat, or if something else is asked
WRONG_SEAT = np.zeros(len(FIRST_OF), np.int16)
NOT_NOW = np.zeros(len(FIRST_OF), np.int16)
for _kind, _phases, _wrong_seat, _not_now in (
    (KIND_PLACE, (PLACE,), K_SET_07, K_SET_10),
    (KIND_PLAY_CARD, (BEFORE, AGAIN), K_TRN_01, K_TRN_01),
    (KIND_DECLARE_STUCK, (BEFORE,), K_TRN_01, K_TRN_05),
    (KIND_USE_TOME, (BEFORE, AFTER), K_TOM_01, K_TRN_07),
    (KIND_STEP, (STEP, LEAP, BELL), K_MOV_01, K_MOV_01),
    (KIND_STOP, (STEP,), K_MOV_01, K_MOV_06),
    (KIND_SHOVE, (SHOVE,), K_SHV_01, K_SHV_01),
    (KIND_RELOCATE, (RELOCATE,), K_RIG_03, K_RIG_03),
    (KIND_TRANSFER, (TRANSFER,), K_RIG_11, K_RIG_11),
    (KIND_NO_TRANSFER, (TRANSFER,), K_RIG_11, K_RIG_12),
    (KIND_PICK_GAZE, (PICK_GAZE,), K_TOM_01, K_TOM_04),
    (KIND_PICK_SEAT, (PICK_SEAT,), K_TOM_01, K_TOM_07),
    (KIND_PICK_VICTIM, (PICK_VICTIM,), K_TOM_01, K_TOM_08),
    (KIND_ORDER_TOKENS, (ORDER_TOKENS,), K_TOM_01, K_TOM_15),
    (KIND_END_TURN, (AFTER,), K_TRN_01, K_TRN_08),
    (KIND_USE_CLOAK, (CLOAK,), K_TOM_06, K_TOM_06),
):
    for _phase in _phases:
        ASKED_IN[_kind] |= 1 << _phase
    WRONG_SEAT[_kind], NOT_NOW[_kind] = _wrong_seat, _not_now


@kernel
def waiting(book: KragBook, p: KragPosition) -> int:
    if p.over == OVER or p.agenda_top == 0:
        return 0
    if due(p) != VOTE:
        return 1 << p.agenda[p.agenda_top - 1, 1]
    bits = 0
    for seat in range(p.seats):
        if votes_in(p, seat) and p.votes[seat] == NO_VOTE:
            bits |= 1 << seat
    return bits


@kernel
def forbids(book: KragBook, p: KragPosition, seat: int, code: int) -> int:
    kind = int(KIND_OF[code])
    value = code - int(FIRST_OF[kind])
    if p.over == OVER:
        return K_END_03
    if in_tribunal(p):
        return judge_in_tribunal(p, seat, kind, value)
    if kind < KIND_CONFESS:
        clause = judge_asked(p, seat, kind)
        return clause if clause else judge_answer(book, p, seat, kind, value)
    if kind < KIND_STAND:
        return judge_reaction(book, p, seat, kind, value)
    return judge_free(book, p, seat, kind, value)


@kernel
def judge_asked(p: KragPosition, seat: int, kind: int) -> int:
    """Whether the seat is asked for this kind of decision."""
    asked = due(p)
    own = p.agenda[p.agenda_top - 1, 1] == seat
    if ASKED_IN[kind] >> asked & 1:
        return 0 if own else WRONG_SEAT[kind]
    if asked == PLACE:
        return K_SET_10
    return NOT_NOW[kind] if own or seat == p.active else K_TRN_01


@kernel
def judge_answer(book: KragBook, p: KragPosition, seat: int, kind: int, value: int) -> int:
    """A decision of the kind that the seat is asked for."""
    if kind == KIND_STEP:
        return judge_step(book, p, value)
    if kind == KIND_PLAY_CARD:
        return judge_card(book, p, seat, value)
    if kind == KIND_DECLARE_STUCK:
        return 0 if may_declare_stuck(book, p, seat) else K_TRN_04
    if kind == KIND_STOP:
        return 0 if p.agenda[p.agenda_top - 1, 2] == 2 else K_MOV_06
    if kind == KIND_SHOVE:
        return judge_shove(book, p, value)
    if kind == KIND_RELOCATE:
        cause = p.agenda[p.agenda_top - 1, 2]
        return judge_relocation(book, p, cause, where_to(book, p, cause), value)
    if kind == KIND_TRANSFER:
        low, high = near_goblins(book, p)
        return judge_transfer(book, p, low, high, value)
    if kind == KIND_USE_TOME:
        return judge_tome(book, p, seat, value)
    if kind == KIND_PLACE:
        return judge_placement(book, p, value)
    if kind == KIND_PICK_GAZE:
        return judge_picked_gaze(book, p, seat, value)
    if kind == KIND_PICK_SEAT:
        return judge_picked_seat(book, p, seat, value)
    if kind == KIND_PICK_VICTIM:
        return judge_victim(book, p, seat, value)
    if kind == KIND_ORDER_TOKENS:
        return 0 if value < orderings(p) else K_TOM_15
    return 0  # no_transfer, end_turn, use_cloak


@kernel
def judge_card(book: KragBook, p: KragPosition, seat: int, slot: int) -> int:
    if slot >= p.hand_size[seat] or not is_playable(book, p, seat, slot):
        return K_TRN_03
    return 0


@kernel
def judge_in_tribunal(p: KragPosition, seat: int, kind: int, value: int) -> int:
    """While a tribunal is open only its decisions count (K-ENF-10)."""
    if kind in (KIND_CONFESS, KIND_DENY):
        answers = due(p) == ANSWER and seat == p.defendant and value == p.charge
        return 0 if answers else K_ENF_11
    if kind == KIND_VOTE or (kind == KIND_LET_PASS and value == OF_VOTE):
        votes = due(p) == VOTE and votes_in(p, seat) and p.votes[seat] == NO_VOTE
        return 0 if votes else K_ENF_11
    return K_ENF_10


@kernel
def is_asked_to_react(p: KragPosition, seat: int, what: int) -> bool:
    entry = p.agenda[p.agenda_top - 1]
    return entry[0] == REACT and entry[1] == seat and entry[2] == what


@kernel
def may_react(p: KragPosition, seat: int, what: int) -> bool:
    """In `immediate` only when asked, in `timed` while it is due (K-RCT-02, -03)."""
    return p.reactions == TIMED or is_asked_to_react(p, seat, what)


@kernel
def judge_reaction(book: KragBook, p: KragPosition, seat: int, kind: int, value: int) -> int:
    if kind == KIND_CONFESS:
        return judge_confess_freely(p, seat, value)
    if kind in (KIND_DENY, KIND_VOTE):
        return K_ENF_11
    if kind == KIND_FORBID:
        return judge_forbid(book, p, seat, value)
    if kind == KIND_GLORY:
        return 0 if owes_glory(p, seat) else K_ORD_22
    if kind == KIND_SIT:
        return judge_sit(p, seat)
    if kind == KIND_ACCUSE:
        return judge_accuse(p, seat, value)
    if kind == KIND_ACCUSE_OF:
        return judge_accuse_of(p, seat, value // GAZES, value % GAZES)
    return judge_pass(p, seat, value)


@kernel
def judge_forbid(book: KragBook, p: KragPosition, seat: int, square: int) -> int:
    if not p.forbidders >> seat & 1 or not may_react(p, seat, OF_FORBID):
        return K_ORD_21
    return judge_forbidden(book, p, square)


@kernel
def owes_glory(p: KragPosition, seat: int) -> bool:
    return p.glory_due == 1 and p.gaze_owner[V2] == seat and may_react(p, seat, OF_GLORY)


@kernel
def judge_pass(p: KragPosition, seat: int, what: int) -> int:
    """K-RCT-02, -03, -05"""
    if what == OF_CLOAK:
        entry = p.agenda[p.agenda_top - 1]
        return 0 if entry[0] == CLOAK and entry[1] == seat else K_TOM_06
    if what == OF_VOTE:
        return K_ENF_11
    if what == OF_FORBID and p.reactions == IMMEDIATE:
        return K_RCT_02
    if what == OF_GLORY:
        reacts = owes_glory(p, seat)
    elif what == OF_SIT:
        reacts = is_asked_to_react(p, seat, OF_SIT)
    elif what == OF_FORBID:
        reacts = p.forbidders >> seat & 1 == 1
    else:
        reacts = p.alert >> seat & 1 == 1 and may_react(p, seat, OF_ACCUSE)
    return 0 if reacts else K_RCT_05


@kernel
def judge_free(book: KragBook, p: KragPosition, seat: int, kind: int, value: int) -> int:
    if kind == KIND_STAND:
        return judge_stand(p, seat)
    if kind == KIND_GREET:
        return judge_greet(p, seat, value)
    if kind == KIND_ANNOUNCE:
        return judge_announce(book, p, seat, value)
    if kind == KIND_RITUAL:
        return judge_ritual(p, seat, value // 4, value % 4)
    if kind == KIND_SLIP:
        return judge_slip(p, seat, value)
    if kind == KIND_PEEK:
        return judge_peek(p, seat, value)
    return judge_poke(p, seat, value)
