"""Serves the games of the tests, in a process of its own: `served.py DATABASE PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

import ludoteca.games
from ludoteca.site.server import Place, run

if __name__ == "__main__":
    ludoteca.games.__path__.append(str(Path(__file__).parents[1] / "games"))
    database, port = sys.argv[1:]
    place = Place(database, port=int(port), workers=1, calls_a_second=100_000, sockets_each=100_000)
    run(place, lambda address: print(address, flush=True))
