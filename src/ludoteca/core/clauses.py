"""The clauses of a rules reference: ids and statements, read from the game's `rules.md`."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

_ID = r"([A-Z]-[A-Z0-9]+-\d+[a-z]?)"
_TAG = r"\((?:RB|RV|RU|RC)(?:, (?:RB|RV|RU|RC))*\)"
_TABLE_ROW = re.compile(rf"^\| {_ID}(?: \([a-z]+\))? \| (.+) \|$")
_LIST_ITEM = re.compile(rf"^- \*\*{_ID}(?: `(\w+)`)?\*\* (?:{_TAG} )?(.+)$")
_CHAPTER = re.compile(r"^### 4\.\d+ (.+?) \([A-Z]-([A-Z0-9]+)(?:,[^)]*)?\)$")

_PARAGRAPH = re.compile(r"^(?!Tags:)[*\w\"].*[^:]$")
_START = {"## 4. Clauses": ""}


class Clauses:
    """Numbers for kernels, texts for people. Number 0 means that nothing forbids."""

    def __init__(self, source: Path) -> None:
        self.source = source

    @cached_property
    def statements(self) -> dict[str, str]:
        """Every clause, and every worked example that has an id, in plain sentences."""
        found = {}
        for line in self._lines:
            if row := _TABLE_ROW.match(line):
                found[row[1]] = _plain(_of_row(row[2].split(" | ")))
            elif item := _LIST_ITEM.match(line):
                found[item[1]] = _plain(_of_item(item[2], item[3]))
        return found

    @cached_property
    def chapters(self) -> dict[str, str]:
        """The chapters that hold clauses: the word in their ids, and their headings."""
        return {
            found[2]: _plain(found[1]) for line in self._lines if (found := _CHAPTER.match(line))
        }

    def of(self, chapter: str) -> list[str]:
        return [clause for clause in self.statements if clause.split("-")[1] == chapter]

    @cached_property
    def notes(self) -> dict[str, str]:
        """The paragraphs between the clauses, by chapter; "" for those before the first."""
        found: dict[str, list[str]] = {}
        chapter = None
        for line in self._lines:
            if line.startswith("#"):
                heading = _CHAPTER.match(line)
                chapter = heading[2] if heading else _START.get(line)
            elif chapter is not None and _PARAGRAPH.match(line):
                found.setdefault(chapter, []).append(_plain(line))
        return {chapter: " ".join(paragraphs) for chapter, paragraphs in found.items()}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        return ("", *self.statements)

    def number(self, clause: str) -> int:
        """A constant for kernels: what `forbids` answers when this clause forbids."""
        return self.ids.index(clause)

    @cached_property
    def _lines(self) -> list[str]:
        return self.source.read_text(encoding="utf-8").splitlines()


def _of_row(cells: list[str]) -> str:
    """A statement and its tag; an example; or a card, its class, what it demands, and the tag."""
    if len(cells) == 4:
        name, kind, demand, _tag = cells
        return f"{name} ({kind}). {demand}"
    if len(cells) == 3:
        return " → ".join(cells)
    return cells[0]


def _of_item(word: str | None, statement: str) -> str:
    """A list item; one that explains a word of the vocabulary names it, and its triggers, first."""
    if word is None:
        return statement
    triggers = re.match(r"\*([a-z, ]+)\.?\*(?: only:)? ", statement)
    if triggers is None:
        return f"{word}: {statement}"
    return f"{word} ({triggers[1]}): {statement[triggers.end() :]}"


def _plain(statement: str) -> str:
    """Without the marks of Markdown and the source tags inside the sentence.

    A single word in code type gets quotes, so that it is not read as a word of the sentence.
    """
    spans = statement.replace("'", "\u2019").split("`")
    spans[::2] = [re.sub(r'"([^"]*)"', r"“\1”", prose) for prose in spans[::2]]
    text = re.sub(r"`([a-z]+)`", r"“\1”", "`".join(spans))
    text = re.sub(rf" {_TAG}|`", "", text)
    text = re.sub(r"(\*{1,2})(?=\S)([^*]+)(?<=\S)\1", r"\2", text)
    return re.sub(r"(?<=\d) x (?=\d)", " \u00d7 ", text).replace(" - ", " \u2013 ").strip()
