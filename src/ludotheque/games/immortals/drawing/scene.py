"""What one drawing shows: a view, for a seat, in a language, with the question that seat is asked."""

from functools import cached_property
from types import ModuleType
from typing import Any

from ludotheque.game import Talk, Words
from ludotheque.games.immortals import data
from ludotheque.games.immortals.drawing.labels import LABELS
from ludotheque.games.immortals.state import Immortals
from ludotheque.games.immortals.words import en, fr
from ludotheque.games.immortals.words.en import names as english
from ludotheque.games.immortals.words.fr import names as french
from ludotheque.kernel import BUTTON, Ask, Option, waiting

WORDS: dict[str, Words] = {"fr": fr, "en": en}
NAMES: dict[str, ModuleType] = {"fr": french, "en": english}
# Symbols of the tribes that other games have too; the rest are ours.
SHARED_EMBLEMS = ("elves", "humans", "dwarves", "amazons", "halflings", "orcs", "trolls")


def emblem(tribe: str) -> str:
    """Return the symbol of a tribe."""
    return f"race-{tribe}" if tribe in SHARED_EMBLEMS else f"im-{tribe.replace('_', '-')}"


class Scene:
    """A view to be drawn, and what can be chosen on it."""

    def __init__(self, view: Immortals, seat: int, language: str, names: tuple[str, ...] = ()) -> None:
        self.view = view
        self.seat = seat
        self.language = language
        self.labels = LABELS[language]
        self.call: Any = NAMES[language]
        self.names = names or tuple(self.labels.player.format(number + 1) for number in range(len(view.players)))
        self.asks = waiting(view)
        mine = next((ask for ask in self.asks if ask.seat == seat), None)
        # The open question of this seat, and who else has to answer.
        self.ask: Ask[Any] | None = mine
        self.options: list[Option] = mine.options(view) if mine else []
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

    def tribes(self, seat: int) -> tuple[str, str]:
        """Return the ids of a seat's tribes."""
        player = self.view.players[seat]
        return data.LIGHT_TRIBES[player.light]["id"], data.DARK_TRIBES[player.dark]["id"]

    def title(self) -> str:
        """Return where the game stands."""
        rounds = self.view.house.rounds
        if self.view.round == 0:
            return self.labels.start
        return self.labels.round.format(min(self.view.round, rounds), rounds)
