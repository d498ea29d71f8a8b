"""Which answers were chosen at once, to be taken back at once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; answers that stand are taken back one by one."""
    with op.batch_alter_table("answers") as table:
        table.add_column(sa.Column("follows", sa.Integer, nullable=False, server_default="0"))
