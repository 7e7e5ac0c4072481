"""The text of a card or an Albo, made from its data in any of the four languages (B-PACK-04)."""

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
        sentences.append(self._say("commit", least=albo.cards.min, greatest=albo.cards.max))
        if albo.ban is not None:
            sentences.append(self._say("ban", cards=self._cards(albo.ban)))
        if not albo.reinforce:
            sentences.append(self._say("closed"))
        return " ".join([*sentences, *(self.effect(effect) for effect in albo.effects)])

    def effect(self, effect: Effect) -> str:
        """One effect as a sentence."""
        what = self._what(effect)
        if effect.chooser == "opponent":
            what = self._say("by-opponent", what=what)
        if effect.optional:
            what = self._say("optional", what=what)
        when = self._say(f"when-{effect.when}")
        if not effect.conditions:
            return self._say("effect", when=when, what=what)
        conditions = self._joined("and", [self._condition(c) for c in effect.conditions])
        return self._say("effect-if", when=when, conditions=conditions, what=what)

    def _say(self, message: str, **args: Any) -> str:
        return self.texts.format(f"text-{message}", self.language, **args)

    def _joined(self, word: str, parts: Sequence[str]) -> str:
        """`a, b and c`, in the reader's language."""
        if len(parts) == 1:
            return parts[0]
        return self._say(word, first=", ".join(parts[:-1]), second=parts[-1])

    def _what(self, effect: Effect) -> str:
        who = self._say(f"who-{effect.who or 'self'}")
        what = self._say(
            f"op-{self._operation(effect)}",
            amount=self._amount(effect),
            cards=self._cards(effect.filter or Filter()),
            who=who,
        )
        if effect.op == "bar_reinforce" and effect.who is None:
            who = self._say("who-opponent")
            return self._say("for", who=who, what=what)
        if effect.per is not None:
            count, each = self._count(effect.per), effect.each or 1
            name = "per" if each == 1 else "per-each"
            what = self._say(name, what=what, count=count, **({"each": each} if each > 1 else {}))
            if effect.cap is not None:
                what = self._say("cap", what=what, cap=effect.cap)
        spoken = effect.who is not None and effect.who != "self" and effect.op != "lead"
        return self._say("for", who=who, what=what) if spoken else what

    def _operation(self, effect: Effect) -> str:
        if effect.op == "discard_hand" and effect.pick == "random":
            return "discard_random"
        if effect.op == "wow" and effect.to == "player":
            return "wow_player"
        return effect.op

    def _amount(self, effect: Effect) -> str:
        if effect.amount == "all":
            return self._say("all")
        amount = effect.amount if isinstance(effect.amount, int) else 1
        if effect.op == "boost":
            return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")
        return f"\N{MINUS SIGN}{amount}" if effect.op == "hinder" else str(amount)

    def _cards(self, given: Filter) -> str:
        """The tests of a filter, said one after another so that no language must inflect them."""
        tests = [self._say(f"side-{given.side}")] if given.side != "any" else []
        for kind in (given.type and [self._say(f"type-{name}") for name in given.type],):
            tests += [self._joined("or", kind)] if kind else []
        for names in (given.character, given.entry):
            tests += [self._joined("or", [self.names[name] for name in names])] if names else []
        if given.tag:
            tests.append(self._say("tag", tag=self._joined("or", given.tag)))
        if given.reinforce is not None:
            tests.append(self._say("icon" if given.reinforce else "no-icon"))
        if given.min_value is not None:
            tests.append(self._say("min-value", value=given.min_value))
        if given.max_value is not None:
            tests.append(self._say("max-value", value=given.max_value))
        if given.others:
            tests.append(self._say("others"))
        if given.this:
            tests.append(self._say("this"))
        return self._say("cards", tests="; ".join(tests)) if tests else self._say("any-card")

    def _count(self, given: Count | Condition) -> str:
        if given.cards is not None:
            return self._cards(given.cards)
        if given.values is not None:
            return self._say("values", cards=self._cards(given.values))
        if given.types is not None:
            return self._say(f"types-{given.types}")
        what = self._stat(str(given.stat), given.colour)
        return what if given.stat == "prize" else self._say(f"stat-{given.of}", what=what)

    def _stat(self, stat: str, colours: Sequence[str] | None) -> str:
        what = self._say(f"stat-{stat}")
        return self._say("coloured", what=what, colours=self._colours(colours)) if colours else what

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
        count = self._count(given)
        said = [self._say(name, number=n, count=count) for name, n in bounds if n is not None]
        return self._joined("and", said)

    def _rule(self, rule: Score) -> str:
        name = type(rule).__name__.lower()
        given = {field: getattr(rule, field) for field in rule.__struct_fields__}
        if "table" in given:
            given["table"] = ", ".join(str(points) for points in given["table"])
        if "stat" in given:
            given["count"] = self._stat(given.pop("stat"), given.pop("colour"))
        if "colour" in given:
            given["colours"] = self._colours([given.pop("colour")])
        return self._say(f"rule-{name}", **given)
