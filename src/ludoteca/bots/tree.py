"""Information-set tree search: one tree for every game, in arrays that are made beforehand.

Each playout guesses what is hidden, walks down the tree, plays on for a while and writes what
every seat gained into the edges it went through. A node stands for what its seat knows:

- the searching seat's nodes are named by its redacted record;
- another seat's by what everybody sees, and by the options and weights it would have, so that
  nobody acts on a hand it cannot see. Where several seats choose in secret at the same time this
  makes each choose without the others' choices, in whatever order they are walked through.

A seat maximises its own gain, at any number of seats.
"""

# mypy: disable-error-code="name-defined"
# ruff: noqa: F821  the names of the contract are bound to a game's kernels by `mind_of`

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.bots.kernels import WIN
from ludoteca.core.dice import dice
from ludoteca.core.facts import SPECTATOR, empty_log
from ludoteca.core.game import Game
from ludoteca.core.kernel import kernel, wrapping
from ludoteca.core.position import OVER
from ludoteca.core.record import Ints, Table, numbers

ROOT = 1
LONGEST = 64  # decisions one playout remembers in the tree
_CURIOSITY = 1.2
_DOUBT = 100.0  # how much less than its node's mean an untried option is taken for
_CANDIDATES = 3  # options a playout beyond the tree weighs before it takes the heaviest


class Tree(NamedTuple):
    """Nodes and edges; 0 is none of either. Nodes are found by the key of what a seat knows."""

    used: Table  # how many nodes, how many edges
    slots: Table  # a hash table of nodes
    keys: Table
    visits: Table  # of a node
    total: Table  # what the seat of a node gained, summed over its visits
    first: Table  # the node's first edge
    following: Table  # the next edge of the same node
    code: Table
    seen: Table  # how often the edge could have been taken
    taken: Table
    gain: Table  # what the seat gained, summed over the playouts that took the edge
    square: Table  # the same squared, for confidence

    @classmethod
    def of(cls, nodes: int) -> Tree:
        """An empty tree with room for so many nodes."""
        edges = 4 * nodes
        slots = 1 << (2 * nodes).bit_length()
        wide = (np.zeros(size, np.int64) for size in (nodes, edges, edges))
        total, gain, square = (array.view(Ints) if _INTERPRETED else array for array in wide)
        return cls(
            used=_used(),
            slots=numbers(slots),
            keys=np.zeros(nodes, np.uint64),
            visits=numbers(nodes),
            total=total,
            first=numbers(nodes),
            following=numbers(edges),
            code=numbers(edges),
            seen=numbers(edges),
            taken=numbers(edges),
            gain=gain,
            square=square,
        )


def _used() -> npt.NDArray[np.int32]:
    used = numbers(2)
    used[0] = ROOT + 1
    used[1] = 1
    return used


_INTERPRETED = isinstance(numbers(1), Ints)


class Desk(NamedTuple):
    """Everything a playout writes on: made once, used by all playouts of a thread."""

    work: Any  # the guess that is played on
    known: Any  # what a seat would know of it
    words: npt.NDArray[np.uint64]  # the same bytes as `known`
    codes: Table
    weights: Table
    mark: Table  # the edge of a code at the node in hand
    log: Table
    standing: Table
    gains: Table
    path: Table  # [step, 0] node, 1 edge, 2 seat
    says: Table  # 0 whose say it is, 1 how often it went on to another seat since the root

    @classmethod
    def of(cls, game: Game) -> Desk:
        known = game.position.rows(1)
        return cls(
            work=game.position.rows(1),
            known=known,
            words=np.asarray(known).view(np.uint64),
            codes=numbers(game.most_options),
            weights=numbers(game.most_options),
            mark=numbers(game.decisions.size),
            log=empty_log(0),
            standing=numbers(game.seats[-1], 1 + len(game.parts)),
            gains=numbers(game.seats[-1]),
            path=numbers(LONGEST, 3),
            says=numbers(2),
        )


@wrapping
def mixed(key: Any, word: Any) -> Any:
    """A key that depends on one word more."""
    key = (key ^ word) * np.uint64(0xFF51AFD7ED558CCD)
    return key ^ (key >> np.uint64(32))


@wrapping
def fingerprint(words: Any, key: Any) -> Any:
    for word in words:
        key = mixed(key, word)
    return key


@kernel
def slot_of(tree: Tree, key: Any) -> Any:
    """Where the node of a key is, or would be, in the hash table."""
    last = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(last))
    while tree.slots[slot] != 0 and tree.keys[tree.slots[slot]] != key:
        slot = (slot + 1) & last
    return slot


@kernel
def node_of(tree: Tree, key: Any) -> int:
    """The node of a key, made if there is none; 0 when there is no room."""
    slot = slot_of(tree, key)
    node = tree.slots[slot]
    if node == 0 and tree.used[0] < len(tree.keys):
        node = tree.used[0]
        tree.used[0] = node + 1
        tree.keys[node] = key
        tree.slots[slot] = node
    return node


@kernel
def edge_of(tree: Tree, node: int, code: int) -> int:
    """A new edge of a node; 0 when there is no room."""
    edge = tree.used[1]
    if edge == len(tree.code):
        return 0
    tree.used[1] = edge + 1
    tree.code[edge] = code
    tree.seen[edge] = tree.visits[node]
    tree.following[edge] = tree.first[node]
    tree.first[node] = edge
    return edge


@kernel
def promise(tree: Tree, node: int, edge: int, share: float, mean: float) -> float:
    """How much a playout wants an option: what it brought so far, and how little it was tried."""
    if edge == 0:
        return mean - _DOUBT + _CURIOSITY * WIN * share * np.sqrt(tree.visits[node])
    tree.seen[edge] += 1
    brought = tree.gain[edge] / tree.taken[edge]
    return brought + _CURIOSITY * WIN * share * np.sqrt(tree.seen[edge]) / (1 + tree.taken[edge])


