"""The closed vocabulary of effects (B-FX, B-COND, B-OP, B-SCORE): words, and their numbers."""

from __future__ import annotations

from ludoteca.core.decisions import Domain

WHENS = ("enter", "active", "win", "loss", "tie", "chosen")
ENTER, ACTIVE, WIN, LOSS, ON_TIE, CHOSEN = range(6)

OPS = (
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
)
DRAW, SALVAGE, DIG, PEEK_HAND, PEEK_ALBI, DISCARD_HAND, DEPLOYING, SWAP = range(8)
CANCEL, SHUNT, FETCH, BOUNCE, DESTROY, COPY, BOOST, HINDER, WARD = range(8, 17)
BREAK_TIE, BAR_REINFORCE, BALLOON, PAY, STEAL, ADD_BALLOON, WOW, LEAD = range(17, 25)
EFFECT = Domain.of("effect", OPS)

ALL = 99  # the `amount` that means every one

TYPES = ("character", "weapon", "object", "trap")
CHARACTER, WEAPON, OBJECT, TRAP = range(4)
COLOURS = ("orange", "violet", "green", "blue")
ANY_COLOUR = 15

SIDES = ("own", "opponent", "any")
OWN, OPPONENT, ANY_SIDE = range(3)
WHOS = ("self", "opponent", "both")
SELF, OTHER, BOTH = range(3)
TOS = ("albo", "player")
TO_ALBO, TO_PLAYER = range(2)
PICKS = ("owner", "random")
BY_OWNER, AT_RANDOM = range(2)

COUNTED = ("cards", "values", "types", "stat")
OF_CARDS, OF_VALUES, OF_TYPES, OF_STAT = range(4)
STATS = ("hand", "deck", "discard", "balloons", "wow", "albi", "prize")
IN_HAND, IN_DECK, IN_DISCARD, OF_BALLOONS, OF_WOW, OF_ALBI, OF_PRIZE = range(7)
ASKS = ("count", "lead", "colour", "as_reinforcement")
IF_COUNT, IF_LEAD, IF_COLOUR, IF_REINFORCEMENT = range(4)

RULES = ("flat", "series", "rainbow", "set", "per", "most")
FLAT, SERIES, RAINBOW, SET, PER, MOST = range(6)
