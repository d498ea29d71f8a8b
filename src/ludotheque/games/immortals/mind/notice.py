"""What training may weigh in a seat's prospects: named features, put on scales while its hope is counted."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.attack import reach
from ludotheque.games.immortals.rules.state import (
    NONE,
    PLACES,
    PROVINCES,
    SANCTUARY,
    Immortals,
    Player,
    realm_of,
    region_of,
)
from ludotheque.scales import Scales

# Tribes there is room for in each realm; more would change what weights mean.
TRIBES: Final = 8
FIGURES: Final = (
    "seat",
    "hope of coming rounds",
    "plans and pending actions",
    "light regions",
    "dark regions",
    "Sanctuaries",
    "Capitals",
    "armies on the board",
    "armies beyond four in one place",
    "places with one army",
    "places with two armies",
    "threatened places",
    "armies that could attack",
    "weak enemy places in reach",
    "gold",
    "energy",
    "gold beyond eight",
    "energy beyond eight",
    "scarcer of gold and energy",
    "Region cards",
    "Conflict cards",
    "armies in limbo",
    "armies in the tower",
    "groups to come",
    "cards laid",
    "leads the round",
    "provinces with two regions",
    "provinces with three regions",
    "provinces with more",
    "gold yields",
    "energy yields",
)
(
    SEAT,
    HOPE,
    PLANS,
    LIGHT_REGIONS,
    DARK_REGIONS,
    SANCTUARIES,
    CAPITALS,
    ARMIES,
    CROWDS,
    SINGLES,
    PAIRS,
    THREATENED,
    STRIKERS,
    PREY,
    GOLD,
    ENERGY,
    MUCH_GOLD,
    MUCH_ENERGY,
    SCARCE,
    REGION_CARDS,
    CONFLICT_CARDS,
    LIMBO,
    TOWER,
    GROUPS,
    LAID,
    LEADS,
    PROVINCE_TWO,
    PROVINCE_THREE,
    PROVINCE_MORE,
    GOLD_YIELDS,
    ENERGY_YIELDS,
) = range(len(FIGURES))
LIGHT_TRIBE: Final = len(FIGURES)
DARK_TRIBE: Final = LIGHT_TRIBE + TRIBES
NAMES: Final = (
    *FIGURES,
    *(f"light tribe {tribe}" for tribe in range(TRIBES)),
    *(f"dark tribe {tribe}" for tribe in range(TRIBES)),
)


def notice_seat(scales: Scales, s: Immortals, seat: int) -> None:
    """Put on the scales what a seat owns beside the map."""
    player = s.players[seat]
    scales.put(SEAT, 1.0)
    if player.light < TRIBES:
        scales.put(LIGHT_TRIBE + player.light, 1.0)
    if player.dark < TRIBES:
        scales.put(DARK_TRIBE + player.dark, 1.0)
    notice_purse(scales, player)
    scales.put(REGION_CARDS, float(s.holder.count(seat)))
    scales.put(CONFLICT_CARDS, float(len(player.conflicts)))
    scales.put(LIMBO, float(player.limbo[0] + player.limbo[1]))
    scales.put(TOWER, float(s.inside[seat] + s.tray[seat]))
    scales.put(GROUPS, float(sum(player.groups)))
    scales.put(LAID, float(len(player.spaces) - player.spaces.count(NONE)))
    scales.put(LEADS, 1.0 if s.leader == seat else 0.0)


def notice_purse(scales: Scales, player: Player) -> None:
    """Put gold and energy on the scales."""
    scales.put(GOLD, float(player.gold))
    scales.put(ENERGY, float(player.energy))
    scales.put(MUCH_GOLD, float(max(player.gold - 8, 0)))
    scales.put(MUCH_ENERGY, float(max(player.energy - 8, 0)))
    scales.put(SCARCE, float(min(player.gold, player.energy)))


def notice_map(scales: Scales, s: Immortals, seat: int) -> None:
    """Put the places of a seat on the scales, and its provinces."""
    counts = [0] * (2 * PROVINCES)
    for place in range(PLACES):
        if s.owner[place] == seat:
            counts[s.world.province[region_of(place)] + PROVINCES * realm_of(place)] += 1
            notice_place(scales, s, seat, place)
    for count in counts:
        if count >= 2:
            scales.put(PROVINCE_TWO if count == 2 else PROVINCE_THREE if count == 3 else PROVINCE_MORE, 1.0)


def notice_place(scales: Scales, s: Immortals, seat: int, place: int) -> None:
    """Put one place of a seat on the scales: its armies, its building, and who stands next to it."""
    armies = s.armies[place]
    scales.put(DARK_REGIONS if realm_of(place) else LIGHT_REGIONS, 1.0)
    scales.put(ARMIES, float(min(armies, 4)))
    scales.put(CROWDS, float(max(armies - 4, 0)))
    scales.put(GOLD_YIELDS, float(s.world.gold[place]))
    scales.put(ENERGY_YIELDS, float(s.world.energy[place]))
    if armies <= 2:
        scales.put(SINGLES if armies == 1 else PAIRS, 1.0)
    building = s.buildings[place]
    if building:
        scales.put(SANCTUARIES if building == SANCTUARY else CAPITALS, 1.0)
    notice_neighbours(scales, s, seat, reach(s, place), armies)


def notice_neighbours(scales: Scales, s: Immortals, seat: int, near: int, armies: int) -> None:
    """Put on the scales whether enemies next to a place are stronger, and which of them it could overrun."""
    strongest = 0
    prey = 0
    for other in range(PLACES):
        if near >> other & 1 and s.owner[other] != seat:
            if s.owner[other] >= 0 and s.armies[other] > strongest:
                strongest = s.armies[other]
            if s.armies[other] < armies - 1:
                prey += 1
    if strongest > armies:
        scales.put(THREATENED, 1.0)
    if prey:
        scales.put(STRIKERS, float(armies - 1))
        scales.put(PREY, 1.0)
