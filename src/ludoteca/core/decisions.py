"""Decisions: one table per game gives every atomic decision its code, its name and its notation.

A decision is a kind with arguments, packed into one number: the code of its kind plus the
arguments counted like digits. Codes run from 0 without gaps, so they are action numbers for
learning too. Kernels take the first code of a kind as a constant (``table.first("step")``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from ludoteca.core.errors import BadNotation


@dataclass(frozen=True)
class Domain:
    """What an argument ranges over: `size` values with a name each.

    A domain without fixed names (the cards of a pack, say) gets them from the game, which knows
    the book and the seat: see `Game.names`.
    """

    name: str
    size: int
    names: tuple[str, ...] | None = None

    @classmethod
    def of(cls, name: str, names: Sequence[str]) -> Domain:
        return cls(name, len(names), tuple(names))

    @classmethod
    def numbers(cls, name: str, size: int, first: int = 0) -> Domain:
        return cls.of(name, [str(n) for n in range(first, first + size)])


Names = Mapping[str, Sequence[str]]
"""The names of the domains that have none of their own."""


class Kept(dict[str, Sequence[str]]):
    """Names that are made once and never changed, so that what is worded with them is kept too.

    They are told apart by which object they are: comparing all words would take too long.
    """

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none, since it may change
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


NO_NAMES = Kept()
"""Of a game whose domains all have names of their own."""


class Kind:
    """One kind of decision: its name, its arguments, and whether it is always free.

    A free decision is one the seat may make and the game never waits for. Kinds that are
    sometimes asked and sometimes free count as blocking here.
    """

    def __init__(
        self, name: str, *, word: str | None = None, free: bool = False, **arguments: Domain
    ) -> None:
        self.name = name
        self.word = word or name
        self.free = free
        self.arguments = arguments
        self.size = int(np.prod([d.size for d in arguments.values()], dtype=int))


@dataclass(frozen=True)
class Option:
    """One decision a seat may make now."""

    code: int
    kind: str
    args: dict[str, str] = field(hash=False)
    notation: str
    free: bool

    def __str__(self) -> str:
        return self.notation


class DecisionTable:
    """All decisions of a game. Blocking kinds come first: every code from `first_free` is free."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = tuple(sorted(kinds, key=lambda kind: kind.free))
        self._first: dict[str, int] = {}
        self.size = 0
        for kind in self.kinds:
            self._first[kind.name] = self.size
            self.size += kind.size
        self.first_free = sum(kind.size for kind in self.kinds if not kind.free)
        self._by_word: dict[str, list[Kind]] = {}
        for kind in self.kinds:
            self._by_word.setdefault(kind.word, []).append(kind)
        sizes = [kind.size for kind in self.kinds]
        # For kernels: which kind a code is of, and the first code of each kind.
        self.kind_of = np.repeat(np.arange(len(sizes), dtype=np.int16), sizes)
        self.first_of = np.array([self._first[k.name] for k in self.kinds], dtype=np.int32)

    def first(self, kind: str) -> int:
        """The first code of a kind, a constant for kernels."""
        return self._first[kind]

    def number(self, kind: str) -> int:
        """The number of a kind among all kinds, a constant for kernels (see `kind_of`)."""
        return next(n for n, k in enumerate(self.kinds) if k.name == kind)

    def kind(self, code: int) -> Kind:
        return self.kinds[int(self.kind_of[code])]

    def values(self, code: int) -> dict[str, int]:
        """The arguments packed in a code, as numbers."""
        kind = self.kind(code)
        rest = code - self._first[kind.name]
        values = {}
        for name, domain in reversed(kind.arguments.items()):
            rest, values[name] = divmod(rest, domain.size)
        return dict(reversed(values.items()))

    def code(self, kind: str, **values: int) -> int:
        """The code of a kind with arguments given as numbers."""
        packed = 0
        for name, domain in self.kinds[self.number(kind)].arguments.items():
            if not 0 <= values[name] < domain.size:
                raise BadNotation(f"{kind}: {name} {values[name]} is not in 0..{domain.size - 1}")
            packed = packed * domain.size + values[name]
        return self._first[kind] + packed

    def option(self, code: int, names: Names) -> Option:
        return _option(self, code, names) if isinstance(names, Kept) else self._word(code, names)

    def _word(self, code: int, names: Names) -> Option:
        kind = self.kind(code)
        args = {
            argument: _names(kind.arguments[argument], names)[value]
            for argument, value in self.values(code).items()
        }
        notation = " ".join([kind.word, *args.values()])
        return Option(code, kind.name, args, notation, kind.free)

    def parse(self, notation: str, names: Names) -> int:
        """The code a notation stands for, legal or not."""
        words = notation.split()
        kinds = self._by_word.get(words[0].lower()) if words else None
        if not kinds:
            known = ", ".join(self._by_word)
            raise BadNotation(f"{notation!r} is no decision; it begins with one of: {known}")
        for kind in kinds:
            if len(kind.arguments) == len(words) - 1:
                return self.code(kind.name, **self._read(kind, words[1:], names))
        forms = " or ".join(self._form(kind) for kind in kinds)
        raise BadNotation(f"{notation!r} does not have the form: {forms}")

    def _form(self, kind: Kind) -> str:
        return " ".join([kind.word, *(f"<{argument}>" for argument in kind.arguments)])

    def _read(self, kind: Kind, words: Sequence[str], names: Names) -> dict[str, int]:
        values = {}
        for (argument, domain), word in zip(kind.arguments.items(), words, strict=True):
            known = [name.casefold() for name in _names(domain, names)]
            if word.casefold() not in known:
                few = ", ".join(_names(domain, names)[:12])
                more = ", ..." if len(known) > 12 else ""
                raise BadNotation(f"{word!r} is no {domain.name}; known: {few}{more}")
            values[argument] = known.index(word.casefold())
        return values


@lru_cache(maxsize=1 << 14)
def _option(table: DecisionTable, code: int, names: Kept) -> Option:
    """An option is worded once for all matches in which it is called the same."""
    return table._word(code, names)


def _names(domain: Domain, names: Names) -> Sequence[str]:
    return domain.names if domain.names is not None else names[domain.name]
