"""Nim in French and in English; `WORDS` is what the library needs of it."""

from types import ModuleType
from typing import Any

from examples.nim.rules.events import Taken
from examples.nim.words import en, fr
from ludotheque.game import Refusal, Talk
from ludotheque.kernel import Ask, Event, Option
from ludotheque.typography import shown


class Speaker:
    """Sentences of one language, filled with who and how many, with its apostrophes and spaces."""

    def __init__(self, language: str, sentences: ModuleType) -> None:
        self.language = language
        self.sentences = sentences

    def say(self, pattern: str, *figures: object, **named: object) -> str:
        """Fill a sentence in."""
        return shown(pattern.format(*figures, **named), self.language)

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask how many are taken."""
        return self.say(self.sentences.QUESTION, name=talk.names[ask.seat])

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say how many there are."""
        return self.say(self.sentences.SITUATION, n=talk.view.pebbles)

    def option(self, talk: Talk, ask: Ask[Any], option: Option) -> str:
        """Say how many an option takes."""
        return self.say(self.sentences.OPTIONS[option.index])

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
        """List nothing: pebbles are free."""
        return []

    def event(self, talk: Talk, event: Event) -> str:
        """Say who took how many."""
        assert isinstance(event, Taken)
        return self.say(self.sentences.EVENT, name=talk.names[event.seat], n=event.pebbles)

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count."""
        return name or kind

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        return self.say(self.sentences.REFUSALS[refusal.reason], *refusal.figures)

    def table(self, option: str, value: str = "") -> str:
        """Name what a table chooses; a number is its own name."""
        return value or self.say(self.sentences.TABLE[option])

    def tally(self, what: str) -> str:
        """Name what is counted."""
        return what

    def glossary(self) -> list[tuple[str, str]]:
        """List nothing: a pebble is a pebble."""
        return []


WORDS = {"fr": Speaker("fr", fr), "en": Speaker("en", en)}
