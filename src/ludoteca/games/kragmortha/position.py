"""The records of Kragmortha: what lies on the table, in numbers, and how the numbers are called.

Nobody, nothing and nowhere are -1, and so is whatever a viewer may not know. Decks, the discard
pile and the stack of tokens list their cards from the bottom up: the last one is next.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ludoteca.core.clauses import Clauses
from ludoteca.core.decisions import Domain
from ludoteca.core.position import AGENDA_WIDTH, Position
from ludoteca.core.record import UNKNOWN, Record, Table, i8, i16, i32, i64

FOLDER = Path(__file__).parent
CLAUSES = Clauses(FOLDER / "rules.md")

SEATS, COLUMNS, ROWS, SQUARES = 8, 7, 10, 70
LAYOUTS, CARDS, SLOTS = 4, 58, 6
GAZES, TOMES, TOKENS, TABOOS = 24, 18, 6, 3
NONE = UNKNOWN
LIMIT_MOST = 5  # the highest hand limit
DESK_CORNER = 69  # g10, in every layout of ours
SIGHT = 3  # how far a holder of H2 sees
HALF = 35  # squares a to the middle of row 5: sets of squares take two numbers

SQUARE_NAMES = [f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdefg"]
GAZE_NAMES = [f"{part}{n}" for part in "MHAFLV" for n in range(1, 5)]
PART_NAMES = ["mouth", "head", "arm", "fingers", "legs", "voice"]
COLOUR_NAMES = ["red", "purple", "orange", "green", "blue", "yellow", "white", "black"]
LAYOUT_NAMES = ["auto", "k2", "k34", "k56", "k78"]

SEAT = Domain.numbers("seat", SEATS)
SQUARE = Domain.of("square", SQUARE_NAMES)
CARD = Domain.of("card", [f"C{n:02d}" for n in range(1, CARDS + 1)])
SLOT = Domain.numbers("slot", SLOTS)
ORDER = Domain.of("gaze", GAZE_NAMES)  # a gaze with an order
GAZE = Domain.of("gaze", [*GAZE_NAMES, "blank"])
TOME = Domain.of("tome", [f"T{n:02d}" for n in range(1, TOMES + 1)])
TOKEN = Domain.of("token", ["teleport", "tome", "trap"])
SYMBOL = Domain.of("symbol", ["S", "M", "P", "G", "B"])
TITLE_COUNT = 10
TITLE = Domain.numbers("title", TITLE_COUNT)
COLOUR = Domain.of("colour", COLOUR_NAMES)
LAYOUT = Domain.of("layout", LAYOUT_NAMES)
PIECE = Domain.of("piece", ["goblin", "rigor"])
COMPASS = Domain.of("compass", ["none", "n", "ne", "e", "se", "s", "sw", "w", "nw"])

PHASE = Domain.of(
    "phase",
    [
        "over",
        "place",
        "before",
        "second_wind",
        "step",
        "goblin_leap",
        "servants_bell",
        "transfer",
        "shove",
        "relocate",
        "cloak",
        "pick_gaze",
        "pick_seat",
        "pick_victim",
        "order_tokens",
        "after",
        "reaction",
        "answer",
        "vote",
    ],
)
# What is still to be resolved: entries of the agenda. The first ones, named by PHASE, are asked of
# a seat (argument a, but for a vote); the others follow by themselves.
PLACE, BEFORE, AGAIN, STEP, LEAP, BELL, TRANSFER, SHOVE, RELOCATE = range(1, 10)
CLOAK, PICK_GAZE, PICK_SEAT, PICK_VICTIM, ORDER_TOKENS, AFTER, REACT, ANSWER, VOTE = range(10, 19)
LANDING, GAZE_DRAWN, FATE, TOME_TAKEN, GO_ON, MOVED, REFILL, SETTLED, DEADLINE, NEXT = range(19, 29)
FORBIDS = 29
AGENDA_DEPTH = 10

# Symbols: a set of bits says what a card's symbol fits; bit 4 is the desk, which takes any.
BALL = DESK_SYMBOL = 4

GOBLIN, RIGOR = 0, 1  # pieces
TELEPORT_TOKEN, TOME_TOKEN, TRAP_TOKEN = 0, 1, 2

# The gazes, in card-id order (table 9.6)
M1, M2, M3, M4, H1, H2, H3, H4, A1, A2, A3, A4 = range(12)
F1, F2, F3, F4, L1, L2, L3, L4, V1, V2, V3, V4 = range(12, 24)
BLANK = 24
LIMIT, TABOO, RITE, PERFORMANCE, VIEW, SECRET = range(6)
CLASS = np.zeros(GAZES, np.int8)
for _card, _class in {
    **dict.fromkeys((F1, F4), LIMIT),
    **dict.fromkeys((A1, A2, F2, L1, L2, L4, V1), TABOO),
    **dict.fromkeys((M4, L3, V2, V4), RITE),
    **dict.fromkeys((M1, M2, M3, H1, H3, H4, A3, F3, V3), PERFORMANCE),
    **dict.fromkeys((H2,), VIEW),
    **dict.fromkeys((A4,), SECRET),
}.items():
    CLASS[_card] = _class

# The effects of tomes, by the order of the clauses K-TOM-04 to -16
EFFECTS = [
    "absolution",
    "second_wind",
    "cloak_of_mist",
    "finger_of_blame",
    "sideways_shove",
    "deep_sleeve",
    "goblin_leap",
    "servants_bell",
    "pocket_portal",
    "swapped_pockets",
    "lens",
    "token_peek",
    "heavy_boots",
]
ABSOLUTION, SECOND_WIND, CLOAK_OF_MIST, FINGER_OF_BLAME, SIDEWAYS_SHOVE = range(5)
DEEP_SLEEVE, GOBLIN_LEAP, SERVANTS_BELL, POCKET_PORTAL = range(5, 9)
SWAPPED_POCKETS, LENS, TOKEN_PEEK, HEAVY_BOOTS = range(9, 13)

# Movements, by what began them
BY_NOTHING, BY_CARD, BY_LEAP, BY_BELL, BY_SHOVE, BY_PORTAL = range(6)
# Why a turn ended early (K-TRN-09), and the stuck turn that is none
NOT_EARLY, BY_MEETING, BY_TOKEN, BY_DESK, BY_TRANSFER, BY_STUCK = range(6)
# What a gaze is drawn for, and what a goblin is relocated for
FOR_MEETING, FOR_TRAP, FOR_SIN, FOR_CONFESSION, FOR_VERDICT = range(5)
AFTER_MEETING, AFTER_TOKEN, AFTER_DESK, BY_PORTAL_TOME = range(4)
FROM_DESK, FROM_TOKEN = 0, 1
# What a reaction is about: the argument of `let_pass`
OF_CLOAK, OF_GLORY, OF_SIT, OF_FORBID, OF_ACCUSE, OF_VOTE = range(6)
# What was done of the rites this turn, as bits
STOOD, GREETED = 1, 2
MOUTH_ON, MOUTH_OFF, TONGUE_TAP, PADS_ON, PADS_OFF, CLAW = 4, 8, 16, 32, 64, 128
ACT_ON, ACT_OFF, ACT_TAP, ACT_CONFIRM = range(4)
# Votes
NO_VOTE, GUILTY, INNOCENT, ABSTAINED = range(4)

# Options, by number
DRAW_AFTER, DRAW_FIRST = 0, 1
DIGITAL, PHYSICAL = 0, 1
AUTO, WATCH, HONOUR = 0, 1, 2
IMMEDIATE, TIMED = 0, 1
LIVE, CORRESPONDENCE = 0, 1
LOCK = 0

UNFINISHED, BY_GAZE, BY_TOMES, BY_CAP = range(4)
REASONS = ("unfinished", "gaze", "tomes", "cap")
PARTS = ("gazes", "tomes", "symbols")

CRIMES = 48  # lapsed sins the crime sheet has room for: the latest ones


class KragBook(Record):
    """A pack, compiled. Tables of squares come once for each layout."""

    near: Table = i8(LAYOUTS, SQUARES, 4)  # adjacent field squares, ascending, then NONE
    field: Table = i8(LAYOUTS, SQUARES)
    start: Table = i8(LAYOUTS, SQUARES)
    teleport: Table = i8(LAYOUTS, SQUARES)
    desk: Table = i8(LAYOUTS, SQUARES)
    bookcase: Table = i8(LAYOUTS, SQUARES)
    teleports: Table = i8(LAYOUTS, SQUARES)  # the teleport squares, ascending, then NONE
    starts: Table = i8(LAYOUTS, SQUARES)  # the start squares, ascending, then NONE
    start_row: Table = i8(LAYOUTS)
    rigor: Table = i8(LAYOUTS)
    layout_for: Table = i8(SEATS + 1)  # number of seats -> layout
    symbol: Table = i8(LAYOUTS, SQUARES)  # the desk takes any: DESK_SYMBOL
    piece: Table = i8(CARDS)
    fits: Table = i8(CARDS, 2)  # bits of the symbols each of the two fits
    token: Table = i8(TOKENS)
    effect: Table = i8(TOMES)
    magic: Table = i8(TOMES)  # magic symbols
    part: Table = i8(GAZES)


class KragPosition(Position):
    """A game of Kragmortha in progress."""

    agenda: Table = i16(AGENDA_DEPTH, AGENDA_WIDTH)
    # Options (section 8); `layout` is never `auto` once the game is dealt
    layout: int = i8()
    colours: Table = i8(SEATS)
    first: int = i8()  # 0 random, else seat + 1
    draw: int = i8()
    gaze_limit: int = i8()
    rigor_stops_on_catch: int = i8()
    mercy_stuck: int = i8()
    orders: int = i8()
    enforcement: int = i8()
    reactions: int = i8()
    pace: int = i8()
    false_accusation: int = i8()
    take_back: int = i8()
    turn_cap: int = i16()
    ply_cap: int = i32()
    calm: Table = i32(SEATS)  # bits of cards
    veto: Table = i8(SEATS)  # bits of body parts
    slip_rate: Table = i8(SEATS)
    notice_rate: Table = i8(SEATS)

    # The turn
    turn: int = i16()
    starter: int = i8()  # the first seat
    active: int = i8()
    phase: int = i8()  # what is asked for: see PHASE
    played: int = i8()  # movement cards played this turn
    leap: int = i8()  # 1 if K-TOM-10 allows Goblin Leap

    # Creatures
    goblin: Table = i8(SEATS)
    rigor: int = i8()
    boots: int = i8()  # the seat whose Heavy Boots are in force
    lens: int = i8()

    # Movement cards
    hand: Table = i8(SEATS, SLOTS)
    hand_size: Table = i8(SEATS)
    face_down: int = i8()  # slot in the hand of the A4 holder
    peeked: int = i8()  # 1 if its owner has seen it
    deck: Table = i8(CARDS)
    deck_size: int = i8()
    discard: Table = i8(CARDS)
    discard_size: int = i8()

    # Gazes
    gaze_owner: Table = i8(GAZES)
    blanks: Table = i8(SEATS)
    gazes: Table = i8(SEATS)  # gazes held, blanks included
    gaze_deck: Table = i8(GAZES)
    gaze_deck_size: int = i8()

    # Tomes and tokens
    tome_owner: Table = i8(TOMES)
    tome_used: Table = i8(TOMES)
    tome_deck: Table = i8(TOMES)
    tome_deck_size: int = i8()
    tokens: Table = i8(TOKENS)  # the face-down stack, then the used ones
    tokens_left: int = i8()  # size of the stack
    token_knower: Table = i8(TOKENS)  # the seat that ordered this place by Token Peek

    # The movement in progress
    movement: int = i8()  # what began it
    piece: int = i8()  # what it moves
    card: int = i8()
    origin: int = i8()  # the square the piece began on
    first_square: int = i8()  # the square of the first step
    last_square: int = i8()  # the last square entered by a step
    any_symbol: int = i8()  # 1 if the Lens makes balls of the card's symbols
    early: int = i8()  # why the turn ends early
    displaced: int = i8()  # 1 if the goblin that moves was shoved itself (K-SHV-06)
    glory_at: int = i8()  # who held V2 at Rigor's first step
    chain: Table = i8(SEATS + 1)  # goblins: the one that began it, then the victims
    chain_square: Table = i8(SEATS + 1)  # the square each entered
    chain_length: int = i8()
    chain_back: int = i8()  # the square the next victim must not go to: its shover came from there

    # Marks of orders
    taboo: Table = i8(TABOOS)  # V1
    taboo_new: int = i8()  # 1 from the draw of V1 until its squares are asked for
    forbidders: int = i16()  # seats that still may forbid a square
    burning: int = i8()  # L4
    titles: Table = i8(4)  # M4
    announced: int = i8()  # V4
    standing: int = i8()  # L3
    rites: int = i16()  # what was done this turn, as bits
    glory_due: int = i8()  # V2
    pokers: int = i16()  # seats that poked the M2 holder this round
    fresh: int = i32()  # gazes that came to their holder this turn

    # Sins; cards as bits
    sins: Table = i16(GAZES)  # open ones: bit n is a sin recorded n turns ago
    sinful: int = i32()  # cards with an open sin
    sinned: int = i32()  # cards with a sin recorded or convicted this turn (K-OBL-04)
    slipped: int = i32()  # cards `slip` was used for this turn
    unnoticed: int = i32()  # cards with a sin nobody rolled to notice yet
    noticed: Table = i16(GAZES)  # seats that noticed the open sin
    alert: int = i16()  # seats with the reaction accuse
    settled: int = i32()  # cards to be convicted at the next quiet point
    confessed: int = i32()  # those of them that were confessed
    convicted: int = i32()  # cards convicted this turn
    locked_until: Table = i16(SEATS)  # the turn from which the seat may accuse again
    accused: Table = i16(SEATS)  # seats accused this turn, as bits
    crimes: Table = i16(CRIMES, 2)  # lapsed sins: seat * 24 + card, turn
    crime_count: int = i16()

    # The tribunal
    accuser: int = i8()
    defendant: int = i8()
    charge: int = i8()
    votes: Table = i8(SEATS)

    # Only in views: what H2, H3 and H4 show instead (section 6)
    compass: int = i8()
    upside_down: int = i8()
    mirrored: int = i8()
    dimmed: int = i8()  # calm H3 and H4: symbols farther than 3 squares are hidden
    offer: int = i64()  # what the seat is offered, as a number: see secrets.py
