"""What one drawing of Mage Knight shows."""

from __future__ import annotations

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.pieces import NONE, Effort, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.texts import finish
from ludotheque.svg import scene

HERO_EMBLEMS = {"arythea": "mk-fire", "goldyx": "dragon", "norowas": "race-elves", "tovak": "race-humans"}


class Scene(scene.Scene[MageKnight]):
    """A view to be drawn, and what can be chosen on it."""

    def __init__(self, view: MageKnight, seat: int, language: str, names: tuple[str, ...] = ()) -> None:
        self.speaker = WORDS[language]
        self.lexicon = self.speaker.words
        self.labels = self.lexicon.labels
        self.called = self.lexicon.names
        self.texts = self.speaker.texts
        super().__init__(view, seat, language, WORDS, scene.called(names, len(view.players), self.labels.player))
        # Where walks of several steps lead, and what they cost; pages offer them.
        self.walks: dict[int, int] = {}

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

    def verbs(self, element: str) -> set[str]:
        """Return the verbs of what can be done at an element."""
        return {option.verb for option in self.options_at.get(element, ())}

    def typeset(self, text: str) -> str:
        """Return a text with the spaces of its language, its first letter large."""
        return finish(self.lexicon.language, text)

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
