"""Pictures as PNG, the same on every machine: the fonts come with the extra `png`, not from the system."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotheque.errors import MissingExtra

NEEDED = ("cssselect2", "font_source_sans_pro", "font_source_serif_pro", "resvg_py", "tinycss2")


def to_png(svg: str, *sheets: str, width: int = 1400, background: str | None = None) -> bytes:
    """Draw an SVG, painted with its own style sheets and those given, as the bytes of a PNG."""
    if any(find_spec(name) is None for name in NEEDED):
        raise MissingExtra(
            "PNG needs more packages: pip install 'ludotheque[png]', or write SVG",
            "le PNG demande d'autres paquets : pip install 'ludotheque[png]', ou écrire du SVG",
        )
    painted = import_module("ludotheque.svg.paint").painted
    drawn = import_module("resvg_py").svg_to_bytes(
        svg_string=painted(svg, *sheets),
        width=width,
        background=background,
        skip_system_fonts=True,
        font_files=_fonts(),
        serif_family="Source Serif Pro",
        sans_serif_family="Source Sans Pro",
        font_family="Source Sans Pro",
    )
    return bytes(drawn)


def _fonts() -> list[str]:
    folders = [Path(path) for name in NEEDED if name.startswith("font_") for path in import_module(name).__path__]
    return [str(file) for folder in folders for file in sorted((folder / "files").glob("*.ttf"))]
