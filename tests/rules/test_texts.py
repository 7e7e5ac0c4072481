"""The rules references as texts for players: current, complete, and true to the ids they name."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca.core.text import LANGUAGES, Texts
from ludoteca.lab import rules_texts

GAMES = list(rules_texts.folders())
TRANSLATED = [(game, language) for game in GAMES for language in rules_texts.TRANSLATIONS]
ALL = [(game, language) for game in GAMES for language in LANGUAGES]

CLAUSE = re.compile(r"\b[A-Z]-[A-Z]{2,}(?:-\d+)?\b")
NOTATION = re.compile(r"\b(?:[a-z]+_[a-z_]+|[a-z]+\(\w*(?:, \w+)*\)|[A-Z]\d\d?)")
STRAIGHT_MARKS = re.compile(r"""['"]""")


def named(case: object) -> str:
    return case.name if isinstance(case, Path) else str(case)


def catalogue(game: Path, language: str) -> Path:
    return game / "text" / language / "rules.ftl"


def messages(game: Path, language: str) -> dict[str, str]:
    """Every message as its reader sees it."""
    texts = Texts(game / "text")
    ids = rules_texts.english(game)
    return {message: texts.format(message, language) for message in ids}


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_english_is_made_from_the_present_reference(game: Path) -> None:
    written = catalogue(game, "en").read_text(encoding="utf-8")
    assert written == rules_texts.english_file(rules_texts.english(game)), (
        "run python -m ludoteca.lab.rules_texts"
    )


@pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=named)
def test_every_translation_is_of_the_present_english(game: Path, language: str) -> None:
    source = rules_texts.english(game)
    target = rules_texts.translated(catalogue(game, language))
    assert rules_texts.stale(source, target) == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=named)
def test_a_translation_has_the_messages_of_the_english_in_its_order(
    game: Path, language: str
) -> None:
    source = rules_texts.english(game)
    file = catalogue(game, language)
    arranged = rules_texts.translated_file(source, rules_texts.translated(file))
    assert file.read_text(encoding="utf-8") == arranged


@pytest.mark.parametrize(("game", "language"), ALL, ids=named)
def test_fluent_reads_every_line(game: Path, language: str) -> None:
    read = FluentParser().parse(catalogue(game, language).read_text(encoding="utf-8"))
    assert [entry for entry in read.body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in read.body if isinstance(entry, ast.Message)]
    assert ids == list(rules_texts.english(game))


@pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=named)
def test_a_translation_names_the_same_clauses(game: Path, language: str) -> None:
    translated = messages(game, language)
    for message, text in messages(game, "en").items():
        assert (message, sorted(CLAUSE.findall(translated[message]))) == (
            message,
            sorted(CLAUSE.findall(text)),
        )


@pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=named)
def test_a_translation_keeps_the_notation(game: Path, language: str) -> None:
    translated = messages(game, language)
    for message, text in messages(game, "en").items():
        lost = set(NOTATION.findall(text)) - set(NOTATION.findall(translated[message]))
        assert (message, lost) == (message, set())


@pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=named)
def test_a_translation_uses_the_marks_of_its_language(game: Path, language: str) -> None:
    for message, text in messages(game, language).items():
        prose = re.sub(r"\{[^}]*\}|\w+ = \"\w+\"|\"all\"", "", text)
        assert (message, STRAIGHT_MARKS.findall(prose)) == (message, [])
        if language == "fr":
            assert (message, re.findall(r"(?<=\w)(?<!WOW) ?[;!?»]|\w :|« ", prose)) == (message, [])


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_clause_of_a_chapter_is_there(game: Path) -> None:
    reference = (game / "rules.md").read_text(encoding="utf-8")
    chapters = reference[reference.index("\n## 4. ") : reference.index("\n## 5. ")]
    clauses = re.findall(r"^(?:- \*\*|\| )([A-Z]-[A-Z]+-\d+)", chapters, re.M)
    assert {f"rule-{clause}" for clause in clauses} <= set(rules_texts.english(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_the_cards_of_kragmortha_as_the_cards_do(language: str) -> None:
    game = rules_texts.GAMES / "kragmortha"
    texts, rules = Texts(game / "text"), messages(game, language)
    orders = [rule.split(" (")[0] for message, rule in rules.items() if "-ORD-" in message]
    tomes = {
        rule.split(" (")[0].split(":")[0] for message, rule in rules.items() if "-TOM-" in message
    }
    for order in orders:
        gaze, name = order.split(" ", 1)
        assert plain(name) == plain(texts.format(f"gaze-{gaze}", language))
    for number in range(1, 19):
        tome = plain(texts.format(f"tome-T{number:02}", language))
        assert tome in {plain(name) for name in tomes}


def plain(name: str) -> str:
    """A name without the quotes and spaces that a sentence puts around it."""
    return re.sub(r"[«»\s]", "", name)
