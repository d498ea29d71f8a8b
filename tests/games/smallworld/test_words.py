"""Small World speaks French and English: every table is complete, every text is finished and kept for reading."""

import re
from pathlib import Path

import pytest

from ludotheque.game import LANGUAGES
from ludotheque.games.smallworld import GAME, data, rules
from ludotheque.games.smallworld.rules import asked, scoring
from ludotheque.games.smallworld.rules.events import GameEnded
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.words import en, facts, fr
from ludotheque.games.smallworld.words.en import asks as en_asks
from ludotheque.games.smallworld.words.en import log as en_log
from ludotheque.games.smallworld.words.en import options as en_options
from ludotheque.games.smallworld.words.fr import asks as fr_asks
from ludotheque.games.smallworld.words.fr import log as fr_log
from ludotheque.games.smallworld.words.fr import options as fr_options
from ludotheque.kernel import SPECTATOR, Ask
from tests.games.smallworld import phrasebook, positions
from tests.games.smallworld.positions import ASKED, named
from tests.games.smallworld.scenario import Table
from tools.golden_words import golden

ALL_STEPS = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__path__[0]).rglob("*.py"))
CHARGES = {*re.findall(r'Charge\(\s*"(\w+)"', Path(facts.__file__).read_text(encoding="utf-8")), "tokens"}
SENSES = {verb.verb for verb in GAME.rules.verbs} - {"keep", "skip"} | {*facts.SENSES.values(), "lift-all"}


def say(t: Table, language: str, verb: str, where: str | int = "", arg: int = 0) -> str:
    words = GAME.words[language]
    return words.option(t.match.talk(t.question.seat), t.question.ask, t.option(verb, where, arg))


def bill(t: Table, language: str, verb: str, where: str | int) -> list[tuple[str, str]]:
    return GAME.words[language].bill(t.match.talk(t.question.seat), t.question.ask, t.option(verb, where))


def tell(t: Table, language: str, name: str, you: int = 0) -> str:
    event = next(event for event in t.events if event.name == name)
    return GAME.words[language].event(t.match.talk(you), event)


@pytest.mark.parametrize("table", [fr_asks.QUESTIONS, en_asks.QUESTIONS, fr_asks.SITUATIONS, en_asks.SITUATIONS])
def test_every_question_is_in_every_table(table: dict[str, object]):
    assert set(table) == {ask.__name__ for ask in asked.ASKS}


def test_the_list_of_questions_is_whole():
    assert set(asked.ASKS) == {part for part in GAME.rules.parts if issubclass(part, Ask)} - {Ask}


@pytest.mark.parametrize("table", [fr_options.OPTIONS, en_options.OPTIONS])
def test_every_option_has_its_words(table: dict[str, object]):
    assert set(table) == SENSES


@pytest.mark.parametrize("table", [fr_options.CHARGES, en_options.CHARGES])
def test_every_part_of_a_price_has_its_words(table: dict[str, object]):
    assert set(table) == CHARGES


def test_every_event_is_in_the_phrasebook():
    assert {type(event) for event in phrasebook.EVENTS} == set(GAME.rules.events)


