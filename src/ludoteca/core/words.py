"""A game in the reader's words: options, facts and results by the game's own catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.decisions import Domain, Option
from ludoteca.core.facts import Told
from ludoteca.core.game import Game
from ludoteca.core.text import Texts

SEAT = "seat"  # the domain whose values are players
HIDDEN = "unknown"  # what a message gets for a thing its reader may not know


class Words:
    """Says things about one game in one language; `people` are the names of the seats."""

    def __init__(
        self, game: Game, language: str, people: Sequence[str], texts: Texts | None = None
    ) -> None:
        self.game = game
        self.language = language
        self.people = people
        self.texts = texts or game.texts

    def option(self, option: Option) -> str:
        """What an option does, as on a button."""
        domains = self.game.decisions.kind(option.code).arguments
        return self._say(f"decision-{option.kind}", self._arguments(domains, option.args))

    def fact(self, told: Told) -> str:
        """One line of the log."""
        fact = self.game.facts.facts[self.game.facts.number(told.kind)]
        domains = {name: field.domain for name, field in fact.fields.items()}
        return self._say(f"fact-{told.kind}", self._arguments(domains, told.args))

    def reason(self, reason: str) -> str:
        """Why the game is over."""
        return self._say(f"reason-{reason}", {})

    def part(self, part: str) -> str:
        """What a part of the score is called."""
        return self._say(f"part-{part}", {})

    def word(self, domain: Domain, name: str) -> str | int:
        """What people read for a name of the notation."""
        message = f"{domain.name}-{name}"
        if domain.name == SEAT:
            return self._person(domain, name)
        if self.texts.has(message, self.language):
            return self._say(message, {})
        return int(name) if name.isdecimal() else name

    def _person(self, domain: Domain, name: str) -> str:
        seat = domain.names.index(name) if domain.names else int(name)
        return self.people[seat] if seat < len(self.people) else name

    def _arguments(
        self, domains: Mapping[str, Domain], given: Mapping[str, Any]
    ) -> dict[str, str | int]:
        """Arguments as messages take them: see "Texts" in docs/engine.md."""
        arguments: dict[str, str | int] = {}
        for name, value in given.items():
            if isinstance(value, list):
                words = [str(self._known(domains[name], part)) for part in value]
                hidden = bool(words) and set(words) == {HIDDEN}
                arguments[name] = HIDDEN if hidden else ", ".join(words)
                arguments[f"{name}-count"] = len(words)
            else:
                arguments[name] = self._known(domains[name], value)
        return arguments

    def _known(self, domain: Domain, value: Any) -> str | int:
        return HIDDEN if value is None else self.word(domain, str(value))

    def _say(self, message: str, arguments: dict[str, str | int]) -> str:
        return self.texts.format(message, self.language, **arguments)
