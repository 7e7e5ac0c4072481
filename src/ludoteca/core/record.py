"""Records: positions, books and dice as fixed-size values, declared as typed classes.

    class Position(Record):
        turn: int = i16()
        hand: Table = i8(8, 6)        # [seat, slot]

The class is a declaration only. ``Position.rows(n)`` makes an array of n zeroed records, and
kernels read ``p.hand[seat, slot]`` on one of them, compiled or interpreted alike.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, ClassVar, Self, cast

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernel import COMPILED

Table = npt.NDArray[Any]
"""A field with a shape: whole numbers, indexed like a NumPy array."""

UNKNOWN = -1
"""What a redacted field holds: every byte of it is 0xFF."""


class _Field:
    def __init__(self, base: str, shape: tuple[int, ...]) -> None:
        self.base = base
        self.shape = shape


class _Kind:
    """Declares a field; it says `Any` so that the annotation beside it decides the type."""

    def __init__(self, base: str) -> None:
        self.base = base

    def __call__(self, *shape: int) -> Any:
        return _Field(self.base, shape)


i8, i16, i32, i64 = _Kind("i1"), _Kind("i2"), _Kind("i4"), _Kind("i8")
f32 = _Kind("f4")
u64 = _Kind("u8")  # for dice only: mixed with signed numbers it would turn into floats


class Record:
    """Base of every record. Subclasses inherit the fields of their bases, first things first."""

    dtype: ClassVar[np.dtype[np.void]]
    declared: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, _Field)}
        cls.declared = {**cls.declared, **own}
        cls.dtype = _without_gaps(cls.declared)

    @classmethod
    def rows(cls, count: int) -> npt.NDArray[np.void]:
        """An array of zeroed records, as kernels take them."""
        rows = np.zeros(count, cls.dtype)
        return rows if COMPILED else rows.view(Rows)

    @classmethod
    def at(cls, rows: npt.NDArray[np.void], index: int = 0) -> Self:
        """One record of an array, to be read and written by name from plain Python."""
        return cast(Self, _Row(np.ndarray.__getitem__(rows, index)))


def _without_gaps(fields: Mapping[str, _Field]) -> np.dtype[np.void]:
    """Fields aligned as compiled code wants them, with the gaps between them declared as well.

    Bytes that belong to no field are not copied when NumPy copies a record, and equal positions
    would not be equal bytes.
    """
    declared = [(name, field.base, field.shape) for name, field in fields.items()]
    aligned = np.dtype(declared, align=True)
    whole: list[tuple[Any, ...]] = []
    end = 0
    for name, base, shape in [*declared, ("", "", ())]:
        start = aligned.fields[name][1] if name and aligned.fields else aligned.itemsize
        if start > end:
            whole.append((f"gap{end}", "i1", (start - end,)))
        if name:
            whole.append((name, base, shape))
            end = start + np.dtype((base, shape)).itemsize
    return np.dtype(whole)


def bare(row: Any) -> Any:
    """A record read by name, as kernels take one: for the rare call that is not in a batch."""
    return row._void if COMPILED else row


def whole(value: Any) -> int | None:
    """A whole number as Python keeps it, out of an array or not; None for anything else."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def numbers(*shape: int) -> npt.NDArray[np.int32]:
    """An array of zeros for kernels to write their answers into."""
    out = np.zeros(shape, np.int32)
    return out if COMPILED else out.view(Ints)


def _checked(index: Any) -> None:
    for part in index if isinstance(index, tuple) else (index,):
        if isinstance(part, (int, np.integer)) and part < 0:
            raise IndexError(f"negative index {index}")


def _plain(value: Any) -> Any:
    """Signed numbers become Python's own: nothing overflows where compiled code would not."""
    return int(value) if isinstance(value, np.signedinteger) else value


class Ints(np.ndarray[Any, Any]):
    """An array as interpreted kernels see it: plain numbers out, no negative index in."""

    def __getitem__(self, index: Any) -> Any:
        _checked(index)
        return _plain(super().__getitem__(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        _checked(index)
        super().__setitem__(index, value)


class Rows(np.ndarray[Any, Any]):
    """An array of records; compiled kernels take it as it is, interpreted ones get named fields."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, (int, np.integer)):
            _checked(index)
            return _Row(super().__getitem__(index))
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value._void if isinstance(value, _Row) else value)


class _Row:
    """One record by name."""

    __slots__ = ("_void",)
    _void: np.void

    def __init__(self, void: np.void) -> None:
        object.__setattr__(self, "_void", void)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._void[name]
        except ValueError:
            raise AttributeError(f"no field {name!r}") from None
        return value.view(Ints) if isinstance(value, np.ndarray) else _plain(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self._void[name] = value
