"""Corto, Rasputin and the advantages (C-FIG, C-COR, C-RAS, C-ADV)."""

from __future__ import annotations

import pytest

from corto.scenes import CORTO, at, facts, kinds, offered, parts, play, scene, table, why
from ludoteca import Match
from ludoteca.core.dice import dice_of
from ludoteca.games.corto.position import MOVE_FIGURINE


@pytest.mark.clause("C-FIG-01", "C-TRN-08")
def test_a_choice_card_asks_which_figurine() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A20")
    play(match, "play A20")
    assert offered(match) == {"figurine corto", "figurine rasputin"}
    assert why(match, "move A:1") == "C-FIG-03"
    play(match, "figurine rasputin")
    assert kinds(match) == {"enter"}
    corto = scene("AEB", {"A:1": "A01"}, "A18")
    play(corto, "play A18")
    assert kinds(corto) == {"enter"}


@pytest.mark.clause("C-FIG-01", "C-END-04")
def test_a_figurine_without_destination_is_not_offered() -> None:
    """Two boards are full, one of them only because Corto stands on its last square."""
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02}" for n in range(1, 6)} | {"A:1": "A01"}
    match = scene("CEA", people, "E06 A20 A02", corto="E:7", rasputin="A:4")
    play(match, "play E06", "place E:6", "decline")
    assert offered(match) == {"play A20", "end_play"}
    play(match, "play A20")
    assert "move E:7" not in offered(match)
    assert why(match, "figurine rasputin") == "C-FIG-01"
    play(match, "move A:7")
    assert table(match, "figurine")[0] == "A:7"


@pytest.mark.clause("C-FIG-03")
@pytest.mark.parametrize(("card", "count"), [("B18", 17), ("A18", 24)])
def test_steps_and_the_vehicle(card: str, count: int) -> None:
    match = scene("AEB", {"A:1": "A01"}, card, corto="E:3")
    play(match, f"play {card}")
    assert len(offered(match)) == count
    assert "move E:3" in offered(match)
    if card == "B18":
        assert why(match, "move E:7") == "C-FIG-03"


@pytest.mark.clause("C-FIG-08", "C-RAS-03")
def test_the_action_is_optional_under_the_english_rule() -> None:
    match = scene(
        "AEB", {"A:1": "A01"}, "E19 A12", rasputin="A:2", options={"figurine_action": "optional"}
    )
    play(match, "play E19", "move A:2")
    assert offered(match) == {"use_action", "decline"}
    play(match, "decline")
    assert offered(match) == {"play A12", "end_play"}  # performed or not, he is the actor
    used = scene(
        "AEB", {"A:1": "A01"}, "E19 A12", rasputin="A:2", options={"figurine_action": "optional"}
    )
    play(used, "play E19", "move A:2", "use_action")
    assert offered(used) == {"kill A:1"}
    far = scene(
        "AEB", {"A:1": "A01"}, "E19 A12", rasputin="A:4", options={"figurine_action": "optional"}
    )
    play(far, "play E19", "move A:4")
    assert kinds(far) == {"end_play"}  # nobody around: not asked
    plain = scene("AEB", {"A:1": "A01"}, "E19", rasputin="A:4")
    play(plain, "play E19", "move A:4")
    assert kinds(plain) == {"draw", "end_draw"}


@pytest.mark.clause("C-COR-08", "C-MRK-02")
def test_corto_moves_markers_when_the_stock_is_empty() -> None:
    match = scene("AEB", {"A:1": "A05 s0:1", "B:5": "B07 s0:12"}, "E18", corto="A:2")
    play(match, "play E18", "move A:2")
    assert offered(match) == {"add A:1", "decline"}
    play(match, "add A:1")
    assert offered(match) == {"take_from B:5"}
    play(match, "take_from B:5", "add A:1", "take_from B:5")
    assert at(match, "A:1") == "A05 s0:3"


@pytest.mark.clause("C-COR-06", "C-COR-05", "C-COR-01")
def test_corto_pays_other_seats_too_and_declining_ends_his_step() -> None:
    match = scene("AEB", {"A:1": "A01 s1:1"}, "E18 A12", corto="A:2", pile="B01")
    play(match, "play E18", "move A:2")
    assert parts(match, 1)["seal"] == 1
    assert table(match, "kept")[4 * 20 + 17] == "gold 1"
    assert why(match, "add A:3") == "C-MRK-01"
    assert why(match, "add A:7") == "C-COR-06"
    play(match, "decline")
    assert kinds(match) == {"play", "end_play"}


