"""The arena: fair seats, the same result from the same seed, figures that add up, and refusals in one line."""

import json
import re
from collections import Counter

import pytest
from click.testing import CliRunner, Result

from ludotheque import arena
from ludotheque.cli import main
from ludotheque.errors import BadBot, BadSetup


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def test_every_bot_sits_in_every_seat_as_often():
    for entrants, players in ((2, 2), (3, 2), (3, 3), (2, 3), (4, 3)):
        seats = Counter((who, seat) for group in arena.lineups(entrants, players) for seat, who in enumerate(group))
        assert len(seats) == entrants * players
        assert len(set(seats.values())) == 1


def test_every_pair_meets_as_often():
    pairs = Counter(frozenset(group) for group in arena.lineups(4, 2))
    assert set(pairs.values()) == {2}
    assert len(pairs) == 6


def test_all_line_ups_play_the_same_deal():
    plan = arena.check("smallworld", ["greedy", "random"], 4, 2, None)
    assert [(fixture.seats, fixture.seed) for fixture in arena.fixtures(plan, 4, 9)] == [
        ((0, 1), 9),
        ((1, 0), 9),
        ((0, 1), 10),
        ((1, 0), 10),
    ]


def test_the_same_seed_gives_the_same_table_on_any_number_of_cores():
    bots = ["greedy:guesses=1", "search:iterations=4"]
    alone = arena.tournament("smallworld", bots, games=4, seed=3, jobs=1)
    assert alone == arena.tournament("smallworld", bots, games=4, seed=3, jobs=2)
    assert alone != arena.tournament("smallworld", bots, games=4, seed=4, jobs=1)


def test_wins_add_up_to_the_games():
    calls: list[int] = []
    table = arena.tournament("smallworld", ["random"] * 3, games=9, players=3, jobs=1, progress=lambda: calls.append(1))
    assert sum(standing.wins.wins for standing in table) == pytest.approx(9)
    assert {standing.name for standing in table} == {"random", "random#2", "random#3"}
    assert len(calls) == 9


@pytest.mark.slow
def test_greedy_beats_random_almost_always():
    # An equal bot would win 18 of 20 once in five thousand times.
    best, worst = arena.tournament("smallworld", ["random", "greedy"], games=20, seed=100, jobs=1)
    assert best.name == "greedy"
    assert best.wins.wins >= 18
    assert worst.mean_score < best.mean_score


def test_json_has_the_promised_shape():
    result = run("smallworld", "greedy", "random", "--games", "4", "--jobs", "1", "--json")
    assert result.exit_code == 0, result.output
    bots = json.loads(result.stdout)["bots"]
    assert {bot["name"] for bot in bots} == {"greedy", "random"}
    for bot in bots:
        assert {"name", "games", "wins", "win_rate", "low", "high", "rating"} <= set(bot)
        assert bot["games"] == 4
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Standings"), ("fr", "Classement")])
def test_the_table_is_in_the_language_spoken(lang: str, word: str):
    result = run("smallworld", "random", "greedy", "search:iterations=2", "--games", "3", "--jobs", "1", "--lang", lang)
    assert result.exit_code == 0, result.output
    assert word in result.stdout
    assert "greedy" in result.stdout


def test_time_for_a_decision_does_not_change_the_name():
    result = run("smallworld", "search", "random", "--games", "1", "--ms", "0.1", "--jobs", "1", "--json")
    assert {bot["name"] for bot in json.loads(result.stdout)["bots"]} == {"search", "random"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["smallworld", "greedy", "rando"], "no bot is called 'rando'"),
        (["smallworld", "greedy"], "at least two bots"),
        (["smallworld", "greedy", "random", "--games", "0"], "at least one game"),
        (["smallworld", "greedy", "random", "--players", "6"], "2 to 5 players"),
        (["smallword", "greedy", "random"], "no game is called 'smallword'"),
        (["smallworld", "greedy", "random:depth=2"], "no option 'depth'"),
        (["smallworld", "greedy", "random", "--option", "coins=blue"], "cannot be 'blue'"),
        (["smallworld", "greedy", "random", "--ms", "0"], "--ms"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], says: str):
    result = run(*arguments, "--lang", "en")
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_library_raises_typed_errors():
    with pytest.raises(BadBot):
        arena.tournament("smallworld", ["greedy", "nobody"], games=1)
    with pytest.raises(BadSetup):
        arena.tournament("smallworld", ["greedy", "random"], games=1, players=7)


def test_numbers_are_whole_in_a_narrow_window(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    words = ["--lang", "en", "arena", "smallworld", "random", "novice:attention=0.5,blur=2,mind=plain"]
    shown = CliRunner().invoke(main, [*words, "--games", "2", "--jobs", "1"]).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert re.search(r"│ +\(\d+\.\d–\d+\.\d\) │ +\(\d+–\d+\) │", shown)
