"""Effects about cards: taking them from offers, playing one through another, back onto the deck."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.games.mageknight.rules.effects.costs import is_itself
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, Deed, Effect, Play
from ludotheque.games.mageknight.rules.effects.resolve import DoIfPossible
from ludotheque.games.mageknight.rules.events.cards import CardGained, CardPlayed
from ludotheque.games.mageknight.rules.heroes.goods import distinct, is_action, remove, take_from_offer
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALWAYS, COMBAT, TALENT, TO_HAND
from ludotheque.games.mageknight.rules.turn.plays import lay_down
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

# From an offer.


def fitting(s: MageKnight, spell: bool, colour: int) -> list[int]:
    """Return the places of an offer that hold cards of a colour."""
    offer = s.spell_offer if spell else s.advanced_offer
    return [place for place, card in enumerate(offer) if s.box.cards[card].colour == colour]


class Fetch(Effect):
    """An advanced action or a spell of the picked colour from its offer."""

    __slots__ = ("spell", "to")

    def __init__(self, spell: bool, to: int) -> None:
        super().__init__(ALWAYS)
        self.spell = spell
        self.to = to

    def can(self, s: MageKnight, play: Play) -> bool:
        """Look for a card of that colour in the offer."""
        return len(fitting(s, self.spell, play.picked)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which one, if there is a choice."""
        places = fitting(s, self.spell, play.picked)
        if len(places) == 1:
            take_card(s, play.seat, self.spell, places[0], self.to)
        elif places:
            s.then([TakeCard(play.seat, self.spell, play.picked, self.to)])


def take_card(s: MageKnight, seat: int, spell: bool, place: int, to: int) -> None:
    """Take a card from an offer into the hand or onto the discard pile."""
    card = take_from_offer(s, spell, place)
    player = s.players[seat]
    (player.hand if to == TO_HAND else player.discard).append(card)
    s.tell(CardGained(seat, card))


class TakeCard(Ask[MageKnight]):
    """Choose a card of a colour from an offer."""

    __slots__ = ("colour", "spell", "to")

    def __init__(self, seat: int, spell: bool, colour: int, to: int) -> None:
        self.seat = seat
        self.spell = spell
        self.colour = colour
        self.to = to

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those of the colour."""
        kind = "spell" if self.spell else "advanced"
        return [Option("take", kind, place) for place in fitting(s, self.spell, self.colour)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it."""
        take_card(s, self.seat, self.spell, option.index, self.to)


# One card through another.


def effect_of(s: MageKnight, card: int, strong: bool) -> Effect:
    """Return one of the effects of an action card."""
    effect = s.box.cards[card].strong if strong else s.box.cards[card].basic
    assert effect is not None
    return effect


def others_in_hand(s: MageKnight, play: Play) -> list[int]:
    """Return the action cards of the hand besides the one that is being played."""
    hand = s.players[play.seat].hand
    return [card for card in distinct(hand) if is_action(s, card) and not is_itself(s, play, card, hand)]


def is_ready(s: MageKnight, play: Play, card: int, strong: bool) -> bool:
    """Tell whether an effect of another card, which plays no further one, could be used now."""
    effect = effect_of(s, card, strong)
    if isinstance(effect, PowerOther | Repeat) or (s.box.cards[card].healing and s.effort(play.seat).phase & COMBAT):
        return False
    return effect.can_now(s, Play(play.seat, FROM_CARD, card, s.box.cards[card].colour, -1, play.owed))


def companions(s: MageKnight, play: Play, strong: bool) -> list[int]:
    """Return the other action cards of the hand whose effect could be used now."""
    cards = others_in_hand(s, play)
    found: list[int] = []
    for card in cards:
        effect = effect_of(s, card, strong)
        if isinstance(effect, PowerOther | Repeat):
            # It plays a third card in its turn.
            further = effect.strong if isinstance(effect, Repeat) else True
            if any(other != card and is_ready(s, play, other, further) for other in cards):
                found.append(card)
        elif is_ready(s, play, card, strong):
            found.append(card)
    return found


