"""The offers of Mage Knight: units and lessons, advanced actions, spells."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.show.drawing.cards import emblem
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.games.mageknight.show.page.players import abilities, unit_emblem
from ludotheque.page import Fact, Item, Shelf

ADVANCED_PRICE, SPELL_PRICE = "6", "7"


def shelves(scene: Scene, taken: set[str]) -> tuple[Shelf, ...]:
    """Return the three offers, one at a time behind their tabs; what is to be chosen right now lies elsewhere."""
    view, labels = scene.view, scene.labels
    units = [unit(scene, place, kind) for place, kind in enumerate(view.unit_offer)]
    units += [
        card(scene, f"lesson-{place}", number, ADVANCED_PRICE, labels.lesson)
        for place, number in enumerate(view.lessons)
    ]
    actions = [card(scene, f"advanced-{place}", number, "") for place, number in enumerate(view.advanced_offer)]
    spells = [card(scene, f"spell-{place}", number, SPELL_PRICE) for place, number in enumerate(view.spell_offer)]
    found = zip(("units", "actions", "spells"), labels.offers, (units, actions, spells), strict=True)
    return tuple(
        Shelf(
            f"offer-{name}",
            title,
            "rows",
            "mk-command",
            items=tuple(away(item, taken) for item in items),
            tab=f"{title} {len(items)}",
        )
        for name, title, items in found
    )


def away(item: Item, taken: set[str]) -> Item:
    """Return an item under another name where its own is in use before the board."""
    if item.element not in taken:
        return item
    return replace(item, element=f"listed-{item.element}")


def unit(scene: Scene, place: int, kind: int) -> Item:
    """Return a unit on offer: where it can be recruited, its price and armour."""
    one, labels = scene.view.box.units[kind], scene.labels
    sites = ", ".join(scene.called.site(site) for site in range(len(data.SITES)) if one.sites >> site & 1)
    return Item(
        f"offer-{place}",
        scene.called.unit(kind),
        labels.unit_sites.format(one.level, sites),
        (unit_emblem(kind),),
        price=str(one.cost),
        price_icon="mk-influence",
        facts=(Fact("mk-armour", str(one.armour), labels.armour.format(one.armour)),),
        text=abilities(scene, kind),
    )


def card(scene: Scene, element: str, number: int, price: str, note: str = "") -> Item:
    """Return a card on offer."""
    printed = scene.view.box.cards[number]
    colour = scene.called.colour(printed.colour) if printed.colour >= 0 else ""
    detail = " · ".join(part for part in (scene.labels.kinds[printed.kind], colour, note) if part)
    return Item(
        element,
        scene.called.card(number),
        detail,
        (emblem(printed, number),),
        price=price,
        price_icon="mk-influence" if price else "",
        text=scene.typeset(scene.texts.card(printed)),
        tone=f"m-{COLOURS[printed.colour]}" if printed.colour >= 0 else "",
    )
