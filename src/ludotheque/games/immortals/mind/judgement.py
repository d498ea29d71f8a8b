"""How good a position is, in victory points, and which options are worth a look: for bots."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.immortals.mind.notice import HOPE, PLANS, notice_map, notice_seat
from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.attack import (
    FREE,
    ChooseTarget,
    CommitArmies,
    NameRegion,
    attack_price,
    attitude,
    reach,
)
from ludotheque.games.immortals.rules.actions.battle import ATTACKER, DEFENDER, NEUTRAL
from ludotheque.games.immortals.rules.actions.building import can_stand, price_of
from ludotheque.games.immortals.rules.actions.extraction import own_places
from ludotheque.games.immortals.rules.actions.magic import CLAIM, FORESIGHT, GREAT_TRANSITION, SpreadArmies
from ludotheque.games.immortals.rules.actions.transition import ARMIES
from ludotheque.games.immortals.rules.rounds.planning import Lay, takes
from ludotheque.games.immortals.rules.state import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    BUILD_SANCTUARY,
    CAST,
    CONFLICT,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    MAGIC,
    NONE,
    PLACES,
    PROVINCES,
    SPACES,
    TRANSITION,
    Immortals,
    Player,
    Price,
    conflict_card,
    place_of,
    places_of,
    realm_of,
    region_of,
)
from ludotheque.kernel import Ask, Option, waiting
from ludotheque.scales import Scales

# How likely a region is held for another round, by the armies in it.
KEPT: Final = [0.0, 0.55, 0.66, 0.74, 0.8, 0.84, 0.87, 0.89, 0.91, 0.92, 0.93]
# Points a province may bring, by regions held there.
PROVINCE: Final = [0.0, 0.08, 0.5, 2.0, 2.2, 3.0]
# The figures below were fitted to games in which each seat counted a little otherwise (docs/results/immortals.md).
# How much longer than KEPT says a region's own points last; how much of PROVINCE counts now, and at each later scoring.
LASTS: Final = 1.28
PROVINCE_NOW: Final = 1.32
PROVINCE_LATER: Final = 0.95
# Points an army is worth on the board, in a limbo, in the tower, in a group to come; a Region card and a Conflict card.
ARMY: Final = 0.123
WAITING: Final = 0.091
STUCK: Final = 0.022
GROUP: Final = 0.106
REGION_CARD: Final = 0.303
CONFLICT_CARD: Final = 0.21
# Points a gold or an energy is worth while there is something to buy, and beyond what can be spent; what a price takes
# for each, and how much of it counts to extract more of what there is plenty of.
COIN: Final = 0.27
SURPLUS: Final = 0.046
PRICE: Final = 0.178
PLENTY: Final = 0.53
# What a card is worth that does nothing but bring the compensation.
NOTHING: Final = 0.039
# How much of its worth a laid card has, and one in the hand that is about to be laid; the least a laid one can have,
# and an army that is about to come back, by other ways and by a transition.
PLANNED: Final = 0.485
IN_HAND: Final = 1.19
FORLORN: Final = 0.117
ARRIVAL: Final = 0.3
TRANSITION_ARRIVAL: Final = 0.232
# The chance of an attack by as many as defend, and of each army more; how much of an army its losses cost.
EVEN: Final = 0.294
EACH_MORE: Final = 0.11
LOSSES: Final = 0.427
# How much a region and a building that are won count at each later scoring; what it is worth that somebody loses it.
GAIN_LATER: Final = 0.71
SITE_LATER: Final = 0.47
RIVAL_LOSS: Final = 0.54
PURSE: Final = 9
# How likely at least one of so many armies falls out of the tower.
STORM: Final = [0.0, 0.67, 0.89, 0.96, 0.98, 0.99]


class Raid:
    """An attack with all armies that can go, and its worth with the inhabitants' help, without it, and against them."""

    __slots__ = ("helped", "ignored", "opposed", "origin", "target")

    def __init__(self, origin: int, target: int, helped: float, ignored: float, opposed: float) -> None:
        self.origin = origin
        self.target = target
        self.helped = helped
        self.ignored = ignored
        self.opposed = opposed

    def worth(self, shown: int) -> float:
        """Return the worth with a card that shows these places."""
        if shown >> self.target & 1:
            return self.helped
        return self.ignored if shown >> self.origin & 1 else self.opposed


