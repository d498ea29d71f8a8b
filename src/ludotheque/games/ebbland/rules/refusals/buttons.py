"""Why a button cannot be pressed."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT, Help, Raise
from ludotheque.games.ebbland.rules.refusals.phase import not_now
from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland
from ludotheque.games.ebbland.rules.terms import COM, LOG
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act
from ludotheque.kernel import Ask


def why_not_button(view: Ebbland, ask: Ask[Any], verb: str, index: int) -> Refusal:
    """Say why a button cannot be pressed."""
    if verb == "exchange":
        return _exchange(view, ask)
    if verb == "marker" or (verb == "marker-roll" and isinstance(ask, Help)):
        return _marker(view, ask, index)
    if verb == "attack" and isinstance(ask, Act):
        return _attack(view, ask)
    if verb == "raise" and isinstance(ask, Raise):
        return _raise(view, ask, index)
    return not_now(ask)


def _exchange(view: Ebbland, ask: Ask[Any]) -> Refusal:
    side = view.sides[ask.seat]
    if side.com >= HIGHEST:
        return Refusal("die_full", "CC-RES-04", (COM,))
    return Refusal("log_short", "CC-RES-02", (side.log,))


def _marker(view: Ebbland, ask: Ask[Any], index: int) -> Refusal:
    side = view.sides[ask.seat]
    if side.markers == 0:
        return Refusal("no_marker", "CC-RES-09")
    if side.marker_used:
        return Refusal("marker_used", "CC-RES-05")
    return Refusal("die_full", "CC-RES-04", (COM if index == 1 + COM else LOG,))


def _attack(view: Ebbland, ask: Ask[Any]) -> Refusal:
    turns = view.sides[ask.seat].turns
    if turns <= ESCALATION:
        return Refusal("escalation", "CC-COMBAT-PRE-10", (turns, ESCALATION + 1))
    if view.attacked:
        return Refusal("attacked", "CC-COMBAT-PRE-01")
    return Refusal("nobody_to_send", "CC-COMBAT-PRE-03")


def _raise(view: Ebbland, ask: Ask[Any], more: int) -> Refusal:
    side = view.sides[ask.seat]
    most = view.box.cards[side.leader].figures[ENLISTMENT]
    if more > most:
        return Refusal("raise_limit", "CC-ENLIST-09", (most,))
    return Refusal("com_short", "CC-RES-03", (1 + more, side.com))
