"""`ludotheque arena`: which bot plays best, and how sure that is."""

import json
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque import arena as tournaments
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.settings import table_options
from ludotheque.cli.standings import show_table
from ludotheque.ratings import Standing
from ludotheque.simulate import Share


@click.command(
    help=say(
        "Let BOTS play GAME against each other and rate them. A bot is a name, perhaps with options"
        " (search:iterations=500), or your own as module:Class.",
        "Fait jouer des robots (BOTS) les uns contre les autres à GAME et les classe. Un robot est un nom, au besoin"
        " avec des options (search:iterations=500), ou le vôtre : module:Classe.",
    )
)
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option(
    "--games", default=200, show_default=True, help=say("How many games in all.", "Combien de parties en tout.")
)
@click.option("--players", default=2, show_default=True, help=say("Seats at a table.", "Places par table."))
@click.option(
    "--ms",
    type=click.FloatRange(0, min_open=True),
    help=say("Time for a decision, in milliseconds.", "Temps par décision, en millisecondes."),
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--seed", default=0, show_default=True, help=say("First seed.", "Première graine."))
@click.option(
    "--jobs",
    type=click.IntRange(1),
    help=say("Processes; by default all cores.", "Processus, sinon tous les cœurs."),
)
@click.option("--ray", metavar="ADDRESS", help=say("Run on a Ray cluster.", "Joue sur une grappe Ray."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    players: int,
    ms: float | None,
    options: tuple[str, ...],
    seed: int,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    lang: Language,
) -> None:
    """Hold the tournament and print how the bots stand."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(game, total=games)
        table = tournaments.tournament(
            game, bots, games, players, seed, table_options(options), ms, jobs, lambda: progress.advance(task), ray
        )
    if as_json:
        click.echo(json.dumps({"bots": [_as_json(standing) for standing in table]}))
        return
    _print(table, games, players)


def _as_json(standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        **_share(standing.wins),
        "rating": standing.rating,
        "rating_low": standing.rating_low,
        "rating_high": standing.rating_high,
        "mean_score": standing.mean_score,
        "against": {name: _share(share) for name, share in standing.against.items()},
    }


def _share(share: Share) -> dict[str, float]:
    return {
        "games": share.cases,
        "wins": share.wins,
        "win_rate": share.rate,
        "low": share.low,
        "high": share.high,
    }


def _print(table: list[Standing], games: int, players: int) -> None:
    console = Console()
    titles = [
        say("bot", "robot"),
        say("games", "parties"),
        say("wins", "victoires"),
        say("% (95 % interval)", "% (à 95 %)"),
        say("rating (95 % interval)", "niveau (à 95 %)"),
        "score",
    ]
    show_table(console, say("Standings", "Classement"), titles, [_row(standing) for standing in table])
    if len(table) > 2:
        names = [standing.name for standing in table]
        rows = [[standing.name, *(_duel(standing.against.get(name)) for name in names)] for standing in table]
        show_table(console, say("Each against each, %", "Face à face, %"), [say("bot", "robot"), *names], rows)
    if players == 1:
        console.print(
            say(
                f"{games} games of one player; on each deal the best score wins",
                f"{games} parties à un joueur ; sur chaque donne, le meilleur score gagne",
            )
        )
        return
    console.print(
        say(
            f"{games} games with {players} players; a shared win counts in part",
            f"{games} parties à {players} joueurs ; une victoire partagée compte en partie",
        )
    )


def _row(standing: Standing) -> list[str]:
    wins = standing.wins
    return [
        standing.name,
        str(wins.cases),
        f"{wins.wins:g}",
        f"{100 * wins.rate:.1f} ({100 * wins.low:.1f}–{100 * wins.high:.1f})",
        f"{standing.rating:.0f} ({standing.rating_low:.0f}–{standing.rating_high:.0f})",
        f"{standing.mean_score:.1f}",
    ]


def _duel(duels: Share | None) -> str:
    return f"{100 * duels.rate:.1f}" if duels is not None and duels.cases else "–"
