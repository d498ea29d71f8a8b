"""Picking heroes: in an order drawn at random, or by auction for fame (MK-GAME-03, 04, MK-VAR-02 to 10)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.heroes import BidMade, HeroChosen
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# So far above the least bid one may go at once, and never higher than this.
JUMP: Final = 3
HIGHEST: Final = 15


class PickHeroes(Step[MageKnight]):
    """Whoever comes first in the drawn order and has no hero yet picks one; so on until all have one."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Ask the next one."""
        left = without_hero(s)
        if left:
            s.then([PickHero(left[0]), PickHeroes()])


def without_hero(s: MageKnight) -> list[int]:
    """Return who has no hero yet, in the drawn order."""
    return [seat for seat in s.picked if s.players[seat].hero == NONE]


class PickHero(Ask[MageKnight]):
    """Pick a hero that nobody else has (MK-GAME-04)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that are left."""
        taken = [player.hero for player in s.players]
        return [Option("hero", "hero", hero) for hero in range(len(s.box.heroes)) if hero not in taken]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take the hero, or put it to auction."""
        if s.house.auction:
            s.then([Auction(option.index, self.seat, 0, [self.seat])])
        else:
            give_hero(s, self.seat, option.index)


def give_hero(s: MageKnight, seat: int, hero: int) -> None:
    """Let a player have a hero."""
    s.players[seat].hero = hero
    s.tell(HeroChosen(seat, hero))


class Auction(Step[MageKnight]):
    """A hero is put to those who have none: the highest bid has it, and costs its fame (MK-VAR-02 to 07)."""

    __slots__ = ("bid", "done", "hero", "leader")

    def __init__(self, hero: int, leader: int, bid: int, done: list[int]) -> None:
        self.hero = hero
        self.leader = leader
        self.bid = bid
        # Who has nothing more to say to this bid: whoever made it, and those who gave up.
        self.done = done

    def run(self, s: MageKnight) -> None:
        """Ask the next one who could bid, or hand the hero over."""
        for seat in without_hero(s):
            if seat not in self.done:
                s.then([MakeBid(seat, self.hero, self.leader, self.bid, self.done)])
                return
        # MK-VAR-08 and 09: the level stays what it is.
        s.players[self.leader].fame = -self.bid
        give_hero(s, self.leader, self.hero)


class MakeBid(Ask[MageKnight]):
    """Bid fame for a hero, or leave it to who has bid most."""

    __slots__ = ("bid", "done", "hero", "leader")

    def __init__(self, seat: int, hero: int, leader: int, bid: int, done: list[int]) -> None:
        self.seat = seat
        self.hero = hero
        self.leader = leader
        self.bid = bid
        self.done = done

    def options(self, s: MageKnight) -> list[Option]:
        """Offer to give up, or to bid more; whoever comes earlier may bid the same (MK-VAR-03 to 05)."""
        earlier = s.picked.index(self.seat) < s.picked.index(self.leader)
        least = max(1, self.bid if earlier else self.bid + 1)
        return [button("skip"), *(button("bid", bid) for bid in range(least, min(least + JUMP, HIGHEST) + 1))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Lead the bidding, to which those who have not given up may answer, or give up."""
        if option.verb == "skip":
            s.then([Auction(self.hero, self.leader, self.bid, [*self.done, self.seat])])
            return
        s.tell(BidMade(self.seat, option.index, self.hero))
        gone = [seat for seat in self.done if seat != self.leader]
        s.then([Auction(self.hero, self.seat, option.index, [*gone, self.seat])])
