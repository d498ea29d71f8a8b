"""Why a button cannot be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.pieces import PlaceHero
from ludotheque.games.smallworld.rules.redeploy import Place, Rearrange
from ludotheque.games.smallworld.rules.refusals.phase import comes_first, tokens_left
from ludotheque.games.smallworld.rules.state import NONE, SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.games.smallworld.words.facts import folk_of, is_retreat
from ludotheque.kernel import Ask


def _roll(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if not isinstance(ask, Begin | March):
        return comes_first(view, ask)
    if not view.trait(folk_of(view, ask)).berserk:
        return Refusal("target_first", "SW-DICE-05")
    if view.die != NONE:
        return Refusal("die_thrown", "SW-POWER-BERSERK-01", (view.die,))
    return Refusal("no_token_for_die", "SW-DICE-02")


def _decline(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    folk = view.players[ask.seat].folk
    if folk is None:
        return Refusal("no_race", "SW-DECLINE-04")
    if is_retreat(view, ask):
        return comes_first(view, ask)
    if view.trait(folk).late_decline:
        return Refusal("decline_later", "SW-POWER-STOUT-01", (ask.seat, folk.race))
    return Refusal("decline_late", "SW-DECLINE-04")


def _lift(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if isinstance(ask, Begin | March):
        return Refusal("no_moving", "SW-CONQ-15")
    if isinstance(ask, Rearrange):
        return Refusal("nothing_to_lift", "SW-REDEPLOY-02")
    return tokens_left(view, ask) if isinstance(ask, Place) else comes_first(view, ask)


def _done(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if isinstance(ask, Begin | March):
        return Refusal("no_moving", "SW-CONQ-15")
    return tokens_left(view, ask) if isinstance(ask, Rearrange | Place) else comes_first(view, ask)


def _skip(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    return Refusal("must_pick", "SW-PICK-02") if isinstance(ask, Pick) else comes_first(view, ask)


def _keep(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    return Refusal("heroes_absent", "SW-POWER-HEROIC-01") if isinstance(ask, PlaceHero) else comes_first(view, ask)


BUTTONS: dict[str, Callable[[SmallWorld, Ask[Any]], Refusal]] = {
    "roll": _roll,
    "stop": comes_first,
    "decline": _decline,
    "stay": comes_first,
    "lift": _lift,
    "done": _done,
    "skip": _skip,
    "keep": _keep,
    "strike": comes_first,
}
