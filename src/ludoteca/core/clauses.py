"""The clauses of a rules reference: ids and statements, read from the game's `rules.md`."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

_TABLE_ROW = re.compile(r"^\| ([A-Z]-[A-Z0-9]+-\d+[a-z]?)(?: \([a-z]+\))? \| (.+?) \|(?: .*\|)?$")
_LIST_ITEM = re.compile(
    r"^- \*\*([A-Z]-[A-Z0-9]+-\d+[a-z]?)(?: `\w+`)?\*\* (?:\([A-Z, ]+\) )?(.+)$"
)


class Clauses:
    """Numbers for kernels, texts for people. Number 0 means that nothing forbids."""

    def __init__(self, source: Path) -> None:
        self.source = source

    @cached_property
    def statements(self) -> dict[str, str]:
        found = {}
        for line in self.source.read_text(encoding="utf-8").splitlines():
            match = _TABLE_ROW.match(line) or _LIST_ITEM.match(line)
            if match:
                found[match[1]] = re.sub(r"[*`]", "", match[2]).strip()
        return found

    @cached_property
    def ids(self) -> tuple[str, ...]:
        return ("", *self.statements)

    def number(self, clause: str) -> int:
        """A constant for kernels: what `forbids` answers when this clause forbids."""
        return self.ids.index(clause)
