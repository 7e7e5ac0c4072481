"""`ludoteca arena`, `balance`, `selfplay` and `hint`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

from ludoteca.cli.terminal import out, say, spoken

app = typer.Typer()

_OPTION = typer.Option([], metavar="NAME=VALUE", help="help-option")
_ON = typer.Option("cores", metavar="WHERE", help="help-on")
_WORKERS = typer.Option(0, min=0, help="help-workers")
_FOLDER = typer.Option(Path("lab"), help="help-folder")
_SEED = typer.Option("", help="help-seed")
_SEATS = typer.Option(None, help="help-seats")


@app.command(help="help-arena")
def arena(
    game: str = typer.Argument(help="help-game"),
    bots: list[str] = typer.Argument(help="help-arena-bots"),  # noqa: B008
    seats: int | None = _SEATS,
    deals: int = typer.Option(50, min=1, help="help-deals"),
    seed: str = _SEED,
    option: list[str] = _OPTION,
    on: str = _ON,
    workers: int = _WORKERS,
    folder: Path = _FOLDER,
) -> None:
    from ludoteca.lab import arena as arenas

    plan = arenas.Arena(
        game, tuple(bots), _seats(game, seats), deals, seed or "arena", _chosen(option)
    )
    file = folder / f"arena-{game}-{_digest(plan)}"
    with _progress("arena") as progress:
        report = plan.play(file.with_suffix(".jsonl"), on, workers, progress)
    _keep(file, report, arenas.plot)
    for row in report["standings"]:
        out().print(say("arena-row", **_row(row)), markup=False, soft_wrap=True)


@app.command(help="help-balance")
def balance(
    game: str = typer.Argument(help="help-game"),
    bot: str = typer.Option("greedy", help="help-balance-bot"),
    seats: int | None = _SEATS,
    matches: int = typer.Option(400, min=1, help="help-matches"),
    seed: str = _SEED,
    option: list[str] = _OPTION,
    vary: list[str] = typer.Option([], metavar="NAME=A,B", help="help-vary"),  # noqa: B008
    on: str = _ON,
    workers: int = _WORKERS,
    folder: Path = _FOLDER,
) -> None:
    from ludoteca.lab import balance as balances

    varied = {name: values.split(",") for name, values in _chosen(vary).items()}
    plan = balances.Balance(
        game,
        bot,
        _seats(game, seats),
        matches,
        seed or "balance",
        _chosen(option),
        varied,
    )
    file = folder / f"balance-{game}-{_digest(plan)}"
    with _progress("balance") as progress:
        report = plan.play(file.with_suffix(".jsonl"), on, workers, progress)
    _keep(file, report, balances.plot)
    for title, answers in report["wins"].items():
        for answer, rate in answers.items():
            line = say(
                "balance-row", by=title, answer=answer, tries=rate["tries"], **_percent(rate)
            )
            out().print(line, markup=False, soft_wrap=True)
    length = {name: round(value) for name, value in report["decisions"].items()}
    out().print(say("balance-length", **length), markup=False, soft_wrap=True)


@app.command(help="help-selfplay")
def selfplay(
    game: str = typer.Argument(help="help-game"),
    seats: int | None = _SEATS,
    matches: int = typer.Option(100, min=1, help="help-matches"),
    playouts: int = typer.Option(400, min=1, help="help-playouts"),
    shard: int = typer.Option(50, min=1, help="help-shard"),
    format: str = typer.Option("npz", help="help-format"),
    seed: str = _SEED,
    option: list[str] = _OPTION,
    on: str = _ON,
    workers: int = _WORKERS,
    folder: Path = _FOLDER,
) -> None:
    from ludoteca.lab.selfplay import SelfPlay

    plan = SelfPlay(
        game,
        _seats(game, seats),
        matches,
        playouts,
        shard,
        format,
        seed=seed or "selfplay",
        options=_chosen(option),
    )
    with _progress("selfplay") as progress:
        report = plan.play(folder / f"selfplay-{game}-{_digest(plan)}", on, workers, progress)
    out().print(say("selfplay-done", **report), markup=False, soft_wrap=True)


@app.command(help="help-hint")
def hint(
    save: Path = typer.Argument(help="help-save"),  # noqa: B008
    seat: int | None = typer.Option(None, help="help-hint-seat"),
    playouts: int = typer.Option(4_000, min=1, help="help-playouts"),
    most: int = typer.Option(3, min=1, help="help-most"),
    pack: Path | None = typer.Option(None, help="help-pack"),  # noqa: B008
    language: str | None = typer.Option(None, help="help-language"),
) -> None:
    from ludoteca.bots.hints import hints
    from ludoteca.cli import show
    from ludoteca.cli.play import loaded
    from ludoteca.core.words import Words

    tongue = spoken(language)
    match = loaded(save, pack)
    asked = match.waiting[:1] if seat is None else [seat]
    found = [hint for one in asked for hint in hints(match, one, playouts)]
    if not found:
        out().print(say("hint-none", tongue))
        return
    people = show.people(match.game, match.seats, [""] * match.seats, tongue)
    words = Words(match.game, tongue, people, match.texts)
    out().print(say("hint-for", tongue, who=people[asked[0]]), markup=False)
    for one in found[:most]:
        line = say(
            "hint-row",
            tongue,
            option=words.option(one.option),
            notation=str(one.option),
            chance=round(100 * one.chance),
            error=max(1, round(100 * one.error)),
            why=_why(one.why, words),
        )
        out().print(line, markup=False, soft_wrap=True)


def _why(parts: Any, words: Any) -> str:
    """The two parts that an option changes most, against the other options."""
    largest = list(parts.items())[:2]
    return ", ".join(f"{words.part(part)} {value:+.1f}" for part, value in largest) or "none"


def _seats(game: str, seats: int | None) -> int:
    import ludoteca

    return ludoteca.game(game).seats[0] if seats is None else seats


def _chosen(options: list[str]) -> dict[str, str]:
    chosen = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(say("name-is-value", text=text))
        chosen[name] = value
    return chosen


def _digest(plan: Any) -> str:
    """Names the work, so that the same command finds what it began."""
    import hashlib
    from dataclasses import asdict

    return hashlib.sha256(json.dumps(asdict(plan), sort_keys=True).encode()).hexdigest()[:8]


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal; nothing in a pipe. Ctrl-C is answered by how to go on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from ludoteca.cli.terminal import err

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not err().is_terminal
    with Progress(*columns, console=err(), transient=True, disable=quiet) as bar:
        task = bar.add_task(what, total=None)
        try:
            yield lambda done, all: bar.update(task, completed=done, total=all)
        except KeyboardInterrupt:
            err().print(say("lab-resume"))
            raise


def _keep(file: Path, report: dict[str, Any], plot: Callable[[Any, Path], None]) -> None:
    file.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    plot(report, file.with_suffix(".svg"))
    out().print(say("lab-kept", file=str(file)), markup=False, soft_wrap=True)


def _percent(rate: Any) -> dict[str, str]:
    return {name: f"{100 * rate[name]:.1f}" for name in ("value", "low", "high")}


def _row(row: Any) -> dict[str, Any]:
    ahead, rating = row["ahead"], row["rating"]
    return {
        "bot": row["bot"],
        "tries": row["seats"],
        "fair": f"{100 * row['fair']:.1f}",
        **_percent(row["wins"]),
        "rating": round(rating["value"]),
        "error": round((rating["high"] - rating["low"]) / 2),
        "ahead": f"{ahead['value']:+.0f} ({ahead['low']:+.0f} … {ahead['high']:+.0f})"
        if ahead
        else "none",
    }
