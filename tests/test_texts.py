"""Every text for people is there in four languages, whole and alike."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

import ludoteca
from ludoteca.core.options import Choice, OptionSpec, PerSeat
from ludoteca.core.text import LANGUAGES

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(
    folder
    for place in (ROOT / "src", ROOT / "tests")
    for folder in place.rglob("text")
    if folder.is_dir()
)
CLIENT_TEXTS = ROOT / "src/ludoteca/site/text/en/client.ftl"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Seen(visitor.Visitor):  # type: ignore[misc]
    """The variables of a message, and the keys of its selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []
        self.types: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.types.append(node.value.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        self.selections.append(set(keys))
        self.generic_visit(node)


@cache
def entries(folder: Path, language: str) -> dict[str, Seen]:
    """What every message of one language consists of."""
    found: dict[str, Seen] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content[:200]}"
            if isinstance(entry, (ast.Message, ast.Term)):
                name = entry.id.name
                assert name not in found, f"{file}: {name} is there twice"
                assert entry.value is not None, f"{file}: {name} is empty"
                found[name] = Seen()
                found[name].visit(entry)
    return found


CASES = [(folder, language) for folder in FOLDERS for language in LANGUAGES]


def identify(value: object) -> str:
    return str(value.relative_to(ROOT)) if isinstance(value, Path) else str(value)


def test_catalogues_were_found() -> None:
    assert len(FOLDERS) >= 2


@pytest.mark.parametrize(("folder", "language"), CASES, ids=identify)
def test_languages_have_the_same_messages_with_the_same_variables(
    folder: Path, language: str
) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    assert sorted(set(english) ^ set(other)) == []
    differing = [i for i in english if english[i].variables != other[i].variables]
    assert differing == []


@pytest.mark.parametrize(("folder", "language"), CASES, ids=identify)
def test_plurals_cover_every_number(folder: Path, language: str) -> None:
    plural = Locale(language).plural_form
    needed = {plural(number) for number in range(1001)}
    for name, seen in entries(folder, language).items():
        for keys in seen.selections:
            if keys <= PLURALS and keys != {"other"}:
                assert needed <= keys, f"{name} in {language} lacks {sorted(needed - keys)}"


@pytest.mark.parametrize(("folder", "language"), CASES, ids=identify)
def test_nothing_rests_on_ordinals(folder: Path, language: str) -> None:
    """The browser and Python would not select the same form."""
    assert [n for n, seen in entries(folder, language).items() if "ordinal" in seen.types] == []


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_every_game_has_a_message_for_everything_it_says(name: str) -> None:
    known = entries(ludoteca.game(name).folder / "text", "en")
    assert sorted(set(spoken(name)) - set(known)) == []
    for message, variables in spoken(name).items():
        assert known[message].variables <= variables, message


def spoken(name: str) -> dict[str, set[str]]:
    """The messages a game needs, and the variables each of them gets."""
    game = ludoteca.game(name)
    found: dict[str, set[str]] = {"name": set(), "about": set()}
    found |= {f"decision-{kind.name}": set(kind.arguments) for kind in game.decisions.kinds}
    for fact in game.facts.facts:
        counts = {f"{field}-count" for field, what in fact.fields.items() if what.many}
        found[f"fact-{fact.name}"] = set(fact.fields) | counts
    for option, spec in game.options.specs.items():
        found |= {f"option-{option}": set()}
        found |= {f"option-{option}-{value}": set() for value in words(spec)}
    found |= {f"reason-{reason}": set() for reason in game.reasons}
    return found | {f"part-{part}": set() for part in game.parts}


@pytest.mark.parametrize("folder", FOLDERS, ids=identify)
def test_french_signs_never_begin_a_line(folder: Path) -> None:
    """A no-break space stands before : and », a narrow one before ; ? and !."""
    for file in sorted((folder / "fr").glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        loose = [
            line for line in lines if line[:1] != "#" and re.search(r" [;?!»]|\S :(?!\S)|« ", line)
        ]
        assert loose == [], file


def test_the_client_uses_every_message_of_its_own() -> None:
    """An id is written out in the client, or made there from a beginning that is."""
    sources = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    code = "".join(file.read_text(encoding="utf-8") for file in sources)
    made = tuple(re.findall(r"`([a-z]+-[a-z-]*)\$\{", code))
    ids = re.findall(r"^(ui-[\w-]+) =", CLIENT_TEXTS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 100
    whole = set(re.findall(r"[\"'](ui-[\w-]+)[\"']", code))
    assert [one for one in ids if one not in whole and not one.startswith(made)] == []


def words(spec: OptionSpec) -> list[str]:
    """The words of a choice that have a meaning of their own."""
    each = spec.each if isinstance(spec, PerSeat) else spec
    return [v for v in each.values if v not in ("on", "off")] if isinstance(each, Choice) else []
