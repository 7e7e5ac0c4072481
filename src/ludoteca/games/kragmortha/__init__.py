"""Kragmortha: goblins under the eyes of Rigor Mortis. The rules reference is `rules.md`."""

from __future__ import annotations

from ludoteca.core.game import Game, Kernels
from ludoteca.games.kragmortha.book import KragPack, compile_pack, wording
from ludoteca.games.kragmortha.clock import WINDOWS
from ludoteca.games.kragmortha.decisions import BOT_OPTIONS, DECISIONS, FACTS, OPTIONS
from ludoteca.games.kragmortha.draw import draw
from ludoteca.games.kragmortha.invariants import invariants
from ludoteca.games.kragmortha.judging import forbids, waiting
from ludoteca.games.kragmortha.offers import legal
from ludoteca.games.kragmortha.position import FOLDER, PARTS, REASONS, KragBook, KragPosition
from ludoteca.games.kragmortha.rules import apply
from ludoteca.games.kragmortha.scoring import score
from ludoteca.games.kragmortha.secrets import guess, redact
from ludoteca.games.kragmortha.setup import deal
from ludoteca.games.kragmortha.sketch import SKETCH
from ludoteca.games.kragmortha.strategy import STRATEGY

GAME = Game(
    name="kragmortha",
    folder=FOLDER,
    seats=range(2, 9),
    position=KragPosition,
    book=KragBook,
    options=OPTIONS,
    decisions=DECISIONS,
    facts=FACTS,
    kernels=Kernels(deal, waiting, legal, forbids, apply, redact, guess, score),
    sketch=SKETCH,
    schema=KragPack,
    compile_pack=compile_pack,
    reasons=REASONS,
    parts=PARTS,
    most_options=512,
    log_room=512,
    strategy=STRATEGY,
    invariants=invariants,
    draw=draw,
    wording=wording,
    windows=WINDOWS,
    bot_options=BOT_OPTIONS,
)
