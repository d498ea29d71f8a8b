"""Rewards for conquered sites, taken while the turn is being finished, in the order the player wants."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.events.cards import ArtifactsWon, CardDrawn, CardGained
from ludotheque.games.mageknight.rules.events.heroes import DieRolled
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame, on_deck, take_from_offer, win_crystal
from ludotheque.games.mageknight.rules.heroes.levels import ChooseAction, learn
from ludotheque.games.mageknight.rules.heroes.units import Enlist
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, COLOURS, GOLD
from ludotheque.games.mageknight.rules.traits import (
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_CRYSTALS,
    REWARD_DUNGEON,
    REWARD_ROLL,
    REWARD_SPELL,
    REWARD_UNIT,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class TakeRewards(Step[MageKnight]):
    """Take what was won, one after the other (MK-END-11); artifacts are drawn together (MK-END-16)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask for the order if it matters."""
        kinds = kinds_won(s, self.seat)
        if len(kinds) > 1:
            s.then([ChooseReward(self.seat), TakeRewards(self.seat)])
        elif kinds:
            s.then([*take_reward(s, self.seat, kinds[0]), TakeRewards(self.seat)])


def kinds_won(s: MageKnight, seat: int) -> list[int]:
    """Return what kinds of rewards are due; a unit waits for the level-ups."""
    effort = s.effort(seat)
    effort.artifacts += effort.rewards.count(REWARD_ARTIFACT)
    effort.rewards = [reward for reward in effort.rewards if reward != REWARD_ARTIFACT]
    kinds = {reward for reward in effort.rewards if reward != REWARD_UNIT}
    return sorted(kinds | {REWARD_ARTIFACT}) if effort.artifacts else sorted(kinds)


class ChooseReward(Ask[MageKnight]):
    """Choose which reward to take next."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each kind once."""
        return [button("reward", kind) for kind in kinds_won(s, self.seat)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it."""
        s.then(take_reward(s, self.seat, option.index))


def take_reward(s: MageKnight, seat: int, reward: int) -> list[Step[Any]]:
    """Return the steps of taking a reward that is due; artifacts are all taken together."""
    if reward == REWARD_ARTIFACT:
        return [DrawArtifacts(seat)]
    s.effort(seat).rewards.remove(reward)
    return reward_steps(s, seat, reward)


def reward_steps(s: MageKnight, seat: int, reward: int) -> list[Step[Any]]:
    """Return the steps of taking a reward."""
    if reward == REWARD_SPELL:
        return [TakeSpell(seat)]
    if reward == REWARD_ADVANCED:
        return [TakeAction(seat)]
    if reward == REWARD_CRYSTALS:
        for colour in range(4):
            win_crystal(s, seat, colour)
        return []
    if reward == REWARD_ROLL:
        return [RollCrystal(seat)]
    assert reward == REWARD_DUNGEON
    return [DungeonRoll(seat)]


class DungeonRoll(Step[MageKnight]):
    """A die decides what lay in the dungeon: a spell on gold or black, otherwise an artifact."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Roll."""
        colour = s.roll(COLOURS)
        s.tell(DieRolled(self.seat, colour))
        if colour >= GOLD:
            s.then([TakeSpell(self.seat)])
        else:
            s.effort(self.seat).artifacts += 1


class RollCrystal(Step[MageKnight]):
    """A crystal of a colour that a die decides: black is fame, gold a free choice (MK-END-13 to 15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Roll."""
        colour = s.roll(COLOURS)
        s.tell(DieRolled(self.seat, colour))
        if colour == BLACK:
            gain_fame(s, self.seat, 1)
        elif colour == GOLD:
            s.then([ChooseCrystal(self.seat)])
        else:
            win_crystal(s, self.seat, colour)


class ChooseCrystal(Ask[MageKnight]):
    """Choose the colour of a crystal that was won."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the basic colours."""
        return [Option("colour", "mana", colour) for colour in range(4)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Gain it; a fourth one is lost."""
        win_crystal(s, self.seat, option.index)


class TakeSpell(Step[MageKnight]):
    """A spell of choice from the offer (MK-END-18)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, if there is one."""
        if s.spell_offer:
            s.then([ChooseSpell(self.seat)])


class ChooseSpell(Ask[MageKnight]):
    """Choose a spell of the offer."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all of them."""
        return [Option("learn", "spell", place) for place in range(len(s.spell_offer))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put it on the deck."""
        card = take_from_offer(s, True, option.index)
        on_deck(s.players[self.seat], card)
        s.tell(CardGained(self.seat, card))


class TakeAction(Step[MageKnight]):
    """An advanced action of choice from its offer (MK-END-18, 19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, if there is a choice."""
        if len(s.advanced_offer) > 1:
            s.then([ChooseAction(self.seat)])
        elif s.advanced_offer:
            learn(s, self.seat, 0)


class DrawArtifacts(Step[MageKnight]):
    """Draw one artifact more than was won (MK-END-16)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Draw, and ask which one goes back."""
        player = s.players[self.seat]
        deck = s.artifact_deck[:]
        effort = s.effort(self.seat)
        won = min(effort.artifacts, len(deck))
        drawn: list[int] = []
        for _ in range(min(won + 1, len(deck))):
            card = s.draw(deck)
            drawn.append(card)
            s.tell(CardDrawn(self.seat, card))
        s.artifact_deck = deck
        effort.artifacts = 0
        player.drawn = drawn
        s.tell(ArtifactsWon(self.seat, won))
        if len(drawn) > won:
            s.then([Bury(self.seat), Stack(self.seat)])
        else:
            s.then([Stack(self.seat)])


class Bury(Ask[MageKnight]):
    """Choose the artifact that goes back under the deck."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that were drawn."""
        return [Option("bury", "card", card) for card in s.players[self.seat].drawn]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put it under the deck."""
        player = s.players[self.seat]
        player.drawn = [card for card in player.drawn if card != option.index]
        s.artifact_deck = [option.index, *s.artifact_deck]


class Stack(Step[MageKnight]):
    """Put the artifacts that were kept on the deck, in the order the player wants (MK-END-17)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask which one comes next, if there are several."""
        player = s.players[self.seat]
        if len(player.drawn) > 1:
            s.then([ChooseTop(self.seat), Stack(self.seat)])
        elif player.drawn:
            on_deck(player, player.drawn[0])
            player.drawn = []


class ChooseTop(Ask[MageKnight]):
    """Choose the artifact that goes on the deck next."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that were kept."""
        return [Option("stack", "card", card) for card in s.players[self.seat].drawn]

    def take(self, s: MageKnight, option: Option) -> None:
        """Put it on the deck."""
        player = s.players[self.seat]
        on_deck(player, option.index)
        player.drawn = [card for card in player.drawn if card != option.index]


class TakeUnits(Step[MageKnight]):
    """Units that were won, after the level-ups, which may bring a command token (MK-END-20 to 22)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask which one."""
        effort = s.effort(self.seat)
        if REWARD_UNIT in effort.rewards and s.unit_offer:
            effort.rewards.remove(REWARD_UNIT)
            s.then([Enlist(self.seat, True), TakeUnits(self.seat)])
