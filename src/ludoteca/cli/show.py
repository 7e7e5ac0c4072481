"""Matches on a terminal: the board, what can be decided, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ludoteca.cli.terminal import say
from ludoteca.core.decisions import Option
from ludoteca.core.facts import Told
from ludoteca.core.game import Game
from ludoteca.core.match import Match, Result
from ludoteca.core.words import SEAT, Words

MANY_PARTS = 6  # of a score, beyond which they are lines and the seats columns
MANY = 12  # options of one kind beyond which they are listed side by side


def people(game: Game, seats: int, bots: Sequence[str], language: str) -> list[str]:
    """What the seats are called: by the names that the notation has for them."""
    names = seat_names(game)
    return [
        say("bot", language, seat=names[seat], bot=bot)
        if bot
        else say("player", language, seat=names[seat])
        for seat, bot in zip(range(seats), bots, strict=True)
    ]


def seat_names(game: Game) -> Sequence[str]:
    """The names that the notation has for the seats."""
    domains = [d for kind in game.decisions.kinds for d in kind.arguments.values()]
    domains += [f.domain for fact in game.facts.facts for f in fact.fields.values()]
    named = (d.names for d in domains if d.name == SEAT and d.names)
    return next(named, [str(seat) for seat in range(game.seats[-1])])


def board(match: Match, seat: int | None, language: str) -> RenderableType:
    """What a seat sees (None: who watches), as the game draws it, or field by field."""
    view = match.view(seat)
    if match.game.draw is not None:
        drawn: RenderableType = match.game.draw(view, match.pack.data, match.texts, language)
        return drawn
    table = Table.grid(padding=(0, 2))
    for field, value in view["table"].items():
        table.add_row(Text(field, style="dim"), Text(_plain(value)))
    return table


def _plain(value: Any) -> str:
    if isinstance(value, list):
        inside = ["[" + _plain(v) + "]" if isinstance(v, list) else _plain(v) for v in value]
        return " ".join(inside)
    return "?" if value is None or value == -1 else str(value)


def options(match: Match, seat: int, words: Words) -> RenderableType:
    """Everything a seat can decide, numbered from 1, with its notation and what it would change."""
    blocks: list[RenderableType] = []
    numbered = list(enumerate(match.options(seat), start=1))
    for _, same in groupby(numbered, key=lambda pair: pair[1].kind):
        group = [(number, option, _changes(match, seat, option)) for number, option in same]
        many = len(group) > MANY
        blocks.append(_side_by_side(group, seat) if many else _one_a_line(group, seat, words))
    return Group(*blocks)


Changes = dict[int, dict[str, tuple[int, int]]]
"""For each seat and part of the score: what it would be then, and by how much it would change."""


def _changes(match: Match, seat: int, option: Option) -> Changes:
    shown = match.game.previewed
    found = match.preview(seat, option) if shown else None
    now = match.result.parts
    return {
        who: {part: (now[who][part] + by[part], by[part]) for part in shown if part in by}
        for who, by in (found or {}).items()
    }


def _one_a_line(
    numbered: Sequence[tuple[int, Option, Changes]], seat: int, words: Words
) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", width=4)
    for number, option, changes in numbered:
        style = "dim" if option.free else ""
        grid.add_row(
            Text(str(number), style="bold cyan"),
            Text(words.option(option), style=style),
            Text(option.notation, style="dim italic"),
            Text(_said(changes, seat, words), style="green"),
        )
    return grid


def _said(changes: Changes, seat: int, words: Words) -> str:
    """The changes in words, those of one's own first."""
    lines = []
    for who in sorted(changes, key=lambda other: other != seat):
        parts = [f"{words.part(part)} {n} ({by:+d})" for part, (n, by) in changes[who].items()]
        if parts:
            lines.append(("" if who == seat else f"{words.people[who]}: ") + ", ".join(parts))
    return "; ".join(lines)


def _side_by_side(numbered: Sequence[tuple[int, Option, Changes]], seat: int) -> RenderableType:
    """Many options of a kind: of the changes only that of one's own first part."""
    cells = []
    for number, option, changes in numbered:
        by = [by for _, by in changes.get(seat, {}).values()][:1]
        gain = f" [green]{by[0]:+d}[/]" if by else ""
        cells.append(f"[bold cyan]{number:>4}[/] {escape(option.notation)}{gain}")
    return Columns(cells, padding=(0, 2))


def facts(told: Sequence[Told], words: Words) -> RenderableType:
    """Lines of the log."""
    return Group(*(Text(f"  {words.fact(fact)}", style="yellow") for fact in told))


def decision(number: int, seat: int, made: Option, words: Words) -> RenderableType:
    """One decision of a replay."""
    line = Text(f"{number:>4} ", style="dim")
    return line.append(f"{words.people[seat]}: {words.option(made)}", style="bold")


def result(found: Result, words: Words) -> RenderableType:
    """The final standing with its parts, best first: a line a seat, or a line a part if those
    are many; parts that nobody has are left out then."""
    seats = sorted(range(len(found.places)), key=lambda seat: found.places[seat])
    parts = list(found.parts[0])
    table = Table(title=words.reason(found.reason), title_justify="left", title_style="bold")
    if len(parts) > MANY_PARTS:
        _parts_down(table, found, seats, words)
        return table
    table.add_column(say("place", words.language), justify="right")
    table.add_column(say("who", words.language))
    for part in parts:
        table.add_column(words.part(part), justify="right")
    for seat in seats:
        style = "bold" if seat in found.winners else ""
        values = [str(value) for value in found.parts[seat].values()]
        table.add_row(str(found.places[seat]), words.people[seat], *values, style=style)
    return table


def _parts_down(table: Table, found: Result, seats: Sequence[int], words: Words) -> None:
    table.add_column(say("who", words.language))
    for seat in seats:
        style = "bold" if seat in found.winners else ""
        table.add_column(words.people[seat], justify="right", style=style)
    table.add_row(say("place", words.language), *(str(found.places[seat]) for seat in seats))
    for part in found.parts[0]:
        values = [found.parts[seat][part] for seat in seats]
        if any(values):
            table.add_row(words.part(part), *map(str, values))
