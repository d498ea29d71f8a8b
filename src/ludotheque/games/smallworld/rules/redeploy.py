"""Redeployment: spreading tokens over the regions held, after conquests and after defeats."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.events import Grown, Left, Placed
from ludotheque.games.smallworld.rules.state import EMPTY, Folk, SmallWorld
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# Argument of a placement: one piece, or all that are in hand.
ONE: Final = 0
ALL: Final = 1


def place(s: SmallWorld, folk: Folk, region: int, tokens: int) -> None:
    """Put tokens from hand in a region of the same race."""
    land = s.lands[region]
    s.lands[region] = land.with_tokens(land.tokens + tokens)
    folk.hand -= tokens
    if tokens:
        s.tell(Placed(land.owner, region, folk.race, tokens))


def placements(verb: str, regions: list[int], pieces: int) -> list[Option]:
    """Offer to put one piece, or all, in each of these regions."""
    options = [Option(verb, "region", region, ONE) for region in regions]
    if pieces > 1:
        options += [Option(verb, "region", region, ALL) for region in regions]
    return options


class Grow(Step[SmallWorld]):
    """Skeletons: one token from the tray per two non-empty regions taken this turn (SW-RACE-SKELETONS-01 to 03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Add the new tokens to the hand."""
        folk = s.players[self.seat].folk
        if folk is None:
            return
        per = s.trait(folk).grows_per_captures
        born = min(s.captures // per, s.tray[folk.race]) if per else 0
        if born:
            s.tray[folk.race] -= born
            folk.hand += born
            s.tell(Grown(self.seat, folk.race, born))


class SendAway(Step[SmallWorld]):
    """Amazons: the four that only attack leave the board (SW-RACE-AMAZONS-02)."""

    # They go before the others are spread, not after: the result is the same and nobody moves tokens twice.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Take them from the hand, then from the regions the player chooses."""
        folk = s.players[self.seat].folk
        if folk is None:
            return
        missing = s.trait(folk).raiders - folk.raiders
        leave = min(missing, folk.hand)
        folk.hand -= leave
        folk.raiders += leave
        if missing > leave:
            sources = may_leave_from(s, folk)
            if len(sources) > 1:
                s.then([Leave(self.seat)])
            elif sources:
                leave_region(s, self.seat, folk, sources[0])


def may_leave_from(s: SmallWorld, folk: Folk) -> list[int]:
    """Return regions that can spare an Amazon; if none can, those just conquered, then any."""
    held = s.regions(folk.race)
    spare = [region for region in held if s.lands[region].tokens > 1]
    return spare or [region for region in held if s.conquered >> region & 1] or held


def leave_region(s: SmallWorld, seat: int, folk: Folk, region: int) -> None:
    """Set one Amazon of a region aside until the next turn; the region may be vacated."""
    land = s.lands[region]
    s.lands[region] = land.with_tokens(land.tokens - 1) if land.tokens > 1 else EMPTY
    folk.raiders += 1
    s.tell(Left(seat, region, folk.race, land.tokens - 1))
    s.then([SendAway(seat)])


class Leave(Ask[SmallWorld]):
    """Choose where an Amazon that only attacks leaves from."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer the regions that can spare one."""
        folk = s.players[self.seat].folk
        assert folk is not None
        return [Option("leave", "region", region) for region in may_leave_from(s, folk)]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Let one go."""
        folk = s.players[self.seat].folk
        assert folk is not None
        leave_region(s, self.seat, folk, option.index)


class Redeploy(Step[SmallWorld]):
    """Spread the tokens of a race anew at the end of its player's conquests (SW-REDEPLOY-01 to 05)."""

    __slots__ = ("race", "seat")

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def run(self, s: SmallWorld) -> None:
        """Ask only where there is a choice."""
        regions = s.regions(self.race)
        if not regions:
            return
        folk = s.folk(self.seat, self.race)
        if len(regions) == 1:
            place(s, folk, regions[0], folk.hand)
        elif s.ready(folk) > folk.raiders:
            s.then([Rearrange(self.seat, self.race)])


class Rearrange(Ask[SmallWorld]):
    """Take tokens back where more than one stands, then place them, or leave everything as it is."""

    __slots__ = ("race",)

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer to lift surplus, to place what is in hand, or to be done (SW-REDEPLOY-02, 04)."""
        hand = s.folk(self.seat, self.race).hand
        regions = s.regions(self.race)
        thick = [region for region in regions if s.lands[region].tokens > 1]
        options = [Option("lift", "region", region) for region in thick]
        if len(thick) > 1:
            options.append(button("lift"))
        if hand:
            options += placements("place", regions, hand)
        else:
            options.append(button("done"))
        return options

    def take(self, s: SmallWorld, option: Option) -> None:
        """Lift as often as wanted; from the first placement on only place."""
        folk = s.folk(self.seat, self.race)
        if option.verb == "lift":
            for region in s.regions(self.race) if option.kind == "button" else [option.index]:
                land = s.lands[region]
                folk.hand += land.tokens - 1
                s.lands[region] = land.with_tokens(1)
            s.then([Rearrange(self.seat, self.race)])
        elif option.verb == "place":
            Place(self.seat, self.race).take(s, option)


class Place(Ask[SmallWorld]):
    """Put tokens in hand on regions the race holds (SW-REDEPLOY-03, SW-LOSS-05)."""

    __slots__ = ("race",)

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer each region of the race."""
        return placements("place", s.regions(self.race), s.folk(self.seat, self.race).hand)

    def take(self, s: SmallWorld, option: Option) -> None:
        """Place one or all, and ask again while some are left."""
        folk = s.folk(self.seat, self.race)
        tokens = folk.hand if option.arg == ALL else 1
        place(s, folk, option.index, tokens)
        if folk.hand:
            s.then([Place(self.seat, self.race)])


class Retreat(Step[SmallWorld]):
    """Place tokens taken back after a defeat, when the attacker's turn is over (SW-LOSS-04 to 06)."""

    __slots__ = ("race", "seat")

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def run(self, s: SmallWorld) -> None:
        """Ask where, if there is a choice; without a region the tokens stay in hand."""
        folk = s.folk(self.seat, self.race)
        regions = s.regions(self.race)
        if folk.hand == 0 or not regions:
            return
        if len(regions) == 1:
            place(s, folk, regions[0], folk.hand)
        else:
            s.then([Place(self.seat, self.race)])
