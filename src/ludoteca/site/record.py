"""What a table is besides its game: one short record, kept with every change."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.site.clocks import SeatClock
from ludoteca.site.wire import Proposal, Settings

Status = Literal["open", "running", "over"]


class Seat(Struct):
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None  # null: a program that holds the seat's secret
    secret: str | None = None  # its hash
    bot: str | None = None  # the program that plays now; for a person, while they are away
    forfeited: bool = False
    helped: bool = False  # a bot has decided for the person


class TableRecord(Struct):
    game: str
    pack: str
    options: dict[str, Any]
    settings: Settings
    seats: list[Seat]
    host: str  # a person
    created: int
    seed: str
    links: int = 0  # a new number makes the old links void
    status: Status = "open"
    started: int | None = None
    ended: int | None = None
    paused_at: int | None = None
    clocks: list[SeatClock] = []
    windows: dict[str, int] = {}  # open windows and when they pass
    undoable: int = 0
    proposal: Proposal | None = None
    muted: dict[int, list[int]] = {}  # by seat, whom it does not want to read
    rematch: str | None = None
    layout: str = ""  # what the kept position was written with

    @property
    def paused(self) -> bool:
        return self.paused_at is not None


decode = msgspec.json.Decoder(TableRecord).decode
encode = msgspec.json.Encoder().encode
