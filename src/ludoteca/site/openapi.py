"""The service describes itself: OpenAPI 3.1 for the calls, AsyncAPI 3.0 for the socket."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import msgspec

from ludoteca.site import wire
from ludoteca.site.typescript import structs

REF = "#/components/schemas/{name}"
CLIENT = "ClientMessage"

# (method, path): what is sent, what is answered, with which status
_CALLS: dict[tuple[str, str], tuple[str | None, str | None, int]] = {
    ("GET", "/api/games"): (None, "GamesInfo", 200),
    ("GET", "/api/texts/{language}/{part}"): (None, None, 200),
    ("GET", "/api/me"): (None, "Me", 200),
    ("PATCH", "/api/me"): ("ChangeMe", "Me", 200),
    ("POST", "/api/account"): ("Credentials", "Me", 201),
    ("POST", "/api/session"): ("Credentials", "Me", 200),
    ("DELETE", "/api/session"): (None, "Me", 200),
    ("GET", "/api/ratings/{game}"): (None, "Rating[]", 200),
    ("POST", "/api/tables"): ("CreateTable", "TableInfo", 201),
    ("GET", "/api/tables"): (None, "TablesInfo", 200),
    ("GET", "/api/lobby"): (None, "TablesInfo", 200),
    ("POST", "/api/links"): ("OpenLink", "LinkInfo", 200),
    ("GET", "/api/tables/{id}"): (None, "TableInfo", 200),
    ("POST", "/api/tables/{id}/join"): ("Join", "Joined", 201),
    ("POST", "/api/tables/{id}/start"): (None, "TableInfo", 200),
    ("PATCH", "/api/tables/{id}/seats/{seat}"): ("ChangeSeat", "TableInfo", 200),
    ("POST", "/api/tables/{id}/seats/{seat}/secret"): (None, "SeatSecret", 200),
    ("POST", "/api/tables/{id}/rematch"): (None, "TableInfo", 201),
    ("GET", "/api/tables/{id}/qr"): (None, None, 200),
    ("GET", "/api/tables/{id}/state"): (None, "Snapshot", 200),
    ("POST", "/api/tables/{id}/commands"): (CLIENT, "Answer", 200),
    ("POST", "/api/tables/{id}/hint"): (None, "Hint", 200),
    ("GET", "/api/tables/{id}/replay"): (None, "Replay", 200),
    ("GET", "/api/tables/{id}/judgement"): (None, "Judgement", 200),
    ("POST", "/api/tables/{id}/continue"): ("Continue", "TableInfo", 201),
    ("GET", "/api/tables/{id}/save"): (None, None, 200),
    ("GET", "/api/lessons/{game}"): (None, "Lesson", 200),
    ("GET", "/api/arena"): (None, "ArenaReport[]", 200),
    ("GET", "/health"): (None, "Health", 200),
}
_QUERIES: dict[str, tuple[str, ...]] = {
    "/api/tables": ("after",),
    "/api/lobby": ("after",),
    "/api/tables/{id}/qr": ("link",),
    "/api/tables/{id}/state": ("seat", "since"),
    "/api/tables/{id}/commands": ("seat",),
    "/api/tables/{id}/hint": ("seat",),
    "/api/tables/{id}/replay": ("seat", "step"),
    "/api/tables/{id}/judgement": ("step",),
}
_KINDS = {
    "/api/texts/{language}/{part}": "text/plain",
    "/api/tables/{id}/qr": "image/svg+xml",
    "/api/tables/{id}/save": "application/json",
}
_NUMBER = {"type": "integer", "minimum": 0, "maximum": 15}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "seat": _NUMBER,
    "since": {"type": "integer", "minimum": 0},
    "step": {"type": "integer", "minimum": 0},
    "link": {"enum": ["join", "watch"]},
}


@cache
def schemas() -> dict[str, Any]:
    """Every message of the contract as JSON Schema."""
    _, components = msgspec.json.schema_components(structs(), ref_template=REF)
    for name in ("ServerMessage", CLIENT):
        members = [_ref(member.__name__) for member in get_args(getattr(wire, name))]
        components[name] = {"oneOf": members}
    return components


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), call in _CALLS.items():
        paths.setdefault(path, {})[method.lower()] = _operation(method, path, *call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": str(wire.VERSION)},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "ludoteca"},
                "seat": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"guest": []}, {"seat": []}, {}],
    }


def _operation(
    method: str, path: str, sent: str | None, answered: str | None, status: int
) -> dict[str, Any]:
    where = [(name, "path") for name in re.findall(r"{(\w+)}", path)]
    where += [(name, "query") for name in _QUERIES.get(path, ())]
    found: dict[str, Any] = {
        "parameters": [
            {
                "name": name,
                "in": place,
                "required": place == "path",
                "schema": _PARAMETERS.get(name, {"type": "string"}),
            }
            for name, place in where
        ],
        "responses": {
            str(status): {"description": "Done", "content": _content(path, answered)},
            "4XX": {"description": "Refused", "content": _json("Problem")},
            "503": {"description": "Nothing can be written now", "content": _json("Problem")},
        },
    }
    if path.endswith("/state"):
        found["responses"]["204"] = {"description": "Nothing is newer"}
        found["responses"]["304"] = {"description": "All is as the ETag says"}
    if sent:
        found["requestBody"] = {"required": True, "content": _json(sent)}
    return found


def _content(path: str, answered: str | None) -> dict[str, Any]:
    return _json(answered) if answered else {_KINDS[path]: {}}


def _json(name: str) -> dict[str, Any]:
    one = _ref(name.removesuffix("[]"))
    schema = {"type": "array", "items": one} if name.endswith("[]") else one
    return {"application/json": {"schema": schema}}


def asyncapi() -> dict[str, Any]:
    messages = {
        name: [member.__name__ for member in get_args(getattr(wire, name))]
        for name in ("ServerMessage", CLIENT)
    }
    channel = {
        "address": "/api/tables/{id}/socket?seat={seat}&since={since}",
        "parameters": {name: {} for name in ("id", "seat", "since")},
        "messages": {
            one: {"contentType": "application/json", "payload": _ref(one)}
            for names in messages.values()
            for one in names
        },
    }
    operations = {
        "hear": _socket_operation("receive", messages["ServerMessage"]),
        "say": _socket_operation("send", messages[CLIENT]),
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ludoteca's sockets", "version": str(wire.VERSION)},
        "channels": {"socket": channel},
        "operations": operations,
        "components": {"schemas": schemas()},
    }


def _socket_operation(action: str, names: list[str]) -> dict[str, Any]:
    channel = "#/channels/socket"
    return {
        "action": action,
        "channel": {"$ref": channel},
        "messages": [{"$ref": f"{channel}/messages/{name}"} for name in names],
    }
