"""Writes the names and texts of the cards that come with the game into the catalogues."""

from ludoteca.core.text import LANGUAGES
from ludoteca.games.corto import GAME
from ludoteca.games.corto.cardtexts import catalogue

for language in LANGUAGES:
    file = GAME.folder / "text" / language / "cards.ftl"
    file.write_text(catalogue(GAME.shipped_pack.data, GAME.texts, language), encoding="utf-8")
