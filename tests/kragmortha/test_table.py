"""Set-up, turn, movement, shoves and landing effects, clause by clause (4.1 to 4.8)."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from kragmortha.scenes import (
    KRAG,
    asked,
    at,
    facts,
    hand_size,
    offered,
    play,
    rigor,
    scene,
    tomes,
    why,
)
from ludoteca.core.errors import BadOption, CannotUndo
from ludoteca.games.kragmortha.position import SQUARE_NAMES


@pytest.mark.clause("K-GEN-01", "K-SET-01")
def test_seats_and_their_layouts() -> None:
    layouts = [KRAG.new(seats).view(None)["table"]["layout"] for seats in range(2, 9)]
    assert layouts == ["k2", "k34", "k34", "k56", "k56", "k78", "k78"]
    for seats in (1, 9):
        with pytest.raises(BadOption):
            KRAG.new(seats)


@pytest.mark.clause("K-GEN-01", "K-TRN-01")
def test_the_left_of_the_last_seat_is_the_first() -> None:
    match = scene("a1 c1 g8 d1", "SM SP SG", active=3)
    assert why(match, 0, "play_card 0") == "K-TRN-01"
    play(match, "play_card 0", "step e1", "stop")
    assert match.waiting == [0]
    assert match.record.turn == 11


@pytest.mark.clause("K-GEN-02", "K-GEN-03", "K-MOV-07")
def test_only_squares_that_share_a_side_are_adjacent() -> None:
    match = scene("c7", "BB", seats=2, layout="k2")
    play(match, "play_card 0")
    assert offered(match, kind="step") == {"c6", "d7", "c8"}  # b7 is a bookcase
    assert why(match, 0, "step b7") == "K-MOV-07"
    assert why(match, 0, "step a7") == "K-MOV-07"
    assert why(match, 0, "step d8") == "K-MOV-02"


@pytest.mark.clause("K-GEN-04", "K-RIG-03")
def test_a_teleport_with_anybody_on_it_is_not_free() -> None:
    met = scene("f5 b10 a6", "BM", rigor="g5", tokens="trap tome")
    play(met, "play_card 0", "step g5")
    assert offered(met, kind="relocate") == {"d7", "c3", "g1"}
    assert why(met, 0, "relocate g5") == "K-RIG-03"


@pytest.mark.clause("K-GEN-05", "K-END-08")
def test_random_games_keep_the_invariants_and_end() -> None:
    for seats in range(2, 9):
        match = KRAG.new(seats, seats)
        chance = np.random.default_rng(seats)
        while not match.over:
            seat = match.waiting[0]
            options = [o for o in match.options(seat) if not o.free]
            match.play(seat, options[chance.integers(len(options))])
            assert KRAG.invariants is not None
            assert KRAG.invariants(match.book, match.record) == []
        assert match.result.reason in ("gaze", "tomes")


@pytest.mark.clause("K-GEN-06")
def test_a_single_option_is_asked_all_the_same() -> None:
    match = scene("b1 a1 b2", "SG")
    play(match, "play_card 0", "step a1")
    assert offered(match) == {"shove a2"}


@pytest.mark.clause("K-GEN-07")
def test_taking_back() -> None:
    match = scene("d1", "SM SP SG")
    before = match.rows.tobytes()
    play(match, "play_card 0", "step e1")
    match.undo(0)
    match.undo(0)
    assert match.rows.tobytes() == before
    play(match, "play_card 0", "step e1", "stop")
    with pytest.raises(CannotUndo):
        match.undo(0)  # cards were drawn
    firm = scene("d1", "SM", options={"take_back": "off"})
    play(firm, "play_card 0")
    with pytest.raises(CannotUndo):
        firm.undo(0)
    sinner = scene("d1", "SM", gazes={0: "L1"}, options={"enforcement": "watch"})
    play(sinner, "play_card 0", "step e1", "step e2")
    with pytest.raises(CannotUndo):
        sinner.undo(0)


@pytest.mark.clause("K-GEN-07", "K-ORD-06")
def test_a_step_out_of_the_fog_stands() -> None:
    """It may show who stands there; others take theirs back as ever."""
    for holder, can_undo in ((0, False), (1, True)):
        match = scene("d5 g8", "SM", gazes={holder: "H2"})
        play(match, "play_card 0", "step c5")
        if can_undo:
            match.undo(0)
        else:
            with pytest.raises(CannotUndo):
                match.undo(0)


@pytest.mark.clause("K-GEN-07", "K-RIG-01")
def test_what_table_5_1_lets_nobody_take_back() -> None:
    """A step that met Rigor, though no gaze is drawn yet, and the use of Swapped Pockets."""
    met = scene("e7", "MG", rigor="e8", tomes={0: "T04"})
    play(met, "play_card 0", "step e8")
    assert "use_cloak" in offered(met)
    with pytest.raises(CannotUndo):
        met.undo(0)
    swapping = play(scene("d1", "SM", tomes={0: "T15 T16"}), "use_tome T16")
    swapping.undo(0)
    play(swapping, "use_tome T15")
    with pytest.raises(CannotUndo):
        swapping.undo(0)


@pytest.mark.clause("K-SET-02")
def test_rigor_and_the_desk_are_always_at_the_same_place() -> None:
    for seats in range(2, 9):
        match = KRAG.new(seats)
        assert rigor(match) == "e9"
        desk = match.book.desk[match.record.layout - 1]
        assert [SQUARE_NAMES[s] for s in range(70) if desk[s]] == ["f9", "g9", "f10", "g10"]


@pytest.mark.clause("K-SET-03", "K-SET-05")
def test_the_deal() -> None:
    match = KRAG.new(5, 3)
    p = match.record
    assert p.deck_size == 58 - 15
    assert [hand_size(match, seat) for seat in range(5)] == [3] * 5
    assert (p.gaze_deck_size, p.tome_deck_size, p.tokens_left) == (24, 18, 6)
    assert match.view(1)["table"]["hand"][0][:3] == [None] * 3
    assert None not in match.view(0)["table"]["hand"][0][:3]
    assert list(p.deck[:43]) != sorted(p.deck[:43])
    order = [
        match.view(s)["table"]["hand"][s][slot]
        for slot in range(3)
        for s in [(p.starter + n) % 5 for n in range(5)]
    ]
    again = KRAG.new(5, 3, {"first": str((p.starter + 1) % 5)})
    other = [
        again.view(s)["table"]["hand"][s][slot]
        for slot in range(3)
        for s in [(p.starter + 1 + n) % 5 for n in range(5)]
    ]
    assert order == other  # the same deck, dealt one at a time from the first seat


@pytest.mark.clause("K-SET-04")
def test_colours() -> None:
    match = KRAG.new(3, options={"colours": ["black", "white", "red"]})
    assert match.view(None)["table"]["colours"][:3] == ["black", "white", "red"]
    with pytest.raises(BadOption):
        KRAG.new(3, options={"colours": ["black", "black", "red"]})


@pytest.mark.clause("K-SET-06")
def test_the_first_seat() -> None:
    assert KRAG.new(4, options={"first": "2"}).waiting == [2]
    assert len({KRAG.new(4, seed).waiting[0] for seed in range(20)}) == 4
    with pytest.raises(BadOption):
        KRAG.new(4, options={"first": "4"})


@pytest.mark.clause("K-SET-07", "K-SET-08", "K-SET-09", "K-SET-10")
def test_placement() -> None:
    match = KRAG.new(8, options={"first": "1"})
    assert why(match, 0, "place a1") == "K-SET-07"
    assert why(match, 1, "place a2") == "K-SET-07"
    assert why(match, 1, "play_card 0") == "K-SET-10"
    for n, column in enumerate("gabcdef"):
        play(match, f"{(1 + n) % 8}: place {column}1")
    assert at(match, 1) == "g1"  # a teleport: no token, no relocation
    assert match.record.tokens_left == 6
    assert offered(match) == {f"place {c}2" for c in "abcdefg"}
    assert why(match, 0, "place a3") == "K-SET-08"
    play(match, "0: place d2")
    assert (match.waiting, match.record.turn) == ([1], 1)


@pytest.mark.clause("K-TRN-02")
def test_what_a_turn_starts_with() -> None:
    match = scene("d1 g8", "SM SP SG", boots="1", gazes={1: "M2"}, pokers=0b101)
    play(match, "play_card 0", "step e1", "stop")
    assert match.record.turn == 11
    assert facts(match, "boots_off") == [{"seat": "1"}]
    assert (match.record.boots, match.record.pokers) == (-1, 0)


@pytest.mark.clause("K-TRN-07", "K-TOM-01")
def test_windows_of_tomes() -> None:
    match = scene("d1 g8", "SM SP SG", tomes={0: "T16 T18 T03", 1: "T17"})
    assert offered(match, kind="use_tome") == {"T16", "T18"}
    assert why(match, 0, "use_tome T03") == "K-TRN-07"
    assert why(match, 0, "use_tome T17") == "K-TOM-01"
    assert why(match, 1, "use_tome T17") == "K-TOM-01"
    play(match, "use_tome T18", "use_tome T16", "play_card 0")
    assert why(match, 0, "use_tome T03") == "K-TRN-07"


@pytest.mark.clause("K-TRN-08")
def test_the_after_window_is_asked_only_with_something_to_do() -> None:
    match = play(scene("d1", "SM SP SG", tomes={0: "T16"}), "play_card 0", "step e1", "stop")
    assert match.waiting == [1]
    other = play(scene("d1", "SM SP SG", tomes={0: "T17"}), "play_card 0", "step e1", "stop")
    assert offered(other) == {"use_tome T17", "end_turn"}
    play(other, "end_turn")
    assert other.waiting == [1]


@pytest.mark.clause("K-TRN-12")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = scene("d1", "SM SP SG")
    p = match.record
    p.discard[: p.deck_size] = p.deck[: p.deck_size]
    p.discard_size, p.deck_size = p.deck_size, 0
    p.deck[:] = -1
    size = p.discard_size
    play(match, "play_card 0")
    assert p.discard_size == size + 1
    play(match, "step e1", "stop")
    assert facts(match, "movement_reshuffled") == [{"count": size + 1}]
    assert (p.deck_size, p.discard_size) == (size, 0)


@pytest.mark.clause("K-TRN-13")
def test_drawing_first() -> None:
    match = scene("d1", "SM SP SG", options={"draw": "first"})
    play(match, "play_card 0", "step e1", "stop")
    assert hand_size(match, 0) == 2
    assert hand_size(match, 1) == 4
    stuck = scene("a1", "SP SP", rigor="a10", options={"draw": "first"})
    play(stuck, "declare_stuck")
    assert hand_size(stuck, 0) == 3


@pytest.mark.clause("K-MOV-01")
def test_cards_move_the_own_goblin_or_rigor() -> None:
    match = scene("d1 g8", "SM rPG SP")
    goblin = play(match.copy(), "play_card 0", "step e1")
    assert (at(goblin, 0), rigor(goblin)) == ("e1", "e9")
    driven = play(match, "play_card 1", "step e8")
    assert (at(driven, 0), rigor(driven)) == ("d1", "e8")
    assert why(match, 1, "step e7") == "K-MOV-01"


@pytest.mark.clause("K-SHV-10", "K-SHV-12")
def test_who_was_shoved_on_gets_no_landing_effect() -> None:
    """B lands on a teleport in A's turn: its own token, and no early end for A."""
    match = scene("d5 d6", "BM SM SP", tokens="teleport tome trap")
    play(match, "play_card 0", "step d6", "shove d7")
    assert match.waiting == [1]
    assert [f["seat"] for f in facts(match, "token_turned")] == ["1"]
    play(match, "1: relocate a6")
    assert match.waiting == [0]
    assert "stop" in offered(match)


