"""The options of Immortals in English, and what they cost."""

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
from ludotheque.games.immortals.words.en import names
from ludotheque.kernel import Ask, Option

SIDES = ("inhabitants for you", "inhabitants neutral", "inhabitants against you")


def _group(talk: Talk, ask: Any, option: Option) -> str:
    return f"Group {option.index + 1}: {names.armies(talk.view.players[ask.seat].groups[option.index])}"


def _choose(talk: Talk, ask: Any, option: Option) -> str:
    verb = "Keep" if isinstance(ask, KeepCard) else "Choose"
    return f"{verb} {names.card(option.index)}"


def _pick(talk: Talk, ask: Any, option: Option) -> str:
    said = f"Take {names.one_card(option.index)}"
    found = facts.standing(talk.view, ask.seat, option.index)
    told = [
        f"{names.armies(talk.view.armies[place])}, {talk.view.world.gold[place]} gold, "
        f"{talk.view.world.energy[place]} energy ({names.REALMS[realm_of(place)]})"
        for place in found or ()
    ]
    return said if found is None else f"{said}: {'; '.join(told) or 'no army there'}"


def _lay(talk: Talk, ask: Any, option: Option) -> str:
    view = talk.view
    said = f"{names.space(view, ask.seat, option.index)}{_space_price(talk, ask, option.index)}"
    found = obstacle(view, ask.seat, option.index, ask.card)
    return f"{said}; beware: {names.OBSTACLES[found]}" if found else said


def _space_price(talk: Talk, ask: Any, space: int) -> str:
    action = talk.view.deed(ask.seat, space).action
    if action == BUILD:
        return ", price by structure"
    if action == ATTACK_OR_MOVE:
        return ", a move costs 1 gold"
    return "" if action == CAST else f", {names.price(facts.space_price(talk.view, ask.seat, space))}"


def _laid(verb: str, where: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        card = talk.view.players[ask.seat].spaces[option.index]
        return f"{verb} {names.one_card(card)} {where} {names.space(talk.view, ask.seat, option.index)}"

    return said


def _at(text: str) -> Callable[[Talk, Any, Option], str]:
    """Return a way to name an option that points at a place."""

    def said(talk: Talk, ask: Any, option: Option) -> str:
        cost = facts.price(talk.view, ask, option)
        return text.format(names.place(place_of(option))) + (f": {names.price(cost)}" if facts.pays(cost) else "")

    return said


def _extract(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    world = talk.view.world
    if talk.view.deed(ask.seat, ask.space).action == EXTRACT_GOLD:
        return f"Extract {world.gold[place]} gold in {names.place(place)}"
    return f"Extract {world.energy[place]} energy in {names.place(place)}"


def _transition(talk: Talk, ask: Any, option: Option) -> str:
    most = MUSTER_ARMIES if isinstance(ask, Cast) else transition.ARMIES
    count = facts.arrivals(talk.view, ask.seat, option, most)
    cost = names.price(facts.price(talk.view, ask, option))
    return f"Bring {names.armies(count)} to {names.place(place_of(option))}: {cost}"


def _target(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Attack {names.place(place)}: {defence(talk, ask, place)}"


def _name(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Name {names.place(place)}: {SIDES[facts.named_side(talk.view, ask, place)]}"


def defence(talk: Talk, ask: Any, place: int) -> str:
    """Say who would meet an attack on a place, and whom its inhabitants would help."""
    owner = talk.view.owner[place]
    armies = f"{names.whose(talk, owner)} {names.armies(talk.view.armies[place])}" if owner >= 0 else "empty"
    return f"{armies}, {SIDES[facts.side(talk.view, ask, place)]}"


def _seize(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    holder = talk.view.holder[region_of(place)]
    source = "from the deck" if holder < 0 else f"from {names.name(talk, holder)}"
    cost = names.price(facts.price(talk.view, ask, option))
    return f"Seize the card of {names.place(place)} {source}: {cost}"


def _number(text: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        cost = facts.price(talk.view, ask, option)
        return text.format(names.armies(option.index)) + (f": {names.price(cost)}" if facts.pays(cost) else "")

    return said


def _light(talk: Talk, ask: Any, option: Option) -> str:
    return f"{option.index} to the light limbo, {talk.view.tray[ask.seat] - option.index} to the dark one"


def _draw(talk: Talk, ask: Any, option: Option) -> str:
    if isinstance(ask, DrawCard):
        return "Draw a Conflict card"
    cost = facts.price(talk.view, ask, option)
    return f"Draw {cost.gold} Conflict card{'s' if cost.gold > 1 else ''}: {names.price(cost)}"


def _instead(what: str) -> Callable[[Talk, Any, Option], str]:
    def said(talk: Talk, ask: Any, option: Option) -> str:
        return f"Take 1 {what}" if type(ask).__name__ == "Compensate" else f"Waive the action: 1 {what}"

    return said


def _placed(talk: Talk, ask: Any, option: Option) -> str:
    place = place_of(option)
    return f"Place an army in {names.place(place)} ({talk.view.armies[place]} there)"


OPTIONS: dict[str, Callable[[Talk, Any, Option], str]] = {
    "group": _group,
    "choose": _choose,
    "deploy": _at("Deploy in {}"),
    "light": _light,
    "draw": _draw,
    "skip": lambda talk, ask, option: "Draw nothing",
    "reinforce": lambda talk, ask, option: f"Send an army to {names.place(place_of(option))}",
    "stop": lambda talk, ask, option: "Send no more",
    "pick": _pick,
    "lift": _laid("Take back", "from"),
    "ready": lambda talk, ask, option: "I am ready",
    "lay": _lay,
    "back": lambda talk, ask, option: "Put the card back into your hand",
    "reveal": _laid("Reveal", "on"),
    "pass": lambda talk, ask, option: "Pass and take all cards back",
    "gold": _instead("gold"),
    "energy": _instead("energy"),
    "extract": _extract,
    "transition": _transition,
    "portal": _at("Portal in {}"),
    "sanctuary": _at("Sanctuary in {}"),
    "capital": _at("Capital in {}"),
    "attack": _at("Attack from {}"),
    "target": _target,
    "name": _name,
    "commit": _number("Attack with {}"),
    "move": _at("Move from {}"),
    "destination": lambda talk, ask, option: f"Go to {names.place(place_of(option))}",
    "march": _number("Move {}"),
    "place": _placed,
    "marker": _at("Take the First-player marker"),
    "seize": _seize,
}


def option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    """Name an option, with its price and effect."""
    return OPTIONS[option.verb](talk, ask, option)


def bill(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    """List what an option takes of energy and gold; the last line is what is left."""
    cost = facts.price(talk.view, ask, option)
    if not facts.pays(cost):
        return []
    player = talk.view.players[ask.seat]
    left = f"{player.energy - cost.energy} energy, {player.gold - cost.gold} gold"
    return [("Energy", str(cost.energy)), ("Gold", str(cost.gold)), ("Left", left)]
