"""Sins, accusations, tribunals, reactions and dice (4.13 to 4.15)."""

from __future__ import annotations

import pytest

from kragmortha.scenes import (
    KRAG,
    asked,
    bits,
    facts,
    gazes,
    offered,
    play,
    scene,
    why,
)
from ludoteca.core.errors import BadOption

WATCH = {"enforcement": "watch"}
PHYSICAL = {"orders": "physical"}


@pytest.mark.clause("K-ENF-02")
def test_which_enforcement_goes_with_which_orders() -> None:
    assert KRAG.new(2).chosen["enforcement"] == "auto"
    assert KRAG.new(2, options=PHYSICAL).chosen["enforcement"] == "honour"
    for orders, enforcement in (
        ("digital", "honour"),
        ("physical", "auto"),
        ("physical", "watch"),
    ):
        with pytest.raises(BadOption):
            KRAG.new(2, options={"orders": orders, "enforcement": enforcement})


@pytest.mark.clause("K-ENF-03", "K-ENF-04")
def test_convictions_wait_for_the_end_of_the_movement() -> None:
    match = scene("d1 g8", "SM", gazes={0: "L1 A1 V3"}, options={"gaze_limit": 4}, gaze_top="H1")
    play(match, "play_card 0", "0: slip V3")
    assert match.record.gazes[0] == 3
    play(match, "step e1")
    assert match.record.gazes[0] == 3
    play(match, "stop")
    assert match.over


@pytest.mark.clause("K-ENF-05")
def test_convictions_come_in_asking_order() -> None:
    match = scene(
        "d1 g8", "SM", gazes={0: "V3", 3: "M2", 1: "V1"}, gaze_top="H1 H2 H3", tomes={0: "T17"}
    )
    play(match, "play_card 0", "3: slip M2", "1: slip V1", "0: slip V3", "step e1", "stop")
    assert [(f["seat"], f["card"]) for f in facts(match, "gaze_drawn")] == [
        ("0", "H1"),
        ("1", "H2"),
        ("3", "H3"),
    ]


@pytest.mark.clause("K-ENF-06", "K-OBL-04", "K-DIE-05")
def test_open_sins_are_secret_and_lapse() -> None:
    match = scene("d3 g8", "SM", seats=2, layout="k34", gazes={0: "V3"}, options=WATCH)
    play(match, "0: slip V3")
    for seat in (0, 1, None):
        assert match.view(seat)["table"]["sins"] == [-1] * 24
    assert facts(match, "slip_shown", 1) == [{"seat": "0", "card": "V3"}]
    assert facts(match, "sinned", 0) == []
    play(match, "play_card 0")
    assert match.record.sinful == bits("V3")


@pytest.mark.clause("K-ENF-07")
def test_who_may_be_accused() -> None:
    match = scene("d1", "SM", gazes={1: "L1", 2: "blank"}, options=WATCH)
    assert offered(match, 3, "accuse") == {"1"}
    assert why(match, 3, "accuse 2") == "K-ENF-07"
    assert why(match, 1, "accuse 1") == "K-ENF-07"
    assert why(scene("d1", "SM", gazes={1: "L1"}), 3, "accuse 1") == "K-ENF-07"


@pytest.mark.clause("K-ENF-08")
def test_one_accusation_settles_one_order() -> None:
    match = scene("d1 g8", "SM", gazes={0: "M3 V3"}, gaze_top="H1 A3", options=WATCH)
    play(match, "0: slip V3", "0: slip M3", "1: accuse 0")
    assert facts(match, "accusation_result")[-1]["card"] == "M3"
    assert match.record.sinful == bits("V3")
    assert gazes(match, 0) == {"M3", "V3", "H1"}
    late = scene("d1 g8", "SM", gazes={0: "V3"}, gaze_top="H1", options=WATCH)
    play(late, "play_card 0", "0: slip V3", "1: accuse 0")
    assert gazes(late, 0) == {"V3"}  # the next quiet point is after the movement
    play(late, "step e1", "stop")
    assert gazes(late, 0) == {"V3", "H1"}


@pytest.mark.clause("K-ENF-09")
def test_without_locks_once_a_turn() -> None:
    match = scene("d1", "SM", gazes={1: "L1"}, options={**WATCH, "false_accusation": "none"})
    play(match, "0: accuse 1")
    assert why(match, 0, "accuse 1") == "K-ENF-09"
    assert why(match, 2, "accuse 1") == ""
    assert match.record.locked_until[0] == 0


