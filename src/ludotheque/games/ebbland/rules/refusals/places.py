"""Why a site cannot be chosen, and why a text of something in play cannot be used."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import ChooseTarget
from ludotheque.games.ebbland.rules.effects.effect import Play
from ludotheque.games.ebbland.rules.effects.resolve import ELEMENTS, Offer
from ludotheque.games.ebbland.rules.effects.sources import can_afford, is_used_up
from ludotheque.games.ebbland.rules.effects.standing import ability_of, holds
from ludotheque.games.ebbland.rules.refusals.phase import not_now
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    FROM_ARTIFACT,
    FROM_FIGHTER,
    FROM_GEAR,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
    IN_ACTION,
    NONE,
    SITES_EACH,
    STATIC,
)
from ludotheque.games.ebbland.rules.turn import Act, Build
from ludotheque.kernel import Ask

# What texts rest on: in a combat on its order, outside on the order of phases.
IN_COMBAT: Final = "CC-COMBAT-PRE-19"
IN_TURN: Final = "CC-STOCK-01"


def why_not_site(view: Ebbland, ask: Ask[Any], place: int) -> Refusal:
    """Say why a site cannot be chosen."""
    owner, site = divmod(place, SITES_EACH)
    side = view.sides[owner]
    if isinstance(ask, ChooseTarget):
        combat = view.combat
        if combat is None or owner != combat.defender:
            return Refusal("not_the_defenders", "CC-COMBAT-PRE-15", (place,))
        return Refusal("sacked" if side.sacked[site] else "warded", "CC-COMBAT-PRE-15", (place,))
    if isinstance(ask, Build):
        if owner != ask.seat:
            return Refusal("site_not_yours", "CC-ACTION-03", (place,))
        return Refusal("sacked" if side.sacked[site] else "built_on", "CC-ACTION-11", (place,))
    return why_not_text(view, ask, "site", place) or not_now(ask)


def why_not_text(view: Ebbland, ask: Ask[Any], kind: str, index: int) -> Refusal | None:
    """Say why a text in play cannot be used now; nothing if this is no moment for texts."""
    if not isinstance(ask, Offer | Act):
        return None
    clause = IN_TURN if view.combat is None else IN_COMBAT
    seat, card = owner_and_card(view, kind, index)
    if card == NONE:
        return Refusal("nothing_there", "CC-SETUP-12")
    if seat != ask.seat:
        return Refusal("text_not_yours", clause)
    printed = view.box.sites[card] if kind == "site" else view.box.cards[card]
    window = ask.opening.window if isinstance(ask, Offer) else IN_ACTION
    for effect, ability in enumerate(printed.abilities):
        if ability.window == window:
            return _unusable(view, Play(seat, ELEMENTS.index(kind), index, card, effect), clause)
    if not printed.abilities:
        return Refusal("no_text", clause)
    return Refusal("text_static" if printed.abilities[0].window == STATIC else "text_later", clause)


def _unusable(view: Ebbland, play: Play, clause: str) -> Refusal:
    ability = ability_of(view, play)
    if is_used_up(view, play, ability):
        return Refusal("used_up", clause)
    if not holds(view, play, ability):
        return Refusal("text_condition", clause)
    return Refusal("text_dear" if not can_afford(view, play, ability) else "text_pointless", clause)


def owner_and_card(view: Ebbland, kind: str, index: int) -> tuple[int, int]:
    """Return whose thing it is and which card or site it is, or -1 if nothing lies there."""
    place = ELEMENTS.index(kind)
    if place == FROM_LEADER:
        return index, view.sides[index].leader
    if place in (FROM_SITE, FROM_ARTIFACT, FROM_LOGISTICS):
        side = view.sides[index // SITES_EACH]
        lying = {FROM_SITE: side.sites, FROM_ARTIFACT: side.artifacts, FROM_LOGISTICS: side.logistics}[place]
        return index // SITES_EACH, lying[index % SITES_EACH]
    fighter = view.fighters[index if place == FROM_FIGHTER else index // GEAR_EACH]
    if fighter is None:
        return NONE, NONE
    if place == FROM_GEAR:
        gear = index % GEAR_EACH
        return fighter.seat, fighter.gear[gear] if gear < len(fighter.gear) else NONE
    return fighter.seat, fighter.card
