"""The tiny game under tests/games is found like any other: its folder joins `ludoteca.games`."""

from pathlib import Path

import ludoteca.games

ludoteca.games.__path__.append(str(Path(__file__).parent / "games"))