class Outlook:
    """What a seat can think of: the scorings to come, its purse with what is laid to be extracted, and its attacks."""

    __slots__ = ("energy", "found", "gold", "left", "raids", "s", "seat")

    def __init__(self, s: Immortals, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = scorings(s)
        self.energy = s.players[seat].energy
        self.gold = s.players[seat].gold
        # Found once, when they are needed.
        self.found = False
        self.raids: list[Raid] = []

    def expect_extractions(self) -> None:
        """Count what the laid cards will extract into the purse."""
        for space, card in enumerate(self.s.players[self.seat].spaces):
            if card not in (NONE, BLANK):
                deed = self.s.deed(self.seat, space)
                if deed.action == EXTRACT_GOLD:
                    self.gold += extracted(self.s, self.seat, deed.action, card)
                elif deed.action == EXTRACT_ENERGY:
                    self.energy += extracted(self.s, self.seat, deed.action, card)

    def affords(self, price: Price) -> bool:
        """Tell whether the purse suffices."""
        return self.gold >= price.gold and self.energy >= price.energy

    def best_raid(self, card: int) -> float:
        """Return the worth of the best attack that a card allows."""
        if not self.found:
            self.found = True
            self.raids = raids_of(self.s, self.seat, self.left)
        shown = self.s.shown_by(self.seat, card)
        best = 0.0
        for raid in self.raids:
            best = max(best, raid.worth(shown))
        return best


def seats(s: Immortals) -> int:
    """Return how many play."""
    return len(s.players)


def value(s: Immortals, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in points, with what the board will still bring."""
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, hope(s, other, seat, None))
    return hope(s, seat, seat, None) - best


def scorings(s: Immortals) -> int:
    """Return how often everybody will still score."""
    return max(min(s.house.rounds - s.round + 1, s.house.rounds), 0)


def hope(s: Immortals, seat: int, eyes: int, scales: Scales | None) -> float:
    """Return the points a seat may end with: as the board stands, with its plans if it is the one that looks."""
    player = s.players[seat]
    left = scorings(s)
    if left == 0:
        return float(player.score)
    future = realm_value(s, seat, left) + stock_value(s, player, seat, left)
    plans = intentions(s, seat) if seat == eyes else 0.0
    hoped = player.score + future + plans
    if scales is None:
        return hoped
    scales.open(left)
    scales.put(HOPE, future)
    scales.put(PLANS, plans)
    notice_seat(scales, s, seat)
    notice_map(scales, s, seat)
    return hoped + scales.total


def realm_value(s: Immortals, seat: int, left: int) -> float:
    """Return the points that regions, buildings and provinces will bring."""
    provinces = [0.0] * (2 * PROVINCES)
    lasting = [0.0] * (2 * PROVINCES)
    total = 0.0
    for place in range(PLACES):
        if s.owner[place] != seat:
            continue
        armies = s.armies[place]
        kept = KEPT[armies] if armies < len(KEPT) else 0.94
        province = s.world.province[region_of(place)] + PROVINCES * realm_of(place)
        provinces[province] += 1.0
        lasting[province] += kept
        worth = 1.5 if s.buildings[place] else 0.5
        total += worth * (1.0 + (left - 1) * LASTS * kept) + ARMY * min(armies, 8)
    for number in range(2 * PROVINCES):
        total += PROVINCE_NOW * soft(provinces[number]) + (left - 1) * PROVINCE_LATER * soft(lasting[number])
    return total


def soft(held: float) -> float:
    """Return what a province brings with so many regions, whole or likely."""
    low = int(held)
    if low >= 5:
        return PROVINCE[5]
    return PROVINCE[low] + (held - low) * (PROVINCE[low + 1] - PROVINCE[low])


def stock_value(s: Immortals, player: Player, seat: int, left: int) -> float:
    """Return what resources, cards and absent armies are worth."""
    coin = COIN if left > 1 else 0.1
    total = 0.0
    for amount in (player.gold, player.energy):
        total += coin * min(amount, PURSE) + SURPLUS * max(amount - PURSE, 0)
    total += REGION_CARD * min(s.holder.count(seat), 8) + CONFLICT_CARD * min(len(player.conflicts), 6)
    if left == 1:
        total *= 0.5
    absent = WAITING * (player.limbo[0] + player.limbo[1]) + STUCK * (s.inside[seat] + s.tray[seat])
    return total + absent + GROUP * sum(player.groups)


def intentions(s: Immortals, seat: int) -> float:
    """Return what the laid cards of a seat and the action it is about to do are worth."""
    if s.round == 0 or s.is_over():
        return 0.0
    outlook = Outlook(s, seat)
    outlook.expect_extractions()
    return laid_worth(outlook) + pending(outlook)


def laid_worth(outlook: Outlook) -> float:
    """Return what the laid cards are worth, the best first, as far as all of them can be paid."""
    s, seat = outlook.s, outlook.seat
    found: list[tuple[float, int]] = []
    for space, card in enumerate(s.players[seat].spaces):
        if card != NONE:
            found.append((worth(outlook, space, card), space))
    found.sort(reverse=True)
    energy, gold = outlook.energy, outlook.gold
    total = 0.0
    for gain, space in found:
        price = spending(s, seat, space, s.players[seat].spaces[space])
        if price.energy <= energy and price.gold <= gold:
            energy -= price.energy
            gold -= price.gold
            total += PLANNED * max(gain, FORLORN)
        else:
            total += PLANNED * FORLORN
    return total


def extracted(s: Immortals, seat: int, action: int, card: int) -> int:
    """Return how much a card would extract now."""
    yields = s.world.gold if action == EXTRACT_GOLD else s.world.energy
    most = 0
    for place in own_places(s, seat, card):
        most = max(most, yields[place])
    return most


def spending(s: Immortals, seat: int, space: int, card: int) -> Price:
    """Return the energy and gold a laid card is likely to take."""
    deed = s.deed(seat, space)
    if card == BLANK or deed.extracts():
        return FREE
    if deed.action == CAST:
        return s.world.magic[card - MAGIC]
    if deed.action == BUILD:
        return price_of(s, seat, "sanctuary")
    return attack_price(s, seat, space) if deed.action in (ATTACK, ATTACK_OR_MOVE) else deed.price


def pending(outlook: Outlook) -> float:
    """Return the worth of what the open question of a seat is about."""
    s, seat = outlook.s, outlook.seat
    for ask in waiting(s):
        if ask.seat != seat:
            continue
        if isinstance(ask, Lay):
            free = [space for space in range(SPACES) if s.players[seat].spaces[space] == NONE]
            fitting = [worth(outlook, space, ask.card) for space in free if takes(s, seat, space, ask.card)]
            return IN_HAND * max(fitting, default=0.0)
        if isinstance(ask, Action):
            return worth(outlook, ask.space, ask.card)
        if isinstance(ask, ChooseTarget):
            targets = places_of(reach(s, ask.origin) & ~s.held(seat))
            return max((attack_worth(s, seat, ask.card, ask.origin, target) for target in targets), default=0.0)
        if isinstance(ask, NameRegion | CommitArmies):
            return attack_worth(s, seat, ask.card, ask.origin, ask.target)
        if isinstance(ask, SpreadArmies):
            return ARRIVAL * min(ask.armies, s.players[seat].limbo[ask.realm])
    return 0.0


def worth(outlook: Outlook, space: int, card: int) -> float:
    """Return the points an action is likely to bring in the end, its price taken off."""
    s, seat = outlook.s, outlook.seat
    if card == BLANK:
        return NOTHING
    deed = s.deed(seat, space)
    if deed.action in (ATTACK, ATTACK_OR_MOVE):
        price = attack_price(s, seat, space)
        if not outlook.affords(price):
            return NOTHING
        return max(outlook.best_raid(card) - cost(price.energy, price.gold), NOTHING)
    return peaceful_worth(outlook, space, card)


def peaceful_worth(outlook: Outlook, space: int, card: int) -> float:
    """Return the worth of an action that is no attack."""
    s, seat, left = outlook.s, outlook.seat, outlook.left
    deed = s.deed(seat, space)
    if deed.action == CAST:
        return magic_worth(outlook, card)
    places = own_places(s, seat, card)
    if not places:
        return NOTHING
    if deed.extracts():
        amount = extracted(s, seat, deed.action, card)
        return amount * (COIN if left > 1 else 0.1) * (1.0 if is_short(s, seat, deed.action) else PLENTY)
    return craft_worth(outlook, space, places)


def cost(energy: int, gold: int) -> float:
    """Return what resources are worth that a price takes."""
    return PRICE * (energy + gold)


def is_short(s: Immortals, seat: int, action: int) -> bool:
    """Tell whether a seat has little of what an extraction brings."""
    player = s.players[seat]
    return (player.gold if action == EXTRACT_GOLD else player.energy) < 7


def craft_worth(outlook: Outlook, space: int, places: list[int]) -> float:
    """Return the worth of a transition or a structure in the best of some places."""
    s, seat, left = outlook.s, outlook.seat, outlook.left
    player = s.players[seat]
    deed = s.deed(seat, space)
    if deed.action == TRANSITION:
        arrivals = max(min(ARMIES, player.limbo[realm_of(place)]) for place in places)
        return TRANSITION_ARRIVAL * arrivals if arrivals and outlook.affords(deed.price) else NOTHING
    if deed.action == BUILD_SANCTUARY:
        standing = [place for place in places if can_stand(s, "sanctuary", place)]
        return best_site(s, standing, 1.0, left) if standing and outlook.affords(deed.price) else NOTHING
    best = NOTHING
    for structure, now in (("portal", 1.0), ("sanctuary", 1.0), ("capital", 2.0)):
        price = price_of(s, seat, structure)
        standing = [place for place in places if can_stand(s, structure, place)]
        if standing and outlook.affords(price):
            gained = now if structure == "portal" else best_site(s, standing, now, left)
            best = max(best, gained - (cost(price.energy, price.gold) if left > 1 else 0.0))
    return best


def best_site(s: Immortals, places: list[int], now: float, left: int) -> float:
    """Return the points of a building in the safest of some places."""
    safest = max(min(s.armies[place], 10) for place in places)
    return now + 1.0 + (left - 1) * KEPT[safest] * SITE_LATER


def magic_worth(outlook: Outlook, card: int) -> float:
    """Return the worth of a Magic card."""
    s, seat, left = outlook.s, outlook.seat, outlook.left
    spell = card - MAGIC
    price = s.world.magic[spell]
    player = s.players[seat]
    if not outlook.affords(price):
        return NOTHING
    paid = cost(price.energy, price.gold) if left > 1 else 0.0
    if spell == GREAT_TRANSITION:
        return ARRIVAL * min(5, max(player.limbo)) - paid
    if spell == FORESIGHT:
        return CONFLICT_CARD if left > 1 else 0.0
    if spell == CLAIM:
        sites = [place for place in places_of(s.held(seat)) if can_stand(s, "sanctuary", place)]
        return best_site(s, sites, 1.0, left) - paid if sites else NOTHING
    return max(ARRIVAL * min(2, max(player.limbo)), 2 * CONFLICT_CARD if left > 1 else 0.0) - 0.5 * paid


def raids_of(s: Immortals, seat: int, left: int) -> list[Raid]:
    """Return all attacks that a seat could make."""
    held = s.held(seat)
    counts = province_counts(s, seat)
    found: list[Raid] = []
    for origin in places_of(held):
        if s.armies[origin] < 2:
            continue
        for target in places_of(reach(s, origin) & ~held):
            gain = region_gain(s, counts, target, left)
            helped = odds_worth(s, origin, target, ATTACKER, gain)
            ignored = odds_worth(s, origin, target, NEUTRAL, gain)
            found.append(Raid(origin, target, helped, ignored, odds_worth(s, origin, target, DEFENDER, gain)))
    return found


def attack_worth(s: Immortals, seat: int, card: int, origin: int, target: int) -> float:
    """Return the worth of one attack with all armies that can go."""
    gain = region_gain(s, province_counts(s, seat), target, scorings(s))
    return odds_worth(s, origin, target, attitude(s, seat, card, origin, target), gain)


def odds_worth(s: Immortals, origin: int, target: int, side: int, gain: float) -> float:
    """Return the odds of an attack times what the region brings, less what is lost in it."""
    force = s.armies[origin] - 1
    inhabitants = 1.5 if side == DEFENDER else -1.0 if side == ATTACKER else 0.0
    defence = max(s.armies[target] + inhabitants, 0.0)
    chance = min(max(EVEN + EACH_MORE * (force - defence), 0.02), 0.95)
    if s.armies[target] == 0 and side != DEFENDER:
        chance = STORM[min(force, 5)]
    return chance * gain - ARMY * LOSSES * defence


def province_counts(s: Immortals, seat: int) -> list[int]:
    """Return how many regions of each province a seat holds, light ones first."""
    counts = [0] * (2 * PROVINCES)
    for place in range(PLACES):
        if s.owner[place] == seat:
            counts[s.world.province[region_of(place)] + PROVINCES * realm_of(place)] += 1
    return counts


def region_gain(s: Immortals, counts: list[int], place: int, left: int) -> float:
    """Return the points a region would add over the rest of the game, more if somebody loses it."""
    own = counts[s.world.province[region_of(place)] + PROVINCES * realm_of(place)]
    each = (1.5 if s.buildings[place] else 0.5) + PROVINCE[min(own + 1, 5)] - PROVINCE[own]
    return each * (1.0 + GAIN_LATER * (left - 1)) + REGION_CARD + (RIVAL_LOSS if s.owner[place] >= 0 else 0.0)


# What has no place on the board is liked or not whatever the position.
HABITS: Final = {"skip": -5.0, "draw": 1.5, "stop": -4.0, "lift": -8.0, "back": -8.0, "pass": -4.0, "ready": 0.0}


def taste(s: Immortals, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first: one more means almost three times as often."""
    verb = option.verb
    seat = ask.seat
    if verb == "pick":
        return taste_of_card(s, seat, option.index)
    if isinstance(ask, Lay) and verb == "lay":
        return taste_of_space(s, seat, option.index, ask.card)
    if verb == "reveal":
        return taste_of_space(s, seat, option.index, s.players[seat].spaces[option.index])
    if isinstance(ask, ChooseTarget):
        return 2.0 * attack_worth(s, seat, ask.card, ask.origin, place_of(option))
    if isinstance(ask, NameRegion):
        return 2.0 * attack_worth(s, seat, conflict_card(place_of(option)), ask.origin, ask.target)
    if verb == "attack":
        return 0.4 * min(s.armies[place_of(option)], 8)
    if verb in ("gold", "energy"):
        return taste_of_coin(s, ask, verb)
    if verb in ("commit", "march"):
        return 0.3 * option.index
    return HABITS.get(verb, 1.0)


def taste_of_space(s: Immortals, seat: int, space: int, card: int) -> float:
    """Like cards where they bring much; attacks always deserve a look."""
    if card == BLANK:
        return 0.0
    if s.deed(seat, space).action in (ATTACK, ATTACK_OR_MOVE):
        return 1.5 if s.players[seat].can_pay(attack_price(s, seat, space)) else 0.0
    return 2.0 * peaceful_worth(Outlook(s, seat), space, card)


def taste_of_card(s: Immortals, seat: int, card: int) -> float:
    """Like cards that some empty space makes good use of."""
    spaces = s.players[seat].spaces
    best = 0.0
    for space in range(SPACES):
        if spaces[space] == NONE and takes(s, seat, space, card):
            best = max(best, taste_of_space(s, seat, space, card))
    return best + (0.3 if card < CONFLICT else 0.0)


def taste_of_coin(s: Immortals, ask: Ask[Any], verb: str) -> float:
    """Like what is scarce; waiving an action for a coin is seldom good."""
    player = s.players[ask.seat]
    scarce = player.gold <= player.energy if verb == "gold" else player.energy < player.gold
    return (-3.0 if isinstance(ask, Action) else 0.0) + (0.5 if scarce else 0.0)
