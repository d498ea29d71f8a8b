"""`ludotheque migrate`, `backup` and `restore`: what whoever runs a server does with its database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from ludotheque.cli.language import language_option, say
from ludotheque.cli.serve import database_option
from ludotheque.errors import LudothequeError


@click.command(
    help=say(
        "Bring the database up to date, and say before what becomes of each running table.",
        "Met la base de données à jour, et dit d'abord ce que devient chaque table en cours.",
    )
)
@database_option
@click.option("--dry-run", is_flag=True, help=say("Only say it.", "Le dit seulement."))
@language_option
def migrate(database: str | None, dry_run: bool, lang: str) -> None:
    """Report, then run the migrations that the database lacks and keep what was never kept."""
    from ludotheque.server.fates import keep_all
    from ludotheque.store import default_url
    from ludotheque.store import migrate as run

    url = database or default_url()
    _report(url, lang)
    if dry_run:
        return
    run(url)
    asyncio.run(keep_all(url, lambda number, of: None))
    click.echo(say("The database is up to date.", "La base de données est à jour."))


def _report(url: str, lang: str) -> None:
    """Say what becomes of each running table, found out on a copy."""
    from ludotheque.server.fates import fates
    from ludotheque.store import copy_to, is_empty
    from ludotheque.store import migrate as run

    if is_empty(url):
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.sqlite"
        copy_to(url, copy)
        run(f"sqlite:///{copy}")
        for fate in asyncio.run(fates(f"sqlite:///{copy}")):
            click.echo(fate.say(lang))


@click.command(
    help=say(
        "Write all tables to FILE as they are now; servers may go on meanwhile.",
        "Écrit toutes les tables dans FILE, telles qu'elles sont ; les serveurs peuvent continuer.",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@language_option
def backup(file: Path, database: str | None, lang: str) -> None:
    """Make a backup."""
    from ludotheque.store import backup as run
    from ludotheque.store import default_url

    run(database or default_url(), file)
    size = file.stat().st_size // 1024
    click.echo(
        say(
            f"{file}: {size} kB. It holds secrets of tables: keep it safe.",
            f"{file} : {size} ko. Il contient des secrets de tables : gardez-le bien.",
        )
    )


@click.command(
    help=say(
        "Put the tables of FILE, a backup, in the place of all others; servers may go on meanwhile.",
        "Met les tables de FILE, une sauvegarde, à la place de toutes les autres ; les serveurs peuvent continuer.",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@click.option("--yes", is_flag=True, help=say("Do not ask.", "Ne demande pas."))
@language_option
def restore(file: Path, database: str | None, yes: bool, lang: str) -> None:
    """Go back to a backup."""
    from ludotheque.store import default_url
    from ludotheque.store import restore as run

    if not yes and not click.confirm(
        say("All tables of now will be lost. Go on?", "Toutes les tables actuelles seront perdues. Continuer ?")
    ):
        raise LudothequeError("nothing was changed", "rien n'a été changé")
    run(file, database or default_url())
    click.echo(say("The backup is in place.", "La sauvegarde est en place."))
