"""How good a position is, in victory points, for bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.games.ebbland.mind.battle import weigh_combat
from ludotheque.games.ebbland.mind.halfway import placing, promise, settled
from ludotheque.games.ebbland.mind.muster import Force, Muster, figure_of, muster, pooled, reinforce, wiped_out
from ludotheque.games.ebbland.mind.worth import WON, assets, lead_worth, points, prize
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act

# A game that is won is worth more than anything one may have beside ten points.
SURE: Final = 10.0
# How much the danger that a site falls in the next turn counts.
DANGER: Final = 0.35
# Less than any position is worth.
LOST: Final = -1000.0


def value(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other seat, in points."""
    return placed(s, seat, lead)


def placed(s: Ebbland, seat: int, lead: Callable[[Ebbland, int], float]) -> float:
    """Return the lead of a seat, with what is only to be placed where its owner likes it best."""
    ask = placing(s)
    best = s
    highest = LOST
    if ask is not None:
        for end in settled(s, ask):
            worth = lead(end, ask.seat)
            if worth > highest:
                best, highest = end, worth
        if highest > LOST and seat == ask.seat:
            return highest
    return lead(best, seat)


def lead(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other seat as things stand."""
    return ahead(outlooks(s), seat)


def ahead(hopes: list[float], seat: int) -> float:
    """Return by how much the hopes of a seat are above the best of the others."""
    best = LOST
    for other in range(len(hopes)):
        if other != seat:
            best = max(best, hopes[other])
    return hopes[seat] - best


def outlooks(s: Ebbland) -> list[float]:
    """Return what each seat has and may make of it."""
    if s.winners:
        return rewards(s)
    sides = [muster(s, seat) for seat in range(len(s.sides))]
    hopes = holdings(s, sides)
    weigh_danger(s, sides, hopes)
    promise(s, sides, hopes)
    return hopes


def rewards(s: Ebbland) -> list[float]:
    """Return what each seat has once the game is won."""
    return [side.total() + (WON + SURE if seat in s.winners else 0.0) for seat, side in enumerate(s.sides)]


def holdings(s: Ebbland, sides: list[list[Muster]]) -> list[float]:
    """Return what each seat has, with what the combat under way is likely to bring."""
    hopes = [assets(s, seat, fighters) for seat, fighters in enumerate(sides)]
    combat = s.combat
    for seat, side in enumerate(s.sides):
        if combat is None or combat.part(seat) < 0:
            hopes[seat] += points(side.total()) + lead_worth(s, seat, side.total())
    if combat is not None:
        weigh_combat(s, combat, sides, hopes)
    return hopes


def weigh_danger(s: Ebbland, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what each seat may take from the one before it, which can do nothing more until then."""
    count = len(sides)
    for seat in range(count):
        other = (seat + 1) % count
        if may_attack(s, other):
            total = s.sides[other].total()
            hopes[other] += (
                DANGER * sack_chance(s, sides, other, seat) * (points(total + prize(s, other)) - points(total))
            )


def may_attack(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat may attack in its turn at hand, or in its next one."""
    if seat != s.active:
        return s.sides[seat].turns >= ESCALATION
    return s.sides[seat].turns > ESCALATION and not s.attacked and any(isinstance(step, Act) for step in s.agenda)


def sack_chance(s: Ebbland, sides: list[list[Muster]], attacker: int, defender: int) -> float:
    """Return how likely an attack now would sack a site, with all that both can pay for."""
    if all(s.sides[defender].sacked):
        return 0.0
    return sacked(payable(s, attacker, sides[attacker], 0), payable(s, defender, sides[defender], 1))


def sacked(attack: Force, defence: Force) -> float:
    """Return how likely a force would sack a site that another one defends."""
    if attack.count == 0 or defence.count == 0:
        return float(attack.count > 0)
    dealt = attack.wounds(defence, 2.0, 1.0)
    taken = defence.wounds(attack, 2.0, 1.0)
    return wiped_out(defence, dealt) * (1.0 - wiped_out(attack, taken))


def payable(s: Ebbland, seat: int, fighters: list[Muster], part: int) -> Force:
    """Return those whom a seat could send as attacker (0) or defender (1) with what its dice show."""
    return paid_with(s, seat, fighters, part, s.sides[seat].com + s.sides[seat].log // 2)


def paid_with(s: Ebbland, seat: int, fighters: list[Muster], part: int, com: int) -> Force:
    """Return those whom a seat could send as attacker (0) or defender (1) with so much COM."""
    force = pooled(fighters)
    reinforce(force, fighters, com, figure_of(s, seat, part))
    return force
