"""Effects that hold for the rest of the turn: prices of terrain, more dice, rules."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.duel.facing import cancel_attack, duel_of, has_rampart, is_partial
from ludotheque.games.mageknight.rules.effects.effect import Effect, Play
from ludotheque.games.mageknight.rules.events.combat import PhasesSkipped
from ludotheque.games.mageknight.rules.land.map import reveal_near, turn_up_ruins
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    ALWAYS,
    BLOCKING,
    BREACH,
    GLORY,
    INTERACTING,
    LAWS,
    LEADERSHIP,
    LEARNING,
    MOVING,
    SHOOTING,
    SKIP,
    SUN,
    TIME_BENDING,
    UNIT_BONUS,
    UNITS_RESIST,
    UNITS_SAFE,
)

# Prices, dice and rules of this turn.


class Price(Effect):
    """What it costs to enter some terrains for the rest of the turn."""

    __slots__ = ("change", "floor", "terrains", "value")

    def __init__(self, terrains: int, change: int, value: int, floor: int = 0) -> None:
        super().__init__(MOVING, True)
        self.terrains = terrains
        self.change = change
        self.value = value
        self.floor = floor

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Change what a terrain costs from now on (MK-MOVE-22)."""
        s.effort(play.seat).prices.append(self)


class MoreDice(Effect):
    """More dice of the source may be used this turn."""

    __slots__ = ("dice",)

    def __init__(self, dice: int) -> None:
        super().__init__(ALWAYS)
        self.dice = dice

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Allow more dice."""
        s.effort(play.seat).dice += self.dice


UNIT_RULES: Final = (LEADERSHIP, UNIT_BONUS, GLORY, UNITS_RESIST, UNITS_SAFE)


def has_walls(s: MageKnight, seat: int) -> bool:
    """Tell whether a site still shelters its defenders from attacks to come."""
    combat = s.combat
    effort = s.effort(seat)
    if combat is None or not combat.fortified or effort.rules[BREACH]:
        return False
    if combat.duel is not None:
        return has_rampart(s, seat)
    return effort.phase & (SHOOTING | BLOCKING) != 0


class Rule(Effect):
    """A rule that holds for the rest of the turn."""

    __slots__ = ("rule", "value")

    def __init__(self, rule: int, value: int) -> None:
        # Agility as later printed makes its own move points useful in a fight.
        companion = LAWS[rule].companion and not (rule == AGILITY and value > 2)
        super().__init__(LAWS[rule].phases, companion)
        self.rule = rule
        self.value = value

    def can(self, s: MageKnight, play: Play) -> bool:
        """Ask for a unit or for walls where a rule bears on them; the others can always be made."""
        rule = self.rule
        if rule in UNIT_RULES:
            combat = s.combat
            able = rule in (LEADERSHIP, UNIT_BONUS)
            return any(
                (unit.loyal or combat is None or combat.units) and (not able or (unit.ready and not unit.wounds))
                for unit in s.players[play.seat].units
            )
        effort = s.effort(play.seat)
        if rule == LEARNING:
            return effort.phase & INTERACTING != 0 or (len(s.advanced_offer) > 0 and not effort.rules[LEARNING])
        if rule == SKIP and duel_of(s) is not None:
            return effort.phase & BLOCKING != 0
        if rule == TIME_BENDING:
            return not is_partial(s, play.seat)
        return rule != BREACH or has_walls(s, play.seat)

    def do(self, s: MageKnight, play: Play) -> None:
        """Let the rule hold; rules of the same name do not add up, the greater one holds."""
        if self.rule == SKIP and duel_of(s) is not None:
            cancel_attack(s, play.seat)
            return
        rules = s.effort(play.seat).rules
        rules[self.rule] = max(rules[self.rule], self.value)
        if self.rule == SKIP:
            s.tell(PhasesSkipped(play.seat))
        elif self.rule == SUN:
            see_by_day(s, play.seat)


def see_by_day(s: MageKnight, seat: int) -> None:
    """Turn up the garrisons nearby and all ruins, as by day (Amulet of Sun)."""
    reveal_near(s, seat)
    for space in range(len(s.spots)):
        turn_up_ruins(s, space)
