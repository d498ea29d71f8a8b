"""Points, attacks and blocks, with all that adds to them."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.foes import has_foes
from ludotheque.games.mageknight.rules.combat.riders import Rider
from ludotheque.games.mageknight.rules.duel.facing import is_outranged
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, FROM_UNIT, Amount, Effect, Play
from ludotheque.games.mageknight.rules.events.combat import BlowReady
from ludotheque.games.mageknight.rules.heroes.banners import glory
from ludotheque.games.mageknight.rules.heroes.goods import (
    Draw,
    has_wounds,
    may_prolong,
)
from ludotheque.games.mageknight.rules.pieces import NONE, Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    ALWAYS,
    AMBUSH,
    ATTACK,
    BLOCK,
    BLOCKING,
    DIPLOMACY,
    DRAW,
    HEAL,
    INFLUENCE,
    INTERACTING,
    LEADERSHIP,
    LEARNING,
    MOVE,
    MOVING,
    PEACE,
    SALVO,
    SHOOTING,
    SIEGE,
    STRIKING,
    UNIT_BONUS,
)


def boosted(s: MageKnight, seat: int, points: int) -> int:
    """Add what Concentration gives to the first points of an effect."""
    effort = s.effort(seat)
    points += effort.boost
    effort.boost = 0
    return points


# Points.


def is_influence_useful(s: MageKnight, seat: int) -> bool:
    """Tell whether influence serves now: to deal with locals, as block by Diplomacy, for Learning wherever one is."""
    effort = s.effort(seat)
    if effort.phase & INTERACTING or effort.rules[LEARNING]:
        return True
    return effort.phase & BLOCKING != 0 and effort.rules[DIPLOMACY] > 0


class Points(Effect):
    """Move, influence, healing or cards: so many points of it."""

    __slots__ = ("amount", "what")

    def __init__(self, what: int, amount: Amount) -> None:
        super().__init__([MOVING | SHOOTING | STRIKING, ALWAYS, PEACE, ALWAYS][what])
        self.what = what
        self.amount = amount

    def can(self, s: MageKnight, play: Play) -> bool:
        """Points must be of use: influence in an interaction, healing for Wounds, cards from a deck."""
        what = self.what
        player = s.players[play.seat]
        if what == MOVE:
            effort = player.effort
            # Agility as later printed lets move points serve in a fight, whenever they come.
            useful = effort.phase & MOVING != 0 or effort.rules[AGILITY] > 2
            return useful and self.amount.now(s, play.seat) > 0
        if what == INFLUENCE:
            return is_influence_useful(s, play.seat) and self.amount.now(s, play.seat) > 0
        if what == HEAL:
            return has_wounds(s, player)
        return len(player.deck) > 0 or may_prolong(player)

    def do(self, s: MageKnight, play: Play) -> None:
        """Add the points to the turn, or draw the cards."""
        points = self.amount.now(s, play.seat)
        effort = s.effort(play.seat)
        if self.what == MOVE:
            effort.move += boosted(s, play.seat, points)
        elif self.what == INFLUENCE:
            points = boosted(s, play.seat, points)
            if effort.phase & BLOCKING and effort.rules[DIPLOMACY]:
                # Diplomacy: influence serves as block (1 physical, 2 ice, 3 fire).
                effort.blows.append(Blow(BLOCK, [0, 0, 2, 1][effort.rules[DIPLOMACY]], points))
            else:
                effort.influence += points
        elif self.what == HEAL:
            effort.heal += points
        else:
            assert self.what == DRAW
            s.then([Draw(play.seat, points)])


# Attacks and blocks.


class Fight(Effect):
    """Attack, ranged attack, siege attack or block of an element; a block may do something else besides."""

    __slots__ = ("amount", "element", "how", "rider")

    def __init__(self, how: int, amount: Amount, element: int, rider: Rider | None = None) -> None:
        super().__init__([STRIKING | SALVO, SHOOTING | STRIKING, SHOOTING | STRIKING, BLOCKING][how])
        self.how = how
        self.amount = amount
        self.element = element
        self.rider = rider

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be an enemy left, and no wall in the way of another hero."""
        return has_foes(s) and not is_outranged(s, play.seat, self.how)

    def do(self, s: MageKnight, play: Play) -> None:
        """Lay the attack or block ready, with all that adds to it."""
        points = boosted(s, play.seat, self.amount.now(s, play.seat))
        unit = NONE
        if play.origin == FROM_UNIT:
            unit = play.index
            points += unit_bonus(s, play.seat, self.how) + glory(s, play.seat, play.index)
        elif play.origin == FROM_CARD:
            points += ambush_bonus(s, play.seat, self.how)
        s.effort(play.seat).blows.append(Blow(self.how, self.element, points, self.rider, unit))
        s.tell(BlowReady(play.seat, self.how, self.element, points))


def unit_bonus(s: MageKnight, seat: int, how: int) -> int:
    """Return what Into the Heat and Leadership add to a unit; Leadership serves once."""
    rules = s.effort(seat).rules
    bonus = rules[UNIT_BONUS]
    if rules[LEADERSHIP] and how != SIEGE:
        rules[LEADERSHIP] = 0
        bonus += [2, 1, 0, 3][how]
    return bonus


def ambush_bonus(s: MageKnight, seat: int, how: int) -> int:
    """Return what Ambush adds to the first attack or block card of the turn."""
    effort = s.effort(seat)
    bonus = effort.rules[AMBUSH]
    effort.rules[AMBUSH] = 0
    return 2 * bonus if how == BLOCK else bonus


def points_sideways(s: MageKnight, seat: int, points: int) -> None:
    """Add what a card played sideways gives in this part of the turn (MK-CARDS-13, 14)."""
    effort = s.effort(seat)
    if effort.phase & MOVING:
        effort.move += points
    elif effort.phase & INTERACTING:
        effort.influence += points
    elif effort.phase & BLOCKING:
        effort.blows.append(Blow(BLOCK, 0, points))
    else:
        effort.blows.append(Blow(ATTACK, 0, points))
