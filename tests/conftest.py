"""What all tests share."""

import pytest

import ludotheque
from examples.highcard import GAME
from ludotheque.games import register

pytest_plugins = ("tests.rulebook.unfinished",)

# The example game is known in every test run, so that what holds for all games is shown for it too.
register(GAME)


def pytest_report_header() -> str:
    return f"engine: {ludotheque.engine()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests that change rules to the interpreted engine."""
    left = [item for item in items if ludotheque.engine() == "compiled" and item.get_closest_marker("interpreted")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
