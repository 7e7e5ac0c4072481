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
from ludoteca.core.match import Result
from ludoteca.core.words import SEAT, Words

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


def board(game: Game, view: dict[str, Any], language: str) -> RenderableType:
    """The view as the game draws it, or field by field."""
    if game.draw is not None:
        drawn: RenderableType = game.draw(view, game.texts, language)
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


def options(found: Sequence[Option], words: Words) -> RenderableType:
    """Everything that can be decided, numbered from 1, with its notation."""
    blocks: list[RenderableType] = []
    numbered = list(enumerate(found, start=1))
    for _, same in groupby(numbered, key=lambda pair: pair[1].kind):
        group = list(same)
        blocks.append(_side_by_side(group) if len(group) > MANY else _one_a_line(group, words))
    return Group(*blocks)


def _one_a_line(numbered: Sequence[tuple[int, Option]], words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=4)
    for number, option in numbered:
        style = "dim" if option.free else ""
        grid.add_row(
            Text(str(number), style="bold cyan"),
            Text(words.option(option), style=style),
            Text(option.notation, style="dim italic"),
        )
    return grid


def _side_by_side(numbered: Sequence[tuple[int, Option]]) -> RenderableType:
    cells = [f"[bold cyan]{n:>4}[/] {escape(option.notation)}" for n, option in numbered]
    return Columns(cells, padding=(0, 2))


def facts(told: Sequence[Told], words: Words) -> RenderableType:
    """Lines of the log."""
    return Group(*(Text(f"  {words.fact(fact)}", style="yellow") for fact in told))


def decision(number: int, seat: int, made: Option, words: Words) -> RenderableType:
    """One decision of a replay."""
    line = Text(f"{number:>4} ", style="dim")
    return line.append(f"{words.people[seat]}: {words.option(made)}", style="bold")


def result(found: Result, words: Words) -> RenderableType:
    """The final standing with its parts, best first."""
    table = Table(title=words.reason(found.reason), title_justify="left", title_style="bold")
    table.add_column(say("place", words.language), justify="right")
    table.add_column(say("who", words.language))
    for part in found.parts[0]:
        table.add_column(words.part(part), justify="right")
    for seat in sorted(range(len(found.places)), key=lambda s: found.places[s]):
        style = "bold" if seat in found.winners else ""
        parts = [str(value) for value in found.parts[seat].values()]
        table.add_row(str(found.places[seat]), words.people[seat], *parts, style=style)
    return table
