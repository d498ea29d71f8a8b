"""Guided games: which lesson a table is for, and what its pupil said."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; tables that stand are no lessons."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("pupil", sa.JSON, nullable=True))
