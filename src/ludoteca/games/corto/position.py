"""What a position and the book of Corto hold, and the geometry of the table.

A square has the number `row * 8 + column`, row 0 on top; a set of squares is a number with one
bit for each. A card has the number `deck * 20 + place`, so `E14` is card 93.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.decisions import Domain
from ludoteca.core.position import AGENDA_WIDTH, Position
from ludoteca.core.record import Record, Table, i8, i16, i64

LETTERS = "ABCDEFG"
SEATS, ROWS, COLUMNS, STORIES = 4, 4, 8, 7
SQUARES = ROWS * COLUMNS
DECK = 20  # cards of one storyline
CARDS = STORIES * DECK
HAND = 4  # most cards a hand has room for
CARRIAGES = 12  # most carriages a pack may give the train
STEPS = 10  # most steps a figurine can make on 4 rows of 8
QUESTS = 7
ROWS_FOR = np.array([0, 0, 3, 4, 4])  # C-GEO-01, by number of seats

VESSEL, ACES, TILES, LEOPARDS, TRAIN, GREAT_GOLD, EMERALD = range(QUESTS)  # quests of A to G

CORTO, RASPUTIN = 0, 1
FIGURE = CARDS  # the actor is a card, or FIGURE + figurine
NONE = -1  # no card, no square, no seat, off the table

SEAT = Domain.numbers("seat", SEATS)
STORYLINE = Domain.of("storyline", LETTERS)
SQUARE = Domain("square", SQUARES)  # named by the letter of its row
CARD = Domain.of("card", [f"{letter}{n:02}" for letter in LETTERS for n in range(1, DECK + 1)])
FIGURINE = Domain.of("figurine", ["corto", "rasputin"])
ACTOR = Domain.of("actor", [*(CARD.names or ()), "corto", "rasputin"])
MODE = Domain.of("mode", ["none", "play", "discard"])
TILE = Domain.of("tile", ["ingot", "crow"])
KEPT = Domain.of(
    "kept", [f"{what} {seat}" for what in ("kill", "gold", "shield") for seat in "0123"]
)

KILLED, AS_GOLD, LAID = 0, SEATS, 2 * SEATS  # + seat: why a card of the table lies with a seat
INGOT, CROW = 0, 1
NO_MODE, PLAYING, DISCARDING = 0, 1, 2

BOARDS_FULL, PASS_OUT = 1, 2  # reasons why a game is over

EVERY_SQUARE = (1 << SQUARES) - 1


def _bits(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


def _where(test: object) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """For each square the set of squares that pass a test (its rows and columns)."""
    assert callable(test)
    return np.array(
        [
            _bits([s for s in range(SQUARES) if test(s // 8 - at // 8, s % 8 - at % 8)])
            for at in range(SQUARES)
        ],
        dtype=np.int64,
    )


NEAR = _where(lambda dr, dc: abs(dr) + abs(dc) == 1)  # C-GEO-05
AREA = _where(lambda dr, dc: abs(dr) <= 1 and abs(dc) <= 1)  # C-GEO-06
SAME_ROW = _where(lambda dr, dc: dr == 0 and dc != 0)
SAME_COLUMN = _where(lambda dr, dc: dc == 0 and dr != 0)
WITHIN = np.array([_where(lambda dr, dc, n=n: abs(dr) + abs(dc) <= n) for n in range(STEPS + 1)])
COLUMN_0 = _bits([row * COLUMNS for row in range(ROWS)])
COLUMN_7 = COLUMN_0 << 7


class CortoBook(Record):
    """The pack, as kernels read it."""

    columns: int = i8()
    row_squares: int = i64()  # the character squares of row 0
    markers_per_seat: int = i8()
    start_hand: int = i8()
    hand_limit: int = i8()
    draw_limit: int = i8()
    corto_markers: int = i8()
    full_boards_to_end: int = i8()
    gold_largest: int = i8()
    gold_other: int = i8()
    gold_seal: int = i8()

    type_of: Table = i8(CARDS)
    second: Table = i8(CARDS)  # the second background, or NONE
    adds: Table = i8(CARDS)  # 1 if white, or black and white
    hits: Table = i8(CARDS)  # 1 if black, or black and white
    long: Table = i8(CARDS)
    friend: Table = i8(CARDS)
    ace: Table = i8(CARDS)
    strength: Table = i8(CARDS)
    effect: Table = i8(CARDS)
    figurines: Table = i8(CARDS)  # set of figurines the card may play
    steps: Table = i8(CARDS)

    plain_steps: int = i8()
    steps_vehicle: int = i8()
    free_steps: int = i8()  # move_figurine
    look: int = i8()  # stack_deck
    look_limit: int = i8()
    deserters: int = i8()  # desert

    vessel_start: int = i8()
    vessel_most: int = i8()
    aces_needed: int = i8()
    aces_gold: int = i8()
    ace_card: Table = i16(DECK)
    ace_count: int = i8()
    tile_first: int = i8()
    ingots: int = i8()
    ingot_gold: int = i8()
    crows: int = i8()
    crow_gold: int = i8()
    leopards: int = i8()
    leopard_gold: int = i8()
    train_start: int = i8()
    carriages: int = i8()
    carriage: Table = i8(CARRIAGES)
    great_squares: int = i64()  # of row 0
    great_gold: int = i8()
    emerald_start: int = i8()
    emerald_most: int = i8()


CHARACTER, OBJECT, ADVANTAGE, FIGURINE_CARD = range(4)
SWAP, MOVE_FIGURINE, STACK_DECK, SHIELD, DESERT, IGNORE_ADJACENCY, IGNORE_COLOUR = range(7)


class CortoPosition(Position):
    """A position. A field whose value is -1 says: nothing there, or not known to the viewer."""

    agenda: Table = i16(8, AGENDA_WIDTH)

    # options, by their names
    black_hits: int = i8()  # 1 opponents
    long_range: int = i8()  # 1 row or column
    figurine_action: int = i8()  # 1 optional
    storylines: Table = i8(ROWS)  # those named by the table, or NONE
    quests: int = i8()
    advantages: int = i8()  # 1 swap only
    venice: int = i8()

    stacking: Table = i8(ROWS)  # the storyline of each row
    row_of: Table = i8(STORIES)  # and the other way round
    table: int = i64()  # the squares in play
    first: int = i8()  # first seat
    active: int = i8()
    turn: int = i16()
    idle: int = i8()

    # this turn
    mode: int = i8()
    played: int = i8()
    discarded: int = i8()
    cards_drawn: int = i8()
    draw_limit: int = i8()
    arrivals: int = i8()
    actor: int = i16()
    pending: int = i16()
    ignore_adjacency: int = i8()
    ignore_colour: int = i8()

    people: int = i64()  # squares with a character
    character: Table = i16(SQUARES)
    markers: Table = i8(SQUARES, SEATS)
    stock: Table = i8(SEATS)
    figurine: Table = i8(2)

    deck: Table = i16(ROWS, DECK)  # by row; the last of `deck_size` cards is on top
    deck_size: Table = i8(ROWS)
    known: Table = i8(ROWS, SEATS)  # how many top cards the seat knows
    hand: Table = i16(SEATS, HAND)  # in ascending order
    hand_size: Table = i8(SEATS)
    back: Table = i8(SEATS, HAND)  # the storyline on the back of each
    pile: Table = i16(ROWS * DECK)  # the discard pile; the last of `pile_size` is on top
    pile_size: int = i8()
    kept: Table = i8(CARDS)  # cards under seals and shields: KILLED, AS_GOLD or LAID + seat
    kills: Table = i8(SEATS)
    gold: Table = i8(SEATS)  # cards from Corto
    reserve: Table = i16(SEATS)
    shields: Table = i8(SEATS)

    vessel: int = i8()
    ace_holder: int = i8()
    tile: Table = i8(COLUMNS)  # face of the tile on each column of row C
    tile_there: Table = i8(COLUMNS)
    ingots: Table = i8(SEATS)  # taken
    crows: Table = i8(SEATS)
    leopards_left: int = i8()
    leopards: Table = i8(SEATS)
    train: int = i8()
    carriages_left: int = i8()
    carriage: Table = i8(CARRIAGES)  # the stack; the last of `carriages_left` is on top
    carriage_owner: Table = i8(CARRIAGES)  # those taken keep their place and lie open
    emerald: int = i8()


# What may stand on the agenda, with its arguments.
(
    SETUP_MARKERS,  # seats that have placed theirs
    SETUP_DRAWS,  # seats that have their cards
    TURN,
    PLACE,  # card
    AFTER_PLACE,  # square
    ACT,  # square
    USE_OBJECT,  # card, onomatopoeias used, line fixed
    TAKE_FROM,  # target, reason
    OWNER,  # square, cause
    WHICH,  # steps, acts
    ENTER,  # figurine, steps, acts
    MOVE,  # figurine, steps, acts
    USE_ACTION,  # figurine
    CORTO_PLACES,  # markers left
    RASPUTIN_KILLS,
    SWAP_FIRST,
    SWAP_SECOND,  # first square
    PEEK,
    ARRANGE,  # row, cards seen, cards put back
    DESERT_FROM,
    DESERT_TO,  # origin, owner, markers moved
    SAIL,
    EMERALD_MOVES,
    FINISH,
    DRAWS,
) = range(1, 26)
