"""The eighteen tomes and the choices they ask for (section 4.9)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import due, pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import a_teleport_is_free, goblin_at
from ludoteca.games.kragmortha.cards import hand_eyes, told_card, turn_up
from ludoteca.games.kragmortha.chain import begin_chain, judge_entry, judge_victim
from ludoteca.games.kragmortha.clauses import (
    K_TOM_01,
    K_TOM_02,
    K_TOM_04,
    K_TOM_05,
    K_TOM_06,
    K_TOM_07,
    K_TOM_08,
    K_TOM_09,
    K_TOM_10,
    K_TOM_11,
    K_TOM_12,
    K_TOM_13,
    K_TOM_14,
    K_TOM_15,
    K_TOM_16,
    K_TRN_07,
)
from ludoteca.games.kragmortha.codes import (
    TOLD_BOOTS_ON,
    TOLD_HANDS_SWAPPED,
    TOLD_TOKENS_SEEN,
    TOLD_TOME_USED,
)
from ludoteca.games.kragmortha.gazes import move_gaze, remove_gaze, takes_no_part
from ludoteca.games.kragmortha.movement import begin_movement, has_playable
from ludoteca.games.kragmortha.position import (
    A4,
    ABSOLUTION,
    AGAIN,
    BEFORE,
    BELL,
    BLANK,
    BY_BELL,
    BY_LEAP,
    BY_PORTAL,
    BY_PORTAL_TOME,
    BY_SHOVE,
    FINGER_OF_BLAME,
    GAZES,
    GOBLIN,
    GOBLIN_LEAP,
    LEAP,
    LENS,
    NONE,
    ORDER_TOKENS,
    PICK_GAZE,
    PICK_SEAT,
    PICK_VICTIM,
    POCKET_PORTAL,
    RELOCATE,
    RIGOR,
    SECOND_WIND,
    SERVANTS_BELL,
    SIDEWAYS_SHOVE,
    SLOTS,
    SWAPPED_POCKETS,
    TOKEN_PEEK,
    TOMES,
    KragBook,
    KragPosition,
)

BEFORE_ONLY, AFTER_ONLY, EITHER, NEVER = range(4)
WINDOW_OF = np.array(
    [
        EITHER,  # Absolution
        AFTER_ONLY,  # Second Wind
        NEVER,  # Cloak of Mist: a reaction
        EITHER,  # Finger of Blame
        BEFORE_ONLY,  # Sideways Shove
        NEVER,  # Deep Sleeve
        AFTER_ONLY,  # Goblin Leap
        EITHER,  # Servant's Bell
        BEFORE_ONLY,  # Pocket Portal
        BEFORE_ONLY,  # Swapped Pockets
        BEFORE_ONLY,  # Lens
        EITHER,  # Token Peek
        EITHER,  # Heavy Boots
    ],
    np.int8,
)
CLAUSE_OF = np.array(
    [
        K_TOM_04,
        K_TOM_05,
        K_TOM_06,
        K_TOM_07,
        K_TOM_08,
        K_TOM_09,
        K_TOM_10,
        K_TOM_11,
        K_TOM_12,
        K_TOM_13,
        K_TOM_14,
        K_TOM_15,
        K_TOM_16,
    ],
    np.int16,
)
ORDERINGS = np.array([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], np.int8)
SEEN = 3  # tokens that Token Peek looks at


@kernel
def judge_tome(book: KragBook, p: KragPosition, seat: int, tome: int) -> int:
    """A tome in the window the seat is asked in (K-TOM-01 to -03)."""
    if p.tome_owner[tome] != seat:
        return K_TOM_01
    if p.tome_used[tome]:
        return K_TOM_02
    effect = book.effect[tome]
    window = WINDOW_OF[effect]
    if window == NEVER:
        return CLAUSE_OF[effect]
    if due(p) == BEFORE:
        if window == AFTER_ONLY:
            return K_TRN_07
    elif window == BEFORE_ONLY:
        return K_TRN_07
    return 0 if can_be_used(book, p, seat, effect) else CLAUSE_OF[effect]


@kernel
def can_be_used(book: KragBook, p: KragPosition, seat: int, effect: int) -> bool:
    """Whether the effect can be carried out (K-TOM-03)."""
    if effect == ABSOLUTION:
        return p.gazes[seat] > 0
    if effect == FINGER_OF_BLAME:
        return can_blame(book, p, seat)
    if effect == SECOND_WIND:
        return has_playable(book, p, seat)
    if effect == SIDEWAYS_SHOVE:
        return has_victim(book, p, seat)
    if effect == GOBLIN_LEAP:
        return p.leap == 1 and has_leap(book, p, seat)
    if effect == POCKET_PORTAL:
        return a_teleport_is_free(book, p)
    return True


@kernel
def has_tome(book: KragBook, p: KragPosition, seat: int) -> bool:
    """Whether the seat has a tome it can use in the window it is in."""
    for tome in range(TOMES):
        if p.tome_owner[tome] == seat and judge_tome(book, p, seat, tome) == 0:
            return True
    return False


@kernel
def has_victim(book: KragBook, p: KragPosition, seat: int) -> bool:
    for n in range(4):
        square = book.near[p.layout - 1, p.goblin[seat], n]
        if square == NONE:
            return False
        if judge_victim(book, p, seat, square) == 0:
            return True
    return False


@kernel
def has_leap(book: KragBook, p: KragPosition, seat: int) -> bool:
    for n in range(4):
        square = book.near[p.layout - 1, p.goblin[seat], n]
        if square == NONE:
            return False
        if judge_entry(book, p, seat, square) == 0:
            return True
    return False


@kernel
def judge_held(p: KragPosition, seat: int, gaze: int) -> bool:
    """Whether the seat holds a gaze, or a blank one."""
    return p.blanks[seat] > 0 if gaze == BLANK else p.gaze_owner[gaze] == seat


@kernel
def judge_blamed(book: KragBook, p: KragPosition, seat: int, gaze: int, target: int) -> int:
    """Finger of Blame: may the gaze go to that seat? (K-TOM-07)"""
    if target == seat or target >= p.seats or p.gazes[target] > p.gaze_limit - 2:
        return K_TOM_07
    if gaze != BLANK and takes_no_part(book, p, target, book.part[gaze]):
        return K_TOM_07
    return 0


@kernel
def judge_picked_gaze(book: KragBook, p: KragPosition, seat: int, gaze: int) -> int:
    """The gaze that Absolution removes or Finger of Blame moves."""
    blames = p.agenda[p.agenda_top - 1, 2] == FINGER_OF_BLAME
    if not judge_held(p, seat, gaze):
        return K_TOM_07 if blames else K_TOM_04
    if not blames:
        return 0
    for target in range(p.seats):
        if judge_blamed(book, p, seat, gaze, target) == 0:
            return 0
    return K_TOM_07


@kernel
def can_blame(book: KragBook, p: KragPosition, seat: int) -> bool:
    if p.gazes[seat] == 0:
        return False
    for gaze in range(GAZES + 1):
        if judge_held(p, seat, gaze):
            for target in range(p.seats):
                if judge_blamed(book, p, seat, gaze, target) == 0:
                    return True
    return False


@kernel
def judge_picked_seat(book: KragBook, p: KragPosition, seat: int, target: int) -> int:
    entry = p.agenda[p.agenda_top - 1]
    if entry[2] == FINGER_OF_BLAME:
        return judge_blamed(book, p, seat, entry[3], target)
    return K_TOM_13 if target == seat or target >= p.seats else 0


@kernel
def orderings(p: KragPosition) -> int:
    """In how many orders the tokens seen can be put back."""
    seen = min(SEEN, p.tokens_left)
    return 6 if seen == 3 else seen


@kernel
def use_tome(book: KragBook, p: KragPosition, tome: int, log: Table) -> None:
    seat = p.active
    p.tome_used[tome] = 1
    note(log, TOLD_TOME_USED, EVERYBODY, NOBODY, seat, tome)
    effect = book.effect[tome]
    if effect in (ABSOLUTION, FINGER_OF_BLAME):
        push(p, PICK_GAZE, seat, effect)
    elif effect == SECOND_WIND:
        p.agenda[0, 0] = AGAIN
    elif effect == SIDEWAYS_SHOVE:
        begin_movement(book, p, BY_SHOVE, GOBLIN)
        push(p, PICK_VICTIM, seat)
    elif effect == GOBLIN_LEAP:
        begin_movement(book, p, BY_LEAP, GOBLIN)
        push(p, LEAP, seat)
    elif effect == SERVANTS_BELL:
        begin_movement(book, p, BY_BELL, RIGOR)
        push(p, BELL, seat)
    elif effect == POCKET_PORTAL:
        begin_movement(book, p, BY_PORTAL, GOBLIN)
        push(p, RELOCATE, seat, BY_PORTAL_TOME)
    elif effect == SWAPPED_POCKETS:
        reveal(p)  # table 5.1: not to be taken back
        push(p, PICK_SEAT, seat, effect)
    elif effect == LENS:
        p.lens = 1
    elif effect == TOKEN_PEEK:
        look_at_tokens(p, seat, log)
    else:
        p.boots = seat
        note(log, TOLD_BOOTS_ON, EVERYBODY, NOBODY, seat)


@kernel
def pick_gaze(p: KragPosition, gaze: int, log: Table) -> None:
    effect = p.agenda[p.agenda_top - 1, 2]
    pop(p)
    if effect == ABSOLUTION:
        remove_gaze(p, p.active, gaze, log)
    else:
        push(p, PICK_SEAT, p.active, effect, gaze)


@kernel
def pick_seat(p: KragPosition, target: int, log: Table) -> None:
    entry = p.agenda[p.agenda_top - 1]
    effect, gaze = entry[2], entry[3]
    pop(p)
    if effect == FINGER_OF_BLAME:
        move_gaze(p, p.active, target, gaze, log)
    else:
        swap_hands(p, p.active, target, log)


@kernel
def pick_victim(p: KragPosition, square: int) -> None:
    """Sideways Shove: the goblin stays, and its square is closed (K-TOM-08)."""
    pop(p)
    begin_chain(p, p.active, NONE, p.goblin[p.active], goblin_at(p, square))


@kernel
def swap_hands(p: KragPosition, seat: int, other: int, log: Table) -> None:
    """K-TOM-13"""
    holder = p.gaze_owner[A4]
    if holder in (seat, other):
        turn_up(p, log)
    for slot in range(SLOTS):
        card = p.hand[seat, slot]
        p.hand[seat, slot] = p.hand[other, slot]
        p.hand[other, slot] = card
    size = p.hand_size[seat]
    p.hand_size[seat] = p.hand_size[other]
    p.hand_size[other] = size
    reveal(p)
    note_swapped(p, seat, other, EVERYBODY & ~only(other), log)
    note_swapped(p, other, seat, only(other), log)


@kernel
def note_swapped(p: KragPosition, seat: int, other: int, audience: int, log: Table) -> None:
    note(
        log,
        TOLD_HANDS_SWAPPED,
        audience,
        hand_eyes(p, seat),
        seat,
        other,
        told_card(p, seat, 0),
        told_card(p, seat, 1),
        told_card(p, seat, 2),
        told_card(p, seat, 3),
        told_card(p, seat, 4),
        told_card(p, seat, 5),
    )


@kernel
def token_from_top(p: KragPosition, n: int) -> int:
    return p.tokens[p.tokens_left - 1 - n] if n < p.tokens_left else ABSENT


@kernel
def look_at_tokens(p: KragPosition, seat: int, log: Table) -> None:
    """Token Peek: the top three are seen, then put back in an order of choice (K-TOM-15)."""
    for n in range(min(SEEN, p.tokens_left)):
        p.token_knower[p.tokens_left - 1 - n] = seat
    reveal(p)
    note(
        log,
        TOLD_TOKENS_SEEN,
        EVERYBODY,
        only(seat),
        seat,
        token_from_top(p, 0),
        token_from_top(p, 1),
        token_from_top(p, 2),
    )
    push(p, ORDER_TOKENS, seat)


@kernel
def order_tokens(p: KragPosition, perm: int) -> None:
    pop(p)
    one, two, three = token_from_top(p, 0), token_from_top(p, 1), token_from_top(p, 2)
    for n in range(min(SEEN, p.tokens_left)):
        which = ORDERINGS[perm, n] if p.tokens_left >= SEEN else n ^ perm
        token = one if which == 0 else two if which == 1 else three
        p.tokens[p.tokens_left - 1 - n] = token
