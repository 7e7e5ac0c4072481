"""Landing effects: meetings, teleports and their tokens, the desk (sections 4.6 to 4.8)."""

from __future__ import annotations

from ludoteca.core.dice import shuffle
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import (
    a_start_is_empty,
    a_teleport_is_free,
    is_empty,
    note_move,
)
from ludoteca.games.kragmortha.cards import draw_cards
from ludoteca.games.kragmortha.chain import forget_chain
from ludoteca.games.kragmortha.clauses import (
    K_DSK_02,
    K_MOV_07,
    K_RIG_03,
    K_RIG_04,
    K_TEL_02,
    K_TOM_12,
)
from ludoteca.games.kragmortha.codes import (
    TOLD_MEETING,
    TOLD_RELOCATED,
    TOLD_TOKEN_TURNED,
    TOLD_TOKENS_RESHUFFLED,
    TOLD_TOME_TAKEN,
)
from ludoteca.games.kragmortha.position import (
    AFTER_DESK,
    AFTER_MEETING,
    AFTER_TOKEN,
    BY_DESK,
    BY_MEETING,
    BY_PORTAL_TOME,
    BY_TOKEN,
    BY_TOMES,
    CLOAK,
    CLOAK_OF_MIST,
    COLUMNS,
    DEEP_SLEEVE,
    FATE,
    FOR_MEETING,
    FOR_TRAP,
    FROM_DESK,
    FROM_TOKEN,
    GAZE_DRAWN,
    NONE,
    NOT_EARLY,
    RELOCATE,
    ROWS,
    TOKENS,
    TOME_TAKEN,
    TOME_TOKEN,
    TOMES,
    TRAP_TOKEN,
    KragBook,
    KragPosition,
)
from ludoteca.games.kragmortha.scoring import finish

ON_TELEPORT, ON_START, ON_ROW = 0, 1, 2  # ON_ROW + n: the empty squares of row n


@kernel
def land(book: KragBook, p: KragPosition, log: Table) -> None:
    """The next landing effect of the chain, from its last goblin back to its first (K-SHV-09)."""
    entry = p.agenda[p.agenda_top - 1]
    while entry[1] < p.chain_length:
        n = p.chain_length - 1 - entry[1]
        entry[1] += 1
        goblin, square = p.chain[n], p.chain_square[n]
        if square != NONE and p.goblin[goblin] == square and lands(book, p, goblin, square, log):
            return  # K-SHV-10 passes over goblins that stand elsewhere by now
    forget_chain(p)
    pop(p)


@kernel
def lands(book: KragBook, p: KragPosition, goblin: int, square: int, log: Table) -> bool:
    """What a square does to the goblin that entered it; whether it does anything."""
    if square == p.rigor:
        meet(book, p, goblin, log)
        return True
    if book.desk[p.layout - 1, square]:
        ends_early(p, goblin, BY_DESK)
        push(p, RELOCATE, goblin, AFTER_DESK)
        push(p, TOME_TAKEN, goblin, FROM_DESK)
        return True
    if book.teleport[p.layout - 1, square]:
        turn_token(book, p, goblin, log)
        return True
    return False


@kernel
def ends_early(p: KragPosition, goblin: int, cause: int) -> None:
    """K-TRN-09"""
    if goblin == p.active and p.early == NOT_EARLY:
        p.early = cause


@kernel
def meet(book: KragBook, p: KragPosition, goblin: int, log: Table) -> None:
    """K-RIG-02: the question of the Cloak, the gaze, the relocation."""
    note_move(p, log, TOLD_MEETING, goblin, p.active, p.rigor, ABSENT, ABSENT)
    reveal(p)  # table 5.1: a step that led to a meeting stands
    ends_early(p, goblin, BY_MEETING)
    push(p, RELOCATE, goblin, AFTER_MEETING)
    if cloak_of(book, p, goblin) != NONE:
        push(p, CLOAK, goblin)
    else:
        push(p, GAZE_DRAWN, goblin, FOR_MEETING)


@kernel
def cloak_of(book: KragBook, p: KragPosition, seat: int) -> int:
    """An unused Cloak of Mist of the seat (K-RCT-04)."""
    for tome in range(TOMES):
        unused = p.tome_owner[tome] == seat and not p.tome_used[tome]
        if unused and book.effect[tome] == CLOAK_OF_MIST:
            return tome
    return NONE


