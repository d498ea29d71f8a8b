"""Small World drawn as SVG: the whole table as a picture, or the map alone for a page."""

from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.show.drawing.map import map_svg as _map_svg
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.table import description, table
from ludotheque.kernel import Option
from ludotheque.page import Board
from ludotheque.svg.markup import escape


def board(view: SmallWorld, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the whole table as a seat sees it: a picture that needs nothing else."""
    return table(Scene(view, seat, language, names))


def map_svg(
    view: SmallWorld,
    seat: int,
    language: str,
    names: tuple[str, ...] = (),
    said: dict[Option, str] | None = None,
) -> Board:
    """Return the map alone, for a page that brings style sheets and symbols itself."""
    scene = Scene(view, seat, language, names, said)
    return _map_svg(scene, lambda: f"<desc>{escape(description(scene))}</desc>")
