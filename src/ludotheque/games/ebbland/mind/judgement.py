"""How good a position is, in victory points, for bots."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind.muster import (
    Force,
    Muster,
    figure_of,
    muster,
    pooled,
    reinforce,
    share_lost,
    wiped_out,
)
from ludotheque.games.ebbland.rules.combat.aftermath import FIRST_SACK, LATER_SACK
from ludotheque.games.ebbland.rules.combat.announcement import (
    ChooseTarget,
    ChooseWay,
    IfAttacked,
    Involve,
    NameLone,
    NameTarget,
    PayLone,
    Way,
)
from ludotheque.games.ebbland.rules.combat.close import CloseRound, Strikes
from ludotheque.games.ebbland.rules.combat.shooting import Aim, NameMark, Shooting
from ludotheque.games.ebbland.rules.effects.conditions import AFTER
from ludotheque.games.ebbland.rules.piles import is_in_play
from ludotheque.games.ebbland.rules.state import GOAL, Combat, Ebbland, Side
from ludotheque.games.ebbland.rules.terms import (
    CHARACTER,
    INSTANT,
    LOGISTICS,
    NONE,
    SITES_EACH,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.turn import ESCALATION, Resources

# Points that a COM, a LOG, a marker and an unsacked site of one's own are worth, and a won game.
COMMAND: Final = 0.12
SUPPLY: Final = 0.08
MARKER: Final = 0.2
SITE: Final = 0.5
WON: Final = 20.0
# What both dice are worth on average once they are rolled, and how much of what is left over counts before that.
ROLLED: Final = 3.5 * (COMMAND + SUPPLY)
LEFT_OVER: Final = 0.3
# What the strength of a fighter in play is worth, and how much less each further one.
FIGHTER: Final = 0.4
CROWD: Final = 0.04
# What cards in hand are worth by their kinds; those that nobody can use now, and the rest.
IN_HAND: Final = {CHARACTER: 0.14, WEAPON: 0.1, TALENT: 0.1, LOGISTICS: 0.35, INSTANT: 0.16, VICTORY: 0.2}
IDLE: Final = 0.02
OTHER: Final = 0.1
# How much the danger that a site falls in the next turn counts.
DANGER: Final = 0.35


def value(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in points."""
    sides = [muster(s, other) for other in range(len(s.sides))]
    hopes = [hope(s, other, sides[other]) for other in range(len(sides))]
    combat = s.combat
    if combat is not None and combat.phase < AFTER and not s.winners:
        weigh_combat(s, combat, sides, hopes)
    elif not s.winners:
        weigh_danger(s, sides, hopes)
    best = -1000.0
    for other in range(len(hopes)):
        if other != seat:
            best = max(best, hopes[other])
    return hopes[seat] - best


def hope(s: Ebbland, seat: int, fighters: list[Muster]) -> float:
    """Return what a seat has and may make of it, whatever others do."""
    side = s.sides[seat]
    total = float(side.total())
    if s.winners:
        return total + (WON if seat in s.winners else 0.0)
    # The last points are worth more than the first: nobody counts beyond ten.
    total += 0.03 * total * total / GOAL
    total += dice_worth(s, seat, side) + MARKER * side.markers + SITE * side.sacked.count(False)
    for card in side.hand:
        total += card_worth(s, side, card)
    return total + army_worth(fighters)


def army_worth(fighters: list[Muster]) -> float:
    """Return what fighters in play are worth: the fifth is less needed than the first."""
    total = 0.0
    weight = FIGHTER
    for strength in sorted([-fighter.strength for fighter in fighters]):
        total -= weight * strength
        weight = max(FIGHTER / 4, weight - CROWD)
    return total


def dice_worth(s: Ebbland, seat: int, side: Side) -> float:
    """Return what COM and LOG are worth; what is left at the end of the turn can be rolled anew."""
    worth = COMMAND * side.com + SUPPLY * side.log
    if s.active == seat and will_roll(s):
        return max(worth, ROLLED) + LEFT_OVER * worth
    return worth


def will_roll(s: Ebbland) -> bool:
    """Tell whether the resource phase of this turn is still to come."""
    return any(isinstance(step, Resources) for step in s.agenda)


def card_worth(s: Ebbland, side: Side, card: int) -> float:
    """Return what a card in hand is worth, by its kind and by whether it can be of use."""
    if card < 0:
        return OTHER
    printed = s.box.cards[card]
    if printed.kind == CHARACTER:
        is_idle = printed.unique and is_in_play(s, card)
        return IDLE if is_idle else IN_HAND[CHARACTER] - 0.02 * max(0, printed.control - 4)
    if printed.kind == LOGISTICS:
        return IN_HAND[LOGISTICS] - 0.03 * printed.log if has_room(side) else IDLE
    return IN_HAND.get(printed.kind, OTHER)


