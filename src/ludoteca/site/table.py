"""One table while people are at it: its record, its game, who is connected, what must be told.

Whoever changes a table holds it (`held`), changes record and game in memory, and calls `commit`.
Only then does anybody hear of it: who reads holds the table too, and so never sees a change that is
not committed yet. If the commit fails the table is read again from the store, and until that is
possible nobody gets to hold it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.facts import SPECTATOR
from ludoteca.site import clocks, describing, ratings, record, talk, wire
from ludoteca.site.limits import Bucket
from ludoteca.site.live import DECIDE, END, NOBODY, UNDO, Happening, LiveMatch
from ludoteca.site.store import Change, Outrun, StoreError
from ludoteca.site.windows import Windows

if TYPE_CHECKING:
    from sqlalchemy import Connection as SqlConnection

    from ludoteca.site.house import House
    from ludoteca.site.sockets import Connection

log = logging.getLogger(__name__)

RECENT_COMMANDS = 64
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 60
NOT_YOURS = 4401  # why a socket is closed
PRESENCE_MS = 20_000  # what other processes said of who is there is believed for so long


class No(Exception):
    """The answer to a command that changes nothing: a message of the catalogues."""

    def __init__(
        self, message: str, clause: str | None = None, status: int = 409, **args: Any
    ) -> None:
        super().__init__(message)
        self.message = wire.Message(message, args)
        self.clause = clause
        self.status = status


class Known(NamedTuple):
    """What is known of a command that is committed."""

    kind: str
    seat: int | None
    code: int


def event_row(
    table: str,
    number: int,
    kind: str,
    now: int,
    happening: Happening | None,
    seat: int | None = None,
    command: str | None = None,
) -> dict[str, Any]:
    """One event of a table's log as the store keeps it."""
    return {
        "table_id": table,
        "number": number,
        "kind": kind,
        "seat": happening.seat if happening and happening.seat != NOBODY else seat,
        "command": command,
        "code": happening.code if happening else 0,
        "heard": happening.heard if happening else 0,
        "facts": happening.facts if happening else b"",
        "at": now,
    }


