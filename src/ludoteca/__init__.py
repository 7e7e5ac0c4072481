"""Ludoteca: modern board games as values and kernels, to play and to study.

>>> import ludoteca
>>> match = ludoteca.game("kragmortha").new(seats=4, seed=7)
>>> seat = match.waiting[0]
>>> match.play(seat, match.options(seat)[0])
"""

from ludoteca.core.decisions import Option
from ludoteca.core.errors import (
    BadNotation,
    BadOption,
    BadPack,
    BadPosition,
    BadSave,
    CannotUndo,
    Illegal,
    LudotecaError,
    UnknownGame,
)
from ludoteca.core.facts import Told
from ludoteca.core.game import Game, Pack
from ludoteca.core.match import Match, Refusal, Result
from ludoteca.core.registry import game, games, load

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadSave",
    "CannotUndo",
    "Game",
    "Illegal",
    "LudotecaError",
    "Match",
    "Option",
    "Pack",
    "Refusal",
    "Result",
    "Told",
    "UnknownGame",
    "game",
    "games",
    "load",
]
