"""Whatever cannot be chosen has a reason, with its clause, in both languages; what can be chosen has none."""

import random
import re
from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque import rulebook
from ludotheque.errors import NotAnOption, NotYourTurn
from ludotheque.game import LANGUAGES, Refusal
from ludotheque.games.smallworld import GAME
from ludotheque.games.smallworld.rules.refusals.buttons import BUTTONS
from ludotheque.games.smallworld.words.en.refusals import SENTENCES as ENGLISH
from ludotheque.games.smallworld.words.fr.refusals import SENTENCES as FRENCH
from ludotheque.kernel import BUTTON, SPECTATOR, Option
from ludotheque.match import Match
from tests.games.smallworld import positions
from tests.games.smallworld.refused import CASES, Case, refusal_of

CLAUSES = {clause.id for clause in rulebook.clauses("smallworld")}
UNFINISHED = re.compile(r"[{}\[\]<>_]|None|True|False|-9|  | [.,]|\.\.")
WITH = {(verb.verb, verb.kind) for verb in GAME.rules.verbs if verb.kind != BUTTON}
VERBS = ("", *dict.fromkeys(verb.verb for verb in GAME.rules.verbs))


def check(match: Match, seat: int, refusal: Refusal) -> None:
    assert refusal.clause in CLAUSES
    for language in LANGUAGES:
        sentence = match.game.words[language].refusal(match.talk(seat), refusal)
        assert sentence.endswith((".", "!", "?"))
        assert not UNFINISHED.search(sentence), sentence


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason} {case.clause} {case.where or case.button}")
def test_the_most_telling_reason(case: Case):
    t = case.position()
    refusal = refusal_of(case, t)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (case.reason, case.clause)
    check(t.match, 0, refusal)


def test_every_reason_has_a_case_and_a_sentence():
    reasons = {case.reason for case in CASES} | {"not_your_turn"}
    assert reasons == set(FRENCH) == set(ENGLISH)


def test_somebody_else_is_asked():
    t = positions.begin()
    for seat in (1, SPECTATOR):
        assert t.match.why_not(seat, "region-4") == Refusal("not_your_turn", "SW-PICK-01", (0,))


@pytest.mark.parametrize("element", ["region-23", "combo-6", "seat-2", "button-dance", "nowhere", "region--1"])
def test_what_is_not_on_the_board_is_an_error(element: str):
    with pytest.raises(NotAnOption, match=f"no '{element}' on this board"):
        positions.begin().match.why_not(0, element)


def test_figures_are_in_the_sentence():
    t = positions.named(positions.march())
    refusal = t.match.why_not(0, f"region-{t.at('farmland_2')}")
    assert refusal is not None
    assert GAME.words["en"].refusal(t.match.talk(0), refusal) == (
        "Goldsheaf costs 5 tokens, you have 1: 4 are missing, and the reinforcement die gives 3 at most."
    )
    assert GAME.words["fr"].refusal(t.match.talk(0), refusal) == (
        "Gerbe-d’Or coûte 5 pions, vous en avez 1\u00a0: il en manque 4, le dé de renfort n’en donne que 3 au plus."
    )


def test_an_answer_that_is_not_an_option_says_why():
    t = positions.named(positions.march())
    with pytest.raises(NotAnOption) as error:
        t.play("conquer", "hill_1")
    assert error.value.en == "'conquer Greenknoll' is not possible: Your Orcs already hold Greenknoll. (SW-CONQ-13)"
    assert error.value.fr == (
        "«\u00a0Vertebutte\u00a0» n’est pas possible\u00a0: Vos Orcs tiennent déjà Vertebutte. (SW-CONQ-13)"
    )


def test_an_answer_with_a_wrong_argument_names_the_question():
    with pytest.raises(NotAnOption) as error:
        positions.pick().play("pick", 1, 3)
    assert error.value.en == "'pick Swamp Amazons 3' is not one of the 4 answers to: Which race do you take?"
    assert error.value.fr == (
        "«\u00a0Amazones des Marais 3\u00a0» n’est pas l’une des 4 réponses à\u00a0: Quel peuple prendre\u202f?"
    )


def test_a_button_that_is_none_is_refused_without_its_verb_in_french():
    t = positions.pick()
    with pytest.raises(NotAnOption) as error:
        t.match.answer(Option("stop", "button"))
    assert error.value.en == "'stop' is not possible: Choose a race first. (SW-PICK-01)"
    assert error.value.fr == "cette réponse n’est pas possible\u00a0: Choisissez d’abord un peuple. (SW-PICK-01)"


def test_an_answer_out_of_turn_names_who_is_asked():
    t = positions.named(positions.begin())
    with pytest.raises(NotYourTurn, match="Basile is not asked now; Léa is"):
        t.match.answer(Option("stop", "button"), seat=1)


def elements(match: Match) -> list[str]:
    regions, players = match.state.map.size, match.setup.players  # type: ignore[attr-defined]
    counts = {"region": regions, "combo": 6, "seat": players}
    drawn = [f"{kind}-{index}" for kind, count in counts.items() for index in range(count)]
    return drawn + [f"button-{button}" for button in BUTTONS]


def walk(players: int, seed: int) -> Iterator[Match]:
    options = {"ratmen": "yes"} if seed % 2 else {"ghoul-die": "shared", "sea-entry": "no"}
    match = ludotheque.new("smallworld", players, seed, options)
    dice = random.Random(seed)
    while question := match.question():
        yield match
        match.answer(dice.choice(question.options))
    yield match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_drawn_is_an_option_or_refused(players: int):
    for step, match in enumerate(walk(players, seed=players)):
        question = match.question()
        seat = question.seat if question else 0
        offered = {(option.element(), option.verb) for option in question.options} if question else set()
        clickable = {element for element, _ in offered}
        verb = VERBS[step % len(VERBS)]
        for element in elements(match):
            clicked = match.why_not(seat, element)
            assert (clicked is None) == (element in clickable)
            fits = (verb, element.partition("-")[0]) in WITH
            tried = match.why_not(seat, element, verb) if fits else clicked
            if fits:
                assert (tried is None) == ((element, verb) in offered)
            for refusal in {clicked, tried} - {None}:
                check(match, seat, refusal)
