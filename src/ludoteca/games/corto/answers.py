"""Legal decisions: what the entry on top of the agenda asks, and every answer to it.

Each kind of decision has one set of legal arguments, worked out here and nowhere else: `legal`
writes them out, `settle` skips a step that has none, and `forbids` looks a decision up in them
before it explains why it is missing.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER
from ludoteca.games.corto.advantages import deserted
from ludoteca.games.corto.board import write
from ludoteca.games.corto.cards import decks_left
from ludoteca.games.corto.characters import (
    act_adds,
    act_hits,
    act_hits_train,
    object_adds,
    object_hits,
    object_hits_train,
    places,
)
from ludoteca.games.corto.decisions import BY_DESERT, DECISIONS
from ludoteca.games.corto.figurines import destinations, entries
from ludoteca.games.corto.hits import removable
from ludoteca.games.corto.markers import can_add, owners_at, sources_for
from ludoteca.games.corto.position import (
    ACT,
    AREA,
    ARRANGE,
    CORTO,
    CORTO_PLACES,
    DESERT_FROM,
    DESERT_TO,
    DRAWS,
    EMERALD_MOVES,
    ENTER,
    MOVE,
    NEAR,
    NO_MODE,
    NONE,
    OWNER,
    PEEK,
    PLACE,
    PLAYING,
    RASPUTIN,
    RASPUTIN_KILLS,
    SAIL,
    SETUP_DRAWS,
    SETUP_MARKERS,
    STORIES,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE_FROM,
    TURN,
    USE_ACTION,
    USE_OBJECT,
    WHICH,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import emerald_targets, sailable
from ludoteca.games.corto.turn import may_draw, playable

SETUP_MARKER_, DRAW_ = DECISIONS.first("setup_marker"), DECISIONS.first("draw")
PLAY_, DISCARD_ = DECISIONS.first("play"), DECISIONS.first("discard")
REFILL_, END_PLAY_ = DECISIONS.first("refill"), DECISIONS.first("end_play")
END_DRAW_, PLACE_ = DECISIONS.first("end_draw"), DECISIONS.first("place")
TAKE_FROM_, ADD_ = DECISIONS.first("take_from"), DECISIONS.first("add")
HIT_, OWNER_ = DECISIONS.first("hit"), DECISIONS.first("choose_owner")
HIT_TRAIN_, DECLINE_ = DECISIONS.first("hit_train"), DECISIONS.first("decline")
FIGURINE_, ENTER_ = DECISIONS.first("figurine"), DECISIONS.first("enter")
MOVE_, USE_ACTION_ = DECISIONS.first("move"), DECISIONS.first("use_action")
KILL_, SWAP_FIRST_ = DECISIONS.first("kill"), DECISIONS.first("swap_first")
SWAP_SECOND_, PEEK_ = DECISIONS.first("swap_second"), DECISIONS.first("peek")
ARRANGE_, DESERT_FROM_ = DECISIONS.first("arrange"), DECISIONS.first("desert_from")
DESERT_TO_, SAIL_ = DECISIONS.first("desert_to"), DECISIONS.first("sail")
EMERALD_ = DECISIONS.first("emerald")


@kernel
def adds(book: CortoBook, p: CortoPosition, entry: Any) -> int:
    """The squares that `add` may name."""
    if entry[0] == ACT:
        return act_adds(book, p, entry[1])
    if entry[0] == USE_OBJECT:
        return object_adds(book, p, entry[1], entry[3])
    if entry[0] == CORTO_PLACES:  # C-COR-07
        return can_add(p, p.active, AREA[p.figurine[CORTO]])
    return 0


@kernel
def hits(book: CortoBook, p: CortoPosition, entry: Any) -> int:
    """The squares that `hit` may name."""
    if entry[0] == ACT:
        return act_hits(book, p, entry[1])
    if entry[0] == USE_OBJECT:
        return object_hits(book, p, entry[1], entry[3])
    return 0


@kernel
def hits_train(book: CortoBook, p: CortoPosition, entry: Any) -> bool:
    if entry[0] == ACT:
        return act_hits_train(book, p, entry[1])
    if entry[0] == USE_OBJECT:
        return object_hits_train(book, p, entry[1], entry[3])
    return False


@kernel
def squares(book: CortoBook, p: CortoPosition, entry: Any) -> int:
    """The squares that answer an entry which asks for one square and nothing else."""
    due = entry[0]
    if due == MOVE:
        return destinations(book, p, entry[1], p.figurine[entry[1]], entry[2])
    if due == PLACE:
        return places(book, p, entry[1])
    if due == TAKE_FROM:
        return sources_for(p, p.active, entry[1])
    if due == RASPUTIN_KILLS:
        return AREA[p.figurine[RASPUTIN]] & p.people
    if due in (SWAP_FIRST, SETUP_MARKERS):
        return p.people
    if due == SWAP_SECOND:
        return p.people & ~(1 << entry[1])
    if due == DESERT_FROM:
        return deserted(p)
    if due == DESERT_TO:
        return NEAR[entry[1]] & p.people
    if due == SAIL:
        return sailable(p)
    if due == EMERALD_MOVES:
        return emerald_targets(p)
    return 0


@kernel
def square_kind(due: int) -> int:
    """The first code of the decision that answers an entry with a square, or NONE."""
    if due == MOVE:
        return MOVE_
    if due == PLACE:
        return PLACE_
    if due == TAKE_FROM:
        return TAKE_FROM_
    if due == RASPUTIN_KILLS:
        return KILL_
    if due == SWAP_FIRST:
        return SWAP_FIRST_
    if due == SWAP_SECOND:
        return SWAP_SECOND_
    if due == DESERT_FROM:
        return DESERT_FROM_
    if due == DESERT_TO:
        return DESERT_TO_
    if due == SAIL:
        return SAIL_
    if due == EMERALD_MOVES:
        return EMERALD_
    if due == SETUP_MARKERS:
        return SETUP_MARKER_
    return NONE


@kernel
def rows(book: CortoBook, p: CortoPosition, entry: Any) -> int:
    """The rows that answer an entry which asks for one of them, as bits."""
    if entry[0] == ENTER:
        return entries(book, p, entry[1], entry[2])
    return decks_left(p)


@kernel
def owners(p: CortoPosition, entry: Any) -> int:
    """The seats that `choose_owner` may name, as bits."""
    if entry[2] == BY_DESERT:
        return owners_at(p, entry[1])
    return removable(p, p.active, entry[1], entry[2])


@kernel
def optional(entry: Any) -> bool:
    """Whether `decline` answers the entry."""
    due = entry[0]
    if due == USE_OBJECT:  # C-OBJ-06
        return entry[2] > 0
    if due == DESERT_TO:
        return entry[3] > 0
    return due in (ACT, CORTO_PLACES, SAIL, EMERALD_MOVES, USE_ACTION)


@kernel
def waiting(book: CortoBook, p: CortoPosition) -> int:
    return 0 if p.over == OVER else 1 << p.active


@kernel
def legal(book: CortoBook, p: CortoPosition, seat: int, codes: Any) -> int:
    if p.over == OVER or seat != p.active:
        return 0
    entry = p.agenda[p.agenda_top - 1]
    due = entry[0]
    if due == TURN:
        return legal_turn(book, p, codes)
    if due in (DRAWS, SETUP_DRAWS, PEEK, ENTER):
        return legal_rows(book, p, entry, codes)
    if due == OWNER:
        return write(codes, 0, OWNER_, owners(p, entry))
    if due == WHICH:
        codes[0] = FIGURINE_
        codes[1] = FIGURINE_ + 1
        return 2
    if due == ARRANGE:
        return legal_arrange(p, entry, codes)
    n = 0
    if due in (ACT, USE_OBJECT, CORTO_PLACES):
        n = write(codes, n, ADD_, adds(book, p, entry))
        n = write(codes, n, HIT_, hits(book, p, entry))
        if hits_train(book, p, entry):
            codes[n] = HIT_TRAIN_
            n += 1
    if optional(entry):  # the kinds of optional squares all come after `decline`
        codes[n] = DECLINE_
        n += 1
    if due == USE_ACTION:
        codes[n] = USE_ACTION_
        return n + 1
    if square_kind(due) != NONE:
        n = write(codes, n, square_kind(due), squares(book, p, entry))
    return n


@kernel
def legal_turn(book: CortoBook, p: CortoPosition, codes: Any) -> int:
    n, seat = 0, p.active
    if p.mode == NO_MODE or p.mode == PLAYING:
        for slot in range(p.hand_size[seat]):
            if playable(book, p, p.hand[seat, slot]):
                codes[n] = PLAY_ + p.hand[seat, slot]
                n += 1
    if p.mode == PLAYING:
        codes[n] = END_PLAY_  # C-TRN-05
        return n + 1
    for slot in range(p.hand_size[seat]):
        codes[n] = DISCARD_ + p.hand[seat, slot]
        n += 1
    codes[n] = REFILL_
    return n + 1


@kernel
def legal_rows(book: CortoBook, p: CortoPosition, entry: Any, codes: Any) -> int:
    n, due = 0, entry[0]
    first = ENTER_ if due == ENTER else PEEK_ if due == PEEK else DRAW_
    bits = rows(book, p, entry)
    for story in range(STORIES):
        if p.row_of[story] != NONE and (bits >> p.row_of[story]) & 1:
            codes[n] = first + story
            n += 1
    if due == DRAWS and p.mode == PLAYING:  # C-DRW-04
        codes[n] = END_DRAW_
        n += 1
    return n


@kernel
def arrangeable(p: CortoPosition, entry: Any, card: int) -> bool:
    """Whether a card is one of those seen and not yet put back."""
    row, top = entry[1], p.deck_size[entry[1]] - 1
    n, seen = entry[3], entry[2]
    while n < seen and p.deck[row, top - n] != card:
        n += 1
    return n < seen


@kernel
def legal_arrange(p: CortoPosition, entry: Any, codes: Any) -> int:
    """The cards seen and not yet put back, in ascending order."""
    row, top, n = entry[1], p.deck_size[entry[1]] - 1, 0
    for place in range(entry[3], entry[2]):
        code = ARRANGE_ + p.deck[row, top - place]
        at = n
        while at > 0 and codes[at - 1] > code:
            codes[at] = codes[at - 1]
            at -= 1
        codes[at] = code
        n += 1
    return n


@kernel
def skipped(book: CortoBook, p: CortoPosition, entry: Any) -> bool:
    """Whether a step has no answer but `decline`, and so is not asked (C-TRN-08)."""
    due = entry[0]
    if due in (ACT, USE_OBJECT, CORTO_PLACES):
        if adds(book, p, entry) or hits(book, p, entry):
            return False
        return not hits_train(book, p, entry)
    if due in (SAIL, EMERALD_MOVES):
        return squares(book, p, entry) == 0
    return due == DRAWS and not may_draw(book, p)
