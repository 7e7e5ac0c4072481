"""Who convicts whom: quiet points, accusations, tribunals (sections 4.13 to 4.15)."""

from __future__ import annotations

from ludoteca.core.dice import dice
from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.clauses import K_ENF_07, K_ENF_09, K_ENF_10, K_ENF_14
from ludoteca.games.kragmortha.codes import (
    TOLD_ACCUSATION_RESULT,
    TOLD_ACCUSED,
    TOLD_ACCUSER_LOCKED,
    TOLD_CONFESSED,
    TOLD_DENIED,
    TOLD_SIN_NOTICED,
    TOLD_SINNED,
    TOLD_VERDICT,
    TOLD_VOTE_CAST,
    TOLD_VOTE_SHOWN,
)
from ludoteca.games.kragmortha.gazes import ask_to_forbid
from ludoteca.games.kragmortha.orders import forget_sins
from ludoteca.games.kragmortha.position import (
    ABSTAINED,
    ANSWER,
    AUTO,
    F4,
    FOR_CONFESSION,
    FOR_SIN,
    FOR_VERDICT,
    FORBIDS,
    GAZE_DRAWN,
    GAZES,
    GUILTY,
    HONOUR,
    IMMEDIATE,
    INNOCENT,
    LOCK,
    NO_VOTE,
    NONE,
    OF_ACCUSE,
    OF_FORBID,
    OF_GLORY,
    REACT,
    TIMED,
    V2,
    VOTE,
    WATCH,
    KragBook,
    KragPosition,
)


@kernel
def is_quiet(p: KragPosition) -> bool:
    """Whether a quiet point has nothing left to do (K-ENF-03)."""
    if p.settled or p.unnoticed or p.taboo_new:
        return False
    if p.enforcement == AUTO and p.sinful:
        return False
    return p.reactions == TIMED or not (p.glory_due or p.alert or p.forbidders)


@kernel
def quieten(book: KragBook, p: KragPosition, log: Table) -> None:
    """The next thing a quiet point has to do."""
    immediate = p.reactions == IMMEDIATE
    if immediate and p.glory_due:
        push(p, REACT, p.gaze_owner[V2], OF_GLORY)
    elif p.unnoticed:
        notice_next(p, log)
    elif immediate and p.alert:
        push(p, REACT, first_asked(p, p.alert), OF_ACCUSE)
    elif p.settled or (p.enforcement == AUTO and p.sinful):
        convict_next(p, log)
    else:
        push(p, FORBIDS)


@kernel
def ask_for_forbids(p: KragPosition) -> None:
    """Those who are to forbid squares to a new V1, one by one (K-ENF-03, step 4)."""
    if p.taboo_new:
        ask_to_forbid(p)
    elif p.forbidders and p.reactions == IMMEDIATE:
        push(p, REACT, first_asked(p, p.forbidders), OF_FORBID)
    else:
        pop(p)


@kernel
def first_asked(p: KragPosition, seats: int) -> int:
    """The first of a set of seats in asking order."""
    for n in range(p.seats):
        seat = (p.active + n) % p.seats
        if seats >> seat & 1:
            return seat
    return NONE


@kernel
def lowest(bits: int) -> int:
    card = 0
    while not bits >> card & 1:
        card += 1
    return card


@kernel
def notice_next(p: KragPosition, log: Table) -> None:
    """Seats with a notice rate roll for a new sin (K-DIE-04)."""
    card = lowest(p.unnoticed)
    p.unnoticed &= ~(1 << card)
    sinner = p.gaze_owner[card]
    for n in range(p.seats):
        seat = (p.active + n) % p.seats
        if seat == sinner or p.notice_rate[seat] == 0:
            continue
        reveal(p)
        if dice(p, 100) < p.notice_rate[seat]:
            p.noticed[card] |= 1 << seat
            if not is_locked(p, seat):
                p.alert |= 1 << seat
                note(log, TOLD_SIN_NOTICED, only(seat), NOBODY, seat, sinner, card)


@kernel
def is_locked(p: KragPosition, seat: int) -> bool:
    return p.turn < p.locked_until[seat]


@kernel
def convict_next(p: KragPosition, log: Table) -> None:
    """One conviction, in asking order and by card id: one gaze (K-ENF-05)."""
    cards = p.sinful if p.enforcement == AUTO else p.settled
    for n in range(p.seats):
        seat = (p.active + n) % p.seats
        for card in range(GAZES):
            if cards >> card & 1 and p.gaze_owner[card] == seat:
                convict(p, seat, card, log)
                return


@kernel
def convict(p: KragPosition, seat: int, card: int, log: Table) -> None:
    cause = FOR_SIN
    if p.enforcement == AUTO:
        note(log, TOLD_SINNED, EVERYBODY, NOBODY, seat, card)
    elif p.enforcement == HONOUR:
        cause = FOR_CONFESSION if p.confessed >> card & 1 else FOR_VERDICT
    forget_sins(p, card)
    p.sinned |= 1 << card
    p.convicted |= 1 << card
    push(p, FORBIDS)  # if it draws V1, before the next conviction (K-ENF-03)
    push(p, GAZE_DRAWN, seat, cause)


@kernel
def settle_order(p: KragPosition, card: int, confessed: bool) -> None:
    """The open sins of one order are settled: its holder is to be convicted (K-ENF-08)."""
    forget_sins(p, card)
    p.sinned |= 1 << card
    p.settled |= 1 << card
    if confessed:
        p.confessed |= 1 << card


@kernel
def judge_accuser(p: KragPosition, seat: int, target: int) -> int:
    """K-ENF-09"""
    if p.false_accusation == LOCK:
        return K_ENF_09 if is_locked(p, seat) else 0
    return K_ENF_09 if p.accused[seat] >> target & 1 else 0


