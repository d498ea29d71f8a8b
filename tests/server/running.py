"""Real servers in processes of their own, and real databases, for tests that kill them."""

import os
import pwd
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

DEBIAN = Path("/usr/lib/postgresql")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be killed and started again at the same place."""

    def __init__(self, database: str, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = {"workers": 1, "lease": 1.5, "writes": 0, "new_tables": 0, **settings}
        self.environment = {
            **os.environ,
            "LUDOTHEQUE_DATABASE_URL": database,
            **{f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server did not start"
            try:
                httpx.get(f"{self.url}/health", timeout=5)
                return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@contextmanager
def serving(database: str, **settings: object) -> Iterator[Server]:
    server = Server(database, **settings).start()
    try:
        yield server
    finally:
        server.kill()


def postgres_folder() -> Path:
    found = sorted(DEBIAN.glob("*/bin/postgres"))
    assert found, "PostgreSQL is missing: run `make setup`, or install the package postgresql"
    return found[-1].parent


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of our own in a folder, on a free port; it will not run as root, so root lends it a user."""
    programs, port = postgres_folder(), free_port()
    run: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        run |= {"user": user.pw_uid, "group": user.pw_gid}
        os.chown(folder, user.pw_uid, user.pw_gid)
        for parent in folder.parents:
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
    data = folder / "data"
    subprocess.run([programs / "initdb", "-D", data, "-U", "ludo", "-A", "trust", "--no-sync", "-E", "UTF8"], **run)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    subprocess.run([programs / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start"], **run)
    try:
        yield f"postgresql://ludo@127.0.0.1:{port}/postgres"
    finally:
        # Nothing of it is kept, so it may go down as it likes.
        subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-W", "stop"], **{**run, "check": False})
