"""Why a character in play cannot be chosen, by the question that is open."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import Involve, NameLone, PayLone, standard_cost
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel, MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark, Share
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.resolve import Pick
from ludotheque.games.ebbland.rules.effects.standing import has
from ludotheque.games.ebbland.rules.refusals.cards import cannot_bear
from ludotheque.games.ebbland.rules.refusals.phase import VERBS
from ludotheque.games.ebbland.rules.refusals.places import not_meant
from ludotheque.games.ebbland.rules.state import Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import BODYGUARD, ELUSIVE, STATIC
from ludotheque.games.ebbland.rules.turn import Equip
from ludotheque.kernel import Ask, Option
from ludotheque.wish import ANY

WITH_FIGHTERS: Final = (
    *("equip fighter", "commit", "lone fighter", "shoot", "share", "guard", "pair", "support", "give fighter", "pick"),
)


def meant_by_fighter(view: Ebbland, ask: Ask[Any], slot: int) -> str:
    """Return what a click on a character stands for: what the question is about, its text, or a combat."""
    for way in VERBS[type(ask)]:
        if way in WITH_FIGHTERS:
            return way.partition(" ")[0]
    fighter = view.fighters[slot]
    if fighter is not None and fighter.seat != ask.seat:
        return "face"
    texts = fighter is not None and any(text.window != STATIC for text in view.box.cards[fighter.card].abilities)
    return "use" if texts else "commit"


def why_not_fighter(view: Ebbland, ask: Ask[Any], meant: Option) -> list[Refusal]:
    """Say why a character cannot be chosen for what the question is about."""
    slot = meant.index
    fighter = view.fighters[slot]
    if fighter is None:
        return [Refusal("nobody_there", "CC-SETUP-12")]
    if isinstance(ask, Pick):
        return not_meant(view, ask, fighter.card)
    if isinstance(ask, NameMark):
        return _mark(view, ask, meant, fighter)
    if isinstance(ask, MakePair):
        return _pair(view, ask, meant, fighter)
    if isinstance(ask, Share):
        return [Refusal("not_aimed", "CC-RANGED-03", (fighter.card,))]
    if fighter.seat != ask.seat:
        return [Refusal("not_yours", "CC-ACTION-06" if isinstance(ask, Equip) else "CC-COMBAT-PRE-03", (fighter.card,))]
    if isinstance(ask, Equip):
        return cannot_bear(view, slot, ask.card)
    if isinstance(ask, StepIn):
        return _guard(view, ask, slot, fighter)
    if isinstance(ask, ChooseDuel):
        return _support(view, ask, meant, fighter)
    return _involve(view, ask, slot, fighter)


def _involve(view: Ebbland, ask: Ask[Any], slot: int, fighter: Fighter) -> list[Refusal]:
    com = view.sides[ask.seat].com
    if isinstance(ask, PayLone):
        if slot != ask.slot:
            return [Refusal("other_lone", "CC-COMBAT-PRE-08", (view.fighter(ask.slot).card,))]
        return [Refusal("commit_dear", "CC-COMBAT-PRE-09", (fighter.card, ask.cost, com))]
    if fighter.pooled:
        return [Refusal("in_pool", "CC-COMBAT-PRE-13", (fighter.card,))]
    assert isinstance(ask, Involve | NameLone)
    return [Refusal("commit_dear", "CC-COMBAT-PRE-07", (fighter.card, standard_cost(view, slot), com))]


def _mark(view: Ebbland, ask: NameMark, meant: Option, fighter: Fighter) -> list[Refusal]:
    causes: list[Refusal] = []
    if meant.arg not in (ANY, ask.shooters[0]):
        causes.append(Refusal("other_shooter", "CC-RANGED-01", (view.fighter(ask.shooters[0]).card,)))
    if fighter.seat == ask.seat:
        return [*causes, Refusal("own_fighter", "CC-RANGED-01", (fighter.card,))]
    if not fighter.pooled:
        causes.append(Refusal("not_in_pool", "CC-RANGED-01", (fighter.card,)))
    if has(view, meant.index, ELUSIVE):
        causes.append(Refusal("elusive", "CC-RANGED-01", (fighter.card,)))
    if meant.index in ask.named():
        causes.append(Refusal("aimed_already", "CC-RANGED-01", (fighter.card,)))
    return causes


def _busy(fighter: Fighter, clause: str) -> list[Refusal]:
    """Say why a fighter cannot face another one."""
    if not fighter.pooled:
        return [Refusal("not_in_pool", clause, (fighter.card,))]
    paired = [Refusal("paired", "CC-CLOSE1-02", (fighter.card,))] if fighter.foe >= 0 else []
    return [*paired, *([Refusal("supports", "CC-CLOSE1-04", (fighter.card,))] if fighter.backs >= 0 else [])]


def _pair(view: Ebbland, ask: MakePair, meant: Option, fighter: Fighter) -> list[Refusal]:
    if fighter.seat == ask.seat:
        return [Refusal("own_fighter", "CC-CLOSE1-03", (fighter.card,))]
    causes = _busy(fighter, "CC-CLOSE1-01")
    if meant.arg == ANY:
        return causes
    own = view.fighters[meant.arg] if meant.arg < len(view.fighters) else None
    if own is None:
        return [*causes, Refusal("nobody_there", "CC-SETUP-12")]
    if own.seat != ask.seat:
        return [*causes, Refusal("not_yours", "CC-CLOSE1-03", (own.card,))]
    return [*causes, *(cause for cause in _busy(own, "CC-CLOSE1-01") if cause not in causes)]


def _guard(view: Ebbland, ask: StepIn, slot: int, fighter: Fighter) -> list[Refusal]:
    if slot == ask.slot:
        return [Refusal("own_wounds", "CC-RANGED-06", (fighter.card,))]
    causes = [] if fighter.pooled else [Refusal("not_in_pool", "CC-RANGED-06", (fighter.card,))]
    if not has(view, slot, BODYGUARD):
        causes.append(Refusal("no_bodyguard", "CC-RANGED-06", (fighter.card,)))
    combat = view.combat
    if combat is not None and slot in combat.guarded:
        causes.append(Refusal("guarded_once", "CC-RANGED-06", (fighter.card,)))
    return causes


def _support(view: Ebbland, ask: ChooseDuel, meant: Option, fighter: Fighter) -> list[Refusal]:
    causes: list[Refusal] = []
    if meant.arg not in (ANY, ask.slot):
        causes.append(Refusal("other_supporter", "CC-CLOSE1-04", (view.fighter(ask.slot).card,)))
    if not fighter.pooled:
        return [*causes, Refusal("not_in_pool", "CC-CLOSE1-01", (fighter.card,))]
    return causes if fighter.foe >= 0 else [*causes, Refusal("no_duel", "CC-CLOSE1-04", (fighter.card,))]
