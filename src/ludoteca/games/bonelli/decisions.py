"""Decisions, facts and options of Bonelli Kids (sections 5, 7 and 8 of the rules)."""

from __future__ import annotations

from ludoteca.core.decisions import DecisionTable, Domain, Kind
from ludoteca.core.facts import ABSENT, Fact, FactTable, Field, Secret, note
from ludoteca.core.kernel import kernel
from ludoteca.core.options import Choice, Options, flag
from ludoteca.core.record import Table
from ludoteca.games.bonelli.heroes import HEROES_OF, Heroes
from ludoteca.games.bonelli.position import (
    ALBO,
    CARD,
    ENTRY,
    HERO,
    INDEX,
    PHASE,
    PLACE,
    ROW_INDEX,
    SEAT,
    SIDE,
    WHO,
    BonelliPosition,
)
from ludoteca.games.bonelli.vocabulary import EFFECT

DECISIONS = DecisionTable(
    Kind("choose_lead", word="lead", who=WHO),
    Kind("declare", place=PLACE),
    Kind("place_balloon", word="balloon", place=PLACE),
    Kind("lay", entry=ENTRY),
    Kind("confirm"),
    Kind("next_card", word="next", index=INDEX),
    Kind("target", side=SIDE, index=INDEX),
    Kind("destination", word="to", place=PLACE),
    Kind("pick_parked", word="fetch", place=PLACE, index=INDEX),
    Kind("pick_discard", word="salvage", entry=ENTRY),
    Kind("pick_dug", word="dig", entry=ENTRY),
    Kind("deploy", entry=ENTRY),
    Kind("swap_in", word="swap", entry=ENTRY),
    Kind("discard", entry=ENTRY),
    Kind("accept"),
    Kind("decline"),
    Kind("reinforce", entry=ENTRY),
    Kind("pass"),
    Kind("keep", entry=ENTRY),
    Kind("take_back", word="back", free=True, index=ROW_INDEX),
)
CHOOSE_LEAD, DECLARE = DECISIONS.first("choose_lead"), DECISIONS.first("declare")
PLACE_BALLOON, LAY = DECISIONS.first("place_balloon"), DECISIONS.first("lay")
CONFIRM, NEXT_CARD = DECISIONS.first("confirm"), DECISIONS.first("next_card")
TARGET, DESTINATION = DECISIONS.first("target"), DECISIONS.first("destination")
PICK_PARKED, PICK_DISCARD = DECISIONS.first("pick_parked"), DECISIONS.first("pick_discard")
PICK_DUG, DEPLOY = DECISIONS.first("pick_dug"), DECISIONS.first("deploy")
SWAP_IN, DISCARD = DECISIONS.first("swap_in"), DECISIONS.first("discard")
ACCEPT, DECLINE = DECISIONS.first("accept"), DECISIONS.first("decline")
REINFORCE, PASS = DECISIONS.first("reinforce"), DECISIONS.first("pass")
KEEP, TAKE_BACK = DECISIONS.first("keep"), DECISIONS.first("take_back")

REASON = Domain.of("due", ["setup", "empty", "dig", "turn", "effect"])
SETUP_DUE, EMPTY_DUE, DIG_DUE, TURN_DUE, EFFECT_DUE = range(5)
WHY = Domain.of(
    "why", ["limit", "no_cards", "condition", "no_target", "nothing_left", "won", "overflow"]
)
LIMIT, NO_CARDS, CONDITION, NO_TARGET, NOTHING_LEFT, BY_WIN, OVERFLOW = range(7)
MOVED = Domain.of("why", ["lost", "effect", "stays"])
BY_LOSS, BY_EFFECT, STAYS = range(3)
HOLDER = Domain.of(
    "holder", ["seat_0", "seat_1", "reserve", "place_1", "place_2", "place_3", "hand", "discard"]
)
TO_RESERVE, TO_PLACE, TO_HAND, TO_DISCARD = 2, 3, 6, 7
CAUSE = Domain.of(
    "cause", ["declaration", "reinforcement", "effect", "won", "eliminated", "paid", "stolen"]
)
BY_DECLARATION, BY_REINFORCEMENT, BY_CARD, AS_PRIZE, ELIMINATED, PAID, STOLEN = range(7)
ORDINAL = Domain.of("ordinal", ["first", "second"])
NUMBER = Domain("number", 128)
MOST_VALUE = 2000
VALUE = Domain.numbers("value", 2 * MOST_VALUE + 1, first=-MOST_VALUE)  # may be negative
YES = Domain.of("forced", ["no", "yes"])
TIE_BREAK = Domain.of("tie_break", ["none", "balloons", "albi", "shared"])
MANY = 6  # cards one fact can name; more are told in several facts


def _fact(name: str, **fields: Domain | Field) -> Fact:
    """Every fact carries turn and phase (section 7)."""
    return Fact(name, turn=NUMBER, phase=PHASE, **fields)


