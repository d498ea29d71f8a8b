"""The positions in which components are played: on the road, in a village, in a fight."""

from __future__ import annotations

from ludotheque.games.mageknight.data.notation import TERRAIN
from ludotheque.games.mageknight.rules.combat.foes import armour_of
from ludotheque.games.mageknight.rules.land.map import price
from ludotheque.games.mageknight.rules.pieces import Blow
from tests.games.mageknight.scenario import Table

HOW = ("attack", "ranged", "siege", "block")
ELEMENT = ("", " fire", " ice", " coldfire")
# The hero stands on ROAD; LAIR beside it is where enemies rampage; VILLAGE is a village on the other tile.
ROAD = "1:w"
LAIR = "1:nw"
VILLAGE = "3:sw"
# Skills that keep each phase of a fight open: a phase in which nothing is left to play is over at once.
PATIENCE = ("arythea_burning_power", "tovak_shield_mastery")


class Stage(Table):
    """A table at which a component is tried; the set-up of `Table`, then one of the openings below."""

    def __init__(self, *heroes: str, **options: str) -> None:
        """Open a game; no die of the source can be used unless a test says so."""
        super().__init__(*heroes, **options)
        self.source()

    # Openings: each ends the set-up.

    def road(self) -> Stage:
        """Let the turn begin in a forest, with nobody around."""
        self.land("1", "3").enemy(LAIR).stand(ROAD).begin()
        return self

    def village(self) -> Stage:
        """Let the hero talk to villagers."""
        self.land("1", "3").stand(VILLAGE).begin().do("begin").do("interact")
        return self

    def fight(self, *enemies: str) -> Stage:
        """Let the hero challenge these enemies, who are in the open."""
        self.land("1", "3").enemy(LAIR, *enemies).stand(ROAD).patient().begin()
        self.do("challenge", LAIR)
        return self

    def patient(self) -> Stage:
        """Give the hero something to play in each phase of a fight."""
        return self.learn(*PATIENCE)

    def assault(self, *enemies: str) -> Stage:
        """Let the hero assault a keep that these enemies defend."""
        self.land("1", "3").enemy("3:ne", *enemies).stand("3:e").patient().begin()
        self.begins_with(move=3).move_to("3:ne")
        return self

    def dungeon(self, enemy: str) -> Stage:
        """Let the hero meet this monster underground."""
        self.land("7", "3").stand("7:se").pile(enemy).patient().begin().do("enter")
        return self

    # Phases of a fight; what can be skipped on the way there is skipped.

    def defend(self) -> Stage:
        """Go on to the block phase."""
        self.skip_to("Defend")
        return self

    def strike(self) -> Stage:
        """Go on to the attack phase; what was not blocked hits the hero."""
        self.skip_to("Strike")
        return self

    def ready(self, *blows: str) -> Stage:
        """Let these attacks or blocks, and no others, be laid ready, as cards would: "attack 5 fire"."""
        self.effort.blows = []
        for text in blows:
            how, amount, *element = text.split()
            number = ELEMENT.index(f" {element[0]}") if element else 0
            self.effort.blows.append(Blow(HOW.index(how), number, int(amount)))
        return self

    # Looking.

    def laid(self) -> list[str]:
        """Return the attacks and blocks laid ready: "attack 2", "ranged 3 fire"."""
        return [f"{HOW[blow.how]} {blow.amount}{ELEMENT[blow.element]}" for blow in self.effort.blows]

    def armour(self, enemy: str) -> int:
        """Return the armour of an enemy with all that changes it."""
        return armour_of(self.s, self.foe(enemy))

    def halted(self) -> list[str]:
        """Return the enemies that do not attack in this fight."""
        combat = self.s.combat
        return [] if combat is None else [self.s.kind(foe).id for foe in combat.foes if foe.halted]

    def points(self) -> tuple[int, int, int]:
        """Return move, influence and healing points."""
        return self.effort.move, self.effort.influence, self.effort.heal

    def price(self, terrain: str, seat: int = 0) -> int:
        """Return what it costs somebody to enter a terrain now; below zero if nobody gets in."""
        return price(self.s, TERRAIN[terrain], seat)

    def removed(self) -> list[str]:
        """Return the cards that have left the game."""
        return [self.s.box.cards[card].id for card in self.s.removed]
