"""Ctrl-C and SIGTERM at a real terminal: nothing is lost, and the game goes on as if it had never stopped."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSCTTY, TIOCSWINSZ

import pytest

from ludotheque import record
from ludotheque.cli.terminal.signals import Interrupted, Signals
from tests.cli.test_play import ENOUGH, play

# This seed gives the first turn to the person.
GAME = ("play", "smallworld", "--players", "2", "--bots", "random", "--seed", "4", "--lang", "en")


class Terminal:
    """A program at a pseudo-terminal of 120 by 40 characters."""

    def __init__(self, *words: str) -> None:
        self.own, theirs = pty.openpty()
        ioctl(theirs, TIOCSWINSZ, pack("HHHH", 40, 120, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none"}
        command = [sys.executable, "-m", "ludotheque", *words]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: ioctl(0, TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, text: str, times: int = 1) -> None:
        """Read until a text has come so many times."""
        deadline = time.monotonic() + 60
        while self.seen.count(text) < times:
            assert time.monotonic() < deadline, self.seen[-3000:]
            assert self.read(), f"ended without {text!r}: {self.seen[-3000:]}"

    def read(self) -> bool:
        if select.select([self.own], [], [], 5)[0]:
            try:
                data = os.read(self.own, 65536)
            except OSError:
                return False
            self.seen += data.decode("utf-8", "replace")
            return bool(data)
        return self.process.poll() is None

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def stop(self, how: str) -> int:
        """Interrupt, read what still comes, and return the exit code."""
        self.interrupt(how)
        while self.read():
            # Python's input() sees a signal that comes between its prompt and its waiting only with the next one.
            if self.is_waiting():
                self.interrupt(how)
        os.close(self.own)
        return self.process.wait(timeout=30)

    def interrupt(self, how: str) -> None:
        if how == "ctrl-c":
            self.type("\x03")
        else:
            self.process.send_signal(signal.SIGTERM)

    def is_waiting(self) -> bool:
        return self.process.poll() is None and not select.select([self.own], [], [], 2)[0]


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    program = Terminal(*words)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.process.kill()
            program.process.wait()


def answers_of(path: Path) -> int:
    return len(record.read(path).answers)


@pytest.mark.parametrize(("how", "code"), [("ctrl-c", 130), ("sigterm", 143)])
def test_line_mode_stops_without_loss(tmp_path: Path, how: str, code: int):
    cut, whole = tmp_path / "cut.json", tmp_path / "whole.json"
    with terminal(*GAME, "--plain", "--save", str(cut)) as program:
        program.wait_for("> ")
        program.type("1\r")
        program.wait_for("You take the")
        program.wait_for("> ", times=2)
        assert program.stop(how) == code
    assert f"To go on: ludotheque play --resume {cut}" in program.seen.replace("\r\n", "")
    assert answers_of(cut) == 1
    play("play", "--resume", str(cut), answers=ENOUGH)
    play(*GAME, "--save", str(whole), answers=ENOUGH)
    assert record.read(cut) == record.read(whole)


@pytest.mark.parametrize(("how", "code"), [("ctrl-c", 0), ("sigterm", 143)])
def test_the_whole_screen_stops_without_loss(tmp_path: Path, how: str, code: int):
    path = tmp_path / "g.json"
    with terminal(*GAME, "--save", str(path)) as program:
        program.wait_for("How it ends")
        program.type("\r")
        program.wait_for("Which race")
        program.type("1")
        program.wait_for("You take the")
        assert program.stop(how) == code
    assert "To go on: ludotheque play --resume" in program.seen.replace("\r\n", "")
    # The other screen is left, and the cursor is back.
    assert program.seen.rindex("\x1b[?1049l") > program.seen.rindex("\x1b[?1049h")
    assert answers_of(path) == 1
    assert play("play", "--resume", str(path), answers="1\n").exit_code == 0


def test_a_signal_waits_until_the_answer_is_written():
    signals = Signals()
    written = []

    def answer() -> None:
        with signals.heeded(), signals.held():
            signal.raise_signal(signal.SIGTERM)
            written.append(True)

    with pytest.raises(Interrupted) as caught:
        answer()
    assert written == [True]
    assert caught.value.exit_code == 143


def test_a_signal_between_answers_comes_at_once():
    signals = Signals()
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(Interrupted), signals.heeded():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) == before
