"""Small World drawn as SVG."""

from ludotheque.games.smallworld.state import SmallWorld


def board(view: SmallWorld, seat: int, language: str) -> str:
    """Return the board as a seat sees it."""
    return "<svg/>"
