"""The invariants of section 11, as a check of one position."""

from __future__ import annotations

import functools
import operator
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ludoteca.core.position import OVER
from ludoteca.games.kragmortha.pending import chain, pending, pieces
from ludoteca.games.kragmortha.position import (
    A4,
    ABSTAINED,
    AFTER,
    AGAIN,
    AUTO,
    BEFORE,
    BY_GAZE,
    BY_NOTHING,
    BY_PORTAL,
    BY_STUCK,
    CARDS,
    CLAW,
    COLUMNS,
    CORRESPONDENCE,
    CRIMES,
    DEEP_SLEEVE,
    DIGITAL,
    F4,
    FORBIDS,
    GAZES,
    GOBLIN,
    HONOUR,
    IMMEDIATE,
    L3,
    L4,
    LAYOUTS,
    LIMIT_MOST,
    LIVE,
    NO_VOTE,
    NONE,
    NOT_EARLY,
    PHYSICAL,
    PLACE,
    RIGOR,
    SEATS,
    SLOTS,
    TABOOS,
    TIMED,
    TOKENS,
    TOMES,
    V1,
    V2,
    KragBook,
    KragPosition,
)

Check = Callable[[Any, Any], Iterator[str]]


def invariants(book: KragBook, p: KragPosition) -> list[str]:
    """The invariants that a position breaks, by their numbers in the reference."""
    for checks in (BOUNDS, CHECKS, DUE):  # each reads with what the one before has found sound
        broken = [line for check in checks for line in check(book, p)]
        if broken:
            return broken
    return []


def _list(field: Any, count: int | None = None) -> list[int]:
    values = np.asarray(field).ravel().tolist()
    return values if count is None else values[:count]


def bounds(book: KragBook, p: KragPosition) -> Iterator[str]:
    """What no clause needs to say, and what everything else is read with."""
    last, cards = p.seats - 1, (1 << GAZES) - 1
    counted = {
        "layout": (1, p.layout, LAYOUTS),
        "turn": (0, p.turn, p.turn_cap),
        "played": (0, p.played, TOMES),
        "deck_size": (0, p.deck_size, CARDS),
        "discard_size": (0, p.discard_size, CARDS),
        "gaze_deck_size": (0, p.gaze_deck_size, GAZES),
        "tome_deck_size": (0, p.tome_deck_size, TOMES),
        "tokens_left": (1, p.tokens_left, TOKENS),
        "chain_length": (0, p.chain_length, SEATS + 1),
        "crime_count": (0, p.crime_count, CRIMES),
        "active": (0, p.active, last),
        "starter": (0, p.starter, last),
        "glory_at": (NONE, p.glory_at, last),
        "movement": (BY_NOTHING, p.movement, BY_PORTAL),
        "piece": (GOBLIN, p.piece, RIGOR),
        "early": (NOT_EARLY, p.early, BY_STUCK),
        "gaze_limit": (3, p.gaze_limit, 4),
        "orders": (DIGITAL, p.orders, PHYSICAL),
        "enforcement": (AUTO, p.enforcement, HONOUR),
        "reactions": (IMMEDIATE, p.reactions, TIMED),
        "pace": (LIVE, p.pace, CORRESPONDENCE),
        "forbidders": (0, p.forbidders, (1 << p.seats) - 1),
        "pokers": (0, p.pokers, (1 << p.seats) - 1),
        "alert": (0, p.alert, (1 << p.seats) - 1),
        "rites": (0, p.rites, 2 * CLAW - 1),
        "slip_rate": (0, min(_list(p.slip_rate)), max(_list(p.slip_rate))),
        "slip_rate of a seat": (0, max(_list(p.slip_rate)), 60),
        "notice_rate": (0, min(_list(p.notice_rate)), max(_list(p.notice_rate))),
        "notice_rate of a seat": (0, max(_list(p.notice_rate)), 100),
        "blanks": (0, min(_list(p.blanks)), p.gaze_limit),
    }
    for name in ("fresh", "sinful", "sinned", "slipped", "unnoticed", "settled", "confessed"):
        counted[name] = (0, getattr(p, name), cards)
    counted["convicted"] = (0, p.convicted, cards)
    for name in ("lens", "any_symbol", "leap", "peeked", "displaced", "standing", "taboo_new"):
        counted[name] = (0, getattr(p, name), 1)
    counted["glory_due"] = (0, p.glory_due, 1)
    for seat, vote in enumerate(_list(p.votes)):
        counted[f"vote of seat {seat}"] = (NO_VOTE, vote, ABSTAINED)
    for n, (crime, turn) in enumerate(np.asarray(p.crimes)[: max(p.crime_count, 0)].tolist()):
        counted[f"crime {n}"] = (0, crime, p.seats * GAZES - 1)
        counted[f"turn of crime {n}"] = (0, turn, p.turn)
    for card, seats in enumerate(_list(p.noticed)):
        counted[f"seats that noticed card {card}"] = (0, seats, (1 << p.seats) - 1)
    for seat, bits in enumerate(_list(p.calm)):
        counted[f"calm of seat {seat}"] = (0, bits, cards)
    for seat in range(SEATS):
        counted[f"hand_size of seat {seat}"] = (0, p.hand_size[seat], SLOTS * (seat < p.seats))
    for name, (least, value, most) in counted.items():
        if not least <= value <= most:
            yield f"{name} is {value}, not from {least} to {most}"
    for n in range(p.agenda_top):
        if not PLACE <= p.agenda[n, 0] <= FORBIDS or not 0 <= p.agenda[n, 1] < SEATS + 2:
            yield f"entry {n} of the agenda is none of the game"
    if p.rigor == NONE or (p.turn and NONE in _list(p.goblin, p.seats)):
        yield "1: a creature stands nowhere"