@pytest.mark.clause("K-ENF-06", "K-ENF-08")
def test_a_sin_of_the_turn_before_ones_own_does_not_lapse_yet() -> None:
    match = scene("d1", seats=4, gazes={1: "M2"}, gaze_top="H1", options=WATCH)
    play(match, "1: slip M2", "play_card 0", "step e1", "stop")
    assert (match.record.turn, match.record.active) == (11, 1)
    assert (match.record.crime_count, match.record.sinful) == (0, bits("M2"))
    play(match, "0: accuse 1")
    assert gazes(match, 1) == {"M2", "H1"}


@pytest.mark.clause("K-ENF-10", "K-ENF-13")
def test_accusing_in_honour() -> None:
    match = scene("d1", "SM", gazes={1: "L1 F4"}, gaze_top="H1", options=PHYSICAL)
    assert why(match, 0, "accuse 1 F4") == "K-ENF-10"
    assert why(match, 0, "accuse 1 A1") == "K-ENF-10"
    play(match, "0: accuse 1 L1")
    assert match.waiting == [1]
    assert offered(match) == {"confess L1", "deny L1"}
    assert why(match, 2, "accuse 1 L1") == "K-ENF-10"
    assert why(match, 2, "confess L1") == "K-ENF-11"
    play(match, "1: confess L1")
    assert gazes(match, 1) == {"L1", "F4", "H1"}
    assert facts(match, "gaze_drawn")[-1]["cause"] == "confession"
    assert why(match, 0, "accuse 1 L1") == "K-ENF-10"
    assert match.waiting == [0]


@pytest.mark.clause("K-ENF-11")
def test_votes_are_secret_until_all_are_in() -> None:
    match = scene("d1", "SM", seats=5, gazes={1: "L1"}, gaze_top="H1", options=PHYSICAL)
    play(match, "0: accuse 1 L1", "1: deny L1", "2: vote guilty")
    assert match.view(2)["table"]["votes"][2] == 1
    assert match.view(3)["table"]["votes"][2] == -1
    assert why(match, 2, "vote guilty") == "K-ENF-11"
    assert why(match, 1, "vote innocent") == "K-ENF-11"
    assert why(match, 1, "confess L1") == "K-ENF-11"
    assert facts(match, "vote_cast", 3)[0]["vote"] is None
    play(match, "3: let_pass vote", "4: let_pass vote")
    assert facts(match, "verdict")[0]["guilty"] == "yes"
    assert match.view(3)["table"]["votes"][2] == 1


@pytest.mark.clause("K-ENF-14")
def test_confessing_unasked() -> None:
    match = scene("d1", "SM", gazes={1: "L1 F4"}, gaze_top="H1", options=PHYSICAL)
    assert offered(match, 1, "confess") == {"L1"}
    play(match, "1: confess L1")
    assert gazes(match, 1) == {"L1", "F4", "H1"}
    assert why(match, 1, "confess L1") == "K-ENF-14"
    assert why(match, 1, "confess F4") == "K-ENF-14"


@pytest.mark.clause("K-ENF-15", "K-DIE-04", "K-DIE-05")
def test_seats_with_a_slip_rate_in_honour() -> None:
    rates = {"slip_rate": [60, 0, 0, 0], "notice_rate": [0, 0, 0, 100]}
    slips = 0
    for seed in range(12):
        match = scene(
            "d1 g8", "SM SP", gazes={0: "L1 F4"}, gaze_top="H1", options={**PHYSICAL, **rates}
        )
        match.record.key[0] = seed
        play(match, "play_card 0", "step e1", "stop")
        if not match.record.sinful:
            play(match, "1: accuse 0 L1")
            assert facts(match, "accusation_result")[-1]["right"] == "no"
            continue
        slips += 1
        assert facts(match, "slip_shown", 1) == [{"seat": "0", "card": "L1"}]
        assert facts(match, "slip_shown", 3) == []
        assert match.view(2)["table"]["sins"][16] == 1
        assert match.waiting == [3]
        assert {"accuse", "let_pass"} >= {k for k in asked(match) if k != "accuse_of"}
        play(match, "3: accuse 0 L1")
        assert facts(match, "accusation_result")[-1]["right"] == "yes"
        assert gazes(match, 0) == {"L1", "F4", "H1"}
    assert 0 < slips < 12
    lonely = scene(
        "d3",
        "SM",
        seats=3,
        layout="k34",
        gazes={1: "L1"},
        options={**PHYSICAL, "slip_rate": [0, 0, 9]},
    )
    play(lonely, "0: accuse 1 L1", "1: deny L1")
    assert facts(lonely, "verdict")[0]["guilty"] == "no"


