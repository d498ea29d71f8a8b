"""Reads the formal notation of the tables: a line of text becomes an ability."""

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.games.ebbland.data import CLASSES, FACTIONS, KINDS
from ludotheque.games.ebbland.rules import effects, terms
from ludotheque.games.ebbland.rules.effects.conditions import Compare, Constant
from ludotheque.games.ebbland.rules.effects.effect import Ability, Condition, Deed, Filter, Quantity, Target
from ludotheque.notation import Reader as Words
from ludotheque.notation import by_word, open_up

TOKEN = re.compile(r"[a-z_]+|[+-]?\d+|[<>]=?|[|&():\[\],.=]")
LIMITS = {"round": terms.FOR_ROUND, "combat": terms.FOR_COMBAT, "turn": terms.FOR_TURN}
FLAGS = ("generic", "other", "died_now", "next")
FILTERS = ("type", "class", "faction", "control", "owner", "on", *FLAGS)
# Words that stand for a number where a call takes one.
NUMBERS: Mapping[str, int] = {
    **{word: number for number, word in enumerate(terms.SPANS)},
    **{word: 1 << number for number, word in enumerate(terms.KEYWORDS)},
    **{word: number for number, word in enumerate(terms.DICE)},
    "choice": 0,
    "random": 1,
    "hand": 0,
}
# In calls about tasks the stat is no string.
TASK = "task"

# Where deeds, conditions and quantities are declared.
open_up(effects)
DEEDS: Mapping[str, type[Deed]] = by_word(Deed)
CONDITIONS: Mapping[str, type[Condition]] = by_word(Condition)
QUANTITIES: Mapping[str, type[Quantity]] = by_word(Quantity)


def parse(text: str) -> Ability:
    """Return the ability that a line of the tables stands for."""
    reader = Reader(text, TOKEN)
    ability = reader.ability()
    reader.finish()
    return ability


class Reader(Words):
    """Knows the words for abilities."""

    def ability(self) -> Ability:
        """Take a whole line."""
        window = terms.WINDOWS.index(self.take())
        conditions = self.conditions()
        payments = self.payments()
        limit = LIMITS[self.take()] if self.took("once") else terms.NONE
        task = self.number() if self.took("task") else 0
        self.take(":")
        return Ability(window, conditions, payments, limit, task, self.several(self.calls, "|"))

    def conditions(self) -> list[Condition]:
        """Take what must hold, in square brackets."""
        if not self.took("["):
            return []
        found = self.several(self.condition, ",")
        self.take("]")
        return found

    def condition(self) -> Condition:
        """Take a flag, or a comparison."""
        word = self.take()
        if word in CONDITIONS:
            return CONDITIONS[word]()
        if word == "card_type":
            self.take("in")
            return Compare("in", QUANTITIES[word](), Constant(self.kinds()))
        return Compare(self.take(), QUANTITIES[word](), self.quantity())

    def kinds(self) -> int:
        """Take kinds of cards as bits: what follows a comma and is a kind belongs to them."""
        mask = 1 << KINDS.index(self.take())
        while self.tokens[:1] == [","] and self.tokens[1] in KINDS:
            self.take(",")
            mask |= 1 << KINDS.index(self.take())
        return mask

    def quantity(self) -> Quantity:
        """Take what is compared with: a number, a faction, or another quantity."""
        word = self.take()
        if word in QUANTITIES:
            return QUANTITIES[word]()
        return Constant(FACTIONS.index(word) if word in FACTIONS else int(word))

    def payments(self) -> list[list[int]]:
        """Take what is paid."""
        found: list[list[int]] = []
        if self.took("pay"):
            while self.peek() in terms.PAYMENTS:
                found.append([terms.PAYMENTS.index(self.take()), self.number()])
        return found

    def calls(self) -> list[Deed]:
        """Take deeds that are done one after the other."""
        return self.several(self.call, "&")

    def call(self) -> Deed:
        """Take a name and its arguments in brackets."""
        kind: Any = DEEDS[self.take()]
        self.take("(")
        arguments = [] if self.peek() == ")" else self.several(self.argument, ",")
        self.take(")")
        deed: Deed = kind(*arguments)
        return deed

    def argument(self) -> Any:
        """Take one argument: a filter, whom it is about, a word, or a number."""
        word = self.peek()
        if word in FILTERS:
            return self.filter()
        if word in terms.SELECTORS:
            return self.target()
        return NUMBERS[self.take()] if word in NUMBERS else self.number()

    def target(self) -> Target:
        """Take whom a call is about."""
        selector = terms.SELECTORS.index(self.take())
        filter = Filter()
        if self.took("["):
            filter = self.filter()
            self.take("]")
        stat = terms.NONE
        if self.took("."):
            word = self.take()
            stat = terms.NONE if word == TASK else terms.STATS.index(word)
        return Target(selector, filter, stat)

    def filter(self) -> Filter:
        """Take which cards are meant."""
        found = Filter()
        self.term(found)
        while self.took("&"):
            self.term(found)
        return found

    def term(self, found: Filter) -> None:
        """Take one term of a filter."""
        word = self.take()
        match word:
            case "type":
                found.kinds = self.mask(KINDS)
            case "class":
                found.classes = self.mask(CLASSES)
            case "faction":
                found.factions = self.mask(FACTIONS)
            case "control":
                self.control(found)
            case "owner":
                self.take("=")
                found.owner = self.take() == "opp"
            case "on":
                self.take("=")
                found.on = {"bearer": terms.ON_BEARER, "dead": terms.ON_DEAD}[self.take()]
            case _:
                setattr(found, FLAGS[FLAGS.index(word)], True)

    def mask(self, names: tuple[str, ...]) -> int:
        """Take one or several names as bits."""
        self.take("=")
        return sum({1 << names.index(name) for name in self.several(self.take, "|")})

    def control(self, found: Filter) -> None:
        """Take a span of Control."""
        operator = self.take()
        if operator == ">" and self.took("paid"):
            found.above_paid = True
        elif operator == "<=":
            found.high = self.number()
        else:
            found.low = self.number()
