"""Set-up (B-SETUP)."""

from __future__ import annotations

from ludoteca.core.dice import dice, shuffle
from ludoteca.core.facts import EVERYBODY, NOBODY
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.core.record import Table
from ludoteca.games.bonelli.cards import DECLARING, LEADING, draw
from ludoteca.games.bonelli.decisions import FACTS, SETUP_DUE, tell
from ludoteca.games.bonelli.heroes import RANDOM
from ludoteca.games.bonelli.position import (
    ALBI,
    ALBO_DECK,
    BALLOONS,
    DEALT_BALLOONS,
    DECLARATION,
    ENDS,
    HEROES,
    NONE,
    OPENING,
    PACKET,
    PLACES,
    REMOVED,
    SEATS,
    SET_UP,
    THE_END,
    WOWS,
    BonelliBook,
    BonelliPosition,
)

GAME_STARTED, ALBI_REMOVED = FACTS.number("game_started"), FACTS.number("albi_removed")
ALBO_TURNED_UP = FACTS.number("albo_turned_up")
BALLOONS_DEALT, DECK_SHUFFLED = FACTS.number("balloons_dealt"), FACTS.number("deck_shuffled")
LEAD_CHOSEN, TURN_STARTED = FACTS.number("lead_chosen"), FACTS.number("turn_started")

YOUNGER_CHOICE, BY_SEED = 0, 2  # of first_lead, of younger


@kernel
def deal(book: BonelliBook, p: BonelliPosition, seats: int, log: Table) -> None:
    _clear(p)
    _give_heroes(p)
    if p.first_lead == YOUNGER_CHOICE:
        p.younger_seat = dice(p, SEATS) if p.younger == BY_SEED else p.younger
    tell(
        p,
        log,
        GAME_STARTED,
        EVERYBODY,
        NOBODY,
        p.hero[0],
        p.hero[1],
        p.younger_seat,
    )
    _deal_albi(p, log)
    p.reserve = BALLOONS - SEATS * DEALT_BALLOONS
    p.reserve_wow = WOWS
    for seat in range(SEATS):
        p.balloons[seat] = DEALT_BALLOONS
        tell(p, log, BALLOONS_DEALT, EVERYBODY, NOBODY, seat, DEALT_BALLOONS)
    for seat in range(SEATS):
        _deal_cards(book, p, seat, log)
    if p.first_lead == YOUNGER_CHOICE:
        push(p, LEADING, p.younger_seat + 1)
    else:
        first_lead(p, NONE, dice(p, SEATS), log)


@kernel
def _clear(p: BonelliPosition) -> None:
    """Nothing lies anywhere yet: rows are empty, and -1 stands for nobody and nothing."""
    p.deck[:, :] = NONE
    p.discard[:, :] = NONE
    p.hand[:, :] = NONE
    p.shown[:, :] = NONE
    p.known[:, :] = NONE
    p.row[:, :] = NONE
    p.card[:, :] = NONE
    p.card_place[:, :] = NONE
    p.fate[:] = NONE
    p.swap_card = NONE
    p.younger_seat = NONE
    p.protagonist = NONE
    p.contested = NONE
    p.albo = NONE
    p.outcome = NONE
    p.next_lead = NONE
    p.phase = SET_UP


@kernel
def _give_heroes(p: BonelliPosition) -> None:
    """The heroes that were chosen, or the first two of the pack by the seed (B-GEN-04)."""
    if p.heroes == RANDOM:
        p.hero[0] = dice(p, SEATS)
        p.hero[1] = 1 - p.hero[0]
    else:
        p.hero[0] = p.heroes // HEROES
        p.hero[1] = p.heroes % HEROES


@kernel
def _deal_albi(p: BonelliPosition, log: Table) -> None:
    """Six out, five and The End at the bottom, eleven on top, three face up (B-SETUP-01 to 04)."""
    for n in range(REMOVED):
        p.removed[n] = n
    for n in range(REMOVED, ALBI):
        p.albo_deck[n - REMOVED + ENDS] = n
    for n in range(ALBI - 1, 0, -1):
        other = dice(p, n + 1)
        albo = _albo_at(p, n)
        _put_albo(p, n, _albo_at(p, other))
        _put_albo(p, other, albo)
    p.albo_deck[0] = THE_END
    p.albo_deck[1] = THE_END
    shuffle(p, p.albo_deck, PACKET)
    p.albo_left = ALBO_DECK
    tell(p, log, ALBI_REMOVED, EVERYBODY, NOBODY, REMOVED)
    for place in range(PLACES):
        turn_up(p, place, log)


@kernel
def _albo_at(p: BonelliPosition, n: int) -> int:
    """The removed Albi and those of the deck, as one row to be shuffled."""
    return p.removed[n] if n < REMOVED else p.albo_deck[n - REMOVED + ENDS]


@kernel
def _put_albo(p: BonelliPosition, n: int, albo: int) -> None:
    if n < REMOVED:
        p.removed[n] = albo
    else:
        p.albo_deck[n - REMOVED + ENDS] = albo


@kernel
def turn_up(p: BonelliPosition, place: int, log: Table) -> int:
    """The top card of the Albo deck comes to a place."""
    top = p.albo_left - 1
    albo = p.albo_deck[top]
    p.albo_deck[top] = NONE
    p.albo_left = top
    p.face_up[place] = albo
    for seat in range(SEATS):
        p.peeked[seat] = max(p.peeked[seat] - 1, 0)
    if albo < THE_END:
        tell(p, log, ALBO_TURNED_UP, EVERYBODY, NOBODY, place, albo)
    return albo


@kernel
def _deal_cards(book: BonelliBook, p: BonelliPosition, seat: int, log: Table) -> None:
    hero = p.hero[seat]
    first = book.first[hero]
    size = 0
    for card in range(first, first + book.entries[hero]):
        for _ in range(book.copies[card]):
            p.deck[seat, size] = card
            size += 1
    p.deck_size[seat] = size
    shuffle(p, p.deck[seat], size)
    tell(p, log, DECK_SHUFFLED, EVERYBODY, NOBODY, seat, size, SETUP_DUE)
    for _ in range(OPENING):
        draw(book, p, seat, SETUP_DUE, log)


@kernel
def first_lead(p: BonelliPosition, chooser: int, protagonist: int, log: Table) -> None:
    """Somebody takes the Protagonist card, and the first turn starts (B-SETUP-08, 10, 11)."""
    p.protagonist = protagonist
    tell(p, log, LEAD_CHOSEN, EVERYBODY, NOBODY, chooser, protagonist)
    start_turn(p, log)


@kernel
def start_turn(p: BonelliPosition, log: Table) -> None:
    p.turn += 1
    p.phase = DECLARATION
    push(p, DECLARING, p.protagonist + 1)
    tell(
        p,
        log,
        TURN_STARTED,
        EVERYBODY,
        NOBODY,
        p.protagonist,
        p.face_up[0],
        p.face_up[1],
        p.face_up[2],
    )
