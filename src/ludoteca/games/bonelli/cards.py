"""Cards on their way between deck, hand, Albo and discard pile (B-DRAW, B-PARK), and tokens."""

from __future__ import annotations

from ludoteca.core.dice import shuffle
from ludoteca.core.facts import EVERYBODY, NOBODY, only
from ludoteca.core.kernel import kernel
from ludoteca.core.position import reveal
from ludoteca.core.record import Table
from ludoteca.games.bonelli.count import GONE, is_due
from ludoteca.games.bonelli.decisions import (
    EMPTY_DUE,
    FACTS,
    LIMIT,
    NO_CARDS,
    tell,
)
from ludoteca.games.bonelli.position import (
    DUE,
    NONE,
    PLACES,
    SEATS,
    THE_END,
    BonelliBook,
    BonelliPosition,
)
from ludoteca.games.bonelli.rows import copies_in, insert, remove

DECK_SHUFFLED, CARD_DRAWN = FACTS.number("deck_shuffled"), FACTS.number("card_drawn")
DRAW_REFUSED, EFFECT_LOST = FACTS.number("draw_refused"), FACTS.number("effect_lost")
BALLOONS_MOVED = FACTS.number("balloons_moved")

# What is on the agenda (rules.py says what each does)
LEADING = 1  # [asked]: who takes the Protagonist card
DECLARING = 2  # [asked]
PLACING = 3  # [asked]: the balloon of the declaration
ALBO_TURN = 4  # [-, next seat]: effects of the contested Albo
OPENING = 5
COMMIT = 6
RESOLVING = 7  # [asked]: effects of cards that are due
COUNTING = 8
ROUND = 9  # [asked, seats that passed]: reinforcement
ASSIGNMENT = 10
LEAVING = 11  # [asked, next seat]: cards leave
NEW_TURN = 12
EFFECT = 13  # [asked, controller, card, effect, times left]; asked = who + 8 * step
NOBODY_ASKED = 0
"""The first argument of every entry that may be a question: the seat asked + 1."""


