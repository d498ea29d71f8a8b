"""`ludotheque replay`: steps through a saved game, on the whole screen, as sentences, or as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.play import on_a_screen
from ludotheque.cli.terminal.sitting import reopen
from ludotheque.cli.terminal.tape import Tape
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import BadSetup
from ludotheque.match import Match


@click.command(
    help=say(
        "Step through the game that FILE holds; arrows go from answer to answer.",
        "Revoit la partie que contient FILE ; les flèches vont de réponse en réponse.",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, metavar="N", help=say("After so many answers.", "Après autant de réponses."))
@click.option("--seat", type=int, metavar="N", help=say("As this seat saw it.", "Comme cette place l'a vue."))
@click.option("--plain", is_flag=True, help=say("Print the game as sentences.", "Affiche la partie en phrases."))
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def replay(file: Path, at: int | None, seat: int | None, plain: bool, as_json: bool, lang: Language) -> None:
    """Show a record."""
    match = reopen(file)
    tape = Tape(match, None if seat is None else eyes_of(match, seat))
    voice = Voice(match, lang)
    place = None if at is None else tape.check(at)
    if as_json:
        click.echo(
            json.dumps(as_dict(tape, voice, tape.length if place is None else place), ensure_ascii=False, indent=1)
        )
    elif plain or not on_a_screen():
        print_game(tape, voice, place)
    else:
        from ludotheque.cli.terminal.replayer import replay_on_screen

        replay_on_screen(tape, voice, place or 0)


def eyes_of(match: Match, seat: int) -> int:
    """Return the seat that somebody named, counted from one."""
    if not 1 <= seat <= len(match.names):
        raise BadSetup(
            f"--seat {seat} is not a seat of this game; say 1 to {len(match.names)}",
            f"--seat {seat} n'est pas une place de cette partie ; dire de 1 à {len(match.names)}",
        )
    return seat - 1


def print_game(tape: Tape, voice: Voice, at: int | None) -> None:
    """Tell the game turn by turn and its result; with a place, up to there, and how the board stands."""
    names = ", ".join(tape.match.names)
    click.echo(voice.say(f"{voice.title()}: {names}.", f"{voice.title()} : {names}."))
    last = tape.length if at is None else at
    for number in range(last + 1):
        click.echo("".join(_paragraph(tape, voice, number)), nl=False)
    if at is None:
        result = voice.result() or voice.say("The game goes on.", "La partie continue.")
        click.echo(f"\n{result}")
        return
    board = voice.board(tape.talk(at))
    click.echo(f"\n{board.title}")
    for thing in board.things():
        click.echo(thing.says)


def _paragraph(tape: Tape, voice: Voice, number: int) -> Iterator[str]:
    """Tell one answer, a line each, with an empty line where it becomes another seat's turn."""
    if tape.begins_turn(number):
        yield "\n"
    turn = tape.next_turn(number)
    for index, event in enumerate(tape.events(number)):
        if index == turn:
            yield "\n"
        yield from (f"{sentence}\n" for sentence in voice.events(tape.talk(number), [event]))


def as_dict(tape: Tape, voice: Voice, at: int) -> dict[str, Any]:
    """Return the whole game in words, and how the board stands after so many answers."""
    match, outcome = tape.match, tape.match.outcome()
    board = voice.board(tape.talk(at))
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "options": dict(match.setup.options),
        "players": [{"name": name, "kind": kind} for name, kind in zip(match.names, match.kinds, strict=True)],
        "beginning": tape.told(voice, 0),
        "answers": [_answer(tape, voice, number) for number in range(1, tape.length + 1)],
        "at": at,
        "board": {"title": board.title, "things": {thing.element: thing.says for thing in board.things()}},
        "outcome": None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners},
    }


def _answer(tape: Tape, voice: Voice, number: int) -> dict[str, Any]:
    if tape.is_secret(number):
        return {"number": number, "seat": tape.match.moves[number - 1].seat}
    return {**tape.answer(voice, number), "events": tape.told(voice, number)}
