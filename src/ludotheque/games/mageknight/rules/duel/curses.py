"""Effects that speak of enemies, against the units of another hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.mageknight.rules.duel.facing import (
    attack_points,
    duel_of,
    has_rampart,
    hold_back,
    taking_part,
)
from ludotheque.games.mageknight.rules.duel.targets import (
    armour_in_duel,
    is_unit_immune,
    resistance_in_duel,
    standing_units,
    weaken,
    wound_unit,
)
from ludotheque.games.mageknight.rules.effects.effect import Play
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of, unit_option
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ALL,
    BARE_FIRE,
    BARE_FORT,
    BARE_RESIST,
    BLOCKING,
    BREACH,
    DESTROY,
    FIRE,
    HALT,
    UNFORTIFIED,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.effects.curses import Curse


def rival_in(s: MageKnight, seat: int) -> int:
    """Return whom a hero fights."""
    duel = duel_of(s)
    assert duel is not None
    return duel.rival(seat)


def cursed_units(s: MageKnight, effect: Curse, play: Play) -> list[int]:
    """Return the units that a curse can change, by their places; to attack, one must have something to attack with."""
    duel = duel_of(s)
    assert duel is not None
    if play.seat == duel.attacker and not effect.how & BARE_FORT and not attack_points(s):
        return []
    owner = duel.rival(play.seat)
    return [place for place in standing_units(s, owner) if can_befall_unit(s, effect, play, owner, place)]


def can_befall_unit(s: MageKnight, effect: Curse, play: Play, owner: int, place: int) -> bool:
    """Tell whether a curse does something to a unit (MK-PVP-62 to 67)."""
    how = effect.how
    if is_unit_immune(s, owner, place, play.colour) or (how & UNFORTIFIED and has_rampart(s, play.seat)):
        return False
    if how & DESTROY or (how & HALT and is_stoppable(s, play.seat, place)):
        return True
    resist = resistance_in_duel(s, owner, place)
    if (how & BARE_RESIST and resist) or (how & BARE_FIRE and resist >> FIRE & 1):
        return True
    return armour_lost(s, effect, play.seat, resist) > 0 and armour_in_duel(s, owner, place) > 1


def is_stoppable(s: MageKnight, seat: int, place: int) -> bool:
    """Tell whether a unit can be kept from attacking: while one blocks its attack (MK-PVP-72, 73)."""
    return s.effort(seat).phase & BLOCKING != 0 and place in taking_part(s)


def armour_lost(s: MageKnight, effect: Curse, seat: int, resist: int) -> int:
    """Return by how much a curse lowers the armour of a unit."""
    if effect.resisted:
        return effect.resisted * bin(resist).count("1")
    return effect.fortified if effect.fortified and has_rampart(s, seat) else effect.armour


def breaches(effect: Curse) -> bool:
    """Tell whether a curse lays all enemies bare of their walls."""
    return effect.whom == ALL and effect.how & BARE_FORT != 0


def can_curse(s: MageKnight, effect: Curse, play: Play) -> bool:
    """Tell whether a curse changes anything for the other hero."""
    return has_rampart(s, play.seat) if breaches(effect) else len(cursed_units(s, effect, play)) > 0


def curse(s: MageKnight, effect: Curse, play: Play) -> None:
    """Curse all units, or ask which one; walls fall for the whole combat (MK-PVP-71)."""
    if breaches(effect):
        s.effort(play.seat).rules[BREACH] = 1
        return
    places = cursed_units(s, effect, play)
    if effect.whom == ALL or len(places) == 1:
        for place in places:
            befall_unit(s, effect, play.seat, rival_in(s, play.seat), place)
    elif places:
        s.then([ChooseUnit(play.seat, effect, play)])


def befall_unit(s: MageKnight, effect: Curse, seat: int, owner: int, place: int) -> None:
    """Let a curse take hold of a unit; what would destroy an enemy wounds it (MK-PVP-66)."""
    if effect.how & DESTROY:
        wound_unit(s, owner, place)
        return
    lost = armour_lost(s, effect, seat, resistance_in_duel(s, owner, place))
    bare = effect.how & (BARE_RESIST | BARE_FIRE)
    if lost or bare:
        weaken(s, owner, place, lost, bare)
    if effect.how & HALT and is_stoppable(s, seat, place):
        hold_back(s, place)


class ChooseUnit(Ask[MageKnight]):
    """Choose the unit of the other hero that an effect befalls (MK-PVP-63)."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Curse, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those it can change."""
        owner = rival_in(s, self.seat)
        return [unit_option("target", owner, place) for place in cursed_units(s, self.effect, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it take hold."""
        befall_unit(s, self.effect, self.seat, owner_of(option.index), place_of(option.index))


class HoldBackMore(Ask[MageKnight]):
    """Take the share of one more unit out of the attack for so many move points, or stop."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the units in the attack."""
        owner = rival_in(s, self.seat)
        return [*(unit_option("target", owner, place) for place in taking_part(s)), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Pay, and ask for the next one."""
        if option.verb == "skip":
            return
        effort = s.effort(self.seat)
        effort.move -= self.price
        hold_back(s, place_of(option.index))
        if effort.move > self.price and taking_part(s):
            s.then([HoldBackMore(self.seat, self.price + 1)])
