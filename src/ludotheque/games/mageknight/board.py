"""Mage Knight drawn as SVG: the whole table as a picture that needs nothing else."""

from ludotheque.games.mageknight.drawing.scene import Scene
from ludotheque.games.mageknight.drawing.table import table
from ludotheque.games.mageknight.page import page_of
from ludotheque.games.mageknight.state import MageKnight


def board(view: MageKnight, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the table as a seat sees it."""
    scene = Scene(view, seat, language, names)
    return table(scene, page_of(scene, scene))
