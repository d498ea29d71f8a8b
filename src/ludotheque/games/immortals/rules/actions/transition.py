"""Transitions: armies come back from a limbo to its realm."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.actions.extraction import own_places
from ludotheque.games.immortals.rules.events import BroughtFromLimbo
from ludotheque.games.immortals.rules.state import Immortals, at, place_of, realm_of
from ludotheque.kernel.option import Option

ARMIES: Final = 3


class Transition(Action):
    """Bring up to 3 armies from the limbo of the realm to the card's region (IM-ACT-09 to 13, IM-TRIBE-04)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer the card's places with an own army and a limbo that is not empty, if the price can be paid."""
        player = s.players[self.seat]
        if not player.can_pay(s.deed(self.seat, self.space).price):
            return []
        places = own_places(s, self.seat, self.card)
        return [at("transition", place) for place in places if player.limbo[realm_of(place)] > 0]

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Pay and bring the armies."""
        s.players[self.seat].pay(s.deed(self.seat, self.space).price)
        bring(s, self.seat, place_of(option), ARMIES)


def bring(s: Immortals, seat: int, place: int, most: int) -> None:
    """Move up to so many armies from the limbo of a place's realm to that place (IM-ACT-10, 12)."""
    limbo = s.players[seat].limbo
    realm = realm_of(place)
    armies = min(most, limbo[realm])
    limbo[realm] -= armies
    s.put(seat, place, armies)
    s.tell(BroughtFromLimbo(seat, place, armies))
