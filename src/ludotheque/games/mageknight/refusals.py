"""Why something is not possible now, with the clause it rests on."""

from ludotheque.game import Refusal
from ludotheque.games.mageknight.state import MageKnight


def why_not(view: MageKnight, seat: int, kind: str, index: int) -> Refusal | None:
    """Return why a seat cannot choose an element of the board now."""
    return None
