"""Everything a seat may decide now, code by code in ascending order (section 5)."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, due
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.chain import judge_shove
from ludoteca.games.kragmortha.codes import (
    FIRST_OF,
    KIND_ORDER_TOKENS,
    KIND_PICK_GAZE,
    KIND_PICK_SEAT,
    KIND_PICK_VICTIM,
    KIND_PLACE,
    TO_ACCUSE,
    TO_ACCUSE_OF,
    TO_ANNOUNCE,
    TO_CONFESS,
    TO_DECLARE_STUCK,
    TO_DENY,
    TO_END_TURN,
    TO_FORBID,
    TO_GLORY,
    TO_GREET,
    TO_LET_PASS,
    TO_NO_TRANSFER,
    TO_PEEK,
    TO_PLAY_CARD,
    TO_POKE,
    TO_RELOCATE,
    TO_RITUAL,
    TO_SHOVE,
    TO_SIT,
    TO_SLIP,
    TO_STAND,
    TO_STEP,
    TO_STOP,
    TO_TRANSFER,
    TO_USE_CLOAK,
    TO_USE_TOME,
    TO_VOTE,
)
from ludoteca.games.kragmortha.enforcement import (
    in_tribunal,
    judge_accuse,
    judge_accuse_of,
    judge_confess_freely,
    votes_in,
)
from ludoteca.games.kragmortha.judging import (
    judge_answer,
    judge_forbid,
    judge_pass,
    owes_glory,
)
from ludoteca.games.kragmortha.landing import judge_relocation, where_to
from ludoteca.games.kragmortha.movement import (
    has_mercy,
    is_playable,
    judge_step,
    judge_transfer,
    near_goblins,
    square_of,
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
    AUTO,
    BEFORE,
    BELL,
    CLOAK,
    DIGITAL,
    GAZES,
    HONOUR,
    LEAP,
    M2,
    M4,
    NO_VOTE,
    NONE,
    OF_VOTE,
    ORDER_TOKENS,
    PICK_GAZE,
    PICK_SEAT,
    PICK_VICTIM,
    PLACE,
    RELOCATE,
    SEATS,
    SHOVE,
    SQUARES,
    STEP,
    TITLE_COUNT,
    TOMES,
    TRANSFER,
    V4,
    WATCH,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.tomes import (
    judge_tome,
)


@kernel
def legal(book: KragBook, p: KragPosition, seat: int, codes: Table) -> int:
    if p.over == OVER:
        return 0
    if in_tribunal(p):
        return list_in_tribunal(p, seat, codes)
    count = 0
    if p.agenda[p.agenda_top - 1, 1] == seat:
        count = list_answers(book, p, seat, codes)
    if p.turn == 0:
        return count
    if p.enforcement != AUTO or some_reaction_is_due(p):
        count = list_reactions(book, p, seat, codes, count)
    if p.gazes[seat] > p.blanks[seat] and p.orders == DIGITAL:
        count = list_acts(book, p, seat, codes, count)
    if p.gaze_owner[M2] != NONE and judge_poke(p, seat, p.gaze_owner[M2]) == 0:
        codes[count] = TO_POKE + p.gaze_owner[M2]
        count += 1
    return count


@kernel
def some_reaction_is_due(p: KragPosition) -> bool:
    return p.standing == 1 or p.glory_due == 1 or p.forbidders != 0 or due(p) == CLOAK


@kernel
def list_in_tribunal(p: KragPosition, seat: int, codes: Table) -> int:
    if due(p) == ANSWER:
        if seat != p.defendant:
            return 0
        codes[0] = TO_CONFESS + p.charge
        codes[1] = TO_DENY + p.charge
        return 2
    if not votes_in(p, seat) or p.votes[seat] != NO_VOTE:
        return 0
    codes[0] = TO_VOTE
    codes[1] = TO_VOTE + 1
    codes[2] = TO_LET_PASS + OF_VOTE
    return 3


@kernel
def list_answers(book: KragBook, p: KragPosition, seat: int, codes: Table) -> int:
    """The answers to what the seat is asked."""
    asked = due(p)
    if asked in (STEP, LEAP, BELL):
        return list_steps(book, p, codes)
    if asked in (BEFORE, AGAIN):
        return list_plays(book, p, seat, asked, codes)
    if asked == AFTER:
        count = list_tomes(book, p, seat, codes, 0)
        codes[count] = TO_END_TURN
        return count + 1
    if asked == SHOVE:
        return list_shoves(book, p, codes)
    if asked == CLOAK:
        codes[0] = TO_USE_CLOAK
        return 1  # and let_pass, which comes with the reactions
    if asked == RELOCATE:
        return list_relocations(book, p, codes)
    if asked == TRANSFER:
        return list_transfers(book, p, codes)
    return list_choices(book, p, seat, asked, codes)


@kernel
def list_steps(book: KragBook, p: KragPosition, codes: Table) -> int:
    count = 0
    start = square_of(p, p.piece)
    for n in range(4):
        square = book.near[p.layout - 1, start, n]
        if square == NONE:
            break
        if judge_step(book, p, square) == 0:
            codes[count] = TO_STEP + square
            count += 1
    if p.agenda[p.agenda_top - 1, 2] == 2:
        codes[count] = TO_STOP
        count += 1
    return count


@kernel
def list_plays(book: KragBook, p: KragPosition, seat: int, asked: int, codes: Table) -> int:
    count = 0
    for slot in range(p.hand_size[seat]):
        if is_playable(book, p, seat, slot):
            codes[count] = TO_PLAY_CARD + slot
            count += 1
    if asked == AGAIN:
        return count
    if count == 0 or has_mercy(book, p, seat):
        codes[count] = TO_DECLARE_STUCK
        count += 1
    return list_tomes(book, p, seat, codes, count)


@kernel
def list_tomes(book: KragBook, p: KragPosition, seat: int, codes: Table, count: int) -> int:
    for tome in range(TOMES):
        if p.tome_owner[tome] == seat and judge_tome(book, p, seat, tome) == 0:
            codes[count] = TO_USE_TOME + tome
            count += 1
    return count


@kernel
def list_shoves(book: KragBook, p: KragPosition, codes: Table) -> int:
    count = 0
    square = p.goblin[p.chain[p.chain_length - 1]]
    for n in range(4):
        target = book.near[p.layout - 1, square, n]
        if target == NONE:
            break
        if judge_shove(book, p, target) == 0:
            codes[count] = TO_SHOVE + target
            count += 1
    return count


@kernel
def list_relocations(book: KragBook, p: KragPosition, codes: Table) -> int:
    count = 0
    cause = p.agenda[p.agenda_top - 1, 2]
    where = where_to(book, p, cause)
    for square in range(SQUARES):
        if judge_relocation(book, p, cause, where, square) == 0:
            codes[count] = TO_RELOCATE + square
            count += 1
    return count


@kernel
def list_transfers(book: KragBook, p: KragPosition, codes: Table) -> int:
    count = 0
    low, high = near_goblins(book, p)
    for square in range(SQUARES):
        if judge_transfer(book, p, low, high, square) == 0:
            codes[count] = TO_TRANSFER + square
            count += 1
    codes[count] = TO_NO_TRANSFER
    return count + 1


@kernel
def list_choices(book: KragBook, p: KragPosition, seat: int, asked: int, codes: Table) -> int:
    """The choices that come once: placement, and those of tomes."""
    kind, size = KIND_PLACE, SQUARES
    if asked == PICK_GAZE:
        kind, size = KIND_PICK_GAZE, GAZES + 1
    elif asked == PICK_SEAT:
        kind, size = KIND_PICK_SEAT, SEATS
    elif asked == PICK_VICTIM:
        kind, size = KIND_PICK_VICTIM, SQUARES
    elif asked == ORDER_TOKENS:
        kind, size = KIND_ORDER_TOKENS, 6
    elif asked != PLACE:
        return 0
    count = 0
    for value in range(size):
        if judge_answer(book, p, seat, kind, value) == 0:
            codes[count] = FIRST_OF[kind] + value
            count += 1
    return count


@kernel
def list_reactions(book: KragBook, p: KragPosition, seat: int, codes: Table, count: int) -> int:
    if p.enforcement == HONOUR:
        for card in range(GAZES):
            if judge_confess_freely(p, seat, card) == 0:
                codes[count] = TO_CONFESS + card
                count += 1
    if p.forbidders >> seat & 1:
        for square in range(SQUARES):
            if judge_forbid(book, p, seat, square) == 0:
                codes[count] = TO_FORBID + square
                count += 1
    if owes_glory(p, seat):
        codes[count] = TO_GLORY
        count += 1
    if judge_sit(p, seat) == 0:
        codes[count] = TO_SIT
        count += 1
    if p.enforcement != AUTO:
        count = list_accusations(p, seat, codes, count)
    for what in range(OF_VOTE):
        if judge_pass(p, seat, what) == 0:
            codes[count] = TO_LET_PASS + what
            count += 1
    return count


@kernel
def list_accusations(p: KragPosition, seat: int, codes: Table, count: int) -> int:
    for target in range(p.seats):
        if judge_accuse(p, seat, target) == 0:
            codes[count] = TO_ACCUSE + target
            count += 1
    if p.enforcement == WATCH:
        return count
    for target in range(p.seats):
        if target != seat and p.gazes[target] > 0:
            for card in range(GAZES):
                if judge_accuse_of(p, seat, target, card) == 0:
                    codes[count] = TO_ACCUSE_OF + target * GAZES + card
                    count += 1
    return count


@kernel
def list_acts(book: KragBook, p: KragPosition, seat: int, codes: Table, count: int) -> int:
    """What the gazes of a seat let it do, or confess to have failed in."""
    if judge_stand(p, seat) == 0:
        codes[count] = TO_STAND
        count += 1
    if p.gaze_owner[M4] == seat:
        for title in range(TITLE_COUNT):
            if judge_greet(p, seat, title) == 0:
                codes[count] = TO_GREET + title
                count += 1
    if p.gaze_owner[V4] == seat:
        for square in range(SQUARES):
            if judge_announce(book, p, seat, square) == 0:
                codes[count] = TO_ANNOUNCE + square
                count += 1
    if p.calm[seat]:
        for value in range(4 * GAZES):
            if judge_ritual(p, seat, value // 4, value % 4) == 0:
                codes[count] = TO_RITUAL + value
                count += 1
    for card in range(GAZES):
        if p.gaze_owner[card] == seat and judge_slip(p, seat, card) == 0:
            codes[count] = TO_SLIP + card
            count += 1
    if p.face_down != NONE and judge_peek(p, seat, p.face_down) == 0:
        codes[count] = TO_PEEK + p.face_down
        count += 1
    return count
