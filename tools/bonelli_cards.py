"""Writes what the cards and Albi of the shipped pack do into the catalogues, from their effects.

The browser says them from there. A test holds the catalogues to the pack.
"""

from __future__ import annotations

import re
from pathlib import Path

import ludoteca
from ludoteca.games.bonelli.cardtext import CardText

GAME = ludoteca.game("bonelli")
TEXTS = Path(__file__).parents[1] / "src/ludoteca/games/bonelli/text"
OURS = re.compile(r"^(card|albo)-\w+-text = .*\n", re.MULTILINE)


def lines(language: str) -> list[str]:
    """One message for each card and Albo that does something."""
    pack = GAME.shipped_pack.data
    text = CardText(pack, GAME.texts, language)
    said = [(f"card-{card.id}", text.card(card)) for card in pack.card]
    said += [(f"albo-{albo.id}", text.albo(albo)) for albo in pack.albo]
    return [f"{name}-text = {words}" for name, words in said if words]


def main() -> None:
    for language in ("en", "fr", "it", "ru"):
        path = TEXTS / language / "cards.ftl"
        kept = OURS.sub("", path.read_text("utf-8")).rstrip("\n")
        path.write_text(kept + "\n\n" + "\n".join(lines(language)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
