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


@click.command(
    help=say(
        "Fit the chances to win in GAME from games between bots: half of them for the fit, half to check it."
        " With --ship the result is put into the game; --stale does so for all that a changed judgement has"
        " put out of date.",
        "Ajuste les chances de gagner à GAME sur des parties entre robots : une moitié pour l’ajustement, une moitié"
        " pour la vérification. Avec --ship, le résultat est mis dans le jeu ; --stale le fait pour tout ce qu’un"
        " jugement changé a périmé.",
    )
)
@click.argument("game", required=False)
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option("--games", default=400, show_default=True, help=say("How many games.", "Combien de parties."))
@click.option("--seed", default=0, show_default=True, help=say("First seed.", "Première graine."))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ship", is_flag=True, help=say("Put the result into the game.", "Met le résultat dans le jeu."))
@click.option(
    "--stale",
    is_flag=True,
    help=say("Make again what is out of date, in GAME or in all.", "Refait ce qui est périmé, dans GAME ou partout."),
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
    as_json: bool,
    lang: Language,
) -> None:
    """Play, fit, check, and say what was called and what came."""
    with needing("numpy", "train"):
        from ludotheque.training import chances
    if stale:
        fits = _again(chances, [game] if game else names(), seed, jobs)
    elif game is not None:
        seats = load(game).usual_seats() if players is None else players
        fits = [_one(chances, game, seats, games, seed, dict(table_options(options)), jobs)]
        if ship:
            chances.ship(game, fits[0])
    else:
        raise click.UsageError(say("name a game, or say --stale", "nommez un jeu, ou dites --stale"))
    if as_json:
        click.echo(msgspec.json.encode(fits if stale else fits[0]))
        return
    for fit in fits:
        _print(fit)


def _again(chances: Any, games: Sequence[str], seed: int, jobs: int | None) -> list[Fit]:
    """Make and ship again whatever is out of date, each from as many games as before."""
    made = []
    for game in games:
        for old in chances.stale(game):
            made.append(_one(chances, game, old.players, old.games + old.checked, seed, old.options, jobs))
            chances.ship(game, made[-1])
    return made


def _one(chances: Any, game: str, seats: int, games: int, seed: int, options: dict[str, str], jobs: int | None) -> Fit:
    with progress_bar() as progress:
        task = progress.add_task(f"{game} {seats}", total=-(-games // chances.CHUNK))
        fit: Fit = chances.calibrate(game, seats, games, seed, options, jobs, lambda: progress.advance(task))
    return fit


def _print(fit: Fit) -> None:
    table = Table(title=say(f"Checked on {fit.checked} other games", f"Vérifié sur {fit.checked} autres parties"))
    for title in (say("positions", "positions"), say("said", "annoncé"), say("came", "advenu"), "±"):
        table.add_column(title, justify="right")
    share = not fit.score
    for one in fit.check:
        figures = (one.said, one.won, one.error or 0.0)
        table.add_row(str(one.count), *(f"{100 * n:.1f} %" if share else f"{n:.1f}" for n in figures))
    Console().print(table)
