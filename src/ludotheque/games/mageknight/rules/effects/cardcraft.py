"""Effects about cards: taking them from offers, playing one through another, back onto the deck."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.effects.costs import is_itself
from ludotheque.games.mageknight.rules.effects.resolve import FROM_CARD, DoIfPossible, Play, always, can, teach
from ludotheque.games.mageknight.rules.effects.values import Deed, Effect, Fetch, PowerOther, Repeat, deed_code
from ludotheque.games.mageknight.rules.heroes.goods import distinct, is_action, remove, take_from_offer
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import COMBAT, TALENT, TO_HAND
from ludotheque.games.mageknight.rules.turn.plays import lay_down
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

# From an offer.


def fitting(s: MageKnight, spell: bool, colour: int) -> list[int]:
    """Return the places of an offer that hold cards of a colour."""
    offer = s.spell_offer if spell else s.advanced_offer
    return [place for place, card in enumerate(offer) if s.box.cards[card].colour == colour]


def can_fetch(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Look for a card of that colour in the offer."""
    assert isinstance(effect, Fetch)
    return len(fitting(s, effect.spell, play.picked)) > 0


def do_fetch(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which one, if there is a choice."""
    assert isinstance(effect, Fetch)
    places = fitting(s, effect.spell, play.picked)
    if len(places) == 1:
        take_card(s, play.seat, effect.spell, places[0], effect.to)
    elif places:
        s.then([TakeCard(play.seat, effect.spell, play.picked, effect.to)])


def take_card(s: MageKnight, seat: int, spell: bool, place: int, to: int) -> None:
    """Take a card from an offer into the hand or onto the discard pile."""
    card = take_from_offer(s, spell, place)
    player = s.players[seat]
    (player.hand if to == TO_HAND else player.discard).append(card)
    s.tell("learned", seat, "card", card)


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


teach(17, can_fetch, do_fetch)


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
    if isinstance(effect, PowerOther | Repeat) or (s.box.cards[card].healing and s.turn.phase & COMBAT):
        return False
    return can(s, effect, Play(play.seat, FROM_CARD, card, s.box.cards[card].colour, -1, play.owed))


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


def can_power(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be another card to play."""
    assert isinstance(effect, PowerOther)
    return len(companions(s, play, True)) > 0


def do_power(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which card."""
    assert isinstance(effect, PowerOther)
    if companions(s, play, True):
        s.then([PlayWith(play.seat, play, effect.bonus, 1, True)])


def can_repeat(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be another card to play."""
    assert isinstance(effect, Repeat)
    return len(companions(s, play, effect.strong)) > 0


def do_repeat(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which card."""
    assert isinstance(effect, Repeat)
    if companions(s, play, effect.strong):
        s.then([PlayWith(play.seat, play, 0, effect.times, effect.strong)])


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
        s.tell("play", self.seat, "card", card, [1 if self.strong else 0])
        play = Play(self.seat, FROM_CARD, card, s.box.cards[card].colour, -1, [])
        effect = effect_of(s, card, self.strong)
        s.turn.boost = self.bonus
        steps: list[Step[Any]] = [DoIfPossible(effect, play) for _ in range(self.times)]
        steps.append(Merge(len(s.turn.blows)))
        if self.times > 1:
            player.play.remove(card)
            remove(s, card)
        s.then(steps)


class Merge(Step[MageKnight]):
    """Repeats of a card form one effect: equal attacks or blocks become one that cannot be split."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: MageKnight) -> None:
        """Add up what was laid ready since."""
        s.turn.boost = 0
        kept = s.turn.blows[: self.first]
        for blow in s.turn.blows[self.first :]:
            for number in range(self.first, len(kept)):
                other = kept[number]
                if (other.how, other.element, other.rider) == (blow.how, blow.element, blow.rider):
                    kept[number] = Blow(blow.how, blow.element, other.amount + blow.amount, blow.rider)
                    break
            else:
                kept.append(blow)
        s.turn.blows = kept


teach(20, can_power, do_power)
teach(21, can_repeat, do_repeat)


# A spell of the offer.


def can_borrow_spell(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be a spell to lend, and none lent yet."""
    assert isinstance(effect, Deed)
    if s.turn.rules[TALENT]:
        return False
    return len(fitting(s, True, play.picked)) > 0 if effect.value else len(s.spell_offer) > 0


def do_borrow_spell(s: MageKnight, effect: Effect, play: Play) -> None:
    """Lend one spell of the offer for the rest of the turn, of the colour of the card given up if need be."""
    assert isinstance(effect, Deed)
    s.turn.rules[TALENT] = 2 + play.picked if effect.value else 1


teach(deed_code("borrow_spell"), can_borrow_spell, do_borrow_spell)


# Back onto the deck.


def do_meditate(s: MageKnight, effect: Effect, play: Play) -> None:
    """Take two cards of the discard pile, at random or chosen."""
    assert isinstance(effect, Deed)
    player = s.players[play.seat]
    if effect.value:
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


teach(deed_code("meditate"), always, do_meditate)
