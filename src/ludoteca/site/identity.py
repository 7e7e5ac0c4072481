"""Who somebody is: cookies, secrets of seats, signed links. Only hashes of secrets are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Literal

from msgspec import Struct

COOKIE = "ludoteca"
COOKIE_DAYS = 400  # as long as browsers keep one

Role = Literal["join", "watch", "seat"]


def new_secret() -> str:
    """160 random bits for an address or a header."""
    return secrets.token_urlsafe(20)


def hashed(secret: str) -> str:
    """What is kept of a secret. Secrets are long and random, so a fast hash is safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str | None) -> bool:
    """Compares in a time that tells nothing; as bytes, since what was sent may be any text."""
    if one is None or other is None:
        return False
    return hmac.compare_digest(one.encode(), other.encode())


class Who(Struct, frozen=True):
    """Who sends a request: a person by their cookie, or a program by the secret of its seat."""

    person: str | None
    secret: str | None = None  # hashed


class Signer:
    """Links to tables: signed, so that nothing about them has to be kept."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def link(self, role: Role, table: str, number: int) -> str:
        return f"{table}.{role[0]}.{self._sign(f'{role[0]}:{table}:{number}')}"

    def valid(self, token: str, table: str, role: Role, number: int) -> bool:
        return same(token, self.link(role, table, number))

    def _sign(self, what: str) -> str:
        digest = hmac.digest(self._key, what.encode(), "sha256")[:18]
        return base64.urlsafe_b64encode(digest).decode()


def seat_link(table: str, secret: str) -> str:
    """A seat's secret with the table it is for: what goes into an address or a header."""
    return f"{table}.s.{secret}"


def parts(token: str) -> tuple[str, Role, str] | None:
    """The table, role and secret of a token; None if it is none. Nothing is verified yet."""
    table, dot, rest = token.partition(".")
    letter, dot2, secret = rest.partition(".")
    roles: dict[str, Role] = {"j": "join", "w": "watch", "s": "seat"}
    if not (dot and dot2 and secret) or letter not in roles:
        return None
    return table, roles[letter], secret


def shuffle_hash(seed: str) -> str:
    """What is published of a seed before the game: see docs/protocol.md."""
    return hashlib.sha256(seed.encode()).hexdigest()
