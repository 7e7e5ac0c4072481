"""The digital orders: what falls due when, what breaks them, and sins (sections 4.11, 4.12)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.dice import dice, shuffle
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import due, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import bound, goblin_at, is_taboo
from ludoteca.games.kragmortha.clauses import (
    K_DIE_03,
    K_MOV_07,
    K_OBL_02,
    K_OBL_07,
    K_OBL_08,
    K_ORD_02,
    K_ORD_04,
    K_ORD_12,
    K_ORD_19,
    K_ORD_24,
)
from ludoteca.games.kragmortha.codes import (
    TOLD_OBLIGATION_DUE,
    TOLD_ORDER_SET,
    TOLD_POKED,
    TOLD_RITE_DONE,
    TOLD_SLIP_SHOWN,
)
from ludoteca.games.kragmortha.position import (
    A1,
    A2,
    A3,
    A4,
    ACT_CONFIRM,
    ACT_OFF,
    ACT_ON,
    ACT_TAP,
    AFTER,
    AGAIN,
    AUTO,
    BEFORE,
    BY_CARD,
    BY_NOTHING,
    CLASS,
    CLAW,
    DIGITAL,
    F2,
    F3,
    F4,
    GAZES,
    GREETED,
    H1,
    H2,
    H3,
    H4,
    L1,
    L2,
    L3,
    L4,
    M1,
    M2,
    M3,
    M4,
    MOUTH_OFF,
    MOUTH_ON,
    NONE,
    PADS_OFF,
    PADS_ON,
    PERFORMANCE,
    PHYSICAL,
    RIGOR,
    STEP,
    STOOD,
    TITLE_COUNT,
    TONGUE_TAP,
    V1,
    V2,
    V3,
    V4,
    KragBook,
    KragPosition,
)

# Rolled at the card for seats with a slip rate (K-DIE-02); as bits
ROLLED_AT_CARD = sum(1 << card for card in (M1, M3, M4, H1, H3, H4, A3, F3, L3, V3, V4))
# Cards with a slip, and those whose calm twin is a RITE or cannot slip
SLIPPERY = sum(1 << card for card in (M1, M2, M3, H1, H2, H3, H4, A3, F2, F3, V1, V3))
NO_SLIP_IF_CALM = sum(1 << card for card in (M1, M3, A3, F3, H2, F2, V3))
# Which act of a calm twin is kept as which bit of `rites`, by card and act
ACT_BIT = np.zeros((GAZES, 4), np.int16)
ACT_BIT[M1, ACT_ON], ACT_BIT[M1, ACT_OFF] = MOUTH_ON, MOUTH_OFF
ACT_BIT[A3, ACT_ON], ACT_BIT[A3, ACT_OFF] = PADS_ON, PADS_OFF
ACT_BIT[M3, ACT_TAP], ACT_BIT[F3, ACT_CONFIRM] = TONGUE_TAP, CLAW
AT_CARD, IN_TURN, AT_GLORY, AT_QUESTION, AT_SIT = range(1, 6)  # windows, for people
RITE_STAND, RITE_SIT, RITE_GREET, RITE_ANNOUNCE, RITE_GLORY = range(4, 9)  # acts, for people


@kernel
def record_sin(p: KragPosition, card: int) -> None:
    """K-OBL-04: at most one for a card and turn."""
    if p.sinned >> card & 1:
        return
    p.sinned |= 1 << card
    p.sins[card] |= 1
    p.sinful |= 1 << card
    if p.enforcement != AUTO:
        p.unnoticed |= 1 << card
    reveal(p)


@kernel
def forget_sins(p: KragPosition, card: int) -> None:
    """The card has no open sin any more."""
    keep = ~(1 << card)
    p.sins[card] = 0
    p.sinful &= keep
    p.unnoticed &= keep
    p.noticed[card] = 0
    p.settled &= keep
    p.confessed &= keep
    still = 0
    for other in range(GAZES):
        still |= p.noticed[other]
    p.alert &= still


@kernel
def show_slip(p: KragPosition, seat: int, card: int, log: Table) -> None:
    """K-DIE-05: for people to notice; seats with a notice rate have K-DIE-04 instead."""
    if p.enforcement == AUTO:
        return
    audience = EVERYBODY
    for other in range(p.seats):
        if p.notice_rate[other] > 0:
            audience &= ~only(other)
    note(log, TOLD_SLIP_SHOWN, audience, NOBODY, seat, card)


@kernel
def slip_chance(rate: int, gazes: int) -> int:
    """K-DIE-01, in per cent."""
    return min(90, rate * (10 + 4 * (gazes - 1)) // 10)


@kernel
def roll(p: KragPosition, seat: int, card: int, log: Table) -> None:
    """An obligation of a seat without client falls due and is closed (K-DIE-02, -03)."""
    reveal(p)
    if dice(p, 100) < slip_chance(p.slip_rate[seat], p.gazes[seat]):
        record_sin(p, card)
        show_slip(p, seat, card, log)


@kernel
def is_calm(p: KragPosition, seat: int, card: int) -> bool:
    return p.calm[seat] >> card & 1 == 1


@kernel
def obliged(p: KragPosition, seat: int, card: int) -> bool:
    """Whether the seat itself owes what the card demands in its turn (K-OBL-02, K-DIE-03)."""
    return bound(p, seat, card) and not p.fresh >> card & 1 and p.slip_rate[seat] == 0


@kernel
def fall_due_at_the_card(p: KragPosition, log: Table) -> None:
    """K-OBL-05, K-DIE-02, K-ENF-15"""
    seat = p.active
    if p.gazes[seat] == 0:
        return
    if p.slip_rate[seat] > 0:
        for card in range(GAZES):
            rolled = ROLLED_AT_CARD >> card & 1 if p.orders == DIGITAL else card != F4
            if rolled and p.gaze_owner[card] == seat and not p.fresh >> card & 1:
                roll(p, seat, card, log)
        return
    if is_calm(p, seat, M1) and obliged(p, seat, M1) and not p.rites & MOUTH_ON:
        record_sin(p, M1)
    if is_calm(p, seat, M3) and obliged(p, seat, M3) and not p.rites & TONGUE_TAP:
        record_sin(p, M3)
    if obliged(p, seat, M4) and not p.rites & GREETED:
        record_sin(p, M4)
    if is_calm(p, seat, A3) and obliged(p, seat, A3) and not p.rites & PADS_ON:
        record_sin(p, A3)
    if obliged(p, seat, L3) and not p.rites & STOOD:
        record_sin(p, L3)


@kernel
def record_step_sins(
    book: KragBook, p: KragPosition, by_card: bool, number: int, start: int, square: int
) -> None:
    """The TABOOs on own steps (K-OBL-06), and the calm F3 before the first of them."""
    seat = p.active
    if p.gazes[seat] == 0 or p.orders == PHYSICAL:
        return
    if bound(p, seat, V1) and is_taboo(p, square):
        record_sin(p, V1)
    first_of_turn = by_card and number == 1 and p.played == 1
    if first_of_turn and is_calm(p, seat, F3) and obliged(p, seat, F3) and not p.rites & CLAW:
        record_sin(p, F3)
    if p.piece == RIGOR:
        return
    if number == 2:
        if bound(p, seat, L1):
            record_sin(p, L1)
        if bound(p, seat, A1) and square - start != start - p.origin:
            record_sin(p, A1)
    if bound(p, seat, A2) and goblin_at(p, square) != NONE:
        record_sin(p, A2)
    if bound(p, seat, L2) and book.teleport[p.layout - 1, square]:
        record_sin(p, L2)
    if bound(p, seat, L4) and book.symbol[p.layout - 1, square] == p.burning:
        record_sin(p, L4)


@kernel
def judge_announcement(p: KragPosition) -> None:
    """K-ORD-24, at the end of the first card's movement."""
    if p.displaced or p.last_square == NONE:
        return
    if obliged(p, p.active, V4) and p.announced != p.last_square:
        record_sin(p, V4)


