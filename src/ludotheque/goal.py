"""What a game is played for, as data that pages and terminals lay out: the goal, how it ends, what a turn is."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec

Texts = TypeVar("Texts", bound=Hashable)


class Point(msgspec.Struct, frozen=True, cache_hash=True):
    """One thing to know: its symbol, what it is about, a sentence, and the clause that says it in full."""

    icon: str
    head: str
    text: str
    clause: str = ""


class Gauge(msgspec.Struct, frozen=True, cache_hash=True):
    """How far something is: steps done, of how many; of the last ones nobody knows how many it takes."""

    done: int = 0
    of: int = 0
    unsure: int = 0


class Goal(msgspec.Struct, frozen=True, cache_hash=True):
    """What is played for at one table, and how far one seat is from it; without an aim, nothing is known."""

    # What is played: the scenario, or the game.
    title: str = ""
    # In three or four words, to be always in sight.
    short: str = ""
    # What wins, in a sentence.
    aim: str = ""
    # How it ends, what counts, what costs.
    facts: tuple[Point, ...] = ()
    # What one does in a turn, in order.
    turn: tuple[Point, ...] = ()
    gauge: Gauge = Gauge()
    # How things stand for whoever looks.
    standing: str = ""
    # Whether all do together what is called a turn.
    is_round: bool = False


def filled(texts: Texts, **figures: object) -> Texts:
    """Return texts with their figures filled in, wherever they stand."""
    return cast(Texts, _filled_with(texts, tuple(figures.items())))


# The texts of a table stay as they are; only how far it is changes from answer to answer.
@lru_cache(maxsize=1024)
def _filled_with(texts: Hashable, figures: tuple[tuple[str, object], ...]) -> Any:
    return _filled(texts, dict(figures))


def _filled(thing: Any, figures: dict[str, object]) -> Any:
    if isinstance(thing, str):
        return thing.format_map(figures)
    if isinstance(thing, tuple):
        return tuple(_filled(part, figures) for part in thing)
    if isinstance(thing, msgspec.Struct):
        parts = {name: _filled(getattr(thing, name), figures) for name in thing.__struct_fields__}
        return msgspec.structs.replace(thing, **parts)
    return thing
