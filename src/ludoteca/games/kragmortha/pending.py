"""What may be due in a position: how entries of the agenda lie on each other (section 5.3).

Random play of true positions makes nothing else. Described positions are held to it before any
kernel resolves them, since compiled kernels read on past the end of a table.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteca.core.position import pop
from ludoteca.core.record import bare, numbers
from ludoteca.games.kragmortha.decisions import DECISIONS
from ludoteca.games.kragmortha.landing import cloak_of
from ludoteca.games.kragmortha.offers import legal
from ludoteca.games.kragmortha.position import (
    ABSOLUTION,
    AFTER,
    AFTER_MEETING,
    AGAIN,
    ANSWER,
    BEFORE,
    BELL,
    BLANK,
    BY_BELL,
    BY_CARD,
    BY_LEAP,
    BY_NOTHING,
    BY_PORTAL,
    BY_PORTAL_TOME,
    BY_SHOVE,
    CLOAK,
    DEADLINE,
    FATE,
    FINGER_OF_BLAME,
    FORBIDS,
    GO_ON,
    GOBLIN,
    HONOUR,
    IMMEDIATE,
    L3,
    LANDING,
    LEAP,
    MOVED,
    NEXT,
    NONE,
    OF_ACCUSE,
    OF_FORBID,
    OF_GLORY,
    OF_SIT,
    ORDER_TOKENS,
    PICK_GAZE,
    PICK_SEAT,
    PICK_VICTIM,
    PLACE,
    REACT,
    REFILL,
    RELOCATE,
    RIGOR,
    SETTLED,
    SHOVE,
    STEP,
    SWAPPED_POCKETS,
    TRANSFER,
    TRAP_TOKEN,
    V2,
    VOTE,
    KragBook,
    KragPosition,
)

WINDOWS = {BEFORE, AFTER}
TURN = {BEFORE, AGAIN, AFTER, REFILL, SETTLED, DEADLINE, NEXT}
QUESTIONS = {STEP, LEAP, BELL, TRANSFER, SHOVE, RELOCATE, CLOAK, PICK_GAZE, PICK_SEAT}
QUESTIONS |= {PICK_VICTIM, ORDER_TOKENS}
# On what an entry may lie; what is not here lies at the bottom, or is resolved at once.
LIES_ON = {
    **dict.fromkeys((PICK_GAZE, PICK_SEAT, ORDER_TOKENS, MOVED), WINDOWS),
    **{key: {MOVED} for key in (STEP, LEAP, BELL, PICK_VICTIM, GO_ON)},
    TRANSFER: {GO_ON},
    LANDING: {GO_ON, MOVED},
    SHOVE: {LANDING},
    FATE: {LANDING},
    RELOCATE: {LANDING, FATE, MOVED},
    CLOAK: {RELOCATE},
    FORBIDS: TURN,
    REACT: TURN | {FORBIDS},
    ANSWER: TURN | QUESTIONS | {FORBIDS},
    VOTE: TURN | QUESTIONS | {FORBIDS},
}
MOVES_BY = {STEP: BY_CARD, LEAP: BY_LEAP, BELL: BY_BELL, PICK_VICTIM: BY_SHOVE}


def pending(book: KragBook, p: KragPosition) -> Iterator[str]:
    """12: what is due could not have come about."""
    entries = [[int(n) for n in entry] for entry in p.agenda[: p.agenda_top]]
    kinds = [entry[0] for entry in entries]
    if p.over or not kinds:
        return
    if p.phase != kinds[-1] or kinds[-1] > VOTE:
        yield "12: the phase is not what is due, or nobody is asked"
    if kinds[0] not in TURN | {PLACE}:
        yield "12: the agenda does not begin with the turn"
    for below, kind in itertools.pairwise(kinds):
        if below not in LIES_ON.get(kind, ()):
            yield f"12: an entry of kind {kind} is due on one of kind {below}"
    if (MOVED in kinds) != (p.movement != BY_NOTHING):
        yield "10: a movement goes on that never began"
    if (LANDING in kinds) != (p.chain_length > 0):
        yield "10: a chain without a landing, or a landing without a chain"
    if (ANSWER in kinds or VOTE in kinds) != (p.accuser != NONE):
        yield "12: a tribunal without accuser, accused or charge, or these without one"
    yield from _turn(p, entries[0])
    for under, entry in zip([[0] * 6, *entries], entries, strict=False):
        yield from _entry(book, p, entry, under)


def _turn(p: KragPosition, entry: list[int]) -> Iterator[str]:
    placing = entry[0] == PLACE
    if placing != (p.turn == 0) or (not placing and entry[1] != p.active):
        yield "12: the turn is not that of the active seat"
    if placing:
        n = (entry[1] - p.starter) % p.seats
        order = [(p.starter + k) % p.seats for k in range(p.seats)]
        placed = [p.goblin[seat] != NONE for seat in order]
        if entry[1] >= p.seats or placed != [k < n for k in range(p.seats)]:
            yield "12: goblins are not placed in seat order"


def _entry(book: KragBook, p: KragPosition, entry: list[int], below: list[int]) -> Iterator[str]:
    kind, seat, what = entry[:3]
    if kind <= ANSWER and not 0 <= seat < p.seats:
        yield "12: a seat is asked that does not play"
        return
    own = kind not in (PLACE, SHOVE, RELOCATE, CLOAK, REACT, ANSWER) and kind < VOTE
    if own and seat != p.active:
        yield "12: a seat is asked for what the active one does"
    if MOVES_BY.get(kind, p.movement) != p.movement:
        yield "10: a step of another movement is due"
    checks: dict[int, Any] = {
        STEP: what in (1, 2) and (what == 1 or p.first_square != NONE),
        GO_ON: seat in (1, 2) and entry[2] in (0, 1) and entry[3] in (0, 1),
        TRANSFER: p.movement == BY_CARD and p.piece == RIGOR,
        LANDING: 0 <= seat <= p.chain_length,
        SHOVE: p.chain_length >= 2 and p.chain[p.chain_length - 2] == seat,
        FATE: 0 <= seat < p.seats and 0 <= what <= TRAP_TOKEN,
        RELOCATE: _relocates(p, entry, below),
        CLOAK: below[1:3] == [seat, AFTER_MEETING] and cloak_of(bare(book), bare(p), seat) != NONE,
        PICK_GAZE: what in (ABSOLUTION, FINGER_OF_BLAME),
        PICK_SEAT: what == SWAPPED_POCKETS or _blames(p, entry),
        REACT: _reacts(p, seat, what, below[0]),
        ANSWER: p.defendant == seat and _tribunal(book, p),
        VOTE: _tribunal(book, p),
    }
    if not checks.get(kind, True):
        yield f"12: an entry of kind {kind} is due that finds nothing to work with"


def _relocates(p: KragPosition, entry: list[int], below: list[int]) -> bool:
    if below[0] == MOVED:
        return p.movement == BY_PORTAL and entry[1:3] == [p.active, BY_PORTAL_TOME]
    return 0 <= entry[2] < BY_PORTAL_TOME and p.movement != BY_PORTAL


def _blames(p: KragPosition, entry: list[int]) -> bool:
    gaze = entry[3]
    if entry[2] != FINGER_OF_BLAME or not 0 <= gaze <= BLANK:
        return False
    return bool(p.blanks[p.active] if gaze == BLANK else p.gaze_owner[gaze] == p.active)


def _reacts(p: KragPosition, seat: int, what: int, below: int) -> bool:
    if p.reactions != IMMEDIATE:
        return False
    if what == OF_FORBID:
        return below == FORBIDS and bool(p.forbidders >> seat & 1)
    if what == OF_GLORY:
        return bool(p.glory_due) and p.gaze_owner[V2] == seat
    if what == OF_SIT:
        return below == DEADLINE and bool(p.standing) and p.gaze_owner[L3] == seat
    return what == OF_ACCUSE and bool(p.alert >> seat & 1)


def _tribunal(book: KragBook, p: KragPosition) -> bool:
    """K-ENF-10; what it interrupts is asked again after it, and must have an answer then."""
    three = p.enforcement == HONOUR and NONE not in (p.accuser, p.defendant, p.charge)
    if not three or p.accuser == p.defendant or p.gaze_owner[p.charge] != p.defendant:
        return False
    if max(p.accuser, p.defendant) >= p.seats or p.agenda_top < 2:
        return False
    asked = [int(n) for n in p.agenda[p.agenda_top - 2]]
    if asked[0] not in QUESTIONS or not 0 <= asked[1] < p.seats:
        return True
    rows = KragPosition.rows(1)
    rows[0] = bare(p)
    after = KragPosition.at(rows)
    pop(bare(after))
    after.accuser = NONE
    codes = numbers(DECISIONS.size)
    count = legal(bare(book), bare(after), asked[1], codes)
    return any(code < DECISIONS.first_free for code in codes[:count].tolist())


def pieces(book: KragBook, p: KragPosition) -> Iterator[str]:
    """10: the movement in progress moves what its beginning says."""
    if p.over or p.movement == BY_NOTHING:
        return
    if p.movement == BY_CARD and (p.card == NONE or p.played == 0):
        yield "10: a card moves a creature, and none was played"
        return
    piece = RIGOR if p.movement == BY_BELL else GOBLIN
    if p.piece != (book.piece[p.card] if p.movement == BY_CARD else piece) or p.origin == NONE:
        yield "10: another creature moves than the movement began with"


def chain(book: KragBook, p: KragPosition) -> Iterator[str]:
    """10: a chain in progress holds goblins that play."""
    goblins = np.asarray(p.chain)[: p.chain_length].tolist()
    if any(not 0 <= goblin < p.seats for goblin in goblins):
        yield "10: a chain holds no goblin"
