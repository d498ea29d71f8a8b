"""`ludotheque calibrate`: how sure a lead is, from games between bots, so that chances mean what they say."""

from collections.abc import Sequence
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.settings import table_options
from ludotheque.cli.train import progress_bar
from ludotheque.errors import needing
from ludotheque.games import load, names
from ludotheque.review.chances import Fit

# Either half of the games checks a fit to the other one, and each is played by tens.
LEAST = 20


@click.command(
    help=say(
        "Fit the chances to win in GAME from games between bots, and check what each half of them says of the other."
        " With --ship the result is put into the game; --stale does so for all that a changed judgement has"
        " put out of date.",
        "Ajuste les chances de gagner à GAME sur des parties entre robots, et vérifie ce que chaque moitié dit de"
        " l’autre. Avec --ship, le résultat est mis dans le jeu ; --stale le fait pour tout ce qu’un"
        " jugement changé a périmé.",
    )
)
@click.argument("game", required=False)
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option(
    "--games",
    type=click.IntRange(min=LEAST),
    default=400,
    show_default=True,
    help=say("How many games.", "Combien de parties."),
)
@click.option("--seed", default=0, show_default=True, help=say("First seed.", "Première graine."))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ship", is_flag=True, help=say("Put the result into the game.", "Met le résultat dans le jeu."))
@click.option(
    "--stale",
    is_flag=True,
    help=say("Make again what is out of date, in GAME or in all.", "Refait ce qui est périmé, dans GAME ou partout."),
)
@click.option(
    "--each",
    is_flag=True,
    help=say(
        "All tables of GAME that cannot be compared, such as scenarios: where games are few, they help each other.",
        "Toutes les tables de GAME qui ne se comparent pas, comme les scénarios : si les parties sont rares, elles"
        " s’entraident.",
    ),
)
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def calibrate(
    game: str | None,
    players: int | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    ship: bool,
    stale: bool,
    each: bool,
    as_json: bool,
    lang: Language,
) -> None:
    """Play, fit, check, and say what was called and what came."""
    with needing("numpy", "train"):
        from ludotheque.training import chances
    if stale:
        fits = _again(chances, [game] if game else names(), seed, jobs)
    elif each and game is not None:
        fits = _several(chances, game, [(seats, games, chosen) for seats, chosen in chances.apart(game)], seed, jobs)
        for fit in fits if ship else []:
            chances.ship(game, fit)
    elif game is not None:
        seats = load(game).usual_seats() if players is None else players
        fits = [_one(chances, game, seats, games, seed, dict(table_options(options)), jobs)]
        if ship:
            chances.ship(game, fits[0])
    else:
        raise click.UsageError(say("name a game, or say --stale", "nommez un jeu, ou dites --stale"))
    if as_json:
        click.echo(msgspec.json.encode(fits if stale or each else fits[0]))
        return
    for fit in fits:
        _print(fit)


def _again(chances: Any, games: Sequence[str], seed: int, jobs: int | None) -> list[Fit]:
    """Make and ship again whatever is out of date, each from as many games as before."""
    made = []
    for game in games:
        old = [(fit, fit.games if fit.is_crossed else fit.games + fit.checked) for fit in chances.stale(game)]
        drawn = [(fit.players, count, fit.options) for fit, count in old if fit.is_drawn]
        fits = _several(chances, game, drawn, seed, jobs) if drawn else []
        fits += [
            _one(chances, game, fit.players, count, seed, fit.options, jobs) for fit, count in old if not fit.is_drawn
        ]
        for fit in fits:
            chances.ship(game, fit)
        made += fits
    return made


def _several(
    chances: Any, game: str, tables: Sequence[tuple[int, int, dict[str, str]]], seed: int, jobs: int | None
) -> list[Fit]:
    with progress_bar() as progress:
        task = progress.add_task(game, total=sum(-(-games // chances.CHUNK) for _, games, _ in tables))
        played = [
            chances.gathered(game, seats, games, seed, options, jobs, lambda: progress.advance(task))
            for seats, games, options in tables
        ]
    fits: list[Fit] = chances.together(played)
    return fits


def _one(chances: Any, game: str, seats: int, games: int, seed: int, options: dict[str, str], jobs: int | None) -> Fit:
    with progress_bar() as progress:
        task = progress.add_task(f"{game} {seats}", total=-(-games // chances.CHUNK))
        fit: Fit = chances.calibrate(game, seats, games, seed, options, jobs, lambda: progress.advance(task))
    return fit


def _print(fit: Fit) -> None:
    table = Table(title=say(f"Checked on {fit.checked} games", f"Vérifié sur {fit.checked} parties"))
    for title in (say("positions", "positions"), say("said", "annoncé"), say("came", "advenu"), "±"):
        table.add_column(title, justify="right")
    share = not fit.score
    for one in fit.check:
        figures = (one.said, one.won, one.error or 0.0)
        table.add_row(str(one.count), *(f"{100 * n:.1f} %" if share else f"{n:.1f}" for n in figures))
    Console().print(table)
