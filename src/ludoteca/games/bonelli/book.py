"""A pack becomes a book: every filter, count and condition a row of numbers, checked on the way."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.core.errors import BadPack
from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.check import check_pack
from ludoteca.games.bonelli.pack import (
    BonelliPack,
    Card,
    Condition,
    Count,
    Effect,
    Filter,
    Score,
)
from ludoteca.games.bonelli.position import (
    CARDS,
    COUNTS,
    FILTERS,
    ID,
    NONE,
    TERMS,
    BonelliBook,
)

_NONE_AT_FIRST = (
    "when",
    "ban",
    "per",
    "filter",
    "terms",
    "character",
    "rule",
    "count_filter",
    "term_count",
)

KNOWN: dict[int, BonelliPack] = {}
"""Every pack compiled in this process by its digest: books hold no names and no texts."""


def compile_pack(pack: BonelliPack, book: Any) -> None:
    """Fills the book of a pack, or BadPack with entry, field and what is allowed."""
    check_pack(pack)
    rows = BonelliBook.at(book)
    for name in (
        "when",
        "ban",
        "per",
        "filter",
        "terms",
        "character",
        "count_filter",
        "rule",
        "term_count",
    ):
        getattr(rows, name)[:] = NONE
    rows.wow_points = pack.pack.wow_points
    rows.heroes = len(pack.hero)
    _Writer(pack, rows).write()
    rows.digest = zlib.crc32(book.tobytes())
    KNOWN[rows.digest] = pack


def cards_by_number(pack: BonelliPack) -> list[Card]:
    """The cards of a pack as the book numbers them: hero by hero."""
    return [card for hero in pack.hero for card in pack.card if card.hero == hero.id]


def letters(text: str) -> list[int]:
    return list(text.encode().ljust(ID, b"\0"))


def words_of(table: Any) -> list[str]:
    """The ids that `letters` wrote."""
    rows = np.asarray(table)
    return [bytes(row.astype(np.uint8)).rstrip(b"\0").decode() for row in rows]


def _set_of(names: Sequence[str] | None, known: Sequence[str]) -> int:
    """A list of words as bits; no list is all of them."""
    chosen = known if names is None else names
    return sum(1 << known.index(name) for name in set(chosen))


class _Writer:
    def __init__(self, pack: BonelliPack, book: Any) -> None:
        self.pack = pack
        self.book = book
        self.cards = cards_by_number(pack)
        self.characters = [c.id for hero in pack.hero for c in hero.characters]
        self.filters: dict[Filter, int] = {}
        self.counts: dict[Count, int] = {}
        self.terms: dict[Condition, int] = {}

    def write(self) -> None:
        book = self.book
        number = 0
        for n, hero in enumerate(self.pack.hero):
            mine = sum(card.hero == hero.id for card in self.pack.card)
            book.first[n], book.entries[n], book.limit[n] = number, mine, hero.hand_limit
            book.hero_id[n] = letters(hero.id)
            number += mine
        for n, card in enumerate(self.cards):
            self._card(n, card)
        for n, albo in enumerate(self.pack.albo):
            self._albo(n, albo)

    def _card(self, n: int, card: Card) -> None:
        book = self.book
        book.card_id[n] = letters(card.id)
        book.copies[n], book.value[n], book.icon[n] = card.copies, card.value, card.reinforce
        book.kind[n] = word.TYPES.index(card.type)
        if card.character is not None:
            hero = [hero.id for hero in self.pack.hero].index(card.hero)
            before = sum(len(h.characters) for h in self.pack.hero[:hero])
            own = [c.id for c in self.pack.hero[hero].characters]
            book.character[n] = before + own.index(card.character)
        self._effects(n, card.effects)

    def _albo(self, n: int, albo: Any) -> None:
        book = self.book
        book.albo_id[n] = letters(albo.id)
        book.colour[n] = word.COLOURS.index(albo.colour)
        book.least[n], book.greatest[n], book.open[n] = (
            albo.cards.min,
            albo.cards.max,
            albo.reinforce,
        )
        book.ban[n] = self._filter(albo.ban)
        for k, rule in enumerate(albo.score):
            self._score(n, k, rule)
        self._effects(CARDS + n, albo.effects)

    def _effects(self, source: int, effects: Sequence[Effect]) -> None:
        book = self.book
        for k, effect in enumerate(effects):
            when = word.WHENS.index(effect.when)
            book.triggers[source] |= 1 << when
            book.when[source, k] = when
            book.op[source, k] = word.OPS.index(effect.op)
            amount = 1 if effect.amount is None else effect.amount
            book.amount[source, k] = word.ALL if amount == "all" else amount
            book.per[source, k] = NONE if effect.per is None else self._count(effect.per)
            book.each[source, k] = effect.each or 1
            book.cap[source, k] = effect.cap or 0
            who = effect.who or ("opponent" if effect.op == "bar_reinforce" else "self")
            book.who[source, k] = word.WHOS.index(who)
            book.filter[source, k] = self._filter(effect.filter)
            book.chooser[source, k] = word.WHOS.index(effect.chooser or "self")
            book.optional[source, k] = effect.optional
            book.to[source, k] = word.TOS.index(effect.to or "albo")
            book.pick[source, k] = word.PICKS.index(effect.pick or "owner")
            for t, condition in enumerate(effect.conditions):
                book.terms[source, k, t] = self._term(condition)

    def _score(self, n: int, k: int, rule: Score) -> None:
        book = self.book
        name = type(rule).__name__.lower()
        book.rule[n, k] = word.RULES.index(name)
        if name == "series":
            colour = int(book.colour[n])
            table = getattr(rule, "table", ())
            book.series[colour, : len(table)] = table
            book.series_length[colour] = len(table)
            return
        book.points[n, k] = getattr(rule, "points", 0)
        book.otherwise[n, k] = getattr(rule, "otherwise", 0)
        book.need[n, k] = getattr(rule, "need", 0)
        book.most[n, k] = getattr(rule, "max", 99)
        book.score_each[n, k] = getattr(rule, "each", 1)
        stat = getattr(rule, "stat", None)
        book.score_stat[n, k] = NONE if stat is None else word.STATS.index(stat)
        colour_list = getattr(rule, "colour", None)
        names = [colour_list] if isinstance(colour_list, str) else colour_list
        book.score_colours[n, k] = _set_of(names, word.COLOURS)

    def _filter(self, given: Filter | None) -> int:
        if given is None:
            return NONE
        if given not in self.filters:
            n = self.filters[given] = _room(self.filters, FILTERS, "filters")
            book = self.book
            book.side[n] = word.SIDES.index(given.side)
            book.others[n], book.this[n] = given.others, given.this
            for c, card in enumerate(self.cards):
                book.fits[n, c] = self._fits(given, card)
        return self.filters[given]

    def _fits(self, given: Filter, card: Card) -> bool:
        """All the tests of a filter that ask about the printed card alone (B-COND-01)."""
        return (
            (given.type is None or card.type in given.type)
            and (given.character is None or card.character in given.character)
            and (given.entry is None or card.id in given.entry)
            and (given.tag is None or not set(given.tag).isdisjoint(card.tags))
            and (given.reinforce is None or card.reinforce == given.reinforce)
            and (given.min_value is None or card.value >= given.min_value)
            and (given.max_value is None or card.value <= given.max_value)
        )

    def _count(self, given: Count) -> int:
        if given not in self.counts:
            n = self.counts[given] = _room(self.counts, COUNTS, "counts")
            book = self.book
            kind = next(k for k, w in enumerate(word.COUNTED) if getattr(given, w) is not None)
            book.counted[n] = kind
            book.count_filter[n] = self._filter(given.cards or given.values)
            book.of[n] = word.SIDES.index(given.of or given.types or "own")
            if given.stat is not None:
                book.stat[n] = word.STATS.index(given.stat)
            book.of_colours[n] = _set_of(given.colour, word.COLOURS)
        return self.counts[given]

    def _term(self, given: Condition) -> int:
        if given not in self.terms:
            n = self.terms[given] = _room(self.terms, TERMS, "conditions")
            book = self.book
            if given.lead is not None:
                book.asks[n], book.low[n] = word.IF_LEAD, given.lead
            elif given.as_reinforcement is not None:
                book.asks[n], book.low[n] = word.IF_REINFORCEMENT, given.as_reinforcement
            elif given.colour is not None and given.stat is None:
                book.asks[n], book.low[n] = word.IF_COLOUR, _set_of(given.colour, word.COLOURS)
            else:
                book.asks[n] = word.IF_COUNT
                book.term_count[n] = self._count(
                    Count(
                        given.cards, given.values, given.types, given.stat, given.of, given.colour
                    )
                )
                book.low[n] = -9999 if given.min is None else given.min
                book.high[n] = 9999 if given.max is None else given.max
        return self.terms[given]


def _room(used: dict[Any, int], most: int, what: str) -> int:
    if len(used) >= most:
        raise BadPack(f"more than {most} different {what}: write equal ones in the same words")
    return len(used)
