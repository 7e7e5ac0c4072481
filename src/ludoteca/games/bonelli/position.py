"""The records of Bonelli Kids, and the words for the numbers in them.

Cards are numbered through the whole pack (`card`, the heroes one after another) and within their
hero (`entry`). Rows of cards are padded with -1, hands and discard piles are kept sorted: equal
positions are equal bytes, and no copy differs from another (B-GEN-06).
"""

from __future__ import annotations

from ludoteca.core.decisions import Domain
from ludoteca.core.position import AGENDA_WIDTH, Position
from ludoteca.core.record import Record, Table, i8, i16, i32, i64

SEATS, PLACES = 2, 3
HEROES, ENTRIES, CARDS = 8, 40, 120  # the most a pack may hold: heroes, entries of one, of all
ALBI, REMOVED, ENDS, ALBO_DECK, PACKET = 22, 6, 2, 18, 7
DECK, HAND, ROW, OPENING, CHARACTERS = 40, 12, 6, 5, 4
BALLOONS, WOWS, DEALT_BALLOONS = 17, 6, 2
THE_END = ALBI  # the number of both end cards
NONE = -1

EFFECTS = 4  # of one card or Albo
SOURCES = CARDS + ALBI  # what carries effects: cards first, then Albi
CONDITIONS = 4  # of one effect
COUNTS, FILTERS, TERMS = 250, 250, 250  # different ones in a pack
SCORES, TABLE = 3, 22
ID = 16  # letters of an id

# Marks of a card on an Albo
CANCELLED, REINFORCEMENT, COPIED, DUE, MEANT = 1, 2, 4, 8, 16

PHASES = (
    "set_up",
    "declaration",
    "commit",
    "reveal",
    "reinforcement",
    "assignment",
    "new_turn",
    "over",
)
SET_UP, DECLARATION, COMMITTING, REVEALING, REINFORCING, ASSIGNING, TURNING, ENDED = range(8)
OUTCOMES = ("seat_0", "seat_1", "tie")
TIE = 2

SEAT = Domain.numbers("seat", SEATS)
PLACE = Domain.numbers("place", PLACES, first=1)
INDEX = Domain.numbers("index", DECK, first=1)
ROW_INDEX = Domain.numbers("row index", ROW, first=1)
SIDE = Domain.of("side", ["own", "opponent"])
WHO = Domain.of("who", ["self", "opponent"])
PHASE = Domain.of("phase", PHASES)
OUTCOME = Domain.of("outcome", OUTCOMES)
HERO = Domain("hero", HEROES)
ENTRY = Domain("entry", ENTRIES)
CARD = Domain("card", CARDS)
ALBO = Domain("albo", ALBI + 1)


