"""The coach: given a game and a lesson, which step is on, what it points at, what is done, what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ludotheque import naming
from ludotheque.kernel import Option, waiting
from ludotheque.lessons import texts
from ludotheque.lessons.lesson import ANSWER, ANYBODY, Step
from ludotheque.lessons.track import Beat, Track, track
from ludotheque.match import Match, Question
from ludotheque.pupil import AGREE, LEAVE, READ, RETURN, SKIP, Mark, Pupil

# task: something to do. read: something to know. waiting: others play. detour: something else was played. free: no step
# fits. end: all is told. over: the game ended first.
Kind = Literal["task", "read", "waiting", "detour", "free", "end", "over"]
# How many titles of what is still to come are told.
COMING = 3


@dataclass(frozen=True)
class Card:
    """What the coach says now."""

    kind: Kind
    # Of the lesson's steps, or all of them.
    step: int
    title: str
    text: str = ""
    why: str = ""
    task: str = ""
    sum: str = ""
    # Which chapter, which step of it, of how many; none where no step is on.
    chapter: int = -1
    place: int = 0
    of: int = 0
    # What to point at: answers, and elements or parts of the page by their ids.
    answers: tuple[Option, ...] = ()
    lights: tuple[str, ...] = ()


class Coach:
    """A lesson at a table. Everything follows from the answers of the game and from what the pupil said."""

    def __init__(self, track: Track, match: Match, marks: Sequence[Mark]) -> None:
        lesson = self.lesson = track.lesson
        self.match = match
        self.seat = lesson.eyes
        moves = len(match.moves)
        self.marks = [mark for mark in marks if mark.moves <= moves]
        self.beats = {seat: [beat for beat in track.beats if beat.seat == seat] for seat in range(lesson.seats)}

    @classmethod
    def of(cls, match: Match, pupil: Pupil) -> Coach:
        """Return the coach of a game, or say why there is none."""
        return cls(track(match.game.name, pupil.lesson), match, pupil.marks)

    @property
    def is_away(self) -> bool:
        """Tell whether the pupil plays without a coach for now, or has been through it all."""
        said = [mark.what for mark in self.marks if mark.what in (LEAVE, RETURN)]
        return bool(said) and said[-1] == LEAVE

    @cached_property
    def question(self) -> Question | None:
        """Return what the pupil is asked now."""
        return self.match.question(self.seat)

    @cached_property
    def strayed(self) -> int | None:
        """Return the number of the first answer that is not the one told, if there is one."""
        given: Counter[int] = Counter()
        for number, move in enumerate(self.match.moves):
            own = self.beats[move.seat]
            if given[move.seat] >= len(own) or own[given[move.seat]].option != move.option:
                return number if given[self.seat] < len(self.beats[self.seat]) else None
            given[move.seat] += 1
        return None

    @cached_property
    def has_agreed(self) -> bool:
        """Tell whether the pupil wants to go on another way than told."""
        strayed = self.strayed
        return strayed is not None and any(mark.what == AGREE and mark.moves > strayed for mark in self.marks)

    @cached_property
    def floor(self) -> int:
        """Return the first step that is neither done nor passed; the number of steps if there is none."""
        floor, heard = 0, Counter[str]()
        for number in range(len(self.lesson.prelude), len(self.match.moves) + 1):
            while floor < len(self.lesson.step) and self._is_marked(floor, number):
                floor, heard = floor + 1, Counter()
            if number == len(self.match.moves):
                break
            as_told = self.strayed is None or number < self.strayed
            move = self.match.moves[number]
            verb = move.option.verb if move.seat == self.seat else ""
            for event in self._happenings(number):
                floor, heard = self._after(event, floor, heard, "" if as_told else verb)
        return floor

    def _is_marked(self, step: int, number: int) -> bool:
        """Tell whether the pupil has said by now that a step is read or to be left out."""
        return any(mark.step == step and mark.what in (READ, SKIP) and mark.moves <= number for mark in self.marks)

    def _happenings(self, number: int) -> list[str]:
        """Return what conditions may speak of: the pupil's answer, and what came of anybody's."""
        move = self.match.moves[number]
        found = [f"{ANSWER}{move.option.verb}"] if move.seat == self.seat else []
        found += [f"{ANYBODY}{event.name}" for event in move.events]
        return found + [event.name for event in move.events if event.seat == self.seat]

    def _after(self, event: str, floor: int, heard: Counter[str], verb: str) -> tuple[int, Counter[str]]:
        """Return the open step after something happened, and what it has heard; the verb may do what comes later."""
        for number in range(floor, len(self.lesson.step)):
            step, had = self.lesson.step[number], heard if number == floor else Counter[str]()
            wanted, now = Counter(step.until), had + Counter([event])
            # What an answer leads to by the way, such as a map that is laid out, is not what a later step asks for.
            if now[event] <= wanted[event] and (number == floor or not verb or verb in step.verbs):
                if wanted == now:
                    return number + 1, Counter()
                # What is only begun leaves no chapter out.
                if step.chapter == self.lesson.step[floor].chapter:
                    return number, now
            # What is asked for later is not done before; who goes another way may also leave things out.
            if not verb and not step.is_read:
                break
        return floor, heard

    @cached_property
    def step(self) -> int | None:
        """Return the step that is on: where the game went another way, the first that fits what the pupil is asked."""
        steps = range(self.floor, len(self.lesson.step))
        if self.strayed is None:
            return next(iter(steps), None)
        last = len(self.match.moves)
        return next((n for n in steps if not self._is_marked(n, last) and self._fits(self.lesson.step[n])), None)

    def _fits(self, step: Step) -> bool:
        """Tell whether a step says something true and useful where the game went another way."""
        if self.question is None or not step.is_general:
            return False
        offered = {option.verb for option in self.question.options}
        needed = step.needs or step.verbs[:1]
        return not needed or bool(offered & set(needed))

    def scripted(self, seat: int) -> Option | None:
        """Return what a seat answers next in the game as told; nothing where the game went another way."""
        if self.strayed is not None:
            return None
        given = sum(move.seat == seat for move in self.match.moves)
        beat = self.beats[seat][given] if given < len(self.beats[seat]) else None
        return None if beat is None else beat.option

    def to_do(self) -> list[Option]:
        """Return the answers of the pupil that the step on still asks for."""
        if self.strayed is not None or self.step is None:
            return []
        given = sum(move.seat == self.seat for move in self.match.moves)
        return [beat.option for beat in self.beats[self.seat][given:] if beat.step <= self.step]

    def can_undo(self) -> bool:
        """Tell whether everything since the pupil went another way can be taken back."""
        strayed = self.strayed
        if strayed is None or any(move.seat != self.seat for move in self.match.moves[strayed:]):
            return False
        return self.match.why_no_undo(self.seat) is None and self.match.before(strayed) is not None

    def went_astray_at(self) -> int:
        """Return the step during which the pupil went another way."""
        if self.strayed is None:
            return self.floor
        given = sum(move.seat == self.seat for move in self.match.moves[: self.strayed])
        return self.beats[self.seat][min(given, len(self.beats[self.seat]) - 1)].step

    def card(self, language: str) -> Card:
        """Say what there is to say now."""
        if self.floor == len(self.lesson.step):
            return self._end(language)
        if self.match.outcome() is not None:
            return Card("over", len(self.lesson.step), say(language, "over"), say(language, "over-text"))
        if self.strayed is not None and not self.has_agreed:
            return self._detour(language)
        if self.question is None:
            return self._waiting(language)
        if self.step is None:
            return self._free(language)
        return self._told(self.step, language)

    def _told(self, number: int, language: str) -> Card:
        step, as_told = self.lesson.step[number], self.strayed is None
        chapter, place, of = self.lesson.place(number)
        here = step.here.say(language) if as_told else ""
        text = " ".join(filter(None, (step.text.say(language), here)))
        return Card(
            "read" if step.is_read else "task",
            number,
            step.title.say(language),
            text,
            step.why.say(language) if as_told else "",
            (step.task if as_told else step.free).say(language),
            step.sum.say(language) if as_told else "",
            chapter,
            place,
            of,
            tuple(self.to_do()[:1]),
            tuple(self._element(light) for light in step.light) if as_told else (),
        )

    def _detour(self, language: str) -> Card:
        step = self.went_astray_at()
        chapter, place, of = self.lesson.place(step)
        task = self.lesson.step[step].task
        mine = say(language, "detour-mine", task=task.say(language)) if task else ""
        why = say(language, "detour-undo" if self.can_undo() else "detour-anew")
        text = " ".join(filter(None, (say(language, "detour-text"), mine)))
        return Card("detour", step, say(language, "detour"), text, why, chapter=chapter, place=place, of=of)

    def _waiting(self, language: str) -> Card:
        asked = next((ask.seat for ask in waiting(self.match.state)), self.seat)
        title = say(language, "waiting", name=self.match.names[asked])
        scripted = self._beat_of(asked)
        meanwhile = self.lesson.step[scripted.step].meanwhile if scripted else None
        text = meanwhile.say(language) if meanwhile else say(language, "waiting-text")
        number = self.floor
        return Card("waiting", number, title, text, "", "", "", *self.lesson.place(number))

    def _beat_of(self, seat: int) -> Beat | None:
        given = sum(move.seat == seat for move in self.match.moves)
        return self.beats[seat][given] if self.scripted(seat) is not None else None

    def _free(self, language: str) -> Card:
        titles = [step.title.say(language) for step in self.lesson.step[self.floor :]]
        coming = say(language, "free-next", titles=", ".join(titles[:COMING]))
        place = self.lesson.place(self.floor)
        return Card("free", self.floor, say(language, "free"), say(language, "free-text"), coming, "", "", *place)

    def _end(self, language: str) -> Card:
        end = self.lesson.end
        title, text, why = (said.say(language) for said in (end.title, end.text, end.why))
        return Card("end", len(self.lesson.step), title, text, why)

    def _element(self, light: str) -> str:
        return light if light.startswith("#") else naming.element_called(self.match.game, self._view, light)

    @cached_property
    def _view(self) -> object:
        return self.match.view(self.seat)


def say(language: str, name: str, /, **figures: object) -> str:
    """Return what every coach says."""
    return texts.say(language, name, **figures)
