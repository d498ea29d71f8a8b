"""The example game, known by name, for tests of everything above the kernel."""

import pytest

from examples.highcard import GAME
from ludotheque.games import register
from ludotheque.match import Match


@pytest.fixture
def highcard() -> Match:
    register(GAME)
    return Match(GAME, GAME.setup(3), seed=5, names=["Ada", "Bob", "Cléo"])
