"""Whole games over the socket."""

from __future__ import annotations

from serving.running import Service


def test_a_game_against_a_bot_to_its_end(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "random"), start=True)
    seat = ada.sit(table["id"], 0)
    while seat.settle().table["status"] != "over":
        if 0 in seat.play["waiting"]:
            assert seat.decide()["type"] == "accepted"
        else:
            seat.receive()
    assert seat.settle().play["result"]["reason"] == "rounds"
    assert len([e for e in seat.log if e["kind"] == "shown"]) == 6


def test_a_guest_joins_by_link_and_both_play(service: Service) -> None:
    ada, bo = service.person("Ada"), service.person("Bo")
    table = ada.table()
    joined = bo.join(table["links"]["join"])
    assert joined["seat"] == 1
    ada.post(f"/api/tables/{table['id']}/start")
    seats = [ada.sit(table["id"], 0), bo.sit(table["id"], 1)]
    for _ in range(3):
        for seat in seats:
            assert seat.settle().decide()["type"] == "accepted"
    assert next(seat.settle().play["result"]["places"] for seat in seats)


def test_coming_back_with_since_gives_the_same_log(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seats = [ada.sit(table, 0), ada.sit(table, 1)]
    for seat in (*seats, seats[0]):
        seat.settle().decide()
    first = seats[0].settle()
    again = ada.sit(table, 0, since=2)
    assert again.seq == first.seq
    assert again.log == [entry for entry in first.log if entry["seq"] > 2]
    assert again.play == first.play
