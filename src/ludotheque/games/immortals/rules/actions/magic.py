"""The four Magic cards, each with its alternatives."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.data import SPELL
from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.building import can_stand, erect
from ludotheque.games.immortals.rules.actions.cards import can_draw, draw_conflicts, take_region_card
from ludotheque.games.immortals.rules.actions.transition import bring
from ludotheque.games.immortals.rules.events import MarkerGiven, SeizureFailed
from ludotheque.games.immortals.rules.state import (
    MAGIC,
    NOBODY,
    PLACES,
    Immortals,
    across,
    at,
    place_of,
    places_of,
    realm_of,
    region_of,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

GREAT_TRANSITION: Final[int] = SPELL["great_transition"]
FORESIGHT: Final[int] = SPELL["foresight"]
CLAIM: Final[int] = SPELL["claim_or_consecrate"]

GREAT_ARMIES: Final = 5
MUSTER_ARMIES: Final = 2


class Cast(Action):
    """Use a Magic card: pay its price and do one of the things it says (IM-MAGIC-01, 06, 12, 19)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer what the card allows, if its price can be paid."""
        spell = self.card - MAGIC
        if not s.players[self.seat].can_pay(s.world.magic[spell]):
            return []
        if spell == GREAT_TRANSITION:
            return landings(s, self.seat, "place")
        if spell == FORESIGHT:
            return foresight(s, self.seat)
        if spell == CLAIM:
            return claims(s, self.seat)
        options = landings(s, self.seat, "transition")
        if can_draw(s):
            options.append(button("draw"))
        return options

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Pay and do it."""
        s.players[self.seat].pay(s.world.magic[self.card - MAGIC])
        if option.verb == "place":
            spread(s, self.seat, place_of(option), GREAT_ARMIES)
        elif option.verb == "transition":
            bring(s, self.seat, place_of(option), MUSTER_ARMIES)
        elif option.verb == "draw":
            draw_conflicts(s, self.seat, 1 if self.card - MAGIC == FORESIGHT else 2)
        elif option.verb == "marker":
            s.first = self.seat
            s.tell(MarkerGiven(self.seat))
        elif option.verb == "sanctuary":
            erect(s, self.seat, "sanctuary", place_of(option))
        else:
            seize(s, self.seat, place_of(option))


def landings(s: Immortals, seat: int, verb: str) -> list[Option]:
    """Return the own places whose limbo holds an army (IM-MAGIC-03, 21)."""
    limbo = s.players[seat].limbo
    return [at(verb, place) for place in range(PLACES) if s.owner[place] == seat and limbo[realm_of(place)] > 0]


def spread(s: Immortals, seat: int, place: int, armies: int) -> None:
    """Bring one army to a place and ask for the next, all from the same limbo (IM-MAGIC-02, 03)."""
    bring(s, seat, place, 1)
    realm = realm_of(place)
    if armies > 1 and s.players[seat].limbo[realm] > 0:
        s.then([SpreadArmies(seat, realm, armies - 1)])


class SpreadArmies(Ask[Immortals]):
    """Place the next army of the transition of 5, on the same side (IM-MAGIC-03)."""

    __slots__ = ("armies", "realm")

    def __init__(self, seat: int, realm: int, armies: int) -> None:
        self.seat = seat
        self.realm = realm
        self.armies = armies

    def options(self, s: Immortals) -> list[Option]:
        """Offer own regions of that realm."""
        places = places_of(s.held(self.seat))
        return [at("place", place) for place in places if realm_of(place) == self.realm]

    def take(self, s: Immortals, option: Option) -> None:
        """Place it."""
        spread(s, self.seat, place_of(option), self.armies)


def foresight(s: Immortals, seat: int) -> list[Option]:
    """Return the choice between a Conflict card and the marker (IM-MAGIC-06 to 08)."""
    options: list[Option] = []
    if can_draw(s):
        options.append(button("draw"))
    if s.first != seat:
        options.append(button("marker"))
    return options


def claims(s: Immortals, seat: int) -> list[Option]:
    """Return the places for a Sanctuary, and those whose Region card can be aimed at (IM-MAGIC-13, 14)."""
    own = places_of(s.held(seat))
    options = [at("sanctuary", place) for place in own if can_stand(s, "sanctuary", place)]
    return options + [at("seize", place) for place in own if s.holder[region_of(place)] != seat]


def seize(s: Immortals, seat: int, place: int) -> None:
    """Take the Region card with more armies than its holder has across, from the deck with any (IM-MAGIC-15 to 17)."""
    region = region_of(place)
    holder = s.holder[region]
    other = across(place)
    opposing = s.armies[other] if holder != NOBODY and s.owner[other] == holder else 0
    if s.armies[place] > opposing:
        take_region_card(s, seat, region)
    else:
        s.tell(SeizureFailed(seat, place, s.armies[place], opposing))
