"""How texts are made from a reference, and how a changed clause names its translations."""

from pathlib import Path

import pytest

from ludoteca.core.clauses import Clauses
from ludoteca.lab import rules_texts
from ludoteca.lab.rules_texts import Translated, short_hash, stale

REFERENCE = """\
# Tiny: rules reference

## 4. Clauses

Tags: **RB** rulebook.

**Turn** means: a seat's turn.

### 4.1 Cards (T-CRD)

| Id | Statement | Tag |
|---|---|---|
| T-CRD-01 | A seat plays `card` on a 3 x 3 board. | RB |
| T-CRD-02 | M1 Big | TABOO | Broken by `slip(M1)`. | RV, RC |

### 4.2 Words (T-WRD, option `more`)

Each word:

- **T-WRD-01** (RB, RU) Nobody "wins" (RU) - *never*.
- **T-WRD-02 `draw`** (RC) *enter, win.* `who` draws `{cards = "all"}`, 2 * 3 * 4 of them.

## 10. Worked examples

| Id | Given | When | Then |
|---|---|---|---|
| T-EX-01 (rulebook) | two seats | both pass | one wins |
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "rules.md").write_text(REFERENCE, encoding="utf-8")
    return folder


def test_statements_are_plain_sentences(game: Path) -> None:
    assert Clauses(game / "rules.md").statements == {
        "T-CRD-01": "A seat plays “card” on a 3 \u00d7 3 board.",
        "T-CRD-02": "M1 Big (TABOO). Broken by slip(M1).",
        "T-WRD-01": "Nobody “wins” \u2013 never.",
        "T-WRD-02": 'draw (enter, win): “who” draws {cards = "all"}, 2 * 3 * 4 of them.',
        "T-EX-01": "two seats → both pass → one wins",
    }


def test_the_english_has_title_chapters_notes_and_clauses(game: Path) -> None:
    english = rules_texts.english(game)
    assert list(english) == [
        "rules-title",
        "rules-note",
        "rules-chapter-CRD",
        "rule-T-CRD-01",
        "rule-T-CRD-02",
        "rules-chapter-WRD",
        "rule-T-WRD-01",
        "rule-T-WRD-02",
    ]
    assert english["rules-title"] == "Tiny: the rules"
    assert english["rules-note"] == "Turn means: a seat\u2019s turn."
    assert '{"{"}cards = "all"{"}"}' in english["rule-T-WRD-02"]


def test_a_changed_clause_makes_its_translation_stale() -> None:
    made = {"rule-T-CRD-01": Translated("Un.", short_hash("One."))}
    assert stale({"rule-T-CRD-01": "One."}, made) == []
    assert stale({"rule-T-CRD-01": "One or two."}, made) == ["rule-T-CRD-01"]
    assert stale({"rule-T-CRD-01": "One.", "rule-T-CRD-02": "Two."}, made) == ["rule-T-CRD-02"]


def test_the_files_are_rewritten_around_the_translations(game: Path, tmp_path: Path) -> None:
    source = rules_texts.english(game)
    file = tmp_path / "rules.ftl"
    file.write_text(
        "rule-T-GONE-01 = Plus là.\n"
        "rule-T-WRD-01 = Jamais.\n"
        "# en: 01234567\n"
        "rule-T-CRD-01 = Vieux.\n",
        encoding="utf-8",
    )
    arranged = rules_texts.translated_file(source, rules_texts.translated(file))
    assert arranged.splitlines()[1:] == [
        "# en: 01234567",
        "rule-T-CRD-01 = Vieux.",
        f"# en: {short_hash(source['rule-T-WRD-01'])}",
        "rule-T-WRD-01 = Jamais.",
    ]


def test_the_command_writes_the_english_and_names_what_to_revisit(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules_texts, "GAMES", game.parent)
    french = game / "text" / "fr" / "rules.ftl"
    french.parent.mkdir(parents=True)
    french.write_text("rules-title = Petit : les règles\n", encoding="utf-8")
    assert rules_texts.main() == 1
    revisit = capsys.readouterr().out.splitlines()
    assert f"{game.name}/fr: rule-T-CRD-01" in revisit
    assert f"{game.name}/fr: rules-title" not in revisit
    assert f"{game.name}/ru: rules-title" in revisit
    assert "# en: " in french.read_text(encoding="utf-8")
    assert "rule-T-WRD-01 = Nobody “wins”" in (game / "text/en/rules.ftl").read_text(
        encoding="utf-8"
    )
