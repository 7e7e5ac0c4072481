"""What a bot is given: what its seat may know, what it may decide, and dice of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ludoteca.core.decisions import Option
from ludoteca.core.game import Game
from ludoteca.core.match import Match


@dataclass(frozen=True)
class Sight:
    """One seat's side of one moment of a match. There is no way from here to the match itself."""

    game: Game
    book: npt.NDArray[np.void]
    record: npt.NDArray[np.void]  # redacted for the seat: a batch of one
    seat: int
    options: tuple[Option, ...]  # every decision the seat may make now, in order of their codes
    waited: bool  # whether the game waits for this seat; if not, all options are free
    dice: npt.NDArray[np.void]  # the bot's own chance

    @classmethod
    def of(cls, match: Match, seat: int, dice: npt.NDArray[np.void]) -> Sight:
        return cls(
            match.game,
            match.pack.book,
            match.redacted(seat),
            seat,
            tuple(match.options(seat)),
            seat in match.waiting,
            dice,
        )

    def option(self, code: int) -> Option:
        """The option of a code."""
        return next(option for option in self.options if option.code == code)


class Bot(Protocol):
    """Anything that chooses for a seat: `random`, `greedy`, `search`, a level, or your own."""

    @property
    def name(self) -> str:
        """What the bot is called in tables and results."""

    def choose(self, sight: Sight) -> Option | None:
        """One of the options; None only where the game does not wait for the seat."""
