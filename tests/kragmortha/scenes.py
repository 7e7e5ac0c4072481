"""Positions written down as the worked examples of the reference write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.games.kragmortha.position import GAZE_NAMES, SQUARE_NAMES, TOME

KRAG = ludoteca.game("kragmortha")
PAIRS = ["SM", "SP", "SG", "MP", "MG", "PG", "BS", "BM", "BP", "BG", "BB"]
LAYOUT = {2: "k2", 3: "k34", 4: "k34", 5: "k56", 6: "k56", 7: "k78", 8: "k78"}
TOMES = list(TOME.names or ())


def number(name: str) -> int:
    return SQUARE_NAMES.index(name)


def bits(*cards: str) -> int:
    return sum(1 << GAZE_NAMES.index(card) for card in cards)


def cards(text: str, used: set[int]) -> list[str]:
    """`SM rPG`: a goblin card S+M and a Rigor card P+G, the first of each that is left."""
    found = []
    for word in text.split():
        piece, pair = ("rigor", word[1:]) if word[0] == "r" else ("goblin", word)
        for n, card in enumerate(KRAG.shipped_pack.data.movement):
            same = sorted(card.symbols) == sorted(pair) and card.piece == piece
            if same and n not in used:
                used.add(n)
                found.append(card.id)
                break
        else:
            raise AssertionError(f"no card {word} left")
    return found


def far_squares(match: Match, taken: Iterable[str], count: int) -> list[str]:
    """Squares for the other goblins: far from the ones named and from each other."""
    book, layout = match.book, match.record.layout - 1
    used = [number(name) for name in taken]
    found: list[int] = []
    while len(found) < count:
        free = [
            s
            for s in range(70)
            if book.field[layout, s] and not book.desk[layout, s] and not book.teleport[layout, s]
        ]
        free = [s for s in free if s not in used]
        best = max(free, key=lambda s: (min(_distance(s, u) for u in used), s))
        used.append(best)
        found.append(best)
    return [SQUARE_NAMES[s] for s in found]


def _distance(one: int, other: int) -> int:
    return abs(one // 7 - other // 7) + abs(one % 7 - other % 7)


def scene(
    goblins: str,
    hand: str = "SM SP SG",
    *,
    seats: int = 4,
    layout: str = "k78",
    rigor: str = "e9",
    hands: dict[int, str] | None = None,
    gazes: dict[int, str] | None = None,
    tomes: dict[int, str] | None = None,
    gaze_top: str = "",
    tome_top: str = "",
    tokens: str = "",
    deck_top: str = "",
    active: int = 0,
    turn: int = 10,
    options: dict[str, Any] | None = None,
    **table: Any,
) -> Match:
    """The before-window of seat `active`, whose hand is `hand`; goblins not named stand far away.

    `gazes` and `tomes` say who holds what ("L1 M2", "T04 T05!": a mark means used); the `_top`s
    and `tokens` list what is drawn next, first things first.
    """
    options = {"layout": layout, "first": "0", **(options or {})}
    empty = KRAG.new(seats, 1, options)
    places = goblins.split()
    places += far_squares(empty, [*places, rigor], seats - len(places))
    used: set[int] = set()
    held: list[list[str | None]] = [[None] * 6 for _ in range(8)]
    for seat, text in {active: hand, **(hands or {})}.items():
        held[seat][: len(text.split())] = cards(text, used)
    fill = iter(n for n in range(58))
    for seat in range(seats):
        if seat != active and seat not in (hands or {}):
            for slot in range(3):
                n = next(n for n in fill if n not in used)
                used.add(n)
                held[seat][slot] = f"C{n + 1:02d}"
    described: dict[str, Any] = {
        "turn": turn,
        "active": str(active),
        "goblin": [*places, *[None] * (8 - seats)],
        "rigor": rigor,
        "hand": held,
        "deck": list(reversed(cards(deck_top, used))),
        **_gazes(gazes or {}, gaze_top),
        **_tomes(tomes or {}, tome_top),
        **_tokens(tokens),
        **table,
    }
    return KRAG.scenario(
        {"game": "kragmortha", "seats": seats, "options": options, "table": described}
    )


def _gazes(held: dict[int, str], top: str) -> dict[str, Any]:
    owner: list[str | None] = [None] * 24
    blanks = [0] * 8
    for seat, text in held.items():
        for card in text.split():
            if card == "blank":
                blanks[seat] += 1
            else:
                owner[GAZE_NAMES.index(card)] = str(seat)
    deck = list(reversed(top.split()))
    return {"gaze_owner": owner, "blanks": blanks, "gaze_deck": deck}


def _tomes(held: dict[int, str], top: str) -> dict[str, Any]:
    owner: list[str | None] = [None] * 18
    used = [0] * 18
    for seat, text in held.items():
        for word in text.split():
            tome = TOMES.index(word.rstrip("!"))
            owner[tome] = str(seat)
            used[tome] = int(word.endswith("!"))
    return {"tome_owner": owner, "tome_used": used, "tome_deck": list(reversed(top.split()))}


def _tokens(text: str) -> dict[str, Any]:
    """The stack from its top; the other tokens are used."""
    if not text:
        return {}
    rest = ["teleport", "teleport", "tome", "tome", "trap", "trap"]
    for kind in text.split():
        rest.remove(kind)
    return {"tokens": [*reversed(text.split()), *rest], "tokens_left": len(text.split())}


def play(match: Match, *decisions: str) -> Match:
    """Plays decisions; each is made by the seat that is waited for, or `2: glory` by seat 2."""
    for text in decisions:
        seat, colon, notation = text.partition(": ")
        who = int(seat) if colon else match.waiting[0]
        match.play(who, notation if colon else text)
    return match


def offered(match: Match, seat: int | None = None, kind: str = "") -> set[str]:
    """What a seat is offered: all of it, or the arguments of one kind."""
    found = match.options(match.waiting[0] if seat is None else seat)
    if not kind:
        return {str(option) for option in found}
    return {" ".join(option.args.values()) for option in found if option.kind == kind}


def asked(match: Match, seat: int | None = None) -> set[str]:
    """The kinds of what a seat is offered."""
    return {o.kind for o in match.options(match.waiting[0] if seat is None else seat)}


def why(match: Match, seat: int, decision: str) -> str:
    """The clause that forbids a decision; empty if none does."""
    refusal = match.why_not(seat, decision)
    return refusal.clause if refusal else ""


def at(match: Match, seat: int) -> str:
    return SQUARE_NAMES[match.record.goblin[seat]]


def rigor(match: Match) -> str:
    return SQUARE_NAMES[match.record.rigor]


def gazes(match: Match, seat: int) -> set[str]:
    return {GAZE_NAMES[n] for n in range(24) if match.record.gaze_owner[n] == seat}


def tomes(match: Match, seat: int) -> set[str]:
    return {TOMES[n] for n in range(18) if match.record.tome_owner[n] == seat}


def gaze_deck(match: Match) -> list[str]:
    """From the top."""
    size = match.record.gaze_deck_size
    return [GAZE_NAMES[int(n)] for n in reversed(list(match.record.gaze_deck[:size]))]


def facts(match: Match, kind: str, listener: int | None = None) -> list[dict[str, Any]]:
    return [told.args for told in match.log(listener) if told.kind == kind]


def hand_size(match: Match, seat: int) -> int:
    return int(match.record.hand_size[seat])
