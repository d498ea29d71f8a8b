"""What sentences in both languages need to know of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.attack import CommitArmies, MoveArmies, attack_price, attitude
from ludotheque.games.immortals.rules.actions.building import price_of
from ludotheque.games.immortals.rules.actions.extraction import own_places
from ludotheque.games.immortals.rules.actions.magic import Cast
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    CONFLICT,
    MAGIC,
    PER_REALM,
    REGIONS,
    Immortals,
    Price,
    card_realm,
    conflict_card,
    is_joker,
    place_of,
    realm_of,
)
from ludotheque.kernel import Ask, Option

FREE = Price(0, 0)


@dataclass(frozen=True)
class Face:
    """What a card shows: its kind, and the region, province or number that goes with it."""

    kind: str
    number: int = 0
    realm: int = 0


def face(card: int) -> Face:
    """Return what a card shows."""
    if card < CONFLICT:
        return Face("region", card)
    if card < MAGIC:
        number = (card - CONFLICT) % PER_REALM
        if is_joker(card):
            return Face("joker", number - REGIONS, card_realm(card))
        return Face("conflict", number, card_realm(card))
    return Face("magic", card - MAGIC) if card < BLANK else Face("blank")


def standing(view: Immortals, seat: int, card: int) -> list[int] | None:
    """Return where a card finds an army of its player; nothing for cards that stand for no single region."""
    return own_places(view, seat, card) if face(card).kind in ("region", "conflict") else None


def price(view: Immortals, ask: Ask[Any], option: Option) -> Price:
    """Return what an option costs in energy and gold."""
    verb = option.verb
    if isinstance(ask, Cast):
        return FREE if verb in ("gold", "energy") else view.world.magic[ask.card - MAGIC]
    if isinstance(ask, CommitArmies):
        return attack_price(view, ask.seat, ask.space)
    if isinstance(ask, MoveArmies):
        return view.deed(ask.seat, ask.space).price
    if not isinstance(ask, Action) or verb in ("gold", "energy"):
        return FREE
    deed = view.deed(ask.seat, ask.space)
    if verb == "attack":
        return attack_price(view, ask.seat, ask.space)
    return price_of(view, ask.seat, verb) if deed.action == BUILD else deed.price


def space_price(view: Immortals, seat: int, space: int) -> Price:
    """Return the price printed on a space, nothing where cards or buildings have prices of their own."""
    deed = view.deed(seat, space)
    return FREE if deed.action == ATTACK_OR_MOVE else deed.price


def side(view: Immortals, ask: Any, target: int) -> int:
    """Return whom the inhabitants would help in an attack on a place."""
    return attitude(view, ask.seat, ask.card, ask.origin, target)


def named_side(view: Immortals, ask: Any, place: int) -> int:
    """Return whom the inhabitants would help if a joker stood for a place."""
    return attitude(view, ask.seat, conflict_card(place), ask.origin, ask.target)


def arrivals(view: Immortals, seat: int, option: Option, most: int) -> int:
    """Return how many armies a transition to a place would bring."""
    return min(most, view.players[seat].limbo[realm_of(place_of(option))])


def pays(wanted: Price) -> bool:
    """Tell whether a price is more than nothing."""
    return wanted.energy > 0 or wanted.gold > 0
