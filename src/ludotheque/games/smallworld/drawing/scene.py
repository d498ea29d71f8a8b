"""What one drawing shows: a view, for a seat, in a language, with the question that seat is asked."""

from functools import cached_property
from typing import Any

from ludotheque.game import Talk, Words
from ludotheque.games.smallworld.describe import Speech
from ludotheque.games.smallworld.drawing.labels import LABELS
from ludotheque.games.smallworld.state import SmallWorld
from ludotheque.games.smallworld.words import en, fr
from ludotheque.kernel import BUTTON, Ask, Option, waiting

WORDS: dict[str, Words] = {"fr": fr, "en": en}


class Scene:
    """A view to be drawn, and what can be chosen on it."""

    def __init__(self, view: SmallWorld, seat: int, language: str, names: tuple[str, ...] = ()) -> None:
        self.view = view
        self.seat = seat
        self.players = len(view.players)
        self.language = language
        self.labels = LABELS[language]
        self.names = names or tuple(self.labels.player.format(number + 1) for number in range(self.players))
        asks = waiting(view)
        mine = next((ask for ask in asks if ask.seat == seat), None)
        # The open question, whoever it is for; its options only if it is for this seat.
        self.ask: Ask[Any] | None = mine or next(iter(asks), None)
        self.options: list[Option] = mine.options(view) if mine else []
        self.options_at: dict[str, list[Option]] = {}
        for option in self.options:
            self.options_at.setdefault(option.element(), []).append(option)

    @cached_property
    def talk(self) -> Talk:
        """Return what sentences need."""
        return Talk(self.view, self.names, self.seat)

    @cached_property
    def speech(self) -> Speech:
        """Return who speaks of the position."""
        return Speech(self.talk, self.language)

    def question(self) -> tuple[str, str]:
        """Return the question in words, and what the asked seat has at hand for it."""
        if self.ask is None:
            return "", ""
        words = WORDS[self.language]
        return words.question(self.talk, self.ask), words.situation(self.talk, self.ask)

    def says(self, option: Option) -> str:
        """Return what an option is called."""
        assert self.ask is not None
        return WORDS[self.language].option(self.talk, self.ask, option)

    def choices(self, element: str) -> str | None:
        """Return what can be done at an element, in words; nothing if it cannot be chosen."""
        return " · ".join(self.says(option) for option in self.options_at.get(element, ())) or None

    def buttons(self) -> list[Option]:
        """Return the options that are not places on the board."""
        return [option for option in self.options if option.kind == BUTTON]
