"""Levels that people choose from, from the weakest to the strongest; a game may say which bot plays them."""

from __future__ import annotations

from ludotheque.game import Game

LEVELS = {
    "beginner": "novice:attention=0.4,blur=1.1",
    "easy": "novice:attention=0.7,blur=0.45",
    "normal": "greedy",
    "strong": "search:ms=700",
}


def at_level(text: str, game: Game) -> str:
    """Return the bot that plays a level of a game; anything else is the description of a bot already."""
    return game.mind.levels.get(text, LEVELS.get(text, text))
