"""What people count in Mage Knight: fame, cards, wounds, units, land found; for hints and reviews."""

from __future__ import annotations

from ludotheque.games.mageknight.mind.judgement import turn_number
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight


def holdings(s: MageKnight, seat: int) -> list[tuple[str, int]]:
    """Return fame, places conquered, land known, level, units, cards, crystals, reputation and wounds."""
    player = s.players[seat]
    wounds = player.hand.count(WOUND) + player.deck.count(WOUND) + player.discard.count(WOUND)
    hurt = sum([unit.wounds for unit in player.units])
    return [
        ("fame", player.fame),
        ("shields", sum([1 for spot in s.spots if spot.shield == seat])),
        ("tiles", -len(s.tile_deck)),
        ("units", len(player.units)),
        ("wounds", wounds + hurt),
        ("hand", len(player.hand) - player.hand.count(WOUND)),
        ("crystals", sum(player.crystals)),
        ("reputation", player.reputation),
        ("skills", len(player.skills)),
    ]


def turn(s: MageKnight, seat: int) -> int:
    """Return a number that changes with every turn: what comes after the own one says little."""
    return turn_number(s)


def sides(s: MageKnight, seats: int) -> tuple[int, ...]:
    """Return which company each seat belongs to."""
    number = [0] * seats
    for side, group in enumerate(s.house.company.sides(seats)):
        for seat in group:
            number[seat] = side
    return tuple(number)