def creatures(book: KragBook, p: KragPosition) -> Iterator[str]:
    layout = p.layout - 1
    goblins = [square for square in _list(p.goblin, p.seats) if square != NONE]
    squares = [*goblins, p.rigor]
    if not all(book.field[layout, square] for square in squares):
        yield "1: a creature stands outside the field"
    shared = [count for count in Counter(squares).values() if count > 1]
    if len(shared) > 1 or any(count > 2 for count in shared):
        yield "1: more than two creatures on a square, or more than one shared square"
    at_rest = p.movement == BY_NOTHING and not p.over
    if at_rest and (shared or any(book.desk[layout, square] for square in goblins)):
        yield "1: at rest a square is shared, or a goblin is on the desk"


def movement_cards(book: KragBook, p: KragPosition) -> Iterator[str]:
    deck, discard = _list(p.deck, p.deck_size), _list(p.discard, p.discard_size)
    hands = [_list(p.hand[seat], p.hand_size[seat]) for seat in range(p.seats)]
    if sorted([*deck, *discard, *functools.reduce(operator.iadd, hands, [])]) != list(range(CARDS)):
        yield "2: not every movement card is there once"
    if any(len(hand) > SLOTS for hand in hands) or (p.phase == BEFORE and not hands[p.active]):
        yield "2: a hand is too large, or empty in a before-window"


def gaze_cards(book: KragBook, p: KragPosition) -> Iterator[str]:
    held = [card for card in range(GAZES) if p.gaze_owner[card] != NONE]
    if sorted([*held, *_list(p.gaze_deck, p.gaze_deck_size)]) != list(range(GAZES)):
        yield "3: not every gaze is there once"
    parts = Counter((p.gaze_owner[card], int(book.part[card])) for card in held)
    if any(count > 1 for count in parts.values()):
        yield "4: a seat holds two gazes of one body part"
    if any(p.veto[seat] >> part & 1 for seat, part in parts):
        yield "4: a seat holds a vetoed part"
    for seat in range(p.seats):
        if p.gazes[seat] != p.blanks[seat] + sum(p.gaze_owner[card] == seat for card in held):
            yield f"3: the gazes of seat {seat} are counted wrongly"
    reached = [seat for seat in range(p.seats) if p.gazes[seat] >= p.gaze_limit]
    if len(reached) != (1 if p.over and p.reason == BY_GAZE else 0):
        yield "5: a seat has reached the gaze limit, or none has although the game ended so"


