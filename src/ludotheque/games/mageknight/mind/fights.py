"""Fights to come and fights that are on: what they may bring and what they may cost."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.outlook import FIGHT, NEVER, Kit, Means, Wants, bill, needs
from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import block_total, needed
from ludotheque.games.mageknight.rules.combat.damage import damage_of
from ludotheque.games.mageknight.rules.combat.elements import block_needed, damage_dealt
from ludotheque.games.mageknight.rules.combat.foes import abilities_of, armour_of, attackers, fame_of, present
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.heroes.goods import armour, hand_limit
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ATTACK,
    BLOCK,
    BLOCKING,
    PHYSICAL,
    RANGED,
    SHOOTING,
    SIEGE,
    SUFFERING,
)
from ludotheque.games.mageknight.rules.traits import CITY, FORTIFIED, PARALYZE, POISON, SUMMON, EnemyKind

# What a Wound costs: points at the end, and a card less in hand.
HARM: Final = 3.0
# What it is worth to be called a hero, and for each round to come to have gained a level.
REPUTE: Final = 0.27
LEVEL: Final = 0.75
# A summoner's monster, on average.
SUMMONED: Final = 6
# The share of a city's worth that goes with each defender who falls: the others can be faced another day.
BREACH: Final = 0.6
# A plan that needs several things to go well is worth a little less than it promises.
SURE: Final = 0.95


class Threat:
    """An enemy as figures: what it takes to block and to defeat it, what it does and what it brings."""

    __slots__ = ("armour", "element", "guard", "harm", "laid", "prize", "resist", "walls")

    def __init__(self, armour: int, resist: int, guard: int, element: int) -> None:
        self.armour = armour
        self.resist = resist
        # The block it takes, 0 if it does not attack; what its attack costs, and what its defeat brings.
        self.guard = guard
        self.element = element
        self.harm = 0.0
        self.prize = 0.0
        self.walls = 0
        # Points laid ready against it in this phase.
        self.laid = 0


def fame_worth(s: MageKnight, seat: int, fame: int) -> float:
    """Return what so much more fame is worth: points, and levels on the way."""
    now = s.players[seat].fame
    levels = s.box.level(now + fame) - s.box.level(now)
    return fame + LEVEL * levels * (len(s.house.nights) - max(1, s.round) + 0.5) if levels else float(fame)


def harm_of(s: MageKnight, seat: int, damage: int, abilities: int) -> float:
    """Return what unblocked damage costs a hero."""
    player = s.players[seat]
    plate = armour(s, player)
    wounds = (damage + plate - 1) // plate
    cost = HARM * wounds
    if abilities & POISON:
        cost += 0.8 * HARM * wounds
    if abilities & PARALYZE or wounds >= hand_limit(s, player):
        cost += 1.2 * len(player.hand)
    return cost


def rampager(s: MageKnight, seat: int, kind: EnemyKind) -> Threat:
    """Return what an enemy that stands on the map threatens."""
    attack = SUMMONED if kind.abilities & SUMMON else kind.attack
    threat = Threat(kind.armour, kind.resist, block_needed(attack, kind.abilities), kind.element)
    threat.harm = harm_of(s, seat, damage_dealt(attack, kind.abilities), kind.abilities)
    threat.prize = fame_worth(s, seat, kind.fame) + REPUTE
    threat.walls = 1 if kind.abilities & FORTIFIED else 0
    return threat


def opponent(s: MageKnight, seat: int, foe: Foe) -> Threat:
    """Return what an enemy of the fight that is on still threatens."""
    threat = Threat(armour_of(s, foe), s.resistance(seat, foe), 0, s.kind(foe).element)
    phase = s.effort(seat).phase
    if phase & (SHOOTING | BLOCKING | SUFFERING):
        if foe in attackers(s):
            threat.guard = 0 if phase & SUFFERING else needed(s, seat, foe, 0)
            threat.harm = harm_of(s, seat, damage_of(s, foe), abilities_of(s, foe))
        elif phase & SHOOTING and s.kind(foe).abilities & SUMMON and not foe.halted:
            threat.guard = SUMMONED
            threat.harm = harm_of(s, seat, SUMMONED, 0)
    threat.walls = s.walls(seat, foe)
    if not foe.summoned:
        threat.prize = fame_worth(s, seat, fame_of(s, foe))
        if foe.space != NONE and not foe.site:
            threat.prize += REPUTE
    return threat


class Arms:
    """What a hero can bring to bear on one enemy."""

    __slots__ = ("blocks", "shots", "strikes")

    def __init__(self, kit: Kit, threat: Threat, units: bool) -> None:
        far = SIEGE if threat.walls else RANGED
        self.strikes = kit.means(Wants(FIGHT + ATTACK, PHYSICAL, threat.resist), units)
        self.shots: list[Means] = []
        self.blocks: list[Means] = []
        if threat.guard:
            self.blocks = kit.means(Wants(FIGHT + BLOCK, threat.element), units)
            if threat.walls < 2:
                self.shots = kit.means(Wants(FIGHT + far, PHYSICAL, threat.resist), units)


class Course:
    """How a fight with one enemy goes: what it comes to, the means it takes, and whether the enemy falls."""

    __slots__ = ("falls", "taken", "worth")

    def __init__(self, worth: float, taken: int, falls: bool) -> None:
        self.worth = worth
        self.taken = taken
        self.falls = falls


def better(one: Course, other: Course) -> Course:
    """Return the course that is worth more."""
    return one if one.worth >= other.worth else other


def struck(arms: Arms, threat: Threat, laid: int, without: int, spent: float) -> Course:
    """Return what comes of an enemy once it has attacked: struck down with what is left, if that pays."""
    need = threat.armour - laid
    blows = bill(arms.strikes, need, without)
    worth = SURE * threat.prize - needs(blows, need)
    if worth <= 0:
        return Course(-spent, without, False)
    return Course(worth - spent, without | (blows.taken[need] if need > 0 else 0), True)


def duel(arms: Arms, threat: Threat, phase: int, without: int = 0) -> Course:
    """Return how a fight with one enemy goes from this phase on, if it is fought well."""
    laid = 0 if phase & BLOCKING else threat.laid
    best = struck(arms, threat, laid, without, threat.harm)
    if not threat.guard:
        return best
    if phase & SHOOTING and arms.shots:
        need = threat.armour - laid
        shots = bill(arms.shots, need, without)
        taken = without | (shots.taken[need] if 0 < need < len(shots.taken) else 0)
        best = better(best, Course(SURE * threat.prize - needs(shots, need), taken, True))
    guard = threat.guard - (threat.laid if phase & BLOCKING else 0)
    best = better(best, block_first(arms, threat, laid, guard, without))
    return better(best, strike_first(arms, threat, laid, guard, without))


def block_first(arms: Arms, threat: Threat, laid: int, guard: int, without: int) -> Course:
    """Return how it goes if the cheapest block is made, and the rest may strike."""
    guards = bill(arms.blocks, guard, without)
    cost = needs(guards, guard)
    if cost >= NEVER:
        return Course(-NEVER, without, False)
    return struck(arms, threat, laid, without | (guards.taken[guard] if guard > 0 else 0), cost)


def strike_first(arms: Arms, threat: Threat, laid: int, guard: int, without: int) -> Course:
    """Return how it goes if the cheapest attack is kept for later, and the rest must block."""
    need = threat.armour - laid
    blows = bill(arms.strikes, need, without)
    cost = needs(blows, need)
    if cost >= NEVER:
        return Course(-NEVER, without, False)
    taken = without | (blows.taken[need] if need > 0 else 0)
    guards = bill(arms.blocks, guard, taken)
    cost += needs(guards, guard)
    if cost >= NEVER:
        return Course(-NEVER, without, False)
    return Course(SURE * threat.prize - cost, taken | (guards.taken[guard] if guard > 0 else 0), True)


def brawl(pairs: list[tuple[Arms, Threat]], phase: int, without: int, prize: float, kept: float) -> float:
    """Return what a fight with several enemies comes to: the best course first, the rest with what it leaves."""
    # What the site is worth is shared among them; if not all of them fall, only so much of it is kept.
    if not pairs:
        return 0.0
    share = prize / len(pairs)
    for pair in pairs:
        pair[1].prize += share
    total = 0.0
    claimed = 0.0
    left = pairs[:]
    while left:
        first = left[0]
        best = duel(first[0], first[1], phase, without)
        lead = best.worth + first[1].harm
        for pair in left[1:]:
            course = duel(pair[0], pair[1], phase, without)
            if course.worth + pair[1].harm > lead:
                lead = course.worth + pair[1].harm
                best = course
                first = pair
        total += best.worth
        without = best.taken
        left.remove(first)
        if best.falls:
            claimed += SURE * share
    whole = claimed > SURE * prize - 0.001
    return total if whole else total - (1.0 - kept) * claimed


def fight_worth(kit: Kit, prize: float) -> float:
    """Return what the fight that is on still brings; `prize` is what its site is worth."""
    s = kit.s
    seat = kit.seat
    combat = s.combat
    assert combat is not None
    phase = s.effort(seat).phase
    pairs: list[tuple[Arms, Threat]] = []
    bonus = 0.0
    for foe in present(s):
        threat = opponent(s, seat, foe)
        arms = Arms(kit, threat, combat.units)
        pairs.append((arms, threat))
        laid = block_total(s, seat, foe, 0) if phase & BLOCKING else max(0, attack_total(s, seat, [foe], 0))
        if laid:
            # What is laid ready serves against one of them.
            plain = duel(arms, threat, phase).worth
            threat.laid = laid
            bonus = max(bonus, duel(arms, threat, phase).worth - plain)
            threat.laid = 0
    # A summoner that is away comes back for the attack phase.
    for foe in combat.foes:
        if foe.away:
            threat = opponent(s, seat, foe)
            threat.guard = 0
            threat.harm = 0.0
            pairs.append((Arms(kit, threat, combat.units), threat))
    guarded = any(foe.site for foe in combat.foes)
    kept = BREACH if combat.site == CITY else 0.0
    return brawl(pairs, phase, 0, prize if guarded else 0.0, kept) + bonus


def challenge_worth(kit: Kit, token: int, without: int) -> float:
    """Return what it is worth to challenge a rampaging enemy with what is left in hand."""
    threat = rampager(kit.s, kit.seat, kit.s.box.enemy(token))
    return duel(Arms(kit, threat, True), threat, SHOOTING, without).worth


class Garrison:
    """Enemies that wait at a site: how to face them, and what it is worth to defeat them all."""

    __slots__ = ("kept", "kinds", "prize", "units", "walls")

    def __init__(self, kinds: list[EnemyKind], walls: int, units: bool, prize: float, kept: float = 0.0) -> None:
        self.kinds = kinds
        self.walls = walls
        self.units = units
        self.prize = prize
        # How much of the prize the fall of some is worth, where those stay defeated.
        self.kept = kept


def garrison_worth(kit: Kit, garrison: Garrison, without: int) -> float:
    """Return what it is worth to fight those who wait at a site with what is left in hand."""
    pairs: list[tuple[Arms, Threat]] = []
    for kind in garrison.kinds:
        threat = rampager(kit.s, kit.seat, kind)
        threat.walls += garrison.walls
        pairs.append((Arms(kit, threat, garrison.units), threat))
    return brawl(pairs, SHOOTING, without, garrison.prize, garrison.kept)
