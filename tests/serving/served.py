"""Serves the games of the tests: `served.py DATABASE PORT`.

Each life of the server is a process of its own, forked from one that has imported everything, so
that it can be killed often. A line `PID ADDRESS` says that it serves. A life that was killed is
followed by the next; one that ended by itself ends all.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import ludoteca.games
from ludoteca.core.registry import game
from ludoteca.site.live import LiveMatch
from ludoteca.site.server import Place, run


def serve(database: str, port: int) -> None:
    place = Place(
        database,
        port=port,
        workers=1,
        calls_a_second=100_000,
        sockets_each=100_000,
        compile_all=False,
    )
    run(place, lambda address: print(os.getpid(), address, flush=True))


def main(database: str, port: int) -> int:
    ludoteca.games.__path__.append(str(Path(__file__).parents[1] / "games"))
    warm = LiveMatch(game("mora").new(seats=3))
    warm.decide(0, warm.match.options(0)[0].code)
    while True:
        child = os.fork()
        if child == 0:
            serve(database, port)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        how = os.waitstatus_to_exitcode(status)
        if how != -signal.SIGKILL:
            return 0 if how == -signal.SIGTERM else how  # Uvicorn tidies up, then ends by it


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
