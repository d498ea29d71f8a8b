"""What lasts: tables, seats, answers, snapshots and talk, in SQLite or PostgreSQL."""

from ludotheque.store.claim import claim
from ludotheque.store.database import Database, default_url, is_trouble
from ludotheque.store.migrate import check_database, is_current, migrate

__all__ = ["Database", "check_database", "claim", "default_url", "is_current", "is_trouble", "migrate"]