@pytest.mark.clause("C-COR-03", "C-COR-04", "C-TRN-07")
def test_corto_pays_from_the_top_of_the_pile_and_then_from_the_reserve() -> None:
    """Row by row from the top, left to right: first the card just played, then those below."""
    people = {"A:1": "A02 s1:1", "A:2": "A01 s0:1", "E:1": "E01 s1:1", "E:3": "E02 s1:1 s0:1"}
    people |= {"B:1": "B06 s0:1", "B:2": "B03 s1:2 s0:1"}
    match = scene("AEB", people, "E18", corto="E:2", pile="E12 E13")
    play(match, "play E18", "move E:2")
    assert [tuple(fact.values()) for fact in facts(match, "gold_earned")] == [
        ("1", "A:1", "discard", "E18"),
        ("0", "A:2", "discard", "E13"),
        ("1", "E:1", "discard", "E12"),
        ("1", "B:2", "reserve", None),
    ]
    assert (table(match, "gold")[:2], table(match, "reserve")[:2]) == ([1, 2], [0, 1])
    assert table(match, "pile_size") == 0


@pytest.mark.clause("C-COR-01", "C-COR-06", "C-FIG-08")
def test_an_optional_action_of_corto_is_one_choice_for_gold_and_markers() -> None:
    def begin() -> Match:
        match = scene(
            "AEB",
            {"A:1": "A01 s1:1"},
            "E18 A12",
            corto="A:2",
            options={"figurine_action": "optional"},
        )
        play(match, "play E18", "move A:2")
        assert offered(match) == {"use_action", "decline"}
        return match

    declined = begin()
    play(declined, "decline")
    assert facts(declined, "gold_earned") == []
    assert kinds(declined) == {"play", "end_play"}
    used = begin()
    play(used, "use_action")
    assert len(facts(used, "gold_earned")) == 1  # paid although a rival gains by it
    assert offered(used) == {"add A:1", "decline"}


@pytest.mark.clause("C-RAS-04", "C-RAS-01")
def test_rasputin_does_not_care_for_hits_or_trains() -> None:
    match = scene(
        "AEB",
        {"E:1": "E06 s0:3"},
        "E19",
        rasputin="E:2",
        train="E:2",
        options={"black_hits": "opponents"},
    )
    play(match, "play E19", "move E:2")
    assert offered(match) == {"kill E:1"}
    assert why(match, "hit_train") == "C-QE-03"
    play(match, "kill E:1")
    assert table(match, "stock")[0] == 13
    assert table(match, "carriages_left") == 9


@pytest.mark.clause("C-ADV-01", "C-ADV-02")
def test_an_advantage_alone_is_a_turn() -> None:
    match = scene("AEB", {"A:1": "A01", "E:1": "E06"}, "A16")
    play(match, "play A16", "swap_first A:1", "swap_second E:1")
    assert table(match, "pile")[0] == "A16"
    assert kinds(match) == {"draw", "end_draw"}


@pytest.mark.clause("C-ADV-03")
def test_a_swap_needs_two_characters() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A16")
    assert why(match, "play A16") == "C-ADV-03"
    two = scene("AEB", {"A:1": "A01", "B:7": "B07"}, "A16")
    play(two, "play A16", "swap_first A:1")
    assert offered(two) == {"swap_second B:7"}


@pytest.mark.clause("C-ADV-06", "C-END-05")
def test_move_figurine_is_an_arrival_without_action() -> None:
    match = scene("AEB", {"A:1": "A01 s0:1"}, "A17 A12")
    assert CORTO.book.at(match.pack.book).effect[16] == MOVE_FIGURINE
    play(match, "play A17", "figurine corto", "enter A", "move A:2")
    assert facts(match, "figurine_moved")[0]["acts"] == "no"
    assert facts(match, "gold_earned") == []
    assert table(match, "arrivals") == 1
    assert table(match, "actor") is None
    assert offered(match) == {"end_play"}
    assert why(match, "play A12") == "C-OBJ-03"


@pytest.mark.clause("C-ADV-06", "C-END-04")
def test_move_figurine_needs_a_destination() -> None:
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02}" for n in range(1, 7)} | {"A:1": "A01"}
    match = scene("CEA", people, "E07 A17", corto="A:4", rasputin="A:5")
    play(match, "play E07", "place E:7", "decline")
    assert why(match, "play A17") == "C-END-04"


@pytest.mark.clause("C-ADV-08", "C-ADV-09")
def test_what_a_seat_knows_of_a_deck() -> None:
    decks = {"A": "A12", "E": "E12 E13 E14 E15", "B": "B12"}
    match = scene("AEB", {"A:1": "A01"}, hands=["B17", "A02"], decks=decks)
    play(match, "play B17", "peek E", "arrange E13", "arrange E14", "draw E", "draw A", "draw B")
    assert match.waiting == [1]
    assert match.view(0)["table"]["deck"][1][:3] == [None, "E12", "E14"]
    assert match.view(1)["table"]["deck"][1][:3] == [None] * 3
    assert table(match, "known")[1][:2] == [2, 0]


