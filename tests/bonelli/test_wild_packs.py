"""Packs with any effects anywhere: what the vocabulary allows can be played, seen and guessed."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import numpy as np
import pytest
from tests.bonelli.scene import GAME, SHIPPED, kept

from ludoteca.core.dice import dice_of
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.game import Pack
from ludoteca.core.kernel import COMPILED
from ludoteca.core.match import Match
from ludoteca.games.bonelli.check import (
    CHOOSES_ON_ALBO,
    MAY_BE_ALL,
    NO_AMOUNT,
    NOT_ON_ALBI,
    NOT_ON_ICONS,
    TRIGGERS,
    USES,
)
from ludoteca.games.bonelli.vocabulary import PICKS, SIDES, STATS, TYPES, WHOS

SEEDS = range(25 if COMPILED else 3)


@pytest.mark.clause("B-FX-01", "B-PACK-05", "B-HIDE-05")
def test_whatever_a_pack_may_say_can_be_played() -> None:
    assert GAME.invariants is not None
    kinds = set()
    for seed in SEEDS:
        source, dice = random.Random(seed), dice_of(f"wild/{seed}")
        options = {name: spec.sample(source) for name, spec in GAME.options.specs.items()}
        match = GAME.new(seed=seed, options=options, pack=wild_pack(source))
        while not match.over:
            assert GAME.invariants(match.book, match.record) == [], seed
            if source.random() < 0.1:
                for viewer in (0, 1, SPECTATOR):
                    assert_guess_fits(match, viewer, dice)
            seat = source.choice(match.waiting)
            option = source.choice(match.options(seat))
            kinds.add(option.kind)
            match.play(seat, option)
        assert GAME.invariants(match.book, match.record) == [], seed
    if COMPILED:  # fetching is rare at random
        assert kinds | {"pick_parked"} == {kind.name for kind in GAME.decisions.kinds}


def assert_guess_fits(match: Match, viewer: int, dice: Any) -> None:
    book = match.pack.book
    seen, again = GAME.position.rows(1), GAME.position.rows(1)
    for rows in (seen, again):
        rows.view(np.uint8)[:] = 0xFF
    GAME.entries.redact_at(book, match.rows, 0, viewer, seen, 0)
    guess = seen.copy()
    GAME.entries.guess_at(book, guess, 0, viewer, dice)
    assert GAME.invariants is not None
    assert GAME.invariants(match.book, GAME.position.at(guess)) == []
    GAME.entries.redact_at(book, guess, 0, viewer, again, 0)
    assert again.tobytes() == seen.tobytes()


def wild_pack(source: random.Random) -> Pack:
    """The shipped pack with random effects, icons, limits and bans."""
    tables = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    for hero in tables["hero"]:
        hero["hand_limit"] = source.randint(5, 12)
    for card in tables["card"]:
        card["reinforce"] = source.random() < 0.4
        effects = [wild_effect(source, on_albo=False) for _ in range(source.randint(0, 4))]
        card["effects"] = for_icons(effects) if card["reinforce"] else effects
    for albo in tables["albo"]:
        albo["effects"] = [wild_effect(source, on_albo=True) for _ in range(source.randint(0, 3))]
        least = source.randint(0, 3)
        albo["cards"] = {"min": least, "max": source.randint(max(least, 1), 6)}
        if source.random() < 0.2:
            albo["ban"] = {"type": source.sample(TYPES, 2)}
    return GAME.load_pack(kept(tables))


def for_icons(effects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that a card with the icon may have (B-PACK-05)."""
    fine, choosing = [], False
    for effect in effects:
        if effect["when"] == "enter" and effect["op"] in NOT_ON_ICONS:
            continue
        if effect["when"] == "enter" and effect["op"] in CHOOSES_ON_ALBO:
            if choosing:
                continue
            choosing = True
            effect.pop("chooser", None)
            if effect.get("amount") != "all":
                effect.pop("amount", None)
        fine.append(effect)
    return fine


def wild_effect(source: random.Random, *, on_albo: bool) -> dict[str, Any]:
    ops = [op for op in TRIGGERS if not (on_albo and op in NOT_ON_ALBI)]
    op = source.choice(ops)
    never = "enter" if on_albo else "chosen"
    effect: dict[str, Any] = {"op": op}
    effect["when"] = source.choice([when for when in TRIGGERS[op] if when != never])
    if op == "wow" and (effect["when"] != "win" or source.random() < 0.5):
        effect["to"] = "player"
    if op not in NO_AMOUNT:
        every = op in MAY_BE_ALL and source.random() < 0.3
        effect["amount"] = "all" if every else source.choice([1, 2, 3, 9])
    if op == "boost" and source.random() < 0.3:
        effect["amount"] *= -1
    for name, operations in USES.items():
        if op in operations and name not in ("each", "cap", "to") and source.random() < 0.5:
            effect[name] = wild_field(source, name, op, on_albo=on_albo)
    if "per" in effect:
        effect |= {"each": source.randint(1, 3), "cap": source.randint(1, 9)}
    if effect["when"] != "active":
        effect["optional"] = source.random() < 0.3
    if source.random() < 0.3:
        effect["if"] = [wild_condition(source, on_albo=on_albo)]
    return effect


def wild_field(source: random.Random, name: str, op: str, *, on_albo: bool) -> Any:
    if name == "per":
        return wild_count(source, on_albo=on_albo)
    if name == "filter":
        return wild_filter(source, on_albo=on_albo)
    if name == "pick":
        return source.choice(PICKS)
    return source.choice(WHOS if name == "who" and op != "lead" else WHOS[:2])


def wild_condition(source: random.Random, *, on_albo: bool) -> dict[str, Any]:
    own = {} if on_albo else {"as_reinforcement": source.random() < 0.5}
    counted = wild_count(source, on_albo=on_albo) | {"min": source.randint(0, 3)}
    said = [{"lead": source.random() < 0.5}, {"colour": ["blue", "green"]}, own, counted]
    return source.choice([condition for condition in said if condition])


def wild_count(source: random.Random, *, on_albo: bool) -> dict[str, Any]:
    of = source.choice(SIDES[:2])
    counts: list[dict[str, Any]] = [
        {"cards": wild_filter(source, on_albo=on_albo)},
        {"values": wild_filter(source, on_albo=on_albo)},
        {"types": of},
        {"stat": source.choice(STATS), "of": of},
    ]
    return source.choice(counts)


def wild_filter(source: random.Random, *, on_albo: bool) -> dict[str, Any]:
    tests: list[dict[str, Any]] = [
        {},
        {"type": source.sample(TYPES, 2)},
        {"character": ["zagor", "java"]},
        {"min_value": source.randint(1, 4)},
        {"reinforce": source.random() < 0.5},
    ]
    given = {"side": source.choice(SIDES), **source.choice(tests)}
    if not on_albo and source.random() < 0.3:
        given[source.choice(["others", "this"])] = True
    return given
