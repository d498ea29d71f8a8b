"""Fights to come and fights that are on: what they may bring and what they may cost."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.outlook import FIGHT, NEVER, Means, Wants, bill, means, needs
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
    STRIKING,
    SUFFERING,
)
from ludotheque.games.mageknight.rules.traits import FORTIFIED, PARALYZE, POISON, SUMMON, EnemyKind

# What a Wound costs: points at the end, and a card less in hand.
HARM: Final = 3.0
# What it is worth to be called a hero, and to gain a level.
REPUTE: Final = 0.3
LEVEL: Final = 4.0
# A summoner's monster, on average.
SUMMONED: Final = 6
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
    return fame + LEVEL * (s.box.level(now + fame) - s.box.level(now))


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

    def __init__(self, s: MageKnight, seat: int, threat: Threat, thrift: float, units: bool) -> None:
        far = SIEGE if threat.walls else RANGED
        self.strikes = means(s, seat, Wants(FIGHT + ATTACK, PHYSICAL, threat.resist), thrift, units)
        self.shots: list[Means] = []
        self.blocks: list[Means] = []
        if threat.guard:
            self.blocks = means(s, seat, Wants(FIGHT + BLOCK, threat.element), thrift, units)
            if threat.walls < 2:
                self.shots = means(s, seat, Wants(FIGHT + far, PHYSICAL, threat.resist), thrift, units)


def win(arms: Arms, threat: Threat, laid: int, without: int) -> float:
    """Return what it is worth to strike an enemy down with what is left, or 0 if it is not."""
    need = threat.armour - laid
    return max(0.0, SURE * threat.prize - needs(bill(arms.strikes, need, without), need))


def duel(arms: Arms, threat: Threat, phase: int, without: int = 0) -> float:
    """Return what a fight with one enemy comes to from this phase on, if it is fought well."""
    laid = 0 if phase & BLOCKING else threat.laid
    best = win(arms, threat, laid, without) - threat.harm
    if not threat.guard:
        return best
    if phase & SHOOTING and arms.shots:
        need = threat.armour - laid
        best = max(best, SURE * threat.prize - needs(bill(arms.shots, need, without), need))
    guard = threat.guard - (threat.laid if phase & BLOCKING else 0)
    return max(best, block_first(arms, threat, laid, guard, without), strike_first(arms, threat, laid, guard, without))


def block_first(arms: Arms, threat: Threat, laid: int, guard: int, without: int) -> float:
    """Return what it comes to if the cheapest block is made, and the rest may strike."""
    guards = bill(arms.blocks, guard, without)
    cost = needs(guards, guard)
    if cost >= NEVER:
        return -NEVER
    return win(arms, threat, laid, without | (guards.taken[guard] if guard > 0 else 0)) - cost


def strike_first(arms: Arms, threat: Threat, laid: int, guard: int, without: int) -> float:
    """Return what it comes to if the cheapest attack is kept for later, and the rest must block."""
    need = threat.armour - laid
    blows = bill(arms.strikes, need, without)
    cost = needs(blows, need)
    if cost >= NEVER:
        return -NEVER
    taken = without | (blows.taken[need] if need > 0 else 0)
    return SURE * threat.prize - cost - needs(bill(arms.blocks, guard, taken), guard)


def fight_worth(s: MageKnight, seat: int, thrift: float, prize: float) -> float:
    """Return what the fight that is on still brings; `prize` is what its site is worth."""
    combat = s.combat
    assert combat is not None
    phase = s.effort(seat).phase
    total = 0.0
    bonus = 0.0
    foes = present(s)
    for foe in foes:
        threat = opponent(s, seat, foe)
        if combat.site != NONE and foe.site:
            threat.prize += prize / len(foes)
        arms = Arms(s, seat, threat, thrift, combat.units)
        plain = duel(arms, threat, phase)
        threat.laid = block_total(s, seat, foe, 0) if phase & BLOCKING else max(0, attack_total(s, seat, [foe], 0))
        if threat.laid:
            # What is laid ready serves against one of them.
            bonus = max(bonus, duel(arms, threat, phase) - plain)
        total += plain
    # A summoner that is away comes back for the attack phase.
    hidden = [foe for foe in combat.foes if foe.away]
    for foe in hidden:
        threat = opponent(s, seat, foe)
        threat.guard = 0
        total += duel(Arms(s, seat, threat, thrift, combat.units), threat, STRIKING)
    return total + bonus


def challenge_worth(s: MageKnight, seat: int, token: int, thrift: float, without: int) -> float:
    """Return what it is worth to challenge a rampaging enemy with what is left in hand."""
    threat = rampager(s, seat, s.box.enemy(token))
    return duel(Arms(s, seat, threat, thrift, True), threat, SHOOTING, without)
