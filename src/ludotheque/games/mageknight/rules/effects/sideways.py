"""Cards played sideways for more than one point, by skills."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.effects.effect import Effect, Play
from ludotheque.games.mageknight.rules.effects.points import points_sideways
from ludotheque.games.mageknight.rules.heroes.goods import worthy
from ludotheque.games.mageknight.rules.heroes.mana import Purse, Settle, payable
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BASIC,
    BLACK,
    BLOCKING,
    BY_MANA,
    BY_RANK,
    BY_SOURCE,
    BY_WOUND,
    COLOURS,
    INTERACTING,
    MOVING,
    SALVO,
    STRIKING,
)
from ludotheque.games.mageknight.rules.traits import ADVANCED_ACTION
from ludotheque.games.mageknight.rules.turn.plays import lent_spells, turn_sideways
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask


def sideways_cards(s: MageKnight, seat: int, by: int) -> list[int]:
    """Return the cards that a skill lets one play sideways."""
    hand = s.players[seat].hand
    if by == BY_WOUND:
        return [WOUND] if WOUND in hand else []
    return worthy(hand)


def sideways_mana(s: MageKnight, seat: int) -> int:
    """Return the colours of mana that Universal Power can take now; mana that must be spent goes first."""
    pledge = s.effort(seat).pledge
    if pledge >= 0:
        purse = Purse(s, seat)
        return sum(1 << colour for colour in (*range(4), BLACK) if purse.spends(pledge, [colour]))
    return payable(s, seat) & (BASIC | 1 << BLACK)


class Sideways(Effect):
    """A card played sideways for more than one point."""

    __slots__ = ("best", "by", "value")

    def __init__(self, by: int, value: int, best: int) -> None:
        super().__init__(MOVING | INTERACTING | BLOCKING | STRIKING | SALVO)
        self.by = by
        self.value = value
        self.best = best

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a card, and mana if the skill asks for it."""
        if self.by == BY_MANA and not sideways_mana(s, play.seat):
            return False
        return len(sideways_cards(s, play.seat, self.by)) > 0 or (
            self.by != BY_WOUND and len(lent_spells(s, play.seat)) > 0
        )

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which card."""
        s.then([PlaySideways(play.seat, self)])

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Universal Power takes any mana."""
        return self.by == BY_MANA


class PlaySideways(Ask[MageKnight]):
    """Choose the card to play sideways for more; argument 1 means that no die is used this turn."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Sideways) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards."""
        by = self.effect.by
        options = [Option("with", "card", card) for card in sideways_cards(s, self.seat, by)]
        if by != BY_WOUND:
            options += [Option("with", "spell", place) for place in lent_spells(s, self.seat)]
        if by == BY_SOURCE and not s.effort(self.seat).marks:
            options += [Option(option.verb, option.kind, option.index, 1) for option in options]
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Play it."""
        effect = self.effect
        card = turn_sideways(s, self.seat, option)
        if effect.by == BY_MANA:
            s.then([FeedSideways(self.seat, card, effect.value, effect.best)])
            return
        best = effect.by == BY_RANK and s.box.cards[card].kind >= ADVANCED_ACTION
        if effect.by == BY_SOURCE and option.arg:
            best = True
            # No die of the source for the rest of the turn.
            s.effort(self.seat).dice = -99
        points_sideways(s, self.seat, effect.best if best else effect.value)


class FeedSideways(Ask[MageKnight]):
    """Universal Power: choose the mana; its colour counts if it is the card's."""

    __slots__ = ("best", "card", "value")

    def __init__(self, seat: int, card: int, value: int, best: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value
        self.best = best

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each colour that can be paid."""
        mask = sideways_mana(s, self.seat)
        return [Option("colour", "mana", colour) for colour in range(COLOURS) if mask >> colour & 1]

    def take(self, s: MageKnight, option: Option) -> None:
        """Pay, and take the points."""
        matches = s.box.cards[self.card].colour == option.index
        points_sideways(s, self.seat, self.best if matches else self.value)
        s.then([Settle(self.seat, [option.index])])