@kernel
def judge_accuse(p: KragPosition, seat: int, target: int) -> int:
    """K-ENF-07"""
    if p.enforcement != WATCH or seat == target or target >= p.seats:
        return K_ENF_07
    if p.gazes[target] == p.blanks[target]:
        return K_ENF_07
    return judge_accuser(p, seat, target)


@kernel
def judge_accuse_of(p: KragPosition, seat: int, target: int, card: int) -> int:
    """K-ENF-10"""
    if p.enforcement != HONOUR or seat == target or p.gaze_owner[card] != target or card == F4:
        return K_ENF_10
    if (p.convicted | p.settled) >> card & 1:
        return K_ENF_10
    return judge_accuser(p, seat, target)


@kernel
def judge_confess_freely(p: KragPosition, seat: int, card: int) -> int:
    """K-ENF-14"""
    if p.enforcement != HONOUR or p.gaze_owner[card] != seat or card == F4:
        return K_ENF_14
    return K_ENF_14 if (p.convicted | p.settled) >> card & 1 else 0


@kernel
def accuse(p: KragPosition, seat: int, target: int, log: Table) -> None:
    """K-ENF-08"""
    note(log, TOLD_ACCUSED, EVERYBODY, NOBODY, seat, target)
    p.accused[seat] |= 1 << target
    for card in range(GAZES):
        if p.sinful >> card & 1 and p.gaze_owner[card] == target:
            settle_order(p, card, False)
            note(log, TOLD_ACCUSATION_RESULT, EVERYBODY, NOBODY, seat, target, 1, card)
            return
    note(log, TOLD_ACCUSATION_RESULT, EVERYBODY, NOBODY, seat, target, 0)
    accused_wrongly(p, seat, log)


@kernel
def accused_wrongly(p: KragPosition, seat: int, log: Table) -> None:
    """K-ENF-09"""
    if p.false_accusation != LOCK:
        return
    p.locked_until[seat] = p.turn + p.seats
    p.alert &= ~(1 << seat)
    note(log, TOLD_ACCUSER_LOCKED, EVERYBODY, NOBODY, seat, p.locked_until[seat])


@kernel
def accuse_of(p: KragPosition, seat: int, target: int, card: int, log: Table) -> None:
    """K-ENF-10; a seat with a slip rate is judged by the engine at once (K-ENF-15)."""
    note(log, TOLD_ACCUSED, EVERYBODY, NOBODY, seat, target, card)
    p.accused[seat] |= 1 << target
    if p.slip_rate[target] == 0:
        p.accuser = seat
        p.defendant = target
        p.charge = card
        p.votes[:] = NO_VOTE  # those of the last tribunal lay open until now
        push(p, ANSWER, target)
        return
    guilty = p.sinful >> card & 1
    note(log, TOLD_ACCUSATION_RESULT, EVERYBODY, NOBODY, seat, target, guilty, card)
    if guilty:
        settle_order(p, card, False)
    else:
        accused_wrongly(p, seat, log)


@kernel
def in_tribunal(p: KragPosition) -> bool:
    return p.accuser != NONE


@kernel
def votes_in(p: KragPosition, seat: int) -> bool:
    """Whether a seat votes in the tribunal (K-ENF-11, -15)."""
    return seat != p.accuser and seat != p.defendant and p.slip_rate[seat] == 0


@kernel
def confess(p: KragPosition, seat: int, card: int, log: Table) -> None:
    """K-ENF-13, -14"""
    note(log, TOLD_CONFESSED, EVERYBODY, NOBODY, seat, card)
    if in_tribunal(p):
        close_tribunal(p)
    settle_order(p, card, True)


@kernel
def close_tribunal(p: KragPosition) -> None:
    pop(p)
    p.accuser = NONE
    p.defendant = NONE
    p.charge = NONE


@kernel
def deny(p: KragPosition, log: Table) -> None:
    """K-ENF-11, -12"""
    note(log, TOLD_DENIED, EVERYBODY, NOBODY, p.defendant, p.charge)
    pop(p)
    push(p, VOTE)
    give_verdict(p, log)


@kernel
def cast_vote(p: KragPosition, seat: int, vote: int, log: Table) -> None:
    p.votes[seat] = vote
    shown = vote - GUILTY if vote != ABSTAINED else ABSENT
    note(log, TOLD_VOTE_CAST, EVERYBODY, only(seat), seat, shown)
    give_verdict(p, log)


@kernel
def give_verdict(p: KragPosition, log: Table) -> None:
    """Once every vote is in: guilty needs more guilty than innocent votes (K-ENF-11)."""
    guilty, innocent = 0, 0
    for seat in range(p.seats):
        if votes_in(p, seat):
            if p.votes[seat] == NO_VOTE:
                return
            guilty += p.votes[seat] == GUILTY
            innocent += p.votes[seat] == INNOCENT
    for seat in range(p.seats):
        if votes_in(p, seat):
            vote = p.votes[seat]
            shown = vote - GUILTY if vote != ABSTAINED else ABSENT
            note(log, TOLD_VOTE_SHOWN, EVERYBODY, NOBODY, seat, shown)
    accuser, defendant, card = p.accuser, p.defendant, p.charge
    condemned = 1 if guilty > innocent else 0
    note(log, TOLD_VERDICT, EVERYBODY, NOBODY, defendant, card, condemned, guilty, innocent)
    close_tribunal(p)
    if condemned:
        settle_order(p, card, False)
    else:
        accused_wrongly(p, accuser, log)
