"""How often a seat wants to be asked, in games that ask often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel import Option


@dataclass(frozen=True)
class Manners:
    """How often a seat wants to be asked: ways by name, of which the first asks always, and what the others answer."""

    names: tuple[str, ...]
    # What they are called, by language.
    titles: Mapping[str, Mapping[str, str]]
    # A spectator's view, a seat and its way: what is answered for it, or nothing if it is asked. It gets no more than
    # everybody sees, so that neither the answer nor the moment it comes at tells of what is hidden.
    answer: Callable[[Any, int, str], Option | None]
    # A spectator's view and a seat: whether it is asked for what it may hold, so that how long it thinks could tell.
    is_secret: Callable[[Any, int], bool]
