"""The quests (C-QST, C-QA to C-QG), with the worked examples 17 to 21 of the reference."""

from __future__ import annotations

import pytest

from corto.scenes import CORTO, at, facts, kinds, offered, parts, play, scene, table, why, words


@pytest.mark.clause("C-QD-02", "C-QD-03", "C-QST-05")
def test_example_17_leopards() -> None:
    people = {
        "D:1": "D01 s1:1",
        "D:2": "D02 s1:1",
        "D:3": "D03 s2:1",
        "D:4": "D06",
        "E:4": "E05",
    }
    match = scene("CEDA", people, "E04 E19", seats=3, rasputin="C:0")
    play(match, "play E04", "place E:3", "hit E:4")
    assert table(match, "leopards")[:3] == [0, 1, 0]
    rasputin = scene("CEDA", people, "E19", seats=3, rasputin="D:0")
    play(rasputin, "play E19", "move D:0", "kill D:1")
    assert table(rasputin, "leopards") == [0, 0, 0, 0]
    killer = scene("CEDA", people, hands=["", "E04"], seats=3, active="1")
    play(killer, "play E04", "place E:3", "hit E:4")
    assert table(killer, "leopards") == [0, 0, 0, 0]


@pytest.mark.clause("C-QE-03", "C-QE-05", "C-QE-06", "C-HIT-08")
def test_example_18_train() -> None:
    def begin() -> object:
        match = scene(
            "AEBD",
            {"E:1": "E06 s1:1"},
            "E07 E13",
            train="E:1",
            carriages="3/1 1 1 1 1 2 2 2",
        )
        play(match, "play E07", "place E:2")
        assert offered(match) == words("hit(E:1) hit_train decline")
        return match

    match = begin()
    play(match, "decline")
    assert table(match, "train") == "E:7"
    play(match, "play E13")
    assert offered(match) == {"hit E:1"}
    match = begin()
    play(match, "hit_train")
    assert facts(match, "train_hit")[0]["value"] == 3
    assert table(match, "train") is None
    assert facts(match, "train_removed") == [{"start": "E:1"}]
    assert facts(match, "train_moved") == []


@pytest.mark.clause("C-QA-01", "C-QA-02", "C-QA-03", "C-QA-04", "C-QST-04")
def test_example_19_vessel() -> None:
    match = scene("AEB", {"A:1": "A01 s0:1"}, "A02 A03")
    assert table(match, "vessel") == "A:1"
    play(match, "play A02", "place A:2")
    play(match, "decline")
    assert offered(match) == words("sail(A:2) decline")
    play(match, "sail A:2")
    assert parts(match)["vessel"] == 2
    far = scene("AEB", {"A:7": "A01 s0:1"}, "A19", vessel="A:7", rasputin="A:6")
    assert parts(far)["vessel"] == 6
    play(far, "play A19", "move A:6", "kill A:7")
    assert table(far, "vessel") == "A:7"
    assert "vessel" not in parts(far)


@pytest.mark.clause("C-QG-01", "C-QG-02", "C-QG-04")
def test_example_20_emerald() -> None:
    people = {"G:4": "G01 s0:1", "G:5": "G02 s0:1", "E:5": "E01 s0:1", "G:3": "G03 s1:1"}
    match = scene("GEC", people, "E12 G12")
    assert table(match, "emerald") == "G:4"
    play(match, "refill")
    assert offered(match) == words("emerald(G:5) decline")
    play(match, "emerald G:5")
    assert kinds(match) == {"draw"}
    assert parts(match) == {"total": 9, "largest_group": 6, "emerald": 3, "stock": 10}


@pytest.mark.clause("C-QB-01", "C-QB-02", "C-QB-03", "C-COR-05")
def test_example_21_aces() -> None:
    match = scene(
        "AEB",
        {"B:1": "B01 s0:1", "A:3": "B02 s1:1"},
        kept={"B06": "kill 0", "B09": "gold 1"},
    )
    assert parts(match)["aces"] == 6
    assert table(match, "ace_holder") == "0"
    tied = scene(
        "AEB",
        {"B:1": "B01 s0:1", "A:3": "B02 s1:1", "B:5": "B09 s1:1"},
        kept={"B06": "kill 0"},
    )
    assert "aces" not in parts(tied) | parts(tied, 1)
    assert table(tied, "ace_holder") is None


