"""Why a card cannot be chosen, by the question that is open and the kind of card."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import ChooseVictory, fits_part
from ludotheque.games.ebbland.rules.effects.effect import Play
from ludotheque.games.ebbland.rules.effects.resolve import Offer
from ludotheque.games.ebbland.rules.effects.sources import open_choices
from ludotheque.games.ebbland.rules.effects.standing import ability_of, holds, prices
from ludotheque.games.ebbland.rules.enlistment import Enlist
from ludotheque.games.ebbland.rules.piles import can_enter, can_pay_for, is_full, suits
from ludotheque.games.ebbland.rules.refusals.phase import not_now
from ludotheque.games.ebbland.rules.sealed import LEAST, BuildDeck
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    ACTION,
    CHARACTER,
    FROM_HAND,
    IN_ACTION,
    INSTANT,
    LOGISTICS,
    NONE,
    SITES_EACH,
    STATIC,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.games.ebbland.rules.turn import Act
from ludotheque.kernel import Ask


def why_not_card(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    """Say why a card cannot be chosen."""
    if isinstance(ask, BuildDeck):
        return _build_deck(view, ask, card)
    if card not in view.sides[ask.seat].hand:
        return Refusal("not_in_hand", "CC-SETUP-12", (card,))
    if isinstance(ask, Enlist):
        return _enlist(view, ask, card)
    if isinstance(ask, ChooseVictory):
        return _victory(view, ask, card)
    if isinstance(ask, Act):
        return _act(view, ask, card)
    return _play(view, ask, card, ask.opening.window) if isinstance(ask, Offer) else not_now(ask)


def _build_deck(view: Ebbland, ask: BuildDeck, card: int) -> Refusal:
    if card not in view.pools[ask.seat]:
        return Refusal("not_opened", "CC-SEALED-01", (card,))
    return Refusal("least_sealed", "CC-SEALED-02", (LEAST,))


def _enlist(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    if view.box.cards[card].kind != CHARACTER:
        return Refusal("no_character", "CC-ENLIST-03", (card,))
    if not can_enter(view, card):
        return Refusal("unique", "CC-ENLIST-02", (card,))
    return Refusal("com_short", "CC-RES-03", (1, view.sides[ask.seat].com))


def _victory(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    if view.box.cards[card].kind != VICTORY:
        return not_now(ask)
    if not fits_part(view, ask.seat, card):
        return Refusal("other_part", "CC-COMBAT-PRE-18", (card,))
    return too_dear(view, ask.seat, card)


def _act(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    kind = view.box.cards[card].kind
    if kind == CHARACTER:
        return Refusal("enlist_later", "CC-STOCK-01", (card,))
    if kind == VICTORY:
        return Refusal("victory_later", "CC-COMBAT-PRE-14", (card,))
    if kind in (WEAPON, TALENT):
        return _equip(view, ask, card)
    return _build(view, ask, card) if kind == LOGISTICS else _play(view, ask, card, IN_ACTION)


def _equip(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    """Say what is missing for the character that comes nearest to bearing a card."""
    own = view.characters(ask.seat)
    if not own:
        return Refusal("no_bearer", "CC-ACTION-06", (card,))
    reasons = [cannot_bear(view, slot, card) for slot in own]
    return next((reason for reason in reversed(reasons) if reason.reason == "price"), reasons[0])


def cannot_bear(view: Ebbland, slot: int, card: int) -> Refusal:
    """Say why a character of one's own does not get a card."""
    fighter = view.fighter(slot)
    kind = view.box.cards[card].kind
    if not suits(view, slot, card):
        return Refusal("unsuited", "CC-KEYWORD-01", (card, fighter.card))
    if card in fighter.gear:
        return Refusal("borne_already", "CC-ACTION-09", (card, fighter.card))
    if is_full(view, slot, kind):
        return Refusal("full", "CC-ACTION-07" if kind == WEAPON else "CC-ACTION-08", (card, fighter.card))
    return too_dear(view, fighter.seat, card, slot)


def too_dear(view: Ebbland, seat: int, card: int, bearer: int = NONE) -> Refusal:
    """Compare a price with what the dice show."""
    side = view.sides[seat]
    wanted = prices(view, seat, card, bearer)
    return Refusal("price", "CC-ACTION-05", (card, *wanted, side.com, side.log))


def _build(view: Ebbland, ask: Ask[Any], card: int) -> Refusal:
    side = view.sides[ask.seat]
    if any(not side.sacked[site] and side.logistics[site] == NONE for site in range(SITES_EACH)):
        return too_dear(view, ask.seat, card)
    return Refusal("no_free_site", "CC-ACTION-11", (card,))


def _play(view: Ebbland, ask: Ask[Any], card: int, window: int) -> Refusal:
    printed = view.box.cards[card]
    if printed.kind not in (INSTANT, ACTION) or not printed.windows >> window & 1:
        when = printed.abilities[0].window if printed.abilities else STATIC
        return Refusal("other_window", "CC-COMBAT-PRE-16", (card, when))
    play = Play(ask.seat, FROM_HAND, card, card, 0)
    if not holds(view, play, ability_of(view, play)):
        return Refusal("condition", "CC-COMBAT-PRE-16", (card,))
    if not can_pay_for(view, ask.seat, card):
        return too_dear(view, ask.seat, card)
    reason = "condition" if open_choices(view, play) else "no_object"
    return Refusal(reason, "CC-COMBAT-PRE-16", (card,))
