"""Connections: each has a bounded queue and a writer of its own: nobody stalls others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteca.site import acting, wire
from ludoteca.site.identity import Who
from ludoteca.site.limits import Bucket
from ludoteca.site.store import StoreError
from ludoteca.site.table import No

if TYPE_CHECKING:
    from ludoteca.site.table import Table

QUEUE = 64  # messages somebody may be behind
SEND_SECONDS = 5.0
MESSAGE_BYTES = 16_384
STRAIGHT = "ludoteca.send"  # in the scope: the server's own way to send, for many small messages

GONE, TRY_LATER, TOO_SLOW, TOO_MANY = 1000, 1013, 4408, 4429


class Connection:
    """One socket of one viewer."""

    def __init__(
        self, socket: WebSocket, table: Table, viewer: int, who: Who, chatting: Bucket
    ) -> None:
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.who = who
        # What this viewer has been told:
        self.seq = self.revision = 0
        self.proposal: wire.Proposal | None = None
        self.muted: list[int] = []
        self.bucket = table.bucket(viewer)
        self.chatting = chatting
        self._straight: Send = socket.scope[STRAIGHT]
        self._queue: deque[bytes] = deque()
        self._more, self._room = asyncio.Event(), asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._sending: float | None = None  # since when somebody does not read
        self._acting = False
        self._close: int | None = None

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(wire.encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self._close is not None:
            return
        self._queue.append(message)
        self._more.set()
        if len(self._queue) > QUEUE:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Ends the connection; what is still in the queue is dropped."""
        if self._close is None:
            self._close = code
            self._queue.clear()
            self._room.set()
            if self._writer:
                self._writer.cancel()

    def check(self, now: float) -> None:
        """Lets go of somebody who has not read for too long."""
        if self._sending is not None and now - self._sending > SEND_SECONDS:
            self.close(TOO_SLOW)

    async def serve(self, since: int) -> None:
        """From the snapshot until one of both goes."""
        try:
            async with self.table.held():
                self.table.enter(self, since)
        except StoreError:
            self._close = TRY_LATER
            return await self._say_goodbye()
        except No:  # the table was forgotten meanwhile
            return await self._say_goodbye()
        self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({reader, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self)
            self.close(GONE)
            if not self._acting:  # a change that has begun is finished, whoever goes
                reader.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)
            await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.close(self._close or GONE)
            except (RuntimeError, TimeoutError, WebSocketDisconnect):
                return

    async def _write(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await self._more.wait()
            self._more.clear()
            self._sending = clock()
            while self._queue:
                text = self._queue.popleft().decode()
                try:
                    await self._straight({"type": "websocket.send", "text": text})
                except (RuntimeError, OSError):
                    return
            self._sending = None
            self._room.set()

    async def _read(self) -> None:
        while self._close is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.bucket.take():
                self._acting = True
                answer = await self._answer(message.get("text"))
                self._acting = False
            else:
                answer = wire.Refused(None, wire.Message("error-too-fast"))
                if self.bucket.debt > 100:
                    self.close(TOO_MANY)
            await self._reply(answer)

    async def _reply(self, message: wire.ServerMessage) -> None:
        """Who does not read the answers is not listened to either."""
        self.send(message)
        while len(self._queue) > QUEUE // 2 and self._close is None:
            self._room.clear()
            await self._room.wait()

    async def _answer(self, text: str | None) -> wire.ServerMessage:
        try:
            message = wire.decode_client(text or "")
        except wire.UNREADABLE as error:
            return wire.Refused(None, wire.Message("error-message", {"why": str(error)}))
        try:
            return await acting.act(self.table, self.viewer, self.who, message, self.chatting)
        except StoreError:
            no = No("error-unavailable", status=503)
        except No as refusal:
            no = refusal
        return wire.Refused(getattr(message, "id", None), no.message, no.clause)
