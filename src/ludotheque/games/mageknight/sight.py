"""What a seat may see, and how a bot fills in the rest."""

from ludotheque.games.mageknight.state import MageKnight
from ludotheque.kernel import Dice


def sight(s: MageKnight, seat: int) -> MageKnight:
    """Return the position without what this seat may not know."""
    view = s.copy()
    view.veil(seat)
    return view


def guess(view: MageKnight, seat: int, dice: Dice) -> MageKnight:
    """Return a full position that fits a view."""
    s = view.copy()
    s.unveil(dice)
    return s
