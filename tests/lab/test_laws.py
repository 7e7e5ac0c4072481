"""The laws, wherever hypothesis leads; and games that break them are caught."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ludoteca.games.mora import DEALT, GAME, TAKE_BACK, MoraBook, MoraPosition

import ludoteca
from ludoteca import Match
from ludoteca.core.facts import EVERYBODY, note
from ludoteca.core.game import Game
from ludoteca.core.kernel import kernel
from ludoteca.core.record import Table
from ludoteca.lab import laws, secrecy
from ludoteca.lab.laws import Broken
from ludoteca.lab.trials import Trial, decide
from strategies import matches

few = settings(max_examples=15, deadline=None, derandomize=True)
every_game = pytest.mark.parametrize("name", ludoteca.game_names())


@few
@every_game
@given(st.data())
def test_who_is_asked_can_answer_and_knows_it(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    laws.somebody_is_asked(match)
    laws.invariants_hold(match)
    laws.standing_is_an_order(match)
    secrecy.asked_know_it(match)


@few
@every_game
@given(st.data(), st.randoms())
def test_positions_and_saves_come_back(
    name: str, data: st.DataObject, chance: random.Random
) -> None:
    match = data.draw(matches(name))
    laws.position_round_trip(match, chance)
    laws.save_round_trip(match)


@few
@every_game
@given(st.data(), st.randoms())
def test_undo_and_redo(name: str, data: st.DataObject, chance: random.Random) -> None:
    laws.undo_and_redo_restore(data.draw(matches(name)), chance)


@few
@every_game
@given(st.data())
def test_forbidden_decisions_leave_no_trace(name: str, data: st.DataObject) -> None:
    laws.illegal_leaves_no_trace(data.draw(matches(name)))


@few
@every_game
@given(st.data(), st.text(max_size=5))
def test_what_a_seat_cannot_know_makes_no_difference(
    name: str, data: st.DataObject, seed: str
) -> None:
    match = data.draw(matches(name))
    secrecy.chance_is_hidden(match)
    secrecy.guesses_fit(match, 2, seed)
    secrecy.secrets_stay_in_the_log(match)
    if not match.over:
        secrecy.same_decision_same_news(match, 2, seed)
        secrecy.guesses_play_on(match, seed)


# Games that are wrong in one place


VERSION = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]  # of compiled mutants
original = GAME.kernels
forbids, redact, guess, apply = (
    original.forbids,
    original.redact,
    original.guess,
    original.apply,
)


@kernel
def offers_too_much(book: MoraBook, p: MoraPosition, seat: int, codes: Table) -> int:
    codes[0] = 0
    codes[1] = 1
    codes[2] = TAKE_BACK
    return 3


@kernel
def offers_nothing(book: MoraBook, p: MoraPosition, seat: int, codes: Table) -> int:
    return 0


@kernel
def asks_when_it_is_over(book: MoraBook, p: MoraPosition) -> int:
    return 1


@kernel
def changes_what_it_judges(book: MoraBook, p: MoraPosition, seat: int, code: int) -> int:
    p.pot += 1
    return forbids(book, p, seat, code)


@kernel
def hides_nothing(book: MoraBook, p: MoraPosition, seat: int, out: MoraPosition) -> None:
    redact(book, p, seat, out)
    out.key[:] = p.key
    out.drawn[:] = p.drawn


@kernel
def shows_who_holds_the_first_card(
    book: MoraBook, p: MoraPosition, seat: int, out: MoraPosition
) -> None:
    redact(book, p, seat, out)
    out.reason = 1 if p.hand[1, 0] == 1 else 0


@kernel
def guesses_always_the_same(book: MoraBook, p: MoraPosition, seat: int, source: Any) -> None:
    taken = 0
    guess(book, p, seat, source)
    for other in range(p.seats):
        if other != seat:
            p.laid[other] = 0
            p.hand[other, :] = 0
            for card in range(12):
                free = p.shown[card] == 0 and (seat >= 4 or p.hand[seat, card] == 0)
                if free and card >= taken and p.hand[other].sum() < 3 - p.rounds:
                    p.hand[other, card] = 1
                    taken = card + 1


@kernel
def forgets_a_hand(book: MoraBook, p: MoraPosition, seat: int, source: Any) -> None:
    guess(book, p, seat, source)
    for other in range(p.seats):
        if other != seat:
            p.hand[other, :] = 0
            p.laid[other] = 0


@kernel
def tells_what_was_laid(book: MoraBook, p: MoraPosition, seat: int, code: int, log: Table) -> None:
    apply(book, p, seat, code, log)
    note(log, DEALT, EVERYBODY, EVERYBODY, seat, p.laid[0] % 12, p.laid[1] % 12, p.laid[2] % 12)


@kernel
def nobody_is_first(book: MoraBook, p: MoraPosition, out: Table) -> None:
    for seat in range(p.seats):
        out[seat, 0] = 2


Law = Callable[[Match], None]


def undo(match: Match) -> None:
    laws.undo_and_redo_restore(match, random.Random(match.plies))


def fit(match: Match) -> None:
    secrecy.guesses_fit(match, 4, "fit")


def hear(match: Match) -> None:
    if not match.over:
        secrecy.same_decision_same_news(match, 4, "hear")


def play_on(match: Match) -> None:
    if not match.over:
        secrecy.guesses_play_on(match, "play on")


def vary(match: Match) -> None:
    variety = secrecy.Variety()
    for again in range(secrecy.NO_CHANCE):
        variety.watch(match, 4, f"vary {again}")
    variety.judge()


@pytest.mark.parametrize(
    ("wrong", "law", "found"),
    [
        ({"legal": offers_too_much}, laws.legal_is_what_nothing_forbids, "offered: True"),
        ({"legal": offers_nothing}, laws.somebody_is_asked, "is waited for and has no option"),
        ({"forbids": changes_what_it_judges}, laws.legal_is_what_nothing_forbids, "changed"),
        ({"redact": hides_nothing}, secrecy.chance_is_hidden, "a view holds the key"),
        ({"redact": shows_who_holds_the_first_card}, fit, "other bytes"),
        ({"guess": guesses_always_the_same}, vary, "all alike, and wrong, in: hand"),
        ({"guess": forgets_a_hand}, play_on, "empty sequence"),
        ({"apply": tells_what_was_laid}, hear, "what it cannot know"),
        ({"score": nobody_is_first}, laws.standing_is_an_order, "are no order"),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(wrong: dict[str, Any], law: Law, found: str) -> None:
    name = "_".join(["mutant", *wrong, found.replace(" ", ""), VERSION])
    game = replace(GAME, name=name, kernels=replace(original, **wrong))
    with pytest.raises((Broken, IndexError), match=found):
        try_out(law, game)


@kernel
def takes_choices_for_open(book: MoraBook, p: MoraPosition, seat: int, source: Any) -> None:
    guess(book, p, seat, source)
    for other in range(p.seats):
        if other != seat:
            p.laid[other] = 0


def test_guesses_may_take_an_unseen_choice_for_still_to_be_made() -> None:
    kernels = replace(original, guess=takes_choices_for_open)
    game = replace(GAME, name=f"mutant_open_{VERSION}", kernels=kernels)
    match, chance, variety = (
        game.new(3, 1, pack=GAME.shipped_pack),
        random.Random(1),
        secrecy.Variety(),
    )
    while not match.over:
        variety.watch(match, 4, "vary")
        decide(match, chance)
    assert "laid" in variety.hidden - variety.varied
    variety.judge()


def test_the_original_is_not_caught() -> None:
    for match in Trial(3, 1).play(GAME):
        for law in (laws.legal_is_what_nothing_forbids, laws.somebody_is_asked, fit, hear, undo):
            law(match)


def try_out(law: Law, game: Game) -> None:
    for seed in range(20):
        for match in Trial(3, seed).play(GAME):
            rest = match.seats, 0, match.chosen, match.rows.tobytes(), match.history
            law(Match.resumed(game, GAME.shipped_pack, *rest))
