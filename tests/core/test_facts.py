"""The log: who hears of a fact at all, and who sees its secrets."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core.decisions import Domain
from ludoteca.core.facts import (
    EVERYBODY,
    NOBODY,
    SPECTATOR,
    Fact,
    FactTable,
    Secret,
    empty_log,
    note,
    only,
)
from ludoteca.core.record import UNKNOWN

SEAT = Domain.numbers("seat", 4)
CARD = Domain.of("card", ["A", "B", "C"])
FACTS = FactTable(
    Fact("drawn", seat=SEAT, cards=Secret(CARD, 3), left=SEAT), Fact("shown", card=CARD)
)
DRAWN = FACTS.number("drawn")


def row(audience: int, eyes: int) -> np.ndarray:  # type: ignore[type-arg]
    log = empty_log(2)
    note(log, DRAWN, audience, eyes, 2, 0, 1, -2, 3)
    return np.asarray(log[1])


@pytest.mark.parametrize("listener", [0, 1, 2, 3, SPECTATOR])
def test_secrets_are_for_the_eyes_they_are_meant_for(listener: int) -> None:
    heard = FACTS.heard(row(EVERYBODY, only(2)), listener)
    assert heard is not None
    told = FACTS.tell(heard, {})
    cards = ["A", "B"] if listener == 2 else [None, None, None]
    assert (told.args["seat"], told.args["cards"], told.args["left"]) == ("2", cards, "3")
    assert not np.any(heard[1:3]), "who else hears it is nobody's business"


@pytest.mark.parametrize("listener", [0, 1, 3, SPECTATOR])
def test_who_is_not_in_the_audience_hears_nothing(listener: int) -> None:
    assert FACTS.heard(row(only(2), EVERYBODY), listener) is None
    assert FACTS.heard(row(only(listener), NOBODY), listener) is not None


def test_a_redacted_row_holds_no_secret_byte() -> None:
    heard = FACTS.heard(row(EVERYBODY, NOBODY), 0)
    assert heard is not None
    assert heard[4:7].tolist() == [UNKNOWN] * 3


def test_a_log_without_room_only_counts() -> None:
    log = empty_log(1)
    for _ in range(3):
        note(log, DRAWN, EVERYBODY, NOBODY, 1)
    assert int(log[0, 0]) == 3
    assert int(log[1, 3]) == 1
