"""Data packs: cards, maps and tokens in TOML, checked field by field before a game sees them."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.core.errors import BadPack

T = TypeVar("T")


class PackInfo(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The `[pack]` table every pack begins with."""

    id: str
    game: str


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file, or an error that says where it breaks."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadPack(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{path}: cannot be read as UTF-8 text: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{path}: not valid TOML: {error}") from None


def read_pack(path: Path, schema: type[T]) -> T:
    """A pack as its game's schema declares it; errors name file, entry and field."""
    tables = read_toml(path)
    try:
        return msgspec.convert(tables, schema)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path.name}: {_in_words(str(error), tables)}") from None


def pack_hash(tables: Any) -> str:
    """Names the content of a pack: what a save must be played with."""
    canonical = msgspec.json.encode(tables, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


def _in_words(message: str, tables: dict[str, Any]) -> str:
    """`Expected int - at $.card[3].value` becomes `card A04, value: expected int`."""
    what, _, where = message.partition(" - at ")
    path = re.findall(r"[^.\[\]`$]+", where)
    place: list[str] = []
    node: Any = tables
    for step in path:
        if step.isdigit() and isinstance(node, list) and int(step) < len(node):
            node = node[int(step)]
            name = node.get("id") if isinstance(node, dict) else None
            place.append(str(name) if name else f"entry {int(step) + 1}")
        else:
            node = node.get(step) if isinstance(node, dict) else None
            place.append(step if step != "..." else "a field")
    return f"{' '.join(place)}: {what[0].lower()}{what[1:]}" if place else what
