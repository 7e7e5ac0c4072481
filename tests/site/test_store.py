"""The store: its schema, races and failures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event

from ludoteca.site import acting, seating, wire
from ludoteca.site.house import House
from ludoteca.site.identity import Who
from ludoteca.site.limits import Bucket
from ludoteca.site.schema import chat, metadata
from ludoteca.site.store import Store, StoreError
from ludoteca.site.table import No, Table
from ludoteca.site.upgrading import upgrade

ADA = Who("ada")
PLANS = [wire.SeatPlan("me", "Ada"), wire.SeatPlan("me", "Bo")]


def test_the_steps_lead_to_the_schema_in_use() -> None:
    engine = create_engine("sqlite://")
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def _run(path: Path, work: Callable[[House, House], Awaitable[None]]) -> None:
    """Two services over one file."""

    async def both() -> None:
        houses = []
        for _ in range(2):
            store = Store(f"sqlite:///{path}/ludoteca.db")
            upgrade(store.engine)
            houses.append(House(store, workers=1))
            await houses[-1].open()
        try:
            await work(*houses)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(both())


async def _begun(house: House) -> Table:
    settings = wire.Settings(pace=0)
    asked = wire.CreateTable("mora", PLANS, settings=settings, start=True)
    return await seating.create(house, ADA, asked, "Ada")


async def _decide(table: Table, seat: int, id: str, code: int | None = None) -> wire.ServerMessage:
    game = table.game
    code = game.match.options(seat)[0].code if code is None else code
    message = wire.Decide(id, game.seqs[seat], code)
    return await acting.act(table, seat, ADA, message, Bucket(1, 1))


def test_two_servers_race_for_one_table(tmp_path: Path) -> None:
    async def race(one: House, two: House) -> None:
        first = await _begun(one)
        second = await two.table(first.id)
        assert second is not None
        told = await asyncio.gather(_decide(first, 0, "command-a"), _decide(second, 1, "command-b"))
        assert [type(answer) for answer in told] == [wire.Accepted] * 2
        await first.catch_up(None)
        await second.catch_up(None)
        assert first.number == second.number == 3
        assert first.game.match.rows.tobytes() == second.game.match.rows.tobytes()

    _run(tmp_path, race)


def test_a_command_that_reaches_two_servers_is_done_once(tmp_path: Path) -> None:
    async def race(one: House, two: House) -> None:
        first = await _begun(one)
        second = await two.table(first.id)
        assert second is not None
        code = first.game.match.options(0)[0].code
        told = await asyncio.gather(
            _decide(first, 0, "the-same", code), _decide(second, 0, "the-same", code)
        )
        assert sorted(answer.again for answer in told) == [False, True]
        with pytest.raises(No, match="error-command-reused"):
            await _decide(second, 0, "the-same", code + 1)
        await first.catch_up(None)
        assert first.game.match.plies == 1

    _run(tmp_path, race)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def fill(house: House, _other: House) -> None:
        tables = [await _begun(house) for _ in range(60)]
        most = {"pages": 1}  # the limit cannot be less than what is used already

        @event.listens_for(house.store.engine, "begin")
        def _limit(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={most['pages']}")

        with pytest.raises(StoreError, match="full"):
            await _fill(house, tables[0].id)
        refused: list[Table] = []
        for seat, round in ((seat, round) for round in range(2) for seat in (0, 1)):
            before = {table.id: table.game.match.rows.tobytes() for table in tables}
            asked = [_decide(table, seat, f"full-{seat}-{round}") for table in tables]
            told = await asyncio.gather(*asked, return_exceptions=True)
            refused = [t for t, answer in zip(tables, told, strict=True) if isinstance(answer, No)]
            if refused:
                break
        assert {str(answer) for answer in told if isinstance(answer, No)} == {"error-unavailable"}
        for table in refused:
            assert table.game.match.rows.tobytes() == before[table.id]
        most["pages"] = 1_000_000
        for table in refused:
            answer = await _decide(table, seat, f"full-{seat}-{round}")
            assert isinstance(answer, wire.Accepted)
            assert not answer.again

    _run(tmp_path, fill)


async def _fill(house: House, table: str) -> None:
    for number in range(1000):
        await house.store.write(partial(_write_line, table=table, number=number))


def _write_line(connection: Connection, table: str, number: int) -> None:
    line = {"table_id": table, "number": number, "person": "", "name": "", "kind": "text"}
    connection.execute(chat.insert().values(**line, text="x" * 300, at=0))


def test_one_lost_race_in_a_batch_does_not_harm_the_others(tmp_path: Path) -> None:
    async def batch(house: House, other: House) -> None:
        tables = [await _begun(house) for _ in range(3)]
        stale = await other.table(tables[1].id)
        assert stale is not None
        await _decide(tables[1], 0, "first-one")
        told = await asyncio.gather(
            _decide(tables[0], 0, "in-batch-0"),
            _decide(stale, 1, "in-batch-1"),
            _decide(tables[2], 0, "in-batch-2"),
        )
        assert all(isinstance(answer, wire.Accepted) for answer in told)

    _run(tmp_path, batch)


def test_changes_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def many(house: House, _other: House) -> None:
        tables = [await _begun(house) for _ in range(20)]
        commits = house.store.commits
        await asyncio.gather(*(_decide(t, 0, "at-the-same-time") for t in tables))
        assert house.store.commits - commits < 20

    _run(tmp_path, many)


def test_a_clock_that_rings_in_two_services_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ring(one: House, two: House) -> None:
        settings = wire.Settings(clock=wire.Clock("decision", seconds=5))
        asked = wire.CreateTable("mora", PLANS, settings=settings, start=True)
        first = await seating.create(one, ADA, asked, "Ada")
        second = await two.table(first.id)
        assert second is not None
        for table in (first, second):
            for clock in table.record.clocks:
                clock.left = 1
        await asyncio.gather(
            *(table.house.spawn(table._ring) for table in (first, second)), return_exceptions=True
        )
        await first.catch_up(None)
        assert all(seat.bot for seat in first.record.seats)
        assert not caplog.records

    _run(tmp_path, ring)
