"""Matches between bots as jobs: small values that any process on any machine can play."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ludoteca
from ludoteca.bots import bot, play
from ludoteca.core.errors import LudotecaError

Outcome = dict[str, Any]
"""What is kept of one match, as JSON: see `played`."""


@dataclass(frozen=True)
class Deal:
    """One deal, played once for each way to seat a line-up around the table."""

    id: str
    game: str
    lineup: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    rotated: bool = True

    def play(self) -> list[Outcome]:
        turns = len(self.lineup) if self.rotated else 1
        return [
            played(self.game, (*self.lineup[turn:], *self.lineup[:turn]), self.seed, self.options)
            for turn in range(turns)
        ]


def played(game: str, bots: Sequence[str], seed: str, options: Mapping[str, Any]) -> Outcome:
    """Plays one match and tells how it went."""
    started = time.perf_counter()
    openings: list[str | None] = [None] * len(bots)

    def note_opening(match: ludoteca.Match, seat: int, option: ludoteca.Option) -> None:
        if openings[seat] is None:
            openings[seat] = str(option)

    match = ludoteca.game(game).new(len(bots), seed, options)
    play(match, [bot(name) for name in bots], f"{seed}/{' '.join(bots)}", note_opening)
    result = match.result
    return {
        "seed": seed,
        "bots": list(bots),
        "places": result.places,
        "parts": result.parts,
        "reason": result.reason,
        "decisions": match.plies,
        "openings": openings,
        "options": dict(match.chosen),
        "seconds": round(time.perf_counter() - started, 4),
    }


def shares(outcome: Outcome) -> list[float]:
    """How much of the win each seat has: winners share it."""
    winners = outcome["places"].count(1)
    return [(place == 1) / winners for place in outcome["places"]]


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom: every choice of so many bots; the first against the rest if they are few."""
    if len(bots) < 2:
        raise LudotecaError("an arena needs at least two bots")
    if len(bots) >= seats:
        return list(itertools.combinations(bots, seats))
    rest = itertools.cycle(bots[1:])
    return [(bots[0], *(next(rest) for _ in range(seats - 1)))]


def deals(
    game: str,
    bots: Sequence[str],
    seats: int,
    count: int,
    seed: str = "arena",
    options: Mapping[str, Any] | None = None,
) -> Iterator[Deal]:
    """The deals of an arena: every line-up plays the same ones, in every seating."""
    for number in range(count):
        for n, lineup in enumerate(lineups(bots, seats)):
            yield Deal(f"{number}/{n}", game, lineup, f"{seed}/{number}", dict(options or {}))
