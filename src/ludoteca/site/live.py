"""A game in progress, with what each viewer has noticed of it so far. No input, no output.

A viewer is a seat, or SPECTATOR for all who watch. Each has a sequence of their own, which goes up
by one when they may notice something, and only then: what happens in secret moves no number, and
sends nothing, to those it is a secret for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.core.decisions import Names
from ludoteca.core.errors import CannotUndo
from ludoteca.core.facts import FACT_WIDTH, SPECTATOR, Told
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.position import OVER
from ludoteca.core.record import numbers
from ludoteca.core.sketch import Sketch
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


@dataclass(slots=True)
class Sight:
    """What a viewer could notice a change in: the redacted record, the codes of their options."""

    rows: Rows
    codes: bytes


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
        # Which fields of each viewer's table the latest thing they noticed has changed.
        self._changed: dict[int, tuple[str, ...]] = {}
        # What is told in the same words to several viewers, since the latest change.
        self._telling: dict[tuple[int, bool], Told] = {}
        self._showing: dict[tuple[str, bytes], msgspec.Raw] = {}
        self._alike: dict[tuple[tuple[str, ...], bytes], dict[str, Any]] = {}
        self._derived: dict[str, Any] | None = None
        self._waiting: dict[int, list[int]] = {}
        self._asked: list[int] = []
        for happening in happened or [self._deal()]:
            self._keep(happening)
        self.fresh = dict(self.seqs)  # the seq at which each viewer's options last changed
        self._names = self._names_now()
        self._seen = match.game.position.rows(len(self.viewers))
        self._bytes = self._seen.view(np.uint8).reshape(len(self.viewers), -1)
        self.sights = {
            viewer: Sight(self._seen[index : index + 1], b"")
            for index, viewer in enumerate(self.viewers)
        }
        self._look()

    # Deciding

    def decide(self, seat: int, code: int) -> Happening:
        """One decision; Illegal changes nothing."""
        match = self.match
        revelations = match.record.revelations
        alone = self.waiting(seat) in ([seat], [])
        start = len(match.facts)
        match.play(seat, code)
        now = match.record
        if now.revelations != revelations or not alone or now.over == OVER:
            self.undoable = 0
        else:
            self.undoable += 1
        return self._happen(DECIDE, seat, code, match.facts[start:])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its latest decision back, asking nobody."""
        return self.undoable > 0 and self.standing[-1].seat == seat

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

    def asked(self) -> list[int]:
        """Whom the game waits for: the truth, not for viewers."""
        return self._asked

    # What a viewer may know

    def waiting(self, viewer: int) -> list[int]:
        """Whose decision is needed, as far as the viewer may know."""
        return self._waiting[viewer]

    def table(self, viewer: int, since: int | None = None) -> dict[str, Any]:
        """The game's own table, redacted, and what the game derives from just that.

        With `since`, the seq of what the viewer knows already: only what may have changed.
        """
        if viewer in self._changed and since == self.seqs[viewer] - 1:
            return self._news(viewer, self._changed[viewer])
        seen = self.match.game.position.at(self.sights[viewer].rows)
        return self.match.game.sketch.describe(seen, self._names) | self._open()

    def open_table(self) -> dict[str, Any]:
        """The same with nothing redacted: for games that are over."""
        game, seen = self.match.game, self.match.record
        table = game.sketch.describe(seen, self._names)
        return table | (game.derived(self.match.book, seen) if game.derived else {})

    def _open(self) -> dict[str, Any]:
        """What the game derives from what everybody sees: the same for all viewers."""
        if self._derived is None:
            game, match = self.match.game, self.match
            seen = game.position.at(self.sights[SPECTATOR].rows)
            self._derived = game.derived(match.book, seen) if game.derived else {}
        return self._derived

    def _news(self, viewer: int, fields: tuple[str, ...]) -> dict[str, Any]:
        """Some fields of a viewer's table. What several viewers see alike is written once."""
        game = self.match.game
        rows = self.sights[viewer].rows
        raw, places = rows.tobytes(), _places(game)
        values = [raw[places[field]] for field in fields]
        alike = (fields, b"".join(values))
        if alike not in self._alike:
            seen, one = game.position.at(rows), _one_by_one(game)
            news: dict[str, Any] = {}
            for field, value in zip(fields, values, strict=True):
                if (field, value) not in self._showing:
                    words = one[field].describe(seen, self._names)[field]
                    self._showing[field, value] = msgspec.Raw(wire.encode(words))
                news[field] = self._showing[field, value]
            self._alike[alike] = news | self._open() if fields else news
        return self._alike[alike]

    def options(self, viewer: int) -> list[wire.Choice]:
        codes, match = self.sights[viewer].codes, self.match
        if not codes:
            return []
        names, option = match.names(viewer), match.game.decisions.option
        options = [option(code, names) for code in np.frombuffer(codes, np.int32).tolist()]
        return [wire.Choice(o.code, o.kind, o.args, o.notation, o.free) for o in options]

    def log(self, viewer: int, since: int) -> tuple[int, list[wire.LogEntry]]:
        """The seq above which older entries are void, and what the viewer heard after it."""
        latest = self.happened[-1]
        if latest.kind == DECIDE and latest.heard >> viewer & 1 and since == self.seqs[viewer] - 1:
            return since, self._told(latest, viewer, self.seqs[viewer], self._telling)
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
        return happening.heard & self._everybody == self._everybody

    # Inside

    def _happen(
        self, kind: str, seat: int, code: int, facts: Sequence[npt.NDArray[np.int32]]
    ) -> Happening:
        heard = 1 << seat
        for row in facts:
            heard |= int(row[1])
        before = {viewer: sight.codes for viewer, sight in self.sights.items()}
        changed = self._look()
        for viewer in self.viewers:
            other = self.sights[viewer].codes != before[viewer]
            if other or viewer in changed or (kind == UNDO and self._noticed(viewer, code)):
                heard |= 1 << viewer
            if other or viewer == seat:
                self.fresh[viewer] = self.seqs[viewer] + 1
        happening = Happening(kind, seat, code, _bytes(facts), heard & self._everybody)
        self._keep(happening, changed)
        return happening

    def _look(self) -> dict[int, tuple[str, ...]]:
        """Sees the position anew with everybody's eyes; which fields changed, for whom."""
        match, game = self.match, self.match.game
        before, names = self._bytes.copy(), self._names
        self._showing.clear()
        self._alike.clear()
        self._derived = None
        self._bytes[:] = 0xFF
        codes = numbers(len(self.viewers), game.most_options)
        counts = numbers(len(self.viewers), 2)
        asked = game.entries.look_at(
            match.pack.book, match.rows, 0, match.seats, self._seen, codes, counts
        )
        self._asked = _seats(asked)
        for index, (viewer, (count, bits)) in enumerate(
            zip(self.viewers, counts.tolist(), strict=True)
        ):
            self.sights[viewer].codes = codes[index, :count].tobytes()
            self._waiting[viewer] = _seats(bits)
        self._names = self._names_now()
        differ = np.logical_or.reduceat(self._bytes != before, _starts(game), axis=1)
        if dict(self._names) != dict(names):  # `Kept` would only say if it is the same object
            differ[:] = True
        keys = [row.tobytes() for row in differ]
        return {
            viewer: _changed(game, key)
            for viewer, key in zip(self.viewers, keys, strict=True)
            if True in key
        }

    @property
    def _everybody(self) -> int:
        return (1 << self.match.seats) - 1 | 1 << SPECTATOR

    def _deal(self) -> Happening:
        return Happening(DEAL, NOBODY, 0, _bytes(self.match.facts), self._everybody)

    def _keep(
        self, happening: Happening, changed: Mapping[int, tuple[str, ...]] | None = None
    ) -> None:
        self.happened.append(happening)
        self._telling.clear()
        if happening.kind == UNDO:
            del self.standing[len(self.standing) - happening.code :]
        elif happening.kind != END:
            self.standing.append(happening)
        for viewer in self.viewers:
            if happening.heard >> viewer & 1:
                self.seqs[viewer] += 1
                if changed is not None:
                    self._changed[viewer] = changed.get(viewer, ())
        if happening.seat != NOBODY:
            self.last_own[happening.seat] = self.seqs[happening.seat]

    def _noticed(self, viewer: int, count: int) -> bool:
        """Whether the viewer noticed any of the latest decisions, and so notices their undoing."""
        return any(happening.heard >> viewer & 1 for happening in self.standing[-count:])

    def _names_now(self) -> Names:
        match = self.match
        return match.game.names(match.book, match.record, SPECTATOR)

    def _told(
        self,
        happening: Happening,
        viewer: int,
        seq: int,
        known: dict[tuple[int, bool], Told] | None = None,
    ) -> list[wire.LogEntry]:
        facts = self.match.game.facts
        known = {} if known is None else known
        entries = []
        rows = np.frombuffer(happening.facts, np.int32).reshape(-1, FACT_WIDTH)
        for number, (_, listeners, knowers, *_) in enumerate(rows.tolist()):
            if not listeners >> viewer & 1:
                continue
            key = (number, bool(knowers >> viewer & 1))  # all who know as much are told the same
            if key not in known:
                heard = facts.heard(rows[number], viewer)
                assert heard is not None
                known[key] = facts.tell(heard, self._names)
            told = known[key]
            entries.append(wire.LogEntry(seq, told.kind, told.args))
        return entries


@cache
def _one_by_one(game: Game) -> dict[str, Sketch]:
    """Each field of a game's table, to be described alone."""
    fields: dict[str, Any] = game.sketch.fields
    return {field: Sketch(**{field: domain}) for field, domain in fields.items()}


@cache
def _places(game: Game) -> dict[str, slice]:
    """Where the fields of a game's table are in the bytes of a record."""
    fields: Any = game.position.dtype.fields
    return {
        field: slice(fields[field][1], fields[field][1] + fields[field][0].itemsize)
        for field in game.sketch.fields
    }


@cache
def _starts(game: Game) -> list[int]:
    """Where each part of a record begins. Parts follow each other without a gap."""
    fields: Any = game.position.dtype.fields
    return sorted(offset for _, offset, *_ in fields.values())


@lru_cache(maxsize=4096)
def _changed(game: Game, differ: bytes) -> tuple[str, ...]:
    """The fields of the table among the parts of a record that changed: a byte for each part."""
    changed = {start for start, differs in zip(_starts(game), differ, strict=True) if differs}
    return tuple(field for field, place in _places(game).items() if place.start in changed)


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _bytes(facts: Sequence[npt.NDArray[np.int32]]) -> bytes:
    return b"".join(row.tobytes() for row in facts)
