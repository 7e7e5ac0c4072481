"""The worked examples of the reference, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bonelli.scene import (
    GAME,
    balloons,
    fight,
    lay,
    offered,
    refused,
    row,
    scene,
    told,
    totals,
)


@pytest.mark.clause(
    "X01", "B-SETUP-04", "B-SETUP-05", "B-SETUP-06", "B-SETUP-07", "B-SETUP-08", "B-GEN-01"
)
def test_set_up() -> None:
    match = GAME.new(seed=3)
    p = match.record
    assert (p.albo_left, sum(a >= 0 for a in p.removed), p.reserve, p.reserve_wow) == (15, 6, 13, 6)
    assert list(p.deck_size) == [35, 35]
    assert list(p.hand_size) == [5, 5]
    assert balloons(match) == [2, 2]
    assert match.waiting == [p.younger_seat]
    assert offered(match, p.younger_seat) == ["lead self", "lead opponent"]
    assert all(0 <= albo < 22 for albo in p.face_up)
    with pytest.raises(Exception, match="2 players"):
        GAME.new(seats=3)


@pytest.mark.clause("X02", "B-END-04")
@pytest.mark.parametrize(
    ("ends", "turns", "two"), [((12, 13), 10, 1), ((17, 18), 15, 1), ((12, 18), 15, 6)]
)
def test_length(ends: tuple[int, int], turns: int, two: int) -> None:
    match = GAME.new(seed=4)
    p = match.record
    albi = [a for a in p.albo_deck if 0 <= a < 22]
    deck = [22 if 18 - n in ends else albi.pop() for n in range(15)]
    p.albo_deck[:15] = deck
    narrow = set()
    while not match.over:
        if p.phase == 1 and 22 in p.face_up:
            narrow.add(int(p.turn))
        seat = match.waiting[0]
        match.play(seat, offered(match, seat)[-1])
    assert p.turn == turns
    assert len(narrow) == two


@pytest.mark.clause("X03", "B-DECL-01", "B-DECL-03", "B-COMMIT-01")
def test_declaration() -> None:
    match = scene("Z01", "M01")
    match.play(0, "declare 1")
    assert offered(match, 0) == ["balloon 2", "balloon 3"]
    match.play(0, "balloon 2")
    assert match.record.reserve == 12
    assert list(match.record.place_balloons) == [0, 1, 0]
    assert match.waiting == [0, 1]


@pytest.mark.clause(
    "X04", "B-REINF-01", "B-REINF-02", "B-REINF-03", "B-REINF-04", "B-REINF-07", "B-REINF-10",
    "B-REINF-11", "B-ASSIGN-01", "B-ASSIGN-03", "B-ASSIGN-07", "B-ASSIGN-08", "B-ASSIGN-11",
    "B-TOKEN-03",
)  # fmt: skip
def test_reinforcement_must_lead() -> None:
    match = fight(scene("Z09 Z08 Z11 Z13 Z22 Z01", "M04 M18 M09 M22 M12"), "Z09", "M04 M18")
    assert totals(match) == [5, 7]
    assert offered(match, 0) == ["reinforce Z08", "reinforce Z22", "pass"]
    assert refused(match, 0, "reinforce Z11") == "B-REINF-02"
    assert refused(match, 0, "reinforce Z01") == "B-REINF-01"
    match.play(0, "reinforce Z08")
    assert (totals(match), balloons(match)[0]) == ([8, 7], 1)
    assert offered(match, 1) == ["reinforce M09", "reinforce M22", "pass"]
    match.play(1, "reinforce M22")
    assert totals(match) == [6, 8]
    assert offered(match, 0) == ["reinforce Z22", "pass"]
    match.play(0, "pass")
    p = match.record
    assert p.fate[0] == 1
    assert p.albo_wow[0] == 1
    assert sorted(row(match, "discard", 1)) == ["M04", "M18", "M22"]
    assert {"Z08", "Z09"} <= set(row(match, "shown", 0))
    assert balloons(match)[0] == 1
    assert (p.protagonist, match.waiting) == (0, [0])


@pytest.mark.clause("X05", "B-REINF-09")
def test_no_balloon_no_question() -> None:
    match = scene("Z09 Z08 Z11 Z13 Z22 Z01", "M04 M18 M09", balloons=[0, 2])
    fight(match, "Z09", "M04 M18")
    assert match.record.fate[0] == 1
    assert told(match, "albo_won")[0]["totals"] == ["5", "7"]


@pytest.mark.clause("X06", "B-REINF-09", "B-GEN-08")
def test_asked_although_nothing_helps() -> None:
    match = fight(scene("Z02 Z01 Z15", "M04 M18 M09"), "Z02", "M04 M18")
    assert totals(match) == [4, 7]
    assert offered(match, 0) == ["pass"]
    match = fight(scene("Z02", "M04 M18 M09"), "Z02", "M04 M18")
    assert match.record.turn == 2


@pytest.mark.clause("X07", "B-ASSIGN-04", "B-ASSIGN-09", "B-TURN-02", "B-REINF-12")
def test_tie() -> None:
    match = scene("Z09 Z08", "M04 M09", place_balloons=[2, 0, 0])
    fight(match, "Z09", "M04")
    p = match.record
    assert p.fate[0] == 2
    assert p.reserve == 12
    assert told(match, "reinforcement_passed") == []
    assert row(match, "shown", 0) == ["Z09"]
    assert row(match, "shown", 1) == ["M04"]
    assert (p.protagonist, p.turn) == (0, 2)
    assert p.face_up[0] >= 0


@pytest.mark.clause("X08", "B-RETURN-01", "B-RETURN-02", "B-RETURN-03", "B-DRAW-02")
def test_overflow() -> None:
    match = scene("Z15 Z10 Z11 Z08 Z09 Z19", "M04 M10 M09", lead=1)
    fight(match, "Z15 Z10 Z11", "M04 M10 M09")
    assert totals(match) == [6, 11]
    assert match.record.hand_size[0] == 5
    match.play(0, "pass")
    assert offered(match, 0) == ["keep Z10", "keep Z11", "keep Z15"]
    assert refused(match, 0, "keep Z08") == "B-RETURN-03"
    match.play(0, "keep Z10")
    assert match.record.hand_size[0] == 6
    assert sorted(row(match, "discard", 0)) == ["Z11", "Z15"]
    assert told(match, "draw_refused")[-1]["why"] == "limit"


@pytest.mark.clause("X09", "B-TURN-01", "B-ASSIGN-07")
def test_winners_hand() -> None:
    match = scene("Z09 Z01", "M04 M16 M14 M01 M02 M03 M05 M07")
    fight(match, "Z09", "M04 M16 M14")
    assert totals(match) == [5, 9]
    match.play(0, "pass")
    p = match.record
    assert (p.hand_size[1], p.discard_size[1], p.protagonist) == (6, 3, 0)
    assert "Z09" in row(match, "hand", 0)


@pytest.mark.clause("X10", "B-COMMIT-04", "B-COMMIT-05")
def test_one_name_once() -> None:
    match = scene("Z01 Z02 Z03 Z04 Z07", "M01")
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    match.play(0, "lay Z01")
    assert refused(match, 0, "lay Z02") == "B-COMMIT-05"
    assert refused(match, 0, "lay Z03") == "B-COMMIT-05"
    assert offered(match, 0) == ["lay Z04", "lay Z07", "confirm"]


@pytest.mark.clause("X11", "B-COMMIT-06", "B-COMMIT-08", "B-PARK-02", "B-DECL-07")
@pytest.mark.parametrize("wins", [True, False])
def test_parked_namesake(wins: bool) -> None:
    match = scene("Z01 Z09 Z07", "M05 M06 M09 M10 M16 M08", parked=[(1, "M04", 1)])
    match.play(0, "declare 1")
    assert totals(match) == [0, 5]
    match.play(0, "balloon 2")
    assert refused(match, 1, "lay M05") == "B-COMMIT-06"
    assert refused(match, 1, "lay M06") == "B-COMMIT-06"
    lay(match, 0, "Z01")
    lay(match, 1, "M09 M10 M16" if wins else "M16")
    if not wins:
        match.record.balloons[1] = 0
        match = scene("Z01 Z09 Z07", "M16 M08", parked=[(1, "M04", 1)], balloons=[2, 0])
        fight(match, "Z01 Z09 Z07", "M16")
    else:
        match.play(0, "pass")
    assert ("M04" in row(match, "discard", 1)) is wins
    assert ("M04" in row(match, "hand", 1)) is not wins


@pytest.mark.clause("X12", "B-COMMIT-11", "B-COUNT-02")
def test_empty_commit() -> None:
    match = scene("Z01 Z02 Z03", "M12 M09 M15", lead=1, parked=[(0, "Z01", 1)])
    match.play(1, "declare 1")
    match.play(1, "balloon 2")
    assert offered(match, 0) == ["confirm"]
    match.play(0, "confirm")
    lay(match, 1, "M12 M09 M15")
    assert told(match, "albo_eliminated")[0]["total"] == "6"
    assert row(match, "hand", 0).count("Z01") >= 2


@pytest.mark.clause("X13", "B-COMMIT-03", "B-COMMIT-11")
def test_too_few_cards() -> None:
    for hand, enough in (("Z04", True), ("Z04 Z11", False), ("Z04 Z05", True)):
        match = scene(hand, "M04 M09", lead=1, albi="V4 G1 V1")
        match.play(1, "declare 1")
        match.play(1, "balloon 2")
        assert refused(match, 0, "confirm") == "B-COMMIT-11"
        match.play(0, "lay Z04")
        assert refused(match, 0, "confirm") == ("" if enough else "B-COMMIT-11")


@pytest.mark.clause("X14", "B-REVEAL-02", "B-REVEAL-05", "B-OP-09", "B-GEN-07", "B-GEN-08")
def test_who_is_first_decides() -> None:
    match = fight(scene("Z07 Z19 Z01", "M07 M04 M09", lead=1), "Z07 Z19", "M07 M04")
    assert offered(match, 1) == ["target opponent 1", "target opponent 2"]
    match.play(1, "target opponent 2")
    assert totals(match) == [4, 7]
    assert told(match, "effect_lost")[0]["card"] == "Z19"
    match = fight(scene("Z07 Z19 Z01", "M07 M04 M09"), "Z07 Z19", "M07 M04")
    assert told(match, "target_chosen")[0]["forced"] == "yes"
    assert offered(match, 1) == ["target opponent 1", "target opponent 2"]
    match.play(1, "target opponent 2")
    assert totals(match) == [4, 2]


@pytest.mark.clause("X15", "B-OP-17", "B-FX-06", "B-FX-07", "B-REVEAL-01")
def test_ward() -> None:
    match = fight(scene("Z19 Z01 Z21 Z03", "M14 M04 M09"), "Z19 Z01 Z21", "M14 M04")
    assert totals(match) == [9, 7]
    assert [fact["card"] for fact in told(match, "effect_idle")] == ["Z19", "Z21"]


@pytest.mark.clause("X16", "B-OP-10", "B-PARK-01", "B-PARK-03", "B-PARK-04", "B-END-01")
def test_shunt_and_names() -> None:
    def begin(second: str) -> Any:
        return scene(
            "Z20 Z09 Z01",
            second,
            albi="O1 G1 -",
            turn=11,
            parked=[(1, "M04", 2)],
            balloons=[2, 0],
        )

    match = fight(begin("M05 M09"), "Z20 Z09", "M05")
    assert told(match, "effect_idle")[0]["why"] == "no_target"
    assert told(match, "albo_won")[0]["totals"] == ["6", "4"]
    match = fight(begin("M05 M09 M01"), "Z20 Z09", "M05 M09")
    assert told(match, "albo_won")[0]["totals"] == ["6", "4"]
    assert told(match, "card_parked")[0]["card"] == "M09"
    assert row(match, "card", 1) == ["M04", "M09"]


@pytest.mark.clause("X17", "B-FX-05", "B-PARK-02")
def test_saving_a_card() -> None:
    match = fight(scene("Z16 Z01 Z08 Z03", "M04 M09"), "Z16 Z01 Z08", "M04")
    assert offered(match, 0) == ["target own 2", "target own 3", "decline"]
    match.play(0, "target own 2")
    assert offered(match, 0) == ["to 2", "to 3"]
    match.play(0, "to 3")
    assert totals(match) == [4, 5]
    match.play(0, "pass")
    match.play(0, "declare 3")
    assert totals(match)[0] == 6
    match.play(0, "balloon 2")
    assert refused(match, 0, "lay Z03") == "B-COMMIT-06"


@pytest.mark.clause("X18", "B-COMMIT-06", "B-REINF-05", "B-OP-09")
def test_shunted_or_cancelled() -> None:
    match = fight(scene("Z01 Z03", "M19 M09"), "Z01", "M19")
    match.play(1, "to 2")
    assert totals(match) == [0, 1]
    assert offered(match, 0) == ["reinforce Z03", "pass"]
    match.play(0, "reinforce Z03")
    assert totals(match) == [3, 1]
    match = fight(scene("Z01 Z03", "M21 M09"), "Z01", "M21")
    assert totals(match) == [0, 2]
    assert refused(match, 0, "reinforce Z03") == "B-COMMIT-06"


@pytest.mark.clause("X19", "B-ASSIGN-05", "B-OP-20")
def test_loss_effects_come_before_the_return() -> None:
    match = scene("Z05 Z01", "M04 M09", lead=1, place_balloons=[1, 0, 0])
    fight(match, "Z05", "M04")
    match.play(0, "pass")
    assert balloons(match) == [3, 3]
    assert "Z05" in row(match, "hand", 0)


@pytest.mark.clause("X20", "B-OP-21", "B-FX-11")
def test_pay_after_taking() -> None:
    match = scene("Z12 Z01", "M12 M17 M04", place_balloons=[1, 0, 0], balloons=[0, 1])
    fight(match, "Z12", "M12 M17")
    assert totals(match) == [6, 3]
    assert offered(match, 1) == ["pass"]
    match.play(1, "pass")
    assert balloons(match) == [0, 1]


@pytest.mark.clause("X21", "B-OP-24", "B-TOKEN-01", "B-TOKEN-04", "B-ASSIGN-06")
@pytest.mark.parametrize(("left", "tokens", "points"), [(6, 2, 6), (1, 1, 4)])
def test_wow_twice(left: int, tokens: int, points: int) -> None:
    match = scene("Z17 Z09 Z01 Z02", "M10 M15", albi="O4 G1 V1", wow=[0, 6 - left], balloons=[2, 0])
    fight(match, "Z17 Z09 Z01", "M10 M15")
    assert told(match, "albo_won")[0]["totals"] == ["13", "5"]
    assert match.record.albo_wow[3] == tokens
    parts = match.result.parts[0]
    assert parts["albi"] + parts["wow"] == points


@pytest.mark.clause("X22", "B-OP-22", "B-FX-14", "B-ASSIGN-06")
def test_the_curse() -> None:
    match = scene("Z01 Z09 Z08", "M17 M18", lead=1, albi="B4 G1 V1", balloons=[1, 3])
    fight(match, "Z01 Z09", "M17 M18")
    assert told(match, "albo_won")[0]["totals"] == ["11", "3"]
    assert balloons(match) == [1, 3]
    moved = [(f["source"], f["to"]) for f in told(match, "balloons_moved")]
    assert moved[-2:] == [("seat_0", "seat_1"), ("seat_1", "seat_0")]


@pytest.mark.clause("X23", "B-COUNT-01", "B-OP-15", "B-COND-02", "B-COND-03", "B-COND-04")
def test_counting() -> None:
    match = fight(scene("Z02 Z09 Z07 Z01", "M01 M12 M11 M09"), "Z02 Z09 Z07", "M01 M12 M11")
    assert totals(match) == [16, 9]
    match = scene("Z02 Z09 Z07 Z01", "M01 M12 M11 M09")
    fight(match, "Z02 Z09 Z07", "M01 M12 M11")
    match.record.card_marks[0, 0] |= 1
    match.play(1, "pass")
    assert told(match, "albo_eliminated")[0]["total"] == "9"


@pytest.mark.clause("X24", "B-COMMIT-03", "B-COND-02")
def test_four_cards_three_types() -> None:
    match = scene("Z01 Z02", "M11 M15 M08 M05", albi="G4 G1 V1")
    fight(match, "Z01", "M11 M15 M08 M05")
    assert totals(match) == [6, 13]


@pytest.mark.clause("X25", "B-DECL-02", "B-DECL-04", "B-END-01", "B-GEN-08")
def test_first_the_end() -> None:
    match = scene("Z20 Z01", "M04 M01", albi="- G1 V1", turn=11)
    assert offered(match, 0) == ["declare 2", "declare 3"]
    assert refused(match, 0, "declare 1") == "B-DECL-02"
    match.play(0, "declare 3")
    assert told(match, "balloon_placed")[0]["forced"] == "yes"
    assert match.record.place_balloons[1] == 1
    assert match.waiting == [0, 1]
    lay(match, 0, "Z20")
    lay(match, 1, "M04")
    assert told(match, "card_parked")[0]["end"] == "2"


@pytest.mark.clause("X26", "B-END-02", "B-END-03", "B-PARK-05", "B-HIDE-09")
def test_second_the_end() -> None:
    match = scene(
        "Z09 Z08",
        "M10 M09",
        albi="- G1 V1",
        turn=12,
        parked=[(0, "Z01", 2)],
        place_balloons=[0, 4, 0],
        balloons=[2, 0],
    )
    p = match.record
    top = p.albo_left - 1
    end = list(p.albo_deck).index(22)
    p.albo_deck[end], p.albo_deck[top] = p.albo_deck[top], 22
    fight(match, "Z09", "M10", place=3)
    assert match.over
    assert match.waiting == []
    assert refused(match, 0, "declare 2") == "B-END-02"
    assert len(told(match, "card_drawn")) >= 2
    assert p.place_balloons[1] == 5
    assert match.result.parts[0]["balloons"] == 1
    assert match.result.reason == "the_end"
    seen = match.redacted(1)
    names = [name for name in match.rows.dtype.names if not name.startswith("gap")]
    assert [n for n in names if seen[n].tobytes() != match.rows[n].tobytes()] == []


@pytest.mark.clause(
    "X27", "B-SCORE-01", "B-SCORE-02", "B-SCORE-03", "B-SCORE-06", "B-SCORE-07", "B-SCORE-08",
    "B-SCORE-09", "B-SCORE-10",
)  # fmt: skip
def test_scoring() -> None:
    wow = [0] * 22
    wow[11], wow[3] = 1, 1
    match = scene(
        "Z01",
        "M01",
        albi="O1 O2 O3",
        turn=13,
        balloons=[5, 2],
        albo_wow=wow,
        won=("V1 V2 V6 G1 B1", "O4 G2 G4 B2 B3 B4 B5"),
    )
    first, second = match.result.parts
    assert first == {"albi": 10, "wow": 2, "balloons": 2, "points": 14}
    assert second == {"albi": 16, "wow": 2, "balloons": 1, "points": 19}
    assert match.result.places == [2, 1]


@pytest.mark.clause("X28", "B-SCORE-04", "B-SCORE-05")
def test_ties_of_points() -> None:
    def result(balloons: list[int], won: tuple[str, str], **options: str) -> list[int]:
        match = scene(
            "Z01", "M01", albi="B1 B2 B3", turn=9, balloons=balloons, won=won, options=options
        )
        assert match.result.parts[0]["points"] == match.result.parts[1]["points"]
        return match.result.places

    assert result([5, 2], ("O1 O3", "O2 O4 V1"), final_tie="shared") == [1, 2]
    assert result([4, 4], ("O2 O4", "O1 O3"), final_tie="shared") == [1, 1]
    assert result([4, 4], ("O2 O4", "O1 O6 V1"), final_tie="shared") == [1, 1]
    assert result([4, 4], ("O2 O4", "O1 O6 V1"), final_tie="albi") == [2, 1]


@pytest.mark.clause("X29", "B-DRAW-02")
def test_draw_at_the_limit() -> None:
    match = scene("Z09 Z08 Z11 Z13 Z22 Z01", "M04 M18 M09 M22 M12", balloons=[0, 0])
    before = None
    fight(match, "Z09", "M04")
    before = told(match, "draw_refused")
    assert [(fact["seat"], fact["why"]) for fact in before] == [("0", "limit")]
    assert match.record.deck_size[0] == 34


@pytest.mark.clause("X30", "B-DRAW-01", "B-DRAW-03", "B-DRAW-04", "B-DRAW-05", "B-OP-01")
def test_reshuffle() -> None:
    cards = [card for card in GAME.shipped_pack.data.card if card.hero == "martin"]
    every = [card.id for card in cards for _ in range(card.copies)]
    for card in ("M02", "M09", "M04", "M05", "M06", "M07", "M08"):
        every.remove(card)
    discard = " ".join(every[:32])
    match = scene(
        "Z01 Z09", "M02 M09 M05 M06 M07 M08", parked=[(1, "M04", 3)], discard=("", discard)
    )
    assert match.record.deck_size[1] == 1
    fight(match, "Z01", "M02 M09")
    p = match.record
    assert (p.deck_size[1], p.discard_size[1], p.hand_size[1]) == (31, 0, 6)
    assert told(match, "deck_shuffled")[-1]["reason"] == "empty"
    gone = row(match, "hand", 1) + row(match, "deck", 1)
    for card in ("M02", "M09", "M04"):
        copies = next(c.copies for c in cards if c.id == card)
        assert gone.count(card) == copies - 1


@pytest.mark.clause("X31", "B-HIDE-04", "B-HIDE-05", "B-HIDE-06")
@pytest.mark.parametrize("ready", ["hidden", "shown"])
def test_secret_commit(ready: str) -> None:
    def opened() -> Any:
        match = scene("Z01 Z09 Z08 Z11 Z13 Z22", "M04 M18 M09", options={"ready": ready})
        match.play(0, "declare 1")
        match.play(0, "balloon 2")
        return match

    a, b = opened(), opened()
    for decision in ("lay Z01", "back 1", "lay Z09", "lay Z08"):
        b.play(0, decision)
    for seat in (1, None):
        assert a.redacted(seat).tobytes() == b.redacted(seat).tobytes()
    assert a.log(1) == b.log(1)
    b.play(0, "confirm")
    for seat in (1, None):
        view = b.view(seat)
        assert view["table"]["hand_size"][0] == 6
        same = a.redacted(seat).tobytes() == b.redacted(seat).tobytes()
        assert same is (ready == "hidden")
        assert view["waiting"] == ([0, 1] if ready == "hidden" else [1])
    assert (a.log(1) == b.log(1)) is (ready == "hidden")
    assert b.view(0)["waiting"] == [1]


@pytest.mark.clause("X32", "B-REVEAL-03", "B-REVEAL-05")
def test_laying_order() -> None:
    match = fight(scene("Z16 Z04 Z01", "M04 M09"), "Z16 Z04", "M04")
    match.play(0, "target own 2")
    match.play(0, "to 2")
    assert [f for f in told(match, "card_drawn") if f["reason"] == "effect"] == []
    match = fight(scene("Z16 Z04 Z01", "M04 M09"), "Z04 Z16", "M04")
    assert len([f for f in told(match, "card_drawn") if f["reason"] == "effect"]) == 1


@pytest.mark.clause("X33", "B-GEN-04", "B-GEN-05", "B-GEN-02")
def test_mirror() -> None:
    match = scene("Z01 Z09", "Z01 Z07 Z03", options={"heroes": "zagor-zagor"}, balloons=[0, 2])
    fight(match, "Z01", "Z01 Z07")
    assert told(match, "albo_won")[0]["totals"] == ["6", "11"]
    assert row(match, "discard", 1) == ["Z01", "Z07"]
    assert row(match, "discard", 0) == []
    assert GAME.invariants is not None
    assert GAME.invariants(match.book, match.record) == []


@pytest.mark.clause("X34", "B-DECL-06")
def test_empty_reserve() -> None:
    for rule, asked in (("skip", False), ("own", True)):
        match = scene("Z01 Z09", "M04 M09", balloons=[9, 8], options={"empty_reserve": rule})
        match.play(0, "declare 1")
        if asked:
            assert offered(match, 0) == ["balloon 2", "balloon 3"]
            match.play(0, "balloon 2")
            assert balloons(match) == [8, 8]
        else:
            assert len(told(match, "balloon_missing")) == 1
        assert match.waiting == [0, 1]


@pytest.mark.clause("X35", "B-REINF-12")
def test_reinforcing_on_a_tie() -> None:
    def begin() -> Any:
        options = {"tie_reinforce": "protagonist"}
        return fight(scene("Z09 Z14", "M04 M09", options=options), "Z09", "M04")

    match = begin()
    assert offered(match, 0) == ["reinforce Z14", "pass"]
    match.play(0, "reinforce Z14")
    assert totals(match) == [7, 5]
    match = begin()
    match.play(0, "pass")
    assert match.waiting == [1]
    match.play(1, "pass")
    assert match.record.fate[0] == 2


@pytest.mark.clause("X36", "B-HIDE-07")
def test_what_is_remembered() -> None:
    match = scene("Z01 Z09 Z07 Z08", "M09 M04 M08", balloons=[2, 0])
    fight(match, "Z01 Z09", "M09 M04")
    shown = [card for card in match.view(0)["table"]["shown"][1] if card]
    assert shown == ["M04", "M09"]
    assert match.view(0)["table"]["hand"][1][:2] == [None, None]
    match.play(1, "declare 2")
    match.play(1, "balloon 3")
    lay(match, 0, "Z08")
    lay(match, 1, "M09 M08")
    shown = [card for card in match.view(0)["table"]["shown"][1] if card]
    assert shown == ["M04"]
