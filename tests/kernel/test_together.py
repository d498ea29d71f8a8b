"""Seats that answer at once: sealed until the last, each free to change its mind."""

import pytest

from examples.highcard import Swapped
from ludotheque import codec
from ludotheque.errors import NotYourTurn, UndoRefused
from ludotheque.kernel import SPECTATOR, Sealed, button, waiting
from ludotheque.match import Match


def lay(match: Match, seat: int, which: int = 0) -> None:
    question = match.question(seat)
    assert question is not None
    match.answer(question.options[which], seat)


def test_all_seats_are_asked_at_once(highcard: Match) -> None:
    assert [question.seat for question in highcard.questions()] == [0, 1, 2]


def test_what_a_seat_lays_shows_in_no_other_view(highcard: Match) -> None:
    before = [codec.dump(highcard.game, highcard.view(seat)) for seat in (0, 2, SPECTATOR)]
    lay(highcard, 1)
    assert [codec.dump(highcard.game, highcard.view(seat)) for seat in (0, 2, SPECTATOR)] == before
    assert highcard.view(1).laid[1] != -1
    assert highcard.news(0) == highcard.first_events


def test_a_view_shows_no_news_until_the_last_is_ready(highcard: Match) -> None:
    highcard.state.tell(Swapped(0))
    assert highcard.view(0).events == []
    lay(highcard, 1)
    assert highcard.view(0).events == []


def test_a_view_shows_who_is_not_ready_and_nothing_of_their_question(highcard: Match) -> None:
    sealed = [ask for ask in waiting(highcard.view(0)) if ask.seat != 0]
    assert [type(ask) for ask in sealed] == [Sealed, Sealed]
    assert all(ask.options(highcard.view(0)) == [] for ask in sealed)


def test_a_seat_takes_its_card_back_although_others_have_answered_since(highcard: Match) -> None:
    hand = list(highcard.state.hands[0])
    lay(highcard, 0)
    lay(highcard, 1)
    laid = highcard.state.laid[1]
    highcard.undo(0)
    assert highcard.state.hands[0] == hand
    assert (highcard.state.laid[0], highcard.state.laid[1]) == (-1, laid)
    lay(highcard, 0, 1)
    assert highcard.state.laid[0] == hand[1]


def test_cards_are_turned_over_when_the_last_is_ready_and_then_nobody_takes_back(highcard: Match) -> None:
    for seat in (0, 1, 2):
        lay(highcard, seat)
    for seat in (2, 0, 1):
        assert not any(event.name == "show" for event in highcard.news(0))
        highcard.answer(button("ready"), seat)
    assert sum(event.name == "show" for event in highcard.news(0)) == 3
    for seat in (0, 1, 2):
        with pytest.raises(UndoRefused):
            highcard.undo(seat)


def test_a_seat_that_is_ready_is_not_asked_again(highcard: Match) -> None:
    lay(highcard, 0)
    highcard.answer(button("ready"), 0)
    assert highcard.question(0) is None
    with pytest.raises(NotYourTurn, match="Ada is not asked now"):
        highcard.answer(button("ready"), 0)


def test_numbers_of_questions_are_never_used_twice(highcard: Match) -> None:
    numbers = [highcard.number]
    lay(highcard, 0)
    numbers.append(highcard.number)
    lay(highcard, 1)
    numbers.append(highcard.number)
    highcard.undo(0)
    numbers.append(highcard.number)
    assert numbers == sorted(set(numbers))
