"""Finished games step by step, and hints for running ones."""

from __future__ import annotations

from ludoteca.core.facts import SPECTATOR
from ludoteca.core.match import Match
from ludoteca.core.registry import game as find_game
from ludoteca.site import describing, wire
from ludoteca.site.house import pack_of
from ludoteca.site.identity import Who
from ludoteca.site.live import LiveMatch
from ludoteca.site.table import No, Table

HINTS_BY = "greedy"


async def replay(table: Table, who: Who, step: int | None, seat: int | None) -> wire.Replay:
    """One step of a finished game: as a seat saw it, or as those who watched."""
    _check_over(table)
    history = list(table.game.match.history)
    step = len(history) if step is None else step
    if step > len(history):
        raise No("error-message", status=400, why=f"step: 0 to {len(history)}")
    if seat is not None and seat >= len(table.record.seats):
        raise No("error-no-seat", status=404)
    viewer = SPECTATOR if seat is None else seat
    match = _dealt(table)
    for decider, code in history[: max(0, step - 1)]:
        match.play(decider, code)
    live = LiveMatch(match)
    last = history[step - 1] if step else None
    if last:
        live.decide(*last)
    _, log = live.log(viewer, 1 if last else 0)
    play = wire.Play(
        view=live.table(viewer),
        waiting=live.waiting(viewer),
        options=[],
        clocks=[],
        windows=[],
        result=describing.result(table) if step == len(history) else None,
        can_undo=False,
        last_own=0,
    )
    notation = str(table.game.match.decisions[step - 1][1]) if step else None
    shown = wire.Step(step, last[0] if last else None, notation, play, log)
    return wire.Replay(describing.table_info(table, who), len(history), shown)


async def save(table: Table) -> str:
    """A finished game as a save: its seed and every decision, for `ludoteca verify-shuffle`."""
    _check_over(table)
    match = _dealt(table)
    for decider, code in table.game.match.history:
        match.play(decider, code)
    return match.save()


def _check_over(table: Table) -> None:
    """Running games stay closed: a replay shows what a seat may not know yet."""
    if table.record.status != "over":
        raise No("error-running", status=409)


def _dealt(table: Table) -> Match:
    kept = table.record
    game = find_game(kept.game)
    return game.new(len(kept.seats), kept.seed, kept.options, pack_of(game, kept.pack))


async def hint(table: Table, viewer: int) -> wire.Hint:
    """What a bot would do, knowing what the seat knows."""
    if viewer == SPECTATOR:
        raise No("error-watching", status=403)
    if not table.running or viewer not in table.game.waiting(viewer):
        raise No("error-not-asked")
    if table.record.settings.rated:
        raise No("error-rated", status=403)
    sight = table.game.sights[viewer]
    code = await table.house.choose(table.record, HINTS_BY, viewer, sight)
    for choice in table.game.options(viewer):
        if choice.code == code:
            return wire.Hint(choice, HINTS_BY)
    raise No("error-stale")
