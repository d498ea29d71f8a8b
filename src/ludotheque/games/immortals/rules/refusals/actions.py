"""Why an action cannot be done somewhere: no army, another card, a price, or what stands there already."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.immortals.data import DARK_TRIBES
from ludotheque.games.immortals.rules.actions.attack import attack_price, goals, reach
from ludotheque.games.immortals.rules.actions.building import STRUCTURES, has_capital, price_of
from ludotheque.games.immortals.rules.actions.magic import CLAIM, FORESIGHT, GREAT_TRANSITION
from ludotheque.games.immortals.rules.refusals.occasions import empty_limbo
from ludotheque.games.immortals.rules.rounds.reinforcement import BATCH
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    CONFLICT,
    EXTRACT_GOLD,
    LIGHT,
    MAGIC,
    Immortals,
    Price,
    across,
    is_joker,
    place_of,
    realm_of,
    region_of,
)
from ludotheque.kernel import Option

# What each Magic card lets its player do.
SPELLS: Final = {GREAT_TRANSITION: ("place",), FORESIGHT: ("draw", "marker"), CLAIM: ("sanctuary", "seize")}
MUSTER: Final = ("transition", "draw")
# What a Magic card does only where its player has an army, and the tribes whose attack has a price: their clauses.
AT_HOME: Final = {"place": "IM-MAGIC-03", "seize": "IM-MAGIC-14", "transition": "IM-MAGIC-21"}
ATTACKERS: Final = {"night_elves": "IM-TRIBE-05", "trolls": "IM-TRIBE-06"}


def foreign(view: Immortals, seat: int, place: int, clause: str) -> list[Refusal]:
    """Refuse a place without an own army."""
    return [] if view.owner[place] == seat else [Refusal("not_yours", clause, (place,))]


def dear(view: Immortals, seat: int, price: Price, clause: str) -> list[Refusal]:
    """Refuse what cannot be paid, with what it costs and what there is."""
    player = view.players[seat]
    if player.can_pay(price):
        return []
    return [Refusal("dear", clause, (price.energy, price.gold, player.energy, player.gold))]


def not_by_card(view: Immortals, ask: Any, place: int, clause: str, by: str = "") -> list[Refusal]:
    """Refuse a place without an own army, or that the revealed card does not stand for, be it by another clause."""
    shown = view.shown_by(ask.seat, ask.card) >> place & 1 or region_of(place) == ask.card
    rests_on = (by or clause) if ask.card < CONFLICT else "IM-PLAN-13"
    other = [] if shown else [Refusal("other_card", rests_on, (ask.card,))]
    return [*foreign(view, ask.seat, place, clause), *other]


def lone_army(view: Immortals, seat: int, place: int, clause: str) -> list[Refusal]:
    """Refuse to leave a place without an army."""
    lone = view.owner[place] == seat and view.armies[place] < 2
    return [Refusal("last_army", clause, (place,))] if lone else []


def reinforce(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why no reinforcement goes to a place."""
    place = place_of(wished)
    realm = realm_of(place)
    causes = foreign(view, ask.seat, place, "IM-REINF-06")
    if (ask.light if realm == LIGHT else ask.dark) > 0:
        return causes
    limbo = view.players[ask.seat].limbo[realm]
    small = Refusal("small_limbo", "IM-REINF-04", (realm, limbo))
    return [small if limbo < BATCH else Refusal("sets_used", "IM-REINF-04", (realm,)), *causes]


