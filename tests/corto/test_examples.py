"""The worked examples of the rules reference (section 10), in exact squares and cards.

Those of quests (17 to 21) are in `test_quests.py`, that of the set-up (22) in `test_setup.py`.
"""

from __future__ import annotations

import pytest

from corto.scenes import at, facts, hand, kinds, offered, parts, play, scene, table, why, words


@pytest.mark.clause(
    "C-CHR-07", "C-CHR-08", "C-OBJ-01", "C-OBJ-05", "C-LNG-01", "C-QE-04", "C-QE-05"
)
def test_example_1_a_turn() -> None:
    match = scene(
        "AEBD",
        {
            "A:1": "A01 s1:1",
            "A:2": "A05",
            "E:1": "E06 s0:1",
            "E:4": "E05 s3:1",
            "E:5": "E08 s1:1",
            "B:1": "B07",
            "D:1": "D05 s2:1",
        },
        "E01 A14 E14 B12",
        carriages="2 1 1 1 1 1 2 2 3",
    )
    assert table(match, "stock")[0] == 12
    assert why(match, "play A14") == "C-OBJ-01"
    play(match, "play E01", "place E:2")
    assert at(match, "E:2") == "E01 s0:1"
    assert offered(match) == words("add(A:2) add(E:1) decline")
    play(match, "add E:1")
    assert at(match, "E:1") == "E06 s0:2"
    assert table(match, "train") == "E:6"
    play(match, "play A14")
    assert offered(match) == words("hit(A:2) hit(E:1)")
    play(match, "hit A:2")
    assert at(match, "A:2") == ""
    assert facts(match, "leopard_taken") == [{"seat": "2", "left": 5}]
    play(match, "play E14")
    targets = words("hit(E:1) hit(E:4) hit(E:5) hit_train")
    assert offered(match) == targets
    play(match, "hit E:5")
    assert at(match, "E:5") == "E08"
    assert table(match, "stock")[1] == 12
    assert offered(match) == targets | {"decline"}
    play(match, "hit_train")
    assert facts(match, "train_hit") == [{"seat": "0", "value": 2, "left": 8}]
    play(match, "end_play", "draw E", "draw B")
    assert len(hand(match)) == 3
    assert "B12" in hand(match)
    assert table(match, "stock")[0] == 10
    assert parts(match) == {"total": 7, "largest_group": 4, "seal": 1, "train": 2, "stock": 10}
    assert match.waiting == [1]


@pytest.mark.clause("C-COR-01", "C-COR-02", "C-COR-03", "C-COR-04", "C-COR-06", "C-COR-07")
def test_example_2_corto() -> None:
    match = scene(
        "CEAD",
        {
            "C:3": "C01 s0:1",
            "E:3": "E01 s1:1",
            "A:4": "A01 s0:1 s1:1",
            "E:4": "E05 s2:1",
            "A:3": "A05 s1:1",
            "C:1": "C06",
        },
        "C18 D13 D12 A12",
        seats=3,
        corto="E:1",
        train="E:4",
    )
    play(match, "play C18", "move E:3")
    assert facts(match, "figurine_moved")[0]["steps"] == 2
    assert facts(match, "gold_earned") == [
        {"seat": "0", "square": "C:3", "source": "discard", "card": "C18"},
        {"seat": "1", "square": "E:3", "source": "reserve", "card": None},
    ]
    assert offered(match) == words("add(C:3) add(E:3) add(E:4) add(A:3) add(A:4) decline")
    play(match, "add A:4", "add A:4")
    assert at(match, "A:4") == "A01 s0:3 s1:1"
    play(match, "play D13")
    assert offered(match) == words("hit(C:3) hit(A:3) hit(E:4) hit_train")
    play(match, "hit_train")
    assert len(facts(match, "train_hit")) == 1


