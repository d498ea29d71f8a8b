"""Why a button cannot be pressed that a turn knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.duel.facing import is_partial, target_on
from ludotheque.games.mageknight.rules.heroes.goods import LONG_NIGHT, WORST, has_worthy, has_wounds
from ludotheque.games.mageknight.rules.heroes.mana import can_pay
from ludotheque.games.mageknight.rules.land.map import is_occupied
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.refusals.places import ONLY_WOUNDS, hindered
from ludotheque.games.mageknight.rules.refusals.ways import of_scenario
from ludotheque.games.mageknight.rules.rounds.tactics import MANA_SEARCH, RIGHT_MOMENT
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import AGILITY, GREEN, INTERACTING, MOVING, RED, SHOOTING, STRIKING, WHITE
from ludotheque.games.mageknight.rules.traits import (
    DUNGEON,
    MONASTERY,
    MONSTER_DEN,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
)
from ludotheque.games.mageknight.rules.turn.interaction import (
    ARTIFACT_PRICE,
    ELITE_PRICE,
    LESSON,
    healing_price,
    here,
    is_in_city,
    may_interact,
)
from ludotheque.games.mageknight.rules.turn.turn import may_enter
from ludotheque.kernel import Option

# Where enemies may wait inside; a mine only where the scenario says so.
LAIRS: Final = (DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS)


def why_not_button(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a button cannot be pressed."""
    if wished.verb in ACTIONS:
        causes = hindered(view, seat, "MK-TURN-23")
        if wished.verb in ("rest", "recover"):
            # To rest is what a hand of Wounds leaves.
            causes = [cause for cause in causes if cause != ONLY_WOUNDS]
        return [*causes, *ACTIONS[wished.verb](view, seat)]
    if wished.verb in OTHERS:
        return OTHERS[wished.verb](view, seat)
    # What only some scenarios know.
    return [*hindered(view, seat, "MK-TURN-23"), *of_scenario(view, seat, wished)]


def _announce(view: MageKnight, seat: int) -> list[Refusal]:
    causes = [Refusal("deck_left", "MK-TURN-05")] if view.players[seat].deck else []
    causes += [Refusal("announced", "MK-TURN-04")] if view.announced != NOBODY else []
    return causes or [Refusal("turn_begun", "MK-TURN-05")]


def _interact(view: MageKnight, seat: int) -> list[Refusal]:
    player = view.players[seat]
    causes = [Refusal("shared_space", "MK-MOVE-32")] if is_occupied(view, player.space, seat) else []
    if player.reputation == WORST:
        return [*causes, Refusal("worst", "MK-INTERACT-07")]
    return causes if may_interact(view, seat) else [*causes, Refusal("nobody_here", "MK-INTERACT-01")]


def _enter(view: MageKnight, seat: int) -> list[Refusal]:
    space = view.players[seat].space
    causes = [Refusal("shared_space", "MK-MOVE-32")] if is_occupied(view, space, seat) else []
    spot, ruins = view.spots[space], view.layout.site[space] == RUINS
    if ruins and spot.shield == NOBODY and view.box.ruins[spot.ruin].cost:
        return [*causes, Refusal("altar_here", "MK-TURN-19")]
    if may_enter(view, space) or (ruins and spot.shield == NOBODY):
        return causes
    emptied = ruins or view.layout.site[space] in LAIRS
    return [*causes, Refusal("cleared" if emptied else "no_site", "MK-TURN-19")]


def _altar(view: MageKnight, seat: int) -> list[Refusal]:
    space = view.players[seat].space
    causes = [Refusal("shared_space", "MK-MOVE-32")] if is_occupied(view, space, seat) else []
    spot = view.spots[space]
    cost = view.box.ruins[spot.ruin].cost if view.layout.site[space] == RUINS and spot.ruin >= 0 else []
    if not cost or spot.shield != NOBODY:
        return [*causes, Refusal("no_altar", "MK-TURN-19")]
    return causes if can_pay(view, seat, cost) else [*causes, Refusal("no_mana", "MK-TURN-19", tuple(cost))]


def _burn(view: MageKnight, seat: int) -> list[Refusal]:
    space = view.players[seat].space
    causes = [Refusal("shared_space", "MK-MOVE-32")] if is_occupied(view, space, seat) else []
    standing = view.layout.site[space] == MONASTERY and view.spots[space].shield == NOBODY
    return causes if standing else [*causes, Refusal("no_monastery", "MK-TURN-21")]


def _rest(view: MageKnight, seat: int) -> list[Refusal]:
    causes = [Refusal("moved", "MK-REST-01")] if view.turn.moved or view.turn.rooted else []
    return causes if has_worthy(view.players[seat].hand) else [*causes, Refusal("no_card", "MK-REST-02")]


def _recover(view: MageKnight, seat: int) -> list[Refusal]:
    causes = [Refusal("moved", "MK-REST-01")] if view.turn.moved or view.turn.rooted else []
    hand = view.players[seat].hand
    return causes if hand and not has_worthy(hand) else [*causes, Refusal("not_only_wounds", "MK-REST-03")]


