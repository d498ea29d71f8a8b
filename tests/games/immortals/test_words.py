"""Everything has a sentence in both languages, and planning warns of cards that cannot work."""

import re
from pathlib import Path

import pytest

import ludotheque.games.immortals as package
from ludotheque import contract
from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals.refusals import PHASES
from ludotheque.games.immortals.steps.planning import Planning
from ludotheque.games.immortals.words import en, fr
from ludotheque.kernel import Ask, Event, Option
from tests.games.immortals.table import DIRK, GAME, MIKE, SPACES, Table

WORDS = {"fr": fr, "en": en}
LANGUAGES = ("fr", "en")
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.joinpath("steps").glob("*.py")
)
TABLES = {
    language: [getattr(getattr(WORDS[language], part), name) for part, name in parts]
    for language in LANGUAGES
    for parts in [(("asks", "QUESTIONS"), ("log", "EVENTS"), ("options", "OPTIONS"), ("refusals", "SENTENCES"))]
}


def questions() -> set[str]:
    """The names of all questions that the steps define."""
    return {cls.__name__ for cls in GAME.parts if issubclass(cls, Ask) and not cls.__name__.endswith("Action")} - {
        "Ask"
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked(language: str):
    asked = TABLES[language][0]
    assert set(asked) == questions() == set(PHASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str):
    told = set(re.findall(r'(?:\btell|tell_at)\(\s*(?:s, )?"([a-z_]+)"', SOURCES))
    told |= {
        "won",
        "lost",
        "build_portal",
        "build_sanctuary",
        "build_capital",
        "compensation_gold",
        "compensation_energy",
    }
    assert set(TABLES[language][1]) == told - {"build_", "compensation_"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_name(language: str):
    assert set(TABLES[language][2]) == {verb.verb for verb in GAME.verbs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str):
    source = Path(package.__file__).parent.joinpath("refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', source)) | {"other_province"}
    assert set(TABLES[language][3]) == reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_names_cards_and_tribes(language: str):
    entries = GAME.words[language].glossary()
    assert len({name for name, _ in entries}) == len(entries) == 4 + 5 + 5
    for name, text in entries:
        assert name
        contract.check_sentence(text)


def talk(t: Table, seat: int = DIRK) -> Talk:
    return Talk(GAME.sight(t.s, seat), ("Dirk", "Mike", "Ani", "Frank"), seat)


def laying(text: str) -> dict[str, str]:
    """What the spaces say in English while Dirk holds a card; he has an army in Treehome only, and no resources."""
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome", "Windward dark").start(Planning())
    t.do(f"pick {text}", seat=DIRK)
    ask = t.ask(DIRK)
    said = {
        option.index: GAME.words["en"].option(talk(t), ask, option)
        for option in ask.options(t.s)
        if option.kind == "space"
    }
    return {SPACES[index]: words for index, words in said.items()}


def test_planning_warns_of_a_card_without_an_army():
    assert "no army of yours there" in laying("Windward dark")["gold"]
    assert "beware" not in laying("Treehome")["gold"]


def test_planning_warns_of_what_cannot_be_paid():
    assert "cannot pay" in laying("Treehome")["transition"]
    assert "cannot pay" in laying("great_transition")["magic_light"]


def test_planning_warns_of_an_attack_nobody_can_make():
    assert "no army of yours can set out" in laying("Treehome")["attack_light_half"]


def test_a_bill_says_what_is_left():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).limbo(DIRK, 3).purse(DIRK, 5, 4).lay(DIRK, transition="Treehome")
    t.resolve().do("reveal transition")
    option = t.ask().options(t.s)[0]
    assert GAME.words["en"].bill(talk(t), t.ask(), option) == [
        ("Energy", "2"),
        ("Gold", "1"),
        ("Left", "3 energy, 3 gold"),
    ]
    assert GAME.words["en"].bill(talk(t), t.ask(), Option("gold", "button")) == []


def test_a_listener_is_addressed_and_others_are_named():
    event = Event("reinforce", MIKE, "region-dark", 11, [1])
    t = Table(3)
    assert GAME.words["en"].event(talk(t, MIKE), event) == "You send a reinforcement to Heartwood (dark)."
    assert GAME.words["fr"].event(talk(t, DIRK), event) == "Mike envoie un renfort à Heartwood (ténèbres)."


def test_french_elides_before_a_vowel():
    refusal = Refusal("no_portal", "IM-BUILD-09", (1,))
    assert GAME.words["fr"].refusal(talk(Table(3)), refusal) == "Aucun Portail ne part d'Anvil Rise (lumière)."


@pytest.mark.parametrize(("language", "counted"), [("fr", "[01]"), ("en", "1")])
def test_one_is_singular(language: str, counted: str):
    words = WORDS[language]
    told = []
    walk = contract.begin(GAME, GAME.setup(3, {"rounds": "2"}), 8)
    while questions := walk.match.questions():
        talk = Talk(walk.match.state, ("Dirk", "Mike", "Ani"), questions[0].seat)
        told += [words.event(talk, event) for event in walk.match.state.events]
        told += [words.situation(talk, questions[0].ask)]
        told += [words.option(talk, questions[0].ask, option) for option in questions[0].options]
        walk.step()
    wrong = re.compile(rf"(?<![\w,]){counted} (?!aux|des|limbes|dans)[a-zé]+s\b")
    assert [line for line in told if wrong.search(line)] == []