@pytest.mark.clause("C-SCO-01", "C-SCO-02", "C-SCO-03", "C-SCO-04", "C-SCO-05", "C-SCO-06")
def test_example_3_treasure_count() -> None:
    match = scene(
        "FCED",
        {
            "F:1": "F01 s0:1",
            "F:2": "F02 s0:1",
            "F:3": "F03 s0:1",
            "C:1": "C01 s0:1",
            "C:2": "C02 s0:1",
            "E:6": "E01 s0:1",
            "E:7": "E02 s0:1",
            "D:3": "D01 s0:1",
            "D:4": "D02 s0:1 s1:1",
            "D:5": "D03 s0:1",
            "E:4": "E04 s0:1",
        },
        carriages="1 1 1 1 2 2 3/2 1",
        kept=dict.fromkeys(("F05", "F06", "C06", "E05"), "kill 0") | {"D18": "gold 0"},
        ingots=[2],
        tile=[None, None, "ingot", None, None, "crow", "crow", "crow"],
        tile_there=[0, 0, 1, 0, 0, 1, 1, 1],
    )
    assert parts(match) == {
        "total": 24,
        "largest_group": 10,
        "other_groups": 2,
        "seal": 5,
        "tiles": 4,
        "train": 3,
        "stock": 2,
    }


@pytest.mark.clause("C-CHR-10", "C-HIT-05")
@pytest.mark.parametrize("black_hits", ["any", "opponents"])
def test_example_4_own_markers(black_hits: str) -> None:
    match = scene(
        "CEA",
        {"A:1": "A05 s0:1", "E:2": "E05 s1:2", "E:1": "E06"},
        "A10",
        options={"black_hits": black_hits},
    )
    play(match, "play A10", "place A:2")
    expected = words("add(A:1) add(E:2) hit(A:1) hit(E:2) decline")
    if black_hits == "opponents":
        expected -= {"hit A:1"}
        assert why(match, "hit A:1") == "C-HIT-05"
    assert offered(match) == expected


@pytest.mark.clause("C-HIT-01", "C-HIT-02", "C-HIT-06", "C-TRN-06", "C-QD-03")
def test_example_5_two_hits_on_one_marker() -> None:
    match = scene("CED", {"D:1": "D05 s1:1"}, "D04 D15 D12")
    play(match, "play D04", "place D:2", "decline", "play D15", "hit D:1")
    assert at(match, "D:1") == "D05"
    assert table(match, "stock")[:2] == [12, 13]
    play(match, "hit D:1")
    assert at(match, "D:1") == ""
    assert table(match, "kills")[0] == 1
    assert offered(match) == {"end_play"}
    assert why(match, "play D12") == "C-OBJ-07"
    assert facts(match, "leopard_taken") == []


@pytest.mark.clause("C-HIT-04", "C-HIT-05")
def test_example_6_whose_marker() -> None:
    match = scene("CEDA", {"D:1": "D05 s0:1 s1:2 s2:1"}, "D04", seats=3)
    play(match, "play D04", "place D:2", "hit D:1")
    assert offered(match) == words("choose_owner(0) choose_owner(1) choose_owner(2)")
    only = scene(
        "CEDA", {"D:1": "D05 s0:1 s1:2"}, "D04 D12", seats=3, options={"black_hits": "opponents"}
    )
    play(only, "play D04", "place D:2", "hit D:1")
    assert at(only, "D:1") == "D05 s0:1 s1:1"
    assert kinds(only) == {"play", "end_play"}


@pytest.mark.clause("C-LNG-03", "C-LNG-04", "C-LNG-05")
@pytest.mark.parametrize("long_range", ["both", "row_or_column"])
def test_example_7_long_range(long_range: str) -> None:
    people = {"A:3": "A05 s2:1", "E:1": "E06 s1:1", "E:2": "E04 s1:1", "E:6": "E05 s3:1"}
    match = scene("AEBD", people, "E07 E14", options={"long_range": long_range}, train="E:3")
    play(match, "play E07", "place E:3", "decline")
    assert table(match, "train") == "E:2"
    play(match, "play E14")
    first = words("hit(A:3) hit(E:1) hit(E:2) hit(E:6) hit_train")
    assert offered(match) == first
    play(match, "hit E:6")
    if long_range == "both":
        assert offered(match) == first | {"decline"}
    else:
        assert offered(match) == first - {"hit A:3"} | {"decline"}
        assert why(match, "hit A:3") == "C-LNG-04"


