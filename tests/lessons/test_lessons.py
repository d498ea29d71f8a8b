"""Every lesson is played to its end by its own script: a rule change that breaks one shows here."""

import importlib
import re

import pytest

from ludotheque.game import LANGUAGES
from ludotheque.kernel import BUTTON
from ludotheque.lessons import lesson as reading
from ludotheque.lessons import load
from ludotheque.lessons.track import NAME
from ludotheque.match import Match
from ludotheque.page import Page
from ludotheque.words.vocabulary import slips
from tests.lessons.pupils import TAUGHT, Desk

# Parts of every table's page that a lesson may point at.
PARTS = {"goal", "ask", "tray", "front", "players", "shelves", "board"}


def on_page(match: Match, seat: int) -> set[str]:
    """Return the ids of what stands on the page."""
    page: Page = match.game.show.page(match.talk(seat), "en")
    shelves = [*page.side, *page.tray, *page.front, *page.own]
    found = {f"shelf-{shelf.name}" for shelf in shelves} | {item.element for shelf in shelves for item in shelf.items}
    return (
        found
        | PARTS
        | {f"player-{panel.seat + 1}" for panel in page.panels}
        | set(re.findall(r'id="([^"]+)"', str(page.board)))
    )


def test_every_game_can_be_learnt():
    assert {"smallworld", "immortals", "mageknight", "ebbland"} <= set(TAUGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_goes_to_its_end_as_it_tells(game: str, language: str):
    desk, told = Desk(game), []
    for card in desk.cards(language, 600):
        coach = desk.coach
        assert coach.strayed is None
        assert card.title
        assert card.text
        if card.kind == "task":
            # Each step asks for its own answers, no more and no fewer.
            given = sum(move.seat == coach.seat for move in desk.match.moves)
            assert coach.beats[coach.seat][given].step == card.step, card.title
            assert card.task, card.title
        if card.kind in ("task", "read"):
            told += [card.step] if card.step not in told else []
            lights = [o.element() for o in card.answers if o.kind != BUTTON] + [
                x.removeprefix("#") for x in card.lights
            ]
            assert set(lights) <= on_page(desk.match, coach.seat), card.title
        last = card
    assert last.kind == "end"
    assert told == list(range(len(desk.lesson.step)))
    assert desk.match.outcome() is None, "there is a game left to play"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_speaks_the_words_of_the_game(game: str):
    lesson = load(game)
    for language in LANGUAGES:
        terms = importlib.import_module(f"ludotheque.games.{game}.words.{language}.vocabulary").TERMS.values()
        for step in (*lesson.step, lesson.end):
            for text in reading._texts(step):
                said = NAME.sub("N", text.say(language))
                assert slips(list(terms), said) == []
                assert "'" not in said
                assert not re.search(r"\s{2,}|<|>", said)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_to_be_done_can_also_be_asked_for_elsewhere(game: str):
    for step in load(game).step:
        assert step.is_read or step.task
        assert not (step.text and not step.is_read) or step.free, step.title.en


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_takes_ten_to_twenty_minutes(game: str):
    lesson = load(game)
    words = sum(len(text.en.split()) for step in lesson.step for text in reading._texts(step))
    # At 150 words a minute, and some ten seconds for every answer.
    minutes = words / 150 + sum(len(step.script) for step in lesson.step) / 6
    assert 10 <= lesson.minutes <= 20
    assert 0.4 * lesson.minutes <= minutes <= 1.6 * lesson.minutes
