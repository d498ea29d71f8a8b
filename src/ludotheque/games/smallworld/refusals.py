"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ludotheque.errors import NotAnOption
from ludotheque.game import Refusal
from ludotheque.games.smallworld.state import DRAGON, HERO, HOLE, NONE, Folk, SmallWorld
from ludotheque.games.smallworld.steps.column import VISIBLE
from ludotheque.games.smallworld.steps.conquest import MAX_SHORTFALL, cost, is_barred, reach
from ludotheque.games.smallworld.steps.redeploy import may_leave_from
from ludotheque.games.smallworld.steps.turn import Begin, March
from ludotheque.games.smallworld.words.facts import ASKS, ATTACKS, folk_of, hand_of, is_retreat
from ludotheque.kernel import Ask, waiting

ELEMENT = re.compile(r"(region|combo|seat)-(\d+)|button-([a-z]+)")
BUTTONS = ("roll", "stop", "decline", "stay", "lift", "done", "skip", "keep", "strike")
ASK_NAMES = [ask.__name__ for ask in ASKS]

# What each question is there for: the clause that says so, and the verbs it knows for a place on the board.
PHASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "Pick": ("SW-PICK-01", ("pick",)),
    "Begin": ("SW-PICK-01", (*ATTACKS, "abandon")),
    "March": ("SW-PICK-01", (*ATTACKS, "abandon")),
    "Leave": ("SW-RACE-AMAZONS-02", ("leave",)),
    "Rearrange": ("SW-REDEPLOY-03", ("lift", "place")),
    "Place": ("SW-REDEPLOY-03", ("lift", "place")),
    "Build": ("SW-POWER-FORTIFIED-01", ("fortress",)),
    "MoveCamps": ("SW-POWER-BIVOUACKING-03", ()),
    "PlaceCamp": ("SW-POWER-BIVOUACKING-01", ("camp",)),
    "PlaceHero": ("SW-POWER-HEROIC-01", ("hero",)),
    "MakePact": ("SW-POWER-DIPLOMAT-01", ("pact",)),
    "RetireNow": ("SW-POWER-STOUT-01", ()),
}


def why_not(view: SmallWorld, seat: int, element: str, verb: str = "") -> Refusal | None:
    """Return why a seat cannot choose an element now, or do what a verb says with it; nothing if it can."""
    kind, index, button = _parse(view, element)
    asks = waiting(view)
    if not asks:
        return Refusal("over", "SW-END-02")
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return Refusal("not_your_turn", "SW-PICK-01", (asks[0].seat,))
    for option in ask.options(view):
        if option.element() == element and verb in ("", option.verb, button):
            return None
    if button:
        return BUTTON_REASONS.get(button, _not_now)(view, ask)
    if verb and verb not in PHASES[type(ask).__name__][1]:
        return _not_now(view, ask)
    return KIND_REASONS[kind](view, ask, index, verb)


def _parse(view: SmallWorld, element: str) -> tuple[str, int, str]:
    found = ELEMENT.fullmatch(element)
    limits = {"region": view.map.size, "combo": VISIBLE, "seat": len(view.players)}
    if found is None or (found[1] and int(found[2]) >= limits[found[1]]) or (found[3] and found[3] not in BUTTONS):
        raise NotAnOption(f"there is no {element!r} on this board", f"il n'y a pas de {element!r} sur ce plateau")
    return found[1] or "button", int(found[2] or 0), found[3] or ""


