"""Interacting with locals: influence, reputation, and all that can be bought."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.events.cards import Purchased
from ludotheque.games.mageknight.rules.events.land import Interacted
from ludotheque.games.mageknight.rules.heroes.goods import WORST, has_wounds, on_deck, take_from_offer
from ludotheque.games.mageknight.rules.heroes.mana import Settle, can_pay
from ludotheque.games.mageknight.rules.heroes.units import Recruit, bond_free
from ludotheque.games.mageknight.rules.land.map import is_conquered_city, is_defended
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLUE, GREEN, INTERACTING, QUIET, RED, WHITE
from ludotheque.games.mageknight.rules.traits import CITY, KEEP, MAGE_TOWER, MONASTERY, VILLAGE
from ludotheque.games.mageknight.rules.turn.plays import carry_out, plays
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

VILLAGE_HEALING: Final = 3
MONASTERY_HEALING: Final = 2
LESSON: Final = 6
SPELL_PRICE: Final = 7
ARTIFACT_PRICE: Final = 12
ELITE_PRICE: Final = 2
BOND_DISCOUNT: Final = 5


def may_interact(s: MageKnight, seat: int) -> bool:
    """Tell whether somebody on the hero's space would deal with it."""
    return would_deal(s, seat, s.players[seat].space)


def would_deal(s: MageKnight, seat: int, space: int) -> bool:
    """Tell whether somebody on a space would deal with a hero who stood there (MK-INTERACT-01, 07)."""
    if s.players[seat].reputation == WORST:
        return False
    site = s.layout.site[space]
    shield = s.spots[space].shield
    if site == VILLAGE:
        return True
    if site == MONASTERY:
        return shield == NOBODY
    if site in (KEEP, MAGE_TOWER):
        return shield != NOBODY and not is_defended(s, space, seat)
    return site == CITY and is_conquered_city(s, space)


def here(s: MageKnight, seat: int) -> int:
    """Return the site on the hero's space."""
    return s.layout.site[s.players[seat].space]


def is_in_city(s: MageKnight, seat: int, colour: int) -> bool:
    """Tell whether the hero is in a city of a colour; a Megapolis is of two (MK-VAR-35)."""
    number = s.city_at(s.players[seat].space)
    return number != NONE and s.cities[number].has(colour)


class Interact(Step[MageKnight]):
    """Begin to talk: reputation and shields count once (MK-INTERACT-06, 08, 30)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Add the modifiers and ask."""
        effort = s.effort(self.seat)
        effort.phase = INTERACTING
        s.turn.done = True
        effort.move = 0
        player = s.players[self.seat]
        effort.influence += s.box.reputation[player.reputation + 7]
        number = s.city_at(player.space)
        if number != NONE:
            effort.influence += s.cities[number].shields.count(self.seat)
        s.tell(Interacted(self.seat, player.space, effort.influence))
        s.then([Talk(self.seat)])


