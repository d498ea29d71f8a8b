"""What cards, units and skills are good for: the cheapest way to so many points of a kind."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.overlooked import OVERLOOKED
from ludotheque.games.mageknight.rules.combat.elements import resisted, stops
from ludotheque.games.mageknight.rules.effects.conditions import ByDay
from ludotheque.games.mageknight.rules.effects.costs import GiveUp, Pay
from ludotheque.games.mageknight.rules.effects.effect import Effect
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Both, Either, When
from ludotheque.games.mageknight.rules.pieces import WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, BLOCK, GOLD, PHYSICAL, RANGED, SIEGE
from ludotheque.games.mageknight.rules.traits import (
    ARTIFACT,
    COLOURLESS,
    EACH_TURN,
    PERMANENT,
    SPELL,
    WOUND_CARD_KIND,
    Card,
    Catalogue,
)

# Ways to fight follow the kinds of points.
FIGHT: Final = 4
KINDS: Final = 8
# What one point of each kind is worth on a card: move, influence, healing, cards; attack, ranged, siege, block.
POINT: Final = [1.0, 0.5, 0.8, 1.2, 0.55, 0.8, 0.8, 0.5]
# A card is never worth less than this: it can be played sideways.
LEAST: Final = 1.0
# Cards by kind: those that do something besides points are worth so much more or less.
EXTRA: Final = [0.0, 0.6, 1.0, 1.2]
# What nobody wants to have in hand.
BURDEN: Final = -3.0
CRAFT: Final = 1.3
# What mana, a skill for once a round and a unit for once a round are worth; a crystal can wait.
CRYSTAL: Final = 1.0
TOKEN: Final = 0.1
ONCE: Final = 0.9
SERVICE: Final = 1.2
# What a card is worth that is given up for another one: a plan may have counted on it.
GIVEN: Final = 1.3
# What an artifact is worth that is thrown away for its strong effect.
RELIC: Final = 4.0
# No plan needs more points than these.
MOST: Final = 16
# In a set of means: the die has been used.
DIE: Final = 1 << 40
NEVER: Final = 1000.0


class Use:
    """One thing a card, unit or skill can be used for: points of a kind, more mana and cards that it takes."""

    __slots__ = ("amount", "by_day", "by_night", "element", "kind", "loss", "mana")

    def __init__(self, kind: int, element: int, amount: int, mana: int, loss: int) -> None:
        self.kind = kind
        self.element = element
        self.amount = amount
        self.mana = mana
        self.loss = loss
        self.by_day = True
        self.by_night = True


class Lore:
    """What everything in the box can be used for; never changes."""

    __slots__ = ("basic", "crafty", "skills", "strong", "units", "worth")

    def __init__(self, box: Catalogue) -> None:
        self.basic = [uses_of(card.basic, 0, 0) for card in box.cards]
        self.strong = [uses_of(card.strong, 0, 0) for card in box.cards]
        self.units = [[uses_of(ability.effect, 0, 0) for ability in unit.abilities] for unit in box.units]
        self.skills = [uses_of(skill.effect, 0, 0) for skill in box.skills]
        # Cards that do more than bring points.
        self.crafty = [is_crafty(card.basic) or is_crafty(card.strong) for card in box.cards]
        self.worth = [card_worth(card, self.basic[i], self.strong[i]) for i, card in enumerate(box.cards)]


def uses_of(effect: Effect | None, mana: int, loss: int) -> list[Use]:
    """Return what an effect can be used for, each use by itself."""
    if isinstance(effect, Points):
        return [Use(effect.what, PHYSICAL, effect.amount.base + effect.amount.each, mana, loss)]
    if isinstance(effect, Fight):
        return [Use(FIGHT + effect.how, effect.element, effect.amount.base + effect.amount.each, mana, loss)]
    if isinstance(effect, Both | Either):
        return [use for part in effect.parts for use in uses_of(part, mana, loss)]
    if isinstance(effect, Pay):
        return uses_of(effect.part, mana + 1, loss)
    if isinstance(effect, GiveUp):
        return uses_of(effect.part, mana, loss + 1)
    if isinstance(effect, When) and isinstance(effect.condition, ByDay):
        by_day = uses_of(effect.yes, mana, loss)
        by_night = uses_of(effect.no, mana, loss)
        for use in by_day:
            use.by_night = False
        for use in by_night:
            use.by_day = False
        return by_day + by_night
    assert effect is None or isinstance(effect, OVERLOOKED), "what is this good for?"
    return []


def is_crafty(effect: Effect | None) -> bool:
    """Tell whether an effect brings anything else than points."""
    if isinstance(effect, Both | Either):
        return any(is_crafty(part) for part in effect.parts)
    if isinstance(effect, Pay | GiveUp):
        return is_crafty(effect.part)
    return effect is not None and not isinstance(effect, Points | Fight)


def card_worth(card: Card, basic: list[Use], strong: list[Use]) -> float:
    """Return what a card is worth to have, whatever the position."""
    if card.kind == WOUND_CARD_KIND:
        return BURDEN
    best = LEAST if basic or strong else CRAFT
    for use in basic:
        best = max(best, POINT[use.kind] * use.amount - LEAST * use.loss - 0.5 * use.mana)
    for use in strong:
        best = max(best, 0.6 * (POINT[use.kind] * use.amount - LEAST * use.loss))
    return best + EXTRA[card.kind]


LORE: Final[dict[bool, Lore]] = {}


def lore(s: MageKnight) -> Lore:
    """Return what the things of this box are good for."""
    found = LORE.get(s.house.revised)
    if found is None:
        found = LORE[s.house.revised] = Lore(s.box)
    return found


class Means:
    """Something that can be used once for points: how many, at what cost, and whether it takes the die."""

    __slots__ = ("amounts", "costs", "dice")

    def __init__(self) -> None:
        self.amounts: list[int] = []
        self.costs: list[float] = []
        self.dice: list[bool] = []

    def add(self, amount: int, cost: float, die: bool) -> None:
        """Note one more way to use it, unless there is a better one."""
        if amount <= 0:
            return
        for i, other in enumerate(self.amounts):
            if other >= amount and self.costs[i] <= cost and (die or not self.dice[i]):
                return
        self.amounts.append(amount)
        self.costs.append(cost)
        self.dice.append(die)


class Wants:
    """What points are wanted for: the kind, and the element or the resistances they meet."""

    __slots__ = ("against", "kind", "resist")

    def __init__(self, kind: int, against: int = PHYSICAL, resist: int = 0) -> None:
        self.kind = kind
        self.against = against
        self.resist = resist

    def counts(self, use: Use, night: bool) -> int:
        """Return how many of its points count."""
        if not (use.by_night if night else use.by_day):
            return 0
        if self.kind < FIGHT:
            return use.amount if use.kind == self.kind else 0
        how = use.kind - FIGHT
        wanted = self.kind - FIGHT
        if how < 0 or how > BLOCK or (how == BLOCK) != (wanted == BLOCK) or (how != BLOCK and how < wanted):
            return 0
        return self.felt(use.element, use.amount)

    def felt(self, element: int, amount: int) -> int:
        """Return what is left of an attack after resistances, or of a block that does not fit."""
        if self.kind == FIGHT + BLOCK:
            return amount if stops(element, self.against) else amount // 2
        return amount // 2 if resisted(self.resist) >> element & 1 else amount


class Mana:
    """What a mana of each colour costs the player now: NEVER if there is none; a die costs nothing, but serves once."""

    __slots__ = ("by_die", "cost")

    def __init__(self, s: MageKnight, seat: int) -> None:
        player = s.players[seat]
        effort = player.effort
        own = effort.acting
        gold = s.serves(seat, GOLD)
        shown = s.source if own and effort.dice > 0 else []
        self.cost = [NEVER] * 6
        self.by_die = [False] * 6
        for colour in range(6):
            basic = colour < GOLD
            if own and (effort.tokens[colour] or (basic and gold and effort.tokens[GOLD])):
                self.cost[colour] = TOKEN
            elif s.serves(seat, colour) and (colour in shown or (basic and gold and GOLD in shown)):
                self.cost[colour] = 0.0
                self.by_die[colour] = True
            elif basic and player.crystals[colour]:
                self.cost[colour] = CRYSTAL


def means(s: MageKnight, seat: int, wants: Wants, thrift: float, units: bool = True) -> list[Means]:
    """Return all that could bring such points now, in the same order for all kinds; thrift says how dear cards are."""
    player = s.players[seat]
    mana = Mana(s, seat)
    known = lore(s)
    found = [card_means(s, seat, known, card, wants, mana, thrift) for card in player.hand if card != WOUND]
    found += unit_means(s, known, player, wants, mana) if units else [Means() for _ in player.units]
    found += [skill_means(s, known, player, skill, wants) for skill in player.skills]
    return found


class Kit:
    """What a player has to work with now; what it is good for is worked out once for each want."""

    __slots__ = ("found", "s", "seat", "thrift")

    def __init__(self, s: MageKnight, seat: int, thrift: float) -> None:
        self.s = s
        self.seat = seat
        self.thrift = thrift
        self.found: dict[int, list[Means]] = {}

    def means(self, wants: Wants, units: bool = True) -> list[Means]:
        """Return all that could bring such points."""
        key = ((wants.kind * 8 + wants.against) * 32 + wants.resist) * 2 + units
        known = self.found.get(key)
        if known is None:
            known = self.found[key] = means(self.s, self.seat, wants, self.thrift, units)
        return known


def card_means(s: MageKnight, seat: int, known: Lore, number: int, wants: Wants, mana: Mana, thrift: float) -> Means:
    """Return how a card can bring such points: basic, strong or sideways."""
    found = Means()
    card = s.box.cards[number]
    worth = known.worth[number] * thrift
    # Without another card there is none to give up.
    alone = len(s.players[seat].hand) - s.players[seat].hand.count(WOUND) < 2
    price = mana.cost[card.colour] if card.basic_cost else 0.0
    if price < NEVER and not card.banner:
        die = len(card.basic_cost) > 0 and mana.by_die[card.colour]
        for use in known.basic[number]:
            if not use.mana and not (use.loss and alone):
                found.add(wants.counts(use, s.night), worth + price + GIVEN * use.loss, die)
    if wants.kind != FIGHT + RANGED and wants.kind != FIGHT + SIEGE:
        found.add(wants.felt(PHYSICAL, 1), worth, False)
    price = strong_price(card, mana)
    if price < NEVER:
        die = card.kind != ARTIFACT and mana.by_die[card.colour]
        for use in known.strong[number]:
            if not use.mana and not (use.loss and alone):
                found.add(wants.counts(use, s.night), worth + price + GIVEN * use.loss, die)
    return found


def strong_price(card: Card, mana: Mana) -> float:
    """Return what the strong effect of a card costs besides the card: mana, or the artifact for good."""
    if card.kind == ARTIFACT:
        return RELIC
    price = mana.cost[card.colour]
    return price + mana.cost[BLACK] if card.kind == SPELL else price


def unit_means(s: MageKnight, known: Lore, player: Player, wants: Wants, mana: Mana) -> list[Means]:
    """Return how the units can bring such points."""
    found: list[Means] = []
    for unit in player.units:
        way = Means()
        found.append(way)
        if not unit.ready or unit.wounds:
            continue
        for number, ability in enumerate(s.box.units[unit.kind].abilities):
            price = 0.0 if ability.mana == COLOURLESS else mana.cost[ability.mana]
            die = ability.mana != COLOURLESS and mana.by_die[ability.mana]
            if price < NEVER:
                for use in known.units[unit.kind][number]:
                    if not use.mana:
                        way.add(wants.counts(use, s.night), SERVICE + price, die)
    return found


def skill_means(s: MageKnight, known: Lore, player: Player, number: int, wants: Wants) -> Means:
    """Return how a skill that is ready can bring such points."""
    found = Means()
    skill = s.box.skills[number]
    if skill.usage != PERMANENT and not player.has_used(number):
        for use in known.skills[number]:
            if not use.mana and not use.loss:
                found.add(wants.counts(use, s.night), TOKEN if skill.usage == EACH_TURN else ONCE, False)
    return found


class Bill:
    """The least that so many points cost, for each number of points, and which means they take."""

    __slots__ = ("cost", "taken")

    def __init__(self, top: int) -> None:
        self.cost = [NEVER] * (top + 1)
        self.taken = [0] * (top + 1)


def bill(ways: list[Means], top: int, without: int = 0) -> Bill:
    """Return what points up to some number cost at least, without some of the means; the die serves once."""
    top = min(top, MOST) if top > 0 else 0
    plain = Bill(top)
    diced = Bill(top)
    plain.cost[0] = 0.0
    for number, way in enumerate(ways):
        if way.amounts and not without >> number & 1:
            add_means(plain, diced, way, number, without & DIE != 0)
    for points in range(1, top + 1):
        if diced.cost[points] < plain.cost[points]:
            plain.cost[points] = diced.cost[points]
            plain.taken[points] = diced.taken[points]
    return plain


def add_means(plain: Bill, diced: Bill, way: Means, number: int, dry: bool) -> None:
    """Let one more of the means help; bills without and with the die used are kept apart; no die for the dry."""
    bit = 1 << number
    # From the top, so that what is read has not been changed yet by the same means.
    for points in range(len(plain.cost) - 1, 0, -1):
        for i, amount in enumerate(way.amounts):
            left = points - amount if points > amount else 0
            price = way.costs[i]
            if way.dice[i]:
                if not dry and plain.cost[left] + price < diced.cost[points]:
                    diced.cost[points] = plain.cost[left] + price
                    diced.taken[points] = plain.taken[left] | bit | DIE
                continue
            if plain.cost[left] + price < plain.cost[points]:
                plain.cost[points] = plain.cost[left] + price
                plain.taken[points] = plain.taken[left] | bit
            if diced.cost[left] + price < diced.cost[points]:
                diced.cost[points] = diced.cost[left] + price
                diced.taken[points] = diced.taken[left] | bit


def needs(known: Bill, points: int) -> float:
    """Return what so many points cost at least; NEVER if they cannot be had."""
    if points <= 0:
        return 0.0
    return known.cost[points] if points < len(known.cost) else NEVER
