"""Texts for people: Fluent catalogues, the same files for Python and for the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "it", "ru")
CORE_TEXTS = Path(__file__).parent / "text"


@cache
def _bundle(language: str, folders: tuple[Path, ...], own: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not always needed

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    bundle.add_resource(FluentResource(own), allow_overrides=True)
    return bundle


class Texts:
    """The catalogues of some folders, each with a folder per language; messages that a pack
    brings of its own, a catalogue per language, go before them."""

    def __init__(self, *folders: Path, own: Mapping[str, str] | None = None) -> None:
        self.folders = (CORE_TEXTS, *folders)
        self.own = own or {}

    def has(self, message: str, language: str) -> bool:
        return bool(self._in(language).has_message(message))

    def format(self, message: str, language: str = "en", **args: Any) -> str:
        """One message; the language falls back to English, the message to its own id."""
        for candidate in (language, "en"):
            bundle = self._in(candidate)
            if bundle.has_message(message):
                return _formatted(bundle, message, args)
        return message

    def _in(self, language: str) -> FluentBundle:
        if language not in LANGUAGES:
            raise LudotecaError(f"unknown language {language!r}; use {', '.join(LANGUAGES)}")
        return _bundle(language, self.folders, self.own.get(language, ""))


def _formatted(bundle: FluentBundle, message: str, args: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    text, _errors = bundle.format_pattern(pattern, dict(args))
    return str(text)
