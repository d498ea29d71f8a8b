"""Why a card cannot be chosen, by the question that is open and the kind of card."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import ChooseVictory, fits_part
from ludotheque.games.ebbland.rules.effects.picking import (
    AttachOne,
    EnlistOne,
    RecoverSome,
    ReplaceOne,
    SearchSome,
    TakeSome,
)
from ludotheque.games.ebbland.rules.effects.standing import prices
from ludotheque.games.ebbland.rules.enlistment import Enlist
from ludotheque.games.ebbland.rules.piles import can_bear, can_enter, is_full, suits
from ludotheque.games.ebbland.rules.refusals.phase import VERBS
from ludotheque.games.ebbland.rules.sealed import LEAST, BuildDeck
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    CHARACTER,
    LOGISTICS,
    NONE,
    SITES_EACH,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.kernel import Ask, Option

# What is done with each kind of card; all others are played.
BY_KIND: Final = {CHARACTER: "enlist", WEAPON: "equip", TALENT: "equip", LOGISTICS: "build", VICTORY: "victory"}
# Which kinds of cards something is done with: otherwise the reason, with its clause.
KINDS_FOR: Final[dict[str, tuple[str, str, tuple[int, ...]]]] = {
    "enlist": ("no_character", "CC-ENLIST-03", (CHARACTER,)),
    "victory": ("no_victory", "CC-COMBAT-PRE-14", (VICTORY,)),
    "equip": ("no_gear", "CC-ACTION-06", (WEAPON, TALENT)),
    "build": ("no_logistics", "CC-ACTION-11", (LOGISTICS,)),
}
WITH_CARDS: Final = ("discard", "enlist", "victory", "give card", "take", "recover", "replace", "attach", "leave")


def meant_by_card(view: Ebbland, ask: Ask[Any], card: int) -> str:
    """Return what a click on a card stands for: what the question is about, or what is done with such a card."""
    for way in VERBS[type(ask)]:
        if way in WITH_CARDS:
            return way.partition(" ")[0]
    return BY_KIND.get(view.box.cards[card].kind, "play")


def why_not_card(view: Ebbland, ask: Ask[Any], meant: Option) -> list[Refusal]:
    """Say why a card cannot be chosen for what the question is about."""
    card = meant.index
    if isinstance(ask, BuildDeck):
        return _build_deck(view, ask, meant)
    if isinstance(ask, SearchSome | RecoverSome | TakeSome | ReplaceOne):
        return _from_pile(view, ask, card)
    held = card in view.sides[ask.seat].hand
    causes = [] if held else [Refusal("not_in_hand", "CC-SETUP-12", (card,))]
    if isinstance(ask, AttachOne | EnlistOne):
        return [*causes, *_for_nothing(view, ask, card)]
    if isinstance(ask, Enlist):
        return [*causes, *_enlist(view, ask, card)]
    if isinstance(ask, ChooseVictory):
        return [*causes, *_victory(view, ask, card)]
    if meant.verb == "equip":
        return [*causes, *_equip(view, ask, card)]
    return [*causes, *(_build(view, ask, card) if meant.verb == "build" else [])]


def _build_deck(view: Ebbland, ask: BuildDeck, meant: Option) -> list[Refusal]:
    if meant.index not in view.pools[ask.seat]:
        return [Refusal("not_opened", "CC-SEALED-01", (meant.index,))]
    packed = meant.index in ask.cards(view)
    if meant.verb == "pack":
        return [Refusal("packed", "CC-SEALED-02", (meant.index,))]
    return [
        Refusal("least_sealed", "CC-SEALED-02", (LEAST,))
        if packed
        else Refusal("left_out", "CC-SEALED-02", (meant.index,))
    ]


def _from_pile(view: Ebbland, ask: Any, card: int) -> list[Refusal]:
    """Say why a card does not come from where it is sought."""
    side = view.sides[ask.seat]
    if isinstance(ask, RecoverSome):
        pile = side.discard
    elif isinstance(ask, SearchSome):
        pile = side.stock
    else:
        pile = side.stock[len(side.stock) - (ask.count if isinstance(ask, TakeSome) else ask.left) :]
    return [Refusal("unwanted" if card in pile else "not_among", "CC-SETUP-08", (card,))]


def _for_nothing(view: Ebbland, ask: Any, card: int) -> list[Refusal]:
    """Say why a text neither attaches a card nor brings it into play."""
    causes = [] if ask.filter.fits(view.box.cards[card]) else [Refusal("unwanted", "CC-SETUP-08", (card,))]
    if isinstance(ask, EnlistOne):
        return causes if can_enter(view, card) else [*causes, Refusal("unique", "CC-ENLIST-02", (card,))]
    return causes if causes or can_bear(view, ask.slot, card) else cannot_bear(view, ask.slot, card, True)


def other_kind(view: Ebbland, card: int, verb: str) -> list[Refusal]:
    """Refuse what is not done with a card of such a kind."""
    reason, clause, kinds = KINDS_FOR.get(verb, ("", "", ()))
    return [Refusal(reason, clause, (card,))] if reason and view.box.cards[card].kind not in kinds else []


def _enlist(view: Ebbland, ask: Ask[Any], card: int) -> list[Refusal]:
    other = other_kind(view, card, "enlist")
    if other:
        return other
    com = view.sides[ask.seat].com
    poor = [Refusal("com_short", "CC-RES-03", (1, com))] if com < 1 else []
    return poor if can_enter(view, card) else [*poor, Refusal("unique", "CC-ENLIST-02", (card,))]


def _victory(view: Ebbland, ask: Ask[Any], card: int) -> list[Refusal]:
    other = other_kind(view, card, "victory")
    if other:
        return other
    dear = too_dear(view, ask.seat, card)
    return dear if fits_part(view, ask.seat, card) else [*dear, Refusal("other_part", "CC-COMBAT-PRE-18", (card,))]


def _equip(view: Ebbland, ask: Ask[Any], card: int) -> list[Refusal]:
    """Say what is missing for the character that comes nearest to bearing a card."""
    other = other_kind(view, card, "equip")
    if other:
        return other
    own = view.characters(ask.seat)
    if not own:
        return [Refusal("no_bearer", "CC-ACTION-06", (card,)), *too_dear(view, ask.seat, card)]
    return min((cannot_bear(view, slot, card) for slot in own), key=len)


def cannot_bear(view: Ebbland, slot: int, card: int, free: bool = False) -> list[Refusal]:
    """Say why a character of one's own does not get a card."""
    fighter = view.fighter(slot)
    kind = view.box.cards[card].kind
    causes = [] if free else too_dear(view, fighter.seat, card, slot)
    if card in fighter.gear:
        causes.append(Refusal("borne_already", "CC-ACTION-09", (card, fighter.card)))
    if is_full(view, slot, kind):
        bearer, clause = view.box.cards[fighter.card], "CC-ACTION-07" if kind == WEAPON else "CC-ACTION-08"
        room = bearer.weapons if kind == WEAPON else bearer.talents
        causes.append(Refusal("full", clause, (card, fighter.card, room)))
    if not suits(view, slot, card):
        causes.append(Refusal("unsuited", "CC-KEYWORD-01", (card, fighter.card)))
    return causes


def too_dear(view: Ebbland, seat: int, card: int, bearer: int = NONE) -> list[Refusal]:
    """Compare a price with what the dice show."""
    side = view.sides[seat]
    com, log = prices(view, seat, card, bearer)
    if com <= side.com and log <= side.log:
        return []
    return [Refusal("price", "CC-ACTION-05", (card, com, log, side.com, side.log))]


def _build(view: Ebbland, ask: Ask[Any], card: int) -> list[Refusal]:
    other = other_kind(view, card, "build")
    if other:
        return other
    side = view.sides[ask.seat]
    free = any(not side.sacked[site] and side.logistics[site] == NONE for site in range(SITES_EACH))
    dear = too_dear(view, ask.seat, card)
    return dear if free else [*dear, Refusal("no_free_site", "CC-ACTION-11", (card,))]
