"""Why something is not possible now, with the clause it rests on."""

from ludotheque.game import Refusal
from ludotheque.games.immortals.state import Immortals


def why_not(view: Immortals, seat: int, kind: str, index: int) -> Refusal | None:
    """Return why a seat cannot choose an element of the board now."""
    return None