@pytest.mark.clause("K-SHV-10", "K-SHV-06")
def test_the_goblin_that_began_may_stand_elsewhere() -> None:
    """A enters d7, a teleport, and is shoved off it again: only the last square counts."""
    match = scene("d6 d7 e7 e8 d8", "BS SM SP", seats=8, rigor="a1", tokens="teleport trap")
    play(match, "play_card 0", "step d7", "0: shove e7", "1: shove e8", "2: shove d8")
    play(match, "3: shove d7", "4: shove c7")
    turned = [f["seat"] for f in facts(match, "token_turned")]
    assert turned == ["4"]  # the goblin on d7 now; A stands on c7 and turns none
    assert at(match, 0) == "c7"


@pytest.mark.clause("K-SHV-11")
def test_the_second_step_comes_after_the_chain() -> None:
    match = play(scene("d5 d6", "MG SM SP"), "play_card 0", "step d6", "shove e6")
    assert match.waiting == [0]
    assert offered(match, kind="step") == {"c6"}


@pytest.mark.clause("K-RIG-08")
def test_rigor_on_the_desk_gives_no_tome() -> None:
    match = scene("e10", "MP", rigor="f10", gaze_top="H1")
    play(match, "play_card 0", "step f10")
    assert match.record.gazes[0] == 1
    assert tomes(match, 0) == set()


