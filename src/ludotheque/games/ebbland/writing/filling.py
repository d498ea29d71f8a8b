"""What a file of Ebbland made by hand begins with, and what follows from what it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.games.ebbland.rules.combat.aftermath import Aftermath, Disband
from ludotheque.games.ebbland.rules.combat.announcement import Announce, can_attack
from ludotheque.games.ebbland.rules.combat.close import CloseRound
from ludotheque.games.ebbland.rules.combat.shooting import Shooting
from ludotheque.games.ebbland.rules.effects.conditions import FIRST, SECOND
from ludotheque.games.ebbland.rules.sealed import replace_deck
from ludotheque.games.ebbland.rules.state import Ebbland, Side
from ludotheque.games.ebbland.rules.terms import INSTANT, NONE, SITES_EACH, VICTORY
from ludotheque.games.ebbland.rules.traits import Deck
from ludotheque.games.ebbland.rules.turn import (
    ESCALATION,
    Act,
    Turn,
    action_phase,
    enlistment_phase,
    resource_phase,
)
from ludotheque.games.ebbland.writing.ids import REST, trouble
from ludotheque.kernel import advance, answer, waiting
from ludotheque.kernel.step import Step
from ludotheque.pen import Pen
from ludotheque.writing import SEATS, Given, in_order, without

TURN, ENLISTMENT, ACTION, ATTACK, RESOURCES = "turn", "enlistment", "action", "attack", "resources"
PHASES: Mapping[str, Callable[[int], list[Step[Ebbland]]]] = {
    ENLISTMENT: lambda seat: [*enlistment_phase(seat), *action_phase(seat), *resource_phase(seat)],
    ACTION: lambda seat: [*action_phase(seat), *resource_phase(seat)],
    ATTACK: lambda seat: [Announce(seat), Act(seat), *resource_phase(seat)],
    RESOURCES: resource_phase,
}
# Where a combat that the file tells of goes on.
SHOOTING, CLOSE, SECOND_ROUND, AFTERMATH = "shooting", "close", "second", "aftermath"
ROUNDS = (SHOOTING, CLOSE, SECOND_ROUND, AFTERMATH)
ZONES = ("hand", "stock", "discard")
# What somebody answers who wants nothing, and more questions than any opening asks.
DULL = ("pass", "done", "ready")
MOST = 500


def deal(s: Ebbland, said: Mapping[str, Any], pen: Pen) -> Ebbland:
    """Play the opening on to the first turn; nobody is held back by the first turns any more."""
    for _ in range(MOST):
        if any(side.turns for side in s.sides) or not waiting(s):
            break
        ask = waiting(s)[0]
        options = ask.options(s)
        answer(s, ask, next((option for option in options if option.verb in DULL), options[0]))
    s.active = 0
    for side in s.sides:
        side.turns = ESCALATION
    return s


def settle(s: Ebbland, given: Given) -> None:
    """Give a file made by hand all that it does not say."""
    if given.is_by_hand:
        check_combat(s)
        for seat in range(len(s.sides)):
            extend_deck(s, seat, given)
            share_cards(s, seat, given)
        if "totals" not in given:
            s.totals = [side.total() for side in s.sides]
        begin(s, given)
        return  # what is thrown before the first question falls as the file says
    advance(s)


def check_combat(s: Ebbland) -> None:
    """Refuse a combat that says too much or too little of its target and its two sides."""
    if s.combat is None:
        return
    if not NONE <= s.combat.target < SITES_EACH:
        raise trouble(("combat", "target"), "three", each=SITES_EACH)
    for field in ("began", "lone", "lone_fighter", "victory", "tasks", "shot_dead"):
        if len(getattr(s.combat, field)) != 2:
            raise trouble(("combat", field), "both")
    for slot, fighter in enumerate(s.fighters):
        for field in ("foe", "backs"):
            if fighter is not None and not NONE <= getattr(fighter, field) < len(s.fighters):
                raise trouble(("fighters", slot, field), "nobody-there", field=field)


def in_play(s: Ebbland, seat: int) -> list[int]:
    """Return the cards of a seat that lie on the table."""
    found = [card for card in s.sides[seat].logistics if card != NONE]
    for fighter in s.fighters:
        if fighter is not None and fighter.seat == seat:
            found += [fighter.card, *fighter.gear]
    if s.combat is not None and s.combat.part(seat) != NONE:
        played = s.combat.victory[s.combat.part(seat)]
        found += [played] if played != NONE else []
    return found


def extend_deck(s: Ebbland, seat: int, given: Given) -> None:
    """Let a seat play with a deck that also holds what the file gives it beyond the chosen one."""
    side, deck = s.sides[seat], s.decks[seat]
    named = in_play(s, seat) + [card for zone in zones_of(given, seat) for card in getattr(side, zone)]
    more = without([card for card in named if card >= 0], deck.cards)
    artifacts = [card for card in side.artifacts if card != NONE]
    if more or side.leader != deck.leader or without(artifacts, deck.artifacts):
        cards = sorted(deck.cards + more)
        answers = [card for card in dict.fromkeys(cards) if s.box.cards[card].kind in (INSTANT, VICTORY)]
        replace_deck(s, seat, Deck(side.leader, deck.location, side.artifacts[:], cards, answers))


def zones_of(given: Given, seat: int) -> list[str]:
    """Return the piles of a seat that a file tells of."""
    return [zone for zone in ZONES if f"sides.{seat}.{zone}" in given]


def share_cards(s: Ebbland, seat: int, given: Given) -> None:
    """Give a seat the cards that are named nowhere: into its Stock, or where `rest` stands."""
    side = s.sides[seat]
    named = zones_of(given, seat)
    rest = without(s.decks[seat].cards, in_play(s, seat))
    for zone in named:
        rest = without(rest, getattr(side, zone))
    for zone in ("hand", "discard"):
        if zone not in named:
            kept = without(getattr(side, zone), without(getattr(side, zone), rest))
            rest = without(rest, kept)
            setattr(side, zone, kept)
    rest = in_order(rest, [] if "stock" in named else side.stock)
    if "stock" not in named:
        side.stock = []
    keeper = next((zone for zone in named if REST in getattr(side, zone)), "stock")
    setattr(side, keeper, [*rest, *(card for card in getattr(side, keeper) if card != REST)])
    side.hand = sorted(side.hand)


def begin(s: Ebbland, given: Given) -> None:
    """Let a turn begin, or a later phase of one, unless it is said what is to do."""
    if "agenda" in given:
        return
    s.agenda = []
    seat = s.active
    if given.phase not in (*PHASES, *ROUNDS):
        s.then([Turn(seat)])
        return
    start_turn(s.sides[seat])
    if given.phase in ROUNDS:
        s.attacked = True
        s.then([*combat_phases(s)[ROUNDS.index(given.phase) :], Disband(), Act(seat), *resource_phase(seat)])
        return
    if given.phase == ATTACK and (s.sides[seat].turns <= ESCALATION or not can_attack(s, seat)):
        raise trouble(("phase",), "no-attack", seat=SEATS[seat])
    s.then(PHASES[given.phase](seat))


def combat_phases(s: Ebbland) -> list[Step[Ebbland]]:
    """Return what a combat goes on with, if the file tells of one in the turn of whoever attacks."""
    if s.combat is None or s.combat.attacker != s.active or s.combat.defender in (NONE, s.active):
        raise trouble(("combat",) if s.combat else ("phase",), "no-combat", seat=SEATS[s.active])
    return [Shooting(), CloseRound(FIRST), CloseRound(SECOND), Aftermath()]


def start_turn(side: Side) -> None:
    """Do what a turn does before its first phase."""
    side.turns += 1
    side.marker_used = False
