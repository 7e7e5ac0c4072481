"""What seats may decide (section 5), what people are told (section 7), and the options (8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.decisions import DecisionTable, Domain, Kind
from ludoteca.core.errors import BadOption
from ludoteca.core.facts import Fact, FactTable, Field, Secret
from ludoteca.core.options import Choice, Number, Options, PerSeat, SetOf, flag
from ludoteca.games.kragmortha.position import (
    CARD,
    COLOUR,
    COLOUR_NAMES,
    GAZE,
    GAZE_NAMES,
    LAYOUT,
    LAYOUT_NAMES,
    ORDER,
    PART_NAMES,
    PIECE,
    REASONS,
    SEAT,
    SEATS,
    SLOT,
    SQUARE,
    SYMBOL,
    TITLE,
    TOKEN,
    TOME,
)

WHAT = Domain.of("reaction", ["cloak", "glory", "sit", "forbid", "accuse", "vote"])
ACT = Domain.of("act", ["on", "off", "tap", "confirm"])
GUILTY = Domain.of("verdict", ["guilty", "innocent"])
PERMUTATION = Domain.numbers("ordering", 6)

DECISIONS = DecisionTable(
    Kind("place", square=SQUARE),
    Kind("play_card", slot=SLOT),
    Kind("declare_stuck"),
    Kind("use_tome", tome=TOME),
    Kind("step", square=SQUARE),
    Kind("stop"),
    Kind("shove", square=SQUARE),
    Kind("relocate", square=SQUARE),
    Kind("transfer", square=SQUARE),
    Kind("no_transfer"),
    Kind("pick_gaze", gaze=GAZE),
    Kind("pick_seat", seat=SEAT),
    Kind("pick_victim", square=SQUARE),
    Kind("order_tokens", perm=PERMUTATION),
    Kind("end_turn"),
    Kind("use_cloak"),
    Kind("confess", card=ORDER),
    Kind("deny", card=ORDER),
    Kind("vote", guilty=GUILTY),
    Kind("forbid", square=SQUARE),
    Kind("glory"),
    Kind("sit"),
    Kind("accuse", seat=SEAT),
    Kind("accuse_of", word="accuse", seat=SEAT, card=ORDER),
    Kind("let_pass", what=WHAT),
    Kind("stand", free=True),
    Kind("greet", free=True, title=TITLE),
    Kind("announce", free=True, square=SQUARE),
    Kind("ritual", free=True, card=ORDER, act=ACT),
    Kind("slip", free=True, card=ORDER),
    Kind("peek", free=True, slot=SLOT),
    Kind("poke", free=True, seat=SEAT),
)

YES_NO = Domain.of("truth", ["no", "yes"])
COUNT = Domain("count", 1000)
TURN = Domain("turn", 2001)
CAUSE = Domain.of("cause", ["meeting", "trap", "sin", "confession", "verdict"])
MOVED_BY = Domain.of("moved", ["meeting", "token", "desk", "portal"])
SOURCE = Domain.of("source", ["desk", "token"])
EARLY = Domain.of("early", ["none", "meeting", "token", "desk", "transfer", "stuck"])
WINDOW = Domain.of("window", ["before_card", "card", "turn", "glory", "question", "sit"])
RITE_ACT = Domain.of(
    "rite", ["on", "off", "tap", "confirm", "stand", "sit", "greet", "announce", "glory"]
)
REASON = Domain.of("reason", REASONS)
PLACE = Domain("place", SEATS + 1)

FACTS = FactTable(
    Fact("game_started", layout=LAYOUT, first=SEAT, colours=Field(COLOUR, SEATS)),
    Fact("goblin_placed", seat=SEAT, square=SQUARE),
    Fact("turn_started", turn=TURN, seat=SEAT),
    Fact("cards_drawn", seat=SEAT, count=COUNT, cards=Secret(CARD, 6)),
    Fact("movement_reshuffled", count=COUNT),
    Fact("card_played", seat=SEAT, slot=SLOT, card=CARD),
    Fact("card_fizzled", seat=SEAT, card=CARD),
    Fact("stuck", seat=SEAT, mercy=YES_NO, cards=Field(CARD, 6)),
    Fact("step", seat=SEAT, piece=PIECE, start=SQUARE, end=SQUARE, number=COUNT),
    Fact("shoved", seat=SEAT, victim=SEAT, start=SQUARE, end=SQUARE, link=COUNT),
    Fact("meeting", seat=SEAT, mover=SEAT, square=SQUARE),
    Fact("cloak_used", seat=SEAT),
    Fact("gaze_rejected", seat=SEAT, card=ORDER),
    Fact("gaze_drawn", seat=SEAT, card=GAZE, cause=CAUSE, held=COUNT),
    Fact("gaze_removed", seat=SEAT, card=GAZE),
    Fact("gaze_moved", seat=SEAT, target=SEAT, card=GAZE),
    Fact("token_turned", seat=SEAT, kind=TOKEN, left=COUNT),
    Fact("tokens_reshuffled"),
    Fact("tokens_seen", seat=SEAT, kinds=Secret(TOKEN, 3)),
    Fact("tome_taken", seat=SEAT, tome=TOME, source=SOURCE, left=COUNT),
    Fact("tome_used", seat=SEAT, tome=TOME),
    Fact("relocated", seat=SEAT, cause=MOVED_BY, start=SQUARE, end=SQUARE),
    Fact("transferred", seat=SEAT, piece=PIECE, start=SQUARE, end=SQUARE),
    Fact("hands_swapped", seat=SEAT, other=SEAT, hand=Secret(CARD, 6)),
    Fact("boots_on", seat=SEAT),
    Fact("boots_off", seat=SEAT),
    Fact(
        "order_set",
        seat=SEAT,
        card=ORDER,
        square=SQUARE,
        symbol=SYMBOL,
        titles=Field(TITLE, 4),
    ),
    Fact("obligation_due", seat=SEAT, card=ORDER, window=WINDOW),
    Fact("rite_done", seat=SEAT, card=ORDER, act=RITE_ACT, title=TITLE, square=SQUARE),
    Fact("poked", seat=SEAT, target=SEAT),
    Fact("slip_shown", seat=SEAT, card=ORDER),
    Fact("peeked", seat=SEAT, card=Secret(CARD)),
    Fact("slot_turned_up", seat=SEAT, slot=SLOT, card=Secret(CARD)),
    Fact("sinned", seat=SEAT, card=ORDER),
    Fact("sin_noticed", seat=SEAT, sinner=SEAT, card=ORDER),
    Fact("accused", seat=SEAT, target=SEAT, card=ORDER),
    Fact("accusation_result", seat=SEAT, target=SEAT, right=YES_NO, card=ORDER),
    Fact("accuser_locked", seat=SEAT, turn=TURN),
    Fact("denied", seat=SEAT, card=ORDER),
    Fact("confessed", seat=SEAT, card=ORDER),
    Fact("vote_cast", seat=SEAT, vote=Secret(GUILTY)),
    Fact("vote_shown", seat=SEAT, vote=GUILTY),
    Fact("verdict", seat=SEAT, card=ORDER, guilty=YES_NO, votes=COUNT, against=COUNT),
    Fact("turn_ended", turn=TURN, seat=SEAT, early=YES_NO, cause=EARLY),
    Fact("crime_sheet", seat=SEAT, card=ORDER, turn=TURN),
    Fact("game_over", reason=REASON, banished=SEAT, places=Field(PLACE, SEATS)),
)


def settle(chosen: dict[str, Any], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Defaults that depend on other options, and pairs that cannot be."""
    physical = chosen["orders"] == "physical"
    if "enforcement" not in given and physical:
        chosen["enforcement"] = "honour"
    if (chosen["enforcement"] == "honour") != physical:  # K-ENF-02
        raise BadOption(
            f"option enforcement: {chosen['enforcement']!r} does not go with {chosen['orders']} "
            "orders; use honour with physical orders, auto or watch with digital ones"
        )
    if "colours" not in given:
        chosen["colours"] = COLOUR_NAMES[:seats]
    if not isinstance(chosen["colours"], list) or len(set(chosen["colours"])) < seats:  # K-SET-04
        raise BadOption("option colours: two seats have the same; give each seat its own")
    if "calm" not in given and chosen["pace"] == "correspondence":
        chosen["calm"] = list(GAZE_NAMES)
    if chosen["veto"] and any(chosen["veto"]) and not physical:  # K-GAZ-05
        raise BadOption("option veto: there is none with digital orders; use orders=physical")
    if chosen["first"] not in ("random", *map(str, range(seats))):
        raise BadOption(f"option first: seat {chosen['first']} does not play; use 0 to {seats - 1}")
    return chosen


