"""`ludotheque calibrate`: how sure a lead is, from games between bots, so that chances mean what they say."""

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.settings import table_options
from ludotheque.cli.train import progress_bar
from ludotheque.errors import needing
from ludotheque.games import load
from ludotheque.review.chances import Fit


@click.command(
    help=say(
        "Fit the chances to win in GAME from games between bots: half of them for the fit, half to check it."
        " With --ship the result is put into the game.",
        "Ajuste les chances de gagner à GAME sur des parties entre robots : une moitié pour l’ajustement, une moitié"
        " pour la vérification. Avec --ship, le résultat est mis dans le jeu.",
    )
)
@click.argument("game")
@click.option("--players", type=int, help=say("Number of seats.", "Nombre de places."))
@click.option("--games", default=400, show_default=True, help=say("How many games.", "Combien de parties."))
@click.option("--seed", default=0, show_default=True, help=say("First seed.", "Première graine."))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--jobs", type=click.IntRange(1), help=say("Processes; by default all cores.", "Processus."))
@click.option("--ship", is_flag=True, help=say("Put the result into the game.", "Met le résultat dans le jeu."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def calibrate(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    ship: bool,
    as_json: bool,
    lang: Language,
) -> None:
    """Play, fit, check, and say what was called and what came."""
    with needing("numpy", "train"):
        from ludotheque.training import chances
    seats = load(game).usual_seats() if players is None else players
    with progress_bar() as progress:
        task = progress.add_task(game, total=-(-games // chances.CHUNK))
        fit = chances.calibrate(
            game, seats, games, seed, dict(table_options(options)), jobs, lambda: progress.advance(task)
        )
    if ship:
        chances.ship(game, fit)
    if as_json:
        click.echo(msgspec.json.encode(fit))
        return
    _print(fit)


def _print(fit: Fit) -> None:
    table = Table(title=say(f"Checked on {fit.checked} other games", f"Vérifié sur {fit.checked} autres parties"))
    for title in (say("positions", "positions"), say("said", "annoncé"), say("came", "advenu")):
        table.add_column(title, justify="right")
    share = not fit.score
    for one in fit.check:
        table.add_row(str(one.count), *(f"{100 * n:.1f} %" if share else f"{n:.1f}" for n in (one.said, one.won)))
    Console().print(table)
