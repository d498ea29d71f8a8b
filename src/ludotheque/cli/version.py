"""`ludotheque version`: what is installed and which engine runs."""

import json
import platform

import click

import ludotheque
from ludotheque.cli.language import language_option, say


@click.command(help=say("Show versions and engine.", "Montre les versions et le moteur."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def version(as_json: bool, lang: str) -> None:
    """Print the versions and the engine."""
    facts = {"ludotheque": ludotheque.__version__, "python": platform.python_version(), "engine": ludotheque.engine()}
    if as_json:
        click.echo(json.dumps(facts))
        return
    engine = say(facts["engine"], {"interpreted": "interprété", "compiled": "compilé"}[facts["engine"]])
    click.echo(f"ludotheque {facts['ludotheque']}, Python {facts['python']}, {say('engine', 'moteur')} {engine}")
