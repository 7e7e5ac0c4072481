"""The pack: what its files must look like, and how it becomes the book that kernels read."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core.errors import BadPack
from ludoteca.core.packs import PackInfo
from ludoteca.core.text import LANGUAGES
from ludoteca.games.corto.decisions import MOST_SHOWN
from ludoteca.games.corto.position import (
    ADVANTAGE,
    CARD,
    CARRIAGES,
    CHARACTER,
    COLUMNS,
    DECK,
    FIGURINE_CARD,
    LETTERS,
    NONE,
    OBJECT,
    STEPS,
    CortoBook,
)

Source = Literal["rulebook", "review", "reconstruction"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G"]
Column = Annotated[int, msgspec.Meta(ge=1, le=COLUMNS - 1)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Amount = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Range = Literal["adjacent", "long"]
LONGEST_NAME = 80

EFFECTS = (
    "swap",
    "move_figurine",
    "stack_deck",
    "shield",
    "desert",
    "ignore_adjacency",
    "ignore_colour",
)
QUEST_NAMES = ("vessel", "aces", "tiles", "leopards", "train", "great_gold", "emerald")


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name in the four languages."""

    en: str
    fr: str
    it: str
    ru: str


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: Source


class Constant(Entry):
    value: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Columns(Entry):
    value: Annotated[int, msgspec.Meta(ge=3, le=COLUMNS)]


class HandSize(Entry):
    value: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Boards(Entry):
    value: Annotated[int, msgspec.Meta(ge=1, le=3)]  # two seats play on three


class Steps(Entry):
    value: Annotated[int, msgspec.Meta(ge=0, le=STEPS)]


class Gold(Entry):
    value: Annotated[int, msgspec.Meta(ge=0, le=5)]


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    columns: Columns
    markers_per_seat: Constant
    start_hand: HandSize
    hand_limit: HandSize
    draw_limit: HandSize
    steps: Steps
    steps_vehicle: Steps
    corto_markers: Constant
    full_boards_to_end: Boards
    gold_largest: Gold
    gold_other: Gold
    gold_seal: Gold


class MoveFigurine(Entry):
    steps: Annotated[int, msgspec.Meta(ge=0, le=STEPS)]


class StackDeck(Entry):
    look: Annotated[int, msgspec.Meta(ge=1, le=MOST_SHOWN)]
    draw_limit: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Desert(Entry):
    markers: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Effects(msgspec.Struct, forbid_unknown_fields=True):
    move_figurine: MoveFigurine
    stack_deck: StackDeck
    desert: Desert


class Vessel(Entry):
    start_column: Column
    most_gold: Few


class Aces(Entry):
    needed: Annotated[int, msgspec.Meta(ge=1, le=20)]
    gold: Amount


class Tiles(Entry):
    first_column: Column
    ingots: Annotated[int, msgspec.Meta(ge=0, le=7)]
    ingot_gold: Amount
    crows: Annotated[int, msgspec.Meta(ge=0, le=7)]
    crow_gold: Amount


class Leopards(Entry):
    count: Few
    gold: Amount


class Train(Entry):
    start_column: Column
    carriages: Annotated[list[Few], msgspec.Meta(min_length=1, max_length=CARRIAGES)]


class GreatGold(Entry):
    first_column: Column
    gold: Amount


class Emerald(Entry):
    start_column: Column
    most_gold: Few


class Quests(msgspec.Struct, forbid_unknown_fields=True):
    vessel: Vessel
    aces: Aces
    tiles: Tiles
    leopards: Leopards
    train: Train
    great_gold: GreatGold
    emerald: Emerald


class Storyline(Entry):
    id: Letter
    title: Named
    background: str
    colour: str
    quest: Literal["vessel", "aces", "tiles", "leopards", "train", "great_gold", "emerald"]


class Card(Entry, tag_field="type"):
    id: str
    name: Named


class Character(Card, tag="character"):
    border: Literal["white", "black", "both"]
    second: Letter | None = None
    friend: bool = False
    ace: bool = False
    range: Range = "adjacent"


class Object(Card, tag="object"):
    side: Literal["white", "black"]
    strength: Literal[1, 2]
    range: Range = "adjacent"


class Advantage(Card, tag="advantage"):
    effect: Literal[
        "swap",
        "move_figurine",
        "stack_deck",
        "shield",
        "desert",
        "ignore_adjacency",
        "ignore_colour",
    ]


class FigurineCard(Card, tag="figurine"):
    figurine: Literal["corto", "rasputin", "choice"]
    vehicle: bool = False


class CortoPack(msgspec.Struct, forbid_unknown_fields=True):
    pack: PackInfo
    constants: Constants
    effects: Effects
    quests: Quests
    storyline: list[Storyline]
    card: list[Character | Object | Advantage | FigurineCard]


def compile_pack(pack: CortoPack, rows: Any) -> None:
    book = CortoBook.at(rows)
    _check(pack)
    _put_constants(book, pack.constants)
    _put_effects(book, pack.effects)
    _put_quests(book, pack.quests)
    for card in pack.card:
        _put_card(book, number(card.id), card)
    aces = [number(c.id) for c in pack.card if isinstance(c, Character) and c.ace]
    book.ace_count = len(aces)
    book.ace_card[: len(aces)] = aces


def number(card: str) -> int:
    """The number of a card by its id."""
    assert CARD.names
    return CARD.names.index(card)


