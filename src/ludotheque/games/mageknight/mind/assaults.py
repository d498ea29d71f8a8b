"""Assaults together: what a share of a city's defenders is worth to whoever is to face them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.fights import REPUTE, Garrison, garrison_worth
from ludotheque.games.mageknight.mind.garrisons import city_prize, seen
from ludotheque.games.mageknight.mind.outlook import MOST, Kit, Wants, bill, needs
from ludotheque.games.mageknight.rules.land.map import entry
from ludotheque.games.mageknight.rules.terms import MOVE
from ludotheque.games.mageknight.rules.turn.assault import gates

# The city falls only if the others do their part too.
TRUST: Final = 0.6


def lot_worth(kit: Kit) -> float:
    """Return what it is worth to go into the city and face one's share of its defenders; nothing to stay behind."""
    s = kit.s
    player = s.players[kit.seat]
    number = city_of_lot(kit)
    if number < 0:
        return 0.0
    tolls = [entry(s, kit.seat, space) for space in gates(s, kit.seat, number)]
    price = min(tolls) - player.effort.move if tolls else MOST + 1
    points = bill(kit.means(Wants(MOVE)), MOST)
    taken = points.taken[price] if 0 < price <= MOST else 0
    kinds = [seen(s, token, s.cities[number].up) for token in player.lot]
    prize = TRUST * city_prize(s) * len(kinds) / max(1, len(s.cities[number].tokens))
    fought = garrison_worth(kit, Garrison(kinds, 1, True, prize), taken)
    return max(0.0, fought - REPUTE - needs(points, price))


def city_of_lot(kit: Kit) -> int:
    """Return the city whose defenders a hero was dealt."""
    lot = kit.s.players[kit.seat].lot
    for number, city in enumerate(kit.s.cities):
        if lot and lot[0] in city.tokens:
            return number
    return -1
