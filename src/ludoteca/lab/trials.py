"""Random matches to try a game on, each repeatable from a few words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.options import OptionSpec, PerSeat

LONGEST = 50_000
FREE_OUT_OF = 8  # one decision in so many is a free one, if there is any


@dataclass(frozen=True)
class Trial:
    """Everything that one random match follows from."""

    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = " ".join(f"--option {name}={_shell(v)}" for name, v in self.options.items())
        return f"--seats {self.seats} --seed {self.seed} {chosen}".strip()

    def start(self, game: Game) -> Match:
        return game.new(self.seats, self.seed, self.options)

    def play(self, game: Game) -> Iterator[Match]:
        """The match before every decision, and when it is over."""
        match = self.start(game)
        chance = random.Random(f"trial {self}")
        while not match.over:
            yield match
            decide(match, chance)
            if match.plies > LONGEST:
                raise AssertionError(f"not over after {LONGEST} decisions")
        yield match


def decide(match: Match, chance: random.Random) -> None:
    """One random decision: now and then a free one of anybody's, otherwise one that is asked."""
    if chance.randrange(FREE_OUT_OF) == 0:
        seat = chance.randrange(match.seats)
        free = [option for option in match.options(seat) if option.free]
        if free:
            match.play(seat, chance.choice(free))
            return
    seat = chance.choice(match.waiting)
    match.play(seat, chance.choice([o for o in match.options(seat) if not o.free]))


def trials(game: Game, each: int, seed: int) -> list[Trial]:
    """Some trials for every number of seats: the first with default options, the rest without."""
    chance = random.Random(f"trials {seed}")
    found = []
    for seats in game.seats:
        for n in range(each):
            options = sampled_options(game, seats, chance) if n else {}
            found.append(Trial(seats, chance.randrange(10**6), options))
    return found


def sampled_options(game: Game, seats: int, chance: random.Random) -> dict[str, Any]:
    """Random values for some of the options, of which the game accepts the combination."""
    for _ in range(50):
        chosen = {
            name: sampled_value(spec, seats, chance)
            for name, spec in game.options.specs.items()
            if chance.random() < 0.5
        }
        try:
            game.options.read(chosen, seats)
        except BadOption:
            continue
        return chosen
    return {}


def sampled_value(spec: OptionSpec, seats: int, chance: random.Random) -> Any:
    if isinstance(spec, PerSeat) and chance.random() < 0.5:
        return [spec.each.sample(chance) for _ in range(seats)]
    return spec.sample(chance)


def _shell(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(
            _shell(part) if not isinstance(part, list) else "+".join(part) for part in value
        )
    return str(value)
