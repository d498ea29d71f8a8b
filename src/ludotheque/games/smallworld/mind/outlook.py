"""What a race may still bring: turns to come as figures, with a decline at the best moment."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.traits import Trait

# An ordinary race: tokens, what a conquest takes, coins a region brings, regions it keeps from round to round.
TOKENS: Final = 11.5
PRICE: Final = 2.5
YIELD: Final = 1.4
KEPT: Final = 0.82
# A race in decline: regions it keeps from round to round, and rounds until the next one declines.
PAST_KEPT: Final = 0.88
PAST_ROUNDS: Final = 5


class Realm:
    """What the race of a seat has and may become, as figures."""

    __slots__ = (
        "captured",
        "coins",
        "flat",
        "forts",
        "growth",
        "kept",
        "late",
        "price",
        "raiders",
        "reap",
        "regions",
        "safe",
        "spare",
        "spirit",
    )

    def __init__(self) -> None:
        # Regions that the next turn begins with, what they bring, and the tokens beyond one per region.
        self.regions = 0.0
        self.coins = 0.0
        self.spare = TOKENS
        # What a turn adds: tokens that only attack, new ones, coins per new region, for its conquest, and in any case.
        self.raiders = 0.0
        self.growth = 0.0
        self.reap = YIELD
        self.captured = 0.0
        self.flat = 0.0
        self.forts = 0.0
        self.price = PRICE
        self.kept = KEPT
        self.safe = 0.0
        # It may decline after scoring; it declines beside the race before it.
        self.late = False
        self.spirit = False


def outlook(realm: Realm, past: float, left: int, fresh: list[float]) -> float:
    """Return the coins of the turns left for a race that declines at the best moment."""
    best = 0.0
    total = 0.0
    regions = realm.regions
    coins = realm.coins
    spare = realm.spare
    flat = realm.flat
    for turn in range(left):
        rest = left - turn
        # Decline now: the regions count once more, then for the next race's time.
        candidate = total + legacy(regions, rest) + fresh[rest if realm.late and turn else rest - 1]
        if realm.spirit:
            candidate += legacy(past, rest)
        if candidate > best:
            best = candidate
        taken = (spare + realm.raiders) / realm.price
        if taken > spare:
            taken = spare
        regions += taken
        coins += taken * realm.reap
        spare += realm.growth - taken
        flat += realm.forts
        total += coins + flat + taken * realm.captured + past
        kept = 1.0 - (1.0 - realm.kept) * max(regions - realm.safe, 0.0) / (regions + 0.01)
        regions *= kept
        coins *= kept
        past *= PAST_KEPT
    return total if total > best else best


def legacy(regions: float, turns: int) -> float:
    """Return the coins a race in decline still brings."""
    total = 0.0
    for _ in range(min(turns, PAST_ROUNDS)):
        total += regions
        regions *= PAST_KEPT
    return total


def fresh_starts() -> list[float]:
    """Return what a seat without a race can expect of so many turns."""
    table = [0.0]
    for left in range(1, 12):
        table.append(outlook(Realm(), 0.0, left, [*table, 0.0]))
    return table


def gifts(realm: Realm, trait: Trait, seats: int) -> None:
    """Put what race and power are good for into figures."""
    saved = trait.discount + 0.9 * trait.berserk + 0.5 * trait.discount_coast + 0.4 * trait.discount_near_mountain
    saved += 0.2 * sum(trait.discount_terrain) + 0.2 * sum(trait.discount_symbol)
    realm.price = max(PRICE - saved, 1.3)
    realm.raiders = trait.raiders + 1.8 * trait.dragons
    realm.safe = float(trait.heroes + trait.holes + trait.dragons) + 0.3 * trait.camps + 4 * trait.pacts / seats
    realm.kept = KEPT + 0.08 * trait.lairs
    realm.flat = float(trait.coins_per_turn)
    realm.forts = float(trait.coins_per_fortress)
    realm.captured = 0.5 * trait.coins_per_capture
    realm.growth = 0.7 * (trait.grows_per_captures > 0) + 0.8 * trait.replaces + 0.6 * (1 - trait.lost_per_defeat)
    realm.reap = 1.0 + trait.coins_per_region + 0.25 * sum(trait.coins_per_terrain) + 0.2 * sum(trait.coins_per_symbol)
    realm.late = trait.late_decline
    realm.spirit = trait.outside_limit


FRESH: Final = fresh_starts()
