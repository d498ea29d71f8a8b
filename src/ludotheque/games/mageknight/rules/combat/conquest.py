"""What a won or lost fight leaves behind: shields, leaders, rewards, the way back."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.combat import CityLed, Conquered, Withdrawn
from ludotheque.games.mageknight.rules.fight import Combat
from ludotheque.games.mageknight.rules.land.map import reveal_near
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import (
    CITY,
    DUNGEON,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    MONSTER_DEN,
    REWARD_ARTIFACT,
    REWARD_DUNGEON,
    REWARD_ROLL,
    REWARD_SPELL,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
)

FORTIFIED_SITES: Final = (KEEP, MAGE_TOWER, CITY)


def settle_site(s: MageKnight, seat: int, combat: Combat) -> None:
    """Let the site fall if its own defenders are gone, or send the attacker back (MK-COMBAT-16, MK-RESULT-08, 19)."""
    if combat.site == NONE or s.players[seat].lot:
        # An assault together is settled when all have fought.
        return
    left = [foe for foe in combat.foes if foe.site]
    if not left:
        conquer(s, seat, combat)
    elif combat.site in FORTIFIED_SITES:
        withdraw(s, seat)


def conquer(s: MageKnight, seat: int, combat: Combat) -> None:
    """Mark the site and note its reward for the end of the turn (MK-RESULT-06, 07, 10 to 14)."""
    space = combat.space
    if combat.site == CITY:
        crown(s, combat.city)
        return
    spot = s.spots[space]
    first = spot.shield == NOBODY
    owned = s.house.scenario.is_owned(combat.site)
    if first or owned:
        s.spots[space] = spot.with_shield(seat)
        s.tell(Conquered(seat, space, combat.site))
        s.house.scenario.reward_conqueror(s, seat, space)
    if first and not owned:
        s.effort(seat).rewards += rewards_of(s, combat.site, spot.ruin)


def rewards_of(s: MageKnight, site: int, ruin: int) -> list[int]:
    """Return what a site gives to whoever conquers it first."""
    if site == RUINS:
        return s.box.ruins[ruin].rewards
    rewards: dict[int, list[int]] = {
        MAGE_TOWER: [REWARD_SPELL],
        MONASTERY: [REWARD_ARTIFACT],
        DUNGEON: [REWARD_DUNGEON],
        TOMB: [REWARD_SPELL, REWARD_ARTIFACT],
        MONSTER_DEN: [REWARD_ROLL, REWARD_ROLL],
        SPAWNING_GROUNDS: [REWARD_ARTIFACT, REWARD_ROLL, REWARD_ROLL, REWARD_ROLL],
    }
    return rewards.get(site, [])


def crown(s: MageKnight, number: int) -> None:
    """Name the leader of a conquered city: most shields, then the first to have placed one (MK-CITY-07, 08)."""
    city = s.cities[number]
    leader = NOBODY
    for seat in city.shields:
        if leader == NOBODY or city.shields.count(seat) > city.shields.count(leader):
            leader = seat
    s.cities[number] = city.with_tokens([], True, city.shields, leader)
    s.tell(CityLed(leader, city.space, city.colour))


def withdraw(s: MageKnight, seat: int) -> None:
    """Return from a failed assault to the space the hero came from (MK-RESULT-19)."""
    path = s.turn.path
    path.pop()
    s.players[seat].space = path[-1]
    s.tell(Withdrawn(seat, path[-1]))
    reveal_near(s, seat)
