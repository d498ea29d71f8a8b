"""Why a button cannot be pressed that goes with the question, or with every question."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.effects.standing import ability_of
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT
from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland
from ludotheque.games.ebbland.rules.terms import COM, LOG
from ludotheque.games.ebbland.rules.turn import ESCALATION
from ludotheque.kernel import Ask, Option


def why_not_button(view: Ebbland, ask: Ask[Any], wished: Option) -> list[Refusal]:
    """Say why a button cannot be pressed."""
    if wished.verb == "exchange":
        return _exchange(view, ask)
    if wished.verb in ("marker", "marker-roll"):
        return _marker(view, ask, wished)
    if wished.verb == "attack":
        return _attack(view, ask)
    if wished.verb == "raise":
        return _raise(view, ask, wished.index)
    return _choose(view, ask, wished.index)


def _exchange(view: Ebbland, ask: Ask[Any]) -> list[Refusal]:
    side = view.sides[ask.seat]
    full = [Refusal("die_full", "CC-RES-04", (COM,))] if side.com >= HIGHEST else []
    return [*full, *([Refusal("log_short", "CC-RES-02", (side.log,))] if side.log < 2 else [])]


def _marker(view: Ebbland, ask: Ask[Any], wished: Option) -> list[Refusal]:
    side = view.sides[ask.seat]
    if wished.verb == "marker" and wished.index == 0:
        return [Refusal("which_die", "CC-RES-05")]
    if side.markers == 0:
        return [Refusal("no_marker", "CC-RES-09")]
    causes = [Refusal("marker_used", "CC-RES-05")] if side.marker_used else []
    die = COM if wished.index == 1 + COM else LOG
    shown = side.com if die == COM else side.log
    if wished.verb == "marker" and shown >= HIGHEST:
        causes.append(Refusal("die_full", "CC-RES-04", (die,)))
    return causes


def _attack(view: Ebbland, ask: Ask[Any]) -> list[Refusal]:
    turns = view.sides[ask.seat].turns
    causes: list[Refusal] = []
    if not view.characters(ask.seat):
        causes.append(Refusal("nobody_to_send", "CC-COMBAT-PRE-03"))
    if view.attacked:
        causes.append(Refusal("attacked", "CC-COMBAT-PRE-01"))
    if turns <= ESCALATION:
        causes.append(Refusal("escalation", "CC-COMBAT-PRE-10", (turns, ESCALATION + 1)))
    return causes


def _raise(view: Ebbland, ask: Ask[Any], more: int) -> list[Refusal]:
    side = view.sides[ask.seat]
    most = view.box.cards[side.leader].figures[ENLISTMENT]
    causes = [Refusal("com_short", "CC-RES-03", (1 + more, side.com))] if side.com < 1 + more else []
    return [*causes, *([Refusal("raise_limit", "CC-ENLIST-09", (most,))] if more > most else [])]


def _choose(view: Ebbland, ask: Any, number: int) -> list[Refusal]:
    count = len(ability_of(view, ask.play).choices)
    idle = 0 < number <= count
    return [
        Refusal("idle_choice", "CC-TEXT-04", (number,)) if idle else Refusal("fewer_choices", "CC-TEXT-01", (count,))
    ]
