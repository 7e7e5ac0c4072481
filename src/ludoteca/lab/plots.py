"""What all plots of the laboratory are drawn with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteca.core.errors import LudotecaError

_COLOUR = "#2a5d84"


@contextmanager
def canvas(path: Path, columns: int, rows: int = 1, height: float = 3.0) -> Iterator[list[Any]]:
    """Axes to draw on; the picture is written when the block ends, in the format of its name."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise LudotecaError("plots need matplotlib: pip install 'ludoteca[lab]'") from None
    figure = Figure(figsize=(4.5 * columns, height * rows), layout="constrained")
    axes = [figure.add_subplot(rows, columns, n + 1) for n in range(rows * columns)]
    for each in axes:
        each.spines[["top", "right"]].set_visible(False)
    yield axes
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def whiskers(
    axes: Any, names: Sequence[str], estimates: Sequence[Mapping[str, float]], unit: float = 1
) -> None:
    """A point with its interval for each name, from below upwards."""
    values = [unit * estimate["value"] for estimate in estimates]
    down = [unit * (e["value"] - e["low"]) for e in estimates]
    up = [unit * (e["high"] - e["value"]) for e in estimates]
    places = range(len(names))
    axes.errorbar(values, places, xerr=[down, up], fmt="o", color=_COLOUR, capsize=3)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)


def pairs(axes: Any, names: Sequence[str], values: Sequence[Sequence[float]]) -> None:
    """Two bars side by side for each name."""
    for n, (colour, shift) in enumerate([("0.75", -0.2), (_COLOUR, 0.2)]):
        places = [place + shift for place in range(len(names))]
        axes.barh(places, [pair[n] for pair in values], 0.38, color=colour)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()


def histogram(axes: Any, values: Sequence[float]) -> None:
    axes.hist(values, bins=min(30, max(5, len(set(values)))), color=_COLOUR)
