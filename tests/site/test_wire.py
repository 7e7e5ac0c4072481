"""The wire contract and what is written from it."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteca.site import wire
from ludoteca.site.typescript import structs, typescript

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_current() -> None:
    assert (ROOT / "web/src/wire.ts").read_text(encoding="utf-8") == typescript(), (
        "run: python -m ludoteca.site.typescript > web/src/wire.ts"
    )


def test_every_client_message_is_told_apart_by_its_type() -> None:
    for member in get_args(wire.ClientMessage):
        tag = member.__struct_config__.tag
        with pytest.raises(msgspec.ValidationError, match=r"no_such_field|required field"):
            wire.decode_client(f'{{"type": "{tag}", "no_such_field": 1}}')


def test_requests_refuse_fields_they_do_not_know() -> None:
    for request in (wire.CreateTable, wire.Join, wire.ChangeSeat, wire.Settings, wire.Clock):
        assert request.__struct_config__.forbid_unknown_fields, request


def test_every_struct_of_the_contract_is_in_the_types() -> None:
    text = typescript()
    assert len(structs()) > 40
    for struct in structs():
        assert f"export interface {struct.__name__} {{" in text
