"""People: guests, who are the hash of their cookie, and accounts, for those who want one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Connection, select, update

from ludoteca.site import schema, wire
from ludoteca.site.identity import hashed
from ludoteca.site.store import Store
from ludoteca.site.table import No

REMEMBERED = 20_000  # cookies whose person is known without asking the store
SESSION_SECONDS = 30.0  # so long another process may not know that somebody logged in or out
HASHES = 2  # passwords checked at once: each takes 19 MiB and some time

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_NOBODY = _hasher.hash("nobody has this password")


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._hashing = asyncio.Semaphore(HASHES)

    async def person(self, token: str) -> str:
        """The person behind a cookie's hash: an account that logged in with it, or a guest."""
        known = self._known.get(token)
        if known and known[1] > time.monotonic():
            return known[0]
        person = await self.store.read(lambda c: _behind(c, token))
        self._known[token] = (person, time.monotonic() + SESSION_SECONDS)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def me(self, person: str | None) -> wire.Me:
        persons = schema.persons
        wanted = select(persons).where(persons.c.id == person)
        row = await self.store.read(lambda c: c.execute(wanted).first()) if person else None
        return wire.Me(row.name, row.language, row.account) if row else wire.Me("", None, None)

    async def change(self, person: str, asked: wire.ChangeMe, now: int) -> wire.Me:
        def write(connection: Connection) -> None:
            _ensure(connection, person, now)
            fields = {"name": asked.name, "language": asked.language}
            given = {name: value for name, value in fields.items() if value is not None}
            connection.execute(
                update(schema.persons)
                .where(schema.persons.c.id == person)
                .values(seen=now, **given)
            )

        await self.store.write(write)
        return await self.me(person)

    # Accounts

    async def register(self, person: str, asked: wire.Credentials, now: int) -> wire.Me:
        """The guest becomes an account; what they play stays theirs."""
        password = await self._hash(asked.password)

        def write(connection: Connection) -> bool:
            persons = schema.persons
            _ensure(connection, person, now)
            account = asked.account.lower()
            taken = select(persons.c.id).where(
                (persons.c.account == account)
                | ((persons.c.id == person) & persons.c.account.is_not(None))
            )
            if connection.execute(taken).first():
                return False
            connection.execute(
                update(persons)
                .where(persons.c.id == person)
                .values(account=account, password=password)
            )
            _log_in(connection, person, person, now)
            return True

        if not await self.store.write(write):
            raise No("error-account-taken")
        return await self.me(person)

    async def login(self, token: str, asked: wire.Credentials, now: int) -> wire.Me:
        """This device becomes one of the account's. Unknown names take as long as known ones."""
        persons = schema.persons
        wanted = select(persons.c.id, persons.c.password).where(
            persons.c.account == asked.account.lower()
        )
        row = await self.store.read(lambda c: c.execute(wanted).first())
        right = await self._verify(row.password if row else _NOBODY, asked.password)
        if row is None or not right:
            raise No("error-login", status=401)

        await self.store.write(lambda connection: _log_in(connection, token, row.id, now))
        self._known.pop(token, None)
        return await self.me(row.id)

    async def logout(self, token: str) -> None:
        sessions = schema.sessions
        await self.store.write(
            lambda c: c.execute(sessions.delete().where(sessions.c.token == token))
        )
        self._known.pop(token, None)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(_hasher.verify, kept, password)
            except Argon2Error:
                return False


def _behind(connection: Connection, token: str) -> str:
    """A cookie that made an account opens it only until somebody logs out."""
    sessions, persons = schema.sessions, schema.persons
    row = connection.execute(select(sessions.c.person).where(sessions.c.token == token)).first()
    if row:
        return str(row.person)
    made = (persons.c.id == token) & persons.c.account.is_not(None)
    return hashed(token) if connection.execute(select(persons.c.id).where(made)).first() else token


def _log_in(connection: Connection, token: str, person: str, now: int) -> None:
    sessions = schema.sessions
    connection.execute(sessions.delete().where(sessions.c.token == token))
    connection.execute(sessions.insert().values(token=token, person=person, created=now))


def _ensure(connection: Connection, person: str, now: int) -> None:
    persons = schema.persons
    if not connection.execute(select(persons.c.id).where(persons.c.id == person)).first():
        connection.execute(persons.insert().values(id=person, name="", seen=now))
