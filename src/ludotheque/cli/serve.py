"""`ludotheque serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from contextlib import suppress
from typing import Any

import click

from ludotheque.cli.language import language_option, say

WAIT_FOR_START = 1.0


def database_option(function: Any) -> Any:
    """Let a command take the address of a database."""
    return click.option(
        "--database",
        metavar="URL",
        help=say(
            "sqlite:///FILE or postgresql://…; by default LUDOTHEQUE_DATABASE_URL, or a file in your data folder.",
            "sqlite:///FICHIER ou postgresql://… ; sinon LUDOTHEQUE_DATABASE_URL, ou un fichier de votre dossier.",
        ),
    )(function)


@click.command(help=say("Play in the browser.", "Ouvre la ludothèque dans le navigateur."))
@click.option("--host", help=say("Address to listen on.", "Adresse d'écoute."))
@click.option("--port", type=click.IntRange(0, 65535), help=say("Port to listen on.", "Port d'écoute."))
@database_option
@click.option("--workers", type=click.IntRange(0, 64), help=say("Processes for bots.", "Processus des robots."))
@click.option("--open", "opens", is_flag=True, help=say("Open the browser.", "Ouvre le navigateur."))
@language_option
def serve(
    host: str | None, port: int | None, database: str | None, workers: int | None, opens: bool, lang: str
) -> None:
    """Run a server until interrupted."""
    import uvicorn

    from ludotheque.server.app import create_app, prepare
    from ludotheque.server.listening import listen, protocol
    from ludotheque.server.metrics import log_in_lines
    from ludotheque.server.settings import from_environment
    from ludotheque.store import claim

    settings = from_environment(host=host, port=port, database=database, workers=workers)
    if settings.log == "json":
        log_in_lines()
    with claim(settings.database), listen(settings) as door:
        prepare(settings)
        address = f"http://{settings.host}:{door.getsockname()[1]}/"
        click.echo(
            say(f"Ludothèque at {address} (Ctrl+C ends it)", f"Ludothèque à l'adresse {address} (Ctrl+C pour finir)")
        )
        if opens:
            threading.Timer(WAIT_FOR_START, webbrowser.open, [address]).start()
        config = uvicorn.Config(
            create_app(settings),
            http=protocol(settings),
            log_level="warning",
            log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
            timeout_graceful_shutdown=2,
            proxy_headers=bool(settings.believed()),
            forwarded_allow_ips=settings.believed(),
        )
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[door])