@pytest.mark.clause("K-RIG-09", "K-RIG-01")
def test_rigor_is_never_shoved() -> None:
    match = scene("e7 e8", "MG rSM", rigor="e9", gaze_top="H1")
    play(match, "play_card 0", "step e8", "shove e9")
    assert rigor(match) == "e9"
    assert match.record.gazes[1] == 1


@pytest.mark.clause("K-RIG-10", "K-RIG-13")
def test_a_goblin_on_the_teleport_is_met_before_the_transfer() -> None:
    match = scene("a1 d7", "rSP SM SG", rigor="d8", gaze_top="H1")
    play(match, "play_card 0", "step d7")
    assert match.waiting == [1]
    play(match, "1: relocate a6")
    assert "no_transfer" in offered(match)
    assert match.record.tokens_left == 6


@pytest.mark.clause("K-RIG-13")
def test_when_the_transfer_is_not_asked() -> None:
    own = scene("d7", "rSP SM SG", rigor="d8")
    play(own, "play_card 0", "step d7", "relocate a6")
    assert own.waiting == [1]
    full = scene("f2 b10 a6 g5 c3 g1", "rSP", seats=8, rigor="d8")
    play(full, "play_card 0", "step d7")
    assert "transfer" not in asked(full)
    bell = scene("a1 g8", "SM", rigor="d8", tomes={0: "T11"})
    play(bell, "use_tome T11", "step d7")
    assert "transfer" not in asked(bell)


