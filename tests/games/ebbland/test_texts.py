"""Ebbland says what its cards do, in both languages, from the effects alone."""

import re
from pathlib import Path

import pytest

from ludotheque.contract import UNFINISHED
from ludotheque.game import LANGUAGES
from ludotheque.games.ebbland import data, rules
from ludotheque.games.ebbland.data import box
from ludotheque.games.ebbland.data.notation import CONDITIONS, DEEDS, QUANTITIES, parse
from ludotheque.games.ebbland.rules import RULES, terms
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.words import WORDS
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.kernel import Ask
from tools.golden_ebbland import book, golden

REASON = re.compile(r'Refusal\(\s*"(\w+)"')
LEXICONS = [speaker.words for speaker in WORDS.values()]
each_lexicon = pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)


def says(language: str, *effects: str, kind: int = terms.CHARACTER) -> str:
    """Return the text of a card that has these effects."""
    card = Card("made_up", kind, 0)
    card.abilities = [parse(effect) for effect in effects]
    return WORDS[language].texts.card(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_that_were_read(language: str):
    assert book(language) == golden(language).read_text(encoding="utf-8"), "run `make golden` and read the difference"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_finished(language: str):
    texts = WORDS[language].glossary()
    assert len(texts) == len(data.CARDS) + len(data.SITES)
    assert [text for name, text in texts if not name or UNFINISHED.search(text) or not text.endswith(".")] == []


@each_lexicon
def test_everything_the_notation_can_say_has_its_words(words: Lexicon):
    effects = words.effects
    assert {key for key in effects.windows if key.isidentifier()} == set(terms.WINDOWS)
    assert set(CONDITIONS) <= set(effects.conditions)
    assert set(QUANTITIES) == set(effects.quantities)
    assert set(DEEDS) <= set(effects.deeds)
    assert set(terms.PAYMENTS) == set(effects.payments)
    assert set(terms.KEYWORDS) == set(effects.keywords) == set(words.names.keywords)
    assert set(terms.SELECTORS) <= set(effects.selectors)
    assert len(effects.spans) == len(terms.SPANS)
    assert set(data.KINDS) == set(effects.kinds) == set(words.names.kinds)


@each_lexicon
def test_every_component_has_a_name(words: Lexicon):
    names = words.names
    assert list(names.cards) == data.CARDS
    assert list(names.sites) == data.SITES
    assert list(names.decks) == data.DECKS
    assert set(names.factions) == set(names.members) == set(data.FACTIONS)
    assert set(names.classes) == set(data.CLASSES)
    assert len({*names.cards.values(), *names.sites.values()}) == len(data.CARDS) + len(data.SITES)


def test_both_languages_have_the_same_keys():
    french, english = (words.effects for words in LEXICONS)
    for table in ("windows", "conditions", "deeds", "phrases", "selectors", "traits", "nouns"):
        assert set(getattr(french, table)) == set(getattr(english, table)), table
    for table in ("questions", "situations", "options", "acts", "events", "moments", "refusals", "parts", "table"):
        assert set(getattr(LEXICONS[0], table)) == set(getattr(LEXICONS[1], table)), table


def test_a_condition_a_price_a_limit_and_a_task_are_all_said():
    text = "close [defending, self_wounds >= 2] pay log 2 discard 1 once round task 4: wound(enemy[control<=3], 2)"
    assert says("en", text) == (
        "Once per round, at the start of a close round, if you defend and the number of its wounds is 2 or more, "
        "pay 2 LOG, discard a card and win a task of 4: an enemy with Control 3 or less takes 2 wounds."
    )
    assert says("fr", text) == (
        "Une fois par round, au début d’un round rapproché, si vous défendez et que le nombre de ses blessures vaut "
        "2 ou plus, payez 2 LOG, défaussez une carte et réussissez une tâche de 4\u00a0: un ennemi de Contrôle 3 ou "
        "moins prend 2 blessures."
    )


def test_whoever_it_is_about_is_named_once():
    text = "static: add(bearer.hit, 9, perm) & grant(bearer, piercing, perm)"
    assert says("en", text, kind=terms.WEAPON) == "The bearer gets the strike number [9] and has Piercing."
    assert says("fr", text, kind=terms.WEAPON) == "Le porteur reçoit le nombre de coups [9] et possède Perforant."


def test_an_action_does_not_say_when_and_a_victory_card_begins_with_its_points():
    assert says("en", "action: gain(me, com, 2)", kind=terms.ACTION) == "Gain 2 COM."
    victory = "combat_end [attacking, sacked_now, my_losses = 0]: vp(me, 1)"
    assert says("en", victory, kind=terms.VICTORY) == "1 VP if the target was sacked and you lost nobody."


def test_every_card_of_the_box_can_be_said_without_its_figures():
    printed = box.catalogue()
    silent = [card.id for card in printed.cards if card.abilities and not WORDS["en"].texts.card(card)]
    assert silent == []


@each_lexicon
def test_every_question_event_and_refusal_has_its_words(words: Lexicon):
    asks = {part.__name__ for part in RULES.parts if issubclass(part, Ask)} - {"Ask", "Question"}
    assert set(words.questions) == asks
    told = {re.sub(r"-\d$", "", name) for name in (*words.acts, *words.events)}
    assert told == {event.name for event in RULES.events}
    reasons = {reason for path in Path(rules.__path__[0]).rglob("*.py") for reason in REASON.findall(path.read_text())}
    assert reasons <= set(words.refusals)
    assert {f"{verb.verb}-{verb.kind}" for verb in RULES.verbs} - {"marker-button"} <= set(words.options)
    assert {option.name for option in RULES.table} == set(words.table)
