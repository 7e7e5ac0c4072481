"""What the numbers of actions and observations mean, game by game, as Markdown.

`python -m ludoteca.envs.tables corto` writes the page of a game, as it is in docs/environments.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import ludoteca
from ludoteca.core.game import Game
from ludoteca.envs.observation import layout_of


def page(game: str | Game) -> str:
    """Both tables of a game."""
    found = _game(game)
    source = f"src/ludoteca/games/{found.name}/position.py"
    return (
        f"# {found.name}: actions and observations\n\n"
        f"For {found.seats[0]} to {found.seats[-1]} seats. "
        "How to read them: [environments](../environments.md).\n\n"
        f"## Actions: 0 to {found.decisions.size - 1}\n\n{actions(found)}\n"
        f"## Observation: {layout_of(found).size} numbers\n\n"
        f"What the fields hold is said in [position.py](../../{source}).\n\n{observation(found)}"
    )


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


if __name__ == "__main__":
    sys.stdout.write(page(sys.argv[1]))
