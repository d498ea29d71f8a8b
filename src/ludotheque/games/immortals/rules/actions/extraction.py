"""Extraction of gold or energy."""

from __future__ import annotations

from ludotheque.games.immortals.rules.actions.action import Action
from ludotheque.games.immortals.rules.events import EnergyExtracted, GoldExtracted
from ludotheque.games.immortals.rules.state import EXTRACT_GOLD, Immortals, at, is_joker, place_of, places_of
from ludotheque.kernel.option import Option


def own_places(s: Immortals, seat: int, card: int) -> list[int]:
    """Return the places a card stands for where its player has an army (IM-PLAN-09, 13)."""
    return places_of(s.shown_by(seat, card) & s.held(seat))


class Extract(Action):
    """Gain what the card shows for the realm concerned, with an army there (IM-ACT-01 to 08, IM-TRIBE-03)."""

    __slots__ = ()

    def ways(self, s: Immortals) -> list[Option]:
        """Offer each realm where the player has an army; never with a joker."""
        if is_joker(self.card):
            return []
        return [at("extract", place) for place in own_places(s, self.seat, self.card)]

    def carry_out(self, s: Immortals, option: Option) -> None:
        """Take the yield from the bank."""
        place = place_of(option)
        player = s.players[self.seat]
        if s.deed(self.seat, self.space).action == EXTRACT_GOLD:
            player.gold += s.world.gold[place]
            s.tell(GoldExtracted(self.seat, place, s.world.gold[place]))
        else:
            player.energy += s.world.energy[place]
            s.tell(EnergyExtracted(self.seat, place, s.world.energy[place]))
