"""Playing a match with bots: each is handed its own sight of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.bots.sight import Bot, Sight
from ludoteca.core.decisions import Option
from ludoteca.core.dice import dice_of
from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match

Watcher = Callable[[Match, int, Option], None]


def play(
    match: Match, bots: Sequence[Bot], seed: int | str = 0, before: Watcher | None = None
) -> Match:
    """Plays a match to its end; `before` is told of every decision before it is made."""
    if len(bots) != match.seats:
        raise ValueError(f"{len(bots)} bots for {match.seats} seats")
    dice = [dice_of(f"{seed}/bot/{seat}") for seat in range(match.seats)]
    while not match.over:
        for seat in _asked(match):
            option = bots[seat].choose(Sight.of(match, seat, dice[seat]))
            if option is None:
                continue
            if before:
                before(match, seat, option)
            match.play(seat, option)
            break
        else:
            raise Illegal("None", "", f"no bot decides, and the game waits for {match.waiting}")
    return match


def _asked(match: Match) -> list[int]:
    """The seats with something to decide: those who may speak up first, then those waited for."""
    waiting = match.waiting
    free = [seat for seat in range(match.seats) if seat not in waiting and match.options(seat)]
    return free + waiting