def extract(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why nothing is extracted in a place."""
    gold = view.deed(ask.seat, ask.space).action == EXTRACT_GOLD
    joker = [Refusal("joker_extracts", "IM-ACT-03" if gold else "IM-ACT-07")] if is_joker(ask.card) else []
    army, shown = ("IM-ACT-02", "IM-ACT-01") if gold else ("IM-ACT-06", "IM-ACT-05")
    return [*not_by_card(view, ask, place_of(wished), army, shown), *joker]


def transition(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why no army comes to a place."""
    place = place_of(wished)
    return [
        *not_by_card(view, ask, place, "IM-ACT-11"),
        *dear(view, ask.seat, view.deed(ask.seat, ask.space).price, "IM-ACT-09"),
        *empty_limbo(view, ask.seat, place, "IM-ACT-10"),
    ]


def no_room(view: Immortals, structure: str, place: int) -> list[Refusal]:
    """Say why a structure cannot stand in a place, whatever it costs."""
    causes: list[Refusal] = []
    if structure == "portal":
        if view.ways >> place & 1:
            causes.append(Refusal("portal_there", "IM-BUILD-08", (place,)))
        return causes if view.portals else [*causes, Refusal("no_portal_left", "IM-SETUP-10")]
    if view.buildings[place]:
        causes.append(Refusal("building_there", "IM-BUILD-15", (place, view.buildings[place])))
    elif structure == "capital" and has_capital(view, place):
        causes.append(Refusal("capital_there", "IM-BUILD-16", (place,)))
    return causes if view.tiles else [*causes, Refusal("no_tile_left", "IM-BUILD-04")]


def build(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a structure is not built in a place; of all three, that which has the fewest obstacles."""
    place = place_of(wished)
    causes = not_by_card(view, ask, place, "IM-BUILD-03")
    wanted = [wished.verb] if wished.verb else list(STRUCTURES)
    obstacles = [
        [*dear(view, ask.seat, price_of(view, ask.seat, structure), "IM-BUILD-01"), *no_room(view, structure, place)]
        for structure in wanted
    ]
    return [*causes, *min(obstacles, key=len)]


def build_sanctuary(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why the Demons build no Sanctuary in a place."""
    place = place_of(wished)
    return [
        *not_by_card(view, ask, place, "IM-TRIBE-02"),
        *dear(view, ask.seat, view.deed(ask.seat, ask.space).price, "IM-TRIBE-02"),
        *no_room(view, "sanctuary", place),
    ]


def set_out(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why no attack, or no move, starts from a place."""
    place = place_of(wished)
    if wished.verb == "move":
        return _move(view, ask, place)
    causes = [
        *foreign(view, ask.seat, place, "IM-ATTACK-01"),
        *lone_army(view, ask.seat, place, "IM-BATTLE-03"),
        *dear(view, ask.seat, attack_price(view, ask.seat, ask.space), _attack_clause(view, ask.seat)),
    ]
    if not reach(view, place) & ~view.held(ask.seat):
        causes.append(Refusal("no_target", "IM-ATTACK-02", (place,)))
    return causes


def _attack_clause(view: Immortals, seat: int) -> str:
    """Return which tribe's attack has a price: all others are free."""
    return ATTACKERS.get(DARK_TRIBES[view.players[seat].dark]["id"], "IM-TRIBE-01")


def _move(view: Immortals, ask: Any, place: int) -> list[Refusal]:
    deed = view.deed(ask.seat, ask.space)
    causes = [Refusal("attack_only", "IM-MOVE-01")] if deed.action != ATTACK_OR_MOVE else []
    causes += not_by_card(view, ask, place, "IM-MOVE-04")
    causes += lone_army(view, ask.seat, place, "IM-MOVE-07")
    if deed.action == ATTACK_OR_MOVE:
        causes += dear(view, ask.seat, deed.price, "IM-MOVE-02")
    if view.owner[place] == ask.seat and not goals(view, ask.seat, place):
        causes.append(Refusal("no_way", "IM-MOVE-05", (place,)))
    return causes


def target(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a place cannot be attacked from another."""
    place = place_of(wished)
    causes = [Refusal("own_region", "IM-ATTACK-02", (place,))] if view.owner[place] == ask.seat else []
    if place == ask.origin or reach(view, ask.origin) >> place & 1:
        return causes
    if place == across(ask.origin):
        return [*causes, Refusal("no_portal", "IM-BUILD-09", (ask.origin,))]
    return [*causes, Refusal("far", "IM-ATTACK-01", (place, ask.origin))]


def named(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a joker cannot stand for a place."""
    return [Refusal("other_province", "IM-ATTACK-07", (place_of(wished),))]


def goal(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why armies cannot go to a place."""
    place = place_of(wished)
    if place == ask.origin:
        return [Refusal("from_there", "IM-MOVE-04", (place,))]
    causes = foreign(view, ask.seat, place, "IM-MOVE-03")
    return causes or [Refusal("no_chain", "IM-MOVE-05", (place, ask.origin))]


def other_spell(ask: Any, verb: str) -> list[Refusal]:
    """Refuse what the Magic card that was revealed does not give."""
    given = SPELLS.get(ask.card - MAGIC, MUSTER)
    return [Refusal("other_spell", "IM-PLAN-05", (ask.card,))] if verb and verb not in given else []


def cast(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why a Magic card does nothing in a place."""
    place, verb = place_of(wished), wished.verb
    given = SPELLS.get(ask.card - MAGIC, MUSTER)
    # A mere click means whatever the card does in regions; Foresight does nothing there.
    meant = verb or given[0]
    wrong = other_spell(ask, "act" if meant == "draw" and not verb else verb)
    causes = [*wrong, *foreign(view, ask.seat, place, AT_HOME.get(meant, "IM-MAGIC-13"))]
    if meant == "seize" and view.holder[region_of(place)] == ask.seat:
        return [*causes, Refusal("card_yours", "IM-MAGIC-14", (region_of(place),))]
    if meant == "sanctuary":
        return [*causes, *no_room(view, "sanctuary", place)]
    return [*causes, *(empty_limbo(view, ask.seat, place, AT_HOME[meant]) if meant in ("place", "transition") else [])]


def spread(view: Immortals, ask: Any, wished: Option) -> list[Refusal]:
    """Say why the next army of a great transition does not go to a place."""
    place = place_of(wished)
    other = [Refusal("other_realm", "IM-MAGIC-02", (ask.realm,))] if realm_of(place) != ask.realm else []
    return [*other, *foreign(view, ask.seat, place, "IM-MAGIC-03")]
