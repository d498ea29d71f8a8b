"""Setting the game up."""

from __future__ import annotations

from ludotheque.games.smallworld.rules.column import refill
from ludotheque.games.smallworld.rules.events import FirstDrawn
from ludotheque.games.smallworld.rules.state import EMPTY, LOST_TRIBE, Player, SmallWorld
from ludotheque.games.smallworld.rules.turn import Round
from ludotheque.kernel.dice import Dice


def set_up(s: SmallWorld, players: int, races: list[int], coins: int, dice: Dice) -> None:
    """Lay out board, tribes, tiles and coins, and draw the first player (SW-SETUP-01 to 09)."""
    s.dice = dice
    s.players = [Player(coins) for _ in range(players)]
    s.lands = [LOST_TRIBE if tribe else EMPTY for tribe in s.map.tribe]
    s.tray = s.tiles.tray[:]
    s.race_pile = races
    s.power_pile = list(range(len(s.tiles.badges)))
    s.shuffle(s.race_pile)
    s.shuffle(s.power_pile)
    refill(s)
    s.first = s.roll(players)
    s.tell(FirstDrawn(s.first))
    s.then([Round()])
