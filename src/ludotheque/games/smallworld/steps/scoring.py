"""Scoring a turn, and the end of the game."""

from __future__ import annotations

from ludotheque.games.smallworld.state import FORTRESS, Folk, SmallWorld
from ludotheque.games.smallworld.traits import SYMBOLS
from ludotheque.kernel.step import Step


class Score(Step[SmallWorld]):
    """One coin per region held, and what race and power add (SW-SCORE-01 to 04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Pay the coins and tell what they are for."""
        player = s.players[self.seat]
        regions = past_regions = bonus = 0
        for folk in player.past:
            past_regions += len(s.regions(folk.race))
            bonus += bonus_of_places(s, folk)
        active = player.folk
        if active is not None:
            regions = len(s.regions(active.race))
            bonus += bonus_of_places(s, active) + bonus_of_deeds(s, active)
            active.turns += 1
        player.coins += regions + past_regions + bonus
        s.tell("score", self.seat, "", 0, [regions + past_regions + bonus, regions, past_regions, bonus])


def bonus_of_places(s: SmallWorld, folk: Folk) -> int:
    """Return the coins that terrain, symbols and Fortresses in a race's regions add."""
    trait = s.trait(folk)
    coins = 0
    for region, land in enumerate(s.lands):
        if land.race != folk.race:
            continue
        coins += trait.coins_per_region + trait.coins_per_terrain[s.map.terrain[region]]
        if land.marks & FORTRESS:
            coins += trait.coins_per_fortress
        for symbol in range(SYMBOLS):
            if s.map.symbols[region] >> symbol & 1:
                coins += trait.coins_per_symbol[symbol]
    return coins


def bonus_of_deeds(s: SmallWorld, folk: Folk) -> int:
    """Return the coins for conquests of this turn, for the turn itself, and for the first one."""
    trait = s.trait(folk)
    once = trait.coins_once if folk.turns == 0 else 0
    return trait.coins_per_turn + once + trait.coins_per_capture * s.captures


def tokens_on_board(s: SmallWorld, seat: int) -> int:
    """Return a seat's race tokens on the board, active and declined: the tie-break (SW-END-03)."""
    return sum(land.tokens for land in s.lands if land.owner == seat)
