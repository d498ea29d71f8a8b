"""How good a position is for a seat, in coins: for bots."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.mind.notice import (
    HOPE,
    KEPT_COINS,
    KEPT_REGIONS,
    PAST_COINS,
    REGIONS,
    UNDER_WAY,
    notice_board,
    notice_idleness,
    notice_race,
    notice_seats,
    notice_turn,
)
from ludotheque.games.smallworld.mind.outlook import FRESH, KEPT, Realm, gifts, legacy, outlook
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.conquest import BASE_COST, cost, defence, helped_cost, is_barred, reach
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.state import FORTRESS, IMMUNE, Folk, SmallWorld
from ludotheque.games.smallworld.rules.traits import SYMBOLS, Trait
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel.step import Ask
from ludotheque.scales import Scales

# How often a region in reach of an enemy is lost in a round, by what it costs to take; and how much less elsewhere.
LOSS: Final = [0.6, 0.6, 0.55, 0.42, 0.22, 0.15, 0.09, 0.05, 0.03]
SHELTER: Final = 0.6
# What the die gives: the odds of finding so many tokens missing.
ODDS: Final = [1.0, 0.5, 1 / 3, 1 / 6]
# How sure conquests are that look possible, and what they cost the owner in each of the next three turns.
SURE: Final = 0.95
HARM: Final = 0.9


class Holding:
    """What a race holds and may take this turn: regions and coins now, and what of them is left next turn."""

    __slots__ = ("coins", "harm", "later_coins", "later_regions", "regions", "tokens")

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens
        self.regions = 0.0
        self.coins = 0.0
        self.harm = 0.0
        self.later_regions = 0.0
        self.later_coins = 0.0

    def add(self, chance: float, worth: float, kept: float) -> None:
        """Count a region that is held, or will be with some chance."""
        self.regions += chance
        self.coins += chance * worth
        self.later_regions += chance * kept
        self.later_coins += chance * kept * worth

    def give_up_beyond(self, tokens: int) -> None:
        """Forget the regions that there are no tokens for."""
        if self.regions > tokens:
            part = tokens / self.regions
            self.coins *= part
            self.later_regions *= part
            self.later_coins *= part


def seats(s: SmallWorld) -> int:
    """Return how many play."""
    return len(s.players)


def value(s: SmallWorld, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in coins, with what the board will still bring."""
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, hope(s, other, seat, None))
    return hope(s, seat, seat, None) - best


def hope(s: SmallWorld, seat: int, eyes: int, scales: Scales | None) -> float:
    """Return the coins a seat may end with, and what learnt weights add; a guess is whole, so all eyes see the same."""
    left = turns_left(s, seat)
    front = front_of(s, seat)
    weighs = scales if left > 0 else None
    if weighs is not None:
        weighs.open(left)
        notice(weighs, s, seat, front)
    hoped = s.players[seat].coins + prospects_of(s, seat, front, left, weighs)
    return hoped + weighs.total if weighs is not None else hoped


def notice(scales: Scales, s: SmallWorld, seat: int, front: int) -> None:
    """Put on the scales how a seat stands among the others, and the turn that is under way."""
    notice_seats(scales, s, seat, danger_to(s, seat))
    folk = s.players[s.seat].folk
    marches = folk is not None and is_marching(s, folk)
    hand = s.ready(folk) if folk is not None and marches else 0
    if is_under_way(s):
        notice_turn(scales, s.seat == seat, marches, hand)
    notice_board(scales, s, seat, front, hand)


