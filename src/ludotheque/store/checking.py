"""What can be wrong with a database before a server starts, each told in one line that says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError

from ludotheque.errors import LudothequeError, why_not_the_file
from ludotheque.store.schema import metadata


class BadDatabase(LudothequeError):
    """The database cannot be used as it is."""


def address(url: str) -> sa.URL:
    """Read the address of a database, and refuse one of a kind that we do not know."""
    with suppress(sa.exc.ArgumentError):
        found = sa.make_url(url)
        if found.get_backend_name() in ("sqlite", "postgresql"):
            return found
    raise BadDatabase(
        "this is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME",
        "ce n'est pas l'adresse d'une base de données : écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE",
    )


@contextmanager
def told(url: str) -> Iterator[None]:
    """Turn what databases say into a line for whoever starts a server."""
    name = address(url).render_as_string(hide_password=True)
    try:
        yield
    except LudothequeError:
        raise
    except CommandError as error:
        raise BadDatabase(
            f"{name} was written by a newer version: bring Ludothèque up to date, or choose another --database",
            f"{name} vient d'une version plus récente : mettez Ludothèque à jour, ou choisissez une autre --database",
        ) from error
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise BadDatabase(f"{name} cannot be opened: {en}", f"{name} ne s'ouvre pas : {fr}") from error
    except sa.exc.DBAPIError as error:
        raise _why(name, str(error.orig)) from error


def check(connection: sa.Connection) -> None:
    """Read a row of every table, and write nothing but in earnest: what fails here would fail a player."""
    for table in metadata.sorted_tables:
        connection.execute(sa.select(*table.primary_key.columns).limit(1)).all()
    settings = metadata.tables["settings"]
    connection.execute(settings.insert().values(name="trial", value=""))
    connection.rollback()


def _why(name: str, said: str) -> BadDatabase:
    line = " ".join(said.split())[:300]
    if "readonly" in line or "read-only" in line:
        return BadDatabase(
            f"{name} cannot be written to: give its file and folder write permission, or choose another --database",
            f"{name} est en lecture seule : donnez le droit d'écriture au fichier et au dossier, "
            "ou choisissez une autre --database",
        )
    if "not a database" in line or "malformed" in line:
        return BadDatabase(
            f"{name} is damaged: put a backup in its place, or choose another --database",
            f"{name} est abîmée : remettez-en une sauvegarde, ou choisissez une autre --database",
        )
    return BadDatabase(
        f"the database {name} does not answer: start it, or check --database ({line})",
        f"la base de données {name} ne répond pas : démarrez-la, ou vérifiez --database ({line})",
    )


def folder_of(url: sa.URL) -> None:
    """Make the folder of an embedded database."""
    if url.get_backend_name() == "sqlite" and url.database and not url.database.startswith("file:"):
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
