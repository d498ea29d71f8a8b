"""`ludotheque ladder`: where the bots of a game stand, and where yours would."""

import json
from collections.abc import Sequence
from dataclasses import asdict

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ludotheque import ladder as ladders
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.standings import show_table
from ludotheque.ratings import Standing


@click.command(
    help=say(
        "Show the ladder of GAME: all bots rated on the same deals and positions. --add plays the games of your bot"
        " against all that stand on it; games that are kept are not played again.",
        "Montre l’échelle de GAME : tous les robots, classés sur les mêmes donnes et positions. --add joue les parties"
        " de votre robot contre tous ceux qui y sont ; les parties gardées ne sont pas rejouées.",
    )
)
@click.argument("game")
@click.option(
    "--add", "newcomers", multiple=True, metavar="BOT", help=say("A bot to rate; repeatable.", "Un robot à classer.")
)
@click.option("--keep", is_flag=True, help=say("Keep the games that are played.", "Garde les parties jouées."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ray", metavar="ADDRESS", help=say("Run on a Ray cluster.", "Joue sur une grappe Ray."))
@click.option("--markdown", is_flag=True, help=say("A table for a page.", "Un tableau pour une page."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def ladder(
    game: str,
    newcomers: tuple[str, ...],
    keep: bool,
    jobs: int | None,
    ray: str | None,
    markdown: bool,
    as_json: bool,
    lang: Language,
) -> None:
    """Play what is missing, and show how everybody stands."""
    what = ladders.suite(game)
    rungs = _played(what, newcomers, keep, jobs, ray) if newcomers or keep else ladders.kept(game)
    standings = ladders.rate(what, rungs, newcomers)
    if as_json:
        click.echo(json.dumps({"game": game, "players": what.players, "bots": [asdict(one) for one in standings]}))
    elif markdown:
        click.echo(_markdown(standings))
    else:
        _print(what, standings)


def _played(
    what: ladders.Suite, newcomers: tuple[str, ...], keep: bool, jobs: int | None, ray: str | None
) -> list[ladders.Rung]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        tasks: list[TaskID] = []

        def step(rungs: Sequence[ladders.Rung]) -> None:
            # A climb takes hours: what was played is kept even if somebody ends it.
            if keep:
                ladders.keep(what.game, rungs)
            progress.advance(tasks[-1])

        return ladders.climb(
            what,
            newcomers,
            jobs,
            ray,
            lambda games: tasks.append(progress.add_task(what.game, total=games)),
            step,
        )


def _print(what: ladders.Suite, standings: list[Standing]) -> None:
    console = Console()
    title = say(f"Ladder of {what.game}", f"Échelle de {what.game}")
    show_table(console, title, _titles(), [_row(standing) for standing in standings])
    console.print(
        say(
            f"{what.players} players, {len(what.starts)} starts; a rating has 95 % to lie in its interval",
            f"{what.players} joueurs, {len(what.starts)} départs ; intervalles à 95 %",
        )
    )


def _titles() -> list[str]:
    return [
        say("bot", "robot"),
        say("rating", "niveau"),
        say("95 % interval", "à 95 %"),
        say("ahead, %", "% devant"),
        say("games", "jouées"),
        say("mean score", "score moyen"),
    ]


def _row(standing: Standing) -> list[str]:
    met = [share for share in standing.against.values() if share.cases]
    ahead = sum(share.wins for share in met) / max(sum(share.cases for share in met), 1)
    interval = f"{standing.rating_low:.0f}–{standing.rating_high:.0f}"
    rest = [f"{100 * ahead:.0f}", str(standing.wins.cases), f"{standing.mean_score:.1f}"]
    return [standing.name, f"{standing.rating:.0f}", interval, *rest]


def _markdown(standings: list[Standing]) -> str:
    titles = _titles()
    rows = [[f"`{cells[0]}`", *cells[1:]] for cells in map(_row, standings)]
    lines = [titles, ["---", *(["---:"] * (len(titles) - 1))], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
