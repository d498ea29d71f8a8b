"""Immortals is at home in the rest of the library: terminal, simulation, arena, environment, replay, bots."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque
from ludotheque import arena, bench, simulate
from ludotheque.bots import make
from ludotheque.cli import main
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import BadAnswer
from ludotheque.match import Match, replay
from ludotheque.record import decode, encode
from tests.games.immortals.table import DIRK, GAME, MIKE, Table

SHORT = {"rounds": "1"}


def run(*words: str, text: str = "") -> str:
    result = CliRunner().invoke(main, list(words), input=text)
    assert result.exit_code == 0, result.output
    return result.output


def test_simulated_games_count_the_tribes():
    rows = list(simulate.run(simulate.plan("immortals", 3, options=SHORT), [5, 6], jobs=1))
    counted = simulate.summary(rows)
    assert len(rows) == 2
    assert {"light", "dark"} <= set(counted["win_rate"])


def test_greedy_beats_random_without_a_refused_answer():
    for seat in range(3):
        match = Match(GAME, GAME.setup(3, {"rounds": "2"}), seed=40 + seat)
        players = [make("greedy:guesses=1" if other == seat else "random", GAME, seed=other) for other in range(3)]
        while (question := match.question()) is not None:
            try:
                match.answer(players[question.seat].choose(match.view(question.seat), question.seat), question.seat)
            except BadAnswer as error:  # pragma: no cover
                pytest.fail(str(error))
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == (seat,)


def test_the_arena_plays_whole_games():
    table = arena.tournament("immortals", ["random", "random", "random"], games=3, players=3, jobs=1)
    assert len(table) == 3


def test_speed_is_measured():
    row = bench.ours("immortals", 3, seconds=0.5)
    assert row.game == "immortals (3)"
    assert row.decisions_per_s > 3_000
    assert row.copy_us < 100


def test_the_environment_plays_to_the_end():
    env = ludotheque.env("immortals", players=3, options=SHORT)
    env.reset(seed=3)
    for _ in env.agent_iter(max_iter=GAME.rules.longest):
        observation, _, ended, cut_short, _ = env.last()
        over = ended or cut_short
        env.step(None if over else int(observation["action_mask"].argmax()))
    assert not env.agents


def test_a_record_replays_to_the_same_position(tmp_path: Path):
    match = Match(GAME, GAME.setup(4, SHORT), seed=11)
    while (question := match.question()) is not None:
        match.answer(question.options[match.number % len(question.options)], question.seat)
    again = replay(decode(encode(match.record())))
    assert again.outcome() == match.outcome()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_terminal_asks_and_explains(language: str, tmp_path: Path):
    words = ("--lang", language, "play", "immortals", "--plain", "--bots", "random", "--seed", "3")
    said = run(*words, "--save", str(tmp_path / "game.json"), text="1\nboard\nquit\n")
    assert ("Quel groupe" if language == "fr" else "Which group") in said
    assert {"fr": "Portfoyer", "en": "Harborhome"}[language] in said


def test_a_game_in_the_terminal_goes_to_its_end_and_is_told_again(tmp_path: Path):
    file = str(tmp_path / "game.json")
    words = ("--lang", "fr", "play", "immortals", "--plain", "--bots", "random", "--seed", "3", "--option", "rounds=1")
    said = run(*words, "--save", file, text="1\n" * 400)
    for sentence in ("Quelle carte posez-vous", "Quelle carte révélez-vous", "cubes vont dans la tour", "finie"):
        assert sentence in said
    told = run("--lang", "en", "replay", file, "--plain")
    assert "cubes go into the tower" in told
    assert "The game is over" in told


def test_the_terminal_says_what_decides_at_equal_scores():
    match = Match(GAME, GAME.setup(3, {"rounds": "1"}), seed=1, names=("Dirk", "Mike", "Ani"))
    t = Table(3, rounds="1").armies(DIRK, light={"Treehome": 3}).armies(MIKE, light={"Foothold": 5})
    match.state = t.resolve().s
    first, second, *_ = Voice(match, "en").result().splitlines()
    assert first == "Mike wins: Dirk 0, Mike 0, Ani 0."
    assert second == "On a tie, the number of armies on the board decides: Dirk 3, Mike 5, Ani 0."
    assert "À score égal, le nombre d’armées sur le plateau départage\u00a0: Dirk 3" in Voice(match, "fr").result()


def test_a_board_is_drawn_from_the_command_line(tmp_path: Path):
    file = tmp_path / "board.svg"
    run("board", "immortals", "--players", "4", "--seed", "2", "--answers", "60", "--out", str(file))
    assert 'id="region-dark-0"' in file.read_text(encoding="utf-8")


def test_the_rulebook_shows_every_clause_with_its_tests():
    report = json.loads(run("rules", "immortals", "--json"))
    assert report["accounted"] == len(report["clauses"]) == 243
