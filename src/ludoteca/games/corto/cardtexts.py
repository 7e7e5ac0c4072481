"""Names and texts of the cards, in the catalogues: `python -m ludoteca.games.corto` writes them.

The pack says what is on a card, `phrases.ftl` what that means in each language; `cards.ftl` is
made of both, for the terminal and the browser alike. A pack of one's own speaks for itself, in
the same way.
"""

from __future__ import annotations

from ludoteca.core.text import Texts
from ludoteca.games.corto.book import (
    Advantage,
    Card,
    Character,
    CortoPack,
    FigurineCard,
    Named,
    Object,
)

HEAD = "# Made from the pack by python -m ludoteca.games.corto; edit that or phrases.ftl.\n"


def catalogue(pack: CortoPack, texts: Texts, language: str) -> str:
    """The whole `cards.ftl` of one language."""
    titles: dict[str, str] = {story.id: _in(story.title, language) for story in pack.storyline}
    numbers = _numbers(pack)
    lines = [f"storyline-{letter} = {title}" for letter, title in titles.items()]
    for card in pack.card:
        lines += ["", f"card-{card.id} = {_in(card.name, language)}"]
        lines.append(f"card-{card.id}-text = {card_text(card, titles, numbers, texts, language)}")
    return HEAD + "\n" + "\n".join(lines) + "\n"


def card_text(
    card: Card, titles: dict[str, str], numbers: dict[str, int], texts: Texts, language: str
) -> str:
    """What a card does, in short sentences."""
    sentences = []
    for phrase in phrases(card):
        storyline = titles.get(card.second or "", "") if isinstance(card, Character) else ""
        message = f"card-phrase-{phrase}"
        sentences.append(texts.format(message, language, storyline=storyline, **numbers))
    return " ".join(sentences)


def _numbers(pack: CortoPack) -> dict[str, int]:
    """The numbers that phrases speak of."""
    constants, effects = pack.constants, pack.effects
    return {
        "steps": constants.steps.value,
        "ride": constants.steps_vehicle.value,
        "markers": constants.corto_markers.value,
        "stroll": effects.move_figurine.steps,
        "look": effects.stack_deck.look,
        "draws": effects.stack_deck.draw_limit,
        "deserters": effects.desert.markers,
    }


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
    """A name as the catalogues write it: braces would begin something else there."""
    text = str(getattr(name, language)).replace("'", "\u2019")
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)
