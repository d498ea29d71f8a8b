"""Every effect is declared once and can be forgotten nowhere: notation, texts, what bots see in it."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.codec import fields
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.data import notation
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.mind.outlook import uses_of
from ludotheque.games.mageknight.mind.overlooked import OVERLOOKED
from ludotheque.games.mageknight.rules.combat.riders import Rider
from ludotheque.games.mageknight.rules.effects.effect import Amount, Condition, Count, Deed, Effect, Standing
from ludotheque.games.mageknight.rules.effects.rivals import Rivalry
from ludotheque.games.mageknight.rules.terms import LAWS
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.games.mageknight.words.texts import Texts
from ludotheque.notation import family

LEXICONS = [speaker.words for speaker in WORDS.values()]
BASES: set[type] = {Effect, Deed, Standing, Rivalry, Count, Condition, Rider}
EFFECTS = [cls for cls in family(Effect) if cls not in BASES]
TERMS = [cls for base in (Count, Condition, Rider) for cls in family(base) if cls not in BASES]
# Rules that only procedures make: Mana Storm, Magic Talent, Call to Arms.
UNSAID = {"storm", "talent", "levy"}


def printed() -> Iterator[Effect]:
    """Yield all effects that cards, units and skills say, by either wording."""
    for revised in (False, True):
        box = catalogue(revised)
        cards = [effect for card in box.cards for effect in (card.basic, card.strong) if effect is not None]
        abilities = [ability.effect for unit in box.units for ability in unit.abilities]
        yield from (*cards, *abilities, *(skill.effect for skill in box.skills))


def inside(thing: Any) -> Iterator[Any]:
    """Yield an effect and all that it is made of."""
    if isinstance(thing, list):
        for part in thing:
            yield from inside(part)
    elif isinstance(thing, Effect | Amount | Count | Condition | Rider):
        yield thing
        for name in fields(type(thing)):
            yield from inside(getattr(thing, name))


SAID = [part for effect in printed() for part in inside(effect)]


@pytest.mark.parametrize("cls", EFFECTS, ids=lambda cls: cls.__name__)
def test_every_effect_says_when_it_can_and_what_it_does(cls: Any):
    assert cls.can is not Effect.can
    assert cls.do is not Effect.do


def test_every_effect_and_every_term_has_its_notation():
    assert {type(part) for part in SAID} - {Amount} == {*EFFECTS, *TERMS}


def test_every_rule_for_a_turn_has_its_notation_or_its_procedure():
    said = {LAWS[part.rule].word for part in SAID if isinstance(part, notation.Rule)}
    assert said == {law.word for law in LAWS} - UNSAID
    assert len(notation.RULES) == len(LAWS)


@pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)
def test_every_effect_has_its_text(words: Lexicon):
    texts = Texts(words)
    assert [part for part in SAID if isinstance(part, Effect) and not texts.of(part)] == []
    assert (words.effects.counts.keys(), words.effects.conditions.keys()) == (
        notation.COUNTS.keys(),
        notation.CONDITIONS.keys(),
    )
    assert words.effects.riders.keys() == notation.RIDERS.keys()


@pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)
def test_no_text_stands_for_an_effect_that_is_not_there(words: Lexicon):
    said = {key.rstrip("0123456789").rstrip("_") for key in words.effects.deeds}
    assert said == set(notation.DEEDS)
    assert {key.rstrip("0123456789").rstrip("_") for key in words.effects.rules} == set(notation.RULES) - UNSAID


def test_bots_make_something_of_every_effect_or_overlook_it_by_name():
    whole = [part for part in SAID if isinstance(part, Effect) and not isinstance(part, OVERLOOKED)]
    assert {type(part) for part in whole}.isdisjoint(OVERLOOKED)
    assert {type(part) for part in whole if uses_of(part, 0, 0)} == set(EFFECTS) - set(OVERLOOKED)
    for part in SAID:
        if isinstance(part, Effect):
            uses_of(part, 0, 0)


def test_the_codec_knows_all_of_them():
    assert {*EFFECTS, *TERMS} <= set(GAME.rules.parts)


@pytest.mark.parametrize("text", ["fly 3", "move 3 |", "move 3 3", "when(noon): move 1", "block 2 with luck"])
def test_nonsense_is_refused(text: str):
    with pytest.raises((ValueError, KeyError)):
        notation.parse(text)
