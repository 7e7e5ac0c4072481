"""After a game: everything open, decisions judged, playing on; and lessons, arenas, hints."""

from __future__ import annotations

import pytest

from ludoteca.core.registry import game
from ludoteca.core.text import Texts
from ludoteca.site.arena import reports
from ludoteca.site.lessons import LEARNER, lesson
from serving.client import Person, Refusal
from serving.running import Service

GAMES = ("bonelli", "corto", "kragmortha")


@pytest.mark.parametrize("name", GAMES)
def test_lessons_are_about_a_dozen_steps_and_each_has_its_text(name: str) -> None:
    steps = lesson(name).steps
    assert 12 <= len(steps) <= 16
    texts = Texts(game(name).folder / "text")
    for number, step in enumerate(steps, 1):
        assert texts.has(f"learn-{number}", "en")
        assert (step.choice is None) == (step.play.options == [])
        if step.choice:
            assert LEARNER in step.play.waiting
    assert not texts.has(f"learn-{len(steps) + 1}", "en")


def test_the_arena_shows_what_the_laboratory_wrote() -> None:
    found = reports()
    tables = {(report.game, report.seats) for report in found}
    assert tables == {(name, 2) for name in GAMES} | {("corto", 4), ("kragmortha", 4)}
    for report in found:
        assert report.matches >= report.seats * report.deals > 0
        assert report.standings[0].bot == "hard"
        for row in report.standings:
            assert row.wins.low <= row.wins.value <= row.wins.high


def test_a_hint_names_options_with_their_chances(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    asked = ada.sit(table, 0).settle().play["waiting"][0]
    ideas = ada.post(f"/api/tables/{table}/hint?seat={asked}")["ideas"]
    assert 1 <= len(ideas) <= 3
    assert all(0 <= idea["chance"] <= 1 and idea["error"] >= 0 for idea in ideas)
    offered = {o["code"] for o in ada.sit(table, asked).settle().play["options"]}
    assert {idea["choice"]["code"] for idea in ideas} <= offered


def _finished(service: Service) -> tuple[Person, str]:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "random"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    while seat.play and seat.play["result"] is None:
        if 0 in seat.play["waiting"]:
            seat.decide()
        else:
            seat.receive()
    return ada, table


def test_a_finished_game_is_opened_judged_and_played_on(service: Service) -> None:
    ada, table = _finished(service)
    replay = ada.get(f"/api/tables/{table}/replay")
    assert len(replay["deciders"]) == replay["steps"]
    step = replay["steps"] // 2
    judged = ada.get(f"/api/tables/{table}/judgement?step={step}")
    assert judged["seat"] == replay["deciders"][step - 1]
    assert 0 <= judged["best"]["chance"] <= 1
    with pytest.raises(Refusal, match="400"):
        ada.get(f"/api/tables/{table}/judgement?step=0")

    there = ada.get(f"/api/tables/{table}/replay?step={step}&seat=0")["step"]["play"]["view"]
    new = ada.post(f"/api/tables/{table}/continue", {"step": step, "seat": 0, "bot": "random"})
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    assert not new["paused"]
    here = ada.sit(new["id"], 0)
    assert here.table["status"] in ("running", "over")
    assert set(here.play["view"]) == set(there)
    with pytest.raises(Refusal, match="400"):
        ada.post(f"/api/tables/{table}/continue", {"step": replay["steps"], "seat": 0})


def test_other_bots_do_not_change_the_game_that_is_played_on(service: Service) -> None:
    """What bots bring to their seats belongs to the game: other dice would be another game."""
    ada = service.person("Ada")
    old = ada.table("kragmortha", seats=("random", "random"), start=True)
    watching = ada.sit(old["id"])
    while watching.play is None or watching.play["result"] is None:
        watching.receive()
    steps = ada.get(f"/api/tables/{old['id']}/replay?step=0")["steps"]
    asked = {"step": steps - 1, "seat": 0, "bot": "easy"}
    new = ada.post(f"/api/tables/{old['id']}/continue", asked)
    assert new["options"] == ada.get(f"/api/tables/{old['id']}")["options"]


def test_nothing_is_judged_while_the_game_runs(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    with pytest.raises(Refusal, match="409"):
        ada.get(f"/api/tables/{table}/judgement?step=1")
    with pytest.raises(Refusal, match="409"):
        ada.post(f"/api/tables/{table}/continue", {"step": 1, "seat": 0})


def test_a_public_table_is_joined_from_the_list(service: Service) -> None:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table(settings={"public": True})["id"]
    row = next(r for r in bo.get("/api/lobby")["tables"] if r["id"] == table)
    assert bo.join(row["join"])["seat"] == 1
    hidden = ada.table()
    assert hidden["id"] not in {r["id"] for r in bo.get("/api/lobby")["tables"]}
    assert all(r["join"] is None for r in ada.get("/api/tables")["tables"] if r["id"] != table)


def test_a_seat_chooses_for_itself(service: Service) -> None:
    """Colours are exchanged, calm twins are of one seat: K-SET-04."""
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.post(
        "/api/tables",
        {
            "game": "kragmortha",
            "seats": [{"kind": "me", "name": "Ada", "options": {"calm": ["M1"]}}, {"kind": "open"}],
        },
    )
    assert table["options"]["calm"] == [["M1"], []]
    bo.join(table["links"]["join"])
    seat = f"/api/tables/{table['id']}/seats/1"
    mine = {"kind": "me", "options": {"colours": "red", "calm": ["V4"]}}
    options = bo.call("PATCH", seat, mine)["options"]
    assert options["colours"] == ["purple", "red"]
    assert options["calm"] == [["M1"], ["V4"]]
    with pytest.raises(Refusal, match="400"):
        bo.call("PATCH", seat, {"kind": "me", "options": {"gaze_limit": 3}})
    with pytest.raises(Refusal, match="403"):
        bo.call("PATCH", f"/api/tables/{table['id']}/seats/0", mine)
