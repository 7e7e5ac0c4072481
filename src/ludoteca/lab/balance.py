"""Balance: is a game fair to every seat and choice, how long does it last, what makes points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots import bot
from ludoteca.lab.journal import Journal
from ludoteca.lab.matches import Deal, Outcome, shares
from ludoteca.lab.ratings import win_rate


@dataclass(frozen=True)
class Balance:
    """Matches in which every seat is played by the same bot."""

    game: str
    bot: str
    seats: int
    matches: int
    seed: str = "balance"
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: Mapping[str, Sequence[Any]] = field(default_factory=dict)  # options tried in turn

    def schedule(self) -> Iterator[Deal]:
        """One match a deal; the varied options change from match to match, in all combinations."""
        bot(self.bot)
        for number in range(self.matches):
            chosen, rest = dict(self.options), number
            for name, values in self.vary.items():
                rest, which = divmod(rest, len(values))
                chosen[name] = values[which]
            if number == 0:
                ludoteca.game(self.game).new(self.seats, 0, chosen)
            yield Deal(
                str(number),
                self.game,
                (self.bot,) * self.seats,
                f"{self.seed}/{number}",
                chosen,
                rotated=False,
            )

    def play(
        self,
        journal: Path,
        on: str = "cores",
        workers: int = 0,
        progress: Callable[[int, int], None] = lambda done, all: None,
    ) -> dict[str, Any]:
        """Plays what the journal does not hold yet, and tells the result as JSON-able data."""
        schedule = list(self.schedule())
        plan = {"balance": 1, **asdict(self)}
        kept = Journal(journal, plan)
        progress(len(kept.answers), self.matches)
        for _ in kept.complete(Deal.play, schedule, on, workers):
            progress(len(kept.answers), self.matches)
        return self.report([o for job in schedule for o in kept.answers[job.id]])

    def report(self, outcomes: Sequence[Outcome]) -> dict[str, Any]:
        ends = [outcome["reason"] for outcome in outcomes]
        return {
            "game": self.game,
            "bot": self.bot,
            "seats": self.seats,
            "matches": len(outcomes),
            "options": dict(self.options),
            "decisions": _spread([outcome["decisions"] for outcome in outcomes]),
            "lengths": [outcome["decisions"] for outcome in outcomes],
            "ends": {end: ends.count(end) / len(ends) for end in sorted(set(ends))},
            "wins": {title: _wins(outcomes, key) for title, key in self._questions().items()},
            "parts": _parts(outcomes),
        }

    def _questions(self) -> dict[str, Callable[[Outcome, int], Any]]:
        """By what wins are counted: the seat, what it began with, and what is varied."""
        asked: dict[str, Callable[[Outcome, int], Any]] = {
            "seat": lambda outcome, seat: seat,
            "opening": lambda outcome, seat: outcome["openings"][seat],
        }
        for name in self.vary:
            asked[name] = partial(_option_of_seat, name)
        return asked


def _option_of_seat(name: str, outcome: Outcome, seat: int) -> str:
    """A value of its own, or one of all seats: that says something of each seat only."""
    value = outcome["options"][name]
    return str(value[seat]) if isinstance(value, list) else f"{value} seat {seat}"


def _wins(outcomes: Sequence[Outcome], key: Callable[[Outcome, int], Any]) -> dict[str, Any]:
    won: dict[str, float] = defaultdict(float)
    tries: dict[str, int] = defaultdict(int)
    for outcome in outcomes:
        for seat, share in enumerate(shares(outcome)):
            answer = str(key(outcome, seat))
            won[answer] += share
            tries[answer] += 1
    return {a: {**asdict(win_rate(won[a], tries[a])), "tries": tries[a]} for a in sorted(tries)}


def _parts(outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """The mean of each part of the score: of all seats, and of those who won."""
    every: dict[str, list[int]] = defaultdict(list)
    winners: dict[str, list[int]] = defaultdict(list)
    for outcome in outcomes:
        for parts, place in zip(outcome["parts"], outcome["places"], strict=True):
            for name, value in parts.items():
                every[name].append(value)
                if place == 1:
                    winners[name].append(value)
    return {
        name: {"all": float(np.mean(every[name])), "winners": float(np.mean(winners[name]))}
        for name in every
    }


def _spread(values: Sequence[float]) -> dict[str, float]:
    low, middle, high = (float(q) for q in np.quantile(values, [0.05, 0.5, 0.95]))
    return {"mean": float(np.mean(values)), "q05": low, "median": middle, "q95": high}


def plot(report: Mapping[str, Any], path: Path) -> None:
    """Wins by every question, the length of the game, and where points come from."""
    from ludoteca.lab.plots import canvas, histogram, pairs, whiskers

    questions = report["wins"]
    with canvas(path, len(questions) + 2) as axes:
        for each, (title, answers) in zip(axes, questions.items(), strict=False):
            often = sorted(answers, key=lambda answer: -answers[answer]["tries"])[:12][::-1]
            whiskers(each, often, [answers[answer] for answer in often], 100)
            each.axvline(100 / report["seats"], color="0.7", zorder=0)
            each.set_title(f"wins by {title}, %")
        histogram(axes[-2], report["lengths"])
        axes[-2].set_title("decisions a match")
        parts = report["parts"]
        pairs(axes[-1], list(parts), [[p["all"], p["winners"]] for p in parts.values()])
        axes[-1].legend(["all seats", "winners"], frameon=False)
        axes[-1].set_title("where the score comes from")