class Table:
    def __init__(
        self,
        house: House,
        id: str,
        number: int,
        kept: record.TableRecord,
        game: LiveMatch | None,
        said: talk.Talk,
    ) -> None:
        self.house = house
        self.id = id
        self.number = number  # of the latest event
        self.record = kept
        self.talk = said
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[int, set[int]]] = {}  # connected to other processes
        self.revision = 0  # goes up when the record changed in a way that people see
        self.used = house.now()
        self._life = secrets.token_hex(4)  # revisions begin anew when the table is read anew
        self.windows = Windows(self)
        self._game = game
        self._commands: dict[str, Known] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._doubtful = False  # memory may hold what the store does not
        self._buckets: dict[int, Bucket] = {}

    # Reading

    @property
    def game(self) -> LiveMatch:
        if self._game is None:
            raise No("error-not-running")
        return self._game

    @property
    def running(self) -> bool:
        return self.record.status == "running"

    def seq(self, viewer: int) -> int:
        return self._game.seqs[viewer] if self._game else 0

    def here(self) -> set[int]:
        """The seats that are connected."""
        now = self.house.now()
        here = {c.viewer for c in self.connections}
        for heard, seats in self._elsewhere.values():
            if heard > now - PRESENCE_MS:
                here |= seats
        return here - {SPECTATOR}

    def bucket(self, viewer: int) -> Bucket:
        """What a viewer may send: a seat's devices share it, each who watches has their own."""
        fresh = Bucket(rate=MESSAGES_A_SECOND, burst=MESSAGES_AT_ONCE)
        return fresh if viewer == SPECTATOR else self._buckets.setdefault(viewer, fresh)

    @property
    def idle(self) -> bool:
        """Whether nothing is lost if the table leaves memory."""
        thinking = any(not task.done() for _, task in self._thinking.values())
        return not (self.connections or self.lock.locked() or thinking)

    def asked(self) -> list[int]:
        """Whom the game waits for: the truth, not for viewers."""
        return self._game.asked() if self.running and self._game else []

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and what is in memory is what is committed."""
        async with self.lock:
            if self._doubtful:
                await self.reload()
            try:
                yield
            except No:
                raise
            except BaseException:
                self._doubtful = True
                raise

    # Changing

    def begin(self, game: LiveMatch) -> None:
        """The game is dealt; `commit` comes next."""
        self._game = game

    async def commit(
        self,
        kind: str,
        seat: int | None = None,
        command: str | None = None,
        happening: Happening | None = None,
        also: Callable[[SqlConnection], None] | None = None,
    ) -> None:
        """Writes one change; tells it to everybody it is for. Outrun and StoreError: read again.

        `also`: more to write in the same transaction.
        """
        now = self.house.now()
        if happening and self.game.heard_by_all(happening):
            self.record.proposal = None  # who asked to take something back asked too late
        if self.record.status == "over" and kind in (DECIDE, END):
            self.record.ended = now
            also = ratings.for_table(self)
        self._keep_time(happening, now)
        event = event_row(self.id, self.number + 1, kind, now, happening, seat, command)
        try:
            await self.house.store.change(Change(event, self._row(), also))
        except (Outrun, StoreError) as error:
            self._doubtful = True
            await self.reload()
            # A connection that broke may have broken after the commit.
            if isinstance(error, Outrun) or not await self.house.is_written(event):
                raise
            return
        self.number += 1
        self.used = now
        if command is not None:
            self._remember(command, Known(kind, seat, event["code"]))
        if happening is None or happening.kind not in (DECIDE, UNDO) or not self.running:
            self.revision += 1  # not for what some may not notice
        self.tell()
        self.wake()

    async def reload(self) -> None:
        """Takes the table from the store again, and tells what is new."""
        found = await self.house.fetch(self.id)
        if found is None:
            raise No("error-no-table", status=404)
        self.number, self.record, self._game, self.talk = found
        self._doubtful = False
        self.revision += 1
        self.tell()
        self.wake(bots=False)

    async def catch_up(self, number: int | None) -> None:
        """Another process has committed up to this number (None: nobody knows)."""
        async with self.lock:
            if number is None or number > self.number:
                try:
                    await self.reload()
                except StoreError as error:
                    self._doubtful = True
                    log.error("cannot catch up", extra={"why": str(error), "table": self.id})

    async def hear_chat(self) -> None:
        """Something was said at another process."""
        async with self.lock:
            last = self.talk.next_number
            self.talk = await self.house.store.read(lambda c: talk.read(c, self.id))
        for line in self.talk.lines:
            if line.number >= last:
                self.say(line)

    def hear_presence(self, process: str, seats: int) -> None:
        viewers = {viewer for viewer in range(SPECTATOR) if seats >> viewer & 1}
        before = self.here()
        self._elsewhere[process] = (self.house.now(), viewers)
        if self.here() != before:
            self.send_all(self._presence())

    def polled(self, viewer: int) -> None:
        """Somebody without a socket has asked how the table stands: they are there."""
        if viewer != SPECTATOR:
            self.hear_presence(f"polling-{viewer}", 1 << viewer)

    def version(self, viewer: int) -> str:
        """Names all that a snapshot for this viewer holds, and changes with nothing else."""
        shown = (self.seq(viewer), self.revision, self.talk.next_number, sorted(self.here()))
        return hashlib.sha256(f"{self._life}{shown}".encode()).hexdigest()[:20]

    def remembers(self, command: str) -> bool:
        return command in self._commands

    async def command_known(self, command: str) -> Known | None:
        known = self._commands.get(command)
        return known or await self.house.find_command(self.id, command)

    def _remember(self, command: str, known: Known) -> None:
        self._commands[command] = known
        if len(self._commands) > RECENT_COMMANDS:
            del self._commands[next(iter(self._commands))]

    def _row(self) -> dict[str, Any]:
        game, kept = self._game, self.record
        if game:
            kept.undoable = game.undoable
        return {
            "id": self.id,
            "number": self.number + 1,
            "status": kept.status,
            "public": kept.settings.public,
            "due": self.due(),
            "record": record.encode(kept),
            "position": game.match.rows.tobytes() if game else None,
        }

    def _keep_time(self, happening: Happening | None, now: int) -> None:
        kept = self.record
        if not self._game or kept.paused:
            return
        people = [s for s in self.asked() if kept.seats[s].bot is None]
        openly = happening is not None and self._game.heard_by_all(happening)
        reset = happening.seat if happening and openly else None
        clocks.settle(kept.settings.clock, kept.clocks, people, reset, now)
        self.windows.settle(now)

    # Telling

    def tell(self) -> None:
        """Sends every connection what it has not been told yet."""
        news: dict[tuple[int, int], bytes] = {}
        for connection in list(self.connections):
            if connection.revision != self.revision and self._stranger(connection):
                connection.close(NOT_YOURS)
                continue
            if connection.seq < self.seq(connection.viewer):
                key = (connection.viewer, connection.seq)
                if key not in news:
                    news[key] = wire.encode(describing.update(self, *key))
                connection.seq = self.seq(connection.viewer)
                connection.send_bytes(news[key])
            if connection.revision != self.revision:
                connection.revision = self.revision
                connection.send(wire.Changed(describing.table_info(self, connection.who)))
            if connection.proposal != self.record.proposal:
                connection.proposal = self.record.proposal
                connection.send(wire.Proposed(self.record.proposal))
            muted = self.record.muted.get(connection.viewer, [])
            if connection.muted != muted:
                connection.muted = muted
                connection.send(wire.Muted(muted))

    def send_all(self, message: wire.ServerMessage) -> None:
        for connection in list(self.connections):
            connection.send(message)

    def say(self, line: wire.ChatLine) -> None:
        """Sends what somebody said to all who have not muted them."""
        for connection in list(self.connections):
            if line.seat not in self.record.muted.get(connection.viewer, []):
                connection.send(wire.Said(line))

    def _stranger(self, connection: Connection) -> bool:
        """Whether the seat that somebody is connected to is not, or no longer, theirs."""
        if connection.viewer == SPECTATOR:
            return False
        return not describing.holds(self.record.seats[connection.viewer], connection.who)

    def send_away(self, person: str | None) -> None:
        """Ends the connections of somebody who has no place at the table any more."""
        for connection in list(self.connections):
            if person is not None and connection.who.person == person:
                connection.close(NOT_YOURS)

    def enter(self, connection: Connection, since: int) -> None:
        """A connection comes: everything first, then what happens."""
        if self._stranger(connection):  # the seat was lost on the way here
            connection.close(NOT_YOURS)
            return
        self.connections.add(connection)
        connection.seq = self.seq(connection.viewer)
        connection.revision = self.revision
        connection.proposal = self.record.proposal
        connection.muted = self.record.muted.get(connection.viewer, [])
        connection.send(describing.snapshot(self, connection.viewer, connection.who, since))
        self.used = self.house.now()
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = self.house.now()
        self.tell_presence()

    def tell_presence(self) -> None:
        self.send_all(self._presence())
        if self.house.store.postgres and not self.house.closing:
            self.house.spawn(self.tell_presence_elsewhere)

    async def tell_presence_elsewhere(self) -> None:
        seats = sum(1 << viewer for viewer in {c.viewer for c in self.connections})
        await self.house.tell_others(f"here:{self.house.process}:{self.id}:{seats}")

    def _presence(self) -> wire.Presence:
        watchers = sum(c.viewer == SPECTATOR for c in self.connections)
        return wire.Presence(sorted(self.here()), watchers)

    # What comes by itself: bots, clocks and windows

    def due(self) -> int | None:
        """When somebody must look at the table again, should this process be gone by then."""
        if not self.running or self.record.paused:
            return None
        times = [clocks.due(self.record.clocks), self.windows.due()]
        if any(self.record.seats[seat].bot for seat in self.asked()):
            times.append(self.house.now() + self.house.bot_lease)
        return min((time for time in times if time is not None), default=None)

    def wake(self, bots: bool = True) -> None:
        """Lets the bots think that are asked, and sets the alarm for clocks and windows.

        Not `bots`: another process has made the latest change and lets them think. Should it be
        gone, the sweeper finds the table (`due`).
        """
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self.running or self.record.paused or self.house.closing:
            return
        for seat in self.asked() if bots else ():
            if self.record.seats[seat].bot:
                self._let_think(seat)
        times = [t for t in (clocks.due(self.record.clocks), self.windows.due()) if t is not None]
        if times:
            wait = max(0, min(times) - self.house.now()) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, self.house.spawn, self._ring)

    def _let_think(self, seat: int) -> None:
        fresh = self.game.fresh[seat]
        thought = self._thinking.get(seat)
        if thought and thought[0] == fresh and not thought[1].done():
            return
        task = self.house.spawn(self._think, seat, fresh)
        self._thinking[seat] = (fresh, task)

    async def _think(self, seat: int, fresh: int) -> None:
        kept = self.record
        bot = kept.seats[seat].bot
        if bot is None:
            return
        sight = self.game.sights[seat]
        code, _ = await asyncio.gather(
            self.house.choose(kept, bot, seat, sight), asyncio.sleep(kept.settings.pace / 1000)
        )
        async with self.held():
            now = self.record.seats[seat].bot and seat in self.asked() and not self.record.paused
            if not now or self.game.fresh[seat] != fresh:
                return
            self._thinking.pop(seat, None)
            await self._decide_for(seat, code)

    async def _ring(self) -> None:
        """A clock is at zero, or a window has passed."""
        async with self.held():
            if not self.running or self.record.paused:
                return
            now = self.house.now()
            for seat in clocks.at_zero(self.record.clocks, now):
                if self.running:
                    await self._time_up(seat)
            for seat, code in self.windows.passed(now):
                if self.running:
                    await self._decide_for(seat, code)
            self.wake()

    async def _decide_for(self, seat: int, code: int) -> None:
        happening = self.game.decide(seat, code)
        kept = self.record.seats[seat]
        kept.helped = kept.helped or (kept.kind == "person" and kept.bot is not None)
        self.note_end()
        await self.commit(DECIDE, seat=seat, happening=happening)

    async def _time_up(self, seat: int) -> None:
        """What the table chose: a bot plays on, or the seat loses. Nobody is thrown out."""
        seats = self.record.seats
        seats[seat].bot = self.house.substitute
        if self.record.settings.clock.at_zero == "forfeit":
            seats[seat].forfeited = True
            if sum(not one.forfeited for one in seats) == 1:
                self.end()
                await self.commit(END, happening=self.game.end())
                return
        await self.commit("time", seat=seat)

    def note_end(self) -> None:
        if self.game.match.over:
            self.end()

    def end(self) -> None:
        now = self.house.now()
        clocks.stop(self.record.clocks, now)
        self.record.status, self.record.ended = "over", now

    def forget_tasks(self) -> None:
        """The table goes out of memory, or the service ends."""
        if self._alarm:
            self._alarm.cancel()
        for _, task in self._thinking.values():
            task.cancel()
