"""Seats, links, hot seat, bots in and out, undo and consent, pause, chat, rematch."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.core.errors import LudotecaError
from ludoteca.site.commands import verify_shuffle
from serving.client import Refusal, Socket
from serving.running import Service


def _two(service: Service, **more: object) -> tuple[dict[str, object], Socket, Socket]:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table(**more)
    bo.join(table["links"]["join"])
    ada.post(f"/api/tables/{table['id']}/start")
    return table, ada.sit(table["id"], 0).settle(), bo.sit(table["id"], 1).settle()


def _refused(answer: dict[str, object]) -> str:
    assert answer["type"] == "refused", answer
    return answer["error"]["message"]  # type: ignore[index,no-any-return]


def test_a_seat_moves_to_another_device_by_its_secret(service: Service) -> None:
    ada, bo, phone = service.person("Ada"), service.person("Bo"), service.person()
    table = ada.table()
    secret = bo.join(table["links"]["join"])["secret"]
    old = bo.sit(table["id"], 1)
    found = phone.post("/api/links", {"token": secret})
    assert (found["role"], found["seat"]) == ("seat", 1)
    assert phone.sit(table["id"], 1).table["seats"][1]["mine"]
    with pytest.raises(ConnectionClosed) as closed:
        old.until("never said")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert bo.raw("GET", f"/api/tables/{table['id']}/state?seat=1")[0] == 404


def test_a_program_plays_with_the_secret_of_its_seat(service: Service) -> None:
    ada, program = service.person("Ada"), service.person()
    table = ada.table()["id"]
    program.secret = ada.post(f"/api/tables/{table}/seats/1/secret")["secret"]
    ada.post(f"/api/tables/{table}/start")
    seat = program.sit(table, 1)
    assert seat.decide()["type"] == "accepted"
    with pytest.raises(Refusal, match="404"):
        program.get(f"/api/tables/{table}/state?seat=0")
    with pytest.raises(Refusal, match="403"):
        program.get(f"/api/tables/{ada.table()['id']}/state?seat=1")


def test_secrets_are_kept_hashed(service: Service) -> None:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table()
    secret = bo.join(table["links"]["join"])["secret"].rpartition(".")[2]
    with service.store.engine.connect() as connection:
        kept = [bytes(r.record) for r in connection.exec_driver_sql("SELECT record FROM tables")]
        places = connection.exec_driver_sql("SELECT person FROM places").all()
    assert not any(secret.encode() in record for record in kept)
    assert bo.cookie is not None
    assert bo.cookie.partition("=")[2] not in {row.person for row in places}


def test_only_the_host_starts_and_only_with_all_seats_taken(service: Service) -> None:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table(seats=("me", "open", "open"))
    with pytest.raises(Refusal, match="error-seats-open"):
        ada.post(f"/api/tables/{table['id']}/start")
    bo.join(table["links"]["join"])
    with pytest.raises(Refusal, match="error-not-yours"):
        bo.post(f"/api/tables/{table['id']}/start")
    ada.call("PATCH", f"/api/tables/{table['id']}/seats/2", {"kind": "bot", "bot": "random"})
    assert ada.post(f"/api/tables/{table['id']}/start")["status"] == "running"
    with pytest.raises(Refusal, match="error-begun"):
        bo.join(table["links"]["join"])


def test_links_are_signed(service: Service) -> None:
    ada, bo = service.person("Ada"), service.person("Bo")
    table, other = ada.table(), ada.table()
    token = table["links"]["join"].removeprefix("/go/")
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")
    for wrong in (forged, token.replace(table["id"], other["id"]), "x.j.y" * 5):
        with pytest.raises(Refusal, match="error-no-link"):
            bo.post("/api/links", {"token": wrong})
    watch = table["links"]["watch"].removeprefix("/go/")
    for id in (table["id"], "no-such-one"):  # and nobody learns which tables there are
        with pytest.raises(Refusal, match="404 error-no-link"):
            bo.post(f"/api/tables/{id}/join", {"token": watch, "name": "Bo"})


def test_stale_illegal_foreign_and_repeated_commands_change_nothing(service: Service) -> None:
    _, ada, bo = _two(service)
    assert _refused(ada.ask("decide", seq=0, notation="back")) == "error-stale"
    assert _refused(ada.ask("decide", seq=99, notation="back")) == "error-stale"
    answer = ada.decide("back")
    assert (_refused(answer), answer["clause"]) == ("error-illegal", "M-LAY-03")
    assert _refused(ada.decide("fly away")) == "error-notation"
    assert _refused(ada.decide(code=0)) == "error-message"
    done = ada.decide(id="my-command-1")
    assert done["type"] == "accepted"
    code = ada.snapshot["play"]["options"][0]["code"]
    assert ada.ask("decide", id="my-command-1", seq=1, code=code)["again"] is True
    other = ada.snapshot["play"]["options"][1]["code"]
    assert (
        _refused(ada.ask("decide", id="my-command-1", seq=1, code=other)) == "error-command-reused"
    )
    assert _refused(bo.ask("decide", id="my-command-1", seq=1, code=code)) == "error-command-reused"
    assert bo.settle().seq == 1
    assert ada.settle().seq == 2


def test_why_names_the_clause(service: Service) -> None:
    _, ada, _ = _two(service)
    answer = ada.ask("why", notation="back")
    assert answer["clause"] == "M-LAY-03"
    legal = ada.play["options"][0]["notation"]
    assert ada.ask("why", notation=legal)["clause"] is None


def test_a_pause_stops_everything_and_survives_coming_back(service: Service) -> None:
    table, ada, bo = _two(service, settings={"clock": {"kind": "game", "seconds": 60}})
    assert bo.ask("pause", on=True)["type"] == "accepted"
    assert _refused(ada.settle().decide()) == "error-paused"
    again = ada.person.sit(table["id"], 0)
    assert again.table["paused"]
    assert not any(clock["runs"] for clock in again.play["clocks"])
    assert ada.ask("pause", on=False)["type"] == "accepted"
    assert ada.settle().decide()["type"] == "accepted"


def test_chat_goes_to_all_but_those_who_muted(service: Service) -> None:
    _, ada, bo = _two(service)
    ada.say("text", "ciao <b>")
    assert bo.until("chat")["line"]["text"] == "ciao <b>"
    bo.ask("mute", seat=0, on=True)
    ada.say("emote", "wow")
    assert not any('"wow"' in text for text in bo.settle().heard)
    assert _refused(ada.say("phrase", "rude")) == "error-chat-unknown"
    answers = [ada.say("phrase", "hello")["type"] for _ in range(12)]
    assert "refused" in answers


def test_free_text_is_for_private_tables(service: Service) -> None:
    _, ada, _ = _two(service, settings={"public": True})
    assert _refused(ada.say("text", "hi")) == "error-chat-phrases"
    assert ada.say("phrase", "hello")["type"] == "accepted"


def test_who_leaves_is_played_by_a_bot_and_may_come_back(service: Service) -> None:
    table, ada, bo = _two(service)
    path = f"/api/tables/{table['id']}/seats/1"
    bo.person.call("PATCH", path, {"kind": "open"})
    seat = ada.person.get(f"/api/tables/{table['id']}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Bo", "greedy")
    assert _refused(bo.settle().ask("decide", seq=1, code=0)) == "error-bot-plays"
    bo.person.call("PATCH", path, {"kind": "back"})
    assert bo.settle().table["seats"][1]["bot"] is None


def test_a_present_persons_seat_is_not_taken_from_them(service: Service) -> None:
    table, ada, _bo = _two(service)
    with pytest.raises(Refusal, match="error-not-yours"):
        ada.person.call("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "bot"})


def test_a_rematch_has_the_same_people_and_settings(service: Service) -> None:
    table, ada, bo = _two(service, options={"pot": 3})
    for _ in range(3):
        for seat in (ada, bo):
            seat.settle().decide()
    ada.settle(), bo.settle()
    first = ada.person.post(f"/api/tables/{table['id']}/rematch")
    second = bo.person.post(f"/api/tables/{table['id']}/rematch")
    assert first["id"] == second["id"]
    assert first["options"] == {"pot": 3}
    assert [seat["name"] for seat in first["seats"]] == ["Bo", "Ada"]
    assert bo.settle().table["rematch"] == first["id"]


def test_a_finished_game_is_replayed_and_its_shuffle_verified(
    service: Service, tmp_path: Path
) -> None:
    table, ada, bo = _two(service)
    for _ in range(3):
        for seat in (ada, bo):
            seat.settle().decide()
    path = f"/api/tables/{table['id']}"
    replay = bo.person.get(f"{path}/replay?step=1&seat=0")
    assert (replay["steps"], replay["step"]["seat"]) == (6, 0)
    assert bo.person.get(f"{path}/replay")["step"]["play"]["result"]["places"]
    save = bo.person.raw("GET", f"{path}/save")[1]
    (tmp_path / "save.json").write_bytes(save)
    verify_shuffle(tmp_path / "save.json", ada.table["shuffle"])
    with pytest.raises(LudotecaError, match="another hash"):
        verify_shuffle(tmp_path / "save.json", "0" * 64)
    assert json.loads(save)["seed"] == ada.settle().table["seed"]


def test_polling_gives_what_the_socket_gives(service: Service) -> None:
    table, ada, _ = _two(service)
    path = f"/api/tables/{table['id']}"
    state = ada.person.get(f"{path}/state?seat=0")
    option = state["play"]["options"][0]
    message = {"type": "decide", "id": "by-polling", "seq": state["seq"], "code": option["code"]}
    assert ada.person.post(f"{path}/commands?seat=0", message)["message"]["type"] == "accepted"
    newer = ada.person.get(f"{path}/state?seat=0&since={state['seq']}")
    assert newer["seq"] == ada.settle().seq
    assert newer["play"] == ada.play


def test_who_polls_is_there_and_misses_nothing(service: Service) -> None:
    """Where sockets cannot get through: all that a socket would have told is asked for."""
    table, ada, bo = _two(service)
    eve = bo.person
    bo.close()
    path = f"/api/tables/{table['id']}/state?seat=1&since=1"

    def poll(tag: str = "") -> tuple[int, str, dict[str, object]]:
        status, body, headers = eve.raw("GET", path, None, If_None_Match=tag)
        return status, headers["ETag"], json.loads(body or b"{}")

    _, tag, state = poll()
    assert state["table"]["seats"][1]["here"]  # type: ignore[index]
    with pytest.raises(Refusal, match="error-not-yours"):  # nor is their seat taken from them
        ada.person.call("PATCH", f"/api/tables/{table['id']}/seats/1", {"kind": "bot"})
    assert poll(tag)[0] == 304
    ada.decide()  # in secret: there is nothing to notice
    assert poll(tag)[0] == 304
    for change in (
        lambda: ada.say("phrase", "hello"),
        lambda: ada.ask("pause", on=True),
        lambda: ada.ask("pause", on=False),
        ada.close,
    ):
        change()
        while (told := poll(tag))[0] == 304:  # a socket's end is noticed a moment later
            pass
        tag = told[1]
    assert told[2]["chat"][0]["text"] == "hello"  # type: ignore[index]


def test_a_qr_code_leads_to_the_link(service: Service) -> None:
    ada = service.person("Ada")
    status, body, headers = ada.raw("GET", f"/api/tables/{ada.table()['id']}/qr?link=join")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg")


def test_accounts_follow_people_to_another_device(service: Service) -> None:
    ada, tablet = service.person("Ada"), service.person()
    table = ada.table()
    who = {"account": "Ada.L", "password": "correct horse"}
    assert ada.post("/api/account", who)["account"] == "ada.l"
    with pytest.raises(Refusal, match="error-login"):
        tablet.post("/api/session", {**who, "password": "wrong horse"})
    with pytest.raises(Refusal, match="error-account-taken"):
        service.person().post("/api/account", who)
    tablet.post("/api/session", who)
    assert [t["id"] for t in tablet.get("/api/tables")["tables"]] == [table["id"]]
    tablet.call("DELETE", "/api/session", {})
    assert tablet.get("/api/me")["account"] is None


def test_other_sites_are_refused(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table()["id"]
    status, _, _ = ada.raw("POST", "/api/tables", b"{}", Origin="https://elsewhere.example")
    assert status == 403
    with pytest.raises(Exception, match="403"):
        ada.sit(table, 0, Origin="https://elsewhere.example")
    ada.sit(table, 0, Origin=f"http://{service.address}").close()


def test_rated_games_count_for_accounts(service: Service) -> None:
    _, ada, bo = _two(service, settings={"rated": True})
    for socket, name in ((ada, "rated-ada"), (bo, "rated-bo")):
        who = {"account": name, "password": "correct horse"}
        socket.person.post("/api/account", who)
    while ada.table["status"] != "over":
        for socket in (ada, bo):
            socket.settle().decide()
        ada.settle()
    places = ada.play["result"]["places"]
    found: list[dict[str, object]] = []
    while len(found) < 2:
        found = ada.person.get("/api/ratings/mora")
    means = {row["account"]: row["mean"] for row in found}
    if places != [1, 1]:
        assert (means["rated-ada"] > means["rated-bo"]) == (places[0] < places[1])
    assert {row["games"] for row in found} == {1}


def test_games_that_a_bot_has_helped_to_play_do_not_count(service: Service) -> None:
    """Handing the seat back before the end does not make them one's own."""
    _, ada, bo = _two(service, settings={"rated": True})
    for socket, name in ((ada, "alone-ada"), (bo, "helped-bo")):
        socket.person.post("/api/account", {"account": name, "password": "correct horse"})
    table = service.app.state.house.tables[ada.table["id"]]
    seat = f"/api/tables/{table.id}/seats/1"
    bo.person.call("PATCH", seat, {"kind": "bot", "bot": "random"})
    while 1 in table.asked():
        time.sleep(0.05)
    bo.person.call("PATCH", seat, {"kind": "back"})
    bo.settle()
    while ada.settle().table["status"] != "over":
        for socket in (ada, bo):
            if socket.snapshot["seat"] in socket.settle().play["waiting"]:
                socket.decide()
    rated = {row["account"] for row in ada.person.get("/api/ratings/mora")}
    assert not rated & {"alone-ada", "helped-bo"}
