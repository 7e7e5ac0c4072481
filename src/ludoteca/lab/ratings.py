"""Win rates and ratings, with intervals."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludoteca.lab.matches import Outcome, shares

_Z = 1.959964  # 95 per cent
_ELO = 400 / math.log(10)
_RESAMPLED = 400


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """What an arena found out about one bot."""

    bot: str
    seats: int  # seats held, over all matches
    wins: Estimate  # share of the wins a seat of this bot has
    fair: float  # the share it would have if all were alike
    rating: Estimate  # Elo: with 400 points more one finishes before the other ten times in eleven
    ahead: Estimate | None  # of the next best bot


def win_rate(won: float, tries: int) -> Estimate:
    """Wilson's interval; shared wins count in parts."""
    if not tries:
        return Estimate(0.0, 0.0, 1.0)
    rate = won / tries
    middle = (rate + _Z * _Z / (2 * tries)) / (1 + _Z * _Z / tries)
    spread = rate * (1 - rate) / tries + _Z * _Z / (4 * tries * tries)
    half = _Z * math.sqrt(spread) / (1 + _Z * _Z / tries)
    return Estimate(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot's win rate and rating, the best first."""
    won: dict[str, float] = {}
    held: dict[str, int] = {}
    fair: dict[str, float] = {}
    for outcome in outcomes:
        for name, share in zip(outcome["bots"], shares(outcome), strict=True):
            won[name] = won.get(name, 0.0) + share
            held[name] = held.get(name, 0) + 1
            fair[name] = fair.get(name, 0.0) + 1 / len(outcome["bots"])
    rated, ahead = ratings(outcomes)
    return [
        Standing(
            name,
            held[name],
            win_rate(won[name], held[name]),
            fair[name] / held[name],
            rated[name],
            ahead.get(name),
        )
        for name in sorted(won, key=lambda name: -rated[name].value)
    ]


def ratings(outcomes: Iterable[Outcome]) -> tuple[dict[str, Estimate], dict[str, Estimate]]:
    """Ratings on Elo's scale, their mean 0; and how far each bot is ahead of the next best.

    Bradley and Terry's model over who finished before whom, fitted by choix. The intervals come
    from fitting it again to deals drawn with replacement: matches of one deal are alike, so they
    are drawn together. Half a win each way is added to every pair, which keeps a bot that never
    lost from a rating without end.
    """
    played = list(outcomes)
    names = sorted({name for outcome in played for name in outcome["bots"]})
    deals = _comparisons(played, names)
    strengths = _fitted(deals.sum(axis=0))
    chance = np.random.default_rng(0)
    drawn = np.array(
        [
            _fitted(deals[chance.integers(len(deals), size=len(deals))].sum(axis=0))
            for _ in range(_RESAMPLED)
        ]
    )
    order = np.argsort(-strengths)
    rated = {name: _interval(strengths[n], drawn[:, n]) for n, name in enumerate(names)}
    ahead = {
        names[n]: _interval(strengths[n] - strengths[behind], drawn[:, n] - drawn[:, behind])
        for n, behind in itertools.pairwise(order)
    }
    return rated, ahead


def _comparisons(played: Sequence[Outcome], names: Sequence[str]) -> npt.NDArray[np.float64]:
    """[deal, a, b]: how often bot a finished before bot b; equal places count half each way."""
    number = {name: n for n, name in enumerate(names)}
    seeds = {outcome["seed"]: n for n, outcome in enumerate(played)}
    deal = {seed: n for n, seed in enumerate(seeds)}
    found = np.zeros((len(deal), len(names), len(names)))
    for outcome in played:
        table = found[deal[outcome["seed"]]]
        sat = list(zip(outcome["bots"], outcome["places"], strict=True))
        for (first, place), (second, other) in itertools.permutations(sat, 2):
            if first != second:
                table[number[first], number[second]] += (place < other) + (place == other) / 2
    return found


def _fitted(wins: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    import choix

    met = (wins + wins.T) > 0
    return _ELO * np.asarray(choix.ilsr_pairwise_dense(wins + met / 2, alpha=1e-6))


def _interval(value: float, drawn: npt.NDArray[np.float64]) -> Estimate:
    low, high = np.quantile(drawn, [0.025, 0.975])
    return Estimate(float(value), float(min(low, value)), float(max(high, value)))
