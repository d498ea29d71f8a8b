"""Mends of the world around a hero: the map, its sites and cities, and what the table plays."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.house import HouseRules, Variants
from ludotheque.games.mageknight.rules.land.exploration import positions_near
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, City, Layout
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import WHITE
from ludotheque.games.mageknight.rules.traits import CITY, MAGE_TOWER, PLAINS, RUINS
from ludotheque.kernel import Option

# A mend tells whether it could be made.
Mend = Callable[[MageKnight, int, Option, Refusal], bool]


def own_layout(s: MageKnight) -> Layout:
    """Let the map be one of its own, which can be changed."""
    fresh, old = Layout(), s.layout
    for name in ("tiles", "a", "b", "turns", "q", "r", "near", "terrain", "site", "colour", "rampaging"):
        setattr(fresh, name, list(getattr(old, name)))
    s.layout = fresh
    return fresh


def beside(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Stand next to the space."""
    s.players[seat].space = s.layout.near[wished.index][0]
    return True


def points(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Give just the points that are missing."""
    effort = s.effort(seat)
    if refusal.clause.startswith(("MK-MOVE", "MK-EXPLORE", "MK-SCN", "MK-COOP")):
        effort.move = refusal.figures[0]
    elif refusal.clause.startswith("MK-PVP"):
        return False
    else:
        effort.influence = refusal.figures[0]
    return True


def plains(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let the space be plains."""
    own_layout(s).terrain[wished.index] = PLAINS
    return True


def nobody_there(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let no enemy stand on the space."""
    s.spots[wished.index] = s.spots[wished.index].with_tokens([], True)
    return True


def rampager(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let an enemy rampage next to the hero, on the space that is meant."""
    layout = own_layout(s)
    layout.rampaging[wished.index] = 0
    s.spots[wished.index] = s.spots[wished.index].with_tokens([0], True)
    if not layout.near[wished.index]:
        return False
    s.players[seat].space = layout.near[wished.index][0]
    return True


def alone(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Send all other heroes off the map."""
    for other, player in enumerate(s.players):
        player.space = player.space if other == seat else NONE
    return True


def near_tile(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Stand where the place can be explored from."""
    for space in range(len(s.layout.site)):
        if wished.index in positions_near(s, seat, space):
            s.players[seat].space = space
            return True
    return False


def at_site(site: int) -> Mend:
    """Let a site be where the hero stands."""

    def build(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        space = s.players[seat].space
        own_layout(s).site[space] = site
        spot = s.spots[space]
        s.spots[space] = spot.with_shield(NOBODY)
        if site == MAGE_TOWER:
            s.spots[space] = s.spots[space].with_tokens([], True).with_shield(seat)
        if site == RUINS:
            cost = refusal.reason == "no_altar"
            ruin = next(n for n, ruins in enumerate(s.box.ruins) if bool(ruins.cost) == cost)
            s.spots[space] = s.spots[space].with_ruin(ruin, True)
        return True

    return build


def in_city(colour: int) -> Mend:
    """Let a conquered city be where the hero stands."""

    def build(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        space = s.players[seat].space
        own_layout(s).site[space] = CITY
        s.cities = [city for city in s.cities if space not in (city.space, city.right)]
        s.cities = [*s.cities, City(space, colour, 1, [], True, [seat], seat)]
        return True

    return build


def city_there(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let a garrisoned city stand on the space that is meant."""
    own_layout(s).site[wished.index] = CITY
    s.cities = [*s.cities, City(wished.index, WHITE, 1, [0, 1], True, [], NOBODY)]
    return True


def recruits(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Be where every unit can be recruited."""
    return in_city(WHITE)(s, seat, wished, refusal)


# The table.


def own_house(s: MageKnight, scenario: str = "") -> HouseRules:
    """Let the table have rules of its own, which can be changed."""
    old = s.house
    fresh = HouseRules(SCENARIOS[scenario] if scenario else old.scenario, old.company)
    for cls in (HouseRules, *Variants.__mro__[:-1]):
        for name in cls.__dict__.get("__mypyc_attrs__") or cls.__dict__.get("__slots__", ()):
            if name not in ("scenario", "__dict__"):
                setattr(fresh, name, getattr(old, name))
    s.house = fresh
    return fresh


def duels(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let players fight each other."""
    own_house(s).duels = True
    return True


def joint_assaults(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let rivals assault cities together."""
    own_house(s).joint_assaults = True
    return True


def other_scenario(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Play the scenario that has such a thing."""
    own_house(s, list(SCENARIOS)[refusal.figures[0]])
    return True
