"""What people count in Immortals: points, regions, armies, resources; for hints and reviews."""

from __future__ import annotations

from ludotheque.games.immortals.rules.events import CapitalBuilt, PortalBuilt, SanctuaryBuilt, Scored
from ludotheque.games.immortals.rules.state import PLACES, Immortals
from ludotheque.kernel.event import Event


def holdings(s: Immortals, seat: int) -> list[tuple[str, int]]:
    """Return points, regions, buildings, armies on the board, gold and energy."""
    regions = 0
    buildings = 0
    armies = 0
    for place in range(PLACES):
        if s.owner[place] == seat:
            regions += 1
            armies += s.armies[place]
            buildings += 1 if s.buildings[place] else 0
    player = s.players[seat]
    return [
        ("points", player.score),
        ("regions", regions),
        ("buildings", buildings),
        ("armies", armies),
        ("gold", player.gold),
        ("energy", player.energy),
    ]


def earned(event: Event) -> list[tuple[int, str, int]]:
    """Return what points were for."""
    if isinstance(event, Scored):
        parts = ("regions", event.regions), ("sanctuaries", event.sanctuaries), ("capitals", event.capitals)
        return [(event.seat, what, points) for what, points in (*parts, ("provinces", event.provinces))]
    if isinstance(event, SanctuaryBuilt | CapitalBuilt | PortalBuilt):
        return [(event.seat, "building", event.points)]
    return []
