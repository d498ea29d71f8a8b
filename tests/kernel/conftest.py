"""The example game, known by name, for tests of everything above the kernel."""

import pytest

from examples.highcard import GAME
from ludotheque.match import Match


@pytest.fixture
def highcard() -> Match:
    return Match(GAME, GAME.setup(3), seed=5, names=["Ada", "Bob", "Cléo"])
