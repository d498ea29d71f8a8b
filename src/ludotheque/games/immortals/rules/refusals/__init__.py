"""Why something is not possible now: all causes, the nearest to being mended first, with the clauses they rest on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.refusals import actions, buttons, start
from ludotheque.games.immortals.rules.refusals.occasions import (
    PHASES,
    QUESTIONS,
    REINFORCEMENT,
    RESOLUTION,
    START,
    TOWER,
    awaited,
    belongs_here,
    elsewhere,
    other_occasion,
    part_of,
)
from ludotheque.games.immortals.rules.rounds.reinforcement import BATCH, SendArmy
from ludotheque.games.immortals.rules.rounds.resolution import Reveal
from ludotheque.games.immortals.rules.state import DARK, LIGHT, Immortals
from ludotheque.kernel import BUTTON, Ask, Option, waiting
from ludotheque.wish import is_near

__all__ = ["PHASES", "QUESTIONS", "reasons"]

# Who comes when, by the part of the game.
TURNS = {START: "IM-START-12", TOWER: "IM-TOWER-02", REINFORCEMENT: "IM-REINF-08"}


def reasons(view: Immortals, seat: int, wished: Option) -> list[Refusal]:
    """Return all that keeps a seat from what it wishes; nothing if it can have it."""
    asks = waiting(view)
    if not asks:
        return [Refusal("over", "IM-END-02")]
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return _out_of_turn(view, seat, wished, asks[0])
    return [] if is_near(ask.options(view), wished) else _barred(view, ask, wished)


def _barred(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say what keeps the seat that is asked from something."""
    if belongs_here(ask, wished):
        if wished.kind == BUTTON:
            return buttons.why_not(view, ask, wished)
        found = REASONS.get((type(ask).__name__, wished.kind.partition("-")[0]))
        if found is not None:
            return found(view, ask, wished)
    return other_occasion(view, ask, wished)


def _out_of_turn(view: Immortals, seat: int, wished: Option, asked: Ask[Any]) -> list[Refusal]:
    """Say what would still be in the way in a turn of one's own, and who is asked."""
    firsts: list[Ask[Any]] = [] if view.together is None else view.together.firsts
    part = part_of(type(firsts[0] if firsts else asked).__name__, 0)
    if any(first.seat == seat for first in firsts):
        return _ready(view, seat, wished, asked, part)
    # Whoever has no group left chooses alone, once the others have shown what they chose.
    clause = "IM-START-23" if firsts else TURNS.get(part, "IM-RESOLVE-01")
    turn = Refusal("not_your_turn", clause, (asked.seat,))
    if not 0 <= seat < len(view.players):
        return [turn]
    own = _own_question(view, seat, part)
    if own is None or not belongs_here(own, wished):
        causes = awaited(view, seat, wished, part)
    else:
        barred = [] if is_near(own.options(view), wished) else _barred(view, own, wished)
        causes = [*elsewhere(wished, part), *(cause for cause in barred if cause.reason != "occasion")]
    passed = part == RESOLUTION and view.players[seat].passed
    return [*causes, *([Refusal("passed", "IM-RESOLVE-08")] if passed else []), turn]


def _ready(view: Immortals, seat: int, wished: Option, asked: Ask[Any], part: int) -> list[Refusal]:
    """Say that this seat has answered what all are asked at once."""
    clause = "IM-START-10" if part == START else "IM-PLAN-19"
    return [*awaited(view, seat, wished, part), Refusal("ready", clause, (asked.seat,))]


def _own_question(view: Immortals, seat: int, part: int) -> Ask[Any] | None:
    """Return what this seat is asked when its turn comes in the same part of the game."""
    limbo = view.players[seat].limbo
    if part == REINFORCEMENT:
        return SendArmy(seat, limbo[LIGHT] // BATCH, limbo[DARK] // BATCH)
    return Reveal(seat) if part == RESOLUTION else None


REASONS: dict[tuple[str, str], Callable[[Immortals, Any, Option], list[Refusal]]] = {
    ("OccupyStart", "group"): start.group,
    ("ChooseGroup", "group"): start.group,
    ("OccupyStart", "region"): start.start_region,
    ("ChooseCard", "region"): start.by_card,
    ("KeepCard", "region"): start.by_card,
    ("ChooseGroup", "region"): start.group_goes,
    ("ChooseCard", "card"): start.choose,
    ("KeepCard", "card"): start.keep,
    ("ChooseRegion", "region"): start.joker,
    ("SendArmy", "region"): actions.reinforce,
    ("Plan", "card"): start.plan_card,
    ("Plan", "space"): start.plan_space,
    ("Lay", "space"): start.lay,
    ("Lay", "card"): start.in_hand,
    ("Reveal", "space"): start.reveal,
    ("Extract", "region"): actions.extract,
    ("Transition", "region"): actions.transition,
    ("Build", "region"): actions.build,
    ("BuildSanctuary", "region"): actions.build_sanctuary,
    ("Attack", "region"): actions.set_out,
    ("ChooseTarget", "region"): actions.target,
    ("NameRegion", "region"): actions.named,
    ("ChooseDestination", "region"): actions.goal,
    ("SpreadArmies", "region"): actions.spread,
    ("Cast", "region"): actions.cast,
}
