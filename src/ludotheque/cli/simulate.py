"""`ludotheque simulate`: games by the thousand, as rows and as a summary with a plot."""

import json
from pathlib import Path
from secrets import randbits
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque import simulate as bulk
from ludotheque.cli.language import Language, language_option, say, spoken
from ludotheque.cli.settings import table_options
from ludotheque.cli.writing import write
from ludotheque.games import load
from ludotheque.plot import called, check, plot, rows_of

PATH = click.Path(path_type=Path)


@click.command(
    help=say(
        "Play GAME in bulk on all cores; write a row per game and a summary.",
        "Joue GAME en série sur tous les cœurs ; écrit une ligne par partie et un résumé.",
    )
)
@click.argument("game")
@click.option("-n", "--games", default=1000, type=click.IntRange(1), help=say("How many games.", "Combien de parties."))
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option(
    "--bots",
    default="random",
    help=say("A bot per seat, with commas between them.", "Un robot par place, séparés par des virgules."),
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--seed", type=int, help=say("First seed; by default drawn.", "Première graine, sinon tirée."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ray", metavar="ADDRESS", help=say("Run on a Ray cluster.", "Joue sur une grappe Ray."))
@click.option("--out", type=PATH, help=say("File for the rows (JSON lines).", "Fichier des lignes (JSON)."))
@click.option("--plot", "picture", type=PATH, help=say("Plot, PNG or SVG.", "Graphique, PNG ou SVG."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def simulate(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    options: tuple[str, ...],
    seed: int | None,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    picture: Path | None,
    as_json: bool,
    lang: Language,
) -> None:
    """Play, write the rows, print the summary."""
    if picture is not None:
        check(picture)
    seats_taken = load(game).usual_seats() if players is None else players
    what = bulk.plan(game, seats_taken, bots.split(","), table_options(options))
    first = randbits(40) if seed is None else seed
    rows = _with_progress(what, range(first, first + games), jobs, ray)
    figures = {**bulk.summary(rows), "players": what.players, "bots": list(what.bots), "seed": first}
    if out is not None:
        write(out, bulk.encode(rows))
    if picture is not None:
        plot(rows, figures, picture, lang)
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _print(figures)


def _with_progress(what: bulk.Plan, seeds: range, jobs: int | None, ray: str | None) -> list[bulk.Row]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    rows = []
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(what.game, total=len(seeds))
        for row in bulk.run(what, seeds, jobs, ray):
            rows.append(row)
            progress.advance(task)
    return sorted(rows, key=lambda row: row.seed)


def _print(figures: dict[str, Any]) -> None:
    console = Console()
    games, players, seed = figures["games"], figures["players"], figures["seed"]
    console.print(
        say(
            f"{games} games of {figures['game']} with {players} players, seeds from {seed}",
            f"{games} parties de {figures['game']} à {players} joueurs, graines à partir de {seed}",
        )
    )
    for kind in figures["win_rate"]:
        console.print(_table(figures, kind))
    for name, title in (("answers", say("decisions", "décisions")), ("scores", "scores")):
        spread = figures[name]
        mean = f"{spread['mean']:.1f} ± {spread['margin']:.1f}"
        console.print(f"{title}{say(':', ' :')} {mean} ({spread['min']:.0f}–{spread['max']:.0f})")


def _table(figures: dict[str, Any], kind: str) -> Table:
    title = called(figures["game"], kind, "", spoken())
    table = Table(title=say(f"Wins by {title}", f"Victoires par {title}"))
    for heading in (title, say("cases", "cas"), "%", say("95 % interval", "intervalle à 95 %")):
        table.add_column(heading, justify="left" if heading == title else "right")
    for name, found in rows_of(figures, kind):
        interval = f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"
        label = called(figures["game"], kind, name, spoken())
        table.add_row(label, f"{found['cases']:.0f}", f"{100 * found['rate']:.1f}", interval)
    return table
