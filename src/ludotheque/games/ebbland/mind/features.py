"""A view as numbers of fixed length, for learners; seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind.muster import strength
from ludotheque.games.ebbland.rules.state import GOAL, HIGHEST, MARKERS, Ebbland
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH
from ludotheque.kernel.step import waiting

# So many fighters of each side are told, the strongest first.
TOLD: Final = 8
ABOUT_FIGHTER: Final = 6


def features(view: Ebbland, seat: int) -> list[float]:
    """Return what a seat sees: who is asked, each side with its fighters, the combat, the hand by cards."""
    count = len(view.sides)
    asks = waiting(view)
    numbers = [float(len(asks) > 0 and asks[0].seat == seat), float(view.attacked), float(view.active == seat)]
    numbers += combat_features(view, seat)
    for i in range(count):
        numbers += side_features(view, (seat + i) % count)
    hand = view.sides[seat].hand if seat >= 0 else []
    return numbers + [hand.count(card) / 4 for card in range(len(view.box.cards))]


def combat_features(view: Ebbland, seat: int) -> list[float]:
    """Return the part of the seat in a combat, its phase and its target."""
    combat = view.combat
    if combat is None:
        return [0.0] * (3 + SITES_EACH)
    part = combat.part(seat)
    target = [float(combat.target == site) for site in range(SITES_EACH)]
    return [float(part == 0), float(part == 1), combat.phase / 4, *target]


def side_features(view: Ebbland, seat: int) -> list[float]:
    """Return dice, points, cards, sites and the strongest fighters of a seat."""
    side = view.sides[seat]
    numbers = [
        side.com / HIGHEST,
        side.log / HIGHEST,
        side.markers / MARKERS,
        float(side.marker_used),
        side.total() / GOAL,
        side.turns / 20,
        len(side.hand) / 10,
        len(side.stock) / 55,
        *(float(sacked) for sacked in side.sacked),
        *(float(card != NONE) for card in side.logistics),
        *(float(card != NONE) for card in side.artifacts),
    ]
    fighters = sorted(view.characters(seat), key=lambda slot: -strength(view, slot))[:TOLD]
    for slot in fighters:
        numbers += fighter_features(view, slot)
    return numbers + [0.0] * (ABOUT_FIGHTER * (TOLD - len(fighters)))


def fighter_features(view: Ebbland, slot: int) -> list[float]:
    """Return how strong a fighter is, its Control, life, wounds, gear, and whether it fights."""
    fighter = view.fighter(slot)
    printed = view.box.cards[fighter.card]
    return [
        strength(view, slot) / 5,
        printed.control / 7,
        printed.life / 4,
        fighter.wounds / 4,
        len(fighter.gear) / 4,
        float(fighter.pooled),
    ]
