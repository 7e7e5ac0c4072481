"""The text of a card or an Albo, made from its data in any of the four languages (B-PACK-04).

A filter that asks for a type alone is said by the name of the type (`an opposing Weapon here`). Any
other is said in two parts, so that no language has to inflect words of a pack: a phrase for the
cards (`an opposing card`, in the number and case the sentence needs), and behind it, in brackets,
what they are (`Weapon or Object; value 3 or more`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.text import Texts
from ludoteca.games.bonelli.pack import (
    Albo,
    BonelliPack,
    Card,
    Condition,
    Count,
    Effect,
    Filter,
    Score,
)

HEAD = "# Names and texts of a pack, made from it by cardtext.py.\n\n"
MINUS = "\N{MINUS SIGN}"
_NO_FILTER = Filter()
_TYPED = ("each", "some", "none")  # phrases that are made of the name of one type
_FREE = ("salvage", "dig", "deploy", "fetch")  # their cards do not lie on the Albo


class CardText:
    """Writes the texts of one pack in one language; a text typed in by hand goes first."""

    def __init__(self, pack: BonelliPack, texts: Texts, language: str) -> None:
        self.pack = pack
        self.texts = texts
        self.language = language
        self.names = {card.id: card.name.read(language) for card in pack.card}
        for hero in pack.hero:
            self.names |= {one.id: one.name.read(language) for one in hero.characters}

    def card(self, card: Card) -> str:
        """What a card does, sentence by sentence; empty if it does nothing."""
        if card.text is not None:
            return card.text.read(self.language)
        return " ".join(self.effect(effect) for effect in card.effects)

    def albo(self, albo: Albo) -> str:
        """Score, limits and effects of an Albo."""
        if albo.text is not None:
            return albo.text.read(self.language)
        sentences = [self._rule(rule) for rule in albo.score]
        least, greatest = albo.cards.min, albo.cards.max
        limits = "commit" if least < greatest else "commit-exactly"
        wide = "yes" if greatest - least > 1 else "no"
        sentences.append(self._say(limits, least=least, greatest=greatest, wide=wide))
        if albo.ban is not None:
            sentences.append(self._say("ban", tests=self._labels(albo.ban)))
        if not albo.reinforce:
            sentences.append(self._say("closed"))
        on_albo = [self.effect(effect, on_albo=True) for effect in albo.effects]
        return " ".join([*sentences, *on_albo])

    def effect(self, effect: Effect, *, on_albo: bool = False) -> str:
        """One effect as a sentence."""
        what = self._what(effect)
        if effect.chooser == "opponent":
            what = self._say("by-opponent", what=what)
        if effect.optional:
            what = self._say("optional", what=what)
        albo = "-albo" if on_albo and effect.when == "active" else ""
        when = self._say(f"when-{effect.when}{albo}")
        if not effect.conditions:
            return self._say("effect", when=when, what=what)
        conditions = self._joined("and-if", [self._condition(c) for c in effect.conditions])
        return self._say("effect-if", when=when, conditions=conditions, what=what)

    def _say(self, message: str, **args: Any) -> str:
        return self.texts.format(f"text-{message}", self.language, **args)

    def _joined(self, word: str, parts: Sequence[str]) -> str:
        """`a, b and c`, in the reader's language."""
        if len(parts) == 1:
            return parts[0]
        return self._say(word, first=", ".join(parts[:-1]), second=parts[-1])

    def _what(self, effect: Effect) -> str:
        amount = effect.amount if isinstance(effect.amount, int) else 1
        who = effect.who or ("opponent" if effect.op == "bar_reinforce" else "self")
        what = self._say(
            f"op-{self._operation(effect)}",
            amount=amount,
            size=_signed(-amount if effect.op == "hinder" else amount),
            cards=self._objects(effect, amount),
            who=who,
        )
        if effect.per is not None:
            what = self._say("per", what=what, count=self._each(effect.per, effect.each or 1))
            if effect.cap is not None:
                what = self._say("cap", what=what, cap=effect.cap)
        return what

    def _operation(self, effect: Effect) -> str:
        """The message of an operation: some have two."""
        if effect.op == "discard_hand" and effect.pick == "random":
            return "discard_random"
        if effect.op == "wow" and effect.to == "player":
            return "wow_player"
        if effect.op == "peek_hand" and effect.amount == "all":
            return "peek_whole_hand"
        return effect.op

    # Cards

    def _objects(self, effect: Effect, amount: int) -> str:
        """What an operation takes: `an opposing card (Weapon)`."""
        given = effect.filter or _NO_FILTER
        if effect.op in _FREE:
            number = amount if effect.op in ("salvage", "fetch") else 1
            return self._labelled(self._say("cards-free", number=number), given)
        if effect.op == "swap":
            return self._phrase("target", Filter(side="own", others=given.others), given, number=1)
        if effect.op == "copy":  # never of itself (B-OP-14)
            return self._phrase("target", Filter(side=given.side, others=True), given, number=1)
        if effect.op == "ward":
            return self._phrase("all", Filter(side="own", others=given.others), given)
        if effect.amount == "all":
            return self._phrase("all", given, given)
        return self._phrase("target", given, given, number=amount)

    def _phrase(self, kind: str, whose: Filter, given: Filter, **args: Any) -> str:
        """The cards a filter asks for, and in brackets what they are."""
        if given.this:
            return self._labelled(self._say(f"this-{kind}"), given)
        others = "yes" if whose.others else "no"
        number = args.get("number", 1)
        types = given.type or () if _asks_only(given, "type") and number == 1 else ()
        if types and kind == "target":
            return self._typed_target(types, whose.side, others)
        if len(types) == 1 and kind in _TYPED:
            return self._say(f"typed-{kind}", type=types[0], side=whose.side, others=others)
        if kind == "some" and _asks_only(given, "character") and not given.others:
            names = self._joined("or", [self.names[name] for name in given.character or ()])
            return self._say("some-named", side=whose.side, names=names)
        said = self._say(f"cards-{kind}", side=whose.side, others=others, **args)
        return self._labelled(said, given)

    def _typed_target(self, types: Sequence[str], side: str, others: str) -> str:
        """`an opposing Weapon or Object here`."""
        nouns = [self._say("noun-target", type=name, side=side, others=others) for name in types]
        joined = self._joined("or", nouns)
        return self._say("typed-target", nouns=joined, side=side)

    def _labelled(self, said: str, given: Filter) -> str:
        labels = self._labels(given)
        return self._say("labelled", what=said, tests=labels) if labels else said

    def _labels(self, given: Filter) -> str:
        """What the cards of a filter are, whosever they may be; empty if it asks nothing."""
        labels: list[str] = []
        if given.type:
            labels.append(self._joined("or", [self._say(f"type-{name}") for name in given.type]))
        for names in (given.character, given.entry):
            labels += [self._joined("or", [self.names[name] for name in names])] if names else []
        if given.tag:
            labels.append(self._say("tag", tag=self._joined("or", given.tag)))
        if given.reinforce is not None:
            labels.append(self._say("icon" if given.reinforce else "no-icon"))
        if given.min_value is not None:
            labels.append(self._say("min-value", value=given.min_value))
        if given.max_value is not None:
            labels.append(self._say("max-value", value=given.max_value))
        said = labels[0] if labels else ""
        for label in labels[1:]:
            said = self._say("also", first=said, second=label)
        return said

    # Counts

    def _each(self, given: Count, each: int) -> str:
        """What is counted, after `for every`."""
        if given.cards is not None:
            return self._phrase("each", given.cards, given.cards, number=each)
        if given.values is not None:
            return self._say("each-values", number=each, cards=self._among(given.values))
        if given.types is not None:
            return self._say("each-types", number=each, of=given.types)
        said = self._say(f"each-{given.stat}", number=each, of=given.of)
        return self._coloured(said, given.colour)

    def _number(self, given: Count | Condition) -> str:
        """What is counted, as the subject of a condition: `the number of your balloons`."""
        if given.cards is not None:
            return self._say("number-cards", cards=self._among(given.cards))
        if given.values is not None:
            return self._say("number-values", cards=self._among(given.values))
        if given.types is not None:
            return self._say("number-types", of=given.types)
        return self._coloured(self._say(f"number-{given.stat}", of=given.of), given.colour)

    def _among(self, given: Filter) -> str:
        """Cards in the case that follows `the number of`."""
        return self._phrase("among", given, given)

    def _coloured(self, said: str, colours: Sequence[str] | None) -> str:
        if not colours:
            return said
        return self._say("labelled", what=said, tests=self._colours(colours))

    def _colours(self, colours: Sequence[str]) -> str:
        return self._joined("or", [self._say(f"colour-{colour}") for colour in colours])

    def _condition(self, given: Condition) -> str:
        if given.lead is not None:
            return self._say("lead-yes" if given.lead else "lead-no")
        if given.as_reinforcement is not None:
            return self._say("reinforced-yes" if given.as_reinforcement else "reinforced-no")
        if given.colour is not None and given.stat is None:
            return self._say("albo-colour", colours=self._colours(given.colour))
        bounds = (("at-least", given.min), ("at-most", given.max))
        said = [self._bound(given, name, n) for name, n in bounds if n is not None]
        return self._joined("and", said)

    def _bound(self, given: Condition, name: str, number: int) -> str:
        """`you have a card here (Zagor)`; `the number of your balloons is at least 3`."""
        plain = {("at-least", 1): "some", ("at-most", 0): "none"}.get((name, number))
        if given.cards is not None and plain:
            return self._phrase(plain, given.cards, given.cards)
        return self._say(name, number=number, count=self._number(given))

    # Score

    def _rule(self, rule: Score) -> str:
        name = type(rule).__name__.lower()
        given: dict[str, Any] = {field: getattr(rule, field) for field in rule.__struct_fields__}
        if "table" in given:
            given["table"] = ", ".join(str(points) for points in given["table"])
        if name == "per":
            count = Count(stat=given.pop("stat"), of="own", colour=given.pop("colour"))
            given["count"] = self._each(count, given.pop("each"))
        if name == "most":
            count = Count(stat=given.pop("stat"), of="own", colour=given.pop("colour"))
            given["count"] = self._number(count)
        if "points" in given:
            given["size"] = str(given["points"]).replace("-", MINUS)
        bounded = "-bounded" if given.get("max", 99) < 99 else ""
        return self._say(f"rule-{name}{bounded}", **given)


