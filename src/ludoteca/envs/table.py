"""One game as environments play it: a record, whose turn it is, and what every seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
import numpy.typing as npt

import ludoteca
from ludoteca.core.dice import PLAY, dice_of, seeded
from ludoteca.core.facts import SPECTATOR, empty_log
from ludoteca.core.game import Game
from ludoteca.core.position import OVER
from ludoteca.core.record import numbers
from ludoteca.envs.observation import observed


class Table:
    """A light match: no history, no log, cheap to copy. Copies and pickles keep the game."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        free: bool = False,
    ) -> None:
        match = game.new(seats, 0, options)
        self.game, self.seats, self.chosen, self.free = game, match.seats, match.chosen, free
        self.rows = match.rows
        self._prepare()

    def _prepare(self) -> None:
        self._book = self.game.shipped_pack.book
        self._log = empty_log(0)
        self._codes = numbers(self.game.most_options)

    def deal(self, seed: int | str) -> None:
        """A new match; the same seed deals the same."""
        self.rows = self.game.position.rows(1)
        p = self.game.position.at(self.rows)
        p.key = seeded(seed)
        p.seats = self.seats
        self.game.options.store(self.chosen, p, self.seats)
        self.game.entries.deal_at(self._book, self.rows, 0, self.seats, self._log)
        p.stream = PLAY

    @property
    def over(self) -> bool:
        return self.game.position.at(self.rows).over == OVER

    @property
    def waiting(self) -> list[int]:
        """The seats whose decision is due."""
        bits = int(self.game.entries.waiting_at(self._book, self.rows, 0))
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def seat(self) -> int:
        """The first of them: seats that choose in secret are asked one after the other."""
        return self.waiting[0]

    def codes(self, seat: int) -> npt.NDArray[np.int32]:
        """The options of a seat: those the game waits for, and free ones if they are wanted."""
        count = self.game.entries.legal_at(self._book, self.rows, 0, seat, self._codes)
        codes = np.array(self._codes[:count])
        return codes if self.free else codes[codes < self.game.decisions.first_free]

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.game.decisions.size, np.int8)
        mask[self.codes(seat)] = 1
        return mask

    def apply(self, seat: int, code: int) -> None:
        """A decision that is known to be legal."""
        self._log[0, 0] = 0
        self.game.entries.apply_at(self._book, self.rows, 0, seat, code, self._log)

    def redacted(self, seat: int | None) -> npt.NDArray[np.void]:
        out = self.game.position.rows(1)
        out.view(np.uint8)[:] = 0xFF
        viewer = SPECTATOR if seat is None else seat
        self.game.entries.redact_at(self._book, self.rows, 0, viewer, out, 0)
        return out

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """The observation tensor of a seat (see `envs.observation`)."""
        return observed(self.game, self.redacted(seat), seat)

    def guessed(self, seat: int, seed: int) -> Self:
        """A table that fits all the seat knows; what it does not know is drawn."""
        other = self.copy()
        other.rows = self.redacted(seat)
        self.game.entries.guess_at(self._book, other.rows, 0, seat, dice_of(seed))
        return other

    def returns(self) -> list[float]:
        """What each seat won: 1 for a win alone, shared wins less; they add up to nothing."""
        if not self.over:
            return [0.0] * self.seats
        standing = numbers(self.seats, 1 + len(self.game.parts))
        self.game.entries.score_at(self._book, self.rows, 0, standing)
        places = np.asarray(standing)[:, 0].tolist()
        share = self.seats / places.count(1)
        return [((share if place == 1 else 0.0) - 1) / (self.seats - 1) for place in places]

    def describe(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, in words; None is a spectator."""
        game = self.game
        book = game.book.at(self._book)
        names = game.names(book, game.position.at(self.rows), SPECTATOR)
        return game.sketch.describe(game.position.at(self.redacted(seat)), names)

    def notation(self, seat: int, code: int) -> str:
        book = self.game.book.at(self._book)
        names = self.game.names(book, self.game.position.at(self.rows), seat)
        return self.game.decisions.option(code, names).notation

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seats": self.seats,
            "chosen": self.chosen,
            "free": self.free,
            "record": self.rows.tobytes(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.game = ludoteca.game(state["game"])
        self.seats, self.chosen, self.free = state["seats"], state["chosen"], state["free"]
        self.rows = self.game.position.rows(1)
        self.rows.view(np.uint8)[:] = np.frombuffer(state["record"], np.uint8)
        self._prepare()
