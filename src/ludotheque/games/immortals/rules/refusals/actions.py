"""Why an action cannot be done somewhere: no army, another card, a price, or what stands there already."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.immortals.rules.actions.attack import attack_price, goals, reach
from ludotheque.games.immortals.rules.actions.building import STRUCTURES, has_capital, price_of
from ludotheque.games.immortals.rules.actions.magic import CLAIM
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    MAGIC,
    Immortals,
    Price,
    across,
    is_joker,
    realm_of,
    region_of,
)


def foreign(view: Immortals, seat: int, place: int, clause: str) -> Refusal | None:
    """Refuse a place without an own army."""
    return None if view.owner[place] == seat else Refusal("not_yours", clause, (place,))


def dear(view: Immortals, seat: int, price: Price, clause: str) -> Refusal | None:
    """Refuse what cannot be paid, with what it costs and what there is."""
    player = view.players[seat]
    if player.can_pay(price):
        return None
    return Refusal("dear", clause, (price.energy, price.gold, player.energy, player.gold))


def not_by_card(view: Immortals, ask: Any, place: int, clause: str) -> Refusal | None:
    """Refuse a place without an own army, or that the revealed card does not stand for."""
    if view.owner[place] == ask.seat and not view.shown_by(ask.seat, ask.card) >> place & 1:
        return Refusal("other_card", "IM-PLAN-13", (ask.card,))
    return foreign(view, ask.seat, place, clause)


def empty_limbo(view: Immortals, seat: int, place: int, clause: str) -> Refusal | None:
    """Refuse a place of a realm whose limbo holds no army."""
    realm = realm_of(place)
    return Refusal("empty_limbo", clause, (realm,)) if view.players[seat].limbo[realm] == 0 else None


def extract(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why nothing is extracted in a place."""
    if verb not in ("", "extract"):
        return None
    joker = Refusal("joker_extracts", "IM-ACT-03") if is_joker(ask.card) else None
    return not_by_card(view, ask, place, "IM-ACT-02") or joker


def transition(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why no army comes to a place."""
    if verb not in ("", "transition"):
        return None
    return (
        not_by_card(view, ask, place, "IM-ACT-11")
        or dear(view, ask.seat, view.deed(ask.seat, ask.space).price, "IM-ACT-09")
        or empty_limbo(view, ask.seat, place, "IM-ACT-10")
    )


def no_room(view: Immortals, structure: str, place: int) -> Refusal | None:
    """Say why a structure cannot stand in a place, whatever it costs."""
    if structure == "portal":
        if view.ways >> place & 1:
            return Refusal("portal_there", "IM-BUILD-08", (place,))
        return Refusal("no_portal_left", "IM-SETUP-10") if view.portals == 0 else None
    if view.buildings[place]:
        return Refusal("building_there", "IM-BUILD-15", (place, view.buildings[place]))
    if structure == "capital" and has_capital(view, place):
        return Refusal("capital_there", "IM-BUILD-16", (place,))
    return Refusal("no_tile_left", "IM-BUILD-04") if view.tiles == 0 else None


def build(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why a structure is not built in a place; of all three, that which only lacks its price comes first."""
    if verb and verb not in STRUCTURES:
        return None
    refusal = not_by_card(view, ask, place, "IM-BUILD-03")
    if refusal is not None:
        return refusal
    wanted = [verb] if verb else list(STRUCTURES)
    for structure in wanted:
        if no_room(view, structure, place) is None:
            return dear(view, ask.seat, price_of(view, ask.seat, structure), "IM-BUILD-01")
    return no_room(view, wanted[0], place)


def build_sanctuary(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why the Demons build no Sanctuary in a place."""
    if verb not in ("", "sanctuary"):
        return None
    return (
        not_by_card(view, ask, place, "IM-TRIBE-02")
        or no_room(view, "sanctuary", place)
        or dear(view, ask.seat, view.deed(ask.seat, ask.space).price, "IM-TRIBE-02")
    )


def set_out(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why no attack, or no move, starts from a place."""
    if verb == "move":
        return _move(view, ask, place)
    if verb not in ("", "attack"):
        return None
    refusal = foreign(view, ask.seat, place, "IM-ATTACK-01")
    if refusal is None and view.armies[place] < 2:
        return Refusal("last_army", "IM-BATTLE-03", (place,))
    unpaid = dear(view, ask.seat, attack_price(view, ask.seat, ask.space), "IM-RESOLVE-01")
    return refusal or unpaid or Refusal("no_target", "IM-ATTACK-02", (place,))


def _move(view: Immortals, ask: Any, place: int) -> Refusal | None:
    deed = view.deed(ask.seat, ask.space)
    if deed.action != ATTACK_OR_MOVE:
        return Refusal("attack_only", "IM-MOVE-01")
    refusal = not_by_card(view, ask, place, "IM-MOVE-04")
    if refusal is None and view.armies[place] < 2:
        return Refusal("last_army", "IM-MOVE-07", (place,))
    return refusal or dear(view, ask.seat, deed.price, "IM-MOVE-02") or Refusal("no_way", "IM-MOVE-05", (place,))


def target(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why a place cannot be attacked from another."""
    if view.owner[place] == ask.seat:
        return Refusal("own_region", "IM-ATTACK-02", (place,))
    if place == across(ask.origin):
        return Refusal("no_portal", "IM-BUILD-09", (ask.origin,))
    return None if reach(view, ask.origin) >> place & 1 else Refusal("far", "IM-ATTACK-01", (place, ask.origin))


def named(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why a joker cannot stand for a place."""
    return Refusal("other_province", "IM-ATTACK-07", (place,))


def goal(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why armies cannot go to a place."""
    if place == ask.origin:
        return Refusal("from_there", "IM-MOVE-04", (place,))
    refusal = foreign(view, ask.seat, place, "IM-MOVE-03")
    if refusal or goals(view, ask.seat, ask.origin) >> place & 1:
        return refusal
    return Refusal("no_chain", "IM-MOVE-05", (place, ask.origin))


def cast(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why a Magic card does nothing in a place."""
    refusal = foreign(view, ask.seat, place, "IM-MAGIC-13")
    if refusal is not None or verb == "attack":
        return refusal
    if ask.card - MAGIC != CLAIM:
        return empty_limbo(view, ask.seat, place, "IM-MAGIC-03")
    if verb == "seize" and view.holder[region_of(place)] == ask.seat:
        return Refusal("card_yours", "IM-MAGIC-14", (region_of(place),))
    return no_room(view, "sanctuary", place)


def spread(view: Immortals, ask: Any, place: int, verb: str) -> Refusal | None:
    """Say why the next army of a great transition does not go to a place."""
    if realm_of(place) != ask.realm:
        return Refusal("other_realm", "IM-MAGIC-02", (ask.realm,))
    return foreign(view, ask.seat, place, "IM-MAGIC-03")
