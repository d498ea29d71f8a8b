"""Portals, Sanctuaries and Capitals."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.extraction import own_places
from ludotheque.games.immortals.rules.events import Built, CapitalBuilt, PortalBuilt, SanctuaryBuilt
from ludotheque.games.immortals.rules.state import (
    CAPITAL,
    REGIONS,
    SANCTUARY,
    Immortals,
    Price,
    at,
    place_of,
    realm_of,
    region_of,
)
from ludotheque.kernel.option import Option

STRUCTURES: Final = ("portal", "sanctuary", "capital")
PORTAL_POINTS: Final = 1
SANCTUARY_POINTS: Final = 1
CAPITAL_POINTS: Final = 2


def price_of(s: Immortals, seat: int, structure: str) -> Price:
    """Return what a structure costs this seat: printed on its light half (IM-BUILD-01)."""
    prices = s.world.light[s.players[seat].light].build
    if structure == "portal":
        return prices[0]
    return prices[1] if structure == "sanctuary" else prices[2]


def can_stand(s: Immortals, structure: str, place: int) -> bool:
    """Tell whether the rules and the supply let a structure stand in a place (IM-BUILD-04, 09, 15, 16)."""
    if structure == "portal":
        return s.portals > 0 and not s.ways >> place & 1
    if s.tiles == 0 or s.buildings[place]:
        return False
    return structure == "sanctuary" or not has_capital(s, place)


def has_capital(s: Immortals, place: int) -> bool:
    """Tell whether the province of a place has a Capital, in this realm."""
    province = s.world.province[region_of(place)]
    first = REGIONS * realm_of(place)
    for region in range(REGIONS):
        if s.world.province[region] == province and s.buildings[first + region] == CAPITAL:
            return True
    return False


def erect(s: Immortals, seat: int, structure: str, place: int) -> None:
    """Put a structure in a place and earn its points at once (IM-BUILD-06, 11, 13)."""
    if structure == "portal":
        s.portals -= 1
        s.ways |= 1 << place
        built: Built = PortalBuilt(seat, place, PORTAL_POINTS)
    elif structure == "capital":
        s.tiles -= 1
        s.buildings[place] = CAPITAL
        built = CapitalBuilt(seat, place, CAPITAL_POINTS)
    else:
        s.tiles -= 1
        s.buildings[place] = SANCTUARY
        built = SanctuaryBuilt(seat, place, SANCTUARY_POINTS)
    s.players[seat].score += built.points
    s.tell(built)


class Build(Action):
    """Build one structure in the card's region, with an army there (IM-BUILD-01 to 05)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer what can be paid and may stand in the card's places."""
        options: list[Option] = []
        player = s.players[self.seat]
        places = own_places(s, self.seat, self.card)
        for structure in STRUCTURES:
            if player.can_pay(price_of(s, self.seat, structure)):
                options += [at(structure, place) for place in places if can_stand(s, structure, place)]
        return options

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Pay and build."""
        s.players[self.seat].pay(price_of(s, self.seat, option.verb))
        erect(s, self.seat, option.verb, place_of(option))


class BuildSanctuary(Action):
    """The Demons build a Sanctuary in the card's region for a price of their own (IM-TRIBE-02)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer the card's places where one may stand."""
        if not s.players[self.seat].can_pay(s.deed(self.seat, self.space).price):
            return []
        places = own_places(s, self.seat, self.card)
        return [at("sanctuary", place) for place in places if can_stand(s, "sanctuary", place)]

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Pay and build."""
        s.players[self.seat].pay(s.deed(self.seat, self.space).price)
        erect(s, self.seat, "sanctuary", place_of(option))
