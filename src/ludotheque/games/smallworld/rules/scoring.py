"""Scoring a turn, and the end of the game."""

from __future__ import annotations

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.smallworld.rules.events import Scored
from ludotheque.games.smallworld.rules.state import FORTRESS, Folk, SmallWorld
from ludotheque.games.smallworld.rules.traits import SYMBOLS, TERRAINS
from ludotheque.kernel.step import Step

# What coins are paid for.
REGIONS: Final = 0
PAST_REGIONS: Final = 1
TRADE: Final = 2
FORTRESSES: Final = 3
CAPTURES: Final = 4
WAGES: Final = 5
RICHES: Final = 6
FIRST_TERRAIN: Final = 7
FIRST_SYMBOL: Final = FIRST_TERRAIN + TERRAINS
PARTS: Final = FIRST_SYMBOL + SYMBOLS


class Score(Step[SmallWorld]):
    """One coin per region held, and what race and power add (SW-SCORE-01 to 04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Pay the coins and tell what they are for."""
        player = s.players[self.seat]
        earned = earnings(s, self.seat)
        coins = sum(earned)
        player.coins += coins
        s.tell(Scored(self.seat, coins, earned))
        if player.folk is not None:
            player.folk.turns += 1


def earnings(s: SmallWorld, seat: int) -> list[int]:
    """Return the coins that a seat would score now, by what they are for."""
    player = s.players[seat]
    earned = [0] * PARTS
    for past in player.past:
        count_places(s, past, PAST_REGIONS, earned)
    active = player.folk
    if active is not None:
        count_places(s, active, REGIONS, earned)
        count_deeds(s, active, earned)
    return earned


def count_places(s: SmallWorld, folk: Folk, part: int, earned: list[int]) -> None:
    """Add a coin per region of a race, and those for terrain, symbols and Fortresses there."""
    trait = s.trait(folk)
    for region, land in enumerate(s.lands):
        if land.race != folk.race:
            continue
        earned[part] += 1
        earned[TRADE] += trait.coins_per_region
        terrain = s.map.terrain[region]
        earned[FIRST_TERRAIN + terrain] += trait.coins_per_terrain[terrain]
        if land.marks & FORTRESS:
            earned[FORTRESSES] += trait.coins_per_fortress
        for symbol in range(SYMBOLS):
            if s.map.symbols[region] >> symbol & 1:
                earned[FIRST_SYMBOL + symbol] += trait.coins_per_symbol[symbol]


def count_deeds(s: SmallWorld, folk: Folk, earned: list[int]) -> None:
    """Add the coins for conquests of this turn, for the turn itself, and for the first one."""
    trait = s.trait(folk)
    earned[CAPTURES] += trait.coins_per_capture * s.captures
    earned[WAGES] += trait.coins_per_turn
    if folk.turns == 0:
        earned[RICHES] += trait.coins_once


def tokens_on_board(s: SmallWorld, seat: int) -> int:
    """Return a seat's race tokens on the board, active and declined: the tie-break (SW-END-03)."""
    return sum(land.tokens for land in s.lands if land.owner == seat)


def winners(s: SmallWorld) -> list[int]:
    """Return the richest seats; among equals those with most tokens on the board (SW-END-03)."""
    ranks = [(player.coins, tokens_on_board(s, seat)) for seat, player in enumerate(s.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def tie(s: SmallWorld) -> Tie | None:
    """Return how many tokens the richest have on the board, if several are equally rich (SW-END-03)."""
    most = max(player.coins for player in s.players)
    seats = tuple(seat for seat, player in enumerate(s.players) if player.coins == most)
    if len(seats) < 2:
        return None
    figures = tuple(tokens_on_board(s, seat) for seat in seats)
    return Tie(seats, "SW-END-03", figures, "tokens")
