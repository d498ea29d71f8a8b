"""The position of a game of Ebbland: sides, characters in play, the combat, and what holds for a while."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.effects.effect import Filter
from ludotheque.games.ebbland.rules.terms import NONE, SITES_EACH
from ludotheque.games.ebbland.rules.traits import Card, Catalogue, Deck
from ludotheque.kernel.state import State

MARKERS: Final = 5
HIGHEST: Final = 6
GOAL: Final = 10


class House:
    """What the table chose; never changes."""

    __slots__ = ("decks", "exact", "limits", "random", "sealed", "support_rolls")

    def __init__(
        self, decks: list[Deck], exact: bool = False, support_rolls: bool = False, limits: bool = True
    ) -> None:
        self.decks = decks
        # Which seats draw a deck of the box by chance, and whether all build theirs of what they open.
        self.random: list[bool] = [False] * len(decks)
        self.sealed = False
        self.exact = exact
        self.support_rolls = support_rolls
        self.limits = limits


# Shared, and replaced by whoever puts cards there.
NO_CARDS: list[int] = []


def bare_side(leader: int, sites: list[int], artifacts: list[int]) -> Side:
    """Return a side at the beginning, without its cards."""
    side = Side(leader, sites, artifacts, [NONE] * SITES_EACH, [False] * SITES_EACH)
    side.hand, side.stock, side.discard = [], [], []
    return side


class Side:
    """All that belongs to a seat but its characters in play; copies share Stock and discard, which are replaced."""

    __slots__ = (
        "artifacts",
        "com",
        "discard",
        "hand",
        "known",
        "leader",
        "log",
        "logistics",
        "marker_used",
        "markers",
        "points",
        "sacked",
        "sacks",
        "sites",
        "stock",
        "turns",
    )

    def __init__(
        self, leader: int, sites: list[int], artifacts: list[int], logistics: list[int], sacked: list[bool]
    ) -> None:
        self.leader = leader
        self.sites = sites
        self.artifacts = artifacts
        self.logistics = logistics
        self.sacked = sacked
        self.hand = NO_CARDS
        self.stock = NO_CARDS
        self.discard = NO_CARDS
        # How many cards on top of the Stock its owner has seen.
        self.known = 0
        self.com = 0
        self.log = 0
        self.markers = MARKERS
        self.marker_used = False
        self.points = 0
        # How many sites it has sacked, and how many turns it has begun.
        self.sacks = 0
        self.turns = 0

    def copy(self) -> Side:
        """Return an independent twin."""
        twin = Side(self.leader, self.sites, self.artifacts[:], self.logistics[:], self.sacked[:])
        twin.hand = self.hand[:]
        twin.stock = self.stock
        twin.discard = self.discard
        twin.known = self.known
        twin.com = self.com
        twin.log = self.log
        twin.markers = self.markers
        twin.marker_used = self.marker_used
        twin.points = self.points
        twin.sacks = self.sacks
        twin.turns = self.turns
        return twin

    def lay_by(self, cards: list[int]) -> None:
        """Lay cards on the discard pile."""
        self.discard = self.discard + cards

    def total(self) -> int:
        """Return the victory points, logistics in play included (CC-WIN-05)."""
        return self.points + SITES_EACH - self.logistics.count(NONE)


class Fighter:
    """A character in play with what is attached to it; the gear is replaced, never mutated, so that copies share it."""

    __slots__ = (
        "backs",
        "card",
        "foe",
        "gear",
        "hits",
        "killers",
        "pending",
        "piercing",
        "pooled",
        "seat",
        "strikers",
        "wounds",
    )

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.gear: list[int] = []
        self.wounds = 0
        self.pooled = False
        # Whom it faces, and which ally it supports.
        self.foe = NONE
        self.backs = NONE
        # Strikes that may still be blocked, those that armour does not stop, and wounds about to be taken.
        self.hits = 0
        self.piercing = 0
        self.pending = 0
        # Bits of the fighters whose strikes are being counted, and of those that have wounded it.
        self.strikers = 0
        self.killers = 0

    def copy(self) -> Fighter:
        """Return an independent twin."""
        twin = Fighter(self.seat, self.card)
        twin.gear = self.gear
        twin.wounds = self.wounds
        twin.pooled = self.pooled
        twin.foe = self.foe
        twin.backs = self.backs
        twin.hits = self.hits
        twin.piercing = self.piercing
        twin.pending = self.pending
        twin.strikers = self.strikers
        twin.killers = self.killers
        return twin


class Change:
    """Something that holds for a while for a fighter: what, of which string, how much, how long, why. Never mutated."""

    __slots__ = ("fighter", "source", "span", "stat", "value", "what")

    def __init__(self, what: int, fighter: int, stat: int, value: int, span: int, source: int = NONE) -> None:
        self.what = what
        self.fighter = fighter
        self.stat = stat
        self.value = value
        self.span = span
        # The card whose text it is, or a site: they are counted on after the cards.
        self.source = source


class Discount:
    """A price of a seat's cards that is changed for this turn, or for the next card only. Never mutated."""

    __slots__ = ("die", "filter", "seat", "value")

    def __init__(self, seat: int, filter: Filter, die: int, value: int) -> None:
        self.seat = seat
        self.filter = filter
        self.die = die
        self.value = value


