"""The turn from its first card to the next seat (C-TRN, C-DRW, C-DSC, C-END)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import OVER, RUNNING, pop, push, reveal
from ludoteca.games.corto.advantages import advantage_playable, play_advantage
from ludoteca.games.corto.board import figures, full_boards
from ludoteca.games.corto.cards import decks_left, out_of_hand, to_pile
from ludoteca.games.corto.characters import object_playable, places
from ludoteca.games.corto.decisions import FACTS
from ludoteca.games.corto.figurines import choose_figurine, movable
from ludoteca.games.corto.position import (
    ADVANTAGE,
    BOARDS_FULL,
    CHARACTER,
    DISCARDING,
    DRAWS,
    EMERALD_MOVES,
    FINISH,
    NO_MODE,
    NONE,
    OBJECT,
    PASS_OUT,
    PLACE,
    PLAYING,
    TURN,
    USE_OBJECT,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.scoring import tell_score

TURN_STARTED, TURN_SKIPPED = FACTS.number("turn_started"), FACTS.number("turn_skipped")
TURN_ENDED, GAME_ENDED = FACTS.number("turn_ended"), FACTS.number("game_ended")
CARD_PLAYED, CARD_DISCARDED = FACTS.number("card_played"), FACTS.number("card_discarded")


@kernel
def start_turn(book: CortoBook, p: CortoPosition, seat: int, log: Any) -> None:
    """Gives the turn to a seat, or to the next one that can do anything (C-END-06)."""
    begin(book, p, seat, log)
    while p.over == RUNNING and p.hand_size[p.active] == 0 and decks_left(p) == 0:
        note(log, TURN_SKIPPED, EVERYBODY, NOBODY, p.active)
        close(book, p, log)
        if p.over == RUNNING:
            begin(book, p, (p.active + 1) % p.seats, log)
    if p.over == RUNNING:
        push(p, TURN)


@kernel
def begin(book: CortoBook, p: CortoPosition, seat: int, log: Any) -> None:
    p.turn += 1
    p.active = seat
    p.mode = NO_MODE
    p.played = 0
    p.discarded = 0
    p.cards_drawn = 0
    p.draw_limit = book.draw_limit
    p.arrivals = 0
    p.actor = NONE
    note(log, TURN_STARTED, EVERYBODY, NOBODY, seat, p.turn)


@kernel
def playable(book: CortoBook, p: CortoPosition, card: int) -> bool:  # C-TRN-06
    type_of = book.type_of[card]
    if type_of == CHARACTER:
        return places(book, p, card) != 0
    if type_of == OBJECT:
        return object_playable(book, p, card)
    if type_of == ADVANTAGE:
        return advantage_playable(book, p, card)
    return movable(book, p, book.figurines[card], book.steps[card]) != 0


@kernel
def play(book: CortoBook, p: CortoPosition, card: int, log: Any) -> None:
    p.mode = PLAYING
    p.played += 1
    out_of_hand(p, p.active, card)
    note(log, CARD_PLAYED, EVERYBODY, NOBODY, p.active, card)
    type_of = book.type_of[card]
    if type_of == CHARACTER:
        p.pending = card
        push(p, PLACE, card)
    elif type_of == ADVANTAGE:
        play_advantage(book, p, card, log)
    elif type_of == OBJECT:
        to_pile(p, card)  # C-TRN-07
        push(p, USE_OBJECT, card, 0, 0)
    else:
        to_pile(p, card)
        choose_figurine(book, p, book.figurines[card], book.steps[card], 1)


@kernel
def discard(p: CortoPosition, card: int, log: Any) -> None:  # C-DSC-01
    p.mode = DISCARDING
    p.discarded += 1
    out_of_hand(p, p.active, card)
    to_pile(p, card)
    note(log, CARD_DISCARDED, EVERYBODY, NOBODY, p.active, card)


@kernel
def end_part(p: CortoPosition) -> None:
    """The play or discard part is over (C-TRN-09)."""
    pop(p)
    p.ignore_adjacency = 0  # C-ADV-15
    p.ignore_colour = 0
    push(p, FINISH)
    push(p, EMERALD_MOVES)


@kernel
def finish(book: CortoBook, p: CortoPosition, log: Any) -> None:
    """The end test, and the drawing if the game goes on (C-END-01, C-END-02)."""
    pop(p)
    if full_boards(book, p.people | figures(p)) >= book.full_boards_to_end:
        end_game(book, p, BOARDS_FULL, log)
    else:
        push(p, DRAWS)


@kernel
def may_draw(book: CortoBook, p: CortoPosition) -> bool:
    """Whether the active seat can draw now (C-DRW-01, C-DRW-05, C-DSC-02)."""
    if decks_left(p) == 0 or p.hand_size[p.active] >= book.hand_limit:
        return False
    return p.mode == DISCARDING or p.cards_drawn < p.draw_limit


@kernel
def end_turn(book: CortoBook, p: CortoPosition, log: Any) -> None:
    pop(p)
    close(book, p, log)
    if p.over == RUNNING:
        reveal(p)
        start_turn(book, p, (p.active + 1) % p.seats, log)


@kernel
def close(book: CortoBook, p: CortoPosition, log: Any) -> None:
    """The turn is over: idle turns are counted (C-END-07)."""
    idle = p.played == 0 and p.cards_drawn == 0
    p.idle = p.idle + 1 if idle else 0
    p.actor = NONE
    note(
        log,
        TURN_ENDED,
        EVERYBODY,
        NOBODY,
        p.active,
        p.mode,
        p.played,
        p.discarded,
        p.cards_drawn,
        int(idle),
    )
    if p.idle >= p.seats:
        end_game(book, p, PASS_OUT, log)


@kernel
def end_game(book: CortoBook, p: CortoPosition, reason: int, log: Any) -> None:
    p.over = OVER
    p.reason = reason
    note(log, GAME_ENDED, EVERYBODY, NOBODY, reason, p.active)
    tell_score(book, p, log)
