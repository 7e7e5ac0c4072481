"""People who play on whatever happens to the server: they come back and send again."""

from __future__ import annotations

import asyncio
import json
import random
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from serving.client import Person, Refusal, merged

if TYPE_CHECKING:
    from serving.killing import Games

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Player:
    """One seat: it decides at random, and remembers what was acknowledged."""

    def __init__(self, games: Games, person: Person, table: str, seat: int) -> None:
        self.games, self.person, self.table, self.seat = games, person, table, seat
        self.chance = random.Random(f"{table}{seat}")
        self.seq = 0
        self.log: list[dict[str, Any]] = []
        self.play: Any = None
        self.status = "running"
        self.pending: dict[str, Any] | None = None  # sent, and not answered yet
        self.acknowledged: list[str] = []
        self.count = 0
        self.comings = 0

    async def run(self) -> None:
        while not self._done():
            addresses = self.games.addresses
            address = addresses[(self.seat + self.comings) % len(addresses)]
            self.comings += 1
            url = f"ws://{address}/api/tables/{self.table}/socket?seat={self.seat}&since={self.seq}"
            try:
                async with connect(
                    url,
                    additional_headers=self.person.headers(),
                    open_timeout=5,
                    ping_interval=None,
                ) as socket:
                    await self._play(socket)
            except LOST:
                await asyncio.sleep(0.05)

    async def _play(self, socket: Any) -> None:
        if self.pending:
            await socket.send(json.dumps(self.pending))
        while not self._done():
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            self._hear(message)
            if self._put_off(message):
                await asyncio.sleep(0.1)
                await socket.send(json.dumps(self.pending))
            if self.pending is None and self.status != "over" and self._asked():
                await self._decide(socket)

    def _done(self) -> bool:
        return self.status == "over" and not self.pending and bool(self.play["result"])

    def _asked(self) -> bool:
        return self.play is not None and self.seat in self.play["waiting"]

    async def _decide(self, socket: Any) -> None:
        options = [o for o in self.play["options"] if not o["free"]]
        self.count += 1
        self.pending = {
            "type": "decide",
            "id": f"{self.table}-{self.seat}-{self.count}",
            "seq": self.seq,
            "notation": self.chance.choice(options)["notation"],
        }
        await socket.send(json.dumps(self.pending))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            if kind == "update":
                assert message["seq"] > self.seq
            self.seq = message["seq"]
            self.play = merged(self.play, message)
            self.log = [e for e in self.log if e["seq"] <= message["log_since"]] + message["log"]
        if "table" in message:
            self.status = message["table"]["status"]
        if kind == "accepted" and self.pending and message["id"] == self.pending["id"]:
            self.acknowledged.append(self.pending["notation"])
            self.games.acknowledged += 1
            self.pending = None
        if kind == "refused" and not self._put_off(message):
            assert message["error"]["message"] == "error-stale", message
            self.pending = None

    def _put_off(self, message: dict[str, Any]) -> bool:
        """The store cannot be written now: the same command has to be sent again."""
        return message["type"] == "refused" and message["error"]["message"] == "error-unavailable"


async def calling(person: Person, method: str, path: str, body: Any = None) -> Any:
    """A call that is made again until the server and its database are there."""
    while True:
        try:
            return await asyncio.to_thread(person.call, method, path, body)
        except (OSError, HTTPException, EOFError):
            await asyncio.sleep(0.05)
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(0.05)
