"""One server at a time has an embedded database: a lock beside its file that ends with the process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from ludotheque.errors import LudothequeError
from ludotheque.store.checking import address, folder_of, told


class InUse(LudothequeError):
    """Another server has the database."""

    def __init__(self, path: str) -> None:
        super().__init__(
            f"another server is using {path}: end it first, or give this one a --database of its own",
            f"un autre serveur utilise {path} : arrêtez-le d'abord, ou donnez à celui-ci une autre --database",
        )


@contextmanager
def claim(url: str) -> Iterator[None]:
    """Keep other servers off an embedded database; any number of them may share a PostgreSQL."""
    found = address(url)
    path = _file_of(found)
    if not path:
        yield
        return
    with told(url):
        folder_of(found)
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(file, path)
        yield
    finally:
        os.close(file)


def _file_of(url: sa.URL) -> str:
    """Return the file of an embedded database by its true name, whatever it is called here; or nothing."""
    path = (url.database or "").removeprefix("file:")
    is_file = url.get_backend_name() == "sqlite" and path not in ("", ":memory:") and url.query.get("mode") != "memory"
    return os.path.realpath(path) if is_file else ""


def _lock(file: int, path: str) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InUse(path) from error
