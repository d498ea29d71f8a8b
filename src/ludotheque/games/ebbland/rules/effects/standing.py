"""What holds now: strings, modifiers, life and keywords of fighters, prices and limits of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.ebbland.rules.effects.changes import (
    COMMITMENT,
    DISCARDS,
    KEYWORD,
    LEAST_HAND,
    LIFE,
    MODIFIER,
    NUMBER,
    PRICE,
    STUNNED,
    TASKS,
    WARDED,
    Cost,
)
from ludotheque.games.ebbland.rules.effects.effect import Ability, Play, Static
from ludotheque.games.ebbland.rules.effects.meant import fits, source_of
from ludotheque.games.ebbland.rules.terms import (
    ALL_MINE,
    ALLIES,
    ALLY,
    FROM_ARTIFACT,
    FROM_FIGHTER,
    FROM_GEAR,
    FROM_LEADER,
    FROM_LOGISTICS,
    FROM_SITE,
    GEAR_EACH,
    NONE,
    ON_BEARER,
    SITES_EACH,
)
from ludotheque.games.ebbland.rules.traits import Card

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland

HAND_MIN: Final = 3
# Whatever is changed.
ANYTHING: Final = -1
MOST_DISCARDS: Final = 2


def ability_of(s: Ebbland, play: Play) -> Ability:
    """Return the printed text that a play uses."""
    cards = s.box.sites if play.place == FROM_SITE else s.box.cards
    return cards[play.card].abilities[play.effect]


def holds(s: Ebbland, play: Play, ability: Ability) -> bool:
    """Tell whether all conditions hold."""
    return all(condition.holds(s, play) for condition in ability.conditions)


class Held:
    """A static effect in play, and where it comes from."""

    __slots__ = ("conditions", "deed", "play")

    def __init__(self, play: Play, static: Static) -> None:
        self.play = play
        self.deed = static.deed
        self.conditions = static.conditions

    def is_so(self, s: Ebbland) -> bool:
        """Tell whether its conditions hold now."""
        return all(condition.holds(s, self.play) for condition in self.conditions)


def held_by(static: Static, seat: int, place: int, index: int) -> Held:
    """Return a static effect as it stands for a card in play."""
    return Held(Play(seat, place, index, NONE, static.effect), static)


def _hear(found: list[Held], statics: list[Static], what: int, seat: int, place: int, index: int) -> None:
    for static in statics:
        if what == ANYTHING or static.deed.what == what:
            found.append(held_by(static, seat, place, index))


def _of_places(s: Ebbland, found: list[Held], what: int, seat: int, ruling: bool) -> None:
    """Find what leader, sites, artifacts and logistics of a seat say."""
    side = s.sides[seat]
    cards = s.box.cards
    _of_card(found, cards[side.leader], what, seat, FROM_LEADER, seat, ruling)
    for site in range(SITES_EACH):
        if side.sacked[site]:
            continue
        index = seat * SITES_EACH + site
        _of_card(found, s.box.sites[side.sites[site]], what, seat, FROM_SITE, index, ruling)
        if side.artifacts[site] >= 0:
            _of_card(found, cards[side.artifacts[site]], what, seat, FROM_ARTIFACT, index, ruling)
        if side.logistics[site] >= 0:
            _of_card(found, cards[side.logistics[site]], what, seat, FROM_LOGISTICS, index, ruling)


def _of_fighters(s: Ebbland, found: list[Held], what: int, seat: int, ruling: bool) -> None:
    """Find what characters of a seat and their gear say about others, or about the seat."""
    cards = s.box.cards
    for slot, fighter in enumerate(s.fighters):
        if fighter is None or fighter.seat != seat:
            continue
        _of_card(found, cards[fighter.card], what, seat, FROM_FIGHTER, slot, ruling)
        for place, card in enumerate(fighter.gear):
            _of_card(found, cards[card], what, seat, FROM_GEAR, slot * GEAR_EACH + place, ruling)


def _of_card(found: list[Held], printed: Card, what: int, seat: int, place: int, index: int, ruling: bool) -> None:
    statics = printed.ruling if ruling else printed.wide
    if statics:
        _hear(found, statics, what, seat, place, index)


def standing(s: Ebbland, seat: int, ruling: bool, what: int = ANYTHING) -> list[Held]:
    """Return what a seat has in play that says something about several fighters, or about prices and limits."""
    found: list[Held] = []
    _of_places(s, found, what, seat, ruling)
    _of_fighters(s, found, what, seat, ruling)
    return found


def ruled(s: Ebbland, seat: int, what: int) -> list[Held]:
    """Return what stands about prices and limits of a seat."""
    return [held for held in standing(s, seat, True, what) if held.is_so(s)]


def own(s: Ebbland, slot: int, what: int = ANYTHING) -> list[Held]:
    """Return what a fighter and its gear say about itself."""
    found: list[Held] = []
    fighter = s.fighter(slot)
    cards = s.box.cards
    _hear(found, cards[fighter.card].own, what, fighter.seat, FROM_FIGHTER, slot)
    for place, card in enumerate(fighter.gear):
        _hear(found, cards[card].own, what, fighter.seat, FROM_GEAR, slot * GEAR_EACH + place)
    return found


def covers(s: Ebbland, held: Held, slot: int) -> bool:
    """Tell whether a static text for several is about this fighter of its owner."""
    target = held.deed.targets[0]
    combat = s.combat
    if target.selector == ALLY:
        return combat is not None and combat.lone_fighter[combat.part(held.play.seat)] == slot
    if target.selector == ALLIES and not s.fighter(slot).pooled:
        return False
    return target.selector in (ALLIES, ALL_MINE) and fits(s, held.play, target, slot)


def lasting(s: Ebbland, slot: int, what: int, stat: int) -> list[int]:
    """Return all values that change a fighter in this respect now."""
    values: list[int] = []
    for change in s.changes:
        if change.fighter == slot and change.what == what and change.stat == stat:
            values.append(change.value)
    for held in own(s, slot, what):
        if held.deed.stat == stat and held.is_so(s):
            values.append(held.deed.value)
    for held in standing(s, s.fighter(slot).seat, False, what):
        if held.deed.stat == stat and held.is_so(s) and covers(s, held, slot):
            values.append(held.deed.value)
    return values


def reasons(s: Ebbland, slot: int, what: int, stat: int) -> list[int]:
    """Return where all values come from that change a fighter in this respect now: sources and values in turn."""
    found: list[int] = []
    for change in s.changes:
        if change.fighter == slot and change.what == what and change.stat == stat:
            found += [change.source, change.value]
    texts = own(s, slot, what)
    texts += [held for held in standing(s, s.fighter(slot).seat, False, what) if covers(s, held, slot)]
    for held in texts:
        if held.deed.stat == stat and held.is_so(s):
            found += [source_of(s, held.play), held.deed.value]
    return found


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


def prices(s: Ebbland, seat: int, card: int, bearer: int = NONE) -> list[int]:
    """Return what a card costs a seat in COM and in LOG, never below 0."""
    printed = s.box.cards[card]
    total = [printed.com, printed.log]
    for discount in s.discounts:
        if discount.seat == seat and discount.filter.fits(printed):
            total[discount.die] += discount.value
    for held in ruled(s, seat, PRICE):
        deed = held.deed
        assert isinstance(deed, Cost)
        if deed.filter.fits(printed) and (deed.filter.on != ON_BEARER or bearer == held.play.fighter()):
            total[deed.die] += deed.value
    return [max(0, total[0]), max(0, total[1])]


def _ruled_sum(s: Ebbland, seat: int, what: int) -> int:
    total = 0
    for held in ruled(s, seat, what):
        total += held.deed.value
    return total


def task_modifier(s: Ebbland, seat: int) -> int:
    """Return what is added to a seat's task rolls."""
    return _ruled_sum(s, seat, TASKS)


def most_discards(s: Ebbland, seat: int) -> int:
    """Return how many cards a seat may discard in its stock phase."""
    return MOST_DISCARDS + _ruled_sum(s, seat, DISCARDS)


def minimum_hand(s: Ebbland, seat: int) -> int:
    """Return the minimum hand of a seat."""
    return s.box.cards[s.sides[seat].leader].figures[HAND_MIN] + _ruled_sum(s, seat, LEAST_HAND)


def is_warded(s: Ebbland, site: int) -> bool:
    """Tell whether a site, counted over all seats, cannot be named as target."""
    return any(held.play.index == site for held in ruled(s, site // SITES_EACH, WARDED))
