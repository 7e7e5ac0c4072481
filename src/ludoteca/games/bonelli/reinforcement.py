"""Reinforcements (B-REINF): asked turn about, and looked ahead exactly."""

from __future__ import annotations

import numpy as np

from ludoteca.core.facts import EVERYBODY, NOBODY, empty_log
from ludoteca.core.kernel import kernel
from ludoteca.core.position import due, pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli import clauses as clause
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.answers import answer_choice
from ludoteca.games.bonelli.cards import (
    ASSIGNMENT,
    EFFECT,
    ROUND,
    holds_copy,
    pay_in,
    set_down,
    take_face_up,
)
from ludoteca.games.bonelli.choices import entry_of, judge_choice, list_choices, own_card
from ludoteca.games.bonelli.count import (
    count_totals,
    in_order,
    is_banned,
    is_barred,
    is_doubled,
    recount,
    source_of,
)
from ludoteca.games.bonelli.decisions import (
    ACCEPT,
    BY_REINFORCEMENT,
    DECLINE,
    FACTS,
    PASS,
    PICK_DISCARD,
    REINFORCE,
    tell,
)
from ludoteca.games.bonelli.effects import begin, work
from ludoteca.games.bonelli.position import (
    EFFECTS,
    REINFORCEMENT,
    SEATS,
    BonelliBook,
    BonelliPosition,
)

REINFORCED, REINFORCEMENT_PASSED = (
    FACTS.number("reinforced"),
    FACTS.number("reinforcement_passed"),
)
COMMIT_06, COMMIT_07 = clause.COMMIT_06, clause.COMMIT_07
REINF_01, REINF_02, REINF_08 = clause.REINF_01, clause.REINF_02, clause.REINF_08
SALVAGE, ADD_BALLOON = word.SALVAGE, word.ADD_BALLOON
NOBODY_FIRST = 0  # of tie_reinforce
BLANK, DEAF = BonelliPosition.rows(1), empty_log(0)
DEPTH, WIDTH = 64, 96


@kernel
def may_reinforce(book: BonelliBook, p: BonelliPosition, seat: int) -> bool:
    """Whether a seat behind is asked at all, helpful card or not (B-REINF-06, B-REINF-09)."""
    return (
        book.open[p.albo] == 1
        and p.balloons[seat] > 0
        and p.hand_size[seat] > 0
        and not is_barred(book, p, seat)
    )


