"""Secrets on the wire: what sockets say, and when they say it."""

from __future__ import annotations

import json

from serving.client import Socket
from serving.running import Service


def _two_seats_and_a_watcher(service: Service) -> tuple[str, list[Socket], Socket]:
    ada, bo, eve = service.person("Ada"), service.person("Bo"), service.person()
    table = ada.table()
    bo.join(table["links"]["join"])
    eve.post("/api/links", {"token": table["links"]["watch"].removeprefix("/go/")})
    ada.post(f"/api/tables/{table['id']}/start")
    seats = [ada.sit(table["id"], 0).settle(), bo.sit(table["id"], 1).settle()]
    watcher = eve.sit(table["id"]).settle()
    for socket in seats:
        socket.settle()
    return table["id"], seats, watcher


def test_nothing_is_sent_to_others_while_a_seat_chooses_in_secret(service: Service) -> None:
    _, (ada, bo), watcher = _two_seats_and_a_watcher(service)
    heard = len(bo.heard), len(watcher.heard)
    ada.decide()
    ada.decide("back")
    ada.decide()
    bo.settle(), watcher.settle()
    assert (len(bo.heard), len(watcher.heard)) == (heard[0] + 1, heard[1] + 1)  # the pongs
    assert ada.seq == 4
    assert bo.seq == watcher.seq == 1


def test_the_answers_to_others_do_not_tell_either(service: Service) -> None:
    table, (ada, bo), watcher = _two_seats_and_a_watcher(service)
    state = f"/api/tables/{table}/state"
    before = [_still(bo.person.get(f"{state}?seat=1")), _still(watcher.person.get(state))]
    mine = bo.person.get("/api/tables")
    ada.decide()
    assert [_still(bo.person.get(f"{state}?seat=1")), _still(watcher.person.get(state))] == before
    assert bo.person.get("/api/tables") == mine
    assert bo.person.raw("GET", f"{state}?seat=1&since=1")[0] == 204


def _still(snapshot: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in snapshot.items() if name != "now"}


def test_the_seed_is_told_when_the_game_is_over_and_never_before(service: Service) -> None:
    _, (ada, bo), watcher = _two_seats_and_a_watcher(service)
    for _ in range(3):
        for socket in (ada, bo):
            socket.settle().decide()
    for socket in (ada, bo, watcher):
        seed = socket.settle().table["seed"]
        assert seed
        told = [
            json.loads(text).get("table", {}).get("status") for text in socket.heard if seed in text
        ]
        assert set(told) == {"over"}


def test_others_seats_cannot_be_reached(service: Service) -> None:
    table, (_ada, bo), watcher = _two_seats_and_a_watcher(service)
    stranger = service.person()
    for person, path, status in (
        (bo.person, f"/api/tables/{table}/state?seat=0", 404),
        (watcher.person, f"/api/tables/{table}/state?seat=0", 404),
        (stranger, f"/api/tables/{table}/state", 404),
        (stranger, f"/api/tables/{table}", 404),
        (stranger, "/api/tables/no-such-one", 404),
        (bo.person, f"/api/tables/{table}/replay", 409),
        (bo.person, f"/api/tables/{table}/save", 409),
    ):
        assert person.raw("GET", path)[0] == status, path
    for call in ("", "/state", "/state?seat=0", "/replay", "/save", "/qr", "/socket?seat=0"):
        hidden = stranger.raw("GET", f"/api/tables/{table}{call}")
        missing = stranger.raw("GET", f"/api/tables/no-such-one{call}")
        assert hidden[:2] == missing[:2], call
    for call, asked in (
        ("start", b"{}"),
        ("rematch", b"{}"),
        ("seats/0/secret", b"{}"),
        ("commands?seat=0", b'{"type": "ping"}'),
        ("join", b'{"token": "no.such.one", "name": "Eve"}'),
    ):
        hidden = stranger.raw("POST", f"/api/tables/{table}/{call}", asked)
        missing = stranger.raw("POST", f"/api/tables/no-such-one/{call}", asked)
        assert hidden[:2] == missing[:2], call


def test_who_watches_does_not_act(service: Service) -> None:
    _, _, watcher = _two_seats_and_a_watcher(service)
    for kind, more in (
        ("decide", {"seq": 1, "code": 0}),
        ("undo", {"seq": 1}),
        ("take_back", {}),
        ("consent", {"agree": True}),
        ("pause", {"on": True}),
        ("why", {"code": 0}),
        ("mute", {"seat": 0, "on": True}),
    ):
        answer = watcher.ask(kind, **more)
        assert answer["error"]["message"] == "error-watching"
