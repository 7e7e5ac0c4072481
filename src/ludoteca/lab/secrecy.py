"""The secrecy proof: what a seat cannot know makes no difference to anything it is shown.

A guess is a full position that fits all a seat knows. If every guess gives the seat the very
view, options and log that the true position gives, then nothing it was shown depends on what it
was not shown; and `Variety` sees to it that guesses differ in everything that is hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from ludoteca.core.dice import dice_of, seeded
from ludoteca.core.facts import SPECTATOR, Told
from ludoteca.core.match import Match
from ludoteca.core.position import Header
from ludoteca.core.record import UNKNOWN
from ludoteca.lab.laws import Broken, hold, invariants_hold, listeners
from ludoteca.lab.trials import LONGEST, decide

NO_CHANCE = 6  # times that a listener's guesses are alike and wrong before it is no accident


def guesses(match: Match, seat: int | None, count: int, seed: str) -> Iterator[Match]:
    """Matches that stand, for all the seat knows, where this one does."""
    viewer = SPECTATOR if seat is None else seat
    source = dice_of(f"guess {seed}")
    for _ in range(count):
        twin = match.copy()
        twin.rows[:] = match.redacted(seat)
        match.game.entries.guess_at(match.pack.book, twin.rows, 0, viewer, source)
        yield twin


def chance_is_hidden(match: Match) -> None:
    """No view depends on the dice to come, and none holds them; a game that is over has none."""
    if match.over:
        return
    twin = match.copy()
    twin.record.key = seeded("another")
    for seat in listeners(match):
        seen = match.game.position.at(match.redacted(seat))
        hold(bool((np.asarray(seen.key).view(np.int64) == UNKNOWN).all()), "a view holds the key")
        same = match.redacted(seat).tobytes() == twin.redacted(seat).tobytes()
        hold(same, f"what {_who(seat)} sees depends on the dice to come")


def asked_know_it(match: Match) -> None:
    """A seat can tell from what it knows whether the game waits for it."""
    for seat in range(match.seats):
        asked = seat in match.view(seat)["waiting"]
        hold(asked == (seat in match.waiting), f"seat {seat} is asked and cannot know it")


def guesses_fit(match: Match, count: int, seed: str) -> None:
    """Every guess is a valid position that looks the same, to the byte and to the word."""
    for seat in listeners(match):
        view, seen = match.view(seat), match.redacted(seat).tobytes()
        for guess in guesses(match, seat, count, seed):
            hold(guess.redacted(seat).tobytes() == seen, f"a guess of {_who(seat)}: other bytes")
            if guess.view(seat) != view:
                raise Broken(f"a guess of {_who(seat)}: {_other_view(match, guess, seat)}")
            invariants_hold(guess)


def same_decision_same_news(match: Match, count: int, seed: str) -> None:
    """After the same decision, in truth and in a guess, a seat that sees the same has heard it."""
    chance = random.Random(f"decision {seed}")
    for seat in listeners(match):
        for guess in guesses(match, seat, count, seed):
            decider = chance.randrange(match.seats)
            allowed = {option.code for option in guess.options(decider)}
            both = [o for o in match.options(decider) if o.code in allowed]
            if not both:
                continue
            option = chance.choice(both)
            truth, since = match.copy(), match.log_length
            truth.play(decider, option.code)
            guess.play(decider, option.code)
            if truth.redacted(seat).tobytes() == guess.redacted(seat).tobytes():
                told = f"{_who(seat)} hears of {option} what it cannot know"
                hold(truth.log(seat, since) == guess.log(seat, since), told)


def guesses_play_on(match: Match, seed: str) -> None:
    """A game goes on from a guess to its end."""
    chance = random.Random(f"play on {seed}")
    seat = chance.choice(listeners(match))
    for guess in guesses(match, seat, 1, seed):
        while not guess.over:
            decide(guess, chance)
            invariants_hold(guess)
            hold(guess.plies - match.plies < LONGEST, "a guess does not come to an end")


def secrets_stay_in_the_log(match: Match) -> None:
    """No line of the log tells a listener a secret that was not meant for its eyes."""
    facts = match.game.facts
    for listener in listeners(match):
        bit = SPECTATOR if listener is None else listener
        heard = iter(match.log(listener))
        for row in match.facts:
            if not int(row[1]) >> bit & 1:
                continue
            told = next(heard)
            if not int(row[2]) >> bit & 1:
                secret = {k for k, f in facts.facts[int(row[0])].fields.items() if f.secret}
                hold(_silent(told, secret), f"{_who(listener)} hears the secret of {told}")
        hold(next(heard, None) is None, f"{_who(listener)} hears more than it should")


def _silent(told: Told, secret: set[str]) -> bool:
    values = (told.args[name] for name in secret)
    return all(v is None or (isinstance(v, list) and not any(v)) for v in values)


@dataclass
class Variety:
    """Whether guesses differ in what is hidden.

    A field of which guesses never differ is either known after all, then they are right, or it
    was not guessed: then they are sometimes wrong, always in the same way. What others choose
    while nothing comes to light, guesses may take for still to be chosen. A few wrong guesses
    that are alike may be chance.
    """

    hidden: set[str] = field(default_factory=set)
    varied: set[str] = field(default_factory=set)
    wrong: Counter[str] = field(default_factory=Counter)

    def watch(self, match: Match, count: int, seed: str) -> None:
        """Looks at some guesses of every seat."""
        fields = [name for name in match.game.position.declared if name not in Header.declared]
        lately = match.unrevealed
        for seat in listeners(match):
            seen = match.redacted(seat)
            found = [guess.rows for guess in guesses(match, seat, count, seed)]
            keys = {guess["key"].tobytes() for guess in found}
            hold(match.over or len(keys) == len(found), "guesses share the dice to come")
            for name in fields:
                truth = np.asarray(match.rows[name])
                unknown = (np.asarray(seen[name]) == UNKNOWN) & (truth != UNKNOWN)
                if unknown.any():
                    self.hidden.add(name)
                    here = {np.asarray(guess[name])[unknown].tobytes() for guess in found}
                    true = {np.asarray(rows[name])[unknown].tobytes() for rows in lately}
                    self.varied |= {name} if len(here) > 1 else set()
                    self.wrong[name] += not here <= true

    def judge(self) -> None:
        """To be asked when many moments have been watched."""
        often = {name for name, times in self.wrong.items() if times >= NO_CHANCE}
        stale = sorted(often - self.varied)
        hold(not stale, f"guesses are all alike, and wrong, in: {', '.join(stale)}")


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _other_view(match: Match, guess: Match, seat: int | None) -> str:
    """Where two views differ."""
    one, other = match.view(seat), guess.view(seat)
    for name in one:
        if name != "table" and one[name] != other[name]:
            return f"{name} would be {other[name]}, not {one[name]}"
    name = next(name for name in one["table"] if one["table"][name] != other["table"][name])
    return f"{name} would be {other['table'][name]}, not {one['table'][name]}"
