"""The damage of an attack in a duel while it is spent: all it could buy with prices, and what stopping now means."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.games.mageknight.rules.duel.outcome import prize, refuges
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage, price_of, wares
from ludotheque.games.mageknight.rules.fight import Duel
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.kernel import Option
from ludotheque.page import Item, Shelf
from ludotheque.typography import shown

SYMBOLS = {"wound": "mk-wound", "hit": "mk-command", "loot": "mk-steal", "push": "mk-push"}


def spending(scene: Scene, duel: Duel) -> tuple[Shelf, ...]:
    """Return what damage buys, dear or not, and what follows if the attacker stops; nothing while none is spent."""
    ask = next((ask for ask in scene.asks if isinstance(ask, PlaceDamage)), None)
    if ask is None:
        return ()
    labels = scene.labels
    found = wares(scene.view, ask.seat)
    rows = [ware(scene, ask, option) for option in found if option.verb != "push"]
    rows += push(scene, ask, [option for option in found if option.verb == "push"])
    left = labels.damage_left.format(ask.damage)
    lines = [
        Item(f"outcome-{number}", scene.typeset(said), icons=(symbol,))
        for number, (symbol, said) in enumerate(outcome(scene, duel, ask))
    ]
    return (
        Shelf("damage", labels.damage, "rows", "mk-wound", left, tuple(rows)),
        Shelf("outcome", labels.if_stopped, "rows", "ui-why", items=tuple(lines)),
    )


def ware(scene: Scene, ask: PlaceDamage, option: Option) -> Item:
    """Return something that damage buys: how often, or how much is missing."""
    price = price_of(scene.view, ask.seat, option, ask.elements)
    many = ask.damage // price if option.verb == "wound" else 1
    item = row(scene, option.verb, target(scene, option), price, ask.damage)
    note = shown(scene.labels.damage_many.format(many), scene.lexicon.language.code) if many > 1 else item.note
    return replace(item, element=f"ware-{option.verb}-{option.index}", note=note, go=option.element())


def push(scene: Scene, ask: PlaceDamage, options: list[Option]) -> list[Item]:
    """Return what pushing the hero out takes; where to is chosen on the map."""
    prices = [price_of(scene.view, ask.seat, option, ask.elements) for option in options]
    return [replace(row(scene, "push", "", min(prices), ask.damage), go="stage")] if prices else []


def row(scene: Scene, verb: str, target: str, price: int, damage: int) -> Item:
    """Return a line of what damage buys: what it brings, its price, and what is missing."""
    labels, code = scene.labels, scene.lexicon.language.code
    title = scene.typeset(labels.damage_titles[verb].format(target))
    detail = shown(labels.damage_buys[verb].format(price), code)
    short = price > damage
    note = shown(labels.damage_short.format(price - damage), code) if short else ""
    symbol, price_icon = SYMBOLS[verb], "mk-wound"
    return Item(f"ware-{verb}", title, detail, (symbol,), str(price), price_icon, note, is_used=short)


def target(scene: Scene, option: Option) -> str:
    """Name what damage is spent on."""
    if option.verb == "wound":
        return scene.called.hero(scene.view.players[option.index].hero)
    if option.verb == "hit":
        units = scene.view.players[owner_of(option.index)].units
        return scene.called.unit(units[place_of(option.index)].kind)
    return scene.called.card(option.index)


def outcome(scene: Scene, duel: Duel, ask: PlaceDamage) -> list[tuple[str, str]]:
    """Return what follows if the attacker stops now, each line with its symbol."""
    view, labels, rival = scene.view, scene.labels, duel.rival(ask.seat)
    wounds = sum(side.wounds for side in view.combat.sides if side.seat == rival) if view.combat else 0
    found = [("mk-attack", labels.stop_lost.format(ask.damage)), ("ui-next", labels.stop_goes_on)]
    if wounds:
        found.insert(0, ("mk-wound", labels.stop_wounds.format(scene.names[rival], wounds)))
    fame = prize(view, ask.seat, rival)
    if duel.melee and fame and refuges(view, rival):
        found.append(("mk-fame", labels.stop_fame.format(fame)))
    return found
