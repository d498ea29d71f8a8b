"""The tables of the database as they are now; the migrations say how they came to be."""

from typing import Any

import msgspec
import sqlalchemy as sa

from ludotheque.chance import Pledge, Seed
from ludotheque.pupil import Pupil


class Plain(sa.types.TypeDecorator[Any]):
    """A column of JSON that is read as values of a type."""

    impl = sa.JSON(none_as_null=True)
    cache_ok = True

    def __init__(self, type: Any) -> None:
        super().__init__()
        self.type = type

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> Any:
        """Return what is written."""
        return msgspec.to_builtins(value)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        """Return what was read."""
        return msgspec.convert(value, self.type)


metadata = sa.MetaData()

# A table to play at. `number`, `asked` and `progress` follow from the answers; they are kept to list tables quickly.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(16), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("robots_turn", sa.Boolean, nullable=False),
    sa.Column("progress", sa.JSON, nullable=False),
    sa.Column("outcome", sa.JSON, nullable=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    # Seconds a person may think; none means weeks if need be.
    sa.Column("clock", sa.Integer, nullable=True),
    sa.Column("watched", sa.Boolean, nullable=False),
    # The table and answer that this one was forked from.
    sa.Column("origin", sa.String(16), nullable=True),
    sa.Column("origin_number", sa.Integer, nullable=True),
    # After how many answers chance was drawn anew, and from which seed.
    sa.Column("forks", Plain(list[tuple[int, Seed]]), nullable=False),
    # The edition of the components that the game is dealt from.
    sa.Column("edition", sa.Integer, nullable=False),
    # Who may not talk at the table, or was removed from it: "muted" or "removed" by browser.
    sa.Column("sanctions", sa.JSON, nullable=False),
    # Where chance comes from; tables of before have none, but a number as their seed.
    sa.Column("pledge", Plain(Pledge | None), nullable=True),
    # The file of the position that the game began from, if somebody made one.
    sa.Column("position", sa.Text, nullable=True),
    # From which answer on the game was played under other rules, which, and after how many answers it stood then.
    sa.Column("eras", Plain(list[tuple[int, str, int]]), nullable=False),
    # Of a guided game: which lesson it is, and what the pupil said.
    sa.Column("pupil", Plain(Pupil | None), nullable=True),
    sa.Index("tables_by_state", "state", "changed"),
)

# Who sits where. `kind` is person, open (anybody may sit down) or bot; `bot` is the level that plays the seat now.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(80), nullable=True),
    sa.Column("taken", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    # Whose browser acts for the seat, and which sitting that is: tokens are of a sitting and end with it.
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("sitting", sa.String(16), nullable=True),
    # The code that lets one person sit down on a free seat, or its owner take it to another device.
    sa.Column("invitation", sa.String(16), nullable=True),
    # That the host wants the seat for a bot or an invitation, or that its owner refused; and until when that stands.
    sa.Column("notice", sa.String(12), nullable=True),
    sa.Column("notice_until", sa.Double, nullable=False),
    # What it adds to the table's secret, in hexadecimal; empty for nothing, null as long as it may still add something.
    sa.Column("added", sa.String(128), nullable=True),
    # How often whoever sits there wants to be asked; empty for always.
    sa.Column("manner", sa.String(16), nullable=False),
    sa.Index("seats_by_person", "person"),
    sa.Index("seats_by_sitting", "sitting"),
    sa.Index("seats_by_invitation", "invitation"),
    sa.Index("seats_by_notice", "notice"),
)

# One row per answer or undo, numbered without gaps: the game itself. Everything else about it is derived.
answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    # The number of the question as the seat was told it.
    sa.Column("question", sa.Integer, nullable=False),
    sa.Column("undo", sa.Boolean, nullable=False),
    sa.Column("verb", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("index", sa.Integer, nullable=False),
    sa.Column("arg", sa.Integer, nullable=False),
    sa.Column("chance", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # How many answers right before it were chosen at once with it, and are taken back with it.
    sa.Column("follows", sa.Integer, nullable=False),
    # What came of it, as it was then (`ludotheque/moments.py`), packed against the moment before.
    sa.Column("moment", sa.LargeBinary, nullable=True),
)

# How each game stood before its first answer.
openings = sa.Table(
    "openings",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("moment", sa.LargeBinary, nullable=False),
)

# What people say at the table, and what happens to its seats.
messages = sa.Table(
    "messages",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # Whose browser it came from.
    sa.Column("person", sa.String(32), nullable=False),
    sa.Index("messages_by_table", "table_id", "id"),
)

# Who is letting a bot think for which seat, and until when the others leave it to them.
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("node", sa.String(32), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)

# What all nodes share, such as the key that signs cookies and tokens.
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

# Decks that people keep: finished or not, as text.
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Index("decks_by_person", "person", "game"),
)