def _end(view: MageKnight, seat: int) -> list[Refusal]:
    if view.combat is not None:
        return [Refusal("fighting", "MK-COMBAT-24")]
    if view.effort(seat).phase & INTERACTING:
        return [Refusal("leave_first", "MK-INTERACT-02")]
    if target_on(view, view.players[seat].space, seat) != NOBODY:
        return [Refusal("must_attack", "MK-MOVE-29")]
    return [ONLY_WOUNDS]


def _ware(view: MageKnight, seat: int, site: bool, price: int, names: tuple[str, str]) -> list[Refusal]:
    """Say what a purchase lacks: the place, an interaction, influence."""
    elsewhere, clause = names
    effort = view.effort(seat)
    causes = [] if site else [Refusal(elsewhere, clause)]
    causes += [] if effort.phase & INTERACTING else [Refusal("buy_interacting", clause)]
    short = Refusal("influence_short", clause, (price, effort.influence))
    return [*causes, short] if effort.influence < price else causes


def _heal(view: MageKnight, seat: int) -> list[Refusal]:
    site = here(view, seat)
    sold = site in (VILLAGE, MONASTERY)
    price = healing_price(site) if sold else healing_price(VILLAGE)
    causes = _ware(view, seat, sold, price, ("no_healer", "MK-INTERACT-15"))
    return causes if has_wounds(view, view.players[seat]) else [*causes, Refusal("nothing_to_heal", "MK-WOUND-10")]


def _artifact(view: MageKnight, seat: int) -> list[Refusal]:
    causes = _ware(view, seat, is_in_city(view, seat, RED), ARTIFACT_PRICE, ("red_city", "MK-INTERACT-22"))
    left = len(view.artifact_deck) > view.effort(seat).artifacts
    return causes if left else [*causes, Refusal("deck_out", "MK-INTERACT-22")]


def _elite(view: MageKnight, seat: int) -> list[Refusal]:
    causes = _ware(view, seat, is_in_city(view, seat, WHITE), ELITE_PRICE, ("white_city", "MK-INTERACT-26"))
    return causes if view.elite_deck else [*causes, Refusal("deck_out", "MK-INTERACT-26")]


def _unseen(view: MageKnight, seat: int) -> list[Refusal]:
    causes = _ware(view, seat, is_in_city(view, seat, GREEN), LESSON, ("green_city", "MK-INTERACT-28"))
    return causes if view.advanced_deck else [*causes, Refusal("deck_out", "MK-INTERACT-28")]


def _leave(view: MageKnight, seat: int) -> list[Refusal]:
    return [Refusal("not_talking", "MK-INTERACT-02")]


def _agility(view: MageKnight, seat: int) -> list[Refusal]:
    effort = view.effort(seat)
    if not effort.rules[AGILITY]:
        return [Refusal("no_agility", "MK-EFFECT-01")]
    served = SHOOTING | STRIKING
    if not effort.phase & served:
        return [Refusal("wrong_moment", "MK-COMBAT-24", (served,))]
    return [Refusal("agility_dear", "MK-EFFECT-01", (effort.move,))]


def _tactic(view: MageKnight, seat: int, tactic: int, reason: str) -> list[Refusal]:
    player = view.players[seat]
    if player.tactic != tactic:
        return [Refusal(reason, "MK-ROUND-20")]
    if not player.tactic_up:
        return [Refusal("tactic_used", "MK-ROUND-20")]
    return [Refusal("partial_tactic", "MK-PVP-16")] if is_partial(view, seat) else []


def _search(view: MageKnight, seat: int) -> list[Refusal]:
    causes, effort = _tactic(view, seat, MANA_SEARCH, "no_search"), view.effort(seat)
    if view.players[seat].tactic != MANA_SEARCH:
        return causes
    causes += [Refusal("searched", "MK-EFFECT-01")] if effort.searched else []
    return [*causes, *([Refusal("dice_used", "MK-EFFECT-01")] if effort.used_dice or effort.marks else [])]


def _prolong(view: MageKnight, seat: int) -> list[Refusal]:
    player, causes = view.players[seat], _tactic(view, seat, LONG_NIGHT, "no_long_night")
    causes += [Refusal("deck_holds", "MK-DRAW-11", (len(player.deck),))] if player.deck else []
    causes += [] if player.discard else [Refusal("nothing_discarded", "MK-DRAW-11")]
    return causes or [Refusal("wrong_moment", "MK-COMBAT-24", (MOVING,))]


Reason = Callable[[MageKnight, int], list[Refusal]]
# The one action of a turn, and rests.
ACTIONS: dict[str, Reason] = {
    "interact": _interact,
    "enter": _enter,
    "altar": _altar,
    "burn": _burn,
    "rest": _rest,
    "recover": _recover,
}
OTHERS: dict[str, Reason] = {
    "announce": _announce,
    "end": _end,
    "heal": _heal,
    "artifact": _artifact,
    "elite": _elite,
    "unseen": _unseen,
    "leave": _leave,
    "agility": _agility,
    "right_moment": lambda view, seat: _tactic(view, seat, RIGHT_MOMENT, "no_right_moment"),
    "search": _search,
    "prolong": _prolong,
}
