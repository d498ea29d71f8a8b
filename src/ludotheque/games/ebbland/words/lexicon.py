"""What a language must bring for Ebbland: tables of words and patterns, the same keys in both languages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ludotheque.games.ebbland.words.labels import Labels
from ludotheque.games.ebbland.words.names import Names
from ludotheque.words.language import Language, Noun
from ludotheque.words.table import Choices

# A pattern for one who does something, and for several.
Forms = tuple[str, str]


@dataclass(frozen=True)
class Effects:
    """Patterns for what cards say."""

    # Puts the indefinite article before a singular noun: is it feminine?
    indefinite: Callable[[str, bool], str]
    # Joins conditions after "if" or "while".
    together: Callable[[Sequence[str]], str]
    # Windows by their word, some of them with a condition that they swallow, or on gear.
    windows: Mapping[str, str]
    # Conditions by their word, comparisons by quantity, relation and perhaps the number.
    conditions: Mapping[str, str]
    quantities: Mapping[str, str]
    limits: Mapping[str, str]
    payments: Mapping[str, Forms]
    spans: tuple[str, ...]
    # What joins to each string, and on which rolls something counts.
    plates: tuple[str, ...]
    rolls: tuple[str, ...]
    # Whom a deed is about: by selector, and how somebody is described.
    selectors: Mapping[str, str]
    people: Mapping[str, Noun]
    kinds: Mapping[str, Noun]
    described: str
    traits: Mapping[str, Forms]
    # Deeds by their word, perhaps with the selector, a sign or a flag.
    deeds: Mapping[str, Forms]
    nouns: Mapping[str, Noun]
    phrases: Mapping[str, str]
    # The rule of each keyword in a sentence.
    keywords: Mapping[str, str]


@dataclass(frozen=True)
class Lexicon:
    """One language: names of things, and patterns for effects, questions, options, events and refusals."""

    language: Language
    names: Names
    effects: Effects
    questions: Mapping[str, str]
    situations: Mapping[str, str]
    options: Mapping[str, str]
    acts: Mapping[str, tuple[str, ...]]
    events: Mapping[str, str]
    moments: Mapping[str, str]
    refusals: Mapping[str, str]
    parts: Mapping[str, str]
    table: Choices
    labels: Labels
    decks: Mapping[str, str]
    manners: Mapping[str, str]
