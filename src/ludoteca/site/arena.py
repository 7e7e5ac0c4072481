"""What the arenas of the laboratory found out about the bots: the reports in `arena/`, unchanged.

`ludoteca arena` writes them; docs/lab.md says how to measure again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ludoteca.site import study

FOLDER = Path(__file__).parent / "arena"
_DECODE = msgspec.json.Decoder(study.ArenaReport).decode


@cache
def reports() -> list[study.ArenaReport]:
    """Every report, by game and seats."""
    found = [_DECODE(file.read_bytes()) for file in FOLDER.glob("*.json")]
    return sorted(found, key=lambda report: (report.game, report.seats))
