"""Moments that pass by themselves, as a game declares them (`Game.windows`), timed by the service.

A window is open for a seat while it may make the decision `asked`. When its seconds are over the
service plays `plays` for the seat; without `plays`, whatever a substitute would do.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ludoteca.core.facts import SPECTATOR
from ludoteca.site import wire

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Window
    from ludoteca.site.table import Table


class Windows:
    """The open windows of a table. What is open and until when is kept in the table's record."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def settle(self, now: int) -> None:
        """Opens and closes windows after a change. A paused table has none that run."""
        kept = self.table.record
        was, kept.windows = kept.windows, {}
        if not self.table.running:
            return
        for window, seat in self._open():
            key = f"{seat}:{window.name}"
            kept.windows[key] = was.get(key, now + int(window.seconds * 1000))

    def shift(self, by: int) -> None:
        """The table was paused for so long."""
        kept = self.table.record
        kept.windows = {key: until + by for key, until in kept.windows.items()}

    def due(self) -> int | None:
        return min(self.table.record.windows.values(), default=None)

    def passed(self, now: int) -> list[tuple[int, int]]:
        """The seats and codes to be played because their time is over."""
        kept, found = self.table.record, []
        for key, until in list(kept.windows.items()):
            if until > now:
                continue
            seat, window = self._parse(key)
            code = self._code(window, seat)
            if code is not None:
                found.append((seat, code))
            del kept.windows[key]
        return found

    def shown(self, viewer: int) -> list[wire.Window]:
        """A seat sees its own windows."""
        if viewer == SPECTATOR:
            return []
        found = []
        for key, until in self.table.record.windows.items():
            seat, window = self._parse(key)
            if seat == viewer:
                opened = until - int(window.seconds * 1000)
                found.append(wire.Window(window.name, seat, opened, until))
        return found

    def _open(self) -> list[tuple[Window, int]]:
        game = self.table.game
        if not game.match.game.windows:
            return []
        return [
            (window, seat)
            for seat in range(game.match.seats)
            if self.table.record.seats[seat].bot is None
            for window in _open_with(game.match.game, game.sights[seat].codes)
        ]

    def _parse(self, key: str) -> tuple[int, Window]:
        seat, _, name = key.partition(":")
        windows = self.table.game.match.game.windows
        return int(seat), next(window for window in windows if window.name == name)

    def _code(self, window: Window, seat: int) -> int | None:
        options = self.table.game.match.options(seat)
        wanted = window.plays or window.asked
        return next((o.code for o in options if str(o).startswith(wanted)), None)


@lru_cache(maxsize=4096)
def _open_with(game: Game, options: bytes) -> list[Window]:
    """The windows open for a seat with these options; most decisions leave most seats theirs."""
    codes = np.frombuffer(options, np.int32).tolist()
    return [
        window
        for window, first, last in _codes(game)
        if any(code <= last for code in codes[bisect_left(codes, first) :][:1])
    ]


@cache
def _codes(game: Game) -> list[tuple[Window, int, int]]:
    """The first and the last code of the decisions that each window is open for."""
    table = game.decisions
    found = []
    for window in game.windows:
        word, *args = window.asked.split()
        if args:
            code = table.parse(window.asked, {})
            found.append((window, code, code))
        else:
            kind = next(kind for kind in table.kinds if kind.word == word)
            first = table.first(kind.name)
            found.append((window, first, first + kind.size - 1))
    return found
