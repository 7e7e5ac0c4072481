"""The rules references as texts for players: `python -m ludoteca.lab.rules_texts`.

Writes `text/en/rules.ftl` of every game anew from its `rules.md`, and puts the translations in the
same order. Above each translated message stands a short hash of the English it was made from
(`# en: 1a2b3c4d`); where the English has changed since, the message is named as stale. Having
revised one, delete its hash line: the next run writes the present hash.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.clauses import Clauses

GAMES = Path(__file__).parents[1] / "games"
TRANSLATIONS = ("fr", "it", "ru")
_MESSAGE = re.compile(
    r"^(?:# en: (?P<hash>[0-9a-f]{8})\n)?(?P<id>[a-zA-Z][\w-]*) = (?P<text>.+)$", re.M
)


@dataclass(frozen=True)
class Translated:
    text: str
    english: str | None  # the hash of the English it was made from


def folders() -> Iterator[Path]:
    """The folders of the games that have a rules reference."""
    return (reference.parent for reference in sorted(GAMES.glob("*/rules.md")))


def english(game: Path) -> dict[str, str]:
    """Title, chapters, notes and clauses of one reference, as Fluent messages in its order."""
    clauses = Clauses(game / "rules.md")
    found = {"rules-title": _title(game)}
    if "" in clauses.notes:
        found["rules-note"] = _escaped(clauses.notes[""])
    for chapter, heading in clauses.chapters.items():
        found[f"rules-chapter-{chapter}"] = _escaped(heading)
        if chapter in clauses.notes:
            found[f"rules-note-{chapter}"] = _escaped(clauses.notes[chapter])
        for clause in clauses.of(chapter):
            found[f"rule-{clause}"] = _escaped(clauses.statements[clause])
    return found


def translated(file: Path) -> dict[str, Translated]:
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return {one["id"]: Translated(one["text"], one["hash"]) for one in _MESSAGE.finditer(text)}


def stale(source: dict[str, str], target: dict[str, Translated]) -> list[str]:
    """The messages to revisit: missing, or made from an English text that is no more."""
    return [
        message
        for message, text in source.items()
        if message not in target or target[message].english not in (None, short_hash(text))
    ]


def short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def english_file(source: dict[str, str]) -> str:
    lines = ["# Made from rules.md by python -m ludoteca.lab.rules_texts; edit that."]
    for message, text in source.items():
        lines += [*_gap(message), f"{message} = {text}"]
    return "\n".join(lines) + "\n"


def translated_file(source: dict[str, str], target: dict[str, Translated]) -> str:
    """The translations in the order of the English; those of clauses that are no more fall away."""
    lines = ["# The clauses of rules.md; see ludoteca.lab.rules_texts for the hashes."]
    for message, text in source.items():
        if message in target:
            one = target[message]
            made_from = one.english or short_hash(text)
            lines += [*_gap(message), f"# en: {made_from}", f"{message} = {one.text}"]
    return "\n".join(lines) + "\n"


def _gap(message: str) -> list[str]:
    return [""] if message.startswith("rules-chapter-") else []


def _title(game: Path) -> str:
    first = (game / "rules.md").read_text(encoding="utf-8").splitlines()[0]
    return _escaped(first.removeprefix("# ").partition(": rules reference")[0] + ": the rules")


def _escaped(text: str) -> str:
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', text)


def main() -> int:
    revisit = []
    for game in folders():
        source = english(game)
        (game / "text" / "en").mkdir(parents=True, exist_ok=True)
        (game / "text" / "en" / "rules.ftl").write_text(english_file(source), encoding="utf-8")
        for language in TRANSLATIONS:
            file = game / "text" / language / "rules.ftl"
            target = translated(file)
            if target:
                file.write_text(translated_file(source, target), encoding="utf-8")
            revisit += [f"{game.name}/{language}: {one}" for one in stale(source, target)]
    for line in revisit:
        print(line)
    return 1 if revisit else 0


if __name__ == "__main__":
    sys.exit(main())
