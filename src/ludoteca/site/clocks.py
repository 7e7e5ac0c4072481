"""Clocks: how long each seat may still think. Pure sums; the caller says what time it is.

What a clock shows must not tell a secret. So what a seat decides while others choose too neither
resets its clock nor adds to it: that happens when the service stops waiting for the seat, or when
everybody noticed the decision. And a clock that stopped in secret goes on running for those who
must not know (`was`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from ludoteca.site.wire import Clock, ClockNow


class SeatClock(Struct):
    left: int  # when it last started or stopped
    since: int | None = None  # running since
    was_left: int = 0  # the same two when it last started
    was_since: int = 0

    def start(self, now: int) -> None:
        self.since = now
        self.was_left, self.was_since = self.left, now

    def spend(self, now: int) -> None:
        if self.since is not None:
            self.left = max(0, self.left - (now - self.since))
            self.since = None


def full(clock: Clock) -> int:
    return clock.seconds * 1000


def wound(clock: Clock, seats: int) -> list[SeatClock]:
    """The clocks of a game that begins; none without a clock."""
    return [] if clock.kind == "none" else [SeatClock(full(clock)) for _ in range(seats)]


def settle(
    clock: Clock, clocks: Sequence[SeatClock], running: Collection[int], reset: int | None, now: int
) -> None:
    """Lets the clocks of `running` seats run and stops the others; `reset` has decided openly."""
    for seat, one in enumerate(clocks):
        if one.since is None:
            if seat in running:
                one.start(now)
        elif seat not in running or seat == reset:
            one.spend(now)
            one.left = one.left + clock.increment * 1000 if clock.kind == "game" else full(clock)
            if seat in running:
                one.start(now)


def stop(clocks: Sequence[SeatClock], now: int) -> None:
    """The table is paused: all stand, also those that only seem to run."""
    for one in clocks:
        one.spend(now)
        one.was_left = max(0, one.was_left - (now - one.was_since))


def go_on(clocks: Sequence[SeatClock], running: Collection[int], now: int) -> None:
    for seat, one in enumerate(clocks):
        one.was_since = now
        if seat in running:
            one.start(now)


def due(clocks: Sequence[SeatClock]) -> int | None:
    """When the first clock is at zero."""
    return min((one.since + one.left for one in clocks if one.since is not None), default=None)


def at_zero(clocks: Sequence[SeatClock], now: int) -> list[int]:
    return [
        seat
        for seat, one in enumerate(clocks)
        if one.since is not None and one.since + one.left <= now
    ]


def shown(
    clocks: Sequence[SeatClock], waiting: Collection[int], paused: bool, now: int
) -> list[ClockNow]:
    """The clocks for a viewer who believes that the game waits for the seats `waiting`."""
    return [_shown(seat, one, seat in waiting, paused, now) for seat, one in enumerate(clocks)]


def _shown(seat: int, one: SeatClock, waited: bool, paused: bool, now: int) -> ClockNow:
    if one.since is not None:
        return ClockNow(seat, one.left, one.since, True)
    if not waited or not one.was_since:
        return ClockNow(seat, one.left, now, False)
    return ClockNow(seat, one.was_left, now if paused else one.was_since, not paused)
