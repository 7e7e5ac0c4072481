"""The digital orders: what they demand, what breaks them (4.11, 4.12)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kragmortha.scenes import (
    asked,
    bits,
    facts,
    gazes,
    hand_size,
    offered,
    play,
    scene,
    why,
)

WATCH = {"enforcement": "watch"}


def held(cards: str, goblins: str = "d1 g8", hand: str = "SM SP SG", **more):
    """Seat 0 holds gazes; sins are convicted with H1 (or F1) next."""
    top = "H1 A3" if "H" not in cards else "A3 F3"
    return scene(goblins, hand, gazes={0: cards}, gaze_top=top, **more)


def sinned(match) -> list[str]:
    return [fact["card"] for fact in facts(match, "sinned")]


def moved(match):
    """Plays the first card one step and stops."""
    return play(match, "play_card 0", "step e1", "stop")


@pytest.mark.clause("K-OBL-01", "K-OBL-03", "K-OBL-04", "K-ENF-01")
def test_a_broken_order_costs_one_gaze_and_stays() -> None:
    match = moved(play(held("V3"), "0: slip V3"))
    assert sinned(match) == ["V3"]
    assert gazes(match, 0) == {"V3", "H1"}
    assert match.waiting == [1]
    physical = held("L1 M1", options={"orders": "physical"})
    assert why(physical, 0, "slip M1") == "K-OBL-07"
    play(physical, "play_card 0", "step e1", "step e2")
    assert gazes(physical, 0) == {"L1", "M1"}


@pytest.mark.clause("K-OBL-02", "K-OBL-07")
def test_obligations_need_a_card_held_before() -> None:
    fresh = held("V3 L3 M2", fresh=bits("V3", "L3", "M2"))
    assert why(fresh, 0, "slip V3") == "K-OBL-02"
    assert why(fresh, 0, "stand") == "K-OBL-02"
    assert why(fresh, 0, "slip M2") == ""
    play(moved(fresh))
    assert sinned(fresh) == []
    assert why(held("V3"), 0, "slip M1") == "K-OBL-07"
    twice = play(held("V3", options=WATCH), "0: slip V3")
    assert why(twice, 0, "slip V3") == "K-OBL-07"


@pytest.mark.clause("K-OBL-05")
def test_a_second_card_makes_nothing_fall_due() -> None:
    match = held("L3", hand="SM SM SP", tomes={0: "T03"}, options=WATCH)
    play(match, "0: stand", "play_card 0", "step e1", "stop", "use_tome T03", "play_card 0")
    assert match.record.sinful == 0
    stuck = held("L3", "a1 g8", "SP SP SP", rigor="a10", options=WATCH)
    play(stuck, "declare_stuck")
    assert stuck.record.sinful == 0


@pytest.mark.clause("K-OBL-06", "K-ORD-18")
def test_taboos_judge_own_steps_only() -> None:
    match = held("L2", "d6", tokens="teleport tome")
    play(match, "play_card 0", "step d7", "relocate a6")
    assert sinned(match) == ["L2"]
    pushed = scene("d5 d6", "BM", gazes={1: "L2"}, tokens="teleport tome")
    play(pushed, "play_card 0", "step d6", "shove d7")
    assert sinned(pushed) == []
    occupied = held("L2", "d6 d7", tokens="teleport tome")
    play(occupied, "play_card 0", "step d7", "shove e7", "relocate a6")
    assert sinned(occupied) == ["L2"]


@pytest.mark.clause("K-OBL-08", "K-ORD-01", "K-ORD-11")
@pytest.mark.parametrize("card", ["M1", "A3"])
def test_calm_twins_with_an_opening_and_a_closing_act(card: str) -> None:
    given = {"options": {"calm": [card]}}
    done = play(held(card, **given), f"0: ritual {card} on")
    assert why(done, 0, f"slip {card}") == "K-OBL-08"
    moved(done)
    assert done.waiting == [0]
    play(done, f"0: ritual {card} off")
    assert (sinned(done), done.waiting) == ([], [1])
    open_ended = moved(play(held(card, **given), f"0: ritual {card} on"))
    play(open_ended, "end_turn")
    assert sinned(open_ended) == [card]
    missing = moved(held(card, **given))
    assert sinned(missing) == [card]
    assert missing.waiting == [1]
    early = scene("e7", "MG", gazes={0: card}, rigor="e8", **given)
    play(early, f"0: ritual {card} on", "play_card 0", "step e8", "relocate a6")
    assert sinned(early) == []


@pytest.mark.clause("K-OBL-08", "K-ORD-03", "K-ORD-15")
def test_calm_twins_with_one_act() -> None:
    tongue = {"options": {"calm": ["M3"]}}
    assert sinned(moved(play(held("M3", **tongue), "0: ritual M3 tap"))) == []
    assert sinned(moved(held("M3", **tongue))) == ["M3"]
    claw = {"options": {"calm": ["F3"]}}
    match = held("F3", **claw)
    assert why(match, 0, "ritual F3 confirm") == "K-OBL-08"
    play(match, "play_card 0", "0: ritual F3 confirm", "step e1", "stop")
    assert sinned(match) == []
    assert sinned(moved(held("F3", **claw))) == ["F3"]
    assert why(held("H2", options={"calm": ["H2"]}), 0, "slip H2") == "K-OBL-08"


@pytest.mark.clause("K-OBL-09")
def test_what_leaves_with_a_gaze() -> None:
    match = scene(
        "d1",
        "SM SP",
        gazes={0: "V1 L4 M4", 1: "H1"},
        tomes={0: "T01 T02"},
        taboo=["d5", "d6", "d8"],
        burning="S",
        titles=["0", "1", "2", "3"],
    )
    play(match, "use_tome T01", "pick_gaze V1")
    assert list(match.record.taboo) == [-1, -1, -1]
    play(match, "use_tome T02", "pick_gaze L4")
    assert match.record.burning == -1
    sinner = held("V3", tomes={0: "T01"}, options=WATCH)
    play(sinner, "0: slip V3", "use_tome T01", "pick_gaze V3")
    assert sinner.record.sinful == 0
    folded = scene("d1", "SM SP", gazes={0: "A4"}, tomes={0: "T01"}, face_down="1")
    play(folded, "use_tome T01", "pick_gaze A4")
    assert folded.record.face_down == -1


@pytest.mark.clause("K-OBL-09")
@pytest.mark.parametrize(
    ("card", "field", "mark", "none"),
    [
        ("M4", "titles", ["0", "1", "2", "3"], [-1] * 4),
        ("V4", "announced", "d5", -1),
        ("L3", "standing", 1, 0),
        ("M2", "pokers", 2, 0),
        ("V2", "glory_due", 1, 0),
    ],
)
def test_the_marks_of_a_gaze_leave_with_it(card: str, field: str, mark: Any, none: Any) -> None:
    timed = {"reactions": "timed"}
    match = held(f"{card} A1", tomes={0: "T01 T02"}, options=timed, **{field: mark})
    play(match, "use_tome T01", "pick_gaze A1")
    assert match.view(0)["table"][field] == mark
    play(match, "use_tome T02", f"pick_gaze {card}")
    assert np.asarray(getattr(match.record, field)).tolist() == none


@pytest.mark.clause("K-OBL-08", "K-ORD-15")
def test_the_claw_is_asked_of_the_holder_at_its_first_card() -> None:
    calm = {"calm": ["F3"]}
    match = held("F3", tomes={0: "T11"}, options=calm)
    play(match, "use_tome T11", "step e8")
    assert sinned(match) == []
    late = moved(held("F3", tomes={0: "T17"}, options=calm))
    assert why(late, 0, "ritual F3 confirm") == "K-OBL-08"
    other = scene("d1 g8", "SM", gazes={1: "F3"}, options=calm)
    play(other, "play_card 0")
    assert why(other, 1, "ritual F3 confirm") == "K-OBL-08"


WINDOWS = {
    "M1": "card movement",
    "M2": "before card movement other",
    "M3": "before card movement",
    "H1": "card",
    "H2": "before card movement",
    "H3": "before card movement",
    "H4": "before card movement",
    "A3": "card movement",
    "F2": "before",
    "F3": "before card",
    "V1": "before card movement other",
    "V3": "before card movement",
}


@pytest.mark.clause("K-OBL-07", "K-ORD-01", "K-ORD-02", "K-ORD-03", "K-ORD-05", "K-ORD-07")
@pytest.mark.clause("K-ORD-08", "K-ORD-11", "K-ORD-14", "K-ORD-15", "K-ORD-21", "K-ORD-23")
@pytest.mark.parametrize("card", WINDOWS)
def test_slips_have_their_windows(card: str) -> None:
    before = held(card, options=WATCH)
    played = play(before.copy(), "play_card 0")
    stepped = play(played.copy(), "step e1")
    other = play(stepped.copy(), "stop")
    moments = {"before": before, "card": played, "movement": stepped, "other": other}
    open_in = {name for name, match in moments.items() if why(match, 0, f"slip {card}") == ""}
    assert open_in == set(WINDOWS[card].split())
    first = moments[WINDOWS[card].split()[0]]
    play(first, f"0: slip {card}")
    assert first.record.sinful == bits(card)


@pytest.mark.clause("K-ORD-01", "K-ORD-04", "K-ORD-09", "K-ORD-24")
def test_orders_that_are_no_slips() -> None:
    for card in ("M4", "A1", "A2", "A4", "F1", "F4", "L1", "L2", "L3", "L4", "V2", "V4"):
        assert why(held(card, **({"burning": "B"} if card == "L4" else {})), 0, f"slip {card}")


@pytest.mark.clause("K-ORD-02")
def test_pokes() -> None:
    match = held("M2")
    assert why(match, 0, "poke 0") == "K-ORD-02"
    play(match, "1: poke 0", "2: poke 0")
    assert why(match, 1, "poke 0") == "K-ORD-02"
    assert why(match, 3, "poke 1") == "K-ORD-02"
    assert facts(match, "poked") == [{"seat": "1", "target": "0"}, {"seat": "2", "target": "0"}]


@pytest.mark.clause("K-ORD-04")
def test_the_exact_title() -> None:
    given = {"titles": ["3", "0", "7", "1"]}
    assert offered(held("M4", **given), kind="greet") == {"0", "1", "3", "7"}
    assert why(held("M4", **given), 0, "greet 2") == "K-ORD-04"
    assert sinned(moved(play(held("M4", **given), "0: greet 0"))) == []
    assert sinned(play(held("M4", **given), "0: greet 7")) == ["M4"]
    assert sinned(moved(held("M4", **given))) == ["M4"]
    again = play(held("M4", **given), "0: greet 0")
    assert why(again, 0, "greet 0") == "K-ORD-04"
    drawn = moved(scene("d1 g8", "SM", gazes={1: "M4"}))
    titles = [int(t) for t in drawn.record.titles]
    assert 0 in titles
    assert len(set(titles)) == 4


@pytest.mark.clause("K-ORD-06")
def test_the_fog() -> None:
    match = scene("d5 d8 d9 f6", "SM rPG", gazes={0: "H2", 1: "H1"}, rigor="e9")
    table = match.view(0)["table"]
    assert table["goblin"][:4] == ["d5", "d8", None, "f6"]
    assert (table["rigor"], table["compass"]) == (None, "ne")
    assert match.view(1)["table"]["goblin"][:4] == ["d5", "d8", "d9", "f6"]
    assert match.view(1)["table"]["compass"] == "none"
    play(match, "play_card 1")
    assert match.view(0)["table"]["rigor"] == "e9"
    far = play(scene("d5 g8", "SM", active=0, gazes={1: "H2"}), "play_card 0", "step c5")
    assert facts(far, "step", 1) == [
        {"seat": "0", "piece": "goblin", "start": None, "end": None, "number": 1}
    ]
    assert facts(far, "step", 2)[0]["end"] == "c5"
    near = play(scene("d5 c4", "SM", active=0, gazes={1: "H2"}), "play_card 0", "step c5")
    assert facts(near, "step", 1)[0]["end"] == "c5"
    physical = {"orders": "physical"}
    clear = scene("d5 g8", "SM", gazes={1: "H2"}, options=physical)
    assert facts(play(clear, "play_card 0", "step c5"), "step", 1)[0]["end"] == "c5"


@pytest.mark.clause("K-ORD-06")
def test_the_holder_of_the_fog_sees_rigor_while_it_moves_him() -> None:
    own = play(scene("a1 g8", "rPG SM", gazes={0: "H2"}), "play_card 0", "step e8")
    assert facts(own, "step", 0)[0]["end"] == "e8"
    assert own.view(0)["table"]["rigor"] == "e8"
    goblin = play(scene("a1 g8", "rPG SG", gazes={0: "H2"}), "play_card 1")
    assert goblin.view(0)["table"]["rigor"] is None
    others = play(scene("d1 a1", "rPG SM", gazes={1: "H2"}), "play_card 0", "step e8")
    assert facts(others, "step", 1)[0]["end"] is None
    assert others.view(1)["table"]["rigor"] is None


@pytest.mark.clause("K-GAZ-01", "K-ORD-06", "K-END-03")
def test_the_fog_lifts_when_the_game_ends() -> None:
    gaze = {0: "H2", 1: "L1 M1 A1"}
    match = scene("a1 e7 g8", "MG", active=1, rigor="e8", gazes=gaze, gaze_top="F1")
    assert match.view(0)["table"]["rigor"] is None
    play(match, "play_card 0", "step e8")
    assert match.over
    table = match.view(0)["table"]
    assert (table["rigor"], table["compass"], table["goblin"][1]) == ("e8", "none", "e8")


@pytest.mark.clause("K-ORD-07", "K-ORD-08")
def test_views_turned_and_mirrored() -> None:
    for card, field in (("H3", "upside_down"), ("H4", "mirrored")):
        match = held(card)
        assert match.view(0)["table"][field] == 1
        assert match.view(1)["table"][field] == 0
        calm = held(card, options={"calm": [card]})
        assert (calm.view(0)["table"][field], calm.view(0)["table"]["dimmed"]) == (0, 1)


@pytest.mark.clause("K-ORD-09")
def test_stiff_arm() -> None:
    assert sinned(play(held("A1"), "play_card 0", "step e1", "step e2")) == ["A1"]
    assert sinned(play(held("A1"), "play_card 0", "step e1", "stop")) == []
    straight = held("A1", "c1 g8", "BB", rigor="a10")
    play(straight, "play_card 0", "step d1", "step e1")
    assert sinned(straight) == []


@pytest.mark.clause("K-ORD-10")
def test_pinned_elbow() -> None:
    match = play(held("A2", "d1 e1"), "play_card 0", "step e1", "shove f1")
    if not match.over and match.record.movement:
        play(match, "stop")
    assert sinned(match) == ["A2"]


@pytest.mark.clause("K-ORD-12")
def test_folded_arms() -> None:
    match = held("A4", deck_top="rSM rSP")
    moved(match)
    p = match.record
    assert (hand_size(match, 0), p.face_down) == (3, 2)
    assert match.view(0)["table"]["hand"][0][2] is None
    assert match.view(0)["table"]["hand"][0][0] is not None
    assert why(match, 0, "peek 1") == "K-ORD-12"
    assert why(match, 1, "peek 2") == "K-ORD-12"
    play(match, "0: peek 2")
    assert sinned(match) == ["A4"]
    assert match.view(0)["table"]["hand"][0][2] is not None
    assert match.view(1)["table"]["hand"][0][2] is None
    assert why(match, 0, "peek 2") == "K-ORD-12"
    lower = play(held("A4", face_down="2"), "play_card 0")
    assert lower.record.face_down == 1


@pytest.mark.clause("K-ORD-13")
def test_splayed_fingers() -> None:
    match = scene("d1 g8", "SM SP SG", gazes={1: "F1"})
    assert None not in match.view(0)["table"]["hand"][1][:3]
    assert None not in match.view(None)["table"]["hand"][1][:3]
    assert match.view(1)["table"]["hand"][0][:3] == [None] * 3


@pytest.mark.clause("K-ORD-14")
def test_split_fingers() -> None:
    match = held("F2", hand="rPG SM SP", options=WATCH)
    play(match, "play_card 1")
    assert match.record.sinful == bits("F2")
    outer = play(held("F2", hand="SM SP SG", options=WATCH), "play_card 0")
    assert outer.record.sinful == 0


@pytest.mark.clause("K-ORD-16")
def test_two_card_grip_binds_physically_too() -> None:
    match = moved(held("F4", options={"orders": "physical"}))
    assert hand_size(match, 0) == 2


@pytest.mark.clause("K-ORD-17")
def test_one_foot() -> None:
    assert sinned(play(held("L1"), "play_card 0", "step e1", "step e2")) == ["L1"]
    leap = held("L1", tomes={0: "T09"})
    play(leap, "play_card 0", "step e1", "stop", "use_tome T09", "step f1")
    assert sinned(leap) == []
    driven = held("L1", hand="rPG", goblins="a1 g5")
    play(driven, "play_card 0", "step e8", "step e7")
    assert sinned(driven) == []


@pytest.mark.clause("K-ORD-19", "K-RCT-01")
def test_up_you_get_in_time() -> None:
    assert sinned(moved(held("L3"))) == ["L3"]
    match = moved(play(held("L3"), "0: stand"))
    assert why(match, 1, "sit") == "K-ORD-19"
    play(match, "0: sit")
    assert match.record.standing == 0
    timed = play(held("L3", options={"reactions": "timed"}), "0: stand")
    moved(timed)
    while timed.record.turn == 11:
        seat = timed.waiting[0]
        kinds = [o for o in timed.options(seat) if o.kind not in ("let_pass", "sit")]
        timed.play(seat, kinds[-1] if kinds[-1].kind == "stop" else kinds[0])
    assert "L3" in sinned(timed)
    assert timed.record.standing == 0


@pytest.mark.clause("K-ORD-20")
def test_floor_of_fire() -> None:
    assert sinned(play(held("L4", burning="S"), "play_card 0", "step e1", "stop")) == ["L4"]
    assert sinned(play(held("L4", burning="G"), "play_card 0", "step e1", "stop")) == []
    desk = held("L4", "e10 g1", "MP", burning="M", rigor="a1", tome_top="T18")
    play(desk, "play_card 0", "step f10", "relocate b1")
    assert sinned(desk) == []
    received = scene("e7", "MG", rigor="e8", gaze_top="L4")
    play(received, "play_card 0", "step e8")
    assert received.record.burning in range(4)


@pytest.mark.clause("K-ORD-21")
def test_three_taboos_bind_rigor_too() -> None:
    given = {"taboo": ["e2", "e8", "d5"]}
    walked = held("V1", goblins="d2 g8", **given)
    assert sinned(play(walked, "play_card 0", "step e2", "stop")) == ["V1"]
    driven = held("V1", hand="rPG", **given)
    play(driven, "play_card 0", "step e8", "stop")
    assert sinned(driven) == ["V1"]
    spoken = play(held("V1", **given), "0: slip V1")
    assert sinned(spoken) == ["V1"]


@pytest.mark.clause("K-ORD-21", "K-RCT-02", "K-RCT-03")
def test_three_seats_forbid_in_asking_order() -> None:
    match = scene("e7", "MG SM SP", seats=5, layout="k56", rigor="e8", gaze_top="V1")
    play(match, "play_card 0", "step e8", "relocate d7")
    assert match.waiting == [1]
    assert asked(match) == {"forbid"}
    assert why(match, 1, "let_pass forbid") == "K-RCT-02"
    assert why(match, 2, "forbid d5") == "K-ORD-21"
    play(match, "1: forbid d6")
    assert why(match, 2, "forbid d6") == "K-ORD-21"
    assert why(match, 2, "forbid d8") == "K-ORD-21"  # a second square beside the goblin
    assert why(match, 2, "forbid d1") == "K-ORD-21"  # the start row
    assert why(match, 2, "forbid f9") == "K-ORD-21"  # the desk
    play(match, "2: forbid c5", "3: forbid f5")
    assert [int(s) for s in match.record.taboo] == [38, 30, 33]
    assert match.record.turn == 11
    timed = scene("e7 g8", "MG SM SP", rigor="e8", gaze_top="V1", options={"reactions": "timed"})
    play(timed, "play_card 0", "step e8", "relocate d7", "2: forbid c5", "3: let_pass forbid")
    assert why(timed, 2, "forbid c4") == "K-ORD-21"
    assert timed.waiting == [1]
    play(timed, "1: forbid b4")
    assert len({int(s) for s in timed.record.taboo} - {-1}) == 3


@pytest.mark.clause("K-ORD-22", "K-RCT-06", "K-RCT-07")
def test_glory_in_time() -> None:
    options = {"reactions": "timed"}
    match = scene("a1 g8", "rPG SM SP", gazes={3: "V2"}, tomes={0: "T11"}, options=options)
    play(match, "use_tome T11", "step e8")
    assert match.record.glory_due == 1
    play(match, "play_card 0", "step e7", "stop")
    assert len(facts(match, "obligation_due", 3)) >= 1
    play(match, "3: glory")
    assert match.record.glory_due == 0
    assert why(match, 3, "glory") == "K-ORD-22"
    assert why(match, 3, "let_pass glory") == "K-RCT-05"
    bell = scene("a1 g8", "SM", gazes={3: "V2"}, tomes={0: "T11"})
    play(bell, "use_tome T11", "step e8")
    assert bell.waiting == [3]
    play(bell, "3: glory")
    assert (bell.waiting, sinned(bell)) == ([0], [])


@pytest.mark.clause("K-RCT-07")
def test_correspondence_ends_a_due_glory_with_the_next_blocking_decision() -> None:
    options = {"reactions": "timed", "pace": "correspondence"}
    match = scene("a1 g3", "rPG", hands={1: "SM SP SG"}, gazes={1: "V2"}, options=options)
    play(match, "play_card 0", "step e8", "stop")
    assert match.record.glory_due == 1
    play(match, sorted(o for o in offered(match, 1) if o.startswith("play_card"))[0])
    assert match.record.glory_due == 0
    assert match.record.sinful == bits("V2")


@pytest.mark.clause("K-ORD-23")
def test_whisper() -> None:
    assert sinned(moved(held("V3"))) == []
    late = play(held("V3"), "play_card 0", "0: slip V3", "step e1", "stop")
    assert sinned(late) == ["V3"]
    assert why(held("V3", options={"calm": ["V3"]}), 0, "slip V3") == "K-OBL-08"


@pytest.mark.clause("K-ORD-24")
def test_announcements() -> None:
    assert sinned(moved(held("V4"))) == ["V4"]
    again = play(held("V4"), "0: announce e1")
    assert why(again, 0, "announce e2") == "K-ORD-24"
    assert sinned(moved(again)) == []
    driven = held("V4", hand="rPG", goblins="a1 g5")
    play(driven, "0: announce e8", "play_card 0", "step e8", "stop")
    assert sinned(driven) == []
    fizzled = scene("a3", "rSM rSP SG", gazes={0: "A4 V4"}, face_down="2")
    play(fizzled, "play_card 2")
    assert sinned(fizzled) == []
