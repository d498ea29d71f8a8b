"""Tables on which a game began from a position that somebody made."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; tables that stand began at the beginning."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("position", sa.Text, nullable=True))
