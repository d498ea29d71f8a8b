"""How good a position is, in coins, and which options are worth a look: for bots."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.smallworld.state import FORTRESS, IMMUNE, Folk, SmallWorld
from ludotheque.games.smallworld.steps.column import Pick
from ludotheque.games.smallworld.steps.conquest import BASE_COST, cost, defence, is_barred, reach
from ludotheque.games.smallworld.steps.decline import RetireNow
from ludotheque.games.smallworld.steps.turn import Begin, March
from ludotheque.games.smallworld.traits import SYMBOLS, Trait
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

# How often a region in reach of an enemy is lost in a round, by what it costs to take; and how much less elsewhere.
LOSS: Final = [0.5, 0.5, 0.45, 0.34, 0.21, 0.17, 0.14, 0.1, 0.06]
SHELTER: Final = 0.45
# What the die gives: the odds of finding so many tokens missing.
ODDS: Final = [1.0, 0.5, 1 / 3, 1 / 6]
# An ordinary race: tokens, what a conquest takes, coins a region brings, regions it keeps from round to round.
TOKENS: Final = 11.5
PRICE: Final = 2.5
YIELD: Final = 1.4
KEPT: Final = 0.82
# How sure conquests are that look possible, and what they cost the owner in each of the next three turns.
SURE: Final = 0.95
HARM: Final = 0.9
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
        self.late = False


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
        kept = realm.kept if regions > realm.safe else 1.0
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


FRESH: Final = fresh_starts()


def value(s: SmallWorld, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in coins, with what the board will still bring."""
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, hope(s, other))
    return hope(s, seat) - best


def hope(s: SmallWorld, seat: int) -> float:
    """Return the coins a seat may end with."""
    player = s.players[seat]
    left = turns_left(s, seat)
    scores = s.seat == seat and is_under_way(s)
    danger = danger_to(s, seat)
    front = front_of(s, seat)
    coins = float(player.coins)
    past = 0.0
    for folk in player.past:
        for region, land in enumerate(s.lands):
            if land.race == folk.race:
                worth = yield_of(s, s.tiles.declined[folk.race], region)
                coins += worth if scores else 0.0
                past += worth * (1.0 - danger * loss(s, region, front))
    if scores:
        left -= 1
    active = player.folk
    if active is None:
        return coins + legacy(past, left) + FRESH[left]
    trait = s.trait(active)
    realm = Realm()
    gifts(realm, trait, len(s.players))
    coins += survey(realm, s, active, trait, scores, danger, front)
    return coins + outlook(realm, past, left, FRESH)


def survey(realm: Realm, s: SmallWorld, folk: Folk, trait: Trait, scores: bool, danger: float, front: int) -> float:
    """Measure what a race holds, and may take this turn; return the coins it is about to score."""
    held = 0.0
    coins = 0.0
    tokens = folk.hand
    for region, land in enumerate(s.lands):
        if land.race == folk.race:
            worth = yield_of(s, trait, region)
            kept = 1.0 - danger * loss(s, region, front)
            tokens += land.tokens
            held += 1.0
            coins += worth
            realm.regions += kept
            realm.coins += kept * worth
    harm = 0.0
    if scores and is_marching(s, folk):
        for target in prospects(s, folk, trait):
            held += target.chance
            coins += target.chance * target.worth
            harm += target.chance * target.harm
            realm.regions += KEPT * target.chance
            realm.coins += KEPT * target.chance * target.worth
    # Tokens that only attack cannot hold what they took.
    tokens -= trait.raiders - folk.raiders
    if held > tokens:
        coins *= tokens / held
        realm.regions *= tokens / held
        realm.coins *= tokens / held
    realm.spare = max(tokens - held, 0.0)
    return coins + harm + deeds(s, folk, trait) if scores else 0.0