@pytest.mark.clause("K-DIE-02", "K-DIE-03")
def test_rolls_at_the_card() -> None:
    """With rates at their height some slip and some do not; nothing is asked of the seat."""
    results = set()
    for seed in range(12):
        match = scene(
            "d1 g8", "SM", gazes={0: "M3 L3 V4"}, options={**WATCH, "slip_rate": [60, 0, 0, 0]}
        )
        match.record.key[0] = seed
        assert why(match, 0, "slip M3") == "K-DIE-03"
        assert why(match, 0, "stand") == "K-DIE-03"
        assert why(match, 0, "announce e1") == "K-DIE-03"
        play(match, "play_card 0")
        results.add(match.record.sinful)
        play(match, "step e1", "stop")
        assert match.record.sinful in results
    assert len(results) > 2
    taboo = scene("d1 g8", "SM", gazes={0: "L1 A4"}, options={**WATCH, "slip_rate": 60})
    play(taboo, "play_card 0")
    assert taboo.record.sinful == 0


@pytest.mark.clause("K-DIE-02")
def test_rolls_at_the_first_poke_and_at_glory() -> None:
    poked, shouted = set(), set()
    for seed in range(12):
        options = {**WATCH, "slip_rate": [0, 0, 0, 60]}
        match = scene("a1 g8", "rPG", gazes={3: "M2"}, options=options)
        match.record.key[0] = seed
        play(match, "0: poke 3")
        poked.add(match.record.sinful)
        drawn = match.record.drawn[1]
        play(match, "1: poke 3")
        assert match.record.drawn[1] == drawn
        glory = scene("a1 g8", "rPG", gazes={3: "V2"}, options=options)
        glory.record.key[0] = seed
        play(glory, "play_card 0", "step e8", "stop")
        assert glory.record.glory_due == 0
        shouted.add(glory.record.sinful)
    assert poked == {0, bits("M2")}
    assert shouted == {0, bits("V2")}


@pytest.mark.clause("K-DIE-04", "K-RCT-01", "K-RCT-02", "K-RCT-05")
def test_noticing_a_sin() -> None:
    options = {**WATCH, "notice_rate": [0, 0, 100, 100]}
    match = scene("d1 g8", "SM", gazes={0: "V3"}, gaze_top="H1", options=options)
    play(match, "0: slip V3")
    assert match.waiting == [2]
    assert offered(match) == {"accuse 0", "let_pass accuse"}
    assert facts(match, "sin_noticed", 2) == [{"seat": "2", "sinner": "0", "card": "V3"}]
    assert facts(match, "sin_noticed", 1) == []
    assert match.view(2)["table"]["noticed"][22] == 4
    assert match.view(1)["table"]["noticed"][22] == 0
    passed = play(match.copy(), "2: let_pass accuse")
    assert passed.waiting == [3]
    play(match, "2: accuse 0")
    assert match.waiting == [0]
    assert gazes(match, 0) == {"V3", "H1"}
    locked = scene("d1 g8", "SM", gazes={0: "V3"}, options=options, locked_until=[0, 0, 99, 99])
    play(locked, "0: slip V3")
    assert locked.waiting == [0]
    timed = scene("d1 g8", "SM", gazes={0: "V3"}, options={**options, "reactions": "timed"})
    play(timed, "0: slip V3")
    assert timed.waiting == [0]
    assert offered(timed, 2) == {"accuse 0", "let_pass accuse"}


@pytest.mark.clause("K-RCT-08", "K-RCT-09")
def test_the_engine_has_no_clock() -> None:
    """Windows are declared for who serves a game; a slip right after a gaze counts at once."""
    assert {window.name for window in KRAG.windows} >= {"shove", "relocate", "glory", "forbid"}
    match = scene("e7", "MG", rigor="e8", gaze_top="M2 H1")
    play(match, "play_card 0", "step e8", "0: slip M2")
    assert match.record.sinful == bits("M2")


