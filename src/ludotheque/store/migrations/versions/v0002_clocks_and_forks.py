"""Clocks, spectators, forks, and when a seat was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; tables that stand have no clock, may be watched, and are nobody's fork."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("clock", sa.Integer, nullable=True))
        table.add_column(sa.Column("watched", sa.Boolean, nullable=False, server_default=sa.true()))
        table.add_column(sa.Column("origin", sa.String(16), nullable=True))
        table.add_column(sa.Column("origin_number", sa.Integer, nullable=True))
    with op.batch_alter_table("seats") as seat:
        seat.add_column(sa.Column("seen", sa.Double, nullable=False, server_default="0"))
