"""Tables as one viewer may see them, in the words of the wire contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.facts import SPECTATOR
from ludoteca.site import clocks, wire
from ludoteca.site.identity import Who, same, shuffle_hash
from ludoteca.site.record import Seat, TableRecord

if TYPE_CHECKING:
    from ludoteca.site.table import Table


def holds(seat: Seat, who: Who) -> bool:
    """Whether the seat is theirs: by the person, or by its secret."""
    return same(seat.person, who.person) or same(seat.secret, who.secret)


def sits(record: TableRecord, who: Who) -> bool:
    return any(holds(seat, who) for seat in record.seats)


def is_host(record: TableRecord, who: Who) -> bool:
    return same(record.host, who.person)


def seats_info(table: Table, who: Who) -> list[wire.SeatInfo]:
    record, here = table.record, table.here()
    return [
        wire.SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=holds(seat, who),
            host=same(seat.person, record.host),
            here=seat.kind == "bot" or number in here,
            forfeited=seat.forfeited,
        )
        for number, seat in enumerate(record.seats)
    ]


def table_info(table: Table, who: Who) -> wire.TableInfo:
    record = table.record
    return wire.TableInfo(
        id=table.id,
        game=record.game,
        pack=record.pack,
        status=record.status,
        paused=record.paused,
        seats=seats_info(table, who),
        options=record.options,
        settings=record.settings,
        host=is_host(record, who),
        links=_links(table) if sits(record, who) or is_host(record, who) else None,
        rematch=record.rematch,
        shuffle=shuffle_hash(record.seed) if record.started else None,
        seed=record.seed if record.status == "over" else None,
        created=record.created,
        started=record.started,
        ended=record.ended,
    )


def _links(table: Table) -> wire.Links:
    link, record = table.house.signer.link, table.record
    return wire.Links(
        join=f"/go/{link('join', table.id, record.links)}" if record.status == "open" else None,
        watch=f"/go/{link('watch', table.id, record.links)}" if record.settings.watchers else None,
    )


def table_row(table: Table, who: Who) -> wire.TableRow:
    record = table.record
    turn = table.running and any(
        number in table.game.waiting(number)
        for number, seat in enumerate(record.seats)
        if holds(seat, who)
    )
    return wire.TableRow(
        id=table.id,
        game=record.game,
        status=record.status,
        paused=record.paused,
        seats=seats_info(table, who),
        your_turn=turn,
        created=record.created,
        join=_links(table).join if record.settings.public else None,
    )


def play(table: Table, viewer: int, since: int | None = None) -> wire.Play:
    game, record, now = table.game, table.record, table.house.now()
    waiting = game.waiting(viewer)
    return wire.Play(
        view=game.table(viewer, since),
        waiting=waiting,
        options=game.options(viewer),
        clocks=clocks.shown(record.clocks, waiting, record.paused, now),
        windows=table.windows.shown(viewer),
        result=result(table),
        can_undo=table.running and viewer != SPECTATOR and game.can_undo(viewer),
        last_own=game.last_own[viewer],
    )


def result(table: Table) -> wire.ResultInfo | None:
    """The result; a seat that ran out of time stands behind all others."""
    if table.record.status != "over":
        return None
    found = table.game.match.result
    lost = [seat for seat, kept in enumerate(table.record.seats) if kept.forfeited]
    places = forfeited_last(found.places, lost)
    return wire.ResultInfo(
        reason=found.reason if found.over else "forfeit",
        forfeited=lost,
        places=places,
        parts=found.parts,
        winners=[seat for seat, place in enumerate(places) if place == 1],
    )


def forfeited_last(places: list[int], lost: list[int]) -> list[int]:
    keys = [(seat in lost, place) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]


def snapshot(table: Table, viewer: int, who: Who, since: int) -> wire.Snapshot:
    started = table.record.started is not None
    log_since, log = table.game.log(viewer, since) if started else (0, [])
    return wire.Snapshot(
        seq=table.seq(viewer),
        seat=None if viewer == SPECTATOR else viewer,
        table=table_info(table, who),
        play=play(table, viewer) if started else None,
        log_since=log_since,
        log=log,
        chat=table.talk.lines,
        muted=table.record.muted.get(viewer, []),
        proposal=table.record.proposal,
        now=table.house.now(),
    )


def update(table: Table, viewer: int, since: int) -> wire.Update:
    log_since, log = table.game.log(viewer, since)
    return wire.Update(
        seq=table.seq(viewer),
        play=play(table, viewer, since),
        log_since=log_since,
        log=log,
        now=table.house.now(),
    )
