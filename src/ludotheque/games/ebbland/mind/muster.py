"""How fighters fight and stand on average, one by one and side against side."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.games.ebbland.rules.combat.announcement import ATTACK
from ludotheque.games.ebbland.rules.effects.changes import KEYWORD
from ludotheque.games.ebbland.rules.effects.sheet import Sheet, sheet, unchanged
from ludotheque.games.ebbland.rules.effects.standing import Held, standing
from ludotheque.games.ebbland.rules.state import Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, FRENZY, HIT, PIERCING, RANGED, SWIFT
from ludotheque.games.ebbland.rules.traits import Card, Outfit

# How likely 2D6 reach a number, up to 12.
REACHED: Final = [throws / 36.0 for throws in (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)]
# What counts in a fighter: expected shots, strikes and stopped strikes, hit points, and keywords that help it.
SHOT: Final = 0.9
STRIKE: Final = 1.0
STOPPED: Final = 0.7
LIFE: Final = 0.35
KNACK: Final = 0.25
KNACKS: Final = PIERCING | SWIFT | FRENZY
# Of the strikes that are expected to be stopped so many are, and so many get through whatever happens.
STOPS: Final = 0.8
GLANCES: Final = 0.3
# Strikes on a fighter that is dead already are lost.
AIMED: Final = 0.85
# Cards by eight bits each; so many outfits are kept in mind.
BITS: Final = 8
MOST: Final = 20_000


def chance(number: int) -> float:
    """Return how likely 2D6 reach a number."""
    if number <= 2:
        return 1.0
    return REACHED[number] if number <= 12 else 0.0


def expected(made: Sheet, stat: int) -> float:
    """Return how many numbers of a string a fighter reaches on average."""
    total = 0.0
    string = made.strings[stat]
    if string:
        modifier = made.modifiers[stat]
        for number in string:
            total += chance(number - modifier)
    return total


def outfit_of(made: Sheet) -> Outfit:
    """Return what a sheet comes to in numbers."""
    found = Outfit()
    found.hits = 0.0 if made.stunned else expected(made, HIT)
    found.shots = 0.0 if made.stunned else expected(made, RANGED)
    found.stops = expected(made, BLOCK) + expected(made, ARMOUR)
    found.fight = STRIKE * found.hits + SHOT * found.shots + STOPPED * found.stops
    found.life = made.life
    found.commitment = made.commitment
    if made.keywords & KNACKS:
        found.knack = KNACK * sum([1 for knack in (PIERCING, SWIFT, FRENZY) if made.keywords & knack])
    return found


def worn(s: Ebbland, fighter: Fighter) -> Outfit:
    """Return what a fighter and its gear say for themselves, from memory if it was counted before."""
    key = fighter.card
    for card in fighter.gear:
        key = key << BITS | card + 1
    outfits = s.box.outfits
    found = outfits.get(key)
    if found is None:
        if len(outfits) >= MOST:
            outfits.clear()
        found = outfit_of(unchanged(s, fighter))
        found.is_sure = is_unconditional(s, fighter)
        outfits[key] = found
    return found


def is_unconditional(s: Ebbland, fighter: Fighter) -> bool:
    """Tell whether what a fighter and its gear say about itself always holds."""
    cards = s.box.cards
    for card in [fighter.card, *fighter.gear]:
        for static in cards[card].own:
            if static.conditions:
                return False
    return True


def outfitted(s: Ebbland, slot: int, fighter: Fighter, wide: list[Held]) -> Outfit:
    """Return what a fighter comes to now, with all that is said about it."""
    found = worn(s, fighter)
    if not found.is_sure or wide:
        return outfit_of(sheet(s, slot, wide))
    for change in s.changes:
        if change.fighter == slot:
            return outfit_of(sheet(s, slot, wide))
    return found


class Muster:
    """A fighter in numbers: expected strikes, shots and stopped strikes, life left, Control, and all in one."""

    __slots__ = ("control", "dearer", "hits", "life", "pooled", "shots", "slot", "stops", "strength", "value")

    def __init__(self, slot: int, fighter: Fighter, control: int, outfit: Outfit) -> None:
        self.slot = slot
        self.pooled = fighter.pooled
        self.control = control
        self.dearer = outfit.commitment
        self.hits = outfit.hits
        self.shots = outfit.shots
        self.stops = outfit.stops
        # Strikes on their way count as wounds where they are not likely to be stopped.
        struck = fighter.pending + max(0.0, fighter.hits + fighter.piercing - STOPS * self.stops)
        self.life = max(0.0, outfit.life - fighter.wounds - struck)
        self.strength = outfit.fight + LIFE * self.life + outfit.knack
        # Its strength for each COM, when pools are formed.
        self.value = 0.0

    def price(self, figure: int) -> int:
        """Return the COM for committing it, given the leader's figure."""
        return max(1, self.control - figure + self.dearer)


