"""A line of chat has the id of its command: sent twice, it is said once"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("command", sa.String(length=64), nullable=True))
        batch_op.create_unique_constraint("uq_chat_table_id_command", ["table_id", "command"])