class Talk(Ask[MageKnight]):
    """Play influence, buy, or leave."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played and bought."""
        options: list[Option] = []
        plays(s, self.seat, options)
        recruits(s, self.seat, options)
        wares(s, self.seat, options)
        options.append(button("leave"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it and ask again, or leave."""
        effort = s.effort(self.seat)
        if option.verb == "leave":
            effort.influence = 0
            effort.phase = QUIET
            return
        again: list[Step[Any]] = [Talk(self.seat)]
        s.then(again)
        if option.verb in ("recruit", "bond"):
            hire(s, self.seat, option)
        elif option.verb in ("heal", "learn", "spell", "artifact", "elite", "unseen"):
            buy(s, self.seat, option)
        else:
            carry_out(s, self.seat, option)


def recruits(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the units whose kind fits the site and whose cost can be paid (MK-INTERACT-11)."""
    site = here(s, seat)
    anyone = is_in_city(s, seat, WHITE)
    player = s.players[seat]
    bond = bond_free(player)
    effort = s.effort(seat)
    for place, kind in enumerate(s.unit_offer):
        unit = s.box.units[kind]
        if not anyone and not s.house.scenario.has_recruits(unit.sites, site):
            continue
        if effort.influence >= unit.cost:
            options.append(Option("recruit", "offer", place))
        if bond and effort.influence >= max(0, unit.cost - BOND_DISCOUNT):
            options.append(Option("bond", "offer", place))


def hire(s: MageKnight, seat: int, option: Option) -> None:
    """Pay a unit and take it into service."""
    cost = s.box.units[s.unit_offer[option.index]].cost
    if option.verb == "bond":
        cost = max(0, cost - BOND_DISCOUNT)
    s.effort(seat).influence -= cost
    s.then([Recruit(seat, option.index, option.verb == "bond")])


def wares(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer what the site sells besides units (MK-INTERACT-15 to 28)."""
    site = here(s, seat)
    effort = s.effort(seat)
    influence = effort.influence
    if site in (VILLAGE, MONASTERY) and influence >= healing_price(site) and has_wounds(s, s.players[seat]):
        options.append(button("heal"))
    if site == MONASTERY and influence >= LESSON:
        options.extend(Option("learn", "lesson", place) for place in range(len(s.lessons)))
    if (site == MAGE_TOWER or is_in_city(s, seat, BLUE)) and influence >= SPELL_PRICE:
        for place, card in enumerate(s.spell_offer):
            if can_pay(s, seat, [s.box.cards[card].colour]):
                options.append(Option("spell", "spell", place))
    if is_in_city(s, seat, RED) and influence >= ARTIFACT_PRICE and len(s.artifact_deck) > effort.artifacts:
        options.append(button("artifact"))
    if is_in_city(s, seat, WHITE) and influence >= ELITE_PRICE and s.elite_deck:
        options.append(button("elite"))
    if is_in_city(s, seat, GREEN) and influence >= LESSON:
        options.extend(Option("learn", "advanced", place) for place in range(len(s.advanced_offer)))
        if s.advanced_deck:
            options.append(button("unseen"))


def healing_price(site: int) -> int:
    """Return what a healing point costs at a site."""
    return VILLAGE_HEALING if site == VILLAGE else MONASTERY_HEALING


def buy(s: MageKnight, seat: int, option: Option) -> None:
    """Pay for something and take it."""
    effort = s.effort(seat)
    player = s.players[seat]
    verb = option.verb
    s.tell(Purchased(seat, option.kind, option.index, verb))
    if verb == "heal":
        effort.influence -= healing_price(here(s, seat))
        effort.heal += 1
    elif verb == "learn":
        effort.influence -= LESSON
        on_deck(player, take_lesson(s, option))
    elif verb == "spell":
        effort.influence -= SPELL_PRICE
        colour = s.box.cards[s.spell_offer[option.index]].colour
        s.then([Settle(seat, [colour]), GainSpell(seat, option.index)])
    elif verb == "artifact":
        effort.influence -= ARTIFACT_PRICE
        effort.artifacts += 1
    elif verb == "elite":
        effort.influence -= ELITE_PRICE
        deck = s.elite_deck[:]
        s.unit_offer = [*s.unit_offer, s.draw(deck)]
        s.elite_deck = deck
    else:
        effort.influence -= LESSON
        buy_unseen(s, seat)


class GainSpell(Step[MageKnight]):
    """The mana has been paid: the spell goes on the deck, and another one comes into the offer (MK-INTERACT-21)."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: MageKnight) -> None:
        """Take it out of the offer."""
        on_deck(s.players[self.seat], take_from_offer(s, True, self.place))


def take_lesson(s: MageKnight, option: Option) -> int:
    """Take an advanced action: from the unit offer in a monastery, from its own offer in the green city."""
    if option.kind == "advanced":
        return take_from_offer(s, False, option.index)
    card = s.lessons[option.index]
    s.lessons = s.lessons[: option.index] + s.lessons[option.index + 1 :]
    return card


def buy_unseen(s: MageKnight, seat: int) -> None:
    """Put the top card of the advanced actions on the deck, unseen by all (MK-INTERACT-28)."""
    deck = s.advanced_deck[:]
    card = deck.pop()
    s.advanced_deck = deck
    player = s.players[seat]
    on_deck(player, card)
    player.blind = [*player.blind, card]
