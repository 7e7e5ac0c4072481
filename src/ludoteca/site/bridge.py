"""Several processes over one PostgreSQL: each hears by LISTEN what the others have committed.

A notice says which table has which number now (`table:ID:NUMBER`), that something was said
(`chat:ID`), or who is connected elsewhere (`here:PROCESS:ID:SEATS`). What happened is read from
the database. After a lost connection everything in memory is read again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from ludoteca.site.store import CHANNEL, Store

log = logging.getLogger(__name__)

RETRY_SECONDS = 0.5
LOST = "lost"  # told after a gap: notices may be missing


class Bridge:
    """Listens in a thread and hands every notice to `heard`, in the event loop."""

    def __init__(self, store: Store, heard: Callable[[str], None]) -> None:
        self._address = store.url.set(drivername="postgresql").render_as_string(False)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._ending = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._listen_for_ever, name="bridge", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()

    def _listen_for_ever(self) -> None:
        import psycopg

        gap = True  # tables may have been read before we listened
        while not self._ending.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if gap:
                        self._tell(LOST)
                    self._listen(connection)
            except psycopg.Error as error:
                gap = True
                self.listening.clear()
                log.warning("listening failed", extra={"why": type(error).__name__})
                self._ending.wait(RETRY_SECONDS)

    def _listen(self, connection: object) -> None:
        while not self._ending.is_set():
            for notice in connection.notifies(timeout=0.5):  # type: ignore[attr-defined]
                self._tell(notice.payload)

    def _tell(self, payload: str) -> None:
        try:
            self._loop.call_soon_threadsafe(self._heard, payload)
        except RuntimeError:  # the loop has ended
            self._ending.set()
