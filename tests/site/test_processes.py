"""Two services over one database: what one does is so for those who are connected to the other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.site.store import Change, StoreError
from ludoteca.site.table import event_row
from serving.client import Person
from serving.killing import a_database
from serving.running import Service

Two = tuple[Service, Service]


@pytest.fixture(scope="module")
def two() -> Iterator[Two]:
    with a_database("postgresql", Path()) as url:
        address = url.replace("postgresql://", "postgresql+psycopg://", 1)
        services = Service(address), Service(address)
        for service in services:
            bridge = service.app.state.house._bridge
            assert bridge is not None
            assert bridge.listening.wait(30)
        yield services
        for service in services:
            service.stop()


def _elsewhere(person: Person, other: Service) -> Person:
    """The same person at the other service."""
    there = other.person(person.name)
    there.cookie = person.cookie
    return there


def test_who_loses_a_seat_at_one_is_cut_off_at_the_other(two: Two) -> None:
    ada, eve = two[0].person("Ada"), two[0].person("Eve")
    table = ada.table()
    eve.join(table["links"]["join"])
    seat = _elsewhere(eve, two[1]).sit(table["id"], 1)
    ada.call("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})
    with pytest.raises(ConnectionClosed, match="4401"):
        seat.until("never said", 20)


def test_what_is_muted_and_said_at_one_is_so_at_the_other(two: Two) -> None:
    ada, bo = two[0].person("Ada"), two[0].person("Bo")
    table = ada.table()
    bo.join(table["links"]["join"])
    ada.post(f"/api/tables/{table['id']}/start")
    here, there = bo.sit(table["id"], 1), _elsewhere(bo, two[1]).sit(table["id"], 1)
    here.ask("mute", seat=0, on=True)
    assert there.until("muted", 20)["seats"] == [0]
    here.say("phrase", "thanks")
    assert there.until("chat", 20)["line"]["text"] == "thanks"


def test_a_question_asked_at_one_is_asked_at_the_other(two: Two) -> None:
    ada = two[0].person("Ada")
    table = ada.table("kragmortha", ("me", "me", "me"), start=True)["id"]
    seats = [ada.sit(table, seat) for seat in range(3)]
    there = [_elsewhere(ada, two[1]).sit(table, seat) for seat in range(3)]
    live = two[0].app.state.house.tables[table].game
    while not (asking := [seat for seat in range(3) if live.to_take_back(seat) > 1]):
        seats[live.match.waiting[0]].settle().decide()
    seats[asking[0]].ask("take_back")
    for socket in there:
        assert socket.until("proposal", 20)["proposal"]["seat"] == asking[0]


def test_batches_in_opposite_orders_do_not_block_each_other(two: Two) -> None:
    """PostgreSQL would end such a wait by refusing one whole batch."""
    ada = two[0].person("Ada")
    ids = [ada.table()["id"] for _ in range(200)]
    rows = [two[0].app.state.house.tables[id]._row() for id in ids]
    with ThreadPoolExecutor(2) as threads:
        for number in range(1, 13):
            batch = [Change(event_row(row["id"], number, "pause", 0, None), row) for row in rows]
            told = [
                threads.submit(service.store._commit, changes)
                for service, changes in zip(two, (batch, batch[::-1]), strict=True)
            ]
            assert not [e for e in (done.result() for done in told) if isinstance(e, StoreError)]
