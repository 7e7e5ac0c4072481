"""What the numbers of actions and observations mean, game by game, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.core.game import Game
from ludoteca.envs.observation import layout_of


def actions(game: str | Game) -> str:
    """Every kind of decision: its first code, how many there are, and its arguments."""
    table = _game(game).decisions
    rows = []
    for kind in table.kinds:
        arguments = ", ".join(
            f"{name}: {domain.name} (0..{domain.size - 1})"
            for name, domain in kind.arguments.items()
        )
        when = "free" if kind.free else "asked"
        rows.append((str(table.first(kind.name)), str(kind.size), kind.name, when, arguments))
    return _markdown(
        ("first code", "codes", "kind", "when", "arguments, the last counts fastest"), rows
    )


def observation(game: str | Game) -> str:
    """Every field of the tensor: where it begins, how many places it has, and its shape."""
    rows = [("0", "1", "viewer", "", "number")]
    for part in layout_of(_game(game)).parts:
        shape = " x ".join(str(n) for n in part.shape)
        rows.append(
            (str(part.first), str(part.size), part.name, shape, "bits" if part.bits else "number")
        )
    return _markdown(("first", "places", "field", "shape", "as"), rows)


def _game(game: str | Game) -> Game:
    return ludoteca.game(game) if isinstance(game, str) else game


def _markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
