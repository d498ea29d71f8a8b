"""Short finished games to review: small, quick, and the same each time."""

from functools import cache

from ludotheque import bots, match
from ludotheque.match import Match

TABLES = {"smallworld": 2, "immortals": 3, "ebbland": 2, "mageknight": 1}


@cache
def finished(game: str, players: int, bot: str = "random", seed: int = 3) -> Match:
    """Return a game that bots played to its end."""
    played = match.new(game, players, seed=seed, names=[f"P{seat}" for seat in range(players)])
    seats = [bots.make(bot, played.game, seed=seat) for seat in range(players)]
    while question := played.question():
        played.answer(seats[question.seat].choose(played.view(question.seat), question.seat), question.seat)
    return played
