"""Which games there are: every folder under `ludoteca.games`, and what other packages offer."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from ludoteca.core import save as saves
from ludoteca.core.errors import BadPack, BadSave, UnknownGame
from ludoteca.core.game import Game, Pack
from ludoteca.core.match import Match
from ludoteca.core.packs import read_toml

ENTRY_POINTS = "ludoteca.games"
_GAMES = "ludoteca.games"


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({*_folders(), *(point.name for point in entry_points(group=ENTRY_POINTS))})


def game(name: str) -> Game:
    """A game by name."""
    if not isinstance(name, str):
        raise UnknownGame(f"a game has a name, {name!r} is none; there are: {_all_names()}")
    return _found(name)


@cache
def _found(name: str) -> Game:
    if name in _folders():
        found = importlib.import_module(f"{_GAMES}.{name}").GAME
    else:
        offered = entry_points(group=ENTRY_POINTS, name=name)
        if not offered:
            raise UnknownGame(f"there is no game {name!r}; there are: {_all_names()}")
        found = next(iter(offered)).load()
    assert isinstance(found, Game)
    return found


def load(text: str, pack: Pack | Path | None = None) -> Match:
    """A match from a save, with the pack it was played with if that is not the shipped one."""
    save = saves.read(text)
    try:
        found = game(save.game)
    except UnknownGame as error:
        raise BadSave(f"this save cannot be loaded: {error}") from None
    return saves.replay(save, found, found.load_pack(pack) if isinstance(pack, Path) else pack)


def pack_from(path: Path) -> Pack:
    """A pack from a file, checked by the game it says it is for."""
    info = read_toml(path).get("pack")
    name = info.get("game") if isinstance(info, dict) else None
    if not isinstance(name, str):
        raise BadPack(f"{path.name}: it must begin with [pack], an id and the name of its game")
    try:
        found = game(name)
    except UnknownGame as error:
        raise BadPack(f"{path.name}: {error}") from None
    return found.load_pack(path)


def _all_names() -> str:
    return ", ".join(game_names())


def _folders() -> list[str]:
    package = importlib.import_module(_GAMES)
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
