"""The text of cards, skills, units and tactics, made from the same effects that the rules carry out."""

from inspect import signature

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.rules import terms
from ludotheque.games.mageknight.rules.effects.cardcraft import Fetch, PowerOther, Repeat
from ludotheque.games.mageknight.rules.effects.costs import GiveUp, Pay
from ludotheque.games.mageknight.rules.effects.curses import Curse
from ludotheque.games.mageknight.rules.effects.effect import Amount, Deed, Effect
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Hurt, Mana, Track
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Also, AtEnd, Both, Either, Limit, Maybe, When
from ludotheque.games.mageknight.rules.effects.sideways import Sideways
from ludotheque.games.mageknight.rules.effects.turnwide import MoreDice, Price, Rule
from ludotheque.games.mageknight.rules.heroes.banners import Banner
from ludotheque.games.mageknight.rules.heroes.units import Ready
from ludotheque.games.mageknight.rules.traits import COLOURLESS, Card, Catalogue, Skill
from ludotheque.games.mageknight.rules.turn.journeys import Travel
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.typography import shown
from ludotheque.words import Language, capital

MINUS = "−"


def signed(number: int) -> str:
    """Return a number with its sign, a real minus."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


def join(parts: list[str], by: str) -> str:
    """Return parts joined by a word."""
    return by.join(part for part in parts if part)


def finish(language: Language, text: str) -> str:
    """Return a text as it is read: its first letter large, French spaces."""
    return shown(capital(text), language.code)


class Texts:
    """Turns effects into text in one language."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words.effects
        self.names = words.names
        self.language = words.language

    def text(self, effect: Effect) -> str:
        """Return what an effect says, typeset."""
        return finish(self.language, self.of(effect))

    def of(self, effect: Effect) -> str:
        """Return what an effect says."""
        name = "deed" if isinstance(effect, Deed) and effect.word else type(effect).__name__.lower()
        said: str = getattr(self, f"_{name}")(effect)
        return said

    def inner(self, effect: Effect) -> str:
        """Return what a part says, in brackets if it is itself made of parts."""
        said = self.of(effect)
        if isinstance(effect, Both) and len({self.of(part) for part in effect.parts}) == 1:
            return said
        return f"({said})" if isinstance(effect, Either | Both) else said

    def amount(self, amount: Amount, sign: bool = False) -> str:
        """Return a number, perhaps with more per something."""
        if amount.count is None:
            return signed(amount.base) if sign else str(amount.base)
        each = self.words.each.format(each=amount.each, what=self.words.counts[amount.count.word])
        most = self.words.most.format(most=amount.most) if amount.most < 99 else ""
        if not amount.base:
            plain = signed(amount.each) if sign else str(amount.each)
            return f"{plain} {self.words.phrases['per']} {self.words.counts[amount.count.word]}{most}"
        return f"{amount.base}{each}{most}"

    def coloured(self, noun: str, mask: int) -> str:
        """Return a mana or a crystal of one of these colours."""
        noun = self.words.phrases[noun]
        if mask in self.words.colour_sets:
            return self.words.phrases["of_colour"].format(noun=noun, c=self.words.colour_sets[mask])
        names = [self.names.colour(colour) for colour in range(terms.COLOURS) if mask >> colour & 1]
        return self.words.phrases["coloured"].format(noun=noun, c=self.one_of(names))

    def one_of(self, names: list[str]) -> str:
        """Return names as a choice: "red, blue or white"."""
        return ", ".join(names[:-1]) + f" {self.words.phrases['or']} {names[-1]}" if len(names) > 1 else names[0]

    def _points(self, effect: Points) -> str:
        if effect.what == terms.DRAW:
            return self.words.points[terms.DRAW].format(n=self.language.count(effect.amount.base, self.words.cards))
        return self.words.points[effect.what].format(n=self.amount(effect.amount))

    def _fight(self, effect: Fight) -> str:
        said = self.words.fights[effect.how].format(n=self.amount(effect.amount), e=self.words.elements[effect.element])
        return said if effect.rider is None else said + self.words.riders[effect.rider.word]

    def _mana(self, effect: Mana) -> str:
        return self.words.gain.format(what=self.coloured("mana", effect.colours))

    def _crystal(self, effect: Crystal) -> str:
        return self.words.gain.format(what=self.coloured("crystal", effect.colours))

    def _hurt(self, effect: Hurt) -> str:
        return self.words.phrases["hurt"].format(n=self.language.count(effect.wounds, self.words.wounds))

    def _track(self, effect: Track) -> str:
        return self.words.tracks[effect.track].format(n=self.amount(effect.amount, True))

    def _both(self, effect: Both) -> str:
        head = ""
        parts = effect.parts
        if isinstance(parts[0], Limit):
            head = self.words.phrases["moment"].format(when=self.of(parts[0]))
            parts = parts[1:]
        said = [self.inner(part) if isinstance(part, Either) else self.of(part) for part in parts]
        return head + join(self.repeats(said), self.words.both)

    def repeats(self, parts: list[str]) -> list[str]:
        """Return parts with those that come several times said once."""
        often = {part: parts.count(part) for part in parts}
        return [self.words.phrases["times"].format(part=part, n=n) if n > 1 else part for part, n in often.items()]

    def _either(self, effect: Either) -> str:
        priced = any(isinstance(part, Pay | GiveUp) for part in effect.parts)
        by = self.words.phrases["or_else"] if priced else self.words.either
        return join([self.inner(part) for part in effect.parts], by)

    def _maybe(self, effect: Maybe) -> str:
        return self.words.phrases["maybe"].format(part=self.inner(effect.part))

    def _also(self, effect: Also) -> str:
        said = self.of(effect.part)
        return self.words.phrases["in_peace"].format(part=said) if isinstance(effect.part, Points) else said

    def _pay(self, effect: Pay) -> str:
        return self.words.costs["pay"].format(what=self.coloured("mana", effect.colours), part=self.inner(effect.part))

    def _giveup(self, effect: GiveUp) -> str:
        pattern = self.words.costs["throw" if effect.thrown else "discard"]
        return pattern.format(kind=self.words.kinds[effect.kind], part=self.inner(effect.part))

    def _when(self, effect: When) -> str:
        said = self.words.conditions[effect.condition.word].format(part=self.inner(effect.yes))
        return said if effect.no is None else said + self.words.otherwise.format(part=self.inner(effect.no))

    def _atend(self, effect: AtEnd) -> str:
        return self.words.phrases["at_end"].format(part=self.inner(effect.part))

    def _curse(self, effect: Curse) -> str:
        words = self.words.curses
        parts: list[str] = []
        if effect.how & terms.HALT:
            parts.append(words["halt"])
        if effect.how & terms.DESTROY:
            parts.append(words["destroy"])
        if effect.how & terms.BARE_FORT:
            parts.append(words["bare_fort"])
        if effect.how & terms.BARE_RESIST:
            parts.append(words["bare_resist"])
        if effect.how & terms.BARE_FIRE:
            parts.append(words["bare_fire"])
        if effect.armour:
            more = words["fortified"].format(n=effect.fortified) if effect.fortified else ""
            parts.append(words["armour"].format(n=effect.armour) + more)
        if effect.resisted:
            parts.append(words["resisted"].format(n=effect.resisted))
        whom = "all" if effect.whom == terms.ALL else "open" if effect.how & terms.UNFORTIFIED else "one"
        return words[whom].format(what=join(parts, f" {self.words.phrases['and']} "))

    def _ready(self, effect: Ready) -> str:
        key = "ready_all" if effect.level >= 99 else "ready_total" if effect.total else "ready"
        return self.words.phrases[key].format(n=effect.level)

    def _price(self, effect: Price) -> str:
        names = [self.names.terrain(terrain) for terrain in range(9) if effect.terrains >> terrain & 1]
        where = self.words.phrases["all_terrains"] if effect.terrains == 127 else self.one_of(names)
        floor = self.words.phrases["floor"].format(floor=effect.floor) if effect.floor else ""
        return self.words.prices[effect.change].format(where=where, n=effect.value, floor=floor)

    def _moredice(self, effect: MoreDice) -> str:
        return self.words.phrases["dice"].format(n=effect.dice)

    def _fetch(self, effect: Fetch) -> str:
        what = self.words.phrases["fetch_spell" if effect.spell else "fetch_action"]
        return what.format(to=self.words.phrases["to_hand" if effect.to == terms.TO_HAND else "to_discard"])

    def _rule(self, effect: Rule) -> str:
        name = terms.LAWS[effect.rule].word
        key = f"{name}_{effect.value}"
        return self.words.rules[key if key in self.words.rules else name].format(n=effect.value, m=2 * effect.value)

    def _limit(self, effect: Limit) -> str:
        return self.words.phrases["start" if effect.phases & terms.STARTING else "quiet"]

    def _powerother(self, effect: PowerOther) -> str:
        return self.words.phrases["power_other"].format(n=effect.bonus)

    def _repeat(self, effect: Repeat) -> str:
        return self.words.phrases["repeat_strong" if effect.strong else "repeat_basic"].format(n=effect.times)

    def _travel(self, effect: Travel) -> str:
        return self.words.ways[effect.way]

    def _sideways(self, effect: Sideways) -> str:
        return self.words.sideways[effect.by].format(n=effect.value, best=effect.best)

    def _banner(self, effect: Banner) -> str:
        return self.words.banners[effect.kind]

    def _deed(self, effect: Deed) -> str:
        values = [int(getattr(effect, name)) for name in signature(type(effect)).parameters]
        key = f"{effect.word}_{values[0]}" if values else effect.word
        pattern = self.words.deeds[key if key in self.words.deeds else effect.word]
        return pattern.format(*values)

    def cost(self, colours: list[int]) -> str:
        """Return what mana something takes."""
        return " + ".join(self.names.colour(colour) for colour in colours)

    def card(self, card: Card) -> str:
        """Return the whole text of a card."""
        if card.basic is None or card.strong is None:
            return self.words.phrases["wound_card"]
        basic, strong = self.text(card.basic), self.text(card.strong)
        price = f" ({self.cost(card.basic_cost)})" if card.basic_cost else ""
        more = f" ({self.cost(card.strong_cost)})" if card.strong_cost else f" ({self.words.phrases['once']})"
        first = self.words.phrases["basic"].format(price=price, text=basic)
        name = self.names.strong_half(data.CARD[card.id]) or self.words.phrases["strong"]
        return f"{first} {self.words.phrases['second'].format(name=name, price=more, text=strong)}"

    def unit(self, box: Catalogue, kind: int) -> str:
        """Return the whole text of a unit."""
        unit = box.units[kind]
        parts = []
        for ability in unit.abilities:
            price = "" if ability.mana == COLOURLESS else f"({self.names.colour(ability.mana)}) "
            parts.append(price + self.text(ability.effect))
        sites = self.one_of([self.names.site(site) for site in range(len(data.SITES)) if unit.sites >> site & 1])
        key = "elite" if unit.elite else "regular"
        head = self.words.phrases[key].format(level=unit.level, cost=unit.cost, armour=unit.armour, sites=sites)
        head = ", ".join([head, *self.resistances(unit.resist)])
        return f"{head}. {'. '.join(parts)}."

    def resistances(self, resist: int) -> list[str]:
        """Return what somebody resists."""
        return [self.words.phrases[f"resist_{element}"] for element in range(3) if resist >> element & 1]

    def skill(self, skill: Skill) -> str:
        """Return the whole text of a skill: how often, and what."""
        return f"{self.words.usages[skill.usage].format(text=self.of(skill.effect))}."

    def enemy(self, box: Catalogue, number: int) -> str:
        """Return the figures of an enemy."""
        kind = box.enemies[number]
        parts = [self.words.phrases["enemy"].format(armour=kind.armour, fame=kind.fame)]
        if kind.attack:
            attack = self.words.fights[terms.ATTACK]
            parts.append(attack.format(n=kind.attack, e=self.words.elements[kind.element]))
        parts += [name for bit, name in self.words.abilities.items() if kind.abilities & bit]
        said = ", ".join(parts + self.resistances(kind.resist))
        return capital(said) + "."

    def tactic(self, number: int) -> str:
        """Return the whole text of a tactic: when, its number, and what it does."""
        row = data.TACTIC_ROWS[number]
        when = self.words.phrases[f"tactic_{row['time']}"].format(n=row["number"])
        return f"{when} {self.words.tactics[row['id']]}"


def glossary(words: Lexicon) -> list[tuple[str, str]]:
    """Return everything that has a name and an effect, with its text."""
    texts, names = Texts(words), words.names
    box = catalogue()
    named = [(names.card(number), texts.card(card)) for number, card in enumerate(box.cards)]
    named += [(names.skill(number), texts.skill(skill)) for number, skill in enumerate(box.skills)]
    named += [(names.unit(kind), texts.unit(box, kind)) for kind in range(len(box.units))]
    named += [(names.enemy(kind), texts.enemy(box, kind)) for kind in range(len(box.enemies))]
    named += [(names.tactic(number), texts.tactic(number)) for number in range(len(data.TACTICS))]
    return [(name, finish(words.language, text)) for name, text in named]
