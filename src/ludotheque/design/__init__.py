"""The look of the library: style sheets and symbols, the same for pictures and for pages."""

from functools import cache
from importlib.resources import files

from ludotheque import shelf

# The style that games bring themselves, `show/style.css` in their folders: of their boards and of their boxes.
GAMES = "games.css"
# What a drawing needs: colours and sizes, the paint of boards, and that of what stands beside them in a picture.
PICTURE_SHEETS = ("tokens.css", "boards.css", GAMES, "picture.css")


@cache
def read(name: str) -> str:
    """Return one of the files of this folder, or what games bring themselves."""
    return "\n".join(shelf.texts("show/style.css")) if name == GAMES else _file(name)


@cache
def icons() -> str:
    """Return all symbols: those that games share, and those of one game, `show/icons.svg` in its folder."""
    return "\n".join([_file("icons.svg"), *shelf.texts("show/icons.svg")])


def cover(game: str) -> str | None:
    """Return the picture on a game's box, `show/cover.svg` in its folder, if somebody has drawn one."""
    return shelf.text_of(game, "show/cover.svg")


def _file(name: str) -> str:
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
