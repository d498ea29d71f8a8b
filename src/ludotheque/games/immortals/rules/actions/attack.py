"""Attacks and moves: from where, to where, with how many."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.battle import ATTACKER, DEFENDER, NEUTRAL, fight
from ludotheque.games.immortals.rules.events import Moved
from ludotheque.games.immortals.rules.state import (
    ATTACK_OR_MOVE,
    Immortals,
    Price,
    across,
    at,
    conflict_card,
    is_joker,
    place_of,
    places_of,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

FREE: Final = Price(0, 0)


def reach(s: Immortals, place: int) -> int:
    """Return the places next to one, as a mask: its neighbours, and across its Portal (IM-BUILD-07 to 09)."""
    near = s.world.near[place]
    if s.ways >> place & 1:
        near |= 1 << across(place)
    return near


def attack_price(s: Immortals, seat: int, space: int) -> Price:
    """Return what an attack costs; on the space for attacks and moves only the move has a price (IM-MOVE-02)."""
    deed = s.deed(seat, space)
    return FREE if deed.action == ATTACK_OR_MOVE else deed.price


def origins(s: Immortals, seat: int) -> list[int]:
    """Return the places a seat can attack from: two armies or more, and a target (IM-ATTACK-01, 02, IM-BATTLE-03)."""
    held = s.held(seat)
    return [place for place in places_of(held) if s.armies[place] > 1 and reach(s, place) & ~held]


def attitude(s: Immortals, seat: int, card: int, origin: int, target: int) -> int:
    """Return whom the inhabitants help; with a joker the best that its player can name (IM-ATTACK-04 to 07)."""
    shown = s.shown_by(seat, card)
    if shown >> target & 1:
        return ATTACKER
    return NEUTRAL if shown >> origin & 1 else DEFENDER


def goals(s: Immortals, seat: int, start: int) -> int:
    """Return the places armies can move to: along own places and through Portals (IM-MOVE-03, 05, 06, 09)."""
    held = s.held(seat)
    seen = 1 << start
    fringe = [start]
    while fringe:
        found = reach(s, fringe.pop()) & held & ~seen
        seen |= found
        if found:
            fringe += places_of(found)
    return seen & ~(1 << start)


class Attack(Action):
    """Attack from a region of yours, or on the space that offers it move armies instead (IM-ATTACK-01, IM-MOVE-01)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer the places to attack from and, for moves, the card's places."""
        options: list[Option] = []
        player = s.players[self.seat]
        if player.can_pay(attack_price(s, self.seat, self.space)):
            options = [at("attack", place) for place in origins(s, self.seat)]
        deed = s.deed(self.seat, self.space)
        if deed.action == ATTACK_OR_MOVE and player.can_pay(deed.price):
            shown = s.shown_by(self.seat, self.card) & s.held(self.seat)
            for place in places_of(shown):
                if s.armies[place] > 1 and goals(s, self.seat, place):
                    options.append(at("move", place))
        return options

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Go on to the target or the destination."""
        if option.verb == "attack":
            s.then([ChooseTarget(self.seat, self.space, self.card, place_of(option))])
        else:
            s.then([ChooseDestination(self.seat, self.space, place_of(option))])


class ChooseTarget(Ask[Immortals]):
    """Choose the region to attack: next to the origin or through its Portal, never your own (IM-ATTACK-01 to 03)."""

    __slots__ = ("card", "origin", "space")

    def __init__(self, seat: int, space: int, card: int, origin: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card
        self.origin = origin

    def options(self, s: Immortals) -> list[Option]:
        """Offer the targets."""
        return [at("target", place) for place in places_of(reach(s, self.origin) & ~s.held(self.seat))]

    def take(self, s: Immortals, option: Option) -> None:
        """Go on to the number of armies, or first to the region that a joker stands for."""
        target = place_of(option)
        ends = 1 << self.origin | 1 << target
        if is_joker(self.card) and s.shown_by(self.seat, self.card) & ends and not s.house.first_rules:
            s.then([NameRegion(self.seat, self.space, self.card, self.origin, target)])
        else:
            s.then([CommitArmies(self.seat, self.space, self.card, self.origin, target)])


class NameRegion(Ask[Immortals]):
    """A joker: name a region of its province and realm, where that makes a difference (IM-ATTACK-07)."""

    __slots__ = ("card", "origin", "space", "target")

    def __init__(self, seat: int, space: int, card: int, origin: int, target: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card
        self.origin = origin
        self.target = target

    def options(self, s: Immortals) -> list[Option]:
        """Offer the regions that the joker may stand for."""
        return [at("name", place) for place in places_of(s.shown_by(self.seat, self.card))]

    def take(self, s: Immortals, option: Option) -> None:
        """Go on as if the card of that region had been revealed."""
        card = conflict_card(place_of(option))
        s.then([CommitArmies(self.seat, self.space, card, self.origin, self.target)])


class CommitArmies(Ask[Immortals]):
    """Commit any number of armies; at least one stays behind (IM-BATTLE-02, 03)."""

    __slots__ = ("card", "origin", "space", "target")

    def __init__(self, seat: int, space: int, card: int, origin: int, target: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card
        self.origin = origin
        self.target = target

    def options(self, s: Immortals) -> list[Option]:
        """Offer one to all but one."""
        return [button("commit", armies) for armies in range(1, s.armies[self.origin])]

    def take(self, s: Immortals, option: Option) -> None:
        """Pay and fight."""
        s.players[self.seat].pay(attack_price(s, self.seat, self.space))
        side = attitude(s, self.seat, self.card, self.origin, self.target)
        fight(s, self.seat, self.origin, self.target, option.index, side)


class ChooseDestination(Ask[Immortals]):
    """Choose where the armies go: an own region along a chain of own regions (IM-MOVE-03 to 06)."""

    __slots__ = ("origin", "space")

    def __init__(self, seat: int, space: int, origin: int) -> None:
        self.seat = seat
        self.space = space
        self.origin = origin

    def options(self, s: Immortals) -> list[Option]:
        """Offer the destinations."""
        return [at("destination", place) for place in places_of(goals(s, self.seat, self.origin))]

    def take(self, s: Immortals, option: Option) -> None:
        """Go on to the number of armies."""
        s.then([MoveArmies(self.seat, self.space, self.origin, place_of(option))])


class MoveArmies(Ask[Immortals]):
    """Move any number of armies; at least one stays behind (IM-MOVE-07)."""

    __slots__ = ("goal", "origin", "space")

    def __init__(self, seat: int, space: int, origin: int, goal: int) -> None:
        self.seat = seat
        self.space = space
        self.origin = origin
        self.goal = goal

    def options(self, s: Immortals) -> list[Option]:
        """Offer one to all but one."""
        return [button("march", armies) for armies in range(1, s.armies[self.origin])]

    def take(self, s: Immortals, option: Option) -> None:
        """Pay and move."""
        s.players[self.seat].pay(s.deed(self.seat, self.space).price)
        s.lift(self.origin, option.index)
        s.put(self.seat, self.goal, option.index)
        s.tell(Moved(self.seat, self.goal, option.index, self.origin))
