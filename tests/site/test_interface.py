"""The documented interface: what the service says of itself, programs that play, hostile input."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.site import routes, wire
from ludoteca.site.limits import Bucket
from ludoteca.site.openapi import _CALLS, asyncapi, openapi, schemas
from serving.running import Service

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
MESSAGES = int(os.environ.get("LUDOTECA_FUZZ", "100000"))


def test_every_call_is_described() -> None:
    named = {(m, p.replace(":str", "").replace(":int", "")) for m, p, _ in routes.CALLS}
    itself = {("GET", "/api/openapi.json"), ("GET", "/api/asyncapi.json"), ("GET", "/metrics")}
    assert set(_CALLS) == named - itself


def test_every_reference_leads_somewhere() -> None:
    for document in (openapi(), asyncapi()):
        text = json.dumps(document)
        for part in text.split('"#/components/schemas/')[1:]:
            assert part.partition('"')[0] in schemas()


def test_calls_that_there_are_not_get_a_problem_too(service: Service) -> None:
    for method, path in (("POST", "/api/none"), ("PUT", "/api/me"), ("GET", "/api/tables/x/y")):
        got, content, _ = service.person().raw(method, path, b"{}")
        assert got == 404
        assert msgspec.json.decode(content, type=wire.Problem).error.message == "error-not-found"


def test_links_may_be_any_text(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table()["id"]
    for token in ("\u00e9" * 20, f"{table}.j.\U000d6efd", f"{table}.s.\u00fc"):
        asked = json.dumps({"token": token, "name": "Bo"}).encode()
        assert ada.raw("POST", f"/api/tables/{table}/join", asked)[0] == 404
        assert ada.raw("POST", "/api/links", asked[: asked.rindex(b",")] + b"}")[0] == 404
    assert ada.raw("GET", "/metrics", None, Authorization="Bearer \u00e9")[0] == 200


def test_an_example_program_plays_a_game_over_the_network(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("random", "open"))["id"]
    secret = ada.post(f"/api/tables/{table}/seats/1/secret")["secret"]
    ada.post(f"/api/tables/{table}/start")
    command = [sys.executable, str(BOT), f"http://{service.address}", secret]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=150)
    assert done.stdout.startswith("places: ["), done.stderr
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 48


def _hostile(chance: random.Random, good: list[str]) -> str:
    """Something near a good message, or nothing like one."""
    text = chance.choice(good)
    kind = chance.randrange(6)
    if kind == 0:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(60)))
    if kind == 1:
        cut = chance.randrange(len(text))
        return text[:cut] + chance.choice(["", "\x00", '"', "}", "[" * 200]) + text[cut + 1 :]
    message = json.loads(text)
    name = chance.choice(list(message))
    odd = [None, -1, 2**63, 1e308, "", "x" * 5000, [], {}, True, "' OR 1=1", [[[[]]]], "\ud7ff"]
    message[name] = chance.choice(odd)
    if kind == 2:
        message[chance.choice(["__proto__", "seat", "x" * 50])] = chance.choice(odd)
    return json.dumps(message)


def test_hostile_messages_change_nothing_and_break_nothing(service: Service) -> None:
    chance = random.Random(4)
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table()
    bo.join(table["links"]["join"])
    ada.post(f"/api/tables/{table['id']}/start")
    seat = ada.sit(table["id"], 0).settle()
    live = service.app.state.house.tables[table["id"]]
    before = live.game.match.rows.tobytes()
    good = [
        '{"type": "decide", "id": "command-1", "seq": 0, "code": 1}',  # an old seq: refused
        '{"type": "undo", "id": "command-2", "seq": 0}',
        '{"type": "consent", "id": "command-3", "agree": true}',
        '{"type": "why", "id": "command-4", "code": 3}',
        '{"type": "decide", "id": "command-5", "seq": 1, "notation": "fly"}',
    ]
    for connection in live.connections:
        connection.bucket.rate = connection.bucket.burst = connection.bucket.left = 10**9
    told = {"refused": 0, "because": 0}
    for done in range(MESSAGES):
        seat.socket.send(_hostile(chance, good))
        if done % 20 == 19:
            for _ in range(20):
                told[json.loads(seat.socket.recv(60))["type"]] += 1
    assert told["refused"] > MESSAGES // 2
    assert live.game.match.rows.tobytes() == before
    assert seat.decide()["type"] == "accepted"


def test_what_a_flooder_sends_is_refused_and_then_they_are_cut_off(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    with suppress(ConnectionClosed):  # it may end before all is sent
        for _ in range(400):
            seat.socket.send('{"type": "ping"}')
    with pytest.raises(ConnectionClosed, match="4429"):
        seat.until("never said")
    assert any("error-too-fast" in text for text in seat.heard)


def test_a_steady_flood_is_no_better_than_a_sudden_one() -> None:
    """Four times as much as one may, on and on: what is let through in between excuses nothing."""
    bucket = Bucket(rate=20, burst=60)
    for _ in range(400):
        bucket.then -= 1 / 80  # so long ago was the last message
        bucket.take()
    assert bucket.debt > 100


def test_a_message_too_big_ends_the_socket(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    seat.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed, match="1009"):
        seat.until("never said")


def test_bodies_that_are_wrong_get_a_problem(service: Service) -> None:
    ada = service.person("Ada")
    for body, status in (
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"game": "mora", "seats": []}', 400),
        (b'{"game": "none", "seats": [{"kind": "me"}, {"kind": "me"}]}', 400),
        (b'{"game": "mora", "seats": [{"kind": "me"}]}', 400),
        (b'{"game": "mora", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}', 400),
        (
            b'{"game": "mora", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"pot": 99}}',
            400,
        ),
        (b"[" * 70_000, 413),
    ):
        got, content, _ = ada.raw("POST", "/api/tables", body)
        assert got == status, body[:60]
        assert msgspec.json.decode(content, type=wire.Problem).error.message
    assert ada.raw("POST", "/api/tables", b"a=1", Content_Type="text/plain")[0] == 415
