"""What may be due in a position: how entries of the agenda lie on each other, in which phase.

Random play of true positions makes nothing else. Described positions are held to it before any
kernel resolves them, since compiled kernels read on past the end of a table.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.position import OVER
from ludoteca.core.record import bare
from ludoteca.games.bonelli.cards import (
    ALBO_TURN,
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
    room_in_hand,
)
from ludoteca.games.bonelli.count import ALBO_SOURCE, GONE, in_order, is_active
from ludoteca.games.bonelli.effects import (
    ACCEPTING,
    AIMING,
    GIVING_UP,
    STEP,
    concerns,
    is_choice,
    is_repeated,
    moment,
)
from ludoteca.games.bonelli.position import (
    ALBI,
    ASSIGNING,
    CARDS,
    COMMITTING,
    DECLARATION,
    EFFECTS,
    MEANT,
    NONE,
    REINFORCING,
    REVEALING,
    SEATS,
    SET_UP,
)
from ludoteca.games.bonelli.vocabulary import (
    ALL,
    AT_RANDOM,
    DEPLOYING,
    DIG,
    DISCARD_HAND,
    OTHER,
    SALVAGE,
    SHUNT,
    SWAP,
)

# In which phase an agenda may be seen, without the effects under way on top of it
_SEEN_IN = {
    (LEADING,): SET_UP,
    (DECLARING,): DECLARATION,
    (OPENING, ALBO_TURN, PLACING): DECLARATION,
    (COMMIT,): COMMITTING,
    (COUNTING, RESOLVING): REVEALING,
    (ROUND,): REINFORCING,
    (LEAVING,): ASSIGNING,
}
_UNDER_EFFECTS = {
    (OPENING, ALBO_TURN): DECLARATION,
    (COUNTING, RESOLVING): REVEALING,
    (ROUND,): REINFORCING,
    (LEAVING, ALBO_TURN): ASSIGNING,
    (LEAVING, ALBO_TURN, RESOLVING): ASSIGNING,
}
_NESTED = 2  # a card that an effect brings in brings in no other (B-FX-15)


def pending(book: Any, p: Any) -> list[str]:
    """9, 21: what is due could not have come about."""
    entries = [[int(n) for n in entry] for entry in p.agenda[: p.agenda_top]]
    kinds = tuple(entry[0] for entry in entries)
    if p.over == OVER:
        return ["9: something is due although the game is over"] if kinds else []
    effects = [entry for entry in entries if entry[0] == EFFECT]
    base = kinds[: len(kinds) - len(effects)]
    fitting = _UNDER_EFFECTS if effects else _SEEN_IN
    if fitting.get(base) != p.phase or EFFECT in base or len(effects) > _NESTED:
        return ["9: what is due does not fit the phase"]
    if (p.contested == NONE) != (base in ((LEADING,), (DECLARING,))):
        return ["9: an Albo is contested that was not declared, or none is"]
    if (p.protagonist == NONE) != (base == (LEADING,)):
        return ["9: nobody leads, or somebody before it was chosen"]
    if p.contested != NONE and not _contested(p):
        return ["4: the contested Albo does not lie where it was declared"]
    if base != (COMMIT,) and (any(p.row_size) or any(p.confirmed)):
        return ["11: cards are committed outside the commit"]
    if base == (COMMIT,) and all(p.confirmed):
        return ["10: both have committed, and the cards were not turned up"]
    for n, entry in enumerate(entries[: len(base)]):
        if not _due(p, entry, n == len(entries) - 1):
            return [f"9: an entry of kind {entry[0]} is due that could not be"]
    return _of_effects(book, p, effects, base)


def _contested(p: Any) -> bool:
    if not 0 <= p.albo < ALBI:
        return False
    if p.phase == ASSIGNING:
        gone = p.face_up[p.contested] == NONE and p.fate[p.albo] == p.outcome
        return bool(gone) and p.outcome != NONE
    return bool(p.face_up[p.contested] == p.albo) and p.outcome == NONE


def _due(p: Any, entry: list[int], on_top: bool) -> bool:
    """Whether an entry that is no effect asks whom it may ask."""
    kind, seat, more = entry[0], entry[1] - 1, entry[2]
    if kind == LEADING:
        return seat == p.younger_seat and 0 <= seat < SEATS
    if kind in (DECLARING, PLACING):
        return bool(seat == p.protagonist) and (kind == DECLARING or _has_balloon(p, seat))
    if kind == ALBO_TURN:
        return seat == NONE and 0 <= more <= SEATS
    if kind == LEAVING:
        if not on_top:
            return (seat, more) == (NONE, 0)
        return 0 <= more < SEATS and bool(seat == in_order(bare(p), more))
    if kind == ROUND:
        return (0 <= seat < SEATS and 0 <= more <= 3) if on_top else seat == NONE
    if kind == RESOLVING:
        return 0 <= seat < SEATS if on_top else seat == NONE
    return seat == NONE


def _has_balloon(p: Any, seat: int) -> bool:
    return bool(p.reserve > 0 or p.balloons[seat] > 0)


def _of_effects(book: Any, p: Any, effects: list[list[int]], base: tuple[int, ...]) -> list[str]:
    meant = int(np.count_nonzero(np.asarray(p.card_marks) & MEANT))
    aims = bool(effects) and effects[-1][1] // STEP == AIMING
    for n, entry in enumerate(effects):
        of_albo = n == 0 and base[-1] == ALBO_TURN
        on_top = n == len(effects) - 1
        if not _carried(p, entry, of_albo, on_top) or not _goes_on(book, p, entry, on_top, n > 0):
            return ["21: an effect is pending that could not be"]
    source = _source(p, effects[-1]) if effects else 0
    op = book.op[source, effects[-1][4]] if aims else NONE
    if meant != (op == SHUNT) or (p.swap_card != NONE) != (op == SWAP):
        return ["21: a card is chosen for an effect that is not pending, or none for one that is"]
    return []


def _carried(p: Any, entry: list[int], of_albo: bool, on_top: bool) -> bool:
    """Whether something carries the effect: the Albo, an active card, or below one now gone."""
    seat, n = entry[2:4]
    if not 0 <= seat < SEATS or of_albo != (n == ALBO_SOURCE):
        return False
    if of_albo or (n == GONE and not on_top):
        return True
    if not 0 <= n < p.card_count[seat]:
        return False
    return not on_top or bool(is_active(bare(p), seat, n))


def _source(p: Any, entry: list[int]) -> int:
    seat, n = entry[2:4]
    return int(CARDS + p.albo if n == ALBO_SOURCE else p.card[seat, n])


def _goes_on(book: Any, p: Any, entry: list[int], on_top: bool, nested: bool) -> bool:
    """Whether the effect is at a step it can be at."""
    _, asked, controller, _, k, times = entry
    if not on_top:
        return asked == 0 and times == 0 and 0 < k <= EFFECTS
    step, seat = asked // STEP, asked % STEP - 1
    if not (0 <= seat < SEATS and ACCEPTING <= step <= GIVING_UP and 0 <= k < EFFECTS):
        return False
    source = _source(p, entry)
    op, amount = int(book.op[source, k]), int(book.amount[source, k])
    if op == NONE or book.when[source, k] != moment(bare(p), controller):
        return False
    if nested and op in (DEPLOYING, SWAP):
        return False
    if step == GIVING_UP:
        who = concerns(bare(p), int(book.who[source, k]), controller, seat)
        chosen = op == DISCARD_HAND and book.pick[source, k] != AT_RANDOM
        return bool(who and chosen) and 0 < times <= min(amount, p.hand_size[seat] - 1)
    most = amount if is_repeated(op) and amount != ALL else 1
    if not 0 < times <= most:
        return False
    if op in (SALVAGE, DIG) and room_in_hand(bare(book), bare(p), controller) <= 0:
        return False
    if step == ACCEPTING:
        return bool(book.optional[source, k] == 1) and seat == controller
    if not is_choice(op, amount) or (step == AIMING and op not in (SHUNT, SWAP)):
        return False
    return seat == (1 - controller if book.chooser[source, k] == OTHER else controller)
