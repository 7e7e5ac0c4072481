"""The rest of the wire contract: replays, hints, judgements, lessons, and what arenas found out."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.site.wire import Choice, LogEntry, Play, SeatNumber, TableInfo


class Step(Struct):
    """One step of a replay: after the `step`-th decision, or the set-up."""

    step: int
    seat: int | None  # who decided
    notation: str | None
    play: Play
    log: list[LogEntry]


class Replay(Struct):
    table: TableInfo
    steps: int
    deciders: list[int]  # whose decision each step is
    step: Step


class Continue(Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished game: you in one seat, bots in all others."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: str | None = None


class Idea(Struct):
    """One option, as an adviser sees it who knows what the seat knows."""

    choice: Choice
    chance: float  # to win, 0 to 1
    error: float  # half the 95 % interval of the chance
    why: dict[str, float]  # parts of the score in which it differs from the other options


class Hint(Struct):
    ideas: list[Idea]  # the best first


class Judgement(Struct):
    """One decision of a finished game, looked at again."""

    step: int
    seat: int
    best: Idea
    made: Idea | None  # null: no option the adviser thought about


class LessonStep(Struct):
    """One step of a lesson: what is seen, what happened before, and what to do, if anything."""

    play: Play
    log: list[LogEntry]
    choice: Choice | None


class Lesson(Struct):
    """A first game that is led by the hand. The texts of its steps are `learn-1`, `learn-2`..."""

    game: str
    seats: int
    steps: list[LessonStep]


class Estimate(Struct):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(Struct):
    bot: str
    seats: int  # seats held, over all matches
    wins: Estimate  # the share of wins of a seat
    fair: float  # the share if all were alike
    rating: Estimate  # Elo
    ahead: Estimate | None  # of the next best bot


class ArenaReport(Struct):
    """What `ludoteca arena` wrote."""

    game: str
    seats: int
    deals: int
    matches: int
    options: dict[str, Any]
    standings: list[Standing]
