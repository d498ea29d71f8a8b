"""What the calls of an effect say: whom they are about, which cards are meant, what happens."""

from typing import Any

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules import terms
from ludotheque.games.ebbland.rules.effects.effect import Deed, Filter, Target
from ludotheque.games.ebbland.rules.effects.goods import Reroll
from ludotheque.games.ebbland.words.lexicon import Forms, Lexicon
from ludotheque.words import Noun

SEVERAL = (terms.ALLIES, terms.ENEMIES, terms.ALL_MINE)
# What those are called whom a filter describes; all others are characters.
PEOPLE = {terms.ALLY: "ally", terms.ALLIES: "fighter", terms.ENEMY: "enemy", terms.ENEMIES: "enemy"}
UNLIMITED = 99


def chosen(bits: int, names: tuple[str, ...]) -> list[int]:
    """Return the numbers that are set among bits."""
    return [number for number in range(len(names)) if bits >> number & 1]


class Deeds:
    """Turns calls into text in one language."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words.effects
        self.names = words.names
        self.language = words.language

    def phrase(self, key: str, **fields: Any) -> str:
        """Return a phrase with its fields."""
        return self.words.phrases[key].format(**fields)

    def either(self, names: list[str]) -> str:
        """Return names as a choice: a weapon, a talent or an action."""
        return ", ".join(names[:-1]) + f" {self.phrase('or')} {names[-1]}" if len(names) > 1 else "".join(names)

    def some(self, number: int, noun: Noun) -> str:
        """Return so many of something: a card, 2 cards."""
        return self.indefinite(noun) if number == 1 else self.language.count(number, noun)

    def indefinite(self, noun: Noun) -> str:
        """Return one of something, with its article."""
        return self.words.indefinite(noun.one, noun.feminine)

    def deeds(self, deeds: list[Deed]) -> str:
        """Return what is done one after the other; whoever it is about is named once."""
        said = [self.deed(deed) for deed in deeds]
        about = f"{self.who(deeds[0].targets[0])} " if deeds[0].targets else ""
        if about and all(text.startswith(about) for text in said):
            return about + self.language.listed([text.removeprefix(about) for text in said])
        return self.phrase("then").join(said)

    def deed(self, deed: Deed) -> str:
        """Return what one call does."""
        several = bool(deed.targets) and deed.targets[0].selector in SEVERAL
        return self.pattern(deed)[several].format(**self.fields(deed))

    def pattern(self, deed: Deed) -> Forms:
        """Return the pattern of a deed: its sign, whom it is about, how long or how may make a difference."""
        word = deed.word + ("-" if getattr(deed, "value", 0) < 0 else "")
        keys = [word, deed.word]
        if deed.targets:
            keys.insert(0, f"{word}@{terms.SELECTORS[deed.targets[0].selector]}")
        if hasattr(deed, "span"):
            keys.insert(0, f"{word}/{terms.SPANS[deed.span]}")
        if isinstance(deed, Reroll) and deed.target.stat < 0:
            keys.insert(0, f"{word}@task")
        if getattr(deed, "at_random", 0):
            keys.insert(0, f"{word}?")
        return next(self.words.deeds[key] for key in keys if key in self.words.deeds)

    def fields(self, deed: Deed) -> dict[str, str]:
        """Return everything that the pattern of a deed may ask for."""
        number = abs(getattr(deed, "number", getattr(deed, "value", 0)))
        found = {name: self.who(target) for name, target in zip(("who", "whom"), deed.targets, strict=False)}
        found |= {name: self.some(number, noun) for name, noun in self.words.nouns.items()}
        found |= {"n": str(number), "keyword": self.language.listed(self.names.keywords_of(number))}
        target = getattr(deed, "target", None)
        if target is not None and target.stat >= 0:
            found |= {"rolls": self.words.rolls[target.stat], "plate": self.words.plates[target.stat].format(n=number)}
        if hasattr(deed, "die"):
            found["die"] = self.names.dice[deed.die]
        if hasattr(deed, "span"):
            found["span"] = self.words.spans[deed.span]
        if hasattr(deed, "filter"):
            many = getattr(deed, "most", getattr(deed, "number", 1))
            found |= {"cards": self.cards(deed.filter, many), "priced": self.priced(deed.filter)}
        return found

    def who(self, target: Target) -> str:
        """Return whom or what a deed is about."""
        selector = terms.SELECTORS[target.selector]
        noun = self.words.people[PEOPLE.get(target.selector, "character")]
        one = self.words.indefinite(self.described(noun, target.filter, False), noun.feminine)
        pattern = self.words.selectors[f"{selector}+" if target.filter.owner else selector]
        return pattern.format(one=one, many=self.described(noun, target.filter, True))

    def described(self, noun: Noun, filter: Filter, several: bool) -> str:
        """Return a noun with all that a filter says of it."""
        nouns = [self.names.klass(number) for number in chosen(filter.classes, data.CLASSES)] or [noun]
        factions = [self.names.member(number) for number in chosen(filter.factions, data.FACTIONS)]
        traits = self.words.traits
        return self.words.described.format(
            noun=self.either([noun.many if several else noun.one for noun in nouns]),
            other=traits["other"][several] if filter.other else "",
            generic=traits["generic"][several] if filter.generic else "",
            faction=traits["faction"][several].format(faction=self.either(factions)) if factions else "",
            control=self.control(filter),
            which=self.which(filter),
        )

    def control(self, filter: Filter) -> str:
        """Return which Control is meant."""
        if filter.above_paid:
            return self.phrase("above_paid")
        if filter.high < UNLIMITED:
            return self.phrase("at_most", n=filter.high)
        return self.phrase("at_least", n=filter.low) if filter.low else ""

    def which(self, filter: Filter) -> str:
        """Return where a card must have been."""
        if filter.died_now:
            return self.phrase("died_now")
        return self.phrase("on_dead") if filter.on == terms.ON_DEAD else ""

    def kinds(self, bits: int) -> list[Noun]:
        """Return kinds of cards given as bits."""
        return [self.words.kinds[data.KINDS[number]] for number in chosen(bits, data.KINDS)]

    def cards(self, filter: Filter, number: int) -> str:
        """Return cards that a filter means: one of them, or up to so many."""
        several = number > 1
        said = [(self.described(noun, filter, several), noun.feminine) for noun in self.kinds(filter.kinds)]
        if several:
            return self.phrase("up_to", n=number, cards=self.either([text for text, _ in said]))
        return self.either([self.words.indefinite(text, feminine) for text, feminine in said])

    def priced(self, filter: Filter) -> str:
        """Return whose price is changed: cards of a kind, the next one of it, or those for the bearer."""
        kinds = self.kinds(filter.kinds)
        if filter.next:
            bare = self.either([noun.one for noun in kinds])
            return self.phrase("next", bare=bare, cards=self.either([self.indefinite(noun) for noun in kinds]))
        pattern = "for_bearer" if filter.on == terms.ON_BEARER else "your"
        return self.phrase(pattern, cards=self.either([noun.many for noun in kinds]))