def tomes_and_tokens(book: KragBook, p: KragPosition) -> Iterator[str]:
    owned = [tome for tome in range(TOMES) if p.tome_owner[tome] != NONE]
    if max(_list(p.tome_owner)) >= p.seats or max(_list(p.gaze_owner)) >= p.seats:
        yield "6: a tome or a gaze belongs to a seat that does not play"
    if sorted([*owned, *_list(p.tome_deck, p.tome_deck_size)]) != list(range(TOMES)):
        yield "6: not every tome is there once"
    if not p.over and p.tome_deck_size == 0:
        yield "6: the game goes on without a tome in the deck"
    if sorted(_list(p.tokens)) != sorted(_list(book.token)) or not p.tokens_left:
        yield "7: the tokens are not those of the pack, or the stack is empty"
    if any(p.tome_used[tome] and book.effect[tome] == DEEP_SLEEVE for tome in owned):
        yield "8: Deep Sleeve is face down"
    for seat in range(p.seats):
        sleeves = sum(p.tome_owner[t] == seat and book.effect[t] == DEEP_SLEEVE for t in owned)
        if not 2 <= (2 if p.gaze_owner[F4] == seat else 3) + sleeves <= LIMIT_MOST:
            yield f"9: the hand limit of seat {seat}"


def chains(book: KragBook, p: KragPosition) -> Iterator[str]:
    victims = _list(p.chain, p.chain_length)[1:]
    if len(victims) > p.seats or len(set(victims)) < len(victims):
        yield "10: a goblin is shoved twice in one chain"


def questions(book: KragBook, p: KragPosition) -> Iterator[str]:
    if (p.over == OVER) != (p.agenda_top == 0):
        yield "12: nothing is asked although the game goes on, or something although it is over"
    if p.over or p.agenda_top != 1 or p.phase not in (BEFORE, AGAIN, AFTER):
        return
    due = p.glory_due or p.alert or p.forbidders
    if p.reactions == IMMEDIATE and due:
        yield "13: a reaction is due beside another decision"
    if p.settled or p.taboo_new or (p.enforcement == AUTO and p.sinful):
        yield "14: a quiet point has left something open"


def sins(book: KragBook, p: KragPosition) -> Iterator[str]:
    held = sum(1 << card for card in range(GAZES) if p.gaze_owner[card] != NONE)
    if (p.settled | p.unnoticed | p.fresh) & ~held:
        yield "15: a sin is to be convicted or noticed of a card that nobody holds"
    if p.settled and p.enforcement == AUTO:
        yield "15: an order was settled although nobody accuses"
    for card in range(GAZES):
        if bool(p.sins[card]) != bool(p.sinful >> card & 1):
            yield f"15: the sins of card {card} are counted wrongly"
        if p.sins[card] and (p.gaze_owner[card] == NONE or p.sins[card] >> p.seats + 2):
            yield f"15: an open sin of card {card} is too old, or nobody holds the card"


def marks(book: KragBook, p: KragPosition) -> Iterator[str]:
    holder = p.gaze_owner[A4]
    if p.face_down != NONE and (holder == NONE or p.face_down >= p.hand_size[holder]):
        yield "16: a slot is face down outside the hand of the A4 holder"
    taboo = [square for square in _list(p.taboo) if square != NONE]
    row, layout = book.start_row[p.layout - 1], p.layout - 1
    if taboo and (p.gaze_owner[V1] == NONE or len(set(taboo)) < len(taboo)):
        yield "17: forbidden squares without V1, or one twice"
    if any(s // COLUMNS == row or book.desk[layout, s] or not book.field[layout, s] for s in taboo):
        yield "17: a forbidden square is none that may be forbidden"
    if (p.burning != NONE) != (p.gaze_owner[L4] != NONE and p.orders == DIGITAL):
        yield "17: a symbol burns without L4, or none with it"
    asked = max(int(p.forbidders).bit_count(), p.taboo_new)
    if asked and (p.gaze_owner[V1] == NONE or len(taboo) + asked > TABOOS):
        yield "17: squares are to be forbidden without V1, or a fourth one"
    if p.glory_due and p.gaze_owner[V2] == NONE:
        yield "13: glory is due without V2"
    if p.standing and p.gaze_owner[L3] == NONE:
        yield "18: somebody stands without L3"


def counts(book: KragBook, p: KragPosition) -> Iterator[str]:
    if p.boots >= p.seats:
        yield "19: Heavy Boots of nobody"
    if p.plies > p.ply_cap:
        yield "20: more turns or decisions than there may be"


BOUNDS: tuple[Check, ...] = (bounds,)
CHECKS: tuple[Check, ...] = (
    creatures,
    movement_cards,
    gaze_cards,
    tomes_and_tokens,
    chain,
    chains,
    pieces,
    questions,
    sins,
    marks,
    counts,
)
DUE: tuple[Check, ...] = (pending,)
