"""Where effects come from: which texts of a seat could be used in a window now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.ebbland.rules.effects.effect import Ability, Play
from ludotheque.games.ebbland.rules.effects.meant import has_objects
from ludotheque.games.ebbland.rules.effects.standing import ability_of, holds, prices
from ludotheque.games.ebbland.rules.question import can_raise
from ludotheque.games.ebbland.rules.terms import (
    ACTION,
    ATTACHED,
    COMBAT_END,
    DIES,
    ENLISTED,
    FOE_MISSED,
    FOR_COMBAT,
    FOR_ROUND,
    FOR_TURN,
    FROM_ARTIFACT,
    FROM_FIGHTER,
    FROM_GEAR,
    FROM_HAND,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
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
)
from ludotheque.games.ebbland.rules.traits import Card

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


def usable(s: Ebbland, window: int, seat: int, used: list[int], subject: int, raised: bool = False) -> list[Play]:
    """Return the texts that a seat can use in this window, or could once it has raised what they cost."""
    return [play for play in texts(s, window, seat, subject) if play.key() not in used and can_use(s, play, raised)]


def texts(s: Ebbland, window: int, seat: int, subject: int) -> list[Play]:
    """Return the texts of a seat for this window; with a subject, those of one fighter, card or site."""
    found: list[Play] = []
    if window in (ENLISTED, FOE_MISSED, KILLS, DIES):
        _of_fighter(s, found, window, seat, subject)
    elif window == ATTACHED:
        card = s.fighter(subject // GEAR_EACH).gear[subject % GEAR_EACH]
        _texts(found, window, seat, FROM_GEAR, subject, card, s.box.cards[card])
    elif window == SACKED:
        site = s.sides[seat].sites[subject % SITES_EACH]
        _texts(found, window, seat, FROM_SITE, subject, site, s.box.sites[site])
    else:
        _everywhere(s, found, window, seat)
    return found


def is_asked(s: Ebbland, window: int, seat: int, used: list[int], subject: int) -> bool:
    """Tell whether a seat is asked in a window: it can do something there, or for all that others know it could."""
    if usable(s, window, seat, used, subject, True):
        return True
    # Decks lie open, so others know which instants a seat may hold. It is asked wherever one of these could be played,
    # held or not: that it is asked, and how long it thinks, tells nothing about the hand.
    return any(
        s.box.cards[card].windows >> window & 1 == 1
        and is_unseen(s, seat, card)
        and can_use(s, Play(seat, FROM_HAND, card, card, 0), True)
        for card in s.decks[seat].answers
    )


def is_unseen(s: Ebbland, seat: int, card: int) -> bool:
    """Tell whether a seat might hold a card, as far as others know: it is in the hand or in the Stock."""
    side = s.sides[seat]
    return len(side.hand) > 0 and (card in side.hand or card in side.stock)


def _everywhere(s: Ebbland, found: list[Play], window: int, seat: int) -> None:
    side = s.sides[seat]
    cards = s.box.cards
    _texts(found, window, seat, FROM_LEADER, seat, side.leader, cards[side.leader])
    for site in range(SITES_EACH):
        if side.sacked[site]:
            continue
        index = seat * SITES_EACH + site
        _texts(found, window, seat, FROM_SITE, index, side.sites[site], s.box.sites[side.sites[site]])
        if side.artifacts[site] >= 0:
            _texts(found, window, seat, FROM_ARTIFACT, index, side.artifacts[site], cards[side.artifacts[site]])
        if side.logistics[site] >= 0:
            _texts(found, window, seat, FROM_LOGISTICS, index, side.logistics[site], cards[side.logistics[site]])
    for slot in _acting(s, window, seat):
        _of_fighter(s, found, window, seat, slot)
    _in_hand(s, found, window, seat)


def _acting(s: Ebbland, window: int, seat: int) -> list[int]:
    """Return the characters that have a say: in a combat only those in the pool (B-29)."""
    return s.pool(seat) if s.combat is not None and PRECOMBAT <= window <= COMBAT_END else s.characters(seat)


def _of_fighter(s: Ebbland, found: list[Play], window: int, seat: int, slot: int) -> None:
    fighter = s.fighters[slot]
    if fighter is None or fighter.seat != seat:
        return
    _texts(found, window, seat, FROM_FIGHTER, slot, fighter.card, s.box.cards[fighter.card])
    for place, card in enumerate(fighter.gear):
        _texts(found, window, seat, FROM_GEAR, slot * GEAR_EACH + place, card, s.box.cards[card])


def _in_hand(s: Ebbland, found: list[Play], window: int, seat: int) -> None:
    last = NONE
    for card in s.sides[seat].hand:
        if card != last and card >= 0 and s.box.cards[card].kind in (INSTANT, ACTION):
            _texts(found, window, seat, FROM_HAND, card, card, s.box.cards[card])
        last = card


def _texts(found: list[Play], window: int, seat: int, place: int, index: int, card: int, printed: Card) -> None:
    if not printed.windows >> window & 1:
        return
    for effect, ability in enumerate(printed.abilities):
        if ability.window == window:
            found.append(Play(seat, place, index, card, effect))


def can_use(s: Ebbland, play: Play, raised: bool = False) -> bool:
    """Tell whether a text can be used now: limit, conditions, price, and something for it to do."""
    ability = ability_of(s, play)
    if is_used_up(s, play, ability) or not holds(s, play, ability):
        return False
    return can_afford(s, play, ability, raised) and len(open_choices(s, play)) > 0


def open_choices(s: Ebbland, play: Play) -> list[int]:
    """Return which of the alternatives of a text would do something."""
    ability = ability_of(s, play)
    return [
        number
        for number, deeds in enumerate(ability.choices)
        if all(has_objects(s, play, deed) and deed.can(s, play) for deed in deeds)
    ]


def is_used_up(s: Ebbland, play: Play, ability: Ability) -> bool:
    """Tell whether a text was used as often as its limit allows."""
    combat = s.combat
    if ability.limit == FOR_TURN:
        return play.key() in s.used
    if combat is None or ability.limit == NONE:
        return False
    return play.key() in (combat.used if ability.limit == FOR_COMBAT else combat.used_round)


def note_use(s: Ebbland, play: Play) -> None:
    """Note the use of a text that has a limit."""
    limit = ability_of(s, play).limit
    combat = s.combat
    if limit == FOR_TURN:
        s.used.append(play.key())
    elif combat is not None and limit == FOR_COMBAT:
        combat.used.append(play.key())
    elif combat is not None and limit == FOR_ROUND:
        combat.used_round.append(play.key())


def can_afford(s: Ebbland, play: Play, ability: Ability, raised: bool = False) -> bool:
    """Tell whether the seat has what the text wants paid, or could raise it; a lethal wound may be paid (B-31)."""
    side = s.sides[play.seat]
    com = log = 0
    if play.place == FROM_HAND:
        com, log = prices(s, play.seat, play.card)
    for kind, number in ability.payments:
        if kind == PAY_COM:
            com += number
        elif kind == PAY_LOG:
            log += number
        elif (
            (kind == PAY_DISCARD and len(side.hand) < number)
            or (kind == PAY_TOKEN and (side.markers < number or side.marker_used))
            or (kind == PAY_SACRIFICE and len(s.characters(play.seat)) < number)
        ):
            return False
    return can_raise(s, play.seat, com, log) if raised else side.com >= com and side.log >= log
