"""The two bots that do not search: `random`, and `greedy`, which looks one say ahead."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludoteca.bots.mind import mind_of
from ludoteca.bots.sight import Sight
from ludoteca.core.decisions import Option
from ludoteca.core.entry import chance_at
from ludoteca.core.facts import empty_log
from ludoteca.core.record import numbers


def chance(sight: Sight, sides: int) -> int:
    """A throw of the bot's own dice."""
    return int(chance_at(sight.dice, 0, sides))


def urgent(sight: Sight) -> Option | None:
    """The free decision to make before the game asks: the heaviest, if any has weight at all."""
    weights = weigh_options(sight)
    best = int(np.argmax(weights))
    return sight.options[best] if weights[best] > 0 else None


def weigh_options(sight: Sight) -> npt.NDArray[np.int32]:
    """The weight of each option, as the game's strategy sees it in one guess."""
    guesses = sight.game.position.rows(1)
    options, out = option_codes(sight), numbers(len(sight.options))
    mind_of(sight.game).weigh_at(
        sight.book, sight.record, guesses, sight.seat, options, sight.dice, out
    )
    return out


def option_codes(sight: Sight) -> npt.NDArray[np.int32]:
    codes = numbers(len(sight.options))
    codes[:] = [option.code for option in sight.options]
    return codes


@dataclass(frozen=True)
class Random:
    """Any decision the game waits for, each as likely."""

    name: str = "random"

    def choose(self, sight: Sight) -> Option | None:
        if not sight.waited:
            return None
        asked = [option for option in sight.options if not option.free]
        return asked[chance(sight, len(asked))]


@dataclass(frozen=True)
class Greedy:
    """The best evaluation at the end of the own say, over a few guesses of what is hidden."""

    guesses: int = 8
    reach: int = 8  # decisions of the own say that are looked ahead
    name: str = "greedy"

    def choose(self, sight: Sight) -> Option | None:
        if not sight.waited:
            return urgent(sight)
        if len(sight.options) == 1:
            return sight.options[0]
        return sight.options[int(np.argmax(self.gains(sight)))]

    def gains(self, sight: Sight) -> npt.NDArray[np.float64]:
        """What each option is worth, in wins; those without weight count as lost."""
        weights = np.asarray(weigh_options(sight))
        if not weights.any():
            weights = np.array([not option.free for option in sight.options], np.int32)
        game = sight.game
        out = numbers(len(sight.options))
        mind_of(game).compare_at(
            sight.book,
            sight.record,
            game.position.rows(2),
            self.guesses,
            sight.seat,
            option_codes(sight),
            sight.dice,
            numbers(game.most_options),
            numbers(game.most_options),
            empty_log(0),
            numbers(game.seats[-1], 1 + len(game.parts)),
            numbers(game.seats[-1]),
            out,
            self.reach,
        )
        gains = np.asarray(out) / (1000 * self.guesses) + 1e-6 * weights / weights.max()
        return np.where(weights > 0, gains, -1.0)
