"""The example game keeps the contract too; it is known before any test asks for the names of all games."""

from examples.highcard import GAME
from ludotheque.games import register

register(GAME)