@pytest.mark.clause("C-LNG-04", "C-LNG-05")
def test_example_7_a_train_on_the_acting_square_fixes_no_line() -> None:
    match = scene(
        "AEBD",
        {"A:3": "A05 s2:1", "E:1": "E06 s1:1", "E:6": "E05 s3:1"},
        "E18 E14",
        options={"long_range": "row_or_column"},
        corto="E:3",
        train="E:3",
    )
    play(match, "play E18", "move E:3", "decline", "play E14")
    targets = words("hit(A:3) hit(E:1) hit(E:6) hit_train")
    assert offered(match) == targets
    play(match, "hit_train")
    assert offered(match) == targets | {"decline"}
    column = scene(
        "AEBD",
        {"A:3": "A05 s2:1", "E:1": "E06 s1:1", "E:6": "E05 s3:1"},
        "E18 E14",
        options={"long_range": "row_or_column"},
        corto="E:3",
        train="E:3",
    )
    play(column, "play E18", "move E:3", "decline", "play E14", "hit A:3")
    assert offered(column) == words("hit(A:3) hit_train decline")


@pytest.mark.clause("C-MRK-02", "C-MRK-03", "C-MRK-04", "C-MRK-05", "C-MRK-06", "C-CHR-06")
def test_example_8_empty_stock() -> None:
    match = scene("AEB", {"A:1": "A01 s0:13", "A:2": "A05"}, "A02 A12")
    play(match, "play A02", "place A:3")
    assert offered(match) == {"take_from A:1"}
    assert why(match, "decline") == "C-MRK-03"
    assert why(match, "take_from A:3") == "C-MRK-04"
    play(match, "take_from A:1")
    assert offered(match) == words("add(A:2) decline")
    play(match, "add A:2")
    assert offered(match) == words("take_from(A:1) take_from(A:3)")
    play(match, "take_from A:3")
    assert at(match, "A:3") == "A02"
    assert at(match, "A:2") == "A05 s0:1"


@pytest.mark.clause("C-MRK-05")
def test_empty_stock_with_one_source() -> None:
    match = scene("AEB", {"A:1": "A05 s0:12", "A:3": "A04 s0:1"}, "A02 A13", corto="A:2")
    play(match, "play A02", "place A:4", "take_from A:3", "add A:3", "take_from A:1")
    play(match, "play A13")
    assert offered(match) == {"add A:3"}
    play(match, "add A:3")
    assert offered(match) == words("take_from(A:1) take_from(A:4)")


def almost_full(**more: str) -> dict[str, str]:
    row_c = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    row_e = {f"E:{n}": f"E{n:02}" for n in range(1, 7)}
    return {**row_c, **row_e, "A:1": "A01", **more}


@pytest.mark.clause("C-END-01", "C-END-02", "C-END-03", "C-END-04", "C-TRN-09", "C-GEO-08")
def test_example_9_the_ending_turn() -> None:
    match = scene("CEA", almost_full(), "E10 A02 C20 A14")
    play(match, "play E10", "place E:7", "decline")
    assert offered(match) == words("play(A14) end_play")
    assert why(match, "play A02") == why(match, "play C20") == "C-END-04"
    play(match, "end_play")
    assert match.over
    assert match.result.reason == "boards_full"
    assert len(hand(match)) == 3
    assert why(match, "draw E", seat=1) == "C-END-01"