@pytest.mark.clause("K-TEL-06", "K-DSK-03")
def test_arriving_otherwise_turns_no_token() -> None:
    match = scene("e10", "MP", rigor="e8", tome_top="T18")
    play(match, "play_card 0", "step f10", "relocate g1")
    assert facts(match, "token_turned") == []
    portal = scene("d1 g8", "SM", tomes={0: "T13"})
    play(portal, "use_tome T13", "relocate a6")
    assert facts(portal, "token_turned") == []


@pytest.mark.clause("K-TEL-08", "K-TEL-01", "K-TEL-03")
def test_leaving_and_entering_again_turns_a_token() -> None:
    match = scene("d7", "SG SM SP", tokens="tome trap", tome_top="T18")
    play(match, "play_card 0", "step d6", "step d7")
    assert len(facts(match, "token_turned")) == 1
    play(match, "relocate a6")
    assert tomes(match, 0) == {"T18"}


@pytest.mark.clause("K-TEL-09")
def test_a_token_ends_only_the_turn_of_its_own_goblin() -> None:
    match = scene("d6", "SM SP SG", tokens="teleport trap")
    play(match, "play_card 0", "step d7", "relocate a6")
    assert facts(match, "turn_ended")[-1]["cause"] == "token"


@pytest.mark.clause("K-TRN-06", "K-OBL-04")
def test_a_breach_that_is_no_second_sin_is_clean() -> None:
    """The only step is forbidden; once Rigor's step has sinned this turn, it costs no more."""
    given = {"gazes": {0: "V1"}, "taboo": ["c6", "e8", "b3"], "gaze_top": "H1"}
    match = scene("d6 g8", "MG MG MG", tomes={0: "T11"}, **given)
    assert "declare_stuck" in offered(match)
    play(match, "use_tome T11", "step e8")
    assert facts(match, "sinned") == [{"seat": "0", "card": "V1"}]
    assert "declare_stuck" not in offered(match)


