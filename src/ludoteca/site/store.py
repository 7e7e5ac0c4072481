"""The store: one thread writes, many decisions a commit; readers run beside it.

Every change of a table is an event with the table's next number, written together with the
table's row. The key (table, number) is what decides a race: whoever comes second gets `Outrun`,
and looks again. SQLite and PostgreSQL run the same statements.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ludoteca.site import schema

log = logging.getLogger(__name__)
T = TypeVar("T")

BATCH = 512  # changes a commit, at most
READERS = 4
CHANNEL = "ludoteca"


class StoreError(Exception):
    """The store cannot be read or written now; nothing was changed."""


class Odd(StoreError):
    """A change that cannot be written at all, whatever the store is like."""


class Outrun(Exception):
    """Somebody else has written this event number: another process serves the table too."""


@dataclass(frozen=True)
class Change:
    """One event of a table, and the table's row after it."""

    event: dict[str, Any]
    row: dict[str, Any]
    also: Callable[[Connection], None] | None = None  # more to write in the same commit


Work = Callable[[Connection], Any]
_Job = tuple[Change | Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]

_INSERT = schema.events.insert()
_UPDATE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("number", "status", "public", "due", "record", "position")
        }
    )
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class Store:
    """One database. `change` and `write` commit before they return; `read` never waits for them."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(url, self.postgres)
        self._insert = _Prepared(_INSERT, self.engine)
        self._update = _Prepared(_UPDATE, self.engine)
        self.commits = self.changes = 0  # since the start, for operators
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_for_ever, name="store-write")
        self._writer.daemon = True
        self._writer.start()

    def close(self) -> None:
        """After everything that was asked for is written."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def change(self, change: Change) -> None:
        """Commits one change of a table, together with others that wait; or Outrun, StoreError."""
        await self._ask(change)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Runs `work` in a transaction of its own and commits it."""
        done: T = await self._ask(work)
        return done

    async def read(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    async def well(self) -> bool:
        """Whether the database answers, also to somebody who writes."""
        try:
            await self.write(lambda connection: connection.execute(text("SELECT 1")))
        except StoreError:
            return False
        return True

    async def notify(self, payload: str) -> None:
        """Tells the other processes; nothing is kept of it."""
        if self.postgres:
            await self.write(lambda c: c.execute(_NOTIFY, {"payload": payload}))

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreError(_short(error)) from error

    async def _ask(self, what: Change | Work) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((what, loop, future))
        return await future

    # In the writing thread

    def _write_for_ever(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs = [job]
            while len(jobs) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                jobs.append(more)
            self._write(jobs)

    def _write(self, jobs: list[_Job]) -> None:
        changes = [job for job in jobs if isinstance(job[0], Change)]
        if changes:
            outcome = self._commit([job[0] for job in changes])  # type: ignore[misc]
            if isinstance(outcome, Outrun | Odd) and len(changes) > 1:
                for job in changes:  # one of them lost its race: the others need not
                    _settle([job], self._commit([job[0]]))  # type: ignore[list-item]
            else:
                _settle(changes, outcome)
        for job in jobs:
            if not isinstance(job[0], Change):
                self._work(job, job[0])

    def _commit(self, changes: Sequence[Change]) -> Exception | None:
        # In one order in all processes: they never wait for each other in a circle.
        changes = sorted(changes, key=lambda change: str(change.event["table_id"]))
        try:
            with self.engine.begin() as connection:
                self._insert.run(connection, [change.event for change in changes])
                self._update.run(connection, [_update(change.row) for change in changes])
                for change in changes:
                    if change.also:
                        change.also(connection)
                if self.postgres:
                    connection.execute(_NOTIFY, [_payload(change) for change in changes])
        except IntegrityError:
            return Outrun()
        except SQLAlchemyError as error:
            return StoreError(_short(error))
        except Exception as error:  # whatever it is, the thread must live
            log.exception("a change cannot be written")
            return Odd(type(error).__name__)
        self.commits += 1
        self.changes += len(changes)
        return None

    def _work(self, job: _Job, work: Work) -> None:
        try:
            with self.engine.begin() as connection:
                done = work(connection)
        except IntegrityError:
            _settle([job], Outrun())
        except SQLAlchemyError as error:
            _settle([job], StoreError(_short(error)))
        except Exception as error:
            _settle([job], error)
        else:
            _settle([job], None, done)


class _Prepared:
    """A statement as the driver takes it: what SQLAlchemy does anew for each row is done once."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._order = compiled.positiontup  # None: by name

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        given: list[Any] = rows
        if self._order is not None:
            given = [tuple(row[name] for name in self._order) for row in rows]
        connection.exec_driver_sql(self._text, given)


def _settle(jobs: list[_Job], error: Exception | None, done: Any = None) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[Any]]] = {}
    for _, loop, future in jobs:
        by_loop.setdefault(loop, []).append(future)
    for loop, futures in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, futures, error, done)
        except RuntimeError:  # the loop has ended meanwhile: nobody waits any more
            continue


def _resolve(futures: list[asyncio.Future[Any]], error: Exception | None, done: Any) -> None:
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(done)
        else:
            future.set_exception(error)


def _update(row: dict[str, Any]) -> dict[str, Any]:
    return {"table" if name == "id" else f"new_{name}": value for name, value in row.items()}


def _payload(change: Change) -> dict[str, str]:
    return {"payload": f"table:{change.event['table_id']}:{change.event['number']}"}


def _short(error: SQLAlchemyError) -> str:
    """What went wrong, without statements and values: those may hold secrets."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__


def _engine(url: str, postgres: bool) -> Engine:
    if postgres:
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(
        url,
        connect_args={"check_same_thread": False, "timeout": 5},
        pool_size=READERS + 2,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=5000",
            "foreign_keys=ON",
            "wal_autocheckpoint=4000",  # pages: a busy table's row is copied back less often
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A deferred BEGIN that reads first and writes later loses updates, or fails as locked.
        reading = threading.current_thread().name.startswith("store-read")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine
