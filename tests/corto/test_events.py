"""What is told of the decisions, and in which order (section 7 of the reference)."""

from __future__ import annotations

from typing import Any

import pytest

from corto.scenes import offered, parts, play, scene
from ludoteca import Match


def told(match: Match, seat: int | None = None) -> list[str]:
    """The log as lines: the kind of each fact, and what it says in the order of its fields."""
    return [
        " ".join([fact.kind, *map(_said, fact.args.values())]) for fact in match.log(seat, since=0)
    ]


def _said(value: Any) -> str:
    return ",".join(map(_said, value)) if isinstance(value, list) else str(value)


@pytest.mark.clause("C-ADV-14", "C-ADV-15", "C-MRK-02", "C-COR-03", "C-QE-05", "C-QST-04")
def test_a_turn_with_an_empty_stock_is_told_step_by_step() -> None:
    match = scene("AEF", {"A:1": "A01 s1:1", "E:1": "E06 s0:13"}, "A18 F17 A02 A06")
    play(match, "play A18", "enter A", "move A:2", "add A:1", "take_from E:1", "decline")
    play(match, "play F17", "play A02", "place E:2", "take_from E:1", "decline")
    assert told(match) == [
        "card_played 0 A18",
        "figurine_entered corto A",
        "figurine_moved 0 corto A:0 A:2 2 yes",
        "gold_earned 1 A:1 discard A18",
        "marker_placed 0 A:1 corto E:1",
        "act_declined 0 corto",
        "card_played 0 F17",
        "permission_given 0 ignore_colour",
        "card_played 0 A02",
        "character_placed 0 A02 E:2",
        "permission_used 0 ignore_colour",
        "marker_placed 0 E:2 place E:1",
        "act_declined 0 act",
        "train_moved E:7 E:6",
    ]


@pytest.mark.clause("C-QA-02", "C-QST-04", "C-ADV-15", "C-OBJ-04", "C-TRN-09")
def test_a_turn_and_its_end_are_told_step_by_step() -> None:
    people = {"A:1": "A01 s1:1", "E:1": "E06 s0:1", "B:1": "B07"}
    match = scene("AEB", people, "A02 A12 E17")
    play(match, "play E17", "play A02", "place A:2", "decline", "sail A:2")
    play(match, "play A12", "add A:1", "draw A", "end_draw")
    assert told(match) == [
        "card_played 0 E17",
        "permission_given 0 ignore_adjacency",
        "card_played 0 A02",
        "character_placed 0 A02 A:2",
        "permission_used 0 ignore_adjacency",
        "marker_placed 0 A:2 place None",
        "act_declined 0 act",
        "vessel_sailed 0 A:1 A:2",
        "card_played 0 A12",
        "marker_placed 0 A:1 object None",
        "card_drawn 0 A None",
        "turn_ended 0 play 3 0 1 no",
        "turn_started 1 2",
    ]


@pytest.mark.clause("C-ADV-10", "C-ADV-11", "C-RAS-02", "C-QD-02", "C-ADV-05")
def test_attacks_are_told_with_their_cause() -> None:
    people = {
        "D:1": "D05 s1:1",
        "D:2": "D01 s1:2",
        "D:3": "D06 s2:1",
        "E:1": "E06 s0:1 s2:2",
    }
    match = scene(
        "CEDA",
        people,
        "C17 D04 E19 A16",
        seats=3,
        kept={"A17": "shield 2"},
        rasputin="E:0",
        active="0",
    )
    play(match, "play C17", "play D04", "place D:4", "hit D:3", "play E19", "move E:0")
    play(match, "kill E:1", "play A16", "swap_first D:1", "swap_second D:4")
    assert told(match) == [
        "card_played 0 C17",
        "shield_laid 0 C17",
        "card_played 0 D04",
        "character_placed 0 D04 D:4",
        "marker_placed 0 D:4 place None",
        "shield_used 2 A17 border D:3",
        "card_played 0 E19",
        "figurine_moved 0 rasputin E:0 E:0 0 yes",
        "character_killed 0 E06 E:1 rasputin 1,0,2,0",
        "leopard_taken 1 5",
        "card_played 0 A16",
        "cards_swapped 0 D:1 D:4",
    ]


@pytest.mark.clause("C-END-06", "C-END-07", "C-DSC-01")
def test_skipped_turns_are_told() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A12 A13", decks={"B": "B12"})
    play(match, "discard A12", "refill", "draw B")
    assert told(match, seat=0) == [
        "card_discarded 0 A12",
        "card_drawn 0 B B12",
        "turn_ended 0 discard 0 1 1 no",
        "turn_started 1 2",
        "turn_skipped 1",
        "turn_ended 1 none 0 0 0 yes",
        "turn_started 0 3",
    ]


@pytest.mark.clause("C-ADV-07", "C-QG-02")
def test_what_is_seen_of_a_deck_is_told_to_one_seat_only() -> None:
    match = scene(
        "GEB",
        {"G:4": "G01 s0:1", "G:5": "G02 s0:1"},
        "B17 E12",
        decks={"E": "E13 E14 E15", "G": "G12"},
    )
    play(match, "play B17", "peek E", "arrange E14", "arrange E13", "end_play", "emerald G:5")
    lines = [
        "card_played 0 B17",
        "deck_peeked 0 E 3 E13,E14,E15",
        "deck_arranged 0 E",
        "emerald_moved 0 G:4 G:5",
    ]
    assert told(match, seat=0) == lines
    lines[1] = "deck_peeked 0 E 3 None,None,None,None,None,None"
    assert told(match, seat=1) == told(match) == lines


@pytest.mark.clause("C-QB-03", "C-TRN-09")
def test_the_aces_pass_before_the_turn_does() -> None:
    match = scene("AEB", {"B:1": "B01 s0:1", "B:2": "B02"}, hands=["B03", "A02"], decks={})
    play(match, "play B03", "place B:3", "add B:2")
    assert told(match)[-4:] == [
        "marker_placed 0 B:2 act None",
        "aces_changed 0",
        "turn_ended 0 play 1 0 0 no",
        "turn_started 1 2",
    ]


@pytest.mark.clause("C-END-01", "C-SCO-06")
def test_the_count_is_told_piece_by_piece() -> None:
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02} s0:1" for n in range(1, 7)} | {"A:1": "A01 s1:1"}
    match = scene("CEA", people, "E07", stock=[7, 12, 0, 0])
    play(match, "play E07", "place E:7")
    assert "hit_train" in offered(match)
    play(match, "hit_train")
    assert told(match)[-9:] == [
        "game_ended boards_full 0",
        "quest_scored 0 A 0",
        "quest_scored 0 C 0",
        "quest_scored 0 E 3",
        "scored 0 14 0 0 3 17 6 1",
        "quest_scored 1 A 1",
        "quest_scored 1 C 0",
        "quest_scored 1 E 0",
        "scored 1 0 0 0 1 1 12 2",
    ]
    assert parts(match)["total"] == 17
