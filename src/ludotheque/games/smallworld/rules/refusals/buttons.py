"""Why a button cannot be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.asked import folk_of, hand_of, is_retreat
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, PlaceHero
from ludotheque.games.smallworld.rules.redeploy import Place, Rearrange
from ludotheque.games.smallworld.rules.refusals.phase import comes_first, neither, no_power, tokens_left
from ludotheque.games.smallworld.rules.state import NONE, SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel import Ask

NO_MOVING = Refusal("no_moving", "SW-CONQ-15")


def _roll(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    if not isinstance(ask, Begin | March):
        return [comes_first(view, ask)]
    if not view.trait(folk_of(view, ask)).berserk:
        return [Refusal("target_first", "SW-DICE-05")]
    thrown = [Refusal("die_thrown", "SW-POWER-BERSERK-01", (view.die,))] if view.die != NONE else []
    return thrown + ([] if hand_of(view, ask) else [Refusal("no_token_for_die", "SW-DICE-02")])


def _stop(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    if isinstance(ask, Pick) or is_retreat(view, ask):
        return [comes_first(view, ask)]
    return [Refusal("conquests_over", "SW-PICK-01")]


def _decline(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    folk = view.players[ask.seat].folk
    if folk is None:
        return [Refusal("no_race", "SW-DECLINE-04")]
    if is_retreat(view, ask):
        return [comes_first(view, ask)]
    if view.trait(folk).late_decline:
        return [Refusal("decline_later", "SW-POWER-STOUT-01", (ask.seat, folk.race))]
    return [Refusal("decline_late", "SW-DECLINE-04")]


def _stay(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    return no_power(view, ask, "stay") or [comes_first(view, ask)]


def _lift(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    if isinstance(ask, Begin | March):
        return [NO_MOVING]
    if isinstance(ask, Rearrange):
        return [Refusal("nothing_to_lift", "SW-REDEPLOY-02")]
    return [tokens_left(view, ask) if isinstance(ask, Place) else comes_first(view, ask)]


def _done(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    return [tokens_left(view, ask) if isinstance(ask, Rearrange | Place) else comes_first(view, ask)]


def _skip(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    if isinstance(ask, Pick):
        return [Refusal("must_pick", "SW-PICK-02")]
    folk = view.players[ask.seat].folk
    if folk is not None and not isinstance(ask, Build | MakePact):
        trait = view.trait(folk)
        if not trait.fortresses and not trait.pacts:
            return [neither(view, "fortress", "pact")]
    return [comes_first(view, ask)]


def _keep(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    if isinstance(ask, PlaceHero):
        return [Refusal("heroes_absent", "SW-POWER-HEROIC-01")]
    lacks_both = no_power(view, ask, "hero") and no_power(view, ask, "camp")
    return [neither(view, "hero", "camp") if lacks_both else comes_first(view, ask)]


def _strike(view: SmallWorld, ask: Ask[Any]) -> list[Refusal]:
    return no_power(view, ask, "camp") or [comes_first(view, ask)]


BUTTONS: dict[str, Callable[[SmallWorld, Ask[Any]], list[Refusal]]] = {
    "roll": _roll,
    "stop": _stop,
    "decline": _decline,
    "stay": _stay,
    "lift": _lift,
    "done": _done,
    "skip": _skip,
    "keep": _keep,
    "strike": _strike,
}
