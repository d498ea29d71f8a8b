"""`ludotheque serve`: the table in the browser."""

from __future__ import annotations

import gc
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from ludotheque.cli.language import language_option, say

if TYPE_CHECKING:
    from ludotheque.server.network import Neighbourhood
    from ludotheque.server.settings import Settings

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
@click.option(
    "--lan",
    is_flag=True,
    help=say("Let the local network in, and show its address.", "Ouvre au réseau local, et en montre l'adresse."),
)
@click.option("--open", "opens", is_flag=True, help=say("Open the browser.", "Ouvre le navigateur."))
@language_option
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    lan: bool,
    opens: bool,
    lang: str,
) -> None:
    """Run a server until interrupted."""
    from ludotheque.server.app import prepare
    from ludotheque.server.listening import listen
    from ludotheque.server.metrics import log_in_lines
    from ludotheque.server.network import Neighbourhood, doors
    from ludotheque.server.settings import from_environment
    from ludotheque.store import claim

    settings = from_environment(host=host, port=port, database=database, workers=workers)
    if settings.log == "json":
        log_in_lines()
    with claim(settings.database), listen(settings) as door:
        prepare(settings)
        around = Neighbourhood(settings)
        around.port = door.getsockname()[1]
        more = doors(settings, around.port) if lan and not around.addresses else []
        around.note(more)
        address = f"http://{settings.host}:{around.port}/"
        click.echo(
            say(f"Ludothèque at {address} (Ctrl+C ends it)", f"Ludothèque à l'adresse {address} (Ctrl+C pour finir)")
        )
        tell_friends(around.addresses)
        if opens:
            threading.Timer(WAIT_FOR_START, webbrowser.open, [address]).start()
        around.server = server_of(settings, around)
        spare_collector()
        with suppress(KeyboardInterrupt):
            around.server.run(sockets=[door, *more])


def spare_collector() -> None:
    """Leave what is loaded out of every later search for garbage, and search less often: tables live long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def server_of(settings: Settings, around: Neighbourhood) -> Any:
    """Return what speaks HTTP for the library."""
    import uvicorn

    from ludotheque.server.app import create_app
    from ludotheque.server.listening import protocol

    config = uvicorn.Config(
        create_app(settings, around),
        http=protocol(settings),
        # Not uvloop, even where it is installed: up to 0.22.1 a response can end up at another visitor (its issue 645).
        loop="asyncio",
        log_level="warning",
        # Requests are logged by the server itself, without addresses.
        access_log=False,
        log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(settings.believed()),
        forwarded_allow_ips=settings.believed(),
    )
    return uvicorn.Server(config)


def tell_friends(addresses: list[str]) -> None:
    """Say where others reach the server; the first address also as a code for phones."""
    from ludotheque.server.friends import in_characters

    if not addresses:
        click.echo(
            say("For this machine only; --lan lets your network in.", "Pour cette machine ; --lan ouvre au réseau.")
        )
        return
    where = ", ".join(addresses)
    click.echo(say(f"For friends on your network: {where}", f"Pour vos amis sur le réseau : {where}"))
    click.echo(in_characters(addresses[0]))
