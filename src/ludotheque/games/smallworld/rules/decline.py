"""Going into decline."""

from __future__ import annotations

from ludotheque.games.smallworld.rules.events import Declined
from ludotheque.games.smallworld.rules.losses import bury_if_gone, sweep_away
from ludotheque.games.smallworld.rules.state import FORTRESS, NONE, Land, SmallWorld
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Decline(Step[SmallWorld]):
    """Turn the active race over: an older one leaves, one token stays per region (SW-DECLINE-05 to 11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Make room, flip the tokens, discard badge, surplus and pieces."""
        player = s.players[self.seat]
        folk = player.folk
        assert folk is not None
        s.tell(Declined(self.seat, folk.race))
        badge = s.tiles.badges[folk.power]
        if not badge.outside_limit:
            for past in player.past[:]:
                # A Spirit race does not count toward the limit of one (SW-POWER-SPIRIT-01, 02).
                if past.power == NONE:
                    sweep_away(s, self.seat, past)
            s.spent_powers.append(folk.power)
            folk.power = NONE
        folk.declined = True
        player.folk = None
        player.past.append(folk)
        keeps_tokens = s.tiles.banners[folk.race].fights_in_decline
        for region, land in enumerate(s.lands):
            if land.race == folk.race:
                stay = land.tokens if keeps_tokens else 1
                s.tray[folk.race] += land.tokens - stay
                s.lands[region] = Land(self.seat, folk.race, stay, True, 0, land.marks & FORTRESS)
        s.tray[folk.race] += folk.hand + folk.raiders
        folk.hand = 0
        folk.raiders = 0
        bury_if_gone(s, self.seat, folk)


class LateDecline(Step[SmallWorld]):
    """Stout: after scoring, the race may decline at once (SW-POWER-STOUT-01, 02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: SmallWorld) -> None:
        """Ask a Stout race's player."""
        folk = s.players[self.seat].folk
        if folk is not None and s.trait(folk).late_decline:
            s.then([RetireNow(self.seat)])


class RetireNow(Ask[SmallWorld]):
    """Decline now, after a full turn, or stay active."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer both."""
        return [button("decline"), button("stay")]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Decline without a second scoring."""
        if option.verb == "decline":
            s.then([Decline(self.seat)])
