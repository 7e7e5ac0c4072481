"""Packs of one's own: what is refused and why, and what a player then sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from kragmortha.scenes import KRAG, scene
from kragmortha.test_draw import printed
from ludoteca import BadPack
from ludoteca.core.text import LANGUAGES

pytestmark = pytest.mark.interpreted
SHIPPED = KRAG.pack_file.read_text(encoding="utf-8")
STARTS = 'starts = ["c3", "d3", "e3", "f3", "g3"]'


def changed(folder: Path, old: str, new: str) -> Path:
    """The shipped pack with one thing changed."""
    assert old in SHIPPED
    file = folder / "mine.toml"
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('symbol = "S"', 'symbol = "Z"', "square a1 symbol: invalid enum value 'Z'; use B, G, M"),
        ('id = "C01"', 'id = "C99"', "movement: entry 1 is 'C99', there must be 'C01'"),
        ('piece = "goblin"', 'pice = "goblin"', "movement C01: object contains unknown field"),
        ('symbols = ["S", "M"]', 'symbols = ["S"]', "movement C01 symbols: expected `array`"),
        ('effect = "absolution"', 'effect = "fly"', "tome T01 effect: invalid enum value 'fly'"),
        ("symbols = 1", "symbols = 9", "tome T01, symbols: 9 is not 1, 2 or 3"),
        ('effect = "lens"', 'effect = "deep_sleeve"', "more than 2 with effect 'deep_sleeve'"),
        ('part = "mouth"', 'part = "nose"', "gaze M1 part: invalid enum value 'nose'; use arm"),
        ('rigor = "e9"', 'rigor = "z9"', "layout k2, rigor: 'z9' is no square a1 to g10"),
        ('rigor = "e9"', 'rigor = "f9"', "layout k2: the desk has no start, no teleport"),
        ("seats = [2]", "seats = [2, 3]", "layout k34, seats: 3 is out of 2..8 or given twice"),
        ("seats = [2]", "seats = []", "layout: none is for 2 seats; add 2 to the seats of one"),
        (STARTS, 'starts = ["c3", "c3"]', "layout k2, starts: a square is given twice"),
        (STARTS, 'starts = ["c3", "d4"]', "layout k2, starts: they must all lie in one row"),
        (STARTS, 'starts = ["c3", "d3"]', "layout k2, starts: no room for 8 goblins"),
        (STARTS, 'starts = ["b3"]', "layout k2, starts: give at least one square, all in the"),
        (
            '"e6", "e5"',
            '"d10", "d9", "e10"',
            "layout k2: a square cannot be reached or has only one",
        ),
    ],
)
def test_what_a_pack_may_not_say(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(BadPack) as error:
        KRAG.load_pack(changed(tmp_path, old, new))
    assert str(error.value).startswith("mine.toml: ")
    assert why in str(error.value)


def small_layout(rows: int) -> str:
    """`k2` with everything closed above `rows` rows of five squares, but for a desk beside them."""
    field = {f"{c}{r}" for c in "cdefg" for r in range(3, 3 + rows)}
    closed = {f"{c}{r}" for c in "abcdefg" for r in range(1, 11)} - field
    desk = f'desk = ["g{2 + rows}"]'
    away = ", ".join(f'"{square}"' for square in sorted(closed))
    return (
        f'rigor = "c{2 + rows}"\n{desk}\nteleports = ["c3"]\n{STARTS}\nbookcases = []\n'
        f"out_of_play = [{away}]\n"
    )


@pytest.mark.clause("K-RIG-04", "K-ORD-21")
def test_a_layout_has_room_for_what_the_clauses_ask(tmp_path: Path) -> None:
    start = SHIPPED.index('rigor = "e9"')
    end = SHIPPED.index("[[layout]]", start)
    file = tmp_path / "mine.toml"
    tight = SHIPPED[:start] + small_layout(2) + "\n" + SHIPPED[end:]
    file.write_text(tight, encoding="utf-8")
    with pytest.raises(BadPack, match=r"leave 3 floor squares outside the start row"):
        KRAG.load_pack(file)
    file.write_text(SHIPPED[:start] + small_layout(4) + "\n" + SHIPPED[end:], encoding="utf-8")
    assert KRAG.load_pack(file).id == "reconstruction"


def test_the_board_and_the_cards_are_those_of_the_pack(tmp_path: Path) -> None:
    """A player with a box of his own sees his own symbols, in the table and in the log."""
    file = changed(tmp_path, 'id = "a1", symbol = "S"', 'id = "a1", symbol = "G"')
    text = file.read_text(encoding="utf-8")
    assert 'symbols = ["S", "M"]' in text
    file.write_text(text.replace('["S", "M"]', '["B", "G"]', 1), encoding="utf-8")  # C01
    match = KRAG.new(8, 1, pack=KRAG.load_pack(file))
    match.record.hand[0, 0] = 0
    row = next(line for line in printed(match, 0).splitlines() if line.startswith(" 1 "))
    assert row[3:6].strip(" []") == "G"
    assert "0: B+G" in printed(match, 0)
    assert match.texts.format("card-C01") == "B+G"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_name_the_cards_of_the_shipped_pack(language: str) -> None:
    assert KRAG.wording is not None
    for line in KRAG.wording(KRAG.shipped_pack.data, KRAG.texts, language).splitlines():
        message, _, face = line.partition(" = ")
        assert KRAG.texts.format(message, language) == face
    assert "S+M" in printed(scene("d1", "SM"), 0, language)
