"""What an effect costs besides the mana for its card: one more mana, or a card of the hand."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, Effect, Play
from ludotheque.games.mageknight.rules.effects.resolve import DoIfPossible, Either, draws_on
from ludotheque.games.mageknight.rules.events.cards import Discarded, ThrownAway
from ludotheque.games.mageknight.rules.heroes.goods import discard, distinct, is_action, throw_away
from ludotheque.games.mageknight.rules.heroes.mana import Purse, Settle
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ACTION_CARD, COLOURED_CARD, COLOURS, WOUND_CARD
from ludotheque.games.mageknight.rules.traits import COLOURLESS
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

# For one more mana.


def colours_to_pay(s: MageKnight, effect: Pay, play: Play) -> list[int]:
    """Return the colours that can be paid and lead to something."""
    purse = Purse(s, play.seat)
    pledge = s.effort(play.seat).pledge
    found: list[int] = []
    for colour in range(COLOURS):
        owed = [*play.owed, colour]
        if effect.colours >> colour & 1 and (purse.pays(owed) if pledge < 0 else purse.spends(pledge, owed)):
            then = Play(play.seat, play.origin, play.index, play.colour, colour, [*play.owed, colour])
            if effect.part.can(s, then):
                found.append(colour)
    return found


class Pay(Effect):
    """One more mana of one of these colours buys the effect."""

    __slots__ = ("colours", "part")

    def __init__(self, colours: int, part: Effect) -> None:
        super().__init__(part.phases)
        self.colours = colours
        self.part = part

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be mana for it."""
        return self.part.phases & s.effort(play.seat).phase != 0 and len(colours_to_pay(s, self, play)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for which colour to pay, if there is a choice."""
        colours = colours_to_pay(s, self, play)
        if len(colours) == 1:
            pay_for(s, self, play, colours[0])
        elif colours:
            s.then([PayColour(play.seat, self, play)])

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Try each colour."""
        purse = Purse(s, play.seat)
        pledge = s.effort(play.seat).pledge
        return any(
            self.colours >> colour & 1 and purse.spends(pledge, [*play.owed, colour]) for colour in range(COLOURS)
        )


def pay_for(s: MageKnight, effect: Pay, play: Play, colour: int) -> None:
    """Pay all that is owed by now, then let the effect happen."""
    if isinstance(effect.part, Pay):
        effect.part.do(s, play.with_picked(colour).with_owed([*play.owed, colour]))
        return
    s.then([Settle(play.seat, [*play.owed, colour]), DoIfPossible(effect.part, play.with_picked(colour).with_owed([]))])


def pays_later(effect: Effect) -> bool:
    """Tell whether the mana for a card is better paid together with what its effect asks for."""
    if isinstance(effect, Either):
        return all(isinstance(part, Pay) for part in effect.parts)
    return isinstance(effect, Pay)


class PayColour(Ask[MageKnight]):
    """Choose the colour of the mana that buys an effect."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Pay, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each colour that can be paid."""
        return [Option("colour", "mana", colour) for colour in colours_to_pay(s, self.effect, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Pay and go on."""
        pay_for(s, self.effect, self.play, option.index)


# For a card of the hand.


def cards_to_give(s: MageKnight, effect: GiveUp, play: Play) -> list[int]:
    """Return the cards of the hand that may pay for it and lead to something (MK-CARDS-18 to 20)."""
    found: list[int] = []
    hand = s.players[play.seat].hand
    for card in distinct(hand):
        if not gives(s, effect.kind, card):
            continue
        # The card that is being played cannot pay for itself.
        if is_itself(s, play, card, hand):
            continue
        if effect.part.can(s, play.with_picked(s.box.cards[card].colour)):
            found.append(card)
    return found


def is_itself(s: MageKnight, play: Play, card: int, hand: list[int]) -> bool:
    """Tell whether the only such card in hand is the one being played."""
    if play.origin != FROM_CARD or play.index != card or play.index in s.players[play.seat].play:
        return False
    return hand.count(card) == 1


def gives(s: MageKnight, kind: int, card: int) -> bool:
    """Tell whether a card is of the kind that a cost asks for."""
    if kind == WOUND_CARD:
        return card == WOUND
    if card == WOUND:
        return False
    if kind == ACTION_CARD:
        return is_action(s, card)
    return kind != COLOURED_CARD or s.box.cards[card].colour != COLOURLESS


class GiveUp(Effect):
    """A card of the hand, discarded or thrown away for good, buys the effect."""

    __slots__ = ("kind", "part", "thrown")

    def __init__(self, kind: int, thrown: bool, part: Effect) -> None:
        super().__init__(part.phases)
        self.kind = kind
        self.thrown = thrown
        self.part = part

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be such a card."""
        return self.part.phases & s.effort(play.seat).phase != 0 and len(cards_to_give(s, self, play)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which card, if there is a choice."""
        cards = cards_to_give(s, self, play)
        if len(cards) == 1:
            give_up(s, self, play, cards[0])
        elif cards:
            s.then([GiveCard(play.seat, self, play)])

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at what it buys."""
        return draws_on(s, self.part, play)


class GiveCard(Ask[MageKnight]):
    """Choose the card that pays for an effect."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: GiveUp, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards that serve."""
        return [Option("give", "card", card) for card in cards_to_give(s, self.effect, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Give it up."""
        give_up(s, self.effect, self.play, option.index)


def give_up(s: MageKnight, effect: GiveUp, play: Play, card: int) -> None:
    """Discard or throw away the card, then let the effect happen."""
    player = s.players[play.seat]
    if effect.thrown:
        throw_away(s, player, card)
        s.tell(ThrownAway(play.seat, card))
    else:
        discard(s, player, card)
        s.tell(Discarded(play.seat, card))
    s.then([DoIfPossible(effect.part, play.with_picked(s.box.cards[card].colour))])
