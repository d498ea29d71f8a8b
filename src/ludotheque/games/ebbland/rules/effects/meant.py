"""Whom a call is about: fixed selectors, and what may be picked for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.ebbland.rules.effects.effect import Deed, Play, Target
from ludotheque.games.ebbland.rules.terms import (
    A_LOGISTICS,
    A_WEAPON,
    ALL_MINE,
    ALLIES,
    ALLY,
    BEARER,
    ENEMIES,
    ENEMY,
    FOE,
    FROM_ARTIFACT,
    FROM_GEAR,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
    ME,
    MINE,
    MY_LOC,
    NONE,
    OPP,
    SELF,
    SITES_EACH,
    THIS_SITE,
    WEAPON,
)

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


def source_of(s: Ebbland, play: Play) -> int:
    """Return the number of the card that bears a text; sites are counted on after the cards."""
    place, index = play.place, play.index
    seat, site = divmod(index, SITES_EACH)
    if place == FROM_SITE:
        return len(s.box.cards) + s.sides[seat].sites[site]
    if play.card != NONE:
        return play.card
    if place == FROM_LEADER:
        return s.sides[index].leader
    if place == FROM_ARTIFACT:
        return s.sides[seat].artifacts[site]
    if place == FROM_LOGISTICS:
        return s.sides[seat].logistics[site]
    if place == FROM_GEAR:
        return s.fighter(index // GEAR_EACH).gear[index % GEAR_EACH]
    return s.fighter(index).card


def is_picked(selector: int) -> bool:
    """Tell whether the owner picks what this selector stands for."""
    return selector in (ALLY, ENEMY, MINE, A_WEAPON, A_LOGISTICS, MY_LOC, OPP)


def meant(s: Ebbland, play: Play, target: Target) -> list[int]:
    """Return all that a selector stands for now; what must be picked, once it is picked."""
    selector = target.selector
    if is_picked(selector):
        pick = play.pick(selector)
        return [] if pick < 0 or not _is_there(s, selector, pick) else [pick]
    if selector in (SELF, BEARER):
        slot = play.fighter()
        return [] if slot < 0 or s.fighters[slot] is None else [slot]
    if selector == FOE:
        foe = foe_of(s, play)
        return [] if foe < 0 or s.fighters[foe] is None else [foe]
    if selector == ME:
        return [play.seat]
    if selector == THIS_SITE:
        return [play.index]
    return [slot for slot in _crowd(s, play, selector) if fits(s, play, target, slot)]


def _is_there(s: Ebbland, selector: int, pick: int) -> bool:
    return selector not in (ALLY, ENEMY, MINE) or s.fighters[pick] is not None


def _crowd(s: Ebbland, play: Play, selector: int) -> list[int]:
    combat = s.combat
    if selector in (MINE, ALL_MINE):
        return s.characters(play.seat)
    if combat is None:
        return []
    if selector in (ALLY, ALLIES):
        return s.pool(play.seat)
    return s.pool(combat.other(play.seat)) if selector in (ENEMY, ENEMIES) else []


def foe_of(s: Ebbland, play: Play) -> int:
    """Return the opponent of the fighter of a text; of whoever just rolled if the text is in hand (B-51)."""
    slot = play.fighter()
    if slot < 0:
        slot = s.roll_at.fighter
    fighter = s.fighters[slot] if slot >= 0 else None
    return NONE if fighter is None or fighter.seat != play.seat else fighter.foe


def fits(s: Ebbland, play: Play, target: Target, slot: int) -> bool:
    """Tell whether a fighter is meant by the filter of a target."""
    filter = target.filter
    if filter.other and slot == play.fighter():
        return False
    return filter.fits(s.card_of(slot), play.paid)


def candidates(s: Ebbland, play: Play, deed: Deed, target: Target) -> list[int]:
    """Return what may be picked for a selector."""
    selector = target.selector
    if selector in (ALLY, ENEMY, MINE):
        found = [slot for slot in _crowd(s, play, selector) if fits(s, play, target, slot)]
    elif selector == A_WEAPON:
        found = _weapons(s, play, target)
    elif selector in (A_LOGISTICS, MY_LOC):
        found = _sites(s, play, target)
    else:
        found = opponents(s, play.seat)
    return [thing for thing in found if deed.may(s, play, target, thing)]


def _weapons(s: Ebbland, play: Play, target: Target) -> list[int]:
    found: list[int] = []
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None and (fighter.seat == play.seat) != target.filter.owner:
            for place, card in enumerate(fighter.gear):
                if s.box.cards[card].kind == WEAPON:
                    found.append(slot * GEAR_EACH + place)
    return found


def _sites(s: Ebbland, play: Play, target: Target) -> list[int]:
    found: list[int] = []
    for seat, side in enumerate(s.sides):
        if (seat == play.seat) != target.filter.owner:
            for site in range(SITES_EACH):
                if target.selector == MY_LOC or side.logistics[site] >= 0:
                    found.append(seat * SITES_EACH + site)
    return found


def opponents(s: Ebbland, seat: int) -> list[int]:
    """Return the other side of the combat; outside combat all other seats."""
    combat = s.combat
    if combat is not None and combat.part(seat) >= 0:
        return [combat.other(seat)]
    return [other for other in s.seats_from(seat) if other != seat]


def has_objects(s: Ebbland, play: Play, deed: Deed) -> bool:
    """Tell whether everything a deed is about is there (B-49)."""
    for target in deed.targets:
        if is_picked(target.selector) and play.pick(target.selector) < 0:
            if not candidates(s, play, deed, target):
                return False
        elif not meant(s, play, target):
            return False
    return True
