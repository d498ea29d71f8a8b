"""`ludotheque play`: a game in the terminal, full screen or line by line, with bots or several people."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

import click

from ludotheque import games, positions, record
from ludotheque.chance import Seed, pledge
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.seating import Seating, Wish, arrange
from ludotheque.cli.terminal.signals import SIGNALS, Interrupted
from ludotheque.cli.terminal.sitting import Sitting, check_bots, restore
from ludotheque.errors import BadSetup, CannotSave
from ludotheque.kernel import waiting
from ludotheque.match import Match, new
from ludotheque.match import begin as begin_from
from ludotheque.pupil import Pupil
from ludotheque.record import HUMAN

LAST = ""


plain_option = click.option(
    "--plain",
    is_flag=True,
    help=say("Line by line, for pipes and screen readers.", "Ligne par ligne, pour tubes et lecteurs d'écran."),
)


explain_option = click.option(
    "--explain",
    type=click.Choice(["first", "never"]),
    envvar="LUDOTHEQUE_EXPLAIN",
    help=say(
        "Explain questions the first times they are asked, or never; by default as was last chosen.",
        "Explique les questions les premières fois (first) ou jamais (never) ; sinon comme choisi la dernière fois.",
    ),
)


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
        "One bot for all other seats, or one for each: a level (beginner, easy, normal, strong) or the description"
        " of a bot; by default normal.",
        "Un robot pour les autres places, ou un par place : un niveau (débutant, facile, normal, fort) ou la"
        " description d’un robot ; sinon normal.",
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
@plain_option
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
    "--position",
    "file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=say("Begin from a position file.", "Commence d'un fichier de position."),
)
@click.option(
    "--trust-bots",
    is_flag=True,
    help=say(
        "With --resume: also load bots that only the file names; their code runs.",
        "Avec --resume : charge aussi des robots que seul le fichier nomme ; leur code s'exécute.",
    ),
)
@explain_option
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
    file: Path | None,
    trust_bots: bool,
    explain: str | None,
    lang: Language,
) -> None:
    """Sit down to a new game, to a position or to a saved game."""
    wish = Wish(players, bots, bot_ms, seat, names)
    if file is not None and resume is None:
        sitting = take_up(file, game, wish, seed, options, save, lang)
    elif resume is None:
        sitting = begin(game, wish, seed, options, save, lang)
    else:
        _check_nothing_else(wish, seed, options, file)
        sitting = go_on(resume, game, save, trust_bots)
    sit_down(sitting, plain, lang, explain)


def sit_down(sitting: Sitting, plain: bool, lang: Language, explain: str | None = None) -> None:
    """Play on the whole screen, or line by line where that is wanted or nothing else goes."""
    with suppress(CannotSave):
        files.remember(sitting.path)
    if plain or not on_a_screen():
        play_plainly(sitting, lang, explain)
    else:
        from ludotheque.cli.terminal.app import play_on_screen

        play_on_screen(sitting, lang, explain)


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
    seating = arrange(games.load(name), wish, lang)
    path = new_file(name, save)
    match = new(name, len(seating.kinds), chance_of(seating, seed), parse_options(options), seating.names)
    match.kinds = seating.kinds
    return kept_in(match, path)


def take_up(
    file: Path,
    name: str | None,
    wish: Wish,
    seed: int | None,
    options: Sequence[str],
    save: Path | None,
    lang: Language,
) -> Sitting:
    """Return a game that begins from a position file, already kept in a file of its own."""
    position = positions.read(file)
    if wish.players is not None or options or name not in (None, position.game.name):
        raise BadSetup(
            f"{file} says itself which game it is of, for how many and with which options",
            f"{file} dit lui-même de quel jeu il est, pour combien et avec quelles options",
        )
    setup, head = position.setup, position.head
    asked = next((ask.seat for ask in waiting(position.state())), 0)
    mine = str(1 + (position.eyes if head.seen_by and position.eyes >= 0 else asked))
    names = wish.names or ",".join(head.names) or None
    seating = arrange(position.game, replace(wish, players=setup.players, seats=wish.seats or mine, names=names), lang)
    path = new_file(position.game.name, save)
    chance = head.seed if seed is None and head.seed else chance_of(seating, seed)
    return kept_in(begin_from(position, chance, seating.names, seating.kinds), path)


def chance_of(seating: Seating, seed: int | None) -> Seed:
    """Return where chance comes from: a number, or a pledge to which every person here adds something."""
    added = [token_hex(16) if kind == HUMAN else "" for kind in seating.kinds]
    return pledge(added=added) if seed is None else seed


def new_file(name: str, save: Path | None) -> Path:
    """Return where a new game is kept, which must not be where another one is."""
    path = files.fresh(name) if save is None else save
    if path.exists():
        raise CannotSave(
            f"{path} exists already; --resume {path} goes on with it, or choose another file",
            f"{path} existe déjà ; --resume {path} le reprend, ou choisir un autre fichier",
        )
    return path


def kept_in(match: Match, path: Path, pupil: Pupil | None = None) -> Sitting:
    """Return a game that is kept in its file from now on."""
    sitting = Sitting(match, path, pupil)
    sitting.save()
    return sitting


def go_on(file: str, name: str | None, save: Path | None, trust_bots: bool = False) -> Sitting:
    """Return a saved game, which will be kept in its own file or in another one."""
    path = files.last() if file == LAST else Path(file)
    kept = record.read(path)
    match = restore(kept, path)
    check_bots(match, path, trust_bots)
    if name is not None and match.game.name != games.load(name).name:
        raise BadSetup(
            f"{path} is a game of {match.game.name}, not of {name}",
            f"{path} est une partie de {match.game.name}, pas de {name}",
        )
    sitting = Sitting(match, path if save is None else save, kept.pupil)
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


def play_plainly(sitting: Sitting, lang: Language, explain: str | None) -> None:
    """Play line by line; a signal ends the program after saying how to go on."""
    from ludotheque.cli.terminal.counsels import Counsels
    from ludotheque.cli.terminal.plain import PlainTable

    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    table = PlainTable(sitting, lang, Counsels(explain))
    with SIGNALS.heeded():
        try:
            table.play()
        except Interrupted as signal:
            click.echo(f"\n{table.voice.how_to_resume(sitting.path)}")
            raise click.exceptions.Exit(signal.exit_code) from None


def _check_nothing_else(wish: Wish, seed: int | None, options: Sequence[str], file: Path | None) -> None:
    if wish != Wish() or seed is not None or options or file is not None:
        raise BadSetup(
            "a saved game keeps its players, seed and options; give --resume alone, or with --save, --plain",
            "une partie reprise garde joueurs, graine et options ; donner --resume seul, ou avec --save, --plain",
        )
