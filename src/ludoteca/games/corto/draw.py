"""The table of Corto in a terminal: readable at 80 columns, and without colours."""

from __future__ import annotations

from typing import Any

from rich.box import SQUARE as BOX
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core.text import Texts
from ludoteca.games.corto.position import COLUMNS

SEAT_STYLES = ("red", "green", "yellow", "blue")  # section 9.1 of the reference
CELL = 8
MARKS = {"white": "\u25cb", "black": "\u25cf", "both": "\u25d0", "long": "\u2194"}
MARKS |= {"friend": "\u2665", "ace": "\u2660"}


def draw(view: dict[str, Any], pack: Any, texts: Texts, language: str) -> RenderableType:
    """The rows with everything on them, the seats, and the viewer's own hand."""

    def say(message: str) -> str:
        return texts.format(message, language)

    table = view["table"]
    blocks: list[Any] = [
        *_heading(view, say),
        _strips(table, say),
        _legend(table, say),
        _seats(view, say),
    ]
    hand = [] if view["seat"] is None else [c for c in table["hand"][view["seat"]] if c]
    if hand:
        blocks.append(Text(f"{say('draw-hand')}:", style="bold"))
        blocks += [_card(card, say) for card in hand]
    if table["pending"]:
        blocks.append(Text(f"{say('draw-pending')}:", style="bold"))
        blocks.append(_card(table["pending"], say))
    return Group(*blocks)


def _heading(view: dict[str, Any], say: Any) -> list[Text]:
    table = view["table"]
    turn = Text(f"{say('draw-turn')} {table['turn']}: ", style="bold")
    turn.append(f"{say('draw-seat')} {table['active']}", style=_style(table["active"]))
    size = table["pile_size"]
    top = table["pile"][size - 1] if size else "-"
    turn.append(f"    {say('draw-pile')}: {size} ({say('draw-top')}: {top})")
    return [turn, *_acting(table, say)]


def _acting(table: dict[str, Any], say: Any) -> list[Text]:
    """From whom objects act this turn: the character or figurine played last (C-OBJ-02)."""
    actor = table["actor"]
    if actor is None:
        return []
    name = say(f"figurine-{actor}") if actor in ("corto", "rasputin") else say(f"card-{actor}")
    sign = "" if actor in ("corto", "rasputin") else f"{actor} "
    return [Text(f"{say('draw-acting')}: {sign}{name}", style="bold")]


def _style(seat: Any) -> str:
    return f"bold {SEAT_STYLES[int(seat)]}"


def _strips(table: dict[str, Any], say: Any) -> Table:
    grid = Table(box=BOX, show_header=False, padding=0, show_lines=True)
    for _ in range(COLUMNS):
        grid.add_column(width=CELL, no_wrap=True)
    for row, letter in enumerate(table["stacking"]):
        if letter:
            cells = [_deck(table, row, letter, say)]
            cells += [_square(table, row, letter, column) for column in range(1, COLUMNS)]
            grid.add_row(*cells)
    return grid


def _deck(table: dict[str, Any], row: int, letter: str, say: Any) -> Text:
    cell = Text(f"{letter}", style="bold reverse")
    cell.append(f" {table['deck_size'][row]:>2}", style="not reverse")
    known = [card for card in table["deck"][row] if card]
    cell.append(f"\n{' '.join(reversed(known[-2:]))}", style="not reverse not bold")
    return cell.append(f"\n{_pieces(table, row, letter, 0)}", style="not reverse bold")


def _square(table: dict[str, Any], row: int, letter: str, column: int) -> Text:
    square = row * COLUMNS + column
    card = table["character"][square]
    marks = "".join(MARKS[mark] for mark in table["marks"][square].split())
    cell = Text(f"{card} {marks}" if card else "\u00b7", style="" if card else "dim")
    stacks = [(seat, n) for seat, n in enumerate(table["markers"][square]) if n]
    cell.append("\n")
    filled = 0  # of the line, which may have to be broken
    for seat, count in stacks:
        leads = all(count > n for other, n in stacks if other != seat)
        style = f"{SEAT_STYLES[seat]} bold reverse" if leads else SEAT_STYLES[seat]
        stack = f"{seat}{'*' if leads else ':'}{count}"
        gap = " " if filled and filled + 1 + len(stack) <= CELL else "\n" * (filled > 0)
        filled = len(stack) if gap != " " else filled + 1 + len(stack)
        cell.append(gap).append(stack, style=style)
    return cell.append(f"\n{_pieces(table, row, letter, column)}", style="bold magenta")


def _pieces(table: dict[str, Any], row: int, letter: str, column: int) -> str:
    """Figurines and quest pieces on a square, a letter each (see the legend)."""
    here = f"{letter}:{column}"
    pieces = [
        ("C", table["figurine"][0] == here),
        ("R", table["figurine"][1] == here),
        ("v", table["vessel"] == here),
        ("t", table["train"] == here),
        ("e", table["emerald"] == here),
        ("?", letter == "C" and table["tile_there"][column] == 1),
        ("$", here in table["great_gold"]),
    ]
    return " ".join(sign for sign, there in pieces if there)


def _legend(table: dict[str, Any], say: Any) -> Text:
    signs = [
        f"* {say('draw-control')}",
        f"C {say('figurine-corto')}",
        f"R {say('figurine-rasputin')}",
    ]
    for sign, part, there in (
        ("v", "part-vessel", table["vessel"]),
        ("t", "part-train", table["train"]),
        ("e", "part-emerald", table["emerald"]),
        ("?", "part-tiles", any(table["tile_there"])),
        ("$", "part-great_gold", table["great_gold"]),
    ):
        if there:
            signs.append(f"{sign} {say(part)}")
    shown = {mark for marks in table["marks"] for mark in marks.split()}
    signs += [f"{sign} {say(f'draw-{mark}')}" for mark, sign in MARKS.items() if mark in shown]
    left = []
    if table["train"]:
        left.append(f"{say('part-train')}: {table['carriages_left']} {say('draw-left')}")
    if table["leopards_left"]:
        left.append(f"{say('part-leopards')}: {table['leopards_left']} {say('draw-left')}")
    lines = [signs[i : i + 4] for i in range(0, len(signs), 4)] + ([left] if left else [])
    return Text("\n".join("   ".join(line) for line in lines), style="dim")


SEAT_COLUMNS = (
    "draw-seat",
    "draw-cards",
    "draw-shields",
    "part-stock",
    "part-groups",
    "part-seal",
    "part-quests",
    "part-total",
)


def _seats(view: dict[str, Any], say: Any) -> Table:
    table = view["table"]
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    for column in SEAT_COLUMNS:
        grid.add_column(say(column), justify="right", overflow="fold")
    for seat in range(view["seats"]):
        standing = table["standing"][seat]
        groups = standing["largest_group"] + standing["other_groups"]
        arrow = "\u25b6" if seat in view["waiting"] else " "
        grid.add_row(
            Text(f"{arrow}{seat}", style=_style(seat)),
            "".join(back for back in table["back"][seat] if back) or "-",
            str(table["shields"][seat]),
            str(table["stock"][seat]),
            str(groups),
            str(standing["seal"]),
            str(standing["total"] - groups - standing["seal"]),
            Text(str(standing["total"]), style="bold"),
        )
    return grid


def _card(card: str, say: Any) -> Text:
    line = Text(f"  {card} ", style="bold cyan")
    line.append(say(f"card-{card}"), style="bold")
    return line.append(f" \u2013 {say(f'card-{card}-text')}")
