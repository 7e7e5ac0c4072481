"""Hints: the best options of a seat, their chance to win, how sure that is, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ludoteca.bots.mind import mind_of
from ludoteca.bots.search import Search
from ludoteca.bots.sight import Sight
from ludoteca.bots.simple import option_codes
from ludoteca.core.decisions import Option
from ludoteca.core.dice import dice_of
from ludoteca.core.facts import empty_log
from ludoteca.core.match import Match
from ludoteca.core.record import numbers

_SAMPLES, _REACH = 32, 8
_Z = 1.96


@dataclass(frozen=True)
class Hint:
    """One option, as an adviser sees it."""

    option: Option
    chance: float  # to win, 0 to 1
    error: float  # half the 95 % interval of the chance
    playouts: int
    why: Mapping[str, float]  # parts in which it differs from the other options, the largest first


def hints(match: Match, seat: int, playouts: int = 4_000, seed: int | str = 0) -> list[Hint]:
    """The options of a seat, the best first: from what the seat may know, like any bot's.

    Only for a seat the game waits for: there is nothing to advise else.
    """
    return advice(Sight.of(match, seat, dice_of(f"hint/{seed}")), playouts)


def advice(sight: Sight, playouts: int) -> list[Hint]:
    """The same from a sight alone."""
    if not sight.waited:
        return []
    studies = Search(playouts=playouts).study(sight)
    found = [
        Hint(study.option, study.gain, _Z * study.error, study.playouts, why)
        for study, why in zip(studies, _why(sight), strict=True)
        if study.playouts
    ]
    return sorted(found, key=lambda hint: (-hint.playouts, -hint.chance))


def _why(sight: Sight) -> list[dict[str, float]]:
    """For each option: the parts of the evaluation (or the score) it changes most."""
    game = sight.game
    own = game.strategy
    parts = own.parts if own and own.explain else game.parts
    out = numbers(len(sight.options), len(parts))
    mind_of(game).explain_at(
        sight.book,
        sight.record,
        game.position.rows(2),
        _SAMPLES,
        sight.seat,
        option_codes(sight),
        sight.dice,
        numbers(game.most_options),
        numbers(game.most_options),
        empty_log(0),
        numbers(len(parts)),
        out,
        _REACH,
    )
    means = np.asarray(out) / _SAMPLES
    beyond = means - means.mean(axis=0)
    return [{parts[n]: float(row[n]) for n in np.argsort(-np.abs(row)) if row[n]} for row in beyond]
