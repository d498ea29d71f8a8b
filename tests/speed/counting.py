"""Counts the calls of functions: what a gross slip multiplies, the same on any machine."""

import sys
from collections.abc import Callable
from types import FrameType


def calls(work: Callable[[], object]) -> int:
    """Return how many functions are called while something is done."""
    number = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return number
