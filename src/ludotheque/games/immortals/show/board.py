"""Immortals drawn as SVG: the whole table as a picture, or the realms alone for a page."""

from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.games.immortals.show.drawing.realms import map_svg as _map_svg
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.games.immortals.show.drawing.table import description, table
from ludotheque.svg.markup import escape


def board(view: Immortals, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the whole table as a seat sees it: a picture that needs nothing else."""
    return table(Scene(view, seat, language, names))


def map_svg(view: Immortals, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the realms alone, for a page that brings style sheets and symbols itself."""
    scene = Scene(view, seat, language, names)
    return _map_svg(scene, f"<desc>{escape(description(scene))}</desc>")
