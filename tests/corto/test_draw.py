"""The table in a terminal, previews, and what a view shows beyond the record."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from corto.scenes import CORTO, play, scene
from ludoteca.core.text import LANGUAGES


def drawn(match: object, seat: int | None, language: str = "en") -> str:
    console = Console(width=80, no_color=True, highlight=False, file=io.StringIO())
    view = match.view(seat)  # type: ignore[attr-defined]
    assert CORTO.draw is not None
    console.print(CORTO.draw(view, CORTO.texts, language))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_readable_without_colours(language: str) -> None:
    people = {"A:1": "A01 s0:2 s1:1", "F:4": "F01 s0:1 s1:1 s2:1 s3:1"}
    match = scene("AEFC", people, "A14 E01", corto="E:3", rasputin="E:3", pile="A12")
    text = drawn(match, 0, language)
    assert max(map(len, text.splitlines())) <= 80
    for sign in (
        "0*2 1:1",
        "0:1 1:1",
        "2:1 3:1",
        "C R",
        "A14",
        "A12",
        "?",
        "$",
        "A01 \u25cb\u2665",
    ):
        assert sign in text
    assert CORTO.texts.format("card-A14", language) in text
    assert CORTO.texts.format("card-A14", language) not in drawn(match, None, language)


def test_the_table_says_who_acts() -> None:
    match = scene("AEB", {"A:1": "A01", "B:1": "B05"}, "A06 A14 E18", corto="E:4")
    assert "Acting" not in drawn(match, 0)
    play(match, "play A06", "place A:2", "decline", "decline")
    text = drawn(match, 1)
    assert "Acting: A06 Corsair" in text
    assert "A06 \u25cf" in text
    assert "B05 \u25cb\u2194" in text
    play(match, "play E18", "move E:4")
    assert "Acting: Corto" in drawn(match, 1)


def test_a_view_holds_the_provisional_count() -> None:
    match = scene("AEF", {"F:4": "F01 s0:1", "F:5": "F02 s0:1"})
    table = match.view(1)["table"]
    assert table["great_gold"] == ["F:4", "F:5", "F:6", "F:7"]
    assert table["standing"][0]["total"] == 8
    assert table["standing"][0]["great_gold"] == 4
    assert table["standing"] == match.result.parts


def test_previews_say_what_is_gained_and_spent() -> None:
    match = scene("AEB", {"A:1": "A01 s0:1", "E:2": "E06"}, "A02 A03 A06")
    before = match.rows.tobytes()
    play(match, "play A02")
    assert match.preview(0, "place A:2") == {
        0: {"total": 4, "largest_group": 4, "stock": -1},
        1: {},
    }
    play(match, "place A:2", "add E:2", "decline", "play A06")
    assert match.preview(0, "place A:7") is None  # not legal
    assert match.rows.tobytes() != before


def test_previews_know_no_secrets() -> None:
    match = scene("CEA", {"C:1": "C06"}, "C07 E12")
    play(match, "play C07", "place C:2")
    assert match.preview(0, "decline") is None  # a tile would be turned up
    assert match.preview(0, "hit C:1") is None
    other = scene("CEA", {"C:1": "C06"}, "C07 E12")
    assert other.preview(0, "play C07") == {0: {}, 1: {}}
