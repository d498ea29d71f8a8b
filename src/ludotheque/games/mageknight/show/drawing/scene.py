"""What one drawing shows: a view, for a seat, in a language, with the question that seat is asked."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.pieces import NONE, Effort, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.texts import finish
from ludotheque.kernel import Ask, Option, waiting

HERO_EMBLEMS = {"arythea": "mk-fire", "goldyx": "dragon", "norowas": "race-elves", "tovak": "race-humans"}


class Scene:
    """A view to be drawn, and what can be chosen on it."""

    def __init__(self, view: MageKnight, seat: int, language: str, names: tuple[str, ...] = ()) -> None:
        self.view = view
        self.seat = seat
        self.language = language
        self.speaker = WORDS[language]
        self.words = self.speaker.words
        self.labels = self.words.labels
        self.called = self.words.names
        self.texts = self.speaker.texts
        self.names = names or tuple(self.labels.player.format(number + 1) for number in range(len(view.players)))
        self.asks = waiting(view)
        self.ask: Ask[Any] | None = next((ask for ask in self.asks if ask.seat == seat), None)
        self.options: list[Option] = self.ask.options(view) if self.ask else []
        # Where walks of several steps lead, and what they cost; pages offer them.
        self.walks: dict[int, int] = {}
        self.options_at: dict[str, list[Option]] = {}
        for option in self.options:
            self.options_at.setdefault(option.element(), []).append(option)

    @cached_property
    def talk(self) -> Talk:
        """Return what sentences need."""
        return Talk(self.view, self.names, self.seat)

    @property
    def mine(self) -> Player | None:
        """Return the player who looks; nobody for a spectator."""
        return self.view.players[self.seat] if 0 <= self.seat < len(self.view.players) else None

    @property
    def actor(self) -> int:
        """Return whose effort is shown: that of the player who looks, or else of the one whose turn it is."""
        player = self.mine
        return self.seat if player is not None and player.effort.acting else self.view.turn.seat

    @property
    def effort(self) -> Effort:
        """Return what the one who acts has at hand."""
        return self.view.effort(self.actor)

    def says(self, option: Option) -> str:
        """Return what an option is called."""
        assert self.ask is not None
        return self.speaker.option(self.talk, self.ask, option)

    def choices(self, element: str) -> str | None:
        """Return what can be done at an element, in words; nothing if it cannot be chosen."""
        return " · ".join(self.says(option) for option in self.options_at.get(element, ())) or None

    def verbs(self, element: str) -> set[str]:
        """Return the verbs of what can be done at an element."""
        return {option.verb for option in self.options_at.get(element, ())}

    def typeset(self, text: str) -> str:
        """Return a text with the spaces of its language, its first letter large."""
        return finish(self.words.language, text)

    def focus(self) -> int:
        """Return the space where the action is: the fight, the hero who plays, one's own hero, the portal."""
        view = self.view
        if view.combat is not None:
            return view.combat.space
        for seat in (view.turn.seat, self.seat):
            if 0 <= seat < len(view.players) and view.players[seat].space != NONE:
                return view.players[seat].space
        return 0


def hero_emblem(hero: int) -> str:
    """Return the symbol of a hero."""
    return HERO_EMBLEMS[data.HEROES[hero]] if hero >= 0 else "ui-person"
