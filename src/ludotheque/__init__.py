"""Complex fantasy board games that a computer can referee completely."""

from typing import TYPE_CHECKING, Any

from ludotheque.engine import engine, select

select()

from ludotheque.games import load, names  # noqa: E402
from ludotheque.kernel import Option, State, advance, answer, waiting  # noqa: E402
from ludotheque.match import Match, Question, begin, new, replay  # noqa: E402
from ludotheque.positions import Position, position  # noqa: E402

if TYPE_CHECKING:
    from ludotheque.envs.aec import TableEnv

__version__ = "0.1.0"


def env(game: str, players: int | None = None, **settings: Any) -> "TableEnv":
    """Return a PettingZoo environment of a game, with its smallest number of players unless told."""
    from ludotheque.envs.aec import TableEnv

    return TableEnv(game, load(game).seats[0] if players is None else players, **settings)


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
    "position",
    "replay",
    "waiting",
]
