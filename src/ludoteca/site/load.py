"""Plays at many tables of a running service at once, and measures how it bears that.

Every seat has a socket of its own and decides at random as soon as it is asked. A decision's time
is from sending it to the answer that it is committed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from dataclasses import dataclass, field
from email.message import Message
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.core.errors import LudotecaError

COMPILING_SECONDS = 600  # the first table of a game waits until its rules are compiled
CPU, MEMORY = "process_cpu_seconds_total", "process_resident_memory_bytes"
CHANGES, COMMITS = "ludoteca_changes_committed", "ludoteca_commits"


class Choice(Struct):
    code: int
    free: bool


class Play(Struct):
    waiting: list[int]
    options: list[Choice]


class Heard(Struct):
    """What matters here of any message of the service."""

    type: str
    id: str | None = None
    seq: int = 0
    play: Play | None = None


@dataclass
class Load:
    url: str
    game: str
    tables: int
    seats: int
    seconds: float
    pause: float = 0.0  # how long each seat thinks
    times: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0
    broken: int = 0

    def report(self) -> dict[str, Any]:
        """Figures as JSON: per second, and times in milliseconds."""
        times = sorted(self.times)
        return {
            "game": self.game,
            "tables": self.tables,
            "sockets": self.tables * self.seats,
            "seconds": self.seconds,
            "decisions": len(times),
            "decisions_per_second": round(len(times) / self.seconds, 1),
            "ms_p50": _at(times, 0.5),
            "ms_p99": _at(times, 0.99),
            "ms_max": _at(times, 1.0),
            "refused": self.refused,
            "games": self.games,
            "broken_sockets": self.broken,
        }

    def _figures(self) -> dict[str, float]:
        """What the service says of itself, if we may ask."""
        try:
            status, _, text = self._call("GET", "/metrics")
        except OSError:
            return {}
        lines = text.decode().splitlines() if status == 200 else []
        pairs = [line.split(" ") for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    def _spent(self, before: dict[str, float], after: dict[str, float]) -> dict[str, Any]:
        """What it cost the service; that says more than times on a machine that has more to do."""
        if not (before and after):
            return {}
        cpu = after[CPU] - before[CPU]
        return {
            "server_cpu_seconds": round(cpu, 2),
            "decisions_per_cpu_second": round(len(self.times) / cpu, 1) if cpu else None,
            "decisions_per_commit": round(
                (after[CHANGES] - before[CHANGES]) / max(1, after[COMMITS] - before[COMMITS]), 1
            ),
            "server_memory_mb": round(after[MEMORY] / 2**20, 1),
        }

    async def run(self) -> dict[str, Any]:
        ready = asyncio.Barrier(self.tables + 1)
        end = asyncio.Event()
        tasks = [asyncio.create_task(self._table(n, ready, end)) for n in range(self.tables)]
        try:
            await self._all_ready(ready, tasks)
            before = await asyncio.to_thread(self._figures)
            began = time.perf_counter()
            self.times.clear()
            await asyncio.sleep(self.seconds)
            self.seconds = time.perf_counter() - began
            report = self.report()
            report |= self._spent(before, await asyncio.to_thread(self._figures))
        finally:
            end.set()
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        for error in done:
            if isinstance(error, LudotecaError):
                raise error
        return report

    async def _all_ready(self, ready: asyncio.Barrier, tasks: list[asyncio.Task[None]]) -> None:
        """Until all tables are made; what goes wrong with one of them is said at once."""
        waiting = asyncio.create_task(ready.wait())
        done, _ = await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        if waiting not in done:
            waiting.cancel()
            raise LudotecaError(f"no table was made: {next(iter(done)).exception()}")

    async def _table(self, number: int, ready: asyncio.Barrier, end: asyncio.Event) -> None:
        first = True
        while not end.is_set():
            id, cookie = await asyncio.to_thread(self._create)
            base = self.url.replace("http", "ws", 1) + f"/api/tables/{id}/socket?seat="
            sockets = [
                await connect(
                    f"{base}{seat}",
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    max_queue=None,
                )
                for seat in range(self.seats)
            ]
            if first:
                await ready.wait()
                first = False
            try:
                await asyncio.gather(*(self._seat(s, seat) for seat, s in enumerate(sockets)))
                self.games += 1
            except ConnectionClosed:
                self.broken += 1
            finally:
                for socket in sockets:
                    await socket.close()

    async def _seat(self, socket: ClientConnection, seat: int) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        sent: float | None = None
        count = 0
        play: Play | None = None
        seq = 0
        while True:
            heard = decode(await socket.recv())
            if heard.type == "accepted" and sent is not None:
                self.times.append(time.perf_counter() - sent)
                sent = None
            elif heard.type == "refused":
                self.refused += 1
                sent = None
            elif heard.play is not None:
                play, seq = heard.play, heard.seq
                if not play.waiting:
                    return
            if sent is None and play is not None and seat in play.waiting:
                if self.pause:
                    await asyncio.sleep(random.uniform(0, 2 * self.pause))
                count += 1
                asked = [option.code for option in play.options if not option.free]
                message = {
                    "type": "decide",
                    "id": f"load-{seat}-{count:06d}",
                    "seq": seq,
                    "code": random.choice(asked),
                }
                play = None
                sent = time.perf_counter()
                await socket.send(json.dumps(message))

    def _create(self) -> tuple[str, str]:
        seats = [{"kind": "me", "name": f"Load {n}"} for n in range(self.seats)]
        asked = {"game": self.game, "seats": seats, "start": True}
        try:
            status, headers, content = self._call("POST", "/api/tables", asked)
        except OSError as error:
            raise LudotecaError(f"no service at {self.url}: {error}") from None
        body = json.loads(content)
        if status != 201:
            raise LudotecaError(f"no table was made: {body['error']}")
        return body["id"], headers.get("Set-Cookie", "").partition(";")[0]

    def _call(self, method: str, path: str, asked: Any = None) -> tuple[int, Message, bytes]:
        address = urlsplit(self.url)
        connection = http.client.HTTPConnection(
            address.hostname or "", address.port, timeout=COMPILING_SECONDS
        )
        try:
            body = None if asked is None else json.dumps(asked)
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()


def _at(times: list[float], part: float) -> float | None:
    if not times:
        return None
    return round(1000 * times[min(len(times) - 1, int(part * len(times)))], 1)


def fast_loop() -> asyncio.AbstractEventLoop:
    """The loop that the service runs in too, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop
