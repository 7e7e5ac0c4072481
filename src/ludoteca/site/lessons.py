"""First games that are led by the hand: a deal, and decisions that were chosen for their teaching.

A game brings its lesson as `lesson.toml`. It is played by the engine whenever it is asked for, so
a lesson can show nothing that the rules do not allow.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ludoteca.core.registry import game as find_game
from ludoteca.site import study, wire
from ludoteca.site.live import LiveMatch

LEARNER = 0


@cache
def lesson(name: str) -> study.Lesson:
    """A game's lesson, as the learner's seat sees it."""
    game = find_game(name)
    script = tomllib.loads((Path(game.folder) / "lesson.toml").read_text(encoding="utf-8"))
    start = script["start"]
    deal = game.scenario(start) if "table" in start else game.new(start["seats"], start["seed"])
    live = LiveMatch(deal)
    steps, seen = [], 0
    for part in script["steps"]:
        for line in part.get("before", ()):
            seat, notation = line.split(" ", 1)
            _decide(live, int(seat), notation)
        wanted = part.get("decide")
        steps.append(_step(live, seen, wanted))
        seen = live.seqs[LEARNER]
        if wanted:
            _decide(live, LEARNER, wanted)
    return study.Lesson(name, start["seats"], steps)


def _decide(live: LiveMatch, seat: int, notation: str) -> None:
    live.decide(seat, _option(live, seat, notation).code)


def _option(live: LiveMatch, seat: int, notation: str) -> wire.Choice:
    found = [choice for choice in live.options(seat) if choice.notation == notation]
    if not found:
        offered = ", ".join(choice.notation for choice in live.options(seat))
        raise ValueError(f"seat {seat} cannot {notation!r} here: {offered}")
    return found[0]


def _step(live: LiveMatch, seen: int, wanted: str | None) -> study.LessonStep:
    choice = _option(live, LEARNER, wanted) if wanted else None
    _, log = live.log(LEARNER, seen)
    play = wire.Play(
        view=live.table(LEARNER),
        waiting=live.waiting(LEARNER),
        options=[choice] if choice else [],
        clocks=[],
        windows=[],
        result=None,
        can_undo=False,
        last_own=0,
    )
    return study.LessonStep(play, log, choice)
