"""Everything has a sentence in both languages, and planning warns of cards that cannot work."""

import re
from pathlib import Path

import pytest

import ludotheque.games.immortals as package
from ludotheque import contract
from ludotheque.game import Refusal, Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import ActionImpossible, FallenSplit, Held, Reinforced
from ludotheque.games.immortals.rules.refusals import PHASES
from ludotheque.games.immortals.rules.state import REGIONS
from ludotheque.games.immortals.words import en, fr
from ludotheque.games.immortals.words.fr import names as french
from ludotheque.kernel import Ask, Event, Option
from tests.games.immortals.table import DIRK, GAME, MIKE, SPACES, Table

WORDS = {"fr": fr, "en": en}
LANGUAGES = ("fr", "en")
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.joinpath("rules").rglob("*.py")
)
TABLES = {
    language: [getattr(getattr(WORDS[language], part), name) for part, name in parts]
    for language in LANGUAGES
    for parts in [(("asks", "QUESTIONS"), ("options", "OPTIONS"), ("refusals", "SENTENCES"))]
}


def questions() -> set[str]:
    """The names of all questions that the steps define."""
    return {
        cls.__name__ for cls in GAME.rules.parts if issubclass(cls, Ask) and not cls.__name__.endswith("Action")
    } - {"Ask"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked(language: str):
    asked = TABLES[language][0]
    assert set(asked) == questions() == set(PHASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_name(language: str):
    assert set(TABLES[language][1]) == {verb.verb for verb in GAME.rules.verbs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str):
    modules = Path(package.__file__).parent.joinpath("rules", "refusals").glob("*.py")
    source = "".join(module.read_text(encoding="utf-8") for module in modules)
    reasons = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', source)) | {"other_province"}
    assert set(TABLES[language][2]) == reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_names_cards_and_tribes(language: str):
    entries = GAME.words[language].glossary()
    assert len({name for name, _ in entries}) == len(entries) == 4 + 5 + 5
    for name, text in entries:
        assert name
        contract.check_sentence(text, language)


def talk(t: Table, seat: int = DIRK) -> Talk:
    return Talk(GAME.rules.sight(t.s, seat), ("Dirk", "Mike", "Ani", "Frank"), seat)


def laying(text: str) -> dict[str, str]:
    """What the spaces say in English while Dirk holds a card; he has an army in Treehome only, and no resources."""
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome", "Windward dark").plan()
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
    event = Reinforced(MIKE, REGIONS + 11)
    t = Table(3)
    assert GAME.words["en"].event(talk(t, MIKE), event) == "You send a reinforcement to Heartwood (dark)."
    assert GAME.words["fr"].event(talk(t, DIRK), event) == "Mike envoie un renfort à Cœur-de-Bois (ténèbres)."


def test_french_elides_before_a_vowel():
    refusal = Refusal("no_portal", "IM-BUILD-09", (1,))
    assert GAME.words["fr"].refusal(talk(Table(3)), refusal) == "Aucun Portail ne part de l’Enclume (lumière)."


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


def told(t: Table, kind: type[Event]) -> tuple[str, str]:
    """The last event of a kind, told to its seat in French and English."""
    event = t.told(kind)
    return GAME.words["fr"].event(talk(t, event.seat), event), GAME.words["en"].event(talk(t, event.seat), event)


@pytest.mark.parametrize(
    ("cards", "french", "english"),
    [
        ({"gold": "Windward dark"}, "pas d’armée sur place", "no army there"),
        ({"transition": "Treehome"}, "pas assez d’or ou d’énergie", "not enough gold or energy"),
        ({"build": "Treehome"}, "pas assez d’or ou d’énergie", "not enough gold or energy"),
        ({"attack_light_half": "Treehome"}, "aucune armée ne peut partir", "no army can set out"),
        ({"magic_light": "muster"}, "pas assez d’or ou d’énergie", "not enough gold or energy"),
        ({"tribal": "Treehome"}, "pas assez d’or ou d’énergie", "not enough gold or energy"),
    ],
)
def test_the_log_says_why_an_action_is_impossible(cards: dict[str, str], french: str, english: str):
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome").lay(DIRK, **cards).resolve()
    t.do(f"reveal {next(iter(cards))}")
    assert told(t, ActionImpossible) == (
        f"L’action est impossible\u00a0: {french}.",
        f"The action cannot be carried out: {english}.",
    )


@pytest.mark.parametrize(
    ("space", "purse", "french", "english"),
    [
        ("transition", (2, 1), "les limbes sont vides", "the limbo is empty"),
        ("build", (9, 9), "rien de plus ne peut y être bâti", "nothing more can be built there"),
        ("tribal", (9, 9), "rien de plus ne peut y être bâti", "nothing more can be built there"),
    ],
)
def test_the_log_says_what_else_is_in_the_way(space: str, purse: tuple[int, int], french: str, english: str):
    t = Table(3, dark="demons").armies(DIRK, light={"Treehome": 1}).purse(DIRK, *purse).lay(DIRK, **{space: "Treehome"})
    t.built("capital", "Treehome light")
    t.portals("Treehome light")
    t.resolve().do(f"reveal {space}")
    assert [line.rpartition(": ")[2] for line in told(t, ActionImpossible)] == [f"{french}.", f"{english}."]


def test_who_defends_is_told_the_own_figure_first():
    event = Held(MIKE, REGIONS + 11, 1, 3, 2)
    assert GAME.words["en"].event(talk(Table(3), MIKE), event) == "You hold Heartwood (dark), 3 to 1: 2 armies there."
    empty = Held(MIKE, REGIONS + 11, 1, 3, 0)
    assert GAME.words["fr"].event(talk(Table(3), DIRK), empty).endswith("3 à 1\u00a0: la région est vide.")


def test_who_attacks_is_told_what_stands_in_the_way():
    t = Table(3).armies(DIRK, light={"Treehome": 4}).armies(MIKE, light={"Heartwood": 2})
    t.lay(DIRK, attack_light_half="Treehome").resolve().do("reveal attack_light_half")
    assert GAME.words["en"].situation(talk(t), t.ask()) == "Revealed: Treehome (Region card). 0 energy, 0 gold"
    t.do("attack Treehome light", "target Heartwood light")
    said = GAME.words["en"].situation(talk(t), t.ask())
    assert said == "4 armies in Treehome (light), one stays behind. Facing you: Mike’s 2 armies, inhabitants neutral"
    t.do("commit 3")
    assert [event.name for event in t.s.events][:2] == ["attack", "tower"]
    assert t.s.events[2].name in ("won", "held", "tie")


def test_a_card_to_take_up_says_what_stands_and_grows_there():
    t = Table(3).armies(DIRK, light={"Treehome": 1}, dark={"Treehome": 3})
    t.give(DIRK, "Treehome", "Windward dark", "joker greenwold dark").plan()
    said = {
        language: [GAME.words[language].option(talk(t), t.ask(DIRK), option) for option in t.ask(DIRK).options(t.s)[:4]]
        for language in LANGUAGES
    }
    assert said["en"] == [
        "Take Treehome (Region card): 1 army, 4 gold, 3 energy (light); 3 armies, 3 gold, 4 energy (dark)",
        "Take Windward, dark (Conflict card): no army there",
        "Take Greenwold, dark (joker)",
        "Take Great Transition",
    ]
    assert said["fr"][1] == "Prendre Cap-au-Vent, ténèbres (carte Conflit)\u00a0: pas d’armée sur place"


def test_in_french_no_cube_is_counted_as_a_figure():
    event = FallenSplit(MIKE, 0, 3)
    said = GAME.words["fr"].event(talk(Table(3)), event)
    assert said == "Mike place 0 cube dans les limbes lumineux et 3 dans les limbes obscurs."


def test_french_regions_take_their_articles():
    names = {place.name: number for number, place in enumerate(data.places())}
    told = [french.at_place(names[name]) for name in ("Barley Reach", "Anvil Rise", "Tribute Pass", "Kingsford")]
    assert [text.removesuffix(" (lumière)") for text in told] == [
        "aux Orges",
        "à l’Enclume",
        "sur le col du Tribut",
        "à Gué-le-Roi",
    ]
