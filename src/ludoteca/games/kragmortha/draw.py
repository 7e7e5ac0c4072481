"""The table for the terminal: the floor with everybody on it, and what lies open (80 columns).

Nothing rests on colour: symbols are letters, goblins the numbers of their seats, Rigor is R, @ is
a teleport, = the desk, # a bookcase, ! a forbidden square, * a burning one; squares that an
option of the viewer names stand in brackets.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core.text import Texts
from ludoteca.games.kragmortha.book import KragPack, Layout
from ludoteca.games.kragmortha.position import (
    COLUMNS,
    GAZE_NAMES,
    LAYOUT_NAMES,
    ROWS,
    SQUARE_NAMES,
    TOME,
)

SYMBOL_STYLE = {"S": "yellow", "M": "blue", "P": "green", "G": "magenta", "B": "white"}
SEAT_STYLE = {"purple": "magenta", "orange": "dark_orange", "black": "bright_black"}
ON_BOARD = {"step", "place", "shove", "relocate", "transfer", "pick_victim", "forbid"}
WIDTH = 80


class Words:
    """Messages of the catalogues, in one language."""

    def __init__(self, texts: Texts, language: str) -> None:
        self.texts, self.language = texts, language

    def __call__(self, message: str) -> str:
        return self.texts.format(message, self.language)


def draw(view: dict[str, Any], pack: KragPack, texts: Texts, language: str) -> RenderableType:
    table, say = view["table"], Words(texts, language)
    sides = Table.grid(padding=(0, 2))
    sides.add_row(board(view, pack), seats(view, say))
    parts: list[RenderableType] = [headline(table, say), sides, piles(table, say)]
    if view["seat"] is not None:
        parts.append(own(view, say))
    return Group(*parts)


def headline(table: dict[str, Any], say: Words) -> Text:
    line = Text(f"{say('board-turn')} {table['turn']}, {say('phase-' + table['phase'])}", "bold")
    if table["rigor"] is None:
        line.append(f"  {say('board-fog')} {say('compass-' + table['compass'])}")
    if table["burning"] is not None:
        line.append(f"  {say('board-burns')}: {say('symbol-' + table['burning'])}")
    return line


def board(view: dict[str, Any], pack: KragPack) -> Text:
    named = {words[-1] for o in view["options"] if (words := o.split())[0] in ON_BOARD}
    layout = pack.layout[LAYOUT_NAMES.index(view["table"]["layout"]) - 1]
    symbols = {square.id: square.symbol for square in pack.square}
    lines = []
    for row in reversed(range(ROWS)):
        squares = SQUARE_NAMES[row * COLUMNS : (row + 1) * COLUMNS]
        cells = [cell(view["table"], layout, n, symbols[n], n in named) for n in squares]
        lines.append(Text.assemble(f"{row + 1:2} ", *cells))
    lines.append(Text("   " + "".join(f"  {column}   " for column in "abcdefg"), "dim"))
    return Text("\n").join(lines)


def cell(table: dict[str, Any], layout: Layout, name: str, symbol: str, is_named: bool) -> Text:
    """Six columns: brackets, symbol, kind of square, and up to two creatures."""
    if name in layout.out_of_play:
        return Text("      ")
    if any(name in tile for tile in layout.bookcases):
        return Text(" #### ", "dim")
    mark = "@" if name in layout.teleports else " "
    if name in table["taboo"]:
        mark = "!"
    elif symbol == table["burning"]:
        mark = "*"
    shown = "==" if name in layout.desk else symbol + mark
    here = [str(seat) for seat, square in enumerate(table["goblin"]) if square == name]
    here += ["R"] if table["rigor"] == name else []
    left, right = "[]" if is_named else "  "
    out = Text(left, "bold")
    out.append(shown, SYMBOL_STYLE[symbol])
    for creature in here:
        out.append(creature, creature_style(table, creature))
    out.append(" " * (2 - len(here)) + right, "bold")
    return out


def creature_style(table: dict[str, Any], creature: str) -> str:
    if creature == "R":
        return "bold reverse red"
    colour = table["colours"][int(creature)]
    return f"bold reverse {SEAT_STYLE.get(colour, colour)}"


def seats(view: dict[str, Any], say: Words) -> Text:
    """What every seat has open before it, two lines each."""
    table, lines = view["table"], []
    for seat in range(view["seats"]):
        asked = ">" if seat in view["waiting"] else " "
        colour = table["colours"][seat]
        line = Text(f"{asked}{seat} {say('colour-' + colour)}", creature_style(table, str(seat)))
        extra = [f"{table['hand_size'][seat]} {say('board-cards')}"]
        extra += [say("board-boots")] if table["boots"] == str(seat) else []
        line.append(" " + ", ".join(extra), "not bold not reverse")
        lines.append(line)
        held = owned(table["gaze_owner"], GAZE_NAMES, seat) + ["-"] * table["blanks"][seat]
        tomes = [
            name + ("." if table["tome_used"][n] else "")
            for n, name in enumerate(TOME.names or ())
            if table["tome_owner"][n] == str(seat)
        ]
        gazes, books = " ".join(held) or "0", " ".join(tomes) or "0"
        text = f"   {say('board-gazes')} {gazes}, {say('board-tomes')} {books}"
        lines.append(Text(text, overflow="fold"))
    return Text("\n").join(lines)


def owned(owners: list[str | None], names: list[str], seat: int) -> list[str]:
    return [name for name, owner in zip(names, owners, strict=True) if owner == str(seat)]


def piles(table: dict[str, Any], say: Words) -> Text:
    size, left = table["discard_size"], table["tokens_left"]
    top = f" ({say('card-' + table['discard'][size - 1])})" if size else ""
    seen = [say(f"token-{kind}") for kind in reversed(table["tokens"][left:])]
    counts = [
        f"{say('board-deck')} {table['deck_size']}",
        f"{say('board-discard')} {size}{top}",
        f"{say('board-gazes')} {table['gaze_deck_size']}",
        f"{say('board-tomes')} {table['tome_deck_size']}",
        f"{say('board-tokens')} {left}" + (f" ({', '.join(seen)})" if seen else ""),
    ]
    return Text("  ".join(counts), "dim")


def own(view: dict[str, Any], say: Words) -> Text:
    """The viewer's hand, orders and tomes, in full."""
    table, seat = view["table"], view["seat"]
    hand = [
        f"{slot}: {say('card-' + card) if card else say('board-hidden')}"
        for slot, card in enumerate(table["hand"][seat][: table["hand_size"][seat]])
    ]
    lines = [Text(f"{say('board-hand')}  {'   '.join(hand)}", "bold")]
    kind = "digital" if table["orders"] == 0 else "physical"
    for gaze in owned(table["gaze_owner"], GAZE_NAMES, seat):
        lines.append(Text(f"{gaze} {say('gaze-' + gaze)}: {say(f'gaze-{gaze}-{kind}')}"))
    for n, tome in enumerate(TOME.names or ()):
        if table["tome_owner"][n] == str(seat):
            used = f" ({say('board-used')})" if table["tome_used"][n] else ""
            lines.append(Text(f"{tome} {say('tome-' + tome)}{used}: {say(f'tome-{tome}-text')}"))
    return Text("\n").join(lines)
