"""What operators do with the store, beside a running service or without one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from ludoteca.core.errors import LudotecaError
from ludoteca.site import record, schema
from ludoteca.site.server import database_file, open_store
from ludoteca.site.store import Store

DAY_MS = 86_400_000
GONE = "-"  # the name of somebody who was purged


def backup(database: str, to: Path) -> None:
    """Copies the database as it is at one moment, also while it is in use."""
    source = _file(database)
    if not source.is_file():
        raise LudotecaError(f"there is no database at {source}")
    if to.exists():
        raise LudotecaError(f"{to} exists already; name another file")
    _copy(source, to)
    _check(to)


def existing(database: str) -> Store:
    """The store at an address; none is made."""
    file = database_file(database)
    if file is not None and not file.is_file():
        raise LudotecaError(f"there is no database at {file}")
    return open_store(database)


def restore(database: str, source: Path) -> None:
    """Puts a backup where there is no database yet."""
    target = _file(database)
    _check(source)
    if target.exists():
        raise LudotecaError(f"{target} exists; end the service and move it away first")
    _copy(source, target)


def _copy(source: Path, to: Path) -> None:
    """All of it, or nothing: a copy that was begun is removed if it cannot be ended."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        with closing(_read_only(source)) as old, closing(sqlite3.connect(to)) as new:
            old.backup(new)
    except (sqlite3.Error, OSError) as error:
        if to.is_file():
            to.unlink()
        raise LudotecaError(f"{to} cannot be written: {error}") from None


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _file(database: str) -> Path:
    found = database_file(database)
    if found is None:
        raise LudotecaError("this is for SQLite; for PostgreSQL use pg_dump and pg_restore")
    return found


def _check(file: Path) -> None:
    """A file that is no sound database of ours is named as such."""
    try:
        with closing(_read_only(file)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            connection.execute("SELECT count(*) FROM alembic_version")
    except sqlite3.Error as error:
        raise LudotecaError(f"{file} is no backup of Ludoteca: {error}") from None
    if not sound:
        raise LudotecaError(f"{file} is damaged")


def export(store: Store, table: str) -> dict[str, Any]:
    """One table with its whole log, without secrets of seats and people."""
    with store.engine.connect() as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
        if row is None:
            raise LudotecaError(f"there is no table {table!r}")
        events = connection.execute(
            select(schema.events)
            .where(schema.events.c.table_id == table)
            .order_by(schema.events.c.number)
        )
        log = [
            {"number": e.number, "kind": e.kind, "seat": e.seat, "code": e.code, "at": e.at}
            for e in events
        ]
    kept = record.decode(row.record)
    kept.host = ""
    for seat in kept.seats:
        seat.person = seat.secret = None
    return {"id": table, "number": row.number, "table": kept, "events": log}


def purge_old(store: Store, days: int) -> tuple[int, int]:
    """Forgets guests and tables that nobody has used for so long; how many of each."""
    oldest = int(time.time() * 1000) - days * DAY_MS
    tables, events, persons = schema.tables, schema.events, schema.persons
    with store.engine.begin() as connection:
        alive = select(events.c.table_id).where(events.c.at >= oldest)
        old = (tables.c.created < oldest) & tables.c.id.not_in(alive)
        ids = [row.id for row in connection.execute(select(tables.c.id).where(old))]
        _delete_tables(connection, ids)
        guests = persons.delete().where(
            persons.c.seen < oldest,
            persons.c.account.is_(None),
            persons.c.id.not_in(select(schema.places.c.person)),  # they still play
        )
        return len(ids), connection.execute(guests).rowcount


def _delete_tables(connection: Connection, ids: Iterable[str]) -> None:
    for id in ids:
        for table in (schema.events, schema.places, schema.chat):
            connection.execute(table.delete().where(table.c.table_id == id))
        connection.execute(schema.tables.delete().where(schema.tables.c.id == id))


def purge_account(store: Store, account: str) -> int:
    """Forgets an account: its name, its words, its seats. Its games stay, as played by nobody."""
    persons, places = schema.persons, schema.places
    with store.engine.begin() as connection:
        row = connection.execute(
            select(persons.c.id).where(persons.c.account == account.lower())
        ).first()
        if row is None:
            raise LudotecaError(f"there is no account {account!r}")
        mine = select(places.c.table_id).where(places.c.person == row.id)
        ids = [found.table_id for found in connection.execute(mine)]
        for id in ids:
            _forget_at(connection, id, row.id)
        connection.execute(schema.chat.delete().where(schema.chat.c.person == row.id))
        connection.execute(places.delete().where(places.c.person == row.id))
        for table in (schema.sessions, schema.ratings):
            connection.execute(table.delete().where(table.c.person == row.id))
        connection.execute(persons.delete().where(persons.c.id == row.id))
    return len(ids)


def _forget_at(connection: Connection, table: str, person: str) -> None:
    """Rewrites the table's record; a new event number keeps running services from undoing it."""
    tables = schema.tables
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    kept = record.decode(row.record)
    for seat in kept.seats:
        if seat.person == person:
            seat.person, seat.secret, seat.name = None, None, GONE
    if kept.host == person:
        kept.host = ""
    connection.execute(
        schema.events.insert().values(
            table_id=table,
            number=row.number + 1,
            kind="purge",
            code=0,
            heard=0,
            facts=b"",
            at=int(time.time() * 1000),
        )
    )
    connection.execute(
        tables.update()
        .where(tables.c.id == table)
        .values(record=record.encode(kept), number=row.number + 1)
    )
