"""Characters, markers, hits, objects and long range (C-CHR, C-MRK, C-HIT, C-OBJ, C-LNG)."""

from __future__ import annotations

import pytest

from corto.scenes import at, facts, kinds, offered, parts, play, scene, table, why


@pytest.mark.clause("C-CHR-05")
def test_on_an_empty_table_a_character_starts_its_row() -> None:
    match = scene("AEC", {}, "A11")
    play(match, "play A11")
    assert offered(match) == {"place A:1", "place C:1"}


@pytest.mark.clause("C-CHR-05", "C-ADV-14")
def test_permissions_on_an_empty_table() -> None:
    colour = scene("AEF", {}, "F17 A02")
    play(colour, "play F17", "play A02")
    assert offered(colour) == {"place A:1", "place E:1", "place F:1"}
    anywhere = scene("AEF", {}, "E17 A02")
    play(anywhere, "play E17", "play A02")
    assert offered(anywhere) == {f"place A:{column}" for column in range(1, 8)}


@pytest.mark.clause("C-CHR-04")
def test_a_figurine_on_a_deck_square_counts_as_a_neighbour() -> None:
    match = scene("AEC", {}, "A02", rasputin="A:0")
    play(match, "play A02")
    assert offered(match) == {"place A:1"}


@pytest.mark.clause("C-CHR-08", "C-CHR-09", "C-CHR-11", "C-MRK-01", "C-HIT-01")
def test_whom_a_character_reaches() -> None:
    people = {"A:2": "A01 s1:1", "E:3": "E06", "A:5": "A05 s1:1", "B:3": "B07"}
    white = scene("AEB", people, "A02")
    play(white, "play A02", "place A:3")
    assert offered(white) == {"add A:2", "add E:3", "decline"}  # whoever placed them: C-MRK-01
    assert why(white, "add A:5") == "C-CHR-11"
    assert why(white, "hit A:2") == "C-CHR-08"
    play(white, "add E:3")
    assert at(white, "E:3") == "E06 s0:1"
    black = scene("AEB", people, "A06")
    play(black, "play A06", "place A:3")
    assert offered(black) == {"hit A:2", "hit E:3", "decline"}
    assert why(black, "add A:2") == "C-CHR-09"
    assert why(black, "hit A:5") == "C-CHR-11"
    assert why(black, "hit A:4") == "C-HIT-01"


@pytest.mark.clause("C-MRK-07", "C-HIT-01")
def test_a_removed_marker_can_be_used_in_the_same_turn() -> None:
    match = scene("AEB", {"A:1": "A01 s0:13", "E:1": "E06"}, "A06 E01")
    play(match, "play A06", "place A:2", "take_from A:1", "hit A:1", "decline")
    assert table(match, "stock")[0] == 1
    play(match, "play E01", "place E:2")
    assert table(match, "stock")[0] == 0
    assert at(match, "E:2") == "E01 s0:1"


@pytest.mark.clause("C-MRK-08", "C-SCO-01")
@pytest.mark.parametrize(
    ("first", "second", "leader"),
    [
        ("s0:1", "s0:1", 0),
        ("s0:2 s1:1 s2:1", "s0:1", 0),
        ("s0:1 s1:1", "s0:1", None),
        ("s0:2 s1:2 s2:1", "s0:1", None),
        ("", "s0:1", None),
        ("s0:1 s1:3", "s1:1", 1),
    ],
)
def test_control_is_more_than_each_other_seat(first: str, second: str, leader: int | None) -> None:
    match = scene("AEBD", {"E:3": f"E01 {first}", "E:4": f"E02 {second}"}, seats=3)
    groups = {seat: parts(match, seat).get("largest_group", 0) for seat in range(3)}
    assert groups == {seat: 4 if seat == leader else 0 for seat in range(3)}


@pytest.mark.clause("C-HIT-03", "C-HIT-02", "C-SCO-05")
def test_a_kill_is_worth_a_gold() -> None:
    match = scene("AEB", {"E:1": "E06"}, "E04 A12")
    play(match, "play E04", "place E:2", "hit E:1")
    assert facts(match, "character_killed")[0]["card"] == "E06"
    assert facts(match, "character_killed")[0]["cause"] == "border"
    assert parts(match)["seal"] == 1


@pytest.mark.clause("C-HIT-07", "C-FIG-06")
def test_a_character_under_a_figurine_can_be_killed() -> None:
    match = scene("AEB", {"E:1": "E06"}, "E04 E05", corto="E:1")
    play(match, "play E04", "place E:2", "hit E:1")
    assert at(match, "E:1") == ""
    assert table(match, "figurine")[0] == "E:1"
    play(match, "play E05")
    assert why(match, "place E:1") == "C-FIG-06"


