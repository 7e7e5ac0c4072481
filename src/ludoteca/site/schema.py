"""What the service keeps: its tables in SQL, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of its latest event
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),  # when somebody must look at it again: a clock, a window, a bot
    Column("record", LargeBinary, nullable=False),  # seats, settings, clocks: record.TableRecord
    Column("position", LargeBinary),  # the game's record after the latest event
    Index(None, "due"),
    Index(None, "public", "status", "created"),
)

# The log of each table. Its key is what two processes race for: only one writes number n.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("command", String(64)),
    Column("code", Integer, nullable=False),  # the decision, or how many were taken back
    Column("heard", Integer, nullable=False),  # the seats that noticed, as bits; 15: spectators
    Column("facts", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "command"),
)

# Who sits or watches where. A person is the hash of their cookie, or an account's first one.
places = Table(
    "places",
    metadata,
    Column("person", String(64), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("role", String(5), nullable=False),  # sit, watch
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index(None, "table_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("kind", String(6), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", String(64)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "command"),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2)),
    Column("account", String(32), unique=True),
    Column("password", String(200)),  # argon2
    Column("seen", BigInteger, nullable=False),
)

# Devices on which somebody logged in to an account: the hash of their cookie, and who they are.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# What belongs to the service itself: the key its links are signed with, when it was last alive.
service = Table(
    "service",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)
