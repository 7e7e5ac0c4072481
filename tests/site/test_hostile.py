"""What somebody tries who means no good: with requests, names, floods, and other people's seats."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.site.http import household
from serving.client import Person, Refusal, Socket
from serving.running import Service


def _two(service: Service, **more: object) -> tuple[dict[str, object], Socket, Socket]:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table(**more)
    bo.join(table["links"]["join"])
    ada.post(f"/api/tables/{table['id']}/start")
    return table, ada.sit(table["id"], 0).settle(), bo.sit(table["id"], 1).settle()


@pytest.mark.parametrize("bot", ["email.mime.audio:MIMEAudio", "search:100000000", "search:9msx64"])
def test_bots_are_chosen_from_the_list_and_no_code_is_loaded_by_name(
    service: Service, bot: str
) -> None:
    """The laboratory's bots, `package.module:MyBot` among them, are not for the network."""
    ada = service.person("Ada")
    with pytest.raises(Refusal, match="400 error-no-bot"):
        ada.table(seats=("me", bot))
    table = ada.table()["id"]
    with pytest.raises(Refusal, match="400 error-no-bot"):
        ada.call("PATCH", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": bot})
    assert "email.mime.audio" not in sys.modules


def test_what_is_nested_too_deep_is_a_wrong_message(service: Service) -> None:
    deep = "[" * 8_000 + "]" * 8_000
    ada = service.person("Ada")
    seats = '"seats": [{"kind": "me"}, {"kind": "me"}]'
    body = f'{{"game": "mora", {seats}, "options": {{"pot": {deep}}}}}'.encode()
    status, content, _ = ada.raw("POST", "/api/tables", body)
    assert (status, json.loads(content)["error"]["message"]) == (400, "error-message")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    seat.socket.send(f'{{"x": {deep[4_000:-4_000]}, "type": "ping"}}')
    assert seat.until("refused", 10)["error"]["message"] == "error-message"


@pytest.mark.parametrize(
    "name", ["", "   ", "\u202eadA", "Ada\nBo", "\u200b", "A\x00", "\u2066Bo", "\u3164", "x" * 25]
)
def test_names_can_be_read_and_turn_nothing_round(service: Service, name: str) -> None:
    ada, bo = service.person("Ada"), service.person()
    link = ada.table()["links"]["join"].removeprefix("/go/")
    table = link.partition(".")[0]
    for method, path, asked in (
        ("POST", f"/api/tables/{table}/join", {"token": link, "name": name}),
        ("PATCH", "/api/me", {"name": name}),
    ):
        with pytest.raises(Refusal, match="400 error-message"):
            bo.call(method, path, asked)


@pytest.mark.parametrize("name", ["Łucja", "Анна-Мария", "O'Neill", "李", "👩‍🚀 Zoë", "مریم"])
def test_names_of_all_the_world_are_welcome(service: Service, name: str) -> None:
    assert service.person().call("PATCH", "/api/me", {"name": name})["name"] == name


def test_an_id_is_for_one_command_only(service: Service) -> None:
    """Also when the other command is of another kind, which would seem done and was not."""
    _, ada, _ = _two(service)
    assert ada.decide(id="command-of-mine")["type"] == "accepted"
    for kind, more in (
        ("pause", {"on": True}),
        ("undo", {"seq": 1}),
        ("take_back", {}),
        ("consent", {"agree": True}),
    ):
        answer = ada.ask(kind, id="command-of-mine", **more)
        assert answer["error"]["message"] == "error-command-reused", kind
    assert ada.ask("pause", id="to-and-fro", on=True)["again"] is False
    assert ada.ask("pause", id="to-and-fro", on=True)["again"] is True
    assert ada.ask("pause", id="to-and-fro", on=False)["type"] == "refused"


def test_a_line_sent_twice_is_said_once(service: Service) -> None:
    """As after a broken connection, when nobody knows whether it had arrived."""
    _, ada, bo = _two(service)
    line = {"type": "chat", "id": "said-once", "kind": "phrase", "text": "hello"}
    assert [ada._answer(ada._send(line))["again"] for _ in range(2)] == [False, True]
    other = ada._answer(ada._send({**line, "text": "bye"}))
    assert other["error"]["message"] == "error-command-reused"
    assert sum('"hello"' in text for text in bo.settle().heard) == 1


def test_a_refused_change_of_a_seat_changes_nothing(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table()["id"]
    asked = {"kind": "me", "name": "Mallory", "options": {"pot": 3}}
    with pytest.raises(Refusal, match="400 error-options"):
        ada.call("PATCH", f"/api/tables/{table}/seats/0", asked)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"


def test_who_was_sent_away_does_not_watch_either(service: Service) -> None:
    ada, eve = service.person("Ada"), service.person("Eve")
    table = ada.table()
    eve.join(table["links"]["join"])
    seat = eve.sit(table["id"], 1)
    ada.call("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})
    with pytest.raises(ConnectionClosed, match="4401"):
        seat.until("never said")
    with pytest.raises(Refusal, match="404"):
        eve.get(f"/api/tables/{table['id']}")
    assert eve.get("/api/tables")["tables"] == []
    assert ada.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "open"


def test_who_comes_too_late_for_a_seat_has_not_sat_there(service: Service) -> None:
    ada, bo, eve = service.person("Ada"), service.person("Bo"), service.person("Eve")
    table = ada.table()
    bo.join(table["links"]["join"])
    with pytest.raises(Refusal, match="409 error-seat-taken"):
        eve.join(table["links"]["join"])
    assert eve.get("/api/tables")["tables"] == []
    ada.post(f"/api/tables/{table['id']}/start")
    with pytest.raises(Refusal, match="409 error-begun"):
        eve.join(table["links"]["join"])


def test_one_address_opens_no_more_sockets_than_it_may(service: Service) -> None:
    counted = service.app.state.sockets
    most, counted.most = counted.most, 8
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]

    def knock(_: int) -> Socket | None:
        try:
            return ada.sit(table, 0)
        except InvalidStatus as refused:
            return None if refused.response.status_code == 429 else pytest.fail("not the limit")

    try:
        with ThreadPoolExecutor(24) as crowd:
            opened = [socket for socket in crowd.map(knock, range(24)) if socket]
    finally:
        counted.most = most
    for socket in opened:
        socket.close()
    assert len(opened) <= 8


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_are_for_households(host: str, whose: str) -> None:
    """Who has all of an IPv6 network may not have each limit once for each of its addresses."""
    assert household(host) == whose


def test_who_logs_out_has_nothing_left_of_the_account(service: Service) -> None:
    """Not even with the cookie of the day when the account was made."""
    ada = service.person("Ada")
    table = ada.table()["id"]
    ada.post("/api/account", {"account": "leaving", "password": "correct horse"})
    cookie = ada.cookie
    ada.call("DELETE", "/api/session", {})
    thief = Person(service.address)
    thief.cookie = cookie
    assert thief.get("/api/me")["account"] is None
    with pytest.raises(Refusal, match="404"):
        thief.get(f"/api/tables/{table}/state?seat=0")


def test_an_address_cannot_keep_all_bots_from_thinking(service: Service) -> None:
    """Advice is thought of where bots think: an address gets a little of it at a time."""
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]

    def ask(_: int) -> int:
        return ada.raw("POST", f"/api/tables/{table}/hint?seat=0", b"{}")[0]

    with ThreadPoolExecutor(16) as crowd:
        statuses = list(crowd.map(ask, range(16)))
    assert set(statuses) == {200, 429}
    assert ask(0) == 200
