"""Clocks, what happens at zero, and bots that fail."""

from __future__ import annotations

import os
import random
import signal
import time

from ludoteca.site.clocks import go_on, settle, shown, stop, wound
from ludoteca.site.wire import Clock
from serving.client import Socket
from serving.running import Service

GAME = Clock("game", seconds=60, increment=5)


def test_only_the_seats_that_are_waited_for_spend_time() -> None:
    clocks = wound(GAME, 2)
    settle(GAME, clocks, [0], None, 1_000)
    settle(GAME, clocks, [1], 0, 11_000)
    assert [clock.left for clock in clocks] == [55_000, 60_000]
    assert [clock.since for clock in clocks] == [None, 11_000]


def test_a_decision_made_beside_others_does_not_reset_a_clock() -> None:
    """Otherwise its resets would tell how often a seat changed its secret choice."""
    clocks = wound(Clock("decision", seconds=60), 2)
    settle(Clock("decision", seconds=60), clocks, [0, 1], None, 0)
    settle(Clock("decision", seconds=60), clocks, [0, 1], None, 9_000)
    assert clocks[0].since == 0


def test_a_clock_that_stopped_in_secret_seems_to_run() -> None:
    clocks = wound(GAME, 2)
    settle(GAME, clocks, [0, 1], None, 1_000)
    settle(GAME, clocks, [1], None, 8_000)  # seat 0 is done; not everybody may know
    told, untold = shown(clocks, [1], False, 9_000)[0], shown(clocks, [0, 1], False, 9_000)[0]
    assert not told.runs
    assert (untold.left, untold.at, untold.runs) == (60_000, 1_000, True)


def test_a_pause_costs_nobody_time() -> None:
    clocks = wound(GAME, 2)
    settle(GAME, clocks, [0], None, 0)
    stop(clocks, 10_000)
    go_on(clocks, [0], 500_000)
    assert (clocks[0].left, clocks[0].since) == (50_000, 500_000)


def _timed_out(service: Service, at_zero: str) -> tuple[Socket, dict[str, object]]:
    clock = {"kind": "decision", "seconds": 5, "at_zero": at_zero}
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True, settings={"clock": clock})
    live = service.app.state.house.tables[table["id"]]
    seat = ada.sit(table["id"], 1)
    for clock_of in live.record.clocks:
        clock_of.left = 300
    live.house.loop.call_soon_threadsafe(live.wake)
    while not any(s["bot"] for s in seat.table["seats"]):
        seat.receive()
    return seat, table


def test_at_zero_a_bot_plays_on_and_the_seat_can_be_taken_back(service: Service) -> None:
    seat, _ = _timed_out(service, "bot")
    assert not any(s["forfeited"] for s in seat.table["seats"])
    assert all(s["kind"] == "person" for s in seat.table["seats"])


def test_at_zero_the_seat_loses_if_the_table_chose_so(service: Service) -> None:
    seat, _ = _timed_out(service, "forfeit")
    while seat.table["status"] != "over":
        seat.receive()
    result = seat.settle().play["result"]
    assert result["forfeited"]
    assert result["places"][result["forfeited"][0]] == 2


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(service: Service) -> None:
    house = service.app.state.house
    ada = service.person("Ada")
    warm = ada.table(seats=("me", "random"), start=True)["id"]
    seat = ada.sit(warm, 0)
    while house.tables[warm].number < 2:  # the bot has laid its first card
        seat.settle()
        time.sleep(0.05)
    replaced = house.thinkers.replaced
    for worker in list(house.thinkers._all):
        os.kill(worker.process.pid, signal.SIGKILL)
    while seat.table["status"] != "over":
        if seat.play and 0 in seat.play["waiting"]:
            seat.decide()
        else:
            seat.receive()
    assert house.thinkers.replaced > replaced


def test_a_moment_passes_by_itself_but_not_while_the_table_is_paused(service: Service) -> None:
    """As the shove that a seat lets pass by waiting too long; only that seat sees its time run."""
    ada = service.person("Ada")
    id = ada.table("kragmortha", ("me", "me", "me"), start=True)["id"]
    table = service.app.state.house.tables[id]
    seats = [ada.sit(id, seat) for seat in range(3)]
    chance = random.Random(2)
    while not table.record.windows:
        seat = seats[table.asked()[0]].settle()
        asked = [option for option in seat.play["options"] if not option["free"]]
        assert seat.decide(chance.choice(asked)["notation"])["type"] == "accepted"
    key, until = next(iter(table.record.windows.items()))
    whose = int(key.partition(":")[0])
    assert [w["until"] for w in seats[whose].settle().play["windows"]] == [until]
    assert seats[(whose + 1) % 3].settle().play["windows"] == []
    plies = len(table.game.match.history)
    assert seats[0].ask("pause", on=True)["type"] == "accepted"
    table.record.windows[key] = table.house.now()
    table.house.loop.call_soon_threadsafe(table.wake)
    time.sleep(0.3)
    assert len(table.game.match.history) == plies
    seats[0].ask("pause", on=False)
    while len(table.game.match.history) == plies:
        seats[whose].receive(10)
    assert table.game.match.history[plies][0] == whose
