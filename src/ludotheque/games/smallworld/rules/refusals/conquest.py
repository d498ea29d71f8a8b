"""Why a region cannot be taken."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.asked import folk_of, hand_of, price
from ludotheque.games.smallworld.rules.conquest import MAX_SHORTFALL, is_barred, reach
from ludotheque.games.smallworld.rules.refusals.phase import not_held
from ludotheque.games.smallworld.rules.state import DRAGON, HERO, HOLE, NONE, Folk, SmallWorld
from ludotheque.games.smallworld.rules.turn import March
from ludotheque.kernel import Ask

# What makes a region safe: the reason's name, the clause for conquests and the one for powers.
SHIELDS = {
    HOLE: ("hole", "SW-RACE-HALFLINGS-03", "SW-RACE-HALFLINGS-04"),
    HERO: ("hero", "SW-POWER-HEROIC-03", "SW-POWER-HEROIC-02"),
    DRAGON: ("dragon", "SW-POWER-DRAGON-03", "SW-POWER-DRAGON-02"),
}


def attack(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    """Say why a race cannot do what a verb says with a region, or take it at all."""
    if verb == "abandon":
        return _abandon(view, ask, region)
    folk = folk_of(view, ask)
    hand = hand_of(view, ask)
    sorcery = view.trait(folk).replaces > 0
    if not verb and not hand and sorcery:
        verb = "replace"
    held = view.held(folk.race)
    if held >> region & 1:
        return [Refusal("own_region", "SW-CONQ-13", (region, view.seat, folk.race, int(folk.declined)))]
    if verb == "replace" and not sorcery:
        return [Refusal("no_sorcery", "SW-RACE-SORCERERS-01"), *_closed(view, folk, region, "")]
    causes = _closed(view, folk, region, verb)
    if verb == "replace":
        return [*causes, *_replace(view, ask, region)]
    if not hand:
        return [*causes, Refusal("no_token", "SW-DICE-02", (region,))]
    return [*causes, *(_grounded(view) if verb == "dragon" else _dear(view, ask, region, verb))]


def _abandon(view: SmallWorld, ask: Ask[Any], region: int) -> list[Refusal]:
    late = [Refusal("abandon_late", "SW-DECLINE-02")] if isinstance(ask, March) else []
    return [*late, *not_held(view, ask, region, "SW-DECLINE-02")]


def _grounded(view: SmallWorld) -> list[Refusal]:
    return [Refusal("dragon_flew", "SW-POWER-DRAGON-01")] if view.dragon_flew else []


def _closed(view: SmallWorld, folk: Folk, region: int, verb: str) -> list[Refusal]:
    """Refuse a region that a race may not go to whatever the price."""
    land = view.lands[region]
    trait = view.trait(folk)
    held = view.held(folk.race)
    causes: list[Refusal] = []
    if view.map.water >> region & 1 and not trait.sails:
        causes.append(_water(view, region))
    elif not reach(view, folk, trait, held) >> region & 1:
        causes.append(_far(view, folk, region, verb) if held else _no_entry(view, region))
    causes += _immune(region, land.marks, verb)
    if is_barred(view, folk, land.with_marks(0)):
        causes.append(Refusal("pact", "SW-POWER-DIPLOMAT-02", (region, land.owner, land.race, 0)))
    if verb == "replace" and trait.replaces and not held and not trait.flies:
        causes.append(Refusal("sorcery_landless", "SW-RACE-SORCERERS-05"))
    return causes


def _water(view: SmallWorld, region: int) -> Refusal:
    land = view.lands[region]
    if land.owner >= 0:
        return Refusal("held_water", "SW-POWER-SEAFARING-02", (region, land.owner, land.race, int(land.declined)))
    return Refusal("water", "SW-CONQ-14", (region,))


def _no_entry(view: SmallWorld, region: int) -> Refusal:
    world = view.map
    if world.water >> region & 1 and world.entry >> region & 1:
        return Refusal("no_sea_entry", "SW-POWER-SEAFARING-01")
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


def _immune(region: int, marks: int, verb: str) -> list[Refusal]:
    return [
        Refusal(reason, {"replace": "SW-RACE-SORCERERS-09", "dragon": power}.get(verb, conquest), (region,))
        for mark, (reason, conquest, power) in SHIELDS.items()
        if marks & mark
    ]


def _replace(view: SmallWorld, ask: Ask[Any], region: int) -> list[Refusal]:
    """Say why Sorcerers cannot swap a token (SW-RACE-SORCERERS-02 to 08)."""
    land = view.lands[region]
    if not land.tokens:
        return [Refusal("nobody_there", "SW-RACE-SORCERERS-01", (region,))]
    causes: list[Refusal] = []
    if land.owner < 0 or land.declined:
        causes.append(Refusal("not_active", "SW-RACE-SORCERERS-04"))
    elif view.replaced >> land.owner & 1:
        causes.append(Refusal("replaced_once", "SW-RACE-SORCERERS-02", (land.owner,)))
    if land.tokens > 1:
        causes.append(Refusal("not_alone", "SW-RACE-SORCERERS-03", (region, land.tokens)))
    if land.camps:
        causes.append(Refusal("camp_shields", "SW-RACE-SORCERERS-08", (region,)))
    race = folk_of(view, ask).race
    return causes if view.tray[race] else [*causes, Refusal("tray_empty", "SW-RACE-SORCERERS-06", (race,))]


def _dear(view: SmallWorld, ask: Ask[Any], region: int, verb: str) -> list[Refusal]:
    """Compare the price of a region with the hand (SW-CONQ-04, SW-DICE-01 to 04)."""
    hand = hand_of(view, ask)
    needed = price(view, ask, region)
    figures = (region, needed, hand)
    berserk = view.trait(folk_of(view, ask)).berserk
    if hand >= needed:
        return [Refusal("no_die_needed", "SW-DICE-01", figures)] if verb == "attempt" else []
    if view.die != NONE:
        return [Refusal("short", "SW-POWER-BERSERK-02", figures)]
    if needed - hand > MAX_SHORTFALL:
        return [Refusal("too_dear", "SW-DICE-04", figures)]
    if berserk:
        return [Refusal("roll_first", "SW-POWER-BERSERK-02", figures)]
    if view.rolled and view.house.shared_die:
        return [Refusal("die_used", "SW-RACE-ZOMBIES-02", figures)]
    return [Refusal("only_by_die", "SW-CONQ-04", figures)] if verb == "conquer" else []
