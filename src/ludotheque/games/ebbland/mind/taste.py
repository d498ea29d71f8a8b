"""Which options are worth a look before their effect is known: for bots."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.ebbland.mind.judgement import payable, sack_chance
from ludotheque.games.ebbland.mind.muster import muster, strength
from ludotheque.games.ebbland.mind.worth import has_room, prize
from ludotheque.games.ebbland.rules.combat.announcement import WAYS, Involve, NameOpponent, PayLone, standard_cost
from ludotheque.games.ebbland.rules.combat.close import MakePair
from ludotheque.games.ebbland.rules.effects.standing import life_of, prices
from ludotheque.games.ebbland.rules.enlistment import Enlist, Help, Raise, succeeds
from ludotheque.games.ebbland.rules.odds import FACES, affordable_lone, duel, enlisting_faces
from ludotheque.games.ebbland.rules.piles import can_enter
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import CHARACTER, COM, LOG, LOGISTICS, NONE, SITES_EACH
from ludotheque.games.ebbland.rules.turn import Act
from ludotheque.kernel.option import BUTTON, Option
from ludotheque.kernel.step import Ask

# What is liked or not whatever the position.
HABITS: Final = {
    "ready": 30.0,
    # What only puts an answer off is not tried for its own sake.
    "exchange": -40.0,
    "marker": -40.0,
    "end": -1.0,
    "back": -6.0,
    "hold": -4.0,
    "decline": -2.0,
    "nobody": -1.0,
    "discard": -1.0,
    "take": 2.0,
    "recover": 2.0,
    "guard": -0.5,
}


def taste(s: Ebbland, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first: one more means almost three times as often."""
    verb = option.verb
    seat = ask.seat
    if verb == "attack":
        return of_attack(s, seat, option.index if isinstance(ask, NameOpponent) else NONE)
    if verb in WAYS and option.kind == BUTTON:
        return of_way(s, seat, verb)
    if verb == "lone":
        return 2.0 * affordable_lone(s, option.index) * strength(s, option.index)
    if isinstance(ask, Raise) and verb == "raise":
        return of_raise(s, ask.card, option.index)
    if isinstance(ask, MakePair) and verb == "pair":
        return of_pair(s, option.arg, option.index)
    if verb in ("shoot", "share"):
        return of_mark(s, option.index)
    if verb == "enlist":
        return 1.0
    if verb == "target":
        return of_target(s, option.index)
    if verb in ("exchange", "marker") and is_short(s, ask, option):
        return 1.0 if verb == "exchange" else 0.0
    if isinstance(ask, Help) and verb == "marker-roll":
        return 4.0 if succeeds(s, ask.weigh.die + 1) else -8.0
    if verb in ("keep", "roll") and option.kind == BUTTON:
        return of_dice(s, seat, verb)
    return HABITS.get(verb, 0.5)


def of_attack(s: Ebbland, seat: int, named: int) -> float:
    """Like an attack that is likely to sack a site; the best of all opponents, or the one that is named."""
    sides = [muster(s, other) for other in range(len(s.sides))]
    best = -8.0
    for other in range(len(sides)):
        if other != seat and (named == NONE or other == named):
            wins = sack_chance(s, sides, seat, other)
            best = max(best, 8.0 * (wins * prize(s, seat) - 0.4 * (1.0 - wins)))
    return best


def of_way(s: Ebbland, seat: int, verb: str) -> float:
    """Like to send several; a lone fighter if nobody can be paid for."""
    combat = s.combat
    assert combat is not None
    part = combat.part(seat)
    if verb == "nobody":
        return -4.0 if part == 0 else -1.0
    can_pay = payable(s, seat, muster(s, seat), part).count > 0
    return 1.0 if can_pay == (verb == "standard") else -2.0


def of_pair(s: Ebbland, own: int, other: int) -> float:
    """Like duels that kill more than they cost, by the strength of those who fall."""
    outlook = duel(s, own, other, [], [])
    return 3.0 * (outlook.kills * strength(s, other) - outlook.dies * strength(s, own))


def of_raise(s: Ebbland, card: int, more: int) -> float:
    """Like to raise a roll as far as it helps, less if the COM is wanted for an attack."""
    return 10.0 * len(enlisting_faces(s, card, more)) / FACES - 1.2 * more


def is_short(s: Ebbland, ask: Ask[Any], option: Option) -> bool:
    """Tell whether one more COM or LOG makes something possible that is not: a fighter, a try, logistics."""
    side = s.sides[ask.seat]
    if option.verb == "marker" and option.index == 1 + LOG:
        return isinstance(ask, Act) and has_room(side) and wants_supply(s, ask.seat)
    if isinstance(ask, PayLone):
        return side.com < ask.cost
    if isinstance(ask, Enlist):
        return side.com == 0 and any(can_be_tried(s, card) for card in side.hand)
    if not isinstance(ask, Involve):
        return False
    costs = [standard_cost(s, slot) for slot in s.characters(ask.seat) if not s.fighter(slot).pooled]
    return side.com + 1 in costs and min(costs) > side.com


def wants_supply(s: Ebbland, seat: int) -> bool:
    """Tell whether logistics in hand cost just one LOG too much."""
    side = s.sides[seat]
    costs = [prices(s, seat, card) for card in side.hand if s.box.cards[card].kind == LOGISTICS]
    return any(cost[LOG] == side.log + 1 and cost[COM] <= side.com for cost in costs)


def can_be_tried(s: Ebbland, card: int) -> bool:
    """Tell whether a card is a character that could be enlisted."""
    return s.box.cards[card].kind == CHARACTER and can_enter(s, card)


def of_mark(s: Ebbland, slot: int) -> float:
    """Like to shoot those whom a shot kills, and the dear ones."""
    left = life_of(s, slot) - s.fighter(slot).wounds
    return 3.0 + 0.5 * strength(s, slot) - float(left)


def of_target(s: Ebbland, place: int) -> float:
    """Like to sack sites that hold logistics or an artifact."""
    side = s.sides[place // SITES_EACH]
    site = place % SITES_EACH
    return (4.0 if side.logistics[site] != NONE else 0.0) + (1.0 if side.artifacts[site] != NONE else 0.0)


def of_dice(s: Ebbland, seat: int, verb: str) -> float:
    """Like to keep dice that show much, and to roll others: seven is what two dice show on average."""
    side = s.sides[seat]
    more = side.com + 0.7 * side.log - 6.0
    return more if verb == "keep" else -more