def _check(pack: CortoPack) -> None:
    constants, quests = pack.constants, pack.quests
    _check_ids("storyline", [story.id for story in pack.storyline], list(LETTERS))
    _check_ids("card", [card.id for card in pack.card], list(CARD.names or ()))
    for story, quest in zip(sorted(pack.storyline, key=lambda s: s.id), QUEST_NAMES, strict=True):
        if story.quest != quest:
            raise BadPack(f"storyline {story.id}, quest: must be {quest!r}")
        if not re.fullmatch("#[0-9a-f]{6}", story.colour):
            raise BadPack(f"storyline {story.id}, colour: must be like '#4f8fb3'")
        _check_name(f"storyline {story.id}, title", story.title)
    for one in pack.card:
        _check_name(f"card {one.id}, name", one.name)
    characters = [card for card in pack.card if isinstance(card, Character)]
    for letter in LETTERS:
        if not any(card.id.startswith(letter) for card in characters):
            raise BadPack(f"card: deck {letter} needs at least one character to start its row")
    for card in characters:
        if card.second and card.id.startswith(card.second):
            raise BadPack(f"card {card.id}, second: must be another letter than its own deck's")
    if sum(card.ace for card in characters) > DECK:
        raise BadPack(f"card: more than {DECK} aces")
    if constants.start_hand.value > constants.hand_limit.value:
        raise BadPack("constants start_hand, value: must not be above hand_limit")
    _check_columns(constants.columns.value, quests)


def _check_name(where: str, name: Named) -> None:
    for language in LANGUAGES:
        text = getattr(name, language)
        if not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
            raise BadPack(f"{where} {language}: must be one line of 1 to {LONGEST_NAME} letters")


def _check_ids(what: str, found: list[str], wanted: list[str]) -> None:
    for one in found:
        if one not in wanted:
            raise BadPack(f"{what} {one!r}, id: must be one of {wanted[0]} to {wanted[-1]}")
        if found.count(one) > 1:
            raise BadPack(f"{what} {one}, id: given twice")
    missing = sorted(set(wanted) - set(found))
    if missing:
        raise BadPack(f"{what} {missing[0]}: missing; there must be {len(wanted)} of them")


def _check_columns(columns: int, quests: Quests) -> None:
    """Quest pieces lie on character squares."""
    for name, last in {
        "vessel, start_column": quests.vessel.start_column,
        "tiles, ingots and crows": quests.tiles.first_column
        + quests.tiles.ingots
        + quests.tiles.crows
        - 1,
        "train, start_column": quests.train.start_column,
        "great_gold, first_column": quests.great_gold.first_column,
        "emerald, start_column": quests.emerald.start_column,
    }.items():
        if last >= columns:
            raise BadPack(f"quests {name}: column {last}, but the last one is {columns - 1}")
    if quests.train.start_column != columns - 1:
        raise BadPack(f"quests train, start_column: must be the last column, {columns - 1}")


def _put_constants(book: CortoBook, constants: Constants) -> None:
    book.columns = constants.columns.value
    book.row_squares = (1 << constants.columns.value) - 2  # C-GEO-04
    for name in (
        "markers_per_seat",
        "start_hand",
        "hand_limit",
        "draw_limit",
        "corto_markers",
        "full_boards_to_end",
        "gold_largest",
        "gold_other",
        "gold_seal",
    ):
        setattr(book, name, getattr(constants, name).value)
    book.plain_steps = constants.steps.value
    book.steps_vehicle = constants.steps_vehicle.value


def _put_effects(book: CortoBook, effects: Effects) -> None:
    book.free_steps = effects.move_figurine.steps
    book.look = effects.stack_deck.look
    book.look_limit = effects.stack_deck.draw_limit
    book.deserters = effects.desert.markers


def _put_quests(book: CortoBook, quests: Quests) -> None:
    book.vessel_start = quests.vessel.start_column
    book.vessel_most = quests.vessel.most_gold
    book.aces_needed = quests.aces.needed
    book.aces_gold = quests.aces.gold
    book.tile_first = quests.tiles.first_column
    book.ingots = quests.tiles.ingots
    book.ingot_gold = quests.tiles.ingot_gold
    book.crows = quests.tiles.crows
    book.crow_gold = quests.tiles.crow_gold
    book.leopards = quests.leopards.count
    book.leopard_gold = quests.leopards.gold
    book.train_start = quests.train.start_column
    book.carriages = len(quests.train.carriages)
    book.carriage[: book.carriages] = quests.train.carriages
    first = quests.great_gold.first_column
    book.great_squares = book.row_squares & ~((1 << first) - 1)
    book.great_gold = quests.great_gold.gold
    book.emerald_start = quests.emerald.start_column
    book.emerald_most = quests.emerald.most_gold


def _put_card(book: CortoBook, n: int, card: Card) -> None:
    book.second[n] = NONE
    if isinstance(card, Character):
        book.type_of[n] = CHARACTER
        book.second[n] = LETTERS.index(card.second) if card.second else NONE
        book.adds[n] = card.border != "black"
        book.hits[n] = card.border != "white"
        book.friend[n] = card.friend
        book.ace[n] = card.ace
        book.long[n] = card.range == "long"
    elif isinstance(card, Object):
        book.type_of[n] = OBJECT
        book.adds[n] = card.side == "white"
        book.hits[n] = card.side == "black"
        book.strength[n] = card.strength
        book.long[n] = card.range == "long"
    elif isinstance(card, Advantage):
        book.type_of[n] = ADVANTAGE
        book.effect[n] = EFFECTS.index(card.effect)
    elif isinstance(card, FigurineCard):
        book.type_of[n] = FIGURINE_CARD
        book.figurines[n] = {"corto": 1, "rasputin": 2, "choice": 3}[card.figurine]
        book.steps[n] = book.steps_vehicle if card.vehicle else book.plain_steps
