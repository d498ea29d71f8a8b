"""What a combat is likely to bring both sides, from its announcement to the last Control/VP roll."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind.laurels import laurels
from ludotheque.games.ebbland.mind.muster import (
    Force,
    Muster,
    Prospect,
    figure_of,
    pooled,
    reinforce,
    share_lost,
    wiped_out,
)
from ludotheque.games.ebbland.mind.worth import COMMAND, FIGHTER, SITE, keeps, lead_worth, points, prize
from ludotheque.games.ebbland.rules.combat.aftermath import ControlRoll, Rolls, Sack, is_sacked
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
from ludotheque.games.ebbland.rules.odds import affordable_lone, lethal, shot_wounds, summed
from ludotheque.games.ebbland.rules.state import Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.kernel.step import Step

# What wounds of shots that do not kill are worth, of what the life of their target is.
GRAZE: Final = 0.3


def weigh_combat(s: Ebbland, combat: Combat, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what both sides have and may expect of the combat under way; each does what is best for it (CC-WIN-01)."""
    seats = [combat.attacker, combat.defender]
    choices: list[list[tuple[Force, float]]] = []
    for part, seat in enumerate(seats):
        choices.append(pools_to_come(s, combat, sides[seat], part))
    best = [0.0, 0.0]
    for place, (attack, spent) in enumerate(choices[0]):
        answered = [0.0, 0.0]
        for number, (defence, paid) in enumerate(choices[1]):
            gains = outcome(s, combat, [attack, defence])
            gains[0] -= COMMAND * spent
            gains[1] -= COMMAND * paid
            if number == 0 or gains[1] - gains[0] > answered[1] - answered[0]:
                answered = gains
        if place == 0 or answered[0] - answered[1] > best[0] - best[1]:
            best = answered
    for part, seat in enumerate(seats):
        hopes[seat] += best[part]
    weigh_aims(s, combat, sides, hopes)


def pools_to_come(s: Ebbland, combat: Combat, fighters: list[Muster], part: int) -> list[tuple[Force, float]]:
    """Return the pools that a side may end up with, and the COM for them: as it is, or with whom it can pay for."""
    seat = combat.defender if part else combat.attacker
    force = pooled(fighters)
    step = forming(s, seat, part)
    if step is None:
        return [(force, 0.0)]
    if combat.lone[part]:
        spent = join_lone(s, force, fighters, step)
        return [(force, spent)]
    side = s.sides[seat]
    com = side.com + side.log // 2
    left = reinforce(force, fighters, com, figure_of(s, seat, part))
    full = [(force, float(com - left))]
    as_is = pooled(fighters)
    return [*full, (as_is, 0.0)] if part == 1 or as_is.count > 0 else full


def forming(s: Ebbland, seat: int, part: int) -> Step[Ebbland] | None:
    """Return the step in which a side forms its pool, if that is still to come."""
    for step in s.agenda:
        if isinstance(step, IfAttacked):
            if part == 1:
                return step
        elif isinstance(step, (Way, ChooseWay, Involve, NameLone, PayLone)) and step.seat == seat:
            return step
    return None


def join_lone(s: Ebbland, force: Force, fighters: list[Muster], step: Step[Ebbland]) -> float:
    """Let the lone fighter join that is announced, or the best that probably can be paid for; return its COM."""
    if isinstance(step, PayLone):
        for fighter in fighters:
            if fighter.slot == step.slot:
                force.add(fighter)
        return float(step.cost)
    likely = [fighter for fighter in fighters if not fighter.pooled and affordable_lone(s, fighter.slot) >= 0.5]
    if not likely:
        return 0.0
    best = max(likely, key=lambda fighter: fighter.strength)
    force.add(best)
    return max(0.0, best.control - 3.5)


