"""The draft: before the game all keep advanced actions and pass the rest on, at the same time (MK-VAR-69 to 73)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.events.cards import CardAdded
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step, Together

DEALT: Final = 4
KEPT: Final = 3
OFFER: Final = 3


class Draft(Step[MageKnight]):
    """Deal four advanced actions to everybody; three of them will be kept (MK-VAR-69)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Deal, and let all keep and pass three times."""
        deck = s.advanced_deck[:]
        for player in s.players:
            player.draft = [s.draw(deck) for _ in range(DEALT)]
        s.advanced_deck = deck
        steps: list[Step[Any]] = []
        for _ in range(KEPT):
            picks: list[Ask[MageKnight]] = [KeepCard(player.seat) for player in s.players]
            steps += [Together(picks), PassOn()]
        s.then([*steps, EndDraft()])


class KeepCard(Ask[MageKnight]):
    """Keep one of the cards in hand."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [Option("retain", "card", card) for card in s.players[self.seat].draft]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put it aside."""
        player = s.players[self.seat]
        player.draft = [card for card in player.draft if card != option.index]
        player.reserve = [*player.reserve, option.index]


class PassOn(Step[MageKnight]):
    """All pass what they did not keep to the left (MK-VAR-70)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Pass; who kept a card last sees the next ones at once."""
        s.seal()
        hands = [player.draft for player in s.players]
        for seat, player in enumerate(s.players):
            player.draft = hands[seat - 1]


class EndDraft(Step[MageKnight]):
    """What nobody kept is shuffled back into the deck, and the offer is laid out (MK-VAR-71)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Shuffle."""
        deck = s.advanced_deck[:]
        for player in s.players:
            deck += player.draft
            player.draft = []
        s.shuffle(deck)
        s.advanced_offer = [s.draw(deck) for _ in range(OFFER)]
        s.advanced_deck = deck


def add_kept(s: MageKnight) -> None:
    """At the end of a day let everybody add a card that was kept to the deck (MK-VAR-72)."""
    steps: list[Step[Any]] = [AddCard(player.seat) for player in s.players if player.reserve and not player.out]
    s.then(steps)


class AddCard(Ask[MageKnight]):
    """Choose which of the cards that were kept joins the deck."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [Option("add", "card", card) for card in s.players[self.seat].reserve]

    def take(self, s: MageKnight, option: Option) -> None:
        """Add it; all cards are shuffled before the next round."""
        player = s.players[self.seat]
        player.reserve = [card for card in player.reserve if card != option.index]
        player.discard.append(option.index)
        s.tell(CardAdded(self.seat, option.index))
