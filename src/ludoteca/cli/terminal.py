"""What every command writes to and speaks with."""

from __future__ import annotations

import os
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.status import Status

    from ludoteca.core.text import Texts

LANGUAGE = "LUDOTECA_LANGUAGE"


@cache
def out() -> Console:
    """Standard output: coloured on a terminal, plain in a pipe or with NO_COLOR."""
    from rich.console import Console

    return Console(highlight=False)


@cache
def err() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def complain(message: str) -> None:
    """One line about what went wrong."""
    line = " ".join(message.split())
    err().print(f"ludoteca: {line}", markup=False, soft_wrap=True)


@cache
def texts() -> Texts:
    from ludoteca.core.text import Texts

    return Texts(Path(__file__).parent / "text")


def say(message: str, language: str | None = None, **args: Any) -> str:
    """One message of the command line, in the language asked for or the user's own."""
    return texts().format(message, language or own_language(), **args)


def own_language() -> str:
    """LUDOTECA_LANGUAGE, else the language of the locale, else English."""
    from ludoteca.core.text import LANGUAGES

    for name in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def spoken(language: str | None) -> str:
    """The language asked for, if it is one we speak; else the user's own."""
    from ludoteca.core.errors import LudotecaError
    from ludoteca.core.text import LANGUAGES

    if language is not None and language not in LANGUAGES:
        raise LudotecaError(f"unknown language {language!r}; use {', '.join(LANGUAGES)}")
    return language or own_language()


def busy(message: str, language: str) -> Status:
    """Shows on a terminal that something takes a while."""
    return err().status(say(message, language))


def keep_report(report: str) -> Path:
    """Writes what a person can attach to a report of an error nobody foresaw."""
    import platformdirs

    folder = platformdirs.user_log_path("ludoteca", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / time.strftime("error-%Y%m%d-%H%M%S.txt")
    path.write_text(report, encoding="utf-8")
    return path
