"""Every operation of the vocabulary, on small packs: also what the shipped cards do not use."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bonelli.scene import (
    GAME,
    balloons,
    fight,
    lay,
    offered,
    pack,
    refused,
    row,
    scene,
    told,
    totals,
)

from ludoteca.core.dice import seeded
from ludoteca.core.match import Match


def duel(
    effects: list[dict[str, Any]],
    first: str = "Z09",
    second: str = "M10",
    *,
    hand: str = "Z01",
    other: str = "M09",
    card: str = "Z09",
    changes: dict[str, Any] | None = None,
    **table: Any,
) -> Match:
    """A fight in which `card` has the given effects; hands keep `hand` and `other`."""
    altered = {card: {"effects": effects}, **(changes or {})}
    match = scene(f"{first} {hand}", f"{second} {other}", pack=pack(altered), **table)
    return fight(match, first, second)


def on(when: str, op: str, **fields: Any) -> dict[str, Any]:
    return {"when": when, "op": op, **fields}


def drawn(match: Match) -> list[str]:
    return [f["seat"] for f in told(match, "card_drawn") if f["reason"] == "effect"]


@pytest.mark.clause("B-OP-01", "B-FX-11")
@pytest.mark.parametrize(
    ("who", "seats"), [("self", ["0", "0"]), ("opponent", ["1", "1"]), ("both", list("0011"))]
)
def test_draw(who: str, seats: list[str]) -> None:
    assert drawn(duel([on("enter", "draw", amount=2, who=who)])) == seats


@pytest.mark.clause("B-OP-01", "B-COND-04")
def test_draw_by_a_count() -> None:
    per = {"stat": "balloons", "of": "own"}
    match = duel([on("enter", "draw", amount=2, per=per, each=2, cap=3)], balloons=[5, 2])
    assert drawn(match) == ["0"] * 3
    assert drawn(duel([on("enter", "draw", per=per)], balloons=[0, 2])) == []


@pytest.mark.clause("B-OP-02", "B-FX-09", "B-COND-01")
def test_salvage() -> None:
    effect = on("enter", "salvage", amount=2, filter={"type": ["weapon"]}, optional=True)
    match = duel([effect], discard=("Z07 Z08 Z15", ""), balloons=[0, 0])
    assert offered(match, 0) == ["salvage Z07", "salvage Z08", "decline"]
    assert refused(match, 0, "salvage Z15") == "B-COND-01"
    assert refused(match, 0, "salvage Z11") == "B-OP-02"
    match.play(0, "salvage Z08")
    assert offered(match, 0) == ["salvage Z07", "decline"]
    match.play(0, "decline")
    assert row(match, "shown", 0)[:1] == ["Z08"]
    assert "Z07" in row(match, "discard", 0)


@pytest.mark.clause("B-OP-02")
def test_no_salvage_at_the_limit() -> None:
    match = duel(
        [on("enter", "salvage", amount=2)], hand="Z01 Z02 Z03 Z04 Z05", discard=("Z07 Z08", "")
    )
    match.play(0, "salvage Z07")
    assert told(match, "effect_idle")[0]["why"] == "limit"


@pytest.mark.clause("B-OP-03", "B-FX-12")
def test_dig() -> None:
    match = duel([on("enter", "dig", amount=3, filter={"type": ["trap"]})])
    p = match.record
    seen = row(match, "deck", 0)[-3:]
    traps = sorted({c for c in seen if c in ("Z19", "Z20", "Z21", "Z22")})
    assert offered(match, 0) == [f"dig {card}" for card in traps] or offered(match, 0) == [
        "decline"
    ]
    assert told(match, "deck_dug", 0)[0]["entries"] == seen[::-1]
    assert told(match, "deck_dug", 1)[0]["entries"] == [None] * 6
    before = p.deck_size[0]
    match.play(0, offered(match, 0)[0])
    assert p.deck_size[0] == before - len(traps[:1])
    assert told(match, "deck_shuffled")[-1]["reason"] == "dig"
    assert row(match, "shown", 0) == []


@pytest.mark.clause("B-OP-03")
def test_dig_takes_the_card_named() -> None:
    match = duel([on("enter", "dig", amount=9)])
    named = offered(match, 0)[-1]
    assert refused(match, 0, "decline") == "B-FX-12"
    match.play(0, named)
    assert named.split()[1] in row(match, "hand", 0)
    assert told(match, "card_dug", 1)[0]["entry"] is None


@pytest.mark.clause("B-OP-04", "B-HIDE-07")
def test_peek_hand() -> None:
    match = duel([on("enter", "peek_hand", amount="all")], other="M09 M09 M12", balloons=[0, 0])
    assert told(match, "hand_peeked", 0)[0]["entries"] == ["M09", "M09", "M12"]
    assert told(match, "hand_peeked", None)[0]["entries"] == [None] * 6
    assert row(match, "known", 1) == ["M09", "M09", "M10", "M12"]
    shown = [card for card in match.view(None)["table"]["known"][1] if card]
    assert shown == ["M10"]  # taken back in the open; the rest is for the seat that peeked
    one = duel([on("enter", "peek_hand")], other="M09 M12", balloons=[0, 0])
    assert len(row(one, "known", 1)) == 2  # the one peeked at, and M10


@pytest.mark.clause("B-OP-05", "B-HIDE-08")
def test_peek_albi() -> None:
    match = duel([on("enter", "peek_albi", amount=2)], hand="Z01 Z08")
    p = match.record
    assert list(p.peeked) == [2, 0]
    top = [int(a) for a in p.albo_deck[p.albo_left - 2 : p.albo_left]]
    mine = GAME.position.at(match.redacted(0)).albo_deck
    other = GAME.position.at(match.redacted(1)).albo_deck
    assert [int(a) for a in mine[p.albo_left - 2 : p.albo_left]] == top
    assert max(other) == -1
    match.play(0, "pass") if match.waiting == [0] else match.play(1, "pass")
    assert list(match.record.peeked) == [1, 0]


@pytest.mark.clause("B-OP-06", "B-FX-12")
def test_discard_hand() -> None:
    effect = on("enter", "discard_hand", amount=2, who="both")
    match = duel([effect], hand="Z01 Z02 Z07", other="M09 M12")
    assert match.waiting == [0]
    assert offered(match, 0) == ["discard Z01", "discard Z02", "discard Z07"]
    match.play(0, "discard Z02")
    assert refused(match, 0, "discard Z02") == "B-OP-06"
    match.play(0, "discard Z07")
    assert row(match, "discard", 0)[:2] == ["Z02", "Z07"]
    assert [f["entry"] for f in told(match, "hand_discarded")] == ["Z02", "Z07", "M09", "M12"]
    random = duel([{**effect, "pick": "random", "who": "opponent"}], other="M09 M12 M13")
    assert len(told(random, "hand_discarded")) == 2
    assert {f["pick"] for f in told(random, "hand_discarded")} == {"random"}


@pytest.mark.clause("B-OP-06", "B-GEN-09")
def test_any_cards_may_be_discarded_at_random() -> None:
    effect = on("enter", "discard_hand", amount=2, who="opponent", pick="random")
    thief = pack({"Z09": {"effects": [effect]}})
    gone = Counter[str]()
    for seed in range(60):
        match = scene("Z09 Z01", "M10 M09 M12 M13", pack=thief)
        match.record.key = seeded(seed)
        fight(match, "Z09", "M10")
        gone[" ".join(sorted(f["entry"] for f in told(match, "hand_discarded")))] += 1
    assert set(gone) == {"M09 M12", "M09 M13", "M12 M13"}
    assert min(gone.values()) >= 8  # 20 of 60 each, if all pairs are alike


@pytest.mark.clause("B-OP-06", "B-FX-05")
def test_discarding_is_accepted_first() -> None:
    match = duel([on("enter", "discard_hand", optional=True)], hand="Z01 Z02")
    assert offered(match, 0) == ["accept", "decline"]
    match.play(0, "accept")
    assert offered(match, 0) == ["discard Z01", "discard Z02"]


@pytest.mark.clause("B-OP-07", "B-FX-15", "B-FX-12")
def test_deploy() -> None:
    effect = on("enter", "deploy", optional=True, filter={"type": ["object"]})
    match = duel([effect], hand="Z14 Z01")
    assert offered(match, 0) == ["deploy Z14", "decline"]
    assert refused(match, 0, "deploy Z01") == "B-OP-07"
    match.play(0, "deploy Z14")
    assert drawn(match) == ["0"]
    assert totals(match)[0] == 7
    nothing = duel([effect], hand="Z01 Z02")
    assert offered(nothing, 0) == ["decline"]


@pytest.mark.clause("B-FX-15")
def test_chains_of_deploys_end() -> None:
    effect = on("enter", "deploy")
    match = duel([effect], hand="Z15 Z08", changes={"Z15": {"effects": [effect]}})
    match.play(0, "deploy Z15")
    assert [f["entry"] for f in told(match, "card_deployed")] == ["Z15"]


@pytest.mark.clause("B-OP-08", "B-COMMIT-06")
def test_swap() -> None:
    effect = on("enter", "swap", optional=True, filter={"type": ["weapon", "character"]})
    match = duel([effect], first="Z09 Z02", hand="Z03 Z14", balloons=[0, 0])
    assert offered(match, 0) == ["swap Z03", "swap Z14", "decline"]
    match.play(0, "swap Z03")
    assert match.view(0)["table"]["swap_card"] == "Z03"
    assert match.view(1)["table"]["swap_card"] is None
    assert offered(match, 0) == ["target own 2"]
    assert refused(match, 0, "target own 1") == "B-COMMIT-06"
    match.play(0, "target own 2")
    assert told(match, "card_swapped")[0]["card"] == "Z02"
    assert "Z02" in row(match, "shown", 0)


@pytest.mark.clause("B-OP-08", "B-FX-15")
def test_what_is_swapped_in_enters() -> None:
    match = duel([on("enter", "swap")], first="Z09 Z08", hand="Z14")
    match.play(0, "swap Z14")
    match.play(0, "target own 1")
    assert drawn(match) == ["0"]
    assert "Z09" in row(match, "hand", 0)


@pytest.mark.clause("B-OP-09", "B-FX-13", "B-FX-10")
def test_cancel_all() -> None:
    effect = on("enter", "cancel", amount="all", filter={"side": "opponent", "type": ["weapon"]})
    match = duel([effect], second="M10 M09 M18", other="M12", balloons=[0, 0])
    assert [f["card"] for f in told(match, "card_cancelled")] == ["M10", "M09"]
    assert told(match, "albo_won")[0]["totals"] == ["5", "2"]
    asked = duel([{**effect, "optional": True}], second="M10 M09 M18")
    assert offered(asked, 0) == ["accept", "decline"]
    asked.play(0, "decline")
    assert told(asked, "card_cancelled") == []


@pytest.mark.clause("B-FX-08", "B-OP-09")
def test_the_other_seat_chooses() -> None:
    effect = on("enter", "cancel", chooser="opponent", filter={"side": "opponent"}, optional=True)
    match = duel([effect], second="M10 M09")
    assert (match.waiting, offered(match, 0)) == ([0], ["accept", "decline"])
    match.play(0, "accept")
    assert (match.waiting, offered(match, 1)) == ([1], ["target own 1", "target own 2"])
    assert refused(match, 1, "decline") == "B-FX-05"
    match.play(1, "target own 2")
    assert told(match, "card_cancelled")[0]["card"] == "M09"


@pytest.mark.clause("B-FX-09")
def test_repeated_until_nothing_is_left() -> None:
    match = duel([on("enter", "cancel", amount=3, filter={"side": "opponent"})], second="M10 M09")
    match.play(0, "target opponent 1")
    assert len(told(match, "card_cancelled")) == 2


@pytest.mark.clause("B-OP-10", "B-FX-08")
def test_shunt_after_a_loss() -> None:
    match = duel([on("loss", "shunt", filter={"this": True})], first="Z09", second="M10 M09")
    match.play(0, "pass")
    assert offered(match, 0) == ["to 2", "to 3"]
    assert refused(match, 0, "to 1") == "B-PARK-03"
    match.play(0, "to 3")
    assert row(match, "card", 0) == ["Z09"]


@pytest.mark.clause("B-OP-11")
def test_fetch() -> None:
    effect = on("enter", "fetch")
    match = duel([effect], hand="Z02", parked=[(0, "Z01", 2), (0, "Z08", 3), (0, "Z14", 3)], turn=3)
    assert offered(match, 0) == ["fetch 2 1", "fetch 3 1", "fetch 3 2"]
    assert refused(match, 0, "fetch 1 1") == "B-OP-11"
    match.play(0, "fetch 3 2")
    assert drawn(match) == []
    assert totals(match)[0] == 7
    named = duel([effect], first="Z09 Z02", parked=[(0, "Z01", 2), (0, "Z08", 3)], turn=3)
    assert told(named, "card_fetched")[0]["card"] == "Z08"


@pytest.mark.clause("B-OP-12")
def test_bounce() -> None:
    effect = on("enter", "bounce", filter={"side": "opponent"})
    match = duel([effect], second="M10 M09")
    match.play(0, "target opponent 1")
    assert row(match, "shown", 1) == ["M10"]


@pytest.mark.clause("B-OP-12", "B-RETURN-04")
def test_bounced_at_the_limit() -> None:
    effects = [on("enter", "draw", amount=2), on("enter", "bounce", filter={"this": True})]
    match = duel(effects, first="Z09", hand="Z01 Z02 Z03 Z07 Z08")
    assert told(match, "card_bounced")[0]["to"] == "discard"
    assert "Z09" in row(match, "discard", 0)


@pytest.mark.clause("B-OP-12", "B-ASSIGN-05")
def test_if_you_win_it_returns() -> None:
    match = duel([on("win", "bounce", filter={"this": True})], second="M12", balloons=[0, 0])
    assert row(match, "shown", 0) == ["Z09"]
    assert row(match, "discard", 0) == []


@pytest.mark.clause("B-OP-13")
def test_destroy() -> None:
    effect = on("enter", "destroy", filter={"side": "opponent", "max_value": 3})
    match = duel([effect], second="M10 M09", balloons=[0, 0])
    assert row(match, "discard", 1)[:1] == ["M09"]
    assert told(match, "card_destroyed")[0]["card"] == "M09"


@pytest.mark.clause("B-OP-14", "B-COUNT-03")
def test_copy() -> None:
    match = duel([on("enter", "copy")], first="Z09 Z08", second="M04 M10")
    assert offered(match, 0) == ["target own 2", "target opponent 1", "target opponent 2"]
    assert refused(match, 0, "target own 1") == "B-OP-14"
    match.play(0, "target opponent 2")
    assert totals(match)[0] == 4 + 3


@pytest.mark.clause("B-OP-15", "B-OP-16", "B-COUNT-01", "B-COUNT-04")
def test_boost_and_hinder() -> None:
    effects = [
        on("active", "boost", amount=-9, per={"cards": {"side": "opponent"}}),
        on("active", "hinder", amount=5, per={"types": "opponent"}),
    ]
    match = duel(effects, second="M10 M18", balloons=[0, 0])
    assert told(match, "albo_won")[0]["totals"] == ["-13", "-4"]


@pytest.mark.clause("B-OP-17")
def test_ward_with_a_filter() -> None:
    ward = on("active", "ward", filter={"type": ["weapon"]})
    effect = on("enter", "destroy", filter={"side": "opponent"})
    match = duel([effect], second="M10 M18 M09", other="M12", changes={"M18": {"effects": [ward]}})
    assert told(match, "card_destroyed")[0]["card"] == "M18"
    match = duel(
        [{**effect, "op": "cancel"}], second="M10 M18 M17", changes={"M18": {"effects": [ward]}}
    )
    assert refused(match, 0, "target opponent 1") == "B-OP-17"
    assert offered(match, 0) == ["target opponent 2", "target opponent 3"]


@pytest.mark.clause("B-OP-17", "B-FX-14")
def test_a_warding_albo() -> None:
    ward = {"O1": {"effects": [on("active", "ward")]}}
    effect = on("enter", "destroy", filter={"side": "opponent"})
    assert told(duel([effect], changes=ward), "card_destroyed") == []
    own = duel([{**effect, "filter": {"side": "own"}}], changes=ward)
    assert told(own, "card_destroyed")[0]["card"] == "Z09"


@pytest.mark.clause("B-OP-18", "B-ASSIGN-01")
def test_break_tie() -> None:
    effect = on("active", "break_tie")
    match = duel([effect], second="M04")
    assert match.record.fate[0] == 0
    both = duel([effect], second="M04", changes={"M04": {"effects": [effect]}})
    assert both.record.fate[0] == 2


@pytest.mark.clause("B-OP-19", "B-REINF-06")
def test_bar_reinforce() -> None:
    match = duel([on("active", "bar_reinforce")])
    assert match.record.fate[0] == 0
    match = duel([on("active", "bar_reinforce", who="self")])
    assert match.waiting == [1]
    closed = scene("Z09 Z08", "M10 M09", albi="G5 O1 V1")
    assert fight(closed, "Z09", "M10").record.turn == 2


@pytest.mark.clause("B-OP-20", "B-OP-21", "B-OP-22", "B-TOKEN-01", "B-TOKEN-02")
def test_balloons() -> None:
    assert balloons(duel([on("enter", "balloon", amount=3, who="both")])) == [5, 5]
    assert balloons(duel([on("enter", "pay", amount=9, who="opponent")]))[1] == 0
    assert balloons(duel([on("enter", "steal", amount=9)])) == [4, 0]
    poor = duel([on("enter", "balloon", amount=9)], balloons=[7, 7])
    assert balloons(poor)[0] == 7 + 2


@pytest.mark.clause("B-OP-23", "B-GEN-08")
def test_add_balloon() -> None:
    match = duel([on("enter", "add_balloon", amount=2)])
    assert offered(match, 0) == ["balloon 2", "balloon 3"]
    assert refused(match, 0, "balloon 1") == "B-OP-23"
    match.play(0, "balloon 3")
    assert list(match.record.place_balloons) == [0, 1, 2]


@pytest.mark.clause("B-OP-24")
def test_wow_for_the_player() -> None:
    match = duel([on("enter", "wow", amount=2, to="player")])
    assert match.record.wow[0] == 2
    assert match.result.parts[0]["wow"] == 4


@pytest.mark.clause("B-OP-25", "B-ASSIGN-11", "B-ASSIGN-02")
@pytest.mark.parametrize(("who", "leads"), [("self", 0), ("opponent", 1)])
def test_lead(who: str, leads: int) -> None:
    match = duel([on("win", "lead", who=who)], second="M12", balloons=[0, 0], lead=1)
    assert match.record.protagonist == leads


@pytest.mark.clause("B-FX-02", "B-FX-14", "B-DECL-08", "B-OP-01")
def test_chosen_effects_of_an_albo() -> None:
    changes = {"O1": {"effects": [on("chosen", "draw"), on("tie", "balloon")]}}
    match = duel([], second="M04", changes=changes, balloons=[2, 2])
    assert drawn(match) == ["0", "1"]
    assert balloons(match) == [3, 3]


@pytest.mark.clause("B-FX-04", "B-COND-03")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"lead": True}, True),
        ({"lead": False}, False),
        ({"colour": ["orange"]}, True),
        ({"colour": ["blue", "green"]}, False),
        ({"as_reinforcement": True}, False),
        ({"as_reinforcement": False}, True),
        ({"values": {"side": "own"}, "min": 5, "max": 5}, True),
        ({"cards": {"others": True}, "min": 1}, True),
        ({"cards": {"this": True}, "max": 0}, False),
        ({"stat": "hand", "of": "own", "min": 1, "max": 1}, True),
        ({"stat": "deck", "of": "opponent", "min": 38}, True),
        ({"stat": "discard", "of": "own", "min": 1}, False),
        ({"stat": "balloons", "of": "own", "max": 2}, True),
        ({"stat": "wow", "of": "own", "min": 1}, False),
        ({"stat": "albi", "of": "own", "min": 1, "colour": ["violet"]}, True),
        ({"stat": "albi", "of": "own", "min": 1, "colour": ["blue"]}, False),
        ({"stat": "prize", "of": "own", "min": 3, "max": 3}, True),
        ({"types": "own", "min": 2}, False),
    ],
)
def test_conditions(condition: dict[str, Any], holds: bool) -> None:
    match = duel(
        [on("enter", "wow", to="player", **{"if": [condition]})],
        won=("V2", ""),
        turn=2,
        place_balloons=[3, 0, 0],
    )
    assert match.record.wow[0] == holds


@pytest.mark.clause("B-COND-01")
@pytest.mark.parametrize(
    ("given", "hit"),
    [
        ({"side": "opponent"}, "M04 M10 M17"),
        ({"side": "own"}, "Z01 Z09"),
        ({"side": "any"}, "Z01 Z09 M04 M10 M17"),
        ({"type": ["object", "character"]}, "Z01 M04 M17"),
        ({"character": ["java"]}, "M04"),
        ({"entry": ["M10", "Z01"]}, "Z01 M10"),
        ({"tag": ["sharp"]}, "M10"),
        ({"reinforce": True}, "M17"),
        ({"min_value": 5}, "Z01 Z09 M04"),
        ({"max_value": 4, "side": "opponent"}, "M10 M17"),
        ({"others": True, "side": "own"}, "Z01"),
        ({"this": True}, "Z09"),
    ],
)  # fmt: skip
def test_filters(given: dict[str, Any], hit: str) -> None:
    match = duel(
        [on("enter", "cancel", amount="all", filter=given)],
        first="Z01 Z09",
        second="M04 M10 M17",
        hand="Z02",
        changes={"M10": {"tags": ["sharp"]}},
    )
    assert [f["card"] for f in told(match, "card_cancelled")] == hit.split()


@pytest.mark.clause("B-REVEAL-04", "B-FX-13", "B-REVEAL-06")
def test_effects_in_the_order_listed() -> None:
    effects = [on("enter", "destroy", filter={"this": True}), on("enter", "draw")]
    assert drawn(duel(effects)) == []
    assert drawn(duel(effects[::-1])) == ["0"]


@pytest.mark.clause("B-REVEAL-03")
def test_order_chosen_by_the_seat() -> None:
    match = scene("Z04 Z14 Z01", "M10 M09", options={"enter_order": "chosen"})
    fight(match, "Z04 Z14", "M10")
    assert offered(match, 0) == ["next 1", "next 2"]
    assert refused(match, 0, "next 3") == "B-REVEAL-03"
    match.play(0, "next 2")
    assert [f["card"] for f in told(match, "effect_started")] == ["Z14", "Z04"]


@pytest.mark.clause("B-REVEAL-06", "B-PARK-02")
@pytest.mark.parametrize("again", ["off", "on"])
def test_parked_cards_and_their_enter_effects(again: str) -> None:
    match = scene("Z08 Z01", "M10 M09", parked=[(0, "Z14", 1)], options={"parked_enter": again})
    fight(match, "Z08", "M10")
    assert drawn(match) == (["0"] if again == "on" else [])


@pytest.mark.clause("B-COMMIT-07", "B-COMMIT-02", "B-COMMIT-03")
def test_ban_and_least_number() -> None:
    changes = {"O1": {"ban": {"type": ["weapon"]}, "cards": {"min": 0, "max": 2}}}
    match = scene("Z08 Z14 Z15 Z19", "M10 M09", pack=pack(changes))
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    assert refused(match, 0, "lay Z08") == "B-COMMIT-07"
    assert refused(match, 0, "confirm") == ""
    match.play(0, "lay Z14")
    match.play(0, "lay Z15")
    assert refused(match, 0, "lay Z19") == "B-COMMIT-03"
    match.play(0, "confirm")
    match.play(1, "confirm")
    assert told(match, "effect_idle") == []


@pytest.mark.clause("B-REINF-08", "B-PACK-05")
def test_only_choices_that_lead_are_offered() -> None:
    effects = [on("enter", "cancel", optional=True, filter={"side": "opponent"})]
    match = scene("Z09 Z11 Z01", "M04 M09 M12 M10", pack=pack({"Z11": {"effects": effects}}))
    fight(match, "Z09", "M04 M09")
    assert totals(match) == [5, 8]
    match.play(0, "reinforce Z11")
    assert offered(match, 0) == ["target opponent 1", "target opponent 2"]
    assert refused(match, 0, "decline") == "B-REINF-08"


@pytest.mark.clause("B-REINF-08", "B-GEN-08")
def test_the_only_choice_that_leads_is_made() -> None:
    effects = [on("enter", "cancel", filter={"side": "opponent"})]
    match = scene("Z09 Z11 Z01", "M04 M09 M08 M10", pack=pack({"Z11": {"effects": effects}}))
    fight(match, "Z09", "M04 M09 M08")
    assert totals(match) == [5, 12]
    match.play(0, "reinforce Z11")
    assert told(match, "target_chosen")[-1]["forced"] == "yes"
    assert totals(match) == [7, 5]


@pytest.mark.clause("B-REINF-08")
def test_drawn_cards_count_by_number() -> None:
    effects = [
        on("enter", "draw", amount=2),
        on("active", "boost", per={"stat": "hand", "of": "own"}),
    ]
    match = scene("Z09 Z11 Z01", "M04 M09 M12 M10", pack=pack({"Z11": {"effects": effects}}))
    fight(match, "Z09", "M04 M09 M12")
    assert totals(match) == [5, 9]
    assert offered(match, 0) == ["reinforce Z11", "pass"]
    match.play(0, "reinforce Z11")
    assert totals(match) == [10, 9]


@pytest.mark.clause("B-COMMIT-09", "B-COMMIT-10", "B-COMMIT-12", "B-COMMIT-13")
def test_row() -> None:
    match = scene("Z08 Z14 Z15 Z19", "M10 M09")
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    assert refused(match, 0, "lay Z01") == "B-COMMIT-09"
    assert refused(match, 0, "back 1") == "B-COMMIT-10"
    for card in ("Z08", "Z14", "Z15"):
        match.play(0, f"lay {card}")
    assert refused(match, 0, "lay Z19") == "B-COMMIT-03"
    match.play(0, "back 2")
    assert row(match, "row", 0) == ["Z08", "Z15"]
    match.play(0, "confirm")
    assert {refused(match, 0, d) for d in ("lay Z19", "back 1", "confirm")} == {"B-COMMIT-12"}
    assert [f["entry"] for f in told(match, "card_laid", 1)] == []
    lay(match, 1, "M10")
    assert [f["cards"] for f in told(match, "revealed")] == [["Z08", "Z15"], ["M10"]]
