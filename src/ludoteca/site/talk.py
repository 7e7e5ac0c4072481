"""What is said at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row

from ludoteca.site import schema, wire

KEPT = 100  # lines a client gets when it comes

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "bye")
EMOTES = ("smile", "laugh", "wow", "sad", "angry", "think", "clap", "heart")


@dataclass
class Talk:
    lines: list[wire.ChatLine] = field(default_factory=list)

    def add(self, line: wire.ChatLine) -> None:
        self.lines.append(line)
        del self.lines[:-KEPT]

    @property
    def next_number(self) -> int:
        return self.lines[-1].number + 1 if self.lines else 1


def read(connection: Connection, table: str) -> Talk:
    chat = schema.chat
    rows = connection.execute(
        chat.select().where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(KEPT)
    )
    return Talk([_line(row) for row in reversed(rows.all())])


def _line(row: Row[Any]) -> wire.ChatLine:
    return wire.ChatLine(row.number, row.seat, row.name, row.kind, row.text, row.at)


def with_command(connection: Connection, table: str, command: str) -> wire.ChatLine | None:
    """The line that a command has said already."""
    chat = schema.chat
    mine = (chat.c.table_id == table) & (chat.c.command == command)
    row = connection.execute(chat.select().where(mine)).first()
    return _line(row) if row else None


def allowed(kind: str, text: str, setting: str, public: bool) -> str | None:
    """Why a line may not be said: a message of the catalogues; None if it may."""
    if setting == "off":
        return "error-chat-off"
    if kind == "phrase":
        return None if text in PHRASES else "error-chat-unknown"
    if kind == "emote":
        return None if text in EMOTES else "error-chat-unknown"
    return "error-chat-phrases" if setting == "phrases" or public else None
