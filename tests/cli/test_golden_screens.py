"""Fixed positions look in the terminal as they did before."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import golden_screens

PICTURES = [pytest.param(*pair, id=pair[0].name) for pair in golden_screens.pictures()]


@pytest.mark.parametrize(("file", "make"), PICTURES)
def test_the_screen_is_as_before(file: Path, make: Callable[[], str]):
    assert file.read_text(encoding="utf-8") == make(), "run `make golden`, and look at the difference"
