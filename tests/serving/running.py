"""A service in a thread of the tests."""

from __future__ import annotations

import socket
import threading
import time

import uvicorn

from ludoteca.site.app import make_app
from ludoteca.site.store import Store
from ludoteca.site.upgrading import upgrade
from serving.client import Person


class Service:
    """A service in a thread of this process, with a database of its own."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        upgrade(self.store.engine)
        self.app = make_app(self.store, workers=1, calls_a_second=10_000)
        listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_level="warning", ws_max_size=16_384)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def person(self, name: str = "") -> Person:
        return Person(self.address, name)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()
