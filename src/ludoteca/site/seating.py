"""Who sits where: making tables, joining, leaving, bots in and out, starting, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from ludoteca.bots import LEVELS
from ludoteca.core.errors import LudotecaError, UnknownGame
from ludoteca.core.options import Choice, PerSeat, SetOf
from ludoteca.core.registry import game as find_game
from ludoteca.site import clocks, record, schema, study, wire
from ludoteca.site.describing import holds, is_host, sits
from ludoteca.site.house import House, layout, pack_of
from ludoteca.site.identity import Who, hashed, new_secret, seat_link
from ludoteca.site.live import DEAL, LiveMatch
from ludoteca.site.store import Outrun, StoreError
from ludoteca.site.table import No, Table, event_row

PROGRAM = "Program"  # the name of a seat that waits for a program
# Bots that may sit here. Others, such as code of one's own, are for the laboratory: what somebody
# sends must not choose how long this machine thinks, and still less what it runs.
BOTS = (*LEVELS, "random", "greedy")


def bot_names() -> list[str]:
    """The players by program, weakest first."""
    return list(LEVELS)


async def change(table: Table, work: Callable[[], Awaitable[Any]]) -> Any:
    """One change of a table under its lock, judged again if another process was first."""
    for _ in range(5):
        try:
            async with table.held():
                return await work()
        except Outrun:
            continue
        except StoreError:
            break
    raise No("error-unavailable", status=503)


# Making tables


async def create(house: House, who: Who, asked: wire.CreateTable, name: str) -> Table:
    """A new table; the one who makes it is its host."""
    if who.person is None:
        raise No("error-not-yours", status=403)
    kept = record.TableRecord(
        game=asked.game,
        pack=asked.pack or _game(asked.game).default_pack,
        options=_options(asked),
        settings=_settings(asked.settings),
        seats=[_planned(plan, who, name) for plan in asked.seats],
        host=who.person,
        created=house.now(),
        seed=secrets.token_hex(16),
    )
    for number, plan in enumerate(asked.seats):
        _choose_options(kept, number, plan.options)
    table = await _insert(house, kept)
    if asked.start:
        await start(table, who)
    return table


async def _insert(house: House, kept: record.TableRecord, live: LiveMatch | None = None) -> Table:
    id = _new_id()
    try:
        await house.store.write(lambda connection: _write_new(connection, id, kept, live))
    except StoreError:
        raise No("error-unavailable", status=503) from None
    table = await house.table(id)
    assert table is not None
    return table


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _write_new(
    connection: Connection, id: str, kept: record.TableRecord, live: LiveMatch | None = None
) -> None:
    """A new table, with what has happened there already."""
    happened = live.happened if live else []
    connection.execute(
        schema.tables.insert().values(
            id=id,
            number=len(happened),
            game=kept.game,
            status=kept.status,
            public=kept.settings.public,
            created=kept.created,
            record=record.encode(kept),
            position=live.match.rows.tobytes() if live else None,
        )
    )
    if happened:
        rows = [event_row(id, n, one.kind, kept.created, one) for n, one in enumerate(happened, 1)]
        connection.execute(schema.events.insert(), rows)
    for person in {kept.host, *(seat.person for seat in kept.seats if seat.person)}:
        _write_place(connection, id, person, "sit", kept.created)


def _write_place(connection: Connection, table: str, person: str, role: str, now: int) -> None:
    places = schema.places
    mine = (places.c.table_id == table) & (places.c.person == person)
    found = connection.execute(select(places.c.role).where(mine)).first()
    if found is None:
        connection.execute(
            places.insert().values(person=person, table_id=table, role=role, created=now)
        )
    elif role == "sit" and found.role != "sit":
        connection.execute(places.update().where(mine).values(role=role))


def _end_place(connection: Connection, table: str, person: str) -> None:
    places = schema.places
    connection.execute(
        places.delete().where((places.c.table_id == table) & (places.c.person == person))
    )


def _game(name: str) -> Any:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise No("error-no-game", status=400, why=str(error)) from None


def _options(asked: wire.CreateTable) -> dict[str, Any]:
    game = _game(asked.game)
    try:
        pack = pack_of(game, asked.pack) if asked.pack else game.shipped_pack
        if len(asked.seats) not in game.seats:
            game.new(seats=len(asked.seats))
        return game.read_options(asked.options, len(asked.seats), pack)
    except (LudotecaError, TypeError, ValueError) as error:
        raise No("error-options", status=400, why=str(error)) from None


def _settings(settings: wire.Settings) -> wire.Settings:
    """Nobody looks after public tables: only prepared phrases are said there."""
    if settings.public and settings.chat == "free":
        fields = {name: getattr(settings, name) for name in settings.__struct_fields__}
        return wire.Settings(**{**fields, "chat": "phrases"})
    return settings


def _planned(plan: wire.SeatPlan, who: Who, name: str) -> record.Seat:
    if plan.kind == "bot":
        return record.Seat("bot", plan.name or _bot(plan.bot), bot=_bot(plan.bot))
    if plan.kind == "me":
        return record.Seat("person", plan.name or name or "?", person=who.person)
    return record.Seat()


def _bot(name: str | None) -> str:
    """The name of a bot that may sit here; the strongest if none is named."""
    if name is not None and name not in BOTS:
        raise No("error-no-bot", status=400, why=f"{name}; {', '.join(bot_names())}")
    return name or bot_names()[-1]


# Coming and going


async def join(table: Table, who: Who, asked: wire.Join) -> wire.Joined:
    """Takes an open seat; the answer holds its secret, which is shown this once."""
    from ludoteca.site.describing import table_info

    kept, person = table.record, who.person
    if person is None:
        raise No("error-not-yours", status=403)
    if not table.house.signer.valid(asked.token, table.id, "join", kept.links):
        raise No("error-no-link", status=404)

    async def sit() -> wire.Joined:
        if table.record.status != "open":
            raise No("error-begun")
        seats = table.record.seats
        open_seats = [n for n, seat in enumerate(seats) if seat.kind == "open"]
        number = asked.seat if asked.seat is not None else next(iter(open_seats), -1)
        if number not in open_seats:
            raise No("error-seat-taken")
        secret = new_secret()
        seats[number] = record.Seat("person", asked.name, person, hashed(secret))
        await table.commit("join", number, also=_place(table, person))
        return wire.Joined(number, seat_link(table.id, secret), table_info(table, who))

    joined: wire.Joined = await change(table, sit)
    return joined


def _place(table: Table, person: str, role: str = "sit") -> Callable[[Connection], None]:
    now = table.house.now()
    return lambda connection: _write_place(connection, table.id, person, role, now)


async def watch(table: Table, who: Who) -> None:
    """Somebody followed the link for spectators."""
    if who.person is None or not table.record.settings.watchers:
        raise No("error-not-yours", status=403)
    await table.house.store.write(_place(table, who.person, "watch"))


async def may_watch(table: Table, who: Who) -> bool:
    """Whoever sits there, is host, or once followed the link for spectators."""
    if _belongs(table.record, who):
        return True
    if who.person is None or not table.record.settings.watchers:
        return False
    places, person = schema.places, who.person
    wanted = select(places.c.role).where(places.c.table_id == table.id, places.c.person == person)
    return await table.house.store.read(lambda c: c.execute(wanted).first()) is not None


def _belongs(kept: record.TableRecord, who: Who) -> bool:
    return sits(kept, who) or is_host(kept, who)


async def take_over(table: Table, who: Who, secret: str) -> int:
    """A seat's link was opened on another device: the seat is theirs who hold its secret."""
    if who.person is None:
        raise No("error-not-yours", status=403)

    async def move() -> int:
        mine = Who(None, hashed(secret))
        for number, seat in enumerate(table.record.seats):
            if holds(seat, mine):
                seat.person = who.person
                await table.commit("move", number, also=_place(table, str(who.person)))
                return number
        raise No("error-no-link", status=404)

    number: int = await change(table, move)
    return number


