"""The map: spaces, what it costs to enter them, who stands where, what is safe."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.events.land import GarrisonSeen, RuinsSeen
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import CAP, DARKNESS, LESS, SET, SPACE_BENDING, SUN
from ludotheque.games.mageknight.rules.traits import CITY, DESERT, FOREST, KEEP, MAGE_TOWER, PORTAL


def distance(s: MageKnight, one: int, other: int) -> int:
    """Return how many steps lie between two spaces."""
    layout = s.layout
    dq = layout.q[one] - layout.q[other]
    dr = layout.r[one] - layout.r[other]
    return max(abs(dq), abs(dr), abs(dq + dr))


def nearness(s: MageKnight, seat: int, spaces: list[int], far: int) -> int:
    """Return how many spaces closer than `far` a hero is to the nearest of some spaces; none off the map."""
    here = s.players[seat].space
    if here == NONE:
        return 0
    return far - min([far, *[distance(s, here, space) for space in spaces]])


def reachable(s: MageKnight, seat: int, space: int) -> list[int]:
    """Return the spaces that count as adjacent: with Space Bending also those at distance two."""
    if not s.effort(seat).rules[SPACE_BENDING]:
        return s.layout.near[space]
    return [other for other in range(len(s.layout.q)) if 0 < distance(s, space, other) <= 2]


def is_rampaging(s: MageKnight, space: int) -> bool:
    """Tell whether a rampaging enemy stands on a space."""
    return s.layout.rampaging[space] >= 0 and len(s.spots[space].tokens) > 0


def rampagers_near(s: MageKnight, space: int) -> list[int]:
    """Return the spaces of rampaging enemies next to a space."""
    return [near for near in s.layout.near[space] if is_rampaging(s, near)]


def is_conquered_city(s: MageKnight, space: int) -> bool:
    """Tell whether a conquered city stands on a space."""
    city = s.city_at(space)
    return city != NONE and not s.cities[city].tokens and not s.house.scenario.city_closed_by


def is_defended(s: MageKnight, space: int, seat: int) -> bool:
    """Tell whether entering a space is an assault: unconquered fortified sites, keeps of others (MK-MOVE-11, 12)."""
    site = s.layout.site[space]
    if site in (KEEP, MAGE_TOWER):
        shield = s.spots[space].shield
        if shield == NOBODY or not s.house.scenario.is_owned(site):
            return shield == NOBODY
        return not s.house.company.are_allied(shield, seat)
    return site == CITY and not is_conquered_city(s, space)


def heroes_on(s: MageKnight, space: int, but: int) -> bool:
    """Tell whether another hero stands on a space."""
    return any(seat != but and player.space == space for seat, player in enumerate(s.players))


def heroes_at(s: MageKnight, space: int, but: int) -> list[int]:
    """Return who else stands on a space."""
    return [seat for seat, player in enumerate(s.players) if seat != but and player.space == space]


def is_at_home(s: MageKnight, space: int, seat: int) -> bool:
    """Tell whether somebody else's keep has its owner in it, or an ally of the owner's (MK-MOVE-30)."""
    owner = s.spots[space].shield
    if owner == NOBODY or s.layout.site[space] not in (KEEP, MAGE_TOWER) or not is_defended(s, space, seat):
        return False
    return any(s.house.company.are_allied(owner, other) for other in heroes_at(s, space, seat))


def holds_many(s: MageKnight, space: int) -> bool:
    """Tell whether several heroes may share a space: the portal, a conquered city (MK-END-02)."""
    return s.layout.site[space] == PORTAL or is_conquered_city(s, space)


def is_occupied(s: MageKnight, space: int, seat: int) -> bool:
    """Tell whether somebody else's presence bars actions and rest on a space (MK-MOVE-32, 36)."""
    return heroes_on(s, space, seat) and not holds_many(s, space)


def printed_price(s: MageKnight, seat: int, terrain: int) -> int:
    """Return what a terrain costs by day or night; the amulets let the other side of the board hold."""
    if terrain == FOREST and s.night and s.effort(seat).rules[SUN]:
        return s.box.day_price[terrain]
    if terrain == DESERT and not s.night and s.effort(seat).rules[DARKNESS]:
        return s.box.night_price[terrain]
    return s.price(terrain)


