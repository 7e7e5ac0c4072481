"""The worked examples of the rules reference (section 10), in exact squares and cards."""

from __future__ import annotations

import numpy as np
import pytest

from kragmortha.scenes import (
    KRAG,
    asked,
    at,
    bits,
    facts,
    gaze_deck,
    gazes,
    hand_size,
    offered,
    play,
    rigor,
    scene,
    tomes,
    why,
)
from ludoteca.games.kragmortha.orders import slip_chance
from ludoteca.games.kragmortha.position import GAZE_NAMES

TELEPORTS = {"b10", "d7", "a6", "g5", "c3", "g1"}


@pytest.mark.clause("K-EX-01", "K-MOV-02", "K-MOV-03", "K-MOV-06")
def test_example_01_two_symbols_in_either_order() -> None:
    match = play(scene("d1", "SM"), "play_card 0")
    assert offered(match, kind="step") == {"e1", "c1"}
    assert "stop" not in offered(match)
    assert offered(play(match.copy(), "step e1")) == {"step e2", "stop"}
    assert offered(play(match.copy(), "step c1")) == {"step c2", "stop"}
    assert why(match, 0, "step d2") == "K-MOV-02"
    assert why(play(match, "step e1"), 0, "step f1") == "K-MOV-03"


def chain_of_three(**more):
    more = {"tomes": None, **more}
    match = scene("f2 e3 d3", "MP rSM rSP", rigor="d4", gaze_top="H1", **more)
    return play(match, "play_card 0", "step f3", "step e3")


@pytest.mark.clause("K-EX-02", "K-SHV-01", "K-SHV-02", "K-SHV-03", "K-SHV-04", "K-RIG-03")
def test_example_02_a_chain_onto_rigor() -> None:
    match = chain_of_three()
    assert match.waiting == [0]
    assert offered(match, kind="shove") == {"e4", "e2", "d3"}
    assert why(match, 0, "shove f3") == "K-SHV-02"
    assert why(match, 1, "shove e4") == "K-SHV-01"
    play(match, "shove d3")
    assert match.waiting == [1]
    assert offered(match, kind="shove") == {"d4", "d2", "c3"}
    play(match, "1: shove d4")
    assert match.waiting == [2]
    assert gazes(match, 2) == {"H1"}
    assert offered(match, kind="relocate") == TELEPORTS
    used = match.record.tokens_left
    play(match, "2: relocate a6")
    assert (at(match, 2), match.record.tokens_left) == ("a6", used)
    assert hand_size(match, 0) == 3
    assert match.waiting == [1]


@pytest.mark.clause("K-EX-03", "K-RIG-05", "K-TRN-09", "K-RIG-01", "K-RIG-02")
def test_example_03_own_meeting_ends_the_turn() -> None:
    match = scene("e7", "MG SM SP", rigor="e8", tomes={0: "T01"})
    play(match, "play_card 0", "step e8")
    assert match.record.gazes[0] == 1
    assert offered(match, kind="relocate") == TELEPORTS
    play(match, "relocate b10")
    assert match.waiting == [1]
    assert hand_size(match, 0) == 3
    assert facts(match, "turn_ended")[-1]["cause"] == "meeting"


@pytest.mark.clause("K-EX-04", "K-MOV-05", "K-MOV-04", "K-MOV-08")
def test_example_04_which_symbol_was_spent() -> None:
    match = play(scene("d6", "BS"), "play_card 0")
    assert offered(play(match.copy(), "step e6"), kind="step") == {"e7", "f6", "e5", "d6"}
    assert offered(play(match, "step c6"), kind="step") == {"c5"}


@pytest.mark.clause("K-EX-05", "K-MOV-04", "K-DSK-01", "K-DSK-02", "K-DSK-04")
def test_example_05_the_desk() -> None:
    match = scene("e10", "MP SM SP", rigor="e8", tome_top="T18")
    play(match, "play_card 0", "step f10")
    assert tomes(match, 0) == {"T18"}
    assert match.record.tome_used[17] == 0
    standing = {at(match, seat) for seat in range(4)}
    assert offered(match, kind="relocate") == {f"{c}1" for c in "abcdefg"} - standing
    play(match, "relocate c1")
    assert match.waiting == [1]
    assert hand_size(match, 0) == 3
    assert facts(match, "turn_ended")[-1] == {
        "turn": 10,
        "seat": "0",
        "early": "yes",
        "cause": "desk",
    }


