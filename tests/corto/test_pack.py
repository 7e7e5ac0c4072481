"""The pack: its totals (section 9.3), its texts, and what a wrong one is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from corto.scenes import CORTO, LETTERS
from ludoteca.core.errors import BadPack
from ludoteca.core.text import LANGUAGES
from ludoteca.core.words import Words
from ludoteca.games.corto.book import Advantage, Character, FigurineCard, Object
from ludoteca.games.corto.cardtexts import catalogue

PACK = CORTO.shipped_pack.data
SHIPPED = CORTO.folder / "packs" / "reconstruction.toml"

# white, black, both; long range, two-coloured, friends, aces; objects W1 W2 B1 B2, long range
TOTALS = {
    "A": (4, 4, 3, 2, 1, 4, 0, 1, 1, 1, 1, 1),
    "B": (5, 3, 3, 2, 1, 4, 4, 2, 0, 2, 0, 1),
    "C": (5, 3, 3, 2, 1, 4, 0, 1, 1, 1, 1, 1),
    "D": (3, 5, 3, 2, 1, 4, 0, 1, 0, 2, 1, 1),
    "E": (3, 5, 3, 2, 1, 4, 0, 1, 0, 1, 2, 1),
    "F": (4, 4, 3, 2, 1, 4, 0, 1, 1, 2, 0, 1),
    "G": (4, 4, 3, 2, 1, 4, 0, 2, 0, 2, 0, 1),
}


@pytest.mark.clause("C-SET-06", "C-QB-01", "C-LNG-01")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_totals_of_every_deck(letter: str) -> None:
    cards = [card for card in PACK.card if card.id.startswith(letter)]
    people = [card for card in cards if isinstance(card, Character)]
    objects = [card for card in cards if isinstance(card, Object)]
    borders = Counter(card.border for card in people)
    kinds = Counter((card.side, card.strength) for card in objects)
    assert (
        *(borders[border] for border in ("white", "black", "both")),
        sum(card.range == "long" for card in people),
        sum(card.second is not None for card in people),
        sum(card.friend for card in people),
        sum(card.ace for card in people),
        *(kinds[side, strength] for side in ("white", "black") for strength in (1, 2)),
        sum(card.range == "long" for card in objects),
    ) == TOTALS[letter]
    assert (len(people), len(objects)) == (11, 4)
    figurines = [card for card in cards if isinstance(card, FigurineCard)]
    assert sorted(card.figurine for card in figurines) == ["choice", "corto", "rasputin"]
    assert sum(card.vehicle for card in figurines) == 1
    assert next(card.effect for card in cards if isinstance(card, Advantage)) == "swap"
    assert len(cards) == 20


def tables(heading: str) -> list[list[str]]:
    """The cells of every table row under a heading of the reference."""
    text = (CORTO.folder / "rules.md").read_text(encoding="utf-8")
    section = text.partition(f"\n### {heading}")[2].partition("\n### ")[0].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.clause("C-QB-01", "C-CHR-02", "C-CHR-10", "C-LNG-01", "C-OBJ-04", "C-FIG-01")
def test_every_card_is_the_one_of_the_reference() -> None:
    """Name in each language, face and provenance, card by card (section 9.7)."""
    rows = [row for row in tables("9.7") if row[0][1:].isdigit()]
    assert [row[0] for row in rows] == [card.id for card in PACK.card]
    for row, card in zip(rows, PACK.card, strict=True):
        names = [getattr(card.name, language) for language in LANGUAGES]
        face = [card.id, type(card).__struct_config__.tag, *names, *printed(card), card.source]
        assert [row[0], row[1], row[2].rstrip("*"), *row[3:]] == face


def printed(card: Character | Object | Advantage | FigurineCard) -> list[str]:
    """Border or side, backgrounds, range, and everything else, as the reference writes it."""
    if isinstance(card, Character):
        marks = [mark for mark in ("friend", "ace") if getattr(card, mark)]
        grounds = f"{card.id[0]}+{card.second}" if card.second else card.id[0]
        return [card.border, grounds, card.range, ", ".join(marks) or "-"]
    if isinstance(card, Object):
        return [card.side, "-", card.range, f"strength {card.strength}"]
    if isinstance(card, Advantage):
        return ["-", "-", "-", f"`{card.effect}`"]
    return ["-", "-", "-", f"{card.figurine}, vehicle" if card.vehicle else card.figurine]


@pytest.mark.clause("C-ADV-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_advantages_and_titles_read_as_in_the_reference(language: str) -> None:
    texts = {row[0].strip("`"): row[1:] for row in tables("9.4") if len(row) == 5}
    place = list(LANGUAGES).index(language)
    for card in (card for card in PACK.card if isinstance(card, Advantage)):
        said = CORTO.texts.format(f"card-{card.id}-text", language)
        plain = said.replace("\u2019", "'").replace("\u2013", "-")
        assert plain == texts[card.effect][place]
    titles = {row[0]: row[1:5] for row in tables("9.2") if row[0] in LETTERS}
    for story in PACK.storyline:
        told = titles[story.id][place]
        assert getattr(story.title, language) == told
        assert CORTO.texts.format(f"storyline-{story.id}", language) == told


def test_the_whole_set() -> None:
    assert len(PACK.card) == 140
    seconds = sorted(
        card.second for card in PACK.card if isinstance(card, Character) and card.second
    )
    assert seconds == sorted("ABCDEF" + "C")
    assert [story.id for story in PACK.storyline] == list(LETTERS)
    assert sum(PACK.quests.train.carriages) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_cards_is_up_to_date(language: str) -> None:
    written = (CORTO.folder / "text" / language / "cards.ftl").read_text(encoding="utf-8")
    assert written == catalogue(PACK, CORTO.texts, language)


WRONG = {
    "an unknown border": ('border = "white"', 'border = "grey"', "card A01 border: "),
    "a card twice": ('id = "A02"', 'id = "A01"', "card A01, id: given twice"),
    "a card missing": ('id = "G20"', 'id = "G21"', "card 'G21', id: must be one of A01 to G20"),
    "too many columns": ("value = 8", "value = 9", "constants columns value: "),
    "pieces beside the board": ("value = 8", "value = 6", "quests tiles.*the last one is 5"),
    "a field nobody knows": ("most_gold = 6", "best_gold = 6", "best_gold"),
    "a train in mid-row": ("start_column = 7", "start_column = 5", "must be the last column, 7"),
    "a second of its own": ('second = "C"', 'second = "A"', "card A11, second"),
    "a hand too large": ("start_hand = { value = 4", "start_hand = { value = 5", "start_hand"),
    "a start above the limit": (
        "hand_limit = { value = 4",
        "hand_limit = { value = 3",
        "must not be above hand_limit",
    ),
    "no colour": ('"#4f8fb3"', '"blue"', "storyline A, colour: must be like '#4f8fb3'"),
    "a name of two lines": ('"Tarao"', '"Ta\\nrao"', "card A02, name en: must be one line"),
    "a name of nothing": ('fr = "Tarao"', 'fr = " "', "card A02, name fr: must be one line of 1"),
    "a name in three languages": (', it = "Tarao"', "", "card A02 name: .*`it`"),
    "an effect of one's own": ('"shield"', '"armour"', "card C17 effect: .*'armour'"),
    "a stronger object": ("strength = 2", "strength = 3", "card A13 strength: .*3"),
    "a board of no storyline": ('second = "C"', 'second = "Z"', "card A11 second: .*A, B, C"),
    "no train at all": ("[1, 1, 1, 1, 1, 2, 2, 2, 3]", "[]", "quests train carriages: .*>= 1"),
    "a text for a number": (
        "value = 13",
        'value = "13"',
        "constants markers_per_seat value: .*int",
    ),
    "boards that two seats have not": (
        "full_boards_to_end = { value = 2",
        "full_boards_to_end = { value = 4",
        "constants full_boards_to_end value: .*<= 3",
    ),
    "another quest": ('quest = "vessel"', 'quest = "aces"', "storyline A, quest: must be 'vessel'"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_packs_are_told_what_is_wrong_and_where(what: str, tmp_path: Path) -> None:
    old, new, message = WRONG[what]
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack, match=f"wrong.toml: .*{message}"):
        CORTO.load_pack(wrong)


def test_a_deck_without_characters_cannot_start_its_row(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    head, *cards = text.split("[[card]]\n")
    for n, card in enumerate(cards[:11]):
        name = card[card.index("name") :].splitlines()[0]
        cards[n] = (
            f'id = "A{n + 1:02}"\ntype = "advantage"\n{name}\n'
            'effect = "swap"\nsource = "reconstruction"\n\n'
        )
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[[card]]\n".join([head, *cards]), encoding="utf-8")
    with pytest.raises(BadPack, match="deck A needs at least one character"):
        CORTO.load_pack(wrong)


@pytest.mark.clause("C-GEO-02")
def test_the_number_of_columns_is_data(tmp_path: Path) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    narrow = tmp_path / "narrow.toml"
    for old, new in (
        ("columns = { value = 8", "columns = { value = 7"),
        ("first_column = 2", "first_column = 1"),
        ("train = { start_column = 7", "train = { start_column = 6"),
    ):
        text = text.replace(old, new)
    narrow.write_text(text, encoding="utf-8")
    match = CORTO.new(2, 0, {"storylines": list("CEA")}, CORTO.load_pack(narrow))
    assert match.record.table == 0x7F7F7F
    assert match.view(None)["table"]["train"] == "E:6"


MINE = (
    ('id = "reconstruction"', 'id = "mine"'),
    ('en = "Pandora Groovesnore"', 'en = "Pandora {the first}"'),
    ('en = "The Celts"', 'en = "Celts"'),
    ("steps = { value = 3", "steps = { value = 1"),
    ("desert = { markers = 2", "desert = { markers = 4"),
)


def test_a_pack_of_ones_own_speaks_for_itself(tmp_path: Path) -> None:
    """Its names, and its numbers in the texts of cards: on the table, in options and in the log."""
    text = SHIPPED.read_text(encoding="utf-8")
    for old, new in MINE:
        text = text.replace(old, new, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    match = CORTO.new(2, 3, {"storylines": list("ABC")}, CORTO.load_pack(file))
    texts = match.texts
    assert texts.format("card-A01") == "Pandora {the first}"
    assert texts.format("card-A01", "ru") == "Пандора Гровснор"
    assert texts.format("card-A11-text").endswith("Also goes on the board of Celts.")
    assert texts.format("card-B18-text").endswith("Up to 1 step.")
    assert texts.format("card-D17-text").startswith("Move up to 4 markers")
    assert texts.format("part-total", "fr") == "Or"
    words = Words(CORTO, "en", ["Ann", "Bob"], texts)
    names = match.names(0)
    option = CORTO.decisions.option(CORTO.decisions.parse("play A01", names), names)
    assert words.option(option) == "Play Pandora {the first}"
    assert CORTO.new(2).texts.format("card-A01") == "Pandora Groovesnore"
