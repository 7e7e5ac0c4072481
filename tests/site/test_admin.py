"""What operators do: backup, restore, purge, export; health, figures and logs."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from ludoteca.core.errors import LudotecaError
from ludoteca.site import admin, wire
from ludoteca.site.commands import export as export_command
from ludoteca.site.commands import verify_shuffle
from ludoteca.site.server import JsonLines, open_store
from serving.client import Person, Socket
from serving.running import Service

DAY_MS = 86_400_000


def _database(service: Service) -> str:
    return str(service.store.engine.url)


def _begun(service: Service) -> tuple[Person, Socket]:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    return ada, ada.sit(table, 0).settle()


def test_a_backup_made_while_people_play_is_restored(service: Service, tmp_path: Path) -> None:
    ada, seat = _begun(service)
    seat.decide()
    table, before = seat.table["id"], seat.settle()
    admin.backup(_database(service), tmp_path / "copy.db")
    other = ada.sit(table, 1).settle()
    assert other.decide()["type"] == "accepted"  # the game goes on
    admin.restore(f"sqlite:///{tmp_path}/new/ludoteca.db", tmp_path / "copy.db")
    restored = Service(f"sqlite:///{tmp_path}/new/ludoteca.db")
    try:
        there = restored.person("Ada")
        there.cookie = ada.cookie
        again = there.sit(table, 0)
        assert (again.seq, again.log, again.play) == (before.seq, before.log, before.play)
        assert there.sit(table, 1).decide()["type"] == "accepted"
    finally:
        restored.stop()


def test_a_backup_overwrites_nothing_and_a_restore_neither(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/ludoteca.db"
    with pytest.raises(LudotecaError, match="there is no database"):
        admin.backup(database, tmp_path / "copy.db")
    open_store(database).close()
    (tmp_path / "file").touch()
    with pytest.raises(LudotecaError, match="cannot be written"):
        admin.backup(database, tmp_path / "file" / "copy.db")
    admin.backup(database, tmp_path / "copy.db")
    with pytest.raises(LudotecaError, match="exists already"):
        admin.backup(database, tmp_path / "copy.db")
    with pytest.raises(LudotecaError, match="move it away first"):
        admin.restore(database, tmp_path / "copy.db")
    (tmp_path / "damaged.db").write_bytes(b"\xff" * 9_000)
    with pytest.raises(LudotecaError, match="no backup"):
        admin.restore(f"sqlite:///{tmp_path}/other.db", tmp_path / "damaged.db")
    sqlite3.connect(tmp_path / "empty.db").close()
    with pytest.raises(LudotecaError, match="no backup"):
        admin.restore(f"sqlite:///{tmp_path}/other.db", tmp_path / "empty.db")
    assert not (tmp_path / "other.db").exists()


def test_looking_for_a_table_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="there is no database"):
        export_command("some-table", f"sqlite:///{tmp_path}/ludoteca.db")
    assert list(tmp_path.iterdir()) == []


def test_an_exported_table_has_its_log_and_no_secrets(service: Service) -> None:
    ada, seat = _begun(service)
    link = ada.post(f"/api/tables/{seat.table['id']}/seats/0/secret")["secret"]
    seat.decide()
    found = admin.export(service.store, seat.table["id"])
    assert [event["kind"] for event in found["events"]] == ["deal", "secret", "decide"]
    text_of = msgspec.json.encode(found).decode()
    with service.store.engine.connect() as connection:
        (kept,) = connection.execute(
            text("SELECT record FROM tables WHERE id = :id"), {"id": seat.table["id"]}
        ).one()
    secrets = [json.loads(bytes(kept))["host"], json.loads(bytes(kept))["seats"][0]["secret"]]
    for secret in (*secrets, link.rpartition(".")[2], str(ada.cookie).partition("=")[2]):
        assert secret
        assert secret not in text_of


def test_a_purged_account_leaves_its_games_and_nothing_else(service: Service) -> None:
    ada, bo = service.person("Purged Ada"), service.person("Bo")
    table = ada.table()
    bo.join(table["links"]["join"])
    ada.post("/api/account", {"account": "purged-ada", "password": "correct horse"})
    ada.post(f"/api/tables/{table['id']}/start")
    seat, other = ada.sit(table["id"], 0).settle(), bo.sit(table["id"], 1).settle()
    seat.say("text", "words of mine")
    seat.decide()
    assert admin.purge_account(service.store, "Purged-Ada") == 1
    assert other.decide()["type"] == "accepted"  # the service had the table in memory
    with service.store.engine.connect() as connection:
        kept = "".join(
            str(tuple(row))
            for name in ("tables", "persons", "places", "sessions", "chat", "ratings")
            for row in connection.execute(text(f"SELECT * FROM {name}"))
        )
    assert "Purged" not in kept
    assert "purged-ada" not in kept
    assert "words of mine" not in kept
    assert bo.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == admin.GONE
    with pytest.raises(LudotecaError, match="no account"):
        admin.purge_account(service.store, "purged-ada")


def test_what_was_not_used_for_long_is_forgotten(service: Service) -> None:
    """Whoever still plays is not forgotten, however long ago they chose their name."""
    old, ada, gone = service.person("Old"), service.person("Ada"), service.person("Gone")
    for person in (old, ada, gone):
        person.call("PATCH", "/api/me", {"name": person.name})
    forgotten, kept = old.table()["id"], ada.table()["id"]
    with service.store.engine.begin() as connection:
        connection.execute(text("UPDATE persons SET seen = 1"))
        connection.execute(text("UPDATE tables SET created = 1 WHERE id = :id"), {"id": forgotten})
    tables, people = admin.purge_old(service.store, 30)
    assert tables == 1
    assert people >= 2
    assert ada.get(f"/api/tables/{kept}")["id"] == kept
    assert ada.get("/api/me")["name"] == "Ada"
    assert gone.get("/api/me")["name"] == ""


def test_a_file_that_is_no_save_is_named_as_such(tmp_path: Path) -> None:
    (tmp_path / "save.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LudotecaError, match="this save is damaged"):
        verify_shuffle(tmp_path / "save.json", "")


def test_health_says_whether_anything_can_be_written(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, body, _ = service.person().raw("GET", "/health")
    assert (status, msgspec.json.decode(body, type=wire.Health).status) == (200, "ok")
    monkeypatch.setattr(service.store, "_work", lambda job, _: _fail(service, job))
    status, body, _ = service.person().raw("GET", "/health")
    assert (status, msgspec.json.decode(body, type=wire.Health).status) == (503, "failing")


def _fail(service: Service, job: object) -> None:
    from ludoteca.site.store import StoreError, _settle

    _settle([job], StoreError("the disk is full"))  # type: ignore[list-item]


def test_figures_are_for_operators(service: Service) -> None:
    _begun(service)
    status, body, _ = service.person().raw("GET", "/metrics")
    assert status == 200
    figures = dict(line.split(" ") for line in body.decode().splitlines() if line[0] != "#")
    assert float(figures["ludoteca_tables_in_memory"]) >= 1
    assert float(figures["ludoteca_changes_committed"]) >= 1
    service.app.state.metrics_token = "of-the-operator"
    try:
        assert service.person().raw("GET", "/metrics")[0] == 404
        right = {"Authorization": "Bearer of-the-operator"}
        assert service.person().raw("GET", "/metrics", None, **right)[0] == 200
    finally:
        service.app.state.metrics_token = None


def test_logs_are_json_lines_without_secrets(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    """Of a whole life at a table, with whatever goes wrong there."""
    with caplog.at_level(logging.INFO):
        ada, seat = _begun(service)
        link = ada.post(f"/api/tables/{seat.table['id']}/seats/0/secret")["secret"]
        account = {"account": "logged-ada", "password": "correct horse battery"}
        ada.post("/api/account", account)
        ada.raw("POST", "/api/session", json.dumps({**account, "password": "wrong!!!"}).encode())
        ada.raw("POST", "/api/links", json.dumps({"token": link[:-2]}).encode())
        ada.raw("GET", f"/api/tables/{seat.table['id']}/state?seat=0&link={link}")
        seat.decide("nothing like a decision")
        time.sleep(0.1)
    log = "\n".join(JsonLines().format(record) for record in caplog.records)
    for line in log.splitlines():
        assert {"at", "level", "from", "message"} <= set(json.loads(line))
    for secret in (link.rpartition(".")[2], str(ada.cookie).partition("=")[2], "correct horse"):
        assert secret not in log
