"""How an assault together is shown: who takes part, how many each faces, who agrees; to everybody at the table."""

import re

import pytest

from ludotheque.games.mageknight import GAME
from ludotheque.page import Item, Shelf
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_assault import land, launched, proposed, ready


def panel(t: Table, seat: int, language: str = "en") -> Shelf:
    """The assault as a seat sees it."""
    front = GAME.show.page(t.match.talk(seat), language).front
    assert [shelf.name for shelf in front] == ["assault"]
    return front[0]


def hero(t: Table, looks: int, seat: int) -> Item:
    return next(item for item in panel(t, looks).items if item.element == f"seat-{seat}")


def test_who_may_be_invited_is_lit_on_its_card():
    t = ready(land()).do("propose", "c5:c").do("invite", 1)
    assert [item.element for item in panel(t, 0).items] == ["seat-0", "seat-1", "seat-2", "assaulted-city"]
    assert [hero(t, 0, seat).detail for seat in (0, 1, 2)] == [
        "Proposes the assault",
        "Invited",
        "To be invited",
    ]
    assert t.find("invite", 2).element() == "seat-2"  # type: ignore[union-attr]


def test_shares_are_set_by_steps_on_the_cards_of_the_heroes():
    t = ready(land()).do("propose", "c5:c").do("invite", 1).do("done")
    assert GAME.words["en"].situation(t.match.talk(0), t.question.ask).endswith("Defenders: Tovak 2, Goldyx 1")
    assert GAME.words["en"].option(t.match.talk(0), t.question.ask, t.options[1]) == "Goldyx: one more defender"
    steps = re.findall('class="way is-(open|closed)" data-option="(more|less).seat', hero(t, 0, 0).drawing)
    assert steps == [("open", "less"), ("closed", "more")]
    assert "data-option" not in hero(t, 1, 0).drawing
    assert hero(t.do("less", 0), 0, 0).detail.startswith("1 of 3")


@pytest.mark.parametrize(("looks", "said"), [(0, "Is thinking"), (1, "Your answer"), (2, "Is thinking")])
def test_everybody_sees_the_proposal_and_who_is_to_answer(looks: int, said: str):
    t = proposed(land(), 1, 2, shares=(1, 1))
    assert hero(t, looks, 1).detail == f"1 of 3, {said}"
    assert hero(t, looks, 2).detail == "1 of 3, Will answer next"
    assert hero(t.do("agree"), looks, 1).detail == "1 of 3, Agrees"


@pytest.mark.parametrize(("language", "said"), [("en", "Accept: 2 defenders"), ("fr", "Accepter\u00a0: 2 défenseurs")])
def test_the_button_says_what_accepting_means(language: str, said: str):
    t = proposed(land(), 1, shares=(1,))
    assert GAME.words[language].option(t.match.talk(1), t.question.ask, t.options[0]) == said


def test_what_one_would_face_is_told_at_best_and_at_worst():
    t = proposed(land(), 1, shares=(1,))
    # Guardsmen 3/7, swordsmen 6/5, crossbowmen 4/4: two of them.
    assert "attack 7 to 10, armour 9 to 12" in hero(t, 1, 1).text


def test_nothing_is_told_of_defenders_that_nobody_has_seen():
    t = proposed(land().night().source(), 1, shares=(1,))
    number = t.s.city_at(t.at("c5:c"))
    city = t.s.cities[number]
    t.s.cities[number] = city.with_tokens(city.tokens, False, city.shields, city.leader)
    assert "armour 9" not in hero(t, 1, 1).text
    assert "face down" in panel(t, 1).items[-1].text.lower()


def test_the_assault_shows_who_has_fought_and_who_is_next():
    t = launched(land(), 1, shares=(1,))
    assert [hero(t, 1, seat).detail for seat in (0, 1)] == ["1 of 3, Goes in", "2 of 3, Fights next"]
    t.do("stay")
    assert [hero(t, 0, seat).detail for seat in (0, 1)] == ["1 of 3, Has fought", "2 of 3, Goes in"]


def test_agreeing_is_told_to_all():
    t = proposed(land(), 1, shares=(1,)).do("agree")
    told = [GAME.words["en"].event(t.match.talk(2), event) for event in t.events]
    assert any("joins the assault" in line for line in told)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_log_and_the_terminal_tell_the_shares(language: str):
    t = proposed(land(), 1, shares=(1,))
    told = [GAME.words[language].event(t.match.talk(1), event) for event in t.events]
    assert any("1, " in line and line.rstrip(".").endswith("2") for line in told)
    board = GAME.show.text_board(t.match.talk(1), language)
    assert board.panels[0].title.startswith(("Cooperative assault", "Assaut coopératif"))
    assert len(board.panels[0].rows) == 3
