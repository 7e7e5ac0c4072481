"""Options of a game: declared once, checked for the player, stored in the position by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.core.errors import BadOption
from ludoteca.core.record import UNKNOWN


class OptionSpec:
    """One option: a name, a default, and what is allowed."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default

    @property
    def allowed(self) -> str:
        raise NotImplementedError

    def read(self, value: Any) -> Any:
        """The value as it is kept in saves, or BadOption."""
        raise NotImplementedError

    def number(self, value: Any) -> Any:
        """The value as the field of the same name in the position holds it."""
        return value

    def sample(self, chance: Random) -> Any:
        """Some value that is allowed, to try a game with."""
        raise NotImplementedError

    def refuse(self, value: Any) -> BadOption:
        return BadOption(f"option {self.name}: {value!r} is not allowed; use {self.allowed}")


class Choice(OptionSpec):
    """One of several words; in the position, the number of the word."""

    def __init__(self, name: str, *values: str, default: str | None = None) -> None:
        super().__init__(name, default or values[0])
        self.values = values

    @property
    def allowed(self) -> str:
        return ", ".join(self.values)

    def read(self, value: Any) -> str:
        if isinstance(value, bool):  # "on" and "off", as TOML, JSON and the shell may give them
            value = "on" if value else "off"
        if str(value) not in self.values:
            raise self.refuse(value)
        return str(value)

    def sample(self, chance: Random) -> str:
        return chance.choice(self.values)

    def number(self, value: str) -> int:
        return self.values.index(value)


def flag(name: str, *, default: bool) -> Choice:
    """on or off; in the position 1 or 0."""
    return Choice(name, "off", "on", default="on" if default else "off")


class Number(OptionSpec):
    """A whole number within bounds."""

    def __init__(self, name: str, least: int, most: int, default: int) -> None:
        super().__init__(name, default)
        self.least, self.most = least, most

    @property
    def allowed(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise self.refuse(value) from None
        if not self.least <= number <= self.most:
            raise self.refuse(value)
        return number

    def sample(self, chance: Random) -> int:
        ends = [self.least, self.most, self.default]
        return chance.choice([*ends, chance.randint(self.least, self.most)])


class SetOf(OptionSpec):
    """Some of several words, at most `most`; in the position, a set of bits."""

    def __init__(self, name: str, words: Sequence[str], most: int | None = None) -> None:
        super().__init__(name, [])
        self.words = tuple(words)
        self.most = len(self.words) if most is None else most

    @property
    def allowed(self) -> str:
        return f"up to {self.most} of {', '.join(self.words)}"

    def read(self, value: Any) -> list[str]:
        words = value.replace("+", " ").split() if isinstance(value, str) else value
        if words == ["all"]:
            words = self.words
        if not isinstance(words, (list, tuple)):
            raise self.refuse(value)
        unknown = [word for word in words if word not in self.words]
        if unknown or len(set(words)) > self.most:
            raise self.refuse(value)
        return sorted(set(words), key=self.words.index)

    def sample(self, chance: Random) -> list[str]:
        return chance.sample(self.words, chance.randint(0, self.most))

    def number(self, value: list[str]) -> int:
        return sum(1 << self.words.index(word) for word in value)


class Pick(OptionSpec):
    """Several different words in a chosen order, or one word that leaves them open.

    In the position, the numbers of the words, filled up with UNKNOWN.
    """

    def __init__(
        self, name: str, words: Sequence[str], least: int, most: int, *, otherwise: str
    ) -> None:
        super().__init__(name, otherwise)
        self.words = tuple(words)
        self.least, self.most = least, most

    @property
    def allowed(self) -> str:
        some = f"{self.least} to {self.most}" if self.least < self.most else str(self.most)
        return f"{self.default}, or {some} different ones of {', '.join(self.words)}"

    def read(self, value: Any) -> Any:
        if value == self.default:
            return value
        words = (
            value.replace("+", " ").replace(",", " ").split() if isinstance(value, str) else value
        )
        if not isinstance(words, (list, tuple)) or not self.least <= len(words) <= self.most:
            raise self.refuse(value)
        if len(set(map(str, words))) < len(words) or any(word not in self.words for word in words):
            raise self.refuse(value)
        return list(words)

    def sample(self, chance: Random) -> Any:
        words = chance.sample(self.words, chance.randint(self.least, self.most))
        return chance.choice([self.default, words])

    def number(self, value: Any) -> list[int]:
        picked = [] if value == self.default else [self.words.index(word) for word in value]
        return [*picked, *[UNKNOWN] * (self.most - len(picked))]


class PerSeat(OptionSpec):
    """One value for all seats, or a list with one for each."""

    def __init__(self, each: OptionSpec) -> None:
        super().__init__(each.name, each.default)
        self.each = each

    @property
    def allowed(self) -> str:
        return f"{self.each.allowed}; or a list of these, one a seat"

    def read(self, value: Any) -> Any:
        if isinstance(value, str) and "," in value:
            value = value.split(",")
        if isinstance(value, (list, tuple)) and not isinstance(self.each, SetOf):
            return [self.each.read(v) for v in value]
        if isinstance(value, (list, tuple)) and any(isinstance(v, (list, tuple)) for v in value):
            return [self.each.read(v) for v in value]
        return self.each.read(value)

    def sample(self, chance: Random) -> Any:
        return self.each.sample(chance)

    def numbers(self, value: Any, seats: int) -> list[int]:
        per_seat = isinstance(value, list) and not (
            isinstance(self.each, SetOf) and not any(isinstance(v, list) for v in value)
        )
        values = value if per_seat else [value] * seats
        if len(values) != seats:
            raise BadOption(
                f"option {self.name}: {len(values)} values for {seats} seats; give one a seat"
            )
        return [self.each.number(v) for v in values]


class Options:
    """The options of a game. `settle` fills in what depends on others and refuses bad pairs."""

    def __init__(
        self,
        *specs: OptionSpec,
        settle: Callable[[dict[str, Any], Mapping[str, Any], int], dict[str, Any]] | None = None,
    ) -> None:
        self.specs = {spec.name: spec for spec in specs}
        self._settle = settle

    def read(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Every option with its value: what was given, checked, over the defaults."""
        if not isinstance(given, Mapping):
            raise BadOption(f"options are names and their values, not {given!r}")
        for name in given:
            if name not in self.specs:
                known = ", ".join(self.specs) or "none"
                raise BadOption(f"unknown option {name!r}; known: {known}")
        chosen = {
            name: spec.read(given[name]) if name in given else spec.default
            for name, spec in self.specs.items()
        }
        for spec in self.specs.values():
            if isinstance(spec, PerSeat):
                spec.numbers(chosen[spec.name], seats)
        return self._settle(chosen, given, seats) if self._settle else chosen

    def store(self, chosen: Mapping[str, Any], p: Any, seats: int) -> None:
        """Writes the options into the fields of the same names."""
        for name, spec in self.specs.items():
            if isinstance(spec, PerSeat):
                for seat, number in enumerate(spec.numbers(chosen[name], seats)):
                    getattr(p, name)[seat] = number
            else:
                setattr(p, name, spec.number(chosen[name]))
