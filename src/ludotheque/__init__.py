"""Complex fantasy board games that a computer can referee completely."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheque.engine import engine, select

select()

from ludotheque.games import load, names  # noqa: E402
from ludotheque.kernel import Option, State, advance, answer, waiting  # noqa: E402
from ludotheque.match import Match, Question, begin, new, replay  # noqa: E402
from ludotheque.positions import Position, position  # noqa: E402

if TYPE_CHECKING:
    from ludotheque.envs.aec import TableEnv
    from ludotheque.envs.parallel import TableParallel
    from ludotheque.envs.seat import SeatEnv
    from ludotheque.envs.vector import TableVector

__version__ = "0.1.0"


def env(game: str, players: int | None = None, **settings: Any) -> "TableEnv":
    """Return a PettingZoo environment of a game, with its smallest number of players unless told."""
    from ludotheque.envs.aec import TableEnv

    return TableEnv(game, players, **settings)


def parallel(game: str, players: int | None = None, **settings: Any) -> "TableParallel":
    """Return a PettingZoo parallel environment: seats that are asked together answer in one step."""
    from ludotheque.envs.parallel import TableParallel

    return TableParallel(game, players, **settings)


def seat(game: str, players: int | None = None, **settings: Any) -> "SeatEnv":
    """Return a Gymnasium environment of one seat; bots sit in the others."""
    from ludotheque.envs.seat import SeatEnv

    return SeatEnv(game, players, **settings)


def vector(game: str, n: int, players: int | None = None, **settings: Any) -> "TableVector":
    """Return a Gymnasium vector environment of so many games, in this process or in several workers."""
    from ludotheque.envs.vector import TableVector

    return TableVector(game, n, players, **settings)


def openspiel(game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """Return a game for OpenSpiel, with explicit chance."""
    from ludotheque.envs import openspiel

    return openspiel.openspiel(game, players, options)


__all__ = [
    "Match",
    "Option",
    "Position",
    "Question",
    "State",
    "__version__",
    "advance",
    "answer",
    "begin",
    "engine",
    "env",
    "load",
    "names",
    "new",
    "openspiel",
    "parallel",
    "position",
    "replay",
    "seat",
    "vector",
    "waiting",
]
