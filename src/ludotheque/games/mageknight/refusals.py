"""Why something is not possible now, with the clause it rests on."""

from ludotheque.game import Refusal
from ludotheque.games.mageknight.effects import Effect
from ludotheque.games.mageknight.pieces import NONE, WOUND
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.attack import attack_total
from ludotheque.games.mageknight.steps.block import block_total, needed
from ludotheque.games.mageknight.steps.foes import armour_of, present
from ludotheque.games.mageknight.steps.interaction import here
from ludotheque.games.mageknight.steps.map import entry, is_rampaging, reachable
from ludotheque.games.mageknight.terms import BLOCKING, INTERACTING, SHOOTING
from ludotheque.games.mageknight.traits import CITY
from ludotheque.kernel import waiting


def why_not(view: MageKnight, seat: int, element: str, verb: str) -> Refusal | None:
    """Return why a seat cannot choose an element of the board now; nothing if it can."""
    asks = [ask for ask in waiting(view) if ask.seat == seat]
    if not asks:
        return Refusal("not_your_turn", "MK-ROUND-27")
    if any(option.element() == element and verb in ("", option.verb) for option in asks[0].options(view)):
        return None
    kind, _, index = element.partition("-")
    reasons = {
        "hex": _space,
        "card": _card,
        "unit": _unit,
        "enemy": _enemy,
        "skill": _skill,
        "offer": _offer,
        "die": _die,
    }
    if kind not in reasons or not index.isdigit():
        return Refusal("not_now", "MK-TURN-23")
    return reasons[kind](view, seat, int(index)) or Refusal("not_now", "MK-TURN-23")


def _space(view: MageKnight, seat: int, space: int) -> Refusal | None:
    origin = view.players[seat].space
    if origin == NONE or space >= len(view.layout.site):
        return None
    if space not in reachable(view, origin):
        return Refusal("too_far", "MK-MOVE-07")
    if is_rampaging(view, space):
        return Refusal("guarded", "MK-MOVE-13")
    if view.layout.site[space] == CITY and view.house.closed_city:
        return Refusal("closed_city", "MK-SCN-RECON-07")
    price = entry(view, seat, space)
    if price == NONE:
        return Refusal("closed", "MK-MOVE-09")
    return Refusal("too_dear", "MK-MOVE-08", (price, view.turn.move)) if price > view.turn.move else None


def _card(view: MageKnight, seat: int, card: int) -> Refusal | None:
    if card == WOUND:
        return Refusal("wound", "MK-CARDS-12")
    known: list[Effect | None] = [view.box.cards[card].basic, view.box.cards[card].strong]
    if all(effect is None or not effect.phases & view.turn.phase for effect in known):
        return Refusal("wrong_moment", "MK-COMBAT-24")
    return Refusal("not_now", "MK-CARDS-18")


def _unit(view: MageKnight, seat: int, place: int) -> Refusal | None:
    if place >= len(view.players[seat].units):
        return None
    unit = view.players[seat].units[place]
    if unit.wounds:
        return Refusal("wounded", "MK-UNITS-10")
    return None if unit.ready else Refusal("spent", "MK-UNITS-13")


def _enemy(view: MageKnight, seat: int, token: int) -> Refusal | None:
    for foe in present(view):
        if foe.token != token:
            continue
        if view.turn.phase & BLOCKING:
            return Refusal("unblocked", "MK-BLOCK-15", (needed(view, foe, 0), block_total(view, foe, 0)))
        if view.turn.phase & SHOOTING and view.walls(foe) > 1:
            return Refusal("walls", "MK-RANGED-08")
        return Refusal("too_strong", "MK-RANGED-13", (armour_of(view, foe), attack_total(view, [foe], 0)))
    return None


def _skill(view: MageKnight, seat: int, skill: int) -> Refusal | None:
    used = view.turn.used >> skill & 1 or view.players[seat].flipped >> skill & 1
    return Refusal("skill_used", "MK-SKILL-08") if used else None


def _offer(view: MageKnight, seat: int, place: int) -> Refusal | None:
    if not view.turn.phase & INTERACTING:
        return Refusal("no_interaction", "MK-INTERACT-01")
    if place >= len(view.unit_offer):
        return None
    unit = view.box.units[view.unit_offer[place]]
    if not unit.sites >> here(view, seat) & 1:
        return Refusal("wrong_site", "MK-INTERACT-11")
    return Refusal("too_dear", "MK-INTERACT-11", (unit.cost, view.turn.influence))


def _die(view: MageKnight, seat: int, die: int) -> Refusal | None:
    return Refusal("no_source", "MK-MANA-14")
