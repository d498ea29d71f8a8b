"""What a table's chance was pledged to be, and what each seat added to it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns; tables that stand keep their numbers as seeds."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("pledge", sa.JSON, nullable=True))
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("added", sa.String(128), nullable=True))
