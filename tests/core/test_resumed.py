"""A match that goes on from its record alone, as the service keeps it."""

import pytest

import ludoteca
from ludoteca import CannotUndo, Match


def _halfway() -> Match:
    match = ludoteca.game("mora").new(seats=3, seed=5)
    for seat in (0, 1, 2, 0):
        match.play(seat, match.options(seat)[0])
    return match


def _resumed(match: Match) -> Match:
    history = [(seat, option.code) for seat, option in match.decisions]
    return Match.resumed(
        match.game,
        match.pack,
        match.seats,
        match.seed,
        match.chosen,
        match.rows.tobytes(),
        history,
    )


def test_a_resumed_match_goes_on_like_the_first() -> None:
    first = _halfway()
    second = _resumed(first)
    while not first.over:
        seat = first.waiting[0]
        for match in (first, second):
            match.play(seat, match.options(seat)[-1])
    assert second.rows.tobytes() == first.rows.tobytes()
    assert second.save() == first.save()


def test_what_was_decided_before_resuming_stays() -> None:
    match = _resumed(_halfway())
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.play(1, match.options(1)[0])
    assert match.undo(1).kind == "lay"


def test_nothing_before_a_revelation_is_kept_for_undo() -> None:
    match = _halfway()
    assert match.undo(0).kind == "lay"
    with pytest.raises(CannotUndo):
        match.undo(2)
