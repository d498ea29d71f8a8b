"""Why a character in play cannot be chosen, by the question that is open."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import Involve, NameLone, standard_cost
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel, MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark
from ludotheque.games.ebbland.rules.effects.resolve import Pick
from ludotheque.games.ebbland.rules.effects.standing import has
from ludotheque.games.ebbland.rules.refusals.cards import cannot_bear
from ludotheque.games.ebbland.rules.refusals.phase import not_now
from ludotheque.games.ebbland.rules.refusals.places import why_not_text
from ludotheque.games.ebbland.rules.state import Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import ELUSIVE
from ludotheque.games.ebbland.rules.turn import Equip
from ludotheque.kernel import Ask


def why_not_fighter(view: Ebbland, ask: Ask[Any], slot: int) -> Refusal:
    """Say why a character cannot be chosen."""
    fighter = view.fighters[slot]
    if fighter is None:
        return Refusal("nobody_there", "CC-SETUP-12")
    if isinstance(ask, Equip):
        if fighter.seat != ask.seat:
            return Refusal("not_yours", "CC-ACTION-06", (fighter.card,))
        return cannot_bear(view, slot, ask.card)
    if isinstance(ask, Involve | NameLone):
        return _involve(view, ask, slot, fighter)
    if isinstance(ask, NameMark):
        return _mark(view, ask, slot, fighter)
    if isinstance(ask, MakePair | ChooseDuel):
        return _duel(ask, fighter)
    if isinstance(ask, Pick):
        return Refusal("not_meant", "CC-COMBAT-PRE-16", (fighter.card,))
    return why_not_text(view, ask, "fighter", slot) or not_now(ask)


def _involve(view: Ebbland, ask: Ask[Any], slot: int, fighter: Fighter) -> Refusal:
    if fighter.seat != ask.seat:
        return Refusal("not_yours", "CC-COMBAT-PRE-03", (fighter.card,))
    if fighter.pooled:
        return Refusal("in_pool", "CC-COMBAT-PRE-13", (fighter.card,))
    return Refusal(
        "commit_dear", "CC-COMBAT-PRE-07", (fighter.card, standard_cost(view, slot), view.sides[ask.seat].com)
    )


def _mark(view: Ebbland, ask: Ask[Any], slot: int, fighter: Fighter) -> Refusal:
    if fighter.seat == ask.seat:
        return Refusal("own_fighter", "CC-RANGED-01", (fighter.card,))
    if not fighter.pooled:
        return Refusal("not_in_pool", "CC-RANGED-01", (fighter.card,))
    if has(view, slot, ELUSIVE):
        return Refusal("elusive", "CC-RANGED-01", (fighter.card,))
    return not_now(ask)


def _duel(ask: Ask[Any], fighter: Fighter) -> Refusal:
    if not fighter.pooled:
        return Refusal("not_in_pool", "CC-CLOSE1-01", (fighter.card,))
    if fighter.foe >= 0:
        return Refusal("paired", "CC-CLOSE1-02", (fighter.card,))
    return not_now(ask)
