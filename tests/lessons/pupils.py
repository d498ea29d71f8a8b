"""Pupils: they do what the coach asks, or something else."""

from collections.abc import Iterator
from random import Random

from ludotheque import bots, games, lessons
from ludotheque.kernel import Option, waiting
from ludotheque.lessons import Card, Coach, Lesson
from ludotheque.match import Match
from ludotheque.pupil import AGREE, READ, Mark, Pupil

TAUGHT = [name for name in games.names() if lessons.first(name) is not None]
NAMES = ("Léa", "Basile", "Ondine", "Camille", "Odilon")


class Desk:
    """A lesson under way, without a table or a terminal."""

    def __init__(self, game: str) -> None:
        self.lesson: Lesson = lessons.load(game)
        self.match: Match = lessons.opened(self.lesson, 0, NAMES[: self.lesson.seats])
        self.pupil = Pupil(self.lesson.id)

    @property
    def coach(self) -> Coach:
        return Coach.of(self.match, self.pupil)

    def say(self, what: str, step: int) -> None:
        self.pupil = self.pupil.with_mark(Mark(len(self.match.moves), what, step))

    def others_play(self) -> None:
        """Let whoever is asked besides the pupil answer, by the book as long as that goes."""
        while (seat := self.other()) is not None:
            told = self.coach.scripted(seat)
            self.match.answer(told or self.thought(seat), seat)

    def other(self) -> int | None:
        asked = [ask.seat for ask in waiting(self.match.state)]
        return next((seat for seat in asked if seat != self.lesson.eyes), None)

    def thought(self, seat: int) -> Option:
        bot = bots.make("random", self.match.game, len(self.match.moves), self.match.trail(seat))
        return bot.choose(self.match.view(seat), seat)

    def go_on(self, card: Card) -> None:
        """Read what is to be read, agree where asked, play what is asked for, or anything."""
        if card.kind == "read":
            self.say(READ, card.step)
        elif card.kind == "detour":
            self.say(AGREE, card.step)
        elif self.coach.question is not None:
            seat = self.lesson.eyes
            self.match.answer(card.answers[0] if card.answers else self.thought(seat), seat)
        else:
            self.others_play()

    def cards(self, language: str, most: int) -> Iterator[Card]:
        """Go through the lesson, or what is left of it, card by card."""
        for _ in range(most):
            card = self.coach.card(language)
            yield card
            if card.kind in ("end", "over"):
                return
            self.go_on(card)

    def stray(self, dice: Random) -> bool:
        """Answer something else than what is asked for; tell whether there was anything else."""
        question = self.coach.question
        assert question is not None
        others = [option for option in question.options if option not in self.coach.to_do()[:1]]
        if others:
            self.match.answer(dice.choice(others), self.lesson.eyes)
        return bool(others)
