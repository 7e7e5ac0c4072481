"""The treasure count (C-SCO) beyond the rulebook's own example."""

from __future__ import annotations

import pytest

from corto.scenes import parts, scene

# Groups of seat 0 by size, as the columns of row A and row B that it controls.
GROUPS = {
    "one pair": ({"A": [1, 2]}, 4, 0),
    "two pairs": ({"A": [1, 2, 5, 6]}, 4, 2),
    "a pair, then three": ({"A": [1, 2, 5, 6, 7]}, 6, 2),
    "three, then a pair": ({"A": [1, 2, 3, 6, 7]}, 6, 2),
    "a pair, then three twice": ({"A": [1, 2, 5, 6, 7], "B": [1, 2, 3]}, 6, 5),
    "nobody beside anybody": ({"A": [1, 3, 5, 7], "B": [2, 4]}, 0, 0),
    "a corner is no edge": ({"A": [1], "E": [2]}, 0, 0),
    "across two boards": ({"A": [2], "E": [2]}, 4, 0),
    "a ring round a rival": ({"A": [1, 2, 3], "E": [1, 3], "B": [1, 2, 3]}, 16, 0),
}


@pytest.mark.clause("C-SCO-01", "C-SCO-02", "C-SCO-03", "C-SCO-04", "C-GEO-05")
@pytest.mark.parametrize("what", GROUPS)
def test_groups(what: str) -> None:
    rows, largest, others = GROUPS[what]
    people = {
        f"{row}:{column}": f"{row}{column:02} s0:1"
        for row, columns in rows.items()
        for column in columns
    }
    people.setdefault("E:2", "E02 s1:1")
    count = parts(scene("AEB", people, options={"quests": "off"}))
    assert count.get("largest_group", 0) == largest
    assert count.get("other_groups", 0) == others
    assert count.get("total", 0) == largest + others


@pytest.mark.clause("C-SCO-08", "C-SCO-05")
def test_hands_and_shields_are_worth_nothing_and_every_card_under_the_seal_one() -> None:
    kept = {"C17": "shield 0", "A05": "kill 0", "A18": "gold 0", "E05": "kill 1"}
    match = scene("AEC", {"A:1": "A01"}, "A02 A03", kept=kept, reserve=[2, 0])
    assert parts(match) == {"total": 4, "seal": 4, "stock": 13}
    assert parts(match, 1) == {"total": 1, "seal": 1, "stock": 13}


@pytest.mark.clause("C-QB-03", "C-QST-05")
@pytest.mark.parametrize(
    ("stacks", "holder"),
    [
        (["s0:1", "", "", ""], None),  # alone in the lead, but with one ace only
        (["s0:1", "s0:1", "", ""], 0),
        (["s0:1", "s0:1", "s1:1", "s1:1"], None),
        (["s0:1", "s1:1", "s1:1", "s1:1"], 1),
        (["s0:1", "s1:1", "", "s0:2 s1:2"], None),
    ],
)
def test_the_aces_want_two_and_a_sole_leader(stacks: list[str], holder: int | None) -> None:
    aces = ("B01", "B02", "B06", "B09")
    people = {
        f"B:{n}": f"{card} {stack}"
        for n, (card, stack) in enumerate(zip(aces, stacks, strict=True), 1)
    }
    match = scene("AEB", people)
    assert [parts(match, seat).get("aces", 0) for seat in (0, 1)] == [
        6 if seat == holder else 0 for seat in (0, 1)
    ]
