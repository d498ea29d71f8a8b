"""Games as data: what is written can be played again, and what was changed is found."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import ludotheque
from ludotheque.cli import main
from ludotheque.envs.dataset import check, export
from ludotheque.errors import BadRecord


@pytest.mark.parametrize("game", ludotheque.names())
def test_what_is_written_can_be_played_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    decisions = export(file, game, [3, 4])
    found = check(file)
    assert (found.games, found.decisions) == (2, decisions)
    rows = pq.read_table(file)
    assert rows.num_rows == decisions > 0
    assert set(np.unique(rows["won"])) <= {0.0, 0.5, 1.0, np.float32(1 / 3)}


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "games.parquet"
    export(file, "smallworld", [1], players=2)
    return file


@pytest.mark.parametrize("column", ["seat", "action", "score", "margin"])
def test_a_number_that_was_changed_is_found(written: Path, column: str) -> None:
    table = pq.read_table(written)
    numbers = table[column].to_numpy().copy()
    numbers[7] += 1
    changed = table.set_column(table.schema.get_field_index(column), table.field(column), pa.array(numbers))
    pq.write_table(changed, written)
    with pytest.raises((BadRecord, ludotheque.errors.NotAnOption)):
        check(written)


def test_what_is_no_such_file_is_told_in_a_line(tmp_path: Path, written: Path) -> None:
    (tmp_path / "text.parquet").write_text("no table")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    for name in ("text.parquet", "other.parquet", "missing.parquet"):
        result = CliRunner().invoke(main, ["dataset", "check", str(tmp_path / name)])
        assert result.exit_code == 2
        assert len(result.output.splitlines()) == 1
    pq.write_table(pq.read_table(written).slice(0, 20), written)
    with pytest.raises(BadRecord, match="middle of a game"):
        check(written)


def test_the_command_makes_and_checks(tmp_path: Path) -> None:
    file = str(tmp_path / "games.parquet")
    made = CliRunner().invoke(main, ["dataset", "make", "smallworld", file, "-n", "1", "--players", "2"])
    assert made.output.startswith("1 games, ")
    assert "all as written" in CliRunner().invoke(main, ["dataset", "check", file]).output
