"""Movement: steps from space to space, provoking enemies, how far journeys lead that ignore terrain."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.combat import ASSAULT, PROVOKED, Engage
from ludotheque.games.mageknight.rules.duel.meeting import confront
from ludotheque.games.mageknight.rules.events.land import Moved
from ludotheque.games.mageknight.rules.land.map import (
    entry,
    is_at_home,
    is_defended,
    is_occupied,
    is_safe,
    rampagers_near,
    reachable,
    reveal_near,
)
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ASSAULT as UNDERGROUND_ASSAULT
from ludotheque.games.mageknight.rules.terms import FLIGHT, SPACE_BENDING, UNDER, WINGS
from ludotheque.games.mageknight.rules.traits import CITY, LAKE, SEA, SWAMP
from ludotheque.kernel.option import Option


def moves(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the spaces that the move points reach (MK-MOVE-07, 08)."""
    effort = s.effort(seat)
    # Without points only an effect on prices makes a step free.
    if s.turn.rooted or not (effort.move or effort.prices):
        return
    for space in reachable(s, seat, s.players[seat].space):
        cost = entry(s, seat, space)
        if 0 <= cost <= effort.move and not would_mix(s, seat, space):
            options.append(Option("move", "hex", space))


def provoked_by(s: MageKnight, seat: int, origin: int, space: int) -> list[int]:
    """Return the rampaging enemies that a step provokes: those next to both its ends (MK-MOVE-14)."""
    if s.effort(seat).rules[SPACE_BENDING]:
        return []
    return [near for near in rampagers_near(s, space) if near in s.layout.near[origin]]


def would_mix(s: MageKnight, seat: int, space: int) -> bool:
    """Tell whether a step would provoke enemies on another hero's space, which is barred (MK-COMBAT-20)."""
    return is_occupied(s, space, seat) and len(provoked_by(s, seat, s.players[seat].space, space)) > 0


def move(s: MageKnight, seat: int, space: int) -> None:
    """Make a step; it may start an assault or provoke enemies (MK-MOVE-11 to 15)."""
    s.effort(seat).move -= entry(s, seat, space)
    origin = s.players[seat].space
    arrive(s, seat, space)
    provoked = provoked_by(s, seat, origin, space)
    if is_at_home(s, space, seat):
        confront(s, seat)
    elif is_defended(s, space, seat):
        s.then([Engage(seat, ASSAULT, provoked)])
    elif provoked:
        s.then([Engage(seat, PROVOKED, provoked)])


def arrive(s: MageKnight, seat: int, space: int) -> None:
    """Put the figure on a space and look around."""
    s.players[seat].space = space
    s.turn.path.append(space)
    s.turn.moved = True
    s.tell(Moved(seat, space))
    reveal_near(s, seat)


# Journeys.


def steps_away(s: MageKnight, origin: int, reach: int, underground: bool) -> list[int]:
    """Return for each space how many steps it lies away, NONE if too far or out of the way."""
    away = [NONE] * len(s.layout.q)
    away[origin] = 0
    edge = [origin]
    for far in range(1, reach + 1):
        fresh: list[int] = []
        for space in edge:
            for near in s.layout.near[space]:
                terrain = s.layout.terrain[near]
                if away[near] == NONE and terrain != SEA and not (underground and terrain in (SWAMP, LAKE)):
                    away[near] = far
                    fresh.append(near)
        edge = fresh
    return away


def destinations(s: MageKnight, seat: int, way: int) -> list[int]:
    """Return where a journey may end."""
    if s.turn.rooted:
        return []
    origin = s.players[seat].space
    effort = s.effort(seat)
    reach = [3, 3, min(5, effort.move), 2 if effort.move >= 2 else 1][way]
    away = steps_away(s, origin, reach, way in (UNDER, UNDERGROUND_ASSAULT))
    found: list[int] = []
    for space, far in enumerate(away):
        if far <= 0 or (s.layout.site[space] == CITY and s.house.scenario.city_closed_by):
            continue
        if way == UNDERGROUND_ASSAULT:
            if is_defended(s, space, seat) and entry(s, seat, space) != NONE:
                found.append(space)
        elif is_safe(s, seat, space):
            found.append(space)
    return found


def passage_price(s: MageKnight, one: int, other: int) -> int:
    """Return what the way under ground to a space costs; NONE if lakes and swamps cut it (MK-SCN-DUNGEON-16)."""
    far = steps_away(s, one, len(s.spots), True)[other]
    return NONE if far == NONE else 2 + far


def fare(s: MageKnight, way: int, far: int) -> int:
    """Return the move points that a journey takes."""
    if way == WINGS:
        return far
    return 2 if way == FLIGHT and far == 2 else 0
