"""Connections: each has a bounded queue and a writer of its own, so that nobody stalls others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
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

TOO_SLOW, TOO_MANY, TRY_LATER = 4408, 4429, 1013


class Connection:
    """One socket of one viewer."""

    def __init__(
        self, socket: WebSocket, table: Table, viewer: int, who: Who, chatting: Bucket
    ) -> None:
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.who = who
        self.seq = 0  # what this viewer has been told
        self.revision = 0
        self.bucket = table.bucket(viewer)
        self.chatting = chatting
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._close: int | None = None

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(wire.encode(message))

    def send_bytes(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Ends the connection; what is still in the queue is dropped."""
        if self._close is None:
            self._close = code
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    async def serve(self, since: int) -> None:
        """From the snapshot until one of both goes."""
        try:
            async with self.table.held():
                self.table.enter(self, since)
        except StoreError:
            self._close = TRY_LATER
            return await self._say_goodbye()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.close(self._close or 1000)
            except (RuntimeError, TimeoutError, WebSocketDisconnect):
                return

    async def _write(self) -> None:
        while (message := await self._queue.get()) is not None:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message.decode())
            except TimeoutError:
                self._close = TOO_SLOW
                return
            except (RuntimeError, WebSocketDisconnect):
                return

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not self.bucket.take():
                await self._reply(wire.Refused(None, wire.Message("error-too-fast")))
                if self.bucket.debt > 100:
                    self.close(TOO_MANY)
                    return
                continue
            await self._reply(await self._answer(text))

    async def _reply(self, message: wire.ServerMessage) -> None:
        """Answers wait for room: who does not read them is not listened to either."""
        if self._close is None:
            await self._queue.put(wire.encode(message))

    async def _answer(self, text: str | None) -> wire.ServerMessage:
        try:
            message = wire.decode_client(text or "")
        except (msgspec.DecodeError, UnicodeError) as error:
            return wire.Refused(None, wire.Message("error-message", {"why": str(error)}))
        try:
            return await acting.act(self.table, self.viewer, self.who, message, self.chatting)
        except StoreError:
            no = No("error-unavailable", status=503)
        except No as refusal:
            no = refusal
        return wire.Refused(getattr(message, "id", None), no.message, no.clause)
