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


@app.command(help="help-rules")
def rules(
    game: str = typer.Argument(help="help-game"),
    clauses: list[str] = typer.Argument(None, metavar="[CLAUSE]...", help="help-clauses"),  # noqa: B008
    language: str | None = typer.Option(None, help="help-language"),
) -> None:
    import ludoteca

    tongue = terminal.spoken(language)
    found = ludoteca.game(game)
    if clauses:
        _print_clauses(found, _asked_for(found, clauses), tongue)
    else:
        _print_options(found, tongue)
        _print_chapters(found, tongue)


def _asked_for(game: Game, asked: list[str]) -> list[str]:
    """Clauses by id or by the beginning of one."""
    from ludoteca.core.errors import LudotecaError

    found = []
    for start in asked:
        ids = [i for i in game.clauses.statements if i.casefold().startswith(start.casefold())]
        if not ids:
            few = ", ".join(list(game.clauses.statements)[:6])
            raise LudotecaError(f"{game.name} has no clause {start!r}; there are {few}, ...")
        found += ids
    return found


def _print_chapters(game: Game, language: str) -> None:
    """All clauses by chapters; without chapters, the reference as it is written."""
    from rich.markdown import Markdown
    from rich.text import Text

    out, texts = terminal.out(), game.texts
    if not game.clauses.chapters:
        out.print(Markdown(game.clauses.source.read_text(encoding="utf-8")))
    if texts.has("rules-note", language):
        out.print(Text(texts.format("rules-note", language), style="italic"))
    for chapter in game.clauses.chapters:
        heading, note = f"rules-chapter-{chapter}", f"rules-note-{chapter}"
        out.print(Text(texts.format(heading, language), style="bold"))
        if texts.has(note, language):
            out.print(Text(texts.format(note, language), style="italic"))
        _print_clauses(game, game.clauses.of(chapter), language)
        out.print()


def _print_clauses(game: Game, clauses: list[str], language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for clause in clauses:
        table.add_row(Text(clause, style="bold"), Text(game.clause(clause, language)))
    terminal.out().print(table)


def _print_options(game: Game, language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for name, spec in game.options.specs.items():
        label = game.texts.format(f"option-{name}", language)
        allowed = f"{spec.allowed} [{spec.default}]"
        table.add_row(Text(name, style="bold"), Text(label), Text(allowed, style="dim"))
    terminal.out().print(table)
    terminal.out().print()
