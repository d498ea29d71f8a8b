"""Why something is not possible now, the most telling reason first, with the clause it rests on."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.refusals.buttons import why_not_button
from ludotheque.games.ebbland.rules.refusals.cards import why_not_card
from ludotheque.games.ebbland.rules.refusals.fighters import why_not_fighter
from ludotheque.games.ebbland.rules.refusals.phase import PHASES, not_now
from ludotheque.games.ebbland.rules.refusals.places import why_not_site, why_not_text
from ludotheque.games.ebbland.rules.sealed import BuildDeck
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH
from ludotheque.kernel import BUTTON, Ask, Option, waiting
from ludotheque.wish import is_near, not_there

__all__ = ["PHASES", "why_not"]


def why_not(view: Ebbland, seat: int, wished: Option) -> Refusal | None:
    """Return why a seat cannot do what it wishes now; nothing if it can."""
    check_is_there(view, wished)
    asks = waiting(view)
    if not asks:
        return Refusal("over", "CC-WIN-01")
    ask: Ask[Any] = next((ask for ask in asks if ask.seat == seat), asks[0])
    if ask.seat != seat:
        return Refusal("not_your_turn", "CC-RESOURCE-08", (ask.seat,))
    if is_near(ask.options(view), wished):
        return None
    if isinstance(ask, BuildDeck) and wished.kind != "card":
        return not_now(ask)
    if wished.kind == BUTTON:
        return why_not_button(view, ask, wished.verb, wished.index)
    if wished.kind == "card":
        return why_not_card(view, ask, wished.index)
    if wished.kind == "fighter":
        return why_not_fighter(view, ask, wished.index)
    if wished.kind == "site":
        return why_not_site(view, ask, wished.index)
    return why_not_text(view, ask, wished.kind, wished.index) or not_now(ask)


def check_is_there(view: Ebbland, wished: Option) -> None:
    """Refuse what this table does not have."""
    sites = SITES_EACH * len(view.sides)
    limits = {"card": len(view.box.cards), "fighter": len(view.fighters), "gear": len(view.fighters) * GEAR_EACH}
    limits |= {"leader": len(view.sides), "site": sites, "artifact": sites, "logistics": sites}
    if wished.kind != BUTTON and wished.index >= limits[wished.kind]:
        raise not_there(wished.element(), {kind: limit for kind, limit in limits.items() if limit})
