"""Who plays which hero (B-GEN-04): the option, and the number it is in a position."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludoteca.core.errors import BadOption
from ludoteca.core.options import Choice
from ludoteca.games.bonelli.pack import BonelliPack
from ludoteca.games.bonelli.position import HEROES

RANDOM = HEROES * HEROES
"""The option's number that leaves the heroes to the seed; the others are pairs counted through."""
HEROES_OF = {  # the first and the second hero of a pack, seat by seat
    "zagor-martin": (0, 1),
    "martin-zagor": (1, 0),
    "zagor-zagor": (0, 0),
    "martin-martin": (1, 1),
    "random": None,
}
_BY_NUMBER = re.compile(f"([1-{HEROES}])-([1-{HEROES}])")


class Heroes(Choice):
    """A pair in words, or by the places the heroes have in their pack: `1-3`."""

    @property
    def allowed(self) -> str:
        return f"{super().allowed}, or two heroes by their place in the pack, such as 1-3"

    def read(self, value: Any) -> str:
        text = str(value)
        return text if _BY_NUMBER.fullmatch(text) else super().read(value)

    def number(self, value: str) -> int:
        pair = pair_of(value)
        return RANDOM if pair is None else pair[0] * HEROES + pair[1]


def pair_of(value: str) -> tuple[int, int] | None:
    """The heroes of both seats, from 0; None if the seed is to say."""
    places = _BY_NUMBER.fullmatch(value)
    if places is None:
        return HEROES_OF[value]
    return int(places[1]) - 1, int(places[2]) - 1


def fits(pack: BonelliPack, options: Mapping[str, Any]) -> None:
    """BadOption for a hero that the pack does not have."""
    pair = pair_of(options["heroes"])
    if pair is not None and max(pair) >= len(pack.hero):
        raise BadOption(
            f"option heroes: {options['heroes']!r} is not allowed; "
            f"this pack has {len(pack.hero)} heroes"
        )