@kernel
def fall_due_glory(p: KragPosition, log: Table) -> None:
    """K-ORD-22, at the end of a movement with a Rigor step."""
    holder = p.glory_at
    if holder == NONE or p.gaze_owner[V2] != holder:
        return
    note(log, TOLD_OBLIGATION_DUE, EVERYBODY, NOBODY, holder, V2, AT_GLORY)
    if p.slip_rate[holder] > 0:
        roll(p, holder, V2, log)
    else:
        p.glory_due = 1


@kernel
def miss_glory(p: KragPosition) -> None:
    p.glory_due = 0
    record_sin(p, V2)


@kernel
def miss_sit(p: KragPosition) -> None:
    """K-ORD-19: the engine seats the holder."""
    p.standing = 0
    record_sin(p, L3)


@kernel
def closing_acts_open(p: KragPosition) -> bool:
    """A calm M1 or A3 that was opened and not closed (K-OBL-08)."""
    mouth_open = p.rites & MOUTH_ON != 0 and p.rites & MOUTH_OFF == 0
    pads_held = p.rites & PADS_ON != 0 and p.rites & PADS_OFF == 0
    return mouth_open or pads_held


@kernel
def miss_closing_acts(p: KragPosition) -> None:
    if p.rites & MOUTH_ON and not p.rites & MOUTH_OFF:
        record_sin(p, M1)
    if p.rites & PADS_ON and not p.rites & PADS_OFF:
        record_sin(p, A3)


