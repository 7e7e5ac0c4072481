"""What every game has to keep to, at any moment of any match: one function for each law.

Each takes a match, leaves it as it was, and raises `Broken` with what it found.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import numpy as np

from ludoteca.core.errors import BadNotation, CannotUndo, Illegal, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.registry import load


class Broken(AssertionError):
    """A game does not keep to a law."""


def hold(kept: bool, what: str) -> None:
    if not kept:
        raise Broken(what)


def listeners(match: Match) -> list[int | None]:
    """Every seat, and those who only watch."""
    return [*range(match.seats), None]


def somebody_is_asked(match: Match) -> None:
    """The game waits for somebody who can answer, or it is over and asks nobody."""
    hold(bool(match.waiting) != match.over, f"waiting for {match.waiting}, over: {match.over}")
    for seat in range(match.seats):
        options = match.options(seat)
        codes = [option.code for option in options]
        hold(codes == sorted(set(codes)), f"options of seat {seat} are not ascending: {codes}")
        hold(not (match.over and codes), f"seat {seat} has options although the game is over")
        asked = any(not option.free for option in options)
        hold(asked or seat not in match.waiting, f"seat {seat} is waited for and has no option")


def standing_is_an_order(match: Match) -> None:
    """Places begin at 1, equal seats share one, and the winners are those on the first."""
    places = match.result.places
    for place in places:
        better = sum(other < place for other in places)
        hold(place == better + 1, f"places {places} are no order")
    first = [seat for seat, place in enumerate(places) if place == 1]
    hold(match.result.winners == (first if match.over else []), "winners are not those in front")


def invariants_hold(match: Match) -> None:
    """What the rules reference says of every position."""
    if match.game.invariants is not None:
        broken = match.game.invariants(match.book, match.record)
        hold(not broken, "; ".join(broken))


def looking_changes_nothing(match: Match) -> None:
    """Asking what is allowed, what a seat knows and how it stands leaves the position alone."""
    before = match.rows.tobytes()
    for viewer in listeners(match):
        json.dumps(match.view(viewer))
    hold(match.rows.tobytes() == before, "looking at the position changed it")
    _ = match.waiting, match.result
    hold(match.rows.tobytes() == before, "asking for the standing changed the position")


def legal_is_what_nothing_forbids(match: Match) -> None:
    """For every code of the table and every seat, `legal` and `forbids` agree."""
    game, before = match.game, match.rows.tobytes()
    for seat in range(match.seats):
        allowed = {option.code for option in match.options(seat)}
        for code in range(game.decisions.size):
            clause = game.entries.forbids_at(match.pack.book, match.rows, 0, seat, code)
            if (clause == 0) != (code in allowed):
                decision = f"seat {seat}, {_notation(match, seat, code)}"
                raise Broken(f"{decision}: offered: {code in allowed}, forbidden by {clause}")
            hold(0 <= clause < len(game.clauses.ids), f"code {code}: no clause {clause}")
    hold(match.rows.tobytes() == before, "judging decisions changed the position")


def illegal_leaves_no_trace(match: Match) -> None:
    """A forbidden decision of any kind is refused, with its clause, and changes nothing."""
    before = _all_of(match)
    for seat, code in _forbidden(match):
        decision = f"seat {seat}, {_notation(match, seat, code)}"
        try:
            match.play(seat, code)
        except Illegal as error:
            hold(error.clause in match.game.clauses.statements, f"{decision}: names no clause")
        else:
            raise Broken(f"{decision}: played although it is forbidden")
        hold(_all_of(match) == before, f"{decision}: refused, but it left a trace")
    for nonsense in ("", "no such thing", -1, match.game.decisions.size):
        try:
            match.play(0, nonsense)
        except BadNotation:
            pass
        else:
            raise Broken(f"{nonsense!r} was played")
    hold(_all_of(match) == before, "nonsense left a trace")


def _forbidden(match: Match) -> Iterator[tuple[int, int]]:
    """Of every kind and seat the first and the last decision that is not offered."""
    table = match.game.decisions
    for seat in range(match.seats):
        allowed = {option.code for option in match.options(seat)}
        for kind in table.kinds:
            first = table.first(kind.name)
            codes = [c for c in range(first, first + kind.size) if c not in allowed]
            yield from ((seat, code) for code in {*codes[:1], *codes[-1:]})


def notation_names_one_decision(match: Match) -> None:
    """Every decision of the table has a notation of its own, which reads back as that decision."""
    table = match.game.decisions
    names = match.names(match.waiting[0] if match.waiting else 0)
    for code in range(table.size):
        text = str(table.option(code, names))
        try:
            hold(table.parse(text, names) == code, f"{text!r} reads as another decision")
        except BadNotation as error:
            raise Broken(f"{text!r} cannot be read: {error}") from None


def undo_and_redo_restore(match: Match, chance: random.Random) -> None:
    """Taking back restores every byte, doing again too; across a revelation neither happens."""
    seats = [seat for seat in range(match.seats) if match.options(seat)]
    if not seats:
        return
    seat = chance.choice(seats)
    option = chance.choice(match.options(seat))
    twin = match.copy()
    before, revelations = _all_of(twin), twin.record.revelations
    twin.play(seat, option)
    after, revealed = _all_of(twin), twin.over or twin.record.revelations != revelations
    try:
        twin.undo((seat + 1) % twin.seats)
    except CannotUndo:
        hold(_all_of(twin) == after, "refusing an undo left a trace")
    else:
        raise Broken(f"{option} of seat {seat} was taken back by another seat")
    try:
        twin.undo(seat)
    except CannotUndo:
        hold(revealed, f"{option} cannot be taken back although nothing came to light")
        return
    hold(not revealed, f"{option} was taken back although something came to light")
    hold(_all_of(twin) == before, f"taking {option} back did not restore the position")
    twin.redo(seat)
    hold(_all_of(twin) == after, f"making {option} again led elsewhere")


def position_round_trip(match: Match, chance: random.Random) -> None:
    """A described position is set up again byte for byte, and goes on alike."""
    described = json.loads(json.dumps(match.position()))
    twin = match.game.scenario(described, match.pack)
    hold(twin.rows.tobytes() == match.rows.tobytes(), _difference(match, twin))
    if not match.over:
        one = match.copy()
        seat = chance.choice(one.waiting)
        option = chance.choice(one.options(seat))
        one.play(seat, option)
        twin.play(seat, option)
        hold(twin.rows.tobytes() == one.rows.tobytes(), f"after {option}: {_difference(one, twin)}")


def save_round_trip(match: Match) -> None:
    """A save leads to the same position and the same log for every listener."""
    try:
        twin = load(match.save(), match.pack)
    except LudotecaError as error:
        raise Broken(f"its own save is refused: {error}") from None
    hold(twin.rows.tobytes() == match.rows.tobytes(), _difference(match, twin))
    for listener in listeners(match):
        hold(twin.log(listener) == match.log(listener), f"the log of seat {listener} differs")


def _all_of(match: Match) -> tuple[bytes, int, int]:
    return match.rows.tobytes(), match.plies, match.log_length


def _notation(match: Match, seat: int, code: int) -> str:
    return str(match.game.decisions.option(code, match.names(seat)))


def _difference(one: Match, other: Match) -> str:
    """The first field in which two positions differ."""
    for name in one.game.position.dtype.names or ():
        a, b = np.asarray(one.rows)[name][0], np.asarray(other.rows)[name][0]
        if not np.array_equal(a, b):
            return f"{name} is {b.tolist()} and was {a.tolist()}"
    return "the padding between fields differs"
