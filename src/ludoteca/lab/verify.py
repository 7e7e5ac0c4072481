"""The conformance suite: every law, on random games of every size, for any game.

>>> import ludoteca
>>> from ludoteca.lab.verify import Budget, verify
>>> report = verify(ludoteca.game("mora"), Budget(games=1, moments=2))
>>> report.kept
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.lab import laws, secrecy
from ludoteca.lab.laws import Broken
from ludoteca.lab.transcript import Rival
from ludoteca.lab.trials import Trial, trials


@dataclass(frozen=True)
class Budget:
    """How much to try."""

    games: int = 3  # for every number of seats
    moments: int = 8  # of each game that are looked at closely
    guesses: int = 4  # of every seat at such a moment
    rivals: int = 1  # games for every number of seats that are also played the other way
    seed: int = 0


@dataclass
class Row:
    """One law: how often it was tried, and how it was first found broken."""

    law: str
    times: int = 0
    broken: str = ""


@dataclass
class Report:
    """What the suite found."""

    game: str
    rows: dict[str, Row] = field(default_factory=dict)
    decisions: int = 0
    bytes: int = 0  # of a position
    hidden: list[str] = field(default_factory=list)  # fields that are hidden from somebody

    @property
    def kept(self) -> bool:
        return not any(row.broken for row in self.rows.values())

    def try_out(self, law: str, where: str, check: Callable[..., None], *about: Any) -> None:
        """Tries a law once; a law that was found broken is not tried again."""
        row = self.rows.setdefault(law, Row(law))
        if row.broken:
            return
        row.times += 1
        try:
            check(*about)
        except Exception as error:  # whatever a game does wrong is for the report
            what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            row.broken = f"{where}: {what}"


Watcher = Callable[[int, int], None]
"""Is told how many games are done, of how many."""


def verify(game: Game, budget: Budget | None = None, watch: Watcher | None = None) -> Report:
    """Tries every law on a game."""
    budget = budget or Budget()
    report = Report(game.name, bytes=game.position.dtype.itemsize)
    variety = secrecy.Variety()
    found = trials(game, budget.games, budget.seed)
    again = [trial for n, trial in enumerate(found) if n % budget.games < budget.rivals]
    rival = Rival(game, again)
    try:
        for done, trial in enumerate(found):
            if watch:
                watch(done, len(found) + 1)
            _try_game(game, trial, budget, report, variety)
        report.try_out("variety", "all games", variety.judge)
        if watch:
            watch(len(found), len(found) + 1)
        report.try_out("two-ways", "compiled and interpreted", rival.compare)
    finally:
        rival.stop()
    report.hidden = sorted(variety.hidden)
    return report


def _try_game(
    game: Game, trial: Trial, budget: Budget, report: Report, variety: secrecy.Variety
) -> None:
    lengths: list[int] = []
    report.try_out("ends", str(trial), lambda: lengths.extend(_length(game, trial)))
    if not lengths:
        return
    chance = random.Random(f"moments {trial}")
    close = set(chance.sample(range(lengths[0]), min(budget.moments, lengths[0])))
    for match in trial.play(game):
        where = f"{trial}, after {match.plies} decisions"
        report.try_out("asked", where, laws.somebody_is_asked, match)
        report.try_out("invariants", where, laws.invariants_hold, match)
        if match.plies in close or match.over:
            _look_closely(match, where, budget, report, variety)
    report.decisions += lengths[0]


def _length(game: Game, trial: Trial) -> Iterator[int]:
    for match in trial.play(game):
        if match.over:
            yield match.plies


def _look_closely(
    match: Match, where: str, budget: Budget, report: Report, variety: secrecy.Variety
) -> None:
    chance, few = random.Random(where), budget.guesses
    report.try_out("standing", where, laws.standing_is_an_order, match)
    report.try_out("looking", where, laws.looking_changes_nothing, match)
    report.try_out("legal", where, laws.legal_is_what_nothing_forbids, match)
    report.try_out("illegal", where, laws.illegal_leaves_no_trace, match)
    report.try_out("notation", where, laws.notation_names_one_decision, match)
    report.try_out("undo", where, laws.undo_and_redo_restore, match, chance)
    report.try_out("position", where, laws.position_round_trip, match, chance)
    report.try_out("save", where, laws.save_round_trip, match)
    report.try_out("dice", where, secrecy.chance_is_hidden, match)
    report.try_out("asked-know", where, secrecy.asked_know_it, match)
    report.try_out("guesses", where, secrecy.guesses_fit, match, few, where)
    report.try_out("variety", where, variety.watch, match, few, where)
    report.try_out("log", where, secrecy.secrets_stay_in_the_log, match)
    if not match.over:
        report.try_out("hearing", where, secrecy.same_decision_same_news, match, few, where)
        report.try_out("play-on", where, secrecy.guesses_play_on, match, where)