@kernel
def turn_token(book: KragBook, p: KragPosition, goblin: int, log: Table) -> None:
    """K-TEL-01, -02, -05, -07"""
    p.tokens_left -= 1
    kind = p.tokens[p.tokens_left]
    p.token_knower[p.tokens_left] = NONE
    reveal(p)
    note(log, TOLD_TOKEN_TURNED, EVERYBODY, NOBODY, goblin, kind, p.tokens_left)
    if p.tokens_left == 0:
        shuffle(p, p.tokens, TOKENS)
        p.tokens_left = TOKENS
        p.token_knower[:] = NONE
        note(log, TOLD_TOKENS_RESHUFFLED, EVERYBODY, NOBODY)
    ends_early(p, goblin, BY_TOKEN)
    push(p, FATE, goblin, kind)
    if a_teleport_is_free(book, p):
        push(p, RELOCATE, goblin, AFTER_TOKEN)


@kernel
def token_takes_effect(p: KragPosition) -> None:
    """K-TEL-03, -04"""
    entry = p.agenda[p.agenda_top - 1]
    goblin, kind = entry[1], entry[2]
    pop(p)
    if kind == TOME_TOKEN:
        push(p, TOME_TAKEN, goblin, FROM_TOKEN)
    elif kind == TRAP_TOKEN:
        push(p, GAZE_DRAWN, goblin, FOR_TRAP)


@kernel
def take_tome(book: KragBook, p: KragPosition, log: Table) -> None:
    """The top tome, face up (K-DSK-01, K-TEL-03); the last one ends the game (K-END-02)."""
    entry = p.agenda[p.agenda_top - 1]
    seat, source = entry[1], entry[2]
    pop(p)
    left = p.tome_deck_size - 1
    tome = p.tome_deck[left]
    p.tome_deck[left] = NONE
    p.tome_deck_size = left
    p.tome_owner[tome] = seat
    reveal(p)
    note(log, TOLD_TOME_TAKEN, EVERYBODY, NOBODY, seat, tome, source, left)
    if left == 0:
        finish(book, p, BY_TOMES, NONE, log)
    elif book.effect[tome] == DEEP_SLEEVE:
        draw_cards(p, seat, 1, log)  # K-TOM-09


@kernel
def where_to(book: KragBook, p: KragPosition, cause: int) -> int:
    """Where a relocation leads: ON_TELEPORT, ON_START, or ON_ROW and the row (K-RIG-04)."""
    if cause != AFTER_DESK and (cause != AFTER_MEETING or a_teleport_is_free(book, p)):
        return ON_TELEPORT
    if a_start_is_empty(book, p):
        return ON_START
    layout = p.layout - 1
    for row in range(book.start_row[layout] + 1, ROWS):
        for square in range(row * COLUMNS, (row + 1) * COLUMNS):
            if is_empty(book, p, square) and not book.desk[layout, square]:
                return ON_ROW + row
    return ON_ROW


@kernel
def judge_relocation(book: KragBook, p: KragPosition, cause: int, where: int, square: int) -> int:
    layout = p.layout - 1
    if not book.field[layout, square]:
        return K_MOV_07
    if where == ON_TELEPORT:
        fits = book.teleport[layout, square] != 0
    elif where == ON_START:
        fits = book.start[layout, square] != 0
    else:
        fits = square // COLUMNS == where - ON_ROW and not book.desk[layout, square]
    if fits and is_empty(book, p, square):
        return 0
    if cause == AFTER_DESK:
        return K_DSK_02
    if cause == AFTER_TOKEN:
        return K_TEL_02
    if cause == BY_PORTAL_TOME:
        return K_TOM_12
    return K_RIG_03 if where == ON_TELEPORT else K_RIG_04


@kernel
def relocate(p: KragPosition, square: int, log: Table) -> None:
    entry = p.agenda[p.agenda_top - 1]
    goblin, cause = entry[1], entry[2]
    pop(p)
    start = p.goblin[goblin]
    p.goblin[goblin] = square
    note_move(p, log, TOLD_RELOCATED, goblin, cause, start, square, ABSENT)
