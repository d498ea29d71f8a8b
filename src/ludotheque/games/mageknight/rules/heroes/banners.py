"""Banners: artifacts that a unit bears, and what they do for it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.data import CARD
from ludotheque.games.mageknight.rules.combat.foes import attackers, halt
from ludotheque.games.mageknight.rules.duel.facing import duel_of, hold_back, taking_part
from ludotheque.games.mageknight.rules.effects.effect import Standing
from ludotheque.games.mageknight.rules.events.units import BannerAssigned, UnitReadied
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.heroes.others import place_of, unit_option
from ludotheque.games.mageknight.rules.pieces import NONE, Player, Unit
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALWAYS, BLOCKING, FIRE, GLORY, ICE, PEACE, PHYSICAL, UNITS_RESIST
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

BANNER_OF_GLORY: Final[int] = CARD["banner_of_glory"]
BANNER_OF_FEAR: Final[int] = CARD["banner_of_fear"]
BANNER_OF_PROTECTION: Final[int] = CARD["banner_of_protection"]
BANNER_OF_COURAGE: Final[int] = CARD["banner_of_courage"]


class Banner(Standing):
    """What a unit has from a banner as long as it bears it."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(ALWAYS)
        self.kind = kind


def glory(s: MageKnight, seat: int, place: int) -> int:
    """Give fame for a unit that attacks or blocks under the Banner of Glory, and return its bonus."""
    units = s.players[seat].units
    banners = 1 if place < len(units) and units[place].banner == BANNER_OF_GLORY else 0
    banners += s.effort(seat).rules[GLORY]
    if banners:
        gain_fame(s, seat, banners)
    return banners


def unit_armour(s: MageKnight, seat: int, unit: Unit) -> int:
    """Return the armour of a unit with its banner."""
    armour = s.box.units[unit.kind].armour + s.effort(seat).rules[GLORY]
    return armour + 1 if unit.banner in (BANNER_OF_GLORY, BANNER_OF_PROTECTION) else armour


def unit_resistance(s: MageKnight, seat: int, unit: Unit) -> int:
    """Return what a unit resists, as a set of elements."""
    resist = s.box.units[unit.kind].resist
    if unit.banner == BANNER_OF_PROTECTION:
        resist |= 1 << FIRE | 1 << ICE
    if s.effort(seat).rules[UNITS_RESIST]:
        resist |= 1 << PHYSICAL | 1 << FIRE | 1 << ICE
    return resist


def drop_banner(player: Player, unit: Unit) -> None:
    """Put the banner of a unit on the discard pile (MK-UNITS-19, 20)."""
    if unit.banner != NONE:
        player.discard.append(unit.banner)


class Assign(Ask[MageKnight]):
    """Choose the unit that is to bear a banner (MK-UNITS-16)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each unit."""
        return [Option("bear", "unit", place) for place in range(len(s.players[self.seat].units))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Hand it over."""
        assign(s, self.seat, self.card, option.index)


def assign(s: MageKnight, seat: int, card: int, place: int) -> None:
    """Move a banner from the hand to a unit; the old one is discarded."""
    player = s.players[seat]
    player.hand.remove(card)
    drop_banner(player, player.units[place])
    player.units[place] = player.units[place].with_banner(card, True)
    s.effort(seat).acted = True
    s.tell(BannerAssigned(seat, player.units[place].kind, place, card))


def banner_options(s: MageKnight, player: Player, options: list[Option]) -> None:
    """Offer what units may do with the banners of Fear and Courage."""
    combat = s.combat
    for place, unit in enumerate(player.units):
        if combat is not None and not combat.units and not unit.loyal:
            continue
        if unit.banner == BANNER_OF_FEAR and may_frighten(s, player, unit):
            options.append(Option("fear", "unit", place))
        elif unit.banner == BANNER_OF_COURAGE and unit.banner_up and not unit.ready and player.effort.phase & PEACE:
            options.append(Option("courage", "unit", place))


def may_frighten(s: MageKnight, player: Player, unit: Unit) -> bool:
    """Tell whether a unit may be used to cancel an attack: ready and unwounded, as for all its uses (MK-UNITS-10)."""
    return unit.ready and not unit.wounds and player.effort.phase & BLOCKING > 0 and can_frighten(s)


def can_frighten(s: MageKnight) -> bool:
    """Tell whether there is an attack to cancel: an enemy's, or the share of another hero's unit (MK-PVP-72)."""
    return len(attackers(s)) > 0 if duel_of(s) is None else len(taking_part(s)) > 0


def use_courage(s: MageKnight, player: Player, place: int) -> None:
    """Turn the Banner of Courage face down and make its unit ready."""
    player.units[place] = player.units[place].with_ready(True).with_banner(BANNER_OF_COURAGE, False)
    s.tell(UnitReadied(player.seat, player.units[place].kind, place))


class Frighten(Ask[MageKnight]):
    """Banner of Fear: choose the enemy whose attack is cancelled."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each enemy that attacks, or each unit in another hero's attack."""
        duel = duel_of(s)
        if duel is not None:
            return [unit_option("target", duel.attacker, place) for place in taking_part(s)]
        return [Option("target", "enemy", foe.token) for foe in attackers(s)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Spend the unit, cancel the attack, gain fame."""
        player = s.players[self.seat]
        player.units[self.place] = player.units[self.place].with_ready(False)
        if option.kind == "enemy":
            halt(s, self.seat, option.index)
        else:
            hold_back(s, place_of(option.index))
        gain_fame(s, self.seat, 1)