def price(s: MageKnight, terrain: int, seat: int) -> int:
    """Return what a terrain costs this turn, reductions in the best order; NONE if it is closed (MK-MOVE-22 to 24)."""
    cost = printed_price(s, seat, terrain)
    if cost >= 0:
        for thing in s.lasting:
            cost = thing.hampered(s, seat, cost)
    effort = s.effort(seat)
    if not effort.prices:
        return eased(s, seat, cost)
    for change in effort.prices:
        if change.terrains >> terrain & 1:
            if change.change == SET:
                cost = change.value if cost < 0 else min(cost, change.value)
            elif change.change == CAP and cost > change.value:
                cost = change.value
    # Reductions that stop early go first, so that the others still count.
    for floor in (2, 1, 0):
        for change in effort.prices:
            if change.change == LESS and change.floor == floor and change.terrains >> terrain & 1 and cost > floor:
                cost = max(floor, cost - change.value)
        if floor == 1:
            cost = eased(s, seat, cost)
    return cost


def eased(s: MageKnight, seat: int, cost: int) -> int:
    """Return a cost lowered by what lasts, such as one's own Prayer of Weather, which stops at one."""
    for thing in s.lasting:
        cost = thing.eased(seat, cost)
    return cost


def entry(s: MageKnight, seat: int, space: int) -> int:
    """Return the move points it takes to enter a space; NONE if that is not possible (MK-MOVE-08, 09, 13)."""
    site = s.layout.site[space]
    if is_rampaging(s, space) or (site == CITY and s.house.scenario.city_closed_by):
        return NONE
    # Where players do not fight each other, a keep with its owner in it stays closed.
    if not s.house.duels and is_at_home(s, space, seat):
        return NONE
    return price(s, s.layout.terrain[space], seat)


def is_safe(s: MageKnight, seat: int, space: int) -> bool:
    """Tell whether a turn may end on a space (MK-END-02)."""
    terrain = s.layout.terrain[space]
    if s.price(terrain) < 0 or is_rampaging(s, space) or is_defended(s, space, seat):
        return False
    return not is_occupied(s, space, seat)


def reveal_near(s: MageKnight, seat: int) -> None:
    """Turn up the garrisons that a hero sees: next to keeps and towers by day, next to cities always (MK-VAR-17)."""
    space = s.players[seat].space
    if space == NONE:
        return
    for near in s.layout.near[space]:
        site = s.layout.site[near]
        if site in (KEEP, MAGE_TOWER):
            if s.sees_by_day(seat):
                turn_up(s, near)
        elif site == CITY:
            reveal_city(s, s.city_at(near))
    turn_up_ruins(s, space)


def turn_up(s: MageKnight, space: int) -> None:
    """Turn the tokens on a space face up."""
    spot = s.spots[space]
    if spot.tokens and not spot.up:
        for token in spot.tokens:
            s.flip(token)
        s.spots[space] = spot.with_tokens(spot.tokens, True)
        s.tell(GarrisonSeen(NOBODY, space, spot.tokens[:]))


def reveal_city(s: MageKnight, number: int) -> None:
    """Turn the garrison of a city face up."""
    city = s.cities[number]
    if city.tokens and not city.up:
        for token in city.tokens:
            s.flip(token)
        s.cities[number] = city.with_tokens(city.tokens, True, city.shields, city.leader)
        s.tell(GarrisonSeen(NOBODY, city.space, city.tokens[:]))


def turn_up_ruins(s: MageKnight, space: int) -> None:
    """Turn a ruins token face up."""
    spot = s.spots[space]
    if spot.ruin != NONE and not spot.ruin_up:
        s.spots[space] = spot.with_ruin(s.flip(spot.ruin), True)
        s.tell(RuinsSeen(NOBODY, space, spot.ruin))


def sites_of(s: MageKnight, seat: int, kind: int) -> list[int]:
    """Return the sites of a kind that a player owns."""
    return [space for space, site in enumerate(s.layout.site) if site == kind and s.spots[space].shield == seat]


def is_by_own(s: MageKnight, seat: int, kind: int) -> bool:
    """Tell whether a hero stands on or next to a site of a kind that is its own or an ally's (MK-TEAM-11)."""
    space = s.players[seat].space
    for near in [space, *s.layout.near[space]]:
        shield = s.spots[near].shield
        if s.layout.site[near] == kind and shield != NOBODY and s.house.company.are_allied(shield, seat):
            return True
    return False


def is_beside(s: MageKnight, one: int, other: int) -> bool:
    """Tell whether a space is another one or next to it."""
    return one == other or other in s.layout.near[one]
