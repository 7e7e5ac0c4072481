"""What a client's message does to a table. What an answer promises is written before it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from ludoteca.core.errors import BadNotation, CannotUndo, Illegal
from ludoteca.core.facts import SPECTATOR
from ludoteca.site import clocks, schema, talk, wire
from ludoteca.site.identity import Who
from ludoteca.site.limits import Bucket
from ludoteca.site.live import DECIDE, UNDO
from ludoteca.site.store import Outrun, StoreError
from ludoteca.site.table import No, Table

RACES = 5  # how often another process may come first before we give up


async def act(
    table: Table, viewer: int, who: Who, message: wire.ClientMessage, chatting: Bucket
) -> wire.ServerMessage:
    """The answer to one message; `No` if it changes nothing."""
    if isinstance(message, wire.Ping):
        return wire.Pong(message.at, table.house.now())
    if isinstance(message, wire.Say):
        return await _say(table, viewer, who, message, chatting)
    if viewer == SPECTATOR:
        raise No("error-watching", status=403)
    if isinstance(message, wire.Why):
        async with table.held():
            return _why(table, viewer, message)
    return await _change(table, viewer, message)


async def _change(table: Table, seat: int, message: Any) -> wire.ServerMessage:
    for race in range(RACES):
        try:
            async with table.held():
                return await _judged(table, seat, message, doubtful=race > 0)
        except Outrun:  # another process was first: look at what it left, and judge again
            continue
        except StoreError:
            break
    raise No("error-unavailable", status=503)


async def _judged(table: Table, seat: int, message: Any, doubtful: bool) -> wire.ServerMessage:
    """Does it, if it was not done before.

    The store takes no command id twice (Outrun), so it need not be asked about each one before:
    only about those that it did not take or that are refused, which may have been done long ago.
    """
    if table.remembers(message.id) or (doubtful and await table.command_known(message.id)):
        return await _again(table, seat, message, No("error-command-reused"))
    try:
        return await _HANDLERS[type(message)](table, seat, message)
    except No as no:
        return await _again(table, seat, message, no)


async def _again(table: Table, seat: int, message: Any, otherwise: No) -> wire.Accepted:
    """The answer to a command that is already committed."""
    known = await table.command_known(message.id)
    if known is None:
        raise otherwise
    # The last consent takes back decisions of the seat that asked for it.
    theirs = known.seat == seat or (known.kind == UNDO and isinstance(message, wire.Consent))
    if not theirs or known.kind not in _kinds(message):
        raise No("error-command-reused")
    if isinstance(message, wire.Decide) and known.code != _code(table, seat, message):
        raise No("error-command-reused")
    return wire.Accepted(message.id, table.seq(seat), True)


def _kinds(message: wire.ClientMessage) -> tuple[str, ...]:
    """As which kinds of event a command may have been committed."""
    match message:
        case wire.Decide():
            return (DECIDE,)
        case wire.Undo():
            return (UNDO,)
        case wire.TakeBack():
            return ("proposal", UNDO)
        case wire.Consent():
            return ("consent", UNDO) if message.agree else ("dissent",)
        case wire.Pause():
            return ("pause",) if message.on else ("resume",)
        case _:  # kept without its id: it may be done twice
            return ()


def _check_running(table: Table) -> None:
    if not table.running:
        raise No("error-not-running")
    if table.record.paused:
        raise No("error-paused")


async def _decide(table: Table, seat: int, message: wire.Decide) -> wire.ServerMessage:
    code = _code(table, seat, message)
    _check_running(table)
    if table.record.seats[seat].bot:
        raise No("error-bot-plays")
    game = table.game
    if not game.fresh[seat] <= message.seq <= game.seqs[seat]:
        raise No("error-stale")
    try:
        happening = game.decide(seat, code)
    except Illegal as illegal:
        raise No(
            "error-illegal", illegal.clause, decision=illegal.decision, rule=illegal.text
        ) from None
    table.note_end()
    await table.commit(DECIDE, seat, message.id, happening)
    return wire.Accepted(message.id, table.seq(seat), False)


def _code(table: Table, seat: int, message: wire.Decide | wire.Why) -> int:
    """The decision meant, or what is wrong with it."""
    if (message.code is None) == (message.notation is None):
        raise No("error-message", status=400, why="give either code or notation")
    match = table.game.match
    decisions = match.game.decisions
    if message.notation is None:
        assert message.code is not None
        if message.code >= decisions.size:
            raise No("error-notation", status=400, why=f"codes: 0 to {decisions.size - 1}")
        return message.code
    try:
        names = match.game.names(match.book, match.record, seat)
        return decisions.parse(message.notation, names)
    except BadNotation as bad:
        raise No("error-notation", status=400, why=str(bad)) from None


def _why(table: Table, seat: int, message: wire.Why) -> wire.Because:
    match = table.game.match
    code = _code(table, seat, message)
    number = match.game.entries.forbids_at(match.pack.book, match.rows, 0, seat, code)
    if not number:
        return wire.Because(message.id, None, None)
    clause = match.game.clauses.ids[number]
    return wire.Because(message.id, clause, match.game.clauses.statements[clause])


async def _undo(table: Table, seat: int, message: wire.Undo) -> wire.ServerMessage:
    _check_running(table)
    if not table.game.fresh[seat] <= message.seq <= table.game.seqs[seat]:
        raise No("error-stale")
    if not table.game.can_undo(seat):
        raise No("error-undo")
    await _take_back(table, seat, 1, message.id)
    return wire.Accepted(message.id, table.seq(seat), False)


async def _take_back(table: Table, seat: int, count: int, command: str) -> None:
    try:
        happening = table.game.take_back(seat, count)
    except CannotUndo:
        raise No("error-undo") from None
    await table.commit(UNDO, seat, command, happening)


async def _ask_back(table: Table, seat: int, message: wire.TakeBack) -> wire.ServerMessage:
    _check_running(table)
    kept = table.record
    if kept.proposal and kept.proposal.seat == seat:
        kept.proposal = None
    else:
        count = table.game.to_take_back(seat)
        if not count or kept.proposal:
            raise No("error-undo")
        people = [s for s, one in enumerate(kept.seats) if one.kind == "person" and s != seat]
        needed = [s for s in people if kept.seats[s].bot is None]
        if not needed:
            await _take_back(table, seat, count, message.id)
            return wire.Accepted(message.id, table.seq(seat), False)
        kept.proposal = wire.Proposal(seat, count, [], needed)
    await table.commit("proposal", seat, message.id)
    return wire.Accepted(message.id, table.seq(seat), False)


async def _consent(table: Table, seat: int, message: wire.Consent) -> wire.ServerMessage:
    _check_running(table)
    asked = table.record.proposal
    if asked is None or seat not in asked.needed or seat in asked.agreed:
        raise No("error-undo")
    agreed = [*asked.agreed, seat]
    if message.agree and set(agreed) == set(asked.needed):
        # Something may have been decided since that not all could notice: it goes too.
        count = table.game.to_take_back(asked.seat)
        if count < asked.decisions:
            raise No("error-undo")
        await _take_back(table, asked.seat, count, message.id)
    elif message.agree:
        table.record.proposal = wire.Proposal(asked.seat, asked.decisions, agreed, asked.needed)
        await table.commit("consent", seat, message.id)
    else:
        table.record.proposal = None
        await table.commit("dissent", seat, message.id)
    return wire.Accepted(message.id, table.seq(seat), False)


async def _pause(table: Table, seat: int, message: wire.Pause) -> wire.ServerMessage:
    kept, now = table.record, table.house.now()
    if not table.running:
        raise No("error-not-running")
    if message.on and not kept.paused:
        clocks.stop(kept.clocks, now)
        kept.paused_at = now
        await table.commit("pause", seat, message.id)
    elif not message.on and kept.paused_at is not None:
        table.windows.shift(now - kept.paused_at)
        kept.paused_at = None
        people = [s for s in table.asked() if kept.seats[s].bot is None]
        clocks.go_on(kept.clocks, people, now)
        await table.commit("resume", seat, message.id)
    return wire.Accepted(message.id, table.seq(seat), False)


async def _mute(table: Table, seat: int, message: wire.Mute) -> wire.ServerMessage:
    muted = set(table.record.muted.get(seat, []))
    (muted.add if message.on else muted.discard)(message.seat)
    table.record.muted[seat] = sorted(muted)
    await table.commit("mute", seat)
    return wire.Accepted(message.id, table.seq(seat), False)


async def _say(
    table: Table, viewer: int, who: Who, message: wire.Say, chatting: Bucket
) -> wire.ServerMessage:
    settings = table.record.settings
    wrong = talk.allowed(message.kind, message.text, settings.chat, settings.public)
    if wrong:
        raise No(wrong, status=403)
    if not chatting.take():
        raise No("error-too-fast", status=429)
    seat = None if viewer == SPECTATOR else viewer
    name = "" if seat is None else table.record.seats[seat].name
    line = await _write_line(table, who, seat, name, message)
    if line is None:
        return wire.Accepted(message.id, table.seq(viewer), True)
    table.say(line)
    if table.house.store.postgres:
        await table.house.tell_others(f"chat:{table.id}")
    return wire.Accepted(message.id, table.seq(viewer), False)


async def _write_line(
    table: Table, who: Who, seat: int | None, name: str, message: wire.Say
) -> wire.ChatLine | None:
    """The line as it is kept; None if it was kept before."""
    for _ in range(RACES):
        async with table.lock:
            number, now = table.talk.next_number, table.house.now()
            line = wire.ChatLine(number, seat, name, message.kind, message.text, now)
            row = {"table_id": table.id, "person": who.person or "", **_fields(line)}
            row["command"] = message.id
            try:
                await table.house.store.write(partial(_insert_line, row=row))
            except Outrun:
                known = await table.house.store.read(
                    lambda c: talk.with_command(c, table.id, message.id)
                )
                if known:
                    if (known.seat, known.kind, known.text) != (seat, message.kind, message.text):
                        raise No("error-command-reused") from None
                    return None
                table.talk = await table.house.store.read(lambda c: talk.read(c, table.id))
                continue
            except StoreError:
                break
            table.talk.add(line)
            return line
    raise No("error-unavailable", status=503)


def _insert_line(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(schema.chat.insert().values(row))


def _fields(line: wire.ChatLine) -> dict[str, Any]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


_HANDLERS: dict[type, Callable[[Table, int, Any], Awaitable[wire.ServerMessage]]] = {
    wire.Decide: _decide,
    wire.Undo: _undo,
    wire.TakeBack: _ask_back,
    wire.Consent: _consent,
    wire.Pause: _pause,
    wire.Mute: _mute,
}