@kernel
def next_round(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """Asks the seat behind, or on equal totals both in order; else the phase is over."""
    count_totals(book, p, log)
    entry = p.agenda[p.agenda_top - 1]
    for turn in range(SEATS):
        seat = in_order(p, turn)
        behind = p.total[1 - seat] - p.total[seat]
        wants = behind > 0 or (behind == 0 and p.tie_reinforce != NOBODY_FIRST)
        if wants and entry[2] >> seat & 1 == 0 and may_reinforce(book, p, seat):
            entry[1] = seat + 1
            return
    pop(p)
    push(p, ASSIGNMENT)


@kernel
def pass_on(p: BonelliPosition, seat: int, log: Table) -> None:
    reveal(p)
    entry = p.agenda[p.agenda_top - 1]
    entry[1] = 0
    entry[2] |= 1 << seat
    tell(p, log, REINFORCEMENT_PASSED, EVERYBODY, NOBODY, seat)


@kernel
def reinforce(book: BonelliBook, p: BonelliPosition, seat: int, card: int, log: Table) -> None:
    """A balloon, the card, its effects (B-REINF-07)."""
    reveal(p)
    entry = p.agenda[p.agenda_top - 1]
    entry[1] = 0
    entry[2] = 0
    pay_in(p, seat, 1, BY_REINFORCEMENT, log)
    take_face_up(p, seat, card)
    n = set_down(book, p, seat, card, p.contested, REINFORCEMENT)
    tell(p, log, REINFORCED, EVERYBODY, NOBODY, seat, card, p.balloons[seat])
    begin(p, seat, n)


@kernel
def judge_reinforce(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """A card with the icon that takes the lead (B-REINF-02, 05, 08); passing is always allowed."""
    if code == PASS:
        return 0
    card = own_card(book, p, seat, code - REINFORCE)
    if card < 0 or not holds_copy(p, seat, card) or book.icon[card] == 0:
        return REINF_01
    if is_banned(book, p, card):
        return COMMIT_07
    if is_doubled(book, p, seat, card, p.contested):
        return COMMIT_06
    trial = BLANK.copy()
    trial[0] = p
    log = DEAF.copy()
    reinforce(book, trial[0], seat, card, log)
    return 0 if _can_lead(book, trial, seat, log) else REINF_02


@kernel
def list_reinforcements(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    count = 0
    before = -1
    for n in range(p.hand_size[seat]):
        card = p.hand[seat, n]
        if card != before:
            code = REINFORCE + entry_of(book, p, seat, card)
            if judge_reinforce(book, p, seat, code) == 0:
                codes[count] = code
                count += 1
        before = card
    codes[count] = PASS
    return count + 1


@kernel
def judge_answer(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """An answer to an effect; a reinforcement's must leave its seat ahead (B-REINF-08)."""
    forbidden = judge_choice(book, p, seat, code)
    if forbidden or not _must_lead(p):
        return forbidden
    trial = BLANK.copy()
    trial[0] = p
    log = DEAF.copy()
    leader = p.agenda[p.agenda_top - 1, 2]
    answer_choice(book, trial[0], seat, code, 0, log)
    return 0 if _can_lead(book, trial, leader, log) else REINF_08


@kernel
def list_answers(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    count = list_choices(book, p, seat, codes)
    if not _must_lead(p):
        return count
    kept = 0
    for n in range(count):
        code = codes[n]
        if judge_answer(book, p, seat, code) == 0:
            codes[kept] = code
            kept += 1
    return kept


@kernel
def _must_lead(p: BonelliPosition) -> bool:
    """Whether the effect on top is of a card that has just been played as reinforcement."""
    return p.agenda_top >= 2 and p.agenda[p.agenda_top - 2, 0] == ROUND


@kernel
def _can_lead(book: BonelliBook, start: Table, seat: int, log: Table) -> bool:
    """Whether some choices for the effects on top leave the seat ahead: every path is walked.

    `start` is an array of one position: a record alone would not keep its memory alive.
    """
    trial = BLANK.copy()
    codes = np.zeros(WIDTH, np.int32)
    path = np.zeros(DEPTH, np.int64)
    width = np.zeros(DEPTH, np.int64)
    while True:
        trial[0] = start[0]
        p = trial[0]
        taken = 0
        while due(p) == EFFECT:
            asked = p.agenda[p.agenda_top - 1, 1] & 3
            if asked == 0:
                work(book, p, log)
            else:
                width[taken] = _list_different(book, p, asked - 1, codes)
                answer_choice(book, p, asked - 1, codes[path[taken]], 0, log)
                taken += 1
        recount(book, p)
        if p.total[seat] > p.total[1 - seat]:
            return True
        while taken > 0 and path[taken - 1] + 1 >= width[taken - 1]:
            taken -= 1
            path[taken] = 0
        if taken == 0:
            return False
        path[taken - 1] += 1


@kernel
def _list_different(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    """The answers that can make a difference to totals: one for those that are alike."""
    count = list_choices(book, p, seat, codes)
    entry = p.agenda[p.agenda_top - 1]
    controller, n, k = int(entry[2]), int(entry[3]), int(entry[4])
    source = source_of(p, controller, n)
    op = book.op[source, k]
    if op != SALVAGE and op != ADD_BALLOON:
        return count
    kept = 0
    seen = 0  # kinds of answers, as bits
    for m in range(count):
        code = codes[m]
        alike = 1 << _likeness(book, p, seat, source, op, code)
        if seen & alike == 0:
            seen |= alike
            codes[kept] = code
            kept += 1
    return kept


@kernel
def _likeness(
    book: BonelliBook, p: BonelliPosition, seat: int, source: int, op: int, code: int
) -> int:
    """Answers of one number change no total differently."""
    if code == ACCEPT:
        return 17
    if code == DECLINE:
        return 18
    return _salvaged_by(book, p, seat, source, code) if op == SALVAGE else 16


@kernel
def _salvaged_by(book: BonelliBook, p: BonelliPosition, seat: int, source: int, code: int) -> int:
    """Which effects of a card could salvage an entry, as a set."""
    card = own_card(book, p, seat, code - PICK_DISCARD)
    effects = 0
    for k in range(EFFECTS):
        asked = book.filter[source, k]
        if asked < 0 or book.fits[asked, card] == 1:
            effects |= 1 << k
    return effects
