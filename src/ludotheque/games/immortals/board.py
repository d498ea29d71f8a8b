"""Immortals drawn as SVG."""

from ludotheque.games.immortals.state import Immortals


def board(view: Immortals, seat: int, language: str) -> str:
    """Return the board as a seat sees it."""
    return "<svg/>"