class PowerOther(Effect):
    """Another action card of the hand, with its strong effect for nothing and more points."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        super().__init__(ALWAYS)
        self.bonus = bonus

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be another card to play."""
        return len(companions(s, play, True)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which card."""
        if companions(s, play, True):
            s.then([PlayWith(play.seat, play, self.bonus, 1, True)])


class Repeat(Effect):
    """Another action card of the hand, its effect several times, and then it is gone for good."""

    __slots__ = ("strong", "times")

    def __init__(self, times: int, strong: bool) -> None:
        super().__init__(ALWAYS)
        self.times = times
        self.strong = strong

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be another card to play."""
        return len(companions(s, play, self.strong)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which card."""
        if companions(s, play, self.strong):
            s.then([PlayWith(play.seat, play, 0, self.times, self.strong)])


class PlayWith(Ask[MageKnight]):
    """Choose the card that is played through Concentration, Will Focus or Maximal Effect."""

    __slots__ = ("bonus", "play", "strong", "times")

    def __init__(self, seat: int, play: Play, bonus: int, times: int, strong: bool) -> None:
        self.seat = seat
        self.play = play
        self.bonus = bonus
        self.times = times
        self.strong = strong

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those whose effect can be used."""
        return [Option("with", "card", card) for card in companions(s, self.play, self.strong)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Play it for nothing; repeated, it leaves the game."""
        card = option.index
        player = s.players[self.seat]
        lay_down(s, player, card)
        s.tell(CardPlayed(self.seat, card, self.strong))
        play = Play(self.seat, FROM_CARD, card, s.box.cards[card].colour, -1, [])
        effect = effect_of(s, card, self.strong)
        effort = s.effort(self.seat)
        effort.boost = self.bonus
        steps: list[Step[Any]] = [DoIfPossible(effect, play) for _ in range(self.times)]
        steps.append(Merge(self.seat, len(effort.blows)))
        if self.times > 1:
            player.play.remove(card)
            remove(s, card)
        s.then(steps)


class Merge(Step[MageKnight]):
    """Repeats of a card form one effect: equal attacks or blocks become one that cannot be split."""

    __slots__ = ("first", "seat")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def run(self, s: MageKnight) -> None:
        """Add up what was laid ready since."""
        effort = s.effort(self.seat)
        effort.boost = 0
        kept = effort.blows[: self.first]
        for blow in effort.blows[self.first :]:
            for number in range(self.first, len(kept)):
                other = kept[number]
                if (other.how, other.element) == (blow.how, blow.element) and type(other.rider) is type(blow.rider):
                    kept[number] = Blow(blow.how, blow.element, other.amount + blow.amount, blow.rider)
                    break
            else:
                kept.append(blow)
        effort.blows = kept


# A spell of the offer.


class BorrowSpell(Deed):
    """A spell of the offer, of the colour picked if need be, as if it were in hand."""

    __slots__ = ("same",)

    word: ClassVar[str] = "borrow_spell"

    def __init__(self, same: bool = False) -> None:
        super().__init__()
        self.same = same

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a spell to lend, and none lent yet."""
        if s.effort(play.seat).rules[TALENT]:
            return False
        return len(fitting(s, True, play.picked)) > 0 if self.same else len(s.spell_offer) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Lend one spell of the offer for the rest of the turn, of the colour of the card given up if need be."""
        s.effort(play.seat).rules[TALENT] = 2 + play.picked if self.same else 1


# Back onto the deck.


class Meditate(Deed):
    """Two cards of the discard pile, at random or chosen, back onto the deck or under it."""

    __slots__ = ("chosen",)

    word: ClassVar[str] = "meditate"

    def __init__(self, chosen: bool = False) -> None:
        super().__init__()
        self.chosen = chosen

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Take two cards of the discard pile, at random or chosen."""
        player = s.players[play.seat]
        if self.chosen:
            if player.discard:
                s.then([Remember(play.seat, [])])
            return
        cards: list[int] = []
        for _ in range(min(2, len(player.discard))):
            cards.append(player.discard.pop(s.roll(len(player.discard))))
        if cards:
            s.then([PutBack(play.seat, cards)])


class Remember(Ask[MageKnight]):
    """Trance: choose up to two cards of the discard pile."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards of the pile."""
        return [Option("fetch", "card", card) for card in sorted(distinct(s.players[self.seat].discard))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it, and another one."""
        player = s.players[self.seat]
        player.discard.remove(option.index)
        cards = [*self.cards, option.index]
        if len(cards) < 2 and player.discard:
            s.then([Remember(self.seat, cards)])
        else:
            s.then([PutBack(self.seat, cards)])


class PutBack(Ask[MageKnight]):
    """Put cards on top of the deck or under it, in the order the player wants."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each card with both places: argument 0 on top, 1 under the deck."""
        return [Option("stack", "card", card, place) for card in distinct(self.cards) for place in (0, 1)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put it there."""
        deck = s.players[self.seat].deck
        if option.arg:
            deck.insert(0, option.index)
        else:
            deck.append(option.index)
        rest = self.cards[:]
        rest.remove(option.index)
        if rest:
            s.then([PutBack(self.seat, rest)])
