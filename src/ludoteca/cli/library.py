"""What there is: games, rules, packs and saves."""

from __future__ import annotations

import typer

from ludoteca.cli import terminal

app = typer.Typer()


@app.command(help="help-games")
def games() -> None:
    import ludoteca

    for name in ludoteca.game_names():
        terminal.out().print(name)
