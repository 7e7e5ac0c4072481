"""Who looks after the tables, and what happens when one of them cannot be read."""

from __future__ import annotations

import time

from sqlalchemy import text

from serving.running import Service


def _lost(service: Service) -> tuple[str, object]:
    """A table of a game that is not installed any more, and that is due to be looked at."""
    ada = service.person("Ada")
    table = ada.table(seats=("me", "me"), start=True)["id"]
    house = service.app.state.house
    with service.store.engine.begin() as connection:
        kept = connection.execute(
            text("SELECT record FROM tables WHERE id = :id"), {"id": table}
        ).scalar_one()
        lost = bytes(kept).replace(b'"game":"mora"', b'"game":"lost"')
        connection.execute(
            text("UPDATE tables SET due = 1, game = 'lost', record = :lost WHERE id = :id"),
            {"id": table, "lost": lost},
        )
    del house.tables[table]
    return table, ada


def test_one_table_that_cannot_be_read_does_not_stop_the_looking_after_others(
    service: Service,
) -> None:
    _lost(service)
    house = service.app.state.house
    table = service.person("Eve").table(seats=("me", "me"), start=True)["id"]
    del house.tables[table]
    with service.store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET due = 2 WHERE id = :id"), {"id": table})
    patience = time.monotonic() + 15
    while table not in house.tables:
        assert time.monotonic() < patience, "nobody has looked at it"
        time.sleep(0.2)


def test_a_table_that_cannot_be_read_is_left_out_of_the_lists(service: Service) -> None:
    table, ada = _lost(service)
    other = ada.table()["id"]  # type: ignore[attr-defined]
    assert [t["id"] for t in ada.get("/api/tables")["tables"]] == [other]  # type: ignore[attr-defined]
    status, _, _ = ada.raw("GET", f"/api/tables/{table}")  # type: ignore[attr-defined]
    assert status == 409
