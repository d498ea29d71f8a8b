"""Units: recruiting and disbanding, readying, healing, and borrowing them from the offer."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.games.mageknight.rules.combat.damage import remove_unit
from ludotheque.games.mageknight.rules.effects.effect import FROM_UNIT, Deed, Effect, Play, Standing
from ludotheque.games.mageknight.rules.events.units import Disbanded, Recruited, UnitReadied, UnitWounded
from ludotheque.games.mageknight.rules.heroes.goods import heal_unit
from ludotheque.games.mageknight.rules.pieces import NONE, Player, Unit
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALWAYS, LEVY, PEACE
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# The skill that binds a unit.
BONDS = 27


class Bonds(Standing):
    """One unit serves outside one's command (Bonds of Loyalty)."""

    __slots__ = ()

    word: ClassVar[str] = "bonds"


def command(s: MageKnight, player: Player) -> int:
    """Return how many units a player can lead (MK-AREA-04, 05)."""
    return s.box.command[player.level - 1]


def plain_units(player: Player) -> int:
    """Return how many units stand under command tokens."""
    return sum(1 for unit in player.units if not unit.loyal)


def bond_free(player: Player) -> bool:
    """Tell whether Bonds of Loyalty can take a unit."""
    return BONDS in player.skills and not any(unit.loyal for unit in player.units)


def has_room(s: MageKnight, player: Player) -> bool:
    """Tell whether a command token is free."""
    return plain_units(player) < command(s, player)


class Recruit(Step[MageKnight]):
    """Take a unit out of the offer into service; without a free command token another one goes (MK-UNITS-07, 08)."""

    __slots__ = ("loyal", "place", "seat")

    def __init__(self, seat: int, place: int, loyal: bool) -> None:
        self.seat = seat
        self.place = place
        self.loyal = loyal

    def run(self, s: MageKnight) -> None:
        """Recruit, or ask first whom to disband."""
        player = s.players[self.seat]
        if self.loyal or has_room(s, player):
            kind = s.unit_offer[self.place]
            s.unit_offer = s.unit_offer[: self.place] + s.unit_offer[self.place + 1 :]
            player.units.append(Unit(kind, True, 0, NONE, False, self.loyal))
            s.effort(self.seat).recruits += 1
            s.tell(Recruited(self.seat, kind, len(player.units) - 1))
        else:
            again: list[Step[Any]] = [Disband(self.seat), Recruit(self.seat, self.place, False)]
            s.then(again)


