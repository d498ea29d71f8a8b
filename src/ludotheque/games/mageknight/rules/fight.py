"""The fight that is on: its place, the heroes in it, the enemies they face."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE


class Foe:
    """An enemy in the fight that is on."""

    __slots__ = (
        "armour_less",
        "away",
        "bare",
        "blocked",
        "city",
        "dealt",
        "half",
        "halted",
        "site",
        "space",
        "summoned",
        "token",
    )

    def __init__(self, token: int, space: int, site: bool, city: int) -> None:
        self.token = token
        # Where it stands on the map, whether it defends a site there, and which city.
        self.space = space
        self.site = site
        self.city = city
        # Worth half its fame.
        self.half = False
        self.armour_less = 0
        self.halted = False
        # What it has lost (flags of curses).
        self.bare = 0
        self.blocked = False
        # Its damage has been assigned.
        self.dealt = False
        # A monster that stands in for its summoner, who is away meanwhile.
        self.summoned = False
        self.away = False

    def copy(self) -> Foe:
        """Return an independent twin."""
        twin = Foe(self.token, self.space, self.site, self.city)
        twin.half = self.half
        twin.armour_less = self.armour_less
        twin.halted = self.halted
        twin.bare = self.bare
        twin.blocked = self.blocked
        twin.dealt = self.dealt
        twin.summoned = self.summoned
        twin.away = self.away
        return twin


class Side:
    """A hero in the fight that is on."""

    __slots__ = ("absorbed", "seat", "walked", "wounds")

    def __init__(self, seat: int, walked: int) -> None:
        self.seat = seat
        # Move points left when the fight began.
        self.walked = walked
        # Wounds taken into hand in this fight, for the knock-out.
        self.wounds = 0
        # Units that absorbed an attack thanks to their resistance (mask of places).
        self.absorbed = 0

    def copy(self) -> Side:
        """Return an independent twin."""
        twin = Side(self.seat, self.walked)
        twin.wounds = self.wounds
        twin.absorbed = self.absorbed
        return twin


class Bane:
    """What a unit has lost in a duel: armour, resistances. Never mutated."""

    __slots__ = ("armour", "bare", "place", "seat")

    def __init__(self, seat: int, place: int, armour: int, bare: int) -> None:
        self.seat = seat
        self.place = place
        self.armour = armour
        # Flags of curses.
        self.bare = bare


class Duel:
    """A fight between two heroes: who attacked whom, how far it is."""

    __slots__ = ("aggressor", "attacker", "banes", "begun", "defender", "full", "laid", "melee", "passes")

    def __init__(self, aggressor: int, defender: int) -> None:
        self.aggressor = aggressor
        self.defender = defender
        # The defender plays the next turn in advance.
        self.full = False
        # The second phase.
        self.melee = False
        # Whose attack it is; the other one blocks.
        self.attacker = NOBODY
        self.passes = 0
        # An attack was laid ready since the roles changed.
        self.laid = False
        # Seats that have played something (mask).
        self.begun = 0
        self.banes: list[Bane] = []

    def copy(self) -> Duel:
        """Return an independent twin."""
        twin = Duel(self.aggressor, self.defender)
        twin.full = self.full
        twin.melee = self.melee
        twin.attacker = self.attacker
        twin.passes = self.passes
        twin.laid = self.laid
        twin.begun = self.begun
        twin.banes = self.banes[:]
        return twin

    def rival(self, seat: int) -> int:
        """Return the other hero."""
        return self.aggressor if seat == self.defender else self.defender


class Combat:
    """The fight that is on: its place, the heroes in it, the enemies they face."""

    __slots__ = (
        "city",
        "duel",
        "foes",
        "fortified",
        "fresh",
        "keeps_out",
        "night",
        "sides",
        "site",
        "space",
        "units",
    )

    def __init__(self, space: int) -> None:
        self.space = space
        self.sides: list[Side] = []
        self.foes: list[Foe] = []
        # Instead of enemies, another hero.
        self.duel: Duel | None = None
        # The site fought for, NONE for rampaging enemies only; the city by its number.
        self.site = NONE
        self.city = NONE
        self.fortified = False
        self.units = True
        self.night = False
        # Nothing has been played yet.
        self.fresh = True
        # Undefeated enemies of this fight go back to their pile.
        self.keeps_out = False

    def copy(self) -> Combat:
        """Return an independent twin."""
        twin = Combat(self.space)
        twin.sides = [side.copy() for side in self.sides]
        twin.foes = [foe.copy() for foe in self.foes]
        duel = self.duel
        twin.duel = None if duel is None else duel.copy()
        twin.site = self.site
        twin.city = self.city
        twin.fortified = self.fortified
        twin.units = self.units
        twin.night = self.night
        twin.fresh = self.fresh
        twin.keeps_out = self.keeps_out
        return twin

    def side(self, seat: int) -> Side:
        """Return the side of a hero."""
        for side in self.sides:
            if side.seat == seat:
                return side
        raise KeyError(seat)