@pytest.mark.clause("C-ADV-07", "C-ADV-09")
def test_that_a_seat_knows_cards_is_open_and_which_is_not() -> None:
    decks = {"A": "A12", "E": "E12 E13 E14 E15", "B": "B12"}
    match = scene("AEB", {"A:1": "A01"}, hands=["B17", "A02"], decks=decks)
    play(match, "play B17", "peek E")
    for seat in (0, 1, None):
        assert match.view(seat)["table"]["known"][1] == [3, 0, 0, 0]
    assert match.view(1)["table"]["deck"][1] == [None] * 20
    guesses = match.redacted(1)
    CORTO.entries.guess_at(match.pack.book, guesses, 0, 1, dice_of("known"))
    assert CORTO.position.at(guesses).known[1].tolist() == [3, 0, 0, 0]


@pytest.mark.clause("C-ADV-11")
def test_one_shield_for_one_attack() -> None:
    """A pack may have more than one shield: the others stay for the next attack."""
    match = scene(
        "AEC",
        {"A:1": "A01 s1:2"},
        "A06 A14 A15",
        kept={"C17": "shield 1", "C16": "shield 1"},
    )
    play(match, "play A06", "place A:2", "hit A:1", "decline")  # no sailing
    assert (at(match, "A:1"), table(match, "shields")[1]) == ("A01 s1:2", 1)
    play(match, "play A14", "hit A:1")
    assert (at(match, "A:1"), table(match, "shields")[1]) == ("A01 s1:2", 0)
    play(match, "play A15", "hit A:1", "hit A:1")
    assert at(match, "A:1") == "A01"


@pytest.mark.clause("C-ADV-09", "C-ADV-07")
def test_a_later_look_of_another_seat_ends_the_knowledge() -> None:
    match = scene(
        "AEB",
        {"A:1": "A01"},
        "B17",
        known=[[0, 0, 0, 0], [0, 2, 0, 0]],
        decks={"A": "A12", "E": "E12 E13 E14 E15", "B": "B12"},
    )
    assert match.view(1)["table"]["known"][1][1] == 2
    play(match, "play B17", "peek E")
    assert match.view(1)["table"]["deck"][1] == [None] * 20
    assert len([card for card in match.view(0)["table"]["deck"][1] if card]) == 3


@pytest.mark.clause("C-ADV-07")
def test_stack_deck_with_few_cards_and_with_none() -> None:
    one = scene("AEB", {"A:1": "A01"}, "B17", decks={"A": "A12"})
    play(one, "play B17", "peek A")
    assert kinds(one) == {"draw", "end_draw"}  # one card: nothing to arrange
    none = scene("AEB", {"A:1": "A01"}, "B17", decks={})
    assert why(none, "play B17") == "C-ADV-07"


@pytest.mark.clause("C-ADV-12")
def test_a_shield_ignores_its_owner_and_unmarked_characters() -> None:
    own = scene("AEC", {"A:1": "A01 s0:1", "E:2": "E06"}, "A06 A14", kept={"C17": "shield 0"})
    play(own, "play A06", "place A:2", "hit A:1")
    assert at(own, "A:1") == "A01"
    assert table(own, "shields")[0] == 1
    unmarked = scene("AEC", {"A:1": "A01"}, "A06", kept={"C17": "shield 1"})
    play(unmarked, "play A06", "place A:2", "hit A:1")
    assert at(unmarked, "A:1") == ""
    assert table(unmarked, "shields")[1] == 1


@pytest.mark.clause("C-ADV-10")
def test_a_shield_is_always_playable_and_is_not_discarded() -> None:
    match = scene("AEC", {}, "C17 A12")
    play(match, "play C17")
    assert table(match, "shields")[0] == 1
    assert table(match, "pile_size") == 0
    assert table(match, "kept")[2 * 20 + 16] == "shield 0"


@pytest.mark.clause("C-ADV-13")
def test_desert() -> None:
    people = {"A:2": "A01 s0:1 s1:3", "A:1": "A05", "E:2": "E06", "B:5": "B07 s0:1"}
    match = scene("AEBD", people, "D17", seats=3)
    play(match, "play D17")
    assert offered(match) == {"desert_from A:2"}  # B:5 has no neighbour
    play(match, "desert_from A:2")
    assert offered(match) == {"choose_owner 0", "choose_owner 1"}
    assert why(match, "choose_owner 2") == "C-ADV-13"
    play(match, "choose_owner 1")
    assert offered(match) == {"desert_to A:1", "desert_to E:2"}
    assert why(match, "decline") == "C-ADV-13"
    play(match, "desert_to A:1")
    assert "decline" in offered(match)
    play(match, "desert_to E:2")
    assert at(match, "A:2") == "A01 s0:1 s1:1"
    assert at(match, "A:1") == "A05 s1:1"
    assert at(match, "E:2") == "E06 s1:1"
    single = scene("AEBD", {"A:2": "A01 s1:1", "A:1": "A05"}, "D17", seats=3)
    play(single, "play D17", "desert_from A:2", "desert_to A:1")
    assert kinds(single) == {"draw", "end_draw"}  # no marker is left there
    nobody = scene("AEBD", {"A:2": "A01", "A:1": "A05"}, "D17", seats=3)
    assert why(nobody, "play D17") == "C-ADV-13"


