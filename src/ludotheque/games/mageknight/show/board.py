"""Mage Knight drawn as SVG: the whole table as a picture that needs nothing else."""

from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.table import table
from ludotheque.games.mageknight.show.page import page_of


def board(view: MageKnight, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the table as a seat sees it."""
    scene = Scene(view, seat, language, names)
    return table(scene, page_of(scene, scene))
