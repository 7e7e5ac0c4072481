"""The invariants of section 11 notice what they are there to notice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kragmortha.scenes import KRAG, number, scene
from ludoteca import BadOption, BadPosition, Match
from ludoteca.lab.trials import decide

pytestmark = pytest.mark.interpreted


def broken(match: Match) -> str:
    assert KRAG.invariants is not None
    return "; ".join(KRAG.invariants(match.book, match.record))


@pytest.fixture
def match() -> Match:
    gazes = {0: "L1", 1: "A4 L4", 2: "V1", 3: "L3"}
    tomes = {0: "T07", 1: "T18"}
    taboo = ["d5", "d6", "d8"]
    found = scene("d1 f5 c7", gazes=gazes, tomes=tomes, burning="S", taboo=taboo, face_down="2")
    assert broken(found) == ""
    return found


@pytest.mark.parametrize(
    ("field", "index", "value", "number_of"),
    [
        ("goblin", 1, number("d1"), "1"),
        ("goblin", 1, number("f9"), "1"),
        ("goblin", 1, -1, "1"),
        ("rigor", None, -1, "1"),
        ("deck", 0, 1, "2"),
        ("hand_size", 0, 0, "2"),
        ("gaze_deck", 0, 16, "3"),
        ("gazes", 2, 3, "3"),
        ("gaze_owner", 17, 0, "4"),
        ("gazes", 0, 4, "5"),
        ("tome_owner", 3, 6, "6"),
        ("tome_deck", 0, 17, "6"),
        ("tokens", 0, 0, "7"),
        ("tome_used", 6, 1, "8"),
        ("glory_due", None, 1, "13"),
        ("settled", None, 1, "14"),
        ("sins", 3, 1, "15"),
        ("face_down", None, 5, "16"),
        ("taboo", 0, number("d6"), "17"),
        ("taboo", 0, number("d1"), "17"),
        ("burning", None, -1, "17"),
        ("boots", None, 7, "19"),
        ("plies", None, 30000, "20"),
        ("turn", None, 3000, "turn is 3000"),
        ("tokens_left", None, 0, "tokens_left is 0"),
        ("movement", None, 9, "movement is 9"),
    ],
)
def test_each_is_noticed(
    match: Match, field: str, index: int | None, value: int, number_of: str
) -> None:
    if index is None:
        setattr(match.record, field, value)
    else:
        getattr(match.record, field)[index] = value
    assert any(line.startswith(f"{number_of}") for line in broken(match).split("; "))


def test_more_that_cannot_be(match: Match) -> None:
    p = match.record
    p.gaze_owner[16 + 2] = -1
    p.standing = 1
    assert "18: somebody stands" in broken(match)
    p.agenda_top = 0
    assert "12: nothing is asked" in broken(match)
    p.agenda_top = 1
    p.agenda[0, 0] = 77
    assert "entry 0 of the agenda" in broken(match)


BEGUN = {"turn": 1, "goblin": ["d3", "e3"]}
KINDS = (2, 4, 7, 17, 9, 10, 16, 26)
BEFORE_0, STEP_0, SHOVE_0, ANSWER_0, RELOCATE_0, CLOAK_0, REACT_0, REFILLS = (
    [kind, 0, 2, 0, 0, 0] for kind in KINDS
)
REST = [[0] * 6] * 8


@pytest.mark.parametrize(
    "described",
    [
        {"table": {"goblin": ["d1", "d1"]}},
        {"table": {"goblin": [100]}},
        {"table": {"layout": "auto"}},
        {"table": {"active": "7"}},
        {"table": {"rigor": None}},
        {"table": {"hand": [["C01", "C01"]]}},
        {"table": {"gaze_owner": ["5"]}},
        {"table": {"gazes": [9]}},
        {"header": {"agenda_top": 99}},
        {"header": {"agenda_top": -1}},
        {"header": {"over": 3}},
        {"header": {"reason": 9}},
        {"header": {"agenda": [[77] * 6] * 10}},
        {"header": {"stream": 2}},
        {"header": {"drawn": [0, -1]}},
        {"table": {"orders": 2}},
        {"table": {"taboo_new": 1}},
        {"table": {"forbidders": 2}},
        {"table": {"glory_due": 1}},
        {"table": {"settled": 1}},
        {"table": {"accuser": "1"}},
        {"table": {"unnoticed": 1 << 24}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, STEP_0, *REST]}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, SHOVE_0, *REST]}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, ANSWER_0, *REST]}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, RELOCATE_0, *REST]}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, CLOAK_0, *REST]}},
        {"table": BEGUN, "header": {"agenda_top": 2, "agenda": [BEFORE_0, REACT_0, *REST]}},
        {"table": BEGUN, "header": {"agenda": [REFILLS, [0] * 6, *REST]}},
        {"table": {"goblin": [300]}},
        {"table": {"votes": [9]}},
        {"table": {"piece": None}},
        {"table": {"rites": -1}},
        {"table": {"hand_size": [70_000]}},
        {"header": {"agenda": [[65_538, 0, 0, 0, 0, 0], [0] * 6, *REST]}},
        {"header": {"plies": 2**31 - 1}},
        {"table": {"goblin": [[[[["d3"]]]]]}},
        {1: 2, "a": 3},
        {"options": 5},
        {"seed": "\ud800"},
        {"seed": 10**5000},
        ["goblin"],
    ],
)
def test_a_position_that_cannot_be_is_not_set_up(described: Any) -> None:
    with pytest.raises((BadPosition, BadOption)):
        KRAG.scenario(described)


@pytest.mark.clause("K-TOM-04", "K-TOM-07")
def test_gazes_leave_by_absolution_and_finger_of_blame_only() -> None:
    """Invariant 24, over random games."""
    chance = random.Random(24)
    left = 0
    held = {0: "H1 L1", 1: "M1 F1", 2: "A1"}
    for _ in range(8):
        match = scene("d1 f5 c7", gazes=held, tomes={0: "T01", 1: "T05", 2: "T02"})
        while not match.over and match.record.turn < 16:
            asked = match.record.phase
            before = match.record.gazes[:4].tolist()
            active = match.record.active
            decide(match, chance)
            after = match.record.gazes[:4].tolist()
            fewer = [s for s in range(4) if after[s] < before[s]]
            left += len(fewer)
            picks = {11, 12}  # pick_gaze, pick_seat
            assert not fewer or (fewer == [active] and asked in picks)
            assert sum(after) >= sum(before) or asked == 11
    assert left
