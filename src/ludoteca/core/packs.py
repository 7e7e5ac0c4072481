"""Data packs: cards, maps and tokens in TOML, checked field by field before a game sees them."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from ludoteca.core.errors import BadPack

T = TypeVar("T")
LONGEST = 1 << 20  # characters: many times what the largest pack takes


class PackInfo(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The `[pack]` table every pack begins with."""

    id: str
    game: str


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file, or an error that says where it breaks."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
        if len(text) > LONGEST:
            raise BadPack(f"{path}: longer than the {LONGEST} characters a pack may have")
        return tomllib.loads(text)
    except FileNotFoundError:
        raise BadPack(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{path}: cannot be read as UTF-8 text: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{path}: not valid TOML: {error}") from None
    except RecursionError:
        raise BadPack(f"{path}: not valid TOML: lists within lists within lists") from None


def read_pack(path: Path, schema: type[T], game: str) -> T:
    """A pack as its game's schema declares it; errors name file, entry and field."""
    tables = read_toml(path)
    info = tables.get("pack")
    other = info.get("game", game) if isinstance(info, dict) else game
    if other != game:
        raise BadPack(f"{path.name}: this is a pack for {other!r}, not for {game!r}")
    try:
        return msgspec.convert(tables, schema)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path.name}: {_in_words(str(error), tables, schema)}") from None


def pack_hash(tables: Any) -> str:
    """Names the content of a pack: what a save must be played with."""
    canonical = msgspec.json.encode(tables, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


def _in_words(message: str, tables: dict[str, Any], schema: type[Any]) -> str:
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
    what += _allowed(what, _type_at(path, schema))
    return f"{' '.join(place)}: {what[0].lower()}{what[1:]}" if place else what


def _type_at(path: Sequence[str], schema: type[Any]) -> Any:
    """What the schema says of the place that an error is about."""
    kind: Any = inspect.type_info(schema)
    for step in path:
        if isinstance(kind, inspect.UnionType):
            kind = next(t for t in kind.types if not isinstance(t, inspect.NoneType))
        if isinstance(kind, inspect.StructType):
            kind = next((f.type for f in kind.fields if f.encode_name == step), None)
        elif isinstance(kind, inspect.TupleType):
            kind = kind.item_types[int(step)]
        elif isinstance(kind, inspect.DictType):
            kind = kind.value_type
        else:
            kind = getattr(kind, "item_type", None)
    return kind


def _allowed(what: str, kind: Any) -> str:
    """What would be right there, where the error itself does not say it."""
    if isinstance(kind, inspect.UnionType):
        kind = next((t for t in kind.types if isinstance(t, inspect.LiteralType)), kind)
    if isinstance(kind, inspect.LiteralType):
        return f"; use {', '.join(str(value) for value in kind.values)}"
    if "unknown field" in what and isinstance(kind, inspect.StructType):
        return f"; known: {', '.join(field.encode_name for field in kind.fields)}"
    return ""
