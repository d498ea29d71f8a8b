"""What lasts: tables, seats, answers and talk, in SQLite or PostgreSQL."""

from ludotheque.store.backup import backup, copy_to, restore
from ludotheque.store.claim import claim
from ludotheque.store.database import Database, default_url, is_trouble
from ludotheque.store.migrate import check_database, is_current, is_empty, migrate

__all__ = [
    "Database",
    "backup",
    "check_database",
    "claim",
    "copy_to",
    "default_url",
    "is_current",
    "is_empty",
    "is_trouble",
    "migrate",
    "restore",
]
