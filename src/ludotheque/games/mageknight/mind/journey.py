"""The way ahead: how far land to explore lies from each space, and what a hero can reach this turn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.land.exploration import (
    NEIGHBOUR_A,
    NEIGHBOUR_B,
    OFFSET_Q,
    OFFSET_R,
    PRICE,
    encode,
    may_place,
    position_of,
)
from ludotheque.games.mageknight.rules.land.map import entry, is_defended, is_rampaging
from ludotheque.games.mageknight.rules.pieces import NONE, Layout
from ludotheque.games.mageknight.rules.state import MageKnight

# Farther than any way: the edge cannot be reached.
FAR: Final = 40
# What it is worth in move points to go round a rampaging enemy.
DETOUR: Final = 4


class Terrain:
    """The map as a hero sees it: what entering a space takes, and whom one must not pass."""

    __slots__ = ("guarded", "toll")

    def __init__(self, s: MageKnight, seat: int) -> None:
        spaces = range(len(s.spots))
        # What entering takes; NONE where nobody gets in without a fight.
        self.toll = [entry(s, seat, space) if not is_defended(s, space, seat) else NONE for space in spaces]
        # Rampaging enemies next to each space, as a set of those on the map.
        self.guarded = [0] * len(s.spots)
        number = 0
        for space in spaces:
            if is_rampaging(s, space):
                for near in s.layout.near[space]:
                    self.guarded[near] |= 1 << number
                number += 1


def open_positions(s: MageKnight) -> list[int]:
    """Return the positions on which the next tile may be laid."""
    layout = s.layout
    found: list[int] = []
    for number in range(len(layout.tiles)):
        for side in range(6):
            position = encode(layout.a[number] + NEIGHBOUR_A[side], layout.b[number] + NEIGHBOUR_B[side])
            if position not in found and may_place(s, position):
                found.append(position)
    return found


class Lookout:
    """What can be explored from where, of the map that was looked at last: maps change seldom."""

    __slots__ = ("counts", "layout", "tiles")

    def __init__(self) -> None:
        self.layout: Layout | None = None
        self.tiles: list[int] = []
        self.counts: list[int] = []


LAST: Final = Lookout()


def views(s: MageKnight) -> list[int]:
    """Return for each space how many positions could be explored from it; not to be changed."""
    if LAST.layout is not s.layout or LAST.tiles is not s.tile_deck:
        LAST.layout = s.layout
        LAST.tiles = s.tile_deck
        LAST.counts = counted_views(s)
    return LAST.counts


def counted_views(s: MageKnight) -> list[int]:
    """Count them."""
    layout = s.layout
    counts = [0] * len(s.spots)
    wanted = open_positions(s)
    if not wanted:
        return counts
    for space in range(len(s.spots)):
        if len(layout.near[space]) == 6:
            continue
        seen: list[int] = []
        for side in range(1, 7):
            position = position_of(layout.q[space] + OFFSET_Q[side], layout.r[space] + OFFSET_R[side])
            if position in wanted and position not in seen:
                seen.append(position)
        counts[space] = len(seen)
    return counts


def ways_to_edge(s: MageKnight, terrain: Terrain, counts: list[int]) -> list[int]:
    """Return for each space the move points until something new is explored, the price of exploring included."""
    away = [FAR] * len(counts)
    rings: list[list[int]] = [[] for _ in range(FAR + 1)]
    for space, count in enumerate(counts):
        if count and terrain.toll[space] >= 0:
            away[space] = PRICE
            rings[PRICE].append(space)
    for far in range(PRICE, FAR):
        for space in rings[far]:
            if away[space] != far:
                continue
            cost = far + terrain.toll[space]
            for near in s.layout.near[space]:
                total = cost + (DETOUR if terrain.guarded[near] & terrain.guarded[space] else 0)
                if total < away[near]:
                    away[near] = total
                    rings[total].append(near)
    return away


def reach(s: MageKnight, terrain: Terrain, start: int, most: int) -> list[int]:
    """Return for each space the move points it takes to get there without a fight; FAR if it is more than `most`."""
    away = [FAR] * len(s.spots)
    rings: list[list[int]] = [[] for _ in range(most + 1)]
    away[start] = 0
    rings[0].append(start)
    for far in range(most + 1):
        for space in rings[far]:
            if away[space] != far:
                continue
            for near in s.layout.near[space]:
                toll = terrain.toll[near]
                if toll < 0 or terrain.guarded[near] & terrain.guarded[space]:
                    continue
                total = far + toll
                if total <= most and total < away[near]:
                    away[near] = total
                    rings[total].append(near)
    return away
