"""Mage Knight says what its cards do, in both languages, from the effects alone."""

import re
from inspect import signature

import pytest

import ludotheque
from ludotheque.codec import event_of, fields
from ludotheque.contract import UNFINISHED
from ludotheque.game import LANGUAGES, Refusal, Talk
from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.rules.events.land import Moved
from ludotheque.games.mageknight.show.drawing import cards
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.games.mageknight.words.texts import Texts
from ludotheque.kernel import Ask
from ludotheque.match import Match
from tools.golden_cards import book, golden

LEXICONS = [speaker.words for speaker in WORDS.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_that_were_read(language: str):
    assert book(language) == golden(language).read_text(encoding="utf-8"), "run `make golden` and read the difference"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_finished(language: str):
    texts = GAME.words[language].glossary()
    assert len(texts) == sum(len(data.TABLES[kind].rows) for kind in ("card", "skill", "unit", "enemy", "tactic"))
    assert [text for name, text in texts if not name or UNFINISHED.search(text) or not text.endswith(".")] == []


@pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)
def test_everything_that_can_be_said_has_its_words(words: Lexicon):
    asks = {part.__name__ for part in GAME.rules.parts if issubclass(part, Ask)} - {"Ask"}
    assert set(words.questions) == asks
    assert {*words.events, *words.acts} - {"city_closed", "city_friendly"} == {
        event.name for event in GAME.rules.events
    }
    keys = {f"{verb.verb}-{verb.kind}" for verb in GAME.rules.verbs}
    assert keys - set(words.options) == {"bottom-button", "top-button"} & keys


@pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)
def test_revised_cards_have_texts_of_their_own(words: Lexicon):
    texts = Texts(words)
    first, revised = catalogue(False), catalogue(True)
    changed = [row["id"] for row in data.ALL_CARDS if {"basic_revised", "strong_revised"} & set(row)]
    assert len(changed) == 9
    for card in changed:
        number = data.CARD[card]
        if card != "space_bending":
            assert texts.card(first.cards[number]) != texts.card(revised.cards[number])


def test_one_class_per_name():
    names = [part.__name__ for part in GAME.rules.parts]
    assert sorted(set(names)) == sorted(names)


def test_every_part_can_be_made_from_its_fields():
    def needed(part: type) -> set[str]:
        return {name for name, one in signature(part).parameters.items() if one.default is one.empty}

    assert [part for part in GAME.rules.parts if not needed(part) <= set(fields(part))] == []


def test_both_languages_say_the_same_numbers():
    english, french = (dict(enumerate(GAME.words[language].glossary())) for language in ("en", "fr"))
    for number, (name, text) in english.items():
        said = re.findall(r"\d+", text)
        assert sorted(said) == sorted(re.findall(r"\d+", french[number][1])), (name, text, french[number][1])


@pytest.mark.parametrize(
    ("language", "listener", "said"),
    [
        ("fr", 0, "Vous allez sur la case B11 (plaine)."),
        ("fr", 1, "Ondine va sur la case B11 (plaine)."),
        ("en", 0, "You move to space B11 (plains)."),
        ("en", 1, "Ondine moves to space B11 (plains)."),
    ],
)
def test_the_log_speaks_to_its_listener(language: str, listener: int, said: str):
    match = Match(GAME, GAME.setup(2), 1, names=("Ondine", "Basile"))
    while not match.state.layout.site:
        match.answer(match.question().options[0])  # type: ignore[union-attr]
    match.state.events = []
    match.state.tell(Moved(0, 2))
    assert GAME.words[language].event(match.talk(listener), match.state.events[0]) == said


@pytest.mark.parametrize("words", LEXICONS, ids=lambda words: words.language.code)
def test_both_languages_tell_the_same_events(words: Lexicon):
    assert (set(words.acts), set(words.events)) == (set(LEXICONS[0].acts), set(LEXICONS[0].events))
    assert not set(words.acts) & set(words.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_has_its_words(language: str):
    words = GAME.words[language]
    assert all(words.table(option.name) != option.name for option in GAME.rules.table)
    assert "scenario" not in [words.table(option.name, value) for option in GAME.rules.table for value in option.values]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_of_a_card_is_cut(language: str):
    match = Match(GAME, GAME.setup(1), 1, names=("Ondine",))
    scene = Scene(match.state, 0, language, ("Ondine",))
    numbers = range(len(match.state.box.cards))
    assert [scene.called.card(number) for number in numbers if "…" in cards.card(scene, number)] == []
    # Where one effect is long, the other and the picture make room: next to nothing is set in small letters.
    small = re.compile("card-text--(xxs|tiny)")
    every = frozenset({"basic", "strong", "sideways"})
    assert len([number for number in numbers if small.search(cards.card(scene, number, 1, every))]) <= 2
    assert not any("card-text--tiny" in cards.card(scene, number) for number in numbers)


def test_what_lies_below_nothing_has_a_real_minus():
    talk = Talk(Match(GAME, GAME.setup(1), seed=1).view(0), ("Anne",), 0)
    said = [
        WORDS[language].refusal(talk, Refusal("influence_short", "MK-INTERACT-05", (6, -1))) for language in LANGUAGES
    ]
    assert [text[-3:] for text in said] == ["−1.", "−1."]


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "Vous achetez un point de guérison."), ("en", "You buy a point of healing.")]
)
def test_the_log_says_what_was_bought_as_far_as_it_was_kept(language: str, told: str):
    hero = {"hero": "tovak", "space": "3:sw", "hand": ["wound", "rage"], "effort": {"influence": 3}}
    table = {"seats": 1, "layout": ["3", "5", "1"], "players": [hero], "answers": ["begin", "interact"]}
    match = ludotheque.begin(ludotheque.position("mageknight", **table), seed=1)
    match.answer("heal")
    (bought,) = [event for event in match.news(0) if event.name == "buy"]
    tell = match.game.words[language].event
    assert tell(match.talk(0), bought) == told
    kept = {field: value for field, value in bought.as_dict().items() if field != "ware"}
    assert tell(match.talk(0), event_of(GAME, kept)) not in ("", told)