def deeds(s: SmallWorld, folk: Folk, trait: Trait) -> float:
    """Return the coins for conquests of this turn, for the turn itself, and for the first one."""
    once = trait.coins_once if folk.turns == 0 else 0
    return float(trait.coins_per_turn + once + trait.coins_per_capture * s.captures)


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
    """Tell whether a race may still conquer this turn."""
    if not s.agenda:
        return False
    ask = s.agenda[-1]
    if isinstance(ask, Begin):
        return ask.race == folk.race
    return isinstance(ask, March) and ask.race == folk.race


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
    """A region that a race may take: how likely, what it costs and brings, and what its owner loses."""

    __slots__ = ("chance", "harm", "price", "worth")

    def __init__(self, price: int, worth: float, harm: float) -> None:
        self.price = price
        self.worth = worth
        self.harm = harm
        self.chance = 1.0

    def appeal(self) -> float:
        """Return what is left when the tokens are paid."""
        return self.worth + self.harm - self.price


def prospects(s: SmallWorld, folk: Folk, trait: Trait) -> list[Target]:
    """Return the regions a race can likely still take this turn."""
    hand = s.ready(folk) if isinstance(s.agenda[-1], Begin) else folk.hand
    found: list[Target] = []
    for target in sorted(targets(s, folk, trait), key=Target.appeal, reverse=True):
        missing = target.price - hand
        if missing <= 0:
            hand -= target.price
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
            found.append(Target(cost(s, trait, held, region), yield_of(s, trait, region), harm))
    return found


# What has no place on the board is liked or not whatever the position.
HABITS: Final = {"stop": -3.0, "abandon": -8.0, "skip": -4.0, "done": 1.0, "lift": -1.0, "roll": 2.0, "leave": 0.0}


def taste(s: SmallWorld, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first: one more means almost three times as often."""
    verb = option.verb
    if verb == "pick":
        return taste_of_combo(s, option.index)
    if verb == "conquer" or verb == "attempt" or verb == "dragon" or verb == "replace":
        return taste_of_attack(s, ask, option)
    if verb == "place" or verb == "camp" or verb == "fortress" or verb == "hero":
        return taste_of_place(s, ask.seat, option)
    if verb == "decline":
        return taste_of_decline(s, ask.seat)
    return HABITS.get(verb, 0.0)


def taste_of_combo(s: SmallWorld, index: int) -> float:
    """Like many tokens, coins on the tiles and coins each turn."""
    combo = s.column[index]
    trait = s.tiles.active(combo.race, combo.power)
    realm = Realm()
    gifts(realm, trait, len(s.players))
    tokens = trait.tokens + 0.5 * realm.raiders + realm.growth
    return tokens / realm.price + 2 * realm.reap + realm.flat + 0.3 * (combo.coins - index + trait.coins_once)


def taste_of_attack(s: SmallWorld, ask: Ask[Any], option: Option) -> float:
    """Like what is cheap, brings coins and hurts somebody."""
    assert isinstance(ask, Begin | March)
    folk = s.folk(ask.seat, ask.race)
    trait = s.trait(folk)
    region = option.index
    liking = yield_of(s, trait, region) + (0.7 if s.lands[region].owner >= 0 else 0.0)
    if option.verb == "replace":
        return liking + 1.0
    price = cost(s, trait, s.held(folk.race), region)
    if option.verb == "dragon":
        return liking + 0.5 * price - 2.0
    if option.verb == "attempt":
        hand = s.ready(folk) if isinstance(ask, Begin) else folk.hand
        return liking - price + hand - 3.0
    return liking - 0.7 * price


def taste_of_place(s: SmallWorld, seat: int, option: Option) -> float:
    """Like to strengthen what is weak and brings coins."""
    folk = s.players[seat].folk
    worth = yield_of(s, s.trait(folk), option.index) if folk is not None else 1.0
    return worth + 10.0 * loss(s, option.index, 0) - 1.5 * option.arg


def taste_of_decline(s: SmallWorld, seat: int) -> float:
    """Like to decline when few tokens are left to attack with and time enough for another race."""
    folk = s.players[seat].folk
    if folk is None or turns_left(s, seat) < 3:
        return -6.0
    return 1.5 - 0.8 * s.ready(folk)
