"""What every call over HTTP has in common: who asks, what they may send, how errors look."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludoteca.core.errors import LudotecaError
from ludoteca.site import wire
from ludoteca.site.house import House
from ludoteca.site.identity import COOKIE, COOKIE_DAYS, Who, hashed, new_secret, parts
from ludoteca.site.limits import AtOnce
from ludoteca.site.store import StoreError
from ludoteca.site.table import No, Table

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

BODY_BYTES = 65_536
SAFE = {"GET", "HEAD", "OPTIONS"}


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def answer(content: Any, status: int = 200) -> Response:
    body = wire.encode(content)
    return Response(
        body, status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


def problem(no: No, headers: dict[str, str] | None = None) -> Response:
    response = answer(wire.Problem(no.message), no.status)
    response.headers.update(headers or {})
    return response


def endpoint(handler: Handler) -> Handler:
    """Limits, origin, errors, and the cookie of a guest who had none."""

    async def guarded(request: Request) -> Response:
        try:
            check_rate(request)
            if request.method not in SAFE:
                check_origin(request)
            response = await handler(request)
        except No as no:
            response = problem(no, getattr(no, "headers", None))
        except LudotecaError as error:
            response = problem(No("error-request", status=400, why=str(error)))
        except StoreError:
            response = problem(No("error-unavailable", status=503))
        _give_cookie(request, response)
        return response

    return guarded


def check_rate(connection: HTTPConnection) -> None:
    bucket = connection.app.state.addresses.of(address(connection))
    if not bucket.take():
        no = No("error-too-fast", status=429)
        no.headers = {"Retry-After": str(1 + int(bucket.wait()))}  # type: ignore[attr-defined]
        raise no


@contextmanager
def one_of(connection: HTTPConnection, counted: AtOnce) -> Iterator[None]:
    """Counts one more of something for whoever asks, as long as it takes."""
    whose = address(connection)
    if not counted.begin(whose):
        raise No("error-too-fast", status=429)
    try:
        yield
    finally:
        counted.end(whose)


def address(connection: HTTPConnection) -> str:
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """Whom limits are for: of IPv6, where each has very many addresses, the network."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not act in the name of who is visiting it."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        fine = headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        own = urlsplit(origin).netloc == headers.get("host")
        fine = own or origin in connection.app.state.origins
    if not fine:
        raise No("error-origin", status=403)


async def body(request: Request, kind: type[T]) -> T:
    """The request's body as one message of the contract."""
    return decoded(await raw_body(request), msgspec.json.Decoder(kind).decode)


async def raw_body(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise No("error-message", status=415, why="send application/json")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_BYTES:
            raise No("error-too-big", status=413, most=BODY_BYTES)
    return data


def decoded(data: bytes, decode: Callable[[bytes], T]) -> T:
    try:
        return decode(data)
    except wire.UNREADABLE as error:
        raise No("error-message", status=400, why=str(error)) from None


# Who asks


async def who_is(connection: HTTPConnection) -> Who:
    """Who sends this: a program by the secret of its seat, or a person by their cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = parts(token.strip())
        if found is None or found[1] != "seat":
            raise No("error-not-yours", status=401)
        if connection.path_params.get("id") != found[0]:
            raise No("error-not-yours", status=403)
        return Who(None, hashed(found[2]))
    cookie = connection.cookies.get(COOKIE)
    if not cookie or len(cookie) > 100:
        return Who(None)
    return Who(await connection.app.state.people.person(hashed(cookie)))


async def guest(request: Request) -> Who:
    """As `who_is`; somebody unknown becomes a guest and gets a cookie with the answer."""
    who = await who_is(request)
    if who.person or who.secret:
        return who
    request.state.new_cookie = new_secret()
    return Who(hashed(request.state.new_cookie))


def _give_cookie(request: Request, response: Response) -> None:
    token = getattr(request.state, "new_cookie", None)
    if token is not None and response.status_code < 400:
        set_cookie(request, response, token)


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# What is asked about


async def table_of(connection: HTTPConnection) -> Table:
    id = connection.path_params["id"]
    table = await house_of(connection).table(id) if len(id) <= 32 else None
    if table is None:
        raise No("error-no-table", status=404)
    return table


def number(connection: HTTPConnection, name: str, most: int = 2**53) -> int | None:
    """A whole number of the query."""
    text = connection.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 16) or int(text) > most:
        raise No("error-message", status=400, why=f"{name}: a whole number from 0 to {most}")
    return int(text)