@kernel
def pick(tree: Tree, node: int, desk: Desk, count: int, source: Any) -> int:
    """The edge to take from a node, among the options of this guess; 0 when there is no room."""
    codes, weights, mark = desk.codes, desk.weights, desk.mark
    edge = tree.first[node]
    while edge != 0:
        mark[tree.code[edge]] = edge
        edge = tree.following[edge]
    tree.visits[node] += 1
    mean = tree.total[node] / tree.visits[node]
    whole = 0
    for n in range(count):
        whole += weights[n]
    start = dice(source, count)  # equal promises: any of them first
    best, most = start, -1e9
    for n in range(count):
        turned = (start + n) % count
        wanted = promise(tree, node, mark[codes[turned]], weights[turned] / whole, mean)
        if wanted > most:
            best, most = turned, wanted
    taken = mark[codes[best]]
    if taken == 0:
        taken = edge_of(tree, node, codes[best])
    edge = tree.first[node]
    while edge != 0:
        mark[tree.code[edge]] = 0
        edge = tree.following[edge]
    return taken


@kernel
def back_up(tree: Tree, desk: Desk, length: int) -> None:
    for step in range(length):
        node, edge = desk.path[step, 0], desk.path[step, 1]
        gained = desk.gains[desk.path[step, 2]]
        tree.total[node] += gained
        tree.taken[edge] += 1
        tree.gain[edge] += gained
        tree.square[edge] += gained * gained


@kernel
def hear(desk: Desk, seat: int) -> None:
    """Notes who decides."""
    if seat != desk.says[0]:
        desk.says[0] = seat
        desk.says[1] += 1


# Templates, bound to a game


def key_at(books: Any, work: Any, seat: int, searcher: int, desk: Desk, count: int) -> Any:
    """What the node of a seat that decides is found by: see the head of this file."""
    viewer = searcher if seat == searcher else SPECTATOR
    words = desk.words
    for n in range(len(words)):
        words[n] = np.uint64(0xFFFFFFFFFFFFFFFF)
    redact(books[0], work[0], viewer, desk.known[0])
    key = fingerprint(words, np.uint64(seat + 1))
    if seat != searcher:
        for n in range(count):
            packed = (desk.codes[n] << 32) | desk.weights[n]
            key = mixed(key, np.uint64(packed))
    return key


def to_decide(book: Any, p: Any, desk: Desk, horizon: int) -> tuple[int, int]:
    """Plays what is forced; then the seat that has a choice and how many, or (0, 0) at the end."""
    while p.over != OVER:
        seat = first_waited(waiting(book, p))
        hear(desk, seat)
        if desk.says[1] >= horizon:
            return 0, 0
        count = considered(book, p, seat, desk.codes, desk.weights)
        if count > 1:
            return seat, count
        apply(book, p, seat, desk.codes[0], desk.log)
    return 0, 0


def descend(
    books: Any, seat: int, options: Table, source: Any, tree: Tree, desk: Desk, horizon: int
) -> int:
    """Down the tree, to a node that is new or the end; how many edges it took."""
    book, p = books[0], desk.work[0]
    count = len(options)
    desk.codes[:count] = options
    count = sift(book, p, seat, desk.codes, desk.weights, count)
    actor, node, fresh = seat, ROOT, False
    desk.says[0], desk.says[1] = seat, 0
    for length in range(LONGEST):
        edge = pick(tree, node, desk, count, source)
        if edge == 0:
            return length
        desk.path[length, 0] = node
        desk.path[length, 1] = edge
        desk.path[length, 2] = actor
        apply(book, p, actor, tree.code[edge], desk.log)
        actor, count = to_decide(book, p, desk, horizon)
        if fresh or count == 0:
            return length + 1
        before = tree.used[0]
        node = node_of(tree, key_at(books, desk.work, actor, seat, desk, count))
        if node == 0:
            return length + 1
        fresh = node == before
    return LONGEST


def play_on(book: Any, p: Any, source: Any, desk: Desk, horizon: int) -> None:
    """Beyond the tree: quick decisions by weight, until as many says as wanted are over."""
    codes = desk.codes
    while p.over != OVER:
        seat = first_waited(waiting(book, p))
        hear(desk, seat)
        if desk.says[1] >= horizon:
            return
        count = legal(book, p, seat, codes)
        best, heaviest = 0, 0
        for _ in range(min(_CANDIDATES, count)):
            candidate = codes[dice(source, count)]
            weight = weigh(book, p, seat, candidate) if count > 1 else 1
            if weight > heaviest:
                best, heaviest = candidate, weight
        if heaviest == 0:
            best = codes[dice(source, blocking(codes, count))]
        apply(book, p, seat, best, desk.log)


def think_at(
    books: Any,
    root: Any,
    seat: int,
    options: Table,
    source: Any,
    tree: Tree,
    desk: Desk,
    playouts: int,
    rounds: int,
) -> None:
    """So many playouts of a search that goes on from what the tree already knows.

    Each is judged when all seats had as many says as there are rounds, or the game is over. All at
    the same moment: whoever is a turn ahead, or thought a turn further, looks better than he is.
    """
    book = books[0]
    chance = source[0]
    for _ in range(playouts):
        desk.work[0] = root[0]
        p = desk.work[0]
        guess(book, p, seat, chance)
        desk.log[0, 0] = 0
        horizon = rounds * p.seats
        length = descend(books, seat, options, chance, tree, desk, horizon)
        play_on(book, p, chance, desk, horizon)
        gains_of(book, p, desk.standing, desk.gains)
        back_up(tree, desk, length)
