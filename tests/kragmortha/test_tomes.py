"""Tomes and gazes, clause by clause (4.9 and 4.10)."""

from __future__ import annotations

import pytest

from kragmortha.scenes import (
    KRAG,
    asked,
    at,
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
from ludoteca.core.errors import BadOption


@pytest.mark.clause("K-TOM-02")
def test_a_used_tome_stays_and_counts() -> None:
    match = play(scene("d1", "SM", tomes={0: "T18 T07"}), "use_tome T18")
    assert why(match, 0, "use_tome T18") == "K-TOM-02"
    assert why(match, 0, "use_tome T07") == "K-TOM-09"
    assert match.result.parts[0] == {"gazes": 0, "tomes": 2, "symbols": 5}


@pytest.mark.clause("K-TOM-03")
def test_tomes_without_effect_are_not_offered() -> None:
    match = scene("d1", "SM", tomes={0: "T01 T05 T06 T13"})
    assert offered(match, kind="use_tome") == {"T13"}
    assert why(match, 0, "use_tome T01") == "K-TOM-04"
    assert why(match, 0, "use_tome T05") == "K-TOM-07"
    assert why(match, 0, "use_tome T06") == "K-TOM-08"
    full = scene("f2 b10 d7 a6 g5 c3 g1", "SM", seats=8, tomes={0: "T13"})
    assert why(full, 0, "use_tome T13") == "K-TOM-12"


@pytest.mark.clause("K-TOM-04")
def test_absolution() -> None:
    match = scene("d1", "SM", tomes={0: "T01 T02"}, gazes={0: "H1 blank"})
    play(match, "use_tome T01")
    assert offered(match) == {"pick_gaze H1", "pick_gaze blank"}
    assert why(match, 0, "pick_gaze L1") == "K-TOM-04"
    play(match, "pick_gaze H1")
    assert (match.record.gazes[0], gaze_deck(match)[-1]) == (1, "H1")
    assert gazes(match, 0) == set()
    play(match, "use_tome T02", "pick_gaze blank")
    assert (match.record.gazes[0], match.record.blanks[0]) == (0, 0)


@pytest.mark.clause("K-TOM-05")
def test_second_wind() -> None:
    match = scene("d1", "SM SM rPG", tomes={0: "T03 T17"})
    play(match, "play_card 0", "step e1", "stop")
    assert offered(match, kind="use_tome") == {"T03", "T17"}
    play(match, "use_tome T03")
    assert asked(match) == {"play_card"}
    assert why(match, 0, "declare_stuck") == "K-TRN-05"
    play(match, "play_card 1", "step e8", "stop")
    assert offered(match) == {"use_tome T17", "end_turn"}
    play(match, "end_turn")
    assert hand_size(match, 0) == 3


@pytest.mark.clause("K-TOM-07", "K-GAZ-04")
def test_finger_of_blame() -> None:
    match = scene(
        "d1", "SM", tomes={0: "T05"}, gazes={0: "L4 A1", 1: "L1", 2: "H1 F1 V1"}, burning="P"
    )
    play(match, "use_tome T05", "pick_gaze L4")
    assert offered(match, kind="pick_seat") == {"3"}
    assert why(match, 0, "pick_seat 1") == "K-TOM-07"
    play(match, "pick_seat 3")
    assert (gazes(match, 0), gazes(match, 3)) == ({"A1"}, {"L4"})
    assert facts(match, "order_set")[-1]["card"] == "L4"
    assert match.record.fresh


@pytest.mark.clause("K-TOM-08")
def test_sideways_shove() -> None:
    match = scene("d2 d3 d4 c3 e3", "SM SM", seats=8, tomes={0: "T06"})
    play(match, "use_tome T06")
    assert offered(match) == {"pick_victim d3"}
    play(match, "pick_victim d3")
    assert match.waiting == [0]
    assert offered(match, kind="shove") == {"c3", "d4", "e3"}
    play(match, "shove d4")
    assert match.waiting == [1]
    play(match, "1: shove d5")
    assert [at(match, seat) for seat in range(3)] == ["d2", "d4", "d5"]
    assert "play_card" in asked(match)


@pytest.mark.clause("K-TOM-09", "K-TRN-11")
def test_deep_sleeve_draws_at_once() -> None:
    match = scene("e10", "MP SM SP", rigor="e8", tome_top="T07")
    play(match, "play_card 0", "step f10")
    assert hand_size(match, 0) == 3
    play(match, "relocate c1")
    assert hand_size(match, 0) == 4
    assert match.record.tome_used[6] == 0


@pytest.mark.clause("K-TOM-10")
def test_goblin_leap() -> None:
    match = scene("d1", "SM rPG SP", tomes={0: "T09"})
    play(match, "play_card 0", "step e1", "stop", "use_tome T09")
    assert offered(match, kind="step") == {"d1", "f1", "e2"}
    play(match, "step f1")
    assert (at(match, 0), match.waiting) == ("f1", [1])
    driven = scene("d1 g8", "SM rPG SP", tomes={0: "T09"})
    play(driven, "play_card 1", "step e8", "stop")
    assert driven.waiting == [1]  # the latest card was no goblin card


@pytest.mark.clause("K-TOM-10", "K-TRN-08", "K-TRN-09")
def test_a_leap_onto_a_teleport_ends_the_turn() -> None:
    match = scene("d5", "BM", tomes={0: "T09 T17"}, tokens="teleport tome")
    play(match, "play_card 0", "step d6", "stop", "use_tome T09", "step d7", "relocate a6")
    assert match.waiting == [1]
    assert facts(match, "turn_ended")[-1]["cause"] == "token"


@pytest.mark.clause("K-TOM-10", "K-SHV-06")
def test_no_leap_after_being_shoved_by_the_own_chain() -> None:
    match = scene("c4 d4 e4 e5 d5", "MG rSM rSP", seats=8, tomes={0: "T09 T17"})
    play(match, "play_card 0", "step d4", "0: shove e4", "1: shove e5", "2: shove d5")
    play(match, "3: shove d4", "4: shove c4")
    assert offered(match) == {"use_tome T17", "end_turn"}
    assert why(match, 0, "use_tome T09") == "K-TOM-10"


@pytest.mark.clause("K-TOM-11")
def test_servants_bell() -> None:
    match = scene("e8 g6", "SM SP SG", tomes={0: "T11"})
    play(match, "use_tome T11")
    assert offered(match, kind="step") == {"d9", "e10", "e8", "f9"}
    play(match.copy(), "step d9")
    play(match, "step e8")
    assert match.record.gazes[0] == 1
    play(match, "relocate a6")
    assert match.waiting == [1]  # an early end before any card
    assert hand_size(match, 0) == 3


@pytest.mark.clause("K-TOM-14", "K-TRN-09")
def test_an_unused_lens_lapses_with_the_turn() -> None:
    match = scene("e8 g6", "SM SP SG", tomes={0: "T16 T11"})
    play(match, "use_tome T16", "use_tome T11", "step e8", "relocate a6")
    assert (match.waiting, match.record.lens) == ([1], 0)


@pytest.mark.clause("K-TOM-12")
def test_pocket_portal() -> None:
    match = play(scene("d1 a6", "SM", tomes={0: "T13"}), "use_tome T13")
    assert offered(match, kind="relocate") == {"b10", "d7", "g5", "c3", "g1"}
    assert why(match, 0, "relocate a6") == "K-TOM-12"
    play(match, "relocate d7")
    assert (at(match, 0), "play_card" in asked(match)) == ("d7", True)


@pytest.mark.clause("K-TOM-13")
def test_swapped_pockets() -> None:
    match = scene(
        "d1", "SM", hands={2: "rSM rSP rSG"}, tomes={0: "T15"}, gazes={2: "A4"}, face_down="2"
    )
    mine, theirs = match.view(0)["table"]["hand"][0], match.view(2)["table"]["hand"][2]
    assert theirs[2] is None
    play(match, "use_tome T15")
    assert offered(match) == {"pick_seat 1", "pick_seat 2", "pick_seat 3"}
    assert why(match, 0, "pick_seat 0") == "K-TOM-13"
    play(match, "pick_seat 2")
    assert match.record.face_down == -1
    assert match.view(2)["table"]["hand"][2] == mine
    assert match.view(0)["table"]["hand"][0][:2] == theirs[:2]
    assert hand_size(match, 0) == 3
    told = facts(match, "hands_swapped", 1)
    assert set(told[0]["hand"]) == {None}
    assert None not in facts(match, "hands_swapped", 0)[0]["hand"]


@pytest.mark.clause("K-TOM-14")
def test_lens() -> None:
    match = scene("a1", "SP", tomes={0: "T16"}, rigor="a10")
    assert why(match, 0, "play_card 0") == "K-TRN-03"
    play(match, "use_tome T16", "play_card 0")
    assert offered(match, kind="step") == {"a2", "b1"}
    play(match, "step a2")
    assert offered(match, kind="step") == {"a1", "a3", "b2"}
    unused = play(scene("e7 g8", "SM SP SG", tomes={0: "T16"}, rigor="e8"), "use_tome T16")
    assert unused.record.lens == 1
    play(unused, "play_card 2", "step e8", "relocate a6")
    assert unused.record.lens == 0


@pytest.mark.clause("K-TOM-15")
def test_token_peek() -> None:
    match = scene("d1", "SM", tomes={0: "T17"}, tokens="trap tome teleport trap")
    play(match, "use_tome T17")
    assert match.view(0)["table"]["tokens"][1:4] == ["teleport", "tome", "trap"]
    assert match.view(1)["table"]["tokens"][:4] == [None] * 4
    assert facts(match, "tokens_seen", 0)[0]["kinds"] == ["trap", "tome", "teleport"]
    assert len(offered(match, kind="order_tokens")) == 6
    play(match, "order_tokens 3")
    assert match.view(0)["table"]["tokens"][:4] == [None, "trap", "teleport", "tome"]
    two = play(scene("d1", "SM", tomes={0: "T17"}, tokens="trap tome"), "use_tome T17")
    assert offered(two, kind="order_tokens") == {"0", "1"}
    assert why(two, 0, "order_tokens 2") == "K-TOM-15"
    play(two, "order_tokens 1")
    assert two.view(0)["table"]["tokens"][:2] == ["trap", "tome"]
    one = play(scene("d1", "SM", tomes={0: "T17"}, tokens="trap"), "use_tome T17")
    assert offered(one) == {"order_tokens 0"}


@pytest.mark.clause("K-TOM-16")
def test_heavy_boots() -> None:
    match = scene("d1 e1 c1", "SM rPG", boots="1")
    assert why(play(match.copy(), "play_card 0"), 0, "step e1") == "K-TOM-16"
    assert "step c1" in offered(play(match, "play_card 0"))
    mine = play(scene("d1 e8", "rPG", boots="1"), "play_card 0", "step e8")
    assert mine.record.gazes[1] == 1  # Rigor may
    chained = scene("b1 c1 c2", "SM", boots="2")
    play(chained, "play_card 0", "step c1")
    assert why(chained, 0, "shove c2") == "K-TOM-16"
    worn = play(scene("d1", "SM", tomes={0: "T18"}), "use_tome T18")
    assert worn.record.boots == 0
    pushed = scene("d1 d2 d3", "SM", tomes={0: "T06"}, boots="1")
    assert why(pushed, 0, "use_tome T06") == "K-TOM-08"


@pytest.mark.clause("K-GAZ-05")
def test_vetoed_parts_are_rejected() -> None:
    options = {"orders": "physical", "veto": [["mouth"], [], [], []]}
    match = scene("e7", "MG", rigor="e8", gaze_top="M1 H1", options=options)
    play(match, "play_card 0", "step e8")
    assert gazes(match, 0) == {"H1"}
    with pytest.raises(BadOption):
        KRAG.new(4, options={"veto": "mouth"})
    with pytest.raises(BadOption):
        KRAG.new(4, options={"orders": "physical", "veto": "mouth+head+arm"})


@pytest.mark.clause("K-END-02", "K-DSK-01")
def test_the_last_tome_from_the_desk_ends_the_game() -> None:
    everything = " ".join(f"T{n:02d}" for n in range(1, 18))
    match = scene("e10", "MP", rigor="e8", tomes={1: everything})
    play(match, "play_card 0", "step f10")
    assert (match.over, match.result.reason, tomes(match, 0)) == (True, "tomes", {"T18"})
    assert rigor(match) == "e8"