async def renew_secret(table: Table, who: Who, number: int) -> wire.SeatSecret:
    """A new secret for one's own seat; the host makes one for a program in an open seat."""

    async def renew() -> wire.SeatSecret:
        seat = _seat(table, number)
        if seat.kind == "open" and is_host(table.record, who) and table.record.status == "open":
            seat.kind, seat.name = "person", PROGRAM
        elif not holds(seat, who):
            program = seat.kind == "person" and seat.person is None
            if not (program and is_host(table.record, who)):
                raise No("error-not-yours", status=403)
        secret = new_secret()
        seat.secret = hashed(secret)
        await table.commit("secret", number)
        return wire.SeatSecret(number, seat_link(table.id, secret))

    renewed: wire.SeatSecret = await change(table, renew)
    return renewed


def _seat(table: Table, number: int) -> record.Seat:
    if not 0 <= number < len(table.record.seats):
        raise No("error-no-seat", status=404)
    return table.record.seats[number]


async def change_seat(table: Table, who: Who, number: int, asked: wire.ChangeSeat) -> None:
    """See `wire.ChangeSeat`."""

    async def do() -> None:
        seat = _seat(table, number)
        mine, host = holds(seat, who), is_host(table.record, who)
        if not (mine or host):
            raise No("error-not-yours", status=403)
        if table.record.status == "over":
            raise No("error-not-running")
        if table.running:
            _change_running(table, who, number, asked, mine)
            await table.commit("seat", number)
            return
        person = seat.person
        _change_open(table, who, number, asked, mine)
        gone = person if person and not _belongs(table.record, Who(person)) else None
        also = partial(_end_place, table=table.id, person=gone) if gone else None
        await table.commit("seat", number, also=also)
        table.send_away(gone)

    await change(table, do)


