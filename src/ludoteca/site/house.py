"""The house: all tables of this process, the store behind them, and who looks after them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from sqlalchemy import Connection as SqlConnection
from sqlalchemy import select

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game, Pack
from ludoteca.core.match import Match
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_names
from ludoteca.site import record, schema, talk
from ludoteca.site.bridge import LOST, Bridge
from ludoteca.site.identity import Signer
from ludoteca.site.live import DEAL, DECIDE, END, NOBODY, UNDO, Happening, LiveMatch, Sight
from ludoteca.site.store import Outrun, Store, StoreError
from ludoteca.site.table import Known, No, Table
from ludoteca.site.thinkers import Advice, Thinkers, ThinkingFailed, job_for

log = logging.getLogger(__name__)

Fetched = tuple[int, record.TableRecord, LiveMatch | None, talk.Talk]

IDLE_MS = 60_000  # a table nobody is connected to leaves memory after so long
CROWDED_MS = 5_000  # the same when there are more than LOADED of them
SWEEP_SECONDS = 2.0
LOADED = 20_000
DUE = 200  # tables woken in one sweep


class House:
    substitute = "greedy"  # plays for people who are away or out of time
    bot_lease = 15_000  # after so long another process takes over a bot's decision

    def __init__(self, store: Store, workers: int | None = None) -> None:
        self.store = store
        self.thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))
        self.tables: dict[str, Table] = {}
        self.signer = Signer("")
        self.closing = False
        self.process = secrets.token_hex(4)  # names this process among others
        self._bridge: Bridge | None = None
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._compiling = ThreadPoolExecutor(1, thread_name_prefix="compile")
        self._unreadable: set[str] = set()  # tables that nothing can be done for here
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Life

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.signer = Signer(await self.store.write(_service_key))
        if self.store.postgres:
            self._bridge = Bridge(self.store, self._heard)
        self.spawn(self._sweep_for_ever)

    async def close(self) -> None:
        self.closing = True
        for table in self.tables.values():
            table.forget_tasks()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self._compiling.shutdown(wait=False, cancel_futures=True)
        if self._bridge:
            await asyncio.to_thread(self._bridge.close)
        self.store.close()

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> Any:
        """Runs something beside, and says so in the log if it fails."""
        task = asyncio.create_task(work(*args))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Outrun):  # another process did it first
            log.error("task failed", exc_info=error)

    @staticmethod
    def now() -> int:
        return time.time_ns() // 1_000_000

    async def ready_for_all(self) -> None:
        """Compiles every game, one after another; one that is asked for comes next."""
        for name in game_names():
            await self.ready(name)

    async def ready(self, name: str) -> None:
        """Compiles a game's rules beside the event loop: the first time, that may take a minute."""
        if name not in self._ready:
            loop = asyncio.get_running_loop()
            compiled = loop.run_in_executor(self._compiling, _play_a_little, find_game(name))
            self._ready[name] = asyncio.ensure_future(compiled)
        await asyncio.shield(self._ready[name])

    # Tables

    async def table(self, id: str) -> Table | None:
        """A table, from memory or from the store."""
        found = self.tables.get(id)
        if found is not None:
            found.used = self.now()  # it stays in memory until whoever asks has done with it
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table | None:
        try:
            found = await self.fetch(id)
            if found is None:
                return None
            table = Table(self, id, *found)
            self.tables[id] = table
            table.wake()
            return table
        finally:
            del self._loading[id]

    async def fetch(self, id: str) -> Fetched | None:
        """What the store holds of a table now."""
        row = await self.store.read(lambda connection: _row(connection, id))
        if row is None:
            return None
        try:
            if row.position is not None:
                await self.ready(row.game)
            return await self.store.read(lambda connection: _fetch(connection, id))
        except (LudotecaError, ValueError) as error:  # another version of the game made it
            log.error("a table cannot be read", extra={"why": str(error), "table": id})
            raise No("error-not-readable") from None

    async def find_command(self, table: str, command: str) -> Known | None:
        events = schema.events
        wanted = select(events.c.kind, events.c.seat, events.c.code).where(
            events.c.table_id == table, events.c.command == command
        )
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Known(*row)

    async def is_written(self, event: dict[str, Any]) -> bool:
        """Whether the store holds just this event."""
        events = schema.events
        wanted = select(events).where(
            events.c.table_id == event["table_id"], events.c.number == event["number"]
        )
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        return row is not None and dict(row._mapping) == event

    async def choose(self, kept: record.TableRecord, bot: str, seat: int, sight: Sight) -> int:
        """What a bot decides; should its worker fail, a random one of the options."""
        job = job_for(kept.game, kept.pack, bot, seat, sight, waited=True)
        try:
            return await self.thinkers.choose(job)
        except ThinkingFailed:
            first_free = find_game(kept.game).decisions.first_free
            return random.choice([code for code in job.codes if code < first_free])

    async def advise(
        self, kept: record.TableRecord, seat: int, sight: Sight, playouts: int
    ) -> list[Advice]:
        """What a search makes of the options of a seat that is asked, the best first."""
        job = job_for(kept.game, kept.pack, "advice", seat, sight, waited=True, playouts=playouts)
        try:
            return await self.thinkers.advise(job)
        except ThinkingFailed:
            raise No("error-no-advice", status=503) from None

    # What processes tell each other

    async def tell_others(self, notice: str) -> None:
        """Something that is not kept: other processes may miss it."""
        try:
            await self.store.notify(notice)
        except StoreError as error:
            log.warning("cannot tell other processes", extra={"why": str(error)})

    def _heard(self, notice: str) -> None:
        kind, _, rest = notice.partition(":")
        if kind == LOST:
            for table in self.tables.values():
                self.spawn(table.catch_up, None)
        elif kind == "table":
            id, _, number = rest.partition(":")
            self.spawn(self._catch_up, id, int(number))
        elif kind == "chat" and rest in self.tables:
            self.spawn(self.tables[rest].hear_chat)
        elif kind == "here":
            process, id, seats = rest.split(":")
            if process != self.process and id in self.tables:
                self.tables[id].hear_presence(process, int(seats))

    async def _catch_up(self, id: str, number: int) -> None:
        if id in self._loading:
            await asyncio.shield(self._loading[id])
        if id in self.tables:
            await self.tables[id].catch_up(number)

    # Sweeping

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._forget_idle()
            self._drop_stuck()
            try:
                for id in await self.store.read(self._due):
                    await self._wake(id)
                await self._tell_presence()
            except StoreError as error:
                log.error("cannot look for tables that are due", extra={"why": str(error)})
            except Exception:  # whatever it is, the others must be looked after
                log.exception("cannot look after the tables")

    def _due(self, connection: SqlConnection) -> list[str]:
        tables = schema.tables
        late = select(tables.c.id).where(tables.c.due <= self.now()).order_by(tables.c.due)
        due = [row.id for row in connection.execute(late.limit(DUE + len(self._unreadable)))]
        return [id for id in due if id not in self._unreadable]

    async def _wake(self, id: str) -> None:
        try:
            late = await self.table(id)
        except No:
            self._unreadable.add(id)
        else:
            if late is not None:
                late.wake()

    async def _tell_presence(self) -> None:
        """Says again who is connected here: other processes forget it after a while."""
        if self.store.postgres:
            for table in list(self.tables.values()):
                if table.connections:
                    await table.tell_presence_elsewhere()

    def _drop_stuck(self) -> None:
        now = self.loop.time()
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.check(now)

    def _forget_idle(self) -> None:
        crowded = len(self.tables) > LOADED
        oldest = self.now() - (CROWDED_MS if crowded else IDLE_MS)
        for table in list(self.tables.values()):
            if table.idle and table.used < oldest:
                table.forget_tasks()
                del self.tables[table.id]


