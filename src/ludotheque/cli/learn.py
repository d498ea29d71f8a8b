"""`ludotheque learn`: a guided first game in the terminal, taken up where it was left."""

from __future__ import annotations

from pathlib import Path

import click

from ludotheque import games, lessons, record
from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.play import kept_in, plain_option, sit_down
from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.sitting import Sitting, restore
from ludotheque.lessons import Lesson
from ludotheque.pupil import Pupil
from ludotheque.record import HUMAN

# Who plays the other seats where the game goes another way than told.
BOT = "easy"


@click.command(
    help=say(
        "Learn GAME in a guided first game; the next time it goes on where you left it.",
        "Apprend GAME par une première partie guidée, reprise la fois suivante où vous l'avez laissée.",
    )
)
@click.argument("game")
@click.option("--anew", is_flag=True, help=say("From the beginning.", "Depuis le début."))
@plain_option
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=say("Where to keep the lesson.", "Où garder la leçon."),
)
@language_option
def learn(game: str, anew: bool, plain: bool, save: Path | None, lang: Language) -> None:
    """Sit down to a lesson."""
    lesson = lessons.load(games.load(game).name)
    path = save or files.folder() / f"lesson-{lesson.game}.json"
    sitting = None if anew or not path.exists() else under_way(path, lesson)
    sit_down(sitting or begun(lesson, path, lang), plain, lang)


def under_way(path: Path, lesson: Lesson) -> Sitting | None:
    """Return the lesson that a file keeps; nothing if the pupil has been through it, or it is another game."""
    kept = record.read(path)
    if kept.pupil is None or kept.game != lesson.game:
        return None
    sitting = Sitting(restore(kept, path), path, kept.pupil)
    return sitting if sitting.coach is not None else None


def begun(lesson: Lesson, path: Path, lang: Language) -> Sitting:
    """Return a lesson at its beginning, already kept in its file."""
    names = tuple(name or say("You", "Vous") for name in lesson.names or [""])
    match = lessons.opened(lesson, 0, names)
    match.kinds = tuple(HUMAN if seat == lesson.eyes else BOT for seat in range(lesson.seats))
    path.parent.mkdir(parents=True, exist_ok=True)
    return kept_in(match, path, Pupil(lesson.id))
