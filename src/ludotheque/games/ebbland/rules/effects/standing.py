"""What holds now: strings, modifiers, life and keywords of fighters, prices and limits of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.ebbland.rules.effects.changes import (
    COMMITMENT,
    KEYWORD,
    LIFE,
    MODIFIER,
    NUMBER,
    STUNNED,
    Allowance,
    Cost,
    Lasting,
    MinimumHand,
    StockLimit,
    TaskMod,
    Ward,
)
from ludotheque.games.ebbland.rules.effects.effect import Ability, Deed, Play, Target
from ludotheque.games.ebbland.rules.effects.meant import fits
from ludotheque.games.ebbland.rules.terms import (
    ALL_MINE,
    ALLIES,
    ALLY,
    BEARER,
    FROM_ARTIFACT,
    FROM_FIGHTER,
    FROM_GEAR,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
    NONE,
    ON_BEARER,
    SELF,
    SITES_EACH,
)
from ludotheque.games.ebbland.rules.traits import Card

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland

HAND_MIN: Final = 3
DISCARDS: Final = 2


def ability_of(s: Ebbland, play: Play) -> Ability:
    """Return the printed text that a play uses."""
    cards = s.box.sites if play.place == FROM_SITE else s.box.cards
    return cards[play.card].abilities[play.effect]


def holds(s: Ebbland, play: Play, ability: Ability) -> bool:
    """Tell whether all conditions hold."""
    return all(condition.holds(s, play) for condition in ability.conditions)


def standing(s: Ebbland, seat: int) -> list[Play]:
    """Return the static texts of a seat that hold now."""
    found: list[Play] = []
    side = s.sides[seat]
    cards = s.box.cards
    _look(s, found, seat, FROM_LEADER, seat, side.leader, cards[side.leader])
    for site in range(SITES_EACH):
        if side.sacked[site]:
            continue
        index = seat * SITES_EACH + site
        _look(s, found, seat, FROM_SITE, index, side.sites[site], s.box.sites[side.sites[site]])
        if side.artifacts[site] >= 0:
            _look(s, found, seat, FROM_ARTIFACT, index, side.artifacts[site], cards[side.artifacts[site]])
        if side.logistics[site] >= 0:
            _look(s, found, seat, FROM_LOGISTICS, index, side.logistics[site], cards[side.logistics[site]])
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None and fighter.seat == seat:
            _look(s, found, seat, FROM_FIGHTER, slot, fighter.card, cards[fighter.card])
            for place, card in enumerate(fighter.gear):
                _look(s, found, seat, FROM_GEAR, slot * GEAR_EACH + place, card, cards[card])
    return found


def _look(s: Ebbland, found: list[Play], seat: int, place: int, index: int, card: int, printed: Card) -> None:
    for effect in printed.statics:
        play = Play(seat, place, index, card, effect)
        if holds(s, play, printed.abilities[effect]):
            found.append(play)


def covers(s: Ebbland, play: Play, target: Target, slot: int) -> bool:
    """Tell whether a static text is about this fighter of its owner."""
    selector = target.selector
    if selector in (SELF, BEARER):
        return slot == play.fighter()
    combat = s.combat
    if selector == ALLY:
        return combat is not None and combat.lone_fighter[combat.part(play.seat)] == slot
    return selector in (ALLIES, ALL_MINE) and fits(s, play, target, slot)


def _deeds(s: Ebbland, play: Play) -> list[Deed]:
    return ability_of(s, play).choices[0]


def lasting(s: Ebbland, slot: int, what: int, stat: int) -> list[int]:
    """Return all values that change a fighter in this respect now."""
    values = [
        change.value for change in s.changes if change.fighter == slot and change.what == what and change.stat == stat
    ]
    for play in standing(s, s.fighter(slot).seat):
        for deed in _deeds(s, play):
            if not isinstance(deed, Lasting) or deed.what != what or deed.target.stat != stat:
                continue
            if covers(s, play, deed.target, slot):
                values.append(deed.value)
    return values


def string_of(s: Ebbland, slot: int, stat: int) -> list[int]:
    """Return the target numbers of a fighter."""
    return s.card_of(slot).strings[stat] + lasting(s, slot, NUMBER, stat)


def modifier_of(s: Ebbland, slot: int, stat: int) -> int:
    """Return what is added to the 2D6."""
    return sum(lasting(s, slot, MODIFIER, stat))


def life_of(s: Ebbland, slot: int) -> int:
    """Return the hit points of a fighter."""
    return s.card_of(slot).life + sum(lasting(s, slot, LIFE, NONE))


def has(s: Ebbland, slot: int, keyword: int) -> bool:
    """Tell whether a fighter has a keyword."""
    return s.card_of(slot).keywords & keyword != 0 or keyword in lasting(s, slot, KEYWORD, NONE)


def is_stunned(s: Ebbland, slot: int) -> bool:
    """Tell whether a fighter makes no shooting and no hit rolls."""
    return len(lasting(s, slot, STUNNED, NONE)) > 0


def commitment(s: Ebbland, slot: int) -> int:
    """Return by how much committing a fighter is dearer or cheaper."""
    return sum(lasting(s, slot, COMMITMENT, NONE))


def price(s: Ebbland, seat: int, card: int, die: int, bearer: int = NONE) -> int:
    """Return what a card costs a seat in COM or LOG, never below 0."""
    printed = s.box.cards[card]
    total = printed.log if die else printed.com
    for discount in s.discounts:
        if discount.seat == seat and discount.die == die and discount.filter.fits(printed):
            total += discount.value
    for play in standing(s, seat):
        for deed in _deeds(s, play):
            if not isinstance(deed, Cost) or deed.die != die or not deed.filter.fits(printed):
                continue
            if deed.filter.on != ON_BEARER or bearer == play.fighter():
                total += deed.value
    return max(0, total)


def _allowances(s: Ebbland, seat: int) -> list[Allowance]:
    return [deed for play in standing(s, seat) for deed in _deeds(s, play) if isinstance(deed, Allowance)]


def task_modifier(s: Ebbland, seat: int) -> int:
    """Return what is added to a seat's task rolls."""
    return sum(deed.value for deed in _allowances(s, seat) if isinstance(deed, TaskMod))


def most_discards(s: Ebbland, seat: int) -> int:
    """Return how many cards a seat may discard in its stock phase."""
    return DISCARDS + sum(deed.value for deed in _allowances(s, seat) if isinstance(deed, StockLimit))


def minimum_hand(s: Ebbland, seat: int) -> int:
    """Return the minimum hand of a seat."""
    printed = s.box.cards[s.sides[seat].leader].figures[HAND_MIN]
    return printed + sum(deed.value for deed in _allowances(s, seat) if isinstance(deed, MinimumHand))


def is_warded(s: Ebbland, site: int) -> bool:
    """Tell whether a site, counted over all seats, cannot be named as target."""
    for play in standing(s, site // SITES_EACH):
        for deed in _deeds(s, play):
            if isinstance(deed, Ward) and play.index == site:
                return True
    return False
