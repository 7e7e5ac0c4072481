"""The pack of Kragmortha: its schema, its checks, and how it becomes the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludoteca.core.errors import BadPack
from ludoteca.core.packs import PackInfo
from ludoteca.core.text import Texts
from ludoteca.games.kragmortha.position import (
    BALL,
    CARD,
    COLUMNS,
    EFFECTS,
    GAZE_NAMES,
    LAYOUT_NAMES,
    NONE,
    PART_NAMES,
    SEATS,
    SQUARE_NAMES,
    SQUARES,
    SYMBOL,
    TABOOS,
    TOKEN,
    TOME,
    TOMES,
    KragBook,
)

Provenance = Literal["rulebook", "review", "reconstruction"]
SquareName = str
Symbol = Literal["S", "M", "P", "G", "B"]
Part = Literal["mouth", "head", "arm", "fingers", "legs", "voice"]
Effect = Literal[
    "absolution",
    "second_wind",
    "cloak_of_mist",
    "finger_of_blame",
    "sideways_shove",
    "deep_sleeve",
    "goblin_leap",
    "servants_bell",
    "pocket_portal",
    "swapped_pockets",
    "lens",
    "token_peek",
    "heavy_boots",
]
AT_MOST = {"deep_sleeve": 2, "heavy_boots": 1}  # the hands have room for two more cards; K-TOM-16


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    provenance: Provenance


class Square(Entry):
    symbol: Symbol


class Layout(Entry):
    seats: list[int]
    rigor: SquareName
    desk: list[SquareName]
    teleports: list[SquareName]
    starts: list[SquareName]
    bookcases: list[list[SquareName]]
    out_of_play: list[SquareName]


class Movement(Entry):
    piece: Literal["goblin", "rigor"]
    symbols: tuple[Symbol, Symbol]


class Token(Entry):
    kind: Literal["teleport", "tome", "trap"]


class Tome(Entry):
    effect: Effect
    symbols: int


class Gaze(Entry):
    part: Part


class KragPack(msgspec.Struct, forbid_unknown_fields=True):
    pack: PackInfo
    square: list[Square]
    layout: list[Layout]
    movement: list[Movement]
    token: list[Token]
    tome: list[Tome]
    gaze: list[Gaze]
    colour: list[Entry]


def compile_pack(pack: KragPack, rows: Any) -> None:
    book = KragBook.at(rows)
    _check_ids("square", pack.square, SQUARE_NAMES)
    _check_ids("layout", pack.layout, LAYOUT_NAMES[1:])
    _check_ids("movement", pack.movement, CARD.names or ())
    _check_ids("token", pack.token, [f"K{n}" for n in range(1, 7)])
    _check_ids("tome", pack.tome, TOME.names or ())
    _check_ids("gaze", pack.gaze, GAZE_NAMES)
    symbols, kinds = list(SYMBOL.names or ()), list(TOKEN.names or ())
    for n, card in enumerate(pack.movement):
        book.piece[n] = ["goblin", "rigor"].index(card.piece)
        book.fits[n] = [_fits(symbols.index(symbol)) for symbol in card.symbols]
    book.token[:] = [kinds.index(token.kind) for token in pack.token]
    _compile_tomes(pack, book)
    book.part[:] = [PART_NAMES.index(gaze.part) for gaze in pack.gaze]
    book.layout_for[:] = NONE
    for n, layout in enumerate(pack.layout):
        _compile_layout(layout, n, book)
        for place, square in enumerate(pack.square):
            any_symbol = book.desk[n, place]
            book.symbol[n, place] = BALL if any_symbol else symbols.index(square.symbol)
    for seats in range(2, SEATS + 1):
        if book.layout_for[seats] == NONE:
            raise BadPack(f"layout: none is for {seats} seats; add {seats} to the seats of one")


def _check_ids(kind: str, entries: Sequence[Any], ids: Sequence[str]) -> None:
    found = [entry.id for entry in entries]
    if found == list(ids):
        return
    for place, expected in enumerate(ids):
        if place >= len(found) or found[place] != expected:
            there = f"{found[place]!r}" if place < len(found) else "nothing"
            raise BadPack(f"{kind}: entry {place + 1} is {there}, there must be {expected!r}")
    raise BadPack(f"{kind}: {len(found)} entries, there must be {len(ids)}")


def _fits(symbol: int) -> int:
    """The symbols a symbol of a card fits, as bits: itself and the desk, a ball everything."""
    return 31 if symbol == BALL else 1 << symbol | 1 << BALL


def _compile_tomes(pack: KragPack, book: KragBook) -> None:
    assert len(pack.tome) == TOMES
    for n, tome in enumerate(pack.tome):
        if not 1 <= tome.symbols <= 3:
            raise BadPack(f"tome {tome.id}, symbols: {tome.symbols} is not 1, 2 or 3")
        book.effect[n] = EFFECTS.index(tome.effect)
        book.magic[n] = tome.symbols
    for effect, most in AT_MOST.items():
        if sum(tome.effect == effect for tome in pack.tome) > most:
            raise BadPack(f"tome: more than {most} with effect {effect!r}; at most {most}")


def _compile_layout(layout: Layout, n: int, book: KragBook) -> None:
    squares = _Squares(layout)
    desk, starts = squares.read("desk"), squares.read("starts")
    teleports = squares.read("teleports")
    cases = [square for tile in layout.bookcases for square in squares.numbers("bookcases", tile)]
    closed = {*cases, *squares.read("out_of_play")}
    rigor = squares.numbers("rigor", [layout.rigor])[0]
    for what, places in {"desk": desk, "starts": starts, "teleports": teleports}.items():
        if not places or closed & set(places):
            raise BadPack(f"layout {layout.id}, {what}: give at least one square, all in the field")
    if rigor in closed or set(desk) & {rigor, *starts, *teleports}:
        raise BadPack(f"layout {layout.id}: the desk has no start, no teleport and not Rigor")
    row = starts[0] // COLUMNS
    if any(start // COLUMNS != row for start in starts):
        raise BadPack(f"layout {layout.id}, starts: they must all lie in one row")
    near = {s: _near(s, closed) for s in range(SQUARES) if s not in closed}
    above = {s + COLUMNS for s in starts} & near.keys() - {*desk, rigor}
    if len(set(starts) | above) < SEATS:
        raise BadPack(f"layout {layout.id}, starts: no room for {SEATS} goblins in and above them")
    if len(_reached(near, rigor)) < len(near) or min(map(len, near.values())) < 2:
        raise BadPack(f"layout {layout.id}: a square cannot be reached or has only one neighbour")
    _check_room(layout, near, set(desk), row)
    for square in range(SQUARES):
        book.near[n, square] = (near.get(square, []) + [NONE] * 4)[:4]
        book.field[n, square] = square in near
        book.start[n, square] = square in starts
        book.teleport[n, square] = square in teleports
        book.desk[n, square] = square in desk
        book.bookcase[n, square] = square in cases
    book.teleports[n] = sorted(teleports) + [NONE] * (SQUARES - len(teleports))
    book.starts[n] = sorted(starts) + [NONE] * (SQUARES - len(starts))
    book.start_row[n] = row
    book.rigor[n] = rigor
    for seats in layout.seats:
        if not 2 <= seats <= SEATS or book.layout_for[seats] != NONE:
            raise BadPack(f"layout {layout.id}, seats: {seats} is out of 2..8 or given twice")
        book.layout_for[seats] = n


def _check_room(layout: Layout, near: dict[int, list[int]], desk: set[int], row: int) -> None:
    """Room for what the clauses put somewhere: relocations (K-RIG-04) and V1 (K-ORD-21)."""
    floor = {square for square in near if square not in desk}
    if sum(square // COLUMNS >= row for square in floor) <= SEATS:
        raise BadPack(
            f"layout {layout.id}: give it more than {SEATS} floor squares from the start row up"
        )
    for own in floor:
        free = {square for square in floor if square // COLUMNS != row and square != own}
        beside = free & set(near[own])
        if len(free - beside) + min(1, len(beside)) < TABOOS:
            raise BadPack(
                f"layout {layout.id}: leave {TABOOS} floor squares outside the start row that V1 "
                "may forbid, only one of them beside the same goblin"
            )


class _Squares:
    """Reads the squares of one layout, each from 0 to 69."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def read(self, what: str) -> list[int]:
        return self.numbers(what, getattr(self.layout, what))

    def numbers(self, what: str, names: Sequence[str]) -> list[int]:
        for name in names:
            if name not in SQUARE_NAMES:
                raise BadPack(f"layout {self.layout.id}, {what}: {name!r} is no square a1 to g10")
        if len(set(names)) < len(names):
            raise BadPack(f"layout {self.layout.id}, {what}: a square is given twice")
        return [SQUARE_NAMES.index(name) for name in names]


def _near(square: int, closed: set[int]) -> list[int]:
    """The adjacent field squares, ascending."""
    column = square % COLUMNS
    around = [
        square - COLUMNS,
        square - 1 if column > 0 else NONE,
        square + 1 if column < COLUMNS - 1 else NONE,
        square + COLUMNS,
    ]
    return [other for other in around if 0 <= other < SQUARES and other not in closed]


def _reached(near: dict[int, list[int]], start: int) -> set[int]:
    found, edge = {start}, [start]
    while edge:
        new = set(near[edge.pop()]) - found
        found |= new
        edge.extend(new)
    return found


def wording(pack: KragPack, texts: Texts, language: str) -> str:
    """What the movement cards of a pack are called: `S+M`, or `R S+M` for one of Rigor's."""
    lines = []
    for card in pack.movement:
        whose = "R " if card.piece == "rigor" else ""
        lines.append(f"card-{card.id} = {whose}{'+'.join(card.symbols)}\n")
    return "".join(lines)
