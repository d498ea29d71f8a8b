"""The ladder: frozen starts, games that are kept and not played again, and a place for a bot of one's own."""

import json
from importlib.util import find_spec
from itertools import combinations

import pytest
from click.testing import CliRunner

from ludotheque import bots, games, ladder, load
from ludotheque.cli import main
from ludotheque.game import Game
from ludotheque.ladder import Meeting, Rung, Start, Suite

# Games of other packages have no ladder here.
OURS = [name for name in games.names() if find_spec(f"ludotheque.games.{name}")]
TINY = Suite("smallworld", 2, (Start(1), Start(2, 40)), ("random", "examples.tasteful:Tasteful"))


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_ladder_that_can_be_played(name: str):
    suite = ladder.suite(name)
    game = load(name)
    game.setup(suite.players, suite.options)
    assert any(start.answers for start in suite.starts)
    assert any(not start.answers for start in suite.starts)
    for spec in suite.bots:
        bots.make(spec, game)


@pytest.mark.parametrize("name", OURS)
def test_kept_games_are_those_of_the_ladder(name: str):
    suite = ladder.suite(name)
    rungs = ladder.kept(name)
    assert len({(rung.bots, rung.seed, rung.answers) for rung in rungs}) == len(rungs)
    assert {(rung.seed, rung.answers) for rung in rungs} <= {(start.seed, start.answers) for start in suite.starts}
    assert {bot for rung in rungs for bot in rung.bots} <= set(suite.bots)


def test_a_kept_game_comes_out_the_same_again():
    rung = next(rung for rung in ladder.kept("smallworld") if set(rung.bots) == {"random", "greedy:mind=plain"})
    suite = ladder.suite("smallworld")
    assert ladder.play_meeting(Meeting(suite.plan, rung.bots, Start(rung.seed, rung.answers))) == rung


def test_two_bots_meet_on_every_start_with_seats_changed():
    met = ladder.meetings(TINY, "a", "b")
    assert [(game.seats, game.start.seed) for game in met] == [
        (("a", "b"), 1),
        (("b", "a"), 1),
        (("a", "b"), 2),
        (("b", "a"), 2),
    ]


def test_only_what_is_missing_is_played():
    every = ladder.missing(TINY, ["greedy"], [])
    assert len(every) == 4 * len(list(combinations(range(3), 2)))
    known = Rung(every[0].seats, every[0].start.seed, every[0].start.answers, (1, 0), (0,))
    assert len(ladder.missing(TINY, ["greedy"], [known])) == len(every) - 1


def test_a_solo_ladder_plays_each_bot_once_and_compares_scores():
    solo = Suite("mageknight", 1, (Start(1), Start(2)), ("a", "b", "c"))
    assert len(ladder.missing(solo, [], [])) == 6
    scores = {"a": (5, 9), "b": (3, 9), "c": (1, 1)}
    rungs = [
        Rung((bot,), start + 1, 0, (score,), (0,)) for bot, both in scores.items() for start, score in enumerate(both)
    ]
    standings = ladder.rate(solo, rungs)
    assert [standing.name for standing in standings] == ["a", "b", "c"]
    assert (standings[0].against["b"].wins, standings[0].against["c"].wins) == (1.5, 2)
    assert standings[0].mean_score == 7


def test_a_bot_of_ones_own_is_rated_among_the_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ladder, "suite", lambda game: TINY)
    monkeypatch.setattr(ladder, "kept", lambda game: [])
    words = ["ladder", "smallworld", "--add", "tests.bots.test_ladder:Last", "--jobs", "1"]
    result = CliRunner().invoke(main, [*words, "--json"])
    assert result.exit_code == 0, result.output
    names = [standing["name"] for standing in json.loads(result.stdout)["bots"]]
    assert names[0] == "examples.tasteful:Tasteful"
    assert "tests.bots.test_ladder:Last" in names


def test_games_are_kept_one_by_one(monkeypatch: pytest.MonkeyPatch):
    kept: list[int] = []
    monkeypatch.setattr(ladder, "suite", lambda game: TINY)
    monkeypatch.setattr(ladder, "kept", lambda game: [])
    monkeypatch.setattr(ladder, "keep", lambda game, rungs: kept.append(len(rungs)))
    result = CliRunner().invoke(main, ["ladder", "smallworld", "--keep", "--jobs", "1", "--json"])
    assert result.exit_code == 0, result.output
    assert kept == [1, 2, 3, 4]


@pytest.mark.parametrize(("lang", "word"), [("fr", "Échelle"), ("en", "Ladder")])
def test_the_table_is_shown_in_the_language_spoken(lang: str, word: str):
    result = CliRunner().invoke(main, ["--lang", lang, "ladder", "smallworld"])
    assert result.exit_code == 0, result.output
    assert word in result.stdout
    assert "normal" in result.stdout


def test_names_are_whole_in_a_narrow_window(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    shown = CliRunner().invoke(main, ["--lang", "fr", "ladder", "smallworld"]).stdout
    assert "│ search:iterations=50,memory=0 │" in shown
    for standing in ladder.rate(ladder.suite("smallworld"), ladder.kept("smallworld")):
        assert f"{standing.rating_low:.0f}–{standing.rating_high:.0f} │" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_published_table_is_the_kept_one():
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs" / "results" / "ladder.md").read_text(encoding="utf-8")
    for name in OURS:
        if ladder.kept(name):
            assert CliRunner().invoke(main, ["--lang", "en", "ladder", name, "--markdown"]).stdout.strip() in page


class Last:
    """A bot that takes the last option."""

    name = "last"

    def __init__(self, game: Game, seed: int = 0) -> None: ...

    def choose(self, view, seat):
        return bots.question(view, seat).options(view)[-1]
