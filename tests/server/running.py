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
from tempfile import TemporaryDirectory
from typing import IO, Any

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
        chosen = {"workers": 1, "lease": 1.5, "writes": 0, "new_tables": 0, "reads": 0, **settings}
        self.environment = {
            **os.environ,
            "LUDOTHEQUE_DATABASE_URL": database,
            **{f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self.command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(self.port)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, log: IO[bytes] | None = None) -> "Server":
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL, stderr=log)
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


class Postgres:
    """A PostgreSQL server of our own in a folder, on a free port; it will not run as root, so root lends it a user."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"postgresql://ludo@127.0.0.1:{self.port}/postgres"
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            self.user = {"user": user.pw_uid, "group": user.pw_gid}
            os.chown(folder, user.pw_uid, user.pw_gid)
        self.run("initdb", "-U", "ludo", "-A", "trust", "--no-sync", "-E", "UTF8")

    def run(self, program: str, *words: object, check: bool = True) -> None:
        if self.user:
            self.open_the_way()
        command = [postgres_folder() / program, "-D", self.folder / "data", *map(str, words)]
        subprocess.run(command, check=check, stdout=subprocess.DEVNULL, cwd=self.folder, **self.user)

    def open_the_way(self) -> None:
        """Let the lent user through to the folder, should the folder for temporary files be for its owner alone."""
        for parent in self.folder.parents:
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self.run("pg_ctl", "-w", "-t", 120, "-o", options, "-l", self.folder / "log", "start")

    def stop(self, mode: str) -> None:
        self.run("pg_ctl", "-w", "-t", 120, "-m", mode, "stop")

    def processes(self) -> list[int]:
        """The server, and all processes that serve its clients."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]

    def signal(self, number: int) -> None:
        for process in self.processes():
            os.kill(process, number)

    def kill(self) -> None:
        """Kill it as a power cut does, and take away the locks: who killed it may not have buried it yet."""
        killed = self.processes()
        self.signal(signal.SIGKILL)
        while any(is_alive(process) for process in killed):
            time.sleep(0.05)
        for lock in (self.folder / "data" / "postmaster.pid", self.folder / f".s.PGSQL.{self.port}.lock"):
            lock.unlink(missing_ok=True)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with running_postgres() as server:
        yield server.url


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own that can be stopped and started."""
    # Not in pytest's folder: every run of pytest by the same user shuts that to others again, also to this server.
    with TemporaryDirectory(prefix="ludotheque-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            # Nothing of it is kept, so it may go down as it likes.
            server.run("pg_ctl", "-m", "immediate", "-w", "stop", check=False)
