"""Sittings and invitations in place of browsers that share a seat; who may not talk."""

from secrets import choice

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def upgrade() -> None:
    """Add the columns; whoever sat last in a seat stays seated in their browser, and free seats get an invitation."""
    with op.batch_alter_table("seats") as seat:
        seat.add_column(sa.Column("person", sa.String(32), nullable=True))
        seat.add_column(sa.Column("sitting", sa.String(16), nullable=True))
        seat.add_column(sa.Column("invitation", sa.String(16), nullable=True))
        seat.add_column(sa.Column("notice", sa.String(12), nullable=True))
        seat.add_column(sa.Column("notice_until", sa.Double, nullable=False, server_default="0"))
    for name in ("person", "sitting", "invitation", "notice"):
        op.create_index(f"seats_by_{name}", "seats", [name])
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("sanctions", sa.JSON, nullable=False, server_default="{}"))
    with op.batch_alter_table("messages") as message:
        message.add_column(sa.Column("person", sa.String(32), nullable=False, server_default=""))
    _sit_down()
    op.drop_index("holders_by_person", "holders")
    op.drop_table("holders")


def _sit_down() -> None:
    """Turn who held a seat into who sits there; the host before others, then whoever came last."""
    connection = op.get_bind()
    held = "SELECT h.table_id, h.seat, h.person, t.host FROM holders h JOIN tables t ON t.id = h.table_id"
    sitting: dict[tuple[str, int], str] = {}
    for table, seat, person, host in connection.execute(sa.text(held)):
        if sitting.get((table, seat)) != host:
            sitting[table, seat] = person
    change = sa.text("UPDATE seats SET person = :person, sitting = :code WHERE table_id = :table AND seat = :seat")
    for (table, seat), person in sitting.items():
        connection.execute(change, {"person": person, "code": _code(), "table": table, "seat": seat})
    free = "SELECT table_id, seat FROM seats WHERE kind <> 'bot' AND NOT taken AND person IS NULL"
    invite = sa.text("UPDATE seats SET invitation = :code WHERE table_id = :table AND seat = :seat")
    for table, seat in connection.execute(sa.text(free)).all():
        connection.execute(invite, {"code": _code(), "table": table, "seat": seat})


def _code() -> str:
    return "".join(choice(LETTERS) for _ in range(12))