class BonelliBook(Record):
    """A pack as kernels read it. Filters, counts and conditions are shared rows, -1 is none."""

    digest: int = i64()  # of everything else here: which pack this is
    wow_points: int = i8()
    heroes: int = i8()
    first: Table = i16(HEROES)  # number of the hero's first card
    entries: Table = i8(HEROES)
    limit: Table = i8(HEROES)
    # cards
    copies: Table = i8(CARDS)
    kind: Table = i8(CARDS)  # character, weapon, object, trap
    value: Table = i8(CARDS)
    character: Table = i8(CARDS)  # which Character of the pack; -1 none
    icon: Table = i8(CARDS)
    # albi
    colour: Table = i8(ALBI)
    least: Table = i8(ALBI)
    greatest: Table = i8(ALBI)
    ban: Table = i16(ALBI)  # a filter
    open: Table = i8(ALBI)  # to reinforcement
    # effects of cards and Albi
    triggers: Table = i8(SOURCES)  # a set of `when`
    when: Table = i8(SOURCES, EFFECTS)  # -1: no effect here
    op: Table = i8(SOURCES, EFFECTS)
    amount: Table = i8(SOURCES, EFFECTS)
    per: Table = i16(SOURCES, EFFECTS)  # a count
    each: Table = i8(SOURCES, EFFECTS)
    cap: Table = i8(SOURCES, EFFECTS)  # 0: none
    who: Table = i8(SOURCES, EFFECTS)
    filter: Table = i16(SOURCES, EFFECTS)
    chooser: Table = i8(SOURCES, EFFECTS)
    optional: Table = i8(SOURCES, EFFECTS)
    to: Table = i8(SOURCES, EFFECTS)
    pick: Table = i8(SOURCES, EFFECTS)
    terms: Table = i16(SOURCES, EFFECTS, CONDITIONS)  # conditions
    # filters
    side: Table = i8(FILTERS)
    others: Table = i8(FILTERS)
    this: Table = i8(FILTERS)
    fits: Table = i8(FILTERS, CARDS)  # everything else a filter asks, answered for every card
    # counts
    counted: Table = i8(COUNTS)  # cards, values, types, stat
    count_filter: Table = i16(COUNTS)
    stat: Table = i8(COUNTS)
    of: Table = i8(COUNTS)
    of_colours: Table = i8(COUNTS)  # a set
    # conditions
    asks: Table = i8(TERMS)  # count, lead, colour, as_reinforcement
    term_count: Table = i16(TERMS)
    low: Table = i16(TERMS)
    high: Table = i16(TERMS)
    # score rules of Albi
    rule: Table = i8(ALBI, SCORES)  # -1: none
    points: Table = i8(ALBI, SCORES)
    otherwise: Table = i8(ALBI, SCORES)
    need: Table = i8(ALBI, SCORES)
    most: Table = i8(ALBI, SCORES)
    score_each: Table = i8(ALBI, SCORES)
    score_stat: Table = i8(ALBI, SCORES)
    score_colours: Table = i8(ALBI, SCORES)  # a set
    series: Table = i16(4, TABLE)  # by colour
    series_length: Table = i8(4)
    # ids, as letters
    hero_id: Table = i8(HEROES, ID)
    card_id: Table = i8(CARDS, ID)
    albo_id: Table = i8(ALBI, ID)


class BonelliPosition(Position):
    agenda: Table = i16(8, AGENDA_WIDTH)
    # options
    heroes: int = i16()
    first_lead: int = i8()
    younger: int = i8()
    empty_reserve: int = i8()
    ready: int = i8()
    enter_order: int = i8()
    parked_enter: int = i8()
    tie_reinforce: int = i8()
    final_tie: int = i8()
    # the game
    hero: Table = i8(SEATS)
    younger_seat: int = i8()
    turn: int = i8()
    phase: int = i8()
    protagonist: int = i8()
    contested: int = i8()  # the place fought for
    albo: int = i8()  # the Albo fought for, until the turn ends
    outcome: int = i8()
    next_lead: int = i8()  # whom a `lead` effect names
    total: Table = i32(SEATS)
    parts: Table = i32(SEATS, 4)  # of the total: values, boosts, boosts of the Albo, hinders
    # tokens
    reserve: int = i8()
    reserve_wow: int = i8()
    balloons: Table = i8(SEATS)
    wow: Table = i8(SEATS)  # held, not on Albi
    # cards of the seats
    deck: Table = i8(SEATS, DECK)  # the last one is on top
    deck_size: Table = i8(SEATS)
    discard: Table = i8(SEATS, DECK)
    discard_size: Table = i8(SEATS)
    hand: Table = i8(SEATS, HAND)
    hand_size: Table = i8(SEATS)  # the open row counted in (B-HIDE-04)
    shown: Table = i8(SEATS, HAND)
    known: Table = i8(SEATS, HAND)  # to the other seat
    row: Table = i8(SEATS, ROW)
    row_size: Table = i8(SEATS)
    confirmed: Table = i8(SEATS)
    swap_card: int = i8()  # named by `swap_in`, its target still to come
    # cards on Albi, in arrival order
    card: Table = i8(SEATS, DECK)
    card_place: Table = i8(SEATS, DECK)
    card_marks: Table = i8(SEATS, DECK)
    card_base: Table = i8(SEATS, DECK)
    card_count: Table = i8(SEATS)
    # albi
    face_up: Table = i8(PLACES)
    place_balloons: Table = i8(PLACES)
    albo_deck: Table = i8(ALBO_DECK)  # the last one is on top
    albo_left: int = i8()
    peeked: Table = i8(SEATS)  # top cards of the Albo deck that the seat knows
    removed: Table = i8(REMOVED)
    fate: Table = i8(ALBI)  # outcome of an Albo that was contested
    albo_wow: Table = i8(ALBI)
