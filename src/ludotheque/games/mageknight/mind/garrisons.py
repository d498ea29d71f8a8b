"""Enemies that wait at a site: who they are as far as one can tell, and what it is worth to drive them out."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import BREACH, REPUTE, Garrison
from ludotheque.games.mageknight.rules.combat.combat import monsters_of
from ludotheque.games.mageknight.rules.combat.conquest import rewards_of
from ludotheque.games.mageknight.rules.land.map import is_defended
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NOBODY, NONE, City
from ludotheque.games.mageknight.rules.scenarios.company import ALL_CITIES, QUIET_END, ROUND_LEFT
from ludotheque.games.mageknight.rules.scenarios.company import CITY as CITY_POINTS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import PHYSICAL
from ludotheque.games.mageknight.rules.traits import (
    BROWN,
    CITY,
    DRAGONS,
    DUNGEON,
    KEEP,
    MAGE_TOWER,
    MINE,
    MONASTERY,
    PILES,
    RUINS,
    TOMB,
    VIOLET,
    Catalogue,
    EnemyKind,
)
from ludotheque.games.mageknight.rules.turn.turn import may_enter

# What a conquered site is worth: its points at the end, and something for the peace there until then.
SHIELD: Final = 2.6
# What rewards are worth at once and for each round to come: artifact, spell, advanced action, unit, crystals, a roll,
# a dungeon's find.
REWARDS: Final = [4.5, 4.5, 3.0, 4.5, 4.5, 1.1, 4.5]
LATER: Final = [0.8, 0.8, 0.5, 1.3, 0.0, 0.0, 0.8]
# A keep of one's own nearby makes for a larger hand; a tower sells spells.
STRONGHOLD: Final = 0.5
# To burn a monastery makes a bad name.
SACRILEGE: Final = 3
# What the fall of the first city is worth besides: it opens its gates, and brings the end of all of them nearer.
RENOWN: Final = 21.5
# How much more of an armour there is to whoever strikes at one that resists.
HARD: Final = 1.6
# What is left of a city's worth to a hero who is one of several.
RIVALRY: Final = 0.6


def typical(box: Catalogue) -> list[EnemyKind]:
    """Return for each pile an enemy of which half are weaker: what to expect of a back."""
    found: list[EnemyKind] = []
    for pile in range(PILES):
        kinds = [box.enemies[kind] for kind in box.tokens if box.enemies[kind].pile == pile]
        count = len(kinds)
        armour = int(
            sum([kind.armour * (HARD if kind.resist >> PHYSICAL & 1 else 1.0) for kind in kinds]) / count + 0.5
        )
        fame = sum([kind.fame for kind in kinds]) // count
        attack = (sum([kind.attack if kind.attack else 6 for kind in kinds]) + count - 1) // count
        found.append(EnemyKind("", pile, armour, attack, PHYSICAL, fame, 0, 0))
    return found


TYPICAL: Final[dict[bool, list[EnemyKind]]] = {}


def expected(s: MageKnight, pile: int) -> EnemyKind:
    """Return what to expect of an enemy of a pile."""
    known = TYPICAL.get(s.house.revised)
    if known is None:
        known = TYPICAL[s.house.revised] = typical(s.box)
    return known[pile]


def seen(s: MageKnight, token: int, up: bool) -> EnemyKind:
    """Return an enemy as far as it can be told: by its token, or by its back."""
    if token < 0:
        return expected(s, FACE_DOWN - token)
    kind = s.box.enemy(token)
    return kind if up else expected(s, kind.pile)


def garrison_of(s: MageKnight, seat: int, clock: Clock, space: int) -> Garrison | None:
    """Return who would be fought on a space, and what that is worth; nobody if there is nothing to fight for."""
    site = s.layout.site[space]
    spot = s.spots[space]
    if site in (KEEP, MAGE_TOWER):
        if not is_defended(s, space, seat) or spot.shield != NOBODY:
            return None
        kinds = [seen(s, token, spot.up) for token in spot.tokens]
        prize = SHIELD + (STRONGHOLD * clock.span if site == KEEP else reward_worth([1], clock))
        return Garrison(kinds, 1, True, prize - REPUTE * s.house.scenario.assault_price)
    if site == CITY:
        return city_garrison(s, seat, space)
    if spot.shield != NOBODY:
        return None
    if site == MONASTERY:
        prize = SHIELD + reward_worth([0], clock) - REPUTE * SACRILEGE
        return Garrison([expected(s, VIOLET)], 0, False, prize)
    if site == RUINS:
        return ruins_garrison(s, clock, space)
    if not may_enter(s, space):
        return None
    prize = SHIELD + reward_worth(rewards_of(s, site, spot.ruin), clock)
    if site in (DUNGEON, TOMB):
        return Garrison([expected(s, BROWN if site == DUNGEON else DRAGONS)], 0, False, prize)
    kinds = [seen(s, token, spot.up) for token in spot.tokens + spot.hidden]
    if not spot.tokens and site != MINE:
        kinds += [expected(s, pile) for pile in monsters_of(s, site, NONE)]
    return Garrison(kinds, 0, True, prize)


def ruins_garrison(s: MageKnight, clock: Clock, space: int) -> Garrison | None:
    """Return who lurks in ruins that have been seen; nobody at an altar or where nothing is known."""
    spot = s.spots[space]
    if spot.ruin < 0 or not spot.ruin_up or s.box.ruins[spot.ruin].cost:
        return None
    ruin = s.box.ruins[spot.ruin]
    kinds = [seen(s, token, spot.up) for token in spot.tokens]
    kinds = kinds or [expected(s, pile) for pile in ruin.enemies]
    return Garrison(kinds, 0, True, SHIELD + reward_worth(ruin.rewards, clock))


def city_garrison(s: MageKnight, seat: int, space: int) -> Garrison | None:
    """Return the defenders of a city that can be assaulted."""
    number = s.city_at(space)
    if number == NONE or s.house.scenario.city_closed_by or not s.cities[number].tokens:
        return None
    city = s.cities[number]
    kinds = [seen(s, token, city.up) for token in city.tokens]
    prize = prize_left(s, city)
    kept = BREACH * city_prize(s) * len(kinds) / strength(s, city) / prize
    return Garrison(kinds, 1, True, prize - REPUTE, kept)


def strength(s: MageKnight, city: City) -> int:
    """Return how many defenders a city had at first."""
    return max(1, len(s.box.garrisons[city.colour][city.level - 1]), len(city.tokens))


def prize_left(s: MageKnight, city: City) -> float:
    """Return what the fall of a city is still worth, once a share of it went with those who have fallen."""
    return city_prize(s) * (1.0 - BREACH * (1.0 - len(city.tokens) / strength(s, city)))


def breaches_worth(s: MageKnight) -> float:
    """Return what it is worth that some of the defenders of a city have fallen, or all: the score adds the rest."""
    total = 0.0
    for city in s.cities:
        if city.tokens:
            total += BREACH * city_prize(s) * (1.0 - len(city.tokens) / strength(s, city))
        elif s.house.company.rewards_speed:
            total += RENOWN
    return total


def city_prize(s: MageKnight) -> float:
    """Return what the fall of a city is worth: more if it is the last one, by the time that is left."""
    standing = s.house.core_city - sum([1 for city in s.cities if not city.tokens])
    if not s.house.company.rewards_speed:
        return CITY_POINTS * RIVALRY
    if standing > 1:
        return CITY_POINTS + RENOWN
    dummy = s.dummy
    early = ROUND_LEFT * (len(s.house.nights) - s.round) + QUIET_END + (0 if dummy is None else len(dummy.deck))
    return CITY_POINTS + RENOWN + ALL_CITIES + early


def reward_worth(rewards: list[int], clock: Clock) -> float:
    """Return what the rewards of a site are worth."""
    total = 0.0
    for reward in rewards:
        total += REWARDS[reward] + LATER[reward] * clock.span
    return total


def site_prize(s: MageKnight, clock: Clock) -> float:
    """Return what the site of the fight that is on is worth to whoever wins it."""
    combat = s.combat
    if combat is None or combat.site == NONE:
        return 0.0
    if combat.site == CITY:
        return prize_left(s, s.cities[combat.city])
    shield = s.spots[combat.space].shield
    if shield != NOBODY:
        return SHIELD if s.house.scenario.is_owned(combat.site) else 0.0
    if combat.site == KEEP:
        return SHIELD + STRONGHOLD * clock.span
    return SHIELD + reward_worth(rewards_of(s, combat.site, s.spots[combat.space].ruin), clock)