# Games and packs


@cache
def pack_of(game: Game, name: str) -> Pack:
    """A data pack that comes with a game."""
    if name not in packs_of(game):
        known = ", ".join(packs_of(game))
        raise LudotecaError(f"{game.name} has no pack {name!r}; there are: {known}")
    return game.load_pack(Path(game.folder) / "packs" / f"{name}.toml")


def packs_of(game: Game) -> list[str]:
    """The names of a game's packs, the default one first."""
    names = {path.stem for path in (Path(game.folder) / "packs").glob("*.toml")}
    return sorted(names, key=lambda name: (name != game.default_pack, name))


def layout(game: Game, pack: Pack) -> str:
    """Names what a kept position was written with: its fields, and the pack it refers to."""
    fields = repr(game.position.dtype.descr)
    return hashlib.sha256(f"{fields}{pack.hash}".encode()).hexdigest()[:16]


def _play_a_little(game: Game) -> None:
    """Runs whatever the service will run of a game, so that all of it is compiled."""
    live = LiveMatch(game.new())
    for _ in range(4):
        if live.match.over:
            break
        seat = live.match.waiting[0]
        live.decide(seat, live.match.options(seat)[0].code)
    for viewer in live.viewers:
        live.table(viewer), live.waiting(viewer), live.log(viewer, 0)
    _ = live.match.result


