"""What one drawing shows: a view, for a seat, in a language, with the question that seat is asked."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from ludotheque.game import Talk, Words
from ludotheque.kernel import BUTTON, Ask, Option, waiting

View = TypeVar("View")


def called(names: tuple[str, ...], players: int, number: str) -> tuple[str, ...]:
    """Return what the players are called: their names, or each by a number."""
    return names or tuple(number.format(seat + 1) for seat in range(players))


class Scene(Generic[View]):
    """A view to be drawn, and what can be chosen on it."""

    def __init__(
        self,
        view: Any,
        seat: int,
        language: str,
        words: Mapping[str, Words],
        names: tuple[str, ...] = (),
        only_looks: bool = False,
        said: dict[Option, str] | None = None,
    ) -> None:
        self.view: View = view
        self.seat = seat
        self.language = language
        self.words = words[language]
        self.names = names
        # What options are called, for whoever asks again.
        self.said = {} if said is None else said
        self.asks = waiting(view)
        mine = next((ask for ask in self.asks if ask.seat == seat), None)
        # The open question of this seat; none for somebody who only looks through its eyes.
        self.ask: Ask[Any] | None = None if only_looks else mine
        self.options: list[Option] = self.ask.options(view) if self.ask else []
        self.options_at: dict[str, list[Option]] = {}
        for option in self.options:
            self.options_at.setdefault(option.element(), []).append(option)

    @cached_property
    def talk(self) -> Talk:
        """Return what sentences need."""
        return Talk(self.view, self.names, self.seat)

    def question(self) -> tuple[str, str]:
        """Return the question in words, and what the asked seat has at hand for it."""
        if self.ask is None:
            return "", ""
        return self.words.question(self.talk, self.ask), self.words.situation(self.talk, self.ask)

    def says(self, option: Option) -> str:
        """Return what an option is called."""
        assert self.ask is not None
        said = self.said.get(option)
        if said is None:
            said = self.said[option] = self.words.option(self.talk, self.ask, option)
        return said

    def choices(self, element: str) -> str | None:
        """Return what can be done at an element, in words; nothing if it cannot be chosen."""
        found = self.options_at.get(element)
        return " · ".join([self.says(option) for option in found]) if found else None

    def buttons(self) -> list[Option]:
        """Return the options that are not places on the board."""
        return [option for option in self.options if option.kind == BUTTON]
