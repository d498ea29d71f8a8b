"""The draft: advanced actions kept and passed on before the game, all at once."""

import pytest

from ludotheque import bots
from ludotheque.errors import BadSetup, UndoRefused
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.rounds.rounds import EndRound
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import UNKNOWN, advance, answer, waiting
from ludotheque.match import Match, dice_for
from tests.games.mageknight.invariants import check
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def opened(players: int = 2, seed: int = 3) -> MageKnight:
    """A game whose heroes are picked."""
    s = GAME.rules.start(GAME.setup(players, {"scenario": "blitz_conquest", "draft": "yes"}), dice_for(seed))
    assert isinstance(s, MageKnight)
    advance(s)
    while type(waiting(s)[0]).__name__ == "PickHero":
        answer(s, waiting(s)[0], waiting(s)[0].options(s)[0])
    return s


def keep_all(s: MageKnight) -> None:
    """Let everybody keep the first card."""
    for ask in waiting(s):
        answer(s, ask, ask.options(s)[0])


@rule("MK-VAR-69")
def test_everybody_is_dealt_four_actions_before_the_offer_is_there():
    s = opened(3)
    assert [len(player.draft) for player in s.players] == [4] * 3
    assert s.advanced_offer == []
    assert {ask.seat for ask in waiting(s)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="MK-VAR-70"):
        GAME.setup(1, {"draft": "yes"})


@rule("MK-VAR-70")
def test_all_keep_one_and_pass_the_rest_to_the_left():
    s = opened(3)
    hands = [player.draft for player in s.players]
    keep_all(s)
    assert [player.reserve for player in s.players] == [[hand[0]] for hand in hands]
    assert [player.draft for player in s.players] == [hands[2][1:], hands[0][1:], hands[1][1:]]


@rule("MK-VAR-70")
def test_nobody_sees_what_others_have():
    s = opened(2)
    answer(s, waiting(s)[0], waiting(s)[0].options(s)[0])
    view = GAME.rules.sight(s, 1)
    assert view.players[0].reserve == [UNKNOWN]
    assert view.players[0].draft == [UNKNOWN] * 3
    assert view.players[1].draft == s.players[1].draft
    guessed = GAME.rules.guess(view, 1, s.dice.copy())
    check(guessed)
    assert len(guessed.players[0].draft) in (3, 4)


@rule("MK-VAR-70", "MK-UNDO-03")
def test_a_card_is_kept_for_good_once_the_next_ones_are_passed_on():
    match = Match(GAME, GAME.setup(2, {"scenario": "blitz_conquest", "draft": "yes"}), seed=3)
    while len(match.questions()) == 1:
        match.answer(match.questions()[0].options[0])
    first, last = match.questions()
    match.answer(first.options[0], first.seat)
    match.undo(first.seat)
    match.answer(first.options[1], first.seat)
    match.answer(last.options[0], last.seat)
    for question in (first, last):
        with pytest.raises(UndoRefused, match="it showed something hidden"):
            match.undo(question.seat)


@rule("MK-VAR-71")
def test_three_are_kept_and_the_others_go_back():
    s = opened(2)
    for _ in range(3):
        keep_all(s)
    assert [len(player.reserve) for player in s.players] == [3, 3]
    assert [player.draft for player in s.players] == [[], []]
    assert len(s.advanced_deck) + len(s.advanced_offer) + len(s.lessons) == 22


@rule("MK-VAR-72", "MK-VAR-73")
def test_one_joins_the_deck_after_each_day():
    t = Table("tovak", "goldyx").land("3").stand("3:w").stand("3:c", seat=1).meddle()
    t.s.house.draft = True
    try:
        for player in t.s.players:
            player.reserve, t.s.advanced_deck = t.s.advanced_deck[:3], t.s.advanced_deck[3:]
        t.s.agenda = [EndRound()]
        advance(t.s)
        while t.asked == "AddCard":
            t.do("add")
        assert [len(player.reserve) for player in t.s.players] == [2, 2]
        assert [len(player.deck + player.hand) for player in t.s.players] == [17, 17]
        t.round(2)
        t.s.agenda = [EndRound()]
        advance(t.s)
        assert t.asked != "AddCard"
    finally:
        t.s.house.draft = False


@rule("MK-VAR-73")
def test_in_a_short_game_a_card_stays_out():
    match = Match(GAME, GAME.setup(2, {"scenario": "blitz_conquest", "draft": "yes"}), seed=5)
    bot = bots.make("random", GAME, 5)
    while question := match.question():
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    assert isinstance(match.state, MageKnight)
    assert all(player.reserve for player in match.state.players)
