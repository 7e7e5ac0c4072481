"""Saves: a match as versioned text that is replayed and verified when it is loaded."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from ludoteca.core.errors import BadPosition, BadSave, LudotecaError
from ludoteca.core.sketch import fitting

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Pack
    from ludoteca.core.match import Match
    from ludoteca.core.position import Position

VERSION = 1
LONGEST = 1 << 23  # characters: many times what the longest match of any game takes


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds. `digest` is of the final record, `checksum` of the save itself."""

    ludoteca: int
    game: str
    pack: str
    pack_hash: str
    seats: int
    options: dict[str, Any]
    seed: int | str | None
    start: dict[str, Any] | None
    decisions: list[str]  # "<seat> <notation>"
    over: bool
    digest: str
    checksum: str = ""


def dump(match: Match) -> str:
    save = Save(
        ludoteca=VERSION,
        game=match.game.name,
        pack=match.pack.id,
        pack_hash=match.pack.hash,
        seats=match.seats,
        options=match.chosen,
        seed=match.seed,
        start=dict(match.origin) if match.origin else None,
        decisions=[f"{seat} {option}" for seat, option in match.decisions],
        over=match.over,
        digest=_digest(match),
    )
    save.checksum = _checksum(save)
    return msgspec.json.format(msgspec.json.encode(save), indent=1).decode() + "\n"


def read(text: str) -> Save:
    """A save's parts, or one clear error: cut short, damaged, of a later version, edited."""
    if not isinstance(text, str):
        raise BadSave(f"a save is text, {type(text).__name__} is none")
    if len(text) > LONGEST:
        raise BadSave(f"this is not a save of Ludoteca: it is longer than {LONGEST} characters")
    try:
        raw = msgspec.json.decode(text)
    except UnicodeEncodeError:
        raise BadSave("this save is damaged: half a character; load another copy of it") from None
    except msgspec.DecodeError as error:
        what = "is cut short" if "truncated" in str(error) else f"is damaged: {error}"
        raise BadSave(f"this save {what}; load another copy of it") from None
    except RecursionError:
        raise BadSave("this save is damaged: lists within lists; load another copy of it") from None
    version = raw.get("ludoteca") if isinstance(raw, dict) else None
    if not isinstance(version, int) or version < 1:
        raise BadSave("this is not a save of Ludoteca: it has no version number")
    if version > VERSION:
        raise BadSave(f"this save is of version {version}, newer than this program's {VERSION}")
    try:
        save = msgspec.convert(raw, Save)
    except msgspec.ValidationError as error:
        raise BadSave(f"this save is damaged: {error}") from None
    if save.checksum != _checksum(save):
        raise BadSave("this save was edited after it was written; load an unchanged copy")
    return save


def replay(save: Save, game: Game, pack: Pack | None) -> Match:
    """The match of a save, decision by decision, verified against the record it ended with."""
    pack = pack or game.shipped_pack
    if save.pack_hash != pack.hash:
        raise BadSave(
            f"this save was played with pack {save.pack!r} ({save.pack_hash}), not with "
            f"{pack.id!r} ({pack.hash}); load it with that pack"
        )
    try:
        match = (
            game.scenario(save.start, pack)
            if save.start
            else game.new(save.seats, save.seed if save.seed is not None else 0, save.options, pack)
        )
        for line in save.decisions:
            seat, _, notation = line.partition(" ")
            if not seat.isdecimal():
                raise BadSave(f"{line!r} does not begin with a seat")
            match.play(int(seat), notation)
    except LudotecaError as error:
        raise BadSave(f"this save does not replay: {error}") from None
    if _digest(match) != save.digest:
        raise BadSave("this save does not lead to the position it claims; it was damaged or edited")
    return match


def _digest(match: Match) -> str:
    return hashlib.sha256(match.rows.tobytes()).hexdigest()[:32]


def _checksum(save: Save) -> str:
    body = {k: v for k, v in msgspec.to_builtins(save).items() if k != "checksum"}
    encoded = msgspec.json.encode(body, order="deterministic")
    return hashlib.sha256(encoded).hexdigest()[:32]


def header(p: Position) -> dict[str, Any]:
    """The fields that every position begins with, dice included."""
    return {
        "key": [int(word) for word in np.asarray(p.key)],
        "drawn": [int(count) for count in np.asarray(p.drawn)],
        "stream": p.stream,
        "over": p.over,
        "reason": p.reason,
        "plies": p.plies,
        "revelations": p.revelations,
        "agenda_top": p.agenda_top,
        "agenda": np.asarray(p.agenda).tolist(),
    }


def put_header(p: Position, described: Mapping[str, Any]) -> None:
    known = header(p)
    for name, value in described.items():
        if name not in known:
            raise BadPosition(f"unknown field {name!r} of header; known: {', '.join(known)}")
        try:
            new = np.array(value, np.uint64 if name == "key" else np.int64)
            if new.shape != np.shape(known[name]):
                raise ValueError(f"it has the shape {list(np.shape(known[name]))}")
            old = getattr(p, name)
            setattr(p, name, fitting(new, old) if isinstance(old, np.ndarray) else int(new))
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise BadPosition(f"header, {name}: {error}") from None