def prospects_of(s: SmallWorld, seat: int, front: int, left: int, scales: Scales | None) -> float:
    """Return the coins that this turn, if it is the seat's, and those to come may bring."""
    player = s.players[seat]
    scores = s.seat == seat and is_under_way(s)
    now = 0.0
    past = 0.0
    for folk in player.past:
        held = holding(s, seat, folk, s.tiles.declined[folk.race], front)
        past += held.later_coins
        if scores:
            now += held.coins + held.harm
    if scores:
        left -= 1
    if scales is not None:
        scales.put(PAST_COINS, past)
        scales.put(UNDER_WAY, 1.0 if scores else 0.0)
    active = player.folk
    if active is not None:
        future = reign(s, seat, active, past, left, scores, front, scales)
    else:
        future = legacy(past, left) + FRESH[left]
        if scales is not None:
            notice_idleness(scales, s)
    if scales is not None:
        scales.put(HOPE, now + future)
    return now + future


def reign(
    s: SmallWorld, seat: int, active: Folk, past: float, left: int, scores: bool, front: int, scales: Scales | None
) -> float:
    """Return the coins that the active race of a seat may bring, with those that come after it."""
    trait = s.trait(active)
    held = holding(s, seat, active, trait, front)
    # Tokens that only attack cannot hold what they took.
    tokens = held.tokens - trait.raiders + active.raiders
    held.give_up_beyond(tokens)
    now = held.coins + held.harm + deeds(s, active, trait) if scores else 0.0
    realm = Realm()
    gifts(realm, trait, len(s.players))
    realm.regions = held.later_regions
    realm.coins = held.later_coins
    realm.spare = max(tokens - held.regions, 0.0)
    if scales is not None:
        notice_race(scales, active, float(tokens), realm.spare)
        scales.put(REGIONS, held.regions)
        scales.put(KEPT_REGIONS, held.later_regions)
        scales.put(KEPT_COINS, held.later_coins)
    return now + outlook(realm, past, left, FRESH)


def holding(s: SmallWorld, seat: int, folk: Folk, trait: Trait, front: int) -> Holding:
    """Count what a race holds, how likely it keeps that, and what it may still take this turn."""
    held = Holding(folk.hand)
    danger = danger_to(s, seat)
    for region, land in enumerate(s.lands):
        if land.race == folk.race:
            held.tokens += land.tokens
            held.add(1.0, yield_of(s, trait, region), 1.0 - danger * loss(s, region, front))
    if is_marching(s, folk):
        for target in prospects(s, folk, trait):
            held.add(target.chance, target.worth, KEPT)
            held.harm += target.chance * target.harm
    return held


def deeds(s: SmallWorld, folk: Folk, trait: Trait) -> float:
    """Return the coins for conquests of this turn, for the turn itself, and for the first one."""
    once = trait.coins_once if folk.turns == 0 else 0
    return float(trait.coins_per_turn + once + trait.coins_per_capture * s.captures)


def turns(s: SmallWorld) -> int:
    """Return how many turns of all seats have begun."""
    seats = len(s.players)
    return s.turn * seats + (s.seat - s.first) % seats


def turns_left(s: SmallWorld, seat: int) -> int:
    """Return how often a seat will still score."""
    seats = len(s.players)
    place = (seat - s.first) % seats
    current = (s.seat - s.first) % seats
    left = s.map.turns - s.turn
    if place > current or (place == current and not has_scored(s)):
        left += 1
    return max(left, 0)


def danger_to(s: SmallWorld, seat: int) -> float:
    """Return the share of the opponents who play before the seat's next turn."""
    seats = len(s.players)
    if seat == s.seat:
        return 1.0 if has_scored(s) or is_under_way(s) else 0.0
    return ((seat - s.seat) % seats) / (seats - 1)


def has_scored(s: SmallWorld) -> bool:
    """Tell whether the turn of the seat in turn is paid: only retreats and late declines come after."""
    if not s.agenda:
        return True
    ask = s.agenda[-1]
    assert isinstance(ask, Ask)
    return ask.seat != s.seat or isinstance(ask, RetireNow)


def is_under_way(s: SmallWorld) -> bool:
    """Tell whether the seat in turn has begun it and is not paid yet."""
    if has_scored(s):
        return False
    ask = s.agenda[-1]
    return not isinstance(ask, Pick) and (s.acted or not isinstance(ask, Begin))


