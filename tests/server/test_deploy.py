"""The units for systemd: what they start is tried as plain processes."""

import shlex
import signal
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

from tests.house.source import ROOT
from tests.server.running import Server

UNITS = ROOT / "deploy"
PROGRAM = "/usr/local/lib/ludotheque/bin/ludotheque"


def service(name: str) -> dict[str, str]:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(UNITS / name, encoding="utf-8")
    return dict(unit["Service"])


def command(name: str, **words: str) -> list[str]:
    text = service(name)["ExecStart"]
    for old, new in words.items():
        text = text.replace("%i" if old == "port" else "/var/lib/ludotheque", new)
    assert shlex.split(text)[0] == PROGRAM
    return [sys.executable, "-m", "ludotheque", *shlex.split(text)[1:]]


def test_the_units_start_a_node_that_ends_when_asked_and_make_a_backup(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0)
    server.environment.update(pair.split("=", 1) for pair in shlex.split(service("ludotheque@.service")["Environment"]))
    server.command = command("ludotheque@.service", port=str(server.port))
    server.start()
    assert server.process is not None
    backup = command("ludotheque-backup.service", folder=str(tmp_path))
    subprocess.run(backup, env=server.environment, check=True, timeout=60)
    assert (tmp_path / "backup.sqlite").stat().st_mode & 0o777 == 0o600
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(20) in (0, -signal.SIGTERM)
