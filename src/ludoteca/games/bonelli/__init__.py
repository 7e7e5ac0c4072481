"""Bonelli Kids: Zagor vs Martin Mystère."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core.game import Game, Kernels
from ludoteca.core.sketch import Sketch
from ludoteca.games.bonelli import position as words
from ludoteca.games.bonelli.book import compile_pack
from ludoteca.games.bonelli.cardtext import wording
from ludoteca.games.bonelli.check import doubts
from ludoteca.games.bonelli.decisions import DECISIONS, FACTS, OPTIONS
from ludoteca.games.bonelli.draw import derived, draw
from ludoteca.games.bonelli.heroes import fits
from ludoteca.games.bonelli.invariants import invariants
from ludoteca.games.bonelli.names import names
from ludoteca.games.bonelli.pack import BonelliPack
from ludoteca.games.bonelli.position import BonelliBook, BonelliPosition
from ludoteca.games.bonelli.rules import apply, forbids, legal, waiting
from ludoteca.games.bonelli.scenario import mend
from ludoteca.games.bonelli.scoring import PARTS, score
from ludoteca.games.bonelli.secrets import guess, redact
from ludoteca.games.bonelli.setup import deal
from ludoteca.games.bonelli.strategy import STRATEGY
from ludoteca.games.bonelli.template import template

GAME = Game(
    name="bonelli",
    folder=Path(__file__).parent,
    seats=range(2, 3),
    position=BonelliPosition,
    book=BonelliBook,
    options=OPTIONS,
    decisions=DECISIONS,
    facts=FACTS,
    kernels=Kernels(deal, waiting, legal, forbids, apply, redact, guess, score),
    sketch=Sketch(
        hero=words.HERO,
        younger_seat=words.SEAT,
        turn=None,
        phase=words.PHASE,
        protagonist=words.SEAT,
        contested=words.PLACE,
        albo=words.ALBO,
        outcome=words.OUTCOME,
        next_lead=words.SEAT,
        total=None,
        parts=None,
        reserve=None,
        reserve_wow=None,
        balloons=None,
        wow=None,
        deck=words.CARD,
        deck_size=None,
        discard=words.CARD,
        discard_size=None,
        hand=words.CARD,
        hand_size=None,
        shown=words.CARD,
        known=words.CARD,
        row=words.CARD,
        row_size=None,
        confirmed=None,
        swap_card=words.CARD,
        card=words.CARD,
        card_place=words.PLACE,
        card_marks=None,
        card_base=None,
        card_count=None,
        face_up=words.ALBO,
        place_balloons=None,
        albo_deck=words.ALBO,
        albo_left=None,
        peeked=None,
        removed=words.ALBO,
        fate=words.OUTCOME,
        albo_wow=None,
        mend=mend,
    ),
    schema=BonelliPack,
    compile_pack=compile_pack,
    reasons=("the_end",),
    parts=PARTS,
    most_options=96,
    log_room=500,
    names=names,
    invariants=invariants,
    strategy=STRATEGY,
    draw=draw,
    derived=derived,
    template=template,
    wording=wording,
    fits=fits,
    doubts=doubts,
)
