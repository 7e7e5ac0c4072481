"""`ludoteca verify`: does a game keep to the laws every game has to keep to?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from ludoteca.cli.terminal import err, out, say, spoken

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.lab.verify import Report

app = typer.Typer()

FAILED = 1


@app.command(help="help-verify")
def verify(
    game: str = typer.Argument(help="help-game"),
    games: int = typer.Option(3, min=1, help="help-verify-games"),
    seed: int = typer.Option(0, help="help-verify-seed"),
    language: str | None = typer.Option(None, help="help-language"),
) -> None:
    from rich.progress import Progress

    import ludoteca
    from ludoteca.lab.verify import Budget
    from ludoteca.lab.verify import verify as try_laws

    tongue = spoken(language)
    found = ludoteca.game(game)
    with Progress(console=err(), transient=True) as progress:
        task = progress.add_task(say("verifying", tongue, game=game))
        report = try_laws(
            found,
            Budget(games=games, seed=seed),
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    out().print(_shown(report, tongue))
    if not report.kept:
        raise typer.Exit(FAILED)


def _shown(report: Report, language: str) -> RenderableType:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("law", language))
    table.add_column(say("tried", language), justify="right")
    table.add_column("")
    for row in report.rows.values():
        verdict = Text(row.broken, style="bold red") if row.broken else Text("✓", style="green")
        table.add_row(say(f"law-{row.law}", language), str(row.times), verdict)
    facts = say(
        "verified",
        language,
        decisions=report.decisions,
        bytes=report.bytes,
        hidden=", ".join(report.hidden) or "-",
    )
    return Group(table, Text(facts))
