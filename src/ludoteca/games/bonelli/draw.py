"""The table in the terminal: Albi with what lies on them, both sides, the own hand with texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.core.text import Texts
from ludoteca.games.bonelli.book import KNOWN
from ludoteca.games.bonelli.cardtext import CardText
from ludoteca.games.bonelli.pack import Albo, BonelliPack, Card
from ludoteca.games.bonelli.position import CANCELLED, PLACES, SEATS

WIDTH = 80


def derived(book: Any, p: Any) -> dict[str, Any]:
    """Which pack a view is of: its names and texts are found by that."""
    return {"pack": int(book.digest)}


def draw(view: Mapping[str, Any], pack: Any, texts: Texts, language: str) -> RenderableType:
    """A view as Rich prints it, at most 80 columns wide and readable without colours."""
    return Group(*_Picture(view, texts, language).parts())


class _Picture:
    def __init__(self, view: Mapping[str, Any], texts: Texts, language: str) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.texts = texts
        self.language = language
        pack: BonelliPack = KNOWN[self.table["pack"]]
        self.written = CardText(pack, texts, language)
        self.cards: dict[str, Card] = {card.id: card for card in pack.card}
        self.albi: dict[str, Albo] = {albo.id: albo for albo in pack.albo}
        self.heroes = {hero.id: hero.name.read(language) for hero in pack.hero}

    def parts(self) -> Iterator[RenderableType]:
        table = self.table
        yield Text(
            self._say("turn", turn=table["turn"], left=table["albo_left"], reserve=table["reserve"])
        )
        yield self._places()
        for seat in range(SEATS):
            yield from self._side(seat)

    def _say(self, message: str, **args: Any) -> str:
        return self.texts.format(f"table-{message}", self.language, **args)

    def _places(self) -> RenderableType:
        grid = Table(width=WIDTH, pad_edge=False, expand=True)
        columns = []
        for place in range(PLACES):
            heading = self._say("place", place=place + 1)
            if self.table["contested"] == str(place + 1):
                heading += f" ({self._say('contested')})"
            grid.add_column(heading, ratio=1, overflow="fold")
            columns.append(Group(*self._on_place(place)))
        grid.add_row(*columns)
        return grid

    def _on_place(self, place: int) -> Iterator[Text]:
        name = self._albo_on(place)
        if name in self.albi:
            albo = self.albi[name]
            yield Text(f"{name} {albo.name.read(self.language)}", style="bold")
            yield Text(self.texts.format(f"text-colour-{albo.colour}", self.language))
            yield Text(self.written.albo(albo), style="dim")
        else:
            yield Text("The End" if name else "-")
        number = self.table["place_balloons"][place]
        if number:
            yield Text(self._say("balloons", number=number))
        for seat in range(SEATS):
            for n, card in enumerate(self.table["card"][seat]):
                if card and self.table["card_place"][seat][n] == str(place + 1):
                    yield Text(self._on_table(seat, n, card))

    def _albo_on(self, place: int) -> str:
        """The contested Albo stays named until the turn ends, even when it has been taken."""
        taken = self.table["contested"] == str(place + 1)
        return str((self.table["albo"] if taken else self.table["face_up"][place]) or "")

    def _on_table(self, seat: int, n: int, card: str) -> str:
        base = self.table["card_base"][seat][n]
        cancelled = self.table["card_marks"][seat][n] & CANCELLED
        mark = f" ({self._say('cancelled')})" if cancelled else ""
        return f"{seat}: {self._named(card)} {base}{mark}"

    def _named(self, card: str) -> str:
        return f"{card} {self.cards[card].name.read(self.language)}"

    def _side(self, seat: int) -> Iterator[RenderableType]:
        table = self.table
        heading = self._say("seat", seat=seat, hero=self.heroes[table["hero"][seat]])
        if table["protagonist"] == str(seat):
            heading += f" ({self._say('protagonist')})"
        yield Text(heading, style="bold")
        yield Text("  " + self._tokens(seat))
        if table["contested"]:
            yield Text("  " + self._total(seat))
        won = [
            name
            for name, fate in zip(self.albi, table["fate"], strict=True)
            if self._is(fate, seat)
        ]
        if won:
            yield Text("  " + self._say("won", albi=", ".join(won)))
        yield from self._hand(seat)

    def _is(self, fate: str | None, seat: int) -> bool:
        return fate == f"seat_{seat}"

    def _tokens(self, seat: int) -> str:
        table = self.table
        on_albi = sum(
            tokens
            for tokens, fate in zip(table["albo_wow"], table["fate"], strict=True)
            if self._is(fate, seat)
        )
        return self._say(
            "tokens",
            balloons=table["balloons"][seat],
            wow=table["wow"][seat] + on_albi,
            deck=table["deck_size"][seat],
            discard=len([card for card in table["discard"][seat] if card]),
        )

    def _total(self, seat: int) -> str:
        values, boosts, of_albo, hinders = self.table["parts"][seat]
        return self._say(
            "total",
            total=self.table["total"][seat],
            values=values,
            boosts=boosts + of_albo,
            hinders=hinders,
        )

    def _hand(self, seat: int) -> Iterator[RenderableType]:
        """The own hand card by card; of the other one what has been shown."""
        table = self.table
        size = table["hand_size"][seat]
        seen = [card for card in table["hand"][seat] if card]
        row = [card for card in table["row"][seat] if card]
        if not seen and not row:
            known = [card for card in table["known"][seat] if card]
            cards = ", ".join(known + ["?"] * (size - len(known)))
            yield Text("  " + self._say("hand", size=size, cards=cards))
            return
        if row:
            yield Text("  " + self._say("row", cards=", ".join(row)))
        yield Text("  " + self._say("hand", size=size, cards=""))
        for card in seen:
            printed = self.cards[card]
            icon = " +" if printed.reinforce else ""
            line = f"    {self._named(card)} {printed.value}{icon}"
            text = self.written.card(printed)
            yield Text(f"{line}  {text}" if text else line)
