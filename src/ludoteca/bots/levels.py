"""Bots by name."""

from __future__ import annotations

from ludoteca.bots.sight import Bot
from ludoteca.bots.simple import Greedy, Random
from ludoteca.core.errors import LudotecaError

LEVELS: tuple[str, ...] = ()


def bot(name: str) -> Bot:
    """A bot by name."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    raise LudotecaError(f"there is no bot {name!r}; there are: greedy, random")