@pytest.mark.clause("K-ENF-03", "K-ENF-05", "K-ORD-21", "K-RCT-02")
def test_one_conviction_then_the_forbids_then_the_next() -> None:
    match = scene("d1 g8", "SM", gazes={0: "A1 L1"}, gaze_top="V1 H1", rigor="a10")
    play(match, "play_card 0", "step e1", "step e2")
    assert gazes(match, 0) == {"A1", "L1", "V1"}
    assert (match.waiting, asked(match)) == ([1], {"forbid"})
    play(match, "forbid d5", "forbid d6", "forbid d8")
    assert match.over  # the second conviction: the fourth gaze
    drawn = [(f["card"], f["cause"]) for f in facts(match, "gaze_drawn")]
    assert drawn == [("V1", "sin"), ("H1", "sin")]


@pytest.mark.clause("K-DIE-04")
def test_a_locked_seat_is_not_shown_what_it_noticed() -> None:
    options = {**WATCH, "notice_rate": [0, 0, 100, 0]}
    match = scene("d1 g8", "SM", gazes={0: "V3"}, options=options, locked_until=[0, 0, 12, 0])
    play(match, "0: slip V3")
    assert facts(match, "sin_noticed", 2) == []
    assert match.view(2)["table"]["noticed"] == [0] * 24
    assert match.record.noticed[22] == 0b100  # seen once the lock is over


@pytest.mark.clause("K-DIE-05", "K-ENF-15")
def test_slips_in_honour_are_left_out_of_the_view_of_seats_that_roll_to_notice() -> None:
    options = {**PHYSICAL, "slip_rate": [60, 0, 0, 0], "notice_rate": [0, 0, 0, 1]}
    match = scene("d1 g8", "SM SP", gazes={0: "L1 M1 H1"}, options=options)
    for seed in range(20):
        match = scene("d1 g8", "SM SP", gazes={0: "L1 M1 H1"}, options=options)
        match.record.key[0] = seed
        play(match, "play_card 0")
        if match.record.sinful:
            break
    assert match.record.sinful
    assert match.view(2)["table"]["sinful"] == match.view(None)["table"]["sinful"] != -1
    assert match.view(3)["table"]["sins"] == [-1] * 24
    assert match.view(3)["table"]["sinful"] == -1
    assert match.view(3)["table"]["crime_count"] == -1


@pytest.mark.clause("K-RCT-07", "K-RCT-04")
def test_passing_over_the_cloak_is_a_blocking_decision() -> None:
    options = {"reactions": "timed", "pace": "correspondence"}
    match = scene("a1 e8 g8", "rPG", gazes={1: "V2"}, tomes={1: "T04", 0: "T11"}, options=options)
    play(match, "use_tome T11", "step d9")
    assert match.record.glory_due == 1
    match.record.rigor = 60  # e9 again
    play(match, "play_card 0", "step e8")
    assert offered(match, 1) >= {"use_cloak", "let_pass cloak"}
    play(match, "1: let_pass cloak")
    assert "V2" in [f["card"] for f in facts(match, "sinned")] or match.record.sinful == bits("V2")


@pytest.mark.clause("K-DIE-02", "K-DIE-04")
def test_bots_bring_the_rates_of_section_8() -> None:
    """In place of the defaults only, and only to their own seats."""
    chosen = KRAG.with_bots({"gaze_limit": 3}, ["", "easy", "normal", "hard"])
    assert chosen["slip_rate"] == [0, 15, 9, 4]
    assert chosen["notice_rate"] == [0, 35, 60, 85]
    match = KRAG.new(4, 1, chosen)
    assert match.view(0)["table"]["slip_rate"][:4] == [0, 15, 9, 4]
    before = KRAG.without_bots(chosen, ["", "easy", "normal", "hard"])
    assert before == {"gaze_limit": 3, "slip_rate": 0, "notice_rate": 0}
    assert KRAG.with_bots({"slip_rate": 3}, ["", "easy"])["slip_rate"] == 3
    assert KRAG.with_bots({}, ["", ""]) == KRAG.with_bots({}, ["", "random"]) == {}
