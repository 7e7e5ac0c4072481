"""Described positions as strangers may hand them in: true ones with a few things wrong.

    LUDOTECA_JIT=0 python tests/fuzzing.py kragmortha --seconds 300 --seed 1

A position is either refused with one clear error, or it can be looked at by everybody and played
to its end. Only interpreted runs notice a kernel that reads past a table, so this is for them.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import ludoteca
from ludoteca import LudotecaError, Match
from ludoteca.core.dice import dice_of
from ludoteca.core.game import Game
from ludoteca.lab import laws
from ludoteca.lab.trials import decide, sampled_options

SNAPSHOTS = 6  # described positions of each game played
TRIES = 30  # of each of them
LONGEST = 6_000  # decisions that no accepted position needs more of
PATIENCE = 60.0  # seconds: beyond is a loop without an end
EDGES = [-(2**63), -(2**31), -129, -128, -2, -1, 0, 1, 2, 127, 128, 255, 32_767, 65_536, 2**31]


class Endless(Exception):
    """A position that takes too long."""


@dataclass
class Found:
    """What came of the positions of one game."""

    refused: int = 0
    played: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def fail(self, where: str, example: str) -> None:
        self.failures[where] += 1
        self.examples.setdefault(where, example)


def fuzz(game: Game, seed: int, far: int, goes_on: Callable[[int], bool]) -> Found:
    """Tries positions for as long as `goes_on` says, which is told how many were tried.

    Three of four are played on for `far` decisions, the fourth to its end.
    """
    found = Found()
    chance = random.Random(f"fuzz {game.name} {seed}")
    tried = 0
    while goes_on(tried):
        true = list(true_positions(game, chance))
        for described in true:
            for _ in range(TRIES):
                if not goes_on(tried):
                    return found
                tried += 1
                wrong, what = spoilt(game, described, true, chance)
                _try(game, wrong, what, far if tried % 4 else LONGEST, chance, found)
    return found


def true_positions(game: Game, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Positions of one random game, as JSON hands them on."""
    seats = chance.choice(game.seats)
    options = sampled_options(game, seats, chance)
    match = game.new(seats, chance.randrange(10**6), options)
    lengths = 400 if game.name == "kragmortha" else 150
    plies = {chance.randrange(lengths) for _ in range(SNAPSHOTS)}
    while not match.over and match.plies <= max(plies):
        if match.plies in plies:
            yield json.loads(json.dumps(match.position()))
        decide(match, chance)
    yield json.loads(json.dumps(match.position()))


def _try(game: Game, wrong: Any, what: str, far: int, chance: random.Random, found: Found) -> None:
    try:
        with patience():
            try:
                match = game.scenario(wrong)
            except LudotecaError as error:
                if "\n" in str(error):
                    raise AssertionError("an error of more than one line") from error
                found.refused += 1
                return
            play_on(match, far, chance)
            found.played += 1
    except Exception as error:
        found.fail(_where(error), f"{what}\n{_example(wrong)}")


def play_on(match: Match, far: int, chance: random.Random) -> None:
    """Looks at the position from every side, then plays on."""
    look(match, chance)
    while not match.over and match.plies < far:
        decide(match, chance)
        if match.plies == LONGEST:
            raise Endless(f"not over after {LONGEST} decisions")
        laws.hold(bool(match.waiting) != match.over, "nobody is asked")
        for seat in match.waiting:
            laws.hold(any(not o.free for o in match.options(seat)), f"{seat} has no option")
        if match.plies in (1, 2, 5, 20, 100):
            look(match, chance)
    look(match, chance)


def look(match: Match, chance: random.Random) -> None:
    laws.somebody_is_asked(match)
    _ = match.result
    for viewer in laws.listeners(match):
        json.dumps(match.view(viewer))
        seat = 0 if viewer is None else viewer
        rows = match.redacted(viewer)
        if viewer is not None:
            match.game.entries.guess_at(match.pack.book, rows, 0, seat, dice_of(match.plies))
            for option in match.options(seat)[:3]:
                match.preview(seat, option)
            for _ in range(10):
                match.why_not(seat, chance.randrange(match.game.decisions.size))


@contextmanager
def patience() -> Iterator[None]:
    def out_of_time(_signal: int, _frame: FrameType | None) -> None:
        raise Endless("out of time")

    before = signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# What is spoilt


def spoilt(
    game: Game, true: dict[str, Any], others: list[dict[str, Any]], chance: random.Random
) -> tuple[dict[str, Any], str]:
    """A described position with one to three things wrong, and which ones."""
    wrong = json.loads(json.dumps(true))
    done = []
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        part = chance.choices(("table", "agenda", "header", "seats"), (74, 20, 5, 1))[0]
        if part == "seats":
            wrong["seats"] = chance.choice(game.seats)
            done.append(f"seats={wrong['seats']}")
        elif part == "agenda" and {"agenda", "agenda_top"} <= wrong["header"].keys():
            done.append(_spoil_agenda(wrong["header"], chance))
        else:
            done.append(_spoil_field(game, wrong, part, others, chance))
    return wrong, "; ".join(done)


