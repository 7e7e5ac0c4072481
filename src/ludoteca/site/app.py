"""The web service as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludoteca.site.house import House
from ludoteca.site.http import (
    check_origin,
    check_rate,
    number,
    one_of,
    problem,
    table_of,
    who_is,
)
from ludoteca.site.limits import Addresses, AtOnce
from ludoteca.site.metrics import Metrics
from ludoteca.site.people import People
from ludoteca.site.routes import chatting, routes, viewer_of
from ludoteca.site.sockets import STRAIGHT, Connection
from ludoteca.site.store import Store, StoreError
from ludoteca.site.table import No

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
SOCKETS_EACH = 64  # sockets at once from one network address
ADVISED_EACH = 4  # hints and judgements that are thought of at once for one
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of links hold secrets
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(
    store: Store,
    origins: Sequence[str] = (),
    workers: int | None = None,
    metrics_token: str | None = None,
    calls_a_second: float = 50,
    sockets_each: int = SOCKETS_EACH,
    compile_all: bool = False,
) -> Starlette:
    """The service over one store. `origins`: other sites whose pages may use it;
    `compile_all`: do not wait for the first table of each game."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(store, workers)
        app.state.people = People(store)
        app.state.metrics = Metrics(house)
        await house.open()
        if compile_all:
            house.spawn(house.ready_for_all)
        yield
        await house.close()

    app = Starlette(
        routes=[
            *routes(),
            WebSocketRoute("/api/tables/{id:str}/socket", socket),
            Route("/api/{rest:path}", _no_call, methods=METHODS),
            *_client(),
        ],
        lifespan=life,
        exception_handlers={500: _broken},
    )
    app.add_middleware(SafeHeaders)
    app.state.origins = set(origins)
    app.state.addresses = Addresses(rate=calls_a_second, burst=4 * calls_a_second)
    app.state.attempts = Addresses(rate=0.1, burst=8)
    app.state.chatting = Addresses(rate=0.5, burst=6)
    app.state.sockets, app.state.advised = AtOnce(sockets_each), AtOnce(ADVISED_EACH)
    app.state.metrics_token = metrics_token
    return app


class SafeHeaders:
    """Adds what keeps pages of other sites, and injected scripts, out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope[STRAIGHT] = send

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


async def socket(websocket: WebSocket) -> None:
    """One viewer's socket: refused before it opens, or served until it ends."""
    try:
        check_rate(websocket)
        check_origin(websocket)
        with one_of(websocket, websocket.app.state.sockets):
            await _serve(websocket)
    except No as no:
        await websocket.send_denial_response(problem(no))


async def _serve(websocket: WebSocket) -> None:
    try:
        table, who = await table_of(websocket), await who_is(websocket)
        viewer = await viewer_of(websocket, table, who)
        since = number(websocket, "since") or 0
    except StoreError:
        raise No("error-unavailable", status=503) from None
    await websocket.accept()
    await Connection(websocket, table, viewer, who, chatting(websocket, who)).serve(since)


async def _broken(request: Request, error: Exception) -> Response:
    """What went wrong is in the log, and nothing of it in the answer."""
    return problem(No("error-broken", status=500))


async def _no_call(request: Request) -> Response:
    return problem(No("error-not-found", status=404))


# The browser client


def _client() -> list[Mount | Route]:
    if not (STATIC / "index.html").is_file():
        return [Route("/{rest:path}", _not_built)]
    return [
        Mount("/assets", GZipMiddleware(Assets(directory=STATIC / "assets"))),
        Route("/{rest:path}", _page),
    ]


class Assets(StaticFiles):
    """Files whose names change with what is in them: no browser need ask for one twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def _page(request: Request) -> Response:
    """A file of the client; every other address is one of its pages."""
    name = request.path_params["rest"]
    file = STATIC / name
    if name and "/" not in name and file.is_file() and not name.startswith("."):
        return FileResponse(file)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def _not_built(request: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><title>Ludoteca</title><h1>Ludoteca</h1>"
        "<p>The service runs, but the browser client was not built into this installation. "
        "Install the package with <code>pip install .</code> (it builds the client), "
        'then start again. The interface for programs is at <a href="/api/games">/api/games</a>.',
        503,
    )
