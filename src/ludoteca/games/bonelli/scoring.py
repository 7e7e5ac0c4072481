"""Points (B-SCORE)."""

from __future__ import annotations

import numpy as np

from ludoteca.core.facts import EVERYBODY, NOBODY
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.count import stat
from ludoteca.games.bonelli.decisions import FACTS, as_value, tell
from ludoteca.games.bonelli.position import (
    ALBI,
    SCORES,
    SEATS,
    BonelliBook,
    BonelliPosition,
)

SCORED = FACTS.number("scored")
PARTS = ("albi", "wow", "balloons", "points")
FLAT, SERIES, RAINBOW, SET, PER = word.FLAT, word.SERIES, word.RAINBOW, word.SET, word.PER
OF_WOW, OF_ALBI, ANY_COLOUR, COLOURS = word.OF_WOW, word.OF_ALBI, word.ANY_COLOUR, len(word.COLOURS)
BALLOONS_A_POINT = 2
BY_ALBI = 1  # of final_tie
UNTIED, TIED_BALLOONS, TIED_ALBI, TIED = range(4)


@kernel
def score(book: BonelliBook, p: BonelliPosition, out: Table) -> None:
    """Places, and points by part, as they stand now."""
    for seat in range(SEATS):
        albi = points_of_albi(book, p, seat)
        wow = stat(book, p, OF_WOW, seat, ANY_COLOUR) * book.wow_points
        balloons = p.balloons[seat] // BALLOONS_A_POINT
        out[seat, 1] = albi
        out[seat, 2] = wow
        out[seat, 3] = balloons
        out[seat, 4] = albi + wow + balloons
    ahead = compare(book, p, out[0, 4] - out[1, 4])
    out[0, 0] = 2 if ahead < 0 else 1
    out[1, 0] = 2 if ahead > 0 else 1


@kernel
def compare(book: BonelliBook, p: BonelliPosition, lead: int) -> int:
    """By how much seat 0 is ahead: points, then balloons, then Albi (B-SCORE-03 to 05)."""
    if lead == 0:
        lead = int(p.balloons[0]) - p.balloons[1]
    if lead == 0 and p.final_tie == BY_ALBI:
        lead = stat(book, p, OF_ALBI, 0, ANY_COLOUR) - stat(book, p, OF_ALBI, 1, ANY_COLOUR)
    return lead


@kernel
def points_of_albi(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """The points of the Albi a seat has won (B-SCORE-01)."""
    won = _by_colour(book, p, seat)
    if won == 0:
        return 0
    points = 0
    in_series = 0
    for albo in range(ALBI):
        if p.fate[albo] != seat:
            continue
        carries = False
        for k in range(SCORES):
            if book.rule[albo, k] == SERIES:
                carries = True
            elif book.rule[albo, k] >= 0:
                points += _points_of_rule(book, p, seat, albo, k, won)
        if carries:
            in_series += _one_of(book.colour[albo])
    for colour in range(COLOURS):
        count = _of_colours(in_series, 1 << colour)
        if count > 0:  # all series of a colour score together (B-SCORE-07)
            points += book.series[colour, min(count, book.series_length[colour]) - 1]
    return points


@kernel
def _one_of(colour: int) -> int:
    """One Albo in a number that counts Albi by colour, eight bits each."""
    return 1 << 8 * colour


@kernel
def _by_colour(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    """How many Albi of each colour a seat has won."""
    won = 0
    for albo in range(ALBI):
        if p.fate[albo] == seat:
            won += _one_of(book.colour[albo])
    return won


@kernel
def _of_colours(won: int, colours: int) -> int:
    """How many of the Albi counted by colour have one of the colours of a set."""
    count = 0
    for colour in range(COLOURS):
        if colours >> colour & 1 == 1:
            count += won >> 8 * colour & 0xFF
    return count


@kernel
def _different(won: int) -> int:
    """How many colours there are among Albi counted by colour."""
    count = 0
    for colour in range(COLOURS):
        if won >> 8 * colour & 0xFF > 0:
            count += 1
    return count


@kernel
def _most(points: int, most: int) -> int:
    return min(max(points, -most), most)


@kernel
def _points_of_rule(
    book: BonelliBook, p: BonelliPosition, seat: int, albo: int, k: int, won: int
) -> int:
    """What one score rule of a won Albo gives by itself (B-SCORE-06, 08 to 11)."""
    rule, points, most = book.rule[albo, k], book.points[albo, k], book.most[albo, k]
    colours = book.score_colours[albo, k]
    if rule == FLAT:
        return points
    if rule == RAINBOW:
        return _most(points * _different(won), most)
    if rule == SET:
        enough = _of_colours(won, colours) >= book.need[albo, k]
        return points if enough else book.otherwise[albo, k]
    mine = stat(book, p, book.score_stat[albo, k], seat, colours)
    if rule == PER:
        return _most(points * (mine // book.score_each[albo, k]), most)
    theirs = stat(book, p, book.score_stat[albo, k], 1 - seat, colours)
    return points if mine > theirs else book.otherwise[albo, k]


@kernel
def tell_scores(book: BonelliBook, p: BonelliPosition, log: Table) -> None:
    out = np.zeros((SEATS, 5), np.int32)
    score(book, p, out)
    tie_break = UNTIED
    if out[0, 4] == out[1, 4]:
        if p.balloons[0] != p.balloons[1]:
            tie_break = TIED_BALLOONS
        else:
            tie_break = TIED if out[0, 0] == out[1, 0] else TIED_ALBI
    for seat in range(SEATS):
        row = out[seat]
        tell(
            p,
            log,
            SCORED,
            EVERYBODY,
            NOBODY,
            seat,
            as_value(row[1]),
            as_value(row[2]),
            as_value(row[3]),
            as_value(row[4]),
            row[0],
            tie_break,
        )
