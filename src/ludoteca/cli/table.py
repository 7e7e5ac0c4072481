"""A match at one terminal: people take turns at the keyboard, bots play in between."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from ludoteca.bots import Bot, Sight, bot
from ludoteca.cli import show
from ludoteca.cli.terminal import busy, out, say
from ludoteca.core.decisions import Option
from ludoteca.core.dice import dice_of
from ludoteca.core.errors import CannotUndo, Illegal, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.words import Words

FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what can be scrolled back to


class Left(Exception):
    """The people have left the table; the match is not over."""


class Table:
    """One match, who sits where, and whose eyes are on the screen."""

    def __init__(self, match: Match, bots: Sequence[str], adviser: str, language: str) -> None:
        self.match = match
        self.language = language
        self.words = Words(
            match.game,
            language,
            show.people(match.game, match.seats, bots, language),
            match.texts,
        )
        self.bots: dict[int, Bot] = {seat: bot(name) for seat, name in enumerate(bots) if name}
        self.humans = [seat for seat in range(match.seats) if seat not in self.bots]
        self.adviser = bot(adviser)
        self.dice = [dice_of(f"{match.seed}/bot/{seat}") for seat in range(match.seats)]
        self.eyes: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.speaker: int | None = None  # who asked to speak without being asked
        self.read = [0] * (
            match.seats + 1
        )  # how much of the log each seat was shown; watchers last
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "hint": self._hint,
            "why": self._why,
            "save": self._save,
            "as": self._as,
            "quit": self._quit,
            "?": self._help,
        }

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        while not self.match.over:
            if not self._bots_decide():
                self._person_decides()
        self._show_end()

    # Bots

    def _bots_decide(self) -> bool:
        """Lets one bot decide: those who may speak up first, then those the game waits for."""
        waiting = self.match.waiting
        asked = [s for s in self.bots if s not in waiting] + [s for s in self.bots if s in waiting]
        for seat in asked:
            sight = Sight.of(self.match, seat, self.dice[seat])
            with busy("thinking", self.language):
                option = self.bots[seat].choose(sight) if sight.options else None
            if option is not None:
                self.match.play(seat, option)
                if not self.humans:
                    self._show_log(None)
                return True
        return False

    # People

    def _person_decides(self) -> None:
        seat = self._next_person()
        self._hand_over(seat)
        self._show(seat)
        while not self._answer(seat):
            pass

    def _next_person(self) -> int:
        if self.speaker is not None:
            return self.speaker
        waiting = [seat for seat in self.match.waiting if seat in self.humans]
        return self.eyes if self.eyes in waiting else waiting[0]

    def _answer(self, seat: int) -> bool:
        """Reads one line and does what it says; whether there is something new to show now."""
        line = self._ask(say("your-decision", self.language, name=self.words.people[seat]))
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                return self.commands[word](seat, rest.strip())
            if line:
                self.match.play(seat, self._option(seat, line))
                self.speaker = None
                return True
        except Illegal as error:
            self._refuse(seat, error)
        except LudotecaError as error:
            out().print(Text(str(error), style="red"))
        return False

    def _option(self, seat: int, line: str) -> Option | str:
        if not line.isdecimal():
            return line
        options = self.match.options(seat)
        if not 1 <= int(line) <= len(options):
            raise LudotecaError(say("no-such-number", self.language, count=len(options)))
        return options[int(line) - 1]

    def _refuse(self, seat: int, error: Illegal) -> None:
        refusal = self.match.why_not(seat, error.decision, self.language)
        text = f"{refusal.clause}: {refusal.text}" if refusal else str(error)
        out().print(Text(text, style="red"))

    def _hand_over(self, seat: int) -> None:
        """Hides what the last player saw before the next one looks."""
        if self.eyes == seat:
            return
        self.eyes = seat
        name = self.words.people[seat]
        if sys.stdin.isatty() and out().is_terminal:
            out().file.write(FORGET)
            self._ask(say("hand-over", self.language, name=name))
            out().file.write(FORGET)
        else:
            out().rule(Text(name))

    def _ask(self, prompt: str) -> str:
        out().print(Text(f"{prompt} ", style="bold green"), end="")
        try:
            line = input().strip()
        except EOFError:
            out().print()
            raise Left from None
        if not sys.stdin.isatty():
            out().print(Text(line))
        return line

    # Showing

    def _show(self, seat: int) -> None:
        self._show_log(seat)
        out().print(show.board(self.match, seat, self.language))
        out().print(show.options(self.match, seat, self.words))

    def _show_log(self, seat: int | None) -> None:
        """What the seat has not been shown yet (None: those who watch)."""
        reader = self.match.seats if seat is None else seat
        told = self.match.log(seat, self.read[reader])
        self.read[reader] = self.match.log_length
        if told:
            out().print(show.facts(told, self.words))

    def _show_end(self) -> None:
        """Hands stay covered here when several people share the screen."""
        alone = self.humans[0] if len(self.humans) == 1 else None
        if len(self.humans) > 1:
            self.read[-1] = min(self.read[seat] for seat in self.humans)
        self._show_log(alone)
        out().print(show.board(self.match, alone, self.language))
        out().print(show.result(self.match.result, self.words))

    # Commands

    def _undo(self, seat: int, _: str) -> bool:
        try:
            option = self.match.undo(seat)
        except CannotUndo:
            raise CannotUndo(say("cannot-undo", self.language)) from None
        self.read = [min(read, self.match.log_length) for read in self.read]
        out().print(Text(say("taken-back", self.language, decision=self.words.option(option))))
        return True

    def _hint(self, seat: int, _: str) -> bool:
        chance = dice_of(f"hint/{self.match.plies}")
        with busy("thinking", self.language):
            option = self.adviser.choose(Sight.of(self.match, seat, chance))
        if option is None:
            out().print(say("no-hint", self.language))
            return False
        number = self.match.options(seat).index(option) + 1
        text = say("hint", self.language, number=number, decision=self.words.option(option))
        out().print(Text(text, style="magenta"))
        return False

    def _why(self, seat: int, decision: str) -> bool:
        if not decision:
            raise LudotecaError(say("why-what", self.language))
        refusal = self.match.why_not(seat, decision, self.language)
        text = f"{refusal.clause}: {refusal.text}" if refusal else say("allowed", self.language)
        out().print(Text(text))
        return False

    def _save(self, seat: int, file: str) -> bool:
        path = Path(file or f"{self.match.game.name}.save.json").expanduser()
        write_save(self.match, path)
        out().print(Text(say("saved", self.language, file=str(path))))
        return False

    def _as(self, seat: int, who: str) -> bool:
        """Another person at this terminal wants to speak up."""
        names = show.seat_names(self.match.game)
        other = names.index(who) if who in names else None
        if other not in self.humans:
            allowed = ", ".join(names[s] for s in self.humans)
            raise LudotecaError(say("as-whom", self.language, seats=allowed))
        self.speaker = other
        return True

    def _help(self, seat: int, _: str) -> bool:
        out().print(Text(say("commands", self.language)))
        return False

    def _quit(self, seat: int, _: str) -> bool:
        raise Left


def write_save(match: Match, path: Path) -> None:
    """Writes a save whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_text(match.save(), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise LudotecaError(f"{path}: cannot be written: {error.strerror}") from None