def has_room(side: Side) -> bool:
    """Tell whether a site could take logistics."""
    return any(not side.sacked[site] and side.logistics[site] == NONE for site in range(SITES_EACH))


def prize(s: Ebbland, attacker: int) -> float:
    """Return the points that a seat gets for its next sack."""
    return float(LATER_SACK if s.sides[attacker].sacks else FIRST_SACK)


def loss(s: Ebbland, combat: Combat) -> float:
    """Return what the defender would lose with the target."""
    logistics = s.sides[combat.defender].logistics
    if combat.target >= 0:
        return SITE + (1.0 if logistics[combat.target] != NONE else 0.0)
    return SITE + (1.0 if any(card != NONE for card in logistics) else 0.0)


def is_forming(s: Ebbland, seat: int, part: int) -> bool:
    """Tell whether a side may still send fighters into the combat."""
    for step in s.agenda:
        if isinstance(step, IfAttacked):
            if part == 1:
                return True
        elif isinstance(step, (Way, ChooseWay, Involve, NameLone, PayLone)) and step.seat == seat:
            return True
    return False


def strikes_left(s: Ebbland, seat: int) -> float:
    """Return in how many close rounds a side has still to strike."""
    left = 0
    for step in s.agenda:
        if isinstance(step, IfAttacked):
            return 2.0
        if isinstance(step, CloseRound) or (isinstance(step, Strikes) and step.seat == seat):
            left += 1
    return float(left)


def volleys_left(s: Ebbland, seat: int) -> float:
    """Return whether a side has still to shoot."""
    for step in s.agenda:
        if isinstance(step, (IfAttacked, Shooting)) or (isinstance(step, (Aim, NameMark)) and step.seat == seat):
            return 1.0
    return 0.0


def will_have_target(s: Ebbland, combat: Combat) -> bool:
    """Tell whether there is a site to be sacked, or one may still be named."""
    if combat.target != NONE:
        return True
    if all(s.sides[combat.defender].sacked):
        return False
    return any(isinstance(step, IfAttacked | NameTarget | ChooseTarget) for step in s.agenda)


def weigh_combat(s: Ebbland, combat: Combat, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what the combat under way is likely to bring and to cost both sides."""
    seats = [combat.attacker, combat.defender]
    forces: list[Force] = []
    for part, seat in enumerate(seats):
        force = pooled(sides[seat])
        if is_forming(s, seat, part) and not combat.lone[part]:
            side = s.sides[seat]
            com = side.com + side.log // 2
            hopes[seat] -= COMMAND * (com - reinforce(force, sides[seat], com, figure_of(s, seat, part)))
        forces.append(force)
    attack, defence = forces
    if attack.count == 0:
        return
    dealt = taken = 0.0
    if defence.count > 0:
        dealt = attack.wounds(defence, strikes_left(s, seats[0]), volleys_left(s, seats[0]))
        taken = defence.wounds(attack, strikes_left(s, seats[1]), volleys_left(s, seats[1]))
    lost = [share_lost(attack, taken), share_lost(defence, dealt)]
    for part, seat in enumerate(seats):
        other = 1 - part
        hopes[seat] += lost[other] * forces[other].glory - lost[part] * FIGHTER * forces[part].strength
    if will_have_target(s, combat):
        sack = wiped_out(defence, dealt) * (1.0 - wiped_out(attack, taken))
        hopes[seats[0]] += sack * prize(s, seats[0])
        hopes[seats[1]] -= sack * loss(s, combat)


def weigh_danger(s: Ebbland, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what each seat may take from the one before it, which can do nothing more until then."""
    count = len(sides)
    for seat in range(count):
        other = (seat + 1) % count
        if other != s.active and s.sides[other].turns >= ESCALATION:
            hopes[other] += DANGER * sack_chance(s, sides, other, seat) * prize(s, other)


def sack_chance(s: Ebbland, sides: list[list[Muster]], attacker: int, defender: int) -> float:
    """Return how likely an attack now would sack a site, with all that both can pay for."""
    if all(s.sides[defender].sacked):
        return 0.0
    attack = payable(s, attacker, sides[attacker], 0)
    defence = payable(s, defender, sides[defender], 1)
    if attack.count == 0 or defence.count == 0:
        return float(attack.count > 0)
    dealt = attack.wounds(defence, 2.0, 1.0)
    taken = defence.wounds(attack, 2.0, 1.0)
    return wiped_out(defence, dealt) * (1.0 - wiped_out(attack, taken))


def payable(s: Ebbland, seat: int, fighters: list[Muster], part: int) -> Force:
    """Return those whom a seat could send as attacker (0) or defender (1) with what its dice show."""
    side = s.sides[seat]
    force = pooled(fighters)
    reinforce(force, fighters, side.com + side.log // 2, figure_of(s, seat, part))
    return force
