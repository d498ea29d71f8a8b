"""Reads the formal notation of the tables: a line of text becomes a tree of effects."""

import re

from ludotheque.games.mageknight.rules import terms
from ludotheque.games.mageknight.rules.effects import values as effects
from ludotheque.games.mageknight.rules.effects.values import Amount, Effect

COLOUR = {"red": 0, "blue": 1, "white": 2, "green": 3, "gold": 4, "black": 5}
COLOUR_SETS = {
    "basic": terms.BASIC,
    "any": terms.ANY_COLOUR,
    "same": terms.SAME,
    "others": terms.OTHERS,
    "owned": terms.OWNED,
}
ELEMENT = {"physical": 0, "fire": 1, "ice": 2, "coldfire": 3}
TERRAIN = {
    name: number
    for number, name in enumerate(
        ("plains", "hills", "forest", "wasteland", "desert", "swamp", "city", "lake", "mountain", "sea")
    )
}
POINTS = {"move": terms.MOVE, "influence": terms.INFLUENCE, "heal": terms.HEAL, "draw": terms.DRAW}
FIGHTS = {"attack": terms.ATTACK, "ranged": terms.RANGED, "siege": terms.SIEGE, "block": terms.BLOCK}
COUNTS = {
    "wound": terms.WOUNDS,
    "crystal_colour": terms.CRYSTAL_COLOURS,
    "ready_unit": terms.READY_UNITS,
    "enemy": terms.ENEMIES,
    "recruit": terms.RECRUITS,
    "defeated": terms.DEFEATED,
    "red_spell": terms.RED_SPELLS,
    "blue_spell": terms.BLUE_SPELLS,
    "white_spell": terms.WHITE_SPELLS,
    "green_spell": terms.GREEN_SPELLS,
    "resistance": terms.RESISTANCES,
}
RIDERS = {"slow": 1, "traits": 2, "frost": 3, "counter": 4, "blast": 5}
KINDS = {
    "card": terms.ANY_CARD,
    "action": terms.ACTION_CARD,
    "wound": terms.WOUND_CARD,
    "coloured": terms.COLOURED_CARD,
}
CONDITIONS = {"day": 0, "forest": 1, "least_fame": 2, "interacting": 3, "winged": 4}
WAYS = {"under": 0, "assault": 1, "wings": 2, "flight": 3}
BANNERS = {"glory": 0, "fear": 1, "protection": 2, "courage": 3}
SIDEWAYS = {"rank": 0, "source": 1, "mana": 2, "wound": 3}
DEED = {name: number for number, (name, _) in enumerate(effects.DEEDS)}
TOKEN = re.compile(r"[a-z_]+|[+-]?\d+|[|&():{},]")


def parse(text: str) -> Effect:
    """Return the effect that a line of the tables stands for."""
    reader = Reader(TOKEN.findall(text))
    effect = reader.either()
    if reader.tokens:
        raise ValueError(f"{text!r}: what is {reader.tokens[0]!r} doing there?")
    return effect


