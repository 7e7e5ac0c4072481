"""A store that fails: nobody sees what is not written, and nothing is built on it."""

from __future__ import annotations

import threading
import time

import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.site.store import Store, StoreError
from serving.client import Refusal, Socket
from serving.running import Service


def _begun(service: Service) -> Socket:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    return ada.sit(table, 0).settle()


def _table(socket: Socket) -> str:
    return str(socket.table["id"])


def test_nobody_sees_a_decision_before_it_is_written(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = _begun(service)
    written = threading.Event()

    def fail_late(*_: object) -> Exception:
        written.wait(30)
        return StoreError("the disk is gone")

    monkeypatch.setattr(service.store, "_commit", fail_late)
    seat._send({"type": "decide", "seq": 1, "notation": seat.play["options"][0]["notation"]})
    threading.Timer(0.5, written.set).start()
    other = seat.person.sit(_table(seat), 0)  # a second device of the same seat comes meanwhile
    assert (other.seq, other.play) == (1, seat.play)
    assert seat.until("refused")["error"]["message"] == "error-unavailable"
    assert seat.settle().seq == 1


def test_nothing_is_built_on_what_could_not_be_written(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = _begun(service)
    table = service.app.state.house.tables[_table(seat)]

    def unreadable(*_: object) -> None:
        raise StoreError("the database is down")

    with monkeypatch.context() as broken:

        def unwritable(*_: object) -> Exception:
            broken.setattr(service.store, "_read", unreadable)
            return StoreError("the database is down")

        broken.setattr(service.store, "_commit", unwritable)
        assert seat.decide()["error"]["message"] == "error-unavailable"
        assert seat.decide()["error"]["message"] == "error-unavailable"
        with pytest.raises(Refusal, match="503"):
            seat.person.get(f"/api/tables/{table.id}/state?seat=0")
    assert seat.settle().seq == 1
    assert seat.decide()["type"] == "accepted"
    assert (table.number, table.game.match.plies) == (2, 1)


def test_a_commit_whose_answer_was_lost_counts(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the database has committed and before we hear of it."""
    seat = _begun(service)
    commit = Store._commit

    def lose_answer(*args: object) -> Exception:
        commit(service.store, *args)  # type: ignore[arg-type]
        return StoreError(str(OperationalError("COMMIT", {}, Exception("connection lost"))))

    with monkeypatch.context() as broken:
        broken.setattr(service.store, "_commit", lose_answer)
        assert seat.decide()["type"] == "accepted"
    assert seat.settle().seq == 2


def test_a_seed_is_not_told_before_the_end_of_the_game_is_written(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, watcher = service.person("Ada"), service.person()
    table = ada.table(seats=("me", "me"), start=True)
    seats = [ada.sit(table["id"], 0), ada.sit(table["id"], 1)]
    for seat in (*seats, *seats, seats[0]):
        seat.settle().decide()
    failing = threading.Event()

    def fail_late(*_: object) -> Exception:
        failing.set()
        time.sleep(0.5)
        return StoreError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(service.store, "_commit", fail_late)
        last = seats[1].settle()
        last._send(
            {"type": "decide", "seq": last.seq, "notation": last.play["options"][0]["notation"]}
        )
        failing.wait(10)
        told = watcher.post("/api/links", {"token": table["links"]["watch"].removeprefix("/go/")})[
            "table"
        ]
        assert last.until("refused")["error"]["message"] == "error-unavailable"
    assert (told["status"], told["seed"]) == ("running", None)


def test_what_nobody_expected_while_writing_is_refused_and_forgotten(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One change that cannot be written at all harms neither the others nor the writing thread."""
    seat, other = _begun(service), _begun(service)

    def odd(*_: object, **__: object) -> None:
        raise OverflowError("too large")

    with monkeypatch.context() as broken:
        broken.setattr(service.store._insert, "run", odd)
        assert seat.decide()["error"]["message"] == "error-unavailable"
    assert seat.settle().seq == 1
    assert other.decide()["type"] == seat.decide()["type"] == "accepted"
