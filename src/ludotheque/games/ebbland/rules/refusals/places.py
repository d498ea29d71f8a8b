"""Why a site, a leader or what lies on them cannot be chosen."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import ChooseTarget, NameOpponent
from ludotheque.games.ebbland.rules.effects.resolve import Pick
from ludotheque.games.ebbland.rules.effects.standing import is_warded
from ludotheque.games.ebbland.rules.refusals.texts import owner_and_card
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import FROM_SITE, NONE, SITES_EACH, STATIC
from ludotheque.games.ebbland.rules.turn import Build
from ludotheque.kernel import Ask, Option


def meant_by_place(view: Ebbland, ask: Ask[Any], wished: Option) -> str:
    """Return what a click on something on the table stands for: what the question is about, its text, or its use."""
    if isinstance(ask, Pick):
        return "pick"
    if wished.kind == "site" and isinstance(ask, ChooseTarget | Build):
        return "target" if isinstance(ask, ChooseTarget) else "build"
    seat, card = owner_and_card(view, ask.seat, wished)
    if wished.kind == "leader" and (isinstance(ask, NameOpponent) or seat != ask.seat):
        return "attack"
    if wished.kind == "site" and seat != ask.seat:
        return "target"
    texts = wished.kind == "site" and any(text.window != STATIC for text in view.box.sites[card].abilities)
    return "use" if texts or wished.kind != "site" else "build"


def why_not_place(view: Ebbland, ask: Ask[Any], meant: Option) -> list[Refusal]:
    """Say why something on the table cannot be chosen for what the question is about."""
    if isinstance(ask, Pick):
        return not_meant(view, ask, owner_and_card(view, ask.seat, meant)[1], meant.kind == "site")
    if meant.kind == "leader":
        return [Refusal("own_leader", "CC-COMBAT-PRE-12")]
    owner, site = divmod(meant.index, SITES_EACH)
    side = view.sides[owner]
    if isinstance(ask, ChooseTarget):
        return _target(view, meant.index)
    if owner != ask.seat:
        return [Refusal("site_not_yours", "CC-ACTION-03", (meant.index,))]
    causes = [Refusal("sacked", "CC-ACTION-11", (meant.index,))] if side.sacked[site] else []
    return causes if side.logistics[site] == NONE else [*causes, Refusal("built_on", "CC-ACTION-11", (meant.index,))]


def _target(view: Ebbland, place: int) -> list[Refusal]:
    owner, site = divmod(place, SITES_EACH)
    if view.combat is None or owner != view.combat.defender:
        return [Refusal("not_the_defenders", "CC-COMBAT-PRE-15", (place,))]
    causes = [Refusal("warded", "CC-COMBAT-PRE-15", (place,))] if is_warded(view, place) else []
    return [*causes, *([Refusal("sacked", "CC-COMBAT-PRE-15", (place,))] if view.sides[owner].sacked[site] else [])]


def not_meant(view: Ebbland, ask: Pick, card: int, is_site: bool = False) -> list[Refusal]:
    """Say that a text is not about something."""
    source = (ask.play.card, int(ask.play.place == FROM_SITE))
    if card == NONE:
        return [Refusal("nothing_there", "CC-SETUP-12")]
    deed = (ask.play.effect, ask.choice, ask.number)
    return [Refusal("not_meant", "CC-TEXT-01", (card, int(is_site), *source, *deed))]
