"""Ratings, for tables that chose to be rated and people who have an account."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from ludoteca.site import describing, schema, wire

if TYPE_CHECKING:
    from ludoteca.site.store import Store
    from ludoteca.site.table import Table

LISTED = 100
_MODEL = PlackettLuce()


def for_table(table: Table) -> Callable[[Connection], None] | None:
    """What the end of a rated game writes: it counts for those who played all of it themselves
    under an account of theirs, and for those whose time was up."""
    result = describing.result(table)
    if result is None or not table.record.settings.rated:
        return None
    players = {
        seat.person: result.places[number]
        for number, seat in enumerate(table.record.seats)
        if seat.person and (seat.forfeited or (seat.bot is None and not seat.helped))
    }
    return partial(_rate, game=table.record.game, places=players)


def _rate(connection: Connection, game: str, places: dict[str, int]) -> None:
    persons, ratings = schema.persons, schema.ratings
    known = select(persons.c.id).where(persons.c.id.in_(places), persons.c.account.is_not(None))
    people = [row.id for row in connection.execute(known)]
    if len(people) < 2:
        return
    rows = {
        row.person: row
        for row in connection.execute(
            select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
        )
    }
    before = [
        [_MODEL.rating(rows[p].mean, rows[p].deviation) if p in rows else _MODEL.rating()]
        for p in people
    ]
    after = _MODEL.rate(before, ranks=[float(places[p]) for p in people])
    for person, (now,) in zip(people, after, strict=True):
        games = rows[person].games + 1 if person in rows else 1
        mine = (ratings.c.person == person) & (ratings.c.game == game)
        connection.execute(ratings.delete().where(mine))
        connection.execute(
            ratings.insert().values(
                person=person, game=game, mean=now.mu, deviation=now.sigma, games=games
            )
        )


async def best(store: Store, game: str) -> list[wire.Rating]:
    """The best of a game, by the rating they have at least with some certainty."""
    persons, ratings = schema.persons, schema.ratings
    cautious = (ratings.c.mean - 3 * ratings.c.deviation).label("cautious")
    wanted = (
        select(persons.c.account, ratings.c.mean, ratings.c.deviation, ratings.c.games, cautious)
        .join(persons, persons.c.id == ratings.c.person)
        .where(ratings.c.game == game)
        .order_by(cautious.desc())
        .limit(LISTED)
    )
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [
        wire.Rating(r.account, game, round(r.cautious, 2), r.mean, r.deviation, r.games)
        for r in rows
    ]