OPTIONS = Options(
    Choice("layout", *LAYOUT_NAMES),
    PerSeat(Choice("colours", *COLOUR_NAMES)),
    Choice("first", "random", *(str(seat) for seat in range(SEATS))),
    Choice("draw", "after", "first"),
    Number("gaze_limit", 3, 4, 4),
    flag("rigor_stops_on_catch", default=False),
    flag("mercy_stuck", default=True),
    Choice("orders", "digital", "physical"),
    Choice("enforcement", "auto", "watch", "honour"),
    Choice("reactions", "immediate", "timed"),
    Choice("pace", "live", "correspondence"),
    PerSeat(SetOf("calm", GAZE_NAMES)),
    PerSeat(SetOf("veto", PART_NAMES, most=2)),
    PerSeat(Number("slip_rate", 0, 60, 0)),
    PerSeat(Number("notice_rate", 0, 100, 0)),
    Choice("false_accusation", "lock", "none"),
    flag("take_back", default=True),
    Number("turn_cap", 50, 2000, 500),
    Number("ply_cap", 1000, 100000, 20000),
    settle=settle,
)

# How often bots slip, and notice what others do (section 8), by the names of the bots
_EASY = {"slip_rate": 15, "notice_rate": 35}
_NORMAL = {"slip_rate": 9, "notice_rate": 60}
_HARD = {"slip_rate": 4, "notice_rate": 85}
BOT_OPTIONS = {
    "easy": _EASY,
    "normal": _NORMAL,
    "greedy": _NORMAL,
    "hard": _HARD,
    "master": _HARD,
}
