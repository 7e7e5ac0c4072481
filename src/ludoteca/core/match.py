"""A match: one position played by people and programs, with its history, log and save."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ludoteca.core import save as saves
from ludoteca.core.decisions import Names, Option
from ludoteca.core.dice import PLAY, STREAMS, dice_of, seeded
from ludoteca.core.errors import BadNotation, BadPosition, CannotUndo, Illegal, LudotecaError
from ludoteca.core.facts import SPECTATOR, Told, empty_log
from ludoteca.core.game import Game, Pack
from ludoteca.core.position import OVER, RUNNING, Position
from ludoteca.core.record import numbers, whole
from ludoteca.core.text import Texts

MOST_DRAWN = 1 << 62  # a count of dice that no match reaches
MOST_COUNTED = 1 << 30  # nor one of decisions


class _Logs(threading.local):
    """One log for all matches of a thread: it takes more room than a match itself."""

    def __init__(self) -> None:
        self.by_room: dict[int, npt.NDArray[np.int32]] = {}


_LOGS = _Logs()


@dataclass(frozen=True)
class Result:
    """How a match stands, or how it ended."""

    over: bool
    reason: str
    places: list[int]  # of each seat, from 1; equal seats share a place
    parts: list[dict[str, int]]  # of each seat: what its score is made of
    winners: list[int]


@dataclass(frozen=True)
class Refusal:
    """Why a decision is not allowed."""

    clause: str
    text: str


class Match:
    """One match of a game. Nothing here knows a rule: the game's kernels decide everything."""

    def __init__(
        self,
        game: Game,
        pack: Pack,
        seats: int,
        seed: int | str | None,
        options: dict[str, Any],
        start: npt.NDArray[np.void],
        origin: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.seed = seed
        self.chosen = options
        self.origin = origin  # the description it began from, if it was no fresh deal
        self.rows = start
        self._codes = numbers(game.most_options)
        self._facts: list[npt.NDArray[np.int32]] = []
        self._history: list[tuple[int, int]] = []
        # The record and the log before each decision since the latest revelation.
        self._before: list[tuple[bytes, int]] = []
        self._undone: list[tuple[int, int]] = []
        self._known: dict[tuple[int, int], Option] = {}

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        seed: int | str,
        options: Mapping[str, Any],
        pack: Pack | None,
    ) -> Self:
        pack = pack or game.shipped_pack
        chosen = game.read_options(options, seats, pack)
        rows = game.position.rows(1)
        match = cls(game, pack, seats, seed, chosen, rows)
        p = match.record
        p.key = seeded(seed)
        p.seats = seats
        game.options.store(chosen, p, seats)
        game.entries.deal_at(pack.book, rows, 0, seats, match._log)
        p.stream = PLAY
        match._hear()
        return match

    @classmethod
    def described(cls, game: Game, described: Mapping[str, Any], pack: Pack | None) -> Self:
        """A match from a description: a fresh deal, overwritten by what is described."""
        if not isinstance(described, Mapping):
            raise BadPosition("a position is described by its parts: seats, options, table, ...")
        unknown = set(described) - {"game", "seats", "seed", "options", "header", "table"}
        if unknown:
            raise BadPosition(f"unknown part {min(unknown, key=str)!r} of a position")
        for part in ("header", "table"):
            if not isinstance(described.get(part, {}), Mapping):
                raise BadPosition(f"{part} of a position is a table of fields and their values")
        seats = described.get("seats")
        base = game.new(seats, described.get("seed", 0), described.get("options"), pack)
        match = cls(game, base.pack, base.seats, base.seed, base.chosen, base.rows, dict(described))
        p, book = match.record, match.book
        saves.put_header(p, described.get("header", {}))
        table = described.get("table", {})
        for field in sorted(table, key=[*game.sketch.fields, *table].index):
            # One by one: what a field says (a stacking, say) may name the values of the next.
            game.sketch.arrange(p, {field: table[field]}, match.names(SPECTATOR))
        try:
            game.sketch.mend(book, p, table)
            broken = _impossible(game, book, p) or _unanswerable(match)
        except (IndexError, OverflowError) as error:
            broken = [f"a number in it leads nowhere: {error}"]
        if broken:
            raise BadPosition(f"no such position can be: {'; '.join(broken)}")
        return match

    @classmethod
    def resumed(
        cls,
        game: Game,
        pack: Pack,
        seats: int,
        seed: int | str | None,
        options: dict[str, Any],
        record: bytes,
        history: Iterable[tuple[int, int]],
    ) -> Self:
        """A match that goes on from its kept record, without playing its decisions again.

        What was decided before cannot be taken back, and its log is not there.
        """
        match = cls(game, pack, seats, seed, options, game.position.rows(1))
        match.rows.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
        match._history.extend(history)
        return match

    # Reading

    @property
    def record(self) -> Position:
        """The true position. For owners and tests: everybody else gets `view` or `redacted`."""
        return self.game.position.at(self.rows)

    @property
    def book(self) -> Any:
        return self.game.book.at(self.pack.book)

    @cached_property
    def texts(self) -> Texts:
        """The catalogues of the game, with what the pack says itself."""
        return self.game.texts_of(self.pack)

    @property
    def over(self) -> bool:
        return self.record.over == OVER

    @property
    def plies(self) -> int:
        """How many decisions have been made."""
        return len(self._history)

    @property
    def waiting(self) -> list[int]:
        """The seats whose decision the game needs now."""
        return _seats(self.game.entries.waiting_at(self.pack.book, self.rows, 0))

    def options(self, seat: int) -> list[Option]:
        """Every decision the seat may make now, asked for or free."""
        seat = self._checked(seat)
        count = self.game.entries.legal_at(self.pack.book, self.rows, 0, seat, self._codes)
        return [self._option(seat, code) for code in self._codes[:count].tolist()]

    @property
    def result(self) -> Result:
        """The standing, with the parts it is made of."""
        game = self.game
        out = numbers(self.seats, 1 + len(game.parts))
        game.entries.score_at(self.pack.book, self.rows, 0, out)
        rows = np.asarray(out).tolist()
        return Result(
            over=self.over,
            reason=game.reasons[self.record.reason],
            places=[row[0] for row in rows],
            parts=[dict(zip(game.parts, row[1:], strict=True)) for row in rows],
            winners=[s for s, row in enumerate(rows) if row[0] == 1] if self.over else [],
        )

    def redacted(self, seat: int | None) -> npt.NDArray[np.void]:
        """The record that a seat may know (None: a spectator): all that bots and clients get."""
        viewer = SPECTATOR if seat is None else seat
        if seat is not None:
            seat = self._checked(seat)
        out = self.game.position.rows(1)
        out.view(np.uint8)[:] = 0xFF
        self.game.entries.redact_at(self.pack.book, self.rows, 0, viewer, out, 0)
        return out

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-able data; None is a spectator."""
        rows = self.redacted(seat)
        seen = self.game.position.at(rows)
        bits = self.game.entries.waiting_at(self.pack.book, rows, 0)
        table = self.game.sketch.describe(seen, self.names(SPECTATOR))
        if self.game.derived:
            table |= self.game.derived(self.book, self.game.position.at(self.redacted(None)))
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "waiting": _seats(bits),
            "options": [] if seat is None else [str(o) for o in self.options(seat)],
            "table": table,
        }

    def preview(self, seat: int, decision: Option | int | str) -> dict[int, dict[str, int]] | None:
        """How the parts of each seat's score would change by a decision, as far as is known now.

        It is tried on a guess at what the seat may know. None if something secret or random
        would come to light by it: then nobody can say.
        """
        seat = self._checked(seat)
        code = self._code(seat, decision)
        if self._refusal(seat, code):
            return None
        rows = self.redacted(seat)
        game, book = self.game, self.pack.book
        game.entries.guess_at(book, rows, 0, seat, dice_of("preview"))
        tried = game.position.at(rows)
        before, revealed = self._parts(rows), tried.revelations
        game.entries.apply_at(book, rows, 0, seat, code, empty_log(0))
        if tried.revelations != revealed:
            return None
        changes = self._parts(rows) - before
        return {
            who: {part: int(by) for part, by in zip(game.parts, row, strict=True) if by}
            for who, row in enumerate(changes)
        }

    def _parts(self, rows: npt.NDArray[np.void]) -> npt.NDArray[np.int32]:
        out = numbers(self.seats, 1 + len(self.game.parts))
        self.game.entries.score_at(self.pack.book, rows, 0, out)
        return np.asarray(out)[:, 1:]

    def log(self, seat: int | None, since: int = 0) -> list[Told]:
        """The facts a seat has heard, from the `since`-th on that were written."""
        listener = SPECTATOR if seat is None else self._checked(seat)
        names = self.names(SPECTATOR)
        heard = (self.game.facts.heard(row, listener) for row in self._facts[since:])
        return [self.game.facts.tell(row, names) for row in heard if row is not None]

    @property
    def log_length(self) -> int:
        """How many facts were written so far: the `since` of what is still to come."""
        return len(self._facts)

    @property
    def history(self) -> Sequence[tuple[int, int]]:
        """Every decision so far as seat and code."""
        return self._history

    @property
    def unrevealed(self) -> list[npt.NDArray[np.void]]:
        """The records since something last came to light, the present one last."""
        dtype = self.rows.dtype
        return [*(np.frombuffer(before, dtype) for before, _ in self._before), self.rows]

    @property
    def facts(self) -> Sequence[npt.NDArray[np.int32]]:
        """The log as it was written, with its secrets: `FactTable.heard` says who hears what."""
        return self._facts

    def why_not(
        self, seat: int, decision: Option | int | str, language: str = "en"
    ) -> Refusal | None:
        """The clause that forbids a decision, in the reader's language; None if it is allowed."""
        seat = self._checked(seat)
        return self._refusal(seat, self._code(seat, decision), language)

    def position(self) -> dict[str, Any]:
        """The whole position as JSON-able data: `game.scenario` sets it up again."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.chosen,
            "header": saves.header(self.record),
            "table": self.game.sketch.describe(self.record, self.names(SPECTATOR)),
        }

    @property
    def decisions(self) -> list[tuple[int, Option]]:
        """Every decision so far, with the seat that made it."""
        return [(seat, self._option(seat, code)) for seat, code in self._history]

    # Playing

    def play(self, seat: int, decision: Option | int | str) -> None:
        """Makes one decision: an option, its code or its notation. Illegal ones change nothing."""
        seat = self._checked(seat)
        code = self._code(seat, decision)
        refusal = self._refusal(seat, code)
        if refusal:
            raise Illegal(str(self._option(seat, code)), refusal.clause, refusal.text)
        self._undone.clear()
        self._apply(seat, code)

    def undo(self, seat: int) -> Option:
        """Takes the seat's latest decision back, if nothing came to light since."""
        seat = self._checked(seat)
        if not self._history or self._history[-1][0] != seat:
            raise CannotUndo("only your own latest decision can be taken back")
        if self.over or not self._before:
            raise CannotUndo("something came to light since: it cannot be taken back")
        before, facts = self._before.pop()
        decision = self._history.pop()
        self.rows.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
        del self._facts[facts:]
        self._undone.append(decision)
        return self._option(*decision)

    def redo(self, seat: int) -> Option:
        """Makes the decision again that the seat has just taken back."""
        if not self._undone or self._undone[-1][0] != seat:
            raise CannotUndo("you have taken nothing back")
        decision = self._undone.pop()
        self._apply(*decision)
        return self._option(*decision)

    def save(self) -> str:
        """The match as text. It holds the seed, so it is for the owner of a running match only."""
        return saves.dump(self)

    def copy(self) -> Match:
        """A match of its own that stands where this one does, to try things on."""
        twin = Match(
            self.game, self.pack, self.seats, self.seed, self.chosen, self.rows.copy(), self.origin
        )
        twin._facts = self._facts.copy()
        twin._history = self._history.copy()
        twin._before = self._before.copy()
        twin._undone = self._undone.copy()
        return twin

    def rewound(self) -> Match:
        """The same match before its first decision."""
        if self.origin is not None:
            return self.game.scenario(self.origin, self.pack)
        seed = self.seed if self.seed is not None else 0
        return self.game.new(self.seats, seed, self.chosen, self.pack)

    # Inside

    def _apply(self, seat: int, code: int) -> None:
        before = (self.rows.tobytes(), len(self._facts))
        revelations = self.record.revelations
        self._log[0, 0] = 0
        self.game.entries.apply_at(self.pack.book, self.rows, 0, seat, code, self._log)
        self._before.append(before)
        if self.record.revelations != revelations:
            self._before.clear()
        self._history.append((seat, code))
        self._hear()

    @property
    def _log(self) -> npt.NDArray[np.int32]:
        """Where kernels write facts. `_hear` reads them at once."""
        room = self.game.log_room
        if room not in _LOGS.by_room:
            _LOGS.by_room[room] = empty_log(room)
        return _LOGS.by_room[room]

    def _hear(self) -> None:
        count = int(self._log[0, 0])
        if count >= len(self._log):
            raise AssertionError(f"{self.game.name}: {count} facts at once, raise `log_room`")
        self._facts.extend(np.array(self._log[1 : count + 1]))
        self._log[0, 0] = 0

    def _code(self, seat: int, decision: Option | int | str) -> int:
        if isinstance(decision, str):
            return self.game.decisions.parse(decision, self.names(seat))
        code = whole(decision.code if isinstance(decision, Option) else decision)
        if code is None or not 0 <= code < self.game.decisions.size:
            raise BadNotation(
                f"{decision!r} is no decision; codes: 0..{self.game.decisions.size - 1}"
            )
        return code

    def _refusal(self, seat: int, code: int, language: str = "en") -> Refusal | None:
        number = self.game.entries.forbids_at(self.pack.book, self.rows, 0, seat, code)
        if not number:
            return None
        clause = self.game.clauses.ids[number]
        return Refusal(clause, self.game.clause(clause, language))

    def _option(self, seat: int, code: int) -> Option:
        known = self._known.get((seat, code))
        if known is None:
            known = self.game.decisions.option(code, self.names(seat))
            self._known[seat, code] = known
        return known

    def names(self, seat: int) -> Names:
        """The names, for a seat, of the domains that have none of their own."""
        return self.game.names(self.book, self.record, seat)

    def _checked(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise LudotecaError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return number


def _impossible(game: Game, book: Any, p: Position) -> list[str]:
    """Why no match can stand like this: the header first, then the game's own invariants."""
    if p.over not in (RUNNING, OVER) or not 0 <= p.reason < len(game.reasons):
        return ["it is neither running nor over for a reason the game knows"]
    if not (0 <= p.plies < MOST_COUNTED and 0 <= p.revelations < MOST_COUNTED):
        return ["more was decided or came to light than any match lasts"]
    if not 0 <= p.stream < STREAMS or not all(0 <= drawn < MOST_DRAWN for drawn in p.drawn):
        return ["its dice have no such stream, or have drawn more than they can"]
    if not 0 <= p.agenda_top <= len(p.agenda):
        return [f"the agenda has room for {len(p.agenda)} entries, not for {p.agenda_top}"]
    return game.invariants(book, p) if game.invariants else []


def _unanswerable(match: Match) -> list[str]:
    """Why the match could not go on: asked only once nothing in the position is impossible."""
    waiting = match.waiting
    if match.over:
        return ["somebody is asked although it is over"] if waiting else []
    if not waiting or waiting[-1] >= match.seats:
        return ["no seat is asked although it is not over"]
    for seat in waiting:
        if all(option.free for option in match.options(seat)):
            return [f"seat {seat} is asked, and has no answer"]
    return []


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(int(bits).bit_length()) if int(bits) >> seat & 1]
