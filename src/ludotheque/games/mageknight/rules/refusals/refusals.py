"""Why something is not possible now, with the clause it rests on."""

from collections.abc import Callable
from functools import reduce
from operator import or_

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import block_total, needed
from ludotheque.games.mageknight.rules.combat.foes import armour_of, present
from ludotheque.games.mageknight.rules.duel.facing import SEAT_STEP, duel_of, is_duel_open, is_partial, target_on
from ludotheque.games.mageknight.rules.duel.outcome import refuges
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.duel.targets import price_of_wound
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, FROM_SKILL, FROM_UNIT, Effect, Play
from ludotheque.games.mageknight.rules.heroes.goods import WORST, has_worthy, must_recover
from ludotheque.games.mageknight.rules.heroes.mana import can_pay
from ludotheque.games.mageknight.rules.land.exploration import (
    PRICE,
    decode_a,
    decode_b,
    in_shape,
    may_place,
    next_back,
    placed_neighbours,
    positions_near,
    tile_at,
)
from ludotheque.games.mageknight.rules.land.map import (
    entry,
    is_occupied,
    is_rampaging,
    rampagers_near,
    reachable,
)
from ludotheque.games.mageknight.rules.land.movement import would_mix
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, WOUND, Unit
from ludotheque.games.mageknight.rules.refusals.reasons import nearest, why_useless, wrong_moment
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, BLOCKING, BLUE, COMBAT, GREEN, INTERACTING, SHOOTING
from ludotheque.games.mageknight.rules.traits import CITY, COLOURLESS, CORE, MAGE_TOWER, MONASTERY, SPELL
from ludotheque.games.mageknight.rules.turn.interaction import LESSON, SPELL_PRICE, here, is_in_city, may_interact
from ludotheque.games.mageknight.rules.turn.plays import may_serve
from ludotheque.kernel import BUTTON, Option, waiting
from ludotheque.wish import ANY, is_granted

# In another's turn one neither moves nor acts.
DEFENDING = Refusal("defending", "MK-PVP-05")
# The questions of a turn that leave free what to do; every other one has to be answered before anything else.
OPEN = (
    "March",
    "Quiet",
    "Talk",
    "Defend",
    "Shoot",
    "Strike",
    "ChooseAttacker",
    "LaunchAttack",
    "BlockAttack",
    "PlaceDamage",
)
# The clauses behind questions that are no part of an effect.
CLAUSES = {
    "PickHero": "MK-GAME-04",
    "ChooseTactic": "MK-ROUND-20",
    "BeforeTurn": "MK-TURN-01",
    "Meanwhile": "MK-TURN-01",
    "Opening": "MK-TURN-05",
    "March": "MK-TURN-10",
    "Quiet": "MK-TURN-25",
    "Talk": "MK-INTERACT-02",
    "Defend": "MK-COMBAT-24",
    "Shoot": "MK-COMBAT-24",
    "Strike": "MK-COMBAT-24",
    "ChooseAttacker": "MK-COMBAT-24",
    "LaunchAttack": "MK-PVP-23",
    "BlockAttack": "MK-PVP-27",
    "PlaceDamage": "MK-PVP-34",
    "ChoosePart": "MK-PVP-05",
    "AssignDamage": "MK-DAMAGE-05",
    "PayMana": "MK-CARDS-05",
    "Rest": "MK-REST-04",
    "RestWounds": "MK-REST-04",
    "DiscardSome": "MK-DRAW-01",
}