@pytest.mark.clause("C-HIT-05")
def test_objects_hit_anybody_under_the_english_rule() -> None:
    match = scene("AEB", {"E:1": "E06 s0:1"}, "E04 E13", options={"black_hits": "opponents"})
    play(match, "play E04", "place E:2")
    assert kinds(match) == {"play", "end_play"}  # only own markers: no target for a border
    play(match, "play E13", "hit E:1")
    assert at(match, "E:1") == "E06"
    shared = scene("AEB", {"E:1": "E06 s0:1 s1:1"}, "E04 E13", options={"black_hits": "opponents"})
    play(shared, "play E04", "place E:2", "decline", "play E13", "hit E:1")
    assert offered(shared) == {"choose_owner 0", "choose_owner 1"}


@pytest.mark.clause("C-OBJ-02", "C-OBJ-03", "C-OBJ-08")
def test_the_actor_is_the_latest_card_and_moves_with_a_swap() -> None:
    people = {"A:1": "A01", "E:1": "E06", "E:4": "E05", "B:4": "B07"}
    match = scene("AEB", people, "A02 A12 A16 B14")
    play(match, "play A02", "place A:2", "decline", "decline", "play A12")
    assert offered(match) == {"add A:1"}
    play(match, "add A:1", "play A16", "swap_first A:2", "swap_second E:4", "play B14")
    assert offered(match) == {"hit B:4"}  # from E:4, where the actor is now
    later = scene("AEB", people, "A02 E01 A12 E13")
    play(later, "play A02", "place A:2", "decline", "decline", "play E01", "place E:3", "decline")
    play(later, "play E13")
    assert offered(later) == {"hit E:4"}


@pytest.mark.clause("C-OBJ-03", "C-OBJ-02")
def test_without_the_actor_no_object_is_playable() -> None:
    match = scene("AEB", {"A:1": "A01", "E:1": "E06"}, "A02 E19 A12 A14", rasputin="A:1")
    play(match, "play A02", "place A:2", "decline", "decline", "play A14", "hit A:1")
    play(match, "play E19", "move A:1", "kill A:2")
    assert table(match, "actor") == "rasputin"
    assert kinds(match) == {"play", "end_play"}


@pytest.mark.clause("C-OBJ-04", "C-OBJ-05", "C-OBJ-06")
def test_onomatopoeias() -> None:
    match = scene("AEB", {"A:1": "A01", "E:2": "E06"}, "A02 A13 A12")
    play(match, "play A02", "place A:2", "decline", "decline", "play A13")
    assert offered(match) == {"add A:1", "add E:2"}
    assert why(match, "decline") == "C-OBJ-06"
    assert why(match, "hit A:1") == "C-OBJ-04"
    play(match, "add A:1")
    assert offered(match) == {"add A:1", "add E:2", "decline"}
    play(match, "add A:1")
    assert at(match, "A:1") == "A01 s0:2"
    alone = scene("AEB", {"A:1": "A01"}, "A06 B16 A15", corto="A:3")
    play(alone, "play A06", "place A:2", "decline", "decline", "play A15", "hit A:1")
    assert at(alone, "A:1") == ""
    assert kinds(alone) == {"end_play"}  # the second has no target: skipped


@pytest.mark.clause("C-OBJ-07", "C-FIG-09")
def test_a_figurine_uses_an_object_from_its_own_square() -> None:
    people = {"A:2": "A01", "E:2": "E06", "E:3": "E05", "B:2": "B07"}
    match = scene("AEB", people, "E18 A12", corto="E:1")
    play(match, "play E18", "move E:2", "decline", "play A12")
    assert offered(match) == {"add A:2", "add E:3", "add B:2"}
    assert why(match, "add E:2") == "C-OBJ-07"
    assert why(match, "add A:3") == "C-OBJ-07"


@pytest.mark.clause("C-LNG-01", "C-LNG-02")
def test_long_range_is_of_the_card_only() -> None:
    people = {"A:3": "A01", "A:7": "A05", "E:3": "E06", "E:7": "E05", "B:4": "B07"}
    match = scene("AEB", people, "A04 A12")
    play(match, "play A04", "place A:4")
    assert offered(match) == {"add A:3", "add A:7", "add B:4", "decline"}
    play(match, "decline", "play A12")
    assert offered(match) == {"add A:3"}


@pytest.mark.clause("C-CHR-12", "C-CHR-01")
def test_a_square_emptied_this_turn_is_free_again() -> None:
    match = scene("AEB", {"E:1": "E06"}, "E04 E05")
    play(match, "play E04", "place E:2", "hit E:1", "play E05")
    assert offered(match) == {"place E:1", "place E:3"}
