"""Positions in JSON: which field is written under which name, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.decisions import Domain, Names
from ludoteca.core.errors import BadPosition
from ludoteca.core.record import UNKNOWN

Mend = Callable[[Any, Any, Mapping[str, Any]], None]


def _nothing_to_mend(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    pass


class Sketch:
    """The fields of a position as people and files name them.

    Each keyword is the field of the record; its value is the domain that names its numbers, or
    None for plain numbers. Unknown values are null. `mend` completes a position of which only
    some fields were described: it puts the cards that were named nowhere back into the decks.
    """

    def __init__(self, *, mend: Mend = _nothing_to_mend, **fields: Domain | None) -> None:
        self.fields = fields
        self.mend = mend

    def describe(self, p: Any, names: Names) -> dict[str, Any]:
        """A position, redacted or not, as JSON-able data."""
        return {
            field: _to_words(getattr(p, field), domain, names)
            for field, domain in self.fields.items()
        }

    def arrange(self, p: Any, described: Mapping[str, Any], names: Names) -> None:
        """Writes described fields over those of a position."""
        for field, value in described.items():
            if field not in self.fields:
                raise BadPosition(f"unknown field {field!r}; known: {', '.join(self.fields)}")
            try:
                _put(p, field, _to_numbers(value, self.fields[field], names))
            except (TypeError, ValueError, OverflowError, RecursionError) as error:
                raise BadPosition(f"{field}: {error}") from None


def _put(p: Any, field: str, value: Any) -> None:
    old = getattr(p, field)
    if not isinstance(old, np.ndarray):
        setattr(p, field, value)
        return
    new = np.asarray(value, dtype=np.int64)
    if new.ndim != old.ndim or any(n > o for n, o in zip(new.shape, old.shape, strict=True)):
        raise ValueError(f"shape {list(new.shape)} does not fit {list(old.shape)}")
    old[tuple(slice(0, n) for n in new.shape)] = fitting(new, old)


def fitting(new: npt.NDArray[Any], old: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Numbers that a field has room for: NumPy would cut them off."""
    room = np.iinfo(old.dtype)
    if new.size and not room.min <= new.min() <= new.max() <= room.max:
        raise ValueError(f"its numbers go from {room.min} to {room.max}")
    return new


def _to_words(value: Any, domain: Domain | None, names: Names) -> Any:
    plain = value.tolist() if isinstance(value, np.ndarray) else int(value)
    if domain is None:
        return plain
    return _named(plain, domain.names if domain.names is not None else names[domain.name])


def _named(plain: Any, words: Sequence[str]) -> Any:
    if isinstance(plain, list):
        return [_named(part, words) for part in plain]
    if 0 <= plain < len(words):
        return words[plain]
    return None if plain == UNKNOWN else plain


def _to_numbers(value: Any, domain: Domain | None, names: Names) -> Any:
    if isinstance(value, list):
        return [_to_numbers(part, domain, names) for part in value]
    if value is None:
        return UNKNOWN
    if isinstance(value, str):
        if domain is None:
            raise ValueError(f"{value!r} is not a number")
        words = list(domain.names if domain.names is not None else names[domain.name])
        if value not in words:
            raise ValueError(f"{value!r} is no {domain.name}; known: {', '.join(words[:12])}")
        return words.index(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is neither a name nor a whole number")
    if domain is not None and not UNKNOWN <= value < domain.size:
        raise ValueError(f"{value} is no {domain.name}: there are {domain.size}")
    return value
