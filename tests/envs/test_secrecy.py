"""The secrecy proof goes on to the tensors: no guess at what is hidden changes what a seat gets."""

import random

import numpy as np
import pytest

import ludoteca
from ludoteca.core.kernel import COMPILED
from ludoteca.envs.observation import layout_of, observed
from ludoteca.lab.secrecy import guesses
from ludoteca.lab.trials import trials

TABLES = [
    (name, seats)
    for name in sorted({*ludoteca.game_names(), "mora"})
    for seats in ludoteca.game(name).seats
]
OFTEN = 5 if COMPILED else 60  # decisions between two looks


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_guess_changes_the_tensor_of_the_seat_that_guesses(name, seats):
    """In whole random matches with any options; what is hidden is -1 and does vary."""
    game, varied = ludoteca.game(name), 0
    chance = random.Random(f"tensors {name} {seats}")
    for trial in (t for t in trials(game, 2, 7) if t.seats == seats):
        for match in trial.play(game):
            if match.plies % OFTEN:
                continue
            seat = chance.randrange(seats)
            seen = observed(game, match.redacted(seat), seat)
            for guess in guesses(match, seat, 2, f"{match.plies}"):
                varied += guess.rows.tobytes() != match.rows.tobytes()
                assert np.array_equal(observed(game, guess.redacted(seat), seat), seen)
    assert varied


@pytest.mark.parametrize("name", sorted({*ludoteca.game_names(), "mora"}))
def test_a_tensor_holds_the_redacted_record_and_the_viewer_and_nothing_else(name):
    """Number by number, field by field: whatever was not copied from it would differ here."""
    game = ludoteca.game(name)
    match = next(trial for trial in trials(game, 1, 3)).start(game)
    for seat in range(match.seats):
        record, tensor = match.redacted(seat), observed(game, match.redacted(seat), seat)
        assert tensor[0] == seat
        for part in layout_of(game).parts:
            numbers = np.asarray(record[part.name]).reshape(-1)
            given = tensor[part.first : part.first + part.size]
            if part.bits:
                words = given.reshape(-1, 64)
                bits = [[-1] * 64 if n == -1 else [n >> b & 1 for b in range(64)] for n in numbers]
                assert words.tolist() == bits
            else:
                assert given.tolist() == np.clip(numbers, -32768, 32767).tolist()