@pytest.mark.clause("K-TRN-06", "K-ORD-10")
def test_the_forbidden_squares_of_another_seat_are_clean() -> None:
    """A2 forbids squares with goblins only, and c6 is forbidden to the holder of V1 alone."""
    given = {"taboo": ["c6", "e8", "b3"], "rigor": "a10"}
    match = scene("d6 g8", "MG MG MG", gazes={0: "A2", 1: "V1"}, **given)
    assert "declare_stuck" not in offered(match)


@pytest.mark.clause("K-TRN-06")
def test_a_face_down_slot_is_clean_unless_it_is_inner() -> None:
    given = {"taboo": ["c6", "e8", "b3"], "rigor": "a10"}
    folded = scene("d6 g8", "MG MG MG", gazes={0: "V1 A4"}, face_down="2", **given)
    assert "declare_stuck" not in offered(folded)
    split = scene("d6 g8", "MG MG MG", gazes={0: "V1 A4 F2"}, face_down="1", **given)
    assert "declare_stuck" in offered(split)


@pytest.mark.clause("K-RIG-04")
def test_with_no_teleport_free_a_meeting_ends_on_a_start_square() -> None:
    match = scene("e7 b10 d7 a6 g5 c3 g1 b1", "MG", seats=8, rigor="e8", gaze_top="H1")
    play(match, "play_card 0", "step e8")
    assert offered(match, kind="relocate") == {"a1", "c1", "d1", "e1", "f1"}
    assert why(match, 0, "relocate b2") == "K-RIG-04"


@pytest.mark.clause("K-END-03", "K-END-07", "K-ENF-11")
def test_a_tribunal_that_is_not_over_is_dropped_with_the_game() -> None:
    options = {"orders": "physical", "ply_cap": 1000}
    match = scene("d1", seats=4, gazes={1: "L1"}, options=options)
    match.record.plies = 997
    play(match, "0: accuse 1 L1", "1: deny L1", "2: vote guilty")
    assert match.over
    table = match.view(None)["table"]
    assert (table["accuser"], table["defendant"], table["charge"]) == (None, None, None)
    assert table["votes"] == [0] * 8


@pytest.mark.clause("K-END-03", "K-TOM-10", "K-TOM-11", "K-TOM-14")
def test_nothing_of_a_movement_or_a_tome_outlives_the_game() -> None:
    leap = scene("d6", "SG", gazes={0: "L1 M1 H1"}, tomes={0: "T09"}, rigor="f6", gaze_top="F1")
    play(leap, "play_card 0", "step e6", "stop", "use_tome T09", "step f6")
    bell = scene("e8", "SG", gazes={0: "L1 M1 H1"}, tomes={0: "T16 T11"}, gaze_top="F1")
    play(bell, "use_tome T16", "use_tome T11", "step e8")
    for match in (leap, bell):
        assert match.over
        table = match.view(None)["table"]
        left = [table[name] for name in ("leap", "lens", "movement", "early", "chain_length")]
        assert left == [0] * 5
        squares = [table[name] for name in ("origin", "first_square", "last_square", "card")]
        assert squares == [None] * 4


@pytest.mark.clause("K-END-06", "K-END-07")
def test_caps() -> None:
    match = scene("d1", "SM SP SG", turn=50, options={"turn_cap": 50})
    play(match, "play_card 0", "step e1", "stop")
    assert match.result.reason == "cap"
    assert match.over
    late = scene("d1", "SM SP SG", options={"ply_cap": 1000})
    late.record.plies = 998
    play(late, "play_card 0")
    assert not late.over
    play(late, "step e1")
    assert (late.over, late.result.reason) == (True, "cap")


def test_the_api_of_the_readme() -> None:
    match = ludoteca.game("kragmortha").new(seats=4, seed=7, options={"enforcement": "watch"})
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    assert match.result.winners