def _asks_only(given: Filter, name: str) -> bool:
    """Whether a filter asks this of the printed card, and nothing else."""
    tests = ("type", "character", "entry", "tag", "reinforce", "min_value", "max_value")
    return bool(getattr(given, name)) and all(
        getattr(given, test) is None for test in tests if test != name
    )


def _signed(strength: int) -> str:
    return f"{strength:+d}".replace("-", MINUS)


def wording(pack: BonelliPack, texts: Texts, language: str) -> str:
    """The catalogue of a pack: names of its cards, Albi and heroes, and what they do."""
    written = CardText(pack, texts, language)
    said: dict[str, str] = {}
    for hero in pack.hero:
        said[f"hero-{hero.id}"] = hero.name.read(language)
    for card in pack.card:
        said[f"card-{card.id}"] = said[f"entry-{card.id}"] = card.name.read(language)
        said[f"card-{card.id}-text"] = written.card(card)
    for albo in pack.albo:
        said[f"albo-{albo.id}"] = albo.name.read(language)
        said[f"albo-{albo.id}-text"] = written.albo(albo)
    return HEAD + "".join(f"{name} = {_plain(text)}\n" for name, text in said.items())


def _plain(text: str) -> str:
    """A text as Fluent takes it word for word, whatever stands in it."""
    text = " ".join(text.splitlines())
    if text and not set(text) & set("{}") and text[0] not in ".*[":
        return text
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'