FACTS = FactTable(
    _fact("game_started", first=HERO, second=HERO, younger=SEAT),
    _fact("albi_removed", number=NUMBER),
    _fact("albo_turned_up", place=PLACE, albo=ALBO),
    _fact("balloons_dealt", seat=SEAT, number=NUMBER),
    _fact("deck_shuffled", seat=SEAT, size=NUMBER, reason=REASON),
    _fact("card_drawn", seat=SEAT, reason=REASON, entry=Secret(CARD)),
    _fact("draw_refused", seat=SEAT, why=WHY),
    _fact("lead_chosen", seat=SEAT, protagonist=SEAT),
    _fact("turn_started", protagonist=SEAT, albi=Field(ALBO, 3)),
    _fact("albo_declared", seat=SEAT, place=PLACE, albo=ALBO, forced=YES),
    _fact("balloon_placed", seat=SEAT, place=PLACE, source=HOLDER, number=NUMBER, forced=YES),
    _fact("balloon_missing"),
    _fact("parked_activated", seat=SEAT, cards=Field(CARD, MANY)),
    _fact("commit_opened", least=NUMBER, greatest=NUMBER, ban=YES),
    _fact("card_laid", entry=CARD, index=INDEX),
    _fact("card_taken_back", entry=CARD, index=INDEX),
    _fact("commit_confirmed", seat=SEAT, number=Secret(NUMBER)),
    _fact("revealed", seat=SEAT, cards=Field(CARD, MANY)),
    _fact("effect_started", seat=SEAT, card=CARD, albo=ALBO, effect=EFFECT, number=NUMBER),
    _fact("effect_idle", seat=SEAT, card=CARD, albo=ALBO, effect=EFFECT, why=WHY),
    _fact("effect_lost", seat=SEAT, card=CARD, effect=EFFECT),
    _fact("effect_declined", seat=SEAT, card=CARD, albo=ALBO, effect=EFFECT),
    _fact("target_chosen", seat=SEAT, owner=SEAT, card=CARD, index=INDEX, forced=YES),
    _fact("card_cancelled", owner=SEAT, card=CARD, index=INDEX, seat=SEAT, by=CARD),
    _fact(
        "card_parked",
        owner=SEAT,
        card=CARD,
        index=INDEX,
        start=PLACE,
        end=PLACE,
        seat=SEAT,
        by=CARD,
        forced=YES,
    ),
    _fact("card_fetched", owner=SEAT, card=CARD, index=INDEX, start=PLACE, forced=YES),
    _fact("card_salvaged", seat=SEAT, entry=CARD, forced=YES),
    _fact("card_bounced", owner=SEAT, card=CARD, index=INDEX, to=HOLDER),
    _fact("card_destroyed", owner=SEAT, card=CARD, index=INDEX),
    _fact("card_deployed", seat=SEAT, entry=CARD, by=CARD),
    _fact("card_swapped", seat=SEAT, entry=CARD, card=CARD),
    _fact(
        "value_copied", owner=SEAT, card=CARD, index=INDEX, source=SEAT, copied=CARD, value=VALUE
    ),
    _fact("hand_peeked", seat=SEAT, number=NUMBER, entries=Secret(CARD, MANY)),
    _fact("albi_peeked", seat=SEAT, number=NUMBER, cards=Secret(ALBO, MANY)),
    _fact("deck_dug", seat=SEAT, number=NUMBER, entries=Secret(CARD, MANY)),
    _fact("card_dug", seat=SEAT, entry=Secret(CARD)),
    _fact("hand_discarded", seat=SEAT, entry=CARD, pick=Domain.of("pick", ["owner", "random"])),
    _fact("totals_changed", totals=Field(VALUE, 2), first=Field(VALUE, 3), second=Field(VALUE, 3)),
    _fact("reinforced", seat=SEAT, entry=CARD, balloons=NUMBER),
    _fact("reinforcement_passed", seat=SEAT),
    _fact("albo_won", seat=SEAT, albo=ALBO, balloons=NUMBER, totals=Field(VALUE, 2)),
    _fact("albo_eliminated", albo=ALBO, balloons=NUMBER, total=VALUE),
    _fact("balloons_moved", source=HOLDER, to=HOLDER, number=NUMBER, cause=CAUSE),
    _fact("wow_placed", seat=SEAT, albo=ALBO, number=NUMBER),
    _fact("cards_discarded", seat=SEAT, why=WHY, entries=Field(CARD, MANY)),
    _fact("cards_taken_back", seat=SEAT, forced=YES, entries=Field(CARD, MANY)),
    _fact("protagonist_moved", start=SEAT, end=SEAT, why=MOVED),
    _fact("the_end_turned_up", ordinal=ORDINAL, place=PLACE),
    _fact("game_ended", turns=NUMBER, albi=NUMBER),
    _fact(
        "scored",
        seat=SEAT,
        albi=VALUE,
        wow=VALUE,
        balloons=VALUE,
        points=VALUE,
        rank=NUMBER,
        tie_break=TIE_BREAK,
    ),
)

OPTIONS = Options(
    Heroes("heroes", *HEROES_OF, default="zagor-martin"),
    Choice("first_lead", "younger_choice", "random"),
    Choice("younger", "seat_0", "seat_1", "random", default="random"),
    Choice("empty_reserve", "skip", "own"),
    Choice("ready", "shown", "hidden"),
    Choice("enter_order", "laid", "chosen"),
    flag("parked_enter", default=False),
    Choice("tie_reinforce", "none", "protagonist"),
    Choice("final_tie", "shared", "albi"),
)


@kernel
def tell(
    p: BonelliPosition,
    log: Table,
    kind: int,
    audience: int,
    eyes: int,
    a: int = ABSENT,
    b: int = ABSENT,
    c: int = ABSENT,
    d: int = ABSENT,
    e: int = ABSENT,
    f: int = ABSENT,
    g: int = ABSENT,
    h: int = ABSENT,
) -> None:
    """Writes one fact, with the turn and phase it belongs to."""
    note(log, kind, audience, eyes, p.turn, p.phase, a, b, c, d, e, f, g, h)


@kernel
def as_value(number: int) -> int:
    """A number that may be negative, as facts hold it (-1 would read as unknown)."""
    return min(max(number, -MOST_VALUE), MOST_VALUE) + MOST_VALUE
