"""`ludotheque train`: a game's judgement learns from games by the thousand, and must pass a gate."""

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.settings import table_options
from ludotheque.errors import needing
from ludotheque.games import load
from ludotheque.plot import check
from ludotheque.training.course import Course, Generation, Means, Verdict
from ludotheque.training.picture import draw

PATH = click.Path(path_type=Path)


@click.command(
    help=say(
        "Learn weights for the judgement of GAME: play games, fit, measure on paired deals; a seed gives the same"
        " weights. What passes the gate is written to --out, or shipped with the package with --ship.",
        "Apprend des poids pour le jugement de GAME : joue des parties, ajuste, mesure sur des donnes appariées ; la"
        " même graine donne les mêmes poids. Ce qui passe l’épreuve va dans --out, ou dans le paquet avec --ship.",
    )
)
@click.argument("game")
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option("--games", default=3000, show_default=True, help=say("Games of a generation.", "Parties par génération."))
@click.option("--generations", default=2, show_default=True, help=say("Generations.", "Générations."))
@click.option(
    "--deals", default=400, show_default=True, help=say("Paired deals at the gate.", "Donnes appariées à l’épreuve.")
)
@click.option("--seed", default=0, show_default=True, help=say("First seed.", "Première graine."))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ray", metavar="ADDRESS", help=say("Run on a Ray cluster.", "Joue sur une grappe Ray."))
@click.option(
    "--out",
    type=PATH,
    default=Path("training"),
    show_default=True,
    help=say("Folder for the weights of all generations.", "Dossier des poids de toutes les générations."),
)
@click.option("--plot", "picture", type=PATH, help=say("Plot of strength, PNG or SVG.", "Graphique, PNG ou SVG."))
@click.option("--ship", is_flag=True, help=say("Put what passed into the game.", "Met le résultat dans le jeu."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def train(
    game: str,
    players: int | None,
    games: int,
    generations: int,
    deals: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    ray: str | None,
    out: Path,
    picture: Path | None,
    ship: bool,
    as_json: bool,
    lang: Language,
) -> None:
    """Train, and say how each generation did at the gate."""
    with needing("numpy", "train"):
        from ludotheque.training import run
    if picture is not None:
        check(picture)
    seats = load(game).usual_seats() if players is None else players
    course = Course(game, seats, games, generations, deals, seed, table_options(options))
    with progress_bar() as progress:
        champion, found = run.train(course, out, _means(progress, jobs, ray))
    if picture is not None:
        draw(course, found, picture, lang)
    if ship and champion is not None:
        champion = run.ship(course, champion)
    if as_json:
        report = {"weights": str(champion) if champion else None, "generations": [asdict(one) for one in found]}
        click.echo(json.dumps(report))
        return
    _print(found, champion)


def progress_bar() -> Progress:
    """Return a bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def _means(progress: Progress, jobs: int | None, ray: str | None) -> Means:
    tasks: list[TaskID] = []
    titles = {"games": say("games", "parties"), "greedy": say("gate: greedy", "épreuve : greedy")}
    titles["champion"] = say("gate: champion", "épreuve : champion")
    return Means(
        jobs,
        ray,
        lambda what, number, steps: tasks.append(progress.add_task(f"{number}. {titles[what]}", total=steps)),
        lambda: progress.advance(tasks[-1]),
    )


def _print(found: list[Generation], champion: Path | None) -> None:
    console = Console()
    table = Table(title=say("Generations", "Générations"))
    for title in (
        say("generation", "génération"),
        say("games", "parties"),
        say("explained", "expliqué"),
        say("against greedy", "contre greedy"),
        say("against the champion", "contre le champion"),
        say("passed", "reçue"),
    ):
        table.add_column(title, justify="right")
    for one in found:
        gates = [_gate(one.gate.get(name)) for name in ("greedy", "champion")]
        passed = say("yes", "oui") if one.passed else say("no", "non")
        table.add_row(str(one.number), str(one.games), f"{100 * one.explained:.1f} %", *gates, passed)
    console.print(table)
    if champion is None:
        console.print(say("nothing passed the gate", "rien n’a passé l’épreuve"))
    else:
        console.print(str(champion))


def _gate(verdict: Verdict | None) -> str:
    return f"{100 * verdict.rate:.1f} ({100 * verdict.low:.1f}–{100 * verdict.high:.1f})" if verdict else "–"