@kernel
def before_the_card(p: KragPosition, seat: int) -> bool:
    """In the own turn before the first movement card."""
    return p.active == seat and p.turn > 0 and p.played == 0 and p.agenda[0, 0] == BEFORE


@kernel
def judge_slip(p: KragPosition, seat: int, card: int) -> int:
    """K-OBL-07"""
    if not bound(p, seat, card) or not SLIPPERY >> card & 1:
        return K_OBL_07
    if is_calm(p, seat, card) and NO_SLIP_IF_CALM >> card & 1:
        return K_OBL_08
    if CLASS[card] == PERFORMANCE:
        if p.slip_rate[seat] > 0:
            return K_DIE_03
        if card != M2 and p.fresh >> card & 1:
            return K_OBL_02
    if p.slipped >> card & 1 or not in_window(p, seat, card):
        return K_OBL_07
    return 0


@kernel
def in_window(p: KragPosition, seat: int, card: int) -> bool:
    """The time in which a slip is accepted (section 4.12)."""
    if card in (M2, V1):
        return True
    if p.active != seat or p.turn == 0:
        return False
    first_card = p.played == 1 and p.movement == BY_CARD
    before_step = first_card and p.first_square == NONE
    if card in (M1, A3):
        return first_card
    if card == H1:
        return before_step
    if card == F2:
        return before_the_card(p, seat)
    if card == F3:
        return before_the_card(p, seat) or before_step
    return True


@kernel
def judge_stand(p: KragPosition, seat: int) -> int:
    if not bound(p, seat, L3) or not before_the_card(p, seat) or p.rites & STOOD:
        return K_ORD_19
    return judge_owed(p, seat, L3)


@kernel
def judge_owed(p: KragPosition, seat: int, card: int) -> int:
    """Acts are offered for cards held since the start of the turn, and not to rolled seats."""
    if p.fresh >> card & 1:
        return K_OBL_02
    return K_DIE_03 if p.slip_rate[seat] > 0 else 0


@kernel
def judge_sit(p: KragPosition, seat: int) -> int:
    return 0 if bound(p, seat, L3) and p.standing and p.active != seat else K_ORD_19


@kernel
def judge_greet(p: KragPosition, seat: int, title: int) -> int:
    if not bound(p, seat, M4) or not before_the_card(p, seat) or p.rites & GREETED:
        return K_ORD_04
    for n in range(4):
        if p.titles[n] == title:
            return judge_owed(p, seat, M4)
    return K_ORD_04


