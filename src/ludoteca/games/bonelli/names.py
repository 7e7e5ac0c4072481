"""What cards, Albi and heroes are called: the ids of the pack, as the book holds them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ludoteca.core.decisions import Kept
from ludoteca.games.bonelli.book import words_of
from ludoteca.games.bonelli.position import CARDS, ENTRIES, HEROES, ID, SEATS


def names(book: Any, p: Any, seat: int) -> Kept:
    """The domains without fixed names; entries are those of the seat's own hero."""
    hero = int(p.hero[seat]) if seat < SEATS else 0
    ids = (book.hero_id, book.card_id, book.albo_id)
    first, count = int(book.first[hero]), int(book.entries[hero])
    return _names(*(np.asarray(table).tobytes() for table in ids), first, count)


@lru_cache(maxsize=64)
def _names(heroes: bytes, cards: bytes, albi: bytes, first: int, count: int) -> Kept:
    card = _words(cards)
    own = card[first : first + count]
    return Kept(
        hero=_filled(_words(heroes), HEROES),
        card=_filled(card, CARDS),
        albo=[*_words(albi), "the_end"],
        entry=_filled(own, ENTRIES),
    )


def _words(table: bytes) -> list[str]:
    return words_of(np.frombuffer(table, np.int8).reshape(-1, ID))


def _filled(known: list[str], size: int) -> list[str]:
    """Numbers that no entry of the pack has are named by the number."""
    return [known[n] if n < len(known) and known[n] else f"#{n + 1}" for n in range(size)]
