"""Whoever plays something else is followed: the coach always has something true to say, and the game goes on."""

from random import Random

import pytest

from ludotheque.game import LANGUAGES
from ludotheque.lessons import Card
from ludotheque.pupil import AGREE, SKIP
from tests.lessons.pupils import TAUGHT, Desk

# So many cards are looked at after each detour.
AFTERWARDS = 25


def check_true(desk: Desk, card: Card) -> None:
    """See to it that what is said off the beaten track holds there."""
    coach, step = desk.coach, desk.lesson.step[card.step] if card.step < len(desk.lesson.step) else None
    assert card.title
    assert card.text
    assert not card.answers
    assert not card.sum
    if card.kind in ("task", "read"):
        assert step is not None
        assert step.is_general, "what is only true in the game as told is not said elsewhere"
        assert coach.question is not None
        offered = {option.verb for option in coach.question.options}
        needed = step.needs or [line.partition(" ")[0] for line in step.script[:1]]
        assert not needed or offered & set(needed)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_detour_at_each_step_is_followed(game: str):
    beaten, dice = Desk(game), Random(7)
    seen: set[tuple[int, int]] = set()
    for card in beaten.cards("en", 600):
        at = (card.step, len(beaten.match.moves))
        if card.kind != "task" or at in seen:
            continue
        seen.add(at)
        desk = Desk(game)
        desk.match, desk.pupil = beaten.match.copy(), beaten.pupil
        if not desk.stray(dice):
            continue
        detour = desk.coach.card("fr")
        if desk.coach.floor == len(desk.lesson.step):
            # Another way to do the last thing asked for.
            assert detour.kind == "end"
            continue
        assert (detour.kind, detour.step) == ("detour", card.step)
        for number, after in enumerate(desk.cards(LANGUAGES[len(seen) % 2], AFTERWARDS)):
            if number and after.kind != "end":
                check_true(desk, after)
    assert len(seen) >= len([step for step in beaten.lesson.step if not step.is_read])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_that_went_another_way_ends_like_any_other(game: str):
    desk, dice = Desk(game), Random(11)
    while (card := desk.coach.card("en")).kind != "task":
        desk.go_on(card)
    assert desk.stray(dice)
    desk.say(AGREE, card.step)
    for _ in range(desk.match.game.rules.longest):
        if desk.match.outcome() is not None:
            break
        assert desk.coach.card("fr").title
        seat = desk.other()
        seat = desk.lesson.eyes if seat is None else seat
        desk.match.answer(desk.thought(seat), seat)
    assert desk.match.outcome() is not None


def test_taking_back_brings_the_lesson_back():
    desk = Desk("smallworld")
    desk.match.answer("pick combo:trolls", 0)
    before = desk.coach.card("en")
    desk.match.answer("conquer region:swamp_4", 0)
    assert desk.coach.card("en").kind == "detour"
    assert desk.coach.can_undo()
    desk.match.undo(0)
    assert desk.coach.card("en") == before


def test_what_showed_something_hidden_is_not_taken_back():
    desk = Desk("smallworld")
    desk.match.answer("pick combo:elves", 0)
    assert not desk.coach.can_undo()
    assert "open the lesson again" in desk.coach.card("en").why


def test_a_step_can_be_left_out_on_another_way():
    desk = Desk("smallworld")
    desk.match.answer("pick combo:elves", 0)
    desk.say(AGREE, 1)
    first = desk.coach.card("en")
    desk.say(SKIP, first.step)
    assert desk.coach.card("en").step > first.step


def test_who_plays_on_without_reading_is_followed():
    desk = Desk("smallworld")
    desk.match.answer("pick combo:trolls", 0)
    card = desk.coach.card("en")
    assert (card.kind, card.step) == ("task", 2)


def test_another_hero_leaves_nothing_of_the_lesson_out():
    desk = Desk("mageknight")
    desk.go_on(desk.coach.card("en"))
    desk.match.answer("hero hero:tovak", 0)
    desk.say(AGREE, 1)
    card = desk.coach.card("en")
    assert (card.kind, card.step) == ("task", 2), "that a map was laid out is no tile that the pupil revealed"
    for verb in ("tactic", "basic", "move", "end", "done", "begin", "basic"):
        question = desk.coach.question
        assert question is not None
        desk.match.answer(next((one for one in question.options if one.verb == verb), question.options[0]), 0)
    assert desk.lesson.step[desk.coach.floor].chapter == "recruit", "a card played is no reason to leave a chapter out"