def _change_open(table: Table, who: Who, number: int, asked: wire.ChangeSeat, mine: bool) -> None:
    seats = table.record.seats
    if asked.kind == "open":
        seats[number] = record.Seat()
    elif not is_host(table.record, who) and not (mine and asked.kind in ("me", "back")):
        raise No("error-not-yours", status=403)
    elif asked.kind == "bot":
        seats[number] = record.Seat("bot", asked.name or _bot(asked.bot), bot=_bot(asked.bot))
    elif mine:
        _choose_options(table.record, number, asked.options or {})
        seats[number].name = asked.name or seats[number].name
    elif seats[number].kind == "person":
        raise No("error-seat-taken")
    else:
        seats[number] = record.Seat("person", asked.name or "?", person=who.person)


def _choose_options(kept: record.TableRecord, number: int, wanted: dict[str, Any]) -> None:
    """What a seat chooses for itself: its colour, its calm twins."""
    game, seats = _game(kept.game), len(kept.seats)
    chosen = dict(kept.options)
    for name, value in wanted.items():
        spec = game.options.specs.get(name)
        if not isinstance(spec, PerSeat):
            raise No("error-options", status=400, why=name)
        values = _one_a_seat(chosen[name], seats, isinstance(spec.each, SetOf))
        if isinstance(spec.each, Choice) and value in values:
            values[values.index(value)] = values[number]  # seats exchange what both want
        values[number] = value
        chosen[name] = values
    try:
        kept.options = dict(game.options.read(chosen, seats))
    except (LudotecaError, TypeError, ValueError) as error:
        raise No("error-options", status=400, why=str(error)) from None


def _one_a_seat(value: Any, seats: int, sets: bool) -> list[Any]:
    """A value for all seats, or one a seat, as one a seat."""
    listed = isinstance(value, list) and (not sets or any(isinstance(v, list) for v in value))
    return list(value) if listed else [value] * seats


