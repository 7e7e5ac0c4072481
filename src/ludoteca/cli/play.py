"""`ludoteca play` and `ludoteca replay`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ludoteca.cli.terminal import busy, out, say, spoken

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Pack
    from ludoteca.core.match import Match

app = typer.Typer()

HUMANS_ONLY = "none"
DEFAULT_BOT = "greedy"


@app.command(help="help-play")
def play(
    name: str = typer.Argument(metavar="GAME", help="help-game"),
    seats: int | None = typer.Option(None, help="help-seats"),
    bots: str = typer.Option("", help="help-bots", metavar="NAMES"),
    seed: str | None = typer.Option(None, help="help-seed"),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="help-option"),  # noqa: B008
    pack: Path | None = typer.Option(None, help="help-pack"),  # noqa: B008
    language: str | None = typer.Option(None, help="help-language"),
    resume: Path | None = typer.Option(None, metavar="SAVE", help="help-resume"),  # noqa: B008
) -> None:
    import ludoteca
    from ludoteca.cli.table import Left, Table

    tongue = spoken(language)
    game = ludoteca.game(name)
    own = game.load_pack(pack) if pack else None
    with busy("preparing", tongue):  # the first match on a machine compiles the game
        if resume:
            _leave_to_save({"--seats": seats, "--seed": seed, "--option": option})
            match = _resumed(game, resume, own)
            who = _who_plays(bots, match.seats)
        else:
            seats = game.checked_seats(seats)
            who = _who_plays(bots, seats)
            match = _fresh(game, who, seed, option, own)
        match.options(0)
    table = Table(match, who, DEFAULT_BOT, tongue)
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        out().print()
        again = f"ludoteca play {name}{_given('--bots', bots)}{_given('--pack', pack)}"
        _tell("resume", tongue, f"{again} --resume {_kept(match)}")
    else:
        _tell("replay", tongue, f"ludoteca replay{_given('--pack', pack)} {_kept(match)}")


@app.command(help="help-replay")
def replay(
    file: Path = typer.Argument(metavar="SAVE", help="help-save"),  # noqa: B008
    at: int | None = typer.Option(None, min=0, metavar="DECISIONS", help="help-at"),
    pack: Path | None = typer.Option(None, help="help-pack"),  # noqa: B008
    language: str | None = typer.Option(None, help="help-language"),
) -> None:
    from ludoteca.cli import show
    from ludoteca.core.words import Words

    tongue = spoken(language)
    with busy("preparing", tongue):  # the first match on a machine compiles the game
        whole = loaded(file, pack)
        match = whole.rewound()
    people = show.people(match.game, match.seats, [""] * match.seats, tongue)
    words = Words(match.game, tongue, people, match.texts)
    out().print(show.facts(match.log(None), words))
    for number, (seat, decision) in enumerate(whole.decisions[:at], start=1):
        out().print(show.decision(number, seat, decision, words))
        since = match.log_length
        match.play(seat, decision)
        out().print(show.facts(match.log(None, since), words))
    out().print(show.board(match, None, tongue))
    if match.over:
        out().print(show.result(match.result, words))


def _given(option: str, value: str | Path | None) -> str:
    return f" {option} {value}" if value else ""


def _tell(message: str, language: str, command: str) -> None:
    out().print(say(message, language, command=command), markup=False, soft_wrap=True)


def _fresh(
    game: Game, who: list[str], seed: str | None, options: list[str], pack: Pack | None
) -> Match:
    import secrets

    chosen = game.with_bots(dict(_option(text) for text in options), who)
    return game.new(len(who), seed or secrets.token_hex(8), chosen, pack)


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise typer.BadParameter(f"--option {text}: write it as name=value")
    return name, value


def _leave_to_save(given: dict[str, Any]) -> None:
    """What a saved match has settled cannot be chosen again."""
    from ludoteca.core.errors import LudotecaError

    for name, value in given.items():
        if value:
            raise LudotecaError(f"--resume goes on as the match was begun: leave out {name}")


def _resumed(game: Game, file: Path, pack: Pack | None) -> Match:
    from ludoteca.core.errors import BadSave

    match = loaded(file, pack)
    if match.game is not game:
        raise BadSave(f"{file} is a save of {match.game.name}, not of {game.name}")
    return match


def loaded(file: Path, pack: Path | Pack | None) -> Match:
    import ludoteca
    from ludoteca.core.errors import BadSave
    from ludoteca.core.save import LONGEST

    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(LONGEST + 1)  # a file without an end is no save either
    except FileNotFoundError:
        raise BadSave(f"{file}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"{file}: cannot be read: {error}") from None
    return ludoteca.load(text, pack)


def _kept(match: Match) -> Path:
    """Keeps a match among the user's own files."""
    import platformdirs

    from ludoteca.cli.table import write_save

    folder = platformdirs.user_data_path("ludoteca", appauthor=False) / "saves"
    path = folder / time.strftime(f"{match.game.name}-%Y%m%d-%H%M%S.json")
    write_save(match, path)
    return path


def _who_plays(bots: str, seats: int) -> list[str]:
    """The bot of each seat, "" where a person sits."""
    from ludoteca.core.errors import LudotecaError

    if bots == HUMANS_ONLY:
        return [""] * seats
    names = bots.split(",") if bots else [DEFAULT_BOT]
    if len(names) == 1:
        names *= seats - 1
    if len(names) > seats:
        raise LudotecaError(f"{len(names)} bots for {seats} seats; name at most {seats}")
    return [""] * (seats - len(names)) + names
