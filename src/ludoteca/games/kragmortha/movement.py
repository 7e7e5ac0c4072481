"""Movement cards and the steps they make (sections 4.3 and 4.4)."""

from __future__ import annotations

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import due, pop, push
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import (
    a_teleport_is_free,
    bound,
    distance,
    goblin_at,
    is_taboo,
    note_move,
)
from ludoteca.games.kragmortha.cards import put_on_discard, take_slot, turn_up
from ludoteca.games.kragmortha.chain import begin_chain, judge_entry
from ludoteca.games.kragmortha.clauses import K_MOV_02, K_MOV_03, K_MOV_07, K_RIG_11
from ludoteca.games.kragmortha.codes import (
    TOLD_CARD_FIZZLED,
    TOLD_CARD_PLAYED,
    TOLD_STEP,
    TOLD_TRANSFERRED,
)
from ludoteca.games.kragmortha.orders import (
    fall_due_at_the_card,
    fall_due_glory,
    judge_announcement,
    record_sin,
    record_step_sins,
)
from ludoteca.games.kragmortha.position import (
    A2,
    A4,
    AFTER,
    BELL,
    BY_CARD,
    BY_NOTHING,
    BY_TRANSFER,
    DIGITAL,
    F2,
    GO_ON,
    GOBLIN,
    HALF,
    L2,
    L4,
    LEAP,
    MOVED,
    NONE,
    REFILL,
    RIGOR,
    SQUARES,
    STEP,
    TRANSFER,
    V1,
    V2,
    KragBook,
    KragPosition,
)


@kernel
def square_of(p: KragPosition, piece: int) -> int:
    """The square of a piece the active seat may move."""
    return p.rigor if piece == RIGOR else p.goblin[p.active]


@kernel
def fits_one(book: KragBook, p: KragPosition, card: int, any_symbol: int, square: int) -> bool:
    """Whether a square shows one of the card's symbols (K-MOV-02, -04)."""
    symbols = book.fits[card, 0] | book.fits[card, 1]
    return any_symbol == 1 or symbols >> book.symbol[p.layout - 1, square] & 1 == 1


@kernel
def fits_both(book: KragBook, p: KragPosition, first: int, second: int) -> bool:
    """Whether the two symbols can be assigned to the two squares, either way (K-MOV-05)."""
    if p.any_symbol:
        return True
    one = book.symbol[p.layout - 1, first]
    two = book.symbol[p.layout - 1, second]
    left, right = book.fits[p.card, 0], book.fits[p.card, 1]
    return (left >> one & right >> two | right >> one & left >> two) & 1 == 1


@kernel
def judge_first_step(
    book: KragBook, p: KragPosition, card: int, any_symbol: int, square: int
) -> int:
    """The first step of a card to an adjacent field square."""
    if not fits_one(book, p, card, any_symbol, square):
        return K_MOV_02
    return judge_entry(book, p, p.active, square) if book.piece[card] == GOBLIN else 0


@kernel
def judge_second_step(book: KragBook, p: KragPosition, square: int) -> int:
    """The second step of the card in play to an adjacent field square."""
    if not fits_both(book, p, p.first_square, square):
        return K_MOV_03
    return judge_entry(book, p, p.active, square) if p.piece == GOBLIN else 0


@kernel
def judge_step(book: KragBook, p: KragPosition, square: int) -> int:
    """The step that is asked for."""
    if not book.field[p.layout - 1, square]:
        return K_MOV_07
    asked = due(p)
    second = asked == STEP and p.agenda[p.agenda_top - 1, 2] == 2
    if distance(square_of(p, p.piece), square) != 1:
        return K_MOV_03 if second else K_MOV_02
    if asked == BELL:
        return 0
    if asked == LEAP:
        return judge_entry(book, p, p.active, square)
    if second:
        return judge_second_step(book, p, square)
    return judge_first_step(book, p, p.card, p.any_symbol, square)


@kernel
def has_first_step(book: KragBook, p: KragPosition, card: int, any_symbol: int) -> bool:
    start = square_of(p, book.piece[card])
    for n in range(4):
        square = book.near[p.layout - 1, start, n]
        if square == NONE:
            return False
        if judge_first_step(book, p, card, any_symbol, square) == 0:
            return True
    return False


