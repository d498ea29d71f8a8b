"""Why something is not possible now: all causes, the nearest to being mended first, with the clauses they rest on."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.effects.picking import RecoverSome, ReplaceOne, SearchSome, TakeSome
from ludotheque.games.ebbland.rules.refusals.buttons import why_not_button
from ludotheque.games.ebbland.rules.refusals.cards import meant_by_card, other_kind, why_not_card
from ludotheque.games.ebbland.rules.refusals.fighters import meant_by_fighter, why_not_fighter
from ludotheque.games.ebbland.rules.refusals.phase import OCCASIONS, PHASES, belongs_here, occasion, way_of
from ludotheque.games.ebbland.rules.refusals.places import meant_by_place, why_not_place
from ludotheque.games.ebbland.rules.refusals.texts import why_not_text
from ludotheque.games.ebbland.rules.sealed import BuildDeck
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH
from ludotheque.games.ebbland.rules.turn import Act
from ludotheque.kernel import BUTTON, Ask, Option, waiting
from ludotheque.wish import is_granted, is_near, not_there

__all__ = ["PHASES", "reasons"]

# Questions about cards of a pile.
FROM_PILES = (SearchSome, RecoverSome, TakeSome, ReplaceOne)
# At any question.
ALWAYS = ("exchange", "marker")
# Buttons that rules may bar; all others are there or not, and only a number can be wrong.
BARRED = (*ALWAYS, "marker-roll", "attack", "raise", "choose")
# What belongs to another moment, and so is possible in a turn of one's own.
AWAITED = ("occasion", "other_window", "text_when", "enlist_later", "victory_later", "no_combat")
# What only a text asks, in whosever turn: a turn of one's own would not bring it.
OF_TEXTS = ("pick", "choose", "take", "recover", "replace", "attach", "give card", "give fighter")


def reasons(view: Ebbland, seat: int, wished: Option) -> list[Refusal]:
    """Return all that keeps a seat from what it wishes; nothing if it can have it."""
    check_is_there(view, wished)
    asks = waiting(view)
    if not asks:
        return [Refusal("over", "CC-WIN-01")]
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return _out_of_turn(view, seat, wished, asks[0].seat)
    return _barred(view, ask, wished)


def _barred(view: Ebbland, ask: Ask[Any], wished: Option, asked: bool = True) -> list[Refusal]:
    """Say what keeps the seat that is asked from something."""
    options = ask.options(view)
    if is_granted(options, wished) or (wished.kind == BUTTON and is_near(options, wished)):
        return []
    # In the action phase one is free to do what one likes: nothing comes first.
    asked = asked and not isinstance(ask, Act)
    if isinstance(ask, BuildDeck) and wished.verb in ALWAYS:
        return [occasion(wished.verb, asked)]
    if wished.kind == BUTTON and (wished.verb in ALWAYS or belongs_here(ask, wished)):
        return why_not_button(view, ask, wished) if wished.verb in BARRED else []
    meant = wished if wished.verb else _meant(view, ask, wished)
    if meant.verb in ("use", "play"):
        return why_not_text(view, ask, meant, asked)
    if not belongs_here(ask, meant):
        return [*([] if meant.verb == "face" else _in_any_case(view, ask.seat, meant)), occasion(way_of(meant), asked)]
    if meant.kind == "card":
        # Of a pile one names a card and nothing else: with the right card, only an argument can be wrong.
        is_odd = isinstance(ask, FROM_PILES) and is_near(options, meant)
        return [] if is_odd else why_not_card(view, ask, meant)
    return why_not_fighter(view, ask, meant) if meant.kind == "fighter" else why_not_place(view, ask, meant)


def _meant(view: Ebbland, ask: Ask[Any], wished: Option) -> Option:
    """Return what a mere click stands for."""
    if wished.kind == "card":
        verb = meant_by_card(view, ask, wished.index)
    elif wished.kind == "fighter":
        verb = meant_by_fighter(view, ask, wished.index)
    else:
        verb = meant_by_place(view, ask, wished)
    return Option(verb, wished.kind, wished.index, wished.arg)


def _in_any_case(view: Ebbland, seat: int, meant: Option) -> list[Refusal]:
    """Say what is in the way of something whenever it is done."""
    if meant.kind == "card" and meant.verb in ("discard", "equip", "build", "enlist", "victory", "give", "attach"):
        held = meant.index in view.sides[seat].hand
        other = other_kind(view, meant.index, meant.verb)
        return other if held else [Refusal("not_in_hand", "CC-SETUP-12", (meant.index,)), *other]
    if meant.kind == "fighter":
        fighter = view.fighters[meant.index]
        if fighter is None:
            return [Refusal("nobody_there", "CC-SETUP-12")]
        if meant.verb in ("equip", "commit", "lone", "guard", "give", "support") and fighter.seat != seat:
            return [Refusal("not_yours", OCCASIONS[way_of(meant)], (fighter.card,))]
        if meant.verb in ("shoot", "pair") and fighter.seat == seat:
            return [Refusal("own_fighter", OCCASIONS[way_of(meant)], (fighter.card,))]
    if meant.kind == "leader" and meant.verb == "attack" and meant.index == seat:
        return [Refusal("own_leader", "CC-COMBAT-PRE-12")]
    if meant.kind == "site" and (meant.verb == "build") != (meant.index // SITES_EACH == seat) and meant.verb != "pick":
        own = meant.verb == "build"
        clause = "CC-ACTION-03" if own else "CC-COMBAT-PRE-15"
        return [Refusal("site_not_yours" if own else "own_site", clause, (meant.index,))]
    return []


def _out_of_turn(view: Ebbland, seat: int, wished: Option, asked: int) -> list[Refusal]:
    """Say what would still be in the way in a turn of one's own, and who is asked."""
    turn = Refusal("not_your_turn", "CC-RESOURCE-08", (asked,))
    if not 0 <= seat < len(view.sides):
        return [turn]
    if view.together is not None:
        return [Refusal("ready", "CC-SEALED-02", (asked,))]
    own = view.copy()
    # What a turn begins with.
    own.combat, own.active, own.agenda = None, seat, [Act(seat)]
    own.attacked, own.used, own.changes, own.discounts = False, [], [], []
    own.sides[seat].turns += int(view.active != seat)
    own.sides[seat].marker_used = False
    causes = _barred(own, Act(seat), wished, False)
    if way_of(wished) in OF_TEXTS:
        return causes
    sealed = way_of(wished) in ("pack card", "leave card", "pack", "leave", "ready")
    return [*(cause for cause in causes if sealed or cause.reason not in AWAITED), turn]


def check_is_there(view: Ebbland, wished: Option) -> None:
    """Refuse what this table does not have."""
    sites = SITES_EACH * len(view.sides)
    limits = {"card": len(view.box.cards), "fighter": len(view.fighters), "gear": len(view.fighters) * GEAR_EACH}
    limits |= {"leader": len(view.sides), "site": sites, "artifact": sites, "logistics": sites}
    if wished.kind != BUTTON and wished.index >= limits[wished.kind]:
        raise not_there(wished.element(), {kind: limit for kind, limit in limits.items() if limit})
