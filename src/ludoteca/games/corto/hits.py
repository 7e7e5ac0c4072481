"""Hits, kills and shields (C-HIT, C-ADV-11)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.facts import EVERYBODY, NOBODY, note
from ludoteca.core.kernel import kernel
from ludoteca.core.position import push
from ludoteca.games.corto.board import controller, lowest
from ludoteca.games.corto.cards import to_pile
from ludoteca.games.corto.decisions import BY_BORDER, BY_RASPUTIN, FACTS
from ludoteca.games.corto.markers import owners_at
from ludoteca.games.corto.position import (
    CARDS,
    KILLED,
    LAID,
    NONE,
    OWNER,
    SEATS,
    CortoBook,
    CortoPosition,
)
from ludoteca.games.corto.quests import judge_leopards

MARKER_REMOVED, SHIELD_USED = FACTS.number("marker_removed"), FACTS.number("shield_used")
CHARACTER_KILLED = FACTS.number("character_killed")


@kernel
def removable(p: CortoPosition, seat: int, square: int, cause: int) -> int:
    """The seats whose marker a hit may remove, as bits (C-HIT-05)."""
    owners = owners_at(p, square)
    if cause == BY_BORDER and p.black_hits == 1:
        owners &= ~(1 << seat)
    return owners


@kernel
def can_hit(p: CortoPosition, seat: int, squares: int, cause: int) -> int:
    """Which characters of a set the seat can hit."""
    squares &= p.people
    if cause != BY_BORDER or p.black_hits == 0:
        return squares
    targets = 0
    while squares:
        square = lowest(squares)
        squares &= squares - 1
        if owners_at(p, square) != 1 << seat:
            targets |= 1 << square
    return targets


@kernel
def hit(book: CortoBook, p: CortoPosition, square: int, cause: int, log: Any) -> None:
    """A hit by the active seat; asks for the owner of the marker if there are several."""
    seat = p.active
    if owners_at(p, square) == 0:  # C-HIT-02
        kill(book, p, square, cause, log)
        return
    owners = removable(p, seat, square, cause)
    if owners & (owners - 1):  # C-HIT-04
        push(p, OWNER, square, cause)
    else:
        remove_marker(p, square, lowest(owners), cause, log)


@kernel
def remove_marker(p: CortoPosition, square: int, owner: int, cause: int, log: Any) -> None:
    if shielded(p, owner, square, cause, log):  # C-HIT-09
        return
    p.markers[square, owner] -= 1
    p.stock[owner] += 1  # C-MRK-07
    note(log, MARKER_REMOVED, EVERYBODY, NOBODY, p.active, owner, square, cause)


@kernel
def shielded(p: CortoPosition, owner: int, square: int, cause: int, log: Any) -> bool:
    """Whether a shield of the owner cancels an attack by the active seat; it is spent by that."""
    if owner == NONE or owner == p.active or p.shields[owner] == 0:  # C-ADV-12
        return False
    card = 0
    while card < CARDS and p.kept[card] != LAID + owner:
        card += 1
    p.kept[card] = NONE
    p.shields[owner] -= 1
    to_pile(p, card)
    note(log, SHIELD_USED, EVERYBODY, NOBODY, owner, card, cause, square)
    return True


@kernel
def kill_by_rasputin(book: CortoBook, p: CortoPosition, square: int, log: Any) -> None:  # C-RAS-01
    if not shielded(p, controller(p, square), square, BY_RASPUTIN, log):
        kill(book, p, square, BY_RASPUTIN, log)


@kernel
def kill(book: CortoBook, p: CortoPosition, square: int, cause: int, log: Any) -> None:
    """The character leaves the table for the seal of the active seat (C-HIT-03)."""
    seat, card = p.active, p.character[square]
    row = p.markers[square]
    note(
        log,
        CHARACTER_KILLED,
        EVERYBODY,
        NOBODY,
        seat,
        card,
        square,
        cause,
        row[0],
        row[1],
        row[2],
        row[3],
    )
    for owner in range(SEATS):
        p.stock[owner] += p.markers[square, owner]
        p.markers[square, owner] = 0
    p.character[square] = NONE
    p.people &= ~(1 << square)
    p.kept[card] = KILLED + seat
    p.kills[seat] += 1
    if p.actor == card:  # C-OBJ-03
        p.actor = NONE
    judge_leopards(book, p, seat, log)
