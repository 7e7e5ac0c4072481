"""Packs: errors name the file, the entry, the field and what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

import ludoteca
from ludoteca import BadPack
from ludoteca.core.packs import PackInfo, pack_hash, read_pack, read_toml
from ludoteca.core.registry import pack_from

MORA = ludoteca.game("mora")


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: int
    source: str
    kind: Literal["hero", "fiend"] = "hero"
    twin: Literal["left", "right"] | None = None


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    pack: PackInfo
    card: list[Card]


HEAD = '[pack]\nid = "mine"\ngame = "mora"\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[card]]\nid = "A1"\nvalue = "x"\nsource = "rulebook"\n', "card A1 value: expected"),
        ('[[card]]\nid = "A1"\nsource = "rulebook"\n', "card A1: object missing required field"),
        ('[[card]]\nvalue = "x"\n', "card entry 1 value: expected `int`"),
        ('[[card]]\nid = "A1"\nvalue = 1\nsource = "me"\ncolour = 1\n', "unknown field `colour`"),
        ('[[card]]\nid = "A1"\ncolour = 1\n', "; known: id, value, source, kind, twin"),
        ('[[card]]\nid = "A1"\nvalue = 1\nsource = ""\nkind = "x"\n', "'x'; use fiend, hero"),
        ('[[card]]\nid = "A1"\nvalue = 1\nsource = ""\ntwin = "x"\n', "'x'; use left, right"),
        ('[[hero]]\nid = "A1"\n', "unknown field `hero`; known: pack, card"),
        ("card = 3\n", "card: expected `array`"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((text + HEAD) if text.startswith("card =") else (HEAD + text))
    with pytest.raises(BadPack) as error:
        read_pack(file, Cards, "mora")
    assert str(error.value).startswith("mine.toml: ")
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"worth = [1", "not valid TOML"),
        (b"\xff\xfe", "cannot be read as UTF-8 text"),
        (b"worth = " + b"[" * 10_000, "not valid TOML"),
        (b"worth = [1]\n[pack]\nid = 'x'\ngame = 'chess'\n", "there is no game 'chess'"),
        (b"worth = [1]\n", "it must begin with [pack], an id and the name of its game"),
        (b"worth = [1]\n[pack]\nid = 'x'\ngame = 'mora'\n", "worth: 1 cards, there must be 12"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    with pytest.raises(BadPack) as error:
        pack_from(file)
    assert "mine.toml: " in str(error.value)
    assert why in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="no such file"):
        pack_from(tmp_path / "nowhere.toml")


def test_a_pack_for_another_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MORA.pack_file.read_text().replace('"mora"', '"corto"'))
    with pytest.raises(BadPack, match="this is a pack for 'corto', not for 'mora'"):
        MORA.load_pack(file)
    with pytest.raises(BadPack, match="this is a pack for 'corto', not for 'mora'"):
        MORA.load_pack(ludoteca.game("corto").pack_file)


def test_the_hash_is_of_the_content_and_not_of_the_spelling(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("a = 1\nb = [1, 2]\n")
    other.write_text("# mine\nb = [ 1,2 ]\na = 1\n")
    assert pack_hash(read_toml(one)) == pack_hash(read_toml(other))
    other.write_text("a = 1\nb = [2, 1]\n")
    assert pack_hash(read_toml(one)) != pack_hash(read_toml(other))


def test_the_book_is_read_only() -> None:
    with pytest.raises(ValueError, match="read-only"):
        MORA.shipped_pack.book[0]["worth"][0] = 3


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_the_shipped_pack_of_every_game_is_good(name: str) -> None:
    game = ludoteca.game(name)
    assert pack_from(game.pack_file).hash == game.shipped_pack.hash