def _spoil_field(
    game: Game, wrong: Any, part: str, others: list[dict[str, Any]], chance: random.Random
) -> str:
    part = part if part == "header" else "table"
    name = chance.choice(sorted(wrong[part]))
    old = wrong[part][name]
    how = chance.random()
    if how < 0.15:
        wrong[part][name] = chance.choice(others)[part].get(name, old)
    elif how < 0.2:
        del wrong[part][name]
        return f"without {name}"
    elif isinstance(old, list):
        _spoil_list(wrong[part][name], _values(game, part, name, old), chance)
    else:
        wrong[part][name] = chance.choice(_values(game, part, name, old))
    return f"{name}: {json.dumps(old)} -> {json.dumps(wrong[part][name])}"


def _spoil_list(cells: list[Any], values: list[Any], chance: random.Random) -> None:
    """Another value somewhere in a list or a list of lists, one twice, two exchanged, or fewer."""
    while cells and isinstance(chance.choice(cells), list):
        cells = chance.choice([cell for cell in cells if isinstance(cell, list)])
    if not cells:
        return
    one, other = chance.randrange(len(cells)), chance.randrange(len(cells))
    how = chance.randrange(6)
    if how == 0:
        cells[one] = cells[other]
    elif how == 1:
        cells[one], cells[other] = cells[other], cells[one]
    elif how == 2:
        cells[one:] = [None] * (len(cells) - one)
    else:
        cells[one] = chance.choice(values)


def _values(game: Game, part: str, name: str, old: Any) -> list[Any]:
    """Good values and bad ones."""
    domain = game.sketch.fields.get(name) if part == "table" else None
    if domain is None:
        near = [old + 1, old - 1, old ^ 1 << 2] if isinstance(old, int) else []
        return [*EDGES, *near, *range(3, 12), 20, 50]
    return [None, 0, domain.size - 1, domain.size, -2, *range(domain.size), "nonsense", 1.5]


def _spoil_agenda(header: dict[str, Any], chance: random.Random) -> str:
    agenda = header["agenda"]
    top = max(0, min(header["agenda_top"], len(agenda)))
    how = chance.randrange(5)
    if how == 0 and top < len(agenda):
        agenda[top] = [chance.randrange(32), *(chance.choice((0, 0, 1, 2, 3, 9)) for _ in "abcde")]
        header["agenda_top"] = top + 1
    elif how == 1 and top:
        top -= 1
        agenda[top] = [0] * 6
        header["agenda_top"] = top
    elif how == 2 and top > 1:
        agenda[top - 1], agenda[top - 2] = agenda[top - 2], agenda[top - 1]
    elif how == 3:
        agenda[max(top - 1, 0)][0] = chance.randrange(32)
    else:
        agenda[max(top - 1, 0)][chance.randrange(6)] = chance.choice(
            [*range(-2, 12), 20, 40, 100, 127, 32_767]
        )
    return f"agenda: {json.dumps(agenda[: header['agenda_top']])}"


# What is told


def _where(error: Exception) -> str:
    if isinstance(error, laws.Broken):
        return f"Broken: {_without_numbers(str(error))}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "ludoteca" in frame.filename]
    last = own[-1] if own else frames[-1]
    before = [f.name for f in own[-4:-1]]
    text = f"{type(error).__name__} {_without_numbers(str(error))} in {last.name}:{last.lineno}"
    return f"{text} < {' < '.join(reversed(before))}"


def _without_numbers(text: str) -> str:
    return "".join("#" if letter.isdigit() else letter for letter in text)[:70]


def _example(wrong: Any) -> str:
    return json.dumps(wrong)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--seconds", type=float, default=60)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--far", type=int, default=60, help="decisions that most are played on for")
    reader.add_argument("--examples", action="store_true", help="whole positions that failed")
    asked = reader.parse_args()
    end = time.monotonic() + asked.seconds
    found = fuzz(ludoteca.game(asked.game), asked.seed, asked.far, lambda _: time.monotonic() < end)
    failed = sum(found.failures.values())
    print(f"{asked.game}, seed {asked.seed}: {found.refused} refused, {found.played} played")
    print(f"{failed} failed in {len(found.failures)} ways")
    for where, times in found.failures.most_common():
        what, _, example = found.examples[where].partition("\n")
        print(f"{times:5} {where}\n      {what[:400]}")
        if asked.examples:
            print(example)


if __name__ == "__main__":
    main()
