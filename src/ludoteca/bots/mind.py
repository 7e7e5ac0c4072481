"""The bots' kernels, bound to one game."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.bots import kernels, tree
from ludoteca.core import entry
from ludoteca.core.game import Game, Kernel
from ludoteca.core.kernel import bind

INNER: tuple[Kernel, ...] = (
    kernels.gains_of,
    kernels.sift,
    kernels.considered,
    kernels.first_waited,
    kernels.finish_say,
    tree.key_at,
    tree.to_decide,
    tree.descend,
    tree.play_on,
)
DOORS: tuple[Kernel, ...] = (
    kernels.gains_at,
    kernels.compare_at,
    kernels.weigh_at,
    kernels.explain_at,
    tree.key_at,
    tree.think_at,
)


class Mind:
    """Everything a bot can do with a guess of one game. Each door is compiled when it is used."""

    gains_at: Kernel
    compare_at: Kernel
    weigh_at: Kernel
    explain_at: Kernel
    key_at: Kernel
    think_at: Kernel

    def __init__(self, game: Game) -> None:
        names = _strategy(game)
        for template in INNER:
            names[template.__name__] = bind(template, names, game.name, game.folder)
        for template in DOORS:
            setattr(self, template.__name__, bind(template, names, game.name, game.folder))


def _strategy(game: Game) -> dict[str, Any]:
    names: dict[str, Any] = dict(vars(game.kernels))
    names["first_free"] = game.decisions.first_free
    names["parts"] = len(game.parts)
    names["blocking"] = bind(entry.blocking_template, names, game.name, game.folder)
    own = game.strategy
    for name, template, kernel in (
        ("evaluate", kernels.evaluate_standing, own and own.evaluate),
        ("weigh", kernels.weigh_alike, own and own.weigh),
        ("explain", kernels.explain_standing, own and own.explain),
    ):
        names[name] = kernel or bind(template, names, game.name, game.folder)
    return names


@cache
def mind_of(game: Game) -> Mind:
    """The mind for a game; made, and compiled, once."""
    return Mind(game)