@pytest.mark.clause("K-EX-06", "K-MOV-05", "K-MOV-08", "K-RIG-07")
def test_example_06_rigor_on_the_desk() -> None:
    match = play(scene("a1", "rSM", rigor="e10"), "play_card 0", "step f10")
    assert offered(match, kind="step") == {"g10", "f9", "e10"}


@pytest.mark.clause("K-EX-07", "K-RIG-06")
def test_example_07_one_card_catches_twice() -> None:
    match = scene("a1 e8 e7", "rPG", gaze_top="H1 H2")
    play(match, "play_card 0", "step e8")
    assert match.waiting == [1]
    play(match, "1: relocate a6")
    assert match.waiting == [0]
    play(match, "step e7")
    assert match.waiting == [2]
    assert offered(match, kind="relocate") == TELEPORTS - {"a6"}
    play(match, "2: relocate g5")
    assert facts(match, "turn_ended")[-1]["early"] == "no"


@pytest.mark.clause("K-EX-07", "K-RIG-06")
def test_example_07_with_rigor_stopping_on_his_catch() -> None:
    options = {"rigor_stops_on_catch": "on"}
    missed = play(scene("a1", "rPG", options=options), "play_card 0", "step e8")
    assert "stop" in offered(missed)
    match = scene("a1 e8 e7", "rPG", options=options)
    play(match, "play_card 0", "step e8", "1: relocate a6")
    assert match.waiting == [1]
    assert facts(match, "turn_ended")[-1]["early"] == "no"


@pytest.mark.clause("K-EX-08", "K-RIG-05", "K-RIG-07")
def test_example_08_driving_rigor_onto_oneself() -> None:
    match = scene("e8", "rPG SM SP")
    play(match, "play_card 0", "step e8")
    assert match.record.gazes[0] == 1
    play(match, "relocate a6")
    assert match.waiting == [1]
    assert facts(match, "turn_ended")[-1]["cause"] == "meeting"


@pytest.mark.clause("K-EX-09", "K-SHV-09", "K-TEL-05", "K-TEL-04")
def test_example_09_no_other_teleport_is_free() -> None:
    match = scene("d6 b10 d7 a6 g5 c3 g1", "SM", seats=8, tokens="trap tome", gaze_top="H1")
    play(match, "play_card 0", "step d7")
    assert offered(match, kind="shove") == {"c7", "d8", "e7"}
    play(match, "shove c7")
    assert at(match, 0) == "d7"
    assert gazes(match, 0) == {"H1"}
    assert facts(match, "turn_ended")[-1]["cause"] == "token"


@pytest.mark.clause("K-EX-10", "K-TEL-04", "K-TEL-07", "K-TEL-01", "K-TEL-02")
def test_example_10_the_sixth_token() -> None:
    match = scene("d6 d7", "SM", tokens="trap", gaze_top="H1")
    play(match, "play_card 0", "step d7", "shove e7")
    assert match.record.tokens_left == 6
    assert facts(match, "tokens_reshuffled")
    assert gazes(match, 0) == set()
    assert offered(match, kind="relocate") == TELEPORTS - {"d7"}
    play(match, "relocate g1")
    assert gazes(match, 0) == {"H1"}
    assert [f["seat"] for f in facts(match, "token_turned")] == ["0"]


@pytest.mark.clause("K-EX-11", "K-SHV-05", "K-SHV-06")
def test_example_11_the_chain_comes_round() -> None:
    match = scene("c4 d4 e4 e5 d5", "MG rSM rSP", seats=8)
    play(match, "play_card 0", "step d4", "0: shove e4", "1: shove e5", "2: shove d5")
    assert why(match, 3, "shove e5") == "K-SHV-02"
    play(match, "3: shove d4")
    assert match.waiting == [4]
    assert offered(match, kind="shove") == {"d3", "c4"}
    assert why(match, 4, "shove e4") == "K-SHV-05"
    play(match, "4: shove c4")
    assert match.waiting == [1]
    assert facts(match, "turn_ended")[-1]["early"] == "no"
    assert [at(match, seat) for seat in range(5)] == ["c4", "e4", "e5", "d5", "d4"]


