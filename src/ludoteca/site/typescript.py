"""Writes the wire contract as TypeScript: `python -m ludoteca.site.typescript`."""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from ludoteca.site import study, wire

HEAD = """\
// Written from the wire contract by `python -m ludoteca.site.typescript`. Do not edit.
"""


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of one, in the order of the contract."""
    return [
        value
        for module in (wire, study)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def typescript() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [HEAD, f"export const VERSION = {wire.VERSION};\n"]
    parts += [_interface(name, components[name]) for name in (s.__name__ for s in structs())]
    for union in ("ServerMessage", "ClientMessage"):
        names = " | ".join(member.__name__ for member in get_args(getattr(wire, union)))
        parts.append(f"export type {union} = {names};\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, about in schema["properties"].items():
        # Answers always carry every field: only what clients send may leave one out.
        optional = field not in required and schema.get("additionalProperties") is False
        lines.append(f"  {field}{'?' if optional else ''}: {_type(about)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join("null" if v is None else f'"{v}"' for v in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return plain.get(str(kind), "null" if kind == "null" else "unknown")


if __name__ == "__main__":
    sys.stdout.write(typescript())