# From the store


def _row(connection: SqlConnection, id: str) -> Any:
    tables = schema.tables
    wanted = select(tables.c.game, tables.c.position).where(tables.c.id == id)
    return connection.execute(wanted).first()


def _service_key(connection: SqlConnection) -> str:
    service = schema.service
    row = connection.execute(select(service.c.value).where(service.c.name == "key")).first()
    if row:
        return str(row.value)
    key = secrets.token_hex(32)
    connection.execute(service.insert().values(name="key", value=key))
    return key


def _fetch(connection: SqlConnection, id: str) -> Fetched | None:
    tables, events = schema.tables, schema.events
    row = connection.execute(
        select(tables.c.number, tables.c.record, tables.c.position).where(tables.c.id == id)
    ).first()
    if row is None:
        return None
    kept = record.decode(row.record)
    said = talk.read(connection, id)
    if row.position is None:
        return row.number, kept, None, said
    wanted = (
        select(events.c.kind, events.c.seat, events.c.code, events.c.facts, events.c.heard)
        .where(events.c.table_id == id, events.c.kind.in_([DEAL, DECIDE, UNDO, END]))
        .where(events.c.number <= row.number)
        .order_by(events.c.number)
    )
    happened = [
        Happening(kind, NOBODY if seat is None else seat, code, facts, heard)
        for kind, seat, code, facts, heard in connection.execute(wanted)
    ]
    return row.number, kept, _restored(kept, row.position, happened), said


def _restored(kept: record.TableRecord, position: bytes, happened: list[Happening]) -> LiveMatch:
    """The game from its kept position. Only if something may still be taken back, or the package
    has changed since, are the decisions played again."""
    game = find_game(kept.game)
    pack = pack_of(game, kept.pack)
    history: list[tuple[int, int]] = []
    for one in happened:
        if one.kind == DECIDE:
            history.append((one.seat, one.code))
        elif one.kind == UNDO:
            del history[len(history) - one.code :]
    seats, fits = len(kept.seats), kept.layout == layout(game, pack)
    if not kept.undoable and fits:
        match = Match.resumed(game, pack, seats, kept.seed, kept.options, position, history)
        return LiveMatch(match, happened)
    match = game.new(seats, kept.seed, kept.options, pack)
    for seat, code in history:
        match.play(seat, code)
    if fits and not np.array_equal(match.rows.view(np.uint8), np.frombuffer(position, np.uint8)):
        match = Match.resumed(game, pack, seats, kept.seed, kept.options, position, history)
        return LiveMatch(match, happened)
    return LiveMatch(match, happened, kept.undoable)
