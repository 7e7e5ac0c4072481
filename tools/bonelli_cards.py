"""Writes the catalogues of the shipped pack from it: `python tools/bonelli_cards.py`.

Browser and terminal say names and texts from there. A test holds the catalogues to the pack.
"""

from __future__ import annotations

import ludoteca
from ludoteca.core.text import LANGUAGES
from ludoteca.games.bonelli.cardtext import wording


def main() -> None:
    game = ludoteca.game("bonelli")
    for language in LANGUAGES:
        path = game.folder / "text" / language / "cards.ftl"
        path.write_text(wording(game.shipped_pack.data, game.texts, language), "utf-8")


if __name__ == "__main__":
    main()
