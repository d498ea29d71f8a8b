"""`ludotheque verify`: checks the chance of a recorded game, and says line by line what was checked."""

import json
from pathlib import Path

import click

from ludotheque import record
from ludotheque.cli.language import Language, language_option, say
from ludotheque.verify import check


@click.command(
    help=say(
        "Check that the randomness of the game in RECORD is what was pledged: secret, additions, every result.",
        "Vérifie que le hasard de la partie RECORD est celui qui était scellé : secret, ajouts, chaque résultat.",
    )
)
@click.argument("path", metavar="RECORD", type=click.Path(path_type=Path))
@click.option(
    "--fingerprint",
    metavar="HASH",
    help=say("The fingerprint you noted at the table.", "L'empreinte notée à la table."),
)
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def verify(path: Path, fingerprint: str | None, as_json: bool, lang: Language) -> None:
    """Check a record; end with 1 if anything does not agree."""
    found = check(record.read(path), fingerprint)
    if as_json:
        told = [{"good": line.is_good, "text": line.say(lang)} for line in found]
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    for line in () if as_json else found:
        click.echo(f"{'✓' if line.is_good else '✗'} {line.say(lang)}")
    if not all(line.is_good for line in found):
        raise click.exceptions.Exit(1)
