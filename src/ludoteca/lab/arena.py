"""Arenas: bots play identical deals from every seat; who is how much better, and how sure is it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import bot
from ludoteca.lab.journal import Journal
from ludoteca.lab.matches import Deal, Outcome, deals
from ludoteca.lab.ratings import standings


@dataclass(frozen=True)
class Arena:
    """What is to be played. The same arena always deals the same cards."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: str = "arena"
    options: Mapping[str, Any] = field(default_factory=dict)

    def schedule(self) -> list[Deal]:
        """Every deal of every line-up; refuses names and options that do not exist at once."""
        for name in self.bots:
            bot(name)
        ludoteca.game(self.game).new(self.seats, 0, self.options)
        return list(deals(self.game, self.bots, self.seats, self.deals, self.seed, self.options))

    def play(
        self,
        journal: Path,
        on: str = "cores",
        workers: int = 0,
        progress: Callable[[int, int], None] = lambda done, all: None,
    ) -> dict[str, Any]:
        """Plays what the journal does not hold yet, and tells the result as JSON-able data."""
        schedule = self.schedule()
        kept = Journal(journal, {"arena": 1, **asdict(self), "options": dict(self.options)})
        progress(len(kept.answers), len(schedule))
        for _ in kept.complete(Deal.play, schedule, on, workers):
            progress(len(kept.answers), len(schedule))
        return self.report([o for job in schedule for o in kept.answers[job.id]])

    def report(self, outcomes: Sequence[Outcome]) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "deals": self.deals,
            "matches": len(outcomes),
            "options": dict(self.options),
            "standings": [asdict(standing) for standing in standings(outcomes)],
        }


def plot(report: Mapping[str, Any], path: Path) -> None:
    """Win rates and ratings with their intervals."""
    from ludoteca.lab.plots import canvas, whiskers

    rows = report["standings"][::-1]
    names = [row["bot"] for row in rows]
    with canvas(path, 2, height=1.2 + 0.4 * len(rows)) as (left, right):
        whiskers(left, names, [row["wins"] for row in rows], 100)
        left.axvline(100 / report["seats"], color="0.7", zorder=0)
        left.set_xlabel("wins of a seat, %")
        left.set_title(f"{report['game']}, {report['seats']} seats, {report['matches']} matches")
        whiskers(right, names, [row["rating"] for row in rows])
        right.set_xlabel("rating, Elo")
        right.set_yticklabels([])
