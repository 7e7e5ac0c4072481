"""Sockets that end: a restart, and somebody who does not read."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from serving.client import Person
from serving.killing import Server
from serving.running import Service


def test_a_restart_says_so_and_who_comes_back_finds_the_same_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/ludoteca.db"
    server = Server(database)
    ada = Person(server.address, "Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    seat.decide()
    seat.settle()
    assert server.end() == 0
    with pytest.raises(ConnectionClosed, match="1012"):
        seat.until("never said", 10)
    again = Server(database)
    ada.address = again.address
    back = ada.sit(table, 0, since=seat.seq)
    assert (back.seq, back.play) == (seat.seq, seat.play)
    assert again.end() == 0


def test_who_does_not_read_is_let_go_and_holds_up_nobody(service: Service) -> None:
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    seat = ada.sit(table, 0).settle()
    live = service.app.state.house.tables[table]
    deaf = _deaf(service, ada, table)
    while len(live.connections) < 2:
        time.sleep(0.01)
    patience = time.monotonic() + 60
    while len(live.connections) > 1:
        assert time.monotonic() < patience
        assert seat.ask("pause", on=not live.record.paused)["type"] == "accepted"
        for connection in live.connections:
            connection.bucket.left = 60
    deaf.close()


def _deaf(service: Service, person: Person, table: str) -> socket.socket:
    """Opens a socket with the smallest of buffers, and never reads from it."""
    host, _, port = service.address.partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/socket?seat=1 HTTP/1.1\r\nHost: {service.address}\r\n"
        f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return line
