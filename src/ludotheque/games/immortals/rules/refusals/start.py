"""Why a card, a space or a group cannot be chosen, in the starting round, while planning, and at the reveal."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.rounds.planning import blanks_left, takes
from ludotheque.games.immortals.rules.state import (
    BLANK,
    CAST,
    CONFLICT,
    EXTRACT_GOLD,
    MAGIC,
    NONE,
    REGIONS,
    Immortals,
    Player,
    place_of,
)
from ludotheque.kernel import Option


def group(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why there is no such group to deploy."""
    left = sum(1 for cubes in view.players[ask.seat].groups if cubes)
    return [Refusal("no_group", "IM-START-02", (left,))]


def start_region(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say that the first group goes where the light tribe begins."""
    return [Refusal("start_region", "IM-START-04", (view.world.light[view.players[ask.seat].light].start,))]


def by_card(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say that in the starting round a card names the region."""
    return [Refusal("card_decides", "IM-START-12")]


def group_goes(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say where the group goes that is to be chosen."""
    return [Refusal("group_goes", "IM-START-12", (ask.place,))]


def choose(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a card cannot be chosen in the starting round."""
    held = wished.index in view.players[ask.seat].draft
    return [Refusal("occupied" if held else "no_card", "IM-START-11" if held else "IM-START-10", (wished.index,))]


def keep(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a card cannot be kept."""
    return [Refusal("no_card", "IM-START-23", (wished.index,))]


def joker(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why no group is deployed in a place by a joker."""
    place = place_of(wished)
    inside = view.shown_by(ask.seat, view.players[ask.seat].chosen) >> place & 1
    causes = [] if inside else [Refusal("other_province", "IM-START-13", (place,))]
    return [*causes, *([Refusal("taken", "IM-START-13", (place,))] if view.owner[place] >= 0 else [])]


def plan_card(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a card cannot be taken up to be laid."""
    card, player = wished.index, view.players[ask.seat]
    if card in player.spaces and (card != BLANK or blanks_left(player) == 0):
        return [Refusal("laid", "IM-PLAN-02", (card,))]
    if not _owns(view, player, ask.seat, card):
        return [Refusal("no_card", "IM-PLAN-02", (card,))]
    causes: list[Refusal] = []
    if card < CONFLICT and ask.seat not in (view.owner[card], view.owner[card + REGIONS]):
        causes.append(Refusal("no_army", "IM-PLAN-08", (card,)))
    free = [space for space, laid in enumerate(player.spaces) if laid == NONE]
    if not any(takes(view, ask.seat, space, card) for space in free):
        causes.append(Refusal("no_space", "IM-PLAN-02", (card,)))
    return causes


def _owns(view: Immortals, player: Player, seat: int, card: int) -> bool:
    if card < CONFLICT:
        return view.holder[card] == seat
    return card >= MAGIC or card in player.conflicts


def plan_space(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a space is no answer while no card is taken up."""
    filled = view.players[ask.seat].spaces[wished.index] != NONE
    if wished.verb == "lift":
        return [Refusal("changes_spent", "IM-PLAN-19") if filled else Refusal("nothing_laid", "IM-PLAN-02")]
    if wished.verb == "lay":
        return [Refusal("card_first", "IM-PLAN-02"), *([Refusal("filled", "IM-PLAN-02")] if filled else [])]
    return [Refusal("changes_spent", "IM-PLAN-19") if filled else Refusal("card_first", "IM-PLAN-02")]


def in_hand(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say that another card has been taken up."""
    return [Refusal("in_hand", "IM-PLAN-02", (ask.card,))]


def lay(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a card is not laid on a space, or none taken from it."""
    if wished.verb == "lift":
        return in_hand(view, ask, wished)
    space = wished.index
    filled = view.players[ask.seat].spaces[space] != NONE
    causes = [Refusal("filled", "IM-PLAN-02", (space,))] if filled else []
    if takes(view, ask.seat, space, ask.card):
        return causes
    if view.deed(ask.seat, space).action == CAST:
        return [*causes, Refusal("magic_space", "IM-PLAN-03")]
    if ask.card >= MAGIC:
        return [*causes, Refusal("army_space", "IM-PLAN-04")]
    gold = view.deed(ask.seat, space).action == EXTRACT_GOLD
    return [*causes, Refusal("joker_extracts", "IM-ACT-03" if gold else "IM-ACT-07")]


def reveal(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why nothing is revealed on a space."""
    empty = view.players[ask.seat].spaces[wished.index] == NONE
    return [Refusal("empty_space", "IM-PLAN-06", (wished.index,))] if empty else []