class Disband(Ask[MageKnight]):
    """Choose the unit that leaves for good (MK-UNITS-09)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that are not bound by loyalty."""
        return [
            Option("disband", "unit", place) for place, unit in enumerate(s.players[self.seat].units) if not unit.loyal
        ]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it go."""
        player = s.players[self.seat]
        s.tell(Disbanded(self.seat, player.units[option.index].kind, option.index))
        remove_unit(s, player, option.index)


# Ready again.


def spent(s: MageKnight, player: Player, level: int, but: int = NONE) -> list[int]:
    """Return the spent units up to a level, but for the one that acts."""
    return [
        place
        for place, unit in enumerate(player.units)
        if not unit.ready and place != but and s.box.units[unit.kind].level <= level
    ]


class Ready(Effect):
    """Spent units become ready: one up to a level, several up to a total of levels, or all."""

    __slots__ = ("level", "total")

    def __init__(self, level: int, total: bool = False) -> None:
        super().__init__(PEACE)
        self.level = level
        self.total = total

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a spent unit of such a level."""
        return len(spent(s, s.players[play.seat], self.level)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ready one, all, or several up to a total of levels."""
        player = s.players[play.seat]
        acting = play.index if play.origin == FROM_UNIT else NONE
        places = spent(s, player, self.level, acting)
        if (self.total and self.level >= 99) or len(places) == 1:
            for place in places:
                make_ready(s, player, place)
        elif places:
            s.then([ReadyUnit(play.seat, self.level, self.total, acting)])


def make_ready(s: MageKnight, player: Player, place: int) -> None:
    """Ready a unit; its wounds stay."""
    player.units[place] = player.units[place].with_ready(True)
    s.tell(UnitReadied(player.seat, player.units[place].kind, place))


class ReadyUnit(Ask[MageKnight]):
    """Choose a unit to make ready; with a total of levels, perhaps more than one."""

    __slots__ = ("acting", "level", "total")

    def __init__(self, seat: int, level: int, total: bool, acting: int) -> None:
        self.seat = seat
        self.level = level
        self.total = total
        # The place of the unit whose ability this is: it does not ready itself.
        self.acting = acting

    def options(self, s: MageKnight) -> list[Option]:
        """Offer spent units."""
        places = spent(s, s.players[self.seat], self.level, self.acting)
        options = [Option("ready", "unit", place) for place in places]
        if self.total:
            options.append(button("done"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Ready it, and ask again while levels are left."""
        if option.verb == "done":
            return
        player = s.players[self.seat]
        make_ready(s, player, option.index)
        left = self.level - s.box.units[player.units[option.index].kind].level
        if self.total and spent(s, player, left):
            s.then([ReadyUnit(self.seat, left, True, self.acting)])


# A unit healed, a unit hurt.


def hurt_units(player: Player) -> list[int]:
    """Return the wounded units."""
    return [place for place, unit in enumerate(player.units) if unit.wounds]


class MendUnit(Deed):
    """A Wound off a unit."""

    __slots__ = ()

    word: ClassVar[str] = "heal_unit"

    def __init__(self) -> None:
        super().__init__(PEACE)

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a wounded unit."""
        return len(hurt_units(s.players[play.seat])) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which one, if there is a choice."""
        player = s.players[play.seat]
        places = hurt_units(player)
        if len(places) == 1:
            heal_unit(s, player, places[0])
        else:
            s.then([HealUnit(play.seat)])


class HealUnit(Ask[MageKnight]):
    """Choose the unit to take a Wound off."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the wounded ones."""
        return [Option("mend", "unit", place) for place in hurt_units(s.players[self.seat])]

    def take(self, s: MageKnight, option: Option) -> None:
        """Heal it."""
        heal_unit(s, s.players[self.seat], option.index)


class HurtSelf(Deed):
    """A Wound on the unit that acts."""

    __slots__ = ()

    word: ClassVar[str] = "hurt_self"

    def __init__(self) -> None:
        super().__init__(ALWAYS, True)

    def can(self, s: MageKnight, play: Play) -> bool:
        """Look for the unit that acted; one borrowed from the offer cannot be hurt."""
        return play.origin == FROM_UNIT and 0 <= play.index < len(s.players[play.seat].units)

    def do(self, s: MageKnight, play: Play) -> None:
        """Wound the unit that acted."""
        player = s.players[play.seat]
        unit = player.units[play.index]
        player.units[play.index] = unit.with_wounds(unit.wounds + 1)
        s.tell(UnitWounded(play.seat, unit.kind, play.index))


# Units of the offer.


def may_serve_here(s: MageKnight) -> bool:
    """Tell whether units that are not bound by loyalty may be used."""
    combat = s.combat
    return combat is None or combat.units


class BorrowUnit(Deed):
    """An ability of a unit on offer."""

    __slots__ = ()

    word: ClassVar[str] = "borrow_unit"

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a unit that could help, and none called yet."""
        return len(s.unit_offer) > 0 and not s.effort(play.seat).rules[LEVY] and may_serve_here(s)

    def do(self, s: MageKnight, play: Play) -> None:
        """Let one ability of a unit on offer be used this turn."""
        s.effort(play.seat).rules[LEVY] = 1


class EnlistUnit(Deed):
    """A unit of the offer for nothing."""

    __slots__ = ()

    word: ClassVar[str] = "enlist"

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a unit to recruit."""
        return len(s.unit_offer) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which unit."""
        if s.unit_offer:
            s.then([Enlist(play.seat, False)])


class Enlist(Ask[MageKnight]):
    """Choose a unit of the offer that joins for nothing, whatever its kind."""

    __slots__ = ("reward",)

    def __init__(self, seat: int, reward: bool) -> None:
        self.seat = seat
        # A reward may be given up (MK-END-21).
        self.reward = reward

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all of them."""
        options = [Option("recruit", "offer", place) for place in range(len(s.unit_offer))]
        if bond_free(s.players[self.seat]):
            options += [Option("bond", "offer", place) for place in range(len(s.unit_offer))]
        if self.reward:
            options.append(button("skip"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Recruit it, under a command token or by loyalty."""
        if option.verb != "skip":
            s.then([Recruit(self.seat, option.index, option.verb == "bond")])
