"""One decision, and everything that follows by itself."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import RUNNING, pop, push
from ludoteca.games.corto.advantages import arrange, desert_from, desert_to, peek, swap
from ludoteca.games.corto.answers import skipped
from ludoteca.games.corto.cards import draw_card
from ludoteca.games.corto.characters import line_of, place
from ludoteca.games.corto.decisions import (
    ACT_GIVES,
    ACT_STEP,
    ACTION_STEP,
    BY_BORDER,
    BY_DESERT,
    BY_OBJECT,
    CORTO_GIVES,
    CORTO_STEP,
    DECISIONS,
    DESERT_STEP,
    EMERALD_STEP,
    FACTS,
    OBJECT_GIVES,
    OBJECT_STEP,
    SAIL_STEP,
)
from ludoteca.games.corto.figurines import act, begin_move, enter, move
from ludoteca.games.corto.hits import hit, kill_by_rasputin, remove_marker
from ludoteca.games.corto.markers import add_marker, take_from
from ludoteca.games.corto.position import (
    ACT,
    AFTER_PLACE,
    CORTO_PLACES,
    DESERT_TO,
    DISCARDING,
    DRAWS,
    EMERALD_MOVES,
    FINISH,
    NO_MODE,
    SAIL,
    SETUP_DRAWS,
    SWAP_SECOND,
    TURN,
    USE_ACTION,
    USE_OBJECT,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import (
    after_placement,
    move_emerald,
    sail,
    take_carriage,
    watch_aces,
)
from ludoteca.games.corto.setup import setup_draw, setup_marker
from ludoteca.games.corto.turn import discard, end_part, end_turn, finish, play

ACT_DECLINED = FACTS.number("act_declined")

KIND_OF, FIRST_OF = DECISIONS.kind_of.astype(np.int64), DECISIONS.first_of.astype(np.int64)
SETUP_MARKER, DRAW = DECISIONS.number("setup_marker"), DECISIONS.number("draw")
PLAY, DISCARD = DECISIONS.number("play"), DECISIONS.number("discard")
REFILL, END_PLAY = DECISIONS.number("refill"), DECISIONS.number("end_play")
END_DRAW, PLACE_AT = DECISIONS.number("end_draw"), DECISIONS.number("place")
TAKE, ADD = DECISIONS.number("take_from"), DECISIONS.number("add")
HIT, CHOOSE_OWNER = DECISIONS.number("hit"), DECISIONS.number("choose_owner")
HIT_TRAIN, DECLINE = DECISIONS.number("hit_train"), DECISIONS.number("decline")
FIGURINE, ENTER_AT = DECISIONS.number("figurine"), DECISIONS.number("enter")
MOVE_TO, ACTION = DECISIONS.number("move"), DECISIONS.number("use_action")
KILL, FIRST = DECISIONS.number("kill"), DECISIONS.number("swap_first")
SECOND, PEEK_AT = DECISIONS.number("swap_second"), DECISIONS.number("peek")
PUT_BACK, FROM = DECISIONS.number("arrange"), DECISIONS.number("desert_from")
TO, SAIL_TO = DECISIONS.number("desert_to"), DECISIONS.number("sail")
CARRY = DECISIONS.number("emerald")

CHANGES_CONTROL = np.zeros(len(DECISIONS.kinds), np.bool_)  # markers or characters, that is
CHANGES_CONTROL[[SETUP_MARKER, PLACE_AT, TAKE, ADD, HIT, CHOOSE_OWNER, KILL, TO]] = True


@kernel
def apply(book: CortoBook, p: CortoPosition, seat: int, code: int, log: Any) -> None:
    p.plies += 1
    kind = KIND_OF[code]
    answer(book, p, kind, code - FIRST_OF[kind], log)
    if CHANGES_CONTROL[kind]:  # nothing that follows by itself does
        watch_aces(book, p, log)
    while p.over == RUNNING and settle(book, p, log):
        pass


@kernel
def answer(book: CortoBook, p: CortoPosition, kind: int, value: int, log: Any) -> None:
    """Does what one decision says: cards and turns here, everything else by its entry."""
    if kind == PLAY:
        play(book, p, value, log)
    elif kind == DISCARD:
        discard(p, value, log)
    elif kind == REFILL:
        p.mode = DISCARDING
        end_part(p)
    elif kind == END_PLAY:
        end_part(p)
    elif kind == DRAW:
        draw(book, p, p.row_of[value], log)
    elif kind == END_DRAW:
        end_turn(book, p, log)
    elif kind == SETUP_MARKER:
        setup_marker(book, p, value, log)
    elif kind in (ADD, HIT, HIT_TRAIN):
        use(book, p, kind, value, log)
    elif kind == DECLINE:
        decline(p, log)
    else:
        resolve(book, p, kind, value, log)


@kernel
def draw(book: CortoBook, p: CortoPosition, row: int, log: Any) -> None:
    if p.agenda[p.agenda_top - 1, 0] == SETUP_DRAWS:
        setup_draw(book, p, row, log)
    else:
        draw_card(p, p.active, row, log)
        p.cards_drawn += 1


@kernel
def use(book: CortoBook, p: CortoPosition, kind: int, target: int, log: Any) -> None:
    """One `add` or hit by the character placed, by an object or by Corto."""
    entry = p.agenda[p.agenda_top - 1]
    why, cause = CORTO_GIVES, BY_BORDER
    if entry[0] == ACT:
        why = ACT_GIVES
        pop(p)
    elif entry[0] == USE_OBJECT:
        why, cause = OBJECT_GIVES, BY_OBJECT
        spend_onomatopoeia(book, p, entry, p.train if kind == HIT_TRAIN else target)
    else:
        left = entry[1] - 1
        pop(p)
        if left > 0:
            push(p, CORTO_PLACES, left)
    if kind == ADD:
        add_marker(p, p.active, target, why, log)
    elif kind == HIT:
        hit(book, p, target, cause, log)
    else:
        take_carriage(p, log)


@kernel
def spend_onomatopoeia(book: CortoBook, p: CortoPosition, entry: Any, target: int) -> None:
    card, used = entry[1], entry[2] + 1
    line = line_of(book, p, card, target, entry[3])
    pop(p)
    if used < book.strength[card]:  # C-OBJ-05
        push(p, USE_OBJECT, card, used, line)


@kernel
def decline(p: CortoPosition, log: Any) -> None:
    due = p.agenda[p.agenda_top - 1, 0]
    step = ACT_STEP
    if due == USE_OBJECT:
        step = OBJECT_STEP
    elif due == CORTO_PLACES:
        step = CORTO_STEP
    elif due == USE_ACTION:
        step = ACTION_STEP
    elif due == SAIL:
        step = SAIL_STEP
    elif due == DESERT_TO:
        step = DESERT_STEP
    elif due == EMERALD_MOVES:
        step = EMERALD_STEP
    pop(p)
    note(log, ACT_DECLINED, EVERYBODY, NOBODY, p.active, step)


@kernel
def resolve(book: CortoBook, p: CortoPosition, kind: int, value: int, log: Any) -> None:
    """Answers the entry on top, which asks for exactly this kind."""
    top = p.agenda[p.agenda_top - 1]
    a, b, c = top[1], top[2], top[3]
    pop(p)
    if kind == PLACE_AT:
        place(book, p, a, value, log)
    elif kind == TAKE:
        take_from(p, p.active, value, a, b, log)
    elif kind == CHOOSE_OWNER and b == BY_DESERT:
        push(p, DESERT_TO, a, value, 0)
    elif kind == CHOOSE_OWNER:
        remove_marker(p, a, value, b, log)
    elif kind == FIGURINE:
        begin_move(p, value, a, b)
    elif kind == ENTER_AT:
        enter(p, a, p.row_of[value], b, c, log)
    elif kind == MOVE_TO:
        move(book, p, a, value, c, log)
    elif kind == ACTION:
        act(book, p, a, log)
    elif kind == KILL:
        kill_by_rasputin(book, p, value, log)
    elif kind == FIRST:
        push(p, SWAP_SECOND, value)
    elif kind == SECOND:
        swap(p, a, value, log)
    elif kind == PEEK_AT:
        peek(book, p, p.row_of[value], log)
    elif kind == PUT_BACK:
        arrange(p, a, b, c, value, log)
    elif kind == FROM:
        desert_from(p, value)
    elif kind == TO:
        desert_to(book, p, a, b, c + 1, value, log)
    elif kind == SAIL_TO:
        sail(p, value, log)
    elif kind == CARRY:
        move_emerald(p, value, log)


@kernel
def settle(book: CortoBook, p: CortoPosition, log: Any) -> bool:
    """One step that nobody is asked about; false when a seat has to decide."""
    entry = p.agenda[p.agenda_top - 1]
    due = entry[0]
    if due == TURN:
        if p.mode == NO_MODE or p.hand_size[p.active] > 0:
            return False
        end_part(p)  # C-TRN-05, C-DSC-01
    elif due == AFTER_PLACE:
        square = entry[1]
        pop(p)
        after_placement(book, p, square, log)
    elif due == FINISH:
        finish(book, p, log)
    elif not skipped(book, p, entry):
        return False
    elif due == DRAWS:
        end_turn(book, p, log)
    else:
        pop(p)
    return True
