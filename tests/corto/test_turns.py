"""Turns, drawing and the end (C-TRN, C-DRW, C-DSC, C-END)."""

from __future__ import annotations

import pytest

from corto.scenes import at, facts, hand, kinds, offered, play, scene, table, why
from ludoteca.core.errors import CannotUndo, Illegal


@pytest.mark.clause("C-TRN-01", "C-TRN-02", "C-TRN-03", "C-TRN-04", "C-TRN-05")
def test_play_mode() -> None:
    match = scene("AEB", {"A:1": "A01", "B:1": "B07"}, "A16 A02 A12 E12")
    assert kinds(match) == {"play", "discard", "refill"}
    assert why(match, "end_play") == "C-TRN-05"
    assert why(match, "play B12") == "C-TRN-01"
    play(match, "play A16")
    assert why(match, "play A02") == "C-TRN-03"
    play(match, "swap_first A:1", "swap_second B:1")
    assert offered(match) == {"play A02", "end_play"}
    assert why(match, "discard A12") == "C-TRN-01"
    assert why(match, "refill") == "C-TRN-01"
    play(match, "play A02", "place A:2", "decline", "decline")
    play(match, "play E12", "add A:1")
    assert offered(match) == {"play A12", "end_play"}
    play(match, "play A12", "add A:1")
    assert kinds(match) == {"draw", "end_draw"}  # the hand is empty: C-TRN-05


@pytest.mark.clause("C-TRN-02", "C-DSC-01")
def test_discard_mode_is_fixed_by_the_first_discard() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A02 A03")
    play(match, "discard A02")
    assert why(match, "play A03") == "C-TRN-02"
    assert why(match, "end_play") == "C-TRN-02"
    assert why(match, "discard A02") == "C-DSC-01"
    play(match, "discard A03")
    assert kinds(match) == {"draw"}
    assert why(match, "end_draw") == "C-DSC-02"


@pytest.mark.clause("C-TRN-07")
def test_played_cards_lie_on_the_pile_before_their_effect() -> None:
    match = scene("AEB", {"A:1": "A01", "B:1": "B07"}, "A16 A02 A14 E19", rasputin="A:1")
    play(match, "play A16")
    assert table(match, "pile")[:1] == ["A16"]
    play(match, "swap_first A:1", "swap_second B:1", "play A02")
    assert table(match, "pending") == "A02"
    assert match.view(1)["table"]["pending"] == "A02"
    play(match, "place A:2", "decline", "decline")
    assert table(match, "pending") is None
    play(match, "play A14")
    assert table(match, "pile")[:2] == ["A16", "A14"]
    play(match, "hit A:1", "play E19")
    assert table(match, "pile")[2] == "E19"


@pytest.mark.clause("C-TRN-08")
def test_what_is_skipped_and_what_is_asked() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A02 E01", corto="E:4")
    play(match, "play E01", "place E:5")
    assert kinds(match) == {"play", "end_play"}  # no target: no act
    single = scene("AEB", {"A:1": "A01", "E:1": "E06", "B:1": "B07"}, "A02")
    play(single, "play A02")
    assert offered(single) == {"place A:2"}  # one answer, and asked


@pytest.mark.clause("C-TRN-09")
def test_nobody_decides_in_the_turn_of_another() -> None:
    match = scene("AEB", {"A:1": "A01"}, hands=["A02", "A03"])
    assert match.options(1) == []
    assert why(match, "play A03", seat=1) == "C-TRN-09"
    with pytest.raises(Illegal, match="C-TRN-09"):
        match.play(1, "discard A03")
    play(match, "play A02")
    assert why(match, "place A:2", seat=1) == "C-TRN-09"


@pytest.mark.clause("C-DRW-02", "C-DRW-03", "C-DRW-04", "C-DRW-06", "C-DRW-07")
def test_drawing_card_by_card() -> None:
    decks = {"A": "A12", "E": "E12 E13", "B": ""}
    match = scene("AEB", {"A:1": "A01"}, "A02 A03 A04", decks=decks)
    play(match, "play A02", "place A:2", "decline", "decline", "end_play")
    assert offered(match) == {"draw A", "draw E", "end_draw"}
    assert why(match, "draw B") == "C-DRW-06"
    assert why(match, "draw C") == "C-DRW-03"
    assert why(match, "play A03") == "C-TRN-09"
    play(match, "draw A")
    assert facts(match, "card_drawn", 0)[-1] == {"seat": "0", "deck": "A", "card": "A12"}
    assert facts(match, "card_drawn", 1)[-1] == {"seat": "0", "deck": "A", "card": None}
    assert offered(match) == {"draw E", "end_draw"}
    assert match.view(1)["table"]["back"][0] == ["A", "A", "A", None]
    assert match.view(1)["table"]["hand"][0] == [None] * 4
    play(match, "end_draw")
    assert match.waiting == [1]
    none = scene("AEB", {"A:1": "A01"}, "A02 A03 A04", decks=decks)
    play(none, "play A02", "place A:2", "decline", "decline", "end_play", "end_draw")
    assert hand(none) == ["A03", "A04"]


@pytest.mark.clause("C-DRW-05", "C-DSC-02")
def test_drawing_ends_with_the_decks() -> None:
    decks = {"A": "A13", "E": "E12"}
    match = scene("AEB", {"A:1": "A01"}, hands=["A12", "A14"], decks=decks)
    play(match, "refill", "draw A", "draw E")
    assert match.waiting == [1]
    assert len(hand(match)) == 3


@pytest.mark.clause("C-END-08", "C-END-06", "C-END-07")
def test_a_seat_goes_on_alone_and_empty_decks_end_nothing() -> None:
    match = scene(
        "AEB", {"A:1": "A01", "E:1": "E06"}, hands=["A12", "A02 A03"], decks={}, active="1"
    )
    play(match, "play A02", "place A:2", "decline", "decline", "end_play")
    assert not match.over
    play(match, "discard A12")
    assert table(match, "idle") == 1  # nothing played, nothing drawn
    play(match, "play A03", "place A:3", "decline", "decline")
    assert match.over  # nobody has a card: every seat is skipped in turn
    assert match.result.reason == "pass_out"
    assert table(match, "turn") == 5


@pytest.mark.clause("C-END-01", "C-END-03")
def test_one_full_board_ends_nothing() -> None:
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 7)} | {"E:1": "E01"}
    match = scene("CEA", people, "C07", decks={"A": "A12"})
    play(match, "play C07", "place C:7", "decline")
    assert not match.over
    assert kinds(match) == {"draw", "end_draw"}


def test_undo_goes_back_to_the_last_thing_that_came_to_light() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A02 A03")
    before = match.rows.tobytes()
    play(match, "play A02", "place A:2")
    match.undo(0)
    match.undo(0)
    assert match.rows.tobytes() == before
    play(match, "refill", "draw A")
    with pytest.raises(CannotUndo):
        match.undo(0)
    tile = scene("CEB", {"C:1": "C06"}, "C07 C08")
    play(tile, "play C07", "place C:2", "decline")
    with pytest.raises(CannotUndo):
        tile.undo(0)
    assert at(tile, "C:2") == "C07 s0:1"
