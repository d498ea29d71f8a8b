"""A real server and the system's Chromium, started once for all tests of a process."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Server, serving

# Chromium calls nobody at home, and needs no sandbox of its own where tests run as root.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "Chromium is missing: run `make setup`, or install the package chromium"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.sqlite'}", workers=1) as found:
        yield found
