"""Why nothing is taken from an offer: units, lessons, spells, advanced actions."""

from __future__ import annotations

from typing import Final

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.heroes.mana import can_pay
from ludotheque.games.mageknight.rules.heroes.units import BONDS, bond_free
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE, GREEN, INTERACTING, LEARNING, LEVY, TALENT, WHITE
from ludotheque.games.mageknight.rules.traits import CITY, KEEP, MAGE_TOWER, MONASTERY, VILLAGE
from ludotheque.games.mageknight.rules.turn.interaction import BOND_DISCOUNT, LESSON, SPELL_PRICE, here, is_in_city
from ludotheque.games.mageknight.rules.turn.plays import LEARNING_PRICE
from ludotheque.kernel import Option

# Where there are people to recruit.
HOMES: Final = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY)


def offer(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a unit is not recruited, or not borrowed."""
    place, effort = wished.index, view.effort(seat)
    if place >= len(view.unit_offer):
        return [Refusal("shorter_offer", "MK-INTERACT-11", (len(view.unit_offer),))]
    if wished.verb == "borrow":
        return [Refusal("no_levy", "MK-EFFECT-01")] if not effort.rules[LEVY] else []
    causes = [] if effort.phase & INTERACTING else [Refusal("no_interaction", "MK-INTERACT-01")]
    printed = view.box.units[view.unit_offer[place]]
    if not is_in_city(view, seat, WHITE) and not view.house.scenario.has_recruits(printed.sites, here(view, seat)):
        causes.append(Refusal("wrong_site", "MK-INTERACT-11", _recruiting(view, printed.sites)))
    cost = printed.cost
    if wished.verb == "bond":
        cost = max(0, cost - BOND_DISCOUNT)
        if not bond_free(view.players[seat]):
            bound = BONDS in view.players[seat].skills
            causes.append(Refusal("bond_used" if bound else "no_bonds", "MK-SKILL-05"))
    if effort.influence < cost:
        causes.append(Refusal("influence_short", "MK-INTERACT-11", (cost, effort.influence)))
    return causes


def _recruiting(view: MageKnight, sites: int) -> tuple[int, ...]:
    """Return the sites at which a unit can be recruited."""
    return tuple(site for site in HOMES if view.house.scenario.has_recruits(sites, site))


def advanced(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why an advanced action is not taken from its offer."""
    effort = view.effort(seat)
    if wished.index >= len(view.advanced_offer):
        return [Refusal("shorter_offer", "MK-INTERACT-27", (len(view.advanced_offer),))]
    if wished.verb == "study":
        rule = effort.rules[LEARNING]
        if not rule:
            return [Refusal("no_learning", "MK-EFFECT-01")]
        return [Refusal("influence_short", "MK-EFFECT-01", (LEARNING_PRICE[rule], effort.influence))]
    if not is_in_city(view, seat, GREEN):
        return [Refusal("by_level", "MK-LEVEL-04")]
    return _bought(view, seat, LESSON, "MK-INTERACT-27")


def _bought(view: MageKnight, seat: int, price: int, clause: str) -> list[Refusal]:
    """Say that an interaction or influence is missing."""
    effort = view.effort(seat)
    causes = [] if effort.phase & INTERACTING else [Refusal("buy_interacting", clause)]
    short = Refusal("influence_short", clause, (price, effort.influence))
    return [*causes, short] if effort.influence < price else causes


def lesson(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why nothing is learnt at a monastery."""
    if wished.index >= len(view.lessons):
        return [Refusal("shorter_offer", "MK-INTERACT-17", (len(view.lessons),))]
    elsewhere = [] if here(view, seat) == MONASTERY else [Refusal("in_monastery", "MK-INTERACT-17")]
    return [*elsewhere, *_bought(view, seat, LESSON, "MK-INTERACT-17")]


def spell(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a spell is not bought, or not lent."""
    if wished.index >= len(view.spell_offer):
        return [Refusal("shorter_offer", "MK-INTERACT-20", (len(view.spell_offer),))]
    colour = view.box.cards[view.spell_offer[wished.index]].colour
    if wished.verb in ("cast", "overcast", "sideways"):
        talent = view.effort(seat).rules[TALENT]
        if not talent:
            return [Refusal("no_talent", "MK-EFFECT-01")]
        return [Refusal("other_talent", "MK-EFFECT-01", (talent - 2,))] if talent > 1 and talent - 2 != colour else []
    sold = here(view, seat) == MAGE_TOWER or is_in_city(view, seat, BLUE)
    causes = [] if sold else [Refusal("in_tower", "MK-INTERACT-20")]
    causes += _bought(view, seat, SPELL_PRICE, "MK-INTERACT-20")
    return causes if can_pay(view, seat, [colour]) else [*causes, Refusal("no_mana", "MK-INTERACT-20", (colour,))]
