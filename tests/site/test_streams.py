"""Whole games of every game with every socket recorded: no byte tells what its viewer may not know.

Before each decision everything a viewer may not know is replaced (`guess`). If nothing came to
light by the decision, what their socket then said must be what it would have said of that other
game. And each stream is searched for the names of cards that its viewer has not seen yet.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.dice import dice_of
from ludoteca.core.errors import Illegal
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.match import Match
from ludoteca.site import describing, wire
from ludoteca.site.live import LiveMatch
from ludoteca.site.table import Table
from serving.client import Socket
from serving.running import Service

GAMES = sorted({*ludoteca.game_names(), "mora"})
CARDS = {"corto": "card", "bonelli": "card", "kragmortha": "card"}  # domains that name cards


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(f"sqlite:///{tmp_path_factory.mktemp('streams')}/ludoteca.db")
    yield running
    running.stop()


class Recorded:
    """A game with a socket for each seat and one who watches, all on one device."""

    def __init__(self, service: Service, game: str, seats: int) -> None:
        host, watcher = service.person("Ada"), service.person()
        table = host.table(game, seats=["me"] * seats, start=True)
        watcher.post("/api/links", {"token": table["links"]["watch"].removeprefix("/go/")})
        self.table: Table = service.app.state.house.tables[table["id"]]
        self.sockets = {seat: host.sit(table["id"], seat) for seat in range(seats)}
        self.sockets[SPECTATOR] = watcher.sit(table["id"])
        for connection in self.table.connections:
            connection.bucket.burst = connection.bucket.left = 10**9
        for socket in self.sockets.values():
            socket.settle()

    @property
    def live(self) -> LiveMatch:
        return self.table.game

    def decide(self, seat: int, code: int) -> dict[int, list[dict[str, Any]]]:
        """Makes a decision; what each viewer heard of it."""
        before = {viewer: len(socket.heard) for viewer, socket in self.sockets.items()}
        answer = self.sockets[seat].ask("decide", seq=self.sockets[seat].seq, code=code)
        assert answer["type"] == "accepted", answer
        for socket in self.sockets.values():
            socket.settle()
        return {
            viewer: [json.loads(text) for text in socket.heard[before[viewer] :]]
            for viewer, socket in self.sockets.items()
        }

    def twin(self, viewer: int, seed: str) -> LiveMatch:
        """The same game with everything replaced that the viewer may not know."""
        match, live = self.live.match, self.live
        rows = np.array(live.sights[viewer].rows)
        match.game.entries.guess_at(match.pack.book, rows, 0, viewer, dice_of(seed))
        other = Match.resumed(
            match.game, match.pack, match.seats, 0, match.chosen, rows.tobytes(), match.history
        )
        twin = LiveMatch(other, live.happened, live.undoable)
        twin.fresh = dict(live.fresh)
        return twin

    def would_say(self, twin: LiveMatch, viewer: int) -> dict[str, Any]:
        """The update that the viewer would get of another game at this table."""
        table = self.table
        other = Table(table.house, table.id, table.number, table.record, twin, table.talk)
        update = describing.update(other, viewer, twin.seqs[viewer] - 1)
        found: dict[str, Any] = json.loads(wire.encode(update))
        return found


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)


def _card_names(match: Match) -> set[str]:
    domain = CARDS.get(match.game.name)
    if domain is None:
        return set()
    known = [d for d in match.game.sketch.fields.values() if d is not None and d.name == domain]
    names = match.names(SPECTATOR)
    return {word for d in known for word in (d.names if d.names is not None else names[d.name])}


def _played(match: Match) -> set[str]:
    """What was just played face up: a shield is named then and only counted after (C-ADV-10)."""
    decision = str(match.decisions[-1][1])
    return set(decision.split()) if match.game.name == "corto" and "play" in decision else set()


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_what_its_viewer_may_not_know(service: Service, game: str) -> None:
    chance = random.Random(game)
    record = Recorded(service, game, max(2, min(4, ludoteca.game(game).seats[-1])))
    cards = _card_names(record.live.match)
    seen: dict[int, set[str]] = {viewer: set() for viewer in record.sockets}
    compared = differed = 0
    while not record.live.match.over:
        live = record.live
        for viewer in seen:  # what they may know, by the redacted record alone
            seen[viewer] |= cards & set(_words(live.table(viewer)))
        seat = chance.choice(live.match.waiting)
        codes = np.frombuffer(live.sights[seat].codes, np.int32).tolist()
        code = chance.choice([c for c in codes if c < live.match.game.decisions.first_free])
        twins = {v: record.twin(v, f"{game}{len(live.happened)}{v}") for v in live.viewers}
        revealed = live.match.record.revelations
        heard = record.decide(seat, code)
        shown = {v: cards & set(_words(record.live.table(v))) for v in live.viewers}
        told = live.match.record.revelations != revealed or live.match.over
        for viewer, messages in heard.items():
            updates = [message for message in messages if message["type"] == "update"]
            if not told:
                differed += twins[viewer].match.rows.tobytes() != live.match.rows.tobytes()
                compared += _compare(record, twins[viewer], viewer, (seat, code), updates)
                # Nothing came to light: no card is named that was not known before.
                named = cards & set(_words(updates)) - _played(record.live.match)
                assert named <= seen[viewer] | shown[viewer], (game, viewer, named)
    assert compared > 5
    assert differed > compared // 2
    for socket in record.sockets.values():
        _no_seed(socket)


def _compare(
    record: Recorded,
    twin: LiveMatch,
    viewer: int,
    decision: tuple[int, int],
    updates: list[dict[str, Any]],
) -> int:
    """Whether the other game could go on in the same way; then it says the same."""
    revealed = twin.match.record.revelations
    try:
        happening = twin.decide(*decision)
    except Illegal:  # they do not hold that card there
        return 0
    if twin.match.record.revelations != revealed or twin.match.over:
        return 0
    if twin.sights[viewer].rows.tobytes() != record.live.sights[viewer].rows.tobytes():
        assert viewer != decision[0], str(record.live.match.decisions[-1][1])
        return 0
    assert bool(happening.heard >> viewer & 1) == bool(updates)
    if updates:
        (update,) = updates
        told = record.would_say(twin, viewer)
        assert {**update, "now": 0} == {**told, "now": 0}
    return 1


def _no_seed(socket: Socket) -> None:
    """All that will ever be hidden follows from the seed: no stream has it while the game runs."""
    seed = socket.table["seed"]
    told = [json.loads(text)["table"]["status"] for text in socket.heard if seed in text]
    assert set(told) == {"over"}
