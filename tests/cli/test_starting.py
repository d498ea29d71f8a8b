"""A server that cannot start says in one line what to do, and ends with code 2."""

import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludotheque.cli import main
from ludotheque.store import claim, migrate


def refusal(*words: str, language: str = "en") -> str:
    """What the command says when it ends at once."""
    result = CliRunner().invoke(main, ["--lang", language, *words])
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1
    return result.output


def serve(url: str, language: str = "en") -> str:
    return refusal("serve", "--port", "0", "--database", url, language=language)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "tables.sqlite"
    migrate(f"sqlite:///{found}")
    return found


def test_two_servers_do_not_share_a_file(path: Path):
    with claim(f"sqlite:///{path}"):
        assert "another server is using" in serve(f"sqlite:///{path}")
        assert "un autre serveur utilise" in serve(f"sqlite:///{path}", "fr")
    with claim(f"sqlite:///{path}"):
        pass


def test_two_servers_do_not_share_a_file_under_two_names(path: Path):
    other = path.with_name("link.sqlite")
    other.symlink_to(path)
    with claim(f"sqlite:///{path}"):
        assert "another server is using" in serve(f"sqlite:///{other}")
        assert "another server is using" in serve(f"sqlite:///file:{path}?uri=true")


def test_a_database_that_cannot_be_written_to(path: Path):
    assert "write permission" in serve(f"sqlite:///file:{path}?mode=ro&uri=true")


@pytest.mark.parametrize("damage", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database(path: Path, damage: bytes):
    path.write_bytes(damage)
    assert "is damaged: put a backup in its place" in serve(f"sqlite:///{path}")


def test_a_database_with_a_damaged_page(path: Path):
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : (page + 1) * 4096] = b"\xff" * 4096
    path.write_bytes(data)
    assert "is damaged" in serve(f"sqlite:///{path}")


def test_a_database_of_a_newer_version(path: Path):
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    connection.close()
    assert "newer version" in serve(f"sqlite:///{path}")
    assert "version plus récente" in refusal("migrate", "--database", f"sqlite:///{path}", language="fr")


def test_a_postgresql_that_is_away():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        url = f"postgresql://ludo:secret@127.0.0.1:{probe.getsockname()[1]}/postgres"
        said = serve(url)
    assert "does not answer: start it" in said
    assert "secret" not in said


def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert "a file stands where a folder should be" in serve(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}")


@pytest.mark.parametrize("url", ["nonsense", "oracle://x/y", "mysql://x/y"])
def test_what_is_no_database(url: str):
    assert "no address of a database" in serve(url)


def test_a_port_that_is_taken(path: Path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert "choose another --port" in refusal("serve", "--port", port, "--database", f"sqlite:///{path}")


def test_a_setting_that_is_no_number(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTHEQUE_WORKERS", "many")
    assert "LUDOTHEQUE_WORKERS must be a number" in refusal("serve")
