"""The table and the set-up (C-GEO, C-SET, and what the quests lay out)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import ludoteca
from corto.scenes import CORTO, LETTERS, facts, kinds, offered, parts, play, scene, table, why
from ludoteca.core.errors import BadOption
from ludoteca.core.facts import empty_log
from ludoteca.core.record import bare
from ludoteca.games.corto.setup import reveal_start


@pytest.mark.clause("C-GEO-01", "C-GEO-02", "C-GEO-03", "C-SET-01", "C-SET-06", "C-SET-08")
@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 4), (4, 4)])
def test_the_table(seats: int, rows: int) -> None:
    match = CORTO.new(seats, seed=5)
    stacking = [letter for letter in table(match, "stacking") if letter]
    assert len(set(stacking)) == len(stacking) == rows
    assert table(match, "deck_size") == [19] * rows + [0] * (4 - rows)
    for row, letter in enumerate(stacking):
        deck = [card for card in table(match, "deck")[row] if card]
        start = table(match, "character")[row * 8 + 1]
        assert sorted([*deck, start]) == [f"{letter}{n:02}" for n in range(1, 21)]
    people = [n for n, card in enumerate(table(match, "character")) if card]
    assert people == [row * 8 + 1 for row in range(rows)]
    assert match.record.table == (1 << 8 * rows) - 1


@pytest.mark.clause("C-SET-01")
def test_the_number_of_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4"):
            CORTO.new(seats)


@pytest.mark.clause("C-GEO-04")
def test_no_character_on_a_deck_square() -> None:
    match = scene("AEB", {"A:1": "A01"}, "A02")
    play(match, "play A02")
    assert why(match, "place A:0") == "C-GEO-04"


@pytest.mark.clause("C-GEO-06", "C-FIG-07", "C-FIG-02")
@pytest.mark.parametrize(
    ("where", "area"),
    [
        ("E:3", "A:2 A:3 A:4 E:2 E:3 E:4 B:2 B:3 B:4"),
        ("A:3", "A:2 A:3 A:4 E:2 E:3 E:4"),
        ("B:7", "B:6 E:6 E:7"),
    ],
)
def test_the_area_is_cut_at_the_edge(where: str, area: str) -> None:
    people = {f"{row}:{n}": f"{row}{n:02}" for row in "AEB" for n in range(2, 7)}
    people |= {"E:7": "E08"}
    match = scene("AEB", people, "E19", rasputin=where)
    play(match, "play E19", f"move {where}")
    assert offered(match) == {f"kill {square}" for square in area.split()}


@pytest.mark.clause("C-GEO-09", "C-GEO-07", "C-FIG-05", "C-FIG-04")
def test_a_square_holds_one_character_and_both_figurines() -> None:
    match = scene("AEB", {"A:2": "A01 s0:5 s1:5"}, "A18 A03", corto="A:1", rasputin="A:2")
    play(match, "play A18", "move A:2", "decline")
    assert table(match, "figurine") == ["A:2", "A:2"]
    play(match, "play A03")
    assert why(match, "place A:2") == "C-CHR-01"


@pytest.mark.clause("C-SET-02", "C-SET-03")
def test_what_everybody_starts_with() -> None:
    match = CORTO.new(3, seed=1)
    assert table(match, "stock") == [13, 13, 13, 0]
    assert table(match, "figurine") == [None, None]
    assert table(match, "kills") == table(match, "gold") == table(match, "reserve") == [0] * 4


@pytest.mark.clause("C-SET-04", "C-SET-05", "C-QG-01")
def test_storylines_are_drawn_or_named() -> None:
    drawn = Counter(
        letter for seed in range(80) for letter in table(CORTO.new(2, seed), "stacking") if letter
    )
    assert set(drawn) == set("ABCDEF")
    venice = {
        letter
        for seed in range(40)
        for letter in table(CORTO.new(2, seed, {"venice": "on"}), "stacking")
        if letter
    }
    assert venice == set(LETTERS)
    named = [
        "".join(table(CORTO.new(4, seed, {"storylines": list("CEDA")}), "stacking"))
        for seed in range(60)
    ]
    assert {"".join(sorted(order)) for order in named} == {"ACDE"}
    assert len(set(named)) > 12


@pytest.mark.clause("C-SET-04", "C-QG-01")
def test_storylines_that_are_refused() -> None:
    for seats, letters in ((2, "ABCD"), (3, "ABC"), (2, "AAB")):
        with pytest.raises(BadOption, match="storylines"):
            CORTO.new(seats, 0, {"storylines": list(letters)})
    with pytest.raises(BadOption, match="venice"):
        CORTO.new(2, 0, {"storylines": list("ABG")})
    assert "G" in table(CORTO.new(2, 0, {"storylines": "A B G", "venice": "on"}), "stacking")


@pytest.mark.clause("C-SET-07", "C-SET-08", "C-SET-09")
def test_example_22_the_first_character_of_a_deck_starts_its_row() -> None:
    aside = two_coloured = 0
    for seed in range(40):
        match = CORTO.new(4, seed)
        shown = facts(match, "card_revealed")
        for row, letter in enumerate(table(match, "stacking")):
            cards = [fact for fact in shown if fact["deck"] == letter]
            assert [fact["stays"] for fact in cards] == ["no"] * (len(cards) - 1) + ["yes"]
            assert table(match, "character")[row * 8 + 1] == cards[-1]["card"]
            assert int(cards[-1]["card"][1:]) <= 11
            assert all(int(fact["card"][1:]) > 11 for fact in cards[:-1])
            deck = table(match, "deck")[row]
            assert all(fact["card"] in deck for fact in cards[:-1])
            aside += len(cards) - 1
            two_coloured += cards[-1]["card"].endswith("11")
        assert not np.asarray(match.record.markers).any()
        assert table(match, "train") in (None, "E:7")
        assert facts(match, "tile_taken") == []
        assert [fact["size"] for fact in facts(match, "deck_shuffled")] == [19] * 4
    assert aside > 40
    assert two_coloured > 0


@pytest.mark.clause("C-SET-07", "C-SET-09")
def test_example_22_in_exact_cards() -> None:
    """Deck E in the order E12, E14, E06; deck A begins with A11, of two colours."""
    match = CORTO.new(2, 1, {"storylines": list("EAC")})
    p, book = bare(match.record), bare(match.book)
    rows = {letter: table(match, "stacking").index(letter) for letter in "EA"}
    for letter, order in (("E", [12, 14, 6]), ("A", [11, 12])):
        row, deck = rows[letter], LETTERS.index(letter) * 20
        rest = [n for n in range(1, 21) if n not in order]
        match.record.deck[row] = [deck + n - 1 for n in reversed([*order, *rest])]
        match.record.deck_size[row] = 20
        log = empty_log(CORTO.log_room)
        reveal_start(book, p, row, log)
        told = [CORTO.facts.tell(line, match.names(0)) for line in log[1 : log[0, 0] + 1]]
        shown = [(fact.args["card"], fact.args["stays"]) for fact in told]
        assert shown == [
            (f"{letter}{n:02}", "yes" if n == order[-1] or letter == "A" else "no")
            for n in (order if letter == "E" else order[:1])
        ]
        start = f"{letter}{order[-1] if letter == 'E' else 11:02}"
        assert table(match, "character")[row * 8 + 1] == start
        left = [card for card in table(match, "deck")[row] if card]
        assert sorted(left) == [f"{letter}{n:02}" for n in range(1, 21) if start[1:] != f"{n:02}"]
        assert not np.asarray(match.record.markers)[row * 8 + 1].any()


@pytest.mark.clause("C-SET-08")
def test_decks_are_shuffled_again() -> None:
    """Where the cards set aside lie afterwards says nothing about when they came up."""
    places = Counter(
        table(match, "deck")[table(match, "stacking").index(fact["deck"])].index(fact["card"])
        for match in (CORTO.new(4, seed) for seed in range(120))
        for fact in facts(match, "card_revealed")
        if fact["stays"] == "no"
    )
    assert len(places) == 19
    assert max(places.values()) < 4 * min(places.values())


@pytest.mark.clause("C-SET-10", "C-QA-01", "C-QC-01", "C-QD-01", "C-QE-01", "C-QF-01", "C-QG-01")
def test_quests_are_set_up() -> None:
    match = CORTO.new(4, 3, {"storylines": list("ACDE")})
    assert sorted(fact["storyline"] for fact in facts(match, "quest_set_up")) == list("ACDE")
    assert table(match, "vessel") == "A:1"
    assert table(match, "train") == "E:7"
    assert table(match, "leopards_left") == 6
    assert sorted(table(match, "carriage")[:9]) == [1, 1, 1, 1, 1, 2, 2, 2, 3]
    assert table(match, "tile_there") == [0, 0, 1, 1, 1, 1, 1, 1]
    assert sorted(table(match, "tile")[2:]) == ["crow"] * 3 + ["ingot"] * 3
    assert table(match, "emerald") is None
    other = CORTO.new(3, 3, {"storylines": list("BFGD"), "venice": "on"})
    assert table(other, "emerald") == "G:4"
    assert table(other, "vessel") is table(other, "train") is None
    assert table(other, "tile_there") == [0] * 8


@pytest.mark.clause("C-QC-01", "C-QE-01")
def test_tiles_and_carriages_are_shuffled() -> None:
    matches = [CORTO.new(4, seed, {"storylines": list("ACDE")}) for seed in range(60)]
    assert len({tuple(table(match, "tile")) for match in matches}) > 10
    assert len({tuple(table(match, "carriage")) for match in matches}) > 40


@pytest.mark.clause("C-SET-11", "C-SET-12", "C-SET-13", "C-SET-14", "C-TRN-09")
def test_markers_then_cards_then_the_first_turn() -> None:
    first_seats = Counter(CORTO.new(4, seed).waiting[0] for seed in range(80))
    assert set(first_seats) == {0, 1, 2, 3}
    match = CORTO.new(3, 8)
    first = match.waiting[0]
    order = [(first + n) % 3 for n in range(3)]
    start = offered(match)
    assert len(start) == 4
    assert all(option.endswith(":1") for option in start)
    assert why(match, sorted(start)[0], seat=order[1]) == "C-SET-12"
    square = sorted(start)[0]
    for seat in order:
        assert match.waiting == [seat]
        play(match, square)
    assert table(match, "stock")[:3] == [12, 12, 12]
    for seat in order:
        for drawn in range(4):
            assert match.waiting == [seat]
            assert kinds(match) == {"draw"}
            assert len(offered(match)) == 4
            deck = table(match, "stacking")[0 if drawn < 2 else drawn]
            assert why(match, "end_draw") == "C-SET-13"
            play(match, f"draw {deck}")
    assert match.waiting == [first]
    assert table(match, "turn") == 1
    assert match.record.agenda_top == 1  # nothing of the set-up is left to do
    assert table(match, "hand_size")[:3] == [4, 4, 4]


@pytest.mark.clause("C-SET-12")
def test_several_seats_may_share_a_character() -> None:
    match = CORTO.new(2, 4)
    square = sorted(offered(match))[0]
    play(match, square, square)
    assert np.asarray(match.record.markers).max(axis=1).sum() == 1
    assert parts(match) == {"stock": 12}
    assert ludoteca.load(match.save()).rows.tobytes() == match.rows.tobytes()
