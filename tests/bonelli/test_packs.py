"""Packs: the shipped one and its check figures, and what is refused in others."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import msgspec
import pytest
from rich.console import Console
from tests.bonelli.scene import GAME, SHIPPED, fight, pack, scene

from ludoteca.core.errors import BadPack
from ludoteca.core.text import LANGUAGES
from ludoteca.games.bonelli.cardtext import CardText, wording
from ludoteca.games.bonelli.pack import Albo, Card, Condition, Count, Effect, Filter
from ludoteca.games.bonelli.vocabulary import COLOURS, OPS, RULES, STATS, TYPES, WHENS

DATA = GAME.shipped_pack.data


@pytest.mark.clause("B-PACK-01", "B-PACK-02", "B-PACK-03")
def test_check_figures() -> None:
    """Section 9.7 of the reference."""
    figures = {}
    for hero in ("zagor", "martin"):
        cards = [card for card in DATA.card if card.hero == hero for _ in range(card.copies)]
        kinds = Counter(card.type for card in cards)
        names = Counter(card.character for card in cards if card.character)
        entering = [card for card in cards if any(e.when == "enter" for e in card.effects)]
        figures[hero] = (
            len(cards),
            sum(card.hero == hero for card in DATA.card),
            dict(kinds),
            dict(names),
            sum(card.reinforce for card in cards),
            len(entering),
            sum(not card.effects for card in cards),
            sum(card.value for card in cards),
        )
    zagor = {"character": 12, "weapon": 14, "object": 7, "trap": 7}
    martin = {"character": 11, "weapon": 7, "object": 15, "trap": 7}
    assert figures["zagor"] == (40, 22, zagor, {"zagor": 7, "cico": 5}, 13, 13, 12, 112)
    assert figures["martin"] == (40, 22, martin, {"martin": 6, "java": 5}, 10, 15, 6, 80)
    colours = Counter(albo.colour for albo in DATA.albo)
    assert colours == {"orange": 6, "violet": 6, "green": 5, "blue": 5}
    commits = Counter((albo.cards.min, albo.cards.max) for albo in DATA.albo)
    assert commits == {(1, 1): 2, (1, 2): 3, (1, 3): 14, (1, 4): 2, (2, 3): 1}
    assert [albo.id for albo in DATA.albo if not albo.reinforce] == ["O2", "G5"]
    assert all(entry.source == "reconstruction" for entry in (*DATA.card, *DATA.albo))


def broken(**changes: Any) -> str:
    """What is said about a pack with one entry changed."""
    with pytest.raises(BadPack) as caught:
        pack(changes)
    return str(caught.value)


@pytest.mark.clause("B-PACK-06", "B-FX-01", "B-COND-01")
@pytest.mark.parametrize(
    ("entry", "changes", "said"),
    [
        ("Z01", {"copies": 4}, "hero zagor: 41 cards"),
        ("Z01", {"value": 21}, "Z01 value"),
        ("Z01", {"colour": "red"}, "Z01"),
        ("Z01", {"character": "java"}, "card Z01, character: 'java'"),
        ("Z01", {"character": None}, "card Z01, character: a card of type character needs one"),
        ("Z07", {"character": "zagor"}, "card Z07, character"),
        ("Z01", {"hero": "dylan"}, "hero"),
        ("Z01", {"source": "rumour"}, "Z01 source"),
        ("Z01", {"name": {"en": "Zagor"}}, "Z01 name"),
        ("Z02", {"id": "Z01"}, "Z01: this id is used twice"),
        ("zagor", {"hand_limit": 13}, "hand_limit"),
        ("O1", {"cards": {"min": 3, "max": 2}}, "albo O1, cards"),
        ("O1", {"ban": {"side": "own"}}, "albo O1, ban"),
        ("O1", {"ban": {"tag": ["x"]}}, "albo O1, ban, tag: 'x' is unknown"),
        ("V1", {"score": [{"rule": "series", "table": [1]}]}, "all series of violet"),
        ("O1", {"score": [{"rule": "bonus", "points": 1}]}, "O1 score"),
    ],
)
def test_entries_that_are_refused(entry: str, changes: dict[str, Any], said: str) -> None:
    message = broken(**{entry: changes})
    assert message.startswith("test.toml")
    assert said in message


@pytest.mark.clause("B-PACK-06", "B-FX-02", "B-COND-03")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"when": "enter", "op": "explode"}, "op"),
        ({"when": "later", "op": "draw"}, "when"),
        ({"when": "active", "op": "draw"}, "effect 1, when: draw does not work on active"),
        ({"when": "chosen", "op": "draw"}, "when: 'chosen' is for Albi"),
        ({"when": "enter", "op": "draw", "amount": 0}, "amount"),
        ({"when": "active", "op": "boost", "amount": 0}, "amount"),
        ({"when": "enter", "op": "draw", "amount": "all"}, "amount: 'all' only for"),
        ({"when": "enter", "op": "copy", "amount": 2}, "amount: not for copy"),
        ({"when": "enter", "op": "draw", "filter": {}}, "filter: not for draw"),
        ({"when": "enter", "op": "draw", "each": 2}, "each, cap"),
        ({"when": "enter", "op": "draw", "per": {"cards": {}, "types": "own"}}, "exactly one"),
        ({"when": "enter", "op": "draw", "per": {"stat": "hand"}}, "per, of"),
        ({"when": "active", "op": "ward", "optional": True}, "optional"),
        ({"when": "loss", "op": "wow"}, "when: wow onto the Albo is for win"),
        ({"when": "win", "op": "lead", "who": "both"}, "who"),
        ({"when": "win", "op": "draw", "if": [{"lead": True, "min": 1}]}, "min, max"),
        ({"when": "win", "op": "draw", "if": [{"cards": {}}]}, "min, max"),
        ({"when": "win", "op": "draw", "if": [{}]}, "a condition is one of"),
        (
            {"when": "win", "op": "draw", "if": [{"stat": "deck", "of": "own", "colour": ["blue"],
              "min": 1}]},
            "colour",
        ),
        (
            {"when": "enter", "op": "cancel", "filter": {"character": ["dylan"]}},
            "filter, character: 'dylan' is unknown",
        ),
        (
            {"when": "enter", "op": "cancel", "filter": {"others": True, "this": True}},
            "others, this",
        ),
    ],
)  # fmt: skip
def test_effects_that_are_refused(effect: dict[str, Any], said: str) -> None:
    assert said in broken(Z09={"effects": [effect]})


@pytest.mark.clause("B-PACK-06", "B-FX-14")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"when": "chosen", "op": "cancel"}, "op: cancel is not allowed on an Albo"),
        ({"when": "enter", "op": "draw"}, "when: an Albo does not enter"),
        ({"when": "active", "op": "ward", "filter": {"this": True}}, "others and this"),
        ({"when": "win", "op": "draw", "if": [{"as_reinforcement": True}]}, "as_reinforcement"),
    ],
)
def test_effects_that_no_albo_has(effect: dict[str, Any], said: str) -> None:
    assert said in broken(O1={"effects": [effect]})


@pytest.mark.clause("B-PACK-05")
@pytest.mark.parametrize(
    "effects",
    [
        [{"when": "enter", "op": "dig"}],
        [{"when": "enter", "op": "cancel"}, {"when": "enter", "op": "copy"}],
        [{"when": "enter", "op": "cancel", "amount": 2}],
        [{"when": "enter", "op": "cancel", "chooser": "opponent"}],
    ],
)
def test_cards_with_the_icon(effects: list[dict[str, Any]]) -> None:
    assert "B-PACK-05" in broken(Z08={"effects": effects})


@pytest.mark.clause("B-REINF-02", "B-PACK-05")
def test_a_reinforcement_that_never_leads_is_doubted() -> None:
    assert GAME.doubts is not None
    assert GAME.doubts(DATA) == []
    weak, helped = {"value": 1, "effects": []}, {"value": 1}
    (doubt,) = GAME.doubts(pack({"Z08": weak, "Z06": helped}).data)
    assert doubt.startswith("card Z08, reinforce: ")


@pytest.mark.clause("B-PACK-02", "B-PACK-01")
def test_numbers_of_entries(tmp_path: Any) -> None:
    text = SHIPPED.read_text(encoding="utf-8")
    path = tmp_path / "short.toml"
    path.write_text(text[: text.rindex("[[albo]]")], encoding="utf-8")
    with pytest.raises(BadPack, match=r"21 entries; there must be 22"):
        GAME.load_pack(path)


@pytest.mark.clause("B-PACK-03", "B-PACK-04")
def test_missing_languages_fall_back_to_italian() -> None:
    data = pack({"Z01": {"name": {"it": "Nome"}}, "Z02": {"text": {"it": "Testo"}}}).data
    text = CardText(data, GAME.texts, "ru")
    assert text.names["Z01"] == "Nome"
    assert text.card(next(card for card in data.card if card.id == "Z02")) == "Testo"


SENTENCES: list[dict[str, Any]] = [
    {"when": "enter", "op": "bounce", "optional": True, "filter": {"side": "own", "others": True}},
    {"when": "win", "op": "bounce", "filter": {"this": True}},
    {"when": "enter", "op": "swap", "optional": True, "filter": {"type": ["weapon"]}},
    {"when": "enter", "op": "copy", "filter": {"side": "opponent", "type": ["character"]}},
    {"when": "enter", "op": "peek_hand", "amount": "all"},
    {"when": "active", "op": "ward", "filter": {"type": ["character"]}},
    {"when": "enter", "op": "cancel", "amount": "all", "filter": {"type": ["trap"]}},
    {"when": "active", "op": "boost", "per": {"stat": "hand", "of": "own"}, "each": 2, "cap": 3},
    {"when": "active", "op": "boost", "amount": -1, "per": {"cards": {"side": "opponent"}}},
    {"when": "enter", "op": "balloon"},
    {"when": "enter", "op": "peek_albi", "amount": 2},
    {"when": "enter", "op": "deploy", "optional": True, "filter": {"type": ["object"]}},
    {"when": "active", "op": "break_tie"},
    {"when": "win", "op": "lead"},
    {"when": "enter", "op": "draw", "who": "both",
     "if": [{"lead": False}, {"types": "own", "min": 2}]},
    {"when": "enter", "op": "salvage", "amount": 2, "filter": {"tag": ["old"], "reinforce": False}},
    {"when": "enter", "op": "dig", "amount": 3, "filter": {"min_value": 2, "max_value": 5}},
    {"when": "enter", "op": "discard_hand", "pick": "random", "who": "opponent"},
    {"when": "enter", "op": "discard_hand", "if": [{"colour": ["blue", "green"]}]},
    {"when": "loss", "op": "shunt", "filter": {"character": ["zagor", "cico"]}},
    {"when": "enter", "op": "fetch", "filter": {"entry": ["Z01"]}},
    {"when": "tie", "op": "destroy", "chooser": "opponent", "filter": {"reinforce": True}},
    {"when": "active", "op": "hinder", "per": {"values": {"side": "own"}}, "each": 3},
    {"when": "active", "op": "bar_reinforce", "if": [{"as_reinforcement": True}]},
    {"when": "enter", "op": "pay", "who": "opponent"},
    {"when": "enter", "op": "steal",
     "if": [{"stat": "albi", "of": "own", "colour": ["blue"], "max": 1}]},
    {"when": "enter", "op": "add_balloon", "amount": 2},
    {"when": "win", "op": "wow"},
    {"when": "enter", "op": "wow", "to": "player",
     "if": [{"stat": "prize", "of": "own", "min": 1}]},
]  # fmt: skip


@pytest.mark.clause("B-PACK-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_well(language: str) -> None:
    assert {effect["op"] for effect in SENTENCES} >= set(OPS) - {"cancel"}
    said = set()
    for effect in SENTENCES:
        data = pack({"Z09": {"effects": [effect], "tags": ["old"]}}).data
        text = CardText(data, GAME.texts, language)
        sentence = text.card(next(card for card in data.card if card.id == "Z09"))
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert not re.search(r"text-|\{|\}|\$|  |None|FluentNone", sentence), sentence
        said.add(sentence)
    assert len(said) == len(SENTENCES)


@pytest.mark.clause("B-PACK-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_text_is_whole(language: str) -> None:
    text = CardText(DATA, GAME.texts, language)
    texts = [text.card(card) for card in DATA.card if card.effects]
    texts += [text.albo(albo) for albo in DATA.albo]
    assert not [said for said in texts if not said or re.search(r"text-|[{}$]|None", said)]


def sentence(effect: dict[str, Any], language: str) -> str:
    """In plain quotes and spaces."""
    data = pack({"Z09": {"effects": [effect]}}).data
    card = next(card for card in data.card if card.id == "Z09")
    said = CardText(data, GAME.texts, language).card(card)
    return said.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.clause("B-PACK-04")
def test_known_sentences() -> None:
    per_weapon = {"when": "active", "op": "boost", "per": {"cards": {"side": "own", "others": True,
                  "type": ["weapon"]}}}  # fmt: skip
    assert [sentence(per_weapon, language) for language in LANGUAGES] == [
        "While active: +1 to your total for every other Weapon of yours here.",
        "Tant qu'elle est active : +1 à votre total par autre Arme à vous ici.",
        "Finché è attiva: +1 al tuo totale per ogni altra tua Arma qui.",
        "Пока карта действует: +1 к вашей сумме за каждое другое ваше оружие здесь.",
    ]
    strong = {"when": "enter", "op": "cancel", "filter": {"side": "opponent", "min_value": 4,
              "type": ["object", "trap"]}}  # fmt: skip
    assert [sentence(strong, language) for language in LANGUAGES] == [
        "When it enters: cancel an opposing card here (Object or Trap; value 4 or more).",
        "Quand elle entre en jeu : annulez une carte adverse ici (Objet ou Piège ;"
        " valeur 4 ou plus).",
        "Quando entra in gioco: annulla una carta avversaria qui (Oggetto o Trappola;"
        " valore 4 o più).",
        "При входе в игру: отмените карту соперника здесь (предмет или ловушка; значение от 4).",
    ]
    top = {"when": "enter", "op": "dig", "filter": {"type": ["trap"]}}
    assert sentence(top, "en").endswith("and take it into your hand if it is a card (Trap).")
    assert sentence({"when": "enter", "op": "copy"}, "en").startswith(
        "When it enters: choose another card here"
    )


@pytest.mark.clause("B-PACK-04")
def test_cards_of_a_type_are_called_by_its_name() -> None:
    def said(language: str, filter_: dict[str, Any], **bounds: int) -> str:
        if not bounds:
            return sentence({"when": "enter", "op": "bounce", "filter": filter_}, language)
        condition = {"cards": filter_, **bounds}
        return sentence({"when": "active", "op": "boost", "if": [condition]}, language)

    own, other = {"side": "own", "others": True}, {"side": "opponent"}
    trap, weapon = {"type": ["trap"]}, {"type": ["weapon"]}
    assert said("en", own | trap).endswith(": return another Trap of yours here to hand.")
    assert said("it", own | trap).endswith(": fai tornare in mano un'altra tua Trappola qui.")
    assert said("fr", own | trap).endswith(" : renvoyez en main un autre de vos Pièges ici.")
    assert said("ru", own | trap).endswith(": верните на руку другую свою ловушку здесь.")
    assert ", if the other player has a Weapon here: " in said("en", other | weapon, min=1)
    assert ", se l'avversario non ha Armi qui: " in said("it", other | weapon, max=0)
    assert ", si l'adversaire n'a pas d'Arme ici : " in said("fr", other | weapon, max=0)
    assert "соперника здесь нет оружия: " in said("ru", other | weapon, max=0)
    pair = {"side": "own", "character": ["martin", "java"]}
    assert "вас здесь есть Мартин или Джава: " in said("ru", pair, min=1)
    either = {"when": "enter", "op": "cancel", "filter": other | {"type": ["weapon", "object"]}}
    assert [sentence(either, language).partition(": ")[2] for language in LANGUAGES] == [
        "cancel an opposing Weapon or Object here.",
        "annulez une Arme ou un Objet de l'adversaire ici.",
        "annulla un'Arma o un Oggetto dell'avversario qui.",
        "отмените оружие или предмет соперника здесь.",
    ]


@pytest.mark.clause("B-PACK-04", "B-COND-01")
def test_a_condition_on_this_card_is_said_of_this_card() -> None:
    strong = {"when": "active", "op": "boost", "if": [{"cards": {"this": True, "min_value": 5},
              "min": 1}]}  # fmt: skip
    assert [sentence(strong, language) for language in LANGUAGES] == [
        "While active, if this card is active here (value 5 or more): +1 to your total.",
        "Tant qu'elle est active, si cette carte est active ici (valeur 5 ou plus)"
        " : +1 à votre total.",
        "Finché è attiva, se questa carta è attiva qui (valore 5 o più): +1 al tuo totale.",
        "Пока карта действует, если эта карта здесь действует (значение от 5): +1 к вашей сумме.",
    ]
    stars = {"when": "active", "op": "boost", "if": [{"values": {"this": True}, "max": 4}]}
    assert "число звёзд этой карты не больше 4" in sentence(stars, "ru")
    assert "le nombre d'étoiles de cette carte est d'au plus 4" in sentence(stars, "fr")


@pytest.mark.clause("B-PACK-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_what_the_pack_says(language: str) -> None:
    """`tools/bonelli_cards.py` writes it anew after a change of the pack or of the grammar."""
    path = GAME.folder / "text" / language / "cards.ftl"
    assert path.read_text(encoding="utf-8") == wording(DATA, GAME.texts, language)


@pytest.mark.clause("B-PACK-03", "B-PACK-04")
def test_a_pack_of_ones_own_brings_its_names_and_texts() -> None:
    name = {"it": '{Nome} "nuovo"', "en": "[New] name"}
    own = pack({"Z01": {"name": name}, "Z02": {"effects": []}, "Z03": {"text": {"it": "A mano."}}})
    texts = GAME.texts_of(own)
    assert texts.format("entry-Z01", "it") == '{Nome} "nuovo"'
    assert texts.format("entry-Z01", "en") == "[New] name"
    assert texts.format("card-Z02-text", "ru") == ""
    assert texts.format("card-Z03-text", "fr") == "A mano."
    assert texts.format("entry-M01", "ru") == "Мартин \N{EN DASH} Детектив"


def test_template_names_every_operation() -> None:
    assert GAME.template is not None
    text = GAME.template()
    tables = tomllib.loads(text)
    assert [hero["hand_limit"] for hero in tables["hero"]] == [6, 8]
    assert all(f"#   {op}: " in text for op in OPS)


@pytest.mark.clause("B-FX-01", "B-COND-01", "B-COND-02", "B-COND-03")
def test_template_explains_every_field() -> None:
    assert GAME.template is not None
    comments = GAME.template()
    for table in (Effect, Filter, Count, Condition, Card, Albo):
        for name in msgspec.structs.fields(table):
            assert re.search(rf"\b{name.encode_name}\b", comments), name.encode_name
    assert all(word in comments for word in (*WHENS, *STATS, *COLOURS, *TYPES, *RULES))


def test_the_terminal_picture_fits_80_columns() -> None:
    assert GAME.draw is not None
    match = fight(scene("Z19 Z01 Z16", "M04 M14 M09", parked=[(1, "M10", 3)]), "Z19 Z01", "M04")
    for language in LANGUAGES:
        console = Console(width=80, no_color=True, record=True)
        with console.capture() as capture:
            console.print(GAME.draw(match.view(0), match.pack.data, GAME.texts, language))
        drawn = capture.get()
        assert max(len(line) for line in drawn.splitlines()) <= 80
        assert "Z16" in drawn
        assert "table-" not in drawn


@pytest.mark.clause("B-SCORE-11", "B-SCORE-10", "B-SCORE-09")
def test_scores_by_counts() -> None:
    def points(rule: dict[str, Any], **table: Any) -> int:
        match = scene(
            "Z01",
            "M01",
            pack=pack({"O1": {"score": [rule]}}),
            albi="O2 O3 O4",
            turn=4,
            won=("O1 B4", "V1"),
            **table,
        )
        return match.result.parts[0]["albi"] + 1  # B4 is worth -1

    most = {"rule": "most", "stat": "balloons", "points": 5, "otherwise": -2}
    assert points(most, balloons=[3, 2]) == 5
    assert points(most, balloons=[2, 2]) == -2
    per = {"rule": "per", "stat": "albi", "points": 3, "max": 4}
    assert points(per) == 4
    assert points({**per, "colour": ["orange"]}) == 3
    assert points({**per, "points": -3}) == -4
    given = {"rule": "set", "colour": "orange", "need": 2, "points": 9, "otherwise": 1}
    assert points(given) == 1
