"""Ludoteca: modern board games as values and kernels, to play and to study.

>>> import ludoteca
>>> match = ludoteca.game("kragmortha").new(seats=4, seed=7)
>>> seat = match.waiting[0]
>>> match.play(seat, match.options(seat)[0])
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from ludoteca.core.registry import game, game_names, load

# Imported when first asked for: `ludoteca --help` need not wait for the compiler.
_HOME = {
    "Option": "decisions",
    "BadNotation": "errors",
    "BadOption": "errors",
    "BadPack": "errors",
    "BadPosition": "errors",
    "BadSave": "errors",
    "CannotUndo": "errors",
    "Illegal": "errors",
    "LudotecaError": "errors",
    "UnknownGame": "errors",
    "Told": "facts",
    "Game": "game",
    "Pack": "game",
    "Match": "match",
    "Refusal": "match",
    "Result": "match",
    "game": "registry",
    "game_names": "registry",
    "load": "registry",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"ludoteca.core.{_HOME[name]}"), name)


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
    "game_names",
    "load",
]
