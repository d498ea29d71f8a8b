"""Setting the game up, and the first armies in the start regions."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.immortals.rules.actions.cards import take_region_card
from ludotheque.games.immortals.rules.events import Deployed, MarkerGiven, TribesGiven
from ludotheque.games.immortals.rules.start.deployment import deploy, groups_of
from ludotheque.games.immortals.rules.start.drafting import DealHands
from ludotheque.games.immortals.rules.state import CONFLICT, PER_REALM, REGIONS, Immortals, Player
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

CUBES: Final = 43
# The two bottom spaces of a board are used with three or four players only (IM-START-03).
EXTRA_GROUPS_UP_TO: Final = 4
EXTRA_GROUP: Final = 2
DARK_START: Final = 2


def set_up(s: Immortals, players: int, dice: Dice) -> None:
    """Hand out tribes and cubes and draw the first player (IM-SETUP-19 to 25)."""
    s.dice = dice
    light = list(range(len(s.world.light)))
    dark = list(range(len(s.world.dark)))
    s.shuffle(light)
    s.shuffle(dark)
    for seat in range(players):
        player = Player(s.draw(light), s.draw(dark), CUBES)
        player.clear()
        s.players.append(player)
        fill_groups(s, player, players <= EXTRA_GROUPS_UP_TO)
        s.tell(TribesGiven(seat, player.light, player.dark))
    s.piles = [list(range(first, first + PER_REALM)) for first in (CONFLICT, CONFLICT + PER_REALM)]
    s.first = s.roll(players)
    s.leader = s.first
    s.tell(MarkerGiven(s.first))
    s.then(start_regions(s))


def fill_groups(s: Immortals, player: Player, extras: bool) -> None:
    """Lay cubes of the reserve on the numbered spaces of a board's back (IM-START-01, 03)."""
    player.groups = s.world.light[player.light].groups + s.world.dark[player.dark].groups
    if extras:
        player.groups = [*player.groups, EXTRA_GROUP, EXTRA_GROUP]
    for cubes in player.groups:
        player.reserve -= cubes


def start_regions(s: Immortals) -> list[Step[Any]]:
    """Return the first deployments, clockwise, and what follows them."""
    steps: list[Step[Any]] = [OccupyStart(seat) for seat in s.seats_from(s.first)]
    steps.append(DealHands())
    return steps


class OccupyStart(Ask[Immortals]):
    """Put one group in the light start region and 2 armies of the reserve in its dark side (IM-START-04, 07)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer every group on the board."""
        return groups_of(s.players[self.seat])

    def take(self, s: Immortals, option: Option) -> None:
        """Deploy on both sides and take the Region card (IM-START-06)."""
        player = s.players[self.seat]
        start = s.world.light[player.light].start
        deploy(s, self.seat, option.index, start)
        take_region_card(s, self.seat, start)
        player.reserve -= DARK_START
        s.put(self.seat, start + REGIONS, DARK_START)
        s.tell(Deployed(self.seat, start + REGIONS, DARK_START))
