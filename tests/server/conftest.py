"""A server in this process for quick tests, and a PostgreSQL for those that need a real one."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.app import create_app, prepare
from ludotheque.server.settings import Settings
from tests.server.running import postgres

ORIGIN = "http://testserver.local"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables of games, made once: building it takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite"
    prepare(Settings(database=f"sqlite:///{path}"))
    return path


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    shutil.copy(empty_database, tmp_path / "tables.sqlite")
    return Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0, writes=0, new_tables=0, reads=0)


@pytest.fixture
def app(settings: Settings) -> Litestar:
    prepare(settings)
    return create_app(settings)


@pytest.fixture
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=True) as found:
        found.headers["origin"] = ORIGIN
        found.headers["accept-language"] = "en"
        yield found


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url