@kernel
def judge_announce(book: KragBook, p: KragPosition, seat: int, square: int) -> int:
    if not bound(p, seat, V4) or not before_the_card(p, seat) or p.announced != NONE:
        return K_ORD_24
    if not book.field[p.layout - 1, square]:
        return K_MOV_07
    return judge_owed(p, seat, V4)


@kernel
def judge_ritual(p: KragPosition, seat: int, card: int, act: int) -> int:
    """K-OBL-08, table 9.7"""
    bit = ACT_BIT[card, act]
    if bit == 0 or not bound(p, seat, card) or not is_calm(p, seat, card) or p.rites & bit:
        return K_OBL_08
    if bit == CLAW:
        asked = p.active == seat and due(p) == STEP and p.played == 1 and p.first_square == NONE
        return judge_owed(p, seat, card) if asked else K_OBL_08
    if act != ACT_OFF:
        return judge_owed(p, seat, card) if before_the_card(p, seat) else K_OBL_08
    opened = p.rites & ACT_BIT[card, ACT_ON] and p.active == seat
    base = p.agenda[0, 0]
    closing = p.movement == BY_NOTHING and (base in (AFTER, AGAIN))
    return judge_owed(p, seat, card) if opened and closing else K_OBL_08


@kernel
def judge_peek(p: KragPosition, seat: int, slot: int) -> int:
    return 0 if bound(p, seat, A4) and p.face_down == slot and not p.peeked else K_ORD_12


@kernel
def judge_poke(p: KragPosition, seat: int, target: int) -> int:
    if seat == target or target >= p.seats or not bound(p, target, M2) or p.pokers >> seat & 1:
        return K_ORD_02
    return 0


@kernel
def poke(p: KragPosition, seat: int, target: int, log: Table) -> None:
    note(log, TOLD_POKED, EVERYBODY, NOBODY, seat, target)
    note(log, TOLD_OBLIGATION_DUE, EVERYBODY, NOBODY, target, M2, AT_QUESTION)
    first = p.pokers == 0
    p.pokers |= 1 << seat
    if first and p.slip_rate[target] > 0:
        roll(p, target, M2, log)


@kernel
def draw_titles(p: KragPosition, log: Table) -> None:
    """Three look-alikes and the exact title, in an order dice choose (K-ORD-04)."""
    p.titles[:] = NONE
    p.titles[0] = 0
    n = 1
    while n < 4:
        title = 1 + dice(p, TITLE_COUNT - 1)
        if title != p.titles[1] and title != p.titles[2]:
            p.titles[n] = title
            n += 1
    shuffle(p, p.titles, 4)
    reveal(p)
    t = p.titles
    note(
        log, TOLD_ORDER_SET, EVERYBODY, NOBODY, p.active, M4, ABSENT, ABSENT, t[0], t[1], t[2], t[3]
    )


@kernel
def tell_obligations(p: KragPosition, log: Table) -> None:
    """What the new turn asks of its seat, told to that seat."""
    seat = p.active
    if p.gazes[seat] == 0 or p.orders == PHYSICAL or p.slip_rate[seat] > 0:
        return
    for card in range(GAZES):
        if p.gaze_owner[card] == seat:
            if card in (M4, L3, V4):
                note(log, TOLD_OBLIGATION_DUE, only(seat), NOBODY, seat, card, 0)
            elif CLASS[card] == PERFORMANCE and card != M2:
                whole_turn = card in (M3, H3, H4, V3)
                window = IN_TURN if whole_turn else AT_CARD
                note(log, TOLD_OBLIGATION_DUE, only(seat), NOBODY, seat, card, window)


@kernel
def note_rite(
    p: KragPosition, log: Table, seat: int, card: int, act: int, title: int, square: int
) -> None:
    note(log, TOLD_RITE_DONE, EVERYBODY, NOBODY, seat, card, act, title, square)
