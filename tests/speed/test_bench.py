"""The bench command prints what scripts read."""

import json

import pytest
from click.testing import CliRunner

from ludotheque import bench
from ludotheque.bench import Row
from ludotheque.cli import main
from ludotheque.cli.bench import print_whole, table_of


def test_our_engine_is_measured() -> None:
    row = bench.ours("smallworld", 3, seconds=0.1)
    assert row.decisions_per_s > 0
    assert row.copy_us > 0


@pytest.mark.parametrize("peer", sorted(bench.PEERS))
def test_peers_are_measured(peer: str) -> None:
    row = bench.PEERS[peer](0.2)
    assert row.mode == "peer"
    assert row.decisions_per_s > 0
    assert row.copy_us > 0


def test_json_holds_a_row_per_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(what: str, players: int, seconds: float, mode: str) -> Row:
        peer = what in bench.PEERS
        return Row(what if peer else "ludotheque", what, "peer" if peer else mode, 10.0, 2.0)

    monkeypatch.setattr(bench, "in_own_process", pretend)
    result = CliRunner().invoke(main, ["bench", "--json", "--rounds", "1", "--game", "smallworld"])
    rows = json.loads(result.stdout)["rows"]
    assert [row["mode"] for row in rows] == ["interpreted", "compiled", "peer", "peer"]
    assert set(rows[0]) == {"engine", "game", "mode", "decisions_per_s", "copy_us"}


def test_a_fresh_process_measures_the_engine_it_is_told() -> None:
    row = bench.in_own_process("smallworld", 2, 0.1, "interpreted")
    assert (row.engine, row.mode) == ("ludotheque", "interpreted")


@pytest.mark.parametrize("columns", ["20", "80", "200"])
def test_names_are_whole_in_any_width(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("COLUMNS", columns)
    print_whole(table_of([bench.Row("catanatron", "a long name of a game (12)", "interpreted", 123456.0, 1234.5)]))
    assert "│ catanatron │ a long name of a game (12) │ interpreted │" in capsys.readouterr().out
