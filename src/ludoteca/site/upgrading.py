"""Brings a database to the present schema, step by step, with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

FOLDER = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> None:
    """Runs the steps that this database has not seen yet; all of them, or none."""
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings
