import numpy as np
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import COMPILED
from ludoteca.envs.batch import Batch
from ludoteca.envs.observation import layout_of, observed

MORA = ludoteca.game("mora")
GAMES = 40 if COMPILED else 6


def test_a_batch_plays_what_matches_play():
    """Every game, decision by decision: the same options, the same bytes, the same end."""
    batch = Batch("mora", GAMES, seats=3, seed=5)
    matches = [MORA.scenario({"game": "mora", "seats": 3}) for _ in range(GAMES)]
    for match, position in zip(matches, batch.positions, strict=True):
        match.rows.view(np.uint8)[:] = np.frombuffer(position.tobytes(), np.uint8)
    ended = 0
    while ended < GAMES:
        actions = batch.sample().copy()
        for i, match in enumerate(matches):
            seat = match.waiting[0]
            assert batch.seat[i] == seat
            asked = [option.code for option in match.options(seat) if not option.free]
            assert batch.codes[i, : batch.offered[i]].tolist() == asked
            assert np.flatnonzero(batch.mask[i]).tolist() == asked
            assert np.array_equal(batch.observe()[i], observed(MORA, match.redacted(seat), seat))
            match.play(seat, int(actions[i]))
        batch.step(actions)
        assert batch.done.tolist() == [match.over for match in matches]
        for i, match in enumerate(matches):
            if match.over:
                ended += 1
                best = len(match.result.winners)
                places = match.result.places
                wanted = [(3 / best - 1) / 2 if place == 1 else -0.5 for place in places]
                assert batch.reward[i].tolist() == pytest.approx(wanted)
                match.rows.view(np.uint8)[:] = np.frombuffer(batch.positions[i].tobytes(), np.uint8)
            else:
                assert not batch.reward[i].any()
                assert match.rows.tobytes() == batch.positions[i].tobytes()


def test_threads_and_size_do_not_change_the_games():
    one, two = Batch("mora", 8, seats=2, seed=1), Batch("mora", 13, seats=2, seed=1, threads=2)
    for _ in range(20):
        actions = two.codes[:, 0].copy()
        one.step(actions[:8])
        two.step(actions)
        assert one.positions.tobytes() == two.positions[:8].tobytes()
    assert Batch("mora", 8, seats=2, seed=2).positions.tobytes() != one.positions.tobytes()


def test_every_new_deal_is_another():
    batch = Batch("mora", 2, seats=2)
    keys = set()
    for _ in range(60):
        keys.update(tuple(key) for key in batch.positions["key"].tolist())
        batch.step(batch.sample())
    assert len(keys) == 2 * 10


def test_what_is_no_option_changes_nothing():
    batch = Batch("mora", 3, seats=2)
    before = batch.positions.tobytes()
    wrong = batch.codes[:, 0].copy()
    wrong[2] = np.flatnonzero(batch.mask[2] == 0)[0]
    with pytest.raises(LudotecaError, match=r"game 2: \d+ is no option"):
        batch.step(wrong)
    with pytest.raises(LudotecaError, match="codes from 0 to 12"):
        batch.step(np.array([0, 0, 13]))
    with pytest.raises(LudotecaError, match="actions for 3 games"):
        batch.step(np.array([0]))
    with pytest.raises(LudotecaError, match="at least one"):
        Batch("mora", 0)
    assert batch.positions.tobytes() == before


def test_observations_have_a_place_for_every_number():
    layout = layout_of(MORA)
    parts = [part for part in layout.parts if part.name == "hand"]
    assert parts == [layout.part("hand")]
    places = [n for part in layout.parts for n in range(part.first, part.first + part.size)]
    assert places == list(range(1, layout.size))
    assert not {"key", "drawn", "stream"} & {part.name for part in layout.parts}
    match = MORA.new(seats=2, seed=4)
    seen = observed(MORA, match.redacted(1), 1)
    hand = seen[layout.part("hand").first :][:48].reshape(4, 12)
    assert seen[0] == 1
    assert hand[1].tolist() == np.asarray(match.record.hand)[1].tolist()
    assert (hand[0] == -1).all()


def test_positions_a_seat_cannot_tell_apart_give_it_equal_tensors():
    match = MORA.new(seats=2, seed=4)
    other = MORA.scenario(match.position())
    hand = np.asarray(other.record.hand)
    hand[1] = hand[1][::-1].copy()
    other.record.key = np.array([1, 2], np.uint64)
    other.record.laid[1] = 3
    one, two = (observed(MORA, m.redacted(0), 0) for m in (match, other))
    assert np.array_equal(one, two)
    assert not np.array_equal(*(observed(MORA, m.redacted(1), 1) for m in (match, other)))


def test_sets_become_bits():
    from ludoteca.core.record import Record, i8, i16, i32, i64
    from ludoteca.envs.observation import Layout, project, words_of

    class Fields(Record):
        small: int = i8()
        table: int = i64(2)
        big: int = i32()
        middle: int = i16(3)

    class Fake:
        position = Fields

    layout = Layout(Fake)
    rows = Fields.rows(1)
    fields = Fields.at(rows)
    fields.small, fields.big, fields.table = -5, 1 << 20, [0b101, -1]
    fields.middle = [-300, 0, 300]
    out = np.zeros(layout.size, np.int16)
    bytes8, words16, words32, words64 = words_of(rows)
    project(bytes8, words16, words32, words64, 0, layout.spans, 3, out)
    assert out[0] == 3
    assert out[layout.part("small").first] == -5
    first = layout.part("table").first
    assert out[first : first + 64].tolist() == [1, 0, 1] + 61 * [0]
    assert (out[first + 64 : first + 128] == -1).all()
    assert out[layout.part("big").first] == 32767
    assert out[layout.part("middle").first :].tolist()[:3] == [-300, 0, 300]
