"""Positions of Ebbland in a few words, played on by real options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, TypeVar

from ludotheque.games.ebbland.data import CARD, CARDS, DECK, SITE
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.rules.combat.announcement import Announce
from ludotheque.games.ebbland.rules.piles import put_into_play
from ludotheque.games.ebbland.rules.refusals import reasons
from ludotheque.games.ebbland.rules.state import Ebbland, House, Side
from ludotheque.games.ebbland.rules.terms import STATS
from ludotheque.games.ebbland.rules.turn import Act, EndTurn, Refill, Resources, Turn
from ludotheque.kernel import Dice, Option, advance, answer, waiting
from ludotheque.wish import wish

Test = TypeVar("Test", bound=Callable[..., None])
# The cards and sites that a test shows.
SHOWN: set[str] = set()


class Stage:
    """Two or more seats with the decks of the box; hands are empty, dice show 6 and 6, everybody is past escalation."""

    def __init__(self, *decks: str, exact: bool = False, support_rolls: bool = False, limits: bool = True) -> None:
        box = catalogue()
        chosen = [box.decks[DECK[name]] for name in decks or ("brackguard", "breaker")]
        self.s = s = Ebbland(box, House(chosen, exact, support_rolls, limits))
        for deck in chosen:
            side = Side(deck.leader, box.cards[deck.location].sites, deck.artifacts[:])
            side.com = side.log = 6
            side.markers, side.turns = 0, 4
            side.stock = deck.cards[:]
            s.sides.append(side)
        s.totals = [0] * len(chosen)

    def bare(self) -> Stage:
        """Take all artifacts off the sites."""
        for side in self.s.sides:
            side.artifacts = [-1, -1, -1]
        return self

    def plain(self) -> Stage:
        """Leave no texts but those of fighters: a leader of prices only, sites that say nothing, no artifacts."""
        for side in self.s.sides:
            side.leader = CARD["ruy_dask"]
            side.sites = [SITE["tallow_inn"]] * 3
        return self.bare()

    def hand(self, seat: int, *cards: str) -> Stage:
        self.s.sides[seat].hand = sorted(CARD[card] for card in cards)
        return self

    def fighter(self, seat: int, card: str, *gear: str) -> int:
        slot = put_into_play(self.s, seat, CARD[card])
        self.s.fighter(slot).gear = [CARD[name] for name in gear]
        return slot

    def lead(self, seat: int, card: str) -> Stage:
        self.s.sides[seat].leader = CARD[card]
        return self

    def site(self, place: int, name: str) -> Stage:
        """Lay a site, counted over all seats."""
        side = self.s.sides[place // 3]
        side.sites = [SITE[name] if site == place % 3 else other for site, other in enumerate(side.sites)]
        return self

    def artifact(self, place: int, card: str) -> Stage:
        self.s.sides[place // 3].artifacts[place % 3] = CARD[card]
        return self

    def logistics(self, place: int, card: str) -> Stage:
        self.s.sides[place // 3].logistics[place % 3] = CARD[card]
        return self

    def stock(self, seat: int, *cards: str) -> Stage:
        """Lay cards as the Stock, the last on top."""
        self.s.sides[seat].stock = [CARD[card] for card in cards]
        return self

    def involve(self, seat: int, *slots: int, dice: tuple[int, ...] = ()) -> Stage:
        """Form a pool the standard way, with as much COM as it takes; the dice fall so after the last answer."""
        self.do("standard")
        for slot in slots:
            self.s.sides[seat].com = 6
            self.do(f"commit fighter {slot}")
        self.s.sides[seat].com = 6
        return self.do("done", dice=dice)

    def pools(self, own: list[int], others: list[int], dice: tuple[int, ...] = ()) -> Stage:
        """Attack the first site of the second seat with some fighters against others, up to the first dice."""
        self.attack().involve(0, *own)
        if not self.s.characters(1):
            return self.do("target site 3", dice=dice)
        self.do("target site 3")
        return self.involve(1, *others, dice=dice) if others else self.do("nobody", dice=dice)

    def calm(self) -> Stage:
        """Pass wherever something could be played."""
        while self.asked()[1] in ("Offer", "ChooseVictory", "LastChance"):
            self.do("pass")
        return self

    def turn(self) -> Stage:
        """Begin a turn of the first seat."""
        self.s.then([Turn(0)])
        advance(self.s)
        return self

    def act(self) -> Stage:
        """Begin with the action phase of the first seat."""
        self.s.then([Act(0), Refill(0), Resources(0), EndTurn(0)])
        advance(self.s)
        return self

    def attack(self) -> Stage:
        """Begin with an attack of the first seat."""
        self.s.then([Announce(0), Act(0)])
        advance(self.s)
        return self

    def options(self) -> list[Option]:
        return waiting(self.s)[0].options(self.s)

    def said(self) -> set[str]:
        """Verbs with what they are about: a card by its id, everything else by its number."""
        return {f"{option.verb} {named(option)}".strip() for option in self.options()}

    def do(self, *answers: str, dice: tuple[int, ...] = ()) -> Stage:
        """Give answers in the words of `said`; the dice fall so after the last one."""
        for number, wanted in enumerate(answers):
            if dice and number == len(answers) - 1:
                self.s.dice = loaded(dice).copy()
            (ask,) = waiting(self.s)
            fitting = [one for one in ask.options(self.s) if f"{one.verb} {named(one)}".strip() == wanted]
            assert fitting, f"{wanted!r} is not among {sorted(self.said())}"
            answer(self.s, ask, fitting[0])
        return self

    def asked(self) -> tuple[int, str]:
        (ask,) = waiting(self.s)
        return ask.seat, type(ask).__name__

    def why_not(self, element: str, verb: str = "") -> tuple[str, str]:
        """Why the asked seat cannot choose an element: the reason and its clause."""
        refusal = reasons(self.s, self.asked()[0], wish(element, verb))[0]
        return refusal.reason, refusal.clause

    def held(self, seat: int) -> list[str]:
        """The hand by ids."""
        return [CARDS[card] for card in self.s.sides[seat].hand]

    def told(self, name: str) -> list[dict[str, Any]]:
        """What the events of a name said since the last answer."""
        return [event.details() for event in self.s.events if event.name == name]

    def rolls(self) -> list[tuple[str, int, int]]:
        """All rolls of 2D6 since the last answer: of which string, the total, how many numbers counted."""
        return [(STATS[roll["stat"]], sum(roll["dice"]) + roll["modifier"], roll["met"]) for roll in self.told("roll")]


def named(option: Option) -> str:
    if option.kind == "card":
        return CARDS[option.index]
    if option.kind == "button":
        return str(option.index) if option.index else ""
    return f"{option.kind} {option.index}"


@cache
def loaded(faces: tuple[int, ...]) -> Dice:
    """Find dice that show these faces next: seven at most, or the search takes long."""
    return next(dice for seed in count(1) if falls(dice := Dice(seed * 1_000_003), faces))


def falls(dice: Dice, faces: tuple[int, ...]) -> bool:
    twin = dice.copy()
    return all(twin.below(6) == face - 1 for face in faces)


def shows(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the one of some cards or sites: it shows what they do, in a position."""

    def mark(test: Test) -> Test:
        SHOWN.update(ids)
        return test

    return mark
