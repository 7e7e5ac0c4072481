"""Matches for hypothesis: any seats and options, some way into it."""

from __future__ import annotations

import random

from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.lab.trials import Trial, decide, sampled_options

seeds = st.integers(0, 2**31)


@st.composite
def matches(draw: st.DrawFn, name: str, deepest: int = 300) -> Match:
    """A match of a game, some random decisions into it; it may be over."""
    game = ludoteca.game(name)
    seats = draw(st.sampled_from(game.seats))
    options = sampled_options(game, seats, random.Random(draw(seeds)))
    match = Trial(seats, draw(seeds), options).start(game)
    chance = random.Random(draw(seeds))
    for _ in range(draw(st.integers(0, deepest))):
        if match.over:
            break
        decide(match, chance)
    return match
