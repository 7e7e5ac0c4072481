"""Bots by name: the four levels people play against, and the bots that makers measure with."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from typing import cast

import numpy as np

from ludoteca.bots.search import Search
from ludoteca.bots.sight import Bot, Sight
from ludoteca.bots.simple import Greedy, Random, chance, weigh_options
from ludoteca.core.decisions import Option
from ludoteca.core.errors import LudotecaError


@dataclass(frozen=True)
class Level:
    """A player of some skill: a bot, and how often it slips.

    A slip is no nonsense: it is the first thing that comes to mind, drawn by the weights that
    the game's strategy gives at a glance.
    """

    name: str
    thinker: Bot
    slips: int = 0  # in a hundred decisions

    def choose(self, sight: Sight) -> Option | None:
        if self.slips and sight.waited and chance(sight, 100) < self.slips:
            return at_a_glance(sight)
        return self.thinker.choose(sight)


def at_a_glance(sight: Sight) -> Option:
    """An option drawn by weight."""
    weights = np.asarray(weigh_options(sight))
    if not weights.any():
        weights = np.array([not option.free for option in sight.options], np.int32)
    drawn = chance(sight, int(weights.sum()))
    return sight.options[int(np.searchsorted(np.cumsum(weights), drawn, side="right"))]


def _levels() -> dict[str, Bot]:
    return {
        level.name: level
        for level in (
            Level("easy", Greedy(guesses=1, reach=2), slips=35),
            Level("normal", Greedy(), slips=6),
            Level("hard", Search(playouts=4_000, milliseconds=1_000)),
            Level("master", Search(playouts=40_000, milliseconds=4_000)),
        )
    }


LEVELS: tuple[str, ...] = tuple(_levels())
"""From the easiest to the strongest."""

_SEARCH = re.compile(r"search:(?P<budget>\d+)(?P<ms>ms)?(?:x(?P<threads>\d+))?")
_FORMS = "search:<playouts>, search:<n>ms, search:<budget>x<threads>, <module>:<attribute>"


def bot(name: str) -> Bot:
    """A bot by name: a level, `random`, `greedy`, `search:2000` (playouts), `search:500ms`,
    `search:500msx2` (two threads), or one of your own, `package.module:MyBot`."""
    simple: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), **_levels()}
    if name in simple:
        return simple[name]
    search = _SEARCH.fullmatch(name)
    if search:
        unit = "milliseconds" if search["ms"] else "playouts"
        budget = {unit: int(search["budget"]), "threads": int(search["threads"] or 1)}
        return Search(**budget, name=name)
    module, _, attribute = name.partition(":")
    if "." in module and attribute:
        return _own(name, module, attribute)
    raise LudotecaError(f"there is no bot {name!r}; there are: {', '.join(simple)}, {_FORMS}")


def _own(name: str, module: str, attribute: str) -> Bot:
    try:
        made = getattr(importlib.import_module(module), attribute)()
    except Exception as error:  # whatever a stranger's module does when it is loaded
        raise LudotecaError(f"bot {name!r} cannot be loaded: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise LudotecaError(f"bot {name!r} cannot be loaded: it has no method choose")
    return cast(Bot, made)