@kernel
def limit_of(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    return book.limit[p.hero[seat]]


@kernel
def room_in_hand(book: BonelliBook, p: BonelliPosition, seat: int) -> int:
    return limit_of(book, p, seat) - p.hand_size[seat]


@kernel
def give(p: BonelliPosition, seat: int, card: int, open_to_all: bool) -> None:
    """A card comes to a hand; what arrives face up is shown (B-HIDE-07)."""
    insert(p.hand[seat], card)
    p.hand_size[seat] += 1
    if open_to_all:
        insert(p.shown[seat], card)
        insert(p.known[seat], card)


@kernel
def take_face_up(p: BonelliPosition, seat: int, card: int) -> None:
    """A card leaves a hand for all to see (B-HIDE-07)."""
    remove(p.hand[seat], card)
    p.hand_size[seat] -= 1
    forget(p, seat, card)


@kernel
def forget(p: BonelliPosition, seat: int, card: int) -> None:
    """One copy less that is remembered in a hand."""
    remove(p.shown[seat], card)
    remove(p.known[seat], card)


@kernel
def lay_off(p: BonelliPosition, seat: int, card: int) -> None:
    """A card comes to its owner's discard pile (B-GEN-05)."""
    insert(p.discard[seat], card)
    p.discard_size[seat] += 1


@kernel
def holds_copy(p: BonelliPosition, seat: int, card: int) -> bool:
    return copies_in(p.hand[seat], card) > 0


@kernel
def could_draw(book: BonelliBook, p: BonelliPosition, seat: int) -> bool:
    return room_in_hand(book, p, seat) > 0 and p.deck_size[seat] + p.discard_size[seat] > 0


@kernel
def draw(book: BonelliBook, p: BonelliPosition, seat: int, reason: int, log: Table) -> None:
    """One card from the own deck, if limit and piles allow it (B-DRAW)."""
    if room_in_hand(book, p, seat) <= 0:
        tell(p, log, DRAW_REFUSED, EVERYBODY, NOBODY, seat, LIMIT)
        return
    if p.deck_size[seat] == 0:
        _renew_deck(p, seat, log)
    if p.deck_size[seat] == 0:
        tell(p, log, DRAW_REFUSED, EVERYBODY, NOBODY, seat, NO_CARDS)
        return
    reveal(p)
    top = p.deck_size[seat] - 1
    card = p.deck[seat, top]
    p.deck[seat, top] = NONE
    p.deck_size[seat] = top
    give(p, seat, card, False)
    tell(p, log, CARD_DRAWN, EVERYBODY, only(seat), seat, reason, card)


@kernel
def _renew_deck(p: BonelliPosition, seat: int, log: Table) -> None:
    """The discard pile becomes a new deck, when a draw is due (B-DRAW-03, B-DRAW-04)."""
    size = p.discard_size[seat]
    if size == 0:
        return
    p.deck[seat] = p.discard[seat]
    p.deck_size[seat] = size
    p.discard[seat, :] = NONE
    p.discard_size[seat] = 0
    shuffle_deck(p, seat, EMPTY_DUE, log)


@kernel
def shuffle_deck(p: BonelliPosition, seat: int, reason: int, log: Table) -> None:
    reveal(p)
    shuffle(p, p.deck[seat], p.deck_size[seat])
    tell(p, log, DECK_SHUFFLED, EVERYBODY, NOBODY, seat, p.deck_size[seat], reason)


# Cards on Albi


@kernel
def set_down(
    book: BonelliBook, p: BonelliPosition, seat: int, card: int, place: int, marks: int
) -> int:
    """A card comes to lie on an Albo, last in arrival order; its number on the table."""
    n = p.card_count[seat]
    p.card[seat, n] = card
    p.card_place[seat, n] = place
    p.card_marks[seat, n] = marks
    p.card_base[seat, n] = book.value[card]
    p.card_count[seat] = n + 1
    return n


@kernel
def pick_up(book: BonelliBook, p: BonelliPosition, seat: int, n: int, log: Table) -> int:
    """A card leaves the Albo it lies on; what it had not yet done is lost (B-FX-13)."""
    lose_effects(book, p, seat, n, log)
    card = p.card[seat, n]
    last = p.card_count[seat] - 1
    for m in range(n, last):
        p.card[seat, m] = p.card[seat, m + 1]
        p.card_place[seat, m] = p.card_place[seat, m + 1]
        p.card_marks[seat, m] = p.card_marks[seat, m + 1]
        p.card_base[seat, m] = p.card_base[seat, m + 1]
    p.card[seat, last] = NONE
    p.card_place[seat, last] = NONE
    p.card_marks[seat, last] = 0
    p.card_base[seat, last] = 0
    p.card_count[seat] = last
    _renumber(p, seat, n)
    return card


@kernel
def _renumber(p: BonelliPosition, seat: int, gone: int) -> None:
    """Effects under way find their card again after another one has left."""
    for place in range(p.agenda_top):
        entry = p.agenda[place]
        if entry[0] == EFFECT and entry[2] == seat and entry[3] < GONE - 1:
            if entry[3] == gone:
                entry[3] = GONE
            elif entry[3] > gone:
                entry[3] -= 1


@kernel
def lose_effects(book: BonelliBook, p: BonelliPosition, seat: int, n: int, log: Table) -> None:
    """A card that waited for its moment will not have it (B-REVEAL-05)."""
    if is_due(p, seat, n):
        p.card_marks[seat, n] &= ~DUE
        tell(p, log, EFFECT_LOST, EVERYBODY, NOBODY, seat, p.card[seat, n])


@kernel
def rank_of(p: BonelliPosition, seat: int, n: int) -> int:
    """A card's index in arrival order among the seat's cards on its Albo, from 0."""
    rank = 0
    for m in range(n):
        if p.card_place[seat, m] == p.card_place[seat, n]:
            rank += 1
    return rank


@kernel
def card_at(p: BonelliPosition, seat: int, place: int, rank: int) -> int:
    """The number on the table of the rank-th card of a seat on an Albo; -1 if there is none."""
    for n in range(p.card_count[seat]):
        if p.card_place[seat, n] == place:
            if rank == 0:
                return n
            rank -= 1
    return -1


@kernel
def is_open_albo(p: BonelliPosition, place: int) -> bool:
    """A face-up Albo that is not contested."""
    return place != p.contested and 0 <= p.face_up[place] < THE_END


@kernel
def open_albi(p: BonelliPosition) -> int:
    count = 0
    for place in range(PLACES):
        if is_open_albo(p, place):
            count += 1
    return count


# Tokens


@kernel
def pay_in(p: BonelliPosition, seat: int, number: int, cause: int, log: Table) -> None:
    """Balloons of a seat go to the reserve, as many as there are (B-TOKEN-02)."""
    number = min(number, p.balloons[seat])
    if number > 0:
        p.balloons[seat] -= number
        p.reserve += number
        tell(p, log, BALLOONS_MOVED, EVERYBODY, NOBODY, seat, SEATS, number, cause)


@kernel
def pay_out(p: BonelliPosition, seat: int, number: int, cause: int, log: Table) -> None:
    """Balloons from the reserve to a seat; what the reserve lacks is not given (B-TOKEN-01)."""
    number = min(number, p.reserve)
    if number > 0:
        p.balloons[seat] += number
        p.reserve -= number
        tell(p, log, BALLOONS_MOVED, EVERYBODY, NOBODY, SEATS, seat, number, cause)
