"""Corto: two to four treasure hunters on a grid of storylines, and two figurines."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.core.decisions import Kept
from ludoteca.core.game import Game, Kernels, Strategy
from ludoteca.games.corto.answers import legal, waiting
from ludoteca.games.corto.book import CortoPack, compile_pack
from ludoteca.games.corto.cardtexts import catalogue
from ludoteca.games.corto.decisions import DECISIONS, FACTS, OPTIONS, REASON
from ludoteca.games.corto.draw import draw
from ludoteca.games.corto.invariants import invariants
from ludoteca.games.corto.judge import forbids
from ludoteca.games.corto.position import (
    COLUMNS,
    LETTERS,
    NONE,
    SQUARES,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.rules import apply
from ludoteca.games.corto.scoring import PARTS, score
from ludoteca.games.corto.secrets import guess, redact
from ludoteca.games.corto.setup import deal
from ludoteca.games.corto.sketch import SKETCH, derived
from ludoteca.games.corto.strategy import EVALUATED, evaluate, explain, weigh


def names(book: Any, p: Any, seat: int) -> Kept:
    """Squares are named by the storyline of their row; rows out of play by their number."""
    return _squares(np.asarray(p.stacking).tobytes())


@lru_cache(maxsize=1024)
def _squares(stacked: bytes) -> Kept:
    stacking = np.frombuffer(stacked, np.int8).tolist()
    rows = [LETTERS[story] if story != NONE else str(row) for row, story in enumerate(stacking)]
    return Kept(square=[f"{rows[s // COLUMNS]}:{s % COLUMNS}" for s in range(SQUARES)])


GAME = Game(
    name="corto",
    folder=Path(__file__).parent,
    seats=range(2, 5),
    position=CortoPosition,
    book=CortoBook,
    options=OPTIONS,
    decisions=DECISIONS,
    facts=FACTS,
    kernels=Kernels(deal, waiting, legal, forbids, apply, redact, guess, score),
    sketch=SKETCH,
    schema=CortoPack,
    compile_pack=compile_pack,
    reasons=REASON.names or (),
    parts=PARTS,
    most_options=48,
    log_room=128,
    previewed=("total", "stock"),
    names=names,
    invariants=invariants,
    draw=draw,
    derived=derived,
    wording=catalogue,
    strategy=Strategy(evaluate, weigh, EVALUATED, explain),
)
