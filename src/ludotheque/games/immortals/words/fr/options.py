"""The options of Immortals in French, and what they cost."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.actions import transition
from ludotheque.games.immortals.rules.actions.magic import MUSTER_ARMIES, Cast
from ludotheque.games.immortals.rules.rounds.reinforcement import DrawCard
from ludotheque.games.immortals.rules.rounds.resolution import obstacle
from ludotheque.games.immortals.rules.start.drafting import KeepCard
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    BUILD,
    CAST,
    EXTRACT_GOLD,
    place_of,
    realm_of,
    region_of,
)
from ludotheque.games.immortals.words import facts
from ludotheque.games.immortals.words.fr import names
from ludotheque.kernel import Ask, Option
from ludotheque.words import french

NO_ARMY = "pas d'armée sur place"
SIDES = ("habitants avec vous", "habitants neutres", "habitants contre vous")


def _group(talk: Talk, ask: Any, option: Option) -> str:
    return f"Groupe {option.index + 1} : {names.armies(talk.view.players[ask.seat].groups[option.index])}"


def _choose(talk: Talk, ask: Any, option: Option) -> str:
    verb = "Conserver" if isinstance(ask, KeepCard) else "Choisir"
    return f"{verb} {names.card(option.index)}"


def _pick(talk: Talk, ask: Any, option: Option) -> str:
    said = f"Prendre {names.one_card(option.index)}"
    found = facts.standing(talk.view, ask.seat, option.index)
    told = [
        f"{names.armies(talk.view.armies[place])}, {names.gold(talk.view.world.gold[place])}, "
        f"{names.energy(talk.view.world.energy[place])} ({names.REALMS[realm_of(place)]})"
        for place in found or ()
    ]
    return said if found is None else f"{said} : {' ; '.join(told) or NO_ARMY}"


def _lay(talk: Talk, ask: Any, option: Option) -> str:
    view = talk.view
    said = f"{names.space(view, ask.seat, option.index)}{_space_price(talk, ask, option.index)}"
    found = obstacle(view, ask.seat, option.index, ask.card)
    return f"{said} ; attention : {names.OBSTACLES[found]}" if found else said


def _space_price(talk: Talk, ask: Any, space: int) -> str:
    action = talk.view.deed(ask.seat, space).action
    if action == BUILD:
        return ", prix selon l'ouvrage"
    if action == ATTACK_OR_MOVE:
        return ", un déplacement coûte 1 or"
    cost = facts.space_price(talk.view, ask.seat, space)
    return "" if action == CAST else f", {names.price(cost) if facts.pays(cost) else 'sans frais'}"


def _laid(verb: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        card = talk.view.players[ask.seat].spaces[option.index]
        return f"{verb} {names.one_card(card)} : {names.space(talk.view, ask.seat, option.index)}"

    return said


def _at(text: str, called: Callable[[int], str] = names.at_place) -> Callable[[Talk, Any, Option], str]:
    """Return a way to name an option that points at a place."""

    def said(talk: Talk, ask: Any, option: Option) -> str:
        cost = facts.price(talk.view, ask, option)
        return text.format(called(place_of(option))) + (f" : {names.price(cost)}" if facts.pays(cost) else "")

    return said


def _extract(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    world = talk.view.world
    if talk.view.deed(ask.seat, ask.space).action == EXTRACT_GOLD:
        return f"Extraire {names.gold(world.gold[place])} {names.at_place(place)}"
    return f"Extraire {names.energy(world.energy[place])} {names.at_place(place)}"


def _transition(talk: Talk, ask: Any, option: Option) -> str:
    most = MUSTER_ARMIES if isinstance(ask, Cast) else transition.ARMIES
    count = facts.arrivals(talk.view, ask.seat, option, most)
    cost = names.price(facts.price(talk.view, ask, option))
    return f"Faire venir {names.armies(count)} {names.at_place(place_of(option))} : {cost}"


def _target(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Attaquer {names.the_place(place)} : {defence(talk, ask, place)}"


def _name(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Désigner {names.the_place(place)} : {SIDES[facts.named_side(talk.view, ask, place)]}"


def defence(talk: Talk, ask: Any, place: int) -> str:
    """Say who would meet an attack on a place, and whom its inhabitants would help."""
    owner = talk.view.owner[place]
    armies = f"{names.armies(talk.view.armies[place])} {names.of(talk, owner)}" if owner >= 0 else "vide"
    return f"{armies}, {SIDES[facts.side(talk.view, ask, place)]}"


def _seize(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    holder = talk.view.holder[region_of(place)]
    source = "dans le paquet" if holder < 0 else f"à {names.name(talk, holder)}"
    cost = names.price(facts.price(talk.view, ask, option))
    return f"Prendre la carte {names.of_place(place)} {source} : {cost}"


def _number(text: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        cost = facts.price(talk.view, ask, option)
        return text.format(names.armies(option.index)) + (f" : {names.price(cost)}" if facts.pays(cost) else "")

    return said


def _light(talk: Talk, ask: Any, option: Option) -> str:
    return f"{option.index} dans les limbes lumineux, {talk.view.tray[ask.seat] - option.index} dans les limbes obscurs"


def _draw(talk: Talk, ask: Any, option: Option) -> str:
    if isinstance(ask, DrawCard):
        return "Piocher une carte Conflit"
    cost = facts.price(talk.view, ask, option)
    return f"Piocher {cost.gold} carte{'s' if cost.gold > 1 else ''} Conflit : {names.price(cost)}"


def _instead(what: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        return f"Prendre 1 {what}" if type(ask).__name__ == "Compensate" else f"Renoncer à l'action : 1 {what}"

    return said


def _placed(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Placer une armée {names.at_place(place)} ({talk.view.armies[place]} sur place)"


OPTIONS: dict[str, Callable[[Talk, Any, Option], str]] = {
    "group": _group,
    "choose": _choose,
    "deploy": _at("Déployer {}"),
    "light": _light,
    "draw": _draw,
    "skip": lambda talk, ask, option: "Ne rien piocher",
    "reinforce": lambda talk, ask, option: f"Envoyer une armée {names.at_place(place_of(option))}",
    "stop": lambda talk, ask, option: "N'en envoyer plus",
    "pick": _pick,
    "lift": _laid("Reprendre"),
    "ready": lambda talk, ask, option: "Planification terminée",
    "lay": _lay,
    "back": lambda talk, ask, option: "Remettre la carte en main",
    "reveal": _laid("Révéler"),
    "pass": lambda talk, ask, option: "Passer et reprendre toutes les cartes",
    "gold": _instead("or"),
    "energy": _instead("énergie"),
    "extract": _extract,
    "transition": _transition,
    "portal": _at("Portail {}"),
    "sanctuary": _at("Sanctuaire {}"),
    "capital": _at("Capitale {}"),
    "attack": _at("Attaquer depuis {}", names.the_place),
    "target": _target,
    "name": _name,
    "commit": _number("Attaquer avec {}"),
    "move": _at("Se déplacer depuis {}", names.the_place),
    "destination": lambda talk, ask, option: f"Aller {names.at_place(place_of(option))}",
    "march": _number("Déplacer {}"),
    "place": _placed,
    "marker": _at("Prendre le marqueur Premier joueur"),
    "seize": _seize,
}


def option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    """Name an option, with its price and effect."""
    return french.typeset(OPTIONS[option.verb](talk, ask, option))


def bill(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    """List what an option takes of energy and gold; the last line is what is left."""
    cost = facts.price(talk.view, ask, option)
    if not facts.pays(cost):
        return []
    player = talk.view.players[ask.seat]
    left = f"{names.energy(player.energy - cost.energy)}, {names.gold(player.gold - cost.gold)}"
    return [("Énergie", str(cost.energy)), ("Or", str(cost.gold)), ("Reste", left)]
