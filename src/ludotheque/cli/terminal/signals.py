"""Ctrl-C and the system's wish to end: they wait while an answer is taken and written, so that nothing is lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

HEEDED = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupted(BaseException):
    """Somebody pressed Ctrl-C, or the system wants the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        # What shells expect of a program that a signal ended.
        self.exit_code = 128 + number


class Signals:
    """Turns signals into an exception, but never in the middle of an answer."""

    def __init__(self) -> None:
        self.depth = 0
        self.pending = 0

    def handle(self, number: int, frame: FrameType | None) -> None:
        """Raise, now or as soon as it is safe."""
        if self.depth:
            self.pending = number
        else:
            raise Interrupted(number)

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Heed the signals as long as the block runs."""
        before = {number: signal.signal(number, self.handle) for number in HEEDED}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold signals back until the block is done."""
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1
        if self.pending and not self.depth:
            number, self.pending = self.pending, 0
            raise Interrupted(number)


SIGNALS = Signals()
