"""Complex fantasy board games that a computer can referee completely."""

from ludotheque.engine import engine, select

select()

from ludotheque.games import load, names  # noqa: E402
from ludotheque.kernel import Option, State, advance, answer, waiting  # noqa: E402
from ludotheque.match import Match, Question, new, replay  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "Match",
    "Option",
    "Question",
    "State",
    "__version__",
    "advance",
    "answer",
    "engine",
    "load",
    "names",
    "new",
    "replay",
    "waiting",
]
