"""The table in a terminal, previews, and what a view shows beyond the record."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from corto.scenes import CORTO, play, scene
from ludoteca.cli.show import options, result
from ludoteca.core.errors import CannotUndo
from ludoteca.core.text import LANGUAGES
from ludoteca.core.words import Words


def drawn(match: object, seat: int | None, language: str = "en") -> str:
    console = Console(width=80, no_color=True, highlight=False, file=io.StringIO())
    view = match.view(seat)  # type: ignore[attr-defined]
    assert CORTO.draw is not None
    console.print(CORTO.draw(view, match.pack.data, CORTO.texts, language))  # type: ignore[attr-defined]
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


def test_large_stacks_are_not_cut_off() -> None:
    people = {"A:1": "A01 s0:12 s1:10 s2:1 s3:2", "F:1": "F01 s1:1 s2:1 s3:10"}
    text = drawn(scene("AEFC", people), None)
    lines = [line.split("\u2502")[2].strip() for line in text.splitlines() if "\u2502" in line]
    assert lines[1:4] == ["0*12", "1:10 2:1", "3:2"]
    assert [line for line in lines if line[:1] in ("1", "3")][2:] == ["1:1 2:1", "3*10"]


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


@pytest.mark.clause("C-END-01")
def test_the_decision_that_ends_the_game_has_a_preview() -> None:
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02}" for n in range(1, 7)} | {"A:7": "A01 s0:1"}
    match = scene("CEA", people, "E08", options={"quests": "off"})
    play(match, "play E08", "place E:7")
    assert match.preview(0, "hit A:7") == {
        0: {"total": -4, "largest_group": -4, "stock": 1},
        1: {},
    }
    assert match.preview(0, "decline") == {0: {}, 1: {}}
    play(match, "decline")
    assert match.over
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_previews_know_no_secrets() -> None:
    match = scene("CEA", {"C:1": "C06"}, "C07 E12")
    play(match, "play C07", "place C:2")
    assert match.preview(0, "decline") is None  # a tile would be turned up
    assert match.preview(0, "hit C:1") is None
    other = scene("CEA", {"C:1": "C06"}, "C07 E12")
    assert other.preview(0, "play C07") == {0: {}, 1: {}}


@pytest.mark.clause("C-END-01", "C-END-07", "C-SCO-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_by_its_reason_and_the_count_piece_by_piece(language: str) -> None:
    people = {f"C:{n}": f"C{n:02} s0:1" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02} s1:1" for n in range(1, 7)} | {"A:1": "A01"}
    full = scene("CEA", people, "E07", stock=[6, 7, 0, 0], carriages="1 1 1 1 1 2 2 3/2")
    words = Words(CORTO, language, ["Ann", "Bob"])
    play(full, "play E07", "place E:7", "decline")
    assert full.over
    ended = next(fact for fact in full.log(None) if fact.kind == "game_ended")
    passed = scene("AEB", {}, hands=["A12", ""], decks={}, active="0", idle=1)
    play(passed, "refill")
    out = next(fact for fact in passed.log(None) if fact.kind == "game_ended")
    told = {"en": ("Two boards", "Everybody"), "fr": ("Deux plateaux", "Tout le monde")}
    told |= {"it": ("Due plance", "Tutti"), "ru": ("Два планшета", "пропустили ход")}
    assert told[language][0] in words.fact(ended)
    assert told[language][1] in words.fact(out)
    console = Console(width=80, no_color=True, file=io.StringIO())
    console.print(result(full.result, words))
    assert isinstance(console.file, io.StringIO)
    lines = [line for line in console.file.getvalue().splitlines() if line.strip()]
    shown = "\n".join(lines)
    assert "\u2026" not in shown  # nothing is cut off
    for part in ("total", "largest_group", "train", "stock"):
        assert words.part(part) in shown
    assert words.part("emerald") not in shown  # not in play


def test_options_say_what_they_would_change() -> None:
    match = scene("AEB", {"A:1": "A01 s0:1", "E:2": "E06 s1:2"}, "A06 A14")
    words = Words(CORTO, "en", ["Ann", "Bob"])
    play(match, "play A06")
    console = Console(width=80, no_color=True, file=io.StringIO())
    console.print(options(match, 0, words))
    assert isinstance(console.file, io.StringIO)
    place = next(line for line in console.file.getvalue().splitlines() if "place A:2" in line)
    assert place.split("place A:2")[1].strip() == "Gold 5 (+4), Markers in stock 11 (-1)"
    play(match, "place A:2")
    console.print(options(match, 0, words))
    hit = next(line for line in console.file.getvalue().splitlines() if "hit E:2" in line)
    assert hit.split("hit E:2")[1].strip() == "Bob: Markers in stock 12 (+1)"
