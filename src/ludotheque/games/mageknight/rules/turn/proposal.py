"""An assault on a city together: proposing it, sharing the defenders, agreeing (MK-COOP-01 to 10)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.events.assault import AssaultJoined, AssaultProposed, AssaultRefused
from ludotheque.games.mageknight.rules.heroes.goods import has_worthy
from ludotheque.games.mageknight.rules.land.map import entry, is_occupied
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.assault import LaunchAssault, gates
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# So many proposals may be made in a turn.
PROPOSALS: Final = 3


def is_beside_city(s: MageKnight, seat: int, number: int) -> bool:
    """Tell whether a hero stands next to a city (MK-COOP-04, 05, MK-VAR-31)."""
    return s.players[seat].space != NONE and len(gates(s, seat, number)) > 0


def invitable(s: MageKnight, seat: int, number: int) -> list[int]:
    """Return who may be invited: next to the city, with a turn to give and a card to play (MK-COOP-01, 05)."""
    found: list[int] = []
    for other, player in enumerate(s.players):
        friends = s.house.joint_assaults or s.house.company.are_allied(seat, other)
        able = not player.ahead and not player.out and has_worthy(player.hand)
        if other != seat and friends and able and is_beside_city(s, other, number):
            found.append(other)
    return found


def proposals(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer to propose an assault on a city next to the hero, which has the points to enter it (MK-COOP-04)."""
    for number in range(len(s.cities)):
        gated = gates(s, seat, number)
        options += together(s, seat, [space for space in gated if entry(s, seat, space) <= s.effort(seat).move])


def together(s: MageKnight, seat: int, spaces: list[int]) -> list[Option]:
    """Return the assaults on cities that a hero may propose who can reach these spaces (MK-COOP-02, 03)."""
    if not spaces or s.announced != NOBODY or s.countdown != NONE or s.turn.done or s.turn.proposals >= PROPOSALS:
        return []
    if is_occupied(s, s.players[seat].space, seat) or s.house.scenario.city_closed_by:
        return []
    found: list[Option] = []
    for number, city in enumerate(s.cities):
        reached = [space for space in spaces if s.city_at(space) == number]
        if len(city.tokens) > 1 and reached and invitable(s, seat, number):
            found.append(Option("propose", "hex", reached[0]))
    return found


def propose(s: MageKnight, seat: int, space: int) -> None:
    """Begin a proposal."""
    s.turn.proposals += 1
    s.then([Invite(seat, space, [])])


class Invite(Ask[MageKnight]):
    """Invite one hero or more, or think better of it (MK-COOP-06)."""

    __slots__ = ("invited", "space")

    def __init__(self, seat: int, space: int, invited: list[int]) -> None:
        self.seat = seat
        self.space = space
        self.invited = invited

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those who are not invited yet, as long as there is a defender for each."""
        number = s.city_at(self.space)
        left = [other for other in invitable(s, self.seat, number) if other not in self.invited]
        room = len(s.cities[number].tokens) > len(self.invited) + 1
        found = [Option("invite", "seat", other) for other in left] if room else []
        return [*found, *([button("done")] if self.invited else []), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Invite, go on to the shares, or drop it."""
        if option.verb == "invite":
            s.then([Invite(self.seat, self.space, [*self.invited, option.index])])
        elif option.verb == "done":
            s.then([Share(self.seat, self.space, in_order(s, self.seat, self.invited), [])])


def in_order(s: MageKnight, seat: int, invited: list[int]) -> list[int]:
    """Return who takes part, in the order of the round from the one who proposed it (MK-COOP-12)."""
    place = s.order.index(seat)
    row = s.order[place:] + s.order[:place]
    return [other for other in row if other != DUMMY and (other == seat or other in invited)]


class Share(Ask[MageKnight]):
    """Say how many defenders each will face, at least one (MK-COOP-07): they begin with even shares, to be changed."""

    __slots__ = ("seats", "shares", "space")

    def __init__(self, seat: int, space: int, seats: list[int], shares: list[int]) -> None:
        self.seat = seat
        self.space = space
        self.seats = seats
        # What has been said so far; whoever is not named shares the rest evenly with the others.
        self.shares = shares

    def split(self, s: MageKnight) -> list[int]:
        """Return how many each faces, in the order of the seats; together that is the whole garrison."""
        return evenly(self.shares, len(s.cities[s.city_at(self.space)].tokens), len(self.seats))

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one more or one less for each, and the shares as they are."""
        split = self.split(s)
        more = [Option("more", "seat", seat) for n, seat in enumerate(self.seats) if giver(split, n) >= 0]
        less = [Option("less", "seat", seat) for n, seat in enumerate(self.seats) if split[n] > 1]
        return [button("share"), *more, *less]

    def take(self, s: MageKnight, option: Option) -> None:
        """Move one defender from one share to another, or ask the invited whether they agree."""
        split = self.split(s)
        if option.verb == "share":
            s.tell(AssaultProposed(self.seat, self.space, self.seats, split))
            answers: list[Step[Any]] = [AskAgreement(self.space, self.seats, split, self.seats[1:])]
            s.then(answers)
            return
        place = self.seats.index(option.index)
        by = 1 if option.verb == "more" else -1
        split[giver(split, place) if by > 0 else taker(split, place)] -= by
        split[place] += by
        s.then([Share(self.seat, self.space, self.seats, split)])


def evenly(shares: list[int], whole: int, parts: int) -> list[int]:
    """Return all the shares of a whole, of which some may be said already; the first ones have what is left over."""
    rest = whole - sum(shares)
    open_parts = parts - len(shares)
    return [*shares, *(rest // open_parts + (n < rest % open_parts) for n in range(open_parts))]


def giver(split: list[int], place: int) -> int:
    """Return whose share gives one up for another: the largest, of equal ones the last; NONE if nobody has two."""
    found = NONE
    for other, share in enumerate(split):
        if other != place and share > 1 and (found == NONE or share >= split[found]):
            found = other
    return found


def taker(split: list[int], place: int) -> int:
    """Return whose share grows when another gives one up: the smallest, of equal ones the first."""
    others = [other for other in range(len(split)) if other != place]
    return min(others, key=lambda other: split[other])


class AskAgreement(Step[MageKnight]):
    """All who are invited must agree (MK-COOP-08)."""

    __slots__ = ("left", "seats", "shares", "space")

    def __init__(self, space: int, seats: list[int], shares: list[int], left: list[int]) -> None:
        self.space = space
        self.seats = seats
        self.shares = shares
        self.left = left

    def run(self, s: MageKnight) -> None:
        """Ask the next one, or let the assault begin."""
        if self.left:
            s.then([Agree(self.left[0], self.space, self.seats, self.shares, self.left[1:])])
        else:
            s.then([LaunchAssault(self.space, self.seats, self.shares)])


class Agree(Ask[MageKnight]):
    """Join the assault, which takes the place of one's next turn, or refuse."""

    __slots__ = ("left", "seats", "shares", "space")

    def __init__(self, seat: int, space: int, seats: list[int], shares: list[int], left: list[int]) -> None:
        self.seat = seat
        self.space = space
        self.seats = seats
        self.shares = shares
        self.left = left

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("agree"), button("refuse")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Ask the next one, or let the turn go on as if nothing had been (MK-COOP-08, 09)."""
        if option.verb == "agree":
            s.tell(AssaultJoined(self.seat, self.space))
            s.then([AskAgreement(self.space, self.seats, self.shares, self.left)])
        else:
            s.tell(AssaultRefused(self.seat, self.space))
