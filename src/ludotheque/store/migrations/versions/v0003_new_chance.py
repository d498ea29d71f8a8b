"""Where a fork draws chance anew."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; forks that stand keep the chance of their origin."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("forks", sa.JSON, nullable=False, server_default="[]"))