@pytest.mark.clause("C-END-03", "C-END-04", "C-END-05")
def test_example_9b_a_kill_reopens_a_board() -> None:
    match = scene("CEA", almost_full(), "E10 A02 C20 A14", corto="A:3")
    play(match, "play E10", "place E:7", "decline", "play A14", "hit E:6")
    assert offered(match) == words("play(A02) play(C20) end_play")
    play(match, "play C20", "figurine corto")
    assert "move E:6" not in offered(match)
    assert "move E:5" in offered(match)
    assert why(match, "move E:6") == "C-END-04"
    match.undo(0)
    match.undo(0)
    play(match, "end_play")
    assert not match.over


@pytest.mark.clause("C-END-04")
def test_example_9c_the_second_arrival() -> None:
    match = scene("CEA", almost_full(), "E10 A02 C20 A14")
    play(match, "play A02", "place A:2", "decline", "decline")
    assert why(match, "play E10") == "C-END-04"


@pytest.mark.clause("C-END-01", "C-END-05", "C-GEO-07", "C-FIG-04")
def test_example_9d_a_lone_figurine_ends_the_game() -> None:
    match = scene("CEA", almost_full(), "E10 A02 C20 A14", corto="E:5")
    play(match, "play C20", "figurine corto", "move E:7", "decline", "end_play")
    assert match.over
    assert match.result.reason == "boards_full"
    later = scene("CEA", almost_full(), "E10 A02 C20 A14", corto="E:5")
    play(later, "play A02", "place A:2", "decline", "decline", "play C20", "figurine corto")
    assert "move E:7" not in offered(later)
    assert "move A:3" in offered(later)


@pytest.mark.clause("C-FIG-02", "C-FIG-03", "C-RAS-01", "C-RAS-02", "C-RAS-03", "C-CHR-12")
def test_example_10_rasputin() -> None:
    match = scene("CEA", {"C:1": "C06 s1:1", "E:1": "E06 s0:1", "A:1": "A05 s1:2"}, "C19 C07")
    play(match, "play C19")
    assert offered(match) == words("enter(C) enter(E) enter(A)")
    play(match, "enter C")
    where = ["C:0", "C:1", "C:2", "C:3", "E:0", "E:1", "E:2", "A:0", "A:1"]
    assert offered(match) == {f"move {square}" for square in where}
    play(match, "move C:0")
    assert offered(match) == words("kill(C:1) kill(E:1)")
    assert why(match, "decline") == "C-RAS-03"
    play(match, "kill E:1")
    assert table(match, "stock")[0] == 13
    assert table(match, "kept")[5 + 4 * 20] == "kill 0"
    play(match, "play C07")
    assert offered(match) == {"place C:2"}


@pytest.mark.clause("C-ADV-03", "C-ADV-04", "C-ADV-05", "C-QA-03", "C-QA-04", "C-QST-03")
def test_example_11_swap_and_quests() -> None:
    match = scene(
        "ABCE",
        {"A:2": "A05 s0:1", "B:2": "B01 s1:2", "C:1": "C06"},
        "A16 A12",
        seats=3,
        vessel="A:2",
    )
    play(match, "play A16", "swap_first A:2")
    assert offered(match) == words("swap_second(B:2) swap_second(C:1)")
    play(match, "swap_second B:2")
    assert at(match, "A:2") == "B01 s1:2"
    assert at(match, "B:2") == "A05 s0:1"
    assert table(match, "vessel") == "A:2"
    assert parts(match, 1)["vessel"] == 2
    assert table(match, "train") == "E:7"
    assert table(match, "arrivals") == 0
    assert offered(match) == {"end_play"}
    assert why(match, "play A12") == "C-OBJ-01"


@pytest.mark.clause("C-CHR-02", "C-CHR-03")
def test_example_12_two_colours() -> None:
    starts = {"A:1": "A01", "B:1": "B07", "E:1": "E06"}
    match = scene("AEBD", {**starts, "D:1": "D05"}, "A11")
    play(match, "play A11")
    assert offered(match) == {"place A:2"}
    assert why(match, "place E:2") == "C-CHR-02"
    both = scene("AEBC", {**starts, "C:1": "C06"}, "A11")
    play(both, "play A11")
    assert offered(both) == words("place(A:2) place(C:2)")


