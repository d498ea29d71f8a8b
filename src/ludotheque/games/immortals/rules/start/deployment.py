"""Army groups of the board's back, deployed as blocks."""

from __future__ import annotations

from ludotheque.games.immortals.rules.events import Deployed
from ludotheque.games.immortals.rules.state import Immortals, Player
from ludotheque.kernel.option import Option


def groups_of(player: Player) -> list[Option]:
    """Return the choice among the groups that are still on a board."""
    return [Option("group", "group", i) for i, cubes in enumerate(player.groups) if cubes]


def deploy(s: Immortals, seat: int, group: int, place: int) -> None:
    """Stand a whole group in one place (IM-START-02)."""
    player = s.players[seat]
    cubes = player.groups[group]
    player.groups[group] = 0
    s.put(seat, place, cubes)
    s.tell(Deployed(seat, place, cubes))
