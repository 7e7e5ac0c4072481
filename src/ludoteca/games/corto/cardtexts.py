"""Names and texts of the cards, in the catalogues: `python -m ludoteca.games.corto.cardtexts`.

The pack says what is on a card, `phrases.ftl` what that means in each language; `cards.ftl` is
made of both, for the terminal and the browser alike.
"""

from __future__ import annotations

from pathlib import Path

from ludoteca.core.text import LANGUAGES, Texts
from ludoteca.games.corto.book import (
    Advantage,
    Card,
    Character,
    CortoPack,
    FigurineCard,
    Named,
    Object,
)

HEAD = (
    "# Made from the pack by python -m ludoteca.games.corto.cardtexts; edit that or phrases.ftl.\n"
)


def catalogue(pack: CortoPack, texts: Texts, language: str) -> str:
    """The whole `cards.ftl` of one language."""
    titles: dict[str, str] = {story.id: _in(story.title, language) for story in pack.storyline}
    lines = [f"storyline-{letter} = {title}" for letter, title in titles.items()]
    for card in pack.card:
        lines += ["", f"card-{card.id} = {_in(card.name, language)}"]
        lines.append(f"card-{card.id}-text = {card_text(card, titles, texts, language)}")
    return HEAD + "\n" + "\n".join(lines) + "\n"


def card_text(card: Card, titles: dict[str, str], texts: Texts, language: str) -> str:
    """What a card does, in short sentences."""
    sentences = []
    for phrase in phrases(card):
        storyline = titles.get(card.second or "", "") if isinstance(card, Character) else ""
        sentences.append(texts.format(f"card-phrase-{phrase}", language, storyline=storyline))
    return " ".join(sentences)


def phrases(card: Card) -> list[str]:
    """The phrases that make up a card's text."""
    if isinstance(card, Character):
        marks = {
            "long": card.range == "long",
            "friend": card.friend,
            "ace": card.ace,
            "second": card.second is not None,
        }
        return [f"character-{card.border}", *(mark for mark, there in marks.items() if there)]
    if isinstance(card, Object):
        reach = ["long"] if card.range == "long" else []
        return [f"{card.side}-{card.strength}", *reach]
    if isinstance(card, Advantage):
        return [card.effect]
    assert isinstance(card, FigurineCard)
    return [card.figurine, "vehicle" if card.vehicle else "walk"]


def _in(name: Named, language: str) -> str:
    return str(getattr(name, language)).replace("'", "\u2019")


def main() -> None:
    from ludoteca.games.corto import GAME

    for language in LANGUAGES:
        file: Path = GAME.folder / "text" / language / "cards.ftl"
        file.write_text(catalogue(GAME.shipped_pack.data, GAME.texts, language), encoding="utf-8")


if __name__ == "__main__":
    main()
