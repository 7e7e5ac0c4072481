"""Taking back what others have already followed: they are asked, and all must agree."""

from __future__ import annotations

import json
import random
from typing import Any

from serving.client import Socket
from serving.running import Service

PEOPLE = 3


def _takeable(service: Service, bots: int = 0) -> tuple[list[Socket], int]:
    """A game in which a seat may ask for a decision back that others have followed; the seat."""
    chance = random.Random(1)
    while True:
        seats = _begun(service, bots)
        live = service.app.state.house.tables[seats[0].table["id"]].game
        for _ in range(40):
            asked = live.match.waiting[0]
            if asked >= PEOPLE:
                break
            first_free = live.match.game.decisions.first_free
            codes = [o.code for o in live.match.options(asked) if o.code < first_free]
            told = (
                seats[asked].settle().ask("decide", seq=seats[asked].seq, code=chance.choice(codes))
            )
            assert told["type"] == "accepted"
            waits = live.match.waiting[0] >= PEOPLE if bots else not live.match.over
            for seat in range(PEOPLE):
                if live.to_take_back(seat) >= 1 + (not bots) and waits:
                    return [socket.settle() for socket in seats], seat


def _begun(service: Service, bots: int) -> list[Socket]:
    ada = service.person("Ada")
    people = ["me"] * PEOPLE + ["random"] * bots
    table = ada.table("kragmortha", people, start=True, settings={"pace": 3_000})["id"]
    return [ada.sit(table, seat) for seat in range(PEOPLE)]


def _questions(socket: Socket) -> list[Any]:
    """What the seat was told of questions, so far."""
    told = [json.loads(text) for text in socket.settle().heard]
    return [message["proposal"] for message in told if message["type"] == "proposal"]


def test_all_who_play_must_agree(service: Service) -> None:
    seats, seat = _takeable(service)
    one, two = (number for number in range(PEOPLE) if number != seat)
    live = service.app.state.house.tables[seats[0].table["id"]].game
    gone = live.to_take_back(seat)
    plies = len(live.match.history)
    assert seats[seat].ask("take_back")["type"] == "accepted"
    asked = seats[one].until("proposal")["proposal"]
    assert asked == {"seat": seat, "decisions": gone, "agreed": [], "needed": sorted((one, two))}
    assert seats[one].ask("consent", agree=True)["type"] == "accepted"
    assert len(live.match.history) == plies
    last = {"id": "i-agree-too", "agree": True}
    assert seats[two].ask("consent", **last)["again"] is False
    assert seats[two].ask("consent", **last)["again"] is True
    assert len(live.match.history) == plies - gone
    assert seats[one].until("proposal")["proposal"] is None


def test_one_who_does_not_agree_is_enough(service: Service) -> None:
    seats, seat = _takeable(service)
    other = (seat + 1) % PEOPLE
    plies = len(service.app.state.house.tables[seats[0].table["id"]].game.match.history)
    seats[seat].ask("take_back")
    seats[other].until("proposal")
    last = {"id": "i-do-not-agree", "agree": False}
    assert seats[other].ask("consent", **last)["type"] == "accepted"
    reused = seats[other].ask("consent", **{**last, "agree": True})
    assert reused["error"]["message"] == "error-command-reused"
    assert seats[seat].ask("consent", agree=True)["type"] == "refused"
    assert len(service.app.state.house.tables[seats[0].table["id"]].game.match.history) == plies


def test_the_question_ends_when_somebody_decides_meanwhile(service: Service) -> None:
    """Otherwise another decision than the one that was asked about would be taken back."""
    seats, seat = _takeable(service)
    table = service.app.state.house.tables[seats[0].table["id"]]
    asked = table.game.match.waiting[0]
    seats[seat].ask("take_back")
    other = next(number for number in range(PEOPLE) if number != seat)
    code = next(o["code"] for o in seats[asked].settle().play["options"] if not o["free"])
    assert seats[asked].ask("decide", seq=seats[asked].seq, code=code)["type"] == "accepted"
    assert [bool(question) for question in _questions(seats[other])] == [True, False]
    assert seats[other].ask("consent", agree=True)["error"]["message"] == "error-undo"


def test_the_question_ends_when_a_bot_decides_meanwhile(service: Service) -> None:
    seats, seat = _takeable(service, bots=1)
    table = service.app.state.house.tables[seats[0].table["id"]]
    assert seats[seat].ask("take_back")["type"] == "accepted"
    while table.game.match.waiting[0] >= PEOPLE:  # the bot is next
        seats[seat].receive()
    assert [bool(question) for question in _questions(seats[seat])] == [True, False]
