"""`ludotheque puzzle`: lists the puzzles of a game, plays one in the terminal, shows its solution."""

from __future__ import annotations

from pathlib import Path

import click

from ludotheque import games
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.play import new_file, plain_option, sit_down
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.puzzles import BadPuzzle, Puzzle, puzzles, with_puzzles
from ludotheque.puzzles import puzzle as find
from ludotheque.typography import shown


@click.command(
    help=say(
        "Solve a puzzle of GAME: a position, a task, one turn. Without a NUMBER the puzzles are listed.",
        "Résout un problème de GAME : une position, une tâche, un tour. Sans NUMBER, la liste des problèmes.",
    )
)
@click.argument("game")
@click.argument("number", required=False)
@plain_option
@click.option("--solution", is_flag=True, help=say("Show the solution instead.", "Montre plutôt la solution."))
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=say("Where to keep what you play.", "Où garder ce que vous jouez."),
)
@language_option
def puzzle(game: str, number: str | None, plain: bool, solution: bool, save: Path | None, lang: Language) -> None:
    """List puzzles, play one, or show how it goes."""
    name = games.load(game).name
    if not puzzles(name):
        listed = ", ".join(with_puzzles())
        raise BadPuzzle(f"{name} has no puzzles; {listed} do", f"{name} n'a pas de problèmes ; {listed} en ont")
    if number is None:
        for one in puzzles(name):
            click.echo(f"{one.number:>3}. {titled(one, lang)}")
    elif solution:
        for line in find(name, number).told(lang):
            click.echo(f"- {shown(line, lang)}")
    else:
        play(find(name, number), plain, save, lang)


def titled(one: Puzzle, lang: Language) -> str:
    """Return title and task."""
    return shown(f"{one.file.title.say(lang)}. {one.file.task.say(lang)}", lang)


def play(one: Puzzle, plain: bool, save: Path | None, lang: Language) -> None:
    """Sit down to a puzzle; what is played is kept in a file like any game."""
    seats = range(one.position.setup.players)
    names = tuple(say("You", "Vous") if seat == one.seat else f"#{seat + 1}" for seat in seats)
    sitting = Sitting(one.begun(names), new_file(one.game.name, save))
    sitting.save()
    sit_down(sitting, plain, lang)