class Dead:
    """A fighter that died in this combat: seat, card, gear, who had a part in it. Never mutated."""

    __slots__ = ("card", "gear", "killers", "seat")

    def __init__(self, seat: int, card: int, gear: list[int], killers: int) -> None:
        self.seat = seat
        self.card = card
        self.gear = gear
        self.killers = killers


class Thrown:
    """A roll of 2D6 in this combat, to be looked at: whose, in which round, against what. Never mutated."""

    __slots__ = ("dice", "fighter", "modifier", "numbers", "phase", "reasons", "stat")

    def __init__(
        self,
        fighter: int,
        phase: int,
        stat: int,
        dice: list[int],
        modifier: int,
        numbers: list[int],
        reasons: list[int],
    ) -> None:
        self.fighter = fighter
        self.phase = phase
        self.stat = stat
        self.dice = dice
        self.modifier = modifier
        self.numbers = numbers
        # Sources of the modifier and what each adds, in turn.
        self.reasons = reasons

    def total(self) -> int:
        """Return what is compared with the numbers."""
        return self.dice[0] + self.dice[1] + self.modifier


class Combat:
    """An attack under way."""

    __slots__ = (
        "attacker",
        "began",
        "dead",
        "defender",
        "guarded",
        "had_logistics",
        "lone",
        "lone_fighter",
        "pairs",
        "phase",
        "rolls",
        "sacked",
        "settled",
        "shot_dead",
        "target",
        "tasks",
        "used",
        "used_round",
        "victory",
    )

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.target = NONE
        self.phase = 0
        # For attacker and defender: how many began, lone method, Victory card, task rolls won, own fighters shot dead.
        self.began: list[int] = [0, 0]
        self.lone: list[bool] = [False, False]
        self.lone_fighter: list[int] = [NONE, NONE]
        self.victory: list[int] = [NONE, NONE]
        self.tasks: list[int] = [0, 0]
        self.shot_dead: list[int] = [0, 0]
        self.dead: list[Dead] = []
        self.had_logistics = False
        self.sacked = False
        # Whether the wounds of the present round have fallen (B-30).
        self.settled = False
        # Pairs that effects made before others are, one after the other.
        self.pairs: list[int] = []
        # All rolls of the last round in which somebody rolled.
        self.rolls: list[Thrown] = []
        # Bodyguards that have stepped in, and texts that were used.
        self.guarded: list[int] = []
        self.used: list[int] = []
        self.used_round: list[int] = []

    def copy(self) -> Combat:
        """Return an independent twin."""
        twin = Combat(self.attacker, self.defender)
        twin.target = self.target
        twin.phase = self.phase
        twin.began = self.began[:]
        twin.lone = self.lone[:]
        twin.lone_fighter = self.lone_fighter[:]
        twin.victory = self.victory[:]
        twin.tasks = self.tasks[:]
        twin.shot_dead = self.shot_dead[:]
        twin.had_logistics = self.had_logistics
        twin.sacked = self.sacked
        twin.settled = self.settled
        if self.dead:
            twin.dead = self.dead[:]
        if self.pairs:
            twin.pairs = self.pairs[:]
        if self.rolls:
            twin.rolls = self.rolls[:]
        if self.guarded:
            twin.guarded = self.guarded[:]
        if self.used:
            twin.used = self.used[:]
        if self.used_round:
            twin.used_round = self.used_round[:]
        return twin

    def part(self, seat: int) -> int:
        """Return 0 for the attacker, 1 for the defender, -1 for others."""
        if seat == self.attacker:
            return 0
        return 1 if seat == self.defender else NONE

    def other(self, seat: int) -> int:
        """Return the other side."""
        return self.defender if seat == self.attacker else self.attacker


