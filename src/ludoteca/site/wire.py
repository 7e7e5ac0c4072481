"""The wire contract: every message between the service and its clients, and nothing else.
What they say to each other of games that are not being played is in `study`.

`docs/protocol.md` explains it; `web/src/wire.ts` is written from it by
`python -m ludoteca.site.typescript`. Times are milliseconds since 1970, spans are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1

END = r"$(?!\n)"  # of a pattern: Python's `$` alone lets a line break follow
CONTROL = r"\u0000-\u001f\u007f-\u009f"
# What shows nothing, or turns the text beside it round. Joiners are needed inside many words.
UNSEEN = (
    CONTROL + r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
)
NAME = rf"^[^{UNSEEN}]*[^{UNSEEN}\s\u200c\u200d][^{UNSEEN}]*" + END

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=300, pattern=f"^[^{CONTROL}]+{END}")]
Token = Annotated[str, Meta(min_length=8, max_length=100)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Language = Literal["en", "fr", "it", "ru"]
Args = dict[str, Any]


class Message(Struct, frozen=True):
    """Something to say to people: a message of the catalogues, with its arguments."""

    message: str
    args: Args = {}


# The games


class OptionInfo(Struct):
    """One option of a game, as a form needs it."""

    name: str
    kind: Literal["flag", "choice", "number", "set", "pick"]
    per_seat: bool  # one value for all seats, or a list with one a seat
    values: list[str]  # the words of a choice, a set or a pick; flag: off, on
    least: int | None
    most: int | None  # of a number; of a set or a pick, how many words
    default: Any  # of a pick: the one word that leaves them open


class ArgumentInfo(Struct):
    name: str
    domain: str
    values: list[str] | None  # null: the names come from the pack


class DecisionInfo(Struct):
    """One kind of decision a game knows."""

    kind: str
    word: str  # what its notation begins with
    free: bool
    args: list[ArgumentInfo]


class GameInfo(Struct):
    name: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    decisions: list[DecisionInfo]
    packs: list[str]  # the first one is the default
    parts: list[str]  # what a score is made of
    reasons: list[str]  # how a game can end
    bots: list[str]  # the players by program, weakest first


class GamesInfo(Struct):
    games: list[GameInfo]
    version: int = VERSION


# People


class Me(Struct):
    name: str  # empty: nothing chosen yet
    language: Language | None
    account: str | None


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    account: Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+" + END)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Rating(Struct):
    account: str
    game: str
    rating: float  # cautious: mean minus three deviations
    mean: float
    deviation: float
    games: int


# Tables


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long people may think, and what happens when time is up. Nobody is ever thrown out."""

    kind: Literal["none", "decision", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * 86400)] = 60  # a decision; the game; or the days
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds added a decision (kind: game)
    at_zero: Literal["bot", "forfeit"] = "bot"


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    clock: Clock = Clock()
    public: bool = False  # shown in the list of tables that anybody may join
    watchers: bool = True  # a link for spectators exists
    chat: Literal["off", "phrases", "free"] = "free"  # public tables: never free
    rated: bool = False
    pace: Annotated[int, Meta(ge=0, le=5000)] = 900  # a bot's shortest time for a decision, ms


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit where: yourself (several seats: one device goes round), a bot, or anybody."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    options: dict[str, Any] = {}  # what the seat chooses for itself


class CreateTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pack: str | None = None
    settings: Settings = Settings()
    start: bool = False  # at once, if no seat is open


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """The host changes a seat: before the start any, later one whose player is a bot or away.

    Anybody may change their own: `open` leaves it, `bot` lets a bot play until `back` is sent.
    """

    kind: Literal["open", "bot", "me", "back"]
    name: Name | None = None
    bot: str | None = None
    options: dict[str, Any] | None = None  # of one's own seat, before the start: those per seat


class Join(Struct, forbid_unknown_fields=True):
    token: Token  # of the link for joining
    name: Name
    seat: SeatNumber | None = None  # null: the first open one


class OpenLink(Struct, forbid_unknown_fields=True):
    token: Token


