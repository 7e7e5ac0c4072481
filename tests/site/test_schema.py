"""Schemathesis makes requests from the service's own description: whatever comes, it answers as it
says, nothing breaks, and nobody else's table changes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import select

from ludoteca.site import schema as schema_of
from ludoteca.site.openapi import openapi
from serving.client import Person
from serving.running import Service

CASES = int(os.environ.get("LUDOTECA_API_CASES", "40"))  # for each call
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def bystanders(service: Service) -> Iterator[tuple[str, Person]]:
    """A game of others in the middle of it, and somebody who knows its address, but no link."""
    ada, bo, eve = service.person("Ada"), service.person("Bo"), service.person("Eve")
    table = ada.table()
    bo.join(table["links"]["join"])
    ada.post(f"/api/tables/{table['id']}/start")
    ada.sit(table["id"], 0).settle().decide()
    eve.call("PATCH", "/api/me", {"name": "Eve"})
    before = _kept(service, table["id"])
    yield table["id"], eve
    assert _kept(service, table["id"]) == before


def _kept(service: Service, table: str) -> list[Any]:
    tables, events = schema_of.tables, schema_of.events
    with service.store.engine.connect() as connection:
        return [
            connection.execute(select(tables).where(tables.c.id == table)).all(),
            connection.execute(select(events).where(events.c.table_id == table)).all(),
        ]


@schema.parametrize()
@settings(
    max_examples=CASES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked(
    case: schemathesis.Case, service: Service, bystanders: tuple[str, Person]
) -> None:
    table, eve = bystanders
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = table
    case.cookies = {}
    case.headers = {**(case.headers or {}), **eve.headers()}
    response = case.call(base_url=f"http://{service.address}")
    case.validate_response(response, checks=CHECKS)