@pytest.mark.clause("C-QST-01")
def test_without_quests_nothing_of_them_exists() -> None:
    match = scene(
        "ABCE",
        {"A:1": "A01 s0:1", "B:1": "B01 s0:1", "B:2": "B02 s0:1", "E:6": "E05", "C:1": "C06"},
        "C07 E04",
        options={"quests": "off"},
        seats=3,
    )
    assert table(match, "vessel") is table(match, "train") is table(match, "emerald") is None
    assert table(match, "tile_there") == [0] * 8
    assert table(match, "leopards_left") == table(match, "carriages_left") == 0
    play(match, "play C07", "place C:2", "decline")
    assert facts(match, "tile_taken") == []
    play(match, "play E04", "place E:7")
    assert offered(match) == {"hit E:6", "decline"}
    assert why(match, "hit_train") == "C-QST-01"
    assert parts(match) == {"total": 8, "largest_group": 8, "stock": 8}


@pytest.mark.clause("C-QST-02")
def test_pieces_do_not_occupy_squares() -> None:
    match = scene("AEB", {"A:2": "A01"}, "A02 E01", vessel="A:1", train="E:2")
    play(match, "play A02")
    assert offered(match) == {"place A:1", "place A:3"}
    match.undo(0)
    play(match, "play E01")
    assert offered(match) == {"place E:2"}  # next to A:2; the train gives no neighbour and no wall


@pytest.mark.clause("C-QC-02", "C-QC-03", "C-QST-04", "C-SCO-06")
def test_tiles_are_taken_and_shown() -> None:
    faces = [None, None, "ingot", "crow", "ingot", "crow", "ingot", "crow"]
    match = scene("CEB", {"C:1": "C06 s1:1"}, "C01 C02", tile=faces)
    play(match, "play C01", "place C:2")
    assert facts(match, "tile_taken") == []  # not before its act is over
    play(match, "decline")
    assert facts(match, "tile_taken") == [{"seat": "0", "square": "C:2", "tile": "ingot"}]
    assert parts(match)["tiles"] == 2
    play(match, "play C02", "place C:3", "decline")
    assert parts(match)["tiles"] == 1
    assert table(match, "tile_there") == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.clause("C-QC-02", "C-QST-03")
def test_a_swap_takes_no_tile_and_a_taken_tile_is_gone() -> None:
    match = scene("CEB", {"C:1": "C06", "C:3": "C01", "E:1": "E06"}, "B16 C02", seats=2)
    play(match, "play B16", "swap_first C:3", "swap_second E:1")
    assert facts(match, "tile_taken") == []
    play(match, "play C02", "place C:2", "decline")
    assert len(facts(match, "tile_taken")) == 1


@pytest.mark.clause("C-SCO-06", "C-QC-03")
def test_a_total_may_be_negative() -> None:
    match = scene(
        "CEB",
        {"C:1": "C06"},
        crows=[3],
        tile=[None, None, "ingot", "ingot", "ingot", None, None, None],
        tile_there=[0, 0, 1, 1, 1, 0, 0, 0],
    )
    assert parts(match) == {"total": -3, "tiles": -3, "stock": 13}


@pytest.mark.clause("C-QD-01", "C-QD-04")
def test_leopards_run_out() -> None:
    people = {"D:1": "D01 s1:1", "E:4": "E05"}
    last = scene("CEDA", people, "E04", seats=3, leopards_left=1, leopards=[0, 2, 3])
    play(last, "play E04", "place E:3", "hit E:4")
    assert table(last, "leopards")[:3] == [0, 3, 3]
    assert parts(last, 1) == {"total": 6, "leopards": 6, "stock": 12}
    gone = scene("CEDA", people, "E04", seats=3, leopards_left=0, leopards=[0, 3, 3])
    play(gone, "play E04", "place E:3", "hit E:4")
    assert table(gone, "leopards")[:3] == [0, 3, 3]


@pytest.mark.clause("C-QE-02", "C-QE-03")
def test_the_train_shares_its_square() -> None:
    match = scene("AEB", {"E:6": "E06"}, "E04 E13", corto="E:7")
    play(match, "play E04", "place E:5")
    assert offered(match) == {"hit E:6", "decline"}  # the train is two squares away
    assert why(match, "hit_train") == "C-QE-03"
    play(match, "decline")
    assert table(match, "train") == "E:6"
    play(match, "play E13")
    assert offered(match) == {"hit E:6", "hit_train"}


