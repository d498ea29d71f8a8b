"""What a lesson says: how the table is set, its steps, and the answers of everybody; a file of the game's folder."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludotheque import shelf
from ludotheque.errors import LudothequeError
from ludotheque.typography import shown
from ludotheque.writing import SEATS

FOLDER = "data/lessons"
# The lesson that a newcomer begins with.
FIRST = "first"
# In front of what counts as done: something that anybody does, or an answer of one's own instead of an event.
ANYBODY, ANSWER = "any:", "answer:"


class BadLesson(LudothequeError):
    """A lesson is damaged, or the game no longer goes the way it tells."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    fr: str = ""
    en: str = ""

    def say(self, language: str) -> str:
        """Return it in a language, as it is read."""
        return shown(self.fr if language == "fr" else self.en, language)

    def __bool__(self) -> bool:
        return bool(self.fr)


NOTHING = Text()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps about one thing; its name stands on the way through the lesson."""

    id: str
    name: Text


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, what is asked for, what it points at, and what counts as done."""

    chapter: str
    title: Text
    # True whenever the step is on; and what is only true in the game as the lesson tells it: how it stands, and why.
    text: Text = NOTHING
    here: Text = NOTHING
    why: Text = NOTHING
    # What to do: in the game as told, and in any other.
    task: Text = NOTHING
    free: Text = NOTHING
    # Said while the others play.
    meanwhile: Text = NOTHING
    # A sum that is worth seeing: what is added up, and what it makes.
    sum: Text = NOTHING
    # The verbs of which one must be offered; if not said, that of the first answer.
    needs: list[str] = []
    # Elements to point at besides what is to be chosen: `region:hill_1`, or parts of the page: `#goal`.
    light: list[str] = []
    # Events of the pupil's own, each as often as it is listed; without any it is done when it has been read.
    until: list[str] = []
    # The answers of the pupil, and of others behind the name of their seat: `second: pass`.
    script: list[str] = []

    @property
    def is_read(self) -> bool:
        """Tell whether there is nothing to do but read it."""
        return not self.until

    @property
    def verbs(self) -> list[str]:
        """Return the verbs of the answers that do what it asks for."""
        return [line.partition(" ")[0] for line in self.script] + self.needs

    @property
    def is_general(self) -> bool:
        """Tell whether it says anything that holds in any game."""
        return bool(self.text)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    title: Text
    minutes: int
    seats: int
    seed: int
    # What is said at the end, before the pupil plays on alone.
    end: Step
    chapter: list[Chapter]
    step: list[Step]
    # What the others are called, in the order of the seats.
    names: list[str] = []
    options: dict[str, str] = {}
    # What was answered before the lesson begins, each behind the letter of its seat but for the pupil's own.
    prelude: list[str] = []
    # Where the pupil sits.
    seat: str = SEATS[0]
    # Said of itself once it is read.
    game: str = ""
    id: str = FIRST

    @property
    def eyes(self) -> int:
        """Return the pupil's seat."""
        return SEATS.index(self.seat)

    def place(self, number: int) -> tuple[int, int, int]:
        """Return of a step the number of its chapter, its number in there, and how many there are."""
        chapters = [chapter.id for chapter in self.chapter]
        alike = [other for other, step in enumerate(self.step) if step.chapter == self.step[number].chapter]
        return chapters.index(self.step[number].chapter), alike.index(number) + 1, len(alike)


def parse(text: str, game: str, id: str = FIRST) -> Lesson:
    """Read a lesson, or say in one sentence what is wrong with it."""
    name = f"{game}/{FOLDER}/{id}.toml"
    try:
        found = msgspec.toml.decode(text, type=Lesson)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLesson(f"{name} is no lesson: {error}", f"{name} n'est pas une leçon : {error}") from error
    for en, fr in _faults(found):
        raise BadLesson(f"{name} is no lesson: {en}", f"{name} n'est pas une leçon : {fr}")
    return msgspec.structs.replace(found, game=game, id=id)


def _faults(lesson: Lesson) -> list[tuple[str, str]]:
    """Return what makes no lesson although it can be read."""
    chapters = {chapter.id for chapter in lesson.chapter}
    found = []
    if lesson.seat not in SEATS[: lesson.seats]:
        found.append((f"nobody sits at {lesson.seat!r}", f"personne n'est assis à {lesson.seat!r}"))
    if not lesson.step:
        found.append(("it has no steps", "elle n'a pas d'étapes"))
    for number, step in enumerate(lesson.step, 1):
        if step.chapter not in chapters:
            found.append((f"step {number} is of no chapter", f"l'étape {number} n'est d'aucun chapitre"))
        if any(bool(text.fr) != bool(text.en) for text in _texts(step)):
            found.append((f"step {number} lacks a language", f"il manque une langue à l'étape {number}"))
    return found


def _texts(step: Step) -> list[Text]:
    values: list[Any] = [getattr(step, name) for name in step.__struct_fields__]
    return [value for value in values if isinstance(value, Text)]


@cache
def load(game: str, id: str = FIRST) -> Lesson:
    """Return a lesson of a game."""
    text = shelf.text_of(game, f"{FOLDER}/{id}.toml") if id.isidentifier() else None
    if text is None:
        raise BadLesson(f"{game} has no lesson {id!r}", f"{game} n'a pas de leçon {id!r}")
    return parse(text, game, id)


def first(game: str) -> Lesson | None:
    """Return the lesson that a newcomer to a game begins with, if there is one that can be read."""
    try:
        return load(game)
    except BadLesson:
        return None
