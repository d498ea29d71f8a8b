"""A real server, started once for all tests of a process, and the system's Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import chromium
from tests.server.running import Server, serving

# A busy machine may take its time.
expect.set_options(timeout=90_000)


# Playwright keeps an event loop running in this thread: it must end before a test of another kind starts its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.sqlite'}", workers=1) as found:
        yield found
