"""What there is: games, rules, packs and saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from ludoteca.cli import terminal

if TYPE_CHECKING:
    from ludoteca.core.game import Game

app = typer.Typer()


@app.command(help="help-games")
def games() -> None:
    from rich.table import Table
    from rich.text import Text

    import ludoteca

    language = terminal.own_language()
    table = Table.grid(padding=(0, 2))
    for name in ludoteca.game_names():
        game = ludoteca.game(name)
        about = game.texts.format("about", language)
        table.add_row(Text(name, style="bold"), seats_of(game, language), Text(about))
    terminal.out().print(table)


def seats_of(game: Game, language: str) -> str:
    least, most = game.seats[0], game.seats[-1]
    span = str(least) if least == most else f"{least}-{most}"
    return terminal.say("seats", language, span=span)
