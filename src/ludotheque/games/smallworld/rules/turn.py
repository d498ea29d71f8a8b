"""The course of the game: rounds, turns, and the order of things in a turn."""

from __future__ import annotations

from typing import Any

from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.conquest import attacks, carry_out, muster
from ludotheque.games.smallworld.rules.decline import Decline, LateDecline
from ludotheque.games.smallworld.rules.events import Abandoned, GameEnded, RoundBegan, TurnBegan
from ludotheque.games.smallworld.rules.pieces import Encamp, Fortify, Negotiate, Station
from ludotheque.games.smallworld.rules.redeploy import Grow, Redeploy, Retreat, SendAway
from ludotheque.games.smallworld.rules.scoring import Score, winners
from ludotheque.games.smallworld.rules.state import EMPTY, NOBODY, NONE, Folk, SmallWorld
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Round(Step[SmallWorld]):
    """Everybody plays a turn, then the marker moves on (SW-SCORE-05, SW-END-01, 02)."""

    __slots__ = ()

    def run(self, s: SmallWorld) -> None:
        """Queue one turn per seat, clockwise from the first player."""
        seats = len(s.players)
        turns: list[Step[Any]] = [Turn((s.first + i) % seats) for i in range(seats)]
        s.then([*turns, MoveMarker()])


class MoveMarker(Step[SmallWorld]):
    """Move the turn marker, and play another round unless that was the last."""

    __slots__ = ()

    def run(self, s: SmallWorld) -> None:
        """Go on or end the game."""
        s.turn += 1
        if s.is_over():
            if not s.house.open_coins:
                # The last answer shows what everybody has.
                s.seal()
            s.tell(GameEnded(NOBODY, winners(s), [player.coins for player in s.players]))
        else:
            s.tell(RoundBegan(NOBODY, s.turn))
            s.then([Round()])


class Turn(Step[SmallWorld]):
    """One player's turn: pick a race if there is none, conquer or decline, score (SW-PICK-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Forget what counted for the last turn only, and begin."""
        s.seat = self.seat
        s.acted = False
        s.captures = 0
        s.conquered = 0
        s.attacked = 0
        s.replaced = 0
        s.dragon_flew = False
        s.rolled = False
        s.die = NONE
        player = s.players[self.seat]
        player.pact = NOBODY
        s.tell(TurnBegan(self.seat, s.turn))
        if player.folk is None:
            s.then([Pick(self.seat), Campaign(self.seat)])
        else:
            s.then([Campaign(self.seat)])


class Campaign(Step[SmallWorld]):
    """Conquests: a declined race that still fights goes first, then the active one (SW-RACE-ZOMBIES-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Ask the first race that can fight."""
        for past in s.players[self.seat].past:
            if s.trait(past).fights_in_decline:
                s.then([Begin(self.seat, past.race)])
                return
        s.then(after_declined(s, self.seat))


def after_declined(s: SmallWorld, seat: int) -> list[Step[Any]]:
    """Return what follows the conquests of a declined race: those of the active one, if there is one."""
    folk = s.players[seat].folk
    return [Begin(seat, folk.race)] if folk is not None else after_conquests(s, seat)


def after_conquests(s: SmallWorld, seat: int) -> list[Step[Any]]:
    """Return the rest of a turn, in the order of the rulebook."""
    player = s.players[seat]
    fighters = [] if player.folk is None else [player.folk]
    fighters += [past for past in player.past if s.trait(past).fights_in_decline]
    steps: list[Step[Any]] = [Grow(seat), SendAway(seat)]
    steps += [Redeploy(seat, folk.race) for folk in fighters]
    steps += [Fortify(seat), Encamp(seat, True), Station(seat), Negotiate(seat), Score(seat), LateDecline(seat)]
    steps.append(Retreats(seat))
    return steps


class Begin(Ask[SmallWorld]):
    """Continue or decline: the first question to a race in its player's turn."""

    __slots__ = ("race",)

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer attacks with all tokens that can be readied, giving up regions, stopping, and declining."""
        folk = s.folk(self.seat, self.race)
        options = attacks(s, folk, s.ready(folk))
        options += [Option("abandon", "region", region) for region in s.regions(self.race)]
        options.append(button("stop"))
        if may_decline(s, self.seat):
            options.append(button("decline"))
        return options

    def take(self, s: SmallWorld, option: Option) -> None:
        """Decline or stop as things stand, or ready the troops and go on (SW-DECLINE-01 to 04)."""
        folk = s.folk(self.seat, self.race)
        if option.verb == "decline":
            s.then([Decline(self.seat), Score(self.seat)])
        elif option.verb == "abandon":
            self.take_up_troops(s)
            abandon(s, folk, option.index)
            s.then([Begin(self.seat, self.race)])
        else:
            if option.verb != "stop":
                self.take_up_troops(s)
            march(s, folk, option)

    def take_up_troops(self, s: SmallWorld) -> None:
        """Go on: this race musters, and with Ghouls the active race too, whose turn begins now (SW-DECLINE-01)."""
        muster(s, s.folk(self.seat, self.race))
        active = s.players[self.seat].folk
        if active is not None and active.race != self.race:
            muster(s, active)


class March(Ask[SmallWorld]):
    """Conquer the next region, or stop (SW-CONQ-17)."""

    __slots__ = ("race",)

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer attacks with the tokens in hand."""
        folk = s.folk(self.seat, self.race)
        return [*attacks(s, folk, folk.hand), button("stop")]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Attack or stop."""
        march(s, s.folk(self.seat, self.race), option)


def may_decline(s: SmallWorld, seat: int) -> bool:
    """Tell whether the active race may still decline: nothing was done yet this turn (SW-DECLINE-04)."""
    return not s.acted and s.players[seat].folk is not None


def march(s: SmallWorld, folk: Folk, option: Option) -> None:
    """Carry out an attack and ask for the next one, or end the conquests of this race."""
    if option.verb != "stop" and carry_out(s, folk, option) and (folk.hand > 0 or attacks(s, folk, 0)):
        s.then([March(s.seat, folk.race)])
    elif folk.declined:
        s.then(after_declined(s, s.seat))
    else:
        s.then(after_conquests(s, s.seat))


def abandon(s: SmallWorld, folk: Folk, region: int) -> None:
    """Give up a region and take its last token back (SW-DECLINE-02)."""
    s.lands[region] = EMPTY
    folk.hand += 1
    s.tell(Abandoned(s.seat, region, folk.race))


class Retreats(Step[SmallWorld]):
    """At the end of a turn the defeated place what they took back, clockwise (SW-LOSS-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Queue a retreat for each race of each opponent."""
        seats = len(s.players)
        steps: list[Step[Any]] = []
        for i in range(1, seats):
            other = (self.seat + i) % seats
            player = s.players[other]
            folk = player.folk
            if folk is not None:
                if folk.hand:
                    steps.append(Retreat(other, folk.race))
                if s.trait(folk).camps:
                    steps.append(Encamp(other, False))
            steps += [Retreat(other, past.race) for past in player.past if past.hand]
        s.then(steps)