@pytest.mark.clause("C-QE-03", "C-HIT-08", "C-QE-05")
@pytest.mark.parametrize("black_hits", ["any", "opponents"])
def test_a_border_hits_the_train_on_its_own_square_and_it_moves_on(black_hits: str) -> None:
    match = scene(
        "AEB", {"E:1": "E06 s0:1"}, "E05", train="E:2", options={"black_hits": black_hits}
    )
    play(match, "play E05", "place E:2")
    assert offered(match) == {"hit_train", "decline"} | (
        {"hit E:1"} if black_hits == "any" else set()
    )
    play(match, "hit_train")
    assert table(match, "carriages_left") == 8
    assert table(match, "train") == "E:1"
    assert "seal" not in parts(match)
    long = scene("AEB", {"B:1": "B07"}, "B08", train="E:1")
    play(long, "play B08", "place B:2")
    assert offered(long) == {"hit B:1", "decline"}  # the train is on a diagonal
    column = scene("AEB", {"B:1": "B07"}, "B08", train="E:2")
    play(column, "play B08", "place B:2")
    assert offered(column) == {"hit B:1", "hit_train", "decline"}
    play(column, "hit_train")
    assert table(column, "train") == "E:2"  # nothing was placed on row E


@pytest.mark.clause("C-QE-01", "C-QE-04", "C-QE-06")
def test_carriages_are_counted_and_the_last_one_removes_the_train() -> None:
    match = scene("AEB", {"E:1": "E06"}, carriages="/3 2 2 2 1 1 1 1 1")
    assert parts(match) == {"total": 14, "train": 14, "stock": 13}
    assert table(match, "train") is None
    hit = scene("AEB", {"E:1": "E06"}, "E04", carriages="/3 2 2 2 1 1 1 1 1")
    play(hit, "play E04", "place E:2")
    assert why(hit, "hit_train") == "C-QE-06"


@pytest.mark.clause("C-QF-01", "C-QF-02")
def test_great_gold_even_for_the_isolated() -> None:
    people = {"F:3": "F01 s0:1", "F:5": "F02 s0:1", "F:7": "F03 s0:1 s1:1"}
    match = scene("AFB", people)
    assert parts(match) == {"total": 2, "great_gold": 2, "stock": 10}
    assert "great_gold" not in parts(match, 1)


@pytest.mark.clause("C-QG-02", "C-QG-03", "C-QG-04")
def test_the_emerald_stays_and_is_worth_its_group() -> None:
    people = {"G:4": "G01 s0:1", "G:5": "G02 s1:1", "E:4": "E01 s0:1"}
    match = scene("GEC", people, "C19 E12", rasputin="G:3")
    assert parts(match)["emerald"] == 2
    play(match, "play C19", "move G:3", "kill G:4", "end_play")
    assert table(match, "emerald") == "G:4"
    assert kinds(match) == {"draw", "end_draw"}  # no control of its square: not asked
    assert "emerald" not in parts(match)
    declined = scene("GEC", people, "E12")
    play(declined, "refill")
    assert offered(declined) == {"emerald E:4", "decline"}
    assert why(declined, "emerald G:5") == "C-QG-02"
    alone = scene("GEC", {"G:4": "G01 s0:1"})
    assert parts(alone) == {"total": 1, "emerald": 1, "stock": 12}


@pytest.mark.clause("C-QG-04")
def test_the_emerald_gives_six_at_most() -> None:
    people = {f"G:{n}": f"G{n:02} s0:1" for n in range(1, 8)}
    assert parts(scene("GEC", people))["emerald"] == 6


@pytest.mark.clause("C-QA-02", "C-QST-03")
def test_the_vessel_needs_a_character_beside_it_and_a_placement_on_its_row() -> None:
    match = scene("AEB", {"A:3": "A01", "E:1": "E06"}, "A02 E01", vessel="A:1")
    play(match, "play A02", "place A:4", "decline")
    assert kinds(match) == {"play", "end_play"}
    other = scene("AEB", {"A:1": "A01", "A:2": "A05", "E:1": "E06"}, "E01", vessel="A:1")
    play(other, "play E01", "place E:2", "decline")
    assert kinds(other) == {"draw", "end_draw"}
    assert at(other, "E:2") == "E01 s0:1"


@pytest.mark.clause("C-QB-01", "C-QB-02")
def test_aces_follow_kills() -> None:
    match = scene("AEB", {"B:1": "B01 s0:1", "B:2": "B06"}, "B07 B16")
    assert list(CORTO.book.at(match.pack.book).ace_card[:4]) == [20, 21, 25, 28]
    play(match, "play B07", "place B:3", "hit B:2")
    assert facts(match, "aces_changed") == [{"holder": "0"}]
    assert parts(match)["aces"] == 6


@pytest.mark.clause("C-QA-02")
def test_the_vessel_sails_left_or_right() -> None:
    people = {"A:2": "A01", "A:4": "A05"}
    match = scene("AEB", people, "A02", vessel="A:3")
    play(match, "play A02", "place A:3", "decline")
    assert offered(match) == {"sail A:2", "sail A:4", "decline"}
    play(match, "sail A:2")
    assert table(match, "vessel") == "A:2"
