"""Described positions with something wrong: refused with one error, or played to the end."""

from __future__ import annotations

import pytest

import fuzzing
import ludoteca
from ludoteca.core.kernel import COMPILED

pytestmark = [
    pytest.mark.interpreted,
    pytest.mark.skipif(COMPILED, reason="bounds are checked in interpreted runs only"),
]


@pytest.mark.parametrize("name", ["bonelli", "corto", "kragmortha", "mora"])
def test_spoilt_positions_are_refused_or_played_to_the_end(name: str) -> None:
    found = fuzzing.fuzz(ludoteca.game(name), seed=7, far=5, goes_on=lambda tried: tried < 12)
    assert found.failures == {}
    assert found.refused
    assert found.played