@pytest.mark.clause("K-EX-12", "K-SHV-07", "K-SHV-08", "K-TRN-03", "K-TRN-05", "K-MOV-09")
def test_example_12_boots_close_a_corner() -> None:
    booted = scene("b1 a1 a2", "SG", boots="2")
    assert why(booted, 0, "play_card 0") == "K-TRN-03"
    assert offered(booted) == {"declare_stuck"}
    wide = play(scene("b1 a1 a2", "BS", boots="2"), "play_card 0")
    assert why(wide, 0, "step a1") == "K-SHV-08"
    barefoot = play(scene("b1 a1 a2", "SG"), "play_card 0", "step a1")
    assert offered(barefoot, kind="shove") == {"a2"}


@pytest.mark.clause("K-EX-13", "K-DSK-02", "K-RIG-04")
def test_example_13_no_start_square_is_empty() -> None:
    match = scene("e10 a1 b1 c1 d1 e1 f1 g1", "MP", seats=8, rigor="e8")
    play(match, "play_card 0", "step f10")
    assert offered(match, kind="relocate") == {f"{c}2" for c in "abcdefg"}
    assert why(match, 0, "relocate a3") == "K-DSK-02"


@pytest.mark.clause("K-EX-14", "K-GAZ-02", "K-GAZ-01")
def test_example_14_rejected_gazes_go_under() -> None:
    rest = set(GAZE_NAMES) - {"L1", "L2", "M1", "M2", "H1", "F4", "V4"}
    others = {1: "M3 H2 A1", 2: "M4 H3 A2", 3: "H4 A3 F1", 4: "A4 F2 L3", 5: "F3 L4 V1"}
    others |= {6: "V2", 7: "V3"}
    match = scene(
        "e7",
        "MG",
        seats=8,
        rigor="e8",
        gazes={0: "L2 M1", **others},
        gaze_top="L1 M2 H1 F4 V4",
        burning="S",
    )
    assert rest == {c for seat in range(1, 8) for c in gazes(match, seat)}
    play(match, "play_card 0", "step e8")
    assert gazes(match, 0) == {"L2", "M1", "H1"}
    assert gaze_deck(match) == ["F4", "V4", "L1", "M2"]
    assert [f["card"] for f in facts(match, "gaze_rejected")] == ["L1", "M2"]


@pytest.mark.clause("K-EX-15", "K-GAZ-03")
def test_example_15_a_blank_gaze() -> None:
    match = scene("e7", "MG", rigor="e8", gazes={0: "L2 M2"})
    p = match.record
    p.gaze_deck[:] = -1
    p.gaze_deck[:2] = [16, 0]  # L1 under M1
    p.gaze_deck_size = 2
    play(match, "play_card 0", "step e8")
    assert (p.gazes[0], p.blanks[0]) == (3, 1)
    assert gaze_deck(match) == ["M1", "L1"]


@pytest.mark.clause("K-EX-16", "K-END-01", "K-END-03", "K-END-04")
def test_example_16_banished_in_the_middle() -> None:
    match = scene("f2 e3 d3", "MP rSM rSP", rigor="d4", gazes={2: "L1 M1 H1"}, gaze_top="F1")
    play(match, "play_card 0", "step f3", "step e3", "shove d3", "1: shove d4")
    assert match.over
    assert match.result.reason == "gaze"
    assert [at(match, seat) for seat in range(3)] == ["e3", "d3", "d4"]
    assert rigor(match) == "d4"
    assert hand_size(match, 0) == 2
    assert match.result.places[2] == 4
    assert 2 not in match.result.winners
    assert facts(match, "game_over")[0]["banished"] == "2"
    assert why(match, 2, "relocate a6") == "K-END-03"


@pytest.mark.clause("K-EX-17", "K-END-02", "K-END-05", "K-TEL-03")
def test_example_17_the_last_tome() -> None:
    own = {0: "T01 T03 T02 T07 T13 T18", 1: "T04 T05 T06 T14 T15", 2: "T08 T09 T10 T11 T12 T17"}
    match = scene(
        "b5 d6 g8",
        "SM",
        seats=3,
        layout="k34",
        active=1,
        tomes=own,
        gazes={0: "H1", 1: "L1", 2: "A1 F1"},
        tokens="tome trap",
    )
    assert match.record.tome_deck_size == 1
    assert [p["symbols"] for p in match.result.parts] == [11, 9, 13]
    play(match, "play_card 0", "step d7", "relocate c3")
    assert match.over
    assert match.result.reason == "tomes"
    parts = match.result.parts
    assert [(p["gazes"], p["tomes"]) for p in parts] == [(1, 6), (1, 6), (2, 6)]
    assert [p["symbols"] for p in parts] == [11, 12, 13]
    assert match.result.places == [2, 1, 3]