@kernel
def has_second_step(book: KragBook, p: KragPosition) -> bool:
    start = square_of(p, p.piece)
    for n in range(4):
        square = book.near[p.layout - 1, start, n]
        if square == NONE:
            return False
        if judge_second_step(book, p, square) == 0:
            return True
    return False


@kernel
def is_face_down(p: KragPosition, seat: int, slot: int) -> bool:
    return p.face_down == slot and p.gaze_owner[A4] == seat


@kernel
def is_playable(book: KragBook, p: KragPosition, seat: int, slot: int) -> bool:
    """K-TRN-03"""
    if is_face_down(p, seat, slot):
        return True
    return has_first_step(book, p, p.hand[seat, slot], p.lens)


@kernel
def is_inner(p: KragPosition, seat: int, slot: int) -> bool:
    """K-ORD-14"""
    return 0 < slot < p.hand_size[seat] - 1


@kernel
def has_playable(book: KragBook, p: KragPosition, seat: int) -> bool:
    for slot in range(p.hand_size[seat]):
        if is_playable(book, p, seat, slot):
            return True
    return False


@kernel
def can_sin(p: KragPosition, seat: int, card: int) -> bool:
    """Whether breaking an order would be a sin: not a second time in one turn (K-OBL-04)."""
    return bound(p, seat, card) and not p.sinned >> card & 1


@kernel
def step_is_clean(book: KragBook, p: KragPosition, seat: int, piece: int, square: int) -> bool:
    """Whether an own step to a square commits no TABOO sin."""
    if can_sin(p, seat, V1) and is_taboo(p, square):
        return False
    if piece == RIGOR:
        return True
    if can_sin(p, seat, A2) and goblin_at(p, square) != NONE:
        return False
    if can_sin(p, seat, L2) and book.teleport[p.layout - 1, square]:
        return False
    return not (can_sin(p, seat, L4) and book.symbol[p.layout - 1, square] == p.burning)


@kernel
def is_clean(book: KragBook, p: KragPosition, seat: int, slot: int) -> bool:
    """Whether a slot and a first step together commit no TABOO sin (K-TRN-06)."""
    if can_sin(p, seat, F2) and is_inner(p, seat, slot):
        return False
    if is_face_down(p, seat, slot):
        return True
    card = p.hand[seat, slot]
    piece = book.piece[card]
    start = square_of(p, piece)
    for n in range(4):
        square = book.near[p.layout - 1, start, n]
        if square == NONE:
            return False
        if judge_first_step(book, p, card, p.lens, square) == 0 and step_is_clean(
            book, p, seat, piece, square
        ):
            return True
    return False


@kernel
def has_first_step_taboo(p: KragPosition, seat: int) -> bool:
    """Whether the seat holds an order that a card or a first step can break."""
    for card in (A2, F2, L2, L4, V1):
        if can_sin(p, seat, card):
            return True
    return False


@kernel
def may_declare_stuck(book: KragBook, p: KragPosition, seat: int) -> bool:
    """K-TRN-05, -06, for a seat in its before-window."""
    return not has_playable(book, p, seat) or has_mercy(book, p, seat)


@kernel
def has_mercy(book: KragBook, p: KragPosition, seat: int) -> bool:
    """Whether the seat has no clean play although it may have playable slots (K-TRN-06)."""
    if not p.mercy_stuck or not has_first_step_taboo(p, seat):
        return False
    for slot in range(p.hand_size[seat]):
        if is_clean(book, p, seat, slot):
            return False
    return True


@kernel
def play_card(book: KragBook, p: KragPosition, slot: int, log: Table) -> None:
    seat = p.active
    if bound(p, seat, F2) and is_inner(p, seat, slot):
        record_sin(p, F2)
    if is_face_down(p, seat, slot):
        turn_up(p, log)
    card = take_slot(p, seat, slot)
    put_on_discard(p, card)
    note(log, TOLD_CARD_PLAYED, EVERYBODY, NOBODY, seat, slot, card)
    p.agenda[0, 0] = AFTER
    p.played += 1
    p.card = card
    p.any_symbol = p.lens
    p.lens = 0
    begin_movement(book, p, BY_CARD, book.piece[card])
    if p.played == 1:
        fall_due_at_the_card(p, log)
    if has_first_step(book, p, card, p.any_symbol):
        push(p, STEP, seat, 1)
    else:
        note(log, TOLD_CARD_FIZZLED, EVERYBODY, NOBODY, seat, card)  # K-MOV-10


