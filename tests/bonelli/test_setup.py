"""Set-up, options, chance and the check figures of the reference."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.bonelli.scene import (
    GAME,
    fight,
    offered,
    pack,
    pack_of_three,
    row,
    scene,
    told,
    totals,
)

from ludoteca.core.dice import dice_of, seeded
from ludoteca.core.errors import BadOption, Illegal
from ludoteca.core.facts import empty_log
from ludoteca.core.kernel import COMPILED
from ludoteca.core.record import numbers

CHANCES = {10: 1, 11: 2, 12: 3, 13: 4, 14: 5, 15: 6}  # in 21
DEALS = 20_000 if COMPILED else 1_000


def play_on(match: Any, source: random.Random, most: int = 10_000) -> Any:
    """Random blocking decisions."""
    while not match.over and match.plies < most:
        seat = source.choice(match.waiting)
        match.play(seat, source.choice(offered(match, seat)))
    return match


@pytest.mark.clause("B-SETUP-01", "B-SETUP-02", "B-SETUP-03", "B-END-04", "X02")
def test_length_of_games_by_chi_square() -> None:
    """10 to 15 turns with chances of 1 to 6 in 21; every Albo is removed as often as any other."""
    p_rows, source, log = GAME.position.rows(1), random.Random(7), empty_log(0)
    p = GAME.position.at(p_rows)
    lengths: Counter[int] = Counter()
    removed: Counter[int] = Counter()
    blank = p_rows.copy()
    for _ in range(DEALS):
        p_rows[:] = blank
        p.key = seeded(source.getrandbits(64))
        p.seats = 2
        GAME.entries.deal_at(GAME.shipped_pack.book, p_rows, 0, 2, log)
        ends = [18 - n for n in range(15) if p.albo_deck[n] == 22]
        assert min(ends) >= 12
        lengths[max(ends) - 3] += 1
        removed.update(int(albo) for albo in p.removed)
    expected = {turns: DEALS * chance / 21 for turns, chance in CHANCES.items()}
    chi = sum((lengths[t] - e) ** 2 / e for t, e in expected.items())
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand
    each = DEALS * 6 / 22
    assert sum((removed[albo] - each) ** 2 / each for albo in range(22)) < 46.8  # 21 degrees


@pytest.mark.skipif(not COMPILED, reason="20,000 whole games take the compiled rules")
@pytest.mark.clause("B-END-04", "B-END-02", "B-TOKEN-01")
def test_length_of_played_games_by_chi_square() -> None:
    """The same chances in games played to their end at random, and no token lost on the way."""
    book, log, codes = GAME.shipped_pack.book, empty_log(0), numbers(GAME.most_options)
    rows, blank, source = GAME.position.rows(1), GAME.position.rows(1), dice_of("whole games")
    p = GAME.position.at(rows)
    lengths: Counter[int] = Counter()
    for n in range(DEALS):
        rows[:] = blank
        p.key = seeded(f"length/{n}")
        p.seats = 2
        GAME.entries.deal_at(book, rows, 0, 2, log)
        GAME.entries.playout_at(book, rows, 0, source, codes, log, 10_000)
        assert p.over == 1
        assert p.reserve + p.balloons.sum() + p.place_balloons.sum() == 17
        assert p.reserve_wow + p.wow.sum() + p.albo_wow.sum() == 6
        lengths[int(p.turn)] += 1
    expected = {turns: DEALS * chance / 21 for turns, chance in CHANCES.items()}
    assert set(lengths) == set(expected)
    assert sum((lengths[t] - e) ** 2 / e for t, e in expected.items()) < 20.5


@pytest.mark.clause("B-END-04", "B-TURN-03", "B-GEN-01")
def test_whole_games_keep_every_invariant() -> None:
    assert GAME.invariants is not None
    for seed in range(60 if COMPILED else 3):
        source = random.Random(seed)
        choices: dict[str, Any] = {
            name: source.choice(spec.values) for name, spec in GAME.options.specs.items()
        }
        match = GAME.new(seed=seed, options=choices)
        while not match.over:
            assert GAME.invariants(match.book, match.record) == []
            seat = source.choice(match.waiting)
            match.play(seat, source.choice(match.options(seat)))
        assert GAME.invariants(match.book, match.record) == []
        assert 10 <= match.record.turn <= 15
        assert match.record.turn == told(match, "turn_started")[-1]["turn"]


@pytest.mark.clause("B-SETUP-09", "B-SETUP-10", "B-SETUP-11")
def test_who_begins() -> None:
    for younger, seats in (("seat_0", {0}), ("seat_1", {1}), ("random", {0, 1})):
        asked = {GAME.new(seed=seed, options={"younger": younger}).waiting[0] for seed in range(20)}
        assert asked == seats
    begun = [GAME.new(seed=seed, options={"first_lead": "random"}) for seed in range(20)]
    assert {match.waiting[0] for match in begun} == {0, 1}
    assert all(offered(m, m.waiting[0])[0] == "declare 1" for m in begun)
    assert told(begun[0], "game_started")[0]["younger"] is None
    match = GAME.new(seed=1, options={"younger": "seat_0"})
    match.play(0, "lead opponent")
    assert match.waiting == [1]
    assert list(match.record.hand_size) == [5, 5]
    assert match.record.albo_left == 15


@pytest.mark.clause("B-GEN-03", "B-GEN-02", "B-PACK-01")
def test_limits_belong_to_heroes() -> None:
    match = scene("Z01 Z02 Z03 Z04 Z05 Z06", "M01 M02 M03 M05 M06 M07 M08 M09", balloons=[0, 0])
    fight(match, "Z01", "M01")
    assert match.record.hand_size[0] == 6
    assert match.record.hand_size[1] == 8
    other = pack({"zagor": {"hand_limit": 12}})
    match = scene("Z01 Z02 Z03 Z04 Z05 Z06", "M01", pack=other, balloons=[0, 0])
    fight(match, "Z05", "M01")
    assert match.record.hand_size[0] == 7


@pytest.mark.clause("B-GEN-04", "B-PACK-01")
@pytest.mark.parametrize(
    ("heroes", "who"),
    [
        ("zagor-martin", "zagor martin"),
        ("martin-zagor", "martin zagor"),
        ("martin-martin", "martin martin"),
        ("1-3", "zagor dylan"),
        ("3-3", "dylan dylan"),
    ],
)
def test_any_two_heroes_of_a_pack_may_meet(heroes: str, who: str) -> None:
    match = GAME.new(seed=1, options={"heroes": heroes}, pack=pack_of_three())
    assert match.position()["table"]["hero"] == who.split()
    assert GAME.invariants is not None
    play_on(match, random.Random(1))
    assert GAME.invariants(match.book, match.record) == []


@pytest.mark.clause("B-GEN-04")
def test_heroes_at_random_are_the_first_two_of_a_pack() -> None:
    trio = pack_of_three()
    met = {
        tuple(GAME.new(seed=seed, options={"heroes": "random"}, pack=trio).record.hero)
        for seed in range(12)
    }
    assert met == {(0, 1), (1, 0)}


@pytest.mark.clause("B-GEN-04", "B-GEN-10")
@pytest.mark.parametrize("heroes", ["1-4", "0-1", "1-9", "dylan-zagor", "1-2-3", ""])
def test_a_hero_that_the_pack_has_not_is_refused(heroes: str) -> None:
    with pytest.raises(BadOption, match="option heroes: "):
        GAME.new(seed=1, options={"heroes": heroes}, pack=pack_of_three())


@pytest.mark.clause("B-GEN-06", "B-GEN-07")
def test_copies_and_seats_are_alike() -> None:
    """Swapping the seats of a position swaps what is legal and what follows."""
    match = scene("Z01 Z01 Z07", "M04 M09")
    match.play(0, "declare 1")
    match.play(0, "balloon 2")
    assert offered(match, 0).count("lay Z01") == 1
    one = fight(scene("Z07 Z19 Z01 Z08", "M07 M04 M09"), "Z07 Z19", "M07 M04")
    swapped = {"heroes": "martin-zagor"}
    two = scene("M07 M04 M09", "Z07 Z19 Z01 Z08", lead=1, options=swapped)
    fight(two, "M07 M04", "Z07 Z19")
    assert offered(one, 1) == offered(two, 0)
    one.play(1, "target opponent 2")
    two.play(0, "target opponent 2")
    assert totals(one) == totals(two)[::-1]
    assert one.waiting == [1 - seat for seat in two.waiting]


@pytest.mark.clause("B-GEN-09")
def test_the_seed_repeats_everything_on_every_backend() -> None:
    source = random.Random(5)
    match = play_on(GAME.new(seed="five"), source)
    again = play_on(GAME.new(seed="five"), random.Random(5))
    assert match.rows.tobytes() == again.rows.tobytes()
    digest = hashlib.sha256(match.rows.tobytes()).hexdigest()[:16]
    assert digest == "08c3b1dbfd166e2d"


@pytest.mark.clause("B-GEN-10")
def test_refusals_change_nothing() -> None:
    match = scene("Z01", "M01")
    before = match.rows.tobytes()
    with pytest.raises(Illegal) as caught:
        match.play(0, "balloon 2")
    assert caught.value.clause == "B-DECL-03"
    with pytest.raises(Illegal) as caught:
        match.play(1, "declare 2")
    assert caught.value.clause == "B-DECL-01"
    assert match.rows.tobytes() == before


@pytest.mark.clause("B-DECL-05", "B-ASSIGN-03")
def test_balloons_pile_up() -> None:
    match = scene("Z01 Z09 Z08", "M01 M04 M09", place_balloons=[0, 5, 0], balloons=[0, 0])
    fight(match, "Z01", "M01")
    assert match.record.place_balloons[1] == 6
    match.play(1, "declare 2")
    match.play(1, "balloon 3")
    for seat, card in ((0, "Z09"), (1, "M01")):
        match.play(seat, f"lay {card}")
        match.play(seat, "confirm")
    assert told(match, "albo_won")[-1]["balloons"] == 6


@pytest.mark.clause("B-FX-01", "B-FX-03")
def test_the_owner_controls_its_cards() -> None:
    effect = {"when": "active", "op": "boost", "per": {"cards": {"side": "own"}}}
    changed = pack({"Z09": {"effects": [effect]}, "M10": {"effects": [effect]}})
    match = fight(scene("Z09 Z08 Z01", "M10 M09", pack=changed), "Z09 Z08", "M10")
    assert totals(match) == [5 + 3 + 2, 4 + 1]


@pytest.mark.clause("B-ASSIGN-10")
def test_marks_end_with_the_turn() -> None:
    match = scene("Z19 Z01", "M04 M09", balloons=[2, 0])
    fight(match, "Z19", "M04")
    assert match.record.contested == -1
    assert max(match.record.card_marks[1]) == 0
    assert row(match, "hand", 1).count("M04") == 1
    assert totals(match) == [0, 0]


@pytest.mark.clause("B-COMMIT-12")
def test_undo_stops_at_its_barriers() -> None:
    from ludoteca.core.errors import CannotUndo

    match = scene("Z01 Z09", "M04 M09")
    match.play(0, "declare 1")
    before = match.rows.tobytes()
    match.undo(0)
    match.redo(0)
    assert match.rows.tobytes() == before
    match.play(0, "balloon 2")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.play(0, "lay Z01")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_legal_is_what_nothing_forbids() -> None:
    source = random.Random(3)
    codes = numbers(GAME.most_options)
    book = GAME.shipped_pack.book
    for seed in range(20 if COMPILED else 2):
        match = GAME.new(seed=seed)
        while not match.over:
            if source.random() < 0.05:
                for seat in (0, 1):
                    count = GAME.entries.legal_at(book, match.rows, 0, seat, codes)
                    judged = [
                        code
                        for code in range(GAME.decisions.size)
                        if GAME.entries.forbids_at(book, match.rows, 0, seat, code) == 0
                    ]
                    assert np.asarray(codes[:count]).tolist() == judged
            seat = source.choice(match.waiting)
            match.play(seat, source.choice(offered(match, seat)))


def test_playouts_end() -> None:
    rows, source = GAME.new(seed=9).rows, dice_of(9)
    most = GAME.entries.playout_at(
        GAME.shipped_pack.book, rows, 0, source, numbers(96), empty_log(0), 10_000
    )
    assert 60 <= most <= 250
    assert GAME.position.at(rows).over == 1
    assert GAME.position.dtype.itemsize < 1024
