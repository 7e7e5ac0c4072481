"""Declaration, secret commit and new turn (B-DECL, B-COMMIT, B-TURN, B-END)."""

from __future__ import annotations

from ludoteca.core.facts import EVERYBODY, NOBODY, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, pop, push, reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli import clauses as clause
from ludoteca.games.bonelli.cards import (
    ALBO_TURN,
    COMMIT,
    COUNTING,
    OPENING,
    PLACING,
    RESOLVING,
    draw,
    forget,
    holds_copy,
    is_open_albo,
    set_down,
)
from ludoteca.games.bonelli.choices import own_card
from ludoteca.games.bonelli.count import characters_at, count_totals, in_order, is_active, is_banned
from ludoteca.games.bonelli.decisions import (
    CONFIRM,
    FACTS,
    LAY,
    MANY,
    TAKE_BACK,
    TO_RESERVE,
    TURN_DUE,
    tell,
)
from ludoteca.games.bonelli.position import (
    COMMITTING,
    DUE,
    ENDED,
    NONE,
    PLACES,
    REVEALING,
    SEATS,
    THE_END,
    TURNING,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import insert, remove
from ludoteca.games.bonelli.scoring import tell_scores
from ludoteca.games.bonelli.setup import start_turn, turn_up
from ludoteca.games.bonelli.vocabulary import ENTER

ALBO_DECLARED, BALLOON_PLACED = FACTS.number("albo_declared"), FACTS.number("balloon_placed")
BALLOON_MISSING, PARKED_ACTIVATED = (
    FACTS.number("balloon_missing"),
    FACTS.number("parked_activated"),
)
COMMIT_OPENED, CARD_LAID = FACTS.number("commit_opened"), FACTS.number("card_laid")
CARD_TAKEN_BACK = FACTS.number("card_taken_back")
COMMIT_CONFIRMED, REVEALED = FACTS.number("commit_confirmed"), FACTS.number("revealed")
THE_END_TURNED_UP, GAME_ENDED = FACTS.number("the_end_turned_up"), FACTS.number("game_ended")

DECL_02, DECL_03 = clause.DECL_02, clause.DECL_03
COMMIT_03, COMMIT_05, COMMIT_06 = clause.COMMIT_03, clause.COMMIT_05, clause.COMMIT_06
COMMIT_07, COMMIT_09, COMMIT_10 = clause.COMMIT_07, clause.COMMIT_09, clause.COMMIT_10
COMMIT_11, COMMIT_12 = clause.COMMIT_11, clause.COMMIT_12
SKIP, SHOWN = 0, 0  # of empty_reserve, of ready


# Declaration


@kernel
def judge_declare(p: BonelliPosition, place: int) -> int:
    return 0 if 0 <= p.face_up[place] < THE_END else DECL_02


@kernel
def declare(book: BonelliBook, p: BonelliPosition, place: int, forced: int, log: Table) -> None:
    """The Albo is contested; what is parked there becomes active (B-DECL-01, B-DECL-07)."""
    seat = p.protagonist
    pop(p)
    p.contested = place
    p.albo = p.face_up[place]
    tell(p, log, ALBO_DECLARED, EVERYBODY, NOBODY, seat, place, p.albo, forced)
    for turn in range(SEATS):
        _tell_parked(p, in_order(p, turn), log)
    count_totals(book, p, log)
    push(p, OPENING)
    push(p, ALBO_TURN)
    if p.reserve > 0 or (p.empty_reserve != SKIP and p.balloons[seat] > 0):
        push(p, PLACING, seat + 1)
    else:
        tell(p, log, BALLOON_MISSING, EVERYBODY, NOBODY)


@kernel
def _tell_parked(p: BonelliPosition, seat: int, log: Table) -> None:
    names = p.row[seat].copy()
    names[:] = -2
    count = 0
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == p.contested:
            names[count % MANY] = p.card[seat, n]
            count += 1
            if count % MANY == 0:
                _tell_row(p, log, PARKED_ACTIVATED, seat, names)
                names[:] = -2
    if count % MANY > 0:
        _tell_row(p, log, PARKED_ACTIVATED, seat, names)


@kernel
def _tell_row(p: BonelliPosition, log: Table, kind: int, seat: int, names: Table) -> None:
    tell(
        p,
        log,
        kind,
        EVERYBODY,
        NOBODY,
        seat,
        names[0],
        names[1],
        names[2],
        names[3],
        names[4],
        names[5],
    )


@kernel
def judge_balloon(p: BonelliPosition, place: int) -> int:
    return 0 if is_open_albo(p, place) else DECL_03


@kernel
def place_balloon(p: BonelliPosition, seat: int, place: int, forced: int, log: Table) -> None:
    """From the reserve, or from the own ones if that is empty (B-DECL-03, B-DECL-06)."""
    reveal(p)
    pop(p)
    source = TO_RESERVE
    if p.reserve > 0:
        p.reserve -= 1
    else:
        p.balloons[seat] -= 1
        source = seat
    p.place_balloons[place] += 1
    tell(p, log, BALLOON_PLACED, EVERYBODY, NOBODY, seat, place, source, 1, forced)


# Secret commit


@kernel
def open_commit(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    reveal(p)
    pop(p)
    p.phase = COMMITTING
    push(p, COMMIT)
    banned = 1 if book.ban[p.albo] >= 0 else 0
    tell(
        p,
        log,
        COMMIT_OPENED,
        EVERYBODY,
        NOBODY,
        book.least[p.albo],
        book.greatest[p.albo],
        banned,
    )


@kernel
def _in_hand(p: BonelliPosition, seat: int) -> int:
    return p.hand_size[seat] - p.row_size[seat]


@kernel
def judge_lay(book: BonelliBook, p: BonelliPosition, seat: int, card: int, names: int) -> int:
    """A held card, into a row; `names` are the Characters the seat has there (B-COMMIT-09)."""
    if p.row_size[seat] >= book.greatest[p.albo]:
        return COMMIT_03
    if is_banned(book, p, card):
        return COMMIT_07
    name = book.character[card]
    if name >= 0 and names >> name & 1 == 1:
        return _doubled_where(book, p, seat, name)
    return 0


@kernel
def _doubled_where(book: BonelliBook, p: BonelliPosition, seat: int, name: int) -> int:
    """The namesake lies in the row, or was on the Albo before."""
    for n in range(p.row_size[seat]):
        if book.character[p.row[seat, n]] == name:
            return COMMIT_05
    return COMMIT_06


@kernel
def judge_commit(book: BonelliBook, p: BonelliPosition, seat: int, code: int) -> int:
    """Lay, take back or confirm, by a seat in the commit."""
    if p.confirmed[seat] == 1:
        return COMMIT_12
    if code >= TAKE_BACK:
        return 0 if code - TAKE_BACK < p.row_size[seat] else COMMIT_10
    names = characters_at(book, p, seat, p.contested)
    if code == CONFIRM:
        return 0 if p.row_size[seat] >= least_row(book, p, seat, names) else COMMIT_11
    card = own_card(book, p, seat, code - LAY)
    if card < 0 or not holds_copy(p, seat, card):
        return COMMIT_09
    return judge_lay(book, p, seat, card, names)


@kernel
def least_row(book: BonelliBook, p: BonelliPosition, seat: int, names: int) -> int:
    """How many cards the seat must commit: the least number, or all it can (B-COMMIT-11)."""
    least = book.least[p.albo]
    size = int(p.row_size[seat])
    if size >= least:
        return least
    could = size
    for n in range(_in_hand(p, seat)):
        card = p.hand[seat, n]
        if is_banned(book, p, card):
            continue
        name = book.character[card]
        if name < 0:
            could += 1
        elif names >> name & 1 == 0:
            names |= 1 << name
            could += 1
        if could >= least:
            return least
    return could


@kernel
def list_commit(book: BonelliBook, p: BonelliPosition, seat: int, codes: Table) -> int:
    if p.confirmed[seat] == 1:
        return 0
    names = characters_at(book, p, seat, p.contested)
    first = book.first[p.hero[seat]]
    size = p.row_size[seat]
    count = 0
    if size < book.greatest[p.albo]:
        before = -1
        for n in range(_in_hand(p, seat)):
            card = p.hand[seat, n]
            name = book.character[card]
            free = name < 0 or names >> name & 1 == 0
            if card != before and free and not is_banned(book, p, card):
                codes[count] = LAY + card - first
                count += 1
            before = card
    if size >= least_row(book, p, seat, names):
        codes[count] = CONFIRM
        count += 1
    for n in range(size):
        codes[count] = TAKE_BACK + n
        count += 1
    return count


@kernel
def lay(p: BonelliPosition, seat: int, card: int, log: Table) -> None:
    reveal(p)  # inside the commit only `take_back` goes back
    remove(p.hand[seat], card)
    n = p.row_size[seat]
    p.row[seat, n] = card
    p.row_size[seat] = n + 1
    tell(p, log, CARD_LAID, only(seat), NOBODY, card, n)


@kernel
def take_back(p: BonelliPosition, seat: int, n: int, log: Table) -> None:
    reveal(p)
    card = p.row[seat, n]
    last = p.row_size[seat] - 1
    for m in range(n, last):
        p.row[seat, m] = p.row[seat, m + 1]
    p.row[seat, last] = NONE
    p.row_size[seat] = last
    insert(p.hand[seat], card)
    tell(p, log, CARD_TAKEN_BACK, only(seat), NOBODY, card, n)


@kernel
def confirm(book: BonelliBook, p: BonelliPosition, seat: int, log: Table) -> None:
    """Final; when both have confirmed, the rows are turned up (B-COMMIT-12, B-COMMIT-13)."""
    reveal(p)
    p.confirmed[seat] = 1
    audience = EVERYBODY if p.ready == SHOWN else only(seat)
    tell(p, log, COMMIT_CONFIRMED, audience, only(seat), seat, p.row_size[seat])
    if p.confirmed[1 - seat] == 1:
        _turn_up_rows(book, p, log)


@kernel
def _turn_up_rows(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    pop(p)
    p.phase = REVEALING
    p.confirmed[:] = 0
    push(p, COUNTING)
    push(p, RESOLVING)
    for turn in range(SEATS):
        seat = in_order(p, turn)
        if p.parked_enter == 1:
            for n in range(p.card_count[seat]):
                if is_active(p, seat, n):
                    p.card_marks[seat, n] |= _enters(book, p.card[seat, n])
        row = p.row[seat]
        names = row.copy()
        names[:] = -2
        for n in range(p.row_size[seat]):
            card = row[n]
            names[n] = card
            set_down(book, p, seat, card, p.contested, _enters(book, card))
            forget(p, seat, card)
        p.hand_size[seat] -= p.row_size[seat]
        p.row[seat, :] = NONE
        p.row_size[seat] = 0
        _tell_row(p, log, REVEALED, seat, names)


@kernel
def _enters(book: BonelliBook, card: int) -> int:
    """The mark of a card whose `enter` effects are still to come."""
    return DUE if book.triggers[card] >> ENTER & 1 else 0


# New turn


@kernel
def next_turn(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """Each seat draws, the empty place is filled; the second The End ends the game."""
    pop(p)
    p.phase = TURNING
    for turn in range(SEATS):
        draw(book, p, in_order(p, turn), TURN_DUE, log)
    reveal(p)
    ends = 0
    empty = 0
    for place in range(PLACES):
        if p.face_up[place] == THE_END:
            ends += 1
        elif p.face_up[place] < 0:
            empty = place
    if turn_up(p, empty, log) == THE_END:
        tell(p, log, THE_END_TURNED_UP, EVERYBODY, NOBODY, ends, empty)
        if ends == 1:
            _finish(book, p, log)
            return
    start_turn(p, log)


@kernel
def _finish(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    """No declaration, no decision: the game is over at once (B-END-02)."""
    p.over = OVER
    p.phase = ENDED
    left = 0
    for place in range(PLACES):
        if p.face_up[place] < THE_END:
            left += 1
    tell(p, log, GAME_ENDED, EVERYBODY, NOBODY, p.turn, left)
    tell_scores(book, p, log)