def _change_running(
    table: Table, who: Who, number: int, asked: wire.ChangeSeat, mine: bool
) -> None:
    """A person's seat stays theirs, whoever plays meanwhile: it can always be handed back."""
    seat = table.record.seats[number]
    if asked.kind == "back" and mine and seat.kind == "person":
        seat.bot = None
    elif asked.kind == "bot" and (mine or seat.kind == "bot" or number not in table.here()):
        seat.bot = _bot(asked.bot)
    elif asked.kind == "open" and mine:
        seat.bot = table.house.substitute  # left: a bot plays on, and they may come back
    else:
        raise No("error-not-yours", status=403)


# Playing


async def start(table: Table, who: Who) -> None:
    """The host starts the game: the cards are dealt."""

    async def deal() -> None:
        kept = table.record
        if not is_host(kept, who):
            raise No("error-not-yours", status=403)
        if kept.status != "open":
            raise No("error-begun")
        if any(seat.kind == "open" for seat in kept.seats):
            raise No("error-seats-open")
        await table.house.ready(kept.game)
        kept.options = _game(kept.game).with_bots(kept.options, _bots(kept))
        live = _dealt(kept, table.house.now())
        table.begin(live)
        table.note_end()
        await table.commit(DEAL, happening=live.happened[0])

    await change(table, deal)


def _dealt(kept: record.TableRecord, now: int) -> LiveMatch:
    """The game of a table that begins."""
    game = _game(kept.game)
    pack = pack_of(game, kept.pack)
    seats = len(kept.seats)
    kept.layout = layout(game, pack)
    kept.clocks = clocks.wound(kept.settings.clock, seats)
    kept.status, kept.started = "running", now
    return LiveMatch(game.new(seats, kept.seed, kept.options, pack))


def _bots(kept: record.TableRecord) -> list[str]:
    """Who of the seats is a bot, and which."""
    return [seat.bot or "" if seat.kind == "bot" else "" for seat in kept.seats]


async def rematch(table: Table, who: Who) -> Table:
    """Another table for the same people with the same settings; the first one asked makes it."""

    async def again() -> str:
        old = table.record
        if old.status != "over":
            raise No("error-running")
        if not sits(old, who):
            raise No("error-not-yours", status=403)
        if old.rematch is None:
            seats = [
                record.Seat(s.kind, s.name, s.person, s.secret, s.bot if s.kind == "bot" else None)
                for s in old.seats
            ]
            kept = record.TableRecord(
                game=old.game,
                pack=old.pack,
                options=_game(old.game).without_bots(old.options, _bots(old)),
                settings=old.settings,
                seats=[*seats[1:], seats[0]],  # somebody else begins
                host=old.host,
                created=table.house.now(),
                seed=secrets.token_hex(16),
            )
            old.rematch = _new_id()
            await table.commit("rematch", also=partial(_write_new, id=old.rematch, kept=kept))
        return old.rematch

    found = await table.house.table(await change(table, again))
    assert found is not None
    return found


async def play_on(table: Table, who: Who, asked: study.Continue) -> Table:
    """A new table that stands where a finished game stood: one person, bots in all other seats."""
    if who.person is None:
        raise No("error-not-yours", status=403)
    async with table.held():
        old = table.record
        if old.status != "over":
            raise No("error-running")
    history = table.game.match.history
    if asked.step >= len(history):
        raise No("error-message", status=400, why=f"step: 0 to {len(history) - 1}")
    _seat(table, asked.seat)
    name = _bot(asked.bot)
    seats = [record.Seat("bot", seat.name, bot=name) for seat in old.seats]
    seats[asked.seat] = record.Seat("person", old.seats[asked.seat].name, who.person)
    kept = record.TableRecord(
        game=old.game,
        pack=old.pack,
        options=old.options,  # other bots bring nothing: it would be another game
        settings=wire.Settings(pace=old.settings.pace),
        seats=seats,
        host=who.person,
        created=table.house.now(),
        seed=old.seed,
    )
    live = _dealt(kept, kept.created)
    for seat, code in history[: asked.step]:
        live.decide(seat, code)
    kept.undoable = live.undoable
    new = await _insert(table.house, kept, live)
    await change(new, partial(new.commit, "resume"))  # opens the windows there are
    return new