@pytest.mark.clause("K-EX-18", "K-ENF-04", "K-ENF-05", "K-ORD-09", "K-ORD-17")
def test_example_18_two_sins_with_one_step() -> None:
    match = scene("d1", "SM", gazes={0: "A1 L1"}, gaze_top="H1 F1", rigor="a10")
    play(match, "play_card 0", "step e1", "step e2")
    drawn = facts(match, "gaze_drawn")
    assert [(f["card"], f["cause"]) for f in drawn] == [("H1", "sin"), ("F1", "sin")]
    assert [f["card"] for f in facts(match, "sinned")] == ["A1", "L1"]
    assert match.over
    assert hand_size(match, 0) == 0


@pytest.mark.clause("K-EX-19", "K-ENF-06", "K-ENF-07", "K-ENF-08", "K-ENF-09")
def test_example_19_watching_each_other() -> None:
    match = scene(
        "a1 d1 d3",
        active=1,
        hand="SM SP",
        hands={2: "SM SP SG"},
        gazes={1: "L1", 2: "A1"},
        gaze_top="H1",
        options={"enforcement": "watch"},
    )
    play(match, "play_card 0", "step e1", "step e2")
    assert match.record.turn == 11
    play(match, "play_card 0", "step d4", "3: accuse 1")
    assert facts(match, "accusation_result")[-1]["right"] == "yes"
    assert gazes(match, 1) == {"L1"}  # C moves: no quiet point yet
    play(match, "0: accuse 1")
    assert facts(match, "accuser_locked")[-1] == {"seat": "0", "turn": 15}
    assert why(match, 0, "accuse 1") == "K-ENF-09"
    play(match, "step d3")
    assert gazes(match, 1) == {"L1", "H1"}
    assert match.record.sinful == bits("A1")
    while match.record.turn < 15:
        assert match.record.sinful == bits("A1")
        play(match, f"{match.waiting[0]}: {match.options(match.waiting[0])[0]}")
    assert not match.record.sinful & bits("A1")
    assert match.record.crime_count == 1
    assert why(match, 0, "accuse 1") == ""
    while not match.over:
        play(match, f"{match.waiting[0]}: {match.options(match.waiting[0])[0]}")
    assert {"seat": "2", "card": "A1", "turn": 11} in facts(match, "crime_sheet", 3)


def tribunal(seats: int):
    layout = {2: "k2", 3: "k34", 4: "k34"}[seats]
    defendant = 1 if seats == 2 else 2
    return scene(
        "c4",
        seats=seats,
        layout=layout,
        gazes={defendant: "L1"},
        gaze_top="H1",
        options={"orders": "physical"},
    )


@pytest.mark.clause("K-EX-20", "K-ENF-10", "K-ENF-11", "K-ENF-13", "K-ENF-09")
def test_example_20_four_seats_one_vote_each_way() -> None:
    match = play(tribunal(4), "0: accuse 2 L1")
    assert why(match, 0, "play_card 0") == "K-ENF-10"
    play(match, "2: deny L1")
    assert match.waiting == [1, 3]
    play(match, "1: vote guilty", "3: vote innocent")
    assert facts(match, "verdict")[0]["guilty"] == "no"
    assert match.record.locked_until[0] == 14
    assert gazes(match, 2) == {"L1"}


@pytest.mark.clause("K-EX-20", "K-ENF-11", "K-ENF-13")
def test_example_20_three_seats_one_vote() -> None:
    match = play(tribunal(3), "0: accuse 2 L1", "2: deny L1")
    assert match.waiting == [1]
    play(match, "1: vote guilty")
    assert gazes(match, 2) == {"L1", "H1"}
    assert facts(match, "gaze_drawn")[0]["cause"] == "verdict"


@pytest.mark.clause("K-EX-20", "K-ENF-12")
def test_example_20_two_seats_have_no_vote() -> None:
    match = play(tribunal(2), "0: accuse 1 L1", "1: deny L1")
    assert match.waiting == [0]
    assert gazes(match, 1) == {"L1"}
    assert match.record.locked_until[0] == 12


