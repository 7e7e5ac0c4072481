"""A game in progress, with what each viewer has noticed of it so far. No input, no output.

A viewer is a seat, or SPECTATOR for all who watch. Each has a sequence of their own, which goes up
by one when they may notice something, and only then: what happens in secret moves no number, and
sends nothing, to those it is a secret for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.errors import CannotUndo
from ludoteca.core.facts import FACT_WIDTH, SPECTATOR
from ludoteca.core.match import Match
from ludoteca.core.record import numbers
from ludoteca.site import wire

DEAL, DECIDE, UNDO, END = "deal", "decide", "undo", "end"
NOBODY = -1

Rows = npt.NDArray[np.void]


@dataclass(frozen=True, slots=True)
class Happening:
    """The deal, one decision, or some taken back: what the log of a table keeps of the game."""

    kind: str
    seat: int
    code: int  # the decision; or how many were taken back
    facts: bytes
    heard: int  # the viewers who noticed, as bits


@dataclass(frozen=True, slots=True)
class Sight:
    """What a viewer could notice a change in: the redacted record, the codes of their options."""

    rows: Rows
    codes: bytes

    def same(self, other: Sight) -> bool:
        return self.codes == other.codes and self.rows.tobytes() == other.rows.tobytes()


class LiveMatch:
    """A match, what happened in it, and what each viewer noticed."""

    def __init__(self, match: Match, happened: Iterable[Happening] = (), undoable: int = 0) -> None:
        self.match = match
        self.viewers = [*range(match.seats), SPECTATOR]
        self.happened: list[Happening] = []
        self.standing: list[Happening] = []  # without what was taken back
        self.seqs = dict.fromkeys(self.viewers, 0)
        self.last_own = dict.fromkeys(self.viewers, 0)
        # How many of the latest decisions could be taken back: nothing came to light since, and
        # nobody else was choosing at the same time, who could learn from it.
        self.undoable = undoable
        self._codes = numbers(match.game.most_options)
        for happening in happened or [self._deal()]:
            self._keep(happening)
        self.fresh = dict(self.seqs)  # the seq at which each viewer's options last changed
        self.sights = {viewer: self._sight(viewer) for viewer in self.viewers}

    # Deciding

    def decide(self, seat: int, code: int) -> Happening:
        """One decision; Illegal changes nothing."""
        match = self.match
        revelations = match.record.revelations
        alone = set(self.waiting(seat)) <= {seat}
        start = len(match.facts)
        match.play(seat, code)
        if match.record.revelations != revelations or not alone or match.over:
            self.undoable = 0
        else:
            self.undoable += 1
        return self._happen(DECIDE, seat, code, match.facts[start:])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its latest decision back, asking nobody."""
        return self.to_take_back(seat) == 1

    def to_take_back(self, seat: int) -> int:
        """How many decisions must go for the seat's latest one to be taken back; 0: it stays."""
        for count in range(1, self.undoable + 1):
            if self.standing[-count].seat == seat:
                return count
        return 0

    def take_back(self, seat: int, count: int) -> Happening:
        """Takes back the latest decisions, the seat's own among them."""
        if not 0 < count <= self.undoable:
            raise CannotUndo("something came to light since: it cannot be taken back")
        for _ in range(count):
            self.match.undo(self.match.history[-1][0])
        self.undoable -= count
        return self._happen(UNDO, seat, count, ())

    def end(self) -> Happening:
        """The table ends the game before the rules do; everybody notices."""
        self.undoable = 0
        happening = Happening(END, NOBODY, 0, b"", self._deal().heard)
        self._keep(happening)
        return happening

    # What a viewer may know

    def waiting(self, viewer: int) -> list[int]:
        """Whose decision is needed, as far as the viewer may know."""
        match = self.match
        rows = self.sights[viewer].rows
        bits = int(match.game.entries.waiting_at(match.pack.book, rows, 0))
        return [seat for seat in range(match.seats) if bits >> seat & 1]

    def table(self, viewer: int) -> dict[str, Any]:
        """The game's own table, redacted, and what the game derives from just that."""
        return self._table(self.match.game.position.at(self.sights[viewer].rows))

    def open_table(self) -> dict[str, Any]:
        """The same with nothing redacted: for games that are over."""
        return self._table(self.match.record)

    def _table(self, seen: Any) -> dict[str, Any]:
        match = self.match
        names = match.game.names(match.book, match.record, SPECTATOR)
        table = match.game.sketch.describe(seen, names)
        if match.game.derived:
            table |= match.game.derived(match.book, seen)
        return table

    def options(self, viewer: int) -> list[wire.Choice]:
        if viewer == SPECTATOR:
            return []
        return [
            wire.Choice(o.code, o.kind, o.args, o.notation, o.free)
            for o in self.match.options(viewer)
        ]

    def log(self, viewer: int, since: int) -> tuple[int, list[wire.LogEntry]]:
        """The seq above which older entries are void, and what the viewer heard after it."""
        latest = self.happened[-1]
        if latest.kind == DECIDE and latest.heard >> viewer & 1 and since == self.seqs[viewer] - 1:
            return since, self._told(latest, viewer, self.seqs[viewer])
        seq, keep = 0, since
        standing: list[tuple[int, Happening]] = []
        for happening in self.happened:
            seq += happening.heard >> viewer & 1
            if happening.kind == END:
                continue
            if happening.kind != UNDO:
                standing.append((seq, happening))
                continue
            first = len(standing) - happening.code
            if seq > since:
                keep = min(keep, standing[first][0] - 1)
            del standing[first:]
        return keep, [
            entry
            for at, happening in standing
            if at > keep
            for entry in self._told(happening, viewer, at)
        ]

    def heard_by_all(self, happening: Happening) -> bool:
        return all(happening.heard >> viewer & 1 for viewer in self.viewers)

    # Inside

    def _happen(
        self, kind: str, seat: int, code: int, facts: Sequence[npt.NDArray[np.int32]]
    ) -> Happening:
        heard = 1 << seat
        for viewer in self.viewers:
            before = self.sights[viewer]
            now = self.sights[viewer] = self._sight(viewer)
            told = any(int(row[1]) >> viewer & 1 for row in facts)
            if told or not now.same(before) or (kind == UNDO and self._noticed(viewer, code)):
                heard |= 1 << viewer
            if viewer == seat or now.codes != before.codes:
                self.fresh[viewer] = self.seqs[viewer] + 1
        happening = Happening(kind, seat, code, _bytes(facts), heard)
        self._keep(happening)
        return happening

    def _deal(self) -> Happening:
        everybody = sum(1 << viewer for viewer in self.viewers)
        return Happening(DEAL, NOBODY, 0, _bytes(self.match.facts), everybody)

    def _keep(self, happening: Happening) -> None:
        self.happened.append(happening)
        if happening.kind == UNDO:
            del self.standing[len(self.standing) - happening.code :]
        elif happening.kind != END:
            self.standing.append(happening)
        for viewer in self.viewers:
            self.seqs[viewer] += happening.heard >> viewer & 1
        if happening.seat != NOBODY:
            self.last_own[happening.seat] = self.seqs[happening.seat]

    def _noticed(self, viewer: int, count: int) -> bool:
        """Whether the viewer noticed any of the latest decisions, and so notices their undoing."""
        return any(happening.heard >> viewer & 1 for happening in self.standing[-count:])

    def _sight(self, viewer: int) -> Sight:
        match = self.match
        if viewer == SPECTATOR:
            return Sight(match.redacted(None), b"")
        entries, book = match.game.entries, match.pack.book
        count = entries.legal_at(book, match.rows, 0, viewer, self._codes)
        return Sight(match.redacted(viewer), self._codes[:count].tobytes())

    def _told(self, happening: Happening, viewer: int, seq: int) -> list[wire.LogEntry]:
        match, facts = self.match, self.match.game.facts
        names = match.game.names(match.book, match.record, SPECTATOR)
        entries = []
        for row in np.frombuffer(happening.facts, np.int32).reshape(-1, FACT_WIDTH):
            heard = facts.heard(row, viewer)
            if heard is not None:
                told = facts.tell(heard, names)
                entries.append(wire.LogEntry(seq, told.kind, told.args))
        return entries


def _bytes(facts: Sequence[npt.NDArray[np.int32]]) -> bytes:
    return b"".join(row.tobytes() for row in facts)
