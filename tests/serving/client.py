"""A plain client for tests: calls over HTTP, and sockets that keep what they heard."""

from __future__ import annotations

import itertools
import json
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

_numbers = itertools.count()


class Refusal(Exception):
    """An answer from 400 on."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(f"{status} {message}")
        self.status, self.message = status, message


class Person:
    """Somebody with a browser: a cookie, and nothing else."""

    def __init__(self, address: str, name: str = "", secret: str | None = None) -> None:
        self.address, self.name = address, name
        self.cookie: str | None = None
        self.secret = secret

    def headers(self) -> dict[str, str]:
        found = {"Cookie": self.cookie} if self.cookie else {}
        return {**found, **({"Authorization": f"Bearer {self.secret}"} if self.secret else {})}

    def raw(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes, Any]:
        request = urllib.request.Request(f"http://{self.address}{path}", body, method=method)
        given = {"Content-Type": "application/json", **self.headers()}
        for name, value in {
            **given,
            **{n.replace("_", "-"): v for n, v in headers.items()},
        }.items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=150) as answer:
                self._keep(answer.headers.get("Set-Cookie"))
                return answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            return error.code, error.read(), error.headers

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        status, content, _ = self.raw(method, path, data)
        found = json.loads(content) if content else None
        if status >= 400:
            raise Refusal(status, found["error"]["message"])
        return found

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def table(self, game: str = "mora", seats: Any = ("me", "open"), **more: Any) -> Any:
        plans = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        for plan in plans:
            if plan["kind"] == "me":
                plan["name"] = self.name or "Ada"
        settings = {"pace": 0, **more.pop("settings", {})}
        return self.post(
            "/api/tables", {"game": game, "seats": plans, "settings": settings, **more}
        )

    def join(self, link: str, seat: int | None = None) -> Any:
        token = link.removeprefix("/go/")
        table = self.post("/api/links", {"token": token})["table"]["id"]
        body = {"token": token, "name": self.name or "Bo", "seat": seat}
        return self.post(f"/api/tables/{table}/join", body)

    def sit(self, table: str, seat: int | None = None, since: int = 0, **headers: str) -> Socket:
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        return Socket(f"ws://{self.address}/api/tables/{table}/socket?{query}", self, headers)


def merged(play: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any] | None:
    """The game after a message: an update brings only the fields of the view that changed."""
    now: dict[str, Any] | None = message["play"]
    if message["type"] == "update" and play and now:
        return {**now, "view": {**play["view"], **now["view"]}}
    return now


class Socket:
    """One socket; it keeps every message, and the table as a client would see it."""

    def __init__(self, url: str, person: Person, headers: dict[str, str]) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(url, additional_headers={**person.headers(), **headers}, open_timeout=30)
        )
        self.person = person
        self.heard: list[str] = []
        self.seq = 0
        self.play: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.snapshot = self.until("snapshot")

    def receive(self, timeout: float = 150) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.seq = message["seq"]
            self.play = merged(self.play, message)
            self.log = [e for e in self.log if e["seq"] <= message["log_since"]] + message["log"]
        self.table = message.get("table", self.table)
        return message

    def until(self, kind: str, timeout: float = 150) -> dict[str, Any]:
        while (message := self.receive(timeout))["type"] != kind:
            pass
        return message

    def _send(self, message: dict[str, Any]) -> str:
        if message["type"] != "ping":
            message.setdefault("id", f"command-{next(_numbers):06d}")
        self.socket.send(json.dumps(message))
        return str(message.get("id"))

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        return self._answer(self._send({"type": kind, **fields}))

    def _answer(self, id: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message.get("id") == id or (message["type"] == "refused" and message["id"] is None):
                return message

    def decide(self, notation: str | None = None, **fields: Any) -> dict[str, Any]:
        assert self.play is not None
        notation = notation or self.play["options"][0]["notation"]
        return self.ask("decide", **{"seq": self.seq, "notation": notation, **fields})

    def say(self, how: str, text: str) -> dict[str, Any]:
        return self._answer(self._send({"type": "chat", "kind": how, "text": text}))

    def settle(self) -> Socket:
        """Hears everything that was sent before now."""
        self._send({"type": "ping", "at": next(_numbers)})
        self.until("pong")
        return self

    def close(self) -> None:
        self._open.close()