class SeatInfo(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # which program plays here now, also for a person who is away
    mine: bool
    host: bool
    here: bool  # connected now; bots always are
    forfeited: bool


class Links(Struct):
    """Addresses below the site's own. QR codes of them: `/api/tables/{id}/qr?link=join`."""

    join: str | None
    watch: str | None


class TableInfo(Struct):
    id: str
    game: str
    pack: str
    status: Literal["open", "running", "over"]
    paused: bool
    seats: list[SeatInfo]
    options: dict[str, Any]
    settings: Settings
    host: bool  # you are
    links: Links | None  # for those who sit here
    rematch: str | None  # the next table, when somebody asked for another game
    shuffle: str | None  # the hash of the seed, from the start of the game
    seed: str | None  # the seed itself, once the game is over
    created: int
    started: int | None
    ended: int | None


class TableRow(Struct):
    """One of my tables, or a public one."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    paused: bool
    seats: list[SeatInfo]
    your_turn: bool
    created: int
    join: str | None = None  # of a public table with a seat to take: the address to sit down


class TablesInfo(Struct):
    tables: list[TableRow]
    more: str | None  # pass as `?after=` for the next page


class Joined(Struct):
    """You sit. `secret` is shown this once: `/go/{secret}` moves the seat to another device, and
    programs send it as `Authorization: Bearer {secret}`."""

    seat: int
    secret: str
    table: TableInfo


class SeatSecret(Struct):
    seat: int
    secret: str


class LinkInfo(Struct):
    """What a link is good for. A watch or seat link has done its work when this answers."""

    role: Literal["join", "watch", "seat"]
    seat: int | None
    table: TableInfo


# The game on the table


class Choice(Struct):
    """One decision that a seat may make now."""

    code: int
    kind: str
    args: dict[str, str]
    notation: str
    free: bool


class ClockNow(Struct):
    """A seat's clock. If it runs, `left` was true at `at`."""

    seat: int
    left: int
    at: int
    runs: bool


class ResultInfo(Struct):
    """How the game ended."""

    reason: str
    forfeited: list[int]  # seats whose time was up, placed behind all others
    places: list[int]
    parts: list[dict[str, int]]
    winners: list[int]


class Window(Struct):
    """A moment that passes by itself: when `until` comes, `notation` is played for the seat."""

    name: str
    seat: int
    at: int
    until: int


class Play(Struct):
    """The game as one seat (or a spectator) may know it."""

    view: dict[str, Any]  # the game's own table, redacted: `match.view(seat)["table"]`
    waiting: list[int]  # whose decision is needed, as far as this viewer may know
    options: list[Choice]
    clocks: list[ClockNow]
    windows: list[Window]
    result: ResultInfo | None  # once the game is over
    can_undo: bool
    last_own: int  # the seq of this seat's latest decision: what came after is news


class LogEntry(Struct):
    seq: int
    kind: str
    args: Args


class ChatLine(Struct):
    number: int
    seat: int | None  # null: somebody who watches
    name: str
    kind: Literal["phrase", "emote", "text"]
    text: str  # of a phrase or an emote: its word, `hello` for chat-phrase-hello
    at: int


class Proposal(Struct):
    """Somebody asks to take their latest decision back although others have decided since."""

    seat: int
    decisions: int  # how many decisions would be taken back
    agreed: list[int]
    needed: list[int]


# What the service says on the socket


class Snapshot(Struct, tag="snapshot"):
    """Everything; the first message of a socket, and the answer to polling.

    Drop log entries whose seq is above `log_since`, then add `log`. The same holds for updates.
    """

    seq: int
    seat: int | None
    table: TableInfo
    play: Play | None  # null before the start
    log_since: int
    log: list[LogEntry]
    chat: list[ChatLine]
    muted: list[int]
    proposal: Proposal | None
    now: int


class Update(Struct, tag="update"):
    """The game went on. Sent only if this viewer may notice, and numbered for this viewer alone.

    `play.view` holds only the fields that have changed: the others are as they were.
    """

    seq: int
    play: Play
    log_since: int
    log: list[LogEntry]
    now: int


class Changed(Struct, tag="table"):
    """Seats, settings, pause, start, end, rematch: the table without the game."""

    table: TableInfo


class Accepted(Struct, tag="accepted"):
    """The command is committed. `again`: it already was, when this copy of it arrived."""

    id: str
    seq: int
    again: bool


class Refused(Struct, tag="refused"):
    """The command changed nothing."""

    id: str | None
    error: Message
    clause: str | None = None  # of the rules, if they forbid it


class Because(Struct, tag="because"):
    """The answer to `why`: null if nothing forbids it."""

    id: str
    clause: str | None
    text: str | None  # the rule in English; the game's catalogues have it as `rule-<clause>`


class Presence(Struct, tag="presence"):
    here: list[int]  # seats
    watchers: int


class Said(Struct, tag="chat"):
    line: ChatLine


class Proposed(Struct, tag="proposal"):
    """Null: settled or withdrawn."""

    proposal: Proposal | None


class Muted(Struct, tag="muted"):
    seats: list[int]


class Pong(Struct, tag="pong"):
    at: int
    now: int


ServerMessage = (
    Snapshot
    | Update
    | Changed
    | Accepted
    | Refused
    | Because
    | Presence
    | Said
    | Proposed
    | Muted
    | Pong
)


# What clients say


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """A decision, by code or by notation, made while looking at `seq`."""

    id: CommandId
    seq: Sequence
    code: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    notation: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my latest decision back, which nobody may object to."""

    id: CommandId
    seq: Sequence


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Ask the others to let me take my latest decision back; again: withdraw the question."""

    id: CommandId


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    id: CommandId
    agree: bool


class Why(Struct, tag="why", forbid_unknown_fields=True):
    id: CommandId
    code: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    notation: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    id: CommandId
    kind: Literal["phrase", "emote", "text"]
    text: Line


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Hide what a seat says from me."""

    id: CommandId
    seat: SeatNumber
    on: bool


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    id: CommandId
    on: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    at: Sequence = 0


ClientMessage = Decide | Undo | TakeBack | Consent | Why | Say | Mute | Pause | Ping


# Answers over HTTP


class Problem(Struct):
    """Every answer from 400 on."""

    error: Message


class Answer(Struct):
    """What the socket would have said to a command that was posted instead."""

    message: Accepted | Refused | Because | Pong


class Health(Struct):
    status: Literal["ok", "failing"]
    database: bool
    version: str


# What decoding raises if it is no message: not JSON, not of this contract, nested too deep.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

decode_client = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
