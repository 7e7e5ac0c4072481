"""The command line. Every part brings its own commands: a module with a Typer `app`.

Help texts are message ids of `cli/text/<language>/*.ftl`: they are looked up when help is asked
for. The modules named here must be quick to import: what a command needs, it imports itself.
"""

from __future__ import annotations

import errno
import importlib
import io
import sys
import traceback
from collections.abc import Sequence
from typing import Any

import typer

from ludoteca.cli import terminal
from ludoteca.core.errors import LudotecaError

PARTS = (
    "ludoteca.cli.library",
    "ludoteca.cli.play",
    "ludoteca.cli.packs",
    "ludoteca.cli.checks",
    "ludoteca.lab.commands",
    "ludoteca.site.commands",
)
WRONG, BROKEN, INTERRUPTED = 2, 1, 130
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command. People see one line for every error, never a traceback."""
    _lend_streams()
    sys.exit(_run(list(sys.argv[1:] if arguments is None else arguments)))


def _lend_streams() -> None:
    """Started without one of the standard streams, we read nothing and write nowhere."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())


def _run(arguments: list[str]) -> int:
    try:
        command = _command()
        if _asks_for_help(command, arguments):
            _put_help(command)
        code = command.main(
            args=arguments or ["--help"], prog_name="ludoteca", standalone_mode=False
        )
        return code if isinstance(code, int) else 0
    except LudotecaError as error:
        terminal.complain(str(error))
        return WRONG
    except typer.TyperException as error:
        message = error.format_message()  # none if help was shown in its place
        if message:
            terminal.complain(f"{message} ({terminal.say('see-help')})")
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            terminal.complain(f"cannot be written: {error.strerror}")
            return BROKEN
        report = terminal.keep_report(traceback.format_exc())
        terminal.complain(terminal.say("broken", report=str(report)))
        return BROKEN


def _command() -> Any:
    app = typer.Typer(help="help-ludoteca", add_completion=False, rich_markup_mode="rich")
    app.callback()(_ludoteca)
    for part in PARTS:
        app.add_typer(importlib.import_module(part).app)
    return typer.main.get_command(app)


def _say_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        terminal.out().print(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


def _ludoteca(
    version: bool = typer.Option(
        False, "--version", help="help-version", is_eager=True, callback=_say_version
    ),
) -> None:
    pass


def _asks_for_help(command: Any, arguments: list[str]) -> bool:
    """A group of commands alone asks for its help as well."""
    groups = [name for name, part in command.commands.items() if hasattr(part, "commands")]
    return not arguments or "--help" in arguments or arguments[-1] in groups


def _put_help(command: Any) -> None:
    """Puts the texts themselves where the declarations have message ids."""
    if command.help:
        command.help = terminal.say(command.help)
    for parameter in command.params:
        if getattr(parameter, "help", None) and parameter.name != "help":
            parameter.help = terminal.say(parameter.help)
    for part in getattr(command, "commands", {}).values():
        _put_help(part)
