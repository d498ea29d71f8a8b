"""Which edition of the components a game is dealt from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; tables that stand play with the first edition."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
