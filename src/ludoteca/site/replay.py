"""Finished games step by step, looked at again, and hints for running ones."""

from __future__ import annotations

from ludoteca.core.facts import SPECTATOR
from ludoteca.core.match import Match
from ludoteca.core.registry import game as find_game
from ludoteca.site import describing, study, wire
from ludoteca.site.house import pack_of
from ludoteca.site.identity import Who
from ludoteca.site.live import LiveMatch
from ludoteca.site.table import No, Table

HINT_PLAYOUTS = 2_000
REVIEW_PLAYOUTS = 300  # a game has many decisions
IDEAS = 3


async def replay(table: Table, who: Who, step: int | None, seat: int | None) -> study.Replay:
    """One step of a finished game: as a seat saw it, or with everything open."""
    await _check_over(table)
    history = list(table.game.match.history)
    step = len(history) if step is None else step
    if step > len(history):
        raise No("error-message", status=400, why=f"step: 0 to {len(history)}")
    if seat is not None and seat >= len(table.record.seats):
        raise No("error-no-seat", status=404)
    viewer = SPECTATOR if seat is None else seat
    live = LiveMatch(played(table, max(0, step - 1)))
    last = history[step - 1] if step else None
    if last:
        live.decide(*last)
    _, log = live.log(viewer, 1 if last else 0)
    play = wire.Play(
        view=live.table(viewer) if seat is not None else live.open_table(),
        waiting=live.waiting(viewer),
        options=[],
        clocks=[],
        windows=[],
        result=describing.result(table) if step == len(history) else None,
        can_undo=False,
        last_own=0,
    )
    notation = str(table.game.match.decisions[step - 1][1]) if step else None
    shown = study.Step(step, last[0] if last else None, notation, play, log)
    deciders = [decider for decider, _ in history]
    return study.Replay(describing.table_info(table, who), len(history), deciders, shown)


async def save(table: Table) -> str:
    """A finished game as a save: its seed and every decision, for `ludoteca verify-shuffle`."""
    await _check_over(table)
    return played(table, len(table.game.match.history)).save()


async def _check_over(table: Table) -> None:
    """Running games stay closed: a replay shows what a seat may not know yet."""
    async with table.held():
        if table.record.status != "over":
            raise No("error-running", status=409)


def played(table: Table, steps: int) -> Match:
    """The game of a table, dealt again and played up to a step."""
    kept = table.record
    game = find_game(kept.game)
    match = game.new(len(kept.seats), kept.seed, kept.options, pack_of(game, kept.pack))
    for decider, code in table.game.match.history[:steps]:
        match.play(decider, code)
    return match


async def hint(table: Table, viewer: int) -> study.Hint:
    """What a bot would do, knowing what the seat knows."""
    if viewer == SPECTATOR:
        raise No("error-watching", status=403)
    async with table.held():
        if not table.running or viewer not in table.game.waiting(viewer):
            raise No("error-not-asked")
        if table.record.settings.rated:
            raise No("error-rated", status=403)
    return study.Hint((await _ideas(table, table.game, viewer, HINT_PLAYOUTS))[:IDEAS])


async def judge(table: Table, step: int | None) -> study.Judgement:
    """What a search makes of a decision of a finished game, knowing what its seat knew."""
    await _check_over(table)
    history = table.game.match.history
    if step is None or not 0 < step <= len(history):
        raise No("error-message", status=400, why=f"step: 1 to {len(history)}")
    seat, code = history[step - 1]
    live = LiveMatch(played(table, step - 1))
    ideas = await _ideas(table, live, seat, REVIEW_PLAYOUTS)
    made = next((idea for idea in ideas if idea.choice.code == code), None)
    return study.Judgement(step, seat, ideas[0], made)


async def _ideas(table: Table, live: LiveMatch, seat: int, playouts: int) -> list[study.Idea]:
    found = await table.house.advise(table.record, seat, live.sights[seat], playouts)
    choices = {choice.code: choice for choice in live.options(seat)}
    ideas = [
        study.Idea(choices[one.code], one.chance, one.error, one.why)
        for one in found
        if one.code in choices
    ]
    if not ideas:  # the game went on meanwhile, or the seat was not waited for
        raise No("error-no-advice")
    return ideas