@pytest.mark.clause("K-EX-21", "K-ORD-22", "K-RCT-02")
def test_example_21_one_glory_for_two_steps() -> None:
    match = scene(
        "b1 c1",
        "rPG SM SP",
        seats=5,
        layout="k56",
        active=1,
        gazes={4: "V2"},
        gaze_top="H1",
    )
    play(match, "play_card 0", "step e8", "step e7")
    assert match.waiting == [4]
    assert offered(match) == {"glory", "let_pass glory"}
    assert hand_size(match, 1) == 2
    play(match, "4: let_pass glory")
    assert gazes(match, 4) == {"V2", "H1"}
    assert hand_size(match, 1) == 3


@pytest.mark.clause("K-EX-21", "K-RCT-03", "K-RCT-05", "K-ENF-03")
def test_example_21_timed() -> None:
    match = scene(
        "b1 c1 d3",
        "rPG SM SP",
        seats=5,
        layout="k56",
        active=1,
        hands={2: "SP SM SG"},
        gazes={4: "V2"},
        gaze_top="H1",
        tokens="teleport teleport tome",
        options={"reactions": "timed"},
    )
    play(match, "play_card 0", "step e8", "step e7")
    assert match.waiting == [2]
    play(match, "play_card 0", "4: let_pass glory")
    assert gazes(match, 4) == {"V2"}
    step = min(s for s in offered(match, 2) if s.startswith("step"))
    play(match, step)
    while match.record.movement:
        play(match, "stop" if "stop" in offered(match) else sorted(offered(match))[0])
    assert gazes(match, 4) == {"V2", "H1"}


@pytest.mark.clause("K-EX-22", "K-DIE-01")
def test_example_22_slip_formula() -> None:
    expected = {4: [4, 5, 7], 9: [9, 12, 16], 15: [15, 21, 27], 60: [60, 84, 90]}
    for rate, chances in expected.items():
        assert [slip_chance(rate, held) for held in (1, 2, 3)] == chances


@pytest.mark.clause("K-EX-23", "K-RIG-11", "K-RIG-12", "K-RIG-10")
def test_example_23_transfer() -> None:
    match = scene("c3 d9", "rSP SM SG", seats=2, layout="k2", rigor="d8")
    tokens = match.record.tokens_left
    play(match, "play_card 0", "step d7")
    assert match.record.tokens_left == tokens
    squares = offered(match, kind="transfer")
    assert len(squares) == 29
    assert not squares & {"d7", "c3", "d9", "d3", "c4", "d10", "c9", "e9", "d8"}
    declined = play(match.copy(), "no_transfer")
    assert offered(declined) >= {"stop", "step c7", "step e7"}
    play(match, "transfer g3")
    assert rigor(match) == "g3"
    assert facts(match, "turn_ended")[-1]["cause"] == "transfer"


@pytest.mark.clause("K-EX-24", "K-TRN-10", "K-TRN-11", "K-TRN-05", "K-ORD-16")
def test_example_24_two_card_grip() -> None:
    match = scene("d1", "SM SM SM", gazes={0: "F4"})
    play(match, "play_card 0", "step e1", "stop")
    assert hand_size(match, 0) == 2
    again = scene("d1", "SM SM", gazes={0: "F4"})
    play(again, "play_card 0", "step e1", "stop")
    assert hand_size(again, 0) == 2
    sleeved = scene("d1", "SM SM", gazes={0: "F4"}, tomes={0: "T07"})
    play(sleeved, "play_card 0", "step e1", "stop")
    assert hand_size(sleeved, 0) == 3


@pytest.mark.clause("K-EX-24", "K-TRN-05")
def test_example_24_stuck_at_limit_two() -> None:
    stuck = scene("a1", "SP SP SP", gazes={0: "F4"}, rigor="a10")
    assert offered(stuck) == {"declare_stuck"}
    play(stuck, "declare_stuck")
    assert hand_size(stuck, 0) == 2
    assert stuck.record.discard_size == 3


@pytest.mark.clause("K-EX-25", "K-MOV-10", "K-ORD-12")
def test_example_25_a_face_down_card() -> None:
    match = scene("a1", "rSM rSP SG", gazes={0: "A4"}, face_down="2")
    play(match, "play_card 2")
    assert offered(match, kind="step") == {"b1"}
    fizzled = scene("a3", "rSM rSP SG", gazes={0: "A4"}, face_down="2")
    play(fizzled, "play_card 2")
    assert facts(fizzled, "card_fizzled")
    assert at(fizzled, 0) == "a3"
    assert facts(fizzled, "turn_ended")[-1]["early"] == "no"
    assert fizzled.record.face_down == 2
    assert fizzled.view(0)["table"]["hand"][0][2] is None


