"""Action resolution: one revealed card each, clockwise, until all have finished or passed."""

from __future__ import annotations

from typing import Literal

from ludotheque.games.immortals.rules.actions.action import Action, Compensate
from ludotheque.games.immortals.rules.actions.attack import Attack, attack_price
from ludotheque.games.immortals.rules.actions.building import STRUCTURES, Build, BuildSanctuary, price_of
from ludotheque.games.immortals.rules.actions.cards import put_aside
from ludotheque.games.immortals.rules.actions.extraction import Extract, own_places
from ludotheque.games.immortals.rules.actions.magic import Cast
from ludotheque.games.immortals.rules.actions.transition import Transition
from ludotheque.games.immortals.rules.events import ActionImpossible, CardRevealed, Obstacle, Passed, PhaseBegan
from ludotheque.games.immortals.rules.state import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    BLANKS,
    BUILD,
    BUILD_SANCTUARY,
    CAST,
    MAGIC,
    NONE,
    SPACES,
    TRANSITION,
    Immortals,
    Player,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Resolution(Step[Immortals]):
    """The first player begins (IM-RESOLVE-01)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Let everybody take part."""
        s.tell(PhaseBegan(s.leader, 2))
        for player in s.players:
            player.passed = False
        s.then([ActionTurn(s.leader)])


class ActionTurn(Step[Immortals]):
    """A player's turn to reveal a card, while anybody still has one (IM-RESOLVE-02, 03, 07, 09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Immortals) -> None:
        """Ask for a card; who has passed or has only blanks left takes the compensation."""
        if not is_anybody_active(s):
            return
        follower = ActionTurn((self.seat + 1) % len(s.players))
        player = s.players[self.seat]
        if not player.passed and 0 < player.cards_laid() <= BLANKS:
            # Whether this player must pass shows whether all the cards are blanks.
            s.seal()
        if not player.passed and not has_action(player):
            retire(s, self.seat)
        if player.passed:
            s.then([Compensate(self.seat), follower])
        else:
            s.then([Reveal(self.seat), follower])


def is_anybody_active(s: Immortals) -> bool:
    """Tell whether a player has a card on the board and has not passed."""
    return any(not player.passed and player.cards_laid() > 0 for player in s.players)


def has_action(player: Player) -> bool:
    """Tell whether a card other than a blank lies on a board."""
    return any(card not in (NONE, BLANK) for card in player.spaces)


def retire(s: Immortals, seat: int) -> None:
    """Pass for the rest of the round and take all cards back (IM-RESOLVE-06, 08)."""
    player = s.players[seat]
    player.passed = True
    player.spaces = [NONE] * SPACES
    s.tell(Passed(seat))


class Reveal(Ask[Immortals]):
    """Reveal one card of your choice, or pass (IM-RESOLVE-01, 04)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer every space with a card, and passing."""
        spaces = s.players[self.seat].spaces
        options = [Option("reveal", "space", space) for space in range(SPACES) if spaces[space] != NONE]
        options.append(button("pass"))
        return options

    def take(self, s: Immortals, option: Option) -> None:
        """Turn the card over and do its action, or take the compensation (IM-PLAN-10, 14, 15, 17)."""
        if option.verb == "pass":
            retire(s, self.seat)
            s.then([Compensate(self.seat)])
            return
        space = option.index
        card = s.flip(s.players[self.seat].spaces[space])
        s.players[self.seat].spaces[space] = NONE
        put_aside(s, self.seat, card)
        s.tell(CardRevealed(self.seat, space, card))
        if card == BLANK:
            s.then([Compensate(self.seat)])
            return
        action = action_of(s, self.seat, space, card)
        if action.ways(s):
            s.then([action])
        else:
            reason = obstacle(s, self.seat, space, card)
            assert reason
            s.tell(ActionImpossible(self.seat, space, card, reason))
            s.then([Compensate(self.seat)])


def action_of(s: Immortals, seat: int, space: int, card: int) -> Action:
    """Return the action of a card on a space: of the space, or of the Magic card (IM-PLAN-05)."""
    action = s.deed(seat, space).action
    if action == CAST:
        return Cast(seat, space, card)
    if action == TRANSITION:
        return Transition(seat, space, card)
    if action == BUILD:
        return Build(seat, space, card)
    if action == BUILD_SANCTUARY:
        return BuildSanctuary(seat, space, card)
    if action in (ATTACK, ATTACK_OR_MOVE):
        return Attack(seat, space, card)
    return Extract(seat, space, card)


def obstacle(s: Immortals, seat: int, space: int, card: int) -> Obstacle | Literal[""]:
    """Return why a card on a space could do nothing as things stand; nothing if it could (IM-PLAN-17)."""
    if card == BLANK or action_of(s, seat, space, card).ways(s):
        return ""
    action = s.deed(seat, space).action
    player = s.players[seat]
    if action in (ATTACK, ATTACK_OR_MOVE):
        return "attackers" if player.can_pay(attack_price(s, seat, space)) else "price"
    if action == CAST:
        return "nothing" if player.can_pay(s.world.magic[card - MAGIC]) else "price"
    if not own_places(s, seat, card):
        return "army"
    return poor_or_full(s, seat, space)


def poor_or_full(s: Immortals, seat: int, space: int) -> Obstacle:
    """Return what stands in the way of an action in a region with an own army: its price, or there is nothing to do."""
    player = s.players[seat]
    deed = s.deed(seat, space)
    if deed.action == BUILD:
        payable = [name for name in STRUCTURES if player.can_pay(price_of(s, seat, name))]
        return "built" if payable else "price"
    if not player.can_pay(deed.price):
        return "price"
    if deed.action == TRANSITION:
        return "limbo"
    return "built" if deed.action == BUILD_SANCTUARY else "nothing"
