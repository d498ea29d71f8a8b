"""An assault on a city together: each fights a share of the defenders, one after the other (MK-COOP-10 to 24)."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.combat.combat import ASSAULT, Engage
from ludotheque.games.mageknight.rules.combat.conquest import crown
from ludotheque.games.mageknight.rules.events.combat import Withdrawn
from ludotheque.games.mageknight.rules.events.land import Moved
from ludotheque.games.mageknight.rules.land.map import entry, reveal_city, reveal_near
from ludotheque.games.mageknight.rules.land.movement import destinations, provoked_by
from ludotheque.games.mageknight.rules.lasting import open_turn, take_gifts
from ludotheque.games.mageknight.rules.pieces import Effort
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ASSAULT as UNDERGROUND_ASSAULT
from ludotheque.games.mageknight.rules.terms import BREACH, MOVING
from ludotheque.games.mageknight.rules.turn.beforehand import Beforehand, supply
from ludotheque.games.mageknight.rules.turn.finish import FinishAhead, FinishTurn
from ludotheque.games.mageknight.rules.turn.plays import carry_out, plays
from ludotheque.games.mageknight.rules.turn.quiet import QuietTime
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class LaunchAssault(Step[MageKnight]):
    """Turn order tokens, deal the defenders at random, and let all fight in turn (MK-COOP-10 to 15)."""

    __slots__ = ("seats", "shares", "space")

    def __init__(self, space: int, seats: list[int], shares: list[int]) -> None:
        self.space = space
        self.seats = seats
        self.shares = shares

    def run(self, s: MageKnight) -> None:
        """Deal and queue the fights; whoever began it finishes first (MK-COOP-23)."""
        number = s.city_at(self.space)
        s.turn.done = True
        deal(s, number, self.seats, self.shares)
        reveal_city(s, number)
        origins = [s.players[seat].space for seat in self.seats]
        finishing: list[Step[Any]] = []
        for seat in self.seats[1:]:
            begin_ahead(s, seat)
            finishing += [QuietTime(seat), FinishAhead(seat)]
        place = next(place for place, step in enumerate(s.agenda) if isinstance(step, FinishTurn))
        s.agenda[place:place] = finishing[::-1]
        fights: list[Step[Any]] = [Sally(self.seats[0], number)]
        for seat in self.seats[1:]:
            fights += [Beforehand(seat), Sally(seat, number)]
        s.then([*fights, EndAssault(number, self.seats, origins)])
        for seat in self.seats[1:]:
            open_turn(s, seat)


def deal(s: MageKnight, number: int, seats: list[int], shares: list[int]) -> None:
    """Deal the tokens of a garrison at random, backs unseen (MK-COOP-11)."""
    tokens = s.cities[number].tokens[:]
    s.shuffle(tokens)
    for seat, share in zip(seats, shares, strict=True):
        s.players[seat].lot = tokens[:share]
        tokens = tokens[share:]


def begin_ahead(s: MageKnight, seat: int) -> None:
    """Let somebody play the next turn in advance (MK-COOP-10, 14, 15)."""
    player = s.players[seat]
    player.ahead = True
    player.effort = Effort(True)
    take_gifts(s, seat)
    supply(s, seat)


class Sally(Step[MageKnight]):
    """One of those who take part goes into the city, and nowhere else (MK-COOP-16)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: MageKnight) -> None:
        """Let it gather the points to enter."""
        s.effort(self.seat).phase = MOVING
        s.then([EnterCity(self.seat, self.number)])


class EnterCity(Ask[MageKnight]):
    """Play for the points it takes to enter, enter, or stay behind and lose the turn."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what can be played, and the ways in."""
        options: list[Option] = []
        plays(s, self.seat, options)
        return [*options, *ways_in(s, self.seat, self.number), button("stay")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Fight one's share of the defenders, with the rampaging enemies that the step provokes (MK-COOP-17, 18)."""
        if option.verb == "move":
            storm(s, self.seat, option.index)
        elif option.verb == "travel":
            undermine(s, self.seat, option.index)
        elif option.verb != "stay":
            s.then([EnterCity(self.seat, self.number)])
            carry_out(s, self.seat, option)


def gates(s: MageKnight, seat: int, number: int) -> list[int]:
    """Return the spaces of a city next to a hero, the left part of a Megapolis first."""
    city = s.cities[number]
    near = s.layout.near[s.players[seat].space]
    return [space for space in (city.space, city.right) if space in near]


def ways_in(s: MageKnight, seat: int, number: int) -> list[Option]:
    """Return the ways into a city: through its gates, or from below for whoever proposed it so (MK-COOP-04)."""
    if s.turn.below and seat == s.turn.seat:
        spaces = destinations(s, seat, UNDERGROUND_ASSAULT)
        return [Option("travel", "hex", space) for space in spaces if s.city_at(space) == number]
    move = s.effort(seat).move
    return [Option("move", "hex", space) for space in gates(s, seat, number) if entry(s, seat, space) <= move]


def storm(s: MageKnight, seat: int, space: int) -> None:
    """Pay the way into the city and fight."""
    player = s.players[seat]
    provoked = provoked_by(s, seat, player.space, space)
    player.effort.move -= entry(s, seat, space)
    break_in(s, seat, space, provoked)


def undermine(s: MageKnight, seat: int, space: int) -> None:
    """Come into the city from below, past walls and rampaging enemies, and fight."""
    s.effort(seat).rules[BREACH] = 1
    break_in(s, seat, space, [])


def break_in(s: MageKnight, seat: int, space: int, provoked: list[int]) -> None:
    """Put the figure into the city and let the fight begin."""
    s.players[seat].space = space
    s.tell(Moved(seat, space))
    s.then([Engage(seat, ASSAULT, provoked)])


class EndAssault(Step[MageKnight]):
    """The city falls if no defender is left; otherwise all go back to where they came from (MK-COOP-21, 22)."""

    __slots__ = ("number", "origins", "seats")

    def __init__(self, number: int, seats: list[int], origins: list[int]) -> None:
        self.number = number
        self.seats = seats
        self.origins = origins

    def run(self, s: MageKnight) -> None:
        """Settle it."""
        fallen = not s.cities[self.number].tokens
        if fallen:
            crown(s, self.number)
        for seat, origin in zip(self.seats, self.origins, strict=True):
            player = s.players[seat]
            player.lot = []
            if not fallen and player.space != origin:
                player.space = origin
                s.tell(Withdrawn(seat, origin))
                reveal_near(s, seat)
        first = self.seats[0]
        if s.players[first].space != s.turn.path[-1]:
            s.turn.path.append(s.players[first].space)
