"""Why a region, a combination or a player cannot be chosen, by the question that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.asked import folk_of, is_retreat
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, PlaceCamp, PlaceHero
from ludotheque.games.smallworld.rules.redeploy import Leave, Place, Rearrange, may_leave_from
from ludotheque.games.smallworld.rules.refusals.conquest import attack
from ludotheque.games.smallworld.rules.refusals.phase import comes_first, no_power, not_held, tokens_left
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel import Ask

Reason = Callable[[SmallWorld, Ask[Any], int, str], list[Refusal]]


def _pick(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> list[Refusal]:
    if index >= len(view.column):
        return [Refusal("no_combo", "SW-PICK-02", (len(view.column),))]
    return _unpaid(view, ask, index)


def _unpaid(view: SmallWorld, ask: Ask[Any], index: int) -> list[Refusal]:
    coins = view.players[ask.seat].coins
    return [Refusal("too_expensive", "SW-PICK-05", (index, coins))] if index > coins else []


def _no_pick(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> list[Refusal]:
    folk = view.players[ask.seat].folk
    if index >= len(view.column):
        return [Refusal("no_combo", "SW-PICK-02", (len(view.column),))]
    if folk is None:
        return [Refusal("pick_next_turn", "SW-DECLINE-13")]
    return [Refusal("has_race", "SW-DECLINE-13", (folk.race,)), *_unpaid(view, ask, index)]


def _pact(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> list[Refusal]:
    if index == ask.seat:
        return [Refusal("pact_with_self", "SW-POWER-DIPLOMAT-01")]
    return [Refusal("pact_attacked", "SW-POWER-DIPLOMAT-01", (index,))]


def _no_pact(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> list[Refusal]:
    lacking = no_power(view, ask, "pact") or [comes_first(view, ask)]
    return [Refusal("pact_with_self", "SW-POWER-DIPLOMAT-01"), *lacking] if index == ask.seat else lacking


def _rearrange(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    empty_hand = Refusal("empty_hand", "SW-REDEPLOY-01")
    last_token = Refusal("last_token", "SW-REDEPLOY-02", (region,))
    return not_held(view, ask, region, "SW-REDEPLOY-03") or [empty_hand if verb == "place" else last_token]


def _place(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    clause = "SW-LOSS-05" if is_retreat(view, ask) else "SW-REDEPLOY-03"
    return not_held(view, ask, region, clause) or [tokens_left(view, ask)]


def _leave(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    clause = "SW-RACE-AMAZONS-02"
    spare = any(view.lands[other].tokens > 1 for other in may_leave_from(view, folk_of(view, ask)))
    poor = Refusal("cannot_spare" if spare else "conquered_first", clause, (region,))
    return not_held(view, ask, region, clause) or [poor]


def _build(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    clause = "SW-POWER-FORTIFIED-01"
    return not_held(view, ask, region, clause) or [Refusal("fortress_there", clause, (region,))]


def _camp(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    return not_held(view, ask, region, "SW-POWER-BIVOUACKING-01")


def _hero(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    clause = "SW-POWER-HEROIC-01"
    return not_held(view, ask, region, clause) or [Refusal("hero_there", clause, (region,))]


# By the question and the kind of element; without a question, what holds in all others.
PLACES: dict[tuple[type[Ask[Any]] | None, str], Reason] = {
    (Pick, "combo"): _pick,
    (None, "combo"): _no_pick,
    (MakePact, "seat"): _pact,
    (None, "seat"): _no_pact,
    (Begin, "region"): attack,
    (March, "region"): attack,
    (Leave, "region"): _leave,
    (Rearrange, "region"): _rearrange,
    (Place, "region"): _place,
    (Build, "region"): _build,
    (PlaceCamp, "region"): _camp,
    (PlaceHero, "region"): _hero,
    (None, "region"): lambda view, ask, region, verb: [comes_first(view, ask)],
}
