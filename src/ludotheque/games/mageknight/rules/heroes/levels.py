"""Level-ups: new values, skills and advanced actions."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.events.cards import CardGained, SkillGained
from ludotheque.games.mageknight.rules.events.heroes import LevelReached
from ludotheque.games.mageknight.rules.heroes.goods import on_deck, take_from_offer
from ludotheque.games.mageknight.rules.heroes.units import BONDS
from ludotheque.games.mageknight.rules.pieces import Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step


class LevelUp(Step[MageKnight]):
    """One level-up per row of the fame track crossed (MK-LEVEL-01 to 05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Go up one level, and again while fame allows."""
        player = s.players[self.seat]
        if s.box.level(player.fame) <= player.level:
            return
        player.level += 1
        s.tell(LevelReached(self.seat, player.level))
        steps: list[Step[Any]] = [LevelUp(self.seat)]
        if player.level % 2 == 0:
            pile = player.skill_pile[:]
            revealed = [s.draw(pile) for _ in range(min(2, len(pile)))]
            player.skill_pile = pile
            if revealed or strangers(s, player):
                steps.insert(0, ChooseSkill(self.seat, revealed))
        s.then(steps)


def strangers(s: MageKnight, player: Player) -> list[int]:
    """Return the skills of other heroes in the common offer (MK-LEVEL-09)."""
    return [skill for skill in s.skill_offer if s.box.skills[skill].hero != player.hero]


class ChooseSkill(Ask[MageKnight]):
    """Keep one of one's own two skills, or take another hero's from the common offer (MK-LEVEL-06 to 09)."""

    __slots__ = ("revealed",)

    def __init__(self, seat: int, revealed: list[int]) -> None:
        self.seat = seat
        self.revealed = revealed

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all of them."""
        skills = self.revealed + strangers(s, s.players[self.seat])
        return [Option("learn", "skill", skill) for skill in skills]

    def take(self, s: MageKnight, option: Option) -> None:
        """Gain it, and an advanced action: any one with one's own skill, else the lowest."""
        own = option.index in self.revealed
        s.skill_offer = [skill for skill in s.skill_offer + self.revealed if skill != option.index]
        gain_skill(s, self.seat, option.index)
        if own and len(s.advanced_offer) > 1:
            s.then([ChooseAction(self.seat)])
        elif s.advanced_offer:
            learn(s, self.seat, 0)


def gain_skill(s: MageKnight, seat: int, skill: int) -> None:
    """Put a skill before the player; alone, a skill of the dummy's hero joins the offer (MK-SOLO-02)."""
    player = s.players[seat]
    player.skills = [*player.skills, skill]
    s.tell(SkillGained(seat, skill))
    dummy = s.dummy
    if dummy is not None and s.house.company.shares_skills and dummy.skill_pile:
        pile = dummy.skill_pile[:]
        s.skill_offer = [*s.skill_offer, s.draw(pile)]
        dummy.skill_pile = pile
    if skill == BONDS:
        deck = s.regular_deck[:]
        for _ in range(min(2, len(deck))):
            s.unit_offer = [*s.unit_offer, s.draw(deck)]
        s.regular_deck = deck


def learn(s: MageKnight, seat: int, place: int) -> None:
    """Take an advanced action from the offer onto the deck (MK-LEVEL-11)."""
    card = take_from_offer(s, False, place)
    on_deck(s.players[seat], card)
    s.tell(CardGained(seat, card))


class ChooseAction(Ask[MageKnight]):
    """Choose the advanced action that comes with one's own skill, or as a reward."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all of the offer."""
        return [Option("learn", "advanced", place) for place in range(len(s.advanced_offer))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Learn it."""
        learn(s, self.seat, option.index)
