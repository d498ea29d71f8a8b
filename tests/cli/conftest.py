"""Games of these tests are kept in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test an empty data folder of the user."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    # Whoever plays here knows the games.
    monkeypatch.setenv("LUDOTHEQUE_EXPLAIN", "never")
    return tmp_path / "data" / "ludotheque" / "games"
