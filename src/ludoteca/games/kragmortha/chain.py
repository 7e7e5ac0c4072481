"""Shoving: chains of goblins that push each other out (section 4.5)."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.core.position import pop, push
from ludoteca.core.record import Table
from ludoteca.games.kragmortha.board import distance, goblin_at, note_move
from ludoteca.games.kragmortha.clauses import (
    K_MOV_07,
    K_SHV_02,
    K_SHV_05,
    K_SHV_08,
    K_TOM_08,
    K_TOM_16,
)
from ludoteca.games.kragmortha.codes import TOLD_SHOVED
from ludoteca.games.kragmortha.position import (
    BY_SHOVE,
    LANDING,
    NONE,
    SHOVE,
    KragBook,
    KragPosition,
)


@kernel
def feasible(
    book: KragBook,
    p: KragPosition,
    victim: int,
    back: int,
    shoved: int,
    mover: int,
    mover_square: int,
    closed: int,
) -> bool:
    """Whether a shove of `victim` can be completed (K-SHV-07).

    `back` is the square its shover came from, `shoved` the set of goblins shoved before it,
    `mover` a goblin to be thought of as standing on `mover_square` already, `closed` a square
    nobody enters. A search in depth over goblins that push each other; the path is packed into
    numbers, four bits for each goblin on it and for the neighbour it tries next.
    """
    layout = p.layout - 1
    path = victim
    tries = 0
    on_path = 1 << victim
    depth = 0
    entered = mover_square if victim == mover else p.goblin[victim]
    while True:
        goblin = path >> 4 * depth & 15
        square = mover_square if goblin == mover else p.goblin[goblin]
        n = tries >> 4 * depth & 15
        target = book.near[layout, square, n] if n < 4 else NONE
        if target == NONE:
            if depth == 0:
                return False
            on_path &= ~(1 << goblin)
            tries &= ~(15 << 4 * depth)
            path &= ~(15 << 4 * depth)
            depth -= 1
            continue
        tries += 1 << 4 * depth
        if target == closed or (depth == 0 and target == back):
            continue
        if depth == 1 and target == entered:  # K-SHV-04: where the first victim came from
            continue
        other = standing_off_path(p, target, on_path, mover, mover_square)
        if other == NONE:
            if not held_by_path(p, target, path, depth, mover, mover_square):
                return True
        elif not shoved >> other & 1 and other != p.boots:
            depth += 1
            path |= other << 4 * depth
            on_path |= 1 << other


@kernel
def standing_off_path(
    p: KragPosition, square: int, on_path: int, mover: int, mover_square: int
) -> int:
    for seat in range(p.seats):
        stands = mover_square if seat == mover else p.goblin[seat]
        if stands == square and not on_path >> seat & 1:
            return seat
    return NONE


@kernel
def held_by_path(
    p: KragPosition, square: int, path: int, depth: int, mover: int, mover_square: int
) -> bool:
    """Whether a goblin on the path has moved in: where the one it pushed out stood."""
    for n in range(1, depth + 1):
        goblin = path >> 4 * n & 15
        if square == (mover_square if goblin == mover else p.goblin[goblin]):
            return True
    return False


@kernel
def closed_square(p: KragPosition) -> int:
    """The square that Sideways Shove closes for the whole chain (K-TOM-08)."""
    return p.goblin[p.active] if p.movement == BY_SHOVE else NONE


@kernel
def shoved_goblins(p: KragPosition) -> int:
    bits = 0
    for n in range(1, p.chain_length):
        bits |= 1 << p.chain[n]
    return bits


@kernel
def judge_entry(book: KragBook, p: KragPosition, seat: int, square: int) -> int:
    """A goblin's own step into a square: what K-MOV-09 says to it."""
    other = goblin_at(p, square)
    if other == NONE:
        return 0
    if other == p.boots:
        return K_TOM_16
    if feasible(book, p, other, p.goblin[seat], 0, seat, square, NONE):
        return 0
    return K_SHV_08


@kernel
def judge_shove(book: KragBook, p: KragPosition, square: int) -> int:
    """The target of the shove that is due."""
    victim = p.chain[p.chain_length - 1]
    if not book.field[p.layout - 1, square]:
        return K_MOV_07
    if distance(p.goblin[victim], square) != 1 or square == p.chain_back:
        return K_SHV_02
    closed = closed_square(p)
    if square == closed:
        return K_TOM_08
    other = goblin_at(p, square)
    if other == NONE:
        return 0
    shoved = shoved_goblins(p)
    if shoved >> other & 1:
        return K_SHV_05
    if other == p.boots:
        return K_TOM_16
    if feasible(book, p, other, p.goblin[victim], shoved, victim, square, closed):
        return 0
    return K_SHV_08


@kernel
def judge_victim(book: KragBook, p: KragPosition, seat: int, square: int) -> int:
    """The goblin that Sideways Shove is to push (K-TOM-08)."""
    own = p.goblin[seat]
    victim = goblin_at(p, square)
    if victim == NONE or distance(own, square) != 1:
        return K_TOM_08
    if victim == p.boots:
        return K_TOM_16
    return 0 if feasible(book, p, victim, own, 0, seat, own, own) else K_SHV_08


@kernel
def begin_chain(p: KragPosition, goblin: int, entered: int, came_from: int, victim: int) -> None:
    """A goblin enters a square, or pushes from where it stands (`entered` is NONE)."""
    p.chain[0] = goblin
    p.chain_square[0] = entered
    p.chain_length = 1
    p.chain_back = came_from
    push(p, LANDING)
    if victim != NONE:
        next_victim(p, goblin, victim)


@kernel
def next_victim(p: KragPosition, shover: int, victim: int) -> None:
    p.chain[p.chain_length] = victim
    p.chain_square[p.chain_length] = NONE
    p.chain_length += 1
    push(p, SHOVE, shover)


@kernel
def shove(p: KragPosition, square: int, log: Table) -> None:
    """The shove that is due, to the square its shover chose (K-SHV-01 to -06)."""
    pop(p)
    link = p.chain_length - 1
    victim, shover = p.chain[link], p.chain[link - 1]
    left = p.goblin[victim]
    other = goblin_at(p, square)
    p.goblin[victim] = square
    p.chain_square[link] = square
    p.chain_back = left
    note_move(p, log, TOLD_SHOVED, shover, victim, left, square, link)
    if victim == p.chain[0]:
        p.displaced = 1  # K-SHV-06
    if other != NONE:
        next_victim(p, victim, other)


@kernel
def forget_chain(p: KragPosition) -> None:
    for n in range(p.chain_length):
        p.chain[n] = NONE
        p.chain_square[n] = NONE
    p.chain_length = 0
    p.chain_back = NONE
