"""The text of cards and sites, made from the same effects that the rules carry out."""

from collections.abc import Sequence

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.rules import terms
from ludotheque.games.ebbland.rules.effects.conditions import Compare, Constant
from ludotheque.games.ebbland.rules.effects.effect import Ability, Condition
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.words.deeds import Deeds, chosen
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.typography import shown
from ludotheque.words import FR, Language, capital, finished

GEAR = (terms.WEAPON, terms.TALENT)
LIMITS = {terms.FOR_ROUND: "round", terms.FOR_COMBAT: "combat", terms.FOR_TURN: "turn"}


def finish(language: Language, text: str) -> str:
    """Return a text as it is read: its first letter large, its spaces and apostrophes set."""
    return shown(capital(text), "fr" if language is FR else "en")


class Texts(Deeds):
    """Turns what is printed on cards into text in one language."""

    def card(self, card: Card) -> str:
        """Return the whole text of a card or site: keywords, then each ability; nothing if it has none."""
        return self.sentences(card, card.abilities)

    def sentences(self, card: Card, abilities: list[Ability]) -> str:
        """Return the keywords of a card and some of its abilities, a sentence each."""
        said = [*self.names.keywords_of(card.keywords), *(self.ability(ability, card) for ability in abilities)]
        return " ".join(finish(self.language, finished(text)) for text in said)

    def entry(self, card: Card) -> str:
        """Return a card in words: its kind, figures, price and text."""
        if card.kind == terms.SITE:
            return self.card(card) or self.phrase("no_text")
        head = finish(self.language, finished(", ".join([self.kind_of(card), *self.figures(card)])))
        return f"{head} {self.card(card)}".rstrip()

    def kind_of(self, card: Card) -> str:
        """Return what a card is: kind or class, whether there is only one, and its faction."""
        kind = self.names.kind(card.kind)
        if card.kind == terms.CHARACTER:
            kind = self.phrase("unique" if card.unique else "generic", kind=self.names.klass(card.klass).one)
        return f"{kind}, {self.names.faction(card.faction)}"

    def figures(self, card: Card) -> list[str]:
        """Return the figures of a card in words."""
        said: list[str] = []
        if card.kind == terms.LEADER:
            said.append(self.phrase("leader", figures=card.figures))
        if card.kind == terms.CHARACTER:
            said += [
                self.phrase("control", n=card.control),
                self.phrase("life", n=card.life),
                *self.strings(card.strings),
            ]
            said.append(self.phrase("slots", weapons=card.weapons, talents=card.talents))
        price = self.price(card.com, card.log)
        said += [self.phrase("price", price=price)] if price else []
        bearers = [self.names.klass(number).one for number in chosen(card.classes, data.CLASSES)]
        said += [self.phrase("bearers", classes=self.either(bearers))] if bearers else []
        said += [self.phrase(f"role_{terms.ROLES[card.role]}")] if card.kind == terms.VICTORY else []
        said += [self.listed_sites(card)] if card.sites else []
        return said

    def listed_sites(self, card: Card) -> str:
        """Return the sites of a location."""
        return self.phrase("sites", sites=self.language.listed([self.names.site(site) for site in card.sites]))

    def strings(self, strings: Sequence[list[int]]) -> list[str]:
        """Return the strings of a character, as printed or as they are now."""
        return [self.string(stat, sorted(numbers)) for stat, numbers in enumerate(strings) if numbers]

    def string(self, stat: int, numbers: list[int]) -> str:
        """Return a string with its name and its brackets."""
        return self.phrase(f"string_{stat}", numbers=" ".join(str(number) for number in numbers))

    def price(self, com: int, log: int) -> str:
        """Return a price in words; nothing if it is free."""
        return " + ".join(f"{n} {die}" for n, die in zip((com, log), self.names.dice, strict=True) if n)

    def ability(self, ability: Ability, card: Card) -> str:
        """Return one text of a card: when, if, at what price, what."""
        if card.kind == terms.VICTORY:
            return self.victory(ability)
        acts = [self.payment(kind, number) for kind, number in ability.payments]
        acts += [self.phrase("task", n=ability.task)] if ability.task else []
        head = ", ".join([*self.moment(ability, card), *([self.language.listed(acts)] if acts else [])])
        body = self.choices(ability)
        if not head:
            return body
        return self.phrase("paid" if acts else "when", head=head, body=body)

    def victory(self, ability: Ability) -> str:
        """Return what a Victory card wants: whose part it is stands elsewhere on the card."""
        parts = ("attacking", "defending")
        wanted = [self.condition(one) for one in ability.conditions if one.word not in parts]
        return self.phrase("victory", body=self.choices(ability), conditions=self.words.together(wanted))

    def moment(self, ability: Ability, card: Card) -> list[str]:
        """Return how often, when and under which conditions a text works; an action needs no "in your action phase"."""
        window = terms.WINDOWS[ability.window]
        when = "" if card.kind == terms.ACTION else self.words.windows[window]
        if card.kind in GEAR:
            when = self.words.windows.get(f"{window}@gear", when)
        left: list[str] = []
        for condition in ability.conditions:
            merged = self.words.windows.get(f"{window}+{self.key(condition)}")
            when = when if merged is None else merged.format(**self.compared(condition))
            left += [self.condition(condition)] if merged is None else []
        join = self.phrase("while" if ability.window == terms.STATIC else "if", conditions=self.words.together(left))
        limit = self.words.limits[LIMITS[ability.limit]] if ability.limit >= 0 else ""
        return [part for part in (limit, when, join if left else "") if part]

    def key(self, condition: Condition) -> str:
        """Return by what name a condition is known: its word, or the quantity it compares."""
        return condition.left.word if isinstance(condition, Compare) else condition.word

    def compared(self, condition: Condition) -> dict[str, str]:
        """Return what a comparison compares with, in words."""
        if not isinstance(condition, Compare):
            return {}
        right = condition.right
        if not isinstance(right, Constant):
            return {"n": self.words.quantities[right.word]}
        number = right.number
        kinds = [self.indefinite(noun) for noun in self.kinds(number)] if condition.operator == "in" else []
        faction = self.names.member(number) if condition.left.word == "card_faction" else ""
        return {"n": str(number), "faction": faction, "kinds": self.either(kinds)}

    def condition(self, condition: Condition) -> str:
        """Return what must be so, as a clause."""
        table = self.words.conditions
        if not isinstance(condition, Compare):
            return table[condition.word]
        fields = self.compared(condition)
        key = f"{condition.left.word}{condition.operator}"
        for known in (f"{key}{fields['n']}", key):
            if known in table:
                return table[known].format(**fields)
        return table[condition.operator].format(what=self.words.quantities[condition.left.word], **fields)

    def payment(self, kind: int, number: int) -> str:
        """Return what is paid."""
        forms = self.words.payments[terms.PAYMENTS[kind]]
        return forms[number > 1].format(n=number)

    def choices(self, ability: Ability) -> str:
        """Return what a text does, its alternatives one after the other."""
        return self.phrase("or_else").join(self.deeds(deeds) for deeds in ability.choices)


def glossary(words: Lexicon) -> list[tuple[str, str]]:
    """Return every card and site with its text."""
    texts, names, box = Texts(words), words.names, catalogue()
    named = [(names.card(number), texts.entry(card)) for number, card in enumerate(box.cards)]
    named += [(names.site(number), texts.entry(site)) for number, site in enumerate(box.sites)]
    return [(name, finish(words.language, text)) for name, text in named]
