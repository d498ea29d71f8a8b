"""How likely the Victory cards on the table are to be fulfilled, condition by condition."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.games.ebbland.mind.muster import Prospect
from ludotheque.games.ebbland.rules.effects.conditions import (
    Compare,
    Constant,
    Held,
    Lone,
    SackedNow,
    SiteHadLogistics,
)
from ludotheque.games.ebbland.rules.effects.effect import Condition, Quantity
from ludotheque.games.ebbland.rules.effects.goods import Vp
from ludotheque.games.ebbland.rules.effects.quantities import (
    FoeLosses,
    FoePool,
    FoePoolStart,
    KilledControl,
    MyLosses,
    ShotKills,
    TasksWon,
)
from ludotheque.games.ebbland.rules.state import Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import NONE

# How often a shot that hits kills, and how many tasks a text that wants one wins in a combat.
FATAL: Final = 0.4
TASKS_EACH: Final = 0.7
# Of what nothing is known.
PERHAPS: Final = 0.5


def laurels(s: Ebbland, combat: Combat, part: int, prospect: Prospect) -> float:
    """Return how many points the Victory card of a side is likely to bring."""
    card = combat.victory[part]
    if card == NONE:
        return 0.0
    ability = s.box.cards[card].abilities[0]
    chance = 1.0
    for condition in ability.conditions:
        chance *= likely(s, combat, part, prospect, condition)
    total = 0
    for deed in ability.choices[0]:
        if isinstance(deed, Vp):
            total += deed.number
    return chance * total


def likely(s: Ebbland, combat: Combat, part: int, prospect: Prospect, condition: Condition) -> float:
    """Return how likely a condition holds at the end of the combat."""
    if isinstance(condition, Held):
        return 0.0 if combat.sacked else 1.0 - prospect.sack
    if isinstance(condition, SackedNow):
        return 1.0 if combat.sacked else prospect.sack
    if isinstance(condition, Lone):
        return 1.0 if combat.lone[part] else 0.0
    if isinstance(condition, SiteHadLogistics):
        logistics = s.sides[combat.defender].logistics
        open_yet = combat.target == NONE and any(card != NONE for card in logistics)
        return 1.0 if combat.had_logistics or open_yet else 0.0
    if isinstance(condition, Compare):
        right = condition.right
        assert isinstance(right, Constant)
        return compared(s, combat, part, prospect, condition.left, condition.operator, right.number)
    return 1.0


def compared(
    s: Ebbland, combat: Combat, part: int, prospect: Prospect, left: Quantity, operator: str, number: int
) -> float:
    """Return how likely a quantity stands in a relation to a number at the end."""
    other = 1 - part
    if isinstance(left, FoePoolStart):
        return 1.0 if max(combat.began[other], prospect.forces[other].count) >= number else 0.0
    if isinstance(left, FoePool):
        return prospect.gone[other]
    if isinstance(left, (MyLosses, FoeLosses)):
        side = part if isinstance(left, MyLosses) else other
        return reached(dead_of(combat, side), prospect.deaths(side), operator, number)
    if isinstance(left, KilledControl):
        return slain(s, combat, other, prospect, number)
    if isinstance(left, ShotKills):
        shots = prospect.volleys[part] * FATAL * prospect.forces[part].shots
        return reached(combat.shot_dead[other], shots, operator, number)
    if isinstance(left, TasksWon):
        return reached(combat.tasks[part], TASKS_EACH * tasks_of(s, combat, part), operator, number)
    return PERHAPS


def dead_of(combat: Combat, part: int) -> int:
    """Return how many of a side have died so far."""
    seat = combat.defender if part else combat.attacker
    return sum([1 for dead in combat.dead if dead.seat == seat])


def reached(sofar: int, more: float, operator: str, number: int) -> float:
    """Return how likely a count, so many now and so many more on average, is none or reaches a number at the end."""
    none = exp(-more)
    if operator == "=":
        return none if sofar == number else 0.0
    missing = number - sofar
    if missing <= 0:
        return 1.0
    # As if they came one by one at random.
    below = none
    term = none
    for count in range(1, missing):
        term *= more / count
        below += term
    return 1.0 - below


def slain(s: Ebbland, combat: Combat, part: int, prospect: Prospect, control: int) -> float:
    """Return how likely somebody of so much Control dies on a side."""
    seat = combat.defender if part else combat.attacker
    if any(dead.seat == seat and s.box.cards[dead.card].control >= control for dead in combat.dead):
        return 1.0
    great = [slot for slot in s.pool(seat) or s.characters(seat) if s.card_of(slot).control >= control]
    return prospect.lost[part] if great else 0.0


def tasks_of(s: Ebbland, combat: Combat, part: int) -> float:
    """Return how many texts of the fighters of a side want a task."""
    seat = combat.defender if part else combat.attacker
    found = 0
    for slot in s.pool(seat):
        fighter = s.fighter(slot)
        for card in [fighter.card, *fighter.gear]:
            found += sum([1 for ability in s.box.cards[card].abilities if ability.task > 0])
    return float(found)
