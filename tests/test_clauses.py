"""Every clause of every rules reference is named by a test, and tests name only what there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ludoteca

TESTS = Path(__file__).parent
_EXAMPLE = re.compile(r"^\*\*(X\d+)\b", re.MULTILINE)


def marked(tree: ast.AST) -> Iterator[str]:
    """The ids in every `pytest.mark.clause(...)` of a file."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name == "clause":
            constants = [a.value for a in node.args if isinstance(a, ast.Constant)]
            yield from (value for value in constants if isinstance(value, str))


@cache
def named_by_tests() -> frozenset[str]:
    files = TESTS.rglob("test_*.py")
    return frozenset(i for f in files for i in marked(ast.parse(f.read_text(encoding="utf-8"))))


def known(name: str) -> list[str]:
    """The ids of a reference: its clauses, and its worked examples as far as they have one."""
    clauses = ludoteca.game(name).clauses
    return [*clauses.statements, *_EXAMPLE.findall(clauses.source.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_every_clause_has_a_test(name: str) -> None:
    untested = [clause for clause in known(name) if clause not in named_by_tests()]
    assert untested == [], f"{len(untested)} of {len(known(name))} clauses of {name} have no test"


def test_tests_name_only_clauses_there_are() -> None:
    everything = {clause for name in ludoteca.game_names() for clause in known(name)}
    letters = {clause.partition("-")[0] for clause in everything}
    named = {clause for clause in named_by_tests() if clause.partition("-")[0] in letters}
    assert sorted(named - everything) == []


def test_marks_are_found_where_they_stand() -> None:
    source = "@pytest.mark.clause('K-A-01', 'K-A-02')\ndef test(): pass\nx = mark.clause('X01')"
    assert sorted(marked(ast.parse(source))) == ["K-A-01", "K-A-02", "X01"]
