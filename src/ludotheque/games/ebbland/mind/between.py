"""What a position between two turns is worth: fitted to who won games of `greedy` (tools/between_turns.py)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotheque.games.ebbland.mind.judgement import lead
from ludotheque.games.ebbland.mind.muster import muster
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import NONE

# A game that is won, and the most that any other position counts.
WON: Final = 31.0
SURE: Final = 30.0
# How many points of lead, as it is judged in the midst of a turn, go with a logarithm of odds, and how much that lead
# makes of the whole. All below are logarithms of odds.
POINTS: Final = 6.25
SHARE: Final = 0.5
# Points count more the more there are, those on logistics less, for they can be lost.
POINT: Final = 0.170
SQUARE: Final = 0.042
NINE: Final = 0.167
LOGISTICS: Final = -0.421
# The first sack still to come, sites that can still be sacked, and those of one's own.
FRESH: Final = 0.319
PREY: Final = 0.110
FIRST: Final = 2.0
SITE: Final = -0.227
MARKER: Final = 0.060
COMMAND: Final = 0.034
SUPPLY: Final = 0.045
STOCK: Final = 0.029
MOVE: Final = 0.056
# Fighters: how many, what they do and stand on average, what they carry.
ONE: Final = -0.294
ROOT: Final = 0.404
HITS: Final = 0.247
SHOTS: Final = 0.079
STOPS: Final = 0.234
LIFE: Final = 0.134
CONTROL: Final = -0.052
GEAR: Final = 0.013
# Cards in hand by their kinds, from characters on.
HAND: Final = [0.0, 0.0, 0.0, 0.040, -0.022, 0.079, -0.012, -0.004, -0.098, 0.154]


def turns(s: Ebbland) -> int:
    """Return how many turns have begun."""
    return sum([side.turns for side in s.sides])


def worth(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other one, in points."""
    if s.winners:
        return WON if seat in s.winners else -WON
    best = -1000.0
    for other in range(len(s.sides)):
        if other != seat:
            best = max(best, stand(s, other))
    fitted = stand(s, seat) - best
    return max(-SURE, min(SURE, SHARE * lead(s, seat) + (1.0 - SHARE) * POINTS * fitted))


def stand(s: Ebbland, seat: int) -> float:
    """Return how well a seat stands."""
    side = s.sides[seat]
    total = side.total()
    found = POINT * total + SQUARE * total * total + (NINE if total >= 9 else 0.0)
    found += LOGISTICS * (len(side.logistics) - side.logistics.count(NONE)) + SITE * side.sacked.count(False)
    found += MARKER * side.markers + COMMAND * side.com + SUPPLY * side.log + STOCK * len(side.stock)
    prey = max([other.sacked.count(False) for number, other in enumerate(s.sides) if number != seat])
    found += PREY * prey + (FRESH if side.sacks == 0 else 0.0)
    if side.sacks == 0 and prey > 0:
        found += FIRST * PREY
    for card in side.hand:
        kind = s.box.cards[card].kind if card >= 0 else 0
        found += HAND[kind] if kind < len(HAND) else 0.0
    return found + band(s, seat) + (MOVE if s.active == seat else 0.0)


def band(s: Ebbland, seat: int) -> float:
    """Return what the fighters of a seat count."""
    fighters = muster(s, seat)
    found = ONE * len(fighters) + ROOT * sqrt(len(fighters))
    for fighter in fighters:
        found += HITS * fighter.hits + SHOTS * fighter.shots + STOPS * fighter.stops + LIFE * fighter.life
        found += CONTROL * fighter.control + GEAR * len(s.fighter(fighter.slot).gear)
    return found
