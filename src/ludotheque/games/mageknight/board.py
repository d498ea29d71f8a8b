"""Mage Knight drawn as SVG."""

from ludotheque.games.mageknight.state import MageKnight


def board(view: MageKnight, seat: int, language: str) -> str:
    """Return the board as a seat sees it."""
    return "<svg/>"
