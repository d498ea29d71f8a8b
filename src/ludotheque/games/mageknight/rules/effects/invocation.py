"""Invocation: a card of the hand becomes mana that must be spent at once."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, FROM_SKILL, FROM_UNIT, Deed, Play
from ludotheque.games.mageknight.rules.effects.resolve import draws_on
from ludotheque.games.mageknight.rules.events.cards import Discarded
from ludotheque.games.mageknight.rules.heroes.goods import discard, distinct, gain_mana
from ludotheque.games.mageknight.rules.heroes.mana import Purse, Settle
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, GREEN, INTERACTING, MOVING, QUIET, RED, WHITE
from ludotheque.games.mageknight.rules.traits import COLOURLESS, Ability
from ludotheque.games.mageknight.rules.turn.interaction import buy, wares
from ludotheque.games.mageknight.rules.turn.plays import BORROWED, carry_out, plays
from ludotheque.games.mageknight.rules.turn.turn import Altar, actions
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step


def colours_for(s: MageKnight, play: Play, card: int) -> list[int]:
    """Return the colours a card can become of which the mana could be spent now."""
    colours = (RED, BLACK) if card == WOUND else (WHITE, GREEN)
    return [colour for colour in colours if is_spendable(s, play, card, colour)]


def is_spendable(s: MageKnight, play: Play, card: int, colour: int) -> bool:
    """Try whether, without the card and with the mana, there would be something to spend it on."""
    twin = s.copy()
    twin.effort(play.seat).use(play.index)
    twin.players[play.seat].hand.remove(card)
    twin.effort(play.seat).tokens[colour] += 1
    twin.effort(play.seat).pledge = colour
    return len(spendings(twin, play.seat)) > 0


class Invoke(Deed):
    """A card of the hand for mana that must be spent at once."""

    __slots__ = ()

    word: ClassVar[str] = "invoke"

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a card whose mana could be spent."""
        return any(colours_for(s, play, card) for card in distinct(s.players[play.seat].hand))

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which card."""
        s.then([InvokeCard(play.seat, play)])


class InvokeCard(Ask[MageKnight]):
    """Choose the card to turn into mana: a Wound for red or black, another card for white or green."""

    __slots__ = ("play",)

    def __init__(self, seat: int, play: Play) -> None:
        self.seat = seat
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards whose mana could be spent."""
        hand = distinct(s.players[self.seat].hand)
        return [Option("give", "card", card) for card in hand if colours_for(s, self.play, card)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Ask for the colour."""
        s.then([InvokeColour(self.seat, self.play, option.index)])


class InvokeColour(Ask[MageKnight]):
    """Choose the colour of the mana."""

    __slots__ = ("card", "play")

    def __init__(self, seat: int, play: Play, card: int) -> None:
        self.seat = seat
        self.play = play
        self.card = card

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the colours that could be spent."""
        return [Option("colour", "mana", colour) for colour in colours_for(s, self.play, self.card)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard the card, gain the mana and spend it."""
        discard(s, s.players[self.seat], self.card)
        s.tell(Discarded(self.seat, self.card))
        gain_mana(s, self.seat, option.index)
        s.effort(self.seat).pledge = option.index
        s.then([SpendAtOnce(self.seat)])


class SpendAtOnce(Ask[MageKnight]):
    """Choose what the mana is spent on."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all that it can pay for."""
        return spendings(s, self.seat)

    def take(self, s: MageKnight, option: Option) -> None:
        """Spend it."""
        s.then([Unpledge(self.seat)])
        if option.verb == "spell":
            buy(s, self.seat, option)
        elif option.verb != "altar":
            carry_out(s, self.seat, option)
        else:
            pay_altar(s, self.seat)


class Unpledge(Step[MageKnight]):
    """The mana has been spent: what follows is paid as usual."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Forget it."""
        s.effort(self.seat).pledge = NONE


def pay_altar(s: MageKnight, seat: int) -> None:
    """Pay the altar of the ruins, which is the action of the turn."""
    s.turn.done = True
    effort = s.effort(seat)
    effort.move = 0
    effort.phase = QUIET
    space = s.players[seat].space
    steps: list[Step[Any]] = [Settle(seat, s.box.ruins[s.spots[space].ruin].cost), Altar(seat, space)]
    s.then(steps)


def spendings(s: MageKnight, seat: int) -> list[Option]:
    """Return all that the mana to be spent at once can pay for."""
    played: list[Option] = []
    plays(s, seat, played)
    found = [option for option in played if is_paid(s, seat, option)]
    purse = Purse(s, seat)
    others: list[Option] = []
    effort = s.effort(seat)
    if effort.phase & INTERACTING:
        wares(s, seat, others)
    elif effort.phase & MOVING:
        actions(s, seat, others)
    for option in others:
        cost: list[int] = []
        if option.verb == "spell":
            cost = [s.box.cards[s.spell_offer[option.index]].colour]
        elif option.verb == "altar":
            cost = s.box.ruins[s.spots[s.players[seat].space].ruin].cost
        if purse.spends(effort.pledge, cost):
            found.append(option)
    return found


def is_paid(s: MageKnight, seat: int, option: Option) -> bool:
    """Tell whether something that can be played can be paid with the mana."""
    verb = option.verb
    if verb in ("basic", "strong", "cast", "overcast"):
        number = s.spell_offer[option.index] if option.kind == "spell" else option.index
        card = s.box.cards[number]
        strong = verb in ("strong", "overcast")
        effect = card.strong if strong else card.basic
        cost = card.strong_cost if strong else card.basic_cost
        return effect is not None and draws_on(s, effect, Play(seat, FROM_CARD, number, card.colour, -1, cost))
    if verb == "activate":
        unit = s.players[seat].units[option.index]
        return is_ability_paid(s, seat, option.index, s.box.units[unit.kind].abilities[option.arg])
    if verb == "borrow":
        kind = s.unit_offer[option.index]
        return is_ability_paid(s, seat, BORROWED, s.box.units[kind].abilities[option.arg])
    if verb == "skill":
        play = Play(seat, FROM_SKILL, option.index, COLOURLESS, -1, [])
        return draws_on(s, s.box.skills[option.index].effect, play)
    return False


def is_ability_paid(s: MageKnight, seat: int, place: int, ability: Ability) -> bool:
    """Tell whether an ability of a unit can be paid with the mana."""
    owed = [] if ability.mana == COLOURLESS else [ability.mana]
    return draws_on(s, ability.effect, Play(seat, FROM_UNIT, place, ability.mana, -1, owed))
