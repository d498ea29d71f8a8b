"""How often whoever sits in a seat wants to be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; those who sit already are asked always."""
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("manner", sa.String(16), nullable=False, server_default=""))
