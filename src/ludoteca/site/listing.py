"""Lists of tables: mine, and the public ones that wait for people. Newest first, page by page."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from ludoteca.site import describing, schema, wire
from ludoteca.site.house import House
from ludoteca.site.identity import Who
from ludoteca.site.table import No, Table

PAGE = 20


async def mine(house: House, who: Who, after: str | None) -> wire.TablesInfo:
    """Where somebody sits, by when they sat down."""
    if who.person is None:
        return wire.TablesInfo([], None)
    places = schema.places
    wanted = select(places.c.table_id.label("id"), places.c.created).where(
        places.c.person == who.person, places.c.role == "sit"
    )
    return await _page(house, who, wanted, places.c.created, places.c.table_id, after)


async def lobby(house: House, who: Who, after: str | None) -> wire.TablesInfo:
    """Public tables with a seat to take."""
    tables = schema.tables
    wanted = select(tables.c.id, tables.c.created).where(
        tables.c.public.is_(True), tables.c.status == "open"
    )
    return await _page(house, who, wanted, tables.c.created, tables.c.id, after)


async def _page(
    house: House, who: Who, wanted: Select[Any], created: Any, id: Any, after: str | None
) -> wire.TablesInfo:
    if after is not None:
        when, _, what = after.partition(".")
        if not (when.isascii() and when.isdigit() and len(when) <= 16 and len(what) <= 32):
            raise No("error-message", status=400, why="after: take it from `more`")
        wanted = wanted.where((created < int(when)) | ((created == int(when)) & (id < what)))
    wanted = wanted.order_by(created.desc(), id.desc()).limit(PAGE + 1)

    def read(connection: Connection) -> list[Any]:
        return list(connection.execute(wanted))

    rows = await house.store.read(read)
    tables = [await _readable(house, row.id) for row in rows[:PAGE]]
    more = f"{rows[PAGE - 1].created}.{rows[PAGE - 1].id}" if len(rows) > PAGE else None
    return wire.TablesInfo([await _row(table, who) for table in tables if table is not None], more)


async def _readable(house: House, id: str) -> Table | None:
    try:
        return await house.table(id)
    except No:
        return None


async def _row(table: Table, who: Who) -> wire.TableRow:
    async with table.held():
        return describing.table_row(table, who)
