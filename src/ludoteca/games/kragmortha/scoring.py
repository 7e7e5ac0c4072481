"""The end of the game, and the ranking (section 4.16)."""

from __future__ import annotations

from ludoteca.core.facts import ABSENT, EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, pop, reveal
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.chain import forget_chain
from ludoteca.games.kragmortha.codes import TOLD_CRIME_SHEET, TOLD_GAME_OVER
from ludoteca.games.kragmortha.movement import forget_movement
from ludoteca.games.kragmortha.position import (
    AUTO,
    GAZES,
    NO_VOTE,
    NONE,
    NOT_EARLY,
    SEATS,
    TOMES,
    KragBook,
    KragPosition,
)


@kernel
def tomes_of(p: KragPosition, seat: int) -> int:
    count = 0
    for tome in range(TOMES):
        if p.tome_owner[tome] == seat:
            count += 1
    return count


@kernel
def magic_of(book: KragBook, p: KragPosition, seat: int) -> int:
    total = 0
    for tome in range(TOMES):
        if p.tome_owner[tome] == seat:
            total += book.magic[tome]
    return total


@kernel
def worth(book: KragBook, p: KragPosition, seat: int) -> int:
    """Fewest gazes, then most tomes, then most magic symbols, as one number (K-END-05)."""
    return (100 - p.gazes[seat]) * 10000 + tomes_of(p, seat) * 100 + magic_of(book, p, seat)


@kernel
def place_of(book: KragBook, p: KragPosition, seat: int) -> int:
    """The place in the ranking, from 1; equal seats share it."""
    if seat >= p.seats:
        return ABSENT
    place = 1
    own = worth(book, p, seat)
    for other in range(p.seats):
        if worth(book, p, other) > own:
            place += 1
    return place


@kernel
def score(book: KragBook, p: KragPosition, out: Table) -> None:
    for seat in range(p.seats):
        out[seat, 0] = place_of(book, p, seat)
        out[seat, 1] = p.gazes[seat]
        out[seat, 2] = tomes_of(p, seat)
        out[seat, 3] = magic_of(book, p, seat)


@kernel
def finish(book: KragBook, p: KragPosition, reason: int, banished: int, log: Table) -> None:
    """The game is over; everything unfinished is dropped (K-END-03)."""
    p.over = OVER
    p.reason = reason
    while p.agenda_top > 0:
        pop(p)
    p.phase = 0
    forget_movement(p)
    forget_chain(p)
    p.early = NOT_EARLY
    p.lens = 0
    p.leap = 0
    p.glory_due = 0
    p.taboo_new = 0
    p.forbidders = 0
    p.unnoticed = 0
    p.alert = 0
    p.settled = 0
    p.confessed = 0
    drop_tribunal(p)
    reveal(p)
    if p.enforcement != AUTO:
        tell_crimes(p, log)
    note_over(book, p, banished, log)


@kernel
def drop_tribunal(p: KragPosition) -> None:
    """The votes of one that was not finished stay secret."""
    if p.accuser == NONE:
        return
    p.accuser = NONE
    p.defendant = NONE
    p.charge = NONE
    p.votes[:] = NO_VOTE


@kernel
def tell_crimes(p: KragPosition, log: Table) -> None:
    """Lapsed sins, and those still open (K-ENF-06)."""
    for n in range(p.crime_count):
        crime, turn = p.crimes[n, 0], p.crimes[n, 1]
        note(log, TOLD_CRIME_SHEET, EVERYBODY, NOBODY, crime // GAZES, crime % GAZES, turn)
    for card in range(GAZES):
        for age in range(SEATS + 3):
            if p.sins[card] >> age & 1:
                note(
                    log,
                    TOLD_CRIME_SHEET,
                    EVERYBODY,
                    NOBODY,
                    p.gaze_owner[card],
                    card,
                    p.turn - age,
                )


@kernel
def note_over(book: KragBook, p: KragPosition, banished: int, log: Table) -> None:
    note(
        log,
        TOLD_GAME_OVER,
        EVERYBODY,
        NOBODY,
        p.reason,
        banished if banished != NONE else ABSENT,
        place_of(book, p, 0),
        place_of(book, p, 1),
        place_of(book, p, 2),
        place_of(book, p, 3),
        place_of(book, p, 4),
        place_of(book, p, 5),
        place_of(book, p, 6),
        place_of(book, p, 7),
    )
