"""What one drawing of Immortals shows."""

from types import ModuleType
from typing import Any

from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.games.immortals.words import LABELS, WORDS
from ludotheque.games.immortals.words.en import names as english
from ludotheque.games.immortals.words.fr import names as french
from ludotheque.svg import scene

NAMES: dict[str, ModuleType] = {"fr": french, "en": english}
# Symbols of the tribes that other games have too; the rest are ours.
SHARED_EMBLEMS = ("elves", "humans", "dwarves", "amazons", "halflings", "orcs", "trolls")


def emblem(tribe: str) -> str:
    """Return the symbol of a tribe."""
    return f"race-{tribe}" if tribe in SHARED_EMBLEMS else f"im-{tribe.replace('_', '-')}"


class Scene(scene.Scene[Immortals]):
    """A view to be drawn, and what can be chosen on it."""

    def __init__(
        self, view: Immortals, seat: int, language: str, names: tuple[str, ...] = (), only_looks: bool = False
    ) -> None:
        self.labels = LABELS[language]
        self.call: Any = NAMES[language]
        called = scene.called(names, len(view.players), self.labels.player)
        super().__init__(view, seat, language, WORDS, called, only_looks)

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
