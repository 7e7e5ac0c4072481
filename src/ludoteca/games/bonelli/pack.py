"""What a pack must look like: heroes, cards and Albi in the closed vocabulary of 9.1."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ludoteca.core.packs import PackInfo
from ludoteca.games.bonelli import position as size

Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]*$", max_length=size.ID)]
Word = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]*$")]
Source = Literal["rulebook", "review", "reconstruction", "box"]
Type = Literal["character", "weapon", "object", "trap"]
Colour = Literal["orange", "violet", "green", "blue"]
Seat = Literal["own", "opponent"]
Points = Annotated[int, Meta(ge=-20, le=20)]
Bound = Annotated[int, Meta(ge=1, le=99)]
Least = Annotated[int, Meta(ge=-9999, le=9999)]


class Words(Struct, forbid_unknown_fields=True, frozen=True):
    """A text in Italian, and in the other languages where there is one (B-PACK-03)."""

    it: Annotated[str, Meta(min_length=1)]
    en: str | None = None
    fr: str | None = None
    ru: str | None = None

    def read(self, language: str) -> str:
        return getattr(self, language, None) or self.it


class Filter(Struct, forbid_unknown_fields=True, frozen=True):
    """B-COND-01"""

    side: Literal["own", "opponent", "any"] = "any"
    type: tuple[Type, ...] | None = None
    character: tuple[Word, ...] | None = None
    entry: tuple[Word, ...] | None = None
    tag: tuple[Word, ...] | None = None
    reinforce: bool | None = None
    min_value: int | None = None
    max_value: int | None = None
    others: bool = False
    this: bool = False


class Count(Struct, forbid_unknown_fields=True, frozen=True):
    """B-COND-02: exactly one of cards, values, types, stat."""

    cards: Filter | None = None
    values: Filter | None = None
    types: Seat | None = None
    stat: Literal["hand", "deck", "discard", "balloons", "wow", "albi", "prize"] | None = None
    of: Seat | None = None
    colour: tuple[Colour, ...] | None = None


class Condition(Struct, forbid_unknown_fields=True, frozen=True):
    """B-COND-03: a count with bounds, or one of lead, colour, as_reinforcement."""

    cards: Filter | None = None
    values: Filter | None = None
    types: Seat | None = None
    stat: Literal["hand", "deck", "discard", "balloons", "wow", "albi", "prize"] | None = None
    of: Seat | None = None
    colour: tuple[Colour, ...] | None = None
    min: Least | None = None
    max: Least | None = None
    lead: bool | None = None
    as_reinforcement: bool | None = None


When = Literal["enter", "active", "win", "loss", "tie", "chosen"]
Op = Literal[
    "draw",
    "salvage",
    "dig",
    "peek_hand",
    "peek_albi",
    "discard_hand",
    "deploy",
    "swap",
    "cancel",
    "shunt",
    "fetch",
    "bounce",
    "destroy",
    "copy",
    "boost",
    "hinder",
    "ward",
    "break_tie",
    "bar_reinforce",
    "balloon",
    "pay",
    "steal",
    "add_balloon",
    "wow",
    "lead",
]


class Effect(Struct, forbid_unknown_fields=True, frozen=True):
    """B-FX-01. A field that is absent has the default of its operation."""

    when: When
    op: Op
    amount: Annotated[int, Meta(ge=-9, le=9)] | Literal["all"] | None = None
    per: Count | None = None
    each: Annotated[int, Meta(ge=1, le=9)] | None = None
    cap: Bound | None = None
    who: Literal["self", "opponent", "both"] | None = None
    filter: Filter | None = None
    chooser: Literal["self", "opponent"] | None = None
    optional: bool = False
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=size.CONDITIONS)] = field(
        default=(), name="if"
    )
    to: Literal["albo", "player"] | None = None
    pick: Literal["owner", "random"] | None = None


class Flat(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="flat"):
    """B-SCORE-06"""

    points: Points


class Series(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="series"):
    """B-SCORE-07"""

    table: Annotated[
        tuple[Annotated[int, Meta(ge=-999, le=999)], ...], Meta(min_length=1, max_length=size.TABLE)
    ]


class Rainbow(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="rainbow"):
    """B-SCORE-08"""

    points: Points
    max: Bound = 99


class Set(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="set"):
    """B-SCORE-09"""

    colour: Colour
    need: Annotated[int, Meta(ge=1, le=size.ALBI)]
    points: Points
    otherwise: Points = 0


class Per(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="per"):
    """B-SCORE-10"""

    stat: Literal["hand", "deck", "discard", "balloons", "wow", "albi", "prize"]
    points: Points
    each: Annotated[int, Meta(ge=1, le=99)] = 1
    max: Bound = 99
    colour: tuple[Colour, ...] | None = None


class Most(Struct, forbid_unknown_fields=True, frozen=True, tag_field="rule", tag="most"):
    """B-SCORE-11"""

    stat: Literal["hand", "deck", "discard", "balloons", "wow", "albi", "prize"]
    points: Points
    otherwise: Points = 0
    colour: tuple[Colour, ...] | None = None


Score = Flat | Series | Rainbow | Set | Per | Most


class Character(Struct, forbid_unknown_fields=True, frozen=True):
    id: Id
    name: Words


class Hero(Struct, forbid_unknown_fields=True, frozen=True):
    id: Id
    name: Words
    hand_limit: Annotated[int, Meta(ge=5, le=size.HAND)]
    characters: Annotated[tuple[Character, ...], Meta(min_length=1, max_length=size.CHARACTERS)]


class Card(Struct, forbid_unknown_fields=True, frozen=True):
    id: Id
    hero: Word
    name: Words
    type: Type
    value: Annotated[int, Meta(ge=-9, le=20)]
    source: Source
    copies: Annotated[int, Meta(ge=1, le=size.DECK)] = 1
    character: Word | None = None
    reinforce: bool = False
    tags: tuple[Word, ...] = ()
    effects: Annotated[tuple[Effect, ...], Meta(max_length=size.EFFECTS)] = ()
    text: Words | None = None  # stands in for the generated text


class Cards(Struct, forbid_unknown_fields=True, frozen=True):
    """How many cards are committed for an Albo."""

    min: Annotated[int, Meta(ge=0, le=size.ROW)] = 1
    max: Annotated[int, Meta(ge=1, le=size.ROW)] = 3


class Albo(Struct, forbid_unknown_fields=True, frozen=True):
    id: Id
    name: Words
    colour: Colour
    source: Source
    score: Annotated[tuple[Score, ...], Meta(min_length=1, max_length=size.SCORES)]
    cards: Cards = Cards()
    ban: Filter | None = None
    reinforce: bool = True
    effects: Annotated[tuple[Effect, ...], Meta(max_length=size.EFFECTS)] = ()
    text: Words | None = None


class BonelliInfo(PackInfo, forbid_unknown_fields=True, frozen=True):
    name: Words
    wow_points: Annotated[int, Meta(ge=-9, le=9)] = 2


class BonelliPack(Struct, forbid_unknown_fields=True, frozen=True):
    pack: BonelliInfo
    hero: Annotated[tuple[Hero, ...], Meta(min_length=2, max_length=size.HEROES)]
    card: tuple[Card, ...]
    albo: tuple[Albo, ...]
