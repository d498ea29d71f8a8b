"""The look of the library: style sheets and symbols, the same for pictures and for pages."""

from functools import cache
from importlib.resources import files

# What a drawing needs: colours and sizes, the paint of boards, and that of what stands beside them in a picture.
PICTURE_SHEETS = ("tokens.css", "boards.css", "picture.css")


@cache
def read(name: str) -> str:
    """Return one of the files of this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
