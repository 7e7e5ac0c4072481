"""The decisions, facts and options of Corto (sections 5, 7 and 8 of the reference)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.clauses import Clauses
from ludoteca.core.decisions import DecisionTable, Domain, Kind
from ludoteca.core.errors import BadOption
from ludoteca.core.facts import Fact, FactTable, Field, Secret
from ludoteca.core.options import Choice, Options, Pick, flag
from ludoteca.games.corto.position import (
    CARD,
    FIGURINE,
    LETTERS,
    MODE,
    ROWS,
    SEAT,
    SEATS,
    SQUARE,
    STORYLINE,
    TILE,
)

CLAUSES = Clauses(Path(__file__).parent / "rules.md")

DECISIONS = DecisionTable(
    Kind("setup_marker", square=SQUARE),
    Kind("draw", deck=STORYLINE),
    Kind("play", card=CARD),
    Kind("discard", card=CARD),
    Kind("refill"),
    Kind("end_play"),
    Kind("end_draw"),
    Kind("place", square=SQUARE),
    Kind("take_from", square=SQUARE),
    Kind("add", square=SQUARE),
    Kind("hit", square=SQUARE),
    Kind("choose_owner", seat=SEAT),
    Kind("hit_train"),
    Kind("decline"),
    Kind("figurine", which=FIGURINE),
    Kind("enter", deck=STORYLINE),
    Kind("move", square=SQUARE),
    Kind("use_action"),
    Kind("kill", square=SQUARE),
    Kind("swap_first", square=SQUARE),
    Kind("swap_second", square=SQUARE),
    Kind("peek", deck=STORYLINE),
    Kind("arrange", card=CARD),
    Kind("desert_from", square=SQUARE),
    Kind("desert_to", square=SQUARE),
    Kind("sail", square=SQUARE),
    Kind("emerald", square=SQUARE),
)

COUNT = Domain("count", 0)  # a plain number
GOLD_ZERO = 100
GOLD = Domain.numbers("gold", 400, -GOLD_ZERO)  # may be negative, facts are not
YES = Domain.of("yes", ["no", "yes"])
WHY = Domain.of("why", ["setup", "place", "act", "object", "corto"])
SETUP_GIVES, PLACE_GIVES, ACT_GIVES, OBJECT_GIVES, CORTO_GIVES = range(5)
CAUSE = Domain.of("cause", ["border", "object", "rasputin", "desert"])
BY_BORDER, BY_OBJECT, BY_RASPUTIN, BY_DESERT = range(4)
STEP = Domain.of("step", ["act", "object", "corto", "action", "sail", "desert", "emerald"])
ACT_STEP, OBJECT_STEP, CORTO_STEP, ACTION_STEP, SAIL_STEP, DESERT_STEP, EMERALD_STEP = range(7)
SOURCE = Domain.of("source", ["discard", "reserve"])
EFFECT = Domain.of("effect", ["ignore_adjacency", "ignore_colour"])
REASON = Domain.of("ending", ["running", "boards_full", "pass_out"])
MOST_SHOWN = 6  # most cards that `stack_deck` may show

FACTS = FactTable(
    Fact("game_started", stacking=Field(STORYLINE, ROWS), first=SEAT),
    Fact("card_revealed", deck=STORYLINE, card=CARD, stays=YES),
    Fact("deck_shuffled", deck=STORYLINE, size=COUNT),
    Fact("quest_set_up", storyline=STORYLINE),
    Fact("marker_placed", seat=SEAT, square=SQUARE, why=WHY, source=SQUARE),
    Fact("card_drawn", seat=SEAT, deck=STORYLINE, card=Secret(CARD)),
    Fact("turn_started", seat=SEAT, turn=COUNT),
    Fact("turn_skipped", seat=SEAT),
    Fact("card_played", seat=SEAT, card=CARD),
    Fact("character_placed", seat=SEAT, card=CARD, square=SQUARE),
    Fact("act_declined", seat=SEAT, step=STEP),
    Fact("marker_removed", seat=SEAT, owner=SEAT, square=SQUARE, cause=CAUSE),
    Fact("shield_laid", seat=SEAT, card=CARD),
    Fact("shield_used", seat=SEAT, card=CARD, cause=CAUSE, square=SQUARE),
    Fact(
        "character_killed",
        seat=SEAT,
        card=CARD,
        square=SQUARE,
        cause=CAUSE,
        returned=Field(COUNT, SEATS),
    ),
    Fact("figurine_entered", which=FIGURINE, deck=STORYLINE),
    Fact(
        "figurine_moved",
        seat=SEAT,
        which=FIGURINE,
        start=SQUARE,
        end=SQUARE,
        steps=COUNT,
        acts=YES,
    ),
    Fact("gold_earned", seat=SEAT, square=SQUARE, source=SOURCE, card=CARD),
    Fact("cards_swapped", seat=SEAT, first=SQUARE, second=SQUARE),
    Fact("deck_peeked", seat=SEAT, deck=STORYLINE, count=COUNT, cards=Secret(CARD, MOST_SHOWN)),
    Fact("deck_arranged", seat=SEAT, deck=STORYLINE),
    Fact("marker_moved", seat=SEAT, owner=SEAT, start=SQUARE, end=SQUARE),
    Fact("permission_given", seat=SEAT, effect=EFFECT),
    Fact("permission_used", seat=SEAT, effect=EFFECT),
    Fact("vessel_sailed", seat=SEAT, start=SQUARE, end=SQUARE),
    Fact("emerald_moved", seat=SEAT, start=SQUARE, end=SQUARE),
    Fact("tile_taken", seat=SEAT, square=SQUARE, tile=TILE),
    Fact("leopard_taken", seat=SEAT, left=COUNT),
    Fact("train_hit", seat=SEAT, value=COUNT, left=COUNT),
    Fact("train_moved", start=SQUARE, end=SQUARE),
    Fact("train_removed", start=SQUARE),
    Fact("aces_changed", holder=SEAT),
    Fact("card_discarded", seat=SEAT, card=CARD),
    Fact("turn_ended", seat=SEAT, mode=MODE, played=COUNT, discarded=COUNT, drawn=COUNT, idle=YES),
    Fact("game_ended", reason=REASON, seat=SEAT),
    Fact(
        "scored",
        seat=SEAT,
        largest=GOLD,
        others=GOLD,
        seal=GOLD,
        quests=GOLD,
        total=GOLD,
        stock=COUNT,
        place=COUNT,
    ),
    Fact("quest_scored", seat=SEAT, storyline=STORYLINE, gold=GOLD),
)


def _settle(chosen: dict[str, Any], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """C-SET-04: as many storylines as there are rows, G only with `venice = on`."""
    named = chosen["storylines"]
    if named == "random":
        return chosen
    rows = 3 if seats == 2 else 4
    if len(named) != rows:
        raise BadOption(
            f"option storylines: {len(named)} named, {seats} seats play with {rows}; "
            f"use random or {rows} different letters"
        )
    if "G" in named and chosen["venice"] == "off":
        raise BadOption("option storylines: G is only in play with venice = on")
    return chosen


OPTIONS = Options(
    Choice("black_hits", "any", "opponents"),
    Choice("long_range", "both", "row_or_column"),
    Choice("figurine_action", "mandatory", "optional"),
    Pick("storylines", LETTERS, 3, ROWS, otherwise="random"),
    flag("quests", default=True),
    Choice("advantages", "all", "swap_only"),
    flag("venice", default=False),
    settle=_settle,
)
