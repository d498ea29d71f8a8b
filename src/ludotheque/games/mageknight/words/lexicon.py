"""What a language must bring for Mage Knight: tables of words and patterns, the same keys in both languages."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.games.mageknight.words.labels import Labels
from ludotheque.games.mageknight.words.names import Names
from ludotheque.words.language import Language, Noun
from ludotheque.words.table import Choices


@dataclass(frozen=True)
class Effects:
    """Patterns for what effects say."""

    points: tuple[str, ...]
    cards: Noun
    wounds: Noun
    defenders: Noun
    artifacts: Noun
    dice: Noun
    fights: tuple[str, ...]
    elements: tuple[str, ...]
    each: str
    most: str
    counts: Mapping[str, str]
    riders: Mapping[str, str]
    tracks: tuple[str, ...]
    both: str
    either: str
    gain: str
    colour_sets: Mapping[int, str]
    costs: Mapping[str, str]
    kinds: tuple[str, ...]
    conditions: Mapping[str, str]
    otherwise: str
    curses: Mapping[str, str]
    prices: tuple[str, ...]
    ways: tuple[str, ...]
    sideways: tuple[str, ...]
    banners: Mapping[str, str]
    rules: Mapping[str, str]
    deeds: Mapping[str, str]
    phrases: Mapping[str, str]
    usages: tuple[str, ...]
    tactics: Mapping[str, str]
    abilities: Mapping[int, str]


@dataclass(frozen=True)
class Lexicon:
    """One language: names of things, and patterns for effects, questions, options, events and refusals."""

    language: Language
    names: Names
    effects: Effects
    questions: Mapping[str, str]
    situations: Mapping[str, str]
    options: Mapping[str, str]
    rewards: tuple[str, ...]
    acts: Mapping[str, tuple[str, str]]
    events: Mapping[str, str]
    moments: Mapping[str, str]
    wares: Mapping[str, str]
    refusals: Mapping[str, str]
    # Parts of a turn, as sets, the larger ones first: when something serves.
    phases: Mapping[int, str]
    # Of scenarios: how far the goal is, the parts of a final score, why a table is refused.
    goals: Mapping[str, str]
    parts: Mapping[str, str]
    objections: Mapping[str, str]
    spans: tuple[str, str, str]
    table: Choices
    labels: Labels