class Roll:
    """The roll whose result is being counted: whose, of which string, the dice, whether it was repeated."""

    __slots__ = ("again", "bonus", "fighter", "result", "stat", "total")

    def __init__(self) -> None:
        self.fighter = NONE
        self.stat = NONE
        self.total = 0
        self.result = 0
        self.bonus = 0
        self.again = False

    def copy(self) -> Roll:
        """Return an independent twin."""
        twin = Roll()
        twin.fighter = self.fighter
        twin.stat = self.stat
        twin.total = self.total
        twin.result = self.result
        twin.bonus = self.bonus
        twin.again = self.again
        return twin


class Ebbland(State):
    """The table."""

    __slots__ = (
        "active",
        "attacked",
        "box",
        "cancelled",
        "changes",
        "combat",
        "decks",
        "discounts",
        "enlisting",
        "fighters",
        "house",
        "kept_dice",
        "played",
        "pools",
        "quiet",
        "roll_at",
        "sides",
        "task_again",
        "task_bonus",
        "totals",
        "used",
        "winners",
    )

    def __init__(self, box: Catalogue, house: House, roll: Roll) -> None:
        super().__init__()
        self.box = box
        self.house = house
        # What each seat plays with, and what it has opened in sealed play and not built its deck of yet.
        self.decks: list[Deck] = house.decks
        self.pools: list[list[int]] = []
        self.sides: list[Side] = []
        self.fighters: list[Fighter | None] = []
        self.active = 0
        self.attacked = False
        self.combat: Combat | None = None
        self.changes: list[Change] = []
        self.discounts: list[Discount] = []
        # Texts used in this turn.
        self.used: list[int] = []
        self.roll_at = roll
        self.enlisting = NONE
        self.task_bonus = 0
        self.task_again = False
        self.cancelled = False
        # The card just played, to be answered.
        self.played = NONE
        self.kept_dice = False
        # Turns since a total changed, once all Stocks are empty, and the totals then (B-56).
        self.quiet = 0
        self.totals: list[int] = []
        self.winners: list[int] = []

    def copy(self) -> Ebbland:
        """Return an independent twin."""
        twin = Ebbland(self.box, self.house, self.roll_at.copy())
        self.share_with(twin)
        twin.decks = self.decks
        twin.pools = self.pools
        twin.sides = [side.copy() for side in self.sides]
        twin.fighters = [None if fighter is None else fighter.copy() for fighter in self.fighters]
        twin.active = self.active
        twin.attacked = self.attacked
        combat = self.combat
        twin.combat = None if combat is None else combat.copy()
        if self.changes:
            twin.changes = self.changes[:]
        if self.discounts:
            twin.discounts = self.discounts[:]
        if self.used:
            twin.used = self.used[:]
        twin.enlisting = self.enlisting
        twin.task_bonus = self.task_bonus
        twin.task_again = self.task_again
        twin.cancelled = self.cancelled
        twin.played = self.played
        twin.kept_dice = self.kept_dice
        twin.quiet = self.quiet
        twin.totals = self.totals
        twin.winners = self.winners
        return twin

    def fighter(self, slot: int) -> Fighter:
        """Return a character in play."""
        fighter = self.fighters[slot]
        assert fighter is not None
        return fighter

    def card_of(self, slot: int) -> Card:
        """Return the printed card of a character in play."""
        return self.box.cards[self.fighter(slot).card]

    def characters(self, seat: int) -> list[int]:
        """Return the characters that a seat has in play."""
        found: list[int] = []
        for slot, fighter in enumerate(self.fighters):
            if fighter is not None and fighter.seat == seat:
                found.append(slot)
        return found

    def pool(self, seat: int) -> list[int]:
        """Return the fighters of a seat in the present combat."""
        found: list[int] = []
        for slot, fighter in enumerate(self.fighters):
            if fighter is not None and fighter.pooled and fighter.seat == seat:
                found.append(slot)
        return found

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats, from this one on to the left."""
        count = len(self.sides)
        return [(seat + step) % count for step in range(count)]

    def order(self) -> list[int]:
        """Return whose effects come first: attacker, defender; outside combat from the active seat on (B-45)."""
        combat = self.combat
        return self.seats_from(self.active) if combat is None else [combat.attacker, combat.defender]
