"""The game as a lesson tells it: every answer of every seat, found by playing it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import msgspec

from ludotheque import naming
from ludotheque.errors import LudothequeError
from ludotheque.game import LANGUAGES
from ludotheque.games import load as game_called
from ludotheque.kernel import Option
from ludotheque.lessons.lesson import BadLesson, Lesson, Step, Text, load
from ludotheque.match import Match
from ludotheque.writing import SEATS

# The number of what comes before the first step.
BEFORE = -1
# The name of an element, in the language spoken.
NAME = re.compile(r"\{([a-z_]+:[\w:,.-]+)\}")


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


@dataclass(frozen=True)
class Track:
    """A lesson with the names of what it speaks of, and its answers in order."""

    lesson: Lesson
    beats: tuple[Beat, ...]


def played(lesson: Lesson, upto: int | None = None) -> tuple[Match, Track]:
    """Play a lesson as it tells, to its end or up to a step."""
    match, beats, steps = start(lesson), [], []
    for number, step in enumerate([None, *lesson.step[:upto]], BEFORE):
        steps += [] if step is None else [_named(lesson, step, match)]
        for line in lesson.prelude if step is None else step.script:
            seat, said = split(lesson, line)
            try:
                match.answer(said, seat)
            except LudothequeError as error:
                raise BadLesson(
                    f"{lesson.game}: step {number + 1} of the lesson no longer goes: {error.en}",
                    f"{lesson.game} : l'étape {number + 1} de la leçon n'est plus possible : {error.fr}",
                ) from error
            beats.append(Beat(number, seat, match.moves[-1].option))
    return match, Track(msgspec.structs.replace(lesson, step=steps), tuple(beats))


def _named(lesson: Lesson, step: Step, match: Match) -> Step:
    """Return a step with the names of things as they lie when it begins."""
    named = {}
    for field in step.__struct_fields__:
        text = getattr(step, field)
        if isinstance(text, Text) and "{" in text.en + text.fr:
            names = {language: _filled(lesson, match, getattr(text, language), language) for language in LANGUAGES}
            named[field] = Text(**names)
    return msgspec.structs.replace(step, **named)


def _filled(lesson: Lesson, match: Match, text: str, language: str) -> str:
    things = list(match.game.show.text_board(match.talk(lesson.eyes), language).things())
    view = match.view(lesson.eyes)

    def name(found: re.Match[str]) -> str:
        element = naming.element_called(match.game, view, found[1])
        called = next((thing.name for thing in things if thing.element == element), "")
        if not called:
            en, fr = f"nothing is called {found[1]} there", f"rien ne s'appelle {found[1]} à cet endroit"
            raise BadLesson(f"{lesson.game}: {en}", f"{lesson.game} : {fr}")
        # Of several alike, each is called by the name.
        return called.partition(" ×")[0]

    return NAME.sub(name, text)


@cache
def track(game: str, id: str) -> Track:
    """Return a lesson as it goes."""
    return played(load(game, id))[1]


def opened(lesson: Lesson, step: int, names: tuple[str, ...]) -> Match:
    """Return the game of a lesson where a step begins."""
    match, _ = played(lesson, step)
    match.names = names
    return match
