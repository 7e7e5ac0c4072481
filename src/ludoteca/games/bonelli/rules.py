"""The contract: who is waited for, what is legal, and what a decision sets going."""

from __future__ import annotations

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, due, pop, push
from ludoteca.core.record import Table
from ludoteca.games.bonelli import clauses as clause
from ludoteca.games.bonelli.answers import answer_choice
from ludoteca.games.bonelli.assignment import assign, judge_keep, keep, leave, list_keeps
from ludoteca.games.bonelli.cards import (
    ALBO_TURN,
    ASSIGNMENT,
    COMMIT,
    COUNTING,
    DECLARING,
    EFFECT,
    LEADING,
    LEAVING,
    OPENING,
    PLACING,
    RESOLVING,
    ROUND,
    card_at,
    rank_of,
)
from ludoteca.games.bonelli.choices import asks_secret, own_card
from ludoteca.games.bonelli.count import ALBO_SOURCE, count_totals, in_order, is_due
from ludoteca.games.bonelli.decisions import (
    CHOOSE_LEAD,
    CONFIRM,
    DECISIONS,
    DECLARE,
    LAY,
    NEXT_CARD,
    PASS,
    PLACE_BALLOON,
    REINFORCE,
    TAKE_BACK,
)
from ludoteca.games.bonelli.effects import (
    begin,
    moment,
    work,
)
from ludoteca.games.bonelli.position import (
    CARDS,
    DUE,
    PLACES,
    REINFORCING,
    REVEALING,
    SEATS,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.reinforcement import (
    judge_answer,
    judge_reinforce,
    list_answers,
    list_reinforcements,
    next_round,
    pass_on,
    reinforce,
)
from ludoteca.games.bonelli.setup import first_lead
from ludoteca.games.bonelli.turn import (
    confirm,
    declare,
    judge_balloon,
    judge_commit,
    judge_declare,
    lay,
    list_commit,
    next_turn,
    open_commit,
    place_balloon,
    take_back,
)

KIND_OF = DECISIONS.kind_of
REVEAL_03, END_02 = clause.REVEAL_03, clause.END_02
CHOSEN = 1  # of enter_order
MOST_ANSWERS = 96

_WHERE = {  # kind of decision: the entries of the agenda that ask for it, and its clause
    "choose_lead": (clause.SETUP_08, LEADING),
    "declare": (clause.DECL_01, DECLARING),
    "place_balloon": (clause.DECL_03, PLACING, EFFECT),
    "lay": (clause.COMMIT_01, COMMIT),
    "confirm": (clause.COMMIT_01, COMMIT),
    "next_card": (clause.REVEAL_03, RESOLVING),
    "target": (clause.FX_07, EFFECT),
    "destination": (clause.PARK_03, EFFECT),
    "pick_parked": (clause.OP_11, EFFECT),
    "pick_discard": (clause.OP_02, EFFECT),
    "pick_dug": (clause.OP_03, EFFECT),
    "deploy": (clause.OP_07, EFFECT),
    "swap_in": (clause.OP_08, EFFECT),
    "discard": (clause.OP_06, EFFECT),
    "accept": (clause.FX_05, EFFECT),
    "decline": (clause.FX_05, EFFECT),
    "reinforce": (clause.REINF_01, ROUND),
    "pass": (clause.REINF_09, ROUND),
    "keep": (clause.RETURN_03, LEAVING),
    "take_back": (clause.COMMIT_10, COMMIT),
}
OFFERED_BY = np.array([_WHERE[kind.name][0] for kind in DECISIONS.kinds])
ASKED_BY = np.array(
    [sum(1 << entry for entry in _WHERE[kind.name][1:]) for kind in DECISIONS.kinds]
)


@kernel
def asked(p: BonelliPosition) -> int:
    """The seat that the entry on top asks; -1 if it asks nobody (or both, in the commit)."""
    if p.agenda_top == 0:
        return -1
    return (p.agenda[p.agenda_top - 1, 1] & 3) - 1


@kernel
def waiting(book: BonelliBook, p: BonelliPosition) -> int:
    """The seats waited for; in the commit all that have not confirmed (B-HIDE-06)."""
    if p.over == OVER:
        return 0
    if due(p) != COMMIT:
        return 1 << asked(p)
    bits = 0
    for seat in range(SEATS):
        if p.confirmed[seat] != 1:
            bits |= 1 << seat
    return bits


@kernel
def forbids(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    if p.over == OVER:
        return END_02
    kind, top = KIND_OF[code], due(p)
    if ASKED_BY[kind] >> top & 1 == 0:
        return OFFERED_BY[kind]
    if top == COMMIT:
        return judge_commit(book, p, seat, code)
    if asked(p) != seat:
        return OFFERED_BY[kind]
    if top == EFFECT:
        return judge_answer(book, p, seat, code)
    if top == LEADING:
        return 0
    if top == DECLARING:
        return judge_declare(p, code - DECLARE)
    if top == PLACING:
        return judge_balloon(p, code - PLACE_BALLOON)
    if top == RESOLVING:
        return _judge_next(p, seat, code - NEXT_CARD)
    if top == ROUND:
        return judge_reinforce(book, p, seat, code)
    return judge_keep(book, p, seat, code)


@kernel
def legal(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    if p.over == OVER:
        return 0
    top = due(p)
    if top == COMMIT:
        return list_commit(book, p, seat, codes)
    if asked(p) != seat:
        return 0
    if top == EFFECT:
        return list_answers(book, p, seat, codes)
    if top == LEADING:
        codes[0] = CHOOSE_LEAD
        codes[1] = CHOOSE_LEAD + 1
        return 2
    if top == ROUND:
        return list_reinforcements(book, p, seat, codes)
    if top == LEAVING:
        return list_keeps(book, p, seat, codes)
    if top == RESOLVING:
        return _list_next(p, seat, codes)
    return _list_places(p, top == DECLARING, codes)


@kernel
def _list_places(p: BonelliPosition, declaring: bool, codes: Table) -> int:
    count = 0
    for place in range(PLACES):
        fine = judge_declare(p, place) if declaring else judge_balloon(p, place)
        if fine == 0:
            codes[count] = place + (DECLARE if declaring else PLACE_BALLOON)
            count += 1
    return count


@kernel
def _judge_next(p: BonelliPosition, seat: int, rank: int) -> int:
    n = card_at(p, seat, p.contested, rank)
    return 0 if n >= 0 and is_due(p, seat, n) else REVEAL_03


@kernel
def _list_next(p: BonelliPosition, seat: int, codes: Table) -> int:
    count = 0
    for n in range(p.card_count[seat]):
        if is_due(p, seat, n):
            codes[count] = NEXT_CARD + rank_of(p, seat, n)
            count += 1
    return count


@kernel
def apply(book: BonelliBook, p: BonelliPosition, seat: int, code: int, log: Table) -> None:
    p.plies += 1
    _answer(book, p, seat, code, 0, log)
    _run(book, p, log)


@kernel
def _answer(
    book: BonelliBook, p: BonelliPosition, seat: int, code: int, forced: int, log: Table
) -> None:
    """One decision, made by a seat or given by the engine."""
    top = due(p)
    if top == COMMIT:
        if code >= TAKE_BACK:
            take_back(p, seat, code - TAKE_BACK, log)
        elif code == CONFIRM:
            confirm(book, p, seat, log)
        else:
            lay(p, seat, own_card(book, p, seat, code - LAY), log)
    elif top == EFFECT:
        answer_choice(book, p, seat, code, forced, log)
    elif top == ROUND:
        if code == PASS:
            pass_on(p, seat, log)
        else:
            reinforce(book, p, seat, own_card(book, p, seat, code - REINFORCE), log)
    elif top == DECLARING:
        declare(book, p, code - DECLARE, forced, log)
    elif top == PLACING:
        place_balloon(p, seat, code - PLACE_BALLOON, forced, log)
    elif top == LEAVING:
        keep(book, p, seat, code, forced, log)
    elif top == RESOLVING:
        p.agenda[p.agenda_top - 1, 1] = 0
        _start(p, seat, card_at(p, seat, p.contested, code - NEXT_CARD))
    else:
        pop(p)
        first_lead(p, seat, seat if code == CHOOSE_LEAD else 1 - seat, log)


@kernel
def _run(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """Everything that follows by itself, until a seat must decide or the game is over."""
    if due(p) == COMMIT:
        return
    while p.over != OVER:
        top = due(p)
        if top == COMMIT:
            break
        seat = asked(p)
        if seat < 0:
            _go_on(book, p, top, log)
            continue
        code = _only_answer(book, p, top, seat)
        if code < 0:
            break
        _answer(book, p, seat, code, 1, log)
    if p.contested >= 0:
        count_totals(book, p, log)


@kernel
def _go_on(book: BonelliBook, p: BonelliPosition, top: int, log: Table) -> None:
    """One step of what nobody is asked about."""
    if top == EFFECT:
        work(book, p, log)
    elif top == RESOLVING:
        _resolve(p)
    elif top == ALBO_TURN:
        _turn_of_albo(book, p)
    elif top == OPENING:
        open_commit(book, p, log)
    elif top == COUNTING:
        pop(p)
        p.phase = REINFORCING
        push(p, ROUND)
    elif top == ROUND:
        next_round(book, p, log)
    elif top == ASSIGNMENT:
        assign(book, p, log)
    elif top == LEAVING:
        leave(book, p, log)
    else:
        next_turn(book, p, log)


@kernel
def _resolve(p: BonelliPosition) -> None:
    """The next card whose effects are due, in seat order (B-REVEAL-02, B-REVEAL-03)."""
    for turn in range(SEATS):
        seat = in_order(p, turn)
        count = 0
        first = 0
        for n in range(p.card_count[seat]):
            if is_due(p, seat, n):
                if count == 0:
                    first = n
                count += 1
        if count >= 2 and p.enter_order == CHOSEN and p.phase == REVEALING:
            p.agenda[p.agenda_top - 1, 1] = seat + 1
            return
        if count > 0:
            _start(p, seat, first)
            return
    pop(p)


@kernel
def _start(p: BonelliPosition, seat: int, n: int) -> None:
    p.card_marks[seat, n] &= ~DUE
    begin(p, seat, n)


@kernel
def _turn_of_albo(book: BonelliBook, p: BonelliPosition) -> None:
    """The Albo's own effects, for each seat in order (B-FX-14)."""
    entry = p.agenda[p.agenda_top - 1]
    if entry[2] == SEATS:
        pop(p)
        return
    seat = in_order(p, entry[2])
    entry[2] += 1
    if book.triggers[CARDS + p.albo] >> moment(p, seat) & 1:
        begin(p, seat, ALBO_SOURCE)


@kernel
def _only_answer(book: BonelliBook, p: BonelliPosition, top: int, seat: int) -> int:
    """The answer that what everybody can see leaves alone; -1 if none does (B-GEN-08)."""
    if top in (ROUND, LEADING):
        return -1
    if top == EFFECT and asks_secret(book, p):
        return -1
    codes = np.zeros(MOST_ANSWERS, np.int32)
    return codes[0] if legal(book, p, seat, codes) == 1 else -1
