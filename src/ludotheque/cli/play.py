"""`ludotheque play`: a game in the terminal, full screen or line by line, with bots or several people."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from ludotheque import games
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.seating import Wish, arrange
from ludotheque.cli.terminal.signals import SIGNALS, Interrupted
from ludotheque.cli.terminal.sitting import Sitting, check_bots, reopen
from ludotheque.errors import BadSetup, CannotSave
from ludotheque.match import new

LAST = ""


@click.command(
    help=say(
        "Play GAME in the terminal, against bots or with others at the same keyboard. Every answer is saved at once.",
        "Joue à GAME dans le terminal, contre des robots ou à plusieurs au clavier. Chaque réponse est enregistrée.",
    )
)
@click.argument("game", required=False)
@click.option(
    "--players",
    type=int,
    metavar="N",
    help=say("Number of players; by default as usual for the game.", "Nombre de joueurs ; sinon celui qui est usuel."),
)
@click.option(
    "--bots",
    metavar="BOT[,BOT]...",
    help=say(
        "One bot for all other seats, or one for each; by default greedy.",
        "Un robot pour les autres places, ou un par place ; sinon greedy.",
    ),
)
@click.option(
    "--bot-ms",
    type=click.IntRange(min=1),
    metavar="MS",
    help=say("Let bots search so long for an answer.", "Temps de recherche des robots par réponse."),
)
@click.option(
    "--seat",
    metavar="1[,2]...",
    help=say(
        "Seats of people, or all, or none to watch; by default 1.",
        "Places des personnes, ou tous, ou aucune pour regarder ; sinon 1.",
    ),
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="S",
    help=say("Same seed, same piles and dice.", "Même graine, mêmes piles et dés."),
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help=say("A table option of the game.", "Une option de table du jeu."),
)
@click.option(
    "--names",
    metavar="NAME[,NAME]...",
    help=say("Names of the people, or of all players.", "Noms des personnes, ou de tous."),
)
@click.option(
    "--plain",
    is_flag=True,
    help=say("Line by line, for pipes and screen readers.", "Ligne par ligne, pour tubes et lecteurs d'écran."),
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=say("Where to keep the game.", "Où garder la partie."),
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar="[FILE]",
    help=say("Go on with a saved game; without FILE the last one.", "Reprend une partie ; sans FILE la dernière."),
)
@click.option(
    "--trust-bots",
    is_flag=True,
    help=say(
        "With --resume: also load bots that only the file names; their code runs.",
        "Avec --resume : charge aussi des robots que seul le fichier nomme ; leur code s'exécute.",
    ),
)
@language_option
def play(
    game: str | None,
    players: int | None,
    bots: str | None,
    bot_ms: int | None,
    seat: str | None,
    seed: int | None,
    options: Sequence[str],
    names: str | None,
    plain: bool,
    save: Path | None,
    resume: str | None,
    trust_bots: bool,
    lang: Language,
) -> None:
    """Sit down to a new game or to a saved one."""
    wish = Wish(players, bots, bot_ms, seat, names)
    if resume is None:
        sitting = begin(game, wish, seed, options, save, lang)
    else:
        _check_nothing_else(wish, seed, options)
        sitting = go_on(resume, game, save, trust_bots)
    with suppress(CannotSave):
        files.remember(sitting.path)
    if plain or not on_a_screen():
        play_plainly(sitting, lang)
    else:
        from ludotheque.cli.terminal.app import play_on_screen

        play_on_screen(sitting, lang)


def begin(
    name: str | None, wish: Wish, seed: int | None, options: Sequence[str], save: Path | None, lang: Language
) -> Sitting:
    """Return a new game, already kept in its file."""
    if name is None:
        known = ", ".join(games.names())
        raise BadSetup(
            f"which game? say `ludotheque play GAME` with one of: {known}; or --resume",
            f"quel jeu ? dire `ludotheque play JEU` avec l'un de : {known} ; ou --resume",
        )
    game = games.load(name)
    seating = arrange(game, wish, lang)
    path = files.fresh(name) if save is None else save
    if path.exists():
        raise CannotSave(
            f"{path} exists already; --resume {path} goes on with it, or choose another file",
            f"{path} existe déjà ; --resume {path} le reprend, ou choisir un autre fichier",
        )
    match = new(name, len(seating.kinds), seed, parse_options(options), seating.names)
    match.kinds = seating.kinds
    sitting = Sitting(match, path)
    sitting.save()
    return sitting


def go_on(file: str, name: str | None, save: Path | None, trust_bots: bool = False) -> Sitting:
    """Return a saved game, which will be kept in its own file or in another one."""
    path = files.last() if file == LAST else Path(file)
    match = reopen(path)
    check_bots(match, path, trust_bots)
    if name is not None and match.game.name != games.load(name).name:
        raise BadSetup(
            f"{path} is a game of {match.game.name}, not of {name}",
            f"{path} est une partie de {match.game.name}, pas de {name}",
        )
    sitting = Sitting(match, path if save is None else save)
    if save is not None:
        sitting.save()
    return sitting


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """Read table options, each as name=value."""
    for pair in pairs:
        if "=" not in pair:
            raise BadSetup(
                f"--option {pair} has no value; write --option name=value",
                f"--option {pair} sans valeur ; écrire --option nom=valeur",
            )
    return dict(pair.split("=", 1) for pair in pairs)


def on_a_screen() -> bool:
    """Tell whether a whole screen can be drawn: a terminal on all sides that can do more than print."""
    # Textual reads keys from the first and draws on the last of these.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") not in ("", "dumb")


def play_plainly(sitting: Sitting, lang: Language) -> None:
    """Play line by line; a signal ends the program after saying how to go on."""
    from ludotheque.cli.terminal.plain import PlainTable

    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    table = PlainTable(sitting, lang)
    with SIGNALS.heeded():
        try:
            table.play()
        except Interrupted as signal:
            click.echo(f"\n{table.voice.how_to_resume(sitting.path)}")
            raise click.exceptions.Exit(signal.exit_code) from None


def _check_nothing_else(wish: Wish, seed: int | None, options: Sequence[str]) -> None:
    if wish != Wish() or seed is not None or options:
        raise BadSetup(
            "a saved game keeps its players, seed and options; give --resume alone, or with --save, --plain",
            "une partie reprise garde joueurs, graine et options ; donner --resume seul, ou avec --save, --plain",
        )
