"""Before the combat, steps A1 to A7: opponent, attack pool, Victory card, target, reaction, defence, Victory card."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.combat.aftermath import Aftermath, Disband
from ludotheque.games.ebbland.rules.combat.close import CloseRound
from ludotheque.games.ebbland.rules.combat.shooting import Shooting
from ludotheque.games.ebbland.rules.effects.conditions import FIRST, SECOND
from ludotheque.games.ebbland.rules.effects.meant import opponents
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.sources import is_unseen
from ludotheque.games.ebbland.rules.effects.standing import commitment, has, is_warded, prices
from ludotheque.games.ebbland.rules.events.combat import (
    Attacked,
    Committed,
    LoneDieThrown,
    LoneFailed,
    TargetNamed,
    VictoryPlayed,
    WayChosen,
)
from ludotheque.games.ebbland.rules.piles import can_pay_for, pay_for
from ludotheque.games.ebbland.rules.question import Question, can_raise
from ludotheque.games.ebbland.rules.state import Combat, Ebbland
from ludotheque.games.ebbland.rules.terms import (
    COM,
    COMMITTING,
    EITHER,
    LOG,
    MAVERICK,
    NONE,
    PRECOMBAT,
    REACT,
    SITES_EACH,
    VICTORY,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step

# How a pool can be formed.
WAYS: Final = ("standard", "lone", "nobody")
# Where a leader's figures for attack and defence stand.
ATTACK: Final = 1


def the_combat(s: Ebbland) -> Combat:
    """Return the combat under way."""
    combat = s.combat
    assert combat is not None
    return combat


def can_attack(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat may start a combat: one a turn, with somebody to send (CC-COMBAT-PRE-01, -03)."""
    return not s.attacked and s.combat is None and len(s.characters(seat)) > 0


class Announce(Step[Ebbland]):
    """A1: the attacker names the opponent (CC-COMBAT-PRE-12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        others = opponents(s, self.seat)
        if len(others) > 1:
            s.then([NameOpponent(self.seat)])
        else:
            begin(s, self.seat, others[0])


class NameOpponent(Question):
    """Say who is attacked."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("attack", "leader", seat) for seat in opponents(s, self.seat)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        begin(s, self.seat, option.index)


def begin(s: Ebbland, attacker: int, defender: int) -> None:
    """Open the combat and queue its steps in their order (CC-COMBAT-PRE-19)."""
    s.attacked = True
    s.combat = Combat(attacker, defender)
    s.tell(Attacked(attacker, defender))
    fought: list[Step[Ebbland]] = [
        Way(defender),
        PlayVictory(defender),
        PoolsComplete(),
        Window(PRECOMBAT, [attacker, defender]),
        Shooting(),
        CloseRound(FIRST),
        CloseRound(SECOND),
    ]
    announced: list[Step[Ebbland]] = [PlayVictory(attacker), NameTarget(attacker), Window(REACT, [defender])]
    s.then([Way(attacker), IfAttacked([*announced, IfAttacked(fought), Aftermath()]), Disband()])


class IfAttacked(Step[Ebbland]):
    """Go on only with somebody in the attack pool: no attack without, and no fight once nobody is left (B-36)."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[Step[Ebbland]]) -> None:
        self.steps = steps

    def run(self, s: Ebbland) -> None:
        if s.pool(the_combat(s).attacker):
            s.then(self.steps)


class Way(Step[Ebbland]):
    """A2 and A6: a side with characters forms its pool in one of two ways (CC-COMBAT-PRE-02, -13, -17)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        if any(not s.fighter(slot).pooled for slot in s.characters(self.seat)):
            s.then([ChooseWay(self.seat)])


class ChooseWay(Question):
    """Choose between the standard way, a lone fighter, and nobody."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [button(way) for way in WAYS]

    def chosen(self, s: Ebbland, option: Option) -> None:
        combat = the_combat(s)
        s.tell(WayChosen(self.seat, WAYS.index(option.verb)))
        if option.verb == "standard":
            s.then([Window(COMMITTING, [self.seat]), Involve(self.seat)])
        elif option.verb == "lone":
            combat.lone[combat.part(self.seat)] = True
            s.then([Window(COMMITTING, [self.seat]), NameLone(self.seat)])


def standard_cost(s: Ebbland, slot: int) -> int:
    """Return the COM for a fighter: Control less the leader's figure, 1 at least (CC-COMBAT-PRE-04 to -06)."""
    seat = s.fighter(slot).seat
    figure = s.box.cards[s.sides[seat].leader].figures[ATTACK + the_combat(s).part(seat)]
    return max(1, s.card_of(slot).control - figure + commitment(s, slot))


