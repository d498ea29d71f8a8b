"""The position of a game of Mage Knight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.mageknight.rules.fight import Combat, Foe
from ludotheque.games.mageknight.rules.house import HouseRules
from ludotheque.games.mageknight.rules.pieces import (
    AT_REST,
    NOBODY,
    NONE,
    NOTHING,
    UNCHARTED,
    City,
    Effort,
    Player,
    Spot,
    Turn,
)
from ludotheque.games.mageknight.rules.terms import (
    BARE_FIRE,
    BARE_FORT,
    BARE_RESIST,
    BLACK,
    BREACH,
    DARKNESS,
    FIRE,
    GOLD,
    JUSTICE,
    PHYSICAL,
    SUN,
)
from ludotheque.games.mageknight.rules.traits import FORTIFIED, PILES, Catalogue, EnemyKind
from ludotheque.kernel.state import State

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.lasting import Lasting


# What a twin has for a moment, until it is given those of the position it is made from.
NO_PILES: Final[list[list[int]]] = []


class Dummy:
    """The player who is not there: a deck that runs down, and crystals that make it run faster."""

    __slots__ = ("crystals", "deck", "discard", "hero", "skill_pile", "tactic")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.crystals = [0, 0, 0, 0]
        self.tactic = NONE
        self.skill_pile: list[int] = []

    def copy(self) -> Dummy:
        """Return an independent twin."""
        twin = Dummy(self.hero)
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.crystals = self.crystals[:]
        twin.tactic = self.tactic
        twin.skill_pile = self.skill_pile
        return twin


class MageKnight(State):
    """A whole position. Piles and offers are replaced, never mutated, so that copies share them."""

    __slots__ = (
        "advanced_deck",
        "advanced_offer",
        "announced",
        "artifact_deck",
        "box",
        "cities",
        "combat",
        "core_seen",
        "countdown",
        "discards",
        "dummy",
        "elite_deck",
        "finished",
        "house",
        "lasting",
        "layout",
        "lessons",
        "night",
        "order",
        "picked",
        "piles",
        "place",
        "players",
        "regular_deck",
        "removed",
        "round",
        "ruin_pile",
        "skill_offer",
        "source",
        "spare_cities",
        "spare_core",
        "spare_countryside",
        "spell_deck",
        "spell_offer",
        "spots",
        "tactics",
        "tactics_gone",
        "tile_deck",
        "turn",
        "unit_offer",
        "unseen",
        "upgrades",
    )

    def __init__(self, box: Catalogue, house: HouseRules, turn: Turn | None = None, fresh: bool = True) -> None:
        super().__init__()
        self.box = box
        self.house = house
        self.players: list[Player] = []
        self.dummy: Dummy | None = None
        self.turn = Turn(NOBODY) if turn is None else turn
        self.combat: Combat | None = None
        # The map.
        self.layout = UNCHARTED
        self.spots: list[Spot] = []
        self.cities: list[City] = []
        self.tile_deck = NOTHING
        self.spare_countryside = NOTHING
        self.spare_core = NOTHING
        # Colours of the cities that are not on the map yet.
        self.spare_cities = NOTHING
        self.core_seen = False
        # Time.
        self.round = 0
        self.night = False
        self.order = NOTHING
        self.place = 0
        # Who announced the end of the round; turns left once the goal is reached, NONE before.
        self.announced = NOBODY
        self.countdown = NONE
        self.finished = False
        # Seats in the order in which heroes were picked.
        self.picked = NOTHING
        # The source: the colour each die shows, NONE for a die that lies elsewhere.
        self.source: list[int] = [] if fresh else NOTHING
        self.piles: list[list[int]] = [[] for _ in range(PILES)] if fresh else NO_PILES
        self.discards: list[list[int]] = [[] for _ in range(PILES)] if fresh else NO_PILES
        self.ruin_pile = NOTHING
        # Decks have their top at the end; offers their lowest place at the beginning.
        self.advanced_deck = NOTHING
        self.advanced_offer = NOTHING
        self.spell_deck = NOTHING
        self.spell_offer = NOTHING
        self.artifact_deck = NOTHING
        self.regular_deck = NOTHING
        self.elite_deck = NOTHING
        self.unit_offer = NOTHING
        # Advanced actions in the unit offer, one per monastery.
        self.lessons = NOTHING
        self.skill_offer = NOTHING
        # Cards that have left the game.
        self.removed = NOTHING
        self.tactics = NOTHING
        self.tactics_gone = NOTHING
        # Skills and spells in the centre, and whatever else outlives its moment.
        self.lasting: list[Lasting] = []
        # Advanced actions laid out to replace others.
        self.upgrades = NOTHING
        # In views: cards whose place is hidden.
        self.unseen = NOTHING

    def copy(self) -> MageKnight:
        """Return an independent twin."""
        twin = MageKnight(self.box, self.house, self.turn.copy(), False)
        self.share_with(twin)
        self._copy_pieces(twin)
        self._copy_decks(twin)
        self._copy_time(twin)
        return twin

    def _copy_pieces(self, twin: MageKnight) -> None:
        twin.players = [player.copy() for player in self.players]
        dummy = self.dummy
        twin.dummy = None if dummy is None else dummy.copy()
        combat = self.combat
        twin.combat = None if combat is None else combat.copy()
        twin.layout = self.layout
        twin.spots = self.spots[:]
        twin.cities = self.cities[:]
        twin.source = self.source[:]
        twin.piles = self.piles[:]
        twin.discards = self.discards[:]

    def _copy_decks(self, twin: MageKnight) -> None:
        twin.tile_deck = self.tile_deck
        twin.spare_countryside = self.spare_countryside
        twin.spare_core = self.spare_core
        twin.spare_cities = self.spare_cities
        twin.ruin_pile = self.ruin_pile
        twin.advanced_deck = self.advanced_deck
        twin.advanced_offer = self.advanced_offer
        twin.spell_deck = self.spell_deck
        twin.spell_offer = self.spell_offer
        twin.artifact_deck = self.artifact_deck
        twin.regular_deck = self.regular_deck
        twin.elite_deck = self.elite_deck
        twin.unit_offer = self.unit_offer
        twin.lessons = self.lessons
        twin.skill_offer = self.skill_offer
        twin.removed = self.removed
        twin.tactics = self.tactics
        twin.tactics_gone = self.tactics_gone
        twin.unseen = self.unseen
        twin.upgrades = self.upgrades

    def _copy_time(self, twin: MageKnight) -> None:
        twin.core_seen = self.core_seen
        twin.round = self.round
        twin.night = self.night
        twin.order = self.order
        twin.place = self.place
        twin.announced = self.announced
        twin.countdown = self.countdown
        twin.finished = self.finished
        twin.picked = self.picked
        twin.lasting = self.lasting

    def effort(self, seat: int) -> Effort:
        """Return what a seat has at hand; nobody has nothing."""
        return self.players[seat].effort if seat >= 0 else AT_REST

    def taken_dice(self) -> int:
        """Return the dice of the source that somebody has taken, as a set."""
        taken = 0
        for player in self.players:
            taken |= player.effort.marks
        return taken

    def is_dark(self) -> bool:
        """Tell whether night rules hold for mana now: by night, and underground by day too."""
        combat = self.combat
        return self.night or (combat is not None and combat.night)

    def serves(self, seat: int, colour: int) -> bool:
        """Tell whether a seat can use mana of a colour now (MK-MANA-07 to 10)."""
        if colour == GOLD:
            return not self.is_dark() or self.effort(seat).rules[SUN] > 0
        if colour == BLACK:
            return self.is_dark() or self.effort(seat).rules[DARKNESS] > 0
        return True

    def sees_by_day(self, seat: int) -> bool:
        """Tell whether a hero sees garrisons and ruins from afar (MK-VAR-17)."""
        return not self.night or self.effort(seat).rules[SUN] > 0

    def price(self, terrain: int) -> int:
        """Return the printed cost of a terrain now; NONE if nobody gets in (MK-SETUP-22)."""
        return self.box.night_price[terrain] if self.night else self.box.day_price[terrain]

    def kind(self, foe: Foe) -> EnemyKind:
        """Return what an enemy is."""
        return self.box.enemies[self.box.tokens[foe.token]]

    def walls(self, seat: int, foe: Foe) -> int:
        """Return how many times an enemy is fortified against a hero: by its site, by itself (MK-RANGED-06, 08)."""
        if foe.bare & BARE_FORT:
            return 0
        walls = 1 if self.kind(foe).abilities & FORTIFIED else 0
        combat = self.combat
        if foe.site and combat is not None and combat.fortified and not self.effort(seat).rules[BREACH]:
            walls += 1
        return walls

    def resistance(self, seat: int, foe: Foe) -> int:
        """Return what an enemy resists when a hero attacks, as a set of elements."""
        if foe.bare & BARE_RESIST:
            return 0
        resist = self.kind(foe).resist
        if foe.bare & BARE_FIRE:
            resist &= ~(1 << FIRE)
        if self.effort(seat).rules[JUSTICE]:
            resist &= ~(1 << PHYSICAL)
        return resist

    def city_at(self, space: int) -> int:
        """Return the number of the city on a space, or NONE."""
        for number, city in enumerate(self.cities):
            if space in (city.space, city.right):
                return number
        return NONE
