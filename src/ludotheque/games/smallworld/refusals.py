"""Why something is not possible now, with the clause it rests on."""

from ludotheque.game import Refusal
from ludotheque.games.smallworld.state import SmallWorld


def why_not(view: SmallWorld, seat: int, kind: str, index: int) -> Refusal | None:
    """Return why a seat cannot choose an element of the board now."""
    return None
