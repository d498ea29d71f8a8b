"""What people count: everything has its name in both languages, every plan its verb, and parts make the score."""

import pytest

from ludotheque import earnings
from ludotheque.game import LANGUAGES, Game
from ludotheque.games import load
from ludotheque.kernel import Option
from ludotheque.review.lines import Line
from ludotheque.review.reasons import compared, plan
from tests.review.games import TABLES, finished

GAMES = [load(name) for name in TABLES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_counted_has_its_name(game: Game):
    match = finished(game.name, TABLES[game.name])
    counted = {what for what, _ in game.ledger.holdings(match.state, 0)}
    for language in LANGUAGES:
        assert set(game.ledger.names[language]) == counted
    assert game.ledger.burdens <= counted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plans_speak_of_verbs_that_there_are(game: Game):
    verbs = {verb.verb for verb in game.rules.verbs}
    assert set(game.ledger.plans["fr"]) == set(game.ledger.plans["en"])
    assert {key.partition(".")[0] for key in game.ledger.plans["fr"]} <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_parts_make_the_score(game: Game, language: str):
    match = finished(game.name, TABLES[game.name])
    outcome = match.outcome()
    assert outcome is not None
    parts = earnings.parts(match, language)
    assert parts
    assert tuple(map(sum, zip(*(part.points for part in parts), strict=True))) == outcome.scores


def test_what_everybody_began_with_is_all_that_no_event_tells():
    first = earnings.parts(finished("smallworld", 2), "en")[0]
    assert (first.text, first.points) == ("Coins at the start", (5, 5))


def line(**holdings: float) -> Line:
    return Line(("conquer", "region", 1, 0), 0.5, 0.0, holdings)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ({"regions": 6.0}, {"regions": 4.0}, "In comparison, by the next turn, on average: +2 active regions."),
        ({"rivals": 6.0}, {"rivals": 7.0}, "In comparison, by the next turn, on average: −1 rival region on the map."),
        (
            {"coins": 9.5, "tokens": 3.0},
            {"coins": 8.0, "tokens": 4.0},
            "In comparison, by the next turn, on average: +1.5 victory coins; in exchange −1 token of the active race.",
        ),
        (
            {"coins": 7.0},
            {"coins": 8.0},
            "In comparison it costs at first, on average: −1 victory coin. The bot counts on what follows.",
        ),
        (
            {"coins": 7.1},
            {"coins": 7.0},
            "Nothing can be counted by the next turn yet: it is the position that will be better.",
        ),
    ],
)
def test_reasons_are_what_one_counts_at_the_table(one: dict[str, float], other: dict[str, float], said: str):
    assert compared(load("smallworld"), line(**one), line(**other), "en") == said


def test_a_plan_is_told_by_the_verb():
    game = load("smallworld")
    assert "frais" in plan(game, Option("decline", "button"), "fr")
    assert plan(game, Option("wait", "button"), "fr") == ""
