"""The pieces that powers bring: Fortresses, Encampments, Heroes, and the Diplomat's pact."""

from __future__ import annotations

from ludotheque.games.smallworld.rules.events import Encamped, FortressBuilt, HeroPosted, PactMade
from ludotheque.games.smallworld.rules.redeploy import ALL, placements
from ludotheque.games.smallworld.rules.state import FORTRESS, HERO, Folk, SmallWorld
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Fortify(Step[SmallWorld]):
    """Fortified: one Fortress a turn in a region held (SW-POWER-FORTIFIED-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Ask where, if a Fortress and a place for it are left."""
        folk = s.players[self.seat].folk
        if folk is not None and s.trait(folk).fortresses > built(s) and unfortified(s, folk):
            s.then([Build(self.seat)])


def built(s: SmallWorld) -> int:
    """Return how many Fortresses stand on the map, whoever holds them."""
    return sum(1 for land in s.lands if land.marks & FORTRESS)


def unfortified(s: SmallWorld, folk: Folk) -> list[int]:
    """Return the regions of a race without a Fortress."""
    return [i for i, land in enumerate(s.lands) if land.race == folk.race and not land.marks & FORTRESS]


class Build(Ask[SmallWorld]):
    """Choose where the Fortress goes, or build none."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer one per region of the race that has none."""
        folk = s.players[self.seat].folk
        assert folk is not None
        return [*[Option("fortress", "region", region) for region in unfortified(s, folk)], button("skip")]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Build it."""
        if option.verb == "fortress":
            land = s.lands[option.index]
            s.lands[option.index] = land.with_marks(land.marks | FORTRESS)
            s.tell(FortressBuilt(self.seat, option.index))


class Encamp(Step[SmallWorld]):
    """Bivouacking: Encampments go to regions held, at redeployment and after defeats (SW-POWER-BIVOUACKING-01, 03)."""

    __slots__ = ("own_turn", "seat")

    def __init__(self, seat: int, own_turn: bool) -> None:
        self.seat = seat
        self.own_turn = own_turn

    def run(self, s: SmallWorld) -> None:
        """Place those in hand; in the own turn those that stand may be moved first."""
        folk = s.players[self.seat].folk
        if folk is None or not s.trait(folk).camps:
            return
        regions = s.regions(folk.race)
        left = camps_in_hand(s, folk)
        if len(regions) == 1:
            pitch(s, self.seat, regions[0], left)
        elif regions and self.own_turn and left < s.trait(folk).camps:
            s.then([MoveCamps(self.seat)])
        elif regions and left:
            s.then([PlaceCamp(self.seat)])


def camps_in_hand(s: SmallWorld, folk: Folk) -> int:
    """Return how many Encampments of a race are not on the board."""
    return s.trait(folk).camps - sum(land.camps for land in s.lands)


def pitch(s: SmallWorld, seat: int, region: int, camps: int) -> None:
    """Put Encampments in a region."""
    land = s.lands[region]
    s.lands[region] = land.with_camps(land.camps + camps)
    if camps:
        s.tell(Encamped(seat, region, camps))


class MoveCamps(Ask[SmallWorld]):
    """Leave the Encampments where they stand, or take them all back to place them anew."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer both."""
        return [button("keep"), button("strike")]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Go on to placing what is in hand."""
        folk = s.players[self.seat].folk
        assert folk is not None
        if option.verb == "strike":
            for i, land in enumerate(s.lands):
                if land.camps:
                    s.lands[i] = land.with_camps(0)
        if camps_in_hand(s, folk):
            s.then([PlaceCamp(self.seat)])


class PlaceCamp(Ask[SmallWorld]):
    """Put an Encampment, or all that are left, in a region held."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer each region of the race."""
        folk = s.players[self.seat].folk
        assert folk is not None
        return placements("camp", s.regions(folk.race), camps_in_hand(s, folk))

    def take(self, s: SmallWorld, option: Option) -> None:
        """Place and ask again while some are left."""
        folk = s.players[self.seat].folk
        assert folk is not None
        camps = camps_in_hand(s, folk) if option.arg == ALL else 1
        pitch(s, self.seat, option.index, camps)
        if camps_in_hand(s, folk):
            s.then([PlaceCamp(self.seat)])


class Station(Step[SmallWorld]):
    """Heroic: both Heroes stand in different regions at the end of the turn (SW-POWER-HEROIC-01, 04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Ask for each Hero, or for whether to leave them, where there is a choice."""
        folk = s.players[self.seat].folk
        if folk is None or not s.trait(folk).heroes:
            return
        regions = s.regions(folk.race)
        if len(regions) <= s.trait(folk).heroes:
            for region in regions:
                station(s, self.seat, region)
        else:
            s.then([PlaceHero(self.seat, s.trait(folk).heroes)])


def station(s: SmallWorld, seat: int, region: int) -> None:
    """Put a Hero in a region, or leave the one that stands there."""
    land = s.lands[region]
    if not land.marks & HERO:
        s.lands[region] = land.with_marks(land.marks | HERO)
        s.tell(HeroPosted(seat, region))


class PlaceHero(Ask[SmallWorld]):
    """Choose a region for a Hero; the first choice may be to leave both where they stand."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer regions of the race without a Hero placed this turn."""
        folk = s.players[self.seat].folk
        assert folk is not None
        heroes = s.trait(folk).heroes
        standing = sum(1 for land in s.lands if land.marks & HERO)
        fresh = self.left == heroes
        options = [
            Option("hero", "region", region)
            for region in s.regions(folk.race)
            if fresh or not s.lands[region].marks & HERO
        ]
        if fresh and standing == heroes:
            options.append(button("keep"))
        return options

    def take(self, s: SmallWorld, option: Option) -> None:
        """Put the Hero there; the first one calls both back from where they stood."""
        folk = s.players[self.seat].folk
        assert folk is not None
        if option.verb == "keep":
            return
        if self.left == s.trait(folk).heroes:
            for i, land in enumerate(s.lands):
                if land.marks & HERO:
                    s.lands[i] = land.with_marks(land.marks & ~HERO)
        station(s, self.seat, option.index)
        if self.left > 1:
            s.then([PlaceHero(self.seat, self.left - 1)])


class Negotiate(Step[SmallWorld]):
    """Diplomat: name an opponent whose active race was left in peace (SW-POWER-DIPLOMAT-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Ask if anybody can be named."""
        folk = s.players[self.seat].folk
        if folk is not None and s.trait(folk).pacts and peaceable(s, self.seat):
            s.then([MakePact(self.seat)])


def peaceable(s: SmallWorld, seat: int) -> list[int]:
    """Return the opponents whose active race was not attacked this turn."""
    return [other for other in range(len(s.players)) if other != seat and not s.attacked >> other & 1]


class MakePact(Ask[SmallWorld]):
    """Choose whom the pact binds, or nobody."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer each opponent left in peace."""
        return [*[Option("pact", "seat", other) for other in peaceable(s, self.seat)], button("skip")]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Bind them until the Diplomat's next turn."""
        if option.verb == "pact":
            s.players[self.seat].pact = option.index
            s.tell(PactMade(self.seat, option.index))