def why_not(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    """Return why a seat cannot do what it wishes now; nothing if it can."""
    asks = [ask for ask in waiting(view) if ask.seat == seat]
    if not asks:
        return Refusal("not_your_turn", "MK-ROUND-27")
    if is_granted(asks[0].options(view), wished):
        return None
    name = type(asks[0]).__name__
    if name in OPEN:
        return _barred(view, seat, wished) or Refusal("no_use_now", CLAUSES[name])
    return Refusal("first", CLAUSES.get(name, "MK-CARDS-02"))


def _barred(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    """Say what stands in the way where the seat is free to choose."""
    if wished.kind == BUTTON:
        return _button(view, seat, wished.verb)
    return REASONS[wished.kind](view, seat, wished) if wished.kind in REASONS else None


ONLY_WOUNDS = Refusal("only_wounds", "MK-TURN-11")
NO_ABILITY = Refusal("no_ability", "MK-UNITS-11")


def _space(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    space = wished.index
    origin = view.players[seat].space
    if origin == NONE or space >= len(view.layout.site):
        return None
    if isinstance(ask := waiting(view)[0], PlaceDamage):
        return _refuge(view, ask, space)
    if seat != view.turn.seat:
        return DEFENDING
    if view.turn.done:
        return Refusal("action_done", "MK-TURN-24")
    if wished.verb == "challenge":
        near = space in rampagers_near(view, origin)
        return Refusal("shared_space", "MK-MOVE-32") if near else Refusal("no_enemy", "MK-TURN-20")
    if must_recover(view, view.players[seat]):
        return ONLY_WOUNDS
    if space == origin:
        return Refusal("here", "MK-MOVE-07")
    if space not in reachable(view, seat, origin):
        return Refusal("too_far", "MK-MOVE-07")
    if is_rampaging(view, space):
        return Refusal("guarded", "MK-MOVE-13")
    if view.layout.site[space] == CITY and view.house.scenario.city_closed_by:
        return Refusal("closed_city", view.house.scenario.city_closed_by)
    price = entry(view, seat, space)
    if price == NONE:
        return Refusal("closed", "MK-MOVE-09")
    effort = view.effort(seat)
    if price > effort.move:
        return Refusal("too_dear", "MK-MOVE-08", (price, effort.move))
    return Refusal("mixed_fight", "MK-COMBAT-20") if would_mix(view, seat, space) else None


def _refuge(view: MageKnight, ask: PlaceDamage, space: int) -> Refusal:
    duel = duel_of(view)
    assert duel is not None
    if not duel.melee:
        return Refusal("only_wounds_from_afar", "MK-PVP-48")
    if space not in refuges(view, duel.rival(ask.seat)):
        return Refusal("no_refuge", "MK-PVP-53")
    return Refusal("too_dear", "MK-PVP-52", (view.price(view.layout.terrain[space]), ask.damage))


def _tile(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    if view.turn.done:
        return Refusal("action_done", "MK-TURN-24")
    player = view.players[seat]
    if must_recover(view, player):
        return ONLY_WOUNDS
    refusal = _no_room(view, wished.index)
    if refusal is None and wished.index not in positions_near(view, seat, player.space):
        return Refusal("far_tile", "MK-EXPLORE-01")
    return refusal or Refusal("too_dear", "MK-EXPLORE-04", (PRICE, view.effort(seat).move))


def _no_room(view: MageKnight, position: int) -> Refusal | None:
    """Say why the next tile cannot go on a position, wherever the hero is."""
    a, b, back = decode_a(position), decode_b(position), next_back(view)
    if back == NONE:
        return Refusal("no_tile", "MK-EXPLORE-12")
    if tile_at(view.layout, a, b) != NONE:
        return Refusal("tile_there", "MK-EXPLORE-01")
    if not in_shape(view, a, b, back):
        return Refusal("beyond_coast", "MK-EXPLORE-03")
    if may_place(view, position):
        return None
    around = len(placed_neighbours(view.layout, a, b))
    if not view.tile_deck:
        return Refusal("lonely_tile", "MK-EXPLORE-13", (3, around))
    return Refusal("lonely_tile", "MK-EXPLORE-09" if back == CORE else "MK-EXPLORE-08", (2, around))


def _card(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    card = wished.index
    if card == WOUND:
        return _wound(view, seat) if wished.verb == "mend" else Refusal("wound", "MK-CARDS-12")
    if card not in view.players[seat].hand:
        return Refusal("not_in_hand", "MK-CARDS-03")
    phase = view.effort(seat).phase
    printed = view.box.cards[card]
    if wished.verb == "sideways":
        return Refusal("not_from_afar", "MK-CARDS-14") if phase & SHOOTING else None
    if printed.healing and phase & COMBAT:
        return Refusal("healing", "MK-TURN-26")
    basic = (printed.basic, printed.basic_cost)
    strong = (printed.strong, printed.strong_cost)
    ways = {"basic": [basic], "strong": [strong]}.get(wished.verb, [basic, strong])
    usable = [(effect, cost) for effect, cost in ways if effect is not None and effect.phases & phase]
    if not usable:
        return wrong_moment(reduce(or_, (effect.phases for effect, _ in ways if effect is not None), 0))
    refusal = _mana(view, seat, printed.kind == SPELL, [cost for _, cost in usable])
    if refusal is None:
        effect, cost = usable[0]
        refusal = why_useless(view, effect, Play(seat, FROM_CARD, card, printed.colour, -1, cost))
    return refusal or Refusal("no_use_now", "MK-CARDS-18")


def _wound(view: MageKnight, seat: int) -> Refusal | None:
    """Say why a Wound of the hand is not healed."""
    if view.effort(seat).phase & COMBAT:
        return Refusal("healing", "MK-TURN-26")
    if WOUND not in view.players[seat].hand:
        return Refusal("nothing_to_heal", "MK-WOUND-10")
    if view.effort(seat).heal == 0:
        return Refusal("dear_healing", "MK-WOUND-10", (1, 0))
    return ONLY_WOUNDS


def _mana(view: MageKnight, seat: int, spell: bool, costs: list[list[int]]) -> Refusal | None:
    if any(can_pay(view, seat, cost) for cost in costs):
        return None
    if not spell:
        return Refusal("no_mana", "MK-CARDS-05")
    if len(costs[0]) == 1:
        return Refusal("no_mana", "MK-CARDS-07")
    return Refusal("no_mana", "MK-CARDS-08") if view.serves(seat, BLACK) else Refusal("by_day", "MK-CARDS-09")


def _useless(view: MageKnight, effect: Effect, play: Play) -> Refusal | None:
    return None if effect.can_now(view, play) else why_useless(view, effect, play)


def _unit(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    units = view.players[seat].units
    if wished.index >= len(units):
        return Refusal("no_unit", "MK-UNITS-04", (len(units),))
    unit = units[wished.index]
    if wished.verb == "mend" or (not wished.verb and unit.wounds and view.effort(seat).heal):
        return _mending(view, seat, unit)
    if unit.wounds:
        return Refusal("wounded", "MK-UNITS-10")
    if not unit.ready:
        return Refusal("spent", "MK-UNITS-13")
    if not may_serve(view, unit):
        return Refusal("no_units", "MK-GAME-01")
    if wished.verb not in ("", "activate"):
        return None
    abilities = range(len(view.box.units[unit.kind].abilities))
    if wished.arg != ANY:
        abilities = range(wished.arg, wished.arg + 1) if wished.arg in abilities else range(0)
    reasons = [reason for number in abilities if (reason := _ability(view, seat, wished.index, number)) is not None]
    return nearest(reasons) or NO_ABILITY


def _mending(view: MageKnight, seat: int, unit: Unit) -> Refusal | None:
    """Say why a unit is not healed."""
    effort = view.effort(seat)
    if not unit.wounds:
        return Refusal("nothing_to_heal", "MK-WOUND-11")
    if effort.phase & COMBAT:
        return Refusal("healing", "MK-TURN-26")
    return Refusal("dear_healing", "MK-WOUND-11", (view.box.units[unit.kind].level, effort.heal))


def _ability(view: MageKnight, seat: int, place: int, number: int) -> Refusal | None:
    """Say why one ability of a unit cannot be used."""
    ability = view.box.units[view.players[seat].units[place].kind].abilities[number]
    if not ability.effect.phases & view.effort(seat).phase:
        return wrong_moment(ability.effect.phases)
    owed = [] if ability.mana == COLOURLESS else [ability.mana]
    if not can_pay(view, seat, owed):
        return Refusal("no_mana", "MK-UNITS-12")
    return _useless(view, ability.effect, Play(seat, FROM_UNIT, place, ability.mana, -1, owed))


def _enemy(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    token = wished.index
    effort = view.effort(seat)
    for foe in present(view):
        if foe.token != token:
            continue
        if effort.phase & BLOCKING:
            return Refusal("unblocked", "MK-BLOCK-15", (needed(view, seat, foe, 0), block_total(view, seat, foe, 0)))
        if effort.phase & SHOOTING and view.walls(seat, foe) > 1:
            return Refusal("walls", "MK-RANGED-08")
        if effort.phase & SHOOTING and view.walls(seat, foe):
            return Refusal("only_siege", "MK-RANGED-06", (armour_of(view, foe), attack_total(view, seat, [foe], 0)))
        return Refusal("too_strong", "MK-RANGED-13", (armour_of(view, foe), attack_total(view, seat, [foe], 0)))
    return None


def _skill(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    skill = wished.index
    if skill >= len(view.box.skills):
        return None
    if is_partial(view, seat) and not view.box.skills[skill].motivation:
        return Refusal("partial_skill", "MK-PVP-16")
    if skill in view.players[seat].flipped:
        return Refusal("skill_used", "MK-SKILL-08")
    if skill in view.effort(seat).used:
        return Refusal("skill_used", "MK-SKILL-12")
    if not view.effort(seat).acting:
        return None
    return _useless(view, view.box.skills[skill].effect, Play(seat, FROM_SKILL, skill, COLOURLESS, -1, []))


def _offer(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    place = wished.index
    effort = view.effort(seat)
    if not effort.phase & INTERACTING:
        return Refusal("no_interaction", "MK-INTERACT-01")
    if place >= len(view.unit_offer):
        return None
    unit = view.box.units[view.unit_offer[place]]
    if not view.house.scenario.has_recruits(unit.sites, here(view, seat)):
        return Refusal("wrong_site", "MK-INTERACT-11")
    return Refusal("too_dear", "MK-INTERACT-11", (unit.cost, effort.influence))


def _die(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    die = wished.index
    if die >= len(view.source) or view.source[die] < 0:
        return None
    if is_partial(view, seat) and view.effort(seat).dice <= 0:
        return Refusal("partial_die", "MK-PVP-15")
    if view.taken_dice() >> die & 1 or view.effort(seat).dice <= 0:
        return Refusal("no_die_left", "MK-MANA-11")
    if not view.serves(seat, view.source[die]):
        return Refusal("idle_die", "MK-MANA-10" if view.night else "MK-MANA-08")
    return Refusal("no_source", "MK-MANA-14")


def _crystal(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    return Refusal("no_use", "MK-MANA-04")


def _token(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    return Refusal("no_use", "MK-MANA-02")


def _rival(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    rival = wished.index
    if wished.verb != "attack" or rival >= len(view.players) or rival == seat:
        return None
    if not view.house.duels:
        return Refusal("no_duels", "MK-MOVE-39")
    if view.house.company.are_allied(rival, seat):
        return Refusal("teammate", "MK-MOVE-40")
    if not is_duel_open(view):
        return Refusal("duels_over", "MK-PVP-03")
    if view.players[rival].space != view.players[seat].space:
        return Refusal("elsewhere", "MK-PVP-01")
    if view.players[rival].ahead:
        return Refusal("attacked_already", "MK-PVP-08")
    return Refusal("no_duel_here", "MK-PVP-02")


def _rival_unit(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    index = wished.index
    duel, ask = duel_of(view), waiting(view)[0]
    owner, place = index // SEAT_STEP, index % SEAT_STEP
    if duel is None or owner >= len(view.players) or place >= len(view.players[owner].units):
        return None
    if view.players[owner].units[place].wounds:
        return Refusal("wounded", "MK-PVP-35")
    if not isinstance(ask, PlaceDamage):
        return None
    return Refusal("too_dear", "MK-PVP-34", (price_of_wound(view, owner, place, ask.elements), ask.damage))


def _advanced(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    effort = view.effort(seat)
    if effort.phase & INTERACTING and is_in_city(view, seat, GREEN):
        return Refusal("too_dear", "MK-INTERACT-27", (LESSON, effort.influence))
    return Refusal("by_level", "MK-LEVEL-04")


def _lesson(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    effort = view.effort(seat)
    if not effort.phase & INTERACTING or here(view, seat) != MONASTERY:
        return Refusal("in_monastery", "MK-INTERACT-17")
    return Refusal("too_dear", "MK-INTERACT-17", (LESSON, effort.influence))


def _spell(view: MageKnight, seat: int, wished: Option) -> Refusal | None:
    effort = view.effort(seat)
    if not effort.phase & INTERACTING or (here(view, seat) != MAGE_TOWER and not is_in_city(view, seat, BLUE)):
        return Refusal("in_tower", "MK-INTERACT-20")
    if effort.influence < SPELL_PRICE:
        return Refusal("too_dear", "MK-INTERACT-20", (SPELL_PRICE, effort.influence))
    return Refusal("no_mana", "MK-INTERACT-20")


REASONS: dict[str, Callable[[MageKnight, int, Option], Refusal | None]] = {
    "hex": _space,
    "tile": _tile,
    "card": _card,
    "unit": _unit,
    "enemy": _enemy,
    "skill": _skill,
    "offer": _offer,
    "die": _die,
    "crystal": _crystal,
    "mana": _token,
    "advanced": _advanced,
    "lesson": _lesson,
    "spell": _spell,
    "seat": _rival,
    "rival_unit": _rival_unit,
}


# Buttons.


def _button(view: MageKnight, seat: int, name: str) -> Refusal | None:
    if name == "announce":
        return _announce(view, seat)
    if name not in ACTIONS or view.players[seat].space == NONE:
        return None
    if seat != view.turn.seat:
        return DEFENDING
    if view.turn.done:
        return Refusal("action_done", "MK-TURN-23")
    return ACTIONS[name](view, seat)


def _announce(view: MageKnight, seat: int) -> Refusal | None:
    if view.announced != NOBODY:
        return Refusal("announced", "MK-TURN-04")
    return Refusal("deck_left", "MK-TURN-05") if view.players[seat].deck else None


def _interact(view: MageKnight, seat: int) -> Refusal | None:
    player = view.players[seat]
    if is_occupied(view, player.space, seat):
        return Refusal("shared_space", "MK-MOVE-32")
    if player.reputation == WORST:
        return Refusal("worst", "MK-INTERACT-07")
    return None if may_interact(view, seat) else Refusal("nobody_here", "MK-INTERACT-01")


def _enter(view: MageKnight, seat: int) -> Refusal | None:
    if is_occupied(view, view.players[seat].space, seat):
        return Refusal("shared_space", "MK-MOVE-32")
    return Refusal("no_site", "MK-TURN-19")


def _rest(view: MageKnight, seat: int) -> Refusal | None:
    if view.turn.moved:
        return Refusal("moved", "MK-REST-01")
    return None if has_worthy(view.players[seat].hand) else Refusal("no_card", "MK-REST-02")


def _recover(view: MageKnight, seat: int) -> Refusal | None:
    if view.turn.moved:
        return Refusal("moved", "MK-REST-01")
    return Refusal("not_only_wounds", "MK-REST-03")


def _end(view: MageKnight, seat: int) -> Refusal | None:
    if target_on(view, view.players[seat].space, seat) != NOBODY:
        return Refusal("must_attack", "MK-MOVE-29")
    return ONLY_WOUNDS if must_recover(view, view.players[seat]) else None


ACTIONS: dict[str, Callable[[MageKnight, int], Refusal | None]] = {
    "interact": _interact,
    "enter": _enter,
    "altar": _enter,
    "burn": _enter,
    "rest": _rest,
    "recover": _recover,
    "end": _end,
}
