"""The table in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kragmortha.scenes import KRAG, play, scene


def printed(match, seat, language="en", width=80) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, no_color=True, force_terminal=False)
    assert KRAG.draw is not None
    console.print(KRAG.draw(match.view(seat), match.pack.data, match.texts, language))
    return out.getvalue()


def test_the_board_without_colours() -> None:
    match = scene("d1 e5", "SM rPG", gazes={0: "L1", 1: "V1"}, tomes={0: "T16"}, taboo=["e3"])
    play(match, "play_card 0")
    text = printed(match, 0)
    lines = text.splitlines()
    row = next(line for line in lines if line.startswith(" 1 "))
    assert row[3:45] == " S     G    [M   ] P 0  [S   ] G     M@   "
    assert "M R" in next(line for line in lines if line.startswith(" 9 "))
    assert "P!" in next(line for line in lines if line.startswith(" 3 "))
    assert "0: R P+G" in text
    assert "One Foot" in text
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whole_games_fit_eighty_columns(seats: int, language: str) -> None:
    match = KRAG.new(seats, 4, {"enforcement": "watch"})
    for ply in range(150):
        if match.over:
            break
        if ply % 50 == 0:
            for viewer in (0, None):
                lines = printed(match, viewer, language).splitlines()
                assert max(map(len, lines)) <= 80
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[ply % len(options)])


def test_the_fog_says_where_rigor_is() -> None:
    match = scene("d2", "SM", gazes={0: "H2"})
    assert "north-east" in printed(match, 0)
    assert "north-east" not in printed(match, 1)
