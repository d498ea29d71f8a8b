"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.errors import NotAnOption
from ludotheque.game import Refusal
from ludotheque.games.smallworld.rules.column import VISIBLE
from ludotheque.games.smallworld.rules.refusals.buttons import BUTTONS
from ludotheque.games.smallworld.rules.refusals.phase import wrong_verb
from ludotheque.games.smallworld.rules.refusals.places import PLACES
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import Ask, waiting

__all__ = ["why_not"]

ELEMENT = re.compile(r"(region|combo|seat)-(\d+)|button-([a-z]+)")


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
        return BUTTONS[button](view, ask)
    refusal = wrong_verb(view, ask, kind, verb)
    return refusal or PLACES.get((type(ask), kind), PLACES[None, kind])(view, ask, index, verb)


def _parse(view: SmallWorld, element: str) -> tuple[str, int, str]:
    found = ELEMENT.fullmatch(element)
    limits = {"region": view.map.size, "combo": VISIBLE, "seat": len(view.players)}
    if found is not None and (found[3] in BUTTONS or (found[1] and int(found[2]) < limits[found[1]])):
        return found[1] or "button", int(found[2] or 0), found[3] or ""
    known = ", ".join(f"{kind}-0 … {kind}-{limit - 1}" for kind, limit in limits.items())
    raise NotAnOption(
        f"there is no {element!r} on this board; there are {known}, and buttons such as button-stop",
        f"il n'y a pas de {element!r} sur ce plateau ; il y a {known}, et des boutons comme button-stop",
    )
