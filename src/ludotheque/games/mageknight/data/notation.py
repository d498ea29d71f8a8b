"""Reads the formal notation of the tables: a line of text becomes a tree of effects."""

import re
from collections.abc import Mapping
from inspect import signature
from typing import Any

from ludotheque.games.mageknight.rules import combat, effects, heroes, land, terms, traits
from ludotheque.games.mageknight.rules.combat.riders import Rider
from ludotheque.games.mageknight.rules.effects.cardcraft import Fetch, PowerOther, Repeat
from ludotheque.games.mageknight.rules.effects.costs import GiveUp, Pay
from ludotheque.games.mageknight.rules.effects.curses import Curse
from ludotheque.games.mageknight.rules.effects.effect import Amount, Condition, Count, Deed, Effect
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Hurt, Mana, Track
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Also, AtEnd, Both, Either, Limit, Maybe, When
from ludotheque.games.mageknight.rules.effects.sideways import Sideways
from ludotheque.games.mageknight.rules.effects.turnwide import MoreDice, Price, Rule
from ludotheque.games.mageknight.rules.heroes.banners import Banner
from ludotheque.games.mageknight.rules.heroes.units import Ready
from ludotheque.games.mageknight.rules.turn.journeys import Travel
from ludotheque.notation import Reader as Words
from ludotheque.notation import by_word, open_up

COLOUR = {
    "red": terms.RED,
    "blue": terms.BLUE,
    "white": terms.WHITE,
    "green": terms.GREEN,
    "gold": terms.GOLD,
    "black": terms.BLACK,
}
COLOUR_SETS = {
    "basic": terms.BASIC,
    "any": terms.ANY_COLOUR,
    "same": terms.SAME,
    "others": terms.OTHERS,
    "owned": terms.OWNED,
}
ELEMENT = {"physical": terms.PHYSICAL, "fire": terms.FIRE, "ice": terms.ICE, "coldfire": terms.COLDFIRE}
TERRAIN = {
    "plains": traits.PLAINS,
    "hills": traits.HILLS,
    "forest": traits.FOREST,
    "wasteland": traits.WASTELAND,
    "desert": traits.DESERT,
    "swamp": traits.SWAMP,
    "city": traits.CITY_GROUND,
    "lake": traits.LAKE,
    "mountain": traits.MOUNTAIN,
    "sea": traits.SEA,
}
POINTS = {"move": terms.MOVE, "influence": terms.INFLUENCE, "heal": terms.HEAL, "draw": terms.DRAW}
FIGHTS = {"attack": terms.ATTACK, "ranged": terms.RANGED, "siege": terms.SIEGE, "block": terms.BLOCK}
TRACKS = {"fame": terms.FAME, "reputation": terms.REPUTATION}
KINDS = {
    "card": terms.ANY_CARD,
    "action": terms.ACTION_CARD,
    "wound": terms.WOUND_CARD,
    "coloured": terms.COLOURED_CARD,
}
WAYS = {"under": terms.UNDER, "assault": terms.ASSAULT, "wings": terms.WINGS, "flight": terms.FLIGHT}
SIDEWAYS = {"rank": terms.BY_RANK, "source": terms.BY_SOURCE, "mana": terms.BY_MANA, "wound": terms.BY_WOUND}
PRICES = {"set": terms.SET, "less": terms.LESS, "cap": terms.CAP}
PILES = {"discard": terms.TO_DISCARD, "hand": terms.TO_HAND}
MOMENTS = {"start": terms.STARTING, "quiet": terms.PEACE}
CURSES = {"halt": terms.HALT, "destroy": terms.DESTROY, "unfortified": terms.UNFORTIFIED}
BARE = {"fortified": terms.BARE_FORT, "resistant": terms.BARE_RESIST, "fire": terms.BARE_FIRE}
RULES = {law.word: number for number, law in enumerate(terms.LAWS)}
TOKEN = re.compile(r"[a-z_]+|[+-]?\d+|[|&():{},]")


# Where effects are declared, and all that they are made of.
open_up(effects, combat, heroes, land)

DEEDS: Mapping[str, type[Deed]] = by_word(Deed)
COUNTS: Mapping[str, type[Count]] = by_word(Count)
CONDITIONS: Mapping[str, type[Condition]] = by_word(Condition)
RIDERS: Mapping[str, type[Rider]] = by_word(Rider)


def parse(text: str) -> Effect:
    """Return the effect that a line of the tables stands for."""
    reader = Reader(text, TOKEN)
    effect = reader.either()
    reader.finish()
    return effect


PREFIXES: Mapping[str, type[Maybe | AtEnd | Also]] = {"maybe": Maybe, "end": AtEnd, "also": Also}