def _not_now(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    name = type(ask).__name__
    clause = "SW-LOSS-05" if name == "Place" and is_retreat(view, ask) else PHASES[name][0]
    return Refusal("not_now", clause, (ASK_NAMES.index(name),))


# Combinations and seats


def _combo(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> Refusal:
    player = view.players[ask.seat]
    if player.folk is not None:
        return Refusal("has_race", "SW-PICK-02", (player.folk.race,))
    if type(ask).__name__ != "Pick":
        return Refusal("pick_next_turn", "SW-DECLINE-13")
    if index >= len(view.column):
        return Refusal("no_combo", "SW-PICK-02", (len(view.column),))
    return Refusal("too_expensive", "SW-PICK-05", (index, player.coins))


def _seat(view: SmallWorld, ask: Ask[Any], index: int, verb: str) -> Refusal:
    folk = view.players[ask.seat].folk
    if folk is None or not view.trait(folk).pacts:
        return Refusal("no_diplomat", "SW-POWER-DIPLOMAT-01")
    if type(ask).__name__ != "MakePact":
        return _not_now(view, ask)
    if index == ask.seat:
        return Refusal("pact_with_self", "SW-POWER-DIPLOMAT-01")
    return Refusal("pact_attacked", "SW-POWER-DIPLOMAT-01", (index,))


# Regions, by question


def _region(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    return REGION_REASONS.get(type(ask).__name__, _no_region)(view, ask, region, verb)


def _no_region(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    return _not_now(view, ask)


def _held(view: SmallWorld, ask: Ask[Any], region: int, clause: str) -> Refusal | None:
    """Refuse a region that the race asked does not hold."""
    folk = folk_of(view, ask)
    if view.lands[region].race == folk.race:
        return None
    return Refusal("not_held", clause, (region, ask.seat, folk.race, int(folk.declined)))


def _rearrange(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    refusal = _held(view, ask, region, "SW-REDEPLOY-03")
    if refusal is not None:
        return refusal
    if verb == "place":
        return Refusal("empty_hand", "SW-REDEPLOY-01")
    return Refusal("last_token", "SW-REDEPLOY-02", (region,))


def _place(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    refusal = _held(view, ask, region, "SW-LOSS-05" if is_retreat(view, ask) else "SW-REDEPLOY-03")
    return refusal or _tokens_left(view, ask)


def _leave(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    refusal = _held(view, ask, region, "SW-RACE-AMAZONS-02")
    if refusal is not None:
        return refusal
    spare = any(view.lands[other].tokens > 1 for other in may_leave_from(view, folk_of(view, ask)))
    return Refusal("cannot_spare" if spare else "conquered_first", "SW-RACE-AMAZONS-02", (region,))


def _build(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    clause = "SW-POWER-FORTIFIED-01"
    return _held(view, ask, region, clause) or Refusal("fortress_there", clause, (region,))


def _place_camp(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    refusal = _held(view, ask, region, "SW-POWER-BIVOUACKING-01")
    assert refusal is not None
    return refusal


def _place_hero(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    clause = "SW-POWER-HEROIC-01"
    return _held(view, ask, region, clause) or Refusal("hero_there", clause, (region,))


# Conquests


def _attack(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    folk = folk_of(view, ask)
    trait = view.trait(folk)
    if verb == "abandon":
        return _abandon(view, ask, region)
    if verb == "dragon" and not trait.dragons:
        return Refusal("no_dragon", "SW-POWER-DRAGON-01")
    if verb == "replace" and not trait.replaces:
        return Refusal("no_sorcerers", "SW-RACE-SORCERERS-01")
    hand = hand_of(view, ask)
    if not verb and not hand and trait.replaces:
        verb = "replace"
    refusal = _closed(view, folk, region, verb)
    if refusal is not None:
        return refusal
    if verb == "replace":
        return _replace(view, ask, region)
    if not hand:
        return Refusal("no_token", "SW-DICE-02", (region,))
    if verb == "dragon":
        return Refusal("dragon_flew", "SW-POWER-DRAGON-01")
    return _dear(view, ask, region, verb)


def _abandon(view: SmallWorld, ask: Ask[Any], region: int) -> Refusal:
    if isinstance(ask, March):
        return Refusal("abandon_late", "SW-DECLINE-02", (region,))
    refusal = _held(view, ask, region, "SW-DECLINE-02")
    assert refusal is not None
    return refusal


def _closed(view: SmallWorld, folk: Folk, region: int, verb: str) -> Refusal | None:
    """Refuse a region that a race may not go to whatever the price."""
    land = view.lands[region]
    trait = view.trait(folk)
    held = view.held(folk.race)
    if held >> region & 1:
        return Refusal("own_region", "SW-CONQ-13", (region, view.seat, folk.race, int(folk.declined)))
    if view.map.water >> region & 1 and not trait.sails:
        if land.owner >= 0:
            return Refusal("held_water", "SW-POWER-SEAFARING-02", (region, land.owner, land.race, int(land.declined)))
        return Refusal("water", "SW-CONQ-14", (region,))
    if not reach(view, folk, trait, held) >> region & 1:
        return _far(view, folk, region, verb) if held else _no_entry(view, region)
    if is_barred(view, folk, land):
        pact = Refusal("pact", "SW-POWER-DIPLOMAT-02", (region, land.owner, land.race, 0))
        return _immune(region, land.marks, verb) or pact
    if verb == "replace" and not held and not trait.flies:
        return Refusal("sorcerers_landless", "SW-RACE-SORCERERS-05", (region,))
    return None


def _no_entry(view: SmallWorld, region: int) -> Refusal:
    world = view.map
    if world.water >> region & 1 and world.entry >> region & 1:
        return Refusal("no_sea_entry", "SW-POWER-SEAFARING-01", (region,))
    if world.coast >> region & 1:
        return Refusal("inner_shore", "SW-CONQ-02", (region,))
    return Refusal("not_entry", "SW-CONQ-01", (region,))


def _far(view: SmallWorld, folk: Folk, region: int, verb: str) -> Refusal:
    who = (region, view.seat, folk.race, int(folk.declined))
    if verb == "replace":
        return Refusal("not_adjacent", "SW-RACE-SORCERERS-05", who)
    for other in view.map.neighbours[region]:
        land = view.lands[other]
        if land.owner == view.seat and land.declined and not folk.declined:
            return Refusal("only_past_near", "SW-CONQ-16", (*who, land.race))
    return Refusal("not_adjacent", "SW-CONQ-16", who)


def _immune(region: int, marks: int, verb: str) -> Refusal | None:
    clauses = {
        HOLE: ("hole", "SW-RACE-HALFLINGS-03", "SW-RACE-HALFLINGS-04"),
        HERO: ("hero", "SW-POWER-HEROIC-03", "SW-POWER-HEROIC-02"),
        DRAGON: ("dragon", "SW-POWER-DRAGON-03", "SW-POWER-DRAGON-02"),
    }
    for mark, (reason, conquest, power) in clauses.items():
        if marks & mark:
            clause = {"replace": "SW-RACE-SORCERERS-09", "dragon": power}.get(verb, conquest)
            return Refusal(reason, clause, (region,))
    return None


def _replace(view: SmallWorld, ask: Ask[Any], region: int) -> Refusal:
    """Say why Sorcerers cannot swap a token (SW-RACE-SORCERERS-02 to 08)."""
    land = view.lands[region]
    if not land.tokens:
        return Refusal("nothing_to_replace", "SW-RACE-SORCERERS-01", (region,))
    if land.owner < 0 or land.declined:
        return Refusal("not_active", "SW-RACE-SORCERERS-04", (region,))
    if land.owner == ask.seat:
        return Refusal("own_token", "SW-RACE-SORCERERS-01", (region,))
    if land.tokens > 1:
        return Refusal("not_alone", "SW-RACE-SORCERERS-03", (region, land.tokens))
    if land.camps:
        return Refusal("camp_shields", "SW-RACE-SORCERERS-08", (region,))
    if view.replaced >> land.owner & 1:
        return Refusal("replaced_once", "SW-RACE-SORCERERS-02", (land.owner,))
    return Refusal("tray_empty", "SW-RACE-SORCERERS-06", (folk_of(view, ask).race,))


def _dear(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> Refusal:
    """Compare the price of a region with the hand (SW-CONQ-04, SW-DICE-01 to 04)."""
    folk = folk_of(view, ask)
    trait = view.trait(folk)
    hand = hand_of(view, ask)
    price = cost(view, trait, view.held(folk.race), region)
    figures = (region, price, hand)
    if hand >= price:
        return Refusal("no_die_needed", "SW-DICE-01", figures)
    if trait.berserk and (view.die != NONE or price - hand <= MAX_SHORTFALL):
        return Refusal("roll_first" if view.die == NONE else "short", "SW-POWER-BERSERK-02", figures)
    if view.rolled and view.house.shared_die:
        return Refusal("die_used", "SW-RACE-ZOMBIES-02", figures)
    if price - hand <= MAX_SHORTFALL:
        return Refusal("only_by_die", "SW-CONQ-04", figures)
    return Refusal("too_dear", "SW-DICE-04", figures)


# Buttons


def _roll(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if not isinstance(ask, Begin | March):
        return _not_now(view, ask)
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
        return _not_now(view, ask)
    if view.trait(folk).late_decline:
        return Refusal("decline_later", "SW-POWER-STOUT-01", (ask.seat, folk.race))
    return Refusal("decline_late", "SW-DECLINE-04")


def _lift(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if isinstance(ask, Begin | March):
        return Refusal("no_moving", "SW-CONQ-15")
    if type(ask).__name__ == "Rearrange":
        return Refusal("nothing_to_lift", "SW-REDEPLOY-02")
    return _tokens_left(view, ask) if type(ask).__name__ == "Place" else _not_now(view, ask)


def _done(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if isinstance(ask, Begin | March):
        return Refusal("no_moving", "SW-CONQ-15")
    if type(ask).__name__ in ("Rearrange", "Place"):
        return _tokens_left(view, ask)
    return _not_now(view, ask)


def _tokens_left(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    clause = "SW-LOSS-05" if is_retreat(view, ask) else "SW-REDEPLOY-04"
    return Refusal("tokens_left", clause, (hand_of(view, ask),))


def _skip(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    return Refusal("must_pick", "SW-PICK-02") if type(ask).__name__ == "Pick" else _not_now(view, ask)


def _keep(view: SmallWorld, ask: Ask[Any]) -> Refusal:
    if type(ask).__name__ != "PlaceHero":
        return _not_now(view, ask)
    return Refusal("heroes_absent", "SW-POWER-HEROIC-01")


KIND_REASONS: dict[str, Callable[[SmallWorld, Ask[Any], int, str], Refusal]] = {
    "region": _region,
    "combo": _combo,
    "seat": _seat,
}
REGION_REASONS: dict[str, Callable[[SmallWorld, Ask[Any], int, str], Refusal]] = {
    "Begin": _attack,
    "March": _attack,
    "Leave": _leave,
    "Rearrange": _rearrange,
    "Place": _place,
    "Build": _build,
    "PlaceCamp": _place_camp,
    "PlaceHero": _place_hero,
}
BUTTON_REASONS: dict[str, Callable[[SmallWorld, Ask[Any]], Refusal]] = {
    "roll": _roll,
    "decline": _decline,
    "lift": _lift,
    "done": _done,
    "skip": _skip,
    "keep": _keep,
}
