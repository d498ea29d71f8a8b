"""Training: the same seed gives the same weights, faults are mended, the gate counts deals, the fallback holds."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from ludotheque import arena, bots, learnt, load, simulate
from ludotheque.bots.judging import value_of
from ludotheque.cli import main
from ludotheque.errors import BadBot
from ludotheque.games import names
from ludotheque.general import study_of
from ludotheque.kernel import State
from ludotheque.learnt import DEGREE, FORM, Study, Weights
from ludotheque.ratings import Result
from ludotheque.scales import Notes, Scales
from ludotheque.training.course import Course, Means
from ludotheque.training.fit import DOUBTS, explained, named, sifted, solve, total
from ludotheque.training.gate import pairings, verdict
from ludotheque.training.lessons import Sums, compare, look
from ludotheque.training.run import train

SMALLWORLD = load("smallworld")
STUDIED = [name for name in names() if load(name).mind.study is not None]


def position(name: str, players: int, answers: int, seed: int = 3) -> State:
    """A position of a random game."""
    game = load(name)
    s = simulate.begin(game.name, players, seed)
    simulate.open_with_chance(s, answers, seed)
    return s


def weights(study: Study, rows: dict[str, list[float]], game: str = "smallworld", players: int = 2) -> Weights:
    return Weights(FORM, game, players, study.schema, 1, "", {}, rows)


def sums(rows: np.ndarray, target: np.ndarray, number: int = 0) -> Sums:
    return Sums(number, len(target), 1, rows.T @ rows, rows.T @ target, float(target @ target), str(number))


def test_least_squares_find_what_was_missed():
    chance = np.random.default_rng(1)
    rows = chance.normal(size=(4000, 5))
    rows[:, 4] = 0
    missed = rows @ np.array([2.0, 0.0, -1.0, 0.5, 9.0]) + chance.normal(size=4000)
    found = solve(sums(rows, missed), doubt=1)
    assert found == pytest.approx([2, 0, -1, 0.5, 0], abs=0.06)
    assert explained(sums(rows, missed), found) > 0.8
    assert explained(sums(rows, missed), 0 * found) == 0


def test_sums_do_not_depend_on_the_order_they_come_in():
    parts = [sums(np.eye(2) * n, np.ones(2), n) for n in (1, 2, 3)]
    one, other = total(parts), total(parts[::-1])
    assert one.data == other.data
    assert (one.squares == other.squares).all()
    assert one.data != total(parts[:2]).data


def test_how_much_to_doubt_is_tried_out_on_other_games():
    chance = np.random.default_rng(2)
    rows = chance.normal(size=(4000, 5))
    clear, noise = rows @ np.array([2.0, 0.0, -1.0, 0.5, 9.0]), chance.normal(size=4000)
    # What is clear is believed at once; of noise nothing holds in other games, and the most doubt is the best.
    assert sifted(sums(rows[:2000], clear[:2000]), sums(rows[2000:], clear[2000:]))[0] == DOUBTS[0]
    assert sifted(sums(rows[:2000], noise[:2000]), sums(rows[2000:], noise[2000:]))[0] == DOUBTS[-1]


def test_training_sees_each_seat_as_it_sees_itself_and_learns_nothing_of_its_plans():
    study = study_of(load("immortals"), 3)
    s = position("immortals", 3, 60)
    moment = look(study, s)
    assert moment.hopes == [study.hope(s, seat, seat, None) for seat in range(3)]
    seen = Notes()
    study.hope(s, 0, 0, seen)
    assert study.unlearnt <= {study.names[feature] for feature in seen.found}
    rows = moment.noticed[0].reshape(DEGREE, len(study.names))
    assert not any(rows[:, study.names.index(name)].any() for name in study.unlearnt)


@pytest.mark.parametrize("name", STUDIED)
def test_learnt_weights_of_nothing_change_nothing(name: str):
    study, game = replace(study_of(load(name), 2), evenly=False), load(name)
    plain = game.mind.plain
    assert plain is not None
    for players in game.seats:
        judge = learnt.judgement(study, [weights(study, {}, name, players)])
        s = position(name, players, 60)
        assert [judge.value(s, seat) for seat in range(players)] == [plain(s, seat) for seat in range(players)]


def test_a_lead_over_all_alike_counts_where_weights_were_learnt():
    study = study_of(SMALLWORLD, 2)
    assert study.evenly
    judge = learnt.judgement(study, [weights(study, {}, "smallworld", 4)])
    s = position("smallworld", 4, 60)
    hopes = [study.hope(s, seat, 0, None) for seat in range(4)]
    assert judge.value(s, 0) == pytest.approx(hopes[0] - sum(hopes[1:]) / 3)
    assert judge.lead(s, 0) == hopes[0] - max(hopes[1:])
    three = position("smallworld", 3, 60)
    assert judge.value(three, 0) == SMALLWORLD.mind.plain(three, 0)


@pytest.mark.parametrize("name", STUDIED)
def test_what_is_weighed_is_what_was_noticed(name: str):
    study = study_of(load(name), 2)
    players = load(name).seats[0]
    s = position(name, players, 70)
    notes = Notes()
    base = study.hope(s, 0, 0, notes)
    assert notes.found, "a running game has something to notice"
    assert max(notes.found) < len(study.names)
    rows = {name: [0.1 * (i % 7) - 0.2, 0.3, -0.1] for i, name in enumerate(study.names)}
    table = learnt.table(study, rows)
    weighed = sum(table[notes.phase][feature] * amount for feature, amount in notes.found.items())
    assert study.hope(s, 0, 0, Scales(table)) == pytest.approx(base + weighed)


@pytest.mark.parametrize("name", STUDIED)
def test_names_are_told_apart_and_the_end_is_not_weighed(name: str):
    study = study_of(load(name), 2)
    game = load(name)
    assert len(set(study.names)) == len(study.names)
    s = position(name, game.seats[0], 10**6)
    outcome = game.rules.outcome(s)
    assert outcome is not None
    heavy = learnt.table(study, {feature: [5.0] * DEGREE for feature in study.names})
    assert [study.hope(s, seat, seat, Scales(heavy)) for seat in range(len(outcome.scores))] == list(outcome.scores)


def test_shipped_weights_fit_and_passed_their_gate():
    for name in STUDIED:
        for players, found in learnt.shipped(f"ludotheque.games.{name}.data", study_of(load(name), 2)).items():
            assert found.game == name
            assert found.players == players in load(name).seats
            assert found.gate
            assert all(gate["low"] > 0.5 for gate in found.gate.values())


def test_every_file_of_weights_that_lies_there_is_used():
    from importlib.resources import files

    for name in STUDIED:
        lying = [f for f in files(f"ludotheque.games.{name}.data").iterdir() if f.name.startswith("weights-")]
        assert len(lying) == len(learnt.shipped(f"ludotheque.games.{name}.data", study_of(load(name), 2)))


def test_missing_or_mismatching_weights_leave_the_handmade_judgement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    study = study_of(SMALLWORLD, 2)
    good = weights(study, {"seat": [1.0, 0.0, 0.0]})
    wrong = [b"{", b"[]", learnt.encode(good).replace(study.schema.encode(), b"other"), b'{"form": 0}']
    package = tmp_path / "some_weights"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert learnt.shipped("some_weights", study) == {}
    for number, text in enumerate(wrong):
        (package / f"weights-{number + 2}.json").write_bytes(text)
    assert learnt.shipped("some_weights", study) == {}
    (package / "weights-9.json").write_bytes(learnt.encode(good))
    assert list(learnt.shipped("some_weights", study)) == [2]
    plain = SMALLWORLD.mind.plain
    assert plain is not None
    s = position("smallworld", 3, 50)
    assert learnt.judgement(study, [good]).value(s, 0) == plain(s, 0), "weights for two players say nothing of three"


def test_a_bot_can_follow_any_weights(tmp_path: Path):
    study = study_of(SMALLWORLD, 2)
    path = tmp_path / "w.json"
    path.write_bytes(learnt.encode(weights(study, {"coins of past races": [3.0, 0.0, 0.0]})))
    assert value_of(SMALLWORLD, "plain") is SMALLWORLD.mind.plain
    assert bots.make(f"greedy:mind={path}", SMALLWORLD, trust=True).name == "greedy"
    with pytest.raises(BadBot, match="names a file"):
        bots.make(f"greedy:mind={path}", SMALLWORLD)
    path.write_text("nothing")
    with pytest.raises(BadBot, match="no weights"):
        bots.make(f"greedy:mind={path}", SMALLWORLD, trust=True)
    with pytest.raises(BadBot, match="cannot read"):
        bots.make(f"search:mind={path}x", SMALLWORLD, trust=True)


@pytest.mark.slow
def test_training_repeats_itself_and_reports_what_it_does(tmp_path: Path):
    course = Course("smallworld", 2, games=26, generations=1, deals=2, seed=5)
    begun: list[tuple[str, int, int]] = []
    steps: list[int] = []
    means = Means(jobs=1, begin=lambda *what: begun.append(what), step=lambda: steps.append(1))
    _, found = train(course, tmp_path / "a", means)
    train(course, tmp_path / "b", Means(jobs=2))
    name = "smallworld-2-5-1.json"
    one, other = (learnt.decode((tmp_path / folder / name).read_bytes()) for folder in "ab")
    assert one is not None
    assert one == other
    assert one.games == 26
    assert learnt.fits(study_of(SMALLWORLD, 2), one)
    assert begun == [("games", 1, 2), ("greedy", 1, 4)]
    assert len(steps) == 6
    assert (found[0].number, found[0].games, found[0].gate["greedy"].deals) == (1, 26, 2)


def test_the_gate_counts_deals_and_changes_seats():
    plan = simulate.plan("smallworld", 3, ["greedy", "random"])
    games = pairings(plan, 2, 50)
    assert [(game.seats, game.seed) for game in games] == [
        ((0, 1, 0), 50),
        ((1, 0, 1), 50),
        ((0, 1, 0), 51),
        ((1, 0, 1), 51),
    ]
    won, lost = Result((0, 1), (9, 5), (0,)), Result((0, 1), (5, 9), (1,))
    even = verdict([(0, won), (1, lost), (2, lost), (3, won)])
    assert (even.deals, even.games, even.rate, even.low, even.high) == (2, 4, 0.5, 0.5, 0.5)
    assert verdict([(0, won), (1, won), (2, won), (3, lost)]).rate == 0.75
    alone = verdict([(0, Result((0,), (7,), (0,))), (1, Result((1,), (4,), (0,)))])
    assert alone.rate == 1


def test_the_command_says_how_generations_did(tmp_path: Path):
    words = ["train", "smallworld", "--players", "2", "--games", "6", "--deals", "1", "--generations", "1"]
    picture = tmp_path / "strength.svg"
    words += ["--jobs", "1", "--out", str(tmp_path), "--plot", str(picture)]
    result = CliRunner().invoke(main, [*words, "--json"])
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["generations"][0]["games"] == 6
    assert set(report["generations"][0]["gate"]) == {"greedy"}
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), [("mageknight", 1), ("ebbland", 2)])
def test_any_game_can_be_trained_by_what_learners_are_given(name: str, players: int):
    game = load(name)
    study = study_of(game, players)
    s = position(name, players, 30)
    assert study.hope(s, 0, 0, None) == game.mind.value(s, 0)
    assert learnt.judgement(study, [weights(study, {}, name, players)]).value(s, 0) == game.mind.value(s, 0)
    moment = look(study, s)
    pairs = compare(moment, [5, 3][:players])
    assert len(pairs) == players
    assert all(row.any() for row, _ in pairs)


def test_a_game_that_cannot_be_trained_is_refused_in_one_line():
    result = CliRunner().invoke(main, ["--lang", "en", "train", "ebbland", "--players", "3"])
    assert result.exit_code == 2
    assert "nothing to learn with 3 players" in result.stderr


def test_arena_takes_one_player_and_compares_scores_on_each_deal():
    table = arena.tournament("mageknight", ["random", "random:"], games=4, players=1, jobs=1)
    assert [standing.wins.cases for standing in table] == [2, 2]
    assert sum(standing.wins.wins for standing in table) == pytest.approx(2)
    assert named(study_of(SMALLWORLD, 2), np.zeros(DEGREE * len(study_of(SMALLWORLD, 2).names))) == {}
