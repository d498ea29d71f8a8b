"""`ludotheque dataset`: games as data for learners, made and checked."""

from pathlib import Path

import click

from ludotheque.cli.language import language_option, say
from ludotheque.cli.settings import table_options

PATH = click.Path(path_type=Path)


@click.group(help=say("Make and check data for learners.", "Produit et vérifie des données d'apprentissage."))
def dataset() -> None:
    """Make and check data for learners."""


@dataset.command(
    help=say(
        "Let bots play GAME and write a row for each decision to FILE (Parquet).",
        "Fait jouer GAME à des robots et écrit une ligne par décision dans FILE (Parquet).",
    )
)
@click.argument("game")
@click.argument("file", type=PATH)
@click.option("-n", "--games", default=100, type=click.IntRange(1), help=say("How many games.", "Combien de parties."))
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option(
    "--bots", default="random", help=say("A bot per seat, with commas.", "Un robot par place, avec virgules.")
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--seed", default=0, help=say("First seed.", "Première graine."))
@language_option
def make(
    game: str, file: Path, games: int, players: int | None, bots: str, options: tuple[str, ...], seed: int, lang: str
) -> None:
    """Play and write."""
    from ludotheque.envs.dataset import export

    seeds = range(seed, seed + games)
    decisions = export(file, game, seeds, players, bots.split(","), table_options(options))
    click.echo(say(f"{games} games, {decisions} decisions", f"{games} parties, {decisions} décisions"))


@dataset.command(
    help=say(
        "Play all games of FILE again and compare every row.", "Rejoue les parties de FILE et compare chaque ligne."
    )
)
@click.argument("file", type=PATH)
@language_option
def check(file: Path, lang: str) -> None:
    """Play again and compare."""
    from ludotheque.envs.dataset import check as checked

    found = checked(file)
    games, decisions = found.games, found.decisions
    click.echo(
        say(
            f"{games} games with {decisions} decisions played again: all as written",
            f"{games} parties de {decisions} décisions rejouées : tout est conforme",
        )
    )
