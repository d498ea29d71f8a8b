"""What the damage of an attack buys: Wounds for hero and units; hand to hand also artifacts and the field."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.duel.outcome import push_back, refuges
from ludotheque.games.mageknight.rules.duel.targets import (
    can_be_hit,
    price_of_wound,
    wound_unit,
)
from ludotheque.games.mageknight.rules.events.cards import CardStolen
from ludotheque.games.mageknight.rules.heroes.goods import armour, distinct, take_wounds
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of, unit_option
from ludotheque.games.mageknight.rules.pieces import NONE, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import ARTIFACT
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

PRICE_OF_ARTIFACT: Final = 5


class SpendDamage(Step[MageKnight]):
    """The attacker spends damage (MK-PVP-33); what buys nothing any more is lost (MK-PVP-39)."""

    __slots__ = ("damage", "elements", "seat")

    def __init__(self, seat: int, damage: int, elements: int) -> None:
        self.seat = seat
        self.damage = damage
        self.elements = elements

    def run(self, s: MageKnight) -> None:
        """Ask as long as something can be bought."""
        if purchases(s, self.seat, self.damage, self.elements):
            s.then([PlaceDamage(self.seat, self.damage, self.elements)])


class PlaceDamage(Ask[MageKnight]):
    """Choose what to spend damage on, or leave the rest."""

    __slots__ = ("damage", "elements")

    def __init__(self, seat: int, damage: int, elements: int) -> None:
        self.seat = seat
        self.damage = damage
        self.elements = elements

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all that the damage buys, and to leave it."""
        return [*purchases(s, self.seat, self.damage, self.elements), button("done")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Spend it and ask again; a hero that is pushed back ends the fight."""
        if option.verb == "done":
            return
        price = price_of(s, self.seat, option, self.elements)
        if option.verb == "push":
            push_back(s, self.seat, option.index)
            return
        if option.verb == "wound":
            take_wounds(s, option.index, 1)
        elif option.verb == "hit":
            wound_unit(s, owner_of(option.index), place_of(option.index))
        else:
            rob(s, self.seat, option.index)
        s.then([SpendDamage(self.seat, self.damage - price, self.elements)])


def purchases(s: MageKnight, seat: int, damage: int, elements: int) -> list[Option]:
    """Return all that damage can buy (MK-PVP-34 to 39, 48 to 52)."""
    return [option for option in wares(s, seat) if price_of(s, seat, option, elements) <= damage]


def wares(s: MageKnight, seat: int) -> list[Option]:
    """Return all that damage could buy, whatever its price."""
    duel = duel_of(s)
    assert duel is not None
    rival = duel.rival(seat)
    options = [Option("wound", "seat", rival)]
    options += [unit_option("hit", rival, place) for place in can_be_hit(s, rival)]
    if duel.melee:
        options += [Option("loot", "card", card) for card in loot(s, s.players[rival])]
        options += [Option("push", "hex", space) for space in refuges(s, rival)]
    return options


def price_of(s: MageKnight, seat: int, option: Option, elements: int) -> int:
    """Return what something costs in damage."""
    if option.verb == "wound":
        return armour(s, s.players[option.index])
    if option.verb == "hit":
        return price_of_wound(s, owner_of(option.index), place_of(option.index), elements)
    if option.verb == "push":
        # The unmodified cost of the Day or Night board.
        return s.price(s.layout.terrain[option.index])
    return PRICE_OF_ARTIFACT


def loot(s: MageKnight, player: Player) -> list[int]:
    """Return the artifacts that can be stolen: in discard pile, play area or on wounded units (MK-PVP-50, 51)."""
    banners = [unit.banner for unit in player.units if unit.wounds and unit.banner != NONE]
    return [card for card in distinct(player.discard + player.play + banners) if s.box.cards[card].kind == ARTIFACT]


def rob(s: MageKnight, seat: int, card: int) -> None:
    """Put a stolen artifact on the thief's discard pile (MK-PVP-49)."""
    duel = duel_of(s)
    assert duel is not None
    victim = duel.rival(seat)
    player = s.players[victim]
    if card in player.discard:
        player.discard.remove(card)
    elif card in player.play:
        player.play.remove(card)
    else:
        player.units = [unit if unit.banner != card else unit.with_banner(NONE, False) for unit in player.units]
    s.players[seat].discard.append(card)
    s.tell(CardStolen(seat, card, victim))
