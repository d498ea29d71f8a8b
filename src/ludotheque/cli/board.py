"""`ludotheque board`: a position as a picture, from a record or after some answers of bots."""

import sys
from pathlib import Path
from secrets import randbits

import click

from ludotheque import bots, record
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.settings import table_options
from ludotheque.cli.writing import write
from ludotheque.errors import BadSetup, CannotSave
from ludotheque.games import load
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, new, replay
from ludotheque.svg.png import to_png

PATH = click.Path(path_type=Path, dir_okay=False)
WIDTH = 1872
END = "end"
# More answers than any game has.
ALL = sys.maxsize


def _count(context: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    """Read a number of answers, or `end`."""
    if value is None or value == END:
        return ALL if value else None
    if not value.isdecimal():
        raise click.BadParameter(
            say(f"{value!r} is neither a number nor {END}", f"{value!r} n'est ni un nombre ni {END}")
        )
    return int(value)


@click.command(
    help=say(
        "Draw a position of GAME as SVG or PNG: at the start, after some answers of bots, or from a record.",
        "Dessine une position de GAME en SVG ou en PNG : au début, après des réponses de robots, ou d'une partie.",
    )
)
@click.argument("game")
@click.option("--out", type=PATH, required=True, help=say("File to write: .svg or .png.", "Fichier : .svg ou .png."))
@click.option("--record", "played", type=PATH, metavar="FILE", help=say("Show this game.", "Montre cette partie."))
@click.option("--players", type=int, metavar="N", help=say("Number of seats.", "Nombre de places."))
@click.option("--seed", type=int, metavar="S", help=say("Seed; by default drawn.", "Graine, sinon tirée."))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("Table option.", "Option de table."))
@click.option("--bots", "who", metavar="BOT", help=say("Who answers; by default random.", "Qui répond ; sinon random."))
@click.option(
    "--answers",
    callback=_count,
    metavar="K|end",
    help=say(
        "How many answers: a number, or end. By default none, or all of a record.",
        "Combien de réponses : un nombre ou end. Sinon aucune, ou toutes celles de la partie.",
    ),
)
@click.option(
    "--seat",
    type=int,
    metavar="N",
    help=say("Who looks: 1, 2...; 0 watches; by default who is asked.", "Qui regarde : 1, 2... ; 0 est spectateur."),
)
@click.option("--width", type=click.IntRange(100, 8000), default=WIDTH, help=say("Of a PNG.", "D'un PNG."))
@language_option
def board(
    game: str,
    out: Path,
    played: Path | None,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    who: str | None,
    answers: int | None,
    seat: int | None,
    width: int,
    lang: Language,
) -> None:
    """Find the position, draw it, write the file."""
    _check_kind(out)
    if played is None:
        match = _new(game, players, seed, options)
        _play(match, who or "random", answers or 0)
    else:
        _check_alone([players, seed, who, *options])
        match = _recorded(game, played, answers)
    onlooker = _seat(match, seat)
    svg = match.game.show.board(match.view(onlooker), onlooker, lang, match.names if played else ())
    write(out, to_png(svg, width=width) if _kind(out) == ".png" else svg.encode())
    click.echo(_report(match, out))


def _kind(out: Path) -> str:
    return out.suffix.lower()


def _check_kind(out: Path) -> None:
    if _kind(out) not in (".png", ".svg"):
        raise CannotSave(
            f"cannot tell what kind of picture {out} is to be; name it .svg or .png",
            f"genre d'image inconnu pour {out} ; le nom doit finir par .svg ou .png",
        )


def _check_alone(others: list[int | str | None]) -> None:
    if any(other is not None for other in others):
        raise BadSetup(
            "a record already says all of that; leave --players, --seed, --option and --bots out",
            "l'enregistrement dit déjà tout de la partie ; ôter --players, --seed, --option et --bots",
        )


def _new(game: str, players: int | None, seed: int | None, options: tuple[str, ...]) -> Match:
    usual = load(game).usual_seats()
    return new(
        game, usual if players is None else players, randbits(40) if seed is None else seed, table_options(options)
    )


def _play(match: Match, who: str, answers: int) -> None:
    bot = bots.make(who, match.game, seed=match.seed, trust=True)
    while len(match.moves) < answers and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)


def _recorded(game: str, path: Path, answers: int | None) -> Match:
    found = record.read(path)
    if found.game != load(game).name:
        raise BadSetup(
            f"{path} is a record of {found.game}, not of {game}",
            f"{path} est une partie de {found.game}, pas de {game}",
        )
    return replay(found, None if answers is None or answers >= len(found.answers) else answers)


def _seat(match: Match, wanted: int | None) -> int:
    """Return the seat that looks: the one named, or whoever is asked, or the first at the end of the game."""
    if wanted is None:
        question = match.question()
        return question.seat if question else 0
    if not 0 <= wanted <= match.setup.players:
        raise BadSetup(
            f"there is no seat {wanted}; seats go from 1 to {match.setup.players}, and 0 only watches",
            f"il n'y a pas de place {wanted} ; elles vont de 1 à {match.setup.players}, et 0 regarde",
        )
    return wanted - 1 if wanted else SPECTATOR


def _report(match: Match, out: Path) -> str:
    done = len(match.moves)
    return say(f"{out}: seed {match.seed}, after {done} answers", f"{out} : graine {match.seed}, après {done} réponses")
