"""Why a button cannot be pressed, where the question has such buttons."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.actions.cards import can_draw
from ludotheque.games.immortals.rules.actions.magic import FORESIGHT
from ludotheque.games.immortals.rules.refusals.actions import other_spell
from ludotheque.games.immortals.rules.state import MAGIC, Immortals
from ludotheque.kernel import Option


def why_not(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a button that goes with the question cannot be pressed."""
    if wished.verb == "light":
        return [Refusal("fallen", "IM-TOWER-02", (view.tray[ask.seat],))]
    if wished.verb in ("commit", "march"):
        clause = "IM-BATTLE-03" if wished.verb == "commit" else "IM-MOVE-07"
        return [Refusal("one_stays", clause, (ask.origin, view.armies[ask.origin] - 1))]
    if wished.verb == "back":
        return [Refusal("changes_spent", "IM-PLAN-19")]
    return _spell(view, ask, wished.verb)


def _spell(view: Immortals, ask: Any, verb: str) -> list[Refusal]:
    """Say why a Magic card gives neither cards nor the marker."""
    causes = other_spell(ask, verb)
    if verb == "draw" and not can_draw(view):
        causes.append(Refusal("no_deck", "IM-MAGIC-07" if ask.card - MAGIC == FORESIGHT else "IM-MAGIC-20"))
    if verb == "marker" and view.first == ask.seat:
        causes.append(Refusal("has_marker", "IM-MAGIC-08"))
    return causes
