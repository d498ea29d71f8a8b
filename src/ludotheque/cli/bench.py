"""`ludotheque bench`: how fast the engine is, beside engines that people know."""

import json

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludotheque import games
from ludotheque.bench import Row, measure
from ludotheque.cli.language import Language, language_option, say

# No table of ours needs more columns than this.
WIDEST = 500


@click.command(
    help=say(
        "Measure random play and copies, interpreted and compiled, beside other engines.",
        "Mesure parties au hasard et copies, interprétées et compilées, à côté d'autres moteurs.",
    )
)
@click.option("--game", "chosen", multiple=True, help=say("Only this game.", "Seulement ce jeu."))
@click.option("--seconds", default=2.0, help=say("Seconds per measurement.", "Secondes par mesure."))
@click.option(
    "--rounds",
    default=3,
    help=say("Measure so often and keep the best.", "Mesure autant de fois et garde la meilleure."),
)
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def bench(chosen: tuple[str, ...], seconds: float, rounds: int, as_json: bool, lang: Language) -> None:
    """Print one row per engine, and ratios to Catanatron's."""
    tables = [(name, games.load(name).usual_seats()) for name in chosen or games.names()]
    quiet = Console(stderr=True)
    with quiet.status("") as status:
        rows = measure(tables, seconds, rounds, status.update)
    if as_json:
        click.echo(json.dumps({"rows": msgspec.to_builtins(rows)}))
    else:
        print_whole(table_of(rows))


def print_whole(table: Table) -> None:
    """Print a table with every name in full, however narrow the window: figures are for files and pipes too."""
    width = Console(width=WIDEST).measure(table).maximum
    Console(width=max(Console().width, width)).print(table)


def table_of(rows: list[Row]) -> Table:
    """Return the figures as a table, with ratios to Catanatron."""
    peer = next(row for row in rows if row.engine == "catanatron")
    table = Table(title=say("Random play, one process", "Parties au hasard, un processus"))
    for heading in (
        say("engine", "moteur"),
        say("game (players)", "jeu (joueurs)"),
        "mode",
        say("decisions/s", "décisions/s"),
        "x Catanatron",
        say("copy, µs", "copie, µs"),
        "x Catanatron",
    ):
        table.add_column(heading, justify="right" if heading[0] in "dcx" else "left")
    for row in rows:
        table.add_row(
            row.engine,
            row.game,
            row.mode,
            f"{row.decisions_per_s:,.0f}",
            f"{row.decisions_per_s / peer.decisions_per_s:.1f}",
            f"{row.copy_us:.2f}",
            f"{peer.copy_us / row.copy_us:.1f}",
        )
    return table
