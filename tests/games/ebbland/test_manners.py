"""How often a seat is asked in windows: by its wish and by what everybody sees, never by what it holds."""

from collections.abc import Iterator
from random import Random

from ludotheque import codec
from ludotheque.game import LANGUAGES
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.rules.effects.resolve import Offer
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.rules.turn import LastChance
from ludotheque.kernel import SPECTATOR, Dice
from ludotheque.match import Match, Question

manners = GAME.manners
assert manners is not None


def questions(players: int, seed: int) -> Iterator[tuple[Match, Question]]:
    match, random = Match(GAME, GAME.setup(players), seed), Random(seed)
    while (question := match.question()) and len(match.moves) < 400:
        yield match, question
        match.answer(random.choice(question.options), question.seat)


def answers(match: Match, seat: int) -> list[str]:
    view = match.view(SPECTATOR)
    found = [manners.answer(view, seat, name) for name in manners.names]
    return ["" if option is None else option.verb for option in found]


def test_windows_are_passed_as_wished_and_duties_are_asked_always():
    seen = set()
    for match, question in questions(3, 2):
        s, passed = match.state, answers(match, question.seat)
        is_window = isinstance(question.ask, (Offer, LastChance))
        is_mine = s.active == question.seat
        fights = s.combat is not None and s.combat.part(question.seat) != NONE
        assert passed[0] == ""
        assert passed[1] == ("pass" if is_window and not is_mine and not fights else "")
        assert passed[2] == ("pass" if is_window and not is_mine else "")
        seen.add(tuple(passed))
    assert len(seen) >= 2


def test_nobody_passes_for_a_seat_that_is_not_asked():
    for match, question in questions(2, 3):
        others = [seat for seat in range(2) if seat != question.seat]
        assert all(answers(match, seat) == ["", "", ""] for seat in others)


def test_whether_a_seat_passes_tells_nothing_of_what_it_holds():
    checked = 0
    for match, question in questions(2, 1):
        if not isinstance(question.ask, Offer):
            continue
        # The same to everybody else's eyes, with other cards in hand and in the Stock.
        other = GAME.rules.guess(match.view(1 - question.seat), 1 - question.seat, Dice(len(match.moves)))
        view = GAME.rules.sight(other, SPECTATOR)
        assert codec.dump(GAME, view) == codec.dump(GAME, match.view(SPECTATOR))
        checked += other.sides[question.seat].hand != match.state.sides[question.seat].hand
        mine = [manners.answer(view, question.seat, name) for name in manners.names]
        assert mine == [manners.answer(match.view(SPECTATOR), question.seat, name) for name in manners.names]
    assert checked


def test_every_way_has_a_name_in_both_languages():
    assert all(set(manners.titles[language]) == set(manners.names) for language in LANGUAGES)
