"""What a pack's tables must fulfil beyond their shape: B-PACK and the ranges of 9.1."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ludoteca.core.errors import BadPack
from ludoteca.games.bonelli.pack import (
    Albo,
    BonelliPack,
    Card,
    Condition,
    Count,
    Effect,
    Filter,
    Series,
)
from ludoteca.games.bonelli.position import ALBI, CARDS, DECK, ENTRIES

OUTCOME = ("win", "loss", "tie")
LATER = ("enter", *OUTCOME, "chosen")
TRIGGERS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "draw",
            "salvage",
            "dig",
            "peek_hand",
            "peek_albi",
            "discard_hand",
            "balloon",
            "pay",
            "steal",
            "add_balloon",
        ),
        LATER,
    ),
    **dict.fromkeys(("deploy", "swap", "cancel", "fetch", "copy"), ("enter",)),
    **dict.fromkeys(("shunt", "bounce", "destroy"), ("enter", *OUTCOME)),
    **dict.fromkeys(("boost", "hinder", "ward", "break_tie", "bar_reinforce"), ("active",)),
    "wow": LATER,
    "lead": OUTCOME,
}
NOT_ON_ALBI = frozenset(
    [
        "deploy",
        "swap",
        "cancel",
        "shunt",
        "fetch",
        "bounce",
        "destroy",
        "copy",
        "hinder",
        "break_tie",
    ]
)
USES = {  # which operations a field belongs to (9.1)
    "per": ("boost", "hinder", "draw", "balloon", "pay", "steal"),
    "each": ("boost", "hinder", "draw", "balloon", "pay", "steal"),
    "cap": ("boost", "hinder", "draw", "balloon", "pay", "steal"),
    "who": ("draw", "discard_hand", "balloon", "pay", "bar_reinforce", "lead"),
    "filter": (
        "salvage",
        "dig",
        "deploy",
        "swap",
        "cancel",
        "shunt",
        "fetch",
        "bounce",
        "destroy",
        "copy",
        "ward",
    ),
    "chooser": ("cancel", "shunt", "bounce", "destroy", "add_balloon"),
    "to": ("wow",),
    "pick": ("discard_hand",),
}
NO_AMOUNT = frozenset(["deploy", "swap", "copy", "ward", "break_tie", "bar_reinforce", "lead"])
MAY_BE_ALL = ("cancel", "bounce", "destroy", "peek_hand")
CHOOSES_ON_ALBO = frozenset(["cancel", "shunt", "bounce", "destroy", "copy", "fetch"])
NOT_ON_ICONS = ("dig", "discard_hand", "deploy", "swap")


def check_pack(pack: BonelliPack) -> None:
    """Raises BadPack with entry, field and what is allowed; tells nothing if all is well."""
    _unique("hero", (hero.id for hero in pack.hero))
    _unique("Character", (c.id for hero in pack.hero for c in hero.characters))
    _unique("card or albo", [*(c.id for c in pack.card), *(a.id for a in pack.albo)])
    if len(pack.card) > CARDS:
        raise BadPack(f"card: {len(pack.card)} entries; a pack holds at most {CARDS} (B-PACK-01)")
    if len(pack.albo) != ALBI:
        raise BadPack(f"albo: {len(pack.albo)} entries; there must be {ALBI} (B-PACK-02)")
    for hero in pack.hero:
        mine = [card for card in pack.card if card.hero == hero.id]
        copies = sum(card.copies for card in mine)
        if copies != DECK:
            raise BadPack(f"hero {hero.id}: {copies} cards; there must be {DECK} (B-PACK-01)")
        if len(mine) > ENTRIES:
            raise BadPack(f"hero {hero.id}: {len(mine)} entries; at most {ENTRIES} (B-PACK-01)")
    known = _Known(pack)
    for card in pack.card:
        _at(f"card {card.id}", _check_card, card, known)
    for albo in pack.albo:
        _at(f"albo {albo.id}", _check_albo, albo, known)
    _check_series(pack.albo)


def doubts(pack: BonelliPack) -> list[str]:
    """Cards that cannot do what their icon promises (9.7): who is behind needs more than 1."""
    return [
        f"card {card.id}, reinforce: worth {card.value} and with no effect when it enters or is "
        "active, it never takes the lead from behind (B-REINF-02)"
        for card in pack.card
        if card.reinforce
        and card.value <= 1
        and not any(effect.when in ("enter", "active") for effect in card.effects)
    ]


class _Known:
    """The words that filters may use."""

    def __init__(self, pack: BonelliPack) -> None:
        self.heroes = {hero.id: [c.id for c in hero.characters] for hero in pack.hero}
        self.character = {c for own in self.heroes.values() for c in own}
        self.entry = {card.id for card in pack.card}
        self.tag = {tag for card in pack.card for tag in card.tags}


def _unique(what: str, ids: Iterable[str]) -> None:
    seen = set()
    for one in ids:
        if one.casefold() in seen:
            raise BadPack(f"{what} {one}: this id is used twice; every id must be unique")
        seen.add(one.casefold())


def _at(where: str, check: Callable[..., None], *args: Any) -> None:
    """Runs a check; what it complains of is said to lie there."""
    try:
        check(*args)
    except BadPack as error:
        raise BadPack(f"{where}, {error}") from None


def _words(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def _check_card(card: Card, known: _Known) -> None:
    if card.hero not in known.heroes:
        raise BadPack(f"hero: {card.hero!r} is no hero of this pack; use {_words(known.heroes)}")
    own = known.heroes[card.hero]
    if card.type == "character" and card.character is None:
        raise BadPack(f"character: a card of type character needs one; use {_words(own)}")
    if card.type == "character" and card.character not in own:
        raise BadPack(
            f"character: {card.character!r} is no Character of its hero; use {_words(own)}"
        )
    if card.type != "character" and card.character is not None:
        raise BadPack("character: only a card of type character has one; leave it out")
    for n, effect in enumerate(card.effects, 1):
        _at(f"effect {n}", _check_effect, effect, known)
        if effect.when == "chosen":
            raise BadPack(
                f"effect {n}, when: 'chosen' is for Albi; use {_words(LATER[:-1])}, active"
            )
    if card.reinforce:
        _check_icon(card)


def _check_icon(card: Card) -> None:
    """B-PACK-05: whether such a card takes the lead must not hang on secrets or chance."""
    entering = [effect for effect in card.effects if effect.when == "enter"]
    for effect in entering:
        if effect.op in NOT_ON_ICONS:
            raise BadPack(
                f"effects: a card with the icon has no {effect.op} on enter; "
                f"not allowed there: {_words(NOT_ON_ICONS)} (B-PACK-05)"
            )
    choosing = [effect for effect in entering if effect.op in CHOOSES_ON_ALBO]
    if len(choosing) > 1:
        raise BadPack(
            "effects: a card with the icon has at most one enter effect that chooses a card "
            "on an Albo (B-PACK-05)"
        )
    for effect in choosing:
        if effect.amount not in (None, 1, "all") or effect.chooser == "opponent":
            raise BadPack(
                f"effects: on a card with the icon {effect.op} has amount 1 or all and "
                "chooser self (B-PACK-05)"
            )


def _check_albo(albo: Albo, known: _Known) -> None:
    if albo.cards.max < albo.cards.min:
        raise BadPack(f"cards: max {albo.cards.max} is below min {albo.cards.min}")
    if albo.ban is not None:
        _at("ban", _check_filter, albo.ban, known)
        if albo.ban.side != "any" or albo.ban.others or albo.ban.this:
            raise BadPack("ban: side, others and this are not allowed here")
    for n, effect in enumerate(albo.effects, 1):
        _at(f"effect {n}", _check_albo_effect, effect, known)


def _check_albo_effect(effect: Effect, known: _Known) -> None:
    if effect.op in NOT_ON_ALBI:
        allowed = _words(set(TRIGGERS) - NOT_ON_ALBI)
        raise BadPack(f"op: {effect.op} is not allowed on an Albo; use {allowed}")
    if effect.when == "enter":
        raise BadPack("when: an Albo does not enter; use chosen, active, win, loss, tie")
    _check_effect(effect, known)
    for given in _filters(effect):
        if given.others or given.this:
            raise BadPack("filter: others and this have no meaning on an Albo")
    if any(term.as_reinforcement is not None for term in effect.conditions):
        raise BadPack("if: as_reinforcement has no meaning on an Albo")


def _check_effect(effect: Effect, known: _Known) -> None:
    if effect.when not in TRIGGERS[effect.op]:
        raise BadPack(
            f"when: {effect.op} does not work on {effect.when}; use {_words(TRIGGERS[effect.op])}"
        )
    for name, operations in USES.items():
        if getattr(effect, name) is not None and effect.op not in operations:
            raise BadPack(f"{name}: not for {effect.op}; only for {_words(operations)}")
    _check_amount(effect)
    if effect.op == "wow" and (effect.to or "albo") == "albo" and effect.when != "win":
        raise BadPack('when: wow onto the Albo is for win; otherwise write to = "player"')
    if effect.op == "lead" and effect.who == "both":
        raise BadPack("who: lead goes to self or opponent")
    if effect.optional and effect.when == "active":
        raise BadPack("optional: what is active all the time cannot be optional")
    if effect.per is None and (effect.each or effect.cap):
        raise BadPack("each, cap: only together with per")
    if effect.per is not None:
        _at("per", _check_count, effect.per)
    for condition in effect.conditions:
        _at("if", _check_condition, condition)
    for given in _filters(effect):
        _at("filter", _check_filter, given, known)


def _check_amount(effect: Effect) -> None:
    if effect.amount is None:
        return
    if effect.op in NO_AMOUNT:
        raise BadPack(f"amount: not for {effect.op}; leave it out")
    if effect.amount == "all":
        if effect.op not in MAY_BE_ALL:
            raise BadPack(f"amount: 'all' only for {_words(MAY_BE_ALL)}")
    elif effect.op == "boost":
        if effect.amount == 0:
            raise BadPack("amount: a boost is -9..9, but not 0")
    elif effect.amount < 1:
        raise BadPack(f"amount: {effect.op} takes 1..9, not {effect.amount}")


def _filters(effect: Effect) -> Iterator[Filter]:
    for holder in (effect.per, *effect.conditions):
        for given in (holder.cards, holder.values) if holder is not None else ():
            if given is not None:
                yield given
    if effect.filter is not None:
        yield effect.filter


def _check_filter(given: Filter, known: _Known) -> None:
    for name in ("character", "entry", "tag"):
        allowed: set[str] = getattr(known, name)
        for one in getattr(given, name) or ():
            if one not in allowed:
                raise BadPack(f"{name}: {one!r} is unknown in this pack; use {_words(allowed)}")
    if given.others and given.this:
        raise BadPack("others, this: a card cannot be both; use one of them")


def _check_count(given: Count | Condition) -> None:
    kinds = ("cards", "values", "types", "stat")
    if sum(getattr(given, kind) is not None for kind in kinds) != 1:
        raise BadPack(f"a count is exactly one of {', '.join(kinds)}")
    if (given.of is None) != (given.stat is None):
        raise BadPack('of: "own" or "opponent" belongs to a stat, and a stat needs it')
    if given.colour is not None and given.stat != "albi":
        raise BadPack("colour: only with stat = albi")


def _check_condition(given: Condition) -> None:
    counts = any((given.cards, given.values, given.types, given.stat))
    colour = given.colour is not None and not counts
    plain = (colour, given.lead is not None, given.as_reinforcement is not None)
    bounded = given.min is not None or given.max is not None
    if sum((counts, *plain)) != 1:
        raise BadPack(
            "a condition is one of: a count with min or max, lead, colour, as_reinforcement"
        )
    if counts:
        _check_count(given)
    if counts != bounded:
        raise BadPack("min, max: a count needs one of them, and nothing else has them")


def _check_series(albi: Iterable[Albo]) -> None:
    tables: dict[str, Series] = {}
    for albo in albi:
        for rule in albo.score:
            if isinstance(rule, Series) and tables.setdefault(albo.colour, rule) != rule:
                raise BadPack(
                    f"albo {albo.id}, score: all series of {albo.colour} need the same table "
                    "(B-SCORE-07)"
                )
