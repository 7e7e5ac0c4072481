"""What each viewer notices of a game, and that nothing secret is in it: for every game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.core.dice import dice_of
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.match import Match
from ludoteca.site import wire
from ludoteca.site.live import LiveMatch

GAMES = sorted({*ludoteca.game_names(), "mora"})


def _live(game: str, seed: int, seats: int | None = None) -> LiveMatch:
    return LiveMatch(ludoteca.game(game).new(seats=seats, seed=seed))


def _blocking(live: LiveMatch, seat: int) -> list[int]:
    first_free = live.match.game.decisions.first_free
    return [option.code for option in live.match.options(seat) if option.code < first_free]


def _shown(live: LiveMatch, viewer: int) -> bytes:
    """All that the socket of a viewer could say of the game now."""
    waiting, options = live.waiting(viewer), live.options(viewer)
    log = live.log(viewer, 0)
    seen = [live.table(viewer), waiting, options, log, live.seqs[viewer], live.last_own[viewer]]
    if viewer != SPECTATOR:
        seen.append(live.can_undo(viewer))
    return wire.encode(seen)


def _sent(table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(wire.encode(table))
    return found


def _twin(live: LiveMatch, viewer: int, seed: str) -> LiveMatch:
    """The same game with everything replaced that the viewer may not know."""
    match = live.match
    rows = np.array(live.sights[viewer].rows)
    match.game.entries.guess_at(match.pack.book, rows, 0, viewer, dice_of(seed))
    other = Match.resumed(
        match.game, match.pack, match.seats, 0, match.chosen, rows.tobytes(), match.history
    )
    return LiveMatch(other, live.happened, live.undoable)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_viewer_may_not_know_changes_no_byte_of_theirs(game: str, seed: int) -> None:
    chance = random.Random(seed)
    live = _live(game, seed, seats=2 + seed % len(ludoteca.game(game).seats))
    checked = differed = 0
    while not live.match.over and len(live.happened) < 250:
        for viewer in live.viewers:
            twin = _twin(live, viewer, f"{seed}{checked}")
            assert _shown(twin, viewer) == _shown(live, viewer)
            differed += twin.match.rows.tobytes() != live.match.rows.tobytes()
            checked += 1
        seat = chance.choice(live.match.waiting)
        live.decide(seat, chance.choice(_blocking(live, seat)))
    assert differed > checked // 2  # the twins do hold other secrets


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_is_told_everything_once(game: str) -> None:
    chance = random.Random(3)
    live = _live(game, 3)
    seqs, logs = dict(live.seqs), {viewer: live.log(viewer, 0)[1] for viewer in live.viewers}
    tables = {viewer: _sent(live.table(viewer)) for viewer in live.viewers}
    while not live.match.over and len(live.happened) < 400:
        seat = chance.choice(live.match.waiting)
        if live.can_undo(seat) and chance.random() < 0.2:
            live.take_back(seat, 1)
        else:
            live.decide(seat, chance.choice(_blocking(live, seat)))
        for viewer in live.viewers:
            assert live.seqs[viewer] in (seqs[viewer], seqs[viewer] + 1)
            if live.seqs[viewer] != seqs[viewer]:
                keep, new = live.log(viewer, seqs[viewer])
                logs[viewer] = [entry for entry in logs[viewer] if entry.seq <= keep] + new
                tables[viewer] |= _sent(live.table(viewer, seqs[viewer]))
                seqs[viewer] = live.seqs[viewer]
            assert tables[viewer] == _sent(live.table(viewer))
    for viewer in live.viewers:
        assert logs[viewer] == live.log(viewer, 0)[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_gets_the_table_of_the_engine(game: str) -> None:
    live = _live(game, 3)
    for viewer in live.viewers:
        seat = None if viewer == SPECTATOR else viewer
        assert live.table(viewer) == live.match.view(seat)["table"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_derived_is_the_same_for_all_who_look(game: str) -> None:
    chance = random.Random(4)
    live = _live(game, 4)
    match = live.match
    while not match.over and len(live.happened) < 150:
        tables = {viewer: live.table(viewer) for viewer in live.viewers}
        beyond = set(tables[SPECTATOR]) - set(match.game.sketch.fields)
        assert bool(beyond) == bool(match.game.derived)
        for viewer in range(match.seats):
            if match.game.derived:
                own = match.game.position.at(live.sights[viewer].rows)
                by_own_eyes = match.game.derived(match.book, own)
                assert by_own_eyes == {name: tables[viewer][name] for name in beyond}
        seat = chance.choice(match.waiting)
        live.decide(seat, chance.choice(_blocking(live, seat)))


def test_a_secret_choice_moves_nothing_of_the_others() -> None:
    live = _live("mora", 5, seats=3)
    before = {viewer: _shown(live, viewer) for viewer in (1, 2, SPECTATOR)}
    live.decide(0, _blocking(live, 0)[0])
    live.decide(0, live.match.game.decisions.first("take_back"))
    live.decide(0, _blocking(live, 0)[1])
    assert {viewer: _shown(live, viewer) for viewer in (1, 2, SPECTATOR)} == before
    assert live.seqs[0] == 4


def test_a_choice_made_beside_others_cannot_be_undone() -> None:
    live = _live("mora", 5, seats=2)
    live.decide(0, _blocking(live, 0)[0])
    assert not live.can_undo(0)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "mora"])
def test_undoing_is_told_to_those_who_noticed(game: str) -> None:
    chance = random.Random(8)
    live = _live(game, 8)
    undone = 0
    while not live.match.over and undone < 5 and len(live.happened) < 400:
        seat = chance.choice(live.match.waiting)
        before = live.match.rows.tobytes()
        views = {viewer: live.table(viewer) for viewer in live.viewers}
        happening = live.decide(seat, chance.choice(_blocking(live, seat)))
        if live.can_undo(seat):
            back = live.take_back(seat, 1)
            assert back.heard == happening.heard
            assert live.match.rows.tobytes() == before
            assert {viewer: live.table(viewer) for viewer in live.viewers} == views
            undone += 1
            live.decide(seat, happening.code)
    assert undone
