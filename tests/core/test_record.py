"""Records: fixed-size values of which every byte belongs to a field."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np

from ludoteca.core.record import UNKNOWN, Record, Table, i8, i16, i64, numbers, u64


class Sample(Record):
    small: int = i8()
    row: Table = i16(3)
    flag: int = i8()
    big: int = i64()
    key: Table = u64(2)
    last: int = i8()


class Larger(Sample):
    more: int = i16()


def test_fields_are_inherited_first_things_first() -> None:
    assert list(Larger.declared) == ["small", "row", "flag", "big", "key", "last", "more"]


def test_every_byte_belongs_to_a_field_and_is_copied() -> None:
    assert Sample.dtype.names
    sizes = [Sample.dtype[name].itemsize for name in Sample.dtype.names]
    assert sum(sizes) == Sample.dtype.itemsize
    one, other = Sample.rows(1), Sample.rows(1)
    one.view(np.uint8)[:] = 0xFF
    other[:] = one
    assert other.tobytes() == one.tobytes()
    assert one.copy().tobytes() == one.tobytes()


def test_fields_are_aligned_for_compiled_code() -> None:
    assert Sample.dtype.fields
    for name in Sample.declared:
        kind, offset = Sample.dtype.fields[name][:2]
        assert offset % kind.base.alignment == 0, name


def test_all_ones_are_unknown_in_every_signed_field() -> None:
    rows = Sample.rows(1)
    rows.view(np.uint8)[:] = 0xFF
    sample = Sample.at(rows)
    assert (sample.small, sample.flag, sample.big, sample.last) == (UNKNOWN,) * 4
    assert list(np.asarray(sample.row)) == [UNKNOWN] * 3


def test_a_record_is_read_and_written_by_name() -> None:
    rows = Sample.rows(2)
    Sample.at(rows, 1).row[2] = 7
    Sample.at(rows, 1).big = 1 << 40
    assert rows[1]["row"].tolist() == [0, 0, 7]
    assert Sample.at(rows, 1).big == 1 << 40
    assert not hasattr(Sample.at(rows), "nothing")


def test_answers_are_zeroed() -> None:
    assert np.asarray(numbers(2, 3)).tolist() == [[0, 0, 0], [0, 0, 0]]


def test_interpreted_runs_refuse_what_compiled_ones_would_misread() -> None:
    program = """
from ludoteca.core.record import Record, i8, i16, numbers
import numpy as np

class Sample(Record):
    row = i8(3)

sample = Sample.rows(1)[0]
for wrong in (-1, 3, (0, -1)):
    try:
        sample.row[wrong]
    except IndexError:
        continue
    raise SystemExit(f"index {wrong} was read")
sample.row[0] = 127
assert sample.row[0] + 1 == 128, "small numbers overflow as they would not when compiled"
try:
    numbers(2)[-1] = 1
except IndexError:
    print("refused")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "LUDOTECA_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("refused\n", 0), done.stderr