def muster(s: Ebbland, seat: int) -> list[Muster]:
    """Return the fighters of a seat in numbers."""
    wide = [held for held in standing(s, seat, False) if is_counted(held)]
    found: list[Muster] = []
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None and fighter.seat == seat:
            outfit = outfitted(s, slot, fighter, wide)
            found.append(Muster(slot, fighter, s.box.cards[fighter.card].control, outfit))
    return found


def is_counted(held: Held) -> bool:
    """Tell whether a text makes a difference to what is counted here: most keywords do not."""
    return held.deed.what != KEYWORD or held.deed.value & KNACKS != 0


def printed_strength(card: Card) -> float:
    """Return how well a character fights and stands as printed."""
    made = Sheet(card)
    total = STRIKE * expected(made, HIT) + SHOT * expected(made, RANGED) + LIFE * card.life
    return total + STOPPED * (expected(made, BLOCK) + expected(made, ARMOUR))


def strength(s: Ebbland, slot: int) -> float:
    """Return how well a fighter fights and stands, with what it carries and its wounds."""
    fighter = s.fighter(slot)
    outfit = outfit_of(sheet(s, slot, standing(s, fighter.seat, False)))
    return Muster(slot, fighter, s.card_of(slot).control, outfit).strength


class Force:
    """Several fighters together; `glory` is what those who kill them all may expect of the Control/VP rolls."""

    __slots__ = ("count", "glory", "hits", "life", "shots", "stops", "strength")

    def __init__(self) -> None:
        self.count = 0
        self.hits = 0.0
        self.shots = 0.0
        self.stops = 0.0
        self.life = 0.0
        self.strength = 0.0
        self.glory = 0.0

    def add(self, fighter: Muster) -> None:
        """Let a fighter join."""
        self.count += 1
        self.hits += fighter.hits
        self.shots += fighter.shots
        self.stops += fighter.stops
        self.life += fighter.life
        self.strength += fighter.strength
        self.glory += min(6, fighter.control) / 6.0

    def wounds(self, other: Force, rounds: float, volleys: float) -> float:
        """Return the wounds that it causes another force in so many close rounds and volleys."""
        # Whoever finds nobody to face gives a duel a sure strike.
        duels = min(self.count, other.count)
        strikes = self.hits * duels / self.count + (self.count - duels)
        through = max(GLANCES * strikes, strikes - STOPS * other.stops)
        return AIMED * (rounds * through + volleys * self.shots)


def pooled(fighters: list[Muster]) -> Force:
    """Return those who fight in the present combat."""
    force = Force()
    for fighter in fighters:
        if fighter.pooled:
            force.add(fighter)
    return force


def reinforce(force: Force, fighters: list[Muster], com: int, figure: int) -> int:
    """Let those join who can be paid for, the best value first; return the COM that is left."""
    free: list[Muster] = []
    for fighter in fighters:
        if not fighter.pooled:
            fighter.value = fighter.strength / fighter.price(figure)
            place = len(free)
            while place > 0 and free[place - 1].value < fighter.value:
                place -= 1
            free.insert(place, fighter)
    for fighter in free:
        price = fighter.price(figure)
        if price <= com:
            com -= price
            force.add(fighter)
    return com


def figure_of(s: Ebbland, seat: int, part: int) -> int:
    """Return the leader's figure for attack (0) or defence (1)."""
    return s.box.cards[s.sides[seat].leader].figures[ATTACK + part]


def wiped_out(force: Force, wounds: float) -> float:
    """Return how likely so many wounds on average leave nobody of a force."""
    if force.count == 0:
        return 1.0
    if wounds <= 0.0:
        return 0.0
    return 1.0 / (1.0 + exp((force.life - wounds) / (0.25 + 0.2 * force.life)))


def share_lost(force: Force, wounds: float) -> float:
    """Return which part of a force so many wounds are likely to kill: a wounded fighter is as good as new after."""
    if force.count == 0 or wounds <= 0.0:
        return 0.0
    share = min(1.0, wounds / max(0.5, force.life))
    return share * (0.4 + 0.6 * share)


class Prospect:
    """What two forces, the attacker's first, are likely to do to each other, and how likely the target falls."""

    __slots__ = ("forces", "gone", "lost", "sack", "volleys")

    def __init__(self, forces: list[Force], lost: list[float], gone: list[float], sack: float) -> None:
        self.forces = forces
        # Which share of each is likely to die, and how likely nobody is left.
        self.lost = lost
        self.gone = gone
        self.sack = sack
        # Whether each side has still to shoot.
        self.volleys: list[float] = [0.0, 0.0]

    def deaths(self, part: int) -> float:
        """Return how many of a side are likely to die from now on."""
        return self.lost[part] * self.forces[part].count
