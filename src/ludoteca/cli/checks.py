"""`ludoteca verify` and `ludoteca bench`: is it right, and how fast is it?"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

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


@app.command(help="help-bench")
def bench(
    games: list[str] = typer.Argument(None, metavar="[GAME]...", help="help-game"),  # noqa: B008
    as_json: bool = typer.Option(False, "--json", help="help-json"),
    peers: bool = typer.Option(False, "--peers", help="help-peers"),
) -> None:
    import json

    from rich.progress import Progress

    import ludoteca
    from ludoteca.core.errors import LudotecaError
    from ludoteca.lab import bench as measures

    if peers and find_spec("pyspiel") is None:
        raise LudotecaError("--peers needs OpenSpiel: pip install 'ludoteca[envs]'")
    found = [ludoteca.game(name) for name in games or ludoteca.game_names()]
    machine = measures.machine()
    plan = list(measures.rows(found, peers))
    rows = []
    with Progress(console=err(), transient=True) as progress:
        task = progress.add_task("", total=len(plan))
        for name, measure in plan:
            progress.update(task, description=name)
            rows.append({"name": name, **measure()})
            progress.advance(task)
    if as_json:
        print(json.dumps({"machine": machine, "rows": rows}))
    else:
        out().print(_measured(rows), _of(machine))


def _measured(rows: list[dict[str, Any]]) -> RenderableType:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="left")
    table.add_column("", justify="right")
    table.add_column("", justify="left")
    for row in rows:
        table.add_row(row["name"], f"{row['value']:,}", row["unit"])
    return table


def _of(machine: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in machine.items())
