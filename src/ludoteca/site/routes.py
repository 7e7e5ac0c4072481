"""The calls over HTTP: see the table in docs/protocol.md. Each is short; the work is elsewhere."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import ludoteca.core
import ludoteca.site
from ludoteca.core.facts import SPECTATOR
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_names
from ludoteca.core.text import LANGUAGES
from ludoteca.site import (
    acting,
    arena,
    describing,
    lessons,
    listing,
    ratings,
    replay,
    seating,
    study,
    wire,
)
from ludoteca.site.catalogue import games_info
from ludoteca.site.http import (
    address,
    answer,
    body,
    decoded,
    endpoint,
    guest,
    house_of,
    number,
    one_of,
    raw_body,
    set_cookie,
    table_of,
    who_is,
)
from ludoteca.site.identity import COOKIE, Who, hashed, new_secret, parts, same
from ludoteca.site.limits import Bucket
from ludoteca.site.openapi import asyncapi, openapi
from ludoteca.site.table import No, Table

# Games and texts


async def games(request: Request) -> Response:
    return answer(games_info())


async def texts(request: Request) -> Response:
    """The catalogues of one part in one language, for clients that did not bring them along."""
    language, part = request.path_params["language"], request.path_params["part"]
    if language not in LANGUAGES or part not in ("core", "site", *game_names()):
        raise No("error-not-found", status=404)
    return PlainTextResponse(_catalogue(language, part), media_type="text/plain; charset=utf-8")


@cache
def _catalogue(language: str, part: str) -> str:
    packages = {"core": ludoteca.core, "site": ludoteca.site}
    if part in packages:
        folder = Path(str(packages[part].__file__)).parent
    else:
        folder = find_game(part).folder
    files = sorted((folder / "text" / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


# People


async def me(request: Request) -> Response:
    who = await who_is(request)
    return answer(await request.app.state.people.me(who.person))


async def change_me(request: Request) -> Response:
    asked = await body(request, wire.ChangeMe)
    person = _person(await guest(request))
    return answer(await request.app.state.people.change(person, asked, house_of(request).now()))


async def register(request: Request) -> Response:
    asked = await body(request, wire.Credentials)
    _slow_down(request)
    person = _person(await guest(request))
    people = request.app.state.people
    return answer(await people.register(person, asked, house_of(request).now()), 201)


async def login(request: Request) -> Response:
    asked = await body(request, wire.Credentials)
    _slow_down(request)
    token = new_secret()  # never the cookie that was there before: somebody else may know it
    me = await request.app.state.people.login(hashed(token), asked, house_of(request).now())
    response = answer(me)
    set_cookie(request, response, token)
    return response


async def logout(request: Request) -> Response:
    cookie = request.cookies.get(COOKIE)
    if cookie:
        await request.app.state.people.logout(hashed(cookie))
    response = answer(wire.Me("", None, None))
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def _slow_down(request: Request) -> None:
    """Passwords are tried slowly."""
    if not request.app.state.attempts.of(address(request)).take():
        raise No("error-too-fast", status=429)


def _person(who: Who) -> str:
    if who.person is None:
        raise No("error-not-yours", status=403)
    return who.person


# Tables


async def create(request: Request) -> Response:
    asked = await body(request, wire.CreateTable)
    who = await guest(request)
    name = (await request.app.state.people.me(who.person)).name
    table = await seating.create(house_of(request), who, asked, name)
    return answer(await _info(table, who), 201)


async def mine(request: Request) -> Response:
    who = await who_is(request)
    after = request.query_params.get("after")
    return answer(await listing.mine(house_of(request), who, after))


async def lobby(request: Request) -> Response:
    who = await who_is(request)
    after = request.query_params.get("after")
    return answer(await listing.lobby(house_of(request), who, after))


async def one(request: Request) -> Response:
    return answer(await _info(*await _visible(request)))


async def best(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in game_names():
        raise No("error-not-found", status=404)
    return answer(await ratings.best(house_of(request).store, game))


async def _info(table: Table, who: Who) -> wire.TableInfo:
    """The table as it is committed: what is being written just now may fail yet."""
    async with table.held():
        return describing.table_info(table, who)


async def _visible(request: Request) -> tuple[Table, Who]:
    """A table that this person may know of; to all others it is not there."""
    table, who = await table_of(request), await who_is(request)
    if not table.record.settings.public and not await seating.may_watch(table, who):
        raise No("error-no-table", status=404)
    return table, who


async def open_link(request: Request) -> Response:
    asked = await body(request, wire.OpenLink)
    found = parts(asked.token)
    table = await house_of(request).table(found[0]) if found and len(found[0]) <= 32 else None
    if found is None or table is None:
        raise No("error-no-link", status=404)
    _, role, secret = found
    if role == "seat":
        who = await guest(request)
        seat = await seating.take_over(table, who, secret)
        return answer(wire.LinkInfo("seat", seat, await _info(table, who)))
    if not house_of(request).signer.valid(asked.token, table.id, role, table.record.links):
        raise No("error-no-link", status=404)
    who = await guest(request)
    if role == "watch":
        await seating.watch(table, who)
    return answer(wire.LinkInfo(role, None, await _info(table, who)))


async def join(request: Request) -> Response:
    asked = await body(request, wire.Join)
    table = await house_of(request).table(request.path_params["id"])
    if table is None:
        raise No("error-no-link", status=404)
    return answer(await seating.join(table, await guest(request), asked), 201)


async def start(request: Request) -> Response:
    table, who = await _visible(request)
    await seating.start(table, who)
    return answer(await _info(table, who))


async def change_seat(request: Request) -> Response:
    asked = await body(request, wire.ChangeSeat)
    table, who = await _visible(request)
    await seating.change_seat(table, who, request.path_params["seat"], asked)
    return answer(await _info(table, who))


async def secret(request: Request) -> Response:
    table, who = await _visible(request)
    return answer(await seating.renew_secret(table, who, request.path_params["seat"]))


async def rematch(request: Request) -> Response:
    table, who = await _visible(request)
    return answer(await _info(await seating.rematch(table, who), who), 201)


async def qr(request: Request) -> Response:
    table, who = await _visible(request)
    links = (await _info(table, who)).links
    kind = request.query_params.get("link", "join")
    link = {"join": links.join, "watch": links.watch}.get(kind) if links else None
    if link is None:
        raise No("error-no-link", status=404)
    out = io.BytesIO()
    code = segno.make(str(request.base_url).rstrip("/") + link, error="m", micro=False)
    code.save(out, kind="svg", scale=6, border=3, xmldecl=False, light="white")
    return Response(
        out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
    )


# Playing without a socket


async def viewer_of(connection: HTTPConnection, table: Table, who: Who) -> int:
    """The viewer somebody asks to be: a seat of theirs, or one who watches."""
    seat = number(connection, "seat", most=15)
    seats = table.record.seats
    if seat is not None and seat < len(seats) and describing.holds(seats[seat], who):
        return seat
    if not await seating.may_watch(table, who):
        raise No("error-no-table", status=404)
    if seat is not None:
        raise No("error-not-yours", status=404)
    return SPECTATOR


async def state(request: Request) -> Response:
    table, who = await table_of(request), await who_is(request)
    viewer = await viewer_of(request, table, who)
    since = number(request, "since")
    table.polled(viewer)
    async with table.held():
        tag, known = f'"{table.version(viewer)}"', request.headers.get("if-none-match")
        if known == tag:
            return Response(status_code=304, headers={"ETag": tag})
        seen = known is None and since is not None and table.seq(viewer) <= since
        if seen and table.running:
            return Response(status_code=204)
        shown = answer(describing.snapshot(table, viewer, who, since or 0))
        shown.headers["ETag"] = tag
        return shown


async def command(request: Request) -> Response:
    message: wire.ClientMessage = decoded(await raw_body(request), wire.decode_client)
    table, who = await table_of(request), await who_is(request)
    viewer = await viewer_of(request, table, who)
    try:
        if viewer != SPECTATOR and not table.bucket(viewer).take():
            raise No("error-too-fast", status=429)
        said = await acting.act(table, viewer, who, message, chatting(request, who))
    except No as no:
        return answer(
            wire.Answer(wire.Refused(getattr(message, "id", None), no.message, no.clause))
        )
    return answer(wire.Answer(said))  # type: ignore[arg-type]


def chatting(connection: HTTPConnection, who: Who) -> Bucket:
    """How much somebody may still say, on all their devices."""
    bucket: Bucket = connection.app.state.chatting.of(who.person or who.secret or "")
    return bucket


async def hint(request: Request) -> Response:
    table, who = await table_of(request), await who_is(request)
    viewer = await viewer_of(request, table, who)
    with one_of(request, request.app.state.advised):
        return answer(await replay.hint(table, viewer))


async def show_replay(request: Request) -> Response:
    table, who = await _visible(request)
    seat, step = number(request, "seat", most=15), number(request, "step")
    return answer(await replay.replay(table, who, step, seat))


async def judge(request: Request) -> Response:
    table, _ = await _visible(request)
    with one_of(request, request.app.state.advised):
        return answer(await replay.judge(table, number(request, "step")))


async def play_on(request: Request) -> Response:
    asked = await body(request, study.Continue)
    table, _ = await _visible(request)
    who = await guest(request)
    return answer(await _info(await seating.play_on(table, who, asked), who), 201)


async def lesson(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in game_names():
        raise No("error-not-found", status=404)
    await house_of(request).ready(name)
    return answer(lessons.lesson(name))


async def show_arena(request: Request) -> Response:
    return answer(arena.reports())


async def save(request: Request) -> Response:
    table, _ = await _visible(request)
    text = await replay.save(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.record.game}-{table.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def metrics(request: Request) -> Response:
    wanted = request.app.state.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not (same(given, wanted) if wanted else local):
        raise No("error-not-found", status=404)
    return Response(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4")


async def health(request: Request) -> Response:
    from importlib.metadata import version

    well = await house_of(request).store.well()
    status = wire.Health("ok" if well else "failing", well, version("ludoteca"))
    return answer(status, 200 if well else 503)


async def describe_calls(request: Request) -> Response:
    return answer(openapi())


async def describe_sockets(request: Request) -> Response:
    return answer(asyncapi())


TABLE = "/api/tables/{id:str}"
SEAT = TABLE + "/seats/{seat:int}"

CALLS: tuple[tuple[str, str, object], ...] = (
    ("GET", "/api/games", games),
    ("GET", "/api/texts/{language:str}/{part:str}", texts),
    ("GET", "/api/me", me),
    ("PATCH", "/api/me", change_me),
    ("POST", "/api/account", register),
    ("POST", "/api/session", login),
    ("DELETE", "/api/session", logout),
    ("GET", "/api/ratings/{game:str}", best),
    ("POST", "/api/tables", create),
    ("GET", "/api/tables", mine),
    ("GET", "/api/lobby", lobby),
    ("POST", "/api/links", open_link),
    ("GET", TABLE, one),
    ("POST", TABLE + "/join", join),
    ("POST", TABLE + "/start", start),
    ("PATCH", SEAT, change_seat),
    ("POST", SEAT + "/secret", secret),
    ("POST", TABLE + "/rematch", rematch),
    ("GET", TABLE + "/qr", qr),
    ("GET", TABLE + "/state", state),
    ("POST", TABLE + "/commands", command),
    ("POST", TABLE + "/hint", hint),
    ("GET", TABLE + "/replay", show_replay),
    ("GET", TABLE + "/judgement", judge),
    ("POST", TABLE + "/continue", play_on),
    ("GET", TABLE + "/save", save),
    ("GET", "/api/lessons/{game:str}", lesson),
    ("GET", "/api/arena", show_arena),
    ("GET", "/api/openapi.json", describe_calls),
    ("GET", "/api/asyncapi.json", describe_sockets),
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
)


def routes() -> list[Route]:
    return [
        Route(path, endpoint(handler), methods=[method])  # type: ignore[arg-type]
        for method, path, handler in CALLS
    ]