def is_marching(s: SmallWorld, folk: Folk) -> bool:
    """Tell whether a race may still conquer this turn; the active one comes after those in decline."""
    if not is_under_way(s):
        return False
    ask = s.agenda[-1]
    if not isinstance(ask, Begin | March):
        return False
    return ask.race == folk.race or s.players[s.seat].folk is folk


def yield_of(s: SmallWorld, trait: Trait, region: int) -> float:
    """Return the coins a region brings each turn to a race with these gifts."""
    coins = 1 + trait.coins_per_region + trait.coins_per_terrain[s.map.terrain[region]]
    if s.lands[region].marks & FORTRESS:
        coins += trait.coins_per_fortress
    symbols = s.map.symbols[region]
    if symbols:
        for symbol in range(SYMBOLS):
            if symbols >> symbol & 1:
                coins += trait.coins_per_symbol[symbol]
    return float(coins)


def loss(s: SmallWorld, region: int, front: int) -> float:
    """Return how likely a region is lost in a round, given what the enemy can reach."""
    land = s.lands[region]
    if land.marks & IMMUNE or s.map.water >> region & 1:
        return 0.0
    price = BASE_COST + defence(s, region)
    chance = LOSS[price] if price < len(LOSS) else 0.04
    if not front >> region & 1:
        chance *= SHELTER
    if not land.declined and s.players[land.owner].pact >= 0:
        chance *= (len(s.players) - 2) / (len(s.players) - 1)
    return chance


def front_of(s: SmallWorld, seat: int) -> int:
    """Return the regions next to active races of other seats, or on their way onto the board, as a mask."""
    front = 0
    for region, land in enumerate(s.lands):
        if land.owner >= 0 and land.owner != seat and not land.declined:
            front |= s.map.near[region]
    for other, player in enumerate(s.players):
        if other != seat and player.folk is None:
            front |= s.map.entry
    return front


class Target:
    """A region that a race may take: how likely, what it costs now and later, what it brings and its owner loses."""

    __slots__ = ("chance", "harm", "later", "price", "worth")

    def __init__(self, price: int, later: int, worth: float, harm: float) -> None:
        self.price = price
        self.later = later
        self.worth = worth
        self.harm = harm
        self.chance = 1.0

    def appeal(self) -> float:
        """Return what is left when the tokens are paid."""
        return self.worth + self.harm - self.price


def prospects(s: SmallWorld, folk: Folk, trait: Trait) -> list[Target]:
    """Return the regions a race can likely still take this turn."""
    ask = s.agenda[-1]
    hand = folk.hand if isinstance(ask, March) and ask.race == folk.race else s.ready(folk)
    found: list[Target] = []
    for target in sorted(targets(s, folk, trait), key=Target.appeal, reverse=True):
        # A Berserk die that has been thrown helps the next conquest, no other (SW-POWER-BERSERK-01).
        price = target.later if found else target.price
        missing = price - hand
        if missing <= 0:
            hand -= price
            target.chance = SURE
            found.append(target)
        elif hand > 0 and missing < len(ODDS) and not trait.berserk:
            target.chance = SURE * ODDS[missing]
            found.append(target)
            break
    return found


def targets(s: SmallWorld, folk: Folk, trait: Trait) -> list[Target]:
    """Return the regions a race could go to now; all of them if it is not on the board yet."""
    held = s.held(folk.race)
    near = reach(s, folk, trait, held) if held else (1 << s.map.size) - 1 & ~(0 if trait.sails else s.map.water)
    found: list[Target] = []
    for region in range(s.map.size):
        land = s.lands[region]
        if near >> region & 1 and not is_barred(s, folk, land):
            harm = HARM * min(turns_left(s, land.owner), 3) if land.owner >= 0 and land.owner != s.seat else 0.0
            price = cost(s, trait, held, region)
            later = price if s.die <= 0 else helped_cost(s, trait, held, region, 0)
            found.append(Target(price, later, yield_of(s, trait, region), harm))
    return found
