"""The store: its schema, races and failures."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from ludoteca.site.schema import metadata
from ludoteca.site.upgrading import upgrade


def test_the_steps_lead_to_the_schema_in_use() -> None:
    engine = create_engine("sqlite://")
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
