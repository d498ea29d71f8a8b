"""Nim as it is seen; `SHOW` is what the library needs of it."""

from examples.nim.show.board import board, page
from ludotheque.game import Show

SHOW = Show(board=board, page=page)