def outcome(s: Ebbland, combat: Combat, forces: list[Force]) -> list[float]:
    """Return what attacker and defender have at the end of the combat on average, points and losses."""
    prospect = foreseen(s, combat, forces)
    gains: list[float] = []
    for part, seat in enumerate([combat.attacker, combat.defender]):
        other = 1 - part
        glory = prospect.lost[other] * forces[other].glory + glory_due(s, combat, other)
        total = s.sides[seat].total() + glory + laurels(s, combat, part, prospect)
        fallen = total + prize(s, seat) if part == 0 else total - stake(s, combat)
        sack = prospect.sack
        gain = sack * points(fallen) + (1.0 - sack) * points(total)
        gain += lead_worth(s, seat, sack * fallen + (1.0 - sack) * total)
        loss = prospect.lost[part] * FIGHTER * forces[part].strength + (SITE * sack if part else 0.0)
        gains.append(gain - keeps(s) * loss)
    return gains


def foreseen(s: Ebbland, combat: Combat, forces: list[Force]) -> Prospect:
    """Return what two forces are likely to do to each other in what is left of a combat."""
    attack, defence = forces
    if combat.phase == AFTER:
        falls = is_sacked(s, combat) and any(isinstance(step, Sack) for step in s.agenda)
        gone = [float(force.count == 0) for force in forces]
        return Prospect(forces, [0.0, 0.0], gone, float(falls))
    seats = [combat.attacker, combat.defender]
    volleys = [volleys_left(s, seat) for seat in seats]
    dealt = taken = 0.0
    if attack.count > 0 and defence.count > 0:
        dealt = attack.wounds(defence, strikes_left(s, seats[0]), volleys[0])
        taken = defence.wounds(attack, strikes_left(s, seats[1]), volleys[1])
    gone = [wiped_out(attack, taken), wiped_out(defence, dealt)]
    sack = gone[1] * (1.0 - gone[0]) if attack.count > 0 and will_have_target(s, combat) else 0.0
    prospect = Prospect(forces, [share_lost(attack, taken), share_lost(defence, dealt)], gone, sack)
    prospect.volleys = volleys
    return prospect


def glory_due(s: Ebbland, combat: Combat, part: int) -> float:
    """Return what the other side may expect of the Control/VP rolls for those of a side that have died."""
    made = 0
    for step in s.agenda:
        if isinstance(step, Rolls):
            made += step.made
        elif isinstance(step, ControlRoll):
            made -= 1
    if combat.phase == AFTER and not any(isinstance(step, Rolls) for step in s.agenda):
        return 0.0
    fallen = [dead for dead in combat.dead if dead.seat == combat.defender]
    fallen += [dead for dead in combat.dead if dead.seat == combat.attacker]
    seat = combat.defender if part else combat.attacker
    return sum([min(6, s.box.cards[dead.card].control) / 6.0 for dead in fallen[made:] if dead.seat == seat])


def stake(s: Ebbland, combat: Combat) -> float:
    """Return the points that the defender loses with the target: its logistics."""
    logistics = s.sides[combat.defender].logistics
    if combat.target >= 0:
        return float(logistics[combat.target] != NONE)
    return float(any(card != NONE for card in logistics))


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


def weigh_aims(s: Ebbland, combat: Combat, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what shots that have a target are worth: two at one who is dead already are too many (CC-RANGED-01)."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, NameMark) or not step.shots:
        return
    seat = step.seat
    other = combat.other(seat)
    wounds: dict[int, list[float]] = {}
    for shot in step.shots:
        mark = shot[1]
        wounds[mark] = summed(wounds.get(mark, [1.0]), shot_wounds(s, shot[0], mark))
    for fighter in sides[other]:
        shares = wounds.get(fighter.slot)
        if shares is not None:
            dies = lethal(s, fighter.slot, shares)
            mean = sum([number * share for number, share in enumerate(shares)])
            grazed = (1.0 - dies) * GRAZE * min(1.0, mean / max(1.0, fighter.life))
            hopes[seat] += dies * min(6, fighter.control) / 6.0
            hopes[other] -= FIGHTER * fighter.strength * (dies + grazed)
