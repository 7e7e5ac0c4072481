"""Saves: the same match again, or one clear error."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca import BadSave, Match


@pytest.fixture
def match() -> Match:
    match = ludoteca.game("mora").new(seats=3, seed="saves", options={"pot": 4})
    for _ in range(5):
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    return match


def signed(save: dict[str, Any]) -> str:
    """A save with a checksum that fits, as somebody would forge it."""
    body = {k: v for k, v in save.items() if k != "checksum"}
    encoded = msgspec.json.encode(body, order="deterministic")
    return json.dumps({**body, "checksum": hashlib.sha256(encoded).hexdigest()[:32]})


def test_a_save_leads_back(match: Match) -> None:
    again = ludoteca.load(match.save())
    assert again.rows.tobytes() == match.rows.tobytes()
    assert again.save() == match.save()
    assert [again.log(seat) for seat in (0, 1, 2, None)] == [
        match.log(seat) for seat in (0, 1, 2, None)
    ]
    assert again.undo(match.decisions[-1][0]) == match.decisions[-1][1]


def test_a_match_from_a_position_is_saved_with_it(match: Match) -> None:
    from_here = match.game.scenario(match.position())
    from_here.play(from_here.waiting[0], from_here.options(from_here.waiting[0])[0])
    assert ludoteca.load(from_here.save()).rows.tobytes() == from_here.rows.tobytes()


@pytest.mark.parametrize("kept", [0, 1, 40, 200, -3])
def test_a_save_cut_short(match: Match, kept: int) -> None:
    with pytest.raises(BadSave, match=r"this save is (cut short|damaged)"):
        ludoteca.load(match.save()[:kept])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nonsense", "damaged"),
        ("[1, 2]", "this is not a save of Ludoteca"),
        ("{}", "this is not a save of Ludoteca"),
        ('{"ludoteca": 0}', "this is not a save of Ludoteca"),
        ("[" * 100_000, "this save is damaged"),
        ('{"ludoteca": 99}', "is of version 99, newer than this program's"),
        ('{"ludoteca": 1}', "this save is damaged"),
        ("\ud800", "this save is damaged: half a character"),
        (" " * (1 << 23) + "{}", "it is longer than"),
        (None, "a save is text, NoneType is none"),
    ],
)
def test_no_save_at_all(text: Any, why: str) -> None:
    with pytest.raises(BadSave) as error:
        ludoteca.load(text)
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def test_an_edited_save(match: Match) -> None:
    text = match.save().replace('"seats": 3', '"seats": 2')
    assert text != match.save()
    with pytest.raises(BadSave, match="was edited after it was written"):
        ludoteca.load(text)


def foreign_game(save: dict[str, Any]) -> None:
    save["game"] = "chess"


def foreign_pack(save: dict[str, Any]) -> None:
    save["pack_hash"] = "0" * 16


def illegal_decision(save: dict[str, Any]) -> None:
    save["decisions"][0] = "0 back"


def senseless_seat(save: dict[str, Any]) -> None:
    save["decisions"][0] = "nobody lay A1"


def other_options(save: dict[str, Any]) -> None:
    save["options"] = {"pot": 99}


def other_seed(save: dict[str, Any]) -> None:
    save["digest"] = "0" * 32


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (foreign_game, "cannot be loaded: there is no game 'chess'"),
        (foreign_pack, "was played with pack 'reconstruction' (0000000000000000), not with"),
        (illegal_decision, "does not replay: back: M-LAY-03"),
        (senseless_seat, "does not replay"),
        (other_options, "does not replay: option pot: 99 is not allowed"),
        (other_seed, "does not lead to the position it claims"),
    ],
)
def test_a_forged_save(match: Match, edit: Callable[[dict[str, Any]], None], why: str) -> None:
    save = json.loads(match.save())
    edit(save)
    with pytest.raises(BadSave) as error:
        ludoteca.load(signed(save))
    assert why in str(error.value)


def test_a_save_needs_the_pack_it_was_played_with(tmp_path: Path) -> None:
    game = ludoteca.game("mora")
    file = tmp_path / "mine.toml"
    file.write_text(
        game.pack_file.read_text().replace("[1, 2", "[2, 2").replace("recon", "my-recon")
    )
    text = game.new(seats=2, seed=1, pack=game.load_pack(file)).save()
    assert ludoteca.load(text, file).pack.id == "my-reconstruction"
    with pytest.raises(BadSave, match="was played with pack 'my-reconstruction'"):
        ludoteca.load(text)