@pytest.mark.clause("C-ADV-13", "C-ADV-12", "C-MRK-08")
def test_anybody_may_be_made_to_desert_and_no_shield_helps() -> None:
    people = {"A:2": "A01 s0:1 s1:2", "A:1": "A05 s0:1"}
    own = scene("AECD", people, "D17", seats=3, kept={"C17": "shield 1"})
    play(own, "play D17", "desert_from A:2", "choose_owner 0", "desert_to A:1")
    assert at(own, "A:1") == "A05 s0:2"
    other = scene("AECD", people, "D17 A12", seats=3, kept={"C17": "shield 1"})
    play(other, "play D17", "desert_from A:2", "choose_owner 1", "desert_to A:1", "decline")
    assert at(other, "A:1") == "A05 s0:1 s1:1"
    assert table(other, "shields")[1] == 1
    assert facts(other, "marker_moved") == [
        {"seat": "0", "owner": "1", "start": "A:2", "end": "A:1"}
    ]
    assert facts(other, "marker_removed") == []


@pytest.mark.clause("C-FIG-02", "C-END-04", "C-FIG-04")
def test_entering_is_no_arrival_of_its_own() -> None:
    """Row E lacks one square: Corto may enter there as a second arrival, and must walk past it."""
    people = {f"C:{n}": f"C{n:02}" for n in range(1, 8)}
    people |= {f"E:{n}": f"E{n:02}" for n in range(2, 8)} | {"A:1": "A01"}
    match = scene("CEA", people, "A02 E18")
    play(match, "play A02", "place A:2", "decline", "decline", "play E18")
    assert offered(match) == {"enter C", "enter E", "enter A"}
    play(match, "enter E")
    assert table(match, "arrivals") == 1
    assert "move E:1" not in offered(match)
    assert {"move E:0", "move E:2", "move A:1"} <= offered(match)
    assert why(match, "move E:1") == "C-END-04"


@pytest.mark.clause("C-ADV-15")
def test_permissions_end_with_the_play_part() -> None:
    match = scene("AEB", {"A:1": "A01"}, "E17 A12")
    play(match, "play E17")
    assert table(match, "ignore_adjacency") == 1
    play(match, "end_play")
    assert table(match, "ignore_adjacency") == 0


@pytest.mark.clause("C-ADV-16")
def test_with_swap_only_every_advantage_swaps() -> None:
    match = scene(
        "AEBD", {"A:1": "A01", "E:1": "E06"}, "D17 E17", options={"advantages": "swap_only"}
    )
    play(match, "play E17")
    assert kinds(match) == {"swap_first"}
    play(match, "swap_first A:1", "swap_second E:1", "play D17")
    assert kinds(match) == {"swap_first"}


@pytest.mark.clause("C-FIG-02")
def test_a_figurine_enters_where_the_deck_is_empty_too() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A18", decks={"E": "E12"})
    play(match, "play A18")
    assert offered(match) == {"enter A", "enter E", "enter B"}


@pytest.mark.clause("C-END-05", "C-FIG-03")
def test_a_figurine_that_stays_where_it_is_has_arrived() -> None:
    match = scene("AEB", {"A:1": "A01"}, "B18 A12", corto="E:5")
    play(match, "play B18", "move E:5")
    assert table(match, "arrivals") == 1
    assert table(match, "actor") == "corto"


@pytest.mark.clause("C-ADV-06", "C-OBJ-02")
def test_move_figurine_leaves_the_actor_as_it_was() -> None:
    people = {"A:1": "A01", "B:5": "B07"}
    match = scene("AEB", people, "A02 A17 A12", corto="B:4")
    play(match, "play A02", "place A:2", "decline", "decline", "play A17", "figurine corto")
    play(match, "move B:6", "play A12")
    assert offered(match) == {"add A:1"}  # from A:2; B:5 is beside Corto


@pytest.mark.clause("C-ADV-11")
def test_a_shield_holds_rasputin_off_only_where_its_owner_has_control() -> None:
    match = scene(
        "AECD", {"A:1": "A05 s1:1 s2:2"}, "A19", seats=3, rasputin="A:0", kept={"C17": "shield 1"}
    )
    play(match, "play A19", "move A:0", "kill A:1")
    assert at(match, "A:1") == ""
    assert table(match, "shields")[1] == 1
