"""Games in bulk: the same rows however many cores, and a summary that adds up."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from ludotheque import simulate
from ludotheque.cli import main
from ludotheque.errors import BadBot, BadSetup, MissingExtra
from ludotheque.training import run

PLAN = simulate.plan("smallworld", 3)


def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "spread_out", None)
    monkeypatch.setattr(run, "spread_out", None)


def by_seed(rows: list[simulate.Row]) -> list[simulate.Row]:
    return sorted(rows, key=lambda row: row.seed)


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    seeds = range(100, 100 + simulate.CHUNK + 5)
    assert by_seed(list(simulate.run(PLAN, seeds, jobs=1))) == by_seed(list(simulate.run(PLAN, seeds, jobs=2)))


def test_bots_take_each_seat_in_turn() -> None:
    plan = simulate.plan("smallworld", 2, ["random", "greedy"])
    assert [simulate.play(plan, seed).bots[0] for seed in (4, 5)] == ["random", "greedy"]


def test_the_summary_adds_up() -> None:
    rows = list(simulate.run(PLAN, range(40), jobs=1))
    figures = simulate.summary(rows)
    assert figures["games"] == 40
    assert sum(found["wins"] for found in figures["win_rate"]["seat"].values()) == pytest.approx(40)
    assert sum(found["cases"] for found in figures["win_rate"]["race"].values()) == sum(
        kind == "race" for row in rows for _, kind, _ in row.labels
    )
    assert figures["answers"]["min"] <= figures["answers"]["median"] <= figures["answers"]["max"]
    assert figures["winning_scores"]["max"] == figures["scores"]["max"]


@pytest.mark.parametrize(
    ("name", "players", "counted"),
    [("smallworld", 2, "regions"), ("mageknight", 1, "fame"), ("mageknight", 1, "cities")],
)
def test_rows_tell_what_the_game_counts(name: str, players: int, counted: str) -> None:
    row = simulate.play(simulate.plan(name, players), 3)
    assert len(row.figures[counted]) == players
    assert simulate.summary([row])["figures"][counted]["max"] == max(row.figures[counted])


def test_a_win_rate_has_its_wilson_interval() -> None:
    found = simulate.share(8, 10)
    assert (found.rate, round(found.low, 3), round(found.high, 3)) == (0.8, 0.49, 0.943)


def test_a_mean_has_its_margin() -> None:
    found = simulate.spread([10, 20, 30, 40])
    assert (found["mean"], round(found["margin"], 2)) == (25, 12.65)
    assert simulate.spread([7])["margin"] == 0


def test_the_command_writes_rows_plot_and_json(tmp_path: Path) -> None:
    rows, picture = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    line = f"simulate smallworld -n 6 --players 2 --seed 9 --jobs 1 --json --out {rows} --plot {picture}"
    result = CliRunner().invoke(main, [*line.split(), "--option", "ratmen=yes"])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert (figures["games"], figures["players"], figures["seed"]) == (6, 2, 9)
    assert [json.loads(text)["seed"] for text in rows.read_text().splitlines()] == list(range(9, 15))
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize("command", ["simulate smallworld -n 9", "train smallworld --players 2 --games 9"])
@pytest.mark.parametrize(("name", "message"), [("plot.cup", "is not PNG or SVG"), ("away/plot.svg", "no folder")])
def test_a_picture_that_cannot_be_drawn_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str, message: str
) -> None:
    no_games(monkeypatch)
    result = CliRunner().invoke(main, ["--lang", "en", *command.split(), "--plot", str(tmp_path / name)])
    assert result.exit_code == 2
    assert message in result.stderr


@pytest.mark.parametrize("command", ["simulate smallworld -n 9", "train smallworld --players 2 --games 9"])
def test_a_missing_package_for_pictures_is_told_before_any_game(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    no_games(monkeypatch)
    monkeypatch.setitem(sys.modules, "matplotlib.backends.backend_agg", None)
    result = CliRunner().invoke(main, ["--lang", "en", *command.split(), "--plot", "plot.svg"])
    assert result.exit_code == 2
    assert "install ludotheque[plot]" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("chess", "no game is called 'chess'"),
        ("smallworld --players 9", "2 to 5 players, not 9"),
        ("smallworld --bots wizard", "no bot is called 'wizard'"),
        ("smallworld --option ratmen", "should look like NAME=VALUE"),
        ("smallworld --option ratmen=maybe", "it can be: no, yes"),
        ("smallworld -n 0", "0"),
        ("smallworld -n 1 --jobs 1 --out /nowhere/rows.jsonl", "cannot write"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_two(arguments: str, message: str) -> None:
    result = CliRunner().invoke(main, ["simulate", *arguments.split(), "--lang", "en"])
    assert (result.exit_code, len(result.stderr.strip().splitlines())) == (2, 1)
    assert message in result.stderr


def test_a_plan_is_checked_when_it_is_made() -> None:
    with pytest.raises(BadSetup):
        simulate.plan("smallworld", 1)
    with pytest.raises(BadBot):
        simulate.plan("smallworld", 2, ["nobody"])


class Cluster:
    """Stands in for Ray: tasks are run when somebody waits for them, the last one first."""

    def __init__(self) -> None:
        self.address: str | None = "never asked"

    def init(self, address: str | None, **settings: bool) -> None:
        self.address = address

    def remote(self, work: Callable[[int], int]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda task: (work, task))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, tasks: list[Any]) -> list[int]:
        return [work(task) for work, task in tasks]


@pytest.mark.parametrize(("asked", "address"), [("local", None), ("ray://there:10001", "ray://there:10001")])
def test_a_cluster_does_the_same_tasks(monkeypatch: pytest.MonkeyPatch, asked: str, address: str | None):
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    assert sorted(simulate.spread_out(abs, [-3, 1, -2], ray=asked)) == [1, 2, 3]
    assert cluster.address == address


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match="ludotheque\\[ray\\]"):
        list(simulate.spread_out(abs, [1], ray="local"))
