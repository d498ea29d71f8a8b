"""What lasts: tables, seats, answers, snapshots and talk, in SQLite or PostgreSQL."""

from ludotheque.store.database import Database, default_url
from ludotheque.store.migrate import is_current, migrate

__all__ = ["Database", "default_url", "is_current", "migrate"]
