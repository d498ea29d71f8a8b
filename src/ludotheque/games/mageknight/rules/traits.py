"""The components of the box as numbers and effects; never changes, shared by all states."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.effects.effect import Effect

# Kinds of deed cards.
BASIC_ACTION: Final = 0
ADVANCED_ACTION: Final = 1
SPELL: Final = 2
ARTIFACT: Final = 3
WOUND_CARD_KIND: Final = 4
COLOURLESS: Final = -1

# Terrains.
PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
WASTELAND: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
CITY_GROUND: Final = 6
LAKE: Final = 7
MOUNTAIN: Final = 8
SEA: Final = 9
ALL_TERRAINS: Final = 127

# Sites.
NO_SITE: Final = 0
PORTAL: Final = 1
VILLAGE: Final = 2
MONASTERY: Final = 3
KEEP: Final = 4
MAGE_TOWER: Final = 5
CITY: Final = 6
DUNGEON: Final = 7
TOMB: Final = 8
MONSTER_DEN: Final = 9
SPAWNING_GROUNDS: Final = 10
RUINS: Final = 11
MINE: Final = 12
GLADE: Final = 13

# Piles of enemy tokens.
ORCS: Final = 0
GREY: Final = 1
BROWN: Final = 2
VIOLET: Final = 3
WHITE_PILE: Final = 4
DRAGONS: Final = 5
PILES: Final = 6

# Abilities of enemies, as a set; resistances are a set of elements.
SWIFT: Final = 1
BRUTAL: Final = 2
POISON: Final = 4
PARALYZE: Final = 8
FORTIFIED: Final = 16
SUMMON: Final = 32

# Backs of map tiles.
START_TILE: Final = 0
COUNTRYSIDE: Final = 1
CORE: Final = 2

# How often a skill serves.
EACH_TURN: Final = 0
EACH_ROUND: Final = 1
CENTRE: Final = 2
PERMANENT: Final = 3

# What a ruin gives.
REWARD_ARTIFACT: Final = 0
REWARD_SPELL: Final = 1
REWARD_ADVANCED: Final = 2
REWARD_UNIT: Final = 3
REWARD_CRYSTALS: Final = 4
REWARD_ROLL: Final = 5
REWARD_DUNGEON: Final = 6


class Card:
    """A deed card: colour, kind, its two effects and what they cost in mana."""

    __slots__ = (
        "banner",
        "basic",
        "basic_cost",
        "colour",
        "healing",
        "icons",
        "id",
        "interactive",
        "kind",
        "strong",
        "strong_cost",
    )

    def __init__(self, id: str, kind: int, colour: int) -> None:
        self.id = id
        self.kind = kind
        self.colour = colour
        self.basic: Effect | None = None
        self.strong: Effect | None = None
        self.basic_cost: list[int] = []
        self.strong_cost: list[int] = []
        # The symbols printed on it, as a set.
        self.icons = 0
        # Barred from combat by its icon, whatever it does.
        self.healing = False
        self.banner = False
        self.interactive = False


class Ability:
    """One thing a unit can do when it is activated, and the mana it takes; COLOURLESS for none."""

    __slots__ = ("effect", "mana")

    def __init__(self, mana: int, effect: Effect) -> None:
        self.mana = mana
        self.effect = effect


class UnitKind:
    """A kind of unit."""

    __slots__ = ("abilities", "armour", "copies", "cost", "elite", "id", "level", "resist", "sites")

    def __init__(
        self,
        id: str,
        elite: bool,
        copies: int,
        cost: int,
        level: int,
        armour: int,
        resist: int,
        sites: int,
        abilities: list[Ability],
    ) -> None:
        self.id = id
        self.elite = elite
        self.copies = copies
        self.cost = cost
        self.level = level
        self.armour = armour
        self.resist = resist
        self.sites = sites
        self.abilities = abilities


class EnemyKind:
    """A kind of enemy token."""

    __slots__ = ("abilities", "armour", "attack", "element", "fame", "id", "pile", "resist")

    def __init__(
        self,
        id: str,
        pile: int,
        armour: int,
        attack: int,
        element: int,
        fame: int,
        resist: int,
        abilities: int,
    ) -> None:
        self.id = id
        self.pile = pile
        self.armour = armour
        self.attack = attack
        self.element = element
        self.fame = fame
        self.resist = resist
        self.abilities = abilities


class Skill:
    """A skill token."""

    __slots__ = ("effect", "hero", "id", "interactive", "motivation", "usage")

    def __init__(self, id: str, hero: int, usage: int, interactive: bool, effect: Effect) -> None:
        self.id = id
        self.hero = hero
        self.usage = usage
        self.interactive = interactive
        self.effect = effect
        self.motivation = id.endswith("_motivation")


class Ruin:
    """A ruins token: an altar that takes mana for fame, or enemies with a reward."""

    __slots__ = ("cost", "enemies", "fame", "rewards")

    def __init__(self, cost: list[int], fame: int, enemies: list[int], rewards: list[int]) -> None:
        self.cost = cost
        self.fame = fame
        self.enemies = enemies
        self.rewards = rewards


class Tile:
    """A map tile: for each of its seven spaces terrain, site, colour and rampaging enemy."""

    __slots__ = ("back", "city", "colour", "id", "rampaging", "site", "terrain")

    def __init__(
        self,
        id: str,
        back: int,
        city: int,
        terrain: list[int],
        site: list[int],
        colour: list[int],
        rampaging: list[int],
    ) -> None:
        self.id = id
        self.back = back
        self.city = city
        self.terrain = terrain
        self.site = site
        self.colour = colour
        self.rampaging = rampaging


class Catalogue:
    """Everything in the box, by number."""

    __slots__ = (
        "armour",
        "cards",
        "command",
        "day_price",
        "enemies",
        "fame",
        "garrisons",
        "hand",
        "hero_crystals",
        "hero_decks",
        "heroes",
        "night_price",
        "reputation",
        "ruins",
        "skills",
        "tactic_nights",
        "tactic_numbers",
        "tiles",
        "tokens",
        "units",
    )

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.units: list[UnitKind] = []
        self.enemies: list[EnemyKind] = []
        # Kind of each token.
        self.tokens: list[int] = []
        self.skills: list[Skill] = []
        self.ruins: list[Ruin] = []
        self.tiles: list[Tile] = []
        self.heroes: list[str] = []
        self.hero_decks: list[list[int]] = []
        self.hero_crystals: list[list[int]] = []
        # By colour of the city, then by level from 1.
        self.garrisons: list[list[list[int]]] = []
        # By level from 1.
        self.fame: list[int] = []
        self.armour: list[int] = []
        self.hand: list[int] = []
        self.command: list[int] = []
        # From -7 to +7.
        self.reputation: list[int] = []
        self.day_price: list[int] = []
        self.night_price: list[int] = []
        self.tactic_numbers: list[int] = []
        self.tactic_nights: list[bool] = []

    def enemy(self, token: int) -> EnemyKind:
        """Return what a token is."""
        return self.enemies[self.tokens[token]]

    def level(self, fame: int) -> int:
        """Return the level that this much fame stands for."""
        level = 1
        while level < len(self.fame) and fame >= self.fame[level]:
            level += 1
        return level
