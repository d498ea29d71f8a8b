"""Positions of Ebbland in a few words, played on by real options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque.games.ebbland.data import CARDS
from ludotheque.games.ebbland.rules.refusals import reasons
from ludotheque.games.ebbland.rules.terms import STATS
from ludotheque.kernel import Option, answer, waiting
from ludotheque.wish import wish
from tests.games.ebbland.setting import Setting

Test = TypeVar("Test", bound=Callable[..., None])
# Which tests show a card or a site.
SHOWN: dict[str, list[Callable[..., None]]] = {}
# The rulings that a test shows.
SETTLED: set[str] = set()


class Stage(Setting):
    """Two or more seats with the decks of the box: first set a position, then `turn`, `act` or `attack`, then play."""

    def involve(self, seat: int, *slots: int, dice: tuple[int, ...] = ()) -> Stage:
        """Form a pool the standard way, with as much COM as it takes; the dice fall so after the last answer."""
        self.do("standard").calm()
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

    def options(self) -> list[Option]:
        return waiting(self.s)[0].options(self.s)

    def said(self) -> set[str]:
        """Verbs with what they are about: a card by its id, everything else by its number."""
        return {f"{option.verb} {named(option)}".strip() for option in self.options()}

    def do(self, *answers: str, dice: tuple[int, ...] = ()) -> Stage:
        """Give answers in the words of `said`; the dice fall so after the last one."""
        for number, wanted in enumerate(answers):
            if dice and number == len(answers) - 1:
                self.load(*dice)
            (ask,) = waiting(self.s)
            fitting = [one for one in ask.options(self.s) if f"{one.verb} {named(one)}".strip() == wanted]
            assert fitting, f"{wanted!r} is not among {sorted(self.said())}"
            self.is_on = True
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


def shows(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the one of some cards or sites: it shows what they do, in a position."""

    def mark(test: Test) -> Test:
        for id in ids:
            SHOWN.setdefault(id, []).append(test)
        return test

    return mark


def settles(*rulings: str) -> Callable[[Test], Test]:
    """Mark a test as one that shows rulings, which decide where the booklet is silent."""

    def mark(test: Test) -> Test:
        SETTLED.update(rulings)
        return test

    return mark