class Reader:
    """Takes words off the front of a line."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens

    def peek(self) -> str:
        """Return the next word without taking it."""
        return self.tokens[0] if self.tokens else ""

    def take(self, wanted: str = "") -> str:
        """Take the next word, which must be the wanted one."""
        word = self.tokens.pop(0)
        if wanted and word != wanted:
            raise ValueError(f"{word!r} instead of {wanted!r}")
        return word

    def took(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.peek() != word:
            return False
        self.take()
        return True

    def number(self) -> int:
        """Take a number."""
        return int(self.take())

    def numbers(self) -> list[int]:
        """Take all numbers that follow."""
        found = []
        while self.peek().lstrip("+-").isdigit():
            found.append(self.number())
        return found

    def either(self) -> Effect:
        """Take alternatives."""
        parts = [self.both()]
        while self.took("|"):
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else effects.Either(parts)

    def both(self) -> Effect:
        """Take effects that happen one after the other."""
        parts = [self.item()]
        while self.took("&"):
            parts.append(self.item())
        return parts[0] if len(parts) == 1 else effects.Both(parts)

    def item(self) -> Effect:
        """Take one effect, with what goes before it."""
        if self.took("("):
            inner = self.either()
            self.take(")")
            return inner
        word = self.take()
        if word in ("maybe", "end", "also"):
            self.take(":")
            return {"maybe": effects.Maybe, "end": effects.AtEnd, "also": effects.Also}[word](self.item())
        if word in ("pay", "discard", "throw", "when"):
            return self.prefixed(word)
        if word in ("set", "less", "cap"):
            return self.price(word)
        return self.atom(word)

    def prefixed(self, word: str) -> Effect:
        """Take a cost or a condition and the effect behind it."""
        if word == "pay":
            self.take("(")
            colours = self.colours()
            self.take(")")
            self.take(":")
            return effects.Pay(colours, self.item())
        self.take("(")
        name = self.take()
        self.take(")")
        self.take(":")
        part = self.item()
        if word != "when":
            return effects.GiveUp(KINDS[name], word == "throw", part)
        otherwise = None
        if self.took("else"):
            self.take(":")
            otherwise = self.item()
        return effects.When(CONDITIONS[name], part, otherwise)

    def price(self, word: str) -> Effect:
        """Take what it costs to enter terrains."""
        self.take("(")
        terrains = 0
        while not self.took(")"):
            name = self.take()
            if name == "all":
                terrains |= 127
            elif name != ",":
                terrains |= 1 << TERRAIN[name]
        value = self.number()
        floor = self.number() if self.took("min") else 0
        return effects.Price(terrains, {"set": 0, "less": 1, "cap": 2}[word], value, floor)

    def atom(self, word: str) -> Effect:
        """Take an effect of one word and its arguments."""
        if word in POINTS:
            return effects.Points(POINTS[word], self.amount())
        if word in FIGHTS:
            return self.fight(word)
        if word in DEED:
            values = self.numbers()
            if word == "borrow_spell" and self.took("same"):
                values = [1]
            return effects.Deed(DEED[word], *values)
        return self.special(word)

    def special(self, word: str) -> Effect:
        """Take one of the other effects."""
        match word:
            case "mana":
                return effects.Mana(self.colours())
            case "crystal":
                return effects.Crystal(self.colours())
            case "wound":
                return effects.Hurt(self.number())
            case "fame" | "reputation":
                return effects.Track(terms.FAME if word == "fame" else terms.REPUTATION, self.amount())
            case "curse":
                return self.curse()
            case "ready":
                return self.ready()
            case "dice":
                return effects.MoreDice(self.number())
            case "fetch":
                spell = self.take() == "spell"
                self.take("same")
                return effects.Fetch(spell, {"discard": 0, "hand": 1}[self.take()])
            case "rule":
                return effects.Rule(terms.RULES.index(self.take()), self.number())
            case "start" | "quiet":
                return effects.Limit(terms.STARTING if word == "start" else terms.PEACE)
            case "power_other":
                return effects.PowerOther(self.number())
            case "repeat":
                return effects.Repeat(self.number(), self.take() == "powered")
            case "travel":
                return effects.Travel(WAYS[self.take()])
            case "sideways":
                return effects.Sideways(SIDEWAYS[self.take()], self.number(), self.number())
            case "banner":
                return effects.Banner(BANNERS[self.take()])
        raise ValueError(f"no effect is called {word!r}")

    def amount(self) -> Amount:
        """Take a number, perhaps with more per something."""
        base = self.number() if not self.peek().startswith("+") and self.peek() != "each" else 0
        each, count, most = 0, terms.NOTHING, 99
        if self.peek().startswith("+"):
            each = self.number()
        if self.took("each"):
            count = COUNTS[self.take()]
            if not each:
                base, each = 0, base or 1
        if self.took("max"):
            most = self.number()
        return Amount(base, each, count, most)

    def fight(self, word: str) -> Effect:
        """Take an attack or a block."""
        amount = self.amount()
        element = ELEMENT[self.take()] if self.peek() in ELEMENT else terms.PHYSICAL
        rider = RIDERS[self.take()] if self.took("with") else terms.PLAIN
        return effects.Fight(FIGHTS[word], amount, element, rider)

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
        how, armour, fortified = 0, Amount(0), 0
        flags = {"halt": terms.HALT, "destroy": terms.DESTROY, "unfortified": terms.UNFORTIFIED}
        bare = {"fortified": terms.BARE_FORT, "resistant": terms.BARE_RESIST, "fire": terms.BARE_FIRE}
        while self.peek() in (*flags, "bare", "armour"):
            word = self.take()
            if word in flags:
                how |= flags[word]
            elif word == "bare":
                while self.peek() in bare:
                    how |= bare[self.take()]
            else:
                armour = self.amount()
                more = self.numbers()
                fortified = more[0] if more else 0
        return effects.Curse(whom, how, armour, fortified)

    def ready(self) -> Effect:
        """Take how many units become ready."""
        if self.took("all"):
            return effects.Ready(99, True)
        if self.took("total"):
            return effects.Ready(self.number(), True)
        return effects.Ready(self.number())