@pytest.mark.clause("K-EX-26", "K-TRN-06", "K-TRN-04", "K-ORD-10")
def test_example_26_mercy() -> None:
    given = {"gazes": {0: "A2"}, "rigor": "a10"}
    match = scene("d6 c6", "MG MG MG", **given)
    assert offered(match) == {"play_card 0", "play_card 1", "play_card 2", "declare_stuck"}
    play(match.copy(), "play_card 0")
    without = scene("d6 c6", "MG MG MG", options={"mercy_stuck": "off"}, **given)
    assert offered(without) == {"play_card 0", "play_card 1", "play_card 2"}
    assert why(without, 0, "declare_stuck") == "K-TRN-04"
    play(match, "declare_stuck")
    assert facts(match, "stuck")[0]["mercy"] == "yes"


@pytest.mark.clause("K-EX-27", "K-ORD-19", "K-TRN-14")
def test_example_27_up_you_get() -> None:
    match = scene("d1 g8", "SM SP SG", hands={1: "SM SP SG"}, gazes={0: "L3"}, gaze_top="H1")
    play(match, "0: stand", "play_card 0", "step e1", "stop")
    assert match.waiting == [1]
    option = next(o for o in sorted(offered(match)) if o.startswith("play_card"))
    play(match, option)
    while match.waiting == [1]:
        play(match, "stop" if "stop" in offered(match) else sorted(offered(match))[0])
    assert match.waiting == [0]
    assert asked(match) == {"sit", "let_pass"}
    play(match, "0: let_pass sit")
    assert gazes(match, 0) == {"L3", "H1"}
    assert match.record.standing == 0
    assert match.waiting == [2]


@pytest.mark.clause("K-EX-28", "K-ORD-21")
def test_example_28_three_taboos() -> None:
    match = scene("d4 g3", "MG", seats=2, layout="k2", rigor="d3", gaze_top="V1")
    play(match, "play_card 0")
    assert "d3" not in offered(match, kind="step")
    match = scene("g4 d4", "rSP", seats=2, layout="k2", rigor="e4", gaze_top="V1", active=0)
    match.record.rigor = 24 + 1
    p = match.record
    p.gaze_owner[20] = 1
    p.gazes[1] = 1
    p.gaze_deck[np.argmax(np.asarray(p.gaze_deck) == 20)] = p.gaze_deck[p.gaze_deck_size - 1]
    p.gaze_deck_size -= 1
    p.gaze_deck[p.gaze_deck_size] = -1
    p.taboo_new = 1
    p.fresh = 1 << 20
    play(match, "play_card 0", "step f4", "stop")
    assert match.waiting == [0]
    squares = offered(match, kind="forbid")
    assert "d4" not in squares
    assert not [s for s in squares if s[1:] == "3"]
    play(match, "forbid c4")
    taboo = [int(square) for square in p.taboo]
    assert len(set(taboo)) == 3
    assert sum(abs(s // 7 - 3) + abs(s % 7 - 3) == 1 for s in taboo) == 1


@pytest.mark.clause("K-EX-29", "K-ORD-24")
def test_example_29_your_excellency() -> None:
    given = {"gazes": {0: "V4"}, "tokens": "teleport tome", "gaze_top": "H1"}
    match = scene("d6", "SM SP SG", **given)
    play(match, "0: announce d7", "play_card 0", "step d7", "relocate g1")
    assert gazes(match, 0) == {"V4"}
    other = play(scene("d6", "SM SP SG", **given), "0: announce d7", "play_card 0", "step c6")
    play(other, "stop")
    assert gazes(other, 0) == {"V4", "H1"}


@pytest.mark.clause("K-EX-30", "K-TOM-06", "K-RCT-01", "K-RCT-04")
def test_example_30_the_cloak() -> None:
    match = play(chain_of_three(tomes={2: "T04"}), "shove d3", "1: shove d4")
    assert match.waiting == [2]
    assert offered(match) == {"use_cloak", "let_pass cloak"}
    assert gazes(match, 2) == set()
    hidden = play(match.copy(), "2: use_cloak")
    assert hidden.record.tome_used[3] == 1
    assert offered(hidden, kind="relocate") == TELEPORTS
    play(hidden, "relocate a6")
    assert gazes(hidden, 2) == set()
    play(match, "2: let_pass cloak")
    assert gazes(match, 2) == {"H1"}


def test_the_game_is_found_by_name() -> None:
    assert KRAG.name == "kragmortha"
