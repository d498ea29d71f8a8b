"""Fixed positions of all games are drawn as they were when somebody last looked."""

from pathlib import Path

import pytest

from tools import golden_boards


@pytest.mark.parametrize(
    ("file", "drawing"), [pytest.param(*pair, id=pair[0].stem) for pair in golden_boards.drawings()]
)
def test_fixed_positions_are_drawn_as_they_were(file: Path, drawing: str):
    assert file.read_text(encoding="utf-8") == drawing, "run `make golden`, and look at the drawing"
