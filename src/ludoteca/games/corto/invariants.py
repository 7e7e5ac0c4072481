"""What holds at every decision (section 11 of the reference), for tests and described positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ludoteca.core.position import RUNNING
from ludoteca.games.corto.pending import pending
from ludoteca.games.corto.position import (
    BOARDS_FULL,
    CARD,
    COLUMNS,
    CROW,
    DECK,
    DISCARDING,
    EMERALD,
    FIGURE,
    HAND,
    INGOT,
    LEOPARDS,
    NO_MODE,
    NONE,
    PLAYING,
    ROWS_FOR,
    SEATS,
    TILES,
    TRAIN,
    VESSEL,
)

MOST_TURNS = 30_000  # more than the cards of a game last
MOST_RESERVE = 100


def invariants(book: Any, p: Any) -> list[str]:
    """Everything that is wrong with a position, in words; nothing if it is sound."""
    return _bounds(book, p) or _unsound(book, p) or pending(book, p)


def _bounds(book: Any, p: Any) -> list[str]:
    """What no clause needs to say, and what everything else is read with."""
    seats, rows = p.seats, ROWS_FOR[p.seats]
    known, deck_size = np.asarray(p.known), np.asarray(p.deck_size)
    counted = {
        "first": (0, p.first, seats - 1),
        "active": (0, p.active, seats - 1),
        "turn": (0, p.turn, MOST_TURNS),
        "idle": (0, p.idle, seats),
        "mode": (NO_MODE, p.mode, DISCARDING),
        "played": (0, p.played, HAND),
        "discarded": (0, p.discarded, HAND),
        "cards_drawn": (0, p.cards_drawn, HAND),
        "draw_limit": (0, p.draw_limit, HAND),
        "arrivals": (0, p.arrivals, HAND),
        "ignore_adjacency": (0, p.ignore_adjacency, 1),
        "ignore_colour": (0, p.ignore_colour, 1),
        "leopards_left": (0, p.leopards_left, book.leopards),
        "carriages_left": (0, p.carriages_left, book.carriages),
    }
    for field in ("reserve", "ingots", "crows", "leopards", "deck_size", "known", "tile_there"):
        counted[field] = (0, min(np.asarray(getattr(p, field)).ravel().tolist()), MOST_TURNS)
    most = {"reserve": MOST_RESERVE, "tile_there": 1, "carriage_owner": seats - 1}
    for field, limit in most.items():
        counted[f"greatest {field}"] = (NONE, max(np.asarray(getattr(p, field)).tolist()), limit)
    problems = [
        f"{name} is {value}, not from {least} to {limit}"
        for name, (least, value, limit) in counted.items()
        if not least <= value <= limit
    ]
    stories = np.asarray(p.stacking).tolist()
    if NONE in stories[:rows] or len(set(stories[:rows])) < rows or set(stories[rows:]) - {NONE}:
        problems.append("the stacking is not of as many different storylines as there are rows")
    if (known > deck_size[:, None]).any() or known[:, seats:].any():
        problems.append("more cards of a deck are known than there are, or to nobody")
    for field in ("reserve", "ingots", "crows", "leopards", "stock", "hand_size", "shields"):
        if np.asarray(getattr(p, field))[seats:].any():
            problems.append(f"{field} of a seat that does not play")
    kept = np.asarray(p.kept)
    if ((kept != NONE) & (kept % SEATS >= seats)).any():
        problems.append("a card is kept by a seat that does not play")
    return problems


def _unsound(book: Any, p: Any) -> list[str]:
    return [
        *_cards(book, p),
        *_markers(book, p),
        *_pieces(book, p),
        *_turn(book, p),
        *_quests(book, p),
    ]


def places_of_cards(p: Any) -> Counter[int]:
    """How often each card is somewhere outside the decks."""
    kept = np.asarray(p.kept)
    cards = [
        *np.asarray(p.character).tolist(),
        *np.asarray(p.hand).ravel().tolist(),
        *np.asarray(p.pile).tolist(),
        *np.flatnonzero(kept != NONE).tolist(),
        int(p.pending),
    ]
    return Counter(card for card in cards if card != NONE)


def _name(card: int) -> str:
    assert CARD.names
    return CARD.names[card]


def _cards(book: Any, p: Any) -> list[str]:  # invariants 1, 3
    problems = []
    decks = np.asarray(p.deck)
    found = places_of_cards(p) + Counter(c for c in decks.ravel().tolist() if c != NONE)
    stories = [story for story in np.asarray(p.stacking).tolist() if story != NONE]
    wanted = {story * DECK + n for story in stories for n in range(DECK)}
    for card, times in sorted(found.items()):
        if card not in wanted:
            problems.append(f"{_name(card)} is of a storyline that is not in play")
        elif times > 1:
            problems.append(f"{_name(card)} is in {times} places")
    problems += [f"{_name(card)} is nowhere" for card in sorted(wanted - set(found))]
    for row, size in enumerate(np.asarray(p.deck_size).tolist()):
        if (decks[row] != NONE).tolist() != [n < size for n in range(DECK)]:
            problems.append(f"the deck of row {row} does not have its {size} cards")
    for seat, size in enumerate(np.asarray(p.hand_size).tolist()):
        held = [card for card in np.asarray(p.hand)[seat].tolist() if card != NONE]
        if len(held) != size or size > book.hand_limit or held != sorted(held):
            problems.append(f"the hand of seat {seat} is not in order")
        if [card // DECK for card in held] != np.asarray(p.back)[seat].tolist()[:size]:
            problems.append(f"the backs of seat {seat}'s hand are not those of its cards")
    return problems


def _markers(book: Any, p: Any) -> list[str]:  # invariant 2
    markers, stock = np.asarray(p.markers), np.asarray(p.stock)
    problems = []
    for seat in range(p.seats):
        if stock[seat] < 0 or stock[seat] + markers[:, seat].sum() != book.markers_per_seat:
            problems.append(f"seat {seat} does not have its {book.markers_per_seat} markers")
    if (markers < 0).any() or markers[:, p.seats :].any():
        problems.append("there are markers of nobody")
    if markers[np.asarray(p.character) == NONE].any():
        problems.append("there are markers on a square without a character")
    return problems


def _pieces(book: Any, p: Any) -> list[str]:  # invariants 4, 5, 10
    problems = []
    squares = np.flatnonzero(np.asarray(p.character) != NONE).tolist()
    for square in squares:
        if not (p.table >> square) & 1 or not (book.row_squares >> square % COLUMNS) & 1:
            problems.append(f"{_name(p.character[square])} is not on a character square")
        if book.type_of[p.character[square]] != 0:
            problems.append(f"{_name(p.character[square])} is no character")
    if p.people != sum(1 << square for square in squares):
        problems.append("the set of characters is not up to date")
    for square in np.asarray(p.figurine).tolist():
        if square != NONE and not (p.table >> square) & 1:
            problems.append("a figurine is beside the table")
    if p.actor >= FIGURE and p.figurine[p.actor - FIGURE] == NONE:
        problems.append("the actor is a figurine that is off the table")
    elif NONE < p.actor < FIGURE and p.actor not in np.asarray(p.character).tolist():
        problems.append("the actor is not on the table")
    return problems


def full_rows(book: Any, p: Any) -> int:
    """How many boards are full, counted square by square."""
    held = set(np.flatnonzero(np.asarray(p.character) != NONE).tolist())
    held |= {square for square in np.asarray(p.figurine).tolist() if square != NONE}
    return sum(
        all(row * COLUMNS + column in held for column in range(1, book.columns))
        for row, story in enumerate(np.asarray(p.stacking).tolist())
        if story != NONE
    )


def _turn(book: Any, p: Any) -> list[str]:  # invariants 6, 7, 9, 10
    problems = []
    full = full_rows(book, p) >= book.full_boards_to_end
    if p.over == RUNNING and full and p.mode != PLAYING:
        problems.append("a turn began with the boards full")
    if full and p.arrivals > 1:
        problems.append("a second arrival left the boards full")
    if p.over != RUNNING and p.reason == BOARDS_FULL and p.arrivals != 1:
        problems.append("the game was not ended by a single arrival")
    if (p.played > 0) != (p.mode == PLAYING) or (p.mode == PLAYING and p.discarded):
        problems.append("cards were played and discarded in one turn")
    if p.mode == PLAYING and p.cards_drawn > p.draw_limit:
        problems.append("too many cards were drawn")
    if p.mode in (NO_MODE, DISCARDING) and (p.actor != NONE or p.arrivals):
        problems.append("somebody acts although no card was played")
    if p.over == RUNNING and not 0 <= p.idle < p.seats:
        problems.append("too many idle turns")
    return problems


def _quests(book: Any, p: Any) -> list[str]:  # invariants 12, 13
    def row(quest: int) -> int:
        return p.row_of[quest] if p.quests else NONE

    problems = []
    tiles = np.asarray(p.tile_there).sum() + np.asarray(p.ingots).sum() + np.asarray(p.crows).sum()
    if tiles != (book.ingots + book.crows if row(TILES) != NONE else 0):
        problems.append("ingots and crows are missing")
    ingots = np.count_nonzero(np.asarray(p.tile) == 0) + np.asarray(p.ingots).sum()
    if row(TILES) != NONE and ingots != book.ingots:
        problems.append("the ingots are not as many as there were")
    leopards = p.leopards_left + np.asarray(p.leopards).sum()
    if leopards != (book.leopards if row(LEOPARDS) != NONE else 0):
        problems.append("leopards are missing")
    faces = [tile in (INGOT, CROW) for tile in np.asarray(p.tile).tolist()]
    if faces != np.asarray(p.tile_there, bool).tolist():
        problems.append("a tile that is there has no face, or one that is not has one")
    problems += _train(book, p, row(TRAIN))
    for name, square, home in (
        ("vessel", p.vessel, row(VESSEL)),
        ("emerald", p.emerald, row(EMERALD)),
    ):
        if (square != NONE) != (home != NONE) or (square != NONE and square % COLUMNS == 0):
            problems.append(f"the {name} is not on a character square")
    if row(VESSEL) != NONE and p.vessel // COLUMNS != row(VESSEL):
        problems.append("the vessel has left its row")
    return problems


def _train(book: Any, p: Any, row: int) -> list[str]:
    if (p.train != NONE) != (row != NONE and p.carriages_left > 0):
        return ["the train is on the table without carriages, or the other way round"]
    if p.train != NONE and (p.train // COLUMNS != row or p.train % COLUMNS == 0):
        return ["the train has left its row"]
    carriages = np.asarray(p.carriage)[: book.carriages].tolist()
    if row != NONE and sorted(carriages) != sorted(book.carriage[: book.carriages].tolist()):
        return ["the carriages are not those of the train"]
    owned = np.flatnonzero(np.asarray(p.carriage_owner) != NONE).tolist()
    taken = list(range(p.carriages_left, book.carriages)) if row != NONE else []
    return [] if owned == taken else ["carriages taken are with nobody"]
