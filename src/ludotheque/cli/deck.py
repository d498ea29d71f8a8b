"""`ludotheque deck`: checks a deck, shows what to expect of it, lists it line by line."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludotheque.cli.language import Language, language_option, say
from ludotheque.decks import Chart, Decks, Review
from ludotheque.errors import BadSetup, why_not_the_file
from ludotheque.games import load, names

# A deck is a few dozen lines.
LONGEST = 64_000
BAR = "█"

game_option = click.option(
    "--game", metavar="GAME", help=say("Whose decks; by default the first game that has any.", "De quel jeu.")
)
file_argument = click.argument("file", metavar="FILE|DECK|-")


@click.group(
    help=say(
        "Work with decks of one's own. FILE holds a line per card, with its number; or name a deck of the box.",
        "Vos paquets. FILE contient une ligne par carte, avec leur nombre, ou nomme un paquet de la boîte.",
    )
)
def deck() -> None:
    """Work with decks of one's own."""


def decks_of(game: str | None) -> Decks:
    """Return how the decks of a game are made, or those of the first game that has any."""
    wanted = [load(game)] if game else map(load, names())
    for found in wanted:
        if found.decks is not None:
            return found.decks
    raise BadSetup(f"{game} is played without decks of one's own", f"{game} se joue sans paquets à soi")


def text_of(file: str, made: Decks) -> str:
    """Return the text of a file, of standard input, or of a deck of the box."""
    if file in made.box:
        return file
    try:
        if file == "-":
            return sys.stdin.read(LONGEST)
        with Path(file).open(encoding="utf-8", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError as error:
        en, fr = why_not_the_file(error)
        box = ", ".join(made.box)
        raise BadSetup(
            f"cannot read {file}: {en}; decks of the box are {box}",
            f"impossible de lire {file} : {fr} ; les paquets de la boîte sont {box}",
        ) from error


@deck.command(help=say("Say what breaks the rules of deck making; ends with 1 if anything does.", "Vérifie un paquet."))
@file_argument
@game_option
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def check(file: str, game: str | None, as_json: bool, lang: Language) -> None:
    """Check a deck."""
    made = decks_of(game)
    text = text_of(file, made)
    review = made.review(made.written(text, "") if text in made.box else text, lang)
    if as_json:
        told = [asdict(fault) for fault in review.faults]
        click.echo(json.dumps({"cards": review.total, "faults": told}, ensure_ascii=False, indent=1))
    for fault in () if as_json else review.faults:
        click.echo(f"✗ {fault}")
    for fault in () if as_json else review.advice:
        click.echo(f"· {fault}")
    if review.is_playable and not as_json:
        click.echo(say(f"✓ {review.total} cards, ready to play", f"✓ {review.total} cartes, prêt à jouer", lang))
    if not review.is_playable:
        raise click.exceptions.Exit(1)


@deck.command(help=say("Show a deck by type, with its curves and what to expect of it.", "Montre un paquet."))
@file_argument
@game_option
@language_option
def show(file: str, game: str | None, lang: Language) -> None:
    """Show a deck."""
    made = decks_of(game)
    console = Console(highlight=False)
    review = made.review(made.written(text_of(file, made), lang), lang)
    _print_head(console, review)
    for group in review.groups:
        console.print(Text(f"\n{group.title} · {group.count}", style="bold underline"))
        for row in group.rows:
            console.print(Text(f"{row.count:>3} {row.name}  ").append(row.price, style="dim"))
    for chart in review.charts:
        _print_chart(console, chart)
    for label, figure in review.facts:
        console.print(Text(f"{label} : {figure}" if lang == "fr" else f"{label}: {figure}"))
    for fault in (*review.faults, *review.advice):
        console.print(Text(f"✗ {fault}", style="red" if fault in review.faults else "yellow"))


def _print_head(console: Console, review: Review) -> None:
    console.print(Text(f"{review.name} · {review.total} / {review.least}".lstrip(" ·"), style="bold"))
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for role in review.roles:
        table.add_row(role.title, dict(role.choices).get(role.chosen, "–"), Text(role.text, style="dim"))
    console.print(table)


def _print_chart(console: Console, chart: Chart) -> None:
    console.print(Text(f"\n{chart.title} · {chart.note}", style="bold"))
    for label, bar in chart.bars:
        console.print(Text(f"{label:>3} {BAR * bar} {bar or ''}"))


@deck.command("list", help=say("Write a deck line by line, to keep or to share.", "Écrit un paquet ligne par ligne."))
@file_argument
@game_option
@click.option("--ids", is_flag=True, help=say("By ids instead of names.", "Par identifiants."))
@click.option("--code", is_flag=True, help=say("In one word, as links hold it.", "En un mot, comme dans les liens."))
@language_option
def listing(file: str, game: str | None, ids: bool, code: bool, lang: Language) -> None:
    """Write a deck as text."""
    made = decks_of(game)
    text = made.written(text_of(file, made), "" if ids else lang)
    click.echo(made.code(text) if code else text)
