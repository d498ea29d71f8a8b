"""Every game says what it is played for: in both languages, with symbols and clauses that exist, at any moment."""

import re

import pytest

from ludotheque import design, games, rulebook
from ludotheque.bots import make
from ludotheque.game import LANGUAGES, Game
from ludotheque.goal import Goal
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, new
from tests.contract.tables import tables

SYMBOLS = set(re.findall(r'<symbol id="i-([^"]+)"', design.icons()))
GAMES = [games.load(name) for name, place in sorted(games.places().items()) if place.startswith("ludotheque.")]
SETUPS = [
    pytest.param(game, setup, id=f"{game.name}-{n}") for game in GAMES for n, (setup, _) in enumerate(tables(game))
]
MOVES = 80


def check(goal: Goal) -> None:
    points = (*goal.facts, *goal.turn)
    assert all((goal.title, goal.short, goal.aim))
    assert len(goal.facts) >= 3
    assert len(goal.turn) == 4
    assert {point.icon for point in points} <= SYMBOLS
    assert all(rulebook.clause(point.clause) for point in points)
    texts = [goal.title, goal.short, goal.aim, goal.standing, *(point.head + point.text for point in points)]
    assert [text for text in texts if re.search(r"[{}'_]", text)] == []


def played(game: Game) -> Match:
    match = new(game.name, game.usual_seats(), 7)
    bot = make("random", game, 7)
    for _ in range(MOVES):
        seat = next(seat for seat in range(len(match.names)) if match.question(seat))
        match.answer(bot.choose(match.view(seat), seat), seat)
    return match


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_every_table_says_what_is_played_for(game: Game, setup: object) -> None:
    match = Match(game, setup, 1)  # type: ignore[arg-type]
    for language in LANGUAGES:
        check(game.show.goal(match.talk(0), language))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_players_and_spectators_read_how_far_it_is(game: Game) -> None:
    match = played(game)
    for seat in (SPECTATOR, *range(len(match.names))):
        for language in LANGUAGES:
            goal = game.show.goal(match.talk(seat), language)
            check(goal)
            assert 0 <= goal.gauge.done <= goal.gauge.of
            assert goal.gauge.unsure <= goal.gauge.of - goal.gauge.done


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_languages_explain_the_same_things(game: Game) -> None:
    talk = new(game.name, game.usual_seats(), 1).talk(0)
    french, english = (game.show.goal(talk, language) for language in LANGUAGES)
    for one, other in zip((*french.facts, *french.turn), (*english.facts, *english.turn), strict=True):
        assert (one.icon, one.clause) == (other.icon, other.clause)
    assert french.gauge == english.gauge
