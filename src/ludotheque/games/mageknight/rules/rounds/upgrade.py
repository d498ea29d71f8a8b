"""More deck-building: at the end of a night actions may be replaced by better ones (MK-VAR-60 to 67)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.events.cards import CardReplaced, UpgradesShown
from ludotheque.games.mageknight.rules.heroes.goods import distinct, is_action, remove
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, Player
from ludotheque.games.mageknight.rules.scenarios.scoring import KNOWLEDGE, LEADER, LOOT, achievements
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

PER_LEVEL: Final = 3


def deck_points(s: MageKnight, seat: int) -> int:
    """Return how good the deck of a player is, and its hero beside the others (MK-VAR-61, 62)."""
    points = achievements(s, seat)
    lowest = min([player.level for player in s.players if not player.out])
    return points[KNOWLEDGE] + points[LOOT] + points[LEADER] + PER_LEVEL * (s.players[seat].level - lowest)


def in_turn(s: MageKnight) -> list[int]:
    """Return who chooses first: the poorest, then the least famous, then the last of the round (MK-VAR-63)."""
    seats = [seat for seat in s.order[::-1] if seat != DUMMY]
    seats.sort(key=lambda seat: deck_points(s, seat) * 1000 + s.players[seat].fame)
    return seats


class Upgrade(Step[MageKnight]):
    """One advanced action more than there are players is laid out, and each may take one (MK-VAR-60, 63)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Reveal them and ask in turn; what is left goes under the deck (MK-VAR-66)."""
        deck = s.advanced_deck[:]
        shown = [s.draw(deck) for _ in range(min(len(s.players) + 1, len(deck)))]
        s.advanced_deck = deck
        s.upgrades = shown
        s.tell(UpgradesShown(NOBODY, len(shown)))
        steps: list[Step[Any]] = [OfferUpgrade(seat) for seat in in_turn(s)]
        s.then([*steps, PutUnder()])


class OfferUpgrade(Step[MageKnight]):
    """It is a player's turn to choose, if there is something to replace."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask."""
        if any(replaceable(s, self.seat, card) for card in s.upgrades):
            s.then([ChooseUpgrade(self.seat)])


class PutUnder(Step[MageKnight]):
    """Cards that nobody took go under the deck."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Put them there."""
        s.advanced_deck = s.upgrades + s.advanced_deck
        s.upgrades = []


def owned(player: Player) -> list[int]:
    """Return the cards of a player, in a view too; what was bought unseen stays unseen."""
    cards = player.hand + player.discard + player.play + player.spared + player.aside + player.deck + player.unseen
    return [card for card in cards if card >= 0 and card not in player.blind]


def replaceable(s: MageKnight, seat: int, new: int) -> list[int]:
    """Return the actions of a player that have the colour or a symbol of a card (MK-VAR-64, 65)."""
    wanted = s.box.cards[new]
    cards = [card for card in sorted(distinct(owned(s.players[seat]))) if is_action(s, card)]
    return [card for card in cards if fits(s, card, wanted.colour, wanted.icons)]


def fits(s: MageKnight, card: int, colour: int, icons: int) -> bool:
    """Tell whether a card has a colour or one of these symbols."""
    return s.box.cards[card].colour == colour or s.box.cards[card].icons & icons != 0


class ChooseUpgrade(Ask[MageKnight]):
    """Choose one of the actions laid out, or none."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that would fit."""
        fitting = [card for card in s.upgrades if replaceable(s, self.seat, card)]
        return [*(Option("upgrade", "card", card) for card in fitting), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Ask what it replaces."""
        if option.verb == "upgrade":
            s.then([Replace(self.seat, option.index)])


class Replace(Ask[MageKnight]):
    """Choose the action that leaves the game for the new one (MK-VAR-64, 65)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that fit."""
        return [Option("give", "card", card) for card in replaceable(s, self.seat, self.card)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Replace it; all cards are shuffled before the next round (MK-VAR-67)."""
        player = s.players[self.seat]
        drop(player, option.index)
        remove(s, option.index)
        player.discard.append(self.card)
        s.upgrades = [card for card in s.upgrades if card != self.card]
        s.tell(CardReplaced(self.seat, self.card))


def drop(player: Player, card: int) -> None:
    """Take a card out of wherever a player has it."""
    for pile in (player.hand, player.discard, player.play, player.deck):
        if card in pile:
            pile.remove(card)
            return
    if card in player.spared:
        player.spared = without(player.spared, card)
    else:
        player.aside = without(player.aside, card)


def without(cards: list[int], card: int) -> list[int]:
    """Return cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
