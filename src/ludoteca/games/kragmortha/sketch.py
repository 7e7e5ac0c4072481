"""Positions in JSON: the names of the fields, and how a partly described one is completed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.core.sketch import Sketch
from ludoteca.games.kragmortha.position import (
    BEFORE,
    CARD,
    CARDS,
    COLOUR,
    COMPASS,
    GAZES,
    LAYOUT,
    NONE,
    ORDER,
    PHASE,
    PIECE,
    PLACE,
    SEAT,
    SLOT,
    SQUARE,
    SYMBOL,
    TITLE,
    TOKEN,
    TOME,
    TOMES,
    KragPosition,
)


def mend(book: Any, p: KragPosition, described: Mapping[str, Any]) -> None:
    """Counts what was described, and puts what was named nowhere back into the decks.

    A description that puts every goblin on the board, without a header, is one of a before-window.
    """
    if "hand" in described and "hand_size" not in described:
        p.hand_size[:] = (np.asarray(p.hand) != NONE).sum(axis=1)
    if "discard" in described and "discard_size" not in described:
        p.discard_size = int(np.sum(np.asarray(p.discard) != NONE))
    held = {*np.asarray(p.hand).ravel().tolist(), *np.asarray(p.discard).tolist()}
    _rest(p, "deck", CARDS, held, described)
    owned = [n for n in range(GAZES) if p.gaze_owner[n] != NONE]
    _rest(p, "gaze_deck", GAZES, set(owned), described)
    if "gazes" not in described:
        for seat in range(p.seats):
            cards = sum(1 for n in owned if p.gaze_owner[n] == seat)
            p.gazes[seat] = cards + p.blanks[seat]
    taken = {n for n in range(TOMES) if p.tome_owner[n] != NONE}
    _rest(p, "tome_deck", TOMES, taken, described)
    placed = all(p.goblin[seat] != NONE for seat in range(p.seats))
    if placed and p.agenda_top == 1 and p.agenda[0, 0] == PLACE:
        p.agenda[0, 0] = BEFORE
        p.agenda[0, 1] = p.active
        p.phase = BEFORE
        p.turn = max(p.turn, 1)


def _rest(
    p: KragPosition, deck: str, count: int, elsewhere: set[int], described: Mapping[str, Any]
) -> None:
    """Cards on top of the deck as described, under them those that lie nowhere else."""
    size = f"{deck}_size"
    if deck in described and size in described:
        return
    cards = getattr(p, deck)
    known = [card for card in np.asarray(cards).tolist() if card != NONE and card not in elsewhere]
    if deck in described:
        known = [c for c in known[: len(described[deck])] if c not in elsewhere]
    rest = [card for card in range(count) if card not in elsewhere and card not in known]
    full = rest + known
    cards[:] = full + [NONE] * (count - len(full))
    setattr(p, size, len(full))


SKETCH = Sketch(
    mend=mend,
    layout=LAYOUT,
    colours=COLOUR,
    gaze_limit=None,
    orders=None,
    enforcement=None,
    reactions=None,
    pace=None,
    calm=None,
    slip_rate=None,
    notice_rate=None,
    turn=None,
    starter=SEAT,
    active=SEAT,
    phase=PHASE,
    played=None,
    leap=None,
    goblin=SQUARE,
    rigor=SQUARE,
    boots=SEAT,
    lens=None,
    hand=CARD,
    hand_size=None,
    face_down=SLOT,
    peeked=None,
    deck=CARD,
    deck_size=None,
    discard=CARD,
    discard_size=None,
    gaze_owner=SEAT,
    blanks=None,
    gazes=None,
    gaze_deck=ORDER,
    gaze_deck_size=None,
    tome_owner=SEAT,
    tome_used=None,
    tome_deck=TOME,
    tome_deck_size=None,
    tokens=TOKEN,
    tokens_left=None,
    token_knower=SEAT,
    movement=None,
    piece=PIECE,
    card=CARD,
    origin=SQUARE,
    first_square=SQUARE,
    last_square=SQUARE,
    any_symbol=None,
    early=None,
    displaced=None,
    glory_at=SEAT,
    chain=SEAT,
    chain_square=SQUARE,
    chain_length=None,
    chain_back=SQUARE,
    taboo=SQUARE,
    taboo_new=None,
    forbidders=None,
    burning=SYMBOL,
    titles=TITLE,
    announced=SQUARE,
    standing=None,
    rites=None,
    glory_due=None,
    pokers=None,
    fresh=None,
    sins=None,
    sinful=None,
    sinned=None,
    slipped=None,
    unnoticed=None,
    noticed=None,
    alert=None,
    settled=None,
    confessed=None,
    convicted=None,
    locked_until=None,
    accused=None,
    crimes=None,
    crime_count=None,
    accuser=SEAT,
    defendant=SEAT,
    charge=ORDER,
    votes=None,
    compass=COMPASS,
    upside_down=None,
    mirrored=None,
    dimmed=None,
)
