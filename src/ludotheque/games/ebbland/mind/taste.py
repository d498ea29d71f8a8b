"""Which options are worth a look before their effect is known: for bots."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.ebbland.mind.judgement import odds, potential, strength
from ludotheque.games.ebbland.rules.combat.aftermath import FIRST_SACK, LATER_SACK
from ludotheque.games.ebbland.rules.combat.announcement import ChooseWay, NameLone, NameOpponent
from ludotheque.games.ebbland.rules.combat.close import MakePair
from ludotheque.games.ebbland.rules.effects.standing import life_of
from ludotheque.games.ebbland.rules.enlistment import Raise
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH
from ludotheque.kernel.option import BUTTON, Option
from ludotheque.kernel.step import Ask

# What is liked or not whatever the position.
HABITS: Final = {
    "ready": 30.0,
    "exchange": -6.0,
    "marker": -3.0,
    "marker-roll": 4.0,
    "victory": 6.0,
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
    if isinstance(ask, ChooseWay):
        return of_way(s, seat, verb)
    if isinstance(ask, NameLone):
        return strength(s, option.index)
    if isinstance(ask, Raise) and verb == "raise":
        return of_raise(s, seat, ask.card, option.index)
    if isinstance(ask, MakePair) and verb == "pair":
        return strength(s, option.arg) - strength(s, option.index)
    if verb in ("shoot", "share"):
        return of_mark(s, option.index)
    if verb == "enlist":
        return 3.0 + 0.4 * s.box.cards[option.index].control
    if verb == "target":
        return of_target(s, option.index)
    if verb in ("keep", "roll") and option.kind == BUTTON:
        return of_dice(s, seat, verb)
    return HABITS.get(verb, 0.5)


def of_attack(s: Ebbland, seat: int, named: int) -> float:
    """Like an attack that is likely to sack a site; the best of all opponents, or the one that is named."""
    attack = potential(s, seat, 0)
    gain = float(LATER_SACK if s.sides[seat].sacks else FIRST_SACK)
    best = -20.0
    for other in range(len(s.sides)):
        if other == seat or (named != NONE and other != named):
            continue
        wins = odds(attack, potential(s, other, 1))
        open_sites = not all(s.sides[other].sacked)
        best = max(best, 10.0 * (wins * (gain if open_sites else 0.2) - 0.6 * (1.0 - wins)))
    return best


def of_way(s: Ebbland, seat: int, verb: str) -> float:
    """Like to send several, a lone fighter where nobody else can be paid for."""
    combat = s.combat
    assert combat is not None
    com = potential(s, seat, combat.part(seat))
    if verb == "standard":
        return 6.0 if com > 0.0 else -6.0
    if verb == "lone":
        return 3.0
    return -3.0 if combat.attacker == seat else 0.0


def of_raise(s: Ebbland, seat: int, card: int, more: int) -> float:
    """Like to raise a roll as far as it helps, less if the COM is wanted for an attack."""
    control = s.box.cards[card].control
    needed = max(2, control - more)
    wins = max(0.0, (7 - needed) / 6.0)
    return 10.0 * wins - 1.2 * more


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
