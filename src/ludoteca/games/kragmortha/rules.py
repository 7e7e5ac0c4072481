"""One decision, and everything that follows from it."""

from __future__ import annotations

import numpy as np

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import RUNNING, due, pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import bound
from ludoteca.games.kragmortha.chain import shove
from ludoteca.games.kragmortha.codes import (
    FIRST_OF,
    KIND_ACCUSE,
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
    TO_CONFESS,
    TO_LET_PASS,
    TOLD_CLOAK_USED,
    TOLD_PEEKED,
)
from ludoteca.games.kragmortha.enforcement import accuse, accuse_of, cast_vote, confess, deny
from ludoteca.games.kragmortha.gazes import done_forbidding, forbid_square
from ludoteca.games.kragmortha.landing import cloak_of, relocate
from ludoteca.games.kragmortha.movement import make_step, play_card, transfer
from ludoteca.games.kragmortha.orders import (
    ACT_BIT,
    RITE_ANNOUNCE,
    RITE_GLORY,
    RITE_GREET,
    RITE_SIT,
    RITE_STAND,
    is_calm,
    miss_glory,
    miss_sit,
    note_rite,
    poke,
    record_sin,
    show_slip,
)
from ludoteca.games.kragmortha.position import (
    A4,
    ABSTAINED,
    BY_CAP,
    CLASS,
    CORRESPONDENCE,
    FOR_MEETING,
    GAZE_DRAWN,
    GAZES,
    GREETED,
    GUILTY,
    H2,
    L3,
    M4,
    NONE,
    OF_ACCUSE,
    OF_CLOAK,
    OF_FORBID,
    OF_GLORY,
    OF_SIT,
    PERFORMANCE,
    REACT,
    REFILL,
    STOOD,
    TIMED,
    V2,
    V4,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.scoring import finish
from ludoteca.games.kragmortha.setup import place
from ludoteca.games.kragmortha.tomes import (
    order_tokens,
    pick_gaze,
    pick_seat,
    pick_victim,
    use_tome,
)
from ludoteca.games.kragmortha.turn import declare_stuck, go

# Decisions that can be taken back unless something comes to light (K-GEN-07, table 5.1)
CAN_BE_UNDONE = np.zeros(len(FIRST_OF), np.int8)
for _kind in (
    KIND_PLACE,
    KIND_PLAY_CARD,
    KIND_USE_TOME,
    KIND_STEP,
    KIND_STOP,
    KIND_NO_TRANSFER,
    KIND_PICK_GAZE,
    KIND_PICK_VICTIM,
):
    CAN_BE_UNDONE[_kind] = 1


@kernel
def apply(book: KragBook, p: KragPosition, seat: int, code: int, log: Table) -> None:
    p.plies += 1
    kind = int(KIND_OF[code])
    value = code - int(FIRST_OF[kind])
    if not p.take_back or not CAN_BE_UNDONE[kind] or bound(p, seat, H2):
        reveal(p)  # out of the fog of H2 anything may come to light
    if p.reactions == TIMED:
        pass_over_reactions(book, p, seat, code, log)
    if due(p) == REACT:
        pop(p)  # asked again if it is still due
    if kind < KIND_CONFESS:
        answer(book, p, seat, kind, value, log)
    elif kind < KIND_STAND:
        react(book, p, seat, kind, value, log)
    else:
        act_freely(p, seat, kind, value, log)
    go(book, p, log)
    if p.over == RUNNING and p.plies >= p.ply_cap:
        finish(book, p, BY_CAP, NONE, log)  # K-END-07


@kernel
def answer(book: KragBook, p: KragPosition, seat: int, kind: int, value: int, log: Table) -> None:
    """What the seat was asked for."""
    if kind == KIND_STEP:
        make_step(book, p, value, log)
    elif kind == KIND_PLAY_CARD:
        play_card(book, p, value, log)
    elif kind == KIND_DECLARE_STUCK:
        declare_stuck(book, p, log)
    elif kind == KIND_SHOVE:
        shove(p, value, log)
    elif kind == KIND_RELOCATE:
        relocate(p, value, log)
    elif kind == KIND_TRANSFER:
        transfer(p, value, log)
    elif kind == KIND_USE_TOME:
        use_tome(book, p, value, log)
    elif kind == KIND_PLACE:
        place(book, p, value, log)
    elif kind == KIND_PICK_GAZE:
        pick_gaze(p, value, log)
    elif kind == KIND_PICK_SEAT:
        pick_seat(p, value, log)
    elif kind == KIND_PICK_VICTIM:
        pick_victim(p, value)
    elif kind == KIND_ORDER_TOKENS:
        order_tokens(p, value)
    elif kind == KIND_END_TURN:
        p.agenda[0, 0] = REFILL
    elif kind == KIND_USE_CLOAK:
        use_cloak(book, p, seat, log)
    else:
        pop(p)  # stop, no_transfer


@kernel
def use_cloak(book: KragBook, p: KragPosition, seat: int, log: Table) -> None:
    """K-TOM-06: no gaze; the relocation waits below."""
    pop(p)
    p.tome_used[cloak_of(book, p, seat)] = 1
    note(log, TOLD_CLOAK_USED, EVERYBODY, NOBODY, seat)


@kernel
def react(book: KragBook, p: KragPosition, seat: int, kind: int, value: int, log: Table) -> None:
    if kind == KIND_LET_PASS:
        let_pass(book, p, seat, value, log)
    elif kind == KIND_CONFESS:
        confess(p, seat, value, log)
    elif kind == KIND_DENY:
        deny(p, log)
    elif kind == KIND_VOTE:
        cast_vote(p, seat, GUILTY + value, log)
    elif kind == KIND_FORBID:
        forbid_square(p, value, log)
        done_forbidding(book, p, seat, log)
    elif kind == KIND_GLORY:
        p.glory_due = 0
        note_rite(p, log, seat, V2, RITE_GLORY, ABSENT, ABSENT)
    elif kind == KIND_SIT:
        p.standing = 0
        note_rite(p, log, seat, L3, RITE_SIT, ABSENT, ABSENT)
    elif kind == KIND_ACCUSE:
        accuse(p, seat, value, log)
    else:
        accuse_of(p, seat, value // GAZES, value % GAZES, log)


@kernel
def let_pass(book: KragBook, p: KragPosition, seat: int, what: int, log: Table) -> None:
    """K-RCT-05"""
    if what == OF_CLOAK:
        pop(p)
        push(p, GAZE_DRAWN, seat, FOR_MEETING)
    elif what == OF_GLORY:
        miss_glory(p)
    elif what == OF_SIT:
        miss_sit(p)
    elif what == OF_FORBID:
        done_forbidding(book, p, seat, log)
    elif what == OF_ACCUSE:
        p.alert &= ~(1 << seat)
    else:
        cast_vote(p, seat, ABSTAINED, log)


@kernel
def act_freely(p: KragPosition, seat: int, kind: int, value: int, log: Table) -> None:
    if kind == KIND_STAND:
        p.standing = 1
        p.rites |= STOOD
        note_rite(p, log, seat, L3, RITE_STAND, ABSENT, ABSENT)
    elif kind == KIND_GREET:
        p.rites |= GREETED
        if value != 0:
            record_sin(p, M4)
        note_rite(p, log, seat, M4, RITE_GREET, value, ABSENT)
    elif kind == KIND_ANNOUNCE:
        p.announced = value
        note_rite(p, log, seat, V4, RITE_ANNOUNCE, ABSENT, value)
    elif kind == KIND_RITUAL:
        p.rites |= ACT_BIT[value // 4, value % 4]
        note_rite(p, log, seat, value // 4, value % 4, ABSENT, ABSENT)
    elif kind == KIND_SLIP:
        slip(p, seat, value, log)
    elif kind == KIND_PEEK:
        peek(p, seat, log)
    else:
        poke(p, seat, value, log)


@kernel
def slip(p: KragPosition, seat: int, card: int, log: Table) -> None:
    """K-OBL-07, K-DIE-05"""
    p.slipped |= 1 << card
    record_sin(p, card)
    if CLASS[card] == PERFORMANCE:
        show_slip(p, seat, card, log)


@kernel
def peek(p: KragPosition, seat: int, log: Table) -> None:
    """K-ORD-12"""
    p.peeked = 1
    note(log, TOLD_PEEKED, EVERYBODY, only(seat), seat, p.hand[seat, p.face_down])
    record_sin(p, A4)


@kernel
def pass_over_reactions(book: KragBook, p: KragPosition, seat: int, code: int, log: Table) -> None:
    """Without a clock a due reaction ends with the next blocking decision (K-RCT-07)."""
    if code >= TO_CONFESS and code != TO_LET_PASS + OF_CLOAK:  # K-RCT-04
        return
    by_turn = p.pace == CORRESPONDENCE
    if p.glory_due and p.gaze_owner[V2] == seat and (by_turn or is_calm(p, seat, V2)):
        miss_glory(p)
    if by_turn and p.forbidders >> seat & 1:
        done_forbidding(book, p, seat, log)
