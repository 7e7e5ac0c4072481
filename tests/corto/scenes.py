"""Positions written down as the worked examples of the reference write them."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match

CORTO = ludoteca.game("corto")
LETTERS = "ABCDEFG"


def square(rows: str, name: str) -> int:
    letter, column = name.split(":")
    return rows.index(letter) * 8 + int(column)


def scene(
    rows: str,
    people: dict[str, str],
    hand: str = "",
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    hands: list[str] | None = None,
    corto: str | None = None,
    rasputin: str | None = None,
    decks: dict[str, str] | None = None,
    carriages: str = "",
    kept: dict[str, str] | None = None,
    **table: Any,
) -> Match:
    """The turn of seat 0. `people` says "A:1": "A01 s1:2": card, then markers by seat.

    `decks` names cards from the top and leaves those decks with just them; `carriages` lists the
    whole train, "3 2 1/1" for 3, 2, 1 in the stack from the top and one 1 taken by seat 0.
    """
    seats = seats or {3: 2, 4: 4}[len(rows)]
    character: list[str | None] = [None] * 32
    markers = [[0, 0, 0, 0] for _ in range(32)]
    for where, text in people.items():
        at = square(rows, where)
        character[at], *stacks = text.split()
        for stack in stacks:
            seat, count = stack[1:].split(":")
            markers[at][int(seat)] = int(count)
    table = {
        "stacking": list(rows),
        "character": character,
        "markers": markers,
        "hand": _hands([hand] if hands is None else hands),
        "figurine": [corto, rasputin],
        **table,
    }
    if kept:
        names = [f"{letter}{n:02}" for letter in LETTERS for n in range(1, 21)]
        table["kept"] = [kept.get(name) for name in names]
    if "pile" in table:
        table["pile"] = table["pile"].split()
    if carriages:
        left, _, taken = carriages.partition("/")
        stack = [int(value) for value in reversed(left.split())]
        gone = [int(value) for value in taken.split()]
        table["carriage"] = stack + gone
        table["carriages_left"] = len(stack)
        table["carriage_owner"] = [None] * len(stack) + ["0"] * len(gone)
        if not stack:
            table["train"] = None
    if decks is not None:
        table |= _decks(rows, decks, table)
    described = {"seats": seats, "options": {"venice": "on", **(options or {})}, "table": table}
    return CORTO.scenario(described)


def _hands(hands: list[str]) -> list[list[str | None]]:
    return [[*hand.split(), *[None] * 4][:4] for hand in hands]


def _decks(rows: str, decks: dict[str, str], table: dict[str, Any]) -> dict[str, Any]:
    """Decks of the cards named; the rest of each storyline lies on the discard pile."""
    piled = list(table.get("pile", []))
    held = {card for hand in table["hand"] for card in hand}
    named = {*table["character"], *held, *piled, *" ".join(decks.values()).split()}
    kept = table.get("kept", [])
    for n, letter in enumerate(LETTERS):
        for k in range(20):
            card = f"{letter}{k + 1:02}"
            if letter in rows and card not in named and not (kept and kept[n * 20 + k]):
                piled.append(card)
    cards = [list(reversed(decks.get(letter, "").split())) for letter in rows]
    return {
        "deck": [[*deck, *[None] * 20][:20] for deck in cards] + [[None] * 20] * (4 - len(rows)),
        "deck_size": [len(deck) for deck in cards] + [0] * (4 - len(rows)),
        "pile": piled,
    }


def play(match: Match, *decisions: str, seat: int | None = None) -> None:
    for decision in decisions:
        match.play(match.waiting[0] if seat is None else seat, decision)


def offered(match: Match) -> set[str]:
    return {str(option) for option in match.options(match.waiting[0])}


def words(text: str) -> set[str]:
    """`add(A:2) decline` as the notations of the decisions."""
    return {word.replace("(", " ").rstrip(")") for word in text.split()}


def kinds(match: Match) -> set[str]:
    return {option.kind for option in match.options(match.waiting[0])}


def at(match: Match, name: str) -> str:
    """What stands on a square: "A01 s0:1 s1:2", or nothing."""
    table = match.view(None)["table"]
    rows = "".join(letter or "" for letter in table["stacking"])
    n = square(rows, name)
    if table["character"][n] is None:
        return ""
    stacks = [f"s{seat}:{count}" for seat, count in enumerate(table["markers"][n]) if count]
    return " ".join([table["character"][n], *stacks])


def table(match: Match, field: str) -> Any:
    return match.position()["table"][field]


def hand(match: Match, seat: int = 0) -> list[str]:
    return [card for card in table(match, "hand")[seat] if card]


def why(match: Match, decision: str, seat: int | None = None) -> str:
    """The clause that forbids a decision, or nothing."""
    refusal = match.why_not(match.waiting[0] if seat is None else seat, decision)
    return refusal.clause if refusal else ""


def facts(match: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [fact.args for fact in match.log(seat) if fact.kind == kind]


def parts(match: Match, seat: int = 0) -> dict[str, int]:
    return {part: gold for part, gold in match.result.parts[seat].items() if gold}
