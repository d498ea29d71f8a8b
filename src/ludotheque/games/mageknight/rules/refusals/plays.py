"""Why a card, a unit, a skill or mana does not serve now."""

from __future__ import annotations

from functools import reduce
from operator import or_

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.duel.facing import is_partial
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, FROM_SKILL, FROM_UNIT, Effect, Play
from ludotheque.games.mageknight.rules.heroes.banners import can_frighten
from ludotheque.games.mageknight.rules.heroes.goods import may_lose_wound
from ludotheque.games.mageknight.rules.heroes.mana import can_pay
from ludotheque.games.mageknight.rules.lasting import is_inspired
from ludotheque.games.mageknight.rules.pieces import WOUND, Unit
from ludotheque.games.mageknight.rules.refusals.effects import WRONG_MOMENT, nearest, why_useless, wrong_moment
from ludotheque.games.mageknight.rules.refusals.places import ONLY_WOUNDS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, BLOCKING, COMBAT, GOLD, LEARNING, PEACE
from ludotheque.games.mageknight.rules.traits import COLOURLESS, PERMANENT, SPELL, Card
from ludotheque.games.mageknight.rules.turn.plays import SIDEWAYS, may_serve
from ludotheque.kernel import Option
from ludotheque.wish import ANY


def card(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a card is not played, one way or any, or a Wound not healed."""
    number = wished.index
    if wished.verb == "mend":
        return _wound(view, seat) if number == WOUND else [Refusal("no_wound_card", "MK-WOUND-10")]
    if number == WOUND:
        return [Refusal("wound", "MK-CARDS-12"), *([] if WOUND in view.players[seat].hand else [NOT_IN_HAND])]
    held = [] if number in view.players[seat].hand else [NOT_IN_HAND]
    printed = view.box.cards[number]
    if wished.verb == "sideways":
        return [*held, *_sideways(view, seat, wished.arg)]
    if wished.verb == "assign":
        return [*held, *_assign(view, seat, printed)]
    return [*held, *_effects(view, seat, number, printed, wished.verb)]


NOT_IN_HAND = Refusal("not_in_hand", "MK-CARDS-03")


def _sideways(view: MageKnight, seat: int, arg: int) -> list[Refusal]:
    phase = view.effort(seat).phase
    if arg == 1:
        return [] if view.effort(seat).rules[LEARNING] else [Refusal("no_learning", "MK-EFFECT-01")]
    if phase & SIDEWAYS:
        return []
    afar = phase & COMBAT and not phase & BLOCKING
    return [Refusal("not_from_afar", "MK-CARDS-14") if afar else wrong_moment(SIDEWAYS & ~256)]


def _assign(view: MageKnight, seat: int, printed: Card) -> list[Refusal]:
    causes = [] if printed.banner else [Refusal("no_banner", "MK-UNITS-16")]
    return causes if view.players[seat].units else [*causes, Refusal("no_bearer", "MK-UNITS-16")]


def _effects(view: MageKnight, seat: int, number: int, printed: Card, verb: str) -> list[Refusal]:
    """Say what is in the way of a card's effects, by the one of which the least is missing."""
    phase = view.effort(seat).phase
    if printed.healing and phase & COMBAT:
        return [Refusal("healing", "MK-TURN-26")]
    if printed.banner and verb == "basic":
        return [Refusal("banner_assigned", "MK-UNITS-17")]
    ways = {"basic": printed.basic, "strong": printed.strong}
    costs = {"basic": printed.basic_cost, "strong": printed.strong_cost}
    wanted = [name for name in ([verb] if verb in ways else ways) if ways[name] is not None]
    found: list[list[Refusal]] = []
    for name in wanted:
        effect = ways[name]
        assert effect is not None
        play = Play(seat, FROM_CARD, number, printed.colour, -1, costs[name])
        found.append(_effect(view, seat, effect, play, printed, costs[name]))
    if all(causes and causes[0].reason == "wrong_moment" for causes in found):
        return [wrong_moment(reduce(or_, (causes[0].figures[0] for causes in found)))]
    return min(found, key=lambda causes: (causes[0].reason == "wrong_moment" if causes else False, len(causes)))


def _effect(view: MageKnight, seat: int, effect: Effect, play: Play, printed: Card, cost: list[int]) -> list[Refusal]:
    if not effect.phases & view.effort(seat).phase:
        return [wrong_moment(effect.phases)]
    causes = _mana(view, seat, printed.kind == SPELL, cost)
    if effect.can_now(view, play):
        return causes
    useless = why_useless(view, effect, play)
    return [*causes, *([useless] if useless is not None and useless not in causes else [])]


def _mana(view: MageKnight, seat: int, spell: bool, cost: list[int]) -> list[Refusal]:
    if not cost or can_pay(view, seat, cost):
        return []
    if not spell:
        return [Refusal("no_mana", "MK-CARDS-05", tuple(cost))]
    if len(cost) == 1:
        return [Refusal("no_mana", "MK-CARDS-07", tuple(cost))]
    dark = view.serves(seat, BLACK)
    return [Refusal("no_mana", "MK-CARDS-08", tuple(cost)) if dark else Refusal("by_day", "MK-CARDS-09")]


def _wound(view: MageKnight, seat: int) -> list[Refusal]:
    """Say why a Wound of the hand is not healed."""
    player, effort = view.players[seat], view.effort(seat)
    causes = [Refusal("healing", "MK-TURN-26")] if effort.phase & COMBAT else []
    if WOUND not in player.hand:
        return [*causes, Refusal("nothing_to_heal", "MK-WOUND-10")]
    if effort.heal == 0:
        causes.append(Refusal("dear_healing", "MK-WOUND-10", (1, 0)))
    return causes if may_lose_wound(view, player) else [*causes, ONLY_WOUNDS]


def unit(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a unit is not used, healed, or served by its banner."""
    units = view.players[seat].units
    if wished.index >= len(units):
        return [Refusal("no_unit", "MK-UNITS-04", (len(units),))]
    one = units[wished.index]
    if wished.verb == "mend" or (not wished.verb and one.wounds and view.effort(seat).heal):
        return _mending(view, seat, one)
    if wished.verb in ("fear", "courage"):
        return _by_banner(view, seat, one, wished.verb)
    causes = [Refusal("wounded", "MK-UNITS-10")] if one.wounds else []
    if not one.ready:
        causes.append(Refusal("spent", "MK-UNITS-13"))
    if not may_serve(view, one):
        causes.append(Refusal("no_units", "MK-GAME-01"))
    return [*causes, *_abilities(view, seat, one, wished)]


def _abilities(view: MageKnight, seat: int, one: Unit, wished: Option) -> list[Refusal]:
    abilities = range(len(view.box.units[one.kind].abilities))
    if wished.arg != ANY:
        abilities = range(wished.arg, wished.arg + 1) if wished.arg in abilities else range(0)
    if not abilities:
        return [Refusal("no_ability", "MK-UNITS-11", (len(view.box.units[one.kind].abilities),))]
    found = [_ability(view, seat, wished.index, number) for number in abilities]
    causes = [cause for cause in found if cause is not None]
    if len(causes) < len(found):
        return []
    if all(cause.reason == WRONG_MOMENT for cause in causes):
        return [wrong_moment(reduce(or_, (cause.figures[0] for cause in causes)))]
    chosen = nearest(causes)
    return [] if chosen is None else [chosen]


def _mending(view: MageKnight, seat: int, one: Unit) -> list[Refusal]:
    """Say why a unit is not healed."""
    effort = view.effort(seat)
    if not one.wounds:
        return [Refusal("nothing_to_heal", "MK-WOUND-11")]
    causes = [Refusal("healing", "MK-TURN-26")] if effort.phase & COMBAT else []
    level = view.box.units[one.kind].level
    return [*causes, *([Refusal("dear_healing", "MK-WOUND-11", (level, effort.heal))] if effort.heal < level else [])]


def _by_banner(view: MageKnight, seat: int, one: Unit, verb: str) -> list[Refusal]:
    """Say why a banner of Fear or Courage does not serve."""
    phase = view.effort(seat).phase
    name = "banner_of_fear" if verb == "fear" else "banner_of_courage"
    if one.banner < 0 or view.box.cards[one.banner].id != name:
        return [Refusal(f"no_{name}", "MK-UNITS-17")]
    served = BLOCKING if verb == "fear" else PEACE
    causes = [] if phase & served else [wrong_moment(served)]
    if verb == "courage":
        if one.ready:
            causes.append(Refusal("is_ready", "MK-UNITS-05"))
        return causes if one.banner_up else [*causes, Refusal("banner_used", "MK-UNITS-17")]
    causes += [Refusal("wounded", "MK-UNITS-10")] if one.wounds else []
    causes += [] if one.ready else [Refusal("spent", "MK-UNITS-13")]
    return causes if not phase & served or can_frighten(view) else [*causes, Refusal("no_attack", "MK-DAMAGE-01")]


def _ability(view: MageKnight, seat: int, place: int, number: int) -> Refusal | None:
    """Say why one ability of a unit cannot be used."""
    ability = view.box.units[view.players[seat].units[place].kind].abilities[number]
    if not ability.effect.phases & view.effort(seat).phase:
        return wrong_moment(ability.effect.phases)
    owed = [] if ability.mana == COLOURLESS else [ability.mana]
    if not can_pay(view, seat, owed):
        return Refusal("no_mana", "MK-UNITS-12", tuple(owed))
    return _useless(view, ability.effect, Play(seat, FROM_UNIT, place, ability.mana, -1, owed))


def _useless(view: MageKnight, effect: Effect, play: Play) -> Refusal | None:
    return None if effect.can_now(view, play) else why_useless(view, effect, play)


def skill(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a skill is not used."""
    number, player, effort = wished.index, view.players[seat], view.effort(seat)
    if number not in player.skills:
        return [Refusal("not_your_skill", "MK-SKILL-03")]
    printed = view.box.skills[number]
    if printed.usage == PERMANENT:
        return [Refusal("permanent_skill", "MK-SKILL-05")]
    causes: list[Refusal] = []
    if is_partial(view, seat) and not printed.motivation:
        causes.append(Refusal("partial_skill", "MK-PVP-16"))
    if number in player.flipped:
        causes.append(Refusal("skill_used", "MK-SKILL-08"))
    elif number in effort.used:
        causes.append(Refusal("skill_used", "MK-SKILL-12"))
    if printed.motivation and is_inspired(view, seat):
        causes.append(Refusal("inspired", "MK-SKILL-07"))
    if not printed.effect.phases & effort.phase:
        return [*causes, wrong_moment(printed.effect.phases)]
    useless = _useless(view, printed.effect, Play(seat, FROM_SKILL, number, COLOURLESS, -1, []))
    return [*causes, *([useless] if useless is not None else [])]


def mana(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why mana is not taken by itself."""
    if wished.kind == "die":
        return _die(view, seat, wished.index)
    if wished.kind == "tactic":
        return [Refusal("tactic_kept", "MK-ROUND-20")]
    if wished.kind == "crystal":
        owned = wished.index < GOLD and view.players[seat].crystals[wished.index] > 0
        return [Refusal("no_use" if owned else "no_crystal", "MK-MANA-04")]
    owned = wished.index < len(view.effort(seat).tokens) and view.effort(seat).tokens[wished.index] > 0
    return [Refusal("no_use" if owned else "no_token", "MK-MANA-02")]


def _die(view: MageKnight, seat: int, die: int) -> list[Refusal]:
    if die >= len(view.source) or view.source[die] < 0:
        return [Refusal("no_die", "MK-MANA-12")]
    effort = view.effort(seat)
    causes: list[Refusal] = []
    if view.taken_dice() >> die & 1:
        causes.append(Refusal("die_taken", "MK-MANA-11"))
    if effort.dice <= 0:
        causes.append(_no_die_for(view, seat))
    if not view.serves(seat, view.source[die]):
        causes.append(Refusal("idle_die", "MK-MANA-10" if view.night else "MK-MANA-08"))
    return causes or [Refusal("no_source", "MK-MANA-14")]


def _no_die_for(view: MageKnight, seat: int) -> Refusal:
    """Say why a hero has no die to take: a fight of another turn, a frozen source, or its one die is used."""
    if is_partial(view, seat):
        return Refusal("partial_die", "MK-PVP-15")
    frozen = [thing.seat for thing in view.lasting if thing.closes_source(view, seat)]
    return Refusal("frozen", "MK-SKILL-09", (frozen[0],)) if frozen else Refusal("no_die_left", "MK-MANA-11")