class Reader(Words):
    """Knows the words for effects."""

    def either(self) -> Effect:
        """Take alternatives."""
        parts = self.several(self.both, "|")
        return parts[0] if len(parts) == 1 else Either(parts)

    def both(self) -> Effect:
        """Take effects that happen one after the other."""
        parts = self.several(self.item, "&")
        return parts[0] if len(parts) == 1 else Both(parts)

    def item(self) -> Effect:
        """Take one effect, with what goes before it."""
        if self.took("("):
            inner = self.either()
            self.take(")")
            return inner
        word = self.take()
        if word in PREFIXES:
            self.take(":")
            return PREFIXES[word](self.item())
        if word in ("pay", "discard", "throw", "when"):
            return self.prefixed(word)
        if word in PRICES:
            return self.price(word)
        return self.atom(word)

    def prefixed(self, word: str) -> Effect:
        """Take a cost or a condition and the effect behind it."""
        if word == "pay":
            self.take("(")
            colours = self.colours()
            self.take(")")
            self.take(":")
            return Pay(colours, self.item())
        self.take("(")
        name = self.take()
        self.take(")")
        self.take(":")
        part = self.item()
        if word != "when":
            return GiveUp(KINDS[name], word == "throw", part)
        otherwise = None
        if self.took("else"):
            self.take(":")
            otherwise = self.item()
        return When(CONDITIONS[name](), part, otherwise)

    def price(self, word: str) -> Effect:
        """Take what it costs to enter terrains."""
        self.take("(")
        terrains = 0
        while not self.took(")"):
            name = self.take()
            if name == "all":
                terrains |= traits.ALL_TERRAINS
            elif name != ",":
                terrains |= 1 << TERRAIN[name]
        value = self.number()
        floor = self.number() if self.took("min") else 0
        return Price(terrains, PRICES[word], value, floor)

    def atom(self, word: str) -> Effect:
        """Take an effect of one word and its arguments."""
        if word in POINTS:
            return Points(POINTS[word], self.amount())
        if word in FIGHTS:
            return self.fight(word)
        if word in TRACKS:
            return Track(TRACKS[word], self.amount())
        if word in MOMENTS:
            return Limit(MOMENTS[word])
        if word in DEEDS:
            return self.deed(DEEDS[word])
        return self.special(word)

    def deed(self, kind: Any) -> Effect:
        """Take an effect of one word with its numbers, and with the name of what else is so."""
        values = self.numbers()
        said = {self.take(): True} if self.peek() in signature(kind).parameters else {}
        effect: Effect = kind(*values, **said)
        return effect

    def special(self, word: str) -> Effect:
        """Take one of the other effects."""
        match word:
            case "mana":
                return Mana(self.colours())
            case "crystal":
                return Crystal(self.colours())
            case "wound":
                return Hurt(self.number())
            case "curse":
                return self.curse()
            case "ready":
                return self.ready()
            case "dice":
                return MoreDice(self.number())
            case "fetch":
                spell = self.take() == "spell"
                self.take("same")
                return Fetch(spell, PILES[self.take()])
            case "rule":
                return Rule(RULES[self.take()], self.number())
            case "power_other":
                return PowerOther(self.number())
            case "repeat":
                return Repeat(self.number(), self.take() == "powered")
            case "travel":
                return Travel(WAYS[self.take()])
            case "sideways":
                return Sideways(SIDEWAYS[self.take()], self.number(), self.number())
            case "banner":
                return Banner(self.take())
        raise ValueError(f"no effect is called {word!r}")

    def amount(self) -> Amount:
        """Take a number, perhaps with more per something."""
        base = self.number() if not self.peek().startswith("+") and self.peek() != "each" else 0
        each, most = 0, 99
        count: Count | None = None
        if self.peek().startswith("+"):
            each = self.number()
        if self.took("each"):
            count = COUNTS[self.take()]()
            if not each:
                base, each = 0, base or 1
        if self.took("max"):
            most = self.number()
        return Amount(base, each, count, most)

    def fight(self, word: str) -> Effect:
        """Take an attack or a block."""
        amount = self.amount()
        element = ELEMENT[self.take()] if self.peek() in ELEMENT else terms.PHYSICAL
        rider = RIDERS[self.take()]() if self.took("with") else None
        return Fight(FIGHTS[word], amount, element, rider)

    def colours(self) -> int:
        """Take a set of colours."""
        if self.took("{"):
            mask = 0
            while not self.took("}"):
                word = self.take()
                if word != ",":
                    mask |= 1 << COLOUR[word]
            return mask
        word = self.take()
        return COLOUR_SETS[word] if word in COLOUR_SETS else 1 << COLOUR[word]

    def curse(self) -> Effect:
        """Take what befalls enemies."""
        whom = terms.ONE if self.take() == "one" else terms.ALL
        how = armour = fortified = resisted = 0
        while self.peek() in (*CURSES, "bare", "armour"):
            word = self.take()
            if word in CURSES:
                how |= CURSES[word]
            elif word == "bare":
                while self.peek() in BARE:
                    how |= BARE[self.take()]
            elif self.took("each"):
                self.take("resistance")
                resisted = 1
            else:
                armour, fortified = (*self.numbers(), 0)[:2]
        return Curse(whom, how, armour, fortified, resisted)

    def ready(self) -> Effect:
        """Take how many units become ready."""
        if self.took("all"):
            return Ready(99, True)
        if self.took("total"):
            return Ready(self.number(), True)
        return Ready(self.number())
