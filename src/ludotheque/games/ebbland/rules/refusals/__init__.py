"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

import re
from typing import Any, Final

from ludotheque.errors import NotAnOption
from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.refusals.buttons import why_not_button
from ludotheque.games.ebbland.rules.refusals.cards import why_not_card
from ludotheque.games.ebbland.rules.refusals.fighters import why_not_fighter
from ludotheque.games.ebbland.rules.refusals.phase import PHASES, not_now
from ludotheque.games.ebbland.rules.refusals.places import why_not_site, why_not_text
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH
from ludotheque.games.ebbland.rules.verbs import VERBS
from ludotheque.kernel import BUTTON, Ask, Option, waiting

__all__ = ["PHASES", "why_not"]

ELEMENT: Final = re.compile(r"(card|fighter|gear|leader|site|artifact|logistics)-(\d+)")
BUTTONS: Final = {
    Option(verb.verb, BUTTON, index).element(): (verb.verb, index)
    for verb in VERBS
    if verb.kind == BUTTON
    for index in range(verb.count)
}


def why_not(view: Ebbland, seat: int, element: str, verb: str = "") -> Refusal | None:
    """Return why a seat cannot choose an element now, or do what a verb says with it; nothing if it can."""
    kind, index, pressed = parse(view, element)
    asks = waiting(view)
    if not asks:
        return Refusal("over", "CC-WIN-01")
    ask: Ask[Any] = asks[0]
    if ask.seat != seat:
        return Refusal("not_your_turn", "CC-RESOURCE-08", (ask.seat,))
    for option in ask.options(view):
        if option.element() == element and verb in ("", option.verb, pressed):
            return None
    if kind == BUTTON:
        return why_not_button(view, ask, pressed, index)
    if kind == "card":
        return why_not_card(view, ask, index)
    if kind == "fighter":
        return why_not_fighter(view, ask, index)
    if kind == "site":
        return why_not_site(view, ask, index)
    return why_not_text(view, ask, kind, index) or not_now(ask)


def parse(view: Ebbland, element: str) -> tuple[str, int, str]:
    """Return kind, number and, of a button, verb of an element that a board of this game may have."""
    if element in BUTTONS:
        verb, index = BUTTONS[element]
        return BUTTON, index, verb
    sites = SITES_EACH * len(view.sides)
    limits = {"card": len(view.box.cards), "fighter": len(view.fighters), "gear": len(view.fighters) * GEAR_EACH}
    limits |= {"leader": len(view.sides), "site": sites, "artifact": sites, "logistics": sites}
    found = ELEMENT.fullmatch(element)
    if found is not None and int(found[2]) < limits[found[1]]:
        return found[1], int(found[2]), ""
    known = ", ".join(f"{kind}-0 … {kind}-{limit - 1}" for kind, limit in limits.items() if limit)
    raise NotAnOption(
        f"there is no {element!r} on this table; there are {known}, and buttons such as button-done",
        f"il n'y a pas de {element!r} sur cette table ; il y a {known}, et des boutons comme button-done",
    )
