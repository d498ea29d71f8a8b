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
    """Say how many defenders each will face, at least one (MK-COOP-07); the last one faces the rest."""

    __slots__ = ("seats", "shares", "space")

    def __init__(self, seat: int, space: int, seats: list[int], shares: list[int]) -> None:
        self.seat = seat
        self.space = space
        self.seats = seats
        self.shares = shares

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what leaves one for each of the others."""
        left = len(s.cities[s.city_at(self.space)].tokens) - sum(self.shares)
        others = len(self.seats) - len(self.shares) - 1
        return [button("share", number) for number in range(1, left - others + 1)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Go on to the next, or ask the invited whether they agree."""
        shares = [*self.shares, option.index]
        if len(shares) + 1 < len(self.seats):
            s.then([Share(self.seat, self.space, self.seats, shares)])
            return
        shares.append(len(s.cities[s.city_at(self.space)].tokens) - sum(shares))
        s.tell(AssaultProposed(self.seat, self.space, self.seats, shares))
        answers: list[Step[Any]] = [AskAgreement(self.space, self.seats, shares, self.seats[1:])]
        s.then(answers)


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
