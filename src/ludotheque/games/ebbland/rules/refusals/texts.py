"""Why a text cannot be used: of something in play, or of a card in hand."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.effects.effect import Ability, Play
from ludotheque.games.ebbland.rules.effects.resolve import ELEMENTS, Offer
from ludotheque.games.ebbland.rules.effects.sources import is_used_up, open_choices
from ludotheque.games.ebbland.rules.effects.standing import ability_of, prices
from ludotheque.games.ebbland.rules.enlistment import FAILURE, Help
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    ACTION,
    ATTACHED,
    COMBAT_END,
    DIES,
    ENLIST_ROLL,
    ENLISTED,
    FOE_MISSED,
    FROM_ARTIFACT,
    FROM_FIGHTER,
    FROM_GEAR,
    FROM_HAND,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
    IN_ACTION,
    INSTANT,
    KILLS,
    NONE,
    PAY_COM,
    PAY_DISCARD,
    PAY_LOG,
    PAY_SACRIFICE,
    PAY_TOKEN,
    PRECOMBAT,
    SACKED,
    SITES_EACH,
    STATIC,
)
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.rules.turn import Act
from ludotheque.kernel import Ask, Option
from ludotheque.wish import ANY

# What the house says of texts: their moment, what they ask for, how often, for what, and who acts in a combat.
MOMENT: Final = "CC-TEXT-01"
PRICE: Final = "CC-TEXT-02"
LIMIT: Final = "CC-TEXT-03"
USE: Final = "CC-TEXT-04"
POOL: Final = "CC-TEXT-05"
# Windows that open for one fighter, card or site.
ABOUT_ONE: Final = (ENLISTED, FOE_MISSED, KILLS, DIES, ATTACHED, SACKED)


def why_not_text(view: Ebbland, ask: Ask[Any], meant: Option, asked: bool = True) -> list[Refusal]:
    """Say why a text cannot be used now; of several that of which the fewest things are missing."""
    seat, card = owner_and_card(view, ask.seat, meant)
    if card == NONE:
        return [Refusal("nothing_there", "CC-SETUP-12")]
    printed = view.box.sites[card] if meant.kind == "site" else view.box.cards[card]
    if meant.kind == "card":
        refusal = _no_play(view, ask, card, printed)
        if refusal is not None:
            return [refusal]
    elif seat != ask.seat:
        return [Refusal("text_not_yours", MOMENT, (seat,))]
    texts = range(len(printed.abilities))
    if meant.arg != ANY:
        texts = range(meant.arg, min(meant.arg + 1, len(texts)))
    if not texts:
        return [Refusal("no_text" if not printed.abilities else "fewer_texts", MOMENT, (len(printed.abilities),))]
    plays = [Play(ask.seat, ELEMENTS.index(meant.kind), meant.index, card, text) for text in texts]
    return min((_unusable(view, ask, play, asked) for play in plays), key=_distance)


def _distance(causes: list[Refusal]) -> tuple[bool, int]:
    """Return how far a text is from being used: one that works by itself is farthest."""
    return any(cause.reason in ("text_static", "text_when", "other_window") for cause in causes), len(causes)


def _no_play(view: Ebbland, ask: Ask[Any], card: int, printed: Card) -> Refusal | None:
    """Refuse a card that is not in hand or is not played for its text."""
    if card not in view.sides[ask.seat].hand:
        return Refusal("not_in_hand", "CC-SETUP-12", (card,))
    played = printed.kind in (INSTANT, ACTION)
    return None if played else Refusal("not_played", "CC-ACTION-01", (card,))


def _window(view: Ebbland, ask: Ask[Any]) -> int:
    """Return the moment for texts that a question opens, or -1."""
    if isinstance(ask, Offer):
        return ask.opening.window
    if isinstance(ask, Act):
        return IN_ACTION
    return ENLIST_ROLL if isinstance(ask, Help) else NONE


def _unusable(view: Ebbland, ask: Ask[Any], play: Play, asked: bool) -> list[Refusal]:
    ability = ability_of(view, play)
    if ability.window == STATIC:
        return [Refusal("text_static", MOMENT)]
    window = _window(view, ask)
    if ability.window != window:
        when = (ability.window, int(asked))
        if play.place == FROM_HAND:
            return [Refusal("other_window", MOMENT, (play.card, *when))]
        return [Refusal("text_when", MOMENT, when)]
    causes = _silent(view, ask, play, window)
    if isinstance(ask, Help) and ask.weigh.die <= FAILURE:
        causes.append(Refusal("natural_one", "CC-ENLIST-11"))
    if is_used_up(view, play, ability):
        causes.append(Refusal("used_up", LIMIT, (ability.limit,)))
    causes += [
        Refusal("unmet", PRICE, (play.card, int(play.place == FROM_SITE), play.effect, number))
        for number, condition in enumerate(ability.conditions)
        if not condition.holds(view, play)
    ]
    causes += _unpaid(view, play, ability)
    # What a text would do can only be told where its conditions hold.
    if not causes and not open_choices(view, play):
        causes.append(Refusal("pointless", USE, (play.card, int(play.place == FROM_SITE))))
    return causes


def _silent(view: Ebbland, ask: Ask[Any], play: Play, window: int) -> list[Refusal]:
    """Refuse a text that has no say at the moment: of another than it is about, sacked, outside the pool, just used."""
    if (
        play.place in (FROM_SITE, FROM_ARTIFACT, FROM_LOGISTICS)
        and view.sides[play.seat].sacked[play.index % SITES_EACH]
    ):
        return [Refusal("sacked", "CC-COMBAT-END-02", (play.index,))] if window != SACKED else []
    if isinstance(ask, Offer) and window in ABOUT_ONE and not _is_about(ask, play):
        return [Refusal("other_subject", MOMENT)]
    outside = play.fighter() >= 0 and view.combat is not None and not view.fighter(play.fighter()).pooled
    if outside and PRECOMBAT <= window <= COMBAT_END:
        return [Refusal("not_in_pool", POOL, (view.fighter(play.fighter()).card,))]
    used = ask.opening.used if isinstance(ask, Offer) else ask.weigh.used if isinstance(ask, Help) else []
    return [Refusal("used_here", LIMIT)] if play.key() in used else []


def _is_about(ask: Offer, play: Play) -> bool:
    window, subject = ask.opening.window, ask.opening.subject
    if window == ATTACHED:
        return play.place == FROM_GEAR and play.index == subject
    if window == SACKED:
        return play.place == FROM_SITE and play.index == subject
    return play.fighter() == subject


def _unpaid(view: Ebbland, play: Play, ability: Ability) -> list[Refusal]:
    """Compare what a text wants paid with what there is."""
    side, causes = view.sides[play.seat], list[Refusal]()
    com, log = prices(view, play.seat, play.card) if play.place == FROM_HAND else (0, 0)
    for kind, number in ability.payments:
        com += number if kind == PAY_COM else 0
        log += number if kind == PAY_LOG else 0
        if kind == PAY_DISCARD and len(side.hand) < number:
            causes.append(Refusal("cards_short", PRICE, (number, len(side.hand))))
        elif kind == PAY_TOKEN and (side.markers < number or side.marker_used):
            causes.append(Refusal("marker_used", "CC-RES-05") if side.markers else Refusal("no_marker", "CC-RES-09"))
        elif kind == PAY_SACRIFICE and len(view.characters(play.seat)) < number:
            causes.append(Refusal("people_short", PRICE, (number, len(view.characters(play.seat)))))
    if side.com < com or side.log < log:
        causes.insert(0, Refusal("text_dear", "CC-RES-03", (com, log, side.com, side.log)))
    return causes


def owner_and_card(view: Ebbland, seat: int, meant: Option) -> tuple[int, int]:
    """Return whose thing it is and which card or site it is, or -1 if nothing lies there."""
    place, index = ELEMENTS.index(meant.kind), meant.index
    if place == FROM_HAND:
        return seat, index
    if place == FROM_LEADER:
        return index, view.sides[index].leader
    if place in (FROM_SITE, FROM_ARTIFACT, FROM_LOGISTICS):
        side = view.sides[index // SITES_EACH]
        lying = {FROM_SITE: side.sites, FROM_ARTIFACT: side.artifacts, FROM_LOGISTICS: side.logistics}[place]
        return index // SITES_EACH, lying[index % SITES_EACH]
    fighter = view.fighters[index if place == FROM_FIGHTER else index // GEAR_EACH]
    if fighter is None:
        return NONE, NONE
    if place == FROM_GEAR:
        gear = index % GEAR_EACH
        return fighter.seat, fighter.gear[gear] if gear < len(fighter.gear) else NONE
    return fighter.seat, fighter.card
