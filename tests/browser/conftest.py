"""A real server and the system's Chromium, started once for all tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.people import chromium
from tests.server.running import Server, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.sqlite'}", workers=1) as found:
        yield found