@pytest.mark.parametrize("table", [fr_log.PARTS, en_log.PARTS])
def test_every_part_of_a_score_has_its_words(table: dict[int, object]):
    assert set(table) == set(range(scoring.PARTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_race_and_power_is_explained(language: str):
    entries = GAME.words[language].glossary()
    assert len(entries) == len(data.RACES) + len(data.POWERS)
    assert all(name and effect.endswith((".", ")")) for name, effect in entries)


def test_every_region_has_two_names():
    places = [place for players in GAME.seats for place in data.places(players)]
    assert all(place.fr and place.en for place in places)
    assert all(place.fr != place.en for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_somebody_has_read(language: str):
    assert golden(language).read_text(encoding="utf-8") == phrasebook.book(language), "run `make golden`, and read it"


@pytest.mark.parametrize("sign", ["?", "!", ":", ";", "»"])
def test_french_signs_do_not_stand_alone(sign: str):
    chapters = phrasebook.book("fr").split("# Questions")[1]
    assert f" {sign}" not in chapters
    assert "« " not in chapters


@pytest.mark.parametrize("title", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_read_differently(title: str, language: str):
    match = ASKED[title]().match
    question = match.question()
    assert question is not None
    said = [GAME.words[language].option(match.talk(question.seat), question.ask, option) for option in question.options]
    assert len(set(said)) == len(said)


def test_begin_counts_tokens_that_are_not_readied_yet():
    t = positions.begin()
    assert isinstance(t.s, SmallWorld)
    folk = t.s.players[0].folk
    assert folk is not None
    assert folk.hand == 0
    assert fr.situation(t.match.talk(0), t.question.ask) == "4 pions prêts et le dé de renfort."
    assert en.situation(t.match.talk(0), t.question.ask) == "4 tokens ready and the reinforcement die."


def test_the_purse_of_another_player_is_not_told():
    t = positions.pick()
    assert fr.situation(t.match.talk(1), t.question.ask) == ""
    assert en.situation(t.match.talk(SPECTATOR), t.question.ask) == ""


def test_ghouls_in_decline_are_named():
    t = positions.ghouls()
    assert en.question(t.match.talk(0), t.question.ask) == (
        "Do you conquer with your declined Ghouls, or put your Elves in decline?"
    )
    assert say(t, "fr", "stop") == "Finir les conquêtes des Zombies"


def test_combinations_are_named_as_each_language_does():
    t = positions.pick()
    assert say(t, "fr", "pick", 1) == "Amazones des Marais\u00a0: gratuit, 10 pions, plus 4 d’appoint, 2 jetons dessus"
    assert say(t, "en", "pick", 1) == "Swamp Amazons: free, 10 tokens, plus 4 extra, 2 coins on it"


def test_badges_agree_with_the_only_feminine_race():
    names = (fr.names.combo(data.RACE["amazons"], data.POWER[power]) for power in ("flying", "stout", "hill"))
    assert list(names) == ["Amazones Volantes", "Amazones Dures à cuire", "Amazones des Collines"]
    assert set(fr.names.FEMININE) < {power.fr for power in data.POWERS}


def test_a_price_is_the_sum_of_its_parts():
    t = positions.begin()
    assert bill(t, "en", "attempt", "farmland_2") == [
        ("Region", "2"),
        ("Skeletons", "+2"),
        ("Fortress", "+1"),
        ("Cost", "5 tokens"),
    ]


def test_discounts_name_who_gives_them_and_end_at_one_token():
    t = Table().lead("A", "commando tritons", hand=5, forest_1=1).turn_of("A")
    assert bill(t, "fr", "conquer", "farmland_1") == [
        ("Région", "2"),
        ("Tritons", "−1"),
        ("Armés", "−1"),
        ("Au moins 1 pion", "+1"),
        ("Coût", "1 pion"),
    ]


@pytest.mark.parametrize("title", ASKED)
def test_bills_add_up(title: str):
    t = ASKED[title]()
    for option in t.options:
        if option.verb in ("conquer", "attempt"):
            lines = facts.charges(t.s, t.question.ask, option.index)
            assert sum(line.tokens for line in lines) == asked.price(t.s, t.question.ask, option.index)


def test_the_die_is_told_with_its_odds():
    t = positions.march()
    assert say(t, "fr", "attempt", "mountain_3") == (
        "Tenter Corne-d’Orage au dé\u00a0: 1 pion, il manque 3 (1 chance sur 6), butin +2"
    )


def test_the_log_speaks_to_the_listener():
    t = named(positions.begin()).conquer("forest_2")
    assert tell(t, "fr", "conquer") == "Vous conquérez Ronceraie\u00a0: 3 pions, une Tribu oubliée s’efface, butin +2."
    assert tell(t, "fr", "conquer", 1).startswith("Léa conquiert Ronceraie")
    assert tell(t, "en", "conquer", SPECTATOR).startswith("Léa conquers Thornholt")


def test_the_loser_is_told_after_the_conquest():
    t = named(positions.retreating())
    conquest = [event.name for event in t.match.moves[0].events]
    assert conquest.index("conquer") < conquest.index("lose")
    lose = next(event for event in t.match.moves[0].events if event.name == "lose")
    assert fr.event(t.match.talk(1), lose) == "Vos Elfes ne perdent aucun pion\u202f; 3 reviennent en main."


def test_a_score_says_what_it_is_made_of():
    t = named(positions.building()).play("fortress", "farmland_2")
    assert tell(t, "fr", "score") == "Vous marquez 4\u00a0: 2 régions, 2 Forteresses."
    assert tell(t, "en", "score", 1) == "Léa scores 4: 2 regions, 2 Fortresses."


def test_what_falls_into_place_by_itself_is_told():
    t = Table().lead("A", "heroic orcs", hand=1, hill_1=1).turn_of("A").attempt("farmland_2", 0)
    assert {"place", "hero"} <= {event.name for event in t.events}


def test_the_end_names_the_winners():
    t = named(positions.over())
    (end,) = [event for event in t.events if isinstance(event, GameEnded)]
    purses = end.coins
    assert en.event(t.match.talk(0), end) == f"The game is over: you {purses[0]}, Basile {purses[1]}. Basile wins."
    assert fr.event(t.match.talk(1), end).endswith("Vous gagnez.")
