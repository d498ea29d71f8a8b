"""What all tests share."""

import ludotheque
from examples.highcard import GAME
from ludotheque.games import register

pytest_plugins = ("tests.rulebook.unfinished",)

# The example game is known in every test run, so that what holds for all games is shown for it too.
register(GAME)


def pytest_report_header() -> str:
    return f"engine: {ludotheque.engine()}"
