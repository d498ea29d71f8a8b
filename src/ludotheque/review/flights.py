"""Throws that take several answers: dice are cast, cards may change them, and only then it shows what they did."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.greedy import Greedy
from ludotheque.game import Game
from ludotheque.kernel import State, answer, waiting

# No throw takes more answers.
FAR = 150


def landed(game: Game, states: Sequence[State], number: int) -> int:
    """Return the last position up to one of a game in which nothing is on its way."""
    while number and game.ledger.is_thrown(states[number]):
        number -= 1
    return number


def flight(game: Game, states: Sequence[State], number: int) -> tuple[int, int]:
    """Return the positions before and after an answer in which nothing is on its way."""
    later = number + 1
    while later + 1 < len(states) and game.ledger.is_thrown(states[later]):
        later += 1
    return landed(game, states, number), later


def land(game: Game, s: State, seed: int) -> State:
    """Play on until what is on its way has come down, as a quick bot would."""
    player = Greedy(game, seed, 1)
    for _ in range(FAR):
        asks = waiting(s)
        if not asks or not game.ledger.is_thrown(s):
            break
        options = asks[0].options(s)
        seat = asks[0].seat
        choice = options[0] if len(options) == 1 else player.choose(game.rules.sight(s, seat), seat)
        answer(s, asks[0], choice)
    return s