@pytest.mark.clause("C-DRW-01", "C-DRW-05")
@pytest.mark.parametrize(("played", "drawn"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_example_13_draw_limits(played: int, drawn: int) -> None:
    match = scene("AEBD", {"A:1": "A01", "B:1": "B07"}, "A16 B16 D16 E17")
    for card in ("A16", "B16", "D16", "E17")[:played]:
        play(match, f"play {card}")
        if card != "E17":
            play(match, "swap_first A:1", "swap_second B:1")
    if played < 4:
        play(match, "end_play")
    for _ in range(drawn):
        assert kinds(match) == {"draw", "end_draw"}
        play(match, "draw A")
    assert match.waiting == [1]
    assert len(hand(match)) == 4 - played + drawn


@pytest.mark.clause("C-ADV-07", "C-ADV-08", "C-DRW-01")
def test_example_13_a_stacked_deck() -> None:
    match = scene(
        "CEBD",
        {"C:1": "C06", "B:1": "B07"},
        "B17 B16 D16",
        decks={"C": "C12 C13 C14 C15", "E": "E01", "B": "B01", "D": "D01"},
    )
    play(match, "play B17")
    assert offered(match) == words("peek(C) peek(E) peek(B) peek(D)")
    play(match, "peek C")
    assert facts(match, "deck_peeked", 0)[0]["cards"] == ["C12", "C13", "C14"]
    assert facts(match, "deck_peeked", 1)[0]["cards"] == [None] * 6
    assert offered(match) == words("arrange(C12) arrange(C13) arrange(C14)")
    play(match, "arrange C14")
    assert offered(match) == words("arrange(C12) arrange(C13)")
    play(match, "arrange C12")
    assert table(match, "deck")[0][:4] == ["C15", "C13", "C12", "C14"]
    for swap in ("B16", "D16"):
        play(match, f"play {swap}", "swap_first C:1", "swap_second B:1")
    play(match, "draw C", "draw C", "draw C")
    assert hand(match) == ["C12", "C13", "C14"]
    assert match.waiting == [1]


@pytest.mark.clause("C-DSC-01", "C-DSC-02", "C-DSC-03", "C-DSC-04", "C-TRN-01", "C-TRN-02")
def test_example_14_discard_mode() -> None:
    match = scene("AEBD", {"A:1": "A01"}, "A12 A13 A14 A15")
    assert offered(match) == words("discard(A12) discard(A13) discard(A14) discard(A15) refill")
    play(match, "discard A12", "discard A14")
    assert table(match, "pile")[:2] == ["A12", "A14"]
    play(match, "refill")
    assert offered(match) == words("draw(A) draw(E) draw(B) draw(D)")
    assert why(match, "end_draw") == "C-DSC-02"
    play(match, "draw A", "draw D")
    assert match.waiting == [1]
    assert len(hand(match)) == 4
    idle = scene("AEBD", {"A:1": "A01"}, "A12 A13 A14 A15")
    play(idle, "refill")
    assert table(idle, "idle") == 1
    two = scene("AEBD", {"A:1": "A01"}, "A12 A13")
    play(two, "refill", "draw A", "draw A")
    assert two.waiting == [1]


@pytest.mark.clause("C-END-06", "C-END-07", "C-DSC-05", "C-DRW-06")
def test_example_15_pass_out() -> None:
    match = scene("AEBD", {"E:1": "E06"}, seats=3, hands=["E12 E13", "", "E04"], decks={})
    assert offered(match) == words("discard(E12) discard(E13) refill")
    play(match, "refill")
    assert table(match, "idle") == 2
    assert facts(match, "turn_skipped") == [{"seat": "1"}]
    assert match.waiting == [2]
    play(match, "play E04", "place E:2", "decline")
    assert table(match, "idle") == 0
    play(match, "refill")
    assert match.over
    assert match.result.reason == "pass_out"
    assert facts(match, "game_ended") == [{"reason": "pass_out", "seat": "2"}]


@pytest.mark.clause("C-ADV-10", "C-ADV-11", "C-ADV-12", "C-HIT-09")
def test_example_16_shield() -> None:
    match = scene(
        "CEDA",
        {"D:1": "D05 s1:1 s2:1"},
        "D04 D15",
        seats=3,
        kept={"C17": "shield 1"},
    )
    play(match, "play D04", "place D:2", "hit D:1", "choose_owner 1")
    assert at(match, "D:1") == "D05 s1:1 s2:1"
    assert table(match, "pile")[0] == "C17"
    assert table(match, "shields")[1] == 0
    play(match, "play D15", "hit D:1", "choose_owner 1", "hit D:1")
    assert at(match, "D:1") == "D05"
    killer = scene(
        "CEDA",
        {"A:1": "A05 s1:2"},
        "A19",
        seats=3,
        rasputin="A:0",
        kept={"C17": "shield 1"},
    )
    play(killer, "play A19", "move A:0", "kill A:1")
    assert at(killer, "A:1") == "A05 s1:2"
    assert table(killer, "pile")[:2] == ["A19", "C17"]


@pytest.mark.clause("C-SCO-07", "C-SCO-08")
@pytest.mark.parametrize(
    ("stocks", "places", "winners"),
    [([3, 1, 5], [1, 2, 3], [0]), ([3, 3, 5], [1, 1, 3], [0, 1])],
)
def test_example_23_ties(stocks: list[int], places: list[int], winners: list[int]) -> None:
    lonely = {"A:1": "A01", "A:3": "A02", "A:5": "A03"}
    people = {
        square: f"{card} s{seat}:{13 - stocks[seat]}"
        for seat, (square, card) in enumerate(lonely.items())
    }
    match = scene(
        "AEBD",
        people,
        hands=["E01", "E02", "E03"],
        seats=3,
        reserve=[20, 20, 18],
        options={"quests": "off"},
        active="2",
        idle=2,
        decks={},
    )
    assert [row["total"] for row in match.result.parts] == [20, 20, 18]
    play(match, "refill")
    assert match.over
    assert match.result.places == places
    assert match.result.winners == winners


@pytest.mark.clause("C-ADV-14", "C-ADV-15", "C-QST-03")
def test_example_24_permissions() -> None:
    starts = {"A:1": "A01", "E:1": "E06", "B:1": "B07"}
    match = scene("AEBD", {**starts, "D:1": "D05"}, "E17 A02")
    play(match, "play E17", "play A02")
    assert offered(match) == {f"place A:{n}" for n in range(2, 8)}
    colour = scene("AEBF", {**starts, "F:1": "F05"}, "F17 A02 A03")
    play(colour, "play F17", "play A02")
    assert offered(colour) == words("place(A:2) place(E:2) place(B:2) place(F:2)")
    play(colour, "place E:2", "decline")
    assert table(colour, "train") == "E:6"
    play(colour, "play A03")
    assert offered(colour) == {"place A:2"}
    both = scene("AEBF", {**starts, "F:1": "F05"}, "E17 F17 A02", corto="B:4")
    play(both, "play E17", "play F17", "play A02")
    everywhere = {f"place {row}:{n}" for row in "AEBF" for n in range(2, 8)}
    assert offered(both) == everywhere - {"place B:4"}


@pytest.mark.clause("C-CHR-01", "C-CHR-04", "C-FIG-06", "C-GEO-05")
def test_example_25_wall_and_bridge() -> None:
    starts = {"A:1": "A01", "E:1": "E06", "B:1": "B07", "D:1": "D05"}
    match = scene("AEBD", starts, "A02 E01", corto="A:4")
    play(match, "play A02")
    assert offered(match) == words("place(A:2) place(A:3) place(A:5)")
    assert why(match, "place A:4") == "C-FIG-06"
    assert why(match, "place A:6") == "C-CHR-04"
    match.undo(0)
    play(match, "play E01")
    assert offered(match) == words("place(E:2) place(E:4)")
