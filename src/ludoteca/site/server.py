"""Runs the service: one process, one store, one port."""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
import traceback
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import platformdirs
import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.site.app import make_app
from ludoteca.site.sockets import MESSAGE_BYTES
from ludoteca.site.store import Store
from ludoteca.site.upgrading import upgrade


@dataclass
class Place:
    """Where and how a service runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8400
    origins: Sequence[str] = ()
    workers: int | None = None  # processes for bots
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded headers are believed
    calls_a_second: float = 50
    sockets_each: int = 64
    compile_all: bool = True
    metrics_token: str | None = field(default=None, repr=False)


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = platformdirs.user_data_path("ludoteca", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'ludoteca.db'}"


def open_store(database: str) -> Store:
    """The store at an address, brought to the present schema; or one clear error."""
    try:
        store = Store(_with_driver(database))
        upgrade(store.engine)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise LudotecaError(
            f"--database: {error}; use sqlite:///FILE or postgresql://USER@HOST/NAME "
            "(PostgreSQL needs: pip install 'ludoteca[postgres]')"
        ) from None
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__).strip()
        raise LudotecaError(f"--database: cannot be opened: {why}") from None
    return store


def _with_driver(database: str) -> str:
    return database.replace("postgresql://", "postgresql+psycopg://", 1)


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise LudotecaError(
            f"cannot listen on {host}:{port} ({error.strerror}); use --port"
        ) from None


def run(place: Place, ready: Callable[[str], None], browser: bool = False) -> None:
    """Serves until it is told to stop. Open sockets are then closed with 1012."""
    log_in_lines()
    listening = listen(place.host, place.port)
    store = open_store(place.database)
    app = make_app(
        store,
        origins=place.origins,
        workers=place.workers,
        metrics_token=place.metrics_token,
        calls_a_second=place.calls_a_second,
        sockets_each=place.sockets_each,
        compile_all=place.compile_all,
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=place.proxies,
        ws_max_size=MESSAGE_BYTES,
        # Updates are small, since they hold only what changed: deflating each costs the server
        # more than it saves the network.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )
    address = f"http://{place.host}:{listening.getsockname()[1]}"
    _Server(config, lambda: _say_ready(address, ready, browser)).run([listening])


def _say_ready(address: str, ready: Callable[[str], None], browser: bool) -> None:
    ready(address)
    if browser:
        webbrowser.open(address)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class JsonLines(logging.Formatter):
    """One JSON object a line. Statements, values and addresses of links never get here."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in ("why", "game", "table"):
            if hasattr(record, name):
                line[name] = str(getattr(record, name))
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line).decode()


def log_in_lines() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    level = os.environ.get("LUDOTECA_LOG", "WARNING").upper()
    logging.basicConfig(level=level, handlers=[handler], force=True)


def database_file(database: str) -> Path | None:
    """The file of an SQLite database."""
    prefix = "sqlite:///"
    return Path(database.removeprefix(prefix)) if database.startswith(prefix) else None
