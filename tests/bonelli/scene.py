"""Positions for tests, described in the words of the worked examples."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.game import Pack
from ludoteca.core.match import Match

GAME = ludoteca.game("bonelli")
SHIPPED = GAME.folder / "packs" / "reconstruction.toml"
ALBI = [albo.id for albo in GAME.shipped_pack.data.albo]
WIDTHS = {"hand": 12, "shown": 12, "known": 12, "discard": 40, "deck": 40, "card": 40}


def padded(rows: Sequence[str], width: int) -> list[list[str | None]]:
    """Two rows of words, `Z01 Z02`, as the positions in JSON have them."""
    return [[*row.split(), *[None] * (width - len(row.split()))] for row in rows]


def scene(
    first: str = "",
    second: str = "",
    *,
    albi: str = "O1 G1 V1",
    lead: int = 0,
    turn: int = 1,
    parked: Sequence[tuple[int, str, int]] = (),
    won: Sequence[str] = ("", ""),
    options: Mapping[str, Any] | None = None,
    pack: Pack | None = None,
    **table: Any,
) -> Match:
    """Turn `turn`, `lead` is to declare; `first` and `second` are the hands of the seats."""
    up = ["the_end" if albo == "-" else albo for albo in albi.split()]
    fate: list[str | None] = [None] * 22
    for seat in (0, 1):
        for albo in won[seat].split():
            fate[ALBI.index(albo)] = f"seat_{seat}"
    out = sum(f is not None for f in fate)
    for n in reversed(range(22)):
        if out < turn - 1 and fate[n] is None and ALBI[n] not in up:
            fate[n] = "tie"
            out += 1
    cards = [[card for seat, card, _ in parked if seat == s] for s in (0, 1)]
    places = [[str(place) for seat, _, place in parked if seat == s] for s in (0, 1)]
    described = {
        "phase": "declaration",
        "turn": turn,
        "protagonist": str(lead),
        "hand": padded((first, second), 12),
        "shown": padded(("", ""), 12),
        "known": padded(("", ""), 12),
        "face_up": up,
        "fate": fate,
        "balloons": [2, 2],
        "card": padded([" ".join(row) for row in cards], 40),
        "card_place": padded([" ".join(row) for row in places], 40),
    }
    for name, value in table.items():
        words = isinstance(value, (tuple, list)) and isinstance(value[0], str)
        described[name] = padded(value, WIDTHS[name]) if words and name in WIDTHS else value
    given = {"seats": 2, "seed": 1, "options": dict(options or {}), "table": described}
    return GAME.scenario(given, pack)


def lay(match: Match, seat: int, cards: str) -> None:
    """A whole commit of one seat."""
    for card in cards.split():
        match.play(seat, f"lay {card}")
    match.play(seat, "confirm")


def fight(match: Match, first: str, second: str, place: int = 1, balloon: int = 2) -> Match:
    """Declaration, balloon and both commits: `first` are the cards of seat 0."""
    lead = match.waiting[0]
    match.play(lead, f"declare {place}")
    if match.waiting == [lead] and any(o.kind == "place_balloon" for o in match.options(lead)):
        match.play(lead, f"balloon {balloon}")
    lay(match, 0, first)
    lay(match, 1, second)
    return match


def offered(match: Match, seat: int, *, free: bool = False) -> list[str]:
    return [str(o) for o in match.options(seat) if free or not o.free]


def refused(match: Match, seat: int, decision: str) -> str:
    """The clause that forbids a decision."""
    refusal = match.why_not(seat, decision)
    return refusal.clause if refusal else ""


def totals(match: Match) -> list[int]:
    return [int(total) for total in match.record.total]


def balloons(match: Match) -> list[int]:
    return [int(number) for number in match.record.balloons]


def row(match: Match, name: str, seat: int) -> list[str]:
    """A row of cards by their ids."""
    return [card for card in match.position()["table"][name][seat] if card is not None]


def told(match: Match, kind: str, seat: int | None = 0) -> list[dict[str, Any]]:
    return [fact.args for fact in match.log(seat) if fact.kind == kind]


def pack(changes: Mapping[str, Mapping[str, Any]], **info: Any) -> Pack:
    """The shipped pack with some entries changed."""
    return GAME.load_pack(written(changes, **info))


def duel_pack(effects: Sequence[Mapping[str, Any]]) -> Pack:
    """The Rifle with other effects."""
    return pack({"Z09": {"effects": effects}})


def pack_of_three() -> Pack:
    """The shipped pack and a third hero: Zagor's cards, without their effects."""
    tables = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    names = {"zagor": "dylan", "cico": "groucho"}
    characters = [{"id": name, "name": {"it": name}} for name in names.values()]
    hero = {"id": "dylan", "name": {"it": "Dylan"}, "hand_limit": 7, "characters": characters}
    tables["hero"].append(hero)
    for card in [card for card in tables["card"] if card["hero"] == "zagor"]:
        own = card | {"id": f"D{card['id']}", "hero": "dylan", "effects": []}
        if "character" in card:
            own["character"] = names[card["character"]]
        tables["card"].append(own)
    return GAME.load_pack(kept(tables))


def written(changes: Mapping[str, Mapping[str, Any]], **info: Any) -> Path:
    tables = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    tables["pack"] |= info
    for entry in (*tables["hero"], *tables["card"], *tables["albo"]):
        entry.update(changes.get(entry["id"], {}))
        for field in [name for name, given in entry.items() if given is None]:
            del entry[field]
    return kept(tables)


def kept(tables: Mapping[str, Any]) -> Path:
    path = Path(tempfile.mkdtemp()) / "test.toml"
    path.write_text(toml(tables), encoding="utf-8")
    return path


def toml(tables: Mapping[str, Any]) -> str:
    lines = ["[pack]", *(f"{k} = {value(v)}" for k, v in tables["pack"].items())]
    for name in ("hero", "card", "albo"):
        for entry in tables[name]:
            lines += [f"[[{name}]]", *(f"{k} = {value(v)}" for k, v in entry.items())]
    return "\n".join(lines) + "\n"


def value(given: Any) -> str:
    """A TOML value on one line."""
    if isinstance(given, bool):
        return str(given).lower()
    if isinstance(given, Mapping):
        return "{ " + ", ".join(f"{k} = {value(v)}" for k, v in given.items()) + " }"
    if isinstance(given, (list, tuple)):
        return "[" + ", ".join(value(v) for v in given) + "]"
    return json.dumps(given, ensure_ascii=False) if isinstance(given, str) else str(given)
