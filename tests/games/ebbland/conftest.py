"""Opens the rules from their front door, and lets records find the bare game, until the game has a door of its own."""

import pytest

from ludotheque import games
from tests.games.ebbland.bare import GAME


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(games._registered, "ebbland", GAME)
