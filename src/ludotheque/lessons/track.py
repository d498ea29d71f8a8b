"""The game as a lesson tells it: every answer of every seat, found by playing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludotheque.errors import LudothequeError
from ludotheque.games import load as game_called
from ludotheque.kernel import Option
from ludotheque.lessons.lesson import BadLesson, Lesson, load
from ludotheque.match import Match
from ludotheque.writing import SEATS


@dataclass(frozen=True)
class Beat:
    """One answer of the game as told: of which step, by whom, and what."""

    step: int
    seat: int
    option: Option


def start(lesson: Lesson, names: tuple[str, ...] = ()) -> Match:
    """Return the game of a lesson before its first answer."""
    game = game_called(lesson.game)
    return Match(game, game.setup(lesson.seats, lesson.options), lesson.seed, names)


def split(lesson: Lesson, answer: str) -> tuple[int, str]:
    """Return whose answer a line of a script is, and what is answered."""
    seat, colon, said = answer.partition(": ")
    return (SEATS.index(seat), said) if colon and seat in SEATS else (lesson.eyes, answer)


def played(lesson: Lesson, upto: int | None = None) -> tuple[Match, list[Beat]]:
    """Play a lesson as it tells, to its end or up to a step."""
    match, beats = start(lesson), []
    for number, step in enumerate(lesson.step[:upto]):
        for line in step.script:
            seat, said = split(lesson, line)
            try:
                match.answer(said, seat)
            except LudothequeError as error:
                raise BadLesson(
                    f"{lesson.game}: step {number + 1} of the lesson no longer goes: {error.en}",
                    f"{lesson.game} : l'étape {number + 1} de la leçon n'est plus possible : {error.fr}",
                ) from error
            beats.append(Beat(number, seat, match.moves[-1].option))
    return match, beats


@cache
def track(game: str, id: str) -> tuple[Beat, ...]:
    """Return all answers of a lesson in order."""
    return tuple(played(load(game, id))[1])


def opened(lesson: Lesson, step: int, names: tuple[str, ...]) -> Match:
    """Return the game of a lesson where a step begins."""
    match, _ = played(lesson, step)
    match.names = names
    return match