class Involve(Question):
    """Involve one character after the other, each for its COM (CC-COMBAT-PRE-07)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        com = s.sides[self.seat].com
        free = [slot for slot in s.characters(self.seat) if not s.fighter(slot).pooled]
        return [*(Option("commit", "fighter", slot) for slot in free if standard_cost(s, slot) <= com), button("done")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "done":
            return
        cost = standard_cost(s, option.index)
        s.sides[self.seat].com -= cost
        s.fighter(option.index).pooled = True
        s.tell(Committed(self.seat, s.fighter(option.index).card, option.index, cost))
        s.then([Involve(self.seat)])


class NameLone(Question):
    """Announce the lone fighter, then roll for the cost (CC-COMBAT-PRE-08, -09)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        free = [slot for slot in s.characters(self.seat) if not s.fighter(slot).pooled]
        return [Option("lone", "fighter", slot) for slot in free]

    def chosen(self, s: Ebbland, option: Option) -> None:
        combat = the_combat(s)
        slot = option.index
        combat.lone_fighter[combat.part(self.seat)] = slot
        die = 1 + s.roll(6)
        if has(s, slot, MAVERICK):
            die = max(die, 1 + s.roll(6))
        cost = max(0, s.card_of(slot).control - die + commitment(s, slot))
        s.tell(LoneDieThrown(self.seat, s.fighter(slot).card, slot, die, cost))
        if can_raise(s, self.seat, cost, 0):
            s.then([PayLone(self.seat, slot, cost)])
        else:
            fail(s, self.seat)


def fail(s: Ebbland, seat: int) -> None:
    """Involve nobody: the attack is over, or the defence fails (B-9, B-32)."""
    combat = the_combat(s)
    combat.lone[combat.part(seat)] = False
    combat.lone_fighter[combat.part(seat)] = NONE
    s.tell(LoneFailed(seat))


class PayLone(Question):
    """Pay for the lone fighter, LOG exchanged first if need be, or decline (B-32)."""

    __slots__ = ("cost", "slot")

    def __init__(self, seat: int, slot: int, cost: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.cost = cost

    def answers(self, s: Ebbland) -> list[Option]:
        found = [Option("commit", "fighter", self.slot)] if s.sides[self.seat].com >= self.cost else []
        return [*found, button("decline")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "decline":
            fail(s, self.seat)
            return
        s.sides[self.seat].com -= self.cost
        s.fighter(self.slot).pooled = True
        s.tell(Committed(self.seat, s.fighter(self.slot).card, self.slot, self.cost))


def fits_part(s: Ebbland, seat: int, card: int) -> bool:
    """Tell whether a card is a Victory card for the part of a side in this combat."""
    printed = s.box.cards[card]
    return printed.kind == VICTORY and printed.role in (the_combat(s).part(seat), EITHER)


def victories(s: Ebbland, seat: int) -> list[int]:
    """Return the Victory cards in hand that a side may play."""
    hand = dict.fromkeys(s.sides[seat].hand)
    return [card for card in hand if fits_part(s, seat, card) and can_pay_for(s, seat, card)]


def could_pay_for(s: Ebbland, seat: int, card: int) -> bool:
    """Tell whether a seat could raise what a card costs."""
    cost = prices(s, seat, card)
    return can_raise(s, seat, cost[COM], cost[LOG])


def may_hold_victory(s: Ebbland, seat: int) -> bool:
    """Tell whether a side could play a Victory card, as far as others know."""
    return any(
        fits_part(s, seat, card) and is_unseen(s, seat, card) and could_pay_for(s, seat, card)
        for card in s.decks[seat].answers + s.sides[seat].hand
    )


class PlayVictory(Step[Ebbland]):
    """A3 and A7: a side may play one Victory card, which lies on the table until the end (B-19, B-57)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        if may_hold_victory(s, self.seat):
            s.then([ChooseVictory(self.seat)])


class ChooseVictory(Question):
    """Say which Victory card, or none."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [*(Option("victory", "card", card) for card in victories(s, self.seat)), button("pass")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "pass":
            return
        combat = the_combat(s)
        pay_for(s, self.seat, option.index)
        s.sides[self.seat].hand.remove(option.index)
        combat.victory[combat.part(self.seat)] = option.index
        s.tell(VictoryPlayed(self.seat, option.index))


def targets(s: Ebbland) -> list[int]:
    """Return the sites that may be named, counted over all seats: unsacked and not warded (CC-COMBAT-PRE-15)."""
    defender = the_combat(s).defender
    sites = range(defender * SITES_EACH, (defender + 1) * SITES_EACH)
    return [site for site in sites if not s.sides[defender].sacked[site % SITES_EACH] and not is_warded(s, site)]


class NameTarget(Step[Ebbland]):
    """A4: the attacker names the site to be sacked; if all are, there is none (B-18)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        if targets(s):
            s.then([ChooseTarget(self.seat)])


class ChooseTarget(Question):
    """Say which site."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("target", "site", site) for site in targets(s)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        combat = the_combat(s)
        combat.target = option.index % SITES_EACH
        combat.had_logistics = s.sides[combat.defender].logistics[combat.target] != NONE
        s.tell(TargetNamed(self.seat, option.index))


class PoolsComplete(Step[Ebbland]):
    """Count the pools, before effects change them (B-46)."""

    __slots__ = ()

    def run(self, s: Ebbland) -> None:
        combat = the_combat(s)
        combat.began = [len(s.pool(combat.attacker)), len(s.pool(combat.defender))]
