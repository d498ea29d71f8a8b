"""How a game stood at its start and after each answer, in place of its last position alone."""

import zlib

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add what is kept; a position that was kept goes to the answer it came of."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("eras", sa.JSON, nullable=False, server_default="[]"))
    with op.batch_alter_table("answers") as answer:
        answer.add_column(sa.Column("moment", sa.LargeBinary, nullable=True))
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moment", sa.LargeBinary, nullable=False),
    )
    connection = op.get_bind()
    change = sa.text("UPDATE answers SET moment = :moment WHERE table_id = :table AND number = :number")
    for table, number, position in connection.execute(sa.text("SELECT table_id, number, position FROM snapshots")):
        moment = msgspec.msgpack.encode([[], [], 0, zlib.compress(position)])
        connection.execute(change, {"moment": moment, "table": table, "number": number - 1})
    op.drop_table("snapshots")