@kernel
def begin_movement(book: KragBook, p: KragPosition, movement: int, piece: int) -> None:
    p.movement = movement
    p.piece = piece
    p.origin = square_of(p, piece)
    push(p, MOVED)


@kernel
def make_step(book: KragBook, p: KragPosition, square: int, log: Table) -> None:
    """The step that is asked for, by the piece in movement."""
    entry = p.agenda[p.agenda_top - 1]
    kind, number = entry[0], entry[2] if entry[0] == STEP else 1
    pop(p)
    start = square_of(p, p.piece)
    record_step_sins(book, p, kind == STEP, number, start, square)
    if number == 1:
        p.first_square = square
    p.last_square = square
    other = goblin_at(p, square)
    push(p, GO_ON, number, 0, 1 if other != NONE else 0)
    if p.piece == GOBLIN:
        p.goblin[p.active] = square
        begin_chain(p, p.active, square, start, other)
    else:
        p.rigor = square
        if number == 1:
            p.glory_at = p.gaze_owner[V2] if p.orders == DIGITAL else NONE
        if other != NONE:
            begin_chain(p, other, square, start, NONE)
    note_move(p, log, TOLD_STEP, p.active, p.piece, start, square, number)


@kernel
def go_on(book: KragBook, p: KragPosition) -> None:
    """What follows a step once its landing effects are over."""
    entry = p.agenda[p.agenda_top - 1]
    number, asked, caught = entry[1], entry[2], entry[3]
    if p.early or p.displaced or p.movement != BY_CARD:
        pop(p)
        return
    if p.piece == RIGOR:
        if caught and number == 1 and p.rigor_stops_on_catch:  # K-RIG-06
            pop(p)
            return
        if not asked and may_transfer(book, p):
            entry[2] = 1
            push(p, TRANSFER, p.active)
            return
    pop(p)
    if number == 1 and has_second_step(book, p):
        push(p, STEP, p.active, 2)


@kernel
def may_transfer(book: KragBook, p: KragPosition) -> bool:
    """Whether the transfer is asked after Rigor's step (K-RIG-11, -13)."""
    layout = p.layout - 1
    if not book.teleport[layout, p.rigor] or not a_teleport_is_free(book, p):
        return False
    low, high = near_goblins(book, p)
    for square in range(SQUARES):
        if judge_transfer(book, p, low, high, square) == 0:
            return True
    return False


@kernel
def near_goblins(book: KragBook, p: KragPosition) -> tuple[int, int]:
    """The squares on or beside a goblin, as two sets of bits."""
    low, high = 0, 0
    for seat in range(p.seats):
        square = p.goblin[seat]
        for n in range(5):
            other = square if n == 4 else book.near[p.layout - 1, square, n]
            if other >= HALF:
                high |= 1 << other - HALF
            elif other != NONE:
                low |= 1 << other
    return low, high


@kernel
def judge_transfer(book: KragBook, p: KragPosition, low: int, high: int, square: int) -> int:
    """K-RIG-11; `low` and `high` are the squares near goblins."""
    if not book.field[p.layout - 1, square]:
        return K_MOV_07
    near = high >> square - HALF & 1 if square >= HALF else low >> square & 1
    return K_RIG_11 if near or square == p.rigor else 0


@kernel
def transfer(p: KragPosition, square: int, log: Table) -> None:
    """K-RIG-12"""
    pop(p)
    start = p.rigor
    p.rigor = square
    p.early = BY_TRANSFER
    note_move(p, log, TOLD_TRANSFERRED, p.active, RIGOR, start, square, ABSENT)


@kernel
def end_movement(p: KragPosition, log: Table) -> None:
    """The movement is over: V4 is judged, glory falls due, and Goblin Leap opens."""
    pop(p)
    if p.movement == BY_CARD:
        if p.played == 1:
            judge_announcement(p)
        p.leap = 1 if p.piece == GOBLIN and not p.displaced else 0
    fall_due_glory(p, log)
    forget_movement(p)
    if p.early:
        p.agenda[0, 0] = REFILL


@kernel
def forget_movement(p: KragPosition) -> None:
    """Everything but `early`, which the end of the turn still needs."""
    p.movement = BY_NOTHING
    p.piece = GOBLIN
    p.card = NONE
    p.origin = NONE
    p.first_square = NONE
    p.last_square = NONE
    p.any_symbol = 0
    p.displaced = 0
    p.glory_at = NONE
